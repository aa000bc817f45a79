"""What stands in the way of using an effect (7.3.3), or of applying one that is left to the player (7.4.4)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from judge.engine.identity import of_thing
from judge.port.obstacle import Obstacle
from judge.vision.board import bans, bearing, reading, values
from judge.vision.effects.evaluate import evaluate, quantity
from judge.vision.legal.obstacles import bar_if, barred
from judge.vision.rules import s8_2_targets as targets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.view import View
    from judge.vision.known import Known


def used(view: View, player: str, one: bearing.Live) -> Iterator[Obstacle]:
    """Everything in the way of using an activated effect (7.3.3)."""
    ability, card = one.ability, one.card
    yield from bar_if(view, view.get("priority") != player, "V7.3.3.a", "no_priority")
    yield from bar_if(view, reading.holder(view, card) != player, "V7.3.3.b", "not_yours", card=card)
    yield from bar_if(view, not reading.on_field(view, card), "V7.3.1.a", "not_on_field", card=card)
    yield from restricted(view, player, one)
    again = one.id in view.get(f"used.{view.get('interference', 0)}", ())
    yield from bar_if(view, again, "V7.3.6", "once_an_interference")
    yield from barred(view, values.barred(view, one, "void"), "V7.3.3.b", "invalid")
    yield from no_effects(view, player)
    mine = view.get("active") == player
    yield from bar_if(view, ability.when == "mine" and not mine, "V7.3.3.f", "own_turn")
    yield from bar_if(view, ability.when == "theirs" and mine, "V7.3.3.g", "their_turn")
    yield from unpayable(view, player, one)
    at = bearing.scope(view, one, you=player)
    ways = ability.modes or (ability,)
    if not any(targets.available(view, way, at) for way in ways):
        yield from bar_if(view, True, ("V7.3.3.e", "V8.2.4.a"), "no_target")


def restricted(view: View, player: str, one: bearing.Live) -> Iterator[Obstacle]:
    """Conditions and limits of its own text, and of effects (7.3.3.c, 7.3.7)."""
    ability, card = one.ability, one.card
    unmet = ability.cond is not None and not evaluate(bearing.scope(view, one, you=player), ability.cond)
    if unmet and view.on("V7.3.3.c"):
        yield Obstacle(of_thing("card", card), ("V7.3.3.c",), "condition")
    if ability.once == "turn":
        yield from bar_if(view, bearing.used_up(view, one), "V7.3.3.c", "once_a_turn")
    if not (ability.keyword and view.on("V10.1.4")):
        yield from barred(view, bans.forbidden(view, card, "use"), "V7.3.7")
        yield from barred(view, bans.player_forbidden(view, player, "use"), "V7.3.7")
    yield from barred(view, values.barred(view, one, "unused"), "V7.3.7")


def no_effects(view: View, player: str) -> Iterator[Obstacle]:
    """A player who cannot use effects does not even declare it (7.1.8.a)."""
    yield from barred(view, bans.player_forbidden(view, player, "effects"), "V7.1.8.a")


def unpayable(view: View, player: str, one: bearing.Live) -> Iterator[Obstacle]:
    """What of the cost cannot be paid (7.3.3.d, 1.8.9.f)."""
    cost, card = one.ability.cost, one.card
    n = nodes_due(view, player, one)
    several = ("V1.8.9.f",) if cost.sleep and n else ()
    yield from bar_if(view, cost.sleep and reading.asleep(view, card), ("V1.8.8.a", *several), "asleep", card=card)
    payable = bans.nodes_for(view, player, "pay_asleep")
    there = len([c for c in payable if not (cost.awake and reading.asleep(view, c))])
    yield from bar_if(view, there < n, ("V7.3.3.d", "V1.8.9.e", *several), "cost", needed=n, there=there)


def nodes_due(view: View, player: str, one: bearing.Live) -> int:
    """How many nodes an effect costs."""
    nodes = one.ability.cost.nodes
    return 0 if nodes is None else max(0, quantity(bearing.scope(view, one, you=player), nodes))


def optional(view: View, player: str) -> Iterator[bearing.Live]:
    """The automatic effects that a player may apply now: with priority, and with no interference begun (7.4.4)."""
    for one in view.found(("optional", player), partial(_optional, player=player)):
        if not any(applied(view, player, one)):
            yield one


def _optional(view: View, player: str) -> Iterator[bearing.Live]:
    """Those there are where they live: on the field, or anywhere (β)."""
    game: Known = view.game
    for whose, when in ((player, ""), (reading.other(player), "theirs")):
        for zone in reading.ZONES if game.left_anywhere else ("field",):
            for card in reading.cards(view, f"{whose}.{zone}"):
                lively = (one for one in values.live(view, card) if one.ability.kind == "auto")
                yield from (one for one in lively if one.ability.when == when)


def applied(view: View, player: str, one: bearing.Live) -> Iterator[Obstacle]:
    """Everything in the way of applying an automatic effect that is left to its player (7.4.4)."""
    ability, card = one.ability, one.card
    yield from bar_if(view, view.get("priority") != player, ("V7.4.4", "V1.12.2.d"), "no_priority")
    whose = reading.other(player) if ability.when == "theirs" else player
    yield from bar_if(view, reading.holder(view, card) != whose, "V7.4.4", "not_yours", card=card)
    away = ability.sort != "beta" and not reading.on_field(view, card)
    yield from bar_if(view, away, "V7.4.5.a", "not_on_field", card=card)
    yield from bar_if(view, bool(view.get("interference")), "V7.4.4", "interference")
    if ability.once == "turn":
        yield from bar_if(view, bearing.used_up(view, one), "V7.4.4", "once_a_turn")
    at = bearing.scope(view, one, you=whose)
    if ability.cond is not None and not evaluate(at, ability.cond) and view.on("V7.4.5.b"):
        yield Obstacle(of_thing("card", card), ("V7.4.5.b",), "condition")
    elif not targets.available(view, ability, at):
        yield from bar_if(view, True, "V8.2.4.a", "no_target")
    yield from no_effects(view, player)
    yield from barred(view, values.barred(view, one, "unused"), "V7.1.8.a")
