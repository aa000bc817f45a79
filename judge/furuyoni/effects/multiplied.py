"""Effects with all the numbers written in them multiplied: `KEY*2` is the ability `KEY` so read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from judge.engine.tree import Node, Text, rewrite
from judge.furuyoni.effects.abilities import Ability

MARK = "*"


class Abilities(dict[str, Ability]):
    """The abilities of a game by their keys, and by key and factor (`KEY*2`) with their numbers multiplied."""

    def get(self, key: str, default: Any = None) -> Any:
        """The ability of that name, if there is one."""
        try:
            return self[key]
        except KeyError:
            return default

    def __missing__(self, key: str) -> Ability:
        head, mark, by = key.rpartition(MARK)
        if not mark or not by.isdigit():
            raise KeyError(key)
        found = times(self[head], int(by))
        self[key] = found
        return found


def read(text: Text, by: int) -> Text:
    """A text, or a part of one, whose numbers are multiplied."""
    return name(text, by) if isinstance(text, str) else text._replace(key=name(text.key, by))


def name(key: str, by: int) -> str:
    """The name of an ability whose numbers are multiplied; as often as not they are not (1)."""
    return f"{key}{MARK}{by}" if by != 1 else key


def times(ability: Ability, by: int) -> Ability:
    """An ability with every number written in what it does multiplied."""
    tree = multiplied(ability.tree, by) if ability.tree is not None else None
    data = {key: _value(value, by) for key, value in ability.data.items()}
    return ability._replace(key=name(ability.key, by), tree=tree, data=data)


def multiplied(node: Node, by: int) -> Node:
    """A tree or an expression with every number written in it multiplied, those of attacks that it makes among them."""

    def change(part: Node) -> Node:
        if part.op == "num":
            return Node("num", {"value": part.args["value"] * by})
        if part.op == "constant":
            return Node("constant", {"value": _distances(part.args["value"], by)})
        if part.op == "attack":
            return Node("attack", {**part.args, "text": tuple(name(key, by) for key in part.args["text"])})
        return part

    new: Node = rewrite(node, change)
    return new


def _value(value: Any, by: int) -> Any:
    if isinstance(value, Node):
        return multiplied(value, by)
    if type(value) is tuple:
        return tuple(_value(part, by) for part in value)
    return {key: _value(part, by) for key, part in value.items()} if isinstance(value, Mapping) else value


def _distances(value: Any, by: int) -> Any:
    """A range: the ends of each of its parts are the numbers written."""
    if not isinstance(value, tuple):
        return value
    found: set[int] = set()
    for low, high in _runs(value):
        found |= set(range(low * by, high * by + 1))
    return tuple(sorted(found))


def _runs(values: Sequence[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for value in sorted(values):
        if runs and value == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], value)
        else:
            runs.append((value, value))
    return runs
