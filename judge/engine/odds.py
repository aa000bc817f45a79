"""How likely one decider reaches an end that is wanted, whatever the others answer, chance being chance.

Where that is certain or impossible whatever chance brings, proof numbers tell it (`judge.engine.proof`); in between the
best of a decider's answers counts, the worst of the others', and of chance the mean. What was not looked into, and
where a way goes round, lies anywhere between 0 and 1.
"""

from __future__ import annotations

import time
from fractions import Fraction
from typing import TYPE_CHECKING, Generic

from judge.engine.choice import CHANCE
from judge.engine.explore import LIMITS, Limits, Watch
from judge.engine.proof import Ground, P, Proof
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable


class Range(NamedTuple):
    """Between what a probability lies; at both ends the same where it is known."""

    least: Fraction
    most: Fraction

    @property
    def known(self) -> bool:
        """Whether it is one number."""
        return self.least == self.most


NEVER, ALWAYS = Range(Fraction(0), Fraction(0)), Range(Fraction(1), Fraction(1))
ANY = Range(Fraction(0), Fraction(1))


class Odds(Generic[P]):
    """One search; it can be gone on with. `sure` takes chance as an opponent, `maybe` as an ally."""

    def __init__(
        self, ground: Ground[P], by: str, wanted: Callable[[Hashable], bool], watch: Watch | None = None,
        memory: int = 0, sure: Proof[P] | None = None,
    ) -> None:  # fmt: skip
        self.ground = ground
        self.by = by
        self.sure = sure or Proof(ground, by, wanted, watch, memory=memory)
        self.maybe: Proof[P] = Proof(ground, by, wanted, watch, allies=(CHANCE,), memory=memory)
        self.wanted = wanted
        self.values: dict[bytes, Range] = {}
        self._until = 0.0
        self._nodes = 0

    @property
    def nodes(self) -> int:
        """How many positions were looked into."""
        return len(self.sure.nodes) + len(self.maybe.nodes)

    def run(self, start: P, limits: Limits = LIMITS) -> Range:
        """How likely it is from a position on, as far as the limits allow; they are those of this run."""
        self._until = time.monotonic() + limits.seconds
        self._nodes = self.nodes + limits.nodes
        self.values = {key: value for key, value in self.values.items() if value.known}
        roots = self.sure.root, self.maybe.root
        found = self._value(start, frozenset())
        self.sure.root, self.maybe.root = roots
        return found

    def value(self, position: P) -> Range:
        """What was found of a position."""
        return self.values.get(self.ground.key(position), ANY)

    def _value(self, position: P, path: frozenset[bytes]) -> Range:
        key = self.ground.key(position)
        found = self.values.get(key)
        if found is not None:
            return found
        if key in path:
            return ANY
        found = self._outright(position)
        if found is None:
            found = self._reckoned(position, path | {key})
        self.values[key] = found
        return found

    def _outright(self, position: P) -> Range | None:
        """What it is where chance does not matter or the limits are come to."""
        if not self.ground.decider(position):
            return ALWAYS if self.wanted(self.ground.end(position)) else NEVER
        sure = self.sure.run(position, self._left(self.sure))
        if sure:
            return ALWAYS
        maybe = self.maybe.run(position, self._left(self.maybe))
        if maybe is False:
            return NEVER
        return ANY if sure is None or maybe is None else None

    def _left(self, search: Proof[P]) -> Limits:
        """What is left of the limits, for a search whose own count nodes and seconds from its beginning."""
        seconds = max(0.0, self._until - time.monotonic())
        return Limits(len(search.nodes) + self._nodes - self.nodes, search.seconds + seconds)

    def _reckoned(self, position: P, path: frozenset[bytes]) -> Range:
        by = self.ground.decider(position)
        found, weights = list[Range](), list[int]()
        for answer in self.ground.answers(position):
            found.append(self._value(self.ground.after(position, answer.picked), path))
            weights.append(answer.weight)
        if by == CHANCE:
            total = sum(weights)
            least = sum((one.least * w for one, w in zip(found, weights, strict=True)), Fraction(0))
            most = sum((one.most * w for one, w in zip(found, weights, strict=True)), Fraction(0))
            return Range(least / total, most / total)
        best = max if by == self.by else min
        return Range(best(one.least for one in found), best(one.most for one in found))
