"""A state that keeps which of its facts are read, and what was found, remembered by what it has read.

What is found out by reading nothing but facts comes to the same where these are equal. It is kept as a tree: the
fact that is read first, for each of its values the fact that is read next, and so on up to what was found.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from judge.engine.data import Frame, Value
from judge.light import NamedTuple

Facts: TypeAlias = dict[str, Value]


class Found(NamedTuple):
    """What was found, and what had been read besides by then (`rest`)."""

    rest: tuple[tuple[str, Value], ...]
    what: Any


class Fork:
    """A fact that is read next, and what follows for each of its values (`others`: those that cannot be hashed)."""

    __slots__ = ("others", "path", "ways")

    def __init__(self, path: str) -> None:
        self.path = path
        self.ways: dict[Value, Tree] = {}
        self.others: list[tuple[Value, Tree]] = []

    def way(self, value: Value) -> Tree | None:
        """What follows for a value."""
        try:
            return self.ways.get(value)
        except TypeError:
            return next((tree for one, tree in self.others if one == value), None)

    def put(self, value: Value, tree: Tree) -> None:
        """Let something follow for a value."""
        try:
            self.ways[value] = tree
        except TypeError:
            self.others = [(value, tree), *((v, t) for v, t in self.others if v != value)]


Tree: TypeAlias = Fork | Found


def recalled(tree: Tree | None, get: Callable[[str], Value]) -> Found | None:
    """What was found where the same was read."""
    while type(tree) is Fork:
        tree = tree.way(get(tree.path))
    if tree is not None:
        assert type(tree) is Found
        for path, value in tree.rest:
            if get(path) != value:
                return None
    return tree


def grown(tree: Tree | None, read: Sequence[tuple[str, Value]], what: Any) -> Tree:
    """The tree with what was found by reading these facts in this order."""
    if type(tree) is Found and tree.rest and read and tree.rest[0][0] == read[0][0]:
        path, value = tree.rest[0]
        fork = Fork(path)
        fork.put(value, Found(tree.rest[1:], tree.what))
        tree = fork
    if type(tree) is Fork and read and tree.path == read[0][0]:
        tree.put(read[0][1], grown(tree.way(read[0][1]), read[1:], what))
        return tree
    return Found(tuple(read), what)


class Reads:
    """What has been read of a state since it was begun to keep that: paths, in order, with what was found there first.

    `whole`: it has been gone through, so that what came of it may rest on any fact. `known` holds what was found out
    by facts alone, `here` what was found out with this stack.
    """

    __slots__ = ("found", "here", "known", "stack", "whole")

    def __init__(
        self, known: dict[Hashable, Tree], here: dict[Hashable, Tree], stack: tuple[Frame, ...]
    ) -> None:
        self.found: Facts = {}
        self.known = known
        self.here = here
        self.stack = stack
        self.whole = False


class Reading(Mapping[str, Value]):
    """A state of which it is kept what is read. What a draft of it changes is read before it is changed."""

    __slots__ = ("facts", "reads")

    def __init__(self, facts: Mapping[str, Value], reads: Reads) -> None:
        self.facts = facts
        self.reads = reads

    def get(self, path: str, default: Value = None) -> Value:
        """The value of a fact."""
        value = self.facts.get(path)
        found = self.reads.found
        if path not in found:
            found[path] = value
        return default if value is None else value

    def __getitem__(self, path: str) -> Value:
        self.get(path)
        return self.facts[path]

    def __contains__(self, path: object) -> bool:
        return self.get(str(path)) is not None

    def __iter__(self) -> Iterator[str]:
        self.reads.whole = True
        return iter(self.facts)

    def __len__(self) -> int:
        self.reads.whole = True
        return len(self.facts)

    def drafted(self) -> Reading:
        """A copy that may be changed."""
        return Reading(dict(self.facts), self.reads)

    def __setitem__(self, path: str, value: Value) -> None:
        self.facts[path] = value  # type: ignore[index]

    def __delitem__(self, path: str) -> None:
        del self.facts[path]  # type: ignore[attr-defined]

    def apart(self, find: Callable[[], Any]) -> tuple[Any, Facts | None]:
        """What is found, and what is read for it (None: perhaps everything)."""
        reads = self.reads
        outer, whole = reads.found, reads.whole
        own = reads.found = {}
        reads.whole = False
        try:
            what = find()
        finally:
            reads.found = outer
            for path, value in own.items():
                outer.setdefault(path, value)
            alone, reads.whole = not reads.whole, reads.whole or whole
        return what, own if alone else None
