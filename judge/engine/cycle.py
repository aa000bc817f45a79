"""Recognising a run that never ends: a position that comes again and again although nobody has chosen anything.

A position passed is kept and the ones behind it are compared with it; the one kept is renewed at twice its age, so that
it lies inside the cycle before long, however long that is. A position has come again if state and stack are alike; or
if the state is, and the frame on top, while the stack never fell below where that frame stood: then each round leaves
the rest of a round on the stack. As what lies below may be looked at too, that has to be seen twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.data import EMPTY, Frame, Situation
from judge.engine.group import INTERNAL
from judge.engine.position_key import Canon
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.symmetry import Symmetry

ROUNDS = 2
"""How often a position has to come again on a stack that grows."""


class Passed(NamedTuple):
    """A position passed: when, at which event, how deep its stack was, where its top frame stood, its keys."""

    idle: int
    event: int
    depth: int
    where: tuple[str, str, str]
    whole: str
    top: str
    above: bool = True
    """Whether the stack has not fallen below it since."""
    times: int = 0
    """How often its top frame has come again above it."""
    took: tuple[int, ...] = ()
    """The objects that have taken part since (`Game.partakes`)."""


def look(
    here: Situation, idle: int, event: int, symmetry: Symmetry, passed: Passed | None, taking: Sequence[int] = ()
) -> tuple[Passed | None, bool]:
    """What to compare with from now on, and whether the position has come again.

    `idle`: advances since somebody chose; `event`: the number of the last one; `taking`: what takes part now.
    """
    frame, depth = here.stack[-1], len(here.stack)
    if passed is not None and depth < passed.depth:
        passed = passed._replace(above=False)
    if passed is not None and not {*taking} <= {*passed.took}:
        passed = passed._replace(took=tuple(sorted({*taking, *passed.took})))
    if frame.entered or frame.resume or frame.proc in INTERNAL:
        return passed, False
    if passed is None or idle >= 2 * passed.idle:
        canon = Canon(symmetry, EMPTY)
        return Passed(idle, event, depth, _where(frame), _key(canon, here), _top(canon, here)), False
    if _where(frame) != passed.where:
        return passed, False
    canon = Canon(symmetry, EMPTY)
    if depth == passed.depth and _key(canon, here) == passed.whole:
        return passed, True
    if passed.above and _top(canon, here) == passed.top:
        passed = passed._replace(times=passed.times + 1)
    return passed, passed.times == ROUNDS


def _where(frame: Frame) -> tuple[str, str, str]:
    return frame.proc, frame.pc, frame.you


def _key(canon: Canon, here: Situation) -> str:
    return canon.key(here).hex()


def _top(canon: Canon, here: Situation) -> str:
    """The key of the state and the frame on top."""
    return _key(canon, here._replace(stack=here.stack[-1:]))
