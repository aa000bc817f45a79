"""Whether one decider can bring a run to an end that is wanted, whatever the others and chance answer: proof numbers.

Every position is a node that is looked into at most once; what is known of it is how many positions at least have still
to be looked into until it is proved (`proof`) or refuted (`refutation`). The next one to be looked into is where the
least is missing on both sides. A way that goes round and comes to no end is no win: where nothing is left to be looked
into, what is not proved is refuted.

What is known lies in the nodes and their keys. Positions still to be looked into are kept as far as there is room, and
come to again along the answers that led to them where they were given up.
"""

from __future__ import annotations

import sys
import time
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from judge.engine.explore import LIMITS, OFTEN, Answer, Limits, Picked, Watch
from judge.engine.memory import resident
from judge.light import Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterator

P = TypeVar("P")
NEVER = 1 << 40
"""So many would have to be looked into for what is settled the other way."""
AGAIN = 3
"""So often one node looked into may change the numbers of another: where ways go round they would grow without end."""
GLANCE = 64
"""After so many positions each it is looked how much memory is taken."""
LEAST = 32
"""So many positions are kept at least."""
MANY = 16
"""Where there are more answers than this, some are given and the others later, as many again each time."""
PATIENCE = 8
"""For so many positions each answer given counts where it is weighed whether others are to be given."""
NEARLY = 0.9
"""From this part of the memory allowed on fewer positions are kept."""


class Ground(Protocol[P]):
    """What is searched: a part of `judge.engine.explore.Ground`."""

    def decider(self, position: P) -> str: ...

    def answers(self, position: P) -> Iterator[Answer]: ...

    def after(self, position: P, picked: Picked) -> P: ...

    def key(self, position: P) -> bytes: ...

    def end(self, position: P) -> Hashable: ...


class OtherBoardError(ValueError):
    """What was kept of a search does not fit the board."""


class Node:
    """A position that was reached. `order` counts what has been settled: a node is settled by some settled before it.

    `to` are the nodes to which the answers lead that have been given, in their order; `whole` tells whether none
    is left to be given. `above` are nodes that lead to it, first the one from which it was first come to.
    """

    __slots__ = ("above", "by", "order", "proof", "refutation", "to", "whole")

    def __init__(self, by: str) -> None:
        self.by = by
        self.above: list[int] = []
        self.to: list[int] = []
        self.proof = self.refutation = 1
        self.order = -1
        self.whole = False

    @property
    def settled(self) -> bool:
        """Whether it is known."""
        return self.order >= 0

    @property
    def later(self) -> int:
        """How many positions the answers that are left to be given count for; 0 where none is, or none has been."""
        return 0 if self.whole else PATIENCE * len(self.to)

    @property
    def won(self) -> bool | None:
        """Whether it can be brought to an end that is wanted; None while that is not known."""
        return None if self.order < 0 else self.proof == 0


class Proof(Generic[P]):
    """One search; it can be gone on with, and begun at several positions one after the other.

    Parameters
    ----------
    by
        Who is to bring it about.
    wanted
        Whether what an end comes to is wanted.
    watch
        Is told now and then how many positions have been reached; what it answers may end the search.
    allies
        Who else answers as `by` would like.
    memory
        So many bytes this process may take; 0: as many as there are.
    """

    def __init__(
        self, ground: Ground[P], by: str, wanted: Callable[[Hashable], bool], watch: Watch | None = None,
        allies: Collection[str] = (), memory: int = 0,
    ) -> None:  # fmt: skip
        self.ground = ground
        self.by = by
        self.own = frozenset({by, *allies})
        self.wanted = wanted
        self.watch = watch
        self.memory = memory
        self.nodes: list[Node] = []
        self.known: dict[bytes, int] = {}
        self.reached = 0
        self.looked = 0
        self.stopped = False
        self.ended = ""
        """What ended it before it was settled: `nodes`, `seconds`, `memory` or `watch`."""
        self.seconds = 0.0
        self.root = 0
        self._settled = 0
        self._kept: dict[int, P] = {}
        self._room = sys.maxsize
        self._starts: dict[int, P] = {}
        """The positions at which a search has begun, by their nodes."""
        self._keys: dict[int, bytes] | None = None
        self._until = 0.0

    @property
    def won(self) -> bool | None:
        """Whether the first position is won; None: that is not settled."""
        return self.nodes[self.root].won if self.nodes else None

    def run(self, start: P, limits: Limits = LIMITS) -> bool | None:
        """Search from a position on until it is settled, or a limit is come to; the limits are those of the whole.

        Raises
        ------
        OtherBoardError
            If the search was begun with what was kept of one on another board.
        """
        began = time.monotonic() - self.seconds
        self._until = began + limits.seconds
        if self.nodes and not self._starts and self.known.get(self.ground.key(start)) != 0:
            raise OtherBoardError("the position where it begins is another")
        self.root = self._meet(start, -1)
        self._starts[self.root] = start
        while not self.nodes[self.root].settled:
            self.ended = self._ends(limits)
            if self.ended:
                break
            self.looked += 1
            at = self._next()
            if at < 0:
                self._settle(self.root, False)
                break
            self._look_into(at)
        self.seconds = time.monotonic() - began
        return self.won

    def _ends(self, limits: Limits) -> str:
        """What ends the search here, if anything."""
        if self.stopped:
            return "watch"
        if len(self.nodes) >= limits.nodes:
            return "nodes"
        if time.monotonic() > self._until:
            return "seconds"
        return "memory" if not self.looked % GLANCE and not self._fits() else ""

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
            self.nodes.append(Node(by))
            if self._keys is not None:
                self._keys[number] = key
            if by:
                self._keep(number, position)
            else:
                self._settle(number, self.wanted(self.ground.end(position)))
        if above >= 0:
            self.nodes[number].above.append(above)
        return number

    def _settle(self, number: int, won: bool) -> None:
        node = self.nodes[number]
        node.proof, node.refutation = (0, NEVER) if won else (NEVER, 0)
        node.order = self._settled
        self._kept.pop(number, None)
        self._settled += 1

    def _next(self) -> int:
        """The node to be looked into next; -1 where none is left that could change anything."""
        at, path = self.root, {self.root}
        while (node := self.nodes[at]).to:
            left = [n for n in node.to if not self.nodes[n].settled and n not in path]
            if not left:
                return next(self._open(), -1) if node.whole else at
            proving = node.by in self.own
            best = min(left, key=lambda n: self.nodes[n].proof if proving else self.nodes[n].refutation)
            if not node.whole and (self.nodes[best].proof if proving else self.nodes[best].refutation) > node.later:
                break
            at = best
            path.add(at)
        return at

    def _open(self) -> Iterator[int]:
        """Every node not yet looked into to which the first still leads."""
        seen, stack = {self.root}, [self.root]
        while stack:
            number = stack.pop()
            node = self.nodes[number]
            if not node.whole:
                yield number
            for child in node.to:
                if child not in seen and not self.nodes[child].settled:
                    seen.add(child)
                    stack.append(child)

    def _look_into(self, number: int) -> None:
        """Give its answers, or some of them; where the time is up in between, it is gone on with another time."""
        node = self.nodes[number]
        position = self._position(number)
        own = node.by in self.own
        given = len(node.to)
        left = [*islice(self.ground.answers(position), given, max(2 * given, MANY) + 1)]
        several = given + len(left) > MANY
        for answer in left[: max(given, 1)] if several else left:
            if time.monotonic() > self._until:
                return
            child = self._meet(self.ground.after(position, answer.picked), number)
            node.to.append(child)
            if self.nodes[child].won is own:
                several = False  # what is left of the answers cannot change it
                break
        node.whole = not several or len(left) <= max(given, 1)
        if node.whole:
            self._kept.pop(number, None)
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
        own = node.by in self.own
        below = {child: self.nodes[child] for child in node.to if child != number}.values()
        if any(child.won is own for child in below):
            self._settle(number, own)
            return True
        left = [child for child in below if not child.settled]
        if not left and node.whole and number not in node.to:
            self._settle(number, not own)
            return True
        least = [child.proof if own else child.refutation for child in left]
        most = [child.refutation if own else child.proof for child in left]
        if not node.whole:
            least.append(node.later)
            most.append(1)
        if not least:
            return False
        ours, theirs = min(least), max(most) + len(most) - 1
        node.proof, node.refutation = (ours, theirs) if own else (theirs, ours)
        return False

    # -- room --------------------------------------------------------------------------------------------------------

    def _keep(self, number: int, position: P) -> None:
        """Keep a position, and give up the one kept longest where there is no room."""
        self._kept[number] = position
        if len(self._kept) > self._room:
            del self._kept[next(iter(self._kept))]

    def _position(self, number: int) -> P:
        """The position of a node: kept, or come to again from the nearest above it that is."""
        way: list[tuple[int, int]] = []
        at = number
        while at not in self._kept and at not in self._starts:
            above = self.nodes[at].above[0]
            way.append((at, self.nodes[above].to.index(at)))
            at = above
        position = self._kept[at] if at in self._kept else self._starts[at]
        for node, answer in reversed(way):
            given = next(islice(self.ground.answers(position), answer, None), None)
            if given is None:
                raise OtherBoardError("there is no such answer")
            position = self.ground.after(position, given.picked)
            if self._keys is not None and self._keys.get(node) != self.ground.key(position):
                raise OtherBoardError("an answer leads elsewhere than it did")
            if node != number:
                self._keep(node, position)
        return position

    def _fits(self) -> bool:
        """Whether there is memory left; before there is none fewer positions are kept."""
        if not self.memory:
            return True
        taken = resident()
        if taken < NEARLY * self.memory:
            return True
        if len(self._kept) > LEAST:
            self._room = max(LEAST, len(self._kept) // 2)
            for number in [*islice(self._kept, len(self._kept) - self._room)]:
                del self._kept[number]
        return taken < self.memory

    # -- kept from one time to another -------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """What is known, as data that JSON can hold: keys and nodes without their positions."""
        keys = sorted(self.known, key=self.known.__getitem__)
        names = sorted({node.by for node in self.nodes})
        nodes = [
            [names.index(n.by), n.above[:1], n.to, n.proof, n.refutation, n.order, int(n.whole)] for n in self.nodes
        ]
        return {"deciders": names, "keys": [key.hex() for key in keys], "nodes": nodes, "settled": self._settled}

    def load(self, data: Any) -> None:
        """Begin with what `dump` gave. Raises OtherBoardError where that is nothing of the kind."""
        try:
            for by, above, to, proof, refutation, order, whole in data["nodes"]:
                node = Node(data["deciders"][by])
                node.above, node.to = [*above], [*to]
                node.proof, node.refutation, node.order, node.whole = proof, refutation, order, bool(whole)
                self.nodes.append(node)
            self.known = {bytes.fromhex(key): number for number, key in enumerate(data["keys"])}
            self._settled = int(data["settled"])
            for number, node in enumerate(self.nodes):
                for child in node.to:
                    if self.nodes[child].above[:1] != [number]:
                        self.nodes[child].above.append(number)
            for number, node in enumerate(self.nodes):
                if number and self.nodes[node.above[0]].to.count(number) == 0:
                    raise ValueError(number)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise OtherBoardError(f"the nodes are broken: {error!r}") from None
        if len(self.known) != len(self.nodes):
            raise OtherBoardError("the nodes are broken: there is not a key to each")
        self._keys = {number: key for key, number in self.known.items()}

    # -- what was found ------------------------------------------------------------------------------------------------

    def settling(self, number: int) -> int:
        """Of a settled node whose decider has what they want: the answer that settles it, by its place in `to`."""
        node = self.nodes[number]
        fit = [(self.nodes[n].order, i) for i, n in enumerate(node.to) if self.nodes[n].won is node.won]
        return min(fit)[1]
