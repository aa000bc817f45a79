"""Whether one decider can bring a run to an end that is wanted, whatever the others and chance answer: proof numbers.

Every position is a node that is looked into at most once; what is known of it, and which is to be looked into next, is
told by a tree (`judge.engine.proof_tree`). A way that goes round and comes to no end is no win: where nothing is left
to be looked into, what is not proved is refuted. So is, with nothing behind it, where no wanted end can come any more.

What is known lies in the nodes and their keys. Positions still to be looked into are kept as far as there is room, and
come to again along the answers that led to them where they were given up.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Hashable
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from judge.engine.explore import LIMITS, OFTEN, Answer, Limits, Picked, Watch
from judge.engine.memory import resident
from judge.engine.proof_tree import Node, Tree
from judge.light import NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection, Container, Iterator, Sequence

P = TypeVar("P")
GLANCE = 64
"""After so many positions each it is looked how much memory is taken."""
LEAST = 32
"""So many positions are kept at least."""
MANY = 16
"""Where there are more answers than this, some are given and the others later, as many again each time."""
NEARLY = 0.9
"""From this part of the memory allowed on fewer positions are kept."""


class Ground(Protocol[P]):
    """What is searched: a part of `judge.engine.explore.Ground`."""

    def decider(self, position: P) -> str: ...

    def answers(self, position: P) -> Iterator[Answer]: ...

    def after(self, position: P, picked: Picked) -> P: ...

    def key(self, position: P) -> bytes: ...

    def end(self, position: P) -> Hashable: ...

    def missed(self, position: P) -> bool: ...

    def put_by(self, position: P) -> None: ...

    def take_up(self, position: P) -> None: ...


class OtherBoardError(ValueError):
    """What was kept of a search does not fit the board."""


class Met(NamedTuple):
    """A position that an answer has led to: its key, who decides there ("" at an end), what is known of it outright.

    `won` is whether an end is wanted; False, too, where no wanted end can come any more (`Ground.missed`).
    """

    key: bytes
    by: str
    won: bool | None


class Sought(NamedTuple):
    """What is to be brought about, and by whom: a decider, and who answers as that one would like."""

    own: frozenset[str]
    wanted: Callable[[Hashable], bool]

    def met(self, ground: Ground[P], position: P, known: Container[bytes] | None = None) -> Met:
        """What is told of a position; whether what is sought can still come is not asked of one that is known.

        `known` None: it is not asked at all, so that the answers there are looked into.
        """
        key, by = ground.key(position), ground.decider(position)
        if not by:
            return Met(key, by, self.wanted(ground.end(position)))
        asked = known is not None and by in self.own and key not in known
        return Met(key, by, False if asked and ground.missed(position) else None)


def to_be_given(ground: Ground[P], position: P, here: int, given: int) -> tuple[Sequence[Answer], bool]:
    """The answers to be given at a position, and whether none is left behind them.

    `here` of this very position have been given, and `given` at most of one that is alike.
    """
    most = given + max(given, 1)
    every = [*islice(ground.answers(position), max(most, MANY) + 1)]
    whole = len(every) <= max(most, MANY)
    return every[here : None if whole else most], whole


class Proof(Tree, Generic[P]):
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
        super().__init__()
        self.ground = ground
        self.by = by
        self.sought = Sought(frozenset({by, *allies}), wanted)
        self.watch = watch
        self.memory = memory
        self.known: dict[bytes, Node] = {}
        self.reached = 0
        self.looked = 0
        self.stopped = False
        self.ended = ""
        """What ended it before it was settled: `nodes`, `seconds`, `memory` or `watch`."""
        self.seconds = 0.0
        self._kept: dict[Node, P] = {}
        self._room = sys.maxsize
        self._starts: dict[Node, P] = {}
        """The positions at which a search has begun, by their nodes."""
        self._until = 0.0

    def run(self, start: P, limits: Limits = LIMITS) -> bool | None:
        """Search from a position on until it is settled, or a limit is come to; the limits are those of the whole.

        Raises
        ------
        OtherBoardError
            If the search was begun with what was kept of one on another board.
        """
        began = time.monotonic() - self.seconds
        self._until = began + limits.seconds
        if self.nodes and not self._starts and self.ground.key(start) != self.nodes[0].key:
            raise OtherBoardError("the position where it begins is another")
        first = self._meet(self.sought.met(self.ground, start), None)
        self.root = first.number
        if self._starts.get(first) is not start:
            self._starts[first], first.here = start, 0
        while first.order < 0:
            self.ended = self._ends(limits)
            if self.ended:
                break
            self._go_on()
        self.seconds = time.monotonic() - began
        return self.won

    def _go_on(self) -> None:
        """Look into the next node."""
        self.looked += 1
        at = self.next()
        if at is None:
            self.settle(self.nodes[self.root], False)
        else:
            self._look_into(at)

    def _ends(self, limits: Limits) -> str:
        """What ends the search here, if anything."""
        if self.stopped:
            return "watch"
        if len(self.nodes) >= limits.nodes:
            return "nodes"
        if time.monotonic() > self._until:
            return "seconds"
        return "memory" if not self.looked % GLANCE and not self._fits() else ""

    def _meet(self, told: Met, position: P | None) -> Node:
        """The node of a position; None: somebody else keeps it."""
        self.reached += 1
        if self.watch is not None and not self.reached % OFTEN:
            self.stopped = bool(self.watch(self.reached))
        key, by, won = told
        node = self.known.get(key)
        if node is None:
            node = self.known[key] = Node(len(self.nodes), key, by, by in self.sought.own)
            self.nodes.append(node)
            if won is not None:
                self.settle(node, won)
            elif position is not None:
                self._keep(node, position)
        return node

    def _look_into(self, node: Node) -> None:
        """Give its answers, or some of them; where the time is up in between, it is gone on with another time."""
        position, again = self._position(node), bool(node.to)
        answers, whole = to_be_given(self.ground, position, node.here, node.given)
        for answer in answers:
            if time.monotonic() > self._until:
                return
            after = self.ground.after(position, answer.picked)
            child = self._meet(self.sought.met(self.ground, after, self.known), after)
            node.leads_to(child, again)
            node.here += 1
            node.given = max(node.given, node.here)
            if child.order >= 0 and (child.proof == 0) is node.own:
                whole = True  # what is left of the answers cannot change it
                break
        self._looked_into(node, whole)
        if node in self._kept:
            self.ground.put_by(position)

    def _looked_into(self, node: Node, whole: bool) -> None:
        """Its answers have been given, or some of them."""
        node.whole = whole
        if whole:
            self._kept.pop(node, None)
        self.spread(node)

    def settle(self, node: Node, won: bool) -> None:
        self._kept.pop(node, None)
        super().settle(node, won)

    # -- room --------------------------------------------------------------------------------------------------------

    def _keep(self, node: Node, position: P) -> None:
        """Keep a position, and give up the one kept longest where there is no room."""
        self.ground.put_by(position)
        self._kept[node] = position
        if len(self._kept) > self._room:
            del self._kept[next(iter(self._kept))]

    def _position(self, node: Node) -> P:
        """The position of a node: kept, or come to again from the nearest above it that is."""
        way: list[Node] = []
        at = node
        while at not in self._kept and at not in self._starts:
            way.append(at)
            at = at.above[0]
        position = self._kept[at] if at in self._kept else self._starts[at]
        self.ground.take_up(position)
        for there in reversed(way):
            before, (_, position) = position, stepped(self.ground, position, at.to.index(there.number), there.key)
            if at not in self._starts:
                self._keep(at, before)
            at, there.here = there, 0
        return position

    def _fits(self) -> bool:
        """Whether there is memory left; before there is none fewer positions are kept."""
        if not self.memory:
            return True
        taken = self._taken()
        if taken < NEARLY * self.memory:
            return True
        if len(self._kept) > LEAST:
            self._room = max(LEAST, len(self._kept) // 2)
            for node in [*islice(self._kept, len(self._kept) - self._room)]:
                del self._kept[node]
        return taken < self.memory

    def _taken(self) -> int:
        """How many bytes of memory the search takes."""
        return resident()

    # -- kept from one time to another -------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """What is known, as data that JSON can hold: keys and nodes without their positions."""
        names = sorted({node.by for node in self.nodes})
        nodes = [
            [
                names.index(n.by), [above.number for above in n.above[:1]], n.to, n.proof, n.refutation, n.order,
                int(n.whole),
            ]
            for n in self.nodes
        ]  # fmt: skip
        keys = [node.key.hex() for node in self.nodes]
        return {"deciders": names, "keys": keys, "nodes": nodes, "settled": self._settled}

    def load(self, data: Any) -> None:
        """Begin with what `dump` gave. Raises OtherBoardError where that is nothing of the kind."""
        try:
            rows = data["nodes"]
            for key, (by, _, _, proof, refutation, order, whole) in zip(data["keys"], rows, strict=True):
                name = data["deciders"][by]
                node = Node(len(self.nodes), bytes.fromhex(key), name, name in self.sought.own)
                node.proof, node.refutation, node.order, node.whole = proof, refutation, order, bool(whole)
                self.nodes.append(node)
            for node, (_, _, to, *_) in zip(self.nodes, rows, strict=True):
                for number in to:
                    node.leads_to(self.nodes[number])
                node.given = len(to)
            for node, (_, above, *_) in zip(self.nodes[1:], rows[1:], strict=True):
                first = self.nodes[above[0]]
                if node.number not in first.to:
                    raise ValueError(node.number)
                node.above = [first, *(other for other in node.above if other is not first)]
            self._settled = int(data["settled"])
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise OtherBoardError(f"the nodes are broken: {error!r}") from None
        self.known = {node.key: node for node in self.nodes}
        if len(self.known) != len(self.nodes):
            raise OtherBoardError("the nodes are broken: there is not a key to each")


def stepped(ground: Ground[P], position: P, answer: int, key: bytes) -> tuple[Picked, P]:
    """The answer that leads to a position with a key, most likely the one at a place; and that position.

    Raises
    ------
    OtherBoardError
        If no answer leads there.
    """
    every = ground.answers(position)
    before = [*islice(every, answer)]
    for given in chain(islice(every, 1), before, every):
        after = ground.after(position, given.picked)
        if ground.key(after) == key:
            return given.picked, after
    raise OtherBoardError("no answer leads where one did")
