"""Fields: what may stand under each key of a map, said once. Who reads such maps and their JSON Schema come of it.

A form says what a value is. A table says which keys a map has, and the form of each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from judge.light import NamedTuple, Protocol, regex
from judge.text.errors import OtherWords, Problem
from judge.text.nodes import Node
from judge.text.schema import Schema, listing, mapping, number, word


class Form(Protocol):
    """What a value is."""

    def read(self, node: Node, problems: list[Problem], what: str) -> Any:
        """The value; None, and a problem more, where it is none such. `what`: what it is called in messages."""

    def schema(self) -> Schema:
        """What an editor is told of it."""


class Prose(NamedTuple):
    """A text, which is not empty."""

    one_line: bool = False
    """Whether what parts its words counts as one space each."""

    def read(self, node: Node, problems: list[Problem], what: str) -> str | None:
        text = node.as_text(problems, what)
        return " ".join(text.split()) if text and self.one_line else text

    def schema(self) -> Schema:
        return {"type": "string"}


class Shaped(NamedTuple):
    """A text of a certain look; one of another look is read all the same, with a problem more."""

    pattern: str
    wrong: Callable[[Node, str, str], Problem]
    """(at, text, what): what is said of another."""
    empty: bool = False
    """Whether that is said of an empty text too."""
    most: int | None = None
    """The greatest number, of what an editor may take for one."""

    def read(self, node: Node, problems: list[Problem], what: str) -> str | None:
        text = " ".join((node.as_text(problems, what) or "").split())
        if (text or self.empty) and not self.fits(text):
            problems.append(self.wrong(node, text, what))
        return text or None

    def fits(self, written: str) -> bool:
        """Whether a text looks so."""
        return regex(self.pattern).search(written) is not None

    def schema(self) -> Schema:
        if self.most is None:
            return {"type": "string", "pattern": self.pattern}
        return {"type": ["string", "integer"], "pattern": self.pattern, "minimum": 0, "maximum": self.most}


class Number(NamedTuple):
    """A whole number."""

    least: int | None = None
    most: int | None = None

    def read(self, node: Node, problems: list[Problem], what: str) -> int | None:
        return node.as_int(problems, what, self.least, self.most)

    def schema(self) -> Schema:
        return number(self.least, self.most)


class Flag(NamedTuple):
    """Yes or no."""

    def read(self, node: Node, problems: list[Problem], what: str) -> bool | None:
        return node.as_bool(problems, what)

    def schema(self) -> Schema:
        return {"type": "boolean"}


class Word(NamedTuple):
    """One of a few words."""

    words: Iterable[str]

    def read(self, node: Node, problems: list[Problem], what: str) -> str | None:
        return node.as_word(problems, what, self.words)

    def schema(self) -> Schema:
        return word(self.words)


class Many(NamedTuple):
    """A list of such values; those that are none are left out of it."""

    one: Form
    called: str = ""
    """What an item is called in messages; "": what the list is."""

    def read(self, node: Node, problems: list[Problem], what: str) -> tuple[Any, ...]:
        items = node.as_list(problems, what) or ()
        found = (self.one.read(item, problems, self.called or what) for item in items)
        return tuple(one for one in found if one is not None)

    def schema(self) -> Schema:
        return listing(self.one.schema())


class Each(NamedTuple):
    """A map of any keys to such values; those that are none are left out of it."""

    one: Form

    def read(self, node: Node, problems: list[Problem], what: str) -> dict[str, Any]:
        entries = (node.as_map(problems, what) or {}).items()
        found = {key.text: self.one.read(value, problems, f"{what}.{key.text}") for key, value in entries}
        return {key: one for key, one in found.items() if one is not None}

    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": self.one.schema()}


class Inside(NamedTuple):
    """A map with the keys of a table, none of those left out without which there is no such map."""

    table: Table

    def read(self, node: Node, problems: list[Problem], what: str) -> Facts | None:
        if node.as_map(problems, what) is None:
            return None
        facts = self.table.read(node, problems, what, head=f"{what}.").whole()
        for key in self.table.needed:
            if key not in facts:
                problems.append(node.problem("J026", f"{what} has no `{key}:`"))
        return facts

    def schema(self) -> Schema:
        return self.table.schema()


class Raw(NamedTuple):
    """What its reader reads by itself: a node."""

    schema: Callable[[], Schema]

    def read(self, node: Node, problems: list[Problem], what: str) -> Node:
        return node


class Read(NamedTuple):
    """What a function reads of a node: the value, None with a problem more."""

    made: Callable[[Node, list[Problem], str], Any]
    schema: Callable[[], Schema]

    def read(self, node: Node, problems: list[Problem], what: str) -> Any:
        return self.made(node, problems, what)


def anything() -> Schema:
    """The schema of whatever is read by somebody else."""
    return {}


class Field(NamedTuple):
    """What stands under a key."""

    form: Form
    says: str = ""
    """What it is, as an editor shows it."""
    start: Any = None
    """What is so where the key is not there."""
    called: str = ""
    """What the value is called in messages, if not as its key."""

    def schema(self) -> Schema:
        """What an editor is told of it."""
        told = self.form.schema()
        return {**told, "description": self.says} if self.says else told


class Table(NamedTuple):
    """The keys that a map may bear. `what`: what such a map is called in messages."""

    what: str
    fields: Mapping[str, Field]
    needed: tuple[str, ...] = ()
    """Keys without which there is no such map; its reader says what is wrong then."""
    other: OtherWords | None = None
    """Keys by words that people have for them, to be suggested."""

    def read(
        self, node: Node, problems: list[Problem], what: str = "", head: str = "", beside: tuple[str, ...] = ()
    ) -> Facts:
        """What a map says. A key that is none of the table's is a problem, but for those `beside`.

        `what`: what this very map is called; `head`: what stands before the keys in messages.
        """
        known = node.known((*self.fields, *beside), problems, what or self.what, self.other)
        return Facts(self, known, problems, head)

    def kept(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """What plain data that was checked before says by key, with what is so where a key is not there."""
        return {key: data.get(key, field.start) for key, field in self.fields.items()}

    def schema(self) -> Schema:
        """The schema of such a map."""
        told = mapping({key: field.schema() for key, field in self.fields.items()})
        return {"required": list(self.needed), **told} if self.needed else told


class Facts(Mapping[str, Any]):
    """What a map says by key, each value read once, when it is first asked for.

    Only keys that it states are among them; `get` gives what is so where one is not there, and where none can be read.
    """

    def __init__(self, table: Table, nodes: Mapping[str, Node], problems: list[Problem], head: str) -> None:
        self.table = table
        self.nodes = nodes
        """The values as they were written."""
        self.problems = problems
        self.head = head
        self.known: dict[str, Any] = {}

    def __getitem__(self, key: str) -> Any:
        if key not in self.known:
            node, field = self.nodes[key], self.table.fields.get(key)
            what = self.head + (field.called if field and field.called else key)
            self.known[key] = node if field is None else field.form.read(node, self.problems, what)
        return self.known[key]

    def get(self, key: str, default: Any = None) -> Any:
        """The value, or what is so without one."""
        found = self[key] if key in self.nodes else None
        if found is not None or default is not None:
            return default if found is None else found
        field = self.table.fields.get(key)
        return None if field is None else field.start

    def whole(self) -> Facts:
        """These, once every value has been read, so that all that is wrong has been told."""
        for key in self.nodes:
            self[key]
        return self

    def __iter__(self) -> Iterator[str]:
        return iter(self.nodes)

    def __len__(self) -> int:
        return len(self.nodes)

    def __contains__(self, key: object) -> bool:
        return key in self.nodes
