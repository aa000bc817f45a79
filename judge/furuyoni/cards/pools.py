"""Which cards each version of a megami brings, and what set-up lays out beside the deck (appendix 1).

A version is called `yurina` (the original) or `saine-a1` (another version). How the data is written is said in
`pools.yaml`; which keys there are, what they hold and what is so without them, in `pool_fields.py`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from judge.data import load
from judge.furuyoni.cards.facts import PRINTINGS
from judge.furuyoni.cards.names import fold
from judge.furuyoni.cards.pool_fields import MEGAMI, PLACEMENT, VERSION
from judge.light import NamedTuple, regex

if TYPE_CHECKING:
    from collections.abc import Iterable

_Entry: TypeAlias = "Mapping[str, Any]"

POOLS = os.path.join(os.path.dirname(__file__), "pools.yaml")
_RUN = regex(r"(.*?)([0-9]+)\.\.([0-9]+)")
_SHORT = regex(r"(?:O|A|AA)[0-9]*-")


class Placement(NamedTuple):
    """What lies in one zone when the duel starts. `face` is `up`, `down`, or "" where the rules do not say."""

    zone: str
    clause: str
    cards: tuple[str, ...] = ()
    tokens: Mapping[str, int] = MappingProxyType({})
    face: str = ""
    also: tuple[str, ...] = ()
    """What else says so: whose they are, which way they lie."""


class Version(NamedTuple):
    """A megami in one version.

    `number` is that of the megami, on which two chosen together must differ, and `names` are those of the version,
    title and all. `choose` holds the numbers of the cards a
    deck is chosen from; `text_only` are cards that lie nowhere and are only copied. `chapter` holds the megami's
    additional rules ("": there are none). `corrected` tells what fault of the documents' lists was mended.
    """

    id: str
    megami: str
    number: int
    megami_names: Mapping[str, str]
    names: Mapping[str, str]
    aliases: tuple[str, ...]
    choose: tuple[str, ...]
    setup: tuple[Placement, ...] = ()
    text_only: tuple[str, ...] = ()
    since: str = PRINTINGS[0]
    edition: str = ""
    """The only edition of the rules whose list has her; "": every one."""
    corrected: str = ""
    chapter: str = ""

    @property
    def beside(self) -> tuple[str, ...]:
        """The cards that set-up lays out beside the deck."""
        numbers = (number for placement in self.setup for number in placement.cards)
        return tuple(dict.fromkeys(numbers))

    @property
    def clause(self) -> str:
        """The clause of appendix 1 that lists its cards."""
        return f"B1 {self.id}"

    @property
    def listed(self) -> tuple[str, ...]:
        """All cards of the version's list in appendix 1."""
        return (*self.choose, *self.beside, *self.text_only)

    def in_printing(self, printing: str) -> bool:
        """Whether the megami is in that printing."""
        return PRINTINGS.index(printing) >= PRINTINGS.index(self.since)

    def in_edition(self, edition: str) -> bool:
        """Whether the megami is in the list of that edition of the rules (appendix 1)."""
        return self.edition in ("", edition)


@cache
def versions() -> Mapping[str, Version]:
    """Every version by id, in the order of the megami's numbers."""
    found: dict[str, Version] = {}
    for name, entry in _data()["megami"].items():
        original: Version | None = None
        for key, stated in entry["versions"].items():
            version = _version(name, key, entry, stated, original)
            original = original or version
            found[version.id] = version
    return found


@cache
def never_chosen() -> Mapping[str, Mapping[str, str]]:
    """The names of the megami that cards name as their user but nobody can choose, by id."""
    names: Mapping[str, Mapping[str, str]] = _data()["never_chosen"]
    return names


def find_version(text: str) -> str | None:
    """The id of the version called by its id or by a name in any language; None where there is none.

    >>> find_version("『第二章』サイネ"), find_version("Yurina"), find_version("saine A1"), find_version("nobody")
    ('saine-a1', 'yurina', 'saine-a1', None)
    """
    return text if text in versions() else _called().get(fold(text))


def called() -> Iterable[str]:
    """Every id and name of a version."""
    for version in versions().values():
        yield from (version.id, *version.names.values(), *version.aliases)


def bringing(number: str) -> tuple[Version, ...]:
    """The versions in whose list a card is."""
    return tuple(version for version in versions().values() if number in version.listed)


@cache
def _called() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for version in versions().values():
        for name in (version.id, *version.names.values(), *version.aliases):
            found.setdefault(fold(name), version.id)
    return found


@cache
def _data() -> Mapping[str, Any]:
    data: Any = load([POOLS])[0]
    pools: Mapping[str, Any] = data
    return pools


def _version(name: str, key: str, entry: _Entry, stated: _Entry, original: Version | None) -> Version:
    entry, stated = MEGAMI.kept(entry), VERSION.kept(stated)
    prefix = entry["prefix"]
    if stated["choose"] is not None or original is None:
        choose = _numbers(stated["choose"], prefix)
    else:
        out = _numbers(stated["out"], prefix)
        choose = tuple(number for number in original.choose if number not in out) + _numbers(stated["in"], prefix)
    setup = original.setup if original else ()
    if stated["setup"] is not None:
        setup = tuple(_placement(placement, prefix) for placement in stated["setup"])
    text_only = original.text_only if original else ()
    if stated["text_only"] is not None:
        text_only = _numbers(stated["text_only"], prefix)
    return Version(
        id=name if key == "o" else f"{name}-{key}",
        megami=name,
        number=entry["number"],
        megami_names=entry["names"],
        names=stated["names"] or _titled(entry["names"], stated["title"]),
        aliases=_aliases(name, key, entry["names"], stated),
        choose=choose,
        setup=setup,
        text_only=text_only,
        since=entry["since"],
        edition=entry["edition"],
        corrected=stated["corrected"],
        chapter=entry["chapter"],
    )


def _placement(stated: _Entry, prefix: str) -> Placement:
    said = PLACEMENT.kept(stated)
    cards = _numbers(said["cards"], prefix)
    return Placement(said["zone"], said["clause"], cards, said["tokens"], said["face"], tuple(said["also"]))


def _numbers(short: Iterable[str], prefix: str) -> tuple[str, ...]:
    numbers: list[str] = []
    for text in short:
        full = f"{prefix}-{text}" if _SHORT.match(text) else text
        if run := _RUN.fullmatch(full):
            numbers.extend(f"{run[1]}{at}" for at in range(int(run[2]), int(run[3]) + 1))
        else:
            numbers.append(full)
    return tuple(numbers)


def _titled(names: Mapping[str, str], title: Mapping[str, str]) -> Mapping[str, str]:
    """The names with the version's title before them, where it has one."""
    if not title:
        return dict(names)
    form = {"ja": "『{}』{}", "ko": "『{}』 {}", "en": "{} {}"}
    return {language: form[language].format(title[language], name) for language, name in names.items()}


def _aliases(name: str, key: str, names: Mapping[str, str], stated: _Entry) -> tuple[str, ...]:
    found = [f"{name}-{key}", *(f"{called}-{key}" for called in names.values())]
    for title in stated["also"]:
        found.extend(_titled(names, title).values())
    return tuple(found)
