"""A20-2-3, A20-5: the relics, and recurrence, by which a relic that was claimed truly and doubted goes back to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import PASS, Abandon, Act, Ask, Choice, Do, Done, Event, Frame, Next, Spec, Triggered, View
from judge.engine.identity import of_thing
from judge.furuyoni import board
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome
    from judge.furuyoni.rules.attacks import Attack

RELICS, WORD, RECUR, RECURRED, RECURS = "relics", "recurrence", "recur", "recurred", "recurs"
GIFT = "NA-22-renri-A1-N-6"


def recurs(view: View, card: int) -> bool:
    """Whether a card has recurrence."""
    return bool(board.definition(view, card).keywords(WORD))


def offered(view: View, event: Event) -> Iterator[Triggered]:
    """A refutation of a card with recurrence has failed: its player may recur with it.

    Each failure calls for it once, and what is called for bears the incarnation that was refuted (`bind` asks it); its
    identity only names it in a choice, so that it needs none.
    """
    for happening in event.happened:
        if happening.kind != "happens" or happening.facts.get("what") != "refutation_failed":
            continue
        card, by = happening.facts["card"], happening.facts["by"]
        if recurs(view, card.id):
            order = Spec("A20-5", by, {"card": card}, nesting.STATE)
            yield Triggered(of_thing("card", card.id, "A20-5"), order)


def may_recur(view: View, frame: Frame) -> Outcome:
    """To begin these steps is to recur. Without the gift among the relics it may be that there is none (gap G203)."""
    about = frame.locals
    if "begun" in about:
        return Next()
    if "wanted" not in about:
        if _gift(view, frame.you) is None and view.gap("G203", ("A20-5 paragraph 2", "A20-5 i")):
            return Abandon(Done.NOT)
        options = (("pass",), (RECUR,))
        return Ask(Choice(frame.you, RECUR, options, about=(about["card"].id,)), "wanted")
    if about["wanted"][0] == ("pass",):
        return Abandon(Done.NOT)
    happening = Act("happens", {"what": RECURRED, "card": about["card"], "by": frame.you})
    return Do((happening,), into="begun", then=None)


def _gift(view: View, player: str) -> int | None:
    there = board.lie_in(view, f"{player}.{RELICS}")
    return next((c for c in there if view.get(f"card.{c}.number") == GIFT), None)


def bring(view: View, frame: Frame) -> Outcome:
    """i: the card of that number goes from the relics to played, if it is there (5-10)."""
    gift = _gift(view, frame.you)
    if gift is None:
        view.consult("5-10 paragraph 2")
        return Next()
    return Do((Act("put", {"card": board.card_ref(view, gift), "to": f"{board.owner(view, gift)}.played"}),))


def bind(view: View, frame: Frame) -> Outcome:
    """ii: as it leaves in_use, wherever it is to go, it goes to the relics."""
    card = frame.locals["card"]
    if board.gone(view, card):
        return Next()
    return Do((Act("mark_card", {"card": card, "info": RECURS, "value": True}),))


def home(view: View, card: int, zone: str, cause: str) -> str:
    """ii: from in_use it comes to the relics of its owner."""
    leaves = board.kind_of(board.zone_of(view, card)) == "in_use" and board.kind_of(zone) != "in_use"
    owner = board.owner(view, card)
    if not leaves or not view.get(f"card.{card}.{RECURS}") or not board.has_zone(view, owner, RELICS):
        return PASS  # type: ignore[no-any-return]
    return f"{owner}.{RELICS}"


def ordinal(view: View, attack: Attack, player: str) -> int:
    """Which of the cards its player has used this turn the card is that made an attack; 0: no card made it."""
    if attack.card is None or attack.info["class"] is None:
        return 0
    return int((view.get(f"card.{attack.card.id}.use") or {}).get("ordinal", 0))
