"""YAML of the plainest kind read at once, so that a short file needs no YAML library, whose import is dear.

Read are maps and lists by indentation or in brackets, and values on one line, bare or in quotes; at anything else,
and at whatever is wrong, nothing is read and `judge.text.source` asks the library. What is read comes out alike.
"""

from __future__ import annotations

from judge.light import NamedTuple
from judge.text.errors import Place
from judge.text.nodes import List, Map, Node, Text

MOST = 16_000
"""Characters of a text that is read here: a longer one is read faster by the library."""
DEEPEST = 20
_BEGINS = frozenset("-:,[]{}#&*!|>'\"%@`")
"""What no bare text is begun with here. `-` and `:` may begin one, but seldom do."""
_ENDS = frozenset(",[]{}")
"""What ends a bare text in brackets."""


class _OtherError(Exception):
    """The text is not of the plainest kind."""


class _Line(NamedTuple):
    """A line that holds something from a column on (0: the first), without blanks at its end."""

    number: int
    indent: int
    text: str


def read(text: str, file: str) -> Node | None:
    """The root of the document; None where the library is to be asked."""
    if len(text) > MOST or not text.replace("\n", "").isprintable():
        return None
    try:
        return _Plainly(text, file).root()
    except _OtherError:
        return None


class _Plainly:
    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.lines: list[_Line] = []
        for number, line in enumerate(text.split("\n"), 1):
            held = line.strip(" ")
            if held and held[0] != "#":
                if line.startswith(("---", "...")):
                    raise _OtherError
                indent = len(line) - len(line.lstrip(" "))
                self.lines.append(_Line(number, indent, line.rstrip(" ")))
        self.at = 0
        """The line that is read next."""
        self.depth = 0

    def root(self) -> Node:
        if not self.lines or (_listed(self.lines[0]) is None and self._key(self.lines[0]) is None):
            raise _OtherError
        root = self._block(self.lines[0].indent)
        if self.at < len(self.lines):
            raise _OtherError
        return root

    # -- by indentation ------------------------------------------------------------------------------------------------

    def _block(self, indent: int) -> Node:
        """The list or map whose first line is next."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise _OtherError
        node = self._list(indent) if _listed(self.lines[self.at]) is not None else self._map(indent)
        self.depth -= 1
        return node

    def _list(self, indent: int) -> List:
        place = self._place(self.lines[self.at], indent)
        items: list[Node] = []
        while (line := self._next(indent)) is not None:
            column = _listed(line)
            if column is None:
                if line.indent == indent:
                    break  # a key of the map whose value the list is
                raise _OtherError
            inner = _Line(line.number, column, line.text)
            if _listed(inner) is not None or self._key(inner) is not None:
                self.lines[self.at] = inner
                items.append(self._block(column))
            else:
                items.append(self._value(inner, column, indent))
        return List(place, tuple(items))

    def _map(self, indent: int) -> Map:
        place = self._place(self.lines[self.at], indent)
        entries: dict[Text, Node] = {}
        while (line := self._next(indent)) is not None:
            found = self._key(line)
            if found is None:
                raise _OtherError
            key, column = found
            if column < len(line.text) and line.text[column] != "#":
                value = self._value(line, column, indent)
            else:
                self.at += 1
                after = self.lines[self.at] if self.at < len(self.lines) else None
                if after is None or after.indent < indent or (after.indent == indent and _listed(after) is None):
                    raise _OtherError  # nothing stands under the key
                if _listed(after) is None and self._key(after) is None:
                    raise _OtherError
                value = self._block(after.indent)
            entries[key] = value
        return self._entries(place, entries)

    def _next(self, indent: int) -> _Line | None:
        """The next line, if it belongs to what is indented so."""
        if self.at == len(self.lines) or self.lines[self.at].indent < indent:
            return None
        if self.lines[self.at].indent > indent:
            raise _OtherError
        return self.lines[self.at]

    def _key(self, line: _Line) -> tuple[Text, int] | None:
        """The key with which a line begins, and where its value would stand; None where the line has none."""
        text, start = line.text, line.indent
        if text[start] in "'\"":
            said, end = _quoted(text, start)
            quoted = True
        elif text[start] in _BEGINS:
            return None
        else:
            end = text.find(":", start)
            while end >= 0 and text[end + 1 : end + 2].strip(" "):
                end = text.find(":", end + 1)
            said, quoted = text[start:end].rstrip(" "), False
            if end < 0 or " #" in text[start:end]:
                return None
        if text[end : end + 1] != ":" or text[end + 1 : end + 2].strip(" "):
            return None
        after = end + 1
        while text[after : after + 1] == " ":
            after += 1
        return self._text(line.number, start, said, quoted), after

    def _value(self, line: _Line, column: int, indent: int) -> Node:
        """The value that begins in the next line at a column; the line after it comes next."""
        if line.text[column] in "[{":
            node, end = self._in_brackets(line, column, indent)
            line = self.lines[self.at]
        elif line.text[column] in "'\"":
            said, end = _quoted(line.text, column)
            node = self._text(line.number, column, said, True)
        else:
            said = _bare(line.text, column)
            if ": " in said or said[-1] == ":":
                raise _OtherError
            node, end = self._text(line.number, column, said), len(line.text)
        rest = line.text[end:]
        if rest and (rest[0] != " " or rest.lstrip(" ")[0] != "#"):
            raise _OtherError
        self.at += 1
        if self.at < len(self.lines) and self.lines[self.at].indent > indent:
            raise _OtherError
        return node

    # -- in brackets -----------------------------------------------------------------------------------------------

    def _in_brackets(self, line: _Line, column: int, indent: int) -> tuple[Node, int]:
        """The list or map that begins at a column, and where it ends in the line that is then the next."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise _OtherError
        place = self._place(line, column)
        closing = "]" if line.text[column] == "[" else "}"
        items: list[Node] = []
        entries: dict[Text, Node] = {}
        line, column = self._beyond(column + 1, indent)
        while line.text[column] != closing:
            node, end = self._inside(line, column, indent)
            if self.lines[self.at].text[end : end + 2] in (": ", ":") and isinstance(node, Text):
                line, column = self._beyond(end + 1, indent)
                value, end = self._inside(line, column, indent)
                if closing == "]":  # a map of its own, without brackets
                    items.append(Map(node.place, {node: value}))
                else:
                    entries[node] = value
            elif closing == "]":
                items.append(node)
            else:
                raise _OtherError
            line, column = self._beyond(end, indent)
            if line.text[column] == ",":
                line, column = self._beyond(column + 1, indent)
                if line.text[column] == closing:
                    raise _OtherError
            elif line.text[column] != closing:
                raise _OtherError
        self.depth -= 1
        return (List(place, tuple(items)) if closing == "]" else self._entries(place, entries)), column + 1

    def _inside(self, line: _Line, column: int, indent: int) -> tuple[Node, int]:
        """What stands in brackets at a column, and where it ends."""
        text = line.text
        if text[column] in "[{":
            return self._in_brackets(line, column, indent)
        if text[column] in "'\"":
            said, end = _quoted(text, column)
            return self._text(line.number, column, said, True), end
        end = column
        while end < len(text) and text[end] not in _ENDS:
            if text[end] == ":":
                if text[end + 1 : end + 2] == " " or end + 1 == len(text):
                    break
                raise _OtherError
            end += 1
        said = _bare(text[:end], column)
        if text[end : end + 1] in ("[", "{"):
            raise _OtherError
        return self._text(line.number, column, said), column + len(said)

    def _beyond(self, column: int, indent: int) -> tuple[_Line, int]:
        """Where the next sign stands behind blanks, remarks and ends of lines."""
        line = self.lines[self.at]
        while True:
            text = line.text
            begun = column
            while column < len(text) and text[column] == " ":
                column += 1
            if column < len(text) and text[column] == "#" and column == begun:
                raise _OtherError
            if column < len(text) and text[column] != "#":
                return line, column
            self.at += 1
            if self.at == len(self.lines) or self.lines[self.at].indent <= indent:
                raise _OtherError
            line = self.lines[self.at]
            column = line.indent

    # -- values ----------------------------------------------------------------------------------------------------

    def _text(self, number: int, column: int, said: str, quoted: bool = False) -> Text:
        if not said:
            raise _OtherError
        return Text(Place(self.file, number, column + 1), said, quoted)

    def _entries(self, place: Place, entries: dict[Text, Node]) -> Map:
        if len({key.text for key in entries}) < len(entries):
            raise _OtherError
        return Map(place, entries)

    def _place(self, line: _Line, column: int) -> Place:
        return Place(self.file, line.number, column + 1)


def _listed(line: _Line) -> int | None:
    """Where the item begins that a line holds; None where it is no line of a list."""
    text, start = line.text, line.indent
    if text[start] != "-" or text[start + 1 : start + 2] != " ":
        return None
    column = start + 2
    while text[column] == " ":
        column += 1
    if text[column] == "#":
        raise _OtherError
    return column


def _quoted(text: str, start: int) -> tuple[str, int]:
    """What stands in quotes, and where it ends."""
    end = text.find(text[start], start + 1)
    if end < 0 or "\\" in text[start:end] or text[end + 1 : end + 2] == text[start]:
        raise _OtherError
    return text[start + 1 : end], end + 1


def _bare(text: str, start: int) -> str:
    """The bare text from a column on, up to a remark."""
    said = text[start:].partition(" #")[0].rstrip(" ")
    if not said or said[0] in _BEGINS:
        raise _OtherError
    return said
