"""What a card is before it is on a board: what is printed on it (chapter 2), as data."""

from __future__ import annotations

from judge.light import NamedTuple

PLAYERS = ("a", "b")
TYPES = ("character", "spell", "command")
RACES = (
    "人間", "妖怪", "妖精", "魔法使い", "河童", "吸血鬼", "魔界人", "幽霊", "天狗", "死神", "閻魔",
    "神", "獣", "鬼", "天人", "龍", "仙人", "小人",
)  # fmt: skip
"""The races that have an icon (2.6.2)."""
NO_RACE = "なし"
"""What a card without a race counts as (2.6.3)."""
VARIABLE = "X"


class Keyword(NamedTuple):
    """A tactic or special effect as a card bears it (10.1.2): the word, and what stands in its brackets."""

    name: str
    about: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name}({','.join(self.about)})" if self.about else self.name


class Card(NamedTuple):
    """What is printed on a card (2.1.1).

    `node` and `cost` are None for a hyphen (2.4.3), `cost` may be "X". `attack` and `toughness` are None for a hyphen;
    with `modifies` they are modifiers (2.10.2, 2.11.2). `alternate`: races with how many of each (2.7.2).
    `turned`: what is printed for the transformed state (2.17).
    """

    no: str
    name: str
    type: str
    node: int | None = 0
    cost: int | str | None = 0
    spiritualist: str = ""
    races: tuple[str, ...] = ()
    alternate: tuple[tuple[str, int], ...] = ()
    graze: int = 0
    attack: int | None = None
    toughness: int | None = None
    modifies: bool = False
    keywords: tuple[Keyword, ...] = ()
    fixed: tuple[str, ...] = ()
    """Keywords that stand in 【】 and cannot be made invalid (12.4)."""
    abilities: tuple[str, ...] = ()
    """The keys of its effects; what is printed and not written yet leaves it out."""
    written: bool = True
    """Whether its text is written in the vocabulary, all of it."""
    turned: tuple[Card, ...] = ()
    nullity: bool = False
    """Whether Nullity stands where required node and cost do (2.4.4)."""
    range: str = ""
    duration: str = ""
    """The icons of what a card reaches and for how long (2.9.4, 2.9.5), "" where it has none."""
    silent: bool = False
    """Whether a printed card has no text at all (2.13.2): neither effects nor keywords, which are text (10.1.1)."""
