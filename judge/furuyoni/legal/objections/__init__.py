"""Everything that stands in the way of a line of play at some point of a run: every obstacle, each with its clauses.

Each check is made whether or not an earlier one has failed, as far as it still makes sense to ask. What the rules say
of a use, a basic action or a price is asked of the functions that the steps ask.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judge.furuyoni import board
from judge.furuyoni.core.s9_6_basic import KINDS
from judge.furuyoni.file import lines
from judge.furuyoni.legal.objections import acts, answers
from judge.furuyoni.legal.objections.point import attack_on
from judge.port.expect import Line
from judge.port.obstacle import Obstacle, Point

_Check = Callable[[Point, Line], list[Obstacle]]
_CHECKS: Mapping[str, _Check] = {
    "use": acts.use, "respond": acts.respond, **dict.fromkeys(KINDS, acts.basic), "standard": acts.action,
    "throughout": acts.action, "end": acts.end, "reshuffle": acts.reshuffle, "damage": answers.damage,
    "charge": answers.charge, "cover": answers.cover, "declare": acts.declare,
}  # fmt: skip
"""By verb of the core: what may stand in the way of such a line; of any other, what stands in the way of an answer."""


def _check(at: Point, line: Line) -> _Check:
    own = board.vocab(at.view).own_verbs.get(line.verb)
    if own is not None and own.objections is not None:
        return own.objections
    return _CHECKS.get(line.verb, answers.other)


def _answers(at: Point, line: Line) -> bool:
    """Whether a line picks what is offered, and not only what leads up to what it speaks of."""
    if at.choice is None or at.choice.kind in lines.follows(at.view, line):
        return False
    return lines.answer(at.view, at.choice, line) is not None


def against(at: Point, line: Line) -> tuple[Obstacle, ...]:
    """Every obstacle to a line at a point of a run, none where the line picks what is offered there.

    Where it only leads up to what it speaks of, what stands in the way of that is told.
    """
    if at.over:
        return (Obstacle("rule", ("4-2",), "over"),)
    if _answers(at, line):
        return ()
    found = _check(at, line)(at, line)
    return tuple(dict.fromkeys(found))


def spoken_of(points: Sequence[Point], line: Line) -> int:
    """Which of the points that a run has come by since the last line was taken the line speaks of, as an index.

    The last, where somebody has to choose, unless it is one that the run passed by itself, because only one answer was
    possible there, that such a line answers.
    """
    verb = board.vocab(points[-1].view).verbs.get(line.verb) if points else None
    kinds = () if verb is None else verb.kinds
    tests: list[Callable[[Point], bool]] = [
        lambda at: at.choice is not None and at.choice.by == line.by and at.choice.kind in kinds
    ]
    if line.verb == "respond":
        tests.append(lambda at: attack_on(at, line.by) is not None)
    if line.verb == "damage":
        tests.append(lambda at: any(f.proc == "5-8-3" and f.locals["player"] == line.by for f in at.view.frames))
    last = len(points) - 1
    return next((i for fits in tests for i in range(last, -1, -1) if fits(points[i])), last)


__all__ = ["Point", "against", "spoken_of"]
