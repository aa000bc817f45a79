"""J8: files of claims."""

from __future__ import annotations

from judge.codes.entry import Code

BOARD = "{distance: 4, a: {megami: [yurina, himika]}, b: {megami: [saine, tokoyo]}}"

CODES: dict[str, Code] = {
    "J801": Code(
        "A claim that cannot be told apart",
        "Reports speak of claims by their `id`: small letters, digits and dashes, no two alike in a file.",
        "Give it a name of its own that says what it is about, like `empty-deck-draw`.",
        f"faq: A page\nclaims:\n  - id: A1\n    claimed: It is so.\n    boards:\n      - board: {BOARD}\n"
        "        claim: [distance: 4]\n",
    ),
    "J802": Code(
        "A claim with nothing to check",
        "A claim has boards, each with what is said to come of it, or it waits for what cannot be played yet.",
        "Write `boards:` with a `board:` (or a shipped `scenario:`) and a `claim:` each; or `waiting:` and for what.",
        "faq: A page\nclaims:\n  - {id: nothing, claimed: It is so.}\n",
    ),
    "J803": Code(
        "Variations that cannot be",
        "What is varied is a fact that the board leaves open; each row under `each` fills the same blanks; at least "
        "one combination is a board that can be; and there are no more than a few thousand.",
        "Write `vary: {a.aura: 0-5, distance: [2, 3, 10]}`, and leave these facts out of `board:`.",
        f"faq: A page\nclaims:\n  - id: varied\n    claimed: It is so.\n    boards:\n      - board: {BOARD}\n"
        "        vary: {distance: 2-5}\n        claim: [shadow: 0]\n",
    ),
    "J804": Code(
        "A blank that nothing fills",
        "A blank `<name>` stands for a fact under `vary` or for an entry of the rows under `each`; a number may be "
        "added to it or taken away, `<a.aura - 1>`.",
        "Name one of those, or take the brackets away.",
        f"faq: A page\nclaims:\n  - id: blank\n    claimed: It is so.\n    boards:\n      - board: {BOARD}\n"
        "        each: [{card: Slash}]\n        claim: [distance: <aura>]\n",
    ),
    "J805": Code(
        "No such scenario",
        "The scenario that a claim names is neither among those that come with the project nor beside the file.",
        "Write its path from the folder of scenarios, like `furuyoni/core/9-5/name.yaml`.",
        "faq: A page\nclaims:\n  - {id: lost, claimed: It is so., boards: [{scenario: none.yaml, claim: [turn: 5]}]}\n",
    ),
}
