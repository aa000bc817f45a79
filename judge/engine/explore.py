"""Going through everything that may still be decided: every answer to every choice, positions that are alike once.

What a position is, when it is open and what it comes to is told by a `Ground`; here is only the search. The graph it
leaves holds no positions: deciders, edges, and what the ends come to.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from math import comb, perm
from typing import TYPE_CHECKING, Any, TypeVar

from judge.light import NamedTuple, Protocol

if TYPE_CHECKING:
    from judge.engine.choice import Choice

Picked = tuple[int, ...]
P = TypeVar("P")
Watch = Callable[[int], object]
"""Told how many positions have been come to; what is true ends the search."""
OFTEN = 256
"""After so many positions each."""
OPEN = "?"
"""The decider of a node that was reached but not looked into."""


class Answer(NamedTuple):
    """One answer to a choice (indices of options), and for how many it stands that cannot be told from it."""

    picked: Picked
    weight: int = 1


def answers(choice: Choice, likes: Sequence[Hashable] | None = None) -> Iterator[Answer]:
    """Every answer to a choice that differs from those before it.

    Parameters
    ----------
    likes
        For each option what it is like: options with the same are interchangeable (default: none are).
    """
    groups: dict[Hashable, list[int]] = {}
    for i in range(len(choice.options)):
        groups.setdefault(i if likes is None else likes[i], []).append(i)
    alike = [tuple(ids) for ids in groups.values()]
    for n in range(choice.least, choice.most + 1):
        if choice.ordered and n > 1:
            yield from _orders(alike, n)
        else:
            yield from _sets(alike, n)


def _sets(alike: Sequence[Picked], n: int) -> Iterator[Answer]:
    """Every way to take n, order apart: how many of each group."""
    if n == 0:
        yield Answer(())
        return
    if n == 1:
        yield from (Answer((ids[0],), len(ids)) for ids in alike)
        return
    for shares in _shares([len(ids) for ids in alike], n):
        weight = 1
        for ids, k in zip(alike, shares, strict=True):
            weight *= comb(len(ids), k)
        yield Answer(tuple(sorted(i for ids, k in zip(alike, shares, strict=True) for i in ids[:k])), weight)


def _shares(sizes: Sequence[int], n: int) -> Iterator[tuple[int, ...]]:
    if not sizes:
        if n == 0:
            yield ()
        return
    for k in range(min(sizes[0], n), -1, -1):
        for rest in _shares(sizes[1:], n - k):
            yield (k, *rest)


def _orders(alike: Sequence[Picked], n: int) -> Iterator[Answer]:
    """Every order of n of them, those of one group in their own order."""
    used = [0] * len(alike)

    def onward(so_far: Picked) -> Iterator[Picked]:
        if len(so_far) == n:
            yield so_far
            return
        for g, ids in enumerate(alike):
            if used[g] < len(ids):
                used[g] += 1
                yield from onward((*so_far, ids[used[g] - 1]))
                used[g] -= 1

    for picked in onward(()):
        weight = 1
        for ids in alike:
            weight *= perm(len(ids), sum(i in picked for i in ids))
        yield Answer(picked, weight)


class Ground(Protocol[P]):
    """What is explored."""

    def decider(self, position: P) -> str:
        """Who decides at a position; "" at an end."""

    def answers(self, position: P) -> Iterator[Answer]:
        """The answers there are at a position."""

    def after(self, position: P, picked: Picked) -> P:
        """The next position at which something is left open, or an end."""

    def key(self, position: P) -> bytes:
        """Equal for positions from which the same can come."""

    def end(self, position: P) -> Hashable:
        """What an end comes to."""

    def missed(self, position: P) -> bool:
        """Whether it is certain beforehand that who decides here cannot bring about what is wanted any more."""

    def put_by(self, position: P) -> None:
        """Let a position take little room that is kept for later, and asked nothing before it is taken up."""

    def take_up(self, position: P) -> None:
        """Let a position that may have been put by be as it was."""

    def rest(self) -> None:
        """Forget what is remembered only to be quicker: nothing is looked into for now."""

    def noticed(self) -> Any:
        """What was noticed on the way, besides positions."""

    def notice(self, noticed: Any) -> None:
        """Add what another process has noticed."""


class Limits(NamedTuple):
    """How far a search goes: so many nodes, so many seconds."""

    nodes: int = 100_000
    seconds: float = 60.0

    def left(self, began: float) -> Limits:
        """What is left of them at this moment (of `time.monotonic`), for work that began then: some time always is."""
        return self._replace(seconds=max(0.01, self.seconds - (time.monotonic() - began)))


LIMITS = Limits()


class Node(NamedTuple):
    """A position that was reached: who decides, the nodes to which the answers lead, for how many each answer stands.

    Of one that was not looked into to its end, `whole` is false. `end` is the number of what an end comes to.
    """

    by: str
    to: tuple[int, ...] = ()
    weights: tuple[int, ...] = ()
    whole: bool = True
    end: int = -1


class Graph(NamedTuple):
    """Everything that was reached from node 0; `ends` are the distinct things that ends come to."""

    nodes: list[Node]
    ends: list[Hashable]
    exhausted: bool
    reached: int
    """How many positions were come to, those that had been met before counted again."""
    seconds: float


class Opened:
    """A node being looked into: its position, the answers left, where those given have led."""

    __slots__ = ("left", "number", "position", "to", "weights")

    def __init__(self, number: int, position: object, left: Iterator[Answer]) -> None:
        self.number = number
        self.position = position
        self.left = left
        self.to: list[int] = []
        self.weights: list[int] = []

    def note(self, number: int, weight: int) -> None:
        """An answer has led to a node."""
        self.to.append(number)
        self.weights.append(weight)


class Search:
    """One search, which may be begun at several positions one after the other.

    `watch` is told how far it has come, and ends it by what it answers.
    """

    def __init__(self, ground: Ground[P], limits: Limits, watch: Watch | None = None) -> None:
        self.ground: Ground[object] = ground  # type: ignore[assignment]
        self.limits = limits
        self.watch = watch
        self.nodes: list[Node] = []
        self.known: dict[bytes, int] = {}
        self.ends: dict[Hashable, int] = {}
        self.at_end: dict[int, int] = {}
        self.reached = 0
        self.stopped = False
        self.seconds = 0.0

    def run(self, start: object, more: bool = False) -> Graph:
        """Everything from a position on, depth first; `more`: another is going to be looked into in the same search."""
        began = time.monotonic() - self.seconds
        path: list[Opened] = []
        self.meet(start, path)
        exhausted = True
        while path:
            if self._enough(began):
                exhausted = False
                break
            top = path[-1]
            answer = next(top.left, None)
            if answer is None:
                self.leave(path.pop(), True)
                continue
            top.note(self.meet(self.ground.after(top.position, answer.picked), path), answer.weight)
        for opened in path:
            self.leave(opened, False)
        if not more:
            self.ground.rest()
        self.seconds = time.monotonic() - began
        return Graph(self.nodes, [*self.ends], exhausted, self.reached, self.seconds)

    def _enough(self, began: float) -> bool:
        """Whether a limit has been come to."""
        if self.stopped or len(self.nodes) >= self.limits.nodes:
            return True
        return not self.reached & 15 and time.monotonic() - began > self.limits.seconds

    def meet(self, position: object, path: list[Opened]) -> int:
        """The number of the node of a position, which is put behind the path if it is new and open."""
        self.reached += 1
        if self.watch is not None and not self.reached % OFTEN:
            self.stopped = bool(self.watch(self.reached))
        key = self.ground.key(position)
        number = self.known.get(key)
        if number is not None:
            return number
        by = self.ground.decider(position)
        if not by:
            number = self.known[key] = self.at_the_end(self.ground.end(position))
            return number
        number = self.numbered(key)
        self.nodes[number] = Node(by, whole=False)
        path.append(Opened(number, position, self.ground.answers(position)))
        return number

    def numbered(self, key: bytes) -> int:
        """The number of the node of a key, a new one if there is none."""
        number = self.known.get(key)
        if number is None:
            number = self.known[key] = len(self.nodes)
            self.nodes.append(Node(OPEN, whole=False))
        return number

    def at_the_end(self, end: Hashable) -> int:
        """The number of the node of an end."""
        which = self.ends.setdefault(end, len(self.ends))
        number = self.at_end.get(which)
        if number is None:
            number = self.at_end[which] = len(self.nodes)
            self.nodes.append(Node("", end=which))
        return number

    def leave(self, opened: Opened, whole: bool) -> None:
        """Keep what was found of a node; `whole`: every answer has been given."""
        by = self.nodes[opened.number].by
        weights = tuple(opened.weights) if any(w != 1 for w in opened.weights) else ()
        self.nodes[opened.number] = Node(by, tuple(opened.to), weights, whole)


def count(ground: Ground[P], start: P, depth: int, until: float = float("inf")) -> Iterator[int]:
    """How many ways there are to answer 0, 1, … `depth` open choices, ends reached earlier left out.

    Positions that are alike are gone on from once, for all the ways that lead to them. From `until` on (of
    `time.monotonic`) it stops: what it has yielded is right, and the rest is missing.
    """
    level: dict[bytes, tuple[P, int]] = {ground.key(start): (start, 1)}
    yield 1
    for _ in range(depth):
        following: dict[bytes, tuple[P, int]] = {}
        for position, ways in level.values():
            if time.monotonic() > until:
                return
            if not ground.decider(position):
                continue
            for answer in ground.answers(position):
                new = ground.after(position, answer.picked)
                key = ground.key(new)
                before = following.get(key)
                following[key] = (new, ways + (before[1] if before else 0))
        level = following
        yield sum(ways for _, ways in level.values())
