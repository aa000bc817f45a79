"""The board where a run stopped, both players side by side."""

from __future__ import annotations

from functools import partial, reduce
from typing import TYPE_CHECKING, Any

from judge.furuyoni.board import PLAYERS, words_of
from judge.furuyoni.cards.pools import versions
from judge.messages import labelled, listed
from judge.port.ruling import before

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.furuyoni.vocab import Vocabulary
    from judge.port.ruling import Ruling
    from judge.port.tell import Say as Words

COMMON = ("distance", "mastery_zone", "shadow")
EMPTY = "–"
NOTHING = (None, False, "", "none")
"""Words and flags of which no row tells."""


def rows(words: Words, ruling: Ruling) -> list[tuple[str, ...]]:
    """The rows of the table: what, player a's, player b's. Zones that are empty with both are left out."""
    facts = ruling.scenario.floor.facts.board(ruling.machine, lang=words.lang)
    seats = ruling.scenario.board.seats
    found = [("", *(words.player(p) for p in PLAYERS))]
    found.append((words.term("megami"), *(seated(words, seats[p].megami) for p in PLAYERS if p in seats)))
    known = words_of(ruling.machine.game)
    infos = known.players.values()
    numbers = (*known.crystal_zones, *(i.name for i in infos if i.kind == "gauge"))
    found += [
        (words.term(n), *(number(ruling, words, f"{p}.{n}") if f"{p}.{n}" in facts else EMPTY for p in PLAYERS))
        for n in numbers
        if any(f"{p}.{n}" in facts for p in PLAYERS)
    ]
    if any(facts[f"{p}.flinch"] for p in PLAYERS):
        found.append((words.term("flinch"), *(words.term("flinching") if facts[f"{p}.flinch"] else EMPTY
                                              for p in PLAYERS)))  # fmt: skip
    for info in (i for i in infos if i.kind in ("flag", "choice") and i.name != "flinch"):
        if any(facts.get(f"{p}.{info.name}", NOTHING[0]) not in NOTHING for p in PLAYERS):
            found.append((words.term(info.name), *(_word(words, facts.get(f"{p}.{info.name}")) for p in PLAYERS)))
    for row in _rows(known):
        if not _as_laid(ruling, known, row) and any(facts.get(f"{p}.{row}") for p in PLAYERS):
            name = reduce(partial(_inside, words.lang), (words.term(part) for part in row.split(".")))
            found.append((name, *(_cards(facts.get(f"{p}.{row}"), words.lang) for p in PLAYERS)))
    return [(a, b, c) for a, b, c in found]


def seated(words: Words, megami: Iterable[str]) -> str:
    """The megami of a player: as files name them in English, by their names in other languages."""
    return ", ".join(megami) if words.lang == "en" else called(words, megami)


def called(words: Words, megami: Iterable[str]) -> str:
    """Megami by their names."""
    known = versions()
    own = {name: known[name] for name in megami if name in known}
    lang = words.lang
    return words.join([name if name not in own else own[name].names.get(lang) or own[name].megami_names[lang]
                       for name in megami])  # fmt: skip


def _rows(known: Vocabulary) -> Iterator[str]:
    """Paths of the rows below the numbers: what lies in each zone, by state where it has some, and tokens by kind."""
    for zone in known.zones.values():
        if zone.of == "player" and zone.name not in known.rows:
            yield from known.token_paths(zone.name)
    for name in known.rows:
        states = known.zones[name].states
        yield from (f"{name}.{state}" for state in states) if states else (name,)
        yield from (f"{name}.crystals",) if name in known.loose else ()
        yield from known.token_paths(name)


def _as_laid(ruling: Ruling, known: Vocabulary, row: str) -> bool:
    """Whether a row would tell only what set-up laid where it does nothing: unstated, and untouched by the run."""
    zone, seats = known.zones.get(row), ruling.scenario.board.seats
    if zone is None or not (zone.filled and zone.inert) or any(row in seat.stated for seat in seats.values()):
        return False
    return not any(c.path in {f"{p}.{row}" for p in PLAYERS} for event in ruling.events for c in event.changes)


def _word(words: Words, value: Any) -> str:
    return EMPTY if value in NOTHING else words.term(str(value).lower())


def number(ruling: Ruling, words: Words, path: str) -> str:
    """A number of the board, and what it was when the run began if that is another."""
    now, was = ruling.board[path], before(ruling, path)
    return str(now) if (was or 0) == now else words.say("was", now=now, before=was or 0)


def common(words: Words, ruling: Ruling) -> str:
    """What belongs to neither player: the turn, the distance, the shadow."""
    board = ruling.board
    phase = words.term(f"{board['phase']}_phase")
    parts = {name: f"{words.term(name)} {number(ruling, words, name)}" for name in COMMON}
    turn = f"{words.term('turn')} {board['turn']}"
    if board["active"] == "none":
        return words.say("common_before", turn=turn, **parts)
    said = words.say("common", turn=turn, active=words.player(str(board["active"])), phase=phase, **parts)
    known = words_of(ruling.machine.game)
    more = [zone for zone in known.common_crystals if zone not in COMMON]
    more += [path for zone in known.common_zones for path in known.token_paths(zone)]
    return " · ".join((said, *(f"{named(words, path)} {number(ruling, words, path)}" for path in more if board[path])))


def named(words: Words, path: str) -> str:
    """A fact of the board that belongs to a player or a zone, by the parts of its path."""
    told = (words.player(part) if part in PLAYERS else words.term(part) for part in path.split("."))
    return reduce(partial(_inside, words.lang), told)


def _inside(lang: str, whole: str, part: str) -> str:
    return labelled(whole, part, lang)


def _cards(value: Any, lang: str) -> str:
    if isinstance(value, tuple):
        return listed((_charged(one, lang) for one in value), lang) or EMPTY
    return str(value or EMPTY)


def _charged(card: str, lang: str) -> str:
    """A card as a fact has it, with its crystals."""
    name, colon, crystals = card.rpartition(": ")
    return labelled(name, crystals, lang) if colon else card
