"""Effects as data: a tree of operations whose every literal is a node, walked by a path: its program counter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

Path = tuple[str | int, ...]
"""Alternating argument name and index: ("do", 1, "then", 0) is the first `then` node of the second `do` node."""


class Node(NamedTuple):
    """An operation or an expression: `args` hold values, nodes, tuples of nodes, or tuples of tuples of nodes."""

    op: str
    args: Mapping[str, Any]


class Part(NamedTuple):
    """A part of a text: what lies at `paths`, each counted from where the one before it ends."""

    key: str
    paths: tuple[Path, ...]

    def __str__(self) -> str:
        """As records tell it: `KEY|do/0`."""
        return "|".join((self.key, *("/".join(map(str, path)) for path in self.paths)))


Text = str | Part
"""What a frame resolves: a whole text by its key, or a part of one."""


def part(text: Text, path: Path) -> Part:
    """The part of a text at a path."""
    return Part(text, (path,)) if isinstance(text, str) else Part(text.key, (*text.paths, path))


def whole(text: Text) -> str:
    """The key of the text of which this is a part, or which it is."""
    return text if isinstance(text, str) else text.key


def num(value: int) -> Node:
    """A literal number."""
    return Node("num", {"value": value})


def block(*nodes: Node) -> Node:
    """Operations one after the other."""
    return Node("block", {"do": nodes})


def at(root: Node, path: Path) -> Node:
    """The node at that path.

    Raises
    ------
    LookupError
        If the tree has no such node.
    """
    here: Any = root
    for part in path:
        here = here.args[part] if isinstance(part, str) else here[part]
    if not isinstance(here, Node):
        raise LookupError(path)
    return here


def sibling(root: Node, path: Path) -> Path | None:
    """The path of the next node in the same list, if there is one."""
    *head, last = path
    if not isinstance(last, int):
        return None
    siblings: Any = root
    for part in head:
        siblings = siblings.args[part] if isinstance(part, str) else siblings[part]
    return (*head, last + 1) if last + 1 < len(siblings) else None


def parent(path: Path) -> Path:
    """The path of the node in one of whose lists this node stands."""
    cut = len(path) - 1
    while cut and not isinstance(path[cut], str):
        cut -= 1
    return path[:cut]


def walk(node: Node, path: Path = ()) -> Iterator[tuple[Path, Node]]:
    """Every node below `node` with its path, in the order of the text."""
    yield path, node
    for name, value in node.args.items():
        yield from _walk_value(value, (*path, name))


def _walk_value(value: Any, path: Path) -> Iterator[tuple[Path, Node]]:
    if isinstance(value, Node):
        yield from walk(value, path)
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            yield from _walk_value(item, (*path, i))


def rewrite(node: Node, change: Any) -> Node:
    """A copy of the tree in which `change(node)` stands for every node, bottom up."""
    new: Node = change(Node(node.op, {k: _rewritten(v, change) for k, v in node.args.items()}))
    return new


def _rewritten(value: Any, change: Any) -> Any:
    if isinstance(value, Node):
        return rewrite(value, change)
    return tuple(_rewritten(one, change) for one in value) if type(value) is tuple else value
