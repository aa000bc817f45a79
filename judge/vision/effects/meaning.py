"""What the words of expressions mean: cards are numbers, players `a` and `b`, plays and uses references."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.data import EMPTY, Ref, Value
from judge.vision.board import bans, identity, reading, values
from judge.vision.board.attributes import bracketed, of_card, weight
from judge.vision.board.relations import (
    also_hosts,
    alternate_here,
    may_be_set,
    same_curses,
    same_name,
    same_number,
    share_race,
    sign,
    spiritualist_here,
    stands_on,
)
from judge.vision.effects.evaluate import many, one, single
from judge.vision.effects.happened import damage_taken, earlier, has_fallen, incarnation, toughness_met
from judge.vision.effects.scope import Scope
from judge.vision.model import NO_RACE, PLAYERS
from judge.vision.rules.s8_2_targets import in_reach, proper

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judge.engine.tree import Node
    from judge.engine.view import View


def value(at: Scope, node: Node) -> Any:
    """The value of an expression."""
    args = node.args
    match node.op:
        case "value":
            return args["value"]
        case "name":
            return named(at, args["name"])
        case "of":
            return attribute(at, args["of"], args["name"])
        case "call":
            return FUNCTIONS[args["name"]](at, *(value(at, a) for a in args["args"]))
        case "not":
            return not value(at, args["of"])
        case "and":
            return all(value(at, a) for a in args["of"])
        case "or":
            return any(value(at, a) for a in args["of"])
        case "either":
            return value(at, args["then"] if value(at, args["cond"]) else args["else"])
        case "list":
            return tuple(v for a in args["of"] for v in many(value(at, a)))
        case "each":
            return tuple(each(at, node))
    left, right = value(at, args["left"]), value(at, args["right"])
    match node.op:
        case "in":
            return left in many(right)
        case "not in":
            return left not in many(right)
        case "==" | "!=":
            same = one(left) == one(right) if type(left) is tuple or type(right) is tuple else left == right
            return same == (node.op == "==")
    if node.op != "-":
        left, right = single(left), single(right)
        if left in (None, ()) or right in (None, ()):  # a number that is none
            return False if node.op[0] in "<>" else None
    match node.op:
        case "+":
            return left + right
        case "-":
            if type(left) is tuple:
                return tuple(v for v in left if v not in many(right))
            return left - right
        case "*":
            return left * right
        case "//":
            return left // right if right else 0
    return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[node.op]


def each(at: Scope, node: Node) -> Any:
    """The items of a list that meet what is asked, each as what is to be given of it."""
    args = node.args
    for item in many(value(at, args["from"])):
        inner = at._replace(names={**at.names, args["name"]: item})
        if all(value(inner, test) for test in args["if"]):
            yield value(inner, args["give"])


def named(at: Scope, name: str) -> Any:
    """What a name stands for: what was picked or declared, the card, the players, places of the board."""
    view = at.view
    if name in LETTERS:
        return variable(at, name)
    if name in at.names:
        return at.names[name]
    match name:
        case "this":
            return at.this
        case "written_on":
            return at.of
        case "you":
            return at.you
        case "opponent":
            return reading.other(at.you)
        case "players":
            return reading.in_order(view)
        case "about":
            return in_brackets(at)
        case "characters":
            return reading.characters(view)
        case "field":
            return whole_field(at)
        case "underworlds":
            return tuple(c for p in reading.in_order(view) for c in of_player(at, p, "underworld"))
        case "hells":
            return tuple(c for p in reading.in_order(view) for c in of_player(at, p, "hell"))
        case "nodes":
            return tuple(c for p in PLAYERS for c in reading.nodes(view, p))
        case "plays":
            return plays(view, "play") if view.applies("V3.8.2") else ()
        case "uses":
            return plays(view, "use")
        case "attacker":
            return reading.attacker(view) or None
        case "blocker":
            return reading.blocker(view) or None
        case "turn_player":
            return view.get("active")
        case "phase":
            return view.get("phase")
        case "event":
            return at.event.get("card")
        case "answering_attack":
            return view.get("window") == "attack" and bool(reading.attacker(view))
        case "answering":
            return answering(view)
        case "spell_timing":
            return view.get("active") == at.you and view.get("phase") == "main" and not view.get("interference")
        case "dying":
            marks = ((c, view.get(f"card.{c}.removal")) for c in reading.field(view))
            return tuple(c for c, mark in marks if mark and mark["state"] == "dying")
        case "turn":
            return view.get("turn")
        case "last_played":
            return view.get("this_turn.order", (("", 0),))[-1][0]
        case "turn_order":
            return tuple(card for kind, card in view.get("this_turn.order", ()) if kind != "node")
        case "hand" | "deck":
            if view.applies({"hand": "V3.6.6", "deck": "V3.2.6"}[name]):
                return reading.cards(view, f"{at.you}.{name}")
            return tuple(c for p in PLAYERS for c in reading.cards(view, f"{p}.{name}"))
        case "underworld" | "removed" | "sideboard":
            return reading.cards(view, f"{at.you}.{name}")
    raise LookupError(f"an effect of card {at.of} names {name!r}, which is nothing")


def in_brackets(at: Scope) -> Any:
    """What stands in the brackets of a keyword: a number, a word, or a variable that its card defines (1.6.2.a)."""
    said = one(at.about) or 0
    if said == "X":
        told = values.changes(at.view, at.of, "fix_x")
        return told[-1].get("fix_x") if told and at.view.applies("V1.6.2.a", card=at.of) else 0
    return int(said) if isinstance(said, str) and said.isdigit() else said


LETTERS = ("x", "y", "z", "A", "B", "C")
"""Variables: of numbers (1.6.2), and of what is no number (1.6.6)."""


def variable(at: Scope, name: str) -> Any:
    """What a variable is: as an effect fixes it, as it was defined, else 0, or nothing where it is no number."""
    view = at.view
    number = name in LETTERS[:3]
    fixed = values.changes(view, at.of, f"fix_{name}") if view.get("lasting") else ()
    if fixed and view.applies("V1.6.2.b" if number else "V1.6.6.b"):
        return fixed[-1].get(f"fix_{name}")
    if name in at.names:
        return at.names[name]
    if number:
        return 0 if view.applies("V1.6.2.e") else None
    view.consult("V1.6.6.c")
    return ""


def whole_field(at: Scope) -> tuple[int, ...]:
    """The field without more said: that of all players (3.4.5), set cards among it (3.4.6)."""
    view = at.view
    whose = PLAYERS if view.applies("V3.4.5") else (at.you,)
    if view.applies("V3.4.6"):
        return tuple(c for p in whose for c in reading.field(view, p))
    return tuple(c for p in whose for c in reading.cards(view, f"{p}.field"))


def plays(view: View, kind: str) -> tuple[Ref, ...]:
    """The plays or uses that wait to be resolved, over all interferences under way."""
    found = []
    for level in range(1, view.get("interference", 0) + 1):
        for n in view.get(f"chain.{level}", ()):
            link = view.get(f"link.{n}")
            if link is not None and link["kind"] == kind and not link.get("void"):
                found.append(reading.under_way(n, link["card"]))
    return tuple(found)


def answering(view: View) -> Ref | None:
    """The play or use to which whoever has priority would answer directly: the last one (1.12.5), None for none."""
    chain = view.get(f"chain.{view.get('interference', 0)}", ())
    link = view.get(f"link.{chain[-1]}") if chain else None
    return reading.under_way(chain[-1], link["card"]) if link is not None and not link.get("void") else None


def attribute(at: Scope, of: Node, name: str) -> Any:
    """Something of a player, a card or a play."""
    if of.op == "name" and of.args["name"] in ("my", "their", "event") and of.args["name"] not in at.names:
        whose = of.args["name"]
        if whose == "event":
            return of_event(at, name)
        return of_player(at, at.you if whose == "my" else reading.other(at.you), name)
    thing = value(at, of)
    if type(thing) is tuple and type(thing) is not Ref:
        if name in ("controller", "owner", "host", "attack", "toughness", "cost", "node", "card", "holder", "graze"):
            thing = one(thing)
        else:
            return tuple(v for t in thing for v in many(of_thing(at, t, name)))
    if thing is None:
        return None
    return of_thing(at, thing, name)


def of_event(at: Scope, name: str) -> Any:
    """Something of what has happened: of a card that has moved, what it was before (3.1.7.c)."""
    found = at.event.get(name)
    if name == "n" and "hit" in at.event:
        found = (at.view.get(f"hit.{at.event['hit']}") or at.event).get("n")  # as other effects have left it
    if name in ("was", "fallen") and found is not None and not at.view.applies("V3.1.7.c"):
        return at.event.get("side")
    return found


def of_thing(at: Scope, thing: Any, name: str) -> Any:
    """Something of one thing."""
    if isinstance(thing, str):
        return of_player(at, thing, name)
    if isinstance(thing, Ref):
        link = at.view.get(f"link.{thing.id}", EMPTY)
        if name == "by":
            return link.get("by")
        if name == "changed_by":
            return link.get("changed_by", ())
        if name == "x":
            return 0 if link.get("void") and at.view.applies("V1.6.2.f") else link.get("x", 0)
        if name == "targets":
            chosen = link.get("targets", EMPTY).values()
            return tuple(t for aims in chosen for kept in aims.values() for t, _ in kept)
        thing = link.get("card")
    return of_card(at.view, int(thing), name)


def of_player(at: Scope, player: str, name: str) -> Any:
    """Something of a player."""
    view = at.view
    match name:
        case "characters":
            return reading.characters(view, player)
        case "field":
            return tuple(reading.field(view, player))
        case "nodes":
            return reading.nodes(view, player)
        case "awake_nodes":
            return reading.nodes(view, player, False)
        case "life":
            return view.get(f"{player}.life")
        case "hand" | "deck" | "underworld" | "removed" | "sideboard" | "play":
            if name == "underworld" and bans.hell(view, player) and view.applies("V3.3.6.b"):
                return ()
            return reading.cards(view, f"{player}.{name}")
        case "hell":
            return reading.cards(view, f"{player}.underworld") if bans.hell(view, player) else ()
        case "is_hell":
            return bans.hell(view, player)
        case "turn_plays":
            return view.get(f"this_turn.{player}.made", ())
        case "plays_made":
            return tuple(reading.printed(view, c).type for c in view.get(f"this_turn.{player}.made", ()))
        case "player":
            return player
        case "strikers":
            struck = dict.fromkeys(view.get(f"this_turn.{player}.struck", ()))
            return tuple(c for c, epoch in struck if reading.epoch(view, c) == epoch and reading.is_character(view, c))
        case "hand_limit":
            return bans.hand_limit(view, player)
        case "node_set":
            return bool(view.get(f"this_turn.{player}.node"))
    raise LookupError(f"a player has no {name!r}")


def _strongest(at: Scope, cards: Any, what: str) -> Any:
    found = many(cards)
    return max((of_card(at.view, c, what) for c in found), default=0)


def _printed(at: Scope, card: Any, word: str) -> bool:
    return any(stands_on(at.view, c, word) for c in many(card))


def _levels(at: Scope, card: Any, word: str) -> list[int]:
    """The numbers behind a keyword, as often as a card has it (10.1.3)."""
    return [int(k.about[0]) for c in many(card) for _, k in values.borne(at.view, c) if k.name == word and k.about]


def _called(view: View, card: int, name: str) -> bool:
    """Whether a card is called so; by a name that nothing defines no card is meant (1.6.6.c)."""
    return not (name == "" and view.applies("V1.6.6.c", card=card)) and identity.called(view, card, name)


def _of_race(view: View, card: int, race: str) -> bool:
    races = identity.races(view, card)
    if races == (NO_RACE,) and race == NO_RACE:
        view.consult("V2.6.3", card=card)
    return race in (races if len(races) < 2 or view.applies("V2.6.4", card=card) else races[:1])


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "count": lambda at, things: len(many(things)),
    "sum": lambda at, things: sum(many(things)),
    "max": lambda at, *things: max((v for t in things for v in many(t)), default=0),
    "min": lambda at, *things: min((v for t in things for v in many(t)), default=0),
    "any": lambda at, things: bool(many(things)),
    "has": lambda at, card, word: any(values.has(at.view, c, word) for c in many(card) if c),
    "resists": lambda at, card, race: any(
        k.name == "耐性" and race in k.about for c in many(card) for _, k in values.borne(at.view, c)
    ),
    "bears": _printed,
    "race": lambda at, card, race: any(_of_race(at.view, c, race) for c in many(card) if c),
    "named": lambda at, card, name: any(_called(at.view, c, name) for c in many(card) if c),
    "same_name": lambda at, one_, two: same_name(at.view, one(one_), one(two)),
    "type": lambda at, card, *words: any(of_card(at.view, c, "type") in words for c in cards_of(at, card) if c),
    "top": lambda at, cards, n=1: many(cards)[:n] if at.view.applies("V3.1.8") else (),
    "bottom": lambda at, cards, n=1: many(cards)[-n:] if n and at.view.applies("V3.1.8") else (),
    "same_card": lambda at, one_, two: same_number(at.view, one(one_), one(two)),
    "strongest": _strongest,
    "equip": lambda at, card: any(reading.bears(at.view, c, "装備") for c in many(card)),
    "curse": lambda at, card: any(reading.bears(at.view, c, "呪符") for c in many(card)),
    "is_player": lambda at, thing: one(thing) in PLAYERS,
    "targeted": lambda at, link, card: one(card) in of_thing(at, one(link), "targets"),
    "opponent_of": lambda at, player: reading.other(one(player)),
    "spiritualist_here": lambda at, card: spiritualist_here(at.view, one(card), at.you),
    "alternate_here": lambda at, card: alternate_here(at.view, one(card), at.you),
    "spiritualist_on": lambda at, card, side: spiritualist_here(at.view, one(card), one(side)),
    "may_be_set": lambda at, card, host: may_be_set(at.view, one(card), one(host), at.you),
    "share_race": lambda at, card, other: share_race(at.view, one(card), one(other)),
    "earlier": lambda at, event: earlier(at),
    "toughness_met": lambda at, event: toughness_met(at),
    "same_curses": lambda at, card, one_: same_curses(at.view, one(card), one(one_)),
    "slew": lambda at, card: (
        bool(at.event.get("battle"))
        and at.event.get("source") == one(card)
        and at.event.get("side") == reading.other(at.you)
    ),
    "aims_at_mine": lambda at, link, player: any(
        isinstance(t, int) and reading.on_field(at.view, t) and reading.holder(at.view, t) == one(player)
        for t in of_thing(at, one(link), "targets")
    ),
    "weight": lambda at, card: weight(at.view, one(card)),
    "incarnation": lambda at, card: incarnation(at, one(card)),
    "proper_for": lambda at, link: proper_for(at, one(link)),
    "asked_for": lambda at, card, team: at.view.game.links(at.view, one(card), one(team), at.you),
    "damage_taken": lambda at, player, when="interference": damage_taken(at, str(one(player)), when),
    "fallen": lambda at, cards, *by: tuple(c for c in many(cards) if has_fallen(at, c, by)),
    "also_hosts": lambda at, card: also_hosts(at.view, one(card)),
    "above": lambda at, cards, card: above(at, many(cards), one(card)),
    "felled": lambda at, card: tuple(c for c, by in at.view.get("this_turn.felled", ()) if by == one(card)),
    "whosever": lambda at, card: whosever(at, one(card)),
    "in_reach": lambda at, things: in_reach(at, many(things)),
    "bracketed": lambda at, card: any(bracketed(at.view, c) for c in cards_of(at, card)),
    "level": lambda at, card, word: max(_levels(at, card, word), default=0),
    "can": lambda at, card, word: any(bans.allowed(at.view, c, word) for c in cards_of(at, card)),
    "cannot": lambda at, card, word: any(bans.forbidden(at.view, c, word) for c in cards_of(at, card)),
    "sign": lambda at, card: sign(reading.printed(at.view, one(card)).name),
}


def proper_for(at: Scope, link: Ref) -> tuple[Value, ...]:
    """What would be a proper target of a play or use (8.2.6)."""
    game: Any = at.view.game
    about = at.view.get(f"link.{link.id}", EMPTY)
    inside = Scope(at.view, about["by"], about["card"], about.get("of", about["card"]), about=about.get("about", ()))
    wanted = (p for key in about["targets"] for p in game.abilities[key].targets)
    return tuple(dict.fromkeys(t for p in wanted for t in proper(at.view, p, inside)))


def whosever(at: Scope, card: int) -> bool:
    """Whether a text that says "your hand" and then "cards being played" means one that the other player plays.

    Without an owner the field is everybody's (3.4.5), deck and hand are one's own (3.2.6, 3.6.6), and of what is being
    played nothing is said.
    """
    if reading.kind(at.view, card) != "play" or reading.holder(at.view, card) == at.you:
        return True
    return at.view.gap("G17", ("V3.8.2", "V3.4.5", "V3.6.6")) == 0


def above(at: Scope, cards: tuple[Any, ...], card: Any) -> tuple[Any, ...]:
    """Those of the cards of a zone that lie above one of them, from the top on (3.1.8)."""
    return cards[: cards.index(card)] if card in cards and at.view.applies("V3.1.8") else ()


def cards_of(at: Scope, things: Any) -> tuple[int, ...]:
    """The cards of plays and cards."""
    return tuple(at.view.get(f"link.{t.id}", EMPTY).get("card", 0) if isinstance(t, Ref) else t for t in many(things))
