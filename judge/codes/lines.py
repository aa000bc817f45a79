"""J3: lines of `play` and `expect`."""

from __future__ import annotations

from judge.codes.entry import Code

CODES: dict[str, Code] = {
    "J301": Code(
        "Not a line of play",
        "A line of play names who answers and the answer, one of each.",
        "Write `- a: use Slash`, one line for one answer.",
        "board: {distance: 10}\nplay:\n  - forward\n",
    ),
    "J302": Code(
        "Nobody by that name decides",
        "Choices are made by the players `a` and `b`, by `chance`, and by `rules` where the text is silent.",
        "Write one of these four.",
        "board: {distance: 10}\nplay:\n  - c: forward\n",
    ),
    "J303": Code(
        "An unknown verb",
        "The answer begins with a word that no answer begins with.",
        "Take one of the verbs on the page of the scenario file; `choose` answers what no other verb does.",
        "board: {distance: 10}\nplay:\n  - a: advance\n",
    ),
    "J304": Code(
        "An answer that says too much or too little",
        "The verb is known, but what stands behind it is missing, too much, or not of the kind it takes.",
        "Write the answer in the form that the message shows.",
        "board: {distance: 10}\nplay:\n  - b: damage flare\n",
    ),
    "J305": Code(
        "An unknown expectation",
        "An expectation is a fact by its path (`a.aura`) or one of the claims (`applied`, `options`, `result` …).",
        "Take one of the words suggested; the page of the scenario file lists all.",
        "board: {distance: 10}\nexpect:\n  - a.armor: 2\n",
    ),
    "J306": Code(
        "An expectation that says nothing",
        "The key is known, but its value cannot be compared with an answer.",
        "Write the value in the form that the message shows.",
        "board: {distance: 10}\nexpect:\n  - applied: []\n",
    ),
    "J307": Code(
        "A decision that is not told",
        "`decides` says in which fact the answer of a ruling lies and which clause decides it; one of them is missing.",
        "Write both, like `decides: {fact: b.life, clause: 9-4 iii}`.",
        "board: {distance: 10}\ndecides: {fact: b.life}\n",
    ),
}
