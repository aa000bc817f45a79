"""What came of looking for a line: the line with every reply to it, or what refutes each first move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from judge.answer.outcomes.asked import Asking, End
from judge.answer.outcomes.branching import Branching, Position
from judge.answer.outcomes.horizon import Horizon
from judge.answer.outcomes.way import Said, Step, as_lines, asides, step_of
from judge.engine.explore import Picked
from judge.engine.proof import Proof
from judge.port.floor import Scenario


class Hand(NamedTuple):
    """The search on one board: `cards` are those that are hidden there, where the puzzle names any."""

    cards: tuple[str, ...]
    ground: Branching
    search: Proof[Position]


class Branch(NamedTuple):
    """A piece of a line up to where somebody else replies, or to its end.

    `number` counts the branches from 1; `same` is the number of an earlier one that goes on alike (0: none does), whose
    replies are not told again. `by` replies; each reply stands for all those that come to the same.
    """

    number: int
    steps: tuple[Step, ...]
    by: str = ""
    replies: tuple[Reply, ...] = ()
    end: End | None = None
    same: int = 0


class Reply(NamedTuple):
    """Answers that lead to the same: in words, and what follows; the first of its steps is the first of the answers."""

    said: tuple[Said, ...]
    branch: Branch


class Solved:
    """Whether the goal is reached: `won` is None where that is not settled within the limits."""

    def __init__(
        self, scenario: Scenario, by: str, goal: tuple[Asking, ...], horizon: Horizon, hands: tuple[Hand, ...],
        worlds: int,
    ) -> None:  # fmt: skip
        self.scenario = scenario
        self.by = by
        self.goal = goal
        self.horizon = horizon
        self.hands = hands
        self.worlds = worlds
        """On how many boards it has to be reached."""

    @property
    def won(self) -> bool | None:
        """Whether there is a line on every board; False as soon as there is none on one."""
        found = [hand.search.won for hand in self.hands]
        if False in found:
            return False
        return True if len(found) == self.worlds and None not in found else None

    @property
    def refuting(self) -> tuple[Hand, ...]:
        """The boards on which there is no line."""
        return tuple(hand for hand in self.hands if hand.search.won is False)

    @property
    def positions(self) -> int:
        """How many positions with an open choice differ."""
        return sum(1 for hand in self.hands for node in hand.search.nodes if node.by)

    @property
    def seconds(self) -> float:
        """How long was searched."""
        return sum(hand.search.seconds for hand in self.hands)

    @cached_property
    def shown(self) -> Hand:
        """The board whose tree is told: one without a line, else the first."""
        return next(iter(self.refuting), self.hands[0])

    @property
    def gaps(self) -> tuple[tuple[str, str], ...]:
        """The places passed where the rules are silent, with the reading taken."""
        passed = dict.fromkeys(gap for hand in self.hands for gap in hand.ground.gaps)
        return tuple((gap, chr(ord("a") + i)) for gap, i in passed)

    def tree(self, lang: str = "en", hand: Hand | None = None) -> Branch | None:
        """The line with every reply, or of a goal that is not reached every first move with its refutation."""
        hand = hand or self.shown
        return None if hand.search.won is None else _Telling(hand, lang).branch(0, hand.ground.telling().start(), [])

    def proved(self) -> tuple[str, ...]:
        """Of a search that is not settled, the first moves that are refuted already."""
        hand = next((one for one in self.hands if one.search.won is None), None)
        if hand is None or not hand.search.nodes or hand.search.nodes[0].by != self.by:
            return ()
        ground = hand.ground.telling()
        start, root = ground.start(), hand.search.nodes[0]
        answers = zip(ground.answers(start), root.to, strict=False)
        lost = [answer.picked for answer, node in answers if hand.search.nodes[node].won is False]
        return tuple(str(line) for picked in lost for line in as_lines(ground.scenario, [_step(ground, start, picked)]))


def _step(ground: Branching, position: Position, picked: Picked, lang: str = "en") -> Step:
    return step_of(ground.scenario, 0, position.machine, picked, ground.played(position), lang)


class _Telling:
    """Goes the way that settles a search, and into every answer that others may give on it."""

    def __init__(self, hand: Hand, lang: str) -> None:
        self.ground = hand.ground.telling()
        self.search = hand.search
        self.lang = lang
        self.told: dict[int, int] = {}
        self.count = 0

    def branch(self, number: int, position: Position, steps: list[Step]) -> Branch:
        """From a node on, `steps` being those that led to it since the last fork."""
        nodes, settled = self.search.nodes, self.search.nodes[0].won
        self.count += 1
        own = self.count
        steps += asides(self.ground.scenario, position, self.lang)
        while nodes[number].by:
            node = nodes[number]
            if (node.by == self.search.by) == settled:
                at = self.search.settling(number)
                picked = self._picked(position)[at]
                number, position = node.to[at], self._onward(position, picked, steps)
                continue
            groups: dict[int, list[Picked]] = {}
            for picked, child in zip(self._picked(position), node.to, strict=True):
                groups.setdefault(child, []).append(picked)
            if len(groups) == 1:
                ((number, (picked, *_)),) = groups.items()
                position = self._onward(position, picked, steps)
                continue
            if number in self.told:
                return Branch(own, tuple(steps), node.by, same=self.told[number])
            self.told[number] = own
            replies = tuple(self._reply(position, child, picks) for child, picks in groups.items())
            return Branch(own, tuple(steps), node.by, replies)
        return Branch(own, tuple(steps), end=self.ground.end(position))

    def _picked(self, position: Position) -> Sequence[Picked]:
        return [answer.picked for answer in self.ground.answers(position)]

    def _onward(self, position: Position, picked: Picked, steps: list[Step]) -> Position:
        steps.append(_step(self.ground, position, picked, self.lang))
        after = self.ground.after(position, picked)
        steps += asides(self.ground.scenario, after, self.lang)
        return after

    def _reply(self, position: Position, child: int, picks: Sequence[Picked]) -> Reply:
        said = (_step(self.ground, position, picked, self.lang) for picked in picks)
        steps: list[Step] = [_step(self.ground, position, picks[0], self.lang)]
        after = self.ground.after(position, picks[0])
        return Reply(tuple(Said(step.by, step.said) for step in said), self.branch(child, after, steps))
