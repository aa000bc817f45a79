"""What stands in the way of a line of play: every obstacle, each with its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.identity import of_thing
from judge.port.obstacle import Obstacle, Point
from judge.vision.effects.evaluate import evaluate, many
from judge.vision.effects.scope import Scope
from judge.vision.file import lines
from judge.vision.legal import bars, obstacles
from judge.vision.rules import s8_2_targets as targets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine import Choice, View
    from judge.port.expect import Line

ENDS = ("V1.5.1",)


def against(at: Point, line: Line) -> tuple[Obstacle, ...]:
    """Every obstacle to a line at a point of a run, none where the line picks what is offered there."""
    view, choice = at.view, at.choice
    if at.over or choice is None:
        return (Obstacle("rule", ENDS, "over" if at.over else "no_choice"),)
    if line.verb in bars.ACTIONS or line.verb in bars.EFFECTS:
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
    card = lines.named(view, line)
    if card is None:
        yield obstacles.bar("V5.2.1", "no_card")
        return
    if choice.kind in lines.LATER and line.verb in ("play", "use"):
        yield from _part(view, choice, line, card)
        return
    if line.verb in bars.ACTIONS:
        yield from bars.ACTIONS[line.verb](view, line.by, card)
        return
    found, against_it = lines.written(view, line, card), bars.EFFECTS[line.verb]
    if not found:
        yield obstacles.bar("V7.3.3.b" if line.verb == "use" else "V7.4.4", "no_effect", card=card)
    elif all(any(against_it(view, line.by, one)) for one in found):
        yield from against_it(view, line.by, found[0])


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


def spoken_of(points: Sequence[Point], line: Line) -> int:
    """The last point at which its player chooses."""
    own = (i for i in reversed(range(len(points))) if (c := points[i].choice) is not None and c.by == line.by)
    return next(own, len(points) - 1)
