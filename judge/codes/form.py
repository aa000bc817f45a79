"""J1: a scenario that is YAML, but not in the form of a scenario."""

from __future__ import annotations

from judge.codes.entry import Code

CODES: dict[str, Code] = {
    "J100": Code(
        "More problems than are worth listing",
        "After a hundred problems the file is not read any further.",
        "Mend those listed before it; most of them may have one cause, like a wrong `cards:`.",
    ),
    "J101": Code(
        "There is no board",
        "A scenario describes a board; everything else in it may be left out.",
        "Add `board:`; `board: {distance: 10}` is a board as a game begins.",
        "scenario: A title alone\n",
    ),
    "J102": Code(
        "Not a reading",
        "Where the rules are silent a reading is taken: a gap of the rules by its number, and a letter.",
        "Write `readings: {G5: b}`, or `- rules: G5=b` as a line of play.",
        "board: {distance: 10}\nreadings: {G5: second}\n",
    ),
    "J103": Code(
        "Not a clause id",
        "What stands there cannot be read as the number of a clause.",
        "Write section and step: `9-4 iii`, `8-2-2 A`; `A7-5` for the additional rules; `9-2 bullet 4`.",
        "board: {distance: 10}\nexpect:\n  - applied: [nine-four]\n",
    ),
    "J104": Code(
        "A card of the file's own that cannot be",
        "A fact under `cards_adhoc` is not in the form in which cards print it, or an attack lacks one it needs.",
        "`range: 3-4`, `damage: 2/1`, `charge: 2`, `cost: 3`; `-` and `X` as on cards.",
        "board: {distance: 10}\ncards_adhoc:\n  Test Blow: {type: attack, range: near, damage: 2/1}\n",
    ),
    "J105": Code(
        "A history that belongs to nobody",
        "What happened before the board is told for the game or for a player, `a` or `b`.",
        "Write `history: {turn_start_distance: 4, a: {attacks: 1}}`.",
        "board: {distance: 10}\nhistory:\n  c: {attacks: 1}\n",
    ),
    "J106": Code(
        "Another kind of file",
        "A scenario has a board, a file of claims begins with `faq`. This one is of the other kind than was asked for.",
        "Check files of claims with `judge faq`, and adjudicate scenarios with `judge run`.",
        "faq: A page\nclaims: []\n",
    ),
    "J107": Code(
        "No place to begin",
        "A board begins in the set-up (2-1, 3-1, 3-2, 4-1 1 to 4-1 7), at a step of a phase (8-1-1 to 8-3-2), or at "
        "a step of the attack (9-4 i to 9-4 viii) of the one card in use, which the active player has used in "
        "the main phase; and the phase and the action that are stated belong to it.",
        "Take the clause of such a step. To what lies deeper lead the lines that are played; `--until` stops there.",
        "board:\n  at: 9-5 ii\n",
    ),
}
