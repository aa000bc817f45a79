"""One board told for many: facts that are varied, and blanks `<name>` that are filled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from judge.light import regex
from judge.text.errors import Problem, suggest
from judge.text.nodes import List, Map, Node, Text

if TYPE_CHECKING:
    import re

    from judge.port.floor import Floor
    from judge.scenario.claims.model import Case

MOST = 4_000
"""The most boards that one is told for."""
_BLANK = regex(r"<([^\W\dA-Z][\w.]*)(?:\s*([+-])\s*(\d{1,3}))?>")
_RANGE = regex(r"(\d{1,2})-(\d{1,2})")
_NAME = regex(r"[^\W\dA-Z]\w*")

Values = Mapping[str, Node]


def read_vary(
    node: Node, content: Map | None, floor: Floor, problems: list[Problem]
) -> dict[str, tuple[Node, ...]] | None:
    """The values that each fact takes; None where something is wrong with them."""
    found: dict[str, tuple[Node, ...]] = {}
    before = len(problems)
    stated, known = _stated(content, floor.players), floor.files.varied
    for key, value in (node.as_map(problems, "vary") or {}).items():
        if key.text not in known:
            hint = suggest(key.text, known) or "a fact of the board, like `distance` or `a.aura`"
            problems.append(key.problem("J803", f"{key.text!r} cannot be varied", hint))
        elif key.text in stated:
            problems.append(key.problem("J803", f"{key.text} is varied, and stated", "take it out of the board"))
        else:
            items = value.items if isinstance(value, List) else (value,)
            found[key.text] = tuple(one for item in items for one in _spread(item))
            if not found[key.text]:
                problems.append(value.problem("J803", f"{key.text} takes no value", "like `0-5` or `[2, 3, 10]`"))
    return found if len(problems) == before else None


def read_rows(node: Node, problems: list[Problem]) -> tuple[Values, ...]:
    """The rows that fill blanks, one board each."""
    rows: list[Values] = []
    for item in node.as_list(problems, "each") or ():
        row = {key.text: value for key, value in (item.as_map(problems, "a row of `each`") or {}).items()}
        for name in row:
            if not _NAME.fullmatch(name):
                problems.append(item.problem("J803", f"{name!r} cannot stand in a blank", "small letters: `card`"))
        if rows and row.keys() != rows[0].keys():
            wanted = ", ".join(rows[0])
            problems.append(item.problem("J803", f"this row does not fill {wanted}", "each row fills the same blanks"))
        rows.append(row)
    if not rows:
        problems.append(node.problem("J803", "each: there is no row", "like `each: [{card: Slash}]`"))
    return tuple(rows)


def combinations(case: Case) -> Iterator[tuple[Values, Map]]:
    """Every combination: what is filled in or varied, and the content of the scenario that it makes.

    A blank that nothing fills stays as it is.
    """
    for row in case.rows:
        for values in product(*case.vary.values()):
            varied = dict(zip(case.vary, values, strict=True))
            filled = {**row, **varied}
            root = fill(case.root, filled)
            assert isinstance(root, Map)
            for path, value in varied.items():
                root = _put(root, ("board", *path.split(".")), value)
            yield filled, root


def size(case: Case) -> int:
    """How many combinations there are."""
    number = len(case.rows)
    for values in case.vary.values():
        number *= len(values)
    return number


def fill(node: Node, values: Values) -> Node:
    """The node with its blanks filled."""
    if isinstance(node, List):
        return List(node.place, tuple(fill(item, values) for item in node.items))
    if isinstance(node, Map):
        return Map(node.place, {_key(key, values): fill(value, values) for key, value in node.entries.items()})
    assert isinstance(node, Text)
    if "<" not in node.text:
        return node
    whole = _BLANK.fullmatch(node.text)
    if whole and not whole[2] and not isinstance(values.get(whole[1], node), Text):
        return values[whole[1]]
    return _key(node, values)


def unfilled(case: Case) -> Iterator[Problem]:
    """The blanks that nothing fills, and sums of what is no number."""
    names = {*case.rows[0], *case.vary}
    for node in _texts(case.root):
        for name, sign, _ in _BLANK.findall(node.text):
            if name not in names:
                filled = ", ".join(sorted(names)) or "none: there is no `each` and no `vary`"
                hint = suggest(name, names) or f"filled are {filled}"
                yield node.problem("J804", f"nothing fills the blank <{name}>", hint)
            elif sign and not all(_number(row.get(name)) for row in (*case.rows, *_first(case.vary))):
                yield node.problem("J804", f"<{name}> is no number to add to", "write the blank alone")


def filled_in(values: Values) -> dict[str, str]:
    """What was filled in and varied, as text."""
    return {name: _said(node) for name, node in values.items()}


def _first(vary: Mapping[str, tuple[Node, ...]]) -> Iterator[Values]:
    for name, values in vary.items():
        yield from ({name: value} for value in values)


def _number(node: Node | None) -> bool:
    return node is None or (isinstance(node, Text) and node.text.isdigit())


def _key(node: Text, values: Values) -> Text:
    def one(found: re.Match[str]) -> str:
        value = values.get(found[1])
        if not isinstance(value, Text):
            return found[0]
        if not found[2] or not value.text.isdigit():
            return value.text
        return str(int(value.text) + int(f"{found[2]}{found[3]}"))

    return Text(node.place, _BLANK.sub(one, node.text), node.quoted) if "<" in node.text else node


def _texts(node: Node) -> Iterator[Text]:
    if isinstance(node, Text):
        yield node
    elif isinstance(node, List):
        for item in node.items:
            yield from _texts(item)
    elif isinstance(node, Map):
        for key, value in node.entries.items():
            yield key
            yield from _texts(value)


def _said(node: Node) -> str:
    if isinstance(node, Text):
        return node.text
    if isinstance(node, List):
        return f"[{', '.join(map(_said, node.items))}]"
    assert isinstance(node, Map)
    return ", ".join(f"{key.text}: {_said(value)}" for key, value in node.entries.items())


def _spread(node: Node) -> Iterator[Node]:
    found = _RANGE.fullmatch(node.text) if isinstance(node, Text) and not node.quoted else None
    if found is None:
        yield node
    else:
        yield from (Text(node.place, str(n)) for n in range(int(found[1]), int(found[2]) + 1))


def _stated(content: Map | None, players: Sequence[str]) -> set[str]:
    board = content.get("board") if content is not None else None
    if not isinstance(board, Map):
        return set()
    found = {key.text for key in board.entries}
    for player in players:
        seat = board.get(player)
        found |= {f"{player}.{key.text}" for key in seat.entries} if isinstance(seat, Map) else set()
    return found


def _put(node: Map, path: tuple[str, ...], value: Node) -> Map:
    """The map with another value at the end of a path."""
    head, rest = path[0], path[1:]
    inner = node.get(head)
    if rest:
        value = _put(inner if isinstance(inner, Map) else Map(value.place, {}), rest, value)
    kept = {key: old for key, old in node.entries.items() if key.text != head}
    return Map(node.place, {**kept, Text(value.place, head): value})
