"""8 objects and targets: what may be named, naming it, and looking again whether it is proper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Ask, Frame, Next, View
from judge.engine.choice import Choice
from judge.engine.data import EMPTY, Value
from judge.engine.tree import Node
from judge.vision.board import attributes, bans, bearing, reading, values
from judge.vision.effects.evaluate import evaluate, many, quantity
from judge.vision.model import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.engine.outcome import Outcome
    from judge.vision.effects.ability import Ability, Picked
    from judge.vision.effects.scope import Scope
    from judge.vision.known import Known

TARGET, OBJECT = "target", "object"
HIDDEN_ZONES = ("deck", "hand")
"""8.2.6.d: of these the zone is the target, not the card."""


def may_be(view: View, thing: Value, at: Scope, how: str) -> str:
    """The clause under which a thing cannot be the target or object of an effect, "" where it can."""
    if not (isinstance(thing, int) or thing in PLAYERS) or not how:
        return ""
    for what, clause in (("object", "V8.1.4"), ("target", "V8.2.7")):
        shields = bans.forbidden(view, thing, what) if isinstance(thing, int) else _of_player(view, thing, what)
        if what == "target" and how != TARGET and (not shields or view.applies("V8.2.3.a", card=thing)):
            continue
        if what == "object" and how == TARGET and shields and not view.applies("V8.2.3", card=thing):
            continue
        for change in shields:
            if _own(view, change, thing, at, what) or not view.on(clause):
                continue
            if meant(view, change, at) and not _exempt(view, change, at):
                view.consult(clause, *((change.clause,) if change.clause else ()), card=thing)
                return clause
    return ""


def _of_player(view: View, player: Any, what: str) -> tuple[bearing.Change, ...]:
    """What keeps a player from being an object or a target."""
    game: Known = view.game
    return bans.player_forbidden(view, player, what) if game.shielding else ()


def meant(view: View, change: bearing.Change, at: Scope) -> bool:
    """Whether a shield is against effects of this type of card (7.1.5.b); text of a set card is of both (11.3.12).

    It may be against those of such cards only as meet what it asks of `it` (8.1.4, 8.2.7).
    """
    if not bans.against(change, (at.of,)):
        return False
    only = change.get("only")
    if only is None or not view.applies("V7.1.5.b"):
        return True
    kinds = {attributes.of_card(view, at.of, "type")}
    if at.of != at.this and view.applies("V11.3.12"):
        kinds.add(attributes.of_card(view, at.this, "type"))
    return bool(kinds & {*many(only)})


def _own(view: View, change: bearing.Change, thing: Value, at: Scope, what: str) -> bool:
    """Not against the very effect that shields, nor against what the thing itself has as text."""
    itself, text = ("V8.2.7.c", "V8.2.7.d") if what == "target" else ("V8.1.4.b", "V8.1.4.c")
    if change.source == at.of and view.applies(itself, card=thing):
        return True
    return at.this == thing and view.applies(text, card=thing)


def _exempt(view: View, change: bearing.Change, at: Scope) -> bool:
    """What shields only from the opposing player's effects, or only from those of its own player."""
    whose = change.what.get("players")
    return (whose == "theirs" and change.by == at.you) or (whose == "mine" and change.by != at.you)


def in_reach(at: Scope, things: tuple[Any, ...]) -> tuple[Any, ...]:
    """Those of all the things that are objects of the effect: what shields one leaves it out (8.1.4.a).

    While it is looked for what shields, nothing else is shielded.
    """
    if values.SHIELDS in at.view.unheeded:
        return things
    inner = at.view.leaving_out(values.SHIELDS)
    shielded = tuple(t for t in things if may_be(inner, t, at._replace(view=inner), OBJECT))
    at.view.gaps, at.view.relied = inner.gaps, inner.relied
    return tuple(t for t in things if t not in shielded) if shielded and at.view.applies("V8.1.4.a") else things


def proper(view: View, picked: Picked, at: Scope, how: str = TARGET) -> tuple[Value, ...]:
    """Everything that may be named for it now (8.1.2, 8.2.6)."""
    found = []
    for thing in many(evaluate(at, picked.among)):
        inner = at._replace(names={**at.names, "it": thing})
        if picked.cond is not None and not evaluate(inner, picked.cond):
            continue
        if not may_be(view, thing, at, how) or (picked.each and how == TARGET and not view.applies("V8.2.7.a")):
            found.append(thing)
    return tuple(found)


def enough(view: View, picked: Picked, at: Scope, how: str = TARGET) -> bool:
    """Whether as many can be named as are asked for (8.1.2.b); of all there may be none (8.1.2.c)."""
    if picked.each or picked.upto:
        return True
    if not view.on("V8.2.6.b"):
        return True
    assert picked.n is not None
    return len(proper(view, picked, at, how)) >= quantity(at, picked.n)


def available(view: View, ability: Ability, at: Scope) -> bool:
    """Whether all targets of an effect can be named (5.2.2.e, 7.3.3.e), each of them another thing."""
    if not all(enough(view, p, at) for p in ability.targets):
        return False
    picks = [(p, p.n) for p in ability.targets if p.n is not None and not p.each and not p.upto]
    if len(picks) < 2 or not view.on("V8.2.6.b"):
        return True
    return _apart([proper(view, p, at) for p, n in picks for _ in range(quantity(at, n))])


def _apart(wanted: Sequence[tuple[Value, ...]], taken: tuple[Value, ...] = ()) -> bool:
    """Whether each of several can be given a thing of its own out of what fits it."""
    if not wanted:
        return True
    return any(_apart(wanted[1:], (*taken, one)) for one in wanted[0] if one not in taken)


def asking(view: View, frame: Frame, ability: Ability, at: Scope, by: str, into: str = "picked") -> Outcome:
    """A step that has the targets named one after the other, and keeps them under `into` (None: it cannot be)."""
    chosen: Mapping[str, Value] = frame.locals.get("naming", EMPTY)
    for picked in ability.targets:
        if picked.name in chosen:
            continue
        here = at._replace(names={**at.names, **_things(view, chosen)})
        if picked.each:
            found = proper(view, picked, here)
            return _goes_on(frame, {**chosen, picked.name: _kept(view, found)}, view, ability, at, by, into)
        assert picked.n is not None
        n = quantity(here, picked.n)
        found = tuple(t for t in proper(view, picked, here) if t not in _others(view, chosen))
        if len(found) < n and not picked.upto:
            return Next({into: None})
        if not n and not picked.upto:  # none is asked for
            return _goes_on(frame, {**chosen, picked.name: ()}, view, ability, at, by, into)
        view.consult("V8.2.6.a", "V8.2.6.b", "V8.1.3.b")
        key = f"named_{ability.key}_{picked.name}"
        if key not in frame.locals:
            options = tuple(("choose", thing) for thing in found)
            least = 0 if picked.upto else n
            kind = TARGET if not chosen else f"{TARGET}_{len(chosen) + 1}"
            choice = Choice(by, kind, options, least, min(n, len(found)), ("V8.2.4",), about=(picked.name,))
            return Ask(choice, key)
        things = tuple(option[1] for option in frame.locals[key])
        return _goes_on(frame, {**chosen, picked.name: _kept(view, things)}, view, ability, at, by, into)
    return Next({into: chosen})


def _goes_on(
    frame: Frame, chosen: Mapping[str, Value], view: View, ability: Ability, at: Scope, by: str, into: str
) -> Outcome:
    return asking(view, frame._replace(locals={**frame.locals, "naming": chosen}), ability, at, by, into)


def _others(view: View, chosen: Mapping[str, Value]) -> tuple[Value, ...]:
    """What is named already: another target of the same effect is another thing."""
    return tuple(t for things in chosen.values() for t in _names(things))


def _kept(view: View, things: tuple[Value, ...]) -> tuple[Value, ...]:
    """Things with their incarnation, to be known again."""
    return tuple((t, reading.epoch(view, t)) if isinstance(t, int) else (t, -1) for t in things)


def _names(kept: tuple[Any, ...]) -> tuple[Value, ...]:
    return tuple(t for t, _ in kept)


def _things(view: View, chosen: Mapping[str, Value]) -> Mapping[str, Value]:
    return {name: _names(kept) for name, kept in chosen.items()}


def still(view: View, ability: Ability, chosen: Mapping[str, Value], at: Scope) -> bool:
    """Whether every target is still proper (8.2.5); of all, those that there are now (8.2.6.c)."""
    for picked in ability.targets:
        kept = chosen.get(picked.name, ())
        if picked.each:
            now = {*proper(view, picked, at)}
            if now != {*_names(kept)} and not view.applies("V8.2.6.c"):
                return False
            continue
        found = proper(view, picked, at._replace(names={**at.names, **_things(view, chosen)}))
        for thing, epoch in kept:
            unfit = thing not in found and view.on("V8.2.6.a")
            if isinstance(thing, int):
                zone = reading.kind(view, thing)
                if zone in HIDDEN_ZONES and len(found) >= len(kept) and view.applies("V8.2.6.d"):
                    continue
                shielded = epoch == reading.epoch(view, thing) and may_be(view, thing, at, TARGET)
                if shielded and not view.applies("V8.2.7.b", card=thing):
                    continue
                unfit = unfit or epoch != reading.epoch(view, thing)
            if unfit:
                return False
    return True


def improper(
    view: View, ability: Ability, chosen: Mapping[str, Value], at: Scope, link: Mapping[str, Value] = EMPTY
) -> bool:
    """Whether a target is not proper any more, so that the effect fails (8.2.5), one it was changed to included."""
    if still(view, ability, chosen, at):
        return False
    return not (link.get("changed") and view.gap("G6", ("V8.2.8", "V8.2.5")) == 1)


def anew(
    view: View, frame: Frame, ability: Ability, chosen: Mapping[str, Value], at: Scope, by: str
) -> Ask | Mapping[str, Value]:
    """The targets with others of the same deck or hand in place of those that have left it: it is the target (8.2.6.d).

    Asks which they are, where there are several.
    """
    found = dict(chosen)
    for picked in ability.targets:
        if picked.each:
            continue
        kept: tuple[Any, ...] = found.get(picked.name, ())
        fit = proper(view, picked, at._replace(names={**at.names, **_things(view, found)}))
        hidden = [t for t in fit if isinstance(t, int) and reading.kind(view, t) in HIDDEN_ZONES]
        gone = [t for t, _ in kept if isinstance(t, int) and t not in fit and reading.kind(view, t) not in HIDDEN_ZONES]
        others = [t for t in hidden if t not in _names(kept)]
        if not gone or len(others) < len(gone) or not view.applies("V8.2.6.d"):
            continue
        key = f"again_{ability.key}_{picked.name}"
        if key not in frame.locals:
            options = tuple(("choose", t) for t in others)
            return Ask(Choice(by, OBJECT, options, len(gone), len(gone), ("V8.2.6.d",), about=(picked.name,)), key)
        new = tuple(option[1] for option in frame.locals[key])
        found[picked.name] = (*(one for one in kept if one[0] not in gone), *_kept(view, new))
    return found


def named(view: View, ability: Ability, chosen: Mapping[str, Value], at: Scope) -> Mapping[str, Value]:
    """What the targets are now, by name."""
    found: dict[str, Value] = {}
    for picked in ability.targets:
        if picked.each:
            found[picked.name] = proper(view, picked, at)
        else:
            found[picked.name] = _names(chosen.get(picked.name, ()))
    return found


def lost(view: View, frame: Frame, node: Node) -> bool:
    """Whether a target has gone by the time at which the effect first applies to it (8.2.5.b)."""
    kept: Mapping[str, Any] = frame.locals.get("targets") or EMPTY
    names = [name for name in kept if _speaks_of(node, name)]
    if not names:
        return False
    game: Any = view.game
    before = _before(game.tree(frame.locals["tree"], view), frame.locals["at"])
    for name in names:
        if any(_speaks_of(one, name) for one in before):
            continue
        gone = (t for t, epoch in kept[name] if isinstance(t, int) and epoch != reading.epoch(view, t)
                and reading.kind(view, t) not in HIDDEN_ZONES)  # fmt: skip
        if any(gone) and view.applies("V8.2.5.b"):
            return True
    return False


def _before(root: Node, path: Sequence[Any]) -> tuple[Node, ...]:
    """The operations of a text in front of one, those inside others among them."""
    found: list[Node] = []
    for branch, i in zip(path[::2], path[1::2], strict=False):
        inside = root.args[str(branch)]
        found += inside[:i]
        root = inside[i]
    return tuple(found)


def _speaks_of(said: Any, name: str) -> bool:
    """Whether an operation or expression has a name in it."""
    if isinstance(said, Node):
        if said.op == "name" and said.args["name"] == name:
            return True
        return any(_speaks_of(one, name) for one in said.args.values())
    return isinstance(said, tuple) and any(_speaks_of(one, name) for one in said)
