"""J0: a file that cannot be read as strict YAML."""

from __future__ import annotations

from judge.codes.entry import Code

CODES: dict[str, Code] = {
    "J001": Code(
        "The file cannot be read",
        "It does not exist, is a folder, a pipe, a device or a socket, or may not be read by you.",
        "Check the path; `-` reads standard input.",
    ),
    "J002": Code(
        "The file is too large",
        "Files that people write are far below the limit; a larger one is a mistake or an attack, and is not read.",
        "Split it into several files.",
    ),
    "J003": Code(
        "The file is not text in UTF-8",
        "A byte sequence is no UTF-8: another encoding (Shift-JIS, EUC-KR, UTF-16), or no text at all.",
        "Save the file as UTF-8. A byte order mark does no harm.",
    ),
    "J004": Code(
        "A character that may not stand in a file",
        "Control characters, overrides of the direction of text, and separators that editors do not count as lines "
        "would hide or shift what is written, in the file or on a terminal. An escape such as `\\e` makes one as well.",
        "Delete the character at the place named.",
    ),
    "J005": Code(
        "Not YAML",
        "The text breaks the form of YAML: indentation, an open quote or bracket, a colon inside a sentence.",
        "Indent with spaces, close what is open, and put quotes around text that contains `: ` or ` #` or begins with "
        "one of the marks that YAML keeps for itself.",
        "scenario: What happens: does the attack hit\n",
    ),
    "J006": Code(
        "The file is empty",
        "There is no document in it, or only comments.",
        "Write at least a `board:`.",
        "# nothing here yet\n",
    ),
    "J007": Code(
        "A key stands twice",
        "One of the two values would be lost without a word.",
        "Delete one of them, or join them.",
        "board: {distance: 10}\nboard: {distance: 4}\n",
    ),
    "J008": Code(
        "An anchor or an alias",
        "`&name` and `*name` let a few lines stand for millions, and hide what a file says where it says it.",
        "Write the value out at each place; put text that begins with `&` or `*` in quotes.",
        "board:\n  a: &same {aura: 3}\n  b: *same\n",
    ),
    "J009": Code(
        "A tag",
        "`!name` asks for a type of YAML's; here every value is the text that was written.",
        "Leave the tag out; put text that begins with `!` in quotes.",
        "board:\n  turn: !!int 5\n",
    ),
    "J010": Code(
        "A second document",
        "One file is one document; what stands behind a second `---` would not be read.",
        "Put it into a file of its own.",
        "scenario: First\n---\nscenario: Second\n",
    ),
    "J011": Code(
        "A key that is no text",
        "A list, a map or nothing stands where a key belongs.",
        "Keys are words.",
        "board:\n  [a, b]: {aura: 3}\n",
    ),
    "J012": Code(
        "Nested too deep",
        "Lists and maps stand inside each other deeper than any file needs.",
        "Take brackets away, or indentation.",
    ),
    "J013": Code(
        "Too many values",
        "The file holds more values than any file that people write.",
        "Split it into several files.",
    ),
    "J020": Code(
        "Another kind of value is wanted",
        "A list stands where one value is wanted, a value where a map is wanted, or nothing at all.",
        "Write what the message names: `[..]` is a list, `[]` an empty one, `key: value` lines are a map.",
        "board:\n  a: {hand: Slash}\n",
    ),
    "J021": Code(
        "Not a whole number",
        "Only digits with an optional sign are a number: no `1_000`, no `0o7`, no `1.0`, no full-width digits.",
        "Write the number in plain digits.",
        "board:\n  turn: 1_000\n",
    ),
    "J022": Code(
        "A number out of its range",
        "The number is smaller or larger than the game allows at this place.",
        "Write a number in the range that the message names.",
        "board:\n  a: {vigor: 3}\n",
    ),
    "J023": Code(
        "Neither true nor false",
        "Only `true` and `false` answer yes-or-no keys; `yes`, `no`, `on` and `off` stay the words they are.",
        "Write `true` or `false`.",
        "board:\n  a: {flinch: yes}\n",
    ),
    "J024": Code(
        "Not one of the words allowed",
        "The key takes one of a few words, and this is none of them.",
        "Take one of the words that the message lists.",
        "board:\n  phase: combat\n",
    ),
    "J025": Code(
        "An unknown key",
        "Nothing by this name belongs here; a misspelt key would otherwise be passed over silently.",
        "Correct the spelling, or delete the line.",
        "board:\n  distanse: 4\n",
    ),
}
