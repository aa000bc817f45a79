"""What a game says of its own, and what a report lends it to say it with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from judge.light import NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.engine import Event, View
    from judge.engine.identity import Identity
    from judge.engine.tree import Node
    from judge.port.floor import Change
    from judge.port.ruling import Ruling


class Say(Protocol):
    """The words of one report in one language."""

    lang: str
    view: View

    @property
    def attacks(self) -> Mapping[int, Mapping[str, Any]]:
        """What is known of objects that come and go, by number."""

    def say(self, key: str, **parts: object) -> str:
        """A message, filled in."""

    def term(self, key: str) -> str:
        """A term of the game."""

    def player(self, player: str) -> str:
        """A player, or who else decides."""

    def card(self, card: int) -> str:
        """The name of an object on the board."""

    def zone(self, path: str) -> str:
        """A place."""

    def fact(self, path: str) -> str:
        """A fact by its path."""

    def attack(self, number: int) -> str:
        """An object that comes and goes, by its number."""

    def source(self, effect: Identity) -> str:
        """From what an effect comes."""

    def sources(self, effects: Sequence[Identity]) -> str:
        """From what several effects come."""

    def modifier(self, category: str, what: Any) -> str:
        """What a modifier does, in short."""

    def called(self, name: str) -> str:
        """An object by the name that facts hold."""

    def valued(self, text: str) -> str:
        """What a player has told as words: a word of the game, several of them, or names of cards."""

    def changed(self, target: str, you: str) -> str:
        """What an effect that lasts changes."""

    def join(self, parts: Sequence[str]) -> str:
        """A list in a sentence."""


class Course(Protocol):
    """What has been found in a run up to an event."""

    active: str
    made: set[int]
    hit: set[int]
    cancelled: set[int]

    @property
    def numbers(self) -> Mapping[str, Any]:
        """Values as last reckoned."""

    @property
    def step(self) -> Mapping[int, tuple[str, ...]]:
        """The clauses of the step at which each frame stands."""

    def reach(self, attack: int, info: Mapping[str, Any]) -> Any:
        """The range of an attack as last reckoned."""

    def blow(self, attack: int, info: Mapping[str, Any]) -> Any:
        """The damage of an attack as last reckoned."""


class Slot(NamedTuple):
    """A place of the board as it is drawn: which fact of the board stands there, under which name, and how."""

    path: str
    label: str
    shape: Literal["track", "crystals", "gauge", "number", "word", "cards", "stack", "turn", "active", "phase"]
    """`track`: a scale on which the fact is a place; `crystals` and `gauge`: drawn one by one, and as a number;
    `cards`: each by its name; `stack`: a back and their number; `turn`, `active`, `phase`: how far the game is."""
    of: str = ""
    """The player to whom it belongs; "": to nobody."""
    most: int | None = None
    stays: bool = False
    """It is drawn though nothing is there."""
    term: str = "{}"
    """The term that a word of it is told by, with the word for the braces."""
    below: str = ""
    """Of a track: the fact up to which it is marked."""


class UnderWay(NamedTuple):
    """An attack under way: whose it is, which places of the track it reaches, what it would deal."""

    by: str
    reach: tuple[int, ...]
    damage: str


class Respect(NamedTuple):
    """In what a change may differ from others that are told as one with it.

    `shared` is what they have in common, `other` what this one has instead; `message` tells it of the others behind the
    words for the first (`change`, `others`).
    """

    shared: tuple[object, ...]
    message: str
    other: str


class Tell(Protocol):
    """What a game says of boards and of what happens on them."""

    def rooms(self, view: View) -> Sequence[str]:
        """The folders of messages that a board needs."""

    def glossary(self) -> Mapping[str, Mapping[str, str]]:
        """The terms of the game by key, each in the languages there are."""

    def name(self, view: View, thing: int, lang: str) -> str:
        """What an object is called."""

    def names(self, game: Any, lang: str) -> Mapping[str, str]:
        """The names of a game's objects in a language, by those that facts hold."""

    def about(self, effect: Identity) -> int | None:
        """The object that an effect's identity speaks of."""

    def other(self, player: str) -> str:
        """The opponent."""

    def text_of(self, words: Say, ability: Any) -> str:
        """What an effect says, in one line."""

    def expression(self, words: Say, node: Node) -> str:
        """An expression of an effect, read back."""

    def condition(self, words: Say, text: str) -> str:
        """A condition as effects are written with it, read back."""

    def sentences(self, words: Say, course: Course, event: Event) -> list[tuple[int, str]]:
        """What happened in a change: sentences, each with the least detail at which it is told."""

    def head(self, words: Say, event: Event) -> str:
        """The line with which a resolution opens, "" for an ordinary part of another."""

    def cause(self, clause: str) -> str:
        """What a nested resolution that a clause begins comes from, in a word; "" where the clause says that itself."""

    def ends(self, words: Say, events: Sequence[Event]) -> list[str]:
        """What came of a run beside its board."""

    def claim(self, words: Say, written: str) -> str:
        """An expectation of the game's own, or what was found instead of it, as it is written, in words."""

    def assumed(self, words: Say, told: str) -> str:
        """A thing that is assumed, in words."""

    def varied(self, words: Say, change: Change) -> str:
        """A change of the game's own kinds (`judge.port.floor.Vary`), as what would be so."""

    def respects(self, words: Say, change: Change) -> Sequence[Respect]:
        """In what such a change may differ from others, so that one sentence tells all of them."""

    def rows(self, words: Say, ruling: Ruling) -> list[tuple[str, ...]]:
        """The rows of the board's table, a head first."""

    def common(self, words: Say, ruling: Ruling) -> str:
        """What belongs to no player."""

    def layout(self, words: Say) -> Sequence[Slot]:
        """How the board is drawn: its places, in the order in which they stand."""

    def drawn(self, words: Say, view: View, path: str, cards: Sequence[str]) -> Sequence[str]:
        """The cards of a place as a drawing tells them, with how they lie there; `cards`: as facts tell them."""

    def under_way(self, view: View) -> Mapping[int, UnderWay]:
        """The attacks that have been made and are not over, by number."""

    def heads(self, words: Say, ruling: Ruling) -> Mapping[str, str]:
        """What stands over the side of each player."""

    def belongs_in_answer(self, ruling: Ruling, path: str) -> bool:
        """Whether a number that changed belongs into an answer that nobody asked for more closely."""
