"""A handful of cards, enough to read scenarios without the real collection."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import pytest

from judge.furuyoni.file.cards import CardIndex, CardRef
from judge.furuyoni.file.checks import Allow, never
from judge.furuyoni.file.files import Files
from judge.furuyoni.floor import Furuyoni
from judge.port.floor import Floor
from judge.scenario import Scenario, parse_scenario
from judge.text.errors import Problem


def fold(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


@dataclass(frozen=True)
class Card:
    number: str
    names: dict[str, str] = field(compare=False)
    megami: str
    klass: str = "normal"
    type: str | None = "attack"
    copies: int = 1
    printings: tuple[str, ...] = ("s9-2", "s10")


def card(number: str, ja: str, en: str, klass: str = "normal", type: str = "attack", **more: int) -> Card:
    return Card(number, {"ja": ja, "en": en, "ko": ""}, number.split("-")[2], klass, type, **more)


CARDS = (
    card("NA-01-yurina-O-N-1", "斬", "Slash"),
    card("NA-01-yurina-O-N-2", "一閃", "Brandish"),
    card("NA-01-yurina-A1-N-2", "癇癪玉", "Temper", type="action"),
    card("NA-01-yurina-O-S-1", "月影落", "Tsukikage Crush", "special"),
    card("NA-02-saine-O-N-6", "衝音晶", "Wavering Crystal", type="enhancement"),
    card("NA-02-saine-O-N-7", "無音壁", "Silent Wall", type="enhancement"),
    card("NA-02-saine-O-S-2", "音無砕氷", "Silent Ice", "special", "enhancement"),
    card("NA-03-himika-O-N-1", "シュート", "Shoot"),
    card("NA-09-chikage-O-P-1", "麻痺毒", "Paralysis", "poison", "action"),
    card("NA-16-yatsuha-AA1-N-1", "でゅーぷりぎあ", "Dupli", copies=3),
    card("NA-04-tokoyo-O-N-1", "双", "Twin"),
    card("NA-04-tokoyo-O-N-2", "双子", "Twin"),
)
MEGAMI = {
    "yurina": "ユリナ",
    "yurina-a1": "",
    "saine": "サイネ",
    "himika": "ヒミカ",
    "tokoyo": "トコヨ",
    "chikage": "チカゲ",
    "yatsuha-aa1": "",
}


class Fake:
    def find(self, text: str, printing: str, megami: tuple[str, ...]) -> list[CardRef]:
        found = [c for c in CARDS if fold(text) in map(fold, (c.number, *c.names.values())) and printing in c.printings]
        return [c for c in found if self.explains(c, megami, printing)] or list(found)

    def names(self, megami: tuple[str, ...], printing: str) -> Iterable[str]:
        return [n for c in CARDS if not megami or self.explains(c, megami, printing) for n in c.names.values() if n]

    def absent(self, version: str, edition: str, printing: str) -> tuple[str, str]:
        return "", ""

    def find_megami(self, text: str) -> str | None:
        return next((id for id, name in MEGAMI.items() if fold(text) in (id, name)), None)

    def megami_names(self) -> Iterable[str]:
        return [*MEGAMI, *filter(None, MEGAMI.values())]

    def explains(self, card: CardRef, megami: tuple[str, ...], printing: str) -> bool:
        version = card.number.split("-")[3].lower()
        return any(m.split("-")[0] == card.megami and (version == "o" or m.endswith("-" + version)) for m in megami)


@pytest.fixture
def index() -> CardIndex:
    """The collection of cards."""
    return Fake()


def floors(index: CardIndex, allow: Allow = never) -> Mapping[str, Floor]:
    """Furuyoni with another collection of cards."""
    floor = Furuyoni()
    floor.files = Files(index, allow)
    return {floor.name: floor}


@pytest.fixture
def load(index: CardIndex) -> Callable[[str], Scenario]:
    """Reads a file that must be sound."""

    def read(text: str) -> Scenario:
        scenario, problems = parse_scenario(text, "f.yaml", floors(index))
        assert [str(problem) for problem in problems] == []
        assert scenario is not None
        return scenario

    return read


@pytest.fixture
def faults(index: CardIndex) -> Callable[[str], list[Problem]]:
    """Reads a file that must not be sound."""

    def read(text: str) -> list[Problem]:
        scenario, problems = parse_scenario(text, "f.yaml", floors(index))
        assert scenario is None
        assert problems
        return problems

    return read
