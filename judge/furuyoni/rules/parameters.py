"""Numbers of the board that effects change: distance, mastery zone, limits, a card's cost and charge."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from judge.engine.identity import EffectId, of_thing
from judge.engine.layers import Modifier, as_data
from judge.furuyoni import board
from judge.furuyoni.core.s5_6_modifiers import number_layers
from judge.furuyoni.effects import floating, frames, standing
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.furuyoni.rules import numbers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.view import View
    from judge.furuyoni.effects.abilities import Ability


def _whose(effect_you: str, target: str) -> str:
    """The player whom a parameter's target names: `my_x` the effect's own, `their_x` the other, "" everybody."""
    if target.startswith("my_"):
        return effect_you
    return board.opponent(effect_you) if target.startswith("their_") else ""


def _bare(target: str) -> str:
    return target.removeprefix("my_").removeprefix("their_")


def modifiers(view: View, name: str, player: str = "", subject: int | None = None) -> Iterator[Modifier]:
    """What changes a parameter now: standing effects and effects that last."""
    for effect in standing.texts(view, standing.CHANGES[name]):
        data = effect.ability.data
        if _whose(effect.context.you, str(data["target"])) not in ("", player):
            continue
        context = effect.context._replace(subject=subject)
        if data.get("filter") is not None and not board.rules(view).truth(view, context, data["filter"]):
            continue
        if standing.holds(view, effect):
            standing.rely(view, effect)
            for category, node in data["numbers"]:
                yield Modifier(effect.id, category, board.rules(view).number(view, context, node), effect.owner)
    for lasting in view.get("lasting", ()):
        if _bare(lasting["target"]) != name or _whose(lasting["you"], lasting["target"]) not in ("", player):
            continue
        at = Context(lasting["you"], lasting["card"], subject=subject)
        if not lasting["filter"] or board.rules(view).truth(view, at, parse(lasting["filter"])):
            for modifier in lasting["modifiers"]:
                yield floating.current(view, modifier)


def _reckoned(
    view: View, what: str, base: int, mods: tuple[Modifier, ...], clause: str, lower: int | None, upper: int | None
) -> int:
    mods = tuple(m for m in mods if view.heeds(what, m.source))
    if not mods or (clause in ("5-2-1", "5-2-2") and not view.on(clause)):
        return base if lower is None else max(base, lower)
    result = numbers.reckoned(view, base, number_layers(lower, upper), mods)
    view.note("reckon", (clause, *result.clauses), as_data(what, result))
    return int(result.value)


def distance(view: View) -> int:
    """The current distance (5-2-1)."""
    return view.once("distance", _distance)


def _distance(view: View) -> int:
    mods = tuple(modifiers(view, "distance")) if view.on("5-2-1 paragraph 1") else ()
    return _reckoned(view, "distance", view.rules.base_distance(view), mods, "5-2-1", 0, None)


def base_distance(view: View) -> int:
    """The distance before what changes it: the crystals in its zone (5-2-1)."""
    return board.crystals(view, "distance")


def mastery_zone(view: View) -> int:
    """The mastery zone (5-2-2)."""
    return view.once("mastery_zone", _mastery_zone)


def _mastery_zone(view: View) -> int:
    return _reckoned(view, "mastery_zone", 2, tuple(modifiers(view, "mastery_zone")), "5-2-2", None, None)


def aura_cap(view: View, player: str, arrow_of: str = "") -> int:
    """How many crystals a player's aura may hold (7-1-3-1); `arrow_of`: while a card of that owner moves an arrow."""
    mods = modifiers(view, "aura_cap", player)
    arrows = tuple(modifiers(view, "arrow_aura_cap", player)) if arrow_of else ()
    if arrows:
        view.define("5-4 paragraph 2")
        mods = chain(mods, (m for m in arrows if m.owner == arrow_of))
    return _reckoned(view, f"{player}.aura_cap", 5, tuple(mods), "7-1-3-1", 0, None)


def room(view: View, zone: str, arrow_of: str = "") -> int | None:
    """How many more crystals a zone can take (from an arrow of a card of that owner); None: any number."""
    found: int | None = view.rules.room(view, zone, arrow_of)
    return found


def free(view: View, zone: str, arrow_of: str) -> int | None:
    """What a zone can still take: the distance up to ten, an aura up to its cap, one that a player has not got none.

    Others take any number, unless they say how many (7-1-1, 7-1-3).
    """
    kind = board.kind_of(zone)
    if kind == "distance":
        return max(0, 10 - board.crystals(view, zone))
    if kind == "aura":
        return max(0, aura_cap(view, board.player_of(zone), arrow_of) - board.crystals(view, zone))
    entry = board.vocab(view).zones.get(kind)
    if entry is None or (not entry.borne_by and entry.cap is None):
        return None
    player = board.player_of(zone)
    if player and not board.has_zone(view, player, kind) and view.on(entry.clause):
        return 0
    if not player and entry.borne_by:
        view.define(entry.clause)
        if not (board.exists(view, kind) and view.on(entry.clause)):
            return 0
    return None if entry.cap is None else max(0, entry.cap.value - board.crystals(view, zone))


def aura_room(view: View, player: str) -> int:
    """For how many more objects there is room in a player's aura (7-1-3-2; in the older edition by 7-1-3-1)."""
    if not board.rules(view).has("7-1-3-2"):
        view.consult("7-1-3-1")
        return room(view, f"{player}.aura") or 0
    left: int = view.rules.spaces(view, "7-1-3-2 paragraph 1", player)
    if left <= 0:
        left = view.rules.spaces(view, "7-1-3-2 paragraph 2", player)
    elif not view.on("7-1-3-2 paragraph 1"):
        left = 0
    view.consult("7-1-3-2 paragraph 1" if left > 0 else "7-1-3-2 paragraph 2")
    return max(0, left)


def spaces(view: View, clause: str, player: str) -> int:
    """How many crystals the aura lacks to its cap (7-1-3-2)."""
    return aura_cap(view, player) - board.crystals(view, f"{player}.aura")


def vigor_cap(view: View, player: str) -> int:
    """A player's limit of vigor (5-1-2)."""
    return _reckoned(view, f"{player}.vigor_cap", 2, tuple(modifiers(view, "vigor_cap", player)), "5-1-2", 0, None)


def hand_limit(view: View, player: str) -> int:
    """A player's limit of cards in hand (5-1-3)."""
    return _reckoned(view, f"{player}.hand_limit", 2, tuple(modifiers(view, "hand_limit", player)), "5-1-3", 0, None)


def own_changes(view: View, card: int, name: str) -> Iterator[Modifier]:
    """What a card's own static text does to one of its numbers."""
    ref = board.card_ref(view, card)
    context = Context(board.user(view, card), ref, owner=board.owner(view, card))
    abilities: tuple[Ability, ...] = frames.text(view, card).abilities
    for ability in abilities:
        if ability.does != "change" or ability.data["target"] != f"this_{name}":
            continue
        if ability.cond is None or board.rules(view).truth(view, context, ability.cond):
            for category, node in ability.data["numbers"]:
                source = EffectId(ref, ability.key)
                yield Modifier(source, category, board.rules(view).number(view, context, node), context.owner)


def cost(view: View, card: int) -> int:
    """What a special costs now (6-2-1-12)."""
    return _of_card(view, card, "cost", view.rules.cost(view, card), "6-2-1-12")


def charge(view: View, card: int) -> int:
    """How many crystals an enhancement takes now (6-2-1-11)."""
    return _of_card(view, card, "charge", view.rules.charge(view, card), "6-2-1-11")


def printed_cost(view: View, card: int) -> int:
    """What is printed as a special's cost; one that is not defined counts as 0 (5-11)."""
    return _printed(view, card, "cost")


def printed_charge(view: View, card: int) -> int:
    """What is printed as an enhancement's charge."""
    return _printed(view, card, "charge")


def _printed(view: View, card: int, name: str) -> int:
    node = getattr(board.definition(view, card), name)
    context = Context(board.user(view, card), board.card_ref(view, card), owner=board.owner(view, card))
    return 0 if node is None else board.rules(view).number(view, context, node)


def _shifted(view: View, card: int, name: str) -> Iterator[Modifier]:
    """A charge that is raised or lowered for this use of the card (10-35-2)."""
    shift = (view.get(f"card.{card}.use") or {}).get("shift", ()) if name == "charge" else ()
    if shift and shift[0] == "charge":
        yield Modifier(of_thing("card", card, "10-35"), "add", shift[1], board.owner(view, card))


def _as_used(view: View, card: int, name: str) -> Iterator[Modifier]:
    """The charge that an effect gives to the card which is used by it."""
    use = view.get(f"card.{card}.use") or {}
    if name in use and name == "charge":
        yield Modifier(of_thing("card", card, "use"), "assign", use[name], board.owner(view, card))


def changing(view: View, card: int, name: str) -> Iterator[Modifier]:
    """What changes a number of a card now (5-6): its own text, standing effects and those that last, how it is used."""
    yield from own_changes(view, card, name)
    yield from modifiers(view, name, board.user(view, card), subject=card)
    yield from _shifted(view, card, name)
    yield from _as_used(view, card, name)


def _of_card(view: View, card: int, name: str, base: int, clause: str) -> int:
    if not view.on(clause):
        return 0
    mods = tuple(view.rules.changing(view, card, name))
    if mods and name == "charge":
        view.define("10-35-2")
    return _reckoned(view, f"card.{card}.{name}", base, mods, clause, 0, None)


RULES = {
    "5-2-1": base_distance, "7-1-1 room": free, "7-1-3-2 paragraph 1": spaces, "6-2-1-12": printed_cost,
    "6-2-1-11": printed_charge, "5-6": changing,
}  # fmt: skip
