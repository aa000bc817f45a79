"""One line as it goes on each of the boards against which it does: what proves it, board by board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.outcomes.way import Said, Step, asides
from judge.answer.solve.one_line import OTHERS, Belief, OneLine
from judge.answer.solve.telling import Branch, Reply, step
from judge.engine.proof import stepped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answer.outcomes.branching import Position
    from judge.engine.explore import Picked


class OnEach:
    """The trees of a line that was found, one for each board: every reply there, and the answer that the line has."""

    def __init__(self, one: OneLine) -> None:
        assert one.search is not None
        self.one = one
        self.search = one.search
        self.told: dict[tuple[int, bytes], int] = {}
        self.world = self.count = 0

    def trees(self) -> Iterator[Branch]:
        """The trees in the order of the boards."""
        blind, root = self.one.ground, self.search.root
        start = blind.start()
        for self.world, ground in enumerate(blind.grounds):
            self.told, self.count = {}, 0
            position = ground.telling().start()
            yield self._branch(position, root, start, [*asides(ground.scenario, position)])

    def _branch(self, position: Position, number: int, belief: Belief, steps: list[Step]) -> Branch:
        blind, search = self.one.ground, self.search
        ground = blind.grounds[self.world].telling()
        self.count += 1
        own = self.count
        while position.by == blind.by:
            number, belief = self._narrowed(position, number, belief)
            at = search.settling(number)
            number = search.nodes[number].to[at]
            said_at, behind = stepped(blind, belief, at, search.nodes[number].key)
            said = blind.sayings(belief)[said_at[0]]
            picked = self._picked(position, said)
            steps.append(step(ground, position, picked))
            position = ground.after(position, picked)
            steps += asides(ground.scenario, position)
            belief = behind
        if not position.by:
            return Branch(own, tuple(steps), end=ground.end(position))
        mark = (number, ground.key(position))
        if mark in self.told:
            return Branch(own, tuple(steps), position.by, same=self.told[mark])
        self.told[mark] = own
        replies = []
        for answer in ground.answers(position):
            first = step(ground, position, answer.picked)
            after = ground.after(position, answer.picked)
            branch = self._branch(after, number, belief, [first, *asides(ground.scenario, after)])
            replies.append(Reply((Said(first.by, first.said),), branch))
        return Branch(own, tuple(steps), position.by, tuple(replies))

    def _narrowed(self, position: Position, number: int, belief: Belief) -> tuple[int, Belief]:
        """What the player takes for possible where he decides, with its node."""
        if belief.by != OTHERS:
            return number, belief
        key = self._key(position)
        for part in belief.parts:
            if any(one.world == self.world and one.at.by and self._key(one.at) == key for one in part.members):
                return self.search.known[self.one.ground.key(part)].number, part
        raise AssertionError("no belief holds the position")

    def _key(self, position: Position) -> bytes:
        return self.one.ground.grounds[self.world].key(position)

    def _picked(self, position: Position, said: str) -> Picked:
        """The answer of those words."""
        return self.one.ground.said(self.world, position)[said]
