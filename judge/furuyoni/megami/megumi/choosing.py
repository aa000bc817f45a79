"""Lines about seeds that are placed, and what stands in their way (A17-7-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni.legal.objections.point import not_decider
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from judge.port.expect import Line

CHOICES = {"seed": ("seed", "A17-7-1 iii-2"), "grow": ("growth", "A17-7-1 iii-4")}
"""By verb, the kind of the choice that such a line answers, and its clause."""


def read(rest: str) -> tuple[str, ...] | None:
    """The number behind the verb."""
    return (rest,) if rest.isdecimal() and len(rest) < 3 else None


def objections(at: Point, line: Line) -> list[Obstacle]:
    """What stands in the way of placing so many seeds: the choice is another, or there are not so many to choose."""
    kind, clause = CHOICES[line.verb]
    if at.choice is None or at.choice.kind != kind:
        return [Obstacle("rule", (clause,), "no_seeds_now")]
    found, n = list(not_decider(at, line.by)), int(line.args[0])
    most = max(int(option[1]) for option in at.choice.options)
    if n > most:
        found.append(Obstacle("rule", (clause, "A17-7-1"), "too_many_seeds", (("most", most), ("named", n))))
    return found
