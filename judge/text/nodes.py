"""The values of a strictly read file: text, lists and maps with their places, read through typed questions.

A question that cannot be answered adds a `Problem` to the list it is given and answers None, so that one reading
reports everything that is wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from judge.text.errors import OtherWords, Place, Problem, meant, suggest

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain]"

_DIGITS = 9
FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
"""What a flag may be said to be, in small letters or others."""
ONE = "[^\\s0-9,、，][^,、，]*"
"""The expression that a name matches which may stand for a list of one: neither a number nor several."""


class Node:
    """A value and where it stands."""

    __slots__ = ("place",)

    def __init__(self, place: Place) -> None:
        self.place = place

    @property
    def kind(self) -> str:
        """What it is called in messages."""
        raise NotImplementedError

    def problem(self, code: str, message: str, hint: str = "", clauses: tuple[str, ...] = ()) -> Problem:
        """A problem at this node's place."""
        return Problem.at(self.place, code, message, hint, clauses)

    def plain(self) -> Plain:
        """The value as strings, lists and dicts, without places."""
        raise NotImplementedError

    def as_text(self, problems: list[Problem], what: str) -> str | None:
        """The text, which may not be empty."""
        self._wanted(problems, what, "text")
        return None

    def as_int(
        self, problems: list[Problem], what: str, least: int | None = None, most: int | None = None
    ) -> int | None:
        """The whole number, from `least` to `most`."""
        self._wanted(problems, what, "a whole number")
        return None

    def as_bool(self, problems: list[Problem], what: str) -> bool | None:
        """Whether it is so: `true` or `false`, or as other readers of YAML take them (`yes`, `off`, `True`)."""
        self._wanted(problems, what, "`true` or `false`")
        return None

    def as_word(self, problems: list[Problem], what: str, words: Iterable[str]) -> str | None:
        """One of a few words."""
        self._wanted(problems, what, "one of " + ", ".join(words))
        return None

    def as_list(self, problems: list[Problem], what: str) -> tuple[Node, ...] | None:
        """The items of a list."""
        self._wanted(problems, what, "a list `[..]`")
        return None

    def as_items(self, problems: list[Problem], what: str) -> tuple[Node, ...] | None:
        """The items of a list, or the one name that stands there without brackets."""
        return self.as_list(problems, what)

    def as_map(self, problems: list[Problem], what: str) -> Mapping[Text, Node] | None:
        """The entries of a map, in order."""
        self._wanted(problems, what, "a map of `key: value` lines")
        return None

    def known(
        self, keys: Iterable[str], problems: list[Problem], what: str, other: OtherWords | None = None
    ) -> dict[str, Node]:
        """The entries of a map by key; a key that is none of `keys` is a problem, with a suggestion: those that people
        call by this word (`other`), or the nearest."""
        self.as_map(problems, what)
        return {}

    def _wanted(self, problems: list[Problem], what: str, wanted: str) -> None:
        problems.append(self.problem("J020", f"{what} must be {wanted}, not {self.kind}", self._mend(wanted)))

    def _mend(self, wanted: str) -> str:
        return ""


EMPTY = ("none", "nothing", "nobody", "empty", "-", "なし", "없음")
"""What people write where a list has nothing in it."""


class Text(Node):
    """The text of a scalar, just as written; `quoted` where it stands in quotes or as a block."""

    __slots__ = ("quoted", "text")

    def __init__(self, place: Place, text: str, quoted: bool = False) -> None:
        self.place = place
        self.text = text
        self.quoted = quoted

    def __repr__(self) -> str:
        return f"Text({self.text!r})"

    @property
    def kind(self) -> str:
        return f"the text {_short(self.text)}" if self.text else "nothing"

    def plain(self) -> Plain:
        return self.text

    def as_text(self, problems: list[Problem], what: str) -> str | None:
        if not self.text.strip():
            self._wanted(problems, what, "text")
        return self.text.strip() or None

    def as_int(
        self, problems: list[Problem], what: str, least: int | None = None, most: int | None = None
    ) -> int | None:
        text = self.text.strip()
        digits = text[1:] if text[:1] in ("+", "-") else text
        if not (digits.isascii() and digits.isdecimal()):
            problems.append(
                self.problem("J021", f"{what} must be a whole number, not {self.kind}", "plain digits only")
            )
            return None
        long = len(text.lstrip("+-0")) > _DIGITS
        number = 0 if long else int(text)
        if long or (least is not None and number < least) or (most is not None and number > most):
            problems.append(self.problem("J022", f"{what} is {_short(text)}", _range(least, most)))
            return None
        return number

    def as_bool(self, problems: list[Problem], what: str) -> bool | None:
        found = FLAGS.get(self.text.casefold())
        if found is None:
            problems.append(self.problem("J023", f"{what} must be `true` or `false`, not {self.kind}"))
        return found

    def as_word(self, problems: list[Problem], what: str, words: Iterable[str]) -> str | None:
        words = tuple(words)
        if self.text in words:
            return self.text
        hint = suggest(self.text, words)
        problems.append(self.problem("J024", f"{what} must be one of {', '.join(words)}, not {self.kind}", hint))
        return None

    def as_items(self, problems: list[Problem], what: str) -> tuple[Node, ...] | None:
        name = self.text.strip()
        single = name and not name[0].isdigit() and not any(sign in name for sign in ",、，")
        return (self,) if single else self.as_list(problems, what)

    def _mend(self, wanted: str) -> str:
        if not wanted.startswith("a list"):
            return ""
        empty = not self.text or len(self.text) >= 40 or self.text.strip().casefold() in EMPTY
        return "`[]` is an empty list" if empty else f"write `[{self.text}]`"


class List(Node):
    """A list."""

    __slots__ = ("items",)

    def __init__(self, place: Place, items: tuple[Node, ...]) -> None:
        super().__init__(place)
        self.items = items

    @property
    def kind(self) -> str:
        return "a list"

    def __repr__(self) -> str:
        return f"List({list(self.items)!r})"

    def plain(self) -> Plain:
        return [item.plain() for item in self.items]

    def as_list(self, problems: list[Problem], what: str) -> tuple[Node, ...] | None:
        return self.items


class Map(Node):
    """A map: its entries in the order they were written, each key with its own place."""

    __slots__ = ("entries",)

    def __init__(self, place: Place, entries: dict[Text, Node]) -> None:
        super().__init__(place)
        self.entries = entries

    @property
    def kind(self) -> str:
        return "a map"

    def __repr__(self) -> str:
        return f"Map({self.entries!r})"

    def plain(self) -> Plain:
        return {key.text: value.plain() for key, value in self.entries.items()}

    def get(self, key: str) -> Node | None:
        """The value of a key, None where it is not there."""
        return next((value for name, value in self.entries.items() if name.text == key), None)

    def known(
        self, keys: Iterable[str], problems: list[Problem], what: str, other: OtherWords | None = None
    ) -> dict[str, Node]:
        keys = tuple(keys)
        found: dict[str, Node] = {}
        for key, value in self.entries.items():
            if key.text in keys:
                found[key.text] = value
            else:
                hint = meant(key.text, keys, other) or "known: " + ", ".join(keys)
                problems.append(key.problem("J025", f"unknown key {_short(key.text)} in {what}", hint))
        return found

    def as_map(self, problems: list[Problem], what: str) -> Mapping[Text, Node] | None:
        return self.entries


def _range(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return f"from {least} to {most}"
    if least is not None:
        return f"{least} or more"
    return f"{most} or less" if most is not None else f"at most {_DIGITS} digits"


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "…")
