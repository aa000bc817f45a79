"""A state that keeps which of its facts are read, and what was found, remembered by what it has read.

What is found out by reading nothing but facts comes to the same where these are equal. It is kept as a tree: the
facts that are read first, for each of their values the facts that are read next, and so on up to what was found.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from sys import intern
from typing import Any, TypeAlias

from judge.engine.data import Frame, Value

Facts: TypeAlias = dict[str, Value]
Values: TypeAlias = tuple[Value, ...]


class Hashed(dict[str, Value]):
    """A mapping that is never changed and has a hash, so that it can be looked for among others by what it holds."""

    __slots__ = ("_hash",)
    _hash: int

    def __hash__(self) -> int:  # type: ignore[override]
        try:
            return self._hash
        except AttributeError:
            self._hash = hash(tuple(sorted(self)))
            return self._hash


def hashed(value: Value) -> Value:
    """An equal value that has a hash."""
    try:
        hash(value)
    except TypeError:
        if isinstance(value, Mapping):
            return Hashed({name: hashed(part) for name, part in value.items()})
        parts = [hashed(part) for part in value]
        return tuple(parts) if type(value) is tuple else type(value)(*parts)
    return value


class Found:
    """What was found; nothing more was read for it."""

    __slots__ = ("what",)

    def __init__(self, what: Any) -> None:
        self.what = what


class Fork:
    """Facts that are read one after the other whatever they are, and what follows for their values together.

    A value that cannot be hashed has a fork of its own fact (`others`). A path is said anew whenever it is read, and
    is kept once.
    """

    __slots__ = ("others", "paths", "ways")

    def __init__(self, paths: tuple[str, ...]) -> None:
        self.paths = tuple(map(intern, paths))
        self.ways: dict[Values, Tree] = {}
        self.others: tuple[tuple[Values, Tree], ...] = ()

    def way(self, values: Values) -> Tree | None:
        """What follows for these values."""
        try:
            return self.ways.get(values)
        except TypeError:
            return next((tree for some, tree in self.others if some == values), None)

    def put(self, values: Values, tree: Tree) -> None:
        """Let something follow for these values."""
        try:
            self.ways[values] = tree
        except TypeError:
            self.others = ((values, tree), *((some, t) for some, t in self.others if some != values))

    def part(self, n: int) -> None:
        """Let only the first n facts be read here, and the others behind them."""
        head, tail, ways = self.paths[:n], self.paths[n:], self.ways
        self.paths, self.ways = head, {}
        for values, tree in ways.items():
            fork = self.ways.setdefault(values[:n], Fork(tail))
            assert type(fork) is Fork
            fork.ways[values[n:]] = tree


Tree: TypeAlias = Fork | Found


def recalled(tree: Tree | None, get: Callable[[str], Value]) -> Found | None:
    """What was found where the same was read."""
    while type(tree) is Fork:
        fork, values = tree, tuple(map(get, tree.paths))
        try:
            tree = fork.ways.get(values)
        except TypeError:
            tree = fork.way(values)
    return tree  # type: ignore[return-value]


def grown(tree: Tree | None, read: Facts, what: Any) -> Tree:
    """The tree with what was found by reading these facts in this order."""
    return _grown(tree, (*read,), (*read.values(),), what)


def _grown(tree: Tree | None, paths: tuple[str, ...], values: Values, what: Any) -> Tree:
    if not paths:
        return Found(what)
    n = _alike(tree.paths, paths) if type(tree) is Fork else 0
    some = values[: n or len(values)]
    try:
        hash(some)
    except TypeError:
        some = some[: next(i for i, value in enumerate(some) if not _hashed(value)) or 1]
    if type(tree) is not Fork or not n:
        tree = Fork(paths[: len(some)])
    elif len(some) < len(tree.paths):
        tree.part(len(some))
    n = len(some)
    tree.put(some, _grown(tree.way(some), paths[n:], values[n:], what))
    return tree


def _alike(some: tuple[str, ...], others: tuple[str, ...]) -> int:
    """How many are the same, from the first on."""
    n = len(some)
    if some == others[:n]:
        return n
    return next((i for i, (one, other) in enumerate(zip(some, others, strict=False)) if one != other), len(others))


def _hashed(value: Value) -> bool:
    """Whether a value can be hashed."""
    try:
        hash(value)
    except TypeError:
        return False
    return True


class Reads:
    """What has been read of a state since it was begun to keep that: paths, in order, with what was found there first.

    `whole`: it has been gone through, so that what came of it may rest on any fact. `known` holds what was found out
    by facts alone, `here` what was found out with this stack. `touched` has the facts that a draft has changed, whether
    or not that was kept.
    """

    __slots__ = ("found", "here", "known", "stack", "touched", "whole")

    def __init__(
        self, known: dict[Hashable, Tree], here: dict[Hashable, Tree], stack: tuple[Frame, ...]
    ) -> None:
        self.found: Facts = {}
        self.known = known
        self.here = here
        self.stack = stack
        self.touched: dict[str, None] = {}
        self.whole = False


class Reading(Mapping[str, Value]):
    """A state of which it is kept what is read. What a draft of it changes is read before it is changed.

    `again` has what was found out by facts alone since it was last changed, with the reads among which that counts.
    """

    __slots__ = ("again", "facts", "reads")

    def __init__(self, facts: Mapping[str, Value], reads: Reads) -> None:
        self.facts = facts
        self.reads = reads
        self.again: dict[Hashable, tuple[Any, Facts]] = {}

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
        self.reads.touched[path] = None
        self.again.clear()
        self.facts[path] = value  # type: ignore[index]

    def __delitem__(self, path: str) -> None:
        self.reads.touched[path] = None
        self.again.clear()
        del self.facts[path]  # type: ignore[attr-defined]

    def recalled(self, tree: Tree | None) -> Found | None:
        """What was found where the same was read, which is then read here as well."""
        get = self.facts.get
        forks: list[Fork] = []
        while type(tree) is Fork:
            forks.append(tree)
            tree = tree.way(tuple(map(get, tree.paths)))
        if tree is None:
            return None
        assert type(tree) is Found
        found = self.reads.found
        for fork in forks:
            for path in fork.paths:
                if path not in found:
                    found[path] = get(path)
        return tree

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
