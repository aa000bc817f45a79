"""What objects and effects are known by: values with fields, so that what refers to what is seen and not matched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.engine.tree import Text
from judge.light import NamedTuple

EVER = -1
"""The epoch of a reference to an object in whichever incarnation."""


class Ref(NamedTuple):
    """A reference to one incarnation of an object: stale as soon as the object's epoch has moved on."""

    kind: str
    id: int
    epoch: int

    def __str__(self) -> str:
        """As records tell it: `kind.7@2`."""
        return f"{self.kind}.{self.id}" if self.epoch == EVER else f"{self.kind}.{self.id}@{self.epoch}"


LASTING, BOOKED, CALLED, FOLLOWING = "~", "~later", "!", ">"
"""Why effects of one identity are counted: it lasts, it is booked, an event has called for it, it follows an event."""


class Count(NamedTuple):
    """Which of several effects that are the same otherwise: its number (None: it is yet to be given one).

    `nth` counts those of one event.
    """

    sort: str
    n: int | None = None
    nth: int | None = None

    def __str__(self) -> str:
        """As records tell it: `!12.1`."""
        n = "" if self.n is None else self.n
        return f"{self.sort}{n}" if self.nth is None else f"{self.sort}{n}.{self.nth}"


class EffectId(NamedTuple):
    """What an effect is known by: what is raised, booked, put off, or changes a value.

    `thing` is the object whose effect it is and `text` what of that object's text; `rule` is the clause under which it
    comes about where it is no text of its own, `of` whose it is then; `which` tells it from others that are
    the same otherwise; `others` are further objects that it is about.
    """

    thing: Ref | None = None
    text: Text = ""
    rule: str = ""
    of: str = ""
    which: Count | None = None
    others: tuple[Ref, ...] = ()

    def __str__(self) -> str:
        """As records tell it: `kind.7@2:KEY!12`."""
        things = ",".join(map(str, (self.thing, *self.others))) if self.thing is not None else ""
        told = ":".join(part for part in (self.rule, self.of, things, str(self.text)) if part)
        return told if self.which is None else f"{told}{self.which}"


Identity = EffectId | str
"""What an effect is known by; a word alone where that tells of no object."""


def object_at(path: str) -> tuple[str, int, str] | None:
    """The object to which a path leads (its kind, its number, the rest of the path); None if it leads to none."""
    kind, _, rest = path.partition(".")
    number, dot, rest = rest.partition(".")
    return (kind, int(number), dot + rest) if number.isdecimal() else None


def thing_of(id: Any) -> Ref | None:
    """The object of which an identity tells."""
    return id.thing if type(id) is EffectId else None


def text_of(id: Any) -> Text:
    """What of an object's text an identity tells of; "" where of none."""
    return id.text if type(id) is EffectId else ""


def uncounted(id: Identity) -> Identity:
    """An identity without what tells it from others that are the same otherwise."""
    return id._replace(which=None) if isinstance(id, EffectId) else id


def of_thing(kind: str, id: int, rule: str = "") -> EffectId:
    """The identity of whatever comes from an object, under a rule if it is one: in whichever incarnation."""
    return EffectId(Ref(kind, id, EVER), rule=rule)


def retold(value: Any, change: Callable[[Ref | Count], Any]) -> Any:
    """A value in which each reference to an object, and each count of an effect, is another."""
    kind = type(value)
    if kind is Ref or kind is Count:
        return change(value)
    if isinstance(value, Mapping):
        return {k: retold(v, change) for k, v in value.items()}
    if isinstance(value, tuple):
        parts = [retold(v, change) for v in value]
        return tuple(parts) if kind is tuple else kind(*parts)
    return value


def ageless(value: Any) -> Any:
    """A value with its objects in whichever incarnation."""
    return retold(value, lambda part: part._replace(epoch=EVER) if isinstance(part, Ref) else part)
