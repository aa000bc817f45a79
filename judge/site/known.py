"""All that the pages are about: entries, clauses and cards of every game, and which of them bear on each other."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from judge.messages import LANGUAGES
from judge.port.library import CARD, Topic
from judge.rulebook.ids import GAMES
from judge.search.find import catalogue, nearness
from judge.search.index import CLAIM, Entry, entries, names
from judge.site import places

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judge.port.floor import Floor
    from judge.rulebook.catalogue import Catalogue
    from judge.rulebook.catalogue import Entry as Clause


class Known:
    """What there is; with `only` of scenarios and claims those below that folder."""

    def __init__(self, floors: Mapping[str, Floor], only: str = "") -> None:
        self.floors = floors
        self.only = only.strip("/")
        every = entries(floors)
        self.entries = [one for one in every if not only or f"{one.file}/".startswith(f"{self.only}/")]
        self.runs = [one for one in self.entries if one.kind != CLAIM]
        self.claims = [one for one in self.entries if one.kind == CLAIM]

    def called(self, game: str) -> list[str]:
        """What a game is called, in every language."""
        return places.called(self.floors.get(game), game)

    def trail(self, game: str, inside: str | Sequence[str]) -> list[str]:
        """A part of a game: what the game is called, and what the part is; of none the game."""
        return places.trail(self.called(game), inside)

    def chapter(self, game: str, entry: Clause) -> list[str]:
        """The chapter of a clause: what its game is called, its number, and the title of its first clause."""
        first = self._chapters[game, entry.id.part, entry.id.chapter]
        return self.trail(game, [f"{entry.id.chapter} {first.title(lang)}" for lang in LANGUAGES])

    @cached_property
    def _chapters(self) -> Mapping[tuple[str, ...], Clause]:
        """The first clause of each chapter."""
        every = [(game, entry) for game, one in self.catalogues.items() for entry in one]
        return {(game, one.id.part, one.id.chapter): one for game, one in reversed(every)}

    @cached_property
    def catalogues(self) -> Mapping[str, Catalogue]:
        """The clauses of every game that has a catalogue."""
        found = {name: catalogue(name) for name in dict.fromkeys((*self.floors, *GAMES))}
        return {name: one for name, one in found.items() if one is not None}

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        """Every clause by id."""
        return {entry.name: entry for one in self.catalogues.values() for entry in one}

    @cached_property
    def cards(self) -> Mapping[tuple[str, str], Topic]:
        """Every card by game and id."""
        return {
            (name, topic.id): topic
            for name, floor in self.floors.items()
            for topic in names(floor).topics.values()
            if topic.kind == CARD
        }

    @cached_property
    def _on_clauses(self) -> Mapping[str, Sequence[Entry]]:
        """What bears on each clause, by the ids of it and of what it is inside of, the nearest first."""
        above: dict[str, list[str]] = {}
        headed: dict[str, list[Clause]] = {}
        for entry in self.clauses.values():
            headed.setdefault(str(entry.id.heading), []).append(entry)
        for entry in self.clauses.values():
            same = headed[str(entry.id.heading)]
            above[entry.name] = [one.name for one in same if one.id.covers(entry.id)]
        found: dict[str, dict[int, Entry]] = {}
        for one in self.entries:
            for cited in (*one.clauses, one.decides):
                for name in above.get(cited, ()):
                    found.setdefault(name, {})[id(one)] = one
        return {name: _nearest(name, those.values()) for name, those in found.items()}

    def on_clause(self, id: str) -> Sequence[Entry]:
        """What bears on a clause, the nearest first."""
        return self._on_clauses.get(id, ())

    @cached_property
    def _on_cards(self) -> Mapping[tuple[str, str], Sequence[Entry]]:
        found: dict[tuple[str, str], list[tuple[int, Entry]]] = {}
        for one in self.entries:
            for topic in one.about:
                far = 0 if topic in one.named else 1 if topic in one.played else 2
                found.setdefault((one.game, topic), []).append((far, one))
        return {
            key: [one for _, one in sorted(those, key=lambda pair: (pair[0], pair[1].name))]
            for key, those in found.items()
        }

    def on_card(self, game: str, id: str) -> Sequence[Entry]:
        """What is about a card: what names it, then what plays it, then what has it on a board."""
        return self._on_cards.get((game, id), ())

    def page(self, one: Entry) -> str:
        """The page of an entry."""
        return places.claim(one.file, one.id) if one.kind == CLAIM else places.run(one.file)

    @cached_property
    def files(self) -> Mapping[str, list[Entry]]:
        """What stands in each file, those of claims first: they take longest."""
        found: dict[str, list[Entry]] = {}
        for one in (*self.claims, *self.runs):
            found.setdefault(one.file, []).append(one)
        return found

    def pages(self, file: str) -> list[str]:
        """The pages of what stands in a file."""
        return [self.page(one) for one in self.files[file]]


def _nearest(clause: str, those: Iterable[Entry]) -> list[Entry]:
    return sorted(those, key=lambda one: (-nearness(clause, one), one.name))
