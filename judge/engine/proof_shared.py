"""A search by proof numbers shared among processes: one keeps the tree, all look into positions.

In every round several positions are named that are to be looked into next. Each process looks into those that it has
come to itself, for it keeps them; where somebody would have little to do, others' are given away, with the way that
leads there. What each has found is waited for one after the other: what comes of it does not depend on who was quicker.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic

from judge.engine.explore import LIMITS, Limits, Watch
from judge.engine.memory import resident
from judge.engine.parallel import Rooted
from judge.engine.proof import Met, OtherBoardError, P, Proof, Sought, stepped, to_be_given
from judge.engine.work import Helper
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.proof_tree import Node

BEGIN, READY = 1_000, 3_000
"""From so many positions on the others are begun; from so many on the work is shared out."""
OWN, EACH = 8, 10
"""So many positions the process with the tree looks into in a round, and each of the others, more or less."""
AHEAD = 2
"""So many rounds a helper is given at once: it goes on while what came of the first is put into the tree."""
ROOM = 250_000
"""So many positions a helper keeps at most."""


class Item(NamedTuple):
    """A position to be looked into, by its key; `given` answers at most to one that is alike have been given before.

    `own`: who decides there is to bring it about. `way` has the keys on the way there, each with the place of the
    answer that leads to it; None where whoever is given it has come to it.
    """

    key: bytes
    given: int
    own: bool
    way: tuple[tuple[bytes, int], ...] | None


class Begin(NamedTuple):
    """What a helper has to know of a search: how its ground is made, and what is sought."""

    make: Callable[[], Rooted[Any]]
    sought: Sought


class Task(NamedTuple):
    """Positions to be looked into, until a time (of `time.time`), by a process that may take so many bytes."""

    items: tuple[Item, ...]
    until: float
    memory: int


class Lot(NamedTuple):
    """Where answers to a position have led, whether none is left behind them, how many of its own have been given."""

    met: list[Met]
    whole: bool
    given: int


class Found(NamedTuple):
    """What came of a task: a lot for each of its positions (None: there was no time, or it is kept no more).

    `noticed` is what else was noticed.
    """

    lots: list[Lot | None]
    noticed: object
    taken: int
    """The bytes of memory that the helper takes."""


class Kept(NamedTuple):
    """A position that a helper keeps, and how many answers to this very one have been given."""

    position: Any
    here: int = 0


class _Own(threading.local):
    """What a helper keeps from one task to the next."""

    ground: Rooted[Any]
    sought: Sought
    start: Any
    kept: dict[bytes, Kept]


_own = _Own()


def _done(task: Begin | Task) -> Found | None:
    """The positions of a task looked into by a helper."""
    if isinstance(task, Begin):
        _own.ground, _own.sought, _own.kept = task.make(), task.sought, {}
        _own.start = _own.ground.start()
        return None
    lots = [_lot(item) if time.time() < task.until else None for item in task.items]
    taken = resident()
    if len(_own.kept) > ROOM or (task.memory and taken > task.memory):
        for key in [*islice(_own.kept, len(_own.kept) // 2)]:
            del _own.kept[key]
    return Found(lots, _own.ground.noticed(), taken)


def _lot(item: Item) -> Lot | None:
    """The answers to a position, or some of them; None where it is kept no more."""
    ground, kept = _own.ground, _own.kept
    try:
        kept_here = kept.get(item.key) if item.way is None else Kept(_come_to(item.way))
    except OtherBoardError:
        kept_here = None
    if kept_here is None:
        return None
    position, here = kept_here
    ground.take_up(position)
    answers, whole = to_be_given(ground, position, here, item.given)
    found: list[Met] = []
    for answer in answers:
        after = ground.after(position, answer.picked)
        told = _own.sought.met(ground, after, kept)
        found.append(told)
        here += 1
        if told.won is None and told.key not in kept:
            _keep(told.key, after)
        elif told.won is item.own:
            whole = True
            break
    if whole:
        kept.pop(item.key, None)
    else:
        _keep(item.key, position, here)
    return Lot(found, whole, here)


def _come_to(way: Sequence[tuple[bytes, int]]) -> Any:
    """The position to which a way leads, from the nearest on it that is kept."""
    at, here = len(way), 0
    while at and way[at - 1][0] not in _own.kept:
        at -= 1
    before, position = b"", _own.start
    if at:
        before = way[at - 1][0]
        position, here = _own.kept[before]
        _own.ground.take_up(position)
    for key, answer in way[at:]:
        _, after = stepped(_own.ground, position, answer, key)
        if before:
            _keep(before, position, here)
        before, position, here = key, after, 0
    return position


def _keep(key: bytes, position: Any, here: int = 0) -> None:
    """Keep a position for later, of which so many answers have been given."""
    _own.ground.put_by(position)
    _own.kept[key] = Kept(position, here)


class SharedProof(Proof[P], Generic[P]):
    """A search that is shared among processes of this machine once it is large.

    Parameters
    ----------
    make
        Makes such a ground anew, wherever the work is done.
    helpers
        How many processes there are beside this one.
    """

    def __init__(
        self, make: Callable[[], Rooted[P]], ground: Rooted[P], by: str, wanted: Callable[[Hashable], bool],
        watch: Watch | None = None, memory: int = 0, helpers: int = 1,
    ) -> None:  # fmt: skip
        super().__init__(ground, by, wanted, watch, memory=memory)
        self.make = make
        self._rooted = ground
        self.many = helpers
        self._helpers: list[Helper[Begin | Task, Found | None]] = []
        self._given: list[deque[list[Node]]] = []
        """What each helper has been given and nothing has come of yet."""
        self._theirs = [0] * helpers
        """The bytes of memory that each helper takes."""

    def run(self, start: P, limits: Limits = LIMITS) -> bool | None:
        try:
            return super().run(start, limits)
        finally:
            for helper in self._helpers:
                helper.close()
            for node in (node for given in self._given for share in given for node in share):
                node.kept_by = 0
                self.goes_back(node)
            self._helpers, self._given = [], []

    def _go_on(self) -> None:
        """Look into the next node, or several at once."""
        if len(self.nodes) >= BEGIN and not self._helpers:
            self._helpers = [Helper(_done) for _ in range(self.many)]
            self._given = [deque([[]]) for _ in self._helpers]
            for helper in self._helpers:
                helper.give(Begin(self.make, self.sought))
        if len(self.nodes) < READY or not self._shared():
            super()._go_on()

    def _shared(self) -> bool:
        """A round of everybody; whether there was anything to be looked into, or to be waited for."""
        own, *others = shares = self._shares()
        for at, (helper, share) in enumerate(zip(self._helpers, others, strict=True)):
            if share:
                helper.give(self._task(share, at + 1))
                self._given[at].append(share)
            for node in share:
                self._kept.pop(node, None)
                node.kept_by = at + 1
        for node in own:
            node.kept_by = 0
            self.arrives(node)
            self._look_into(node)
        waited = False
        for at, given in enumerate(self._given):
            while given and (len(given) >= AHEAD or not others[at] or self._helpers[at].gone):
                waited = True
                self._take(at, given.popleft())
        self.looked += sum(map(len, shares))
        return waited or any(shares)

    def _take(self, at: int, share: list[Node]) -> None:
        """What came of what a helper was given first."""
        found = self._helpers[at].taken()
        self._theirs[at] = found.taken if found else 0
        if found:
            self._rooted.notice(found.noticed)
        for node, lot in zip(share, found.lots if found else (None,) * len(share), strict=True):
            self.arrives(node)
            if lot is not None:
                self._arrived(node, lot, at + 1)
            else:
                node.kept_by = 0
                self.spread(node)

    def _shares(self) -> list[list[Node]]:
        """What each process is to look into in a round, first this one.

        A position goes to who keeps it, and to somebody else only where that one would be left with less than half its
        part: the way there has to be gone again.
        """
        parts = (OWN, *[0 if helper.gone else EACH for helper in self._helpers])
        shares: list[list[Node]] = [[] for _ in parts]
        for node in self.several(sum(parts)):
            shares[node.kept_by if parts[node.kept_by] else 0].append(node)
        while True:
            over = [len(share) - (part + 1) // 2 for share, part in zip(shares, parts, strict=True)]
            most, least = over.index(max(over)), over.index(min(over))
            if over[most] <= 0 or over[least] >= 0:  # somebody who is gone has no part, and no share
                return shares
            shares[least].append(shares[most].pop())

    def _task(self, nodes: Sequence[Node], by: int) -> Task:
        """What somebody is to look into."""
        items = tuple(
            Item(node.key, node.given, node.own, None if node.kept_by == by else self._way(node)) for node in nodes
        )
        until = time.time() + self._until - time.monotonic()
        return Task(items, until, self.memory // (1 + self.many))

    def _way(self, node: Node) -> tuple[tuple[bytes, int], ...]:
        """The way to a node from where the search began."""
        way: list[tuple[bytes, int]] = []
        while node not in self._starts:
            above = node.above[0]
            way.append((node.key, above.to.index(node.number)))
            node = above
        return tuple(reversed(way))

    def _arrived(self, node: Node, lot: Lot, by: int) -> None:
        """What a helper has found of a node."""
        whole, again = lot.whole, bool(node.to)
        for told in lot.met:
            before = len(self.nodes)
            child = self._meet(told, None)
            if len(self.nodes) > before:
                child.kept_by = by
            node.leads_to(child, again)
            if child.order >= 0 and (child.proof == 0) is node.own:
                whole = True
                break
        node.given = max(node.given, lot.given)
        self._looked_into(node, whole)

    def _taken(self) -> int:
        return resident() + sum(self._theirs)
