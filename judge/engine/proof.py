"""Whether one decider can bring a run to an end that is wanted, whatever the others and chance answer: proof numbers.

Every position is a node that is looked into at most once; what is known of it is how many positions at least have still
to be looked into until it is proved (`proof`) or refuted (`refutation`). The next one to be looked into is where the
least is missing on both sides. A way that goes round and comes to no end is no win: where nothing is left to be looked
into, what is not proved is refuted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, Protocol, TypeVar

from judge.engine.explore import LIMITS, OFTEN, Answer, Limits, Picked, Watch

P = TypeVar("P")
NEVER = 1 << 40
"""So many would have to be looked into for what is settled the other way."""
AGAIN = 3
"""So often one node looked into may change the numbers of another: where ways go round they would grow without end."""
GLANCE = 31
"""So often the clock is looked at."""


class Ground(Protocol[P]):
    """What is searched: a part of `judge.engine.explore.Ground`."""

    def decider(self, position: P) -> str: ...

    def answers(self, position: P) -> Iterator[Answer]: ...

    def after(self, position: P, picked: Picked) -> P: ...

    def key(self, position: P) -> bytes: ...

    def end(self, position: P) -> Hashable: ...


class Node(Generic[P]):
    """A position that was reached. `order` counts what has been settled: a node is settled by some settled before it.

    `to` are the nodes to which the answers lead that have been given, in their order; `position` is kept until the node
    is looked into. `end` is what an end comes to.
    """

    __slots__ = ("above", "by", "end", "order", "position", "proof", "refutation", "to")

    def __init__(self, by: str, position: P | None) -> None:
        self.by = by
        self.position = position
        self.above: list[int] = []
        self.to: list[int] = []
        self.proof = self.refutation = 1
        self.order = -1
        self.end: Hashable = None

    @property
    def settled(self) -> bool:
        """Whether it is known."""
        return self.order >= 0

    @property
    def won(self) -> bool | None:
        """Whether it can be brought to an end that is wanted; None while that is not known."""
        return None if self.order < 0 else self.proof == 0


class Proof(Generic[P]):
    """One search; it can be gone on with.

    Parameters
    ----------
    by
        Who is to bring it about.
    wanted
        Whether what an end comes to is wanted.
    watch
        Is told now and then how many positions have been reached; what it answers may end the search.
    """

    def __init__(
        self, ground: Ground[P], by: str, wanted: Callable[[Hashable], bool],
        watch: Watch | None = None,
    ) -> None:  # fmt: skip
        self.ground = ground
        self.by = by
        self.wanted = wanted
        self.watch = watch
        self.nodes: list[Node[P]] = []
        self.known: dict[bytes, int] = {}
        self.reached = 0
        self.looked = 0
        self.stopped = False
        self.seconds = 0.0
        self._settled = 0

    @property
    def won(self) -> bool | None:
        """Whether the first position is won; None: that is not settled."""
        return self.nodes[0].won if self.nodes else None

    def run(self, start: P, limits: Limits = LIMITS) -> bool | None:
        """Search from a position on until it is settled, or a limit is come to; the limits are those of the whole."""
        began = time.monotonic() - self.seconds
        if not self.nodes:
            self._meet(start, -1)
        while not self.nodes[0].settled and len(self.nodes) < limits.nodes:
            if self.stopped:
                break
            if not self.looked & GLANCE and time.monotonic() - began > limits.seconds:
                break
            self.looked += 1
            at = self._next()
            if at < 0:
                self._settle(0, False)
                break
            self._look_into(at)
        self.seconds = time.monotonic() - began
        return self.won

    def _meet(self, position: P, above: int) -> int:
        """The number of the node of a position."""
        self.reached += 1
        if self.watch is not None and not self.reached % OFTEN:
            self.stopped = bool(self.watch(self.reached))
        key = self.ground.key(position)
        number = self.known.get(key)
        if number is None:
            number = self.known[key] = len(self.nodes)
            by = self.ground.decider(position)
            node: Node[P] = Node(by, position if by else None)
            self.nodes.append(node)
            if not by:
                node.end = self.ground.end(position)
                self._settle(number, self.wanted(node.end))
        if above >= 0:
            self.nodes[number].above.append(above)
        return number

    def _settle(self, number: int, won: bool) -> None:
        node = self.nodes[number]
        node.proof, node.refutation = (0, NEVER) if won else (NEVER, 0)
        node.order = self._settled
        node.position = None
        self._settled += 1

    def _next(self) -> int:
        """The node to be looked into next; -1 where none is left that could change anything."""
        at, path = 0, {0}
        while self.nodes[at].to:
            node = self.nodes[at]
            left = [n for n in node.to if not self.nodes[n].settled and n not in path]
            if not left:
                return next(self._open(), -1)
            proving = node.by == self.by
            at = min(left, key=lambda n: self.nodes[n].proof if proving else self.nodes[n].refutation)
            path.add(at)
        return at

    def _open(self) -> Iterator[int]:
        """Every node not yet looked into to which the first still leads."""
        seen, stack = {0}, [0]
        while stack:
            node = self.nodes[stack[-1]]
            number = stack.pop()
            if node.position is not None:
                yield number
            for child in node.to:
                if child not in seen and not self.nodes[child].settled:
                    seen.add(child)
                    stack.append(child)

    def _look_into(self, number: int) -> None:
        node = self.nodes[number]
        position = node.position
        assert position is not None
        node.position = None
        own = node.by == self.by
        for answer in self.ground.answers(position):
            child = self._meet(self.ground.after(position, answer.picked), number)
            node.to.append(child)
            if self.nodes[child].won is own:
                break  # what is left of the answers cannot change it
        self._spread(number)

    def _spread(self, number: int) -> None:
        """Reckon a node anew, and those above it as far as anything changes."""
        waiting, changed = [number], dict[int, int]()
        while waiting:
            at = waiting.pop()
            node = self.nodes[at]
            if node.settled or not node.to:
                continue
            before = node.proof, node.refutation
            if self._reckon(at):
                waiting += node.above
            elif (node.proof, node.refutation) != before and changed.get(at, 0) < AGAIN:
                changed[at] = changed.get(at, 0) + 1
                waiting += node.above

    def _reckon(self, number: int) -> bool:
        """Whether a node is settled now; otherwise its numbers are reckoned from those below it."""
        node = self.nodes[number]
        own = node.by == self.by
        below = {child: self.nodes[child] for child in node.to if child != number}.values()
        if any(child.won is own for child in below):
            self._settle(number, own)
            return True
        left = [child for child in below if not child.settled]
        if not left and number not in node.to:
            self._settle(number, not own)
            return True
        if not left:
            return False
        more = len(left) - 1
        if own:
            node.proof = min(child.proof for child in left)
            node.refutation = max(child.refutation for child in left) + more
        else:
            node.proof = max(child.proof for child in left) + more
            node.refutation = min(child.refutation for child in left)
        return False

    # -- what was found ------------------------------------------------------------------------------------------------

    def settling(self, number: int) -> int:
        """Of a settled node whose decider has what they want: the answer that settles it, by its place in `to`."""
        node = self.nodes[number]
        fit = [(self.nodes[n].order, i) for i, n in enumerate(node.to) if self.nodes[n].won is node.won]
        return min(fit)[1]
