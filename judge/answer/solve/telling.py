"""Tells what a search has settled: goes the way that settles it, and into every answer that others may give on it."""

from __future__ import annotations

import time
from fractions import Fraction
from typing import TYPE_CHECKING, Generic, TypeVar

from judge.answer.outcomes.asked import End
from judge.answer.outcomes.branching import Branching, Position
from judge.answer.outcomes.way import Said, Step, asides, step_of
from judge.engine.choice import CHANCE
from judge.engine.proof import Ground, OtherBoardError, Proof, stepped
from judge.light import NamedTuple
from judge.port.bounds import Short

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine.explore import Picked
    from judge.engine.odds import Odds
    from judge.engine.proof_tree import Node


class Branch(NamedTuple):
    """A piece of a line up to where somebody else replies, or to its end.

    `number` counts the branches from 1; `same` is the number of an earlier one that goes on alike (0: none does), whose
    replies are not told again. `by` replies; each reply stands for all those that come to the same. `cut`: it goes on
    in so many ways, which are not told. `odds`: how likely the goal is reached from there, where that was asked.
    `short`: whatever is still done is too little for the goal, and nothing was looked into; `end` is as it is there.
    """

    number: int
    steps: tuple[Step, ...]
    by: str = ""
    replies: tuple[Reply, ...] = ()
    end: End | None = None
    same: int = 0
    cut: int = 0
    odds: Fraction | None = None
    short: Short | None = None


class Reply(NamedTuple):
    """Answers that lead to the same: in words, and what follows; the first of its steps is the first of the answers.

    `likely`: the probability of a result of chance, where odds are told. `hands`: the hidden cards that may be there,
    for a line that does not look at them.
    """

    said: tuple[Said, ...]
    branch: Branch
    likely: Fraction | None = None
    hands: tuple[tuple[str, ...], ...] = ()


P = TypeVar("P")


class Telling(Generic[P]):
    """Tells one search.

    Parameters
    ----------
    ground
        What is searched, for going its ways again.
    deep
        So many replies one behind the other are told; None: all.
    until
        When (of `time.monotonic`) it is to end: what is not told by then is cut.
    """

    def __init__(
        self, ground: Ground[P], search: Proof[P], lang: str = "en", deep: int | None = None,
        until: float = float("inf"), first: int = 1,
    ) -> None:  # fmt: skip
        self.ground = ground
        self.search = search
        self.lang = lang
        self.deep = deep
        self.until = until
        self.told: dict[int, int] = {}
        self.count = first - 1

    def start(self) -> P:
        """Where it begins."""
        raise NotImplementedError

    def before(self, position: P) -> Sequence[Step]:
        """What was answered just before a position without being left open."""
        raise NotImplementedError

    def onward(self, position: P, picked: Picked, steps: list[Step]) -> P:
        """The position behind an answer; the steps that led there are put behind the others."""
        raise NotImplementedError

    def end(self, position: P) -> End:
        """What an end comes to."""
        raise NotImplementedError

    def short(self, position: P) -> Short | None:
        """How much can still be done of what has to be, where the game knows that it is too little."""
        raise NotImplementedError

    def reply(self, position: P, child: int, picks: Sequence[Picked], depth: int) -> Reply:
        """Answers of somebody else that lead to one node, and what follows."""
        raise NotImplementedError

    def tree(self) -> Branch:
        """All of it."""
        position = self.start()
        return self.branch(self.search.root, position, [*self.before(position)])

    def branch(self, number: int, position: P, steps: list[Step], depth: int = 0) -> Branch:
        """From a node on, `steps` being those that led to it since the last fork."""
        nodes, settled = self.search.nodes, self.search.nodes[self.search.root].won
        self.count += 1
        own = self.count
        while (at := self._only(number)) >= 0:
            number = nodes[number].to[at]
            picked, _ = stepped(self.ground, position, at, nodes[number].key)
            position = self.onward(position, picked, steps)
        node = nodes[number]
        if not node.by:
            return Branch(own, tuple(steps), end=self._end(position, settled))
        if node.missed:
            return Branch(own, tuple(steps), node.by, end=self._end(position, settled), short=self._short(position))
        if number in self.told:
            return Branch(own, tuple(steps), node.by, same=self.told[number])
        if depth == self.deep or time.monotonic() > self.until:
            return Branch(own, tuple(steps), node.by, cut=self._ways(number, set()))
        self.told[number] = own
        groups = self._groups(position, node)
        replies = tuple(self.reply(position, child, picks, depth) for child, picks in groups.items())
        return Branch(own, tuple(steps), node.by, replies)

    def _groups(self, position: P, node: Node) -> dict[int, list[Picked]]:
        """The answers at a position, by the nodes to which they lead: all of them lead to one of those that are known.

        Positions that are alike may have their answers in another order; which leads where, the keys tell.
        """
        behind = {self.search.nodes[child].key: child for child in node.to}
        groups: dict[int, list[Picked]] = {}
        for answer in self.ground.answers(position):
            child = behind.get(self.ground.key(self.ground.after(position, answer.picked)))
            if child is None:
                raise OtherBoardError("an answer leads elsewhere than it did")
            groups.setdefault(child, []).append(answer.picked)
        return groups

    def _only(self, number: int) -> int:
        """The answer to be told of a node, by its place; -1 where there are several, or none."""
        node = self.search.nodes[number]
        if not node.by:
            return -1
        if (node.by in self.search.sought.own) == self.search.nodes[self.search.root].won:
            return self.search.settling(number)
        return 0 if len(set(node.to)) == 1 else -1

    def _ways(self, number: int, seen: set[int]) -> int:
        """How many ends there are from a node on, and places where it goes on as before."""
        while (at := self._only(number)) >= 0:
            number = self.search.nodes[number].to[at]
        node = self.search.nodes[number]
        if not node.by or node.missed or number in seen:
            return 1
        seen.add(number)
        return sum(self._ways(child, seen) for child in dict.fromkeys(node.to))

    def _end(self, position: P, settled: bool | None) -> End:
        found = self.end(position)
        if all(found.claims) != settled:
            raise OtherBoardError("an end is not what the search says")
        return found

    def _short(self, position: P) -> Short:
        found = self.short(position)
        if found is None:
            raise OtherBoardError("a position is not as far from the goal as the search says")
        return found


class TellingOne(Telling[Position]):
    """Tells a search on one board."""

    ground: Branching

    def __init__(
        self, ground: Branching, search: Proof[Position], lang: str = "en", deep: int | None = None,
        until: float = float("inf"), first: int = 1,
    ) -> None:  # fmt: skip
        super().__init__(ground.telling(), search, lang, deep, until, first)

    def start(self) -> Position:
        return self.ground.start()

    def before(self, position: Position) -> Sequence[Step]:
        return [*asides(self.ground.scenario, position, self.lang)]

    def onward(self, position: Position, picked: Picked, steps: list[Step]) -> Position:
        steps.append(self._step(position, picked))
        after = self.ground.after(position, picked)
        steps += self.before(after)
        return after

    def end(self, position: Position) -> End:
        return self.ground.end(position)

    def short(self, position: Position) -> Short | None:
        return self.ground.short(position)

    def reply(self, position: Position, child: int, picks: Sequence[Picked], depth: int) -> Reply:
        said = [self._step(position, picked) for picked in picks]
        steps: list[Step] = []
        after = self.onward(position, picks[0], steps)
        return Reply(tuple(Said(one.by, one.said) for one in said), self.branch(child, after, steps, depth + 1))

    def _step(self, position: Position, picked: Picked) -> Step:
        return step(self.ground, position, picked, self.lang)


def step(ground: Branching, position: Position, picked: Picked, lang: str = "en") -> Step:
    """An answer to the choice at which a position stands."""
    return step_of(ground.scenario, 0, position.machine, picked, ground.played(position), lang)


class TellingOdds:
    """Tells the line that is likeliest to reach the goal, with how likely it is from each fork on."""

    def __init__(self, ground: Branching, odds: Odds[Position], lang: str = "en", until: float = float("inf")) -> None:
        self.ground = ground.telling()
        self.odds = odds
        self.lang = lang
        self.until = until
        self.told: dict[bytes, int] = {}
        self.count = 0

    def tree(self) -> Branch:
        """All of it."""
        return self.branch(self.ground.start(), [])

    def branch(self, position: Position, steps: list[Step]) -> Branch:
        """From a position on, `steps` being those that led to it since the last fork."""
        self.count += 1
        own = self.count
        steps += asides(self.ground.scenario, position, self.lang)
        while position.by == self.odds.by and 0 < self.odds.value(position).least < 1:
            position = self._best(position, steps)
        value = self.odds.value(position).least
        if not position.by:
            return Branch(own, tuple(steps), end=self.ground.end(position), odds=value)
        if value in (0, 1):
            return self._certain(position, steps, own)
        key = self.ground.key(position)
        if key in self.told:
            return Branch(own, tuple(steps), position.by, same=self.told[key], odds=value)
        if time.monotonic() > self.until:
            return Branch(own, tuple(steps), position.by, cut=1, odds=value)
        self.told[key] = own
        return Branch(own, tuple(steps), position.by, tuple(self._replies(position)), odds=value)

    def _best(self, position: Position, steps: list[Step]) -> Position:
        """The position after the answer of the player that is best."""
        ground = self.ground
        every = [(answer.picked, ground.after(position, answer.picked)) for answer in ground.answers(position)]
        picked, best = max(every, key=lambda one: self._value(one[1]))
        steps.append(step(self.ground, position, picked, self.lang))
        steps += asides(self.ground.scenario, best, self.lang)
        return best

    def _value(self, position: Position) -> Fraction:
        return self.odds.value(position).least

    def _certain(self, position: Position, steps: list[Step], own: int) -> Branch:
        """Where it is certain, the line; where it can no longer be reached, only that."""
        if not self._value(position):
            return Branch(own, tuple(steps), position.by, cut=1, odds=Fraction(0))
        sure, root = self.odds.sure, self.odds.sure.root
        sure.run(position)
        telling = TellingOne(self.ground, sure, self.lang, until=self.until, first=own)
        found = telling.branch(sure.root, position, steps)
        self.count, sure.root = telling.count, root
        return found._replace(odds=Fraction(1))

    def _replies(self, position: Position) -> Iterator[Reply]:
        groups: dict[bytes, list[tuple[Picked, int]]] = {}
        after: dict[bytes, Position] = {}
        for answer in self.ground.answers(position):
            child = self.ground.after(position, answer.picked)
            key = self.ground.key(child)
            after.setdefault(key, child)
            groups.setdefault(key, []).append((answer.picked, answer.weight))
        total = sum(weight for picks in groups.values() for _, weight in picks)
        for key, picks in groups.items():
            said = [step(self.ground, position, picked, self.lang) for picked, _ in picks]
            likely = Fraction(sum(weight for _, weight in picks), total) if position.by == CHANCE else None
            branch = self.branch(after[key], [said[0]])
            yield Reply(tuple(Said(one.by, one.said) for one in said), branch, likely)
