"""8-3 the end phase: effects of the phase, then the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Finish, Frame, Goto, Procedure, Step, View
from judge.furuyoni import board
from judge.furuyoni.legal import legality, prohibitions
from judge.furuyoni.rules import moments, parameters

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome


def hand_limit(view: View, frame: Frame) -> Outcome:
    """8-3-2: above the hand limit, one card after the other is put facedown, as long as one can be."""
    player = board.active(view)
    hand = board.lie_in(view, f"{player}.hand")
    if len(hand) <= parameters.hand_limit(view, player) or not view.applies("5-1-3"):
        return Goto("8-3 over")
    if "card" not in frame.locals:
        able = tuple(c for c in hand if legality.coverable(view, c))
        for c in hand:
            if c not in able:
                prohibitions.cite_cover(view, c)
        if not able:
            return _shown(view, player, hand)
        return Ask(Choice(player, "cover", tuple(("cover", c) for c in able)), "card")
    card = board.card_ref(view, frame.locals["card"][0][1])
    return Do((Act("put", {"card": card, "to": f"{player}.facedown", "cause": "hand limit"}),), then="8-3-2 again")


def _shown(view: View, player: str, hand: tuple[int, ...]) -> Outcome:
    """None of the cards above the limit can be covered: whether that has to be proved is gap G29 (10-24)."""
    hidden = tuple(board.card_ref(view, c) for c in hand if not board.known_to(view, c, board.opponent(player)))
    if not hidden or view.gap("G29", ("8-3-2",)):
        return Goto("8-3 over")
    return Do((Act("reveal", {"cards": hidden}),), then="8-3 over", clauses=("10-24",))


def hand_again(view: View, frame: Frame) -> Outcome:
    """8-3-2: until the condition no longer holds."""
    return Goto("8-3-2", drop=("card",))


def over(view: View, frame: Frame) -> Outcome:
    """The phase is over."""
    return Finish()


def procedures(edition: str) -> tuple[Procedure, ...]:
    """8-3."""
    return (
        Procedure(
            "8-3",
            (
                Step("8-3-1", moments.effects("end")),
                Step("8-3-2", hand_limit),
                Step("8-3-2 again", hand_again, ("8-3-2",)),
                Step("8-3 over", over, ("8-3",)),
            ),
        ),
    )
