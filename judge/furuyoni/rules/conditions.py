"""5-5 what the state of the board and its changes set off: disenchanting, effects with a condition, booked effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Event, Spec, Triggered, View
from judge.engine import effect as trees
from judge.engine.data import EMPTY, Change, Happening, Locals
from judge.engine.identity import CALLED, Count, EffectId, ageless, of_thing
from judge.furuyoni import board
from judge.furuyoni.board import history, paths
from judge.furuyoni.core import s5_5_state, s9_1_1_8_frames, s9_1_3_4_booked, s9_5_disenchant
from judge.furuyoni.effects import frames, standing
from judge.furuyoni.effects.abilities import CLASSES
from judge.furuyoni.rules import nesting, redirects

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.furuyoni.effects.standing import Standing

ENHANCEMENTS = tuple((player, f"{player}.enhancements") for player in board.PLAYERS)
EMPTIED = "5-5-2"
"""The rule by which an enhancement without crystals is disenchanted."""
BY_STATE = {
    "static": "9-1-1-2 paragraph 3", "ongoing": "9-1-1-6 paragraph 2", "used": "9-1-1-8 paragraph 2",
    "resurge_now": "10-8",
}  # fmt: skip
"""Where it is said that an effect of a class which states a condition is resolved by state."""


def raised(view: View, event: Event) -> Iterator[Triggered]:
    """Every effect that the event, or the board as it now is, calls for."""
    if not view.on("5-5 paragraph 1"):
        return
    yield from _empty(view)
    yield from _loose(view)
    kinds = {happening.kind for happening in event.happened}
    if "damage" in kinds:
        yield from _gaps(view, event)
    for effect in standing.texts(view, "when"):
        when = effect.ability.when or {}
        if "phase" in when or when.get("happens") == BEFORE:
            continue
        if "changes" in when and not _changed(_path(effect, str(when["changes"])), event):
            continue
        for i, facts in enumerate(answered(view, effect, when, event)):
            if standing.holds(view, with_event(effect, facts)):
                id = effect.id._replace(which=Count(CALLED, event.n, i or None))
                yield Triggered(id, resolution(view, effect, facts))
    if "move" in kinds:
        yield from redirects.following(view, event)
    for booking in view.get("bookings", ()):
        for happening in event.happened:
            if happening.kind == booking.kind and _meant(booking.match, happening):
                yield Triggered(booking.id, s9_1_3_4_booked.informed(booking.spec, happening.facts))
                break


BEFORE = "reshuffle"
"""The one happening that comes before what it is called after."""
RESHUFFLE = "9-7"


def before_reshuffle(view: View, player: str) -> Iterator[Triggered]:
    """The effects of cards that come just before a player's reshuffle, each once; of a card that has moved on and come
    back since, once again, or no more (gap G206)."""
    come = view.frames[-1].locals.get("seen", ()) if view.frames else ()
    for effect in standing.texts(view, "when"):
        when, card = effect.ability.when or {}, effect.context.card
        meant = when.get("happens") == BEFORE and ("who" not in when or player in _who(effect, when["who"]))
        facts: dict[str, Any] = {"what": BEFORE, "player": player}
        if meant and card is not None and standing.holds(view, with_event(effect, facts)):
            id = EffectId(card, rule=RESHUFFLE)
            before = id not in come and any(ageless(one) == ageless(id) for one in come)
            if not before or view.gap("G206", ("5-5 paragraph 1", RESHUFFLE)) == 0:
                yield Triggered(id, resolution(view, effect, facts))


def _empty(view: View) -> Iterator[Triggered]:
    """5-5-2: an enhancement without crystals."""
    for player, zone in ENHANCEMENTS:
        for card in view.get(zone, ()):
            if not board.crystals(view, paths.CARD[card]):
                if any("5-5-2" in frame.holds for frame in view.frames):
                    return
                ref = board.card_ref(view, card)
                yield Triggered(EffectId(ref, rule=EMPTIED), s9_5_disenchant.order(ref, player), level=True)


LOOSE = "7-1-9"


def _loose(view: View) -> Iterator[Triggered]:
    """7-1-9: crystals that lie on no enhancement any more go to shadow.

    In whichever incarnation their card is: it is the crystals that are meant, and they go with it (6-3 paragraph 6).
    """
    for card, path in board.rules(view).crystals_on:
        if path in view.state:
            zone = board.zone_of(view, card)
            if board.kind_of(zone) not in board.vocab(view).holds_crystals:
                spec = Spec(LOOSE, board.player_of(zone), {"card": board.card_ref(view, card)}, nesting.STATE)
                yield Triggered(of_thing("card", card, LOOSE), spec, level=True)


def _gaps(view: View, event: Event) -> Iterator[Triggered]:
    """10-6: an enhancement with gap, when its player is dealt damage to life other than by a reshuffle."""
    if not view.on("10-6 paragraph 2"):
        return
    dealt = [h.facts for h in event.happened if h.kind == "damage" and h.facts["source"] != "reshuffle"]
    hurt = {f["player"] for f in dealt if f["zone"] == "life" and taken(view, event, f, 1)}
    for player in sorted(hurt):
        for card in board.lie_in(view, f"{player}.enhancements"):
            if not view.get(f"card.{card}.off") and frames.text(view, card).keywords("gap"):
                ref = board.card_ref(view, card)
                spec = Spec("10-6", player, {"card": ref})
                yield Triggered(EffectId(ref, rule="10-6"), s5_5_state.order("ongoing", spec))


def with_event(effect: Standing, facts: Locals) -> Standing:
    """The effect with what happened among the names that its condition may use."""
    context = effect.context
    attack = facts.get("attack", context.attack)
    return effect._replace(context=context._replace(names={**context.names, "event": facts}, attack=attack))


def answered(view: View, effect: Standing, when: Mapping[str, Any], event: Event) -> tuple[Locals, ...]:
    """The facts of what happened if it is what an effect's `when` describes: once, or for each of two damages (G18)."""
    if "multiple_of" in when:
        return ({},) * _multiples(view, effect, when, event)
    if "becomes" in when:
        return ({},) if _became(view, effect, when, event) else ()
    found: list[Locals] = []
    for happening in event.happened:
        if "damaged" in when:
            meant = happening.kind == "damage" and _damaged(view, effect, when, happening, event)
        elif "touched" in when:
            meant = _touched(view, effect, when, happening)
        else:
            meant = _happened(view, effect, when, happening, event)
        if meant and _filtered(view, effect, when, happening):
            found.append(happening.facts)
    several = len(found) > 1 and "damaged" in when and history.two_damages(view)
    return tuple(found if several else found[:1])


def _filtered(view: View, effect: Standing, when: Mapping[str, Any], happening: Happening) -> bool:
    """Whether what happened was about a card or an attack that fits the filter."""
    if when.get("filter") is None:
        return True
    card = happening.facts.get("card")
    context = with_event(effect, happening.facts).context._replace(subject=card.id if card is not None else None)
    return board.rules(view).truth(view, context, when["filter"])


def _touched(view: View, effect: Standing, when: Mapping[str, Any], happening: Happening) -> bool:
    """Crystals came to or left a zone by an attack's damage or a basic action."""
    facts = happening.facts
    zone = _path(effect, str(when["touched"]))
    if happening.kind != "move" or not (facts.get("attack") or facts.get("basic")) or _left(facts) <= 0:
        return False
    if board.kind_of(zone) == "aura":
        return history.touches_aura(view, board.player_of(zone), facts)
    return zone in (facts["from"], facts["to"])


def _became(view: View, effect: Standing, when: Mapping[str, Any], event: Event) -> bool:
    """A fact crosses a bound (gap G20): it is within now and was not before; without a bound: it changes (5-2-1)."""
    path = _path(effect, str(when["becomes"]))
    number = board.rules(view).number
    low = number(view, effect.context, when["at_least"]) if "at_least" in when else -(10**9)
    high = number(view, effect.context, when["at_most"]) if "at_most" in when else 10**9
    for change in (*event.changes, *event.derived):
        if change.path == path:
            if isinstance(change.after, str):
                return bool(change.before != change.after)
            if path == "distance":
                nearer = int(change.after or 0) < int(change.before or 0)
                says = ("5-2-1 paragraph 3", "5-2-1 paragraph 6" if nearer else "5-2-1 paragraph 7")
                view.define(*says)
                if not view.on(*says):
                    return False
            before, after = _amount(change.before), _amount(change.after)
            if when.get("way", way := "nearer" if after < before else "farther") != way:
                return False
            if not {"at_most", "at_least"} & when.keys():
                return before != after
            within, was = low <= after <= high, low <= before <= high
            if within and was and before != after:
                return view.gap("G20", ("10-8",)) == 1
            return within and not was
    return False


def _multiples(view: View, effect: Standing, when: Mapping[str, Any], event: Event) -> int:
    """How often a number has become a multiple of another, 0 apart: as it is after the change, or one by one (G70)."""
    path = _path(effect, str(when["becomes"]))
    step = board.rules(view).number(view, effect.context, when["multiple_of"])
    change = _changed(path, event)
    if change is None or step <= 0:
        return 0
    before, after = _amount(change.before), _amount(change.after)
    way = range(before + 1, after + 1) if after > before else range(after, before)
    passed = sum(1 for n in way if n > 0 and n % step == 0)
    found = int(before != after and after > 0 and after % step == 0)
    return passed if passed != found and view.gap("G70", ("5-5-4",)) else found


def _changed(path: str, event: Event) -> Change | None:
    """The change of a number of the board in an event."""
    return next((c for c in (*event.changes, *event.derived) if c.path == path and c.before != c.after), None)


def _amount(value: Any) -> int:
    """A number; of the cards of a zone how many they are."""
    return len(value) if isinstance(value, tuple) else int(value or 0)


def _path(effect: Standing, name: str) -> str:
    head, _, tail = name.partition(".")
    if head == "me":
        return f"{effect.context.you}.{tail}"
    return f"{board.opponent(effect.context.you)}.{tail}" if head == "opp" else name


def _who(effect: Standing, word: str) -> tuple[str, ...]:
    you = effect.context.you
    return {"me": (you,), "opp": (board.opponent(you),), "both": board.PLAYERS, "owner": (effect.owner,)}[word]


def taken(view: View, event: Event, facts: Locals, least: int) -> bool:
    """Whether so much damage has been taken: by its value, or by the crystals that moved, where these differ (G19)."""
    zone = f"{facts['player']}.{facts['zone']}"
    moves = (h.facts for h in event.happened if h.kind == "move" and h.facts.get("cause") == "damage")
    moved = sum(_left(m) for m in moves if zone == m["from"] or m["from"].startswith("card."))
    by_value, by_crystals = bool(facts["value"] >= least), moved >= least
    if by_value == by_crystals or least == 0:
        return by_value
    return by_crystals if view.gap("G19", ("5-8-3", "5-10 paragraph 1")) else by_value


def _left(moved: Locals) -> int:
    """How many crystals left where they lay, those that only count as such among them."""
    return int(moved["moved"]) + int(moved.get("others", 0))


def _damaged(
    view: View, effect: Standing, when: Mapping[str, Any], happening: Happening, event: Event
) -> bool:
    facts = happening.facts
    if facts["player"] not in _who(effect, when["damaged"]):
        return False
    if any(key in when and facts[key] != when[key] for key in ("zone", "source")):
        return False
    least = board.rules(view).number(view, effect.context, when["at_least"]) if "at_least" in when else 0
    return taken(view, event, facts, least)


def _happened(
    view: View, effect: Standing, when: Mapping[str, Any], happening: Happening, event: Event
) -> bool:
    name = happening.facts.get("what", happening.kind) if happening.kind == "happens" else happening.kind
    if name != when.get("happens"):
        return "out_of" in when and _moved_along(effect, when, happening, event)
    if "out_of" in when and (_path(effect, when["out_of"]) != happening.facts["from"] or _left(happening.facts) <= 0):
        return False
    actor = happening.facts.get("by") or happening.facts.get("player")
    if happening.kind == "enter_use":
        actor = (view.get(f"card.{happening.facts['card'].id}.use") or {}).get("by", actor)
    if happening.kind == "move":
        actor = actor or event.actor
    if actor is None and "card" in happening.facts:
        actor = board.owner(view, happening.facts["card"].id)
    return "who" not in when or actor in _who(effect, when["who"])


def _moved_along(effect: Standing, when: Mapping[str, Any], happening: Happening, event: Event) -> bool:
    """Whether crystals that came onto a card in use have left a zone: they move as the card goes on (6-3)."""
    arrived = happening.facts.get("crystals", ()) if happening.kind in ("put", "enter_use") else ()
    left = any(source == _path(effect, str(when["out_of"])) for source, _, _ in arrived)
    return left and ("who" not in when or event.actor in _who(effect, when["who"]))


def resolution(view: View, effect: Standing, facts: Locals = EMPTY) -> Spec:
    """An order to resolve an effect whose condition has come true, knowing what happened."""
    ability, context = effect.ability, effect.context
    about: dict[str, Any] = {"card": context.card, "owner": context.owner}
    if facts:
        about |= {"event": facts, "attack": facts.get("attack")}
    clause = BY_STATE.get(ability.at, CLASSES.get(ability.at, "10-8"))
    spec = s9_1_1_8_frames.order(view, ability, trees.spec(ability.key, clause, context.you, about))
    return s5_5_state.order(ability.at, spec)


def _meant(match: Mapping[str, Any], happening: Happening) -> bool:
    return all(happening.facts.get(k) == v for k, v in match.items())


def lapsed(view: View, item: Triggered) -> bool:
    """Whether a held effect of a card has lost its reason (gap G2): a condition of the board that holds no more."""
    card = item.spec.locals.get("card")
    if not item.level or card is None:
        return False
    rule = getattr(item.id, "rule", "")
    if rule == LOOSE:
        over = all(loose.id != item.id for loose in _loose(view))
    else:
        over = board.gone(view, card) or (rule == EMPTIED and board.crystals(view, f"card.{card.id}") > 0)
    return over and view.gap("G2", ("9-1 paragraph 2", "5-5 paragraph 3")) == 0


RULES = {"5-5": raised}
