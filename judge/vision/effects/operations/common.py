"""What operations share: their arguments, what was answered, how a change came out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from judge.engine import Act, Do, Done, Finish, Frame, Next, Push, View
from judge.engine.tree import Node, walk
from judge.vision.board import bans, reading, values
from judge.vision.effects.ability import Picked
from judge.vision.effects.evaluate import WRONG, evaluate, here, many, quantity, said_wrong
from judge.vision.model import PLAYERS
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules.common import FAILED, moment, put

if TYPE_CHECKING:
    from judge.engine.data import Value
    from judge.engine.outcome import Enter, Outcome
    from judge.vision.effects.scope import Scope

Operation = Callable[[View, Frame, Node], "Outcome | Enter"]
FAIL = Finish(FAILED)


NUMBERS = ("n", "nodes", "attack", "toughness", "cost", "node", "floor", "least", "most")
"""What operations are told as a number: of one thing, its number."""


def value(at: Scope, node: Node, name: str, default: Any = None) -> Any:
    found = node.args.get(name)
    if found is None:
        return default
    return quantity(at, found) if name in NUMBERS else evaluate(at, found)


def cards_of(at: Scope, node: Node, name: str = "what") -> tuple[int, ...]:
    """The cards that an operation is about; of all of something those not that cannot be an object (8.1.4.a).

    Where the text has no 〔〕 they are none (`object: false`), and nothing shields them (8.1.1.a).
    """
    found = tuple(t for t in many(value(at, node, name, ())) if isinstance(t, int))
    if len(found) > 1:
        at.view.consult("V7.1.13")
    if everything(node, name) and node.args.get("object") not in (False, "false"):
        at.view.consult("V8.1.2.c")
        shielded = tuple(c for c in found if targets.may_be(at.view, c, at, targets.OBJECT))
        if shielded and at.view.applies("V8.1.4.a"):
            return tuple(c for c in found if c not in shielded)
    return found


def who_of(at: Scope, node: Node, name: str = "who") -> tuple[str, ...]:
    found = tuple(str(p) for p in many(value(at, node, name, at.you)))
    if len(found) < 2:
        return found
    return tuple(p for p in found if not targets.may_be(at.view, p, at, targets.OBJECT))


def told_of(frame: Frame) -> Mapping[str, Value]:
    found: Mapping[str, Value] = frame.locals["here"]
    return found


def under(frame: Frame, name: str, value: Value) -> Next:
    return Next({"names": {**frame.locals["names"], name: value}, "last": Done.FULLY})


def all_done(view: View, frame: Frame, into: str = "done", some: bool = False) -> Outcome:
    """Whether the change came about: of several at once ('all') it is enough that it was tried (7.1.12.e)."""
    results = told_of(frame)[into]
    if all(r.done is not Done.NOT for r in results) or (some and view.applies("V7.1.12.e")):
        return Next()
    return FAIL


def change(view: View, acts: Sequence[Act], frame: Frame, some: bool = False) -> Outcome:
    if "done" in told_of(frame):
        return all_done(view, frame, some=some)
    return Do(tuple(acts), "done", None) if acts else Next()


def everything(node: Node, name: str = "what") -> bool:
    """Whether an operation is about all of something, of which a part that fails does not matter (7.1.12.e)."""
    what = node.args.get(name)
    if what is None:
        return False
    if what.op == "list":
        return any(everything(Node(node.op, {name: one}), name) for one in what.args["of"])
    if what.op == "name":
        return what.args["name"] in ("characters", "field", "nodes", "underworlds")
    whole = ("characters", "field", "nodes", "underworld", "hand", "deck", "set")
    return what.op == "each" or (what.op == "of" and what.args["name"] in whole)


def broken(view: View, frame: Frame) -> str:
    """The clause under which an effect goes on no more, though nothing it says has failed, "" where it does."""
    link = view.get(f"link.{frame.locals.get('link', 0)}")
    if link is not None and link.get("void") and view.applies("V7.1.12.c"):
        return "V7.1.12.c"
    source, epoch = frame.locals.get("source", 0), frame.locals.get("epoch")
    if epoch is not None and reading.epoch(view, source) != epoch and not view.applies("V9.1.3.a", card=source):
        return "V9.1.3.a"
    key = frame.locals.get("ability", "")
    game: Any = view.game
    if key in game.abilities and values.voided(view, frame.locals["this"], game.abilities[key]):
        return "" if view.applies("V7.1.12.d", card=source) else "V7.1.12.d"
    return ""


def checked(operation: Operation, names: Sequence[str]) -> Operation:
    """An operation, unless its effect is broken off, or it speaks of an underworld that is hell (3.3.6.b, 7.1.12)."""

    def run(view: View, frame: Frame, node: Node) -> Outcome | Enter:
        told = told_of(frame)
        if told.keys() <= {OBJECTED, CONCERNED} and (broken(view, frame) or targets.lost(view, frame, node)):
            return FAIL
        game: Any = view.game
        if told.keys() <= {CONCERNED} and frame.locals.get("link") and game.heeds(OBJECT):
            outcome = _concerning(view, frame, node)
            if outcome is not None:
                return outcome
        if not (told.keys() - {OBJECTED, CONCERNED}):
            if _left(view, frame, node) and view.applies("V8.2.5.b"):
                return FAIL
            if game.shielding and _unnameable(here(view, frame), node):
                return FAIL
            if short(here(view, frame), node) and str(node.args.get("to")) != "hand" and view.applies("V8.1.2.b"):
                return FAIL
        for whose, player in (("my", frame.you), ("their", reading.other(frame.you))):
            spoken_of = bans.hell(view, player) and any(_speaks_of(node.args.get(name), whose) for name in names)
            if spoken_of and view.on("V3.3.6.b") and view.gap("G9", ("V3.3.6.b", "V7.1.12.a")) == 0:
                view.consult("V3.3.6.b", "V7.1.12.a")
                return FAIL
        try:
            return operation(view, frame, node)
        except WRONG as error:
            raise said_wrong(view, frame.locals["this"], node.op, error, frame.locals.get("ability", "")) from error

    run.__name__ = operation.__name__
    return run


def _unnameable(at: Scope, node: Node) -> bool:
    """Whether the only player of whom an operation is said can be no object of the effect (8.1.3, 8.1.4)."""
    if node.args.get("object") in (False, "false"):
        return False
    told = (node.args[name] for name in PLAYERS_IN if isinstance(node.args.get(name), Node))
    named = tuple(thing for one in told for thing in many(evaluate(at, one)))
    return len(named) == 1 and named[0] in PLAYERS and bool(targets.may_be(at.view, named[0], at, targets.OBJECT))


def short(at: Scope, node: Node) -> bool:
    """Whether fewer cards lie there than an operation is told to take from the top or the bottom of a zone."""
    what = node.args.get("what")
    if not isinstance(what, Node) or what.op != "call" or what.args["name"] not in ("top", "bottom"):
        return False
    asked = quantity(at, what.args["args"][1]) if len(what.args["args"]) > 1 else 1
    return len(many(evaluate(at, what))) < asked


LYING = dict.fromkeys(("sleep", "wake"), ("field", "nodes")) | dict.fromkeys(
    ("heal", "turn_down", "turn_up", "transform", "turn_back", "damage"), ("field",)
)
"""Where what an operation is done to must lie."""


def _left(view: View, frame: Frame, node: Node) -> bool:
    """Whether a card that an operation is to be done to has left the field by then (8.1.2.a, 8.2.5.b)."""
    name = "to" if node.op == "damage" else "what"
    if node.op == "modify" and _targets_left(view, frame, node):
        return True
    if node.op not in LYING or name not in node.args or everything(node, name):
        return False
    cards = (t for t in many(evaluate(here(view, frame), node.args[name])) if isinstance(t, int))
    return any(reading.kind(view, c) not in LYING[node.op] for c in cards)


def _targets_left(view: View, frame: Frame, node: Node) -> bool:
    """Whether a target that a change is for has left where it was named, and is not on the field."""
    what, kept = node.args.get("what"), frame.locals.get("targets") or {}
    named = what.args["name"] if isinstance(what, Node) and what.op == "name" else ""
    cards = (t for t, epoch in kept.get(named, ()) if isinstance(t, int) and epoch != reading.epoch(view, t))
    return any(reading.kind(view, card) not in ("field", "play") for card in cards)


OBJECT, OBJECTED = "object", "objected"
"""The moment at which players, their decks, hands or underworlds become objects of an effect, and that it was."""
CONCERNED = "concerned"
"""That it is noted whom an effect has had as objects so far: nobody becomes one again by the next of its words."""


ACTED_ON = ("who", "to", "what", "among")
PLAYERS_IN = ("who", "to")


def _concerning(view: View, frame: Frame, node: Node) -> Outcome | None:
    """The moment at which players become objects of the effect, for those who were none before (8.1.3)."""
    n, at = frame.locals["link"], here(view, frame)
    link = view.get(f"link.{n}")
    if link is None:
        return None
    if CONCERNED in told_of(frame):
        players = told_of(frame)[CONCERNED][0].facts["players"]
        about = {"by": frame.you, "players": players, "link": reading.under_way(n, link["card"]), "serial": 0}
        return Push(moment(OBJECT, about), into=OBJECTED, then=None)
    plain = node.args.get("object") in (False, "false")
    told = [node.args[name] for name in PLAYERS_IN if isinstance(node.args.get(name), Node) and not plain]
    named = {thing for one in told for thing in many(evaluate(at, one))}
    named |= _whose(view, at, node)
    said = [node.args.get(name) for name in ACTED_ON]
    aims = (t for chosen in link["targets"].values() for kept in chosen.values() for t, _ in kept)
    known = (*link.get("concerned", ()), *(t for t in aims if t in PLAYERS and view.applies("V8.2.3")))
    players = tuple(
        p for p in reading.in_order(view)
        if p not in known and (p in named or any(_about(one, p, frame) for one in said))
    )  # fmt: skip
    if not players:
        return None
    noted = {f"link.{n}": {**link, "concerned": (*link.get("concerned", ()), *players)}}
    return Do((put(noted, players=players),), CONCERNED, None)


def _whose(view: View, at: Scope, node: Node) -> set[str]:
    """Whose decks, hands or underworlds they are of which cards are shown, or taken from the top or the bottom."""
    what = node.args.get("what")
    taken = isinstance(what, Node) and what.op == "call" and what.args["name"] in ("top", "bottom")
    if not isinstance(what, Node) or not (taken or node.op in ("look", "reveal")):
        return set()
    cards = (c for c in many(evaluate(at, what)) if isinstance(c, int))
    return {reading.holder(view, c) for c in cards if reading.kind(view, c) in ("deck", "hand", "underworld")}


def _about(said: Any, player: str, frame: Frame) -> bool:
    """Whether an expression names a player as such, or the player's deck, hand or underworld (8.1.1)."""
    if not isinstance(said, Node):
        return False
    other = reading.other(frame.you)
    if said.op == "name":
        name = said.args["name"]
        return name in ("players", "underworlds") or {"you": frame.you, "opponent": other}.get(name) == player
    if said.op == "of" and said.args["of"].op == "name":
        zone = said.args["name"] in ("deck", "hand", "underworld")
        return zone and {"my": frame.you, "their": other}.get(said.args["of"].args["name"]) == player
    parts = (said.args[key] for key in ("of", "from", "args") if key in said.args)
    return any(_about(one, player, frame) for part in parts for one in (part if type(part) is tuple else (part,)))


def _speaks_of(said: Any, whose: str) -> bool:
    """Whether an expression names the underworld of a player."""
    if isinstance(said, tuple) and not isinstance(said, Node):
        return any(_speaks_of(one, whose) for one in said)
    if not isinstance(said, Node):
        return False
    if said.op == "of" and said.args["name"] == "underworld":
        of = said.args["of"]
        return bool(of.op == "name" and of.args["name"] == whose)
    return any(_speaks_of(one, whose) for one in said.args.values())


def keeping(frame: Frame, name: str, value: Value, push: Push) -> Push:
    """The order, with something kept for the next call of the operation."""
    return push._replace(put={"here": {**told_of(frame), name: value}})


def described_by(view: View, frame: Frame, node: Node) -> Picked | None:
    """By which description what an operation is done to was picked: as a target, or when the text came to it."""
    what = node.args.get("what")
    if not isinstance(what, Node) or what.op != "name":
        return None
    name, game = what.args["name"], view.game
    ability = game.abilities.get(str(frame.locals.get("ability", "")))
    texts = (ability, *ability.modes) if ability is not None else ()
    named = (picked for text in texts for picked in text.targets if picked.name == name)
    tree = game.tree(frame.locals["tree"], view)
    chosen = (
        Picked(name, one.args["among"], one.args.get("if"))
        for _, one in walk(tree) if one.op == "choose" and one.args["name"] == name
    )
    return next(iter((*named, *chosen)), None)


def made_of(view: View, node: Node, at: Scope) -> Mapping[str, Value] | None:
    """What a card counts as from now on, by the name of a definition of the game."""
    name = value(at, node, "as")
    if name is None:
        return None
    game: Any = view.game
    found: Mapping[str, Value] = game.definitions[str(name)]
    return found
