"""What a search by proof numbers knows: nodes, what the least is that each still asks for, and which is to be next.

What is known of a position is how many positions at least have still to be looked into until it is proved (`proof`),
and until it is refuted (`refutation`). Nothing here knows what a position is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

NEVER = 1 << 40
"""So many would have to be looked into for what is settled the other way."""
AGAIN = 3
"""So often one node looked into may change the numbers of another: where ways go round they would grow without end."""
PATIENCE = 8
"""For so many positions each answer given counts where it is weighed whether others are to be given."""


class Node:
    """A position that was reached. `order` counts what has been settled: a node is settled by some settled before it.

    `to` are the nodes to which the answers lead that have been given; `whole` tells whether none is left to be given.
    Positions that are alike may have their answers in another order, so that which of them leads to which node is told
    by its key alone. `here` counts those given of the very position that is kept, `given` the most that ever were of
    one. `left` are those of them that are not settled, or whose settling settles this one, and not itself
    (`goes_round`). `above` are nodes that lead to it, first the one from which it was first come to. `own`: the decider
    is the one who is to bring it about, or an ally. `under_way`: it is being looked into, maybe somewhere else.
    `kept_by`: where its position is kept, 0 being here.
    """

    __slots__ = (
        "above", "by", "given", "goes_round", "here", "kept_by", "key", "left", "number", "order", "own", "proof",
        "refutation", "to", "under_way", "whole",
    )  # fmt: skip

    def __init__(self, number: int, key: bytes, by: str, own: bool) -> None:
        self.number = number
        self.key = key
        self.by = by
        self.own = own
        self.above: list[Node] = []
        self.to: list[int] = []
        self.given = self.here = 0
        self.left: list[Node] = []
        self.proof = self.refutation = 1
        self.order = -1
        self.whole = False
        self.goes_round = False
        self.under_way = False
        self.kept_by = 0

    @property
    def settled(self) -> bool:
        """Whether it is known."""
        return self.order >= 0

    @property
    def missed(self) -> bool:
        """Whether it was known beforehand, with nothing looked into, that no wanted end can come."""
        return self.order >= 0 and not self.to and bool(self.by)

    @property
    def later(self) -> int:
        """How many positions the answers that are left to be given count for; 0 where none is, or none has been."""
        return 0 if self.whole else PATIENCE * len(self.to)

    @property
    def won(self) -> bool | None:
        """Whether it can be brought to an end that is wanted; None while that is not known."""
        return None if self.order < 0 else self.proof == 0

    def leads_to(self, child: Node, again: bool = False) -> None:
        """An answer to it has been given, and has led there; `again`: maybe not for the first time."""
        if again and child.number in self.to:
            return
        self.to.append(child.number)
        if child is self:
            self.goes_round = True
        elif child.order >= 0:
            if not child.above:
                child.above.append(self)
            if (child.proof == 0) is self.own:
                self.left.append(child)
        elif not child.above or child.above[-1] is not self:
            child.above.append(self)
            self.left.append(child)


class Tree:
    """The nodes of a search, by number, and the one where it begins."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.root = 0
        self._settled = 0

    @property
    def won(self) -> bool | None:
        """Whether the first position is won; None: that is not settled."""
        return self.nodes[self.root].won if self.nodes else None

    def settle(self, node: Node, won: bool) -> None:
        """From now on it is known."""
        node.proof, node.refutation = (0, NEVER) if won else (NEVER, 0)
        node.order = self._settled
        node.left = []
        self._settled += 1

    def settling(self, number: int) -> int:
        """Of a settled node whose decider has what they want: the answer that settles it, by its place in `to`."""
        node = self.nodes[number]
        fit = [(self.nodes[n].order, i) for i, n in enumerate(node.to) if self.nodes[n].won is node.won]
        return min(fit)[1]

    # -- what comes next -----------------------------------------------------------------------------------------------

    def next(self) -> Node | None:
        """The node to be looked into next; None where none is left that could change anything."""
        at = self.nodes[self.root]
        path = {at}
        while at.to:
            best, least = self._best(at, path)
            if best is None:
                return next(self._open(), None) if at.whole else at
            if not at.whole and least > at.later:
                break
            at = best
            path.add(at)
        return at

    def several(self, many: int) -> Iterator[Node]:
        """The next nodes, which may be looked into at once: each is under way until it `arrives`.

        Of one that is under way it is taken for granted that it will ask for a little more than now.
        """
        barred: set[Node] = set()
        while many and (at := self._unbarred(barred)) is not None:
            many -= 1
            at.under_way = True
            at.proof += 1
            at.refutation += 1
            for above in at.above:
                self.spread(above)
            yield at

    def arrives(self, node: Node) -> None:
        """It is not under way any more."""
        node.under_way = False
        node.proof -= 1
        node.refutation -= 1

    def goes_back(self, node: Node) -> None:
        """It is not under way any more, and has not been looked into."""
        self.arrives(node)
        for above in node.above:
            self.spread(above)

    def _unbarred(self, barred: set[Node]) -> Node | None:
        """The next node that is not under way; what leads only to such ones is barred."""
        while (at := self.nodes[self.root]) not in barred:
            path = {at, *barred}
            while at.to and not at.under_way:
                best, least = self._best(at, path)
                if best is None or (not at.whole and least > at.later):
                    break
                at = best
                path.add(at)
            if not at.under_way and not at.whole:
                return at
            barred.add(at)
        return None

    @staticmethod
    def _best(node: Node, but: set[Node]) -> tuple[Node | None, int]:
        """Of the nodes to which one leads, the one that asks for the least, and for how much."""
        best, least = None, 2 * NEVER
        if node.own:
            for child in node.left:
                if child.order < 0 and child.proof < least and child not in but:
                    best, least = child, child.proof
        else:
            for child in node.left:
                if child.order < 0 and child.refutation < least and child not in but:
                    best, least = child, child.refutation
        return best, least

    def _open(self) -> Iterator[Node]:
        """Every node not yet looked into to which the first still leads."""
        first = self.nodes[self.root]
        seen, stack = {first}, [first]
        while stack:
            node = stack.pop()
            if not node.whole:
                yield node
            for child in node.left:
                if child not in seen and child.order < 0:
                    seen.add(child)
                    stack.append(child)

    # -- what is known -------------------------------------------------------------------------------------------------

    def spread(self, node: Node) -> None:
        """Reckon a node anew, and those above it as far as anything changes."""
        waiting, changed = [node], dict[Node, int]()
        while waiting:
            at = waiting.pop()
            if at.order >= 0 or not at.to or at.under_way:
                continue
            proof, refutation = at.proof, at.refutation
            if self._reckon(at):
                waiting += at.above
                at.above = at.above[:1]
            elif (at.proof != proof or at.refutation != refutation) and changed.get(at, 0) < AGAIN:
                changed[at] = changed.get(at, 0) + 1
                waiting += at.above

    def _reckon(self, node: Node) -> bool:
        """Whether a node is settled now; otherwise its numbers are reckoned from those below it."""
        own, left = node.own, node.left
        least, most, count = 2 * NEVER, 0, 0
        for child in left:
            if child.order >= 0:
                if (child.proof == 0) is own:
                    self.settle(node, own)
                    return True
                continue
            count += 1
            ours, theirs = (child.proof, child.refutation) if own else (child.refutation, child.proof)
            if ours < least:
                least = ours
            if theirs > most:
                most = theirs
        if count < len(left):
            node.left = [child for child in left if child.order < 0]
        if not node.whole:
            least, most, count = min(least, node.later), max(most, 1), count + 1
        elif not count:
            if not node.goes_round:
                self.settle(node, not own)
            return not node.goes_round
        most += count - 1
        node.proof, node.refutation = (least, most) if own else (most, least)
        return False
