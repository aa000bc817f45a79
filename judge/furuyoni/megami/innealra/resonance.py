"""A24-6, A24-9: resonating, by cards and by the rules, and how the opponent moves the fate of the past."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import (
    Act,
    Ask,
    Choice,
    Do,
    Done,
    Draft,
    Event,
    Finish,
    Frame,
    Goto,
    Next,
    Push,
    Spec,
    Triggered,
    View,
)
from judge.engine.effect import EFFECT
from judge.engine.identity import of_thing
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.board import history
from judge.furuyoni.effects import altered
from judge.furuyoni.effects.operations.common import acting, here
from judge.furuyoni.megami.innealra import fates
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine.data import Happening, Value
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

RESONANCE = "A24-6"
BY_RULE = "A24-9 bullet 1"
BY_OPPONENT = "A24-9 bullet 2"
PLACES = {"innealra-o1": fates.PAST, "innealra-o2": fates.PRESENT, "innealra-o3": fates.FUTURE}
"""A24-6 table 1: the place that belongs to each of her persons."""
HAND = 3
ASKED_LATE, CUT_SHORT, LEFT_OPEN = "G241", "G242", "G244"
COUNT = "resonances"
"""What is counted of the turn."""


def kept(player: str, what: str) -> str:
    """Where something is kept about a player that no board shows."""
    return f"fates.{player}.{what}"


RUNNING, AT_FIRST, LEFT = "resonating", "main_hand", "shift_left"
"""A resonance under way, the cards in hand as the main phase began, a fate that may still be moved (gap G244)."""
WITH_SUBTYPE = "subtyped"
"""What is kept of a card that was used in the normal way with a subtype, until its use has ended."""


def place(view: View, player: str) -> str:
    """The place that belongs to the person of Innealra that a player has; "" for none."""
    if not view.applies("A24-6 table 1"):
        return ""
    return next((PLACES[version] for version in view.get(f"{player}.megami", ()) if version in PLACES), "")


def resonate(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation by which a card says so."""
    got = here(frame).get("got")
    return Push(Spec(RESONANCE, acting(view, frame)), into="got", then=None) if got is None else Next({"last": got})


def begin(view: View, frame: Frame) -> Outcome:
    """The fate card in the place of who resonates; a player without one does nothing."""
    if "fate" in frame.locals:
        return Do((Act("happens", {"what": "resonance", "by": frame.you}),))
    where = place(view, frame.you)
    card = fates.lying(view, frame.you, where) if where else None
    if card is None:
        view.consult(fates.ZONE)
        return Finish(Done.NOT)
    return Goto(RESONANCE, {"fate": card})


def move(view: View, frame: Frame) -> Outcome:
    """A24-6 bullet 2: the card that was resolved moves to the fate not yet seen, from wherever it lies by now."""
    card = frame.locals.get("fate")
    return Next() if card is None else Push(fates.order(card, frame.you))


def over(view: View, frame: Frame) -> Outcome:
    """The resonance is complete."""
    if "told" in frame.locals:
        return Finish(Done.FULLY)
    return Do((Act("fact", {"values": {kept(frame.you, RUNNING): None}}),), into="told", then=None)


def by_rule(view: View, player: str) -> bool:
    """Whether the text that is being resolved is that of a fate resonated with by the rules (A24-9)."""
    under = next((frame for frame in reversed(view.frames) if frame.proc != EFFECT), None)
    return under is not None and under.proc == RESONANCE and bool(under.locals.get("by_rule"))


def notice(draft: Draft, happened: Sequence[Happening]) -> None:
    """Keep what is asked of the turn: each resonance, and the cards in hand as the main phase begins."""
    for happening in happened:
        if happening.kind == "happens" and happening.facts["what"] == "resonance":
            by = happening.facts["by"]
            history.count(draft, by, COUNT)
            draft.set(kept(by, RUNNING), True)
    for change in draft.changes():
        by = board.active(draft)
        if change.path == "phase" and board.brings(draft, by, fates.WHO):
            main = change.after == "main"
            draft.set(kept(by, AT_FIRST), len(board.lie_in(draft, f"{by}.hand")) if main else None)


# -- by the rules ------------------------------------------------------------------------------------------------------


def due(view: View, moment: str) -> Iterator[Due]:
    """A24-9 bullet 1: as the main phase of a player of hers begins, with three cards in hand; not in the first turn.

    Whether the hand counts as it is when the effect is picked is gap G241.
    """
    player = board.active(view)
    frame = view.frames[-1] if view.frames else None
    if not board.brings(view, player, fates.WHO) or (frame is not None and BY_RULE in frame.locals.get("done", ())):
        return
    if view.get("turn", 0) <= len(board.PLAYERS):
        return
    now = len(board.lie_in(view, f"{player}.hand")) == HAND
    first = view.get(kept(player, AT_FIRST))
    began = now if first is None else first == HAND
    if now != began and view.gap(ASKED_LATE, (BY_RULE, "8-2-1")):
        now = began
    if now:
        yield Due(BY_RULE, Spec(BY_RULE, player))


def of_rule(view: View, frame: Frame) -> Outcome:
    """A resonance by the rules; it is not optional."""
    return Push(Spec(RESONANCE, frame.you, {"by_rule": True}))


# -- by the opponent ---------------------------------------------------------------------------------------------------


def entering(view: View, card: int, user: str) -> Iterator[tuple[str, Value]]:
    """A card with a subtype that an opponent of Innealra uses in the normal way is kept in mind till it is resolved."""
    path = f"card.{card}.{WITH_SUBTYPE}"
    if (found := _disturbs(view, card, user)) or view.get(path):
        yield path, found or None


def _disturbs(view: View, card: int, user: str) -> bool:
    use = view.get(f"card.{card}.use") or {}
    if use.get("mode") != "main" or not board.brings(view, board.opponent(user), fates.WHO):
        return False
    view.define("9-2 paragraph 1")
    return altered.subtype(view, card) is not None


def resolved(view: View, event: Event) -> Iterator[Triggered]:
    """A24-9 bullet 2: after such a card has been resolved, its user may move the fate of the opponent's past."""
    for happening in event.happened:
        facts = happening.facts
        if happening.kind != "happens" or facts["what"] != "use_ended":
            continue
        if view.get(f"card.{facts['use']}.{WITH_SUBTYPE}"):
            order = Spec(BY_OPPONENT, facts["by"], {"used": facts["use"]}, nesting.STATE)
            yield Triggered(of_thing("card", facts["use"], BY_OPPONENT), order)


def offer(view: View, frame: Frame) -> Outcome:
    """The opponent's fate may be moved, or left where it lies."""
    you = frame.you
    card = fates.lying(view, board.opponent(you), fates.PAST)
    if "picked" not in frame.locals:
        return Finish() if card is None else Ask(Choice(you, "shift_fate", (("yes",), ("no",))), "picked")
    if "kept" not in frame.locals:
        over = f"card.{frame.locals['used']}.{WITH_SUBTYPE}" if "used" in frame.locals else kept(you, LEFT)
        return Do((Act("fact", {"values": {over: None}}),), into="kept", then=None)
    if frame.locals["picked"][0] != ("yes",) or card is None:
        return Finish()
    return Push(fates.order(card, board.opponent(you)))


def cut_short(view: View) -> Iterator[Act]:
    """A resonance that ended with its phase is over; whether it counts as one is gap G242."""
    for player in board.PLAYERS:
        if not view.get(kept(player, RUNNING)):
            continue
        yield Act("fact", {"values": {kept(player, RUNNING): None}})
        if history.asked(view, COUNT) and view.gap(CUT_SHORT, (RESONANCE, "10-13 paragraph 1")):
            count = history.value(view, player, COUNT)
            yield Act("fact", {"values": {f"{history.PREFIX}{player}.{COUNT}": count - 1}})


def lost_with_the_phase(view: View) -> Iterator[Act]:
    """Whether the user of a card whose resolution ended with its phase may still move the opponent's fate: gap G244."""
    for player in board.PLAYERS:
        used = [c for c in board.lie_in(view, f"{player}.in_use") if view.get(f"card.{c}.{WITH_SUBTYPE}")]
        past = fates.lying(view, board.opponent(player), fates.PAST) if used else None
        if past is not None and view.gap(LEFT_OPEN, (BY_OPPONENT, "10-13 paragraph 1")):
            yield Act("fact", {"values": {kept(player, LEFT): True}})


def left_open(view: View, moment: str) -> Iterator[Due]:
    """A24-9 bullet 2, read so that it outlives the phase: in the end phase behind it."""
    player = board.active(view)
    if view.get(kept(player, LEFT)):
        yield Due(BY_OPPONENT, Spec(BY_OPPONENT, player))
