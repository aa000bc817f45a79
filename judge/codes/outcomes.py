"""J9: questions about outcomes."""

from __future__ import annotations

from judge.codes.entry import Code

CODES: dict[str, Code] = {
    "J901": Code(
        "A claim that outcomes do not answer",
        "A claim is about what comes of the board: a fact, the result of the game, the end of an attack, the cards "
        "used, the clauses applied. `options`, `stopped` and `decided` speak of where one run stops.",
        "Claim a fact like `b.life: 6`; or run the file, which checks all of `expect`.",
    ),
}
