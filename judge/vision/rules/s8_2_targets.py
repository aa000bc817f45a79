"""8 objects and targets: what may be named, naming it, and looking again whether it is proper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Ask, Frame, Next, View
from judge.engine.choice import Choice
from judge.engine.data import EMPTY, Ref, Value
from judge.engine.outcome import Outcome
from judge.vision.board import reading, values
from judge.vision.effects.ability import Ability, Picked
from judge.vision.effects.evaluate import Scope, evaluate, many

TARGET, OBJECT = "target", "object"
HIDDEN_ZONES = ("deck", "hand")
"""8.2.6.d: of these the zone is the target, not the card."""


def may_be(view: View, thing: Value, at: Scope, how: str) -> str:
    """The clause under which a thing cannot be the target or object of an effect, "" where it can."""
    if not isinstance(thing, int) or not how:
        return ""
    for what, clause in (("object", "V8.1.4"), ("target", "V8.2.7")):
        if what == "target" and how != TARGET:
            continue
        for change in values.forbidden(view, thing, what):
            if _own(view, change, thing, at) or not view.on(clause):
                continue
            only = change.get("only")
            if (only is None or _kind(view, at) in many(only)) and not _exempt(view, change, at):
                return clause
    return ""


def _own(view: View, change: values.Change, thing: int, at: Scope) -> bool:
    """8.1.4.b, 8.1.4.c: not against itself, nor against what the thing itself has as text."""
    return at.this == thing


def _exempt(view: View, change: values.Change, at: Scope) -> bool:
    """What shields only from the opposing player's effects."""
    return change.what.get("players") == "theirs" and change.by == at.you


def _kind(view: View, at: Scope) -> str:
    """The sort of card from which an effect comes (7.1.5.b)."""
    return reading.printed(view, at.of).type


def proper(view: View, picked: Picked, at: Scope, how: str = TARGET) -> tuple[Value, ...]:
    """Everything that may be named for it now (8.1.2, 8.2.6)."""
    found = []
    for thing in many(evaluate(at, picked.among)):
        inner = at._replace(names={**at.names, "it": thing})
        if picked.cond is not None and not evaluate(inner, picked.cond):
            continue
        if not may_be(view, thing, at, how):
            found.append(thing)
    return tuple(found)


def enough(view: View, picked: Picked, at: Scope, how: str = TARGET) -> bool:
    """Whether as many can be named as are asked for (8.1.2.b); of all there may be none (8.1.2.c)."""
    if picked.each or picked.upto:
        return True
    assert picked.n is not None
    return len(proper(view, picked, at, how)) >= int(evaluate(at, picked.n))


def available(view: View, ability: Ability, at: Scope) -> bool:
    """Whether all targets of an effect can be named (5.2.2.e, 7.3.3.e)."""
    return all(enough(view, p, at) for p in ability.targets)


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
        n = evaluate(here, picked.n)
        found = tuple(t for t in proper(view, picked, here) if t not in _others(view, chosen))
        if len(found) < n and not picked.upto:
            return Next({into: None})
        view.consult("V8.2.6.a", "V8.2.6.b")
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
            continue
        found = proper(view, picked, at._replace(names={**at.names, **_things(view, chosen)}))
        for thing, epoch in kept:
            if isinstance(thing, Ref):
                if thing not in found:
                    return False
            elif isinstance(thing, int):
                zone = reading.kind(view, thing)
                if zone in HIDDEN_ZONES and len(found) >= len(kept) and view.on("V8.2.6.d"):
                    continue
                if epoch != reading.epoch(view, thing) or thing not in found:
                    return False
            elif thing not in found:
                return False
    return True


def named(view: View, ability: Ability, chosen: Mapping[str, Value], at: Scope) -> Mapping[str, Value]:
    """What the targets are now, by name."""
    found: dict[str, Value] = {}
    for picked in ability.targets:
        if picked.each:
            found[picked.name] = proper(view, picked, at)
        else:
            found[picked.name] = _names(chosen.get(picked.name, ()))
    return found
