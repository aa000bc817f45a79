"""J6: the rulebook."""

from __future__ import annotations

from judge.codes.entry import Code

CODES: dict[str, Code] = {
    "J601": Code(
        "Not a rules document that can be read",
        "The file is in none of the formats in which comprehensive rules are known here.",
        "Give the text of the Japanese document (its chapters are headed `§1`), or the Markdown of the Korean one (its "
        "sections are headed `#### 1-1.`).",
    ),
    "J602": Code(
        "No such clause",
        "The text is neither the id of a clause of the catalogue nor a title in Japanese, Korean or English.",
        "Write an id like `9-4 iii`, `A7-5` or `9-2 bullet 4`; `judge rulebook search` finds clauses by their words.",
    ),
    "J603": Code(
        "Neither a file nor an edition",
        "What is to be compared or counted is no file, and no edition of the catalogue bears that name.",
        "Check the path, or name an edition as `judge rulebook list --editions` prints them.",
    ),
    "J604": Code(
        "The text cannot be stored",
        "The folder for the user's own data may not be written.",
        "Make it writable, or set `XDG_DATA_HOME` to a folder that is.",
    ),
    "J605": Code(
        "Not a record of rulings",
        "A file that is to show which clauses were executed is not the JSON that this project writes.",
        "Write it with `judge run --format json`: one object a line, each with `scenario` and `events`.",
    ),
}
