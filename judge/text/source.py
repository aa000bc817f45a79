"""YAML read strictly: every value stays the text that was written, and knows where it stands.

`1.10`, `no`, `3:20`, `9-4 i` and `0o7` are text; whoever wants a number asks the node for one. A lone `?` is the text
`?`, the unknown card, and not YAML's mark for a complex key. What would hide something from a reader is a problem:
a key that stands twice, anchors, tags, a second document. Loading never raises, whatever the file holds.
"""

from __future__ import annotations

import os
from stat import S_ISREG
from typing import TYPE_CHECKING, Any

from judge.light import NamedTuple, regex
from judge.text.clean import unfit
from judge.text.errors import Collected, Place, Problem, Problems
from judge.text.nodes import List, Map, Node, Text
from judge.text.relied import FILE, rely

if TYPE_CHECKING:
    from collections.abc import Callable

STDIN = "-"


class Limits(NamedTuple):
    """How much a file may hold before it is refused."""

    bytes: int = 2_000_000
    values: int = 40_000
    depth: int = 64


LIMITS = Limits()
PROJECT = Limits(1 << 25, 1 << 25, 200)

# '?' would start a complex key; a stand-in of the same width keeps every place right and is turned back in each scalar
_UNKNOWN, _STAND_IN = "?", "\ue03f"
_FORBIDDEN = "\x85\u2028\u2029\ufeff" + _STAND_IN
"""Characters that YAML allows and a file may not have: line ends that editors do not show, and what stands in."""
_BLANK = dict.fromkeys(map(ord, "\t\n\r\xa0\u3000"), " ")
"""Characters that a file may well have and that Python does not call printable."""
_QUOTED = ("'", '"', "|", ">")
_NEWLINE = regex(r"\r\n|\r|\n")


def read(path: str, limits: Limits = LIMITS) -> tuple[Node | None, list[Problem]]:
    """Read the file at `path` (`-`: standard input). Returns its root, or None and the problem that stopped reading."""
    if not isinstance(path, str | os.PathLike):
        shown = f"a path is wanted, not {type(path).__name__}"
        return None, [Problem.at(Place("<path>"), "J001", shown, "`judge.parse` reads text")]
    path = os.fspath(path)
    start = Place("<stdin>" if path == STDIN else path)
    rely(FILE, path)
    try:
        data = _bytes(path, limits.bytes)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        folder = isinstance(error, IsADirectoryError)
        hint = "name one file in it" if folder else "`-` reads standard input"
        return None, [Problem.at(start, "J001", f"cannot read the file: {reason}", hint)]
    if len(data) > limits.bytes:
        return None, [Problem.at(start, "J002", f"the file is larger than {limits.bytes:,} bytes", "split it")]
    return parse(data, start.file, limits)


def parse(data: bytes | str, file: str, limits: Limits = LIMITS) -> tuple[Node | None, list[Problem]]:
    """Read YAML from memory; `file` is the name that its places bear. Never raises."""
    try:
        if not isinstance(data, str | bytes):
            raise Problems([Problem.at(Place(file), "J001", f"text is wanted, not {type(data).__name__}")])
        if len(data) > limits.bytes:
            raise Problems([Problem.at(Place(file), "J002", f"larger than {limits.bytes:,} bytes", "split it")])
        text = _decode(data, file) if isinstance(data, bytes) else data
        text = text.removeprefix("\ufeff")
        at = _forbidden(text)
        if at is not None:
            shown = f"the character U+{ord(text[at]):04X} may not stand in a file"
            raise Problems([Problem.at(_place(text, at, file), "J004", shown, "delete it")])
        return _Builder(text, file, limits).document()
    except Problems as stop:
        return None, list(stop.problems)


def _forbidden(text: str) -> int | None:
    """Where the first character stands that a file may not have."""
    places = [text.index(c) for c in _FORBIDDEN if c in text]
    if not text.translate(_BLANK).isprintable():  # what Python calls printable YAML does too
        from yaml.reader import Reader

        unprintable = Reader.NON_PRINTABLE.search(text)
        places += [unprintable.start()] if unprintable else []
    return min(places, default=None)


def _bytes(path: str, most: int) -> bytes:
    if path == STDIN:
        import sys

        return sys.stdin.buffer.read(most + 1)
    if not S_ISREG(os.stat(path).st_mode) and not os.path.isdir(path):
        raise OSError("it is a pipe, a device or a socket, no file")
    with open(path, "rb") as stream:
        return stream.read(most + 1)


def _decode(data: bytes, file: str) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        place = _place(data[: error.start].decode("utf-8"), None, file)
        hint = "save it as UTF-8"
        if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
            hint = "it looks like UTF-16; " + hint
        message = f"not text in UTF-8: byte 0x{data[error.start]:02X}"
        raise Problems([Problem.at(place, "J003", message, hint)]) from None


def _place(text: str, offset: int | None, file: str) -> Place:
    """The place of the character at `offset`, or of the end of the text."""
    before = text if offset is None else text[:offset]
    starts = [0, *(newline.end() for newline in _NEWLINE.finditer(before))]
    return Place(file, len(starts), len(before) - starts[-1] + 1)


class _Builder:
    """Makes nodes of parser events with a stack of its own, so that no depth of nesting can exhaust Python's."""

    def __init__(self, text: str, file: str, limits: Limits) -> None:
        import yaml

        self.text = text
        self.file = file
        self.limits = limits
        self.problems = Collected()
        self.count = 0
        self.stack: list[tuple[Node, list[Node]]] = []
        self.yaml: Any = yaml
        self.fit = "\\" not in text and not unfit(text)
        """Whether no value can hold a character that it may not."""
        self.scalar: type = yaml.ScalarEvent
        self.ends: tuple[type, ...] = (yaml.SequenceEndEvent, yaml.MappingEndEvent)

    def document(self) -> tuple[Node | None, list[Problem]]:
        """The root of the one document, with the problems met on the way."""
        import yaml

        root: Node | None = None
        try:
            following = self._events()
            while (event := following()) is not None:
                if isinstance(event, yaml.DocumentStartEvent):
                    if root is not None:
                        self._stop(event.start_mark, "J010", "a second document starts here", "one file, one document")
                    root = self._tree(self._next_value())
        except yaml.MarkedYAMLError as error:
            from judge.text.syntax import explain

            innermost = self.stack[-1][0].place if self.stack else None
            raise Problems([*self.problems, explain(error, self.text, self.file, innermost)]) from None
        except yaml.YAMLError as error:
            raise Problems([Problem.at(Place(self.file), "J005", f"not YAML: {error}")]) from None
        if root is None or (isinstance(root, Text) and not root.text and not root.quoted):
            return None, [Problem.at(Place(self.file), "J006", "the file is empty", "write at least a `board:`")]
        return root, list(self.problems)

    def _events(self) -> Callable[[], Any]:
        """What gives one event after the other."""
        import yaml

        loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        if loader is yaml.SafeLoader:  # without libyaml a value takes some ten times as long
            self.limits = self.limits._replace(values=self.limits.values // 10)
        following: Callable[[], Any] = loader(self.text.replace(_UNKNOWN, _STAND_IN)).get_event
        self.following = following
        return following

    def _next_value(self) -> Any:
        """The next event, once it is known to be no alias, no anchor, no tag and not one value too many."""
        event = self.following()
        if type(event) not in self.ends:
            if event.anchor is not None or event.tag is not None:
                self._refused(event)
            self.count += 1
            if self.count > self.limits.values:
                self._stop(event.start_mark, "J013", f"more than {self.limits.values:,} values", "split the file")
        return event

    def _refused(self, event: Any) -> None:
        if event.anchor is not None:
            if isinstance(event, self.yaml.AliasEvent):
                hint = "write the value out, or quote the text"
                self._stop(event.start_mark, "J008", f"the alias *{event.anchor}", hint)
            self._stop(event.start_mark, "J008", f"the anchor &{event.anchor}", "leave it out, or quote the text")
        self._stop(event.start_mark, "J009", f"the tag {_tag(event.tag)}", "leave it out, or quote the text")

    def _tree(self, event: Any) -> Node:
        root = self._open(event)
        stack, ends, following = self.stack, self.ends, self._next_value
        if not isinstance(root, Text):
            stack.append((root, []))
        while stack:
            event = following()
            node, items = stack[-1]
            if type(event) in ends:
                stack.pop()
                if isinstance(node, List):
                    node.items = tuple(items)
                elif isinstance(node, Map):
                    node.entries = self._entries(items)
                continue
            child = self._open(event)
            items.append(child)
            if type(child) is not Text:
                stack.append((child, []))
                if len(stack) > self.limits.depth:
                    self._stop(
                        event.start_mark, "J012", f"nested more than {self.limits.depth} deep", "take brackets away"
                    )
        return root

    def _open(self, event: Any) -> Node:
        mark = event.start_mark
        place = Place(self.file, mark.line + 1, mark.column + 1)
        kind = type(event)
        if kind is self.scalar:
            value = event.value
            if not self.fit and (wrong := unfit(value)):
                shown = f"the character U+{ord(wrong):04X} may not stand in a file, written out neither"
                raise Problems([*self.problems, Problem.at(place, "J004", shown, "delete it")])
            if _STAND_IN in value:
                value = value.replace(_STAND_IN, _UNKNOWN)
            return Text(place, value, event.style in _QUOTED)
        return List(place, ()) if kind is self.yaml.SequenceStartEvent else Map(place, {})

    def _entries(self, items: list[Node]) -> dict[Text, Node]:
        seen: dict[str, Text] = {}
        entries: dict[Text, Node] = {}
        for key, value in zip(items[::2], items[1::2], strict=True):
            if not isinstance(key, Text) or (not key.text and not key.quoted):
                self.problems.append(Problem.at(key.place, "J011", "a key must be text", "keys are words"))
            elif first := seen.get(key.text):
                message = f"the key {key.text!r} stands twice, first in line {first.place.line}"
                self.problems.append(Problem.at(key.place, "J007", message, "delete one, or join them"))
            else:
                seen[key.text] = key
                entries[key] = value
        return entries

    def _mark(self, mark: Any) -> Place:
        return Place(self.file, mark.line + 1, mark.column + 1)

    def _stop(self, mark: Any, code: str, message: str, hint: str) -> None:
        raise Problems([*self.problems, Problem.at(self._mark(mark), code, message, hint)])


def _tag(tag: str) -> str:
    return tag.replace("tag:yaml.org,2002:", "!!")
