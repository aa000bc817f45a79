"""What is printed on the cards (chapter 2), their text apart: a `Card` for each number.

The data lies in `facts/no-0001.yaml` (No.001 to No.100) and so on, and in `facts/pr.yaml`: one entry a card, under its
number. A key left out is what the field of the same name has by default here. Keywords are written as the card bears
them, what stands in their brackets behind them: `マナチャージ(1)`, `耐性(妖怪、神)`. What a card asks to be linked
(10.20) is in `links`, which the reader puts into the keyword: names, alternatives parted by a bar; behind an asterisk
what is no name but a number of cards on a condition (`*2 spell card spiritualist=…`). A name that the text of the card
misspells is written as its card is called. Values with a sign are modifiers.
`turned_text` says that the transformed side has text besides keywords.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from judge.data import load
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

PRINTING = "no20"
"""The one printing there is: every card up to set NO20, as last printed."""
TYPES = ("character", "spell", "command")
RANGES = ("target", "several", "player", "modes", "other")
"""The icons of range in the order of 2.9.4; "" where a card bears none that is known."""
DURATIONS = ("instant", "lasting", "equipment", "charm", "world_charm")
"""The icons of duration in the order of 2.9.5; "" where a card bears none that is known."""
RACES = (
    "人間", "妖怪", "妖精", "魔法使い", "河童", "吸血鬼", "魔界人", "幽霊", "天狗", "死神", "閻魔", "神", "獣",
    "鬼", "天人", "龍", "仙人", "小人",
)  # fmt: skip
"""The races that have an icon (2.6.2)."""
LINK = "連結"
FACTS = os.path.join(os.path.dirname(__file__), "facts")

Amount: TypeAlias = "int | str | None"
"""A printed number: `X` for a variable (1.6.2), None for a hyphen."""


class Keyword(NamedTuple):
    """A tactic or special effect as a card bears it (10.1.2): the word, and what stands in its brackets."""

    name: str
    about: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name}({'、'.join(self.about)})" if self.about else self.name


@dataclass(frozen=True, slots=True)
class Side:
    """What is printed for the transformed state (2.17): no required node, cost or type of its own."""

    name: str
    graze: int
    attack: int
    toughness: int
    races: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    text: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """What is printed on a card (2.1.1).

    `number` is the card number (2.16), `No.001` or `PR.001`, without the letters that tell illustrations apart; `same`
    the number of the card that a PR card counts as (2.16.3). `node` and `cost` are None for a hyphen (2.4.3).
    `attack` and `toughness` are None for a hyphen; with `modifies` they are modifiers (2.10.2, 2.11.2). `graze` is
    None where none is printed, which counts as 0 (2.8.3). `alternate` has races, each with how many are asked for
    (2.7.2). `fixed` names the keywords in lenticular brackets (12.4). `text` says whether there is any text besides
    keywords, `deck` whether the card may go into a deck, `sets` in which sets it came.
    """

    number: str
    name: str
    type: str
    node: int | None
    cost: Amount
    spiritualist: str = ""
    races: tuple[str, ...] = ()
    alternate: tuple[tuple[str, int], ...] = ()
    graze: int | None = None
    attack: Amount = None
    toughness: Amount = None
    modifies: bool = False
    keywords: tuple[Keyword, ...] = ()
    fixed: frozenset[str] = frozenset()
    range: str = ""
    duration: str = ""
    text: bool = True
    turned: Side | None = None
    deck: bool = True
    sets: tuple[str, ...] = ()
    same: str = ""

    def has(self, keyword: str) -> bool:
        """Whether the card bears a keyword."""
        return any(one.name == keyword for one in self.keywords)

    @property
    def strength(self) -> str:
        """Attack value and toughness as they are printed: `3/2`, `+2/-`; "" where there is neither."""
        if self.attack is None and self.toughness is None:
            return ""
        return "/".join(_printed(value, self.modifies) for value in (self.attack, self.toughness))


def _printed(value: Amount, modifies: bool) -> str:
    if value is None:
        return "-"
    signed = modifies and not (isinstance(value, int) and value < 0)
    return f"+{value}" if signed else str(value)


def files() -> list[str]:
    """The paths of the data, in the order of the numbers, PR cards last."""
    return [os.path.join(FACTS, name) for name in sorted(os.listdir(FACTS)) if name.endswith(".yaml")]


def file_of(number: str) -> str:
    """The path of the file in which the card of a number stands, if there is one."""
    series, _, digits = number.partition(".")
    first = (max(int(digits), 1) - 1) // 100 * 100 + 1
    return os.path.join(FACTS, "pr.yaml" if series == "PR" else f"no-{first:04}.yaml")


@cache
def read(path: str) -> Mapping[str, Card]:
    """The cards of one file of the data, by number; none where there is no such file."""
    if not os.path.exists(path):
        return {}
    (found,) = load([path])
    assert isinstance(found, dict)
    return {number: _card(number, entry) for number, entry in found.items()}


def cards() -> Mapping[str, Card]:
    """Every card by number, in order."""
    return {number: card for path in files() for number, card in read(path).items()}


def _card(number: str, entry: Any) -> Card:
    attack, toughness = (entry.get(key) for key in ("attack", "toughness"))
    links = tuple(str(link) for link in entry.get("links", ()))
    words = tuple(keyword(word) for word in entry.get("keywords", ()))
    return Card(
        number=number,
        name=str(entry["name"]),
        type=entry["type"],
        node=_amount(entry["node"]),
        cost="X" if entry["cost"] == "X" else _amount(entry["cost"]),
        spiritualist=entry.get("spiritualist", ""),
        races=tuple(entry.get("races", ())),
        alternate=tuple(entry.get("alternate", {}).items()),
        graze=entry.get("graze"),
        attack=_value(attack),
        toughness=_value(toughness),
        modifies=any(isinstance(value, str) and value[0] in "+-" for value in (attack, toughness)),
        keywords=tuple(word._replace(about=links) if word.name == LINK else word for word in words),
        fixed=frozenset(keyword(word).name for word in entry.get("fixed", ())),
        range=entry.get("range", ""),
        duration=entry.get("duration", ""),
        text=entry.get("text", True),
        turned=_side(entry["turned"], entry.get("turned_text", False)) if "turned" in entry else None,
        deck=entry.get("deck", True),
        sets=tuple(entry.get("sets", ())),
        same=entry.get("same", ""),
    )


def _side(entry: Mapping[str, Any], text: bool) -> Side:
    return Side(
        name=str(entry["name"]),
        graze=entry["graze"],
        attack=entry["attack"],
        toughness=entry["toughness"],
        races=tuple(entry.get("races", ())),
        keywords=tuple(keyword(word) for word in entry.get("keywords", ())),
        text=text,
    )


def keyword(text: str) -> Keyword:
    """A keyword as it is written.

    >>> keyword("耐性(妖怪、神)"), str(keyword("抵抗(3)"))
    (Keyword(name='耐性', about=('妖怪', '神')), '抵抗(3)')
    """
    found = re.fullmatch(r"([^(]+)(?:\((.+)\))?", text)
    assert found is not None, text
    return Keyword(found[1], tuple(found[2].split("、")) if found[2] else ())


def _amount(value: int | str) -> int | None:
    return value if isinstance(value, int) else None


def _value(value: int | str | None) -> Amount:
    """A value without the plus of a modifier; a number as a number."""
    if not isinstance(value, str):
        return value
    plain = value.removeprefix("+")
    return plain if plain == "X" else int(plain)


def distinct(found: Sequence[Card]) -> list[Card]:
    """Those of some cards that no other of them counts as the same as (2.16.3)."""
    numbers = {card.number for card in found}
    return [card for card in found if card.same not in numbers]
