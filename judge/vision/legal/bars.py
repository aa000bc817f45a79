"""What stands in the way of the actions that priority allows, each obstacle with its clause (5.2.2, 6.3.2, 7.3.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from judge.engine.choice import Option
from judge.engine.tree import Node
from judge.engine.view import View
from judge.port.obstacle import Obstacle
from judge.vision.board import bans, reading, values
from judge.vision.board.relations import alternate_here, spiritualist_here
from judge.vision.effects.ability import Ability
from judge.vision.effects.evaluate import Scope, evaluate, quantity, scope
from judge.vision.model import VARIABLE
from judge.vision.rules import s8_2_targets as targets

if TYPE_CHECKING:
    from judge.vision.game import Vision


def bar(clause: str, what: str, **facts: object) -> Obstacle:
    """One thing in the way."""
    return Obstacle("rule", (clause,), what, tuple(facts.items()))


def _if(view: View, wrong: bool, clauses: str | tuple[str, ...], what: str, **facts: object) -> Iterator[Obstacle]:
    several = (clauses,) if isinstance(clauses, str) else clauses
    if wrong and view.on(*several):
        yield Obstacle("rule", several, what, tuple(facts.items()))


def against(view: View, player: str, option: Option) -> Iterator[Obstacle]:
    """Everything in the way of an action that takes priority."""
    verb, card = str(option[0]), int(option[1])
    if verb == "use":
        live = [o for o in values.live(view, card) if o.named == option[2:]]
        if live:
            yield from used(view, player, live[0])
    elif verb == "apply":
        one = next((o for o in values.live(view, card) if o.named == option[2:]), None)
        if one is not None:
            yield from applied(view, player, one)
    elif verb in ACTIONS:
        yield from ACTIONS[verb](view, player, card)


# -- playing --------------------------------------------------------------------------------------------------------


def played(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """Everything in the way of playing a card from the hand (5.2.2)."""
    found = reading.printed(view, card)
    if reading.zone(view, card) != f"{player}.hand":
        yield bar("V5.2.1", "not_in_hand", card=card)
        return
    if found.type == "unknown":
        yield bar("V5.2.1", "unknown", card=card)
        return
    needs = ("V5.2.2.a", "V5.6.1.a") if found.type == "command" else "V5.2.2.a"
    yield from _if(view, view.get("priority") != player, needs, "no_priority")
    yield from _if(view, hyphen(view, player, card), "V2.4.3", "hyphen", card=card)
    for change in bans.forbidden(view, card, "to_play"):
        if view.on("V5.2.2.g"):
            yield Obstacle(f"card.{change.source}", ("V5.2.2.g",), "forbidden")
    yield from restricted(view, player, card)
    if not waives(view, player, card):
        less = offer(view, card) is not None
        there, needed = len(reading.nodes(view, player)), node_needed(view, player, card, less)
        yield from _if(view, there < needed, "V5.2.2.c", "nodes", needed=needed, there=there)
        cost = cost_of(view, player, card, less)
        yield from _if(view, there < cost, "V5.2.2.d", "cost", needed=cost, there=there)
    yield from timing(view, player, card)
    yield from of_type(view, player, card)
    yield from no_target(view, player, card)


def hyphen(view: View, player: str, card: int) -> bool:
    """Whether a card is not played for its hyphen (2.4.3); with its spiritualist there nobody asks for its cost."""
    printed = reading.printed(view, card)
    if printed.cost is not None and (not printed.nullity or view.on("V2.4.4")):
        return False
    return not waives(view, player, card) or view.gap("G13", ("V2.4.3", "V5.5.6", "V10.32.2.a")) == 1


def offer(view: View, card: int) -> Ability | None:
    """What a card lets be paid beside as it is played, so that it asks for less (5.2.2.h)."""
    own = (a for a in values.own_text(view, card) if a.kind == "offer")
    return next(own, None)


def restricted(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """Conditions and limits of the card's own text, and of effects (5.2.2.b)."""
    found = reading.printed(view, card)
    words = {k.name for k in found.keywords}
    mine = view.get("active") == player
    for word, clause in (("自分ターン制限", "V10.22.2.a"), ("自分ターン1枚制限", "V10.22.3")):
        yield from _if(view, word in words and not mine, clause, "own_turn")
    for word, clause in (("相手ターン制限", "V10.23.2.a"), ("相手ターン1枚制限", "V10.23.3")):
        yield from _if(view, word in words and mine, clause, "their_turn")
    used = found.name in view.get(f"this_turn.{player}.once", ())
    both = bool(words & {"自分ターン1枚制限", "相手ターン1枚制限"})
    yield from _if(view, used, ("V10.21.2.a", *(("V10.21.3",) if both else ())), "once_a_turn")
    if "ラストワード" in words and not spiritualist_here(view, card, player):
        yield from _if(view, True, "V10.32.2.a", "no_spiritualist")
    for what in ("play", f"play_{found.type}", f"play:{found.name}"):
        also = ("V10.3.3",) if what == "play_character" and "奇襲" in words else ()
        for change in bans.player_forbidden(view, player, what):
            if view.on("V5.2.2.b", *also):
                yield Obstacle(f"card.{change.source}", ("V5.2.2.b", *also), "forbidden")
    for change in bans.forbidden(view, card, "play"):
        if view.on("V5.2.2.b"):
            yield Obstacle(f"card.{change.source}", ("V5.2.2.b",), "forbidden")
    for ability in play_abilities(view, card):
        if ability.cond is not None and not evaluate(_at(view, player, card), ability.cond) and view.on("V5.2.2.b"):
            yield Obstacle(f"card.{card}", ("V5.2.2.b",), "condition")


TIMING = {
    "character": ("V5.4.1.a", "V5.4.1.b", "V5.4.1.c"), "spell": ("V5.5.1.a", "V5.5.1.b", "V5.5.1.c"),
}  # fmt: skip
"""The clauses of the turn, the phase and the interference for a type of card."""


def timing(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """The timing of its type (5.4.1, 5.5.1, 5.6.1)."""
    found = reading.printed(view, card)
    if found.type == "command" or any_time(view, player, card):
        return
    mine, main, alone = TIMING[found.type]
    yield from _if(view, view.get("active") != player, (mine, "V5.2.2.f"), "not_your_turn")
    yield from _if(view, view.get("phase") != "main", (main, "V5.2.2.f"), "not_main_phase")
    yield from _if(view, bool(view.get("interference")), (alone, "V5.2.2.f"), "interference")


def spell_timing(view: View, player: str) -> bool:
    """Whether it is the timing of spell cards for a player (5.5.2)."""
    return view.get("active") == player and view.get("phase") == "main" and not view.get("interference")


def any_time(view: View, player: str, card: int) -> bool:
    """Whether a card is played at the timing of commands: 奇襲 (10.3.2.a), ラストスペル (10.30.2.a)."""
    if not view.on("V5.6.5"):
        return False
    if values.has(view, card, "奇襲") and view.on("V10.3.2.a"):
        return True
    last = values.has(view, card, "ラストスペル") and view.on("V10.30.2.a")
    return last and bool(spiritualist_here(view, card, player))


def of_type(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """One character a turn, one doll, one 世界呪符 (5.4.1.d, 5.4.1.e, 5.5.1.d)."""
    found = reading.printed(view, card)
    if found.type == "character":
        own = not any_time(view, player, card)
        if values.has(view, card, "人形"):
            resolved, played = (bool(view.get(f"this_turn.{player}.{what}")) for what in ("doll", "doll_played"))
            yield from _if(view, own and resolved, ("V5.4.1.e", "V5.2.2.f"), "one_doll")
            yield from _if(view, played, "V10.9.2.b", "one_doll")
        elif own:
            done = bool(view.get(f"this_turn.{player}.character"))
            yield from _if(view, done, ("V5.4.1.d", "V5.2.2.f"), "one_character")
    if found.type == "spell" and values.has(view, card, "世界呪符"):
        done = bool(view.get(f"this_turn.{player}.world"))
        yield from _if(view, done, ("V5.5.1.d", "V5.2.2.f", "V10.17.2.a"), "one_world")


def no_target(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """A target has to be there (5.2.2.e)."""
    written = play_abilities(view, card)
    if not written:
        return
    at = _at(view, player, card)
    for ability in written:
        ways = ability.modes or (ability,)
        open_ways = any(targets.available(view, way, at) for way in ways)
        yield from _if(view, not open_ways, ("V5.2.2.e", "V8.2.4.a"), "no_target")


def _at(view: View, player: str, card: int) -> Scope:
    return Scope(view, player, card, card)


def play_abilities(view: View, card: int) -> tuple[Ability, ...]:
    """What is resolved when a card is played (7.1.2): its text, and what 装備, 呪符 and their like stand for."""
    from judge.vision.rules.s5_2_play import texts

    return texts(view, card)


def _less(view: View, player: str, card: int, what: str) -> int:
    """By how much what is paid beside changes what a card asks for."""
    found = offer(view, card)
    by = found.change.get(what) if found else None
    return quantity(_at(view, player, card), by) if isinstance(by, Node) else 0


def node_needed(view: View, player: str, card: int, offered: bool = False) -> int:
    """How many nodes a card asks for (5.2.2.c), with what changes that."""
    needed = (reading.printed(view, card).node or 0) + (_less(view, player, card, "node") if offered else 0)
    if not view.on("V5.2.2.h"):
        return needed
    for change in values.changes(view, card, "node"):
        needed += change.get("node") or 0
    for record in view.get("lasting", ()):
        if player in record.get("players", ()) and "node" in record["change"] and meets(view, record, card):
            needed += record["change"]["node"]
    return max(needed, 0)


def meets(view: View, record: Mapping[str, Any], card: int) -> bool:
    """Whether what lasts for plays concerns a card of this type."""
    kinds = record["change"].get("only") or ()
    return not kinds or reading.printed(view, card).type in kinds


def cost_of(view: View, player: str, card: int, offered: bool = False) -> int:
    """What a card costs; X is whatever is paid (1.8.7.h), a sum below zero counts as zero (1.8.7.j)."""
    printed = reading.printed(view, card).cost
    cost = 0 if printed in (None, VARIABLE) else int(printed or 0)
    cost += _less(view, player, card, "cost") if offered else 0
    if not view.on("V5.2.2.h"):
        return cost
    if view.on("V1.6.4"):
        for change in values.changes(view, card, "cost_is"):
            cost = int(change.get("cost_is"))
    for by in cost_changes(view, player, card):
        cost += by
        if not view.on("V1.8.7.j"):
            cost = max(cost, 0)
    return max(cost, 0)


def cost_changes(view: View, player: str, card: int) -> list[int]:
    """By how much effects change what a card costs."""
    found = [int(change.get("cost") or 0) for change in values.changes(view, card, "cost")]
    for record in view.get("lasting", ()):
        if player in record.get("players", ()) and "cost" in record["change"] and meets(view, record, card):
            found.append(int(record["change"]["cost"]))
    return found


def told(view: View, player: str, card: int) -> None:
    """Cite what made the required node and the cost of a card what they are as it is played."""
    by = cost_changes(view, player, card)
    printed = reading.printed(view, card)
    if by or node_needed(view, player, card) != (printed.node or 0):
        view.consult("V5.2.2.h", "V5.2.6", card=card)
    if values.changes(view, card, "cost_is"):
        view.consult("V1.6.4", "V5.2.2.h", card=card)
    if by and isinstance(printed.cost, int) and min(printed.cost + sum(by[: i + 1]) for i in range(len(by))) < 0:
        view.consult("V1.8.7.j", card=card)
    if printed.type != "command" and any_time(view, player, card):
        view.consult("V10.3.2.a" if values.has(view, card, "奇襲") else "V10.30.2.a", "V5.6.5", card=card)
    if printed.nullity:
        view.consult("V2.4.4", card=card)


def waives(view: View, player: str, card: int) -> bool:
    """Whether nodes and cost may be ignored: for the spiritualist (5.5.6) or the alternate race (5.6.6)."""
    kind = reading.printed(view, card).type
    if kind == "spell":
        return view.on("V5.5.6") and bool(spiritualist_here(view, card, player))
    return kind == "command" and view.on("V5.6.6") and alternate_here(view, card, player)


def payable(view: View, player: str, card: int) -> bool:
    """Whether nodes are enough and the cost can be paid."""
    there = len(reading.nodes(view, player))
    return there >= node_needed(view, player, card) and there >= cost_of(view, player, card)


# -- using ----------------------------------------------------------------------------------------------------------


def used(view: View, player: str, one: values.Live) -> Iterator[Obstacle]:
    """Everything in the way of using an activated effect (7.3.3)."""
    ability, card = one.ability, one.card
    yield from _if(view, view.get("priority") != player, "V7.3.3.a", "no_priority")
    yield from _if(view, reading.holder(view, card) != player, "V7.3.3.b", "not_yours", card=card)
    yield from _if(view, not reading.on_field(view, card), "V7.3.1.a", "not_on_field", card=card)
    at = scope(view, one, you=player)
    if ability.cond is not None and not evaluate(at, ability.cond) and view.on("V7.3.3.c"):
        yield Obstacle(f"card.{card}", ("V7.3.3.c",), "condition")
    if ability.once == "turn":
        yield from _if(view, bool(view.get(f"this_turn.used.{one.id}")), "V7.3.3.c", "once_a_turn")
    again = one.id in view.get(f"used.{view.get('interference', 0)}", ())
    yield from _if(view, again, "V7.3.6", "once_an_interference")
    if not (ability.keyword and view.on("V10.1.4")):
        for change in (*bans.forbidden(view, card, "use"), *bans.player_forbidden(view, player, "use")):
            if view.on("V7.3.7"):
                yield Obstacle(f"card.{change.source}", ("V7.3.7",), "forbidden")
    for change in values.barred(view, one, "unused"):
        if view.on("V7.3.7"):
            yield Obstacle(f"card.{change.source}", ("V7.3.7",), "forbidden")
    for change in values.barred(view, one, "void"):
        if view.on("V7.3.3.b"):
            yield Obstacle(f"card.{change.source}", ("V7.3.3.b",), "invalid")
    yield from no_effects(view, player)
    mine = view.get("active") == player
    yield from _if(view, ability.when == "mine" and not mine, "V7.3.3.f", "own_turn")
    yield from _if(view, ability.when == "theirs" and mine, "V7.3.3.g", "their_turn")
    yield from unpayable(view, player, one)
    ways = ability.modes or (ability,)
    if not any(targets.available(view, way, at) for way in ways):
        yield from _if(view, True, ("V7.3.3.e", "V8.2.4.a"), "no_target")


def no_effects(view: View, player: str) -> Iterator[Obstacle]:
    """A player who cannot use effects does not even declare it (7.1.8.a)."""
    for change in bans.player_forbidden(view, player, "effects"):
        if view.on("V7.1.8.a"):
            yield Obstacle(f"card.{change.source}", ("V7.1.8.a",), "forbidden")


def unpayable(view: View, player: str, one: values.Live) -> Iterator[Obstacle]:
    """What of the cost cannot be paid (7.3.3.d, 1.8.9.f)."""
    cost, card = one.ability.cost, one.card
    n = nodes_due(view, player, one)
    several = ("V1.8.9.f",) if cost.sleep and n else ()
    yield from _if(view, cost.sleep and reading.asleep(view, card), ("V1.8.8.a", *several), "asleep", card=card)
    there = len(reading.nodes(view, player))
    yield from _if(view, there < n, ("V7.3.3.d", "V1.8.9.e", *several), "cost", needed=n, there=there)


def nodes_due(view: View, player: str, one: values.Live) -> int:
    """How many nodes an effect costs."""
    nodes = one.ability.cost.nodes
    return 0 if nodes is None else max(0, quantity(scope(view, one, you=player), nodes))


def optional(view: View, player: str) -> Iterator[values.Live]:
    """The automatic effects that a player may apply now: with priority, and with no interference begun (7.4.4)."""
    for one in view.found(("optional", player), partial(_optional, player=player)):
        if not any(applied(view, player, one)):
            yield one


def _optional(view: View, player: str) -> Iterator[values.Live]:
    """Those there are where they live: on the field, or anywhere (β)."""
    game: Vision = view.game  # type: ignore[assignment]
    for zone in reading.ZONES if game.left_anywhere else ("field",):
        for card in reading.cards(view, f"{player}.{zone}"):
            for one in values.live(view, card):
                if one.ability.kind == "auto" and (one.ability.sort == "beta" or zone == "field"):
                    yield one


def applied(view: View, player: str, one: values.Live) -> Iterator[Obstacle]:
    """Everything in the way of applying an automatic effect that is left to its player (7.4.4)."""
    ability, card = one.ability, one.card
    yield from _if(view, view.get("priority") != player, ("V7.4.4", "V1.12.2.d"), "no_priority")
    yield from _if(view, bool(view.get("interference")), "V7.4.4", "interference")
    if ability.once == "turn":
        yield from _if(view, bool(view.get(f"this_turn.used.{one.id}")), "V7.4.4", "once_a_turn")
    if ability.cond is not None and not evaluate(scope(view, one, you=player), ability.cond) and view.on("V7.4.5.b"):
        yield Obstacle(f"card.{card}", ("V7.4.5.b",), "condition")
    yield from no_effects(view, player)


# -- attacking and blocking -----------------------------------------------------------------------------------------


def attacks(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """Everything in the way of an attack (6.3.2, 6.3.3)."""
    yield from _if(view, view.get("active") != player, "V6.3.2.a", "not_your_turn")
    wrong = view.get("phase") != "main" or view.get("priority") != player
    yield from _if(view, wrong, "V6.3.2.b", "not_main_phase")
    yield from _if(view, bool(view.get("interference")), "V6.3.2.c", "interference")
    for change in bans.player_forbidden(view, player, "attack"):
        if view.on("V6.3.2.e"):
            yield Obstacle(f"card.{change.source}", ("V6.3.2.e",), "forbidden")
    yield from _fit(view, player, card, "attack", ("V6.3.3.a", "V6.3.2.d"), ("V6.3.3.b", "V6.3.2.d"))
    if not reading.is_character(view, card):
        return
    yield from cannot(view, card, "attack", ("V6.3.3.c", "V6.3.2.d"))
    yield from _if(view, bool(reading.attacker(view)), "V6.2.5.a", "attack_under_way")


def _fit(
    view: View, player: str, card: int, what: str, yours: tuple[str, ...], awake: tuple[str, ...]
) -> Iterator[Obstacle]:
    """That it is no character of the player's, or asleep, so that it cannot be declared to attack or to block."""
    character = reading.is_character(view, card)
    yield from _if(view, not character or reading.holder(view, card) != player, yours, "not_yours", card=card)
    if character and reading.asleep(view, card) and not set_aside(view, card, f"{what}_asleep"):
        yield from _if(view, True, awake, "asleep", card=card)


def cannot(view: View, card: int, what: str, clauses: tuple[str, ...]) -> Iterator[Obstacle]:
    """What an effect forbids a character, also where another effect allows it: cannot beats can (1.3.2)."""
    allowed = bans.allowed(view, card, what)
    if allowed and not view.on("V1.3.2"):
        return
    for change in bans.forbidden(view, card, what):
        named = (change.clause, *clauses[1:]) if change.clause else clauses
        if view.on(*named):
            yield Obstacle(f"card.{change.source}", (*named, *(("V1.3.2",) if allowed else ())), "forbidden")


def set_aside(view: View, card: int, what: str) -> bool:
    """Whether an effect lets a character do what a rule keeps it from: effects go before rules (1.3.1)."""
    return bool(bans.allowed(view, card, what)) and view.on("V1.3.1")


def blocks(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """Everything in the way of a block (6.4.2, 6.4.3)."""
    window = view.get("window") == "attack" and view.get("priority") == player
    yield from _if(view, not window, "V6.4.2.a", "no_window")
    yield from _if(view, not reading.attacker(view), "V6.4.2.b", "no_attack")
    for change in bans.player_forbidden(view, player, "block"):
        if view.on("V6.4.2.d"):
            yield Obstacle(f"card.{change.source}", ("V6.4.2.d",), "forbidden")
    yield from _fit(view, player, card, "block", ("V6.4.3.a", "V6.4.2.c"), ("V6.4.3.b", "V6.4.2.c"))
    if not reading.is_character(view, card):
        return
    yield from _if(view, reading.attacker(view) == card, ("V6.4.3.c", "V6.4.2.c"), "attacking", card=card)
    yield from cannot(view, card, "block", ("V6.4.3.d", "V6.4.2.c"))
    yield from _if(view, bool(reading.blocker(view)), "V6.2.5.b", "block_under_way")


def sets_node(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """Everything in the way of setting a node (1.8.2)."""
    yield from _if(view, reading.zone(view, card) != f"{player}.hand", "V1.8.2.d", "not_in_hand", card=card)
    yield from _if(view, view.get("active") != player, "V1.8.2", "not_your_turn")
    wrong = view.get("phase") != "main" or view.get("priority") != player
    yield from _if(view, wrong, "V1.8.2.a", "not_main_phase")
    yield from _if(view, bool(view.get("interference")), "V1.8.2.b", "interference")
    yield from _if(view, bool(view.get(f"this_turn.{player}.node")), "V1.8.2.c", "one_node")
    for change in bans.player_forbidden(view, player, "node"):
        if view.on("V1.3.2"):
            yield Obstacle(f"card.{change.source}", ("V1.3.2",), "forbidden")


def obliged(view: View, player: str) -> tuple[int, ...]:
    """The characters that an effect obliges to attack this turn, as far as they can by themselves (12.6.1)."""
    if view.get("active") != player or view.get("phase") != "main" or view.get("interference"):
        return ()
    return tuple(
        c for c in reading.characters(view, player)
        if bans.forbidden(view, c, "must_attack") and not view.get(f"this_turn.attacked.{c}")
        and not any(attacks(view, player, c)) and view.on("V12.6.1")
    )  # fmt: skip


ACTIONS: Mapping[str, Callable[[View, str, int], Iterator[Obstacle]]] = {
    "play": played, "node": sets_node, "attack": attacks, "block": blocks,
}  # fmt: skip
"""What takes priority and is about a card alone."""
