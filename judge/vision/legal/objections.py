"""What stands in the way of a line of play: every obstacle, each with its clause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.engine import Choice, View
from judge.engine.identity import of_thing
from judge.port.expect import Line
from judge.port.obstacle import Obstacle, Point
from judge.vision.board import reading, values
from judge.vision.effects.evaluate import Scope, evaluate, many
from judge.vision.file import lines
from judge.vision.legal import battles, obstacles, plays, uses
from judge.vision.rules import s8_2_targets as targets

ENDS = ("V1.5.1",)


def against(at: Point, line: Line) -> tuple[Obstacle, ...]:
    """Every obstacle to a line at a point of a run, none where the line picks what is offered there."""
    view, choice = at.view, at.choice
    if at.over or choice is None:
        return (Obstacle("rule", ENDS, "over" if at.over else "no_choice"),)
    if line.verb in ("play", "use", "attack", "block", "node"):
        found = tuple(_action(view, choice, line))
        if found:
            return found
    if choice.by != line.by:
        return (Obstacle("rule", choice.clauses, "not_decider", (("by", choice.by), ("kind", choice.kind))),)
    if lines.answer(view, choice, line) is not None:
        return ()
    return (Obstacle("rule", choice.clauses, "not_offered", (("kind", choice.kind),)),)


def _action(view: View, choice: Choice, line: Line) -> Iterator[Obstacle]:
    """What is in the way of an action that priority allows."""
    card = _meant(view, line)
    if card is None:
        yield obstacles.bar("V5.2.1", "no_card")
        return
    if choice.kind in lines.LATER and line.verb in ("play", "use"):
        yield from _part(view, choice, line, card)
        return
    match line.verb:
        case "play":
            yield from plays.played(view, line.by, card)
        case "node":
            yield from plays.sets_node(view, line.by, card)
        case "attack":
            yield from battles.attacks(view, line.by, card)
        case "block":
            yield from battles.blocks(view, line.by, card)
        case "use":
            found = [one for one in values.live(view, card) if one.ability.kind == "use"]
            said = lines.parts(line).get("effect", "")
            if said.isdigit() and 0 < int(said) <= len(found):
                found = [found[int(said) - 1]]
            if not found:
                yield obstacles.bar("V7.3.3.b", "no_effect", card=card)
            elif all(any(uses.used(view, line.by, one)) for one in found):
                yield from uses.used(view, line.by, found[0])


def _part(view: View, choice: Choice, line: Line, card: int) -> Iterator[Obstacle]:
    """What is in the way of a part of it: of a target above all."""
    said = lines.parts(line)
    if choice.kind.startswith("target") and "on" in said:
        frame = view.frames[-1]
        key = str(frame.locals.get("chosen") or (frame.locals.get("abilities") or ("",))[0])
        game = view.game
        ability = game.abilities.get(key)
        at = Scope(view, frame.you, card, card)
        for name in next(lines._several(said["on"])):
            thing = next((t for t in lines._all(view) if lines.is_called(view, t, name)), None)
            if thing is None or any(lines.is_thing(view, o[1], name) for o in choice.options):
                continue
            for picked in ability.targets if ability is not None else ():
                shield = targets.may_be(view, thing, at, targets.TARGET)
                if shield:
                    yield Obstacle(of_thing("card", thing), (shield,), "no_such_target", (("card", thing),))
                elif thing not in many(evaluate(at, picked.among)) or picked.cond is not None:
                    yield Obstacle("rule", ("V8.2.6.a",), "not_fitting", (("card", thing),))


def _meant(view: View, line: Line) -> int | None:
    """The card that a line speaks of: of its player before others, of the zone from which it would act."""
    text = lines.parts(line)["card"] if line.verb in ("play", "use") else line.rest
    found = [c for c in lines._all(view) if lines.is_called(view, c, text)]
    zone = "hand" if line.verb in ("play", "node") else "field"
    found.sort(key=lambda c: (reading.zone(view, c) != f"{line.by}.{zone}", reading.holder(view, c) != line.by))
    return found[0] if found else None


def spoken_of(points: Sequence[Point], line: Line) -> int:
    """The last point at which its player chooses."""
    own = (i for i in reversed(range(len(points))) if (c := points[i].choice) is not None and c.by == line.by)
    return next(own, len(points) - 1)
