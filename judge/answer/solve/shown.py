"""What a search tells on the board: the ways to the ends of its tree played, so that they can be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.outcomes.way import Step, in_full
from judge.answer.run import adjudicate
from judge.answer.solve.written import stated
from judge.scenario.play import line_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.solve.solved import Branch, Solved
    from judge.port.ruling import Ruling


def on_board(solved: Solved, tree: Branch | None, most: int) -> dict[int, Ruling]:
    """The rulings of the first branches that come to their end, or are told no further, by their numbers.

    Those whose lines cannot be written are left out; without a tree there is the board where the search began (0).
    """
    scenario = stated(solved, solved.shown)._replace(expect=())
    found: dict[int, Ruling] = {}
    for number, steps in _ends(tree, ()) if tree is not None else iter([(0, ())]):
        said = in_full(scenario, steps)
        lines = [line_of(scenario, line.by, line.text, "<line>") for line in said]
        written = tuple(line for line in lines if line is not None)
        if len(written) < len(lines):
            continue
        ruling, _ = adjudicate(scenario._replace(play=(*scenario.play, *written)))
        if ruling is not None and ruling.refused is None:
            found[number] = ruling
        if len(found) == most:
            break
    return found


def _ends(branch: Branch, before: Sequence[Step]) -> Iterator[tuple[int, tuple[Step, ...]]]:
    steps = (*before, *branch.steps)
    if not branch.replies and not branch.same:
        yield branch.number, steps
    for reply in branch.replies:
        yield from _ends(reply.branch, steps)
