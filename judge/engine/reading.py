"""A state that keeps which of its facts are read, and what was found, remembered by what it has read.

What is found out by reading nothing but facts comes to the same where these are equal. It is kept as a tree: the
facts that are read first, for each of their values the facts that are read next, and so on up to what was found.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
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


class Base:
    """The facts that what is remembered begins from, and which of them have changed since in anything it is asked of.

    A fact that never has is the same wherever it is read, so that its value need not be compared. There may come to be
    more that have: `count` is how many they were when that was looked at last (`counted`). `changed` None: any may.
    """

    __slots__ = ("_order", "changed", "count", "facts", "shared")

    def __init__(self, facts: Mapping[str, Value], changed: Collection[str] | None = None) -> None:
        self.facts = facts
        self.changed = changed
        self.count = 0
        self.shared: dict[tuple[str, ...], tuple[str, ...]] = {}
        """Paths that are read one after the other are kept once, wherever they are."""
        self._order: dict[str, None] = {}
        """Those that had changed when states were packed, in the order in which that was."""

    def counted(self) -> int:
        """How many have changed; while it is the same, they are."""
        if self.changed is not None:
            self.count = len(self.changed)
        return self.count

    def compared(self, paths: tuple[str, ...]) -> tuple[str, ...]:
        """Of these those whose values are to be compared."""
        changed = self.changed
        return paths if changed is None else self.one(tuple([path for path in paths if path in changed]))

    def packed(self, state: Mapping[str, Value]) -> Values:
        """The values of a state of which the others are known: the facts that have changed, in an order that grows."""
        assert self.changed is not None
        if len(self._order) < len(self.changed):
            self._order.update(dict.fromkeys(sorted(self.changed)))
        return tuple(map(state.get, self._order))

    def unpacked(self, values: Values) -> Facts:
        """The state of which these are the values."""
        state = dict(self.facts)
        for path, value in zip(self._order, values, strict=False):
            if value is not None:
                state[path] = value
            else:
                state.pop(path, None)
        return state

    def one(self, paths: tuple[str, ...]) -> tuple[str, ...]:
        """The same paths, kept once."""
        found = self.shared.get(paths)
        if found is None:
            found = tuple(map(intern, paths))
            self.shared[found] = found
        return found


class Fork:
    """Facts that are read one after the other whatever they are, and what follows for their values together.

    `paths` are all that are read, `compared` those whose values tell the ways apart, when `count` facts had changed
    (`Base`). A value that cannot be hashed has a fork of its own fact (`others`).
    """

    __slots__ = ("compared", "count", "others", "paths", "ways")

    def __init__(self, paths: tuple[str, ...], compared: tuple[str, ...], base: Base) -> None:
        self.paths = base.one(paths)
        self.compared = compared
        self.count = base.count
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

    def part(self, n: int, base: Base) -> None:
        """Let only the first n facts be read here, and the others behind them."""
        tail, ways, others = self.paths[n:], self.ways, self.others
        behind = base.compared(tail)
        self.paths = base.one(self.paths[:n])
        self.compared = base.compared(self.paths)
        self.ways, self.others = {}, ()
        n = len(self.compared)
        for values, tree in (*ways.items(), *others):
            fork = self.way(values[:n])
            if fork is None:
                fork = Fork(tail, behind, base)
                self.put(values[:n], fork)
            assert type(fork) is Fork
            fork.put(values[n:], tree)

    def renew(self, base: Base) -> None:
        """Compare what has begun to change too: until now it has had the value that it has in the base."""
        self.count = base.count
        before, self.compared = self.compared, base.compared(self.paths)
        if len(before) < len(self.compared):
            ways, others = self.ways, self.others
            self.ways, self.others = {}, ()
            for values, tree in (*ways.items(), *others):
                known = dict(zip(before, values, strict=True))
                self.put(tuple([known[p] if p in known else base.facts.get(p) for p in self.compared]), tree)


Tree: TypeAlias = Fork | Found


def recalled(tree: Tree | None, get: Callable[[str], Value], base: Base) -> Found | None:
    """What was found where the same was read; the base knows how many facts have changed (`Base.counted`)."""
    count = base.count
    while type(tree) is Fork:
        fork = tree
        if fork.count != count:
            fork.renew(base)
        values = tuple(map(get, fork.compared))
        try:
            tree = fork.ways.get(values)
        except TypeError:
            tree = fork.way(values)
    return tree  # type: ignore[return-value]


def grown(tree: Tree | None, read: Facts, what: Any, base: Base) -> Tree:
    """The tree with what was found by reading these facts in this order."""
    base.counted()
    return _grown(tree, (*read,), read, what, base)


def _grown(tree: Tree | None, paths: tuple[str, ...], read: Facts, what: Any, base: Base) -> Tree:
    if not paths:
        return Found(what)
    n = _alike(tree.paths, paths) if type(tree) is Fork else 0
    some = paths[: n or len(paths)]
    compared = base.compared(some)
    values = tuple([read[path] for path in compared])
    try:
        hash(values)
    except TypeError:
        own = next(path for path in compared if not _hashed(read[path]))
        some = some[: some.index(own) or 1]
        compared = base.compared(some)
        values = tuple([read[path] for path in compared])
    if type(tree) is not Fork or not n:
        tree = Fork(some, compared, base)
    else:
        if tree.count != base.count:
            tree.renew(base)
        if len(some) < len(tree.paths):
            tree.part(len(some), base)
    tree.put(values, _grown(tree.way(values), paths[len(some) :], read, what, base))
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

    __slots__ = ("base", "found", "here", "known", "stack", "touched", "whole")

    def __init__(
        self, known: dict[Hashable, Tree], here: dict[Hashable, Tree], stack: tuple[Frame, ...], base: Base
    ) -> None:
        self.base = base
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
        get, base = self.facts.get, self.reads.base
        count = base.counted()
        forks: list[Fork] = []
        while type(tree) is Fork:
            fork = tree
            if fork.count != count:
                fork.renew(base)
            forks.append(fork)
            tree = fork.way(tuple(map(get, fork.compared)))
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
