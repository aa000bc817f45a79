"""What stands in the way of playing a card (5.2.2) or setting a node (1.8.2), and what playing it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.identity import of_thing
from judge.engine.tree import Node
from judge.port.obstacle import Obstacle
from judge.vision.board import bans, reading, values
from judge.vision.board.relations import alternate_here, spiritualist_here
from judge.vision.effects.evaluate import evaluate, quantity
from judge.vision.effects.scope import Scope
from judge.vision.legal.obstacles import bar, bar_if, barred
from judge.vision.model import VARIABLE
from judge.vision.rules import s8_2_targets as targets

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine.view import View
    from judge.vision.effects.ability import Ability
    from judge.vision.known import Known


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
    yield from bar_if(view, view.get("priority") != player, needs, "no_priority")
    yield from bar_if(view, hyphen(view, player, card), "V2.4.3", "hyphen", card=card)
    yield from barred(view, bans.forbidden(view, card, "to_play"), "V5.2.2.g")
    yield from restricted(view, player, card)
    if not waives(view, player, card):
        less = offer(view, card) is not None
        there, needed = len(bans.nodes_for(view, player, "count_asleep")), node_needed(view, player, card, less)
        yield from bar_if(view, there < needed, "V5.2.2.c", "nodes", needed=needed, there=there)
        there, cost = len(bans.nodes_for(view, player, "pay_asleep")), cost_of(view, player, card, less)
        yield from bar_if(view, there < cost, "V5.2.2.d", "cost", needed=cost, there=there)
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
    at = _at(view, reading.holder(view, card), card)
    own = (a for a in values.own_text(view, card) if a.kind == "offer" and (a.cond is None or evaluate(at, a.cond)))
    return next(own, None)


def restricted(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """Conditions and limits of the card's own text, and of effects (5.2.2.b)."""
    found = reading.printed(view, card)
    words = {k.name for _, k in values.borne(view, card)}
    mine = view.get("active") == player
    for word, clause in (("自分ターン制限", "V10.22.2.a"), ("自分ターン1枚制限", "V10.22.3")):
        yield from bar_if(view, word in words and not mine, clause, "own_turn")
    for word, clause in (("相手ターン制限", "V10.23.2.a"), ("相手ターン1枚制限", "V10.23.3")):
        yield from bar_if(view, word in words and mine, clause, "their_turn")
    used = found.name in view.get(f"this_turn.{player}.once", ())
    both = bool(words & {"自分ターン1枚制限", "相手ターン1枚制限"})
    yield from bar_if(view, used, ("V10.21.2.a", *(("V10.21.3",) if both else ())), "once_a_turn")
    if "ラストワード" in words and not spiritualist_here(view, card, player):
        yield from bar_if(view, True, "V10.32.2.a", "no_spiritualist")
    for what in ("play", f"play_{found.type}", f"play:{found.name}"):
        also = ("V10.3.3",) if what == "play_character" and values.has(view, card, "奇襲") else ()
        yield from barred(view, bans.player_forbidden(view, player, what, card), ("V5.2.2.b", *also))
    yield from barred(view, bans.forbidden(view, card, "play"), "V5.2.2.b")
    for ability in play_abilities(view, card):
        if ability.cond is not None and not evaluate(_at(view, player, card), ability.cond) and view.on("V5.2.2.b"):
            yield Obstacle(of_thing("card", card), ("V5.2.2.b",), "condition")


TIMING = {
    "character": ("V5.4.1.a", "V5.4.1.b", "V5.4.1.c"), "spell": ("V5.5.1.a", "V5.5.1.b", "V5.5.1.c"),
}  # fmt: skip
"""The clauses of the turn, the phase and the interference for a type of card."""


def timing(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """The timing of its type (5.4.1, 5.5.1, 5.6.1)."""
    found = reading.printed(view, card)
    kept = found.type == "command" and bans.forbidden(view, card, "command_timing")
    if any_time(view, player, card) or (found.type == "command" and not kept):
        return
    mine, main, alone = TIMING["spell" if kept else found.type]
    yield from bar_if(view, view.get("active") != player, (mine, "V5.2.2.f"), "not_your_turn")
    yield from bar_if(view, view.get("phase") != "main", (main, "V5.2.2.f"), "not_main_phase")
    yield from bar_if(view, bool(view.get("interference")), (alone, "V5.2.2.f"), "interference")


def spell_timing(view: View, player: str) -> bool:
    """Whether it is the timing of spell cards for a player (5.5.2)."""
    return view.get("active") == player and view.get("phase") == "main" and not view.get("interference")


def any_time(view: View, player: str, card: int) -> bool:
    """Whether a card is played at the timing of commands: 奇襲 (10.3.2.a), ラストスペル (10.30.2.a)."""
    if not view.on("V5.6.5"):
        return False
    if values.has(view, card, "奇襲") and view.on("V10.3.2.a"):
        return True
    if reading.printed(view, card).type == "spell" and bans.allowed(view, card, "command_timing"):
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
            yield from bar_if(view, own and resolved, ("V5.4.1.e", "V5.2.2.f"), "one_doll")
            yield from bar_if(view, played, "V10.9.2.b", "one_doll")
        elif own:
            done = bool(view.get(f"this_turn.{player}.character"))
            yield from bar_if(view, done, ("V5.4.1.d", "V5.2.2.f"), "one_character")
    if found.type == "spell" and values.has(view, card, "世界呪符"):
        done = bool(view.get(f"this_turn.{player}.world"))
        yield from bar_if(view, done, ("V5.5.1.d", "V5.2.2.f", "V10.17.2.a"), "one_world")


def no_target(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """A target has to be there (5.2.2.e)."""
    written = play_abilities(view, card)
    if not written:
        return
    at = _at(view, player, card)
    for ability in written:
        ways = ability.modes or (ability,)
        open_ways = any(targets.available(view, way, at) for way in ways)
        yield from bar_if(view, not open_ways, ("V5.2.2.e", "V8.2.4.a"), "no_target")


def _at(view: View, player: str, card: int) -> Scope:
    return Scope(view, player, card, card)


def play_abilities(view: View, card: int) -> tuple[Ability, ...]:
    """What is resolved when a card is played: its keywords' part (装備, 世界呪符 …), then its own text (7.1.2)."""
    game: Known = view.game
    found = reading.printed(view, card)
    other = values.rewritten(view, card)
    if other:
        return (game.abilities[other],)
    words = [a for k in found.keywords for a in game.keywords.get(k.name, ()) if a.kind == "play" and view.on(a.clause)]
    own = [game.abilities[k] for k in found.abilities if game.abilities[k].kind == "play"]
    return (*words, *own)


def _less(view: View, player: str, card: int, what: str) -> int:
    """By how much what is paid beside changes what a card asks for."""
    found = offer(view, card)
    by = found.change.get(what) if found else None
    return quantity(_at(view, player, card), by) if isinstance(by, Node) else 0


def _counts_as(view: View, player: str, card: int, what: str, printed: int) -> int:
    """What a card asks for counts as by what may be done as it is played, whatever is printed (1.6.4)."""
    found = offer(view, card)
    number = found.change.get(what) if found and view.on("V1.6.4") else None
    return quantity(_at(view, player, card), number) if isinstance(number, Node) else printed


def node_needed(view: View, player: str, card: int, offered: bool = False) -> int:
    """How many nodes a card asks for (5.2.2.c), with what changes that."""
    needed = reading.printed(view, card).node or 0
    if offered:
        needed = _counts_as(view, player, card, "node_is", needed) + _less(view, player, card, "node")
    if not view.on("V5.2.2.h"):
        return needed
    if view.on("V1.6.4"):
        for change in values.changes(view, card, "node_is"):
            needed = int(change.get("node_is"))
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
    if offered:
        cost = _counts_as(view, player, card, "cost_is", cost) + _less(view, player, card, "cost")
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


def cite_needs(view: View, player: str, card: int) -> None:
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
        there = view.on("V5.5.6") and bool(spiritualist_here(view, card, player))
        return there and not (bans.forbidden(view, card, "waived") and view.applies("V1.3.2", card=card))
    return kind == "command" and view.on("V5.6.6") and alternate_here(view, card, player)


def payable(view: View, player: str, card: int) -> bool:
    """Whether nodes are enough and the cost can be paid."""
    there = len(bans.nodes_for(view, player, "count_asleep"))
    if there < node_needed(view, player, card):
        return False
    return len(bans.nodes_for(view, player, "pay_asleep")) >= cost_of(view, player, card)


def sets_node(view: View, player: str, card: int) -> Iterator[Obstacle]:
    """Everything in the way of setting a node (1.8.2)."""
    yield from bar_if(view, reading.zone(view, card) != f"{player}.hand", "V1.8.2.d", "not_in_hand", card=card)
    yield from bar_if(view, view.get("active") != player, "V1.8.2", "not_your_turn")
    wrong = view.get("phase") != "main" or view.get("priority") != player
    yield from bar_if(view, wrong, "V1.8.2.a", "not_main_phase")
    yield from bar_if(view, bool(view.get("interference")), "V1.8.2.b", "interference")
    yield from bar_if(view, bool(view.get(f"this_turn.{player}.node")), "V1.8.2.c", "one_node")
    yield from barred(view, bans.player_forbidden(view, player, "node"), "V1.3.2")
