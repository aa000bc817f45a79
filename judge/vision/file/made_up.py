"""The cards that a file makes up under `cards_adhoc`: what is wrong with one is told at the very value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.light import NamedTuple
from judge.text.errors import Place, Problem, meant
from judge.text.nodes import List, Map, Node, Text
from judge.vision.definitions import KEYS, DefinitionError, made_up
from judge.vision.effects.ability import Ability
from judge.vision.effects.evaluate import MEND
from judge.vision.file.called import CALLED, VOCABULARY
from judge.vision.model import Card

if TYPE_CHECKING:
    from collections.abc import Iterator


Path = tuple[str | int, ...]


class MadeUp(NamedTuple):
    """Cards by number and effects by name, with the place of each."""

    cards: Mapping[str, Card]
    abilities: Mapping[str, Ability]
    places: Mapping[str, Place]


def adhoc_of(node: Node | None, problems: list[Problem]) -> MadeUp:
    """The cards that a file makes up under `cards_adhoc`."""
    found = MadeUp({}, {}, {})
    if node is None:
        return found
    cards: dict[str, Card] = {}
    abilities: dict[str, Ability] = {}
    places: dict[str, Place] = {}
    for name, said in (node.as_map(problems, "cards_adhoc") or {}).items():
        if said.as_map(problems, name.text) is None:
            continue
        plain = _known(said, problems, name.text)
        try:
            card, own = made_up(name.text, plain)
        except DefinitionError as error:
            hint = meant(error.word, error.known, VOCABULARY) or MEND
            problems.append(blamed(said, name, plain).problem("J104", str(error), hint))
            card, own = made_up(name.text, {})  # so that a board that names it has no further problem
        cards[card.no] = card
        abilities |= {a.key: a for a in own}
        abilities |= {a.key.removeprefix("adhoc "): a for a in own if a.key.startswith(f"{card.no} gives/")}
        places[card.no] = name.place
        for listed, mark in (("effects", card.no), ("gives", f"{card.no} gives")):
            for i, one in enumerate(_items(said, listed)):
                places[f"{mark}/{i}"] = one.place
    return MadeUp(cards, abilities, places)


def _known(said: Node, problems: list[Problem], what: str) -> dict[str, Any]:
    """What is said of a card and of its other sides under keys that there are; any other key is a problem."""
    found = said.known(KEYS, problems, what, CALLED)
    plain: dict[str, Any] = {key: value.plain() for key, value in found.items()}
    sides = found.get("turned")
    if isinstance(sides, Map):
        plain["turned"] = _known(sides, problems, what)
    elif isinstance(sides, List):
        plain["turned"] = [_known(s, problems, what) if isinstance(s, Map) else s.plain() for s in sides.items]
    return plain


def _items(said: Node, key: str) -> Iterator[Node]:
    entries = said.entries if isinstance(said, Map) else {}
    for name, inner in entries.items():
        if name.text == key and isinstance(inner, List):
            yield from inner.items


def blamed(said: Node, name: Text, plain: Any) -> Node:
    """The innermost value without which what is wrong with a card is another thing, or nothing."""
    wrong = _wrong(name.text, plain)
    place: Node = name
    at: Path = ()
    while True:
        below = ((*at, key) for key in _keys(_at(plain, at)))
        inner = next((path for path in below if _wrong(name.text, _without(plain, path)) != wrong), None)
        if inner is None:
            return place
        at, place = inner, _node(said, inner)


def _wrong(name: str, plain: Any) -> str:
    try:
        made_up(name, plain)
    except DefinitionError as error:
        return str(error)
    return ""


def _keys(plain: Any) -> tuple[str | int, ...]:
    if isinstance(plain, dict):
        return tuple(plain)
    return tuple(range(len(plain))) if isinstance(plain, list) else ()


def _at(plain: Any, path: Path) -> Any:
    for key in path:
        plain = plain[key]
    return plain


def _without(plain: Any, path: Path) -> Any:
    """What is said, but for the value at a path."""
    key, *rest = path
    if isinstance(plain, dict):
        return {k: _without(v, tuple(rest)) if k == key else v for k, v in plain.items() if k != key or rest}
    return [_without(v, tuple(rest)) if i == key else v for i, v in enumerate(plain) if i != key or rest]


def _node(said: Node, path: Path) -> Node:
    """The value at a path; for a key whose value says nothing, the key."""
    for key in path:
        if isinstance(said, Map):
            label, said = next((k, v) for k, v in said.entries.items() if k.text == key)
            if isinstance(said, Text) and not said.text:
                return label
        elif isinstance(said, List):
            said = said.items[int(key)]
    return said
