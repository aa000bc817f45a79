"""What a search has settled, written so that it can be checked without it: a tree of answers, and scenarios to play.

The tree is under the contract `judge.proof/1` (`docs/solve.md`). Its nodes are told by their place in the list, the
first being where the lines of the file have been played. Who has what they want (`by` where it is won, everybody else
where it is not) has one answer at a node; for the others there is a node for each answer, or `any`: all go on alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answer.outcomes.way import Step, in_full
from judge.answer.solve.on_each import OnEach
from judge.port.expect import Expectation, Fact, Line, Result
from judge.scenario.play import line_of
from judge.scenario.write import write_scenario

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.outcomes.asked import End
    from judge.answer.solve.solved import Branch, Hand, Solved
    from judge.port.floor import Scenario

FORMAT = "judge.proof/1"
Node = dict[str, Any]


def proof(solved: Solved) -> dict[str, Any]:
    """The tree as data that JSON can hold.

    Raises ValueError where the search is not settled, or has only found that one line does not do for all hands.
    """
    if solved.answer is None or solved.won is None:
        raise ValueError("what is not settled has no proof")
    if solved.won and not solved.answer:
        raise ValueError("that there is not one line for all hands is not proved by lines")
    one = solved.one is not None and solved.one.won
    return {
        "format": FORMAT,
        "by": solved.by,
        "turns": solved.horizon.turns,
        "won": solved.won,
        "boards": [_board(solved, hand, tree) for hand, tree in _trees(solved)],
        **({"one_line": True} if one else {}),
    }


def _trees(solved: Solved) -> Iterator[tuple[Hand, Branch]]:
    """What is settled of each board; of one line that does on all of them, how it goes there."""
    if solved.one is not None and solved.one.won:
        yield from zip(solved.hands, OnEach(solved.one).trees(), strict=True)
        return
    for hand in solved.refuting[:1] or solved.hands:
        tree = solved.tree(hand=hand, whole=True)
        assert tree is not None
        yield hand, tree


def _board(solved: Solved, hand: Hand, tree: Branch) -> dict[str, Any]:
    return {"scenario": write_scenario(stated(solved, hand)), "nodes": _Nodes(solved, hand).all(tree)}


def stated(solved: Solved, hand: Hand) -> Scenario:
    """The board, with the goal as what is expected."""
    readings = {gap: chr(ord("a") + i) for gap, i in hand.ground.gaps}
    scenario = hand.ground.scenario
    return scenario._replace(
        expect=solved.goal, puzzle=None, decides=None, random=(), readings={**scenario.readings, **readings}
    )


class _Nodes:
    """The nodes of one tree."""

    def __init__(self, solved: Solved, hand: Hand) -> None:
        self.settled = hand.search.won
        self.by = solved.by
        self.nodes: list[Node] = []
        self.forks: dict[int, int] = {}

    def all(self, tree: Branch) -> list[Node]:
        """The nodes, the first of the tree first."""
        self._add(tree, tree.steps)
        return self.nodes

    def _add(self, branch: Branch, steps: Sequence[Step]) -> int:
        """Add what a branch says; the number of its first node."""
        first = len(self.nodes)
        for step in steps:
            if step.forced:
                continue
            own = (step.by == self.by) == self.settled
            node: Node = {"by": step.by, "say": step.said} if own else {"by": step.by, "any": True}
            self.nodes.append({**node, "to": len(self.nodes) + 1})
        if branch.short is not None:
            self.nodes.append({"short": True})
        elif branch.end is not None:
            self.nodes.append({"end": True})
        elif branch.same:
            self.nodes.append({"same": self.forks[branch.same]})
        else:
            self.forks[branch.number] = len(self.nodes)
            fork: Node = {"by": branch.by, "replies": {}}
            self.nodes.append(fork)
            for reply in branch.replies:
                to = self._add(reply.branch, reply.branch.steps[1:])
                fork["replies"] |= {said.text: to for said in reply.said}
        return first


def scenarios(solved: Solved) -> Iterator[Scenario]:
    """A scenario for each reply: the lines that lead there and on to the end, and what comes of it."""
    for hand, tree in _trees(solved):
        for steps, end in _ways(tree, ()):
            yield _played(stated(solved, hand), steps, end)


def _ways(branch: Branch, before: tuple[Step, ...]) -> Iterator[tuple[tuple[Step, ...], End]]:
    steps = (*before, *branch.steps)
    if branch.end is not None:
        yield steps, branch.end
    for reply in branch.replies:
        yield from _ways(reply.branch, steps)


def _played(scenario: Scenario, steps: Sequence[Step], end: End) -> Scenario:
    said = in_full(scenario, steps)
    read = [line_of(scenario, line.by, line.text, "<proof>") for line in said]
    lines: tuple[Line, ...] = tuple(line for line in read if line is not None)
    assert len(lines) == len(read), said
    title = f"{scenario.title or scenario.file}: {', '.join(map(str, said[-3:]))}"
    facts: list[Expectation] = [Fact(scenario.place, path, "==", value) for path, value in end.facts]
    expect = (*facts, Result(scenario.place, end.result or "none"))
    return scenario._replace(title=title, play=(*scenario.play, *lines), expect=expect)
