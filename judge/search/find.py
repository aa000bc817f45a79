"""The search: what is asked for held against everything there is, the nearest first."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, partial
from math import log
from typing import TYPE_CHECKING

from judge import data
from judge.light import NamedTuple, regex
from judge.port.library import CARD, GROUP
from judge.rulebook.catalogue import Catalogue, load
from judge.rulebook.ids import GAMES, ClauseId, ClauseIdError, parse
from judge.scenario.translated import translated
from judge.search.index import CLAIM, RULING, SCENARIO, Entry, entries, names
from judge.search.names import Names
from judge.search.query import Query, read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from judge.port.floor import Floor

CLAUSE = "clause"
KINDS = (CARD, RULING, CLAIM, CLAUSE, SCENARIO)
"""What can be found, in the order in which it is shown."""
NAMED, ABOUT, PLAYED, LIES, GROUPED = 12, 10, 6, 2, 5
"""What it counts that a topic is named, spoken of, played, lies there, or that a file is about a group."""
DECIDES, APPLIED, INSIDE, OWN_FOLDER = 14, 8, 5, 4
"""What it counts that a clause decides, is to be applied, has something inside it applied, has the file for its own."""
DATED = 1
"""What it counts that the publisher has said it."""
MEANT = 1000.0
"""The score of what is cited by its id."""
_TEXT = regex(r"[a-z0-9]+")


class Found(NamedTuple):
    """One thing found: its kind, its game, its id, and how near it is to what was asked."""

    kind: str
    game: str
    id: str
    score: float
    entry: Entry | None = None


class Results(NamedTuple):
    """What was found, kind by kind and the nearest first; and how many more there are of each kind."""

    found: tuple[Found, ...]
    more: Mapping[str, int]


def search(
    text: str, floors: Mapping[str, Floor], kinds: Sequence[str] = (), game: str = "", limit: int = 5
) -> Results:
    """Everything that `text` asks for: at most `limit` of each kind (0: all), of the kinds and the game asked for."""
    every = entries(floors, game)
    called = [one for one in every if text.strip() in (one.name, one.file, one.name.rpartition("/")[2])]
    if called:
        return _shown([Found(one.kind, one.game, one.name, MEANT, one) for one in called], kinds, limit)
    of_games: list[tuple[int, list[Found]]] = []
    for name in dict.fromkeys((*floors, *GAMES)):  # a game may have its rules in the catalogue before it is played
        if game in ("", name):
            own = [one for one in every if one.game == name]
            cited = floors[name].clause if name in floors else lambda text: str(parse(text))
            known = names(floors[name]) if name in floors else Names(())
            asked = read(text, cited, known, catalogue(name))
            of_games.append((_meant(asked), [*_of_game(text, name, asked, known, own)]))
    # where one game has the clause that is cited, or a name, others have nothing by that word
    most = max((meant for meant, _ in of_games), default=0)
    found = [one for meant, here in of_games if meant == most for one in here]
    return _shown(found, kinds, limit)


def _shown(found: Sequence[Found], kinds: Sequence[str], limit: int) -> Results:
    wanted = kinds or KINDS
    shown: list[Found] = []
    more = {}
    for kind in KINDS:
        here = sorted((one for one in found if one.kind == kind), key=lambda one: -one.score) if kind in wanted else []
        shown += here[: limit or len(here)]
        more[kind] = len(here) - len(here[: limit or len(here)])
    return Results(tuple(shown), {kind: n for kind, n in more.items() if n})


@cache
def catalogue(game: str) -> Catalogue | None:
    """The clauses of a game, None where it has no catalogue."""
    return load(game) if (data.rulebook() / game / "editions.yaml").is_file() else None


def on_topic(id: str, floor: Floor, every: Iterable[Entry]) -> list[Entry]:
    """The entries about a card, the nearest first."""
    own, clauses = names(floor), _Clauses()
    scored = [(_near(one, (id,), clauses, own), one) for one in every if id in one.about and one.game == floor.name]
    return [one for _, one in sorted(scored, key=lambda pair: -pair[0])]


def on_clause(clause: str, every: Iterable[Entry]) -> list[Entry]:
    """The entries for which a clause, or one inside it, counts, the nearest first."""
    asked = _Clauses((clause,))
    scored = [(asked.near(one), one) for one in every]
    return [one for score, one in sorted(scored, key=lambda pair: -pair[0]) if score]


def nearness(clause: str, one: Entry) -> float:
    """How near an entry is to a clause."""
    return _asked(clause).near(one)


@cache
def _asked(clause: str) -> _Clauses:
    return _Clauses((clause,))


def _meant(asked: Query) -> int:
    """How surely a game is meant: it has a clause that is asked for, a name, or only words."""
    return 2 if asked.clauses else 1 if asked.topics else 0


def _of_game(text: str, game: str, asked: Query, own: Names, every: Sequence[Entry]) -> Iterator[Found]:
    yield from _cards(text, asked, game, own)
    yield from _clauses_of(text, asked, game, catalogue(game))
    yield from _once(_entries(asked, own, every))


def _cards(text: str, asked: Query, game: str, own: Names) -> Iterator[Found]:
    exact = [*asked.topics]
    near = [] if exact or asked.clauses else own.like(text)
    for score, ids in ((3.0, exact), (1.0, near)):
        for id in ids:
            if own.topics[id].kind == GROUP:
                hers = [one.id for one in own.topics.values() if one.of == id]
                yield from (Found(CARD, game, one, score / 2) for one in hers if one not in exact)
            else:
                yield Found(CARD, game, id, score)


def _clauses_of(text: str, asked: Query, game: str, clauses: Catalogue | None) -> Iterator[Found]:
    yield from (Found(CLAUSE, game, id, MEANT) for id in asked.clauses)
    if clauses is not None and not asked.topics and not asked.clauses:
        said = " ".join(asked.words) if text.isascii() else text
        yield from (Found(CLAUSE, game, entry.name, score) for entry, score in clauses.search(said))


def _entries(asked: Query, own: Names, every: Sequence[Entry]) -> Iterator[Found]:
    clauses = _Clauses(asked.clauses)
    counted = _Counted(asked.words, every, _has)
    wide = _Counted(asked.wide, every, partial(_told_with, lang=asked.lang))
    for one in every:
        near = _near(one, asked.topics, clauses, own)
        if (asked.topics or asked.clauses) and not near:
            continue
        if near or counted.enough(one) or wide.enough(one):
            yield Found(one.kind, one.game, one.name, near + counted.score(one) + wide.score(one), one)


def once(every: Iterable[Entry]) -> Iterator[Entry]:
    """Of entries that say the same in several editions the first."""
    seen = set()
    for one in every:
        told = (one.kind, one.title, one.question, one.id)
        if told not in seen:
            seen.add(told)
            yield one


def _once(found: Iterable[Found]) -> Iterator[Found]:
    """What was found, the nearest first; of what says the same in several editions one."""
    nearest = sorted(found, key=lambda one: (-one.score, one.id))
    told = {id(entry) for entry in once(one.entry for one in nearest if one.entry is not None)}
    yield from (one for one in nearest if id(one.entry) in told)


def _near(one: Entry, topics: Sequence[str], clauses: _Clauses, own: Names) -> float:
    """How near an entry is to the topics and clauses asked for; 0 where it lacks either."""
    about = sum(_about(one, topic, own) for topic in topics)
    under = clauses.near(one)
    if (topics and not about) or (clauses.asked and not under):
        return 0
    return about + under + (DATED if one.dated and (about or under) else 0)


def _about(one: Entry, topic: str, own: Names) -> float:
    if topic in one.named:
        return NAMED + (PLAYED if topic in one.played else 0) - min(len(one.named), 4)
    if topic in one.played:
        return PLAYED - min(len(one.played), 4) / 2
    if own.topics[topic].kind == GROUP:
        return GROUPED if topic in re.split(r"[/.-]", one.name) else 0
    return LIES if topic in one.lies else 0


class _Clauses:
    """The clauses asked for."""

    def __init__(self, asked: Sequence[str] = ()) -> None:
        self.asked = asked
        self._ids = [(name, _parsed(name)) for name in asked]

    def near(self, one: Entry) -> float:
        """How near an entry is to them."""
        return sum(self._one(name, id, one) for name, id in self._ids)

    def _one(self, name: str, id: ClauseId | None, one: Entry) -> float:
        score = 0.0
        if one.decides == name:
            score += DECIDES
        few = 3 / (1 + len(one.clauses))
        if name in one.clauses:
            score += APPLIED + few
        elif id is not None and any(id.covers(cited) for cited in map(_parsed, one.clauses) if cited is not None):
            score += INSIDE + few
        if score and id is not None and str(id.heading).removeprefix("A") in one.file.split("/"):
            score += OWN_FOLDER
        return score


@cache
def _parsed(name: str) -> ClauseId | None:
    try:
        return parse(name)
    except ClauseIdError:
        return None


class _Counted:
    """Words asked for, each worth the more the fewer entries have it; `having`: how often each counts for an entry."""

    def __init__(
        self, words: Sequence[str], every: Sequence[Entry], having: Callable[[Entry, Sequence[str]], Sequence[int]]
    ) -> None:
        self._often = {id(one): having(one, words) for one in every} if words else {}
        counts = (sum(map(bool, column)) for column in zip(*self._often.values(), strict=True))
        self._worth = [log(1 + len(every) / (1 + n)) for n in counts]
        best = max((sum(map(bool, often)) for often in self._often.values()), default=0)
        self.least = max(best if best < 3 else best - 1, 1)

    def enough(self, one: Entry) -> bool:
        """Whether an entry has about as many of them as any."""
        return sum(map(bool, self._often.get(id(one), ()))) >= self.least

    def score(self, one: Entry) -> float:
        """What those count that an entry has."""
        often = self._often.get(id(one))
        return sum(worth * n for worth, n in zip(self._worth, often, strict=True)) if often else 0


def _has(one: Entry, words: Sequence[str]) -> list[int]:
    """Which of the words an entry has, those of its title and question twice."""
    title = one.title if one.kind != CLAIM else ""
    said = _TEXT.findall(f"{title} {one.question} {one.claimed} {one.why}".casefold())
    head = _TEXT.findall(f"{one.title} {one.question}".casefold()) if one.kind != CLAIM else []
    return [sum(any(text.startswith(word) for text in part) for part in (said, head)) for word in words]


def _told_with(one: Entry, pieces: Sequence[str], lang: str) -> list[int]:
    """Which pieces of words are in what an entry asks and says in a language, where somebody has translated it."""
    title = one.title if one.kind != CLAIM else ""
    own = [text for text in (title, one.question, one.claimed, one.why) if text]
    told = " ".join(told for text in own if (told := translated(text, one.path, lang)) != text)
    return [2 * (piece in told) for piece in pieces]


__all__ = ["CLAIM", "KINDS", "RULING", "SCENARIO", "Found", "Results", "nearness", "on_clause", "on_topic", "once",
           "search"]  # fmt: skip
