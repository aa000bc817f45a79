"""5-5 what the state of the board and its changes set off: disenchanting, effects with a condition, booked effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.engine import Event, Spec, Triggered, View
from judge.engine import effect as trees
from judge.engine.data import Happening
from judge.furuyoni import board, nesting, standing
from judge.furuyoni.abilities import CLASSES
from judge.furuyoni.core import s9_5_disenchant
from judge.furuyoni.standing import Standing

CAUSES = {"static": "5-5-4", "ongoing": "5-5-5", "used": "5-5-6"}


def raised(view: View, event: Event) -> Iterator[Triggered]:
    """Every effect that the event, or the board as it now is, calls for."""
    yield from _empty(view)
    yield from _loose(view)
    yield from _gaps(view, event)
    for effect in standing.texts(view, "when"):
        when = effect.ability.when or {}
        if "phase" not in when and answers(view, effect, when, event) and standing.holds(view, effect):
            yield Triggered(f"{effect.id}!{event.n}", resolution(effect))
    for booking in view.get("bookings", ()):
        if any(_meant(booking.match, h) for h in event.happened if h.kind == booking.kind):
            yield Triggered(booking.id, booking.spec)


def _empty(view: View) -> Iterator[Triggered]:
    """5-5-2: an enhancement without crystals."""
    if any("5-5-2" in f.holds for f in view.frames):
        return
    for player in board.PLAYERS:
        for card in board.lie_in(view, f"{player}.enhancements"):
            if not board.crystals(view, f"card.{card}"):
                ref = board.card_ref(view, card)
                yield Triggered(f"5-5-2:card.{card}@{ref.epoch}", s9_5_disenchant.order(ref, player), level=True)


def _loose(view: View) -> Iterator[Triggered]:
    """7-1-9: crystals that lie on no enhancement any more go to shadow."""
    for path in view.state:
        if path.startswith("card.") and path.endswith(".crystals"):
            card = int(path.split(".")[1])
            zone = board.zone_of(view, card)
            if board.kind_of(zone) not in board.HOLDS_CRYSTALS:
                spec = Spec("7-1-9", board.player_of(zone), {"card": board.card_ref(view, card)}, nesting.STATE)
                yield Triggered(f"7-1-9:card.{card}", spec, level=True)


def _gaps(view: View, event: Event) -> Iterator[Triggered]:
    """10-6: an enhancement with gap, when its player is dealt damage to life other than by a reshuffle."""
    dealt = [h.facts for h in event.happened if h.kind == "damage" and h.facts["source"] != "reshuffle"]
    hurt = {facts["player"] for facts in dealt if facts["zone"] == "life" and facts["value"] >= 1}
    for player in sorted(hurt):
        for card in board.lie_in(view, f"{player}.enhancements"):
            if not view.get(f"card.{card}.off") and board.definition(view, card).keywords("gap"):
                ref = board.card_ref(view, card)
                spec = Spec("10-6", player, {"card": ref}, nesting.STATE)
                yield Triggered(f"10-6:card.{card}@{ref.epoch}", spec)


def answers(view: View, effect: Standing, when: Mapping[str, Any], event: Event) -> bool:
    """Whether the event is what an effect's `when` describes."""
    if "becomes" in when:
        return _became(view, effect, when, event)
    if "damaged" in when:
        return any(h.kind == "damage" and _damaged(view, effect, when, h) for h in event.happened)
    if "happens" in when:
        return any(_happened(view, effect, when, h) for h in event.happened)
    return False


def _became(view: View, effect: Standing, when: Mapping[str, Any], event: Event) -> bool:
    """A fact crosses a bound (gap G20): it is within now and was not before."""
    path = _path(effect, str(when["becomes"]))
    number = board.rules(view).number
    low = number(view, effect.context, when["at_least"]) if "at_least" in when else -(10**9)
    high = number(view, effect.context, when["at_most"]) if "at_most" in when else 10**9
    for change in (*event.changes, *event.derived):
        if change.path == path:
            before, after = int(change.before or 0), int(change.after or 0)
            within, was = low <= after <= high, low <= before <= high
            if within and was and before != after and ("at_most" in when or "at_least" in when):
                return view.gap("G20", ("10-8",), ("crossing the bound only", "each change beyond it")) == 1
            return within and not was
    return False


def _path(effect: Standing, name: str) -> str:
    head, _, tail = name.partition(".")
    if head == "me":
        return f"{effect.context.you}.{tail}"
    return f"{board.opponent(effect.context.you)}.{tail}" if head == "opp" else name


def _who(effect: Standing, word: str) -> tuple[str, ...]:
    you = effect.context.you
    return {"me": (you,), "opp": (board.opponent(you),), "both": board.PLAYERS, "owner": (effect.owner,)}[word]


def _damaged(view: View, effect: Standing, when: Mapping[str, Any], happening: Happening) -> bool:
    facts = happening.facts
    if facts["player"] not in _who(effect, when["damaged"]):
        return False
    if "zone" in when and facts["zone"] != when["zone"]:
        return False
    least = board.rules(view).number(view, effect.context, when["at_least"]) if "at_least" in when else 0
    return bool(facts["value"] >= least)


def _happened(view: View, effect: Standing, when: Mapping[str, Any], happening: Happening) -> bool:
    name = happening.facts.get("what", happening.kind) if happening.kind == "happens" else happening.kind
    if name != when["happens"]:
        return False
    actor = happening.facts.get("by") or happening.facts.get("player")
    return "who" not in when or actor in _who(effect, when["who"])


def resolution(effect: Standing) -> Spec:
    """An order to resolve an effect whose condition has come true."""
    ability, context = effect.ability, effect.context
    about = {"card": context.card, "owner": context.owner}
    clause = CLASSES.get(ability.at, "10-8" if ability.at == "resurge_now" else "10-7")
    return trees.spec(ability.key, clause, context.you, about, nesting.STATE)


def _meant(match: Mapping[str, Any], happening: Happening) -> bool:
    return all(happening.facts.get(k) == v for k, v in match.items())


def lapsed(view: View, item: Triggered) -> bool:
    """Whether a held effect has lost its reason (gap G2): a condition of the board that holds no more."""
    if not item.level:
        return False
    card = item.spec.locals["card"]
    if board.gone(view, card) or (item.id.startswith("5-5-2:") and board.crystals(view, f"card.{card.id}")):
        return view.gap("G2", ("9-1", "5-5"), ("dropped, for it states a condition", "kept")) == 0
    return False
