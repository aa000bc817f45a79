"""Ways in which a game is otherwise in a counterfactual run, as the kernel takes them (`judge.engine.edits`).

UNMODIFIED: an effect (`about`: what is reckoned, whose effect) takes no part. LIFTED: nothing bars the use of the
object `about`, or what `about` names as the source of an obstacle does not. UNRAISED: an effect is not called for.
UNREPLACED: a replacement does not act. TURNED: a condition comes out so (`about`: its key, true or false). OFF: a
standing effect is not in force. WAIVED: a clause does not apply where the rules ask whether it does. UNJUDGED: there is
no check of victory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.edits import Edits, Hears

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.answer.why.counterfactual import Edit

UNMODIFIED = "unmodified"
LIFTED = "lifted"
UNRAISED = "unraised"
UNREPLACED = "unreplaced"
TURNED = "turned"
OFF = "off"
WAIVED = "waived"
UNJUDGED = "unjudged"


def supposing(edits: Sequence[Edit], hears: Hears) -> Edits:
    """What the kernel is to take otherwise, and who hears what conditions come to."""

    def about(how: str) -> frozenset[Any]:
        return frozenset(e.about for e in edits if e.how == how)

    return Edits(
        about(UNMODIFIED), about(LIFTED), about(UNRAISED), about(UNREPLACED),
        dict(e.about for e in edits if e.how == TURNED), about(OFF), frozenset(map(str, about(WAIVED))),
        any(e.how == UNJUDGED for e in edits), hears,
    )  # fmt: skip
