"""What is printed on the cards, their text apart: one `Card` for each card and printing.

The data lies in `megami/<name>/facts.yaml`, one entry a card under its official number (under an id of its own where it
has none). An entry holds the card as it was first printed, in `since` or in the first of `PRINTINGS`; under `printings`
stands what changed, from which printing on. `none` takes a fact away. What a key left out means is the default of the
field of the same name here; `class` is `klass`, and `users` is the card's own megami.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias, cast

from judge.data import load
from judge.engine.data import EMPTY
from judge.light import NamedTuple, regex

PRINTINGS = ("s9", "s9-2", "s10", "s10-2")
"""The printings, oldest first."""

DEFAULT_PRINTING = "s10"
"""The printing of the newest rules document."""

Amount: TypeAlias = "int | str | None"
"""A printed number: a letter such as `X` where the text says how much, None where a dash is printed."""

MEGAMI = os.path.join(os.path.dirname(os.path.dirname(__file__)), "megami")


def facts_file(megami: str) -> str:
    """The path of a megami's facts."""
    return os.path.join(MEGAMI, megami, "facts.yaml")


def effects_file(megami: str) -> str:
    """The path of a megami's effects."""
    return os.path.join(MEGAMI, megami, "effects.yaml")


_NUMBERED = regex(r"(?:NA-)?[0-9]{2}(?:[/_][0-9]{2})?-([A-Za-z]+)")
_NONE = "none"
ELSEWHERE = os.path.join(os.path.dirname(__file__), "elsewhere.yaml")
"""Which cards lie in the file of a megami whose name is not in their number."""


class Damage(NamedTuple):
    """The two damage values of an attack."""

    aura: Amount
    life: Amount

    def __str__(self) -> str:
        return "/".join("-" if value is None else str(value) for value in (self.aura, self.life))


class OpenSide(NamedTuple):
    """What an umbrella card shows while the umbrella is open; its own fields show the closed side.

    A range or damage of None: the card is no attack, and only its text turns with the umbrella.
    """

    range: tuple[int, ...] | str | None = None
    damage: Damage | None = None


class BackFace(NamedTuple):
    """The second face of a card that is printed on both sides."""

    id: str
    names: Mapping[str, str]
    steps: int | None = None


class Erratum(NamedTuple):
    """What a rules document mends in the text of the card, in our own words, and in which editions it does."""

    clause: str
    editions: tuple[str, ...]
    what: str


class Change(NamedTuple):
    """What a printing changed: in our own words, and the facts by key as they are written in the data."""

    printing: str
    what: str
    facts: Mapping[str, str]
    unconfirmed: bool = False


class Card(NamedTuple):
    """A card in one printing.

    `number` is the official number, `id` the one the source of the facts has; `megami` is whose file it is in, which
    `users` (the rules' word) may not contain; `users_by` are the notes that say so of users (B1). `range` lists the
    distances, or is `X`. `cost` is `market` where the card has a market price. `lacerations` says which of `damage`
    and `cost` are printed as such. `blank`: it has no text at all. `brought_by` and `exchanges_to` are numbers.
    `unconfirmed`: the facts of this printing may be wrong.
    """

    number: str
    id: str
    megami: str
    version: str
    names: Mapping[str, str]
    klass: str
    type: str | None = None
    subtype: str | None = None
    range: tuple[int, ...] | str | None = None
    damage: Damage | None = None
    charge: int | None = None
    cost: Amount = None
    lacerations: frozenset[str] = frozenset()
    open: OpenSide | None = None
    steps: int | None = None
    back: BackFace | None = None
    users: tuple[str, ...] = ()
    users_by: Mapping[str, tuple[str, ...]] = EMPTY
    copies: int = 1
    growth: int | None = None
    lie: bool = False
    investable: bool = False
    blank: bool = False
    brought_by: str | None = None
    exchanges_to: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    unconfirmed: bool = False
    history: tuple[Change, ...] = ()
    erratum: Erratum | None = None
    corrected: str = ""

    def __hash__(self) -> int:
        return hash(self.number)

    @property
    def printed_range(self) -> str | None:
        """The range as a card shows it: `3-4`, `1,3,5`, `X`."""
        return print_range(self.range)


def print_range(distances: tuple[int, ...] | str | None) -> str | None:
    """Distances as a card shows them, runs joined: (3, 4) is `3-4`, (1, 3, 5) is `1,3,5`.

    >>> print_range((0, 1, 2, 5))
    '0-2,5'
    """
    if distances is None or isinstance(distances, str):
        return distances
    runs: list[list[int]] = []
    for distance in distances:
        if runs and distance == runs[-1][-1] + 1:
            runs[-1].append(distance)
        else:
            runs.append([distance])
    return ",".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def read_range(text: str | int) -> tuple[int, ...] | str:
    """The distances of a printed range; a letter stays a letter.

    >>> read_range("3-5"), read_range("1,3"), read_range("X")
    ((3, 4, 5), (1, 3), 'X')
    """
    text = str(text)
    if text.isalpha():
        return text
    distances: list[int] = []
    for run in text.split(","):
        first, _, last = run.partition("-")
        distances.extend(range(int(first), int(last or first) + 1))
    return tuple(distances)


def read_amount(text: str | int) -> Amount:
    """A printed number, letter or dash."""
    text = str(text)
    return None if text == "-" else int(text) if text.isdigit() else text


def read_damage(text: str) -> Damage:
    """The two values of `3/1`."""
    aura, _, life = text.partition("/")
    return Damage(read_amount(aura), read_amount(life))


def homes() -> tuple[str, ...]:
    """The megami that have a file of cards, by name."""
    return tuple(sorted(name for name in os.listdir(MEGAMI) if os.path.isfile(facts_file(name))))


@cache
def home(number: str) -> str | None:
    """Whose file a card is in, by its number or id; None where the text is neither.

    >>> home("NA-02/04-saine/tokoyo-A1-N-1/4"), home("NA-01-yurina-O-N-1"), home("Slash")
    ('saine', 'yurina', None)
    """
    elsewhere = _elsewhere()
    for word, megami in elsewhere["begins"].items():
        if number.casefold().startswith(word):
            return str(megami)
    found = _NUMBERED.match(number)
    if found is None:
        return None
    name = found[1].casefold()
    return str(elsewhere["named"].get(name, name))


@cache
def _elsewhere() -> Mapping[str, Mapping[str, str]]:
    found: Any = load([ELSEWHERE])[0]
    return cast("Mapping[str, Mapping[str, str]]", found)


@cache
def cards_of(megami: str, printing: str) -> Mapping[str, Card]:
    """The cards in a megami's file that there are in a printing, by number.

    Raises `KeyError` for a printing or a megami that does not exist, `ValueError` for facts that make no card.
    """
    if printing not in PRINTINGS or not os.path.isfile(facts_file(megami)):
        raise KeyError(printing if printing not in PRINTINGS else megami)
    at = PRINTINGS.index(printing)
    entries = _entries(megami)
    found = {
        number: _card(number, megami, entry, printing)
        for number, entry in entries.items()
        if PRINTINGS.index(entry.get("since", PRINTINGS[0])) <= at
    }
    return found


@cache
def _entries(megami: str) -> Mapping[str, Mapping[str, Any]]:
    data: Any = load([facts_file(megami)])[0]
    cards: Mapping[str, Mapping[str, Any]] = data["cards"]
    return cards


def _card(number: str, megami: str, entry: Mapping[str, Any], printing: str) -> Card:
    known = {key: value for key, value in entry.items() if key not in ("since", "printings")}
    history: list[Change] = []
    until = PRINTINGS.index(printing)
    unconfirmed = False
    for name, change in entry.get("printings", {}).items():
        facts = {key: value for key, value in change.items() if key not in ("changed", "unconfirmed")}
        doubtful = change.get("unconfirmed", False)
        shown = {key: _written(value) for key, value in facts.items()}
        history.append(Change(name, change.get("changed", ""), shown, doubtful))
        if PRINTINGS.index(name) <= until:
            known.update(facts)
            unconfirmed = doubtful
    known = {key: value for key, value in known.items() if value != _NONE}
    try:
        read = {_FIELD.get(key, key): _READ.get(key, str)(value) for key, value in known.items()}
        if isinstance(back := read.get("back"), BackFace) and not back.names:
            read["back"] = BackFace(back.id, read["names"], back.steps)
        read.setdefault("users", (megami,))
        return Card(number=number, megami=megami, history=tuple(history), unconfirmed=unconfirmed, **read)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise ValueError(f"the facts of {number} make no card: {error}") from error


def _written(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_written(inner)}" for key, inner in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _names(value: Mapping[str, str]) -> Mapping[str, str]:
    return dict(value)


def _open(value: Mapping[str, Any]) -> OpenSide:
    return OpenSide(read_range(value["range"]), read_damage(value["damage"])) if value else OpenSide()


def _back(value: Mapping[str, Any]) -> BackFace:
    return BackFace(value["id"], _names(value.get("names", {})), value.get("steps"))


def _erratum(value: Mapping[str, Any]) -> Erratum:
    return Erratum(value["clause"], tuple(value["editions"]), value["what"])


def _users_by(value: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    return {clause: tuple(users) for clause, users in value.items()}


_FIELD = {"class": "klass"}
_READ: Mapping[str, Any] = {
    "names": _names,
    "range": read_range,
    "damage": read_damage,
    "charge": int,
    "cost": read_amount,
    "lacerations": frozenset,
    "open": _open,
    "steps": int,
    "back": _back,
    "users": tuple,
    "users_by": _users_by,
    "copies": int,
    "growth": int,
    "lie": bool,
    "investable": bool,
    "blank": bool,
    "exchanges_to": tuple,
    "aliases": tuple,
    "erratum": _erratum,
}
