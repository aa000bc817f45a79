"""The value of an expression: facts of the board, of a card, of an attack, of what the effect has found so far.

A value that is not defined counts as 0 (5-11).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.data import Done
from judge.engine.view import View
from judge.furuyoni import board
from judge.furuyoni.board import cites, history
from judge.furuyoni.core.s5_6_modifiers import KEEP
from judge.furuyoni.effects import altered, frames
from judge.furuyoni.effects.vocabulary import words
from judge.furuyoni.effects.vocabulary.context import NAMELESS, Context
from judge.furuyoni.effects.vocabulary.facts_of_attacks import answered, of_attack
from judge.furuyoni.effects.vocabulary.facts_of_cards import of_card, undefined
from judge.furuyoni.rules import attacks, parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from judge.engine.tree import Node

Value = Any


def evaluate(view: View, context: Context, node: Node) -> Value:
    """The value of an expression node."""
    match node.op:
        case "num":
            return node.args["value"]
        case "dash":
            return None
        case "keep":
            return KEEP
        case "fact":
            return fact(view, context, node.args["path"])
        case "call":
            return CALLS[node.args["name"]](view, context, node.args)
        case "and":
            return truth(view, context, node.args["left"]) and truth(view, context, node.args["right"])
        case "or":
            return truth(view, context, node.args["left"]) or truth(view, context, node.args["right"])
        case "not":
            return not truth(view, context, node.args["of"])
        case "minus":
            return -number(view, context, node.args["of"])
        case "pair":
            return tuple(evaluate(view, context, part) for part in node.args["of"])
        case "constant":
            return node.args["value"]
        case "divided":
            return (evaluate(view, context, node.args["by"]), node.args["rounding"])
        case "side":
            return (node.args["side"], number(view, context, node.args["n"]))
    left, right = evaluate(view, context, node.args["left"]), evaluate(view, context, node.args["right"])
    return OPERATORS[node.op](left, right)


def truth(view: View, context: Context, node: Node) -> bool:
    """Whether a condition holds."""
    return bool(evaluate(view, context, node))


def number(view: View, context: Context, node: Node) -> int:
    """The value as a number; undefined is 0 (5-11)."""
    value = evaluate(view, context, node)
    if value is None:
        view.consult("5-11")
        return 0
    return int(value)


def _compared(compare: Callable[[int, int], bool]) -> Callable[[Value, Value], bool]:
    """Comparing "-" or nothing with a number is never true."""
    return lambda x, y: isinstance(x, int) and isinstance(y, int) and compare(x, y)


def _same(x: Value, y: Value) -> bool:
    """Equality; the megami of a card of several are equal to each of them (6-2-1-4)."""
    return bool(x == y) or (isinstance(x, tuple) and y in x)


ENDLESS = 10**6
"""What a limit is raised to that is there no more."""

OPERATORS: Mapping[str, Callable[[Value, Value], Value]] = {
    "+": lambda x, y: (x or 0) + (y or 0),
    "-": lambda x, y: (x or 0) - (y or 0),
    "*": lambda x, y: (x or 0) * (y or 0),
    "/up": lambda x, y: -(-(x or 0) // y) if y else 0,
    "/down": lambda x, y: (x or 0) // y if y else 0,
    "<": _compared(lambda x, y: x < y),
    ">": _compared(lambda x, y: x > y),
    "<=": _compared(lambda x, y: x <= y),
    ">=": _compared(lambda x, y: x >= y),
    "==": _same,
    "!=": lambda x, y: not _same(x, y),
}


def fact(view: View, context: Context, path: str) -> Value:
    """A fact by its dotted name."""
    head, _, tail = path.partition(".")
    match head:
        case "me" | "opp" | "a" | "b":
            player = {"me": context.you, "opp": board.opponent(context.you)}.get(head, head)
            return _of_player(view, context, player, tail)
        case "this":
            there = context.card is not None and NAMELESS not in context.names
            return of_card(view, context, context.card.id if context.card and there else None, tail)
        case "card":
            return of_card(view, context, context.subject, tail)
        case "attack":
            if not tail:
                return "attack"
            return of_attack(view, context, context.weighed or attacks.load(view, context.attack or 0), tail)
        case "answered":
            return of_attack(view, context, answered(view, context), tail)
        case "names":
            return _named(view, context, tail)
        case "event":
            return _of_event(view, context, tail)
        case "distance" if tail in ("", "crystals"):
            return parameters.distance(view) if not tail else board.crystals(view, "distance")
        case "mastery_zone":
            return parameters.mastery_zone(view)
        case "shadow" if not tail:
            return board.crystals(view, "shadow") if cites.counted(view, "shadow") else undefined(view)
        case "turn":
            return view.get("turn", 0)
        case "phase":
            return view.get("phase")
        case "done":
            last = context.names.get("\x00last")
            if not view.applies("10-40 paragraph 1"):
                return True
            return last == Done.FULLY or (last == Done.PARTLY and not view.applies("10-40 paragraph 3"))
        case "my_turn":
            return board.active(view) == context.you
        case "distance_changed":
            view.define("5-2-1 paragraph 3")
            return bool(view.get("distance_changed")) and view.on("5-2-1 paragraph 3")
        case "distance_change":
            change = parameters.distance(view) - int(view.get("turn_start_distance", 0))
            way = "5-2-1 paragraph 5" if change > 0 else "5-2-1 paragraph 4"
            view.define("5-2-1 paragraph 2", way)
            return change if view.on("5-2-1 paragraph 2", way) else undefined(view)
    known = board.vocab(view)
    if not tail and words.known(head, known):
        return {"none": None, "dash": None, "true": True, "false": False, "endless": ENDLESS}.get(head, head)
    if head in known.common_crystals or (head in known.common_zones and tail):
        if not cites.counted(view, head):
            return undefined(view)
        return view.get(path, 0) if tail else board.crystals(view, head)
    said = known.facts.get(path)
    if said is not None and said.of == "board":
        view.define(said.clause)
        return said.read(view, context.you)
    megami = path.replace("_", "-")
    return megami


def _of_player(view: View, context: Context, player: str, name: str) -> Value:
    known = board.vocab(view)
    if name in known.is_crystal_zone:
        return board.crystals(view, f"{player}.{name}") if cites.counted(view, name) else undefined(view)
    if name in known.players:
        return _numeral(board.information(view, player, name))
    if name in known.is_card_zone:
        return len(board.lie_in(view, f"{player}.{name}")) if cites.counted(view, name) else undefined(view)
    if name == "aura_room":
        return parameters.aura_room(view, player)
    if name in known.facts:
        view.define(known.facts[name].clause)
        return known.facts[name].read(view, player)
    if name == "turn.used_cards":
        return len(history.used_cards(view, player))
    if name.startswith("turn."):
        return history.value(view, player, name.removeprefix("turn."))
    if name.startswith(history.LAST):
        return history.value(view, player, name)
    if not name:
        return player
    return view.get(f"{player}.{name}", 0)


def _numeral(value: Value) -> Value:
    """What a player has, where it is one of some words: a number by its numeral, nothing by `none`."""
    if not isinstance(value, str):
        return value
    return None if value == "none" else int(value) if value.lstrip("-").isdecimal() else value


def _of_event(view: View, context: Context, name: str) -> Value:
    """What happened when the effect was called for: a fact of it, or of the card it was about (`event.card.type`)."""
    facts = context.names.get("event") or {}
    head, _, tail = name.partition(".")
    value = facts.get(head)
    if head == "card":
        return of_card(view, context, value.id, tail) if value is not None else None
    if head in ("from", "to") and isinstance(value, str):
        return board.kind_of(value)
    return value


def _named(view: View, context: Context, path: str) -> Value:
    name, _, tail = path.partition(".")
    value = context.names.get(name)
    if tail and isinstance(value, tuple) and value:
        ids = [v.id if hasattr(v, "id") else v for v in value]
        return of_card(view, context, ids[0], tail)
    return len(value) if isinstance(value, tuple) else value


def _cards(view: View, context: Context, args: Mapping[str, Any]) -> tuple[int, ...]:
    """The cards that `count(zone, filter)` and the like mean."""
    zone = str(args["args"][0].args["path"])
    head, _, tail = zone.partition(".")
    players = {"me": (context.you,), "opp": (board.opponent(context.you),), "both": board.PLAYERS}.get(head, (head,))
    keep = args["args"][1] if len(args["args"]) > 1 and args["name"] != "sum" else args.get("filter")
    if tail == "turn.used_cards":
        return tuple(
            c for p in players for c, was in history.used_cards(view, p)
            if keep is None or _fitted(view, context, c, was, keep)
        )  # fmt: skip
    found = tuple(c for p in players for c in board.lie_in(view, f"{p}.{tail}"))
    if keep is None:
        return found
    return tuple(c for c in found if truth(view, context._replace(subject=c), keep))


def _fitted(view: View, context: Context, card: int, was: tuple[str, str], keep: Node) -> bool:
    """Whether a card that was used fits a filter, as the card that it was used as (10-38) or a copy of (10-16)."""
    (fact, number), context = was, context._replace(subject=card)
    path = f"card.{card}.as"
    if not number or number == (view.get(path) if fact == "as" else board.copied_number(view, card)):
        return truth(view, context, keep)
    state = {**view.state, path: number} if fact == "as" else view.state
    known: dict[Hashable, Any] | None = None if fact == "as" else {(board.COPIED, card): number}
    then = View(view.game, state, view.frames, view.notes is not None, view.readings, same=known)
    fits = truth(then, context, keep)
    view.gaps += then.gaps
    view.relied += then.relied
    if view.reads is not None:
        view.reads.update(then.reads or {})
    if view.notes is not None:
        view.notes += then.notes or []
    return fits


def _all_used(view: View, context: Context, args: Mapping[str, Any]) -> bool:
    """10-20: all other specials that "you" own, wherever they are but for extra and out of the game, are used."""
    if not view.applies("10-20 paragraph 2"):
        return True
    mine = [
        c
        for zone in ("specials", "in_use", "enhancements", "sealed")
        for p in board.PLAYERS
        for c in board.lie_in(view, f"{p}.{zone}")
        if board.owner(view, c) == context.you and board.definition(view, c).klass == "special"
    ]
    me = context.card.id if context.card else None
    return all(view.get(f"card.{c}.state") == "used" for c in mine if c != me)


def _has(view: View, context: Context, args: Mapping[str, Any]) -> bool:
    """Whether the card spoken of has a keyword now."""
    if context.subject is None:
        return False
    return altered.bears(view, context.subject, str(args["args"][0].args["path"]))


def _originally(view: View, context: Context, args: Mapping[str, Any]) -> bool:
    """10-32: whether a card has a keyword or a subtype by its own printed text, whatever has been added to it."""
    if not view.applies("10-32"):
        return False
    subject = context.subject if context.subject is not None else context.card.id if context.card else None
    if subject is None:
        return False
    board.rules(view).read(subject)
    own, name = board.printed(view, subject), str(args["args"][0].args["path"])
    return own.subtype == name or bool(own.keywords(name))


def _zones_with(view: View, context: Context, args: Mapping[str, Any]) -> int:
    """How many zones of the game hold exactly so many crystals, those on cards counted zone by zone."""
    n, known = number(view, context, args["args"][0]), board.vocab(view)
    held = [board.crystals(view, zone) for zone in known.common_crystals if board.exists(view, zone)]
    for player in board.PLAYERS:
        held += [board.crystals(view, f"{player}.{zone}") for zone in (*known.crystal_zones, *known.loose)]
        for zone in known.tied:
            held.append(sum(board.crystals(view, f"card.{c}") for c in board.lie_in(view, f"{player}.{zone}")))
    return held.count(n)


def _sum(view: View, context: Context, args: Mapping[str, Any]) -> int:
    """What an amount of each of some cards comes to together."""
    cards = _cards(view, context, args)
    return sum(number(view, context._replace(subject=card), args["args"][1]) for card in cards)


CALLS: Mapping[str, Callable[[View, Context, Mapping[str, Any]], Value]] = {
    "count": lambda view, context, args: len(_cards(view, context, args)),
    "any": lambda view, context, args: bool(_cards(view, context, args)),
    "sum": _sum,
    "min": lambda view, context, args: min(number(view, context, a) for a in args["args"]),
    "max": lambda view, context, args: max(number(view, context, a) for a in args["args"]),
    "other_specials_used": _all_used,
    "zones_with": _zones_with,
    "originally": _originally, "has": _has,
    "complete": lambda view, context, args: frames.complete(view, context, args["args"], args.get("filter")),
}
