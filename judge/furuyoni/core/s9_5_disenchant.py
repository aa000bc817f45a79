"""9-5 disenchanting: an enhancement without crystals loses its ongoing effects, resolves disenchant effects, goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Do, Frame, Next, Procedure, Spec, Step, View
from judge.furuyoni import board
from judge.furuyoni.core import s6_2_1_7_text, s9_2_use
from judge.furuyoni.effects import standing
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from judge.engine.data import Ref
    from judge.engine.outcome import Outcome


def order(card: Ref, you: str) -> Spec:
    """An order to disenchant a card, raised by the state of the board (5-5-2)."""
    return Spec("9-5", you, {"card": card}, nesting.STATE)


def there(view: View, frame: Frame) -> bool:
    """Whether the card is still the one that is being disenchanted; once it has gone elsewhere the rest is not run."""
    card: Ref = frame.locals["card"]
    return not board.gone(view, card)


def silence(view: View, frame: Frame) -> Outcome:
    """While it is disenchanted the card's ongoing effects are lost; one that has left by then (G2) has none to lose."""
    if not there(view, frame):
        return Next()
    return Do((Act("fact", {"values": {f"card.{frame.locals['card'].id}.off": True}}),))


def effects(view: View, frame: Frame) -> Outcome:
    """i: its disenchant effects, from the top; once it has left, whether the rest of them is resolved is open (G25)."""
    left = not there(view, frame) and s6_2_1_7_text.remaining(frame, "disenchant")
    if left and view.gap("G25", ("6-2-1-7 paragraph 1", "9-5")):
        return Next()
    return s6_2_1_7_text.resolve(view, frame, "disenchant", frame.locals["card"])


def leave(view: View, frame: Frame) -> Outcome:
    """ii: without crystals it goes where used cards go; with crystals it stays, and its ongoing effects are back."""
    card: Ref = frame.locals["card"]
    if board.crystals(view, f"card.{card.id}"):
        return Do((Act("fact", {"values": {f"card.{card.id}.off": None}}),))
    return Do((s9_2_use.away(view, card),), into="put_away")


def ends(view: View, frame: Frame, result: object) -> tuple[Act, ...]:
    """What may be waited for: that the card has been disenchanted. If it did not leave by ii that is gap G83."""
    if not any((e.ability.when or {}).get("happens") == "disenchanted" for e in standing.texts(view, "when")):
        return ()
    if "put_away" not in frame.locals:
        reading = view.gap("G83", ("9-5", "9-5 ii"))
        if reading == 1 or (reading == 0 and there(view, frame)):
            return ()
    card = board.card_ref(view, frame.locals["card"].id)
    return (Act("happens", {"what": "disenchanted", "card": card, "player": frame.you}),)


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-5."""
    steps = (Step("9-5", silence, ("5-5-2", "9-5")), Step("9-5 i", effects), Step("9-5 ii", leave))
    return (Procedure("9-5", steps, guard=there, ends=ends),)
