"""The board where a run stopped, both players side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.report.columns import columns
from judge.report.course import before
from judge.report.words import PLAYERS, Words

if TYPE_CHECKING:
    from judge.answer.ruling import Ruling

NUMBERS = ("life", "aura", "flare", "vigor")
ZONES = (
    "hand", "played", "facedown", "enhancements", "specials.unused", "specials.in_use", "specials.used", "in_use",
    "attacking", "deck", "extra", "sealed", "out_of_game",
)  # fmt: skip
COMMON = ("distance", "mastery_zone", "shadow")
EMPTY = "–"


def rows(ruling: Ruling, words: Words) -> list[tuple[str, str, str]]:
    """The rows of the table: what, player a's, player b's. Zones that are empty with both are left out."""
    from judge.answer.facts import board_facts

    facts = board_facts(ruling.machine, words.lang)
    seats = ruling.scenario.board.seats
    found = [("", *(words.player(p) for p in PLAYERS))]
    found.append((words.term("megami"), *(", ".join(seats[p].megami) for p in PLAYERS if p in seats)))
    found += [(words.term(n), *(number(ruling, words, f"{p}.{n}") for p in PLAYERS)) for n in NUMBERS]
    if any(facts[f"{p}.flinch"] for p in PLAYERS):
        found.append((words.term("flinch"), *(words.term("flinching") if facts[f"{p}.flinch"] else EMPTY
                                              for p in PLAYERS)))  # fmt: skip
    for zone in ZONES:
        if any(facts[f"{p}.{zone}"] for p in PLAYERS):
            name = ": ".join(words.term(part) for part in zone.split("."))
            found.append((name, *(_cards(facts[f"{p}.{zone}"]) for p in PLAYERS)))
    return [(a, b, c) for a, b, c in found]


def number(ruling: Ruling, words: Words, path: str) -> str:
    """A number of the board, and what it was when the run began if that is another."""
    now, was = ruling.board[path], before(ruling, path)
    return str(now) if (was or 0) == now else words.say("was", now=now, before=was or 0)


def common(ruling: Ruling, words: Words) -> str:
    """What belongs to neither player: the turn, the distance, the shadow."""
    board = ruling.board
    phase = words.term(f"{board['phase']}_phase")
    parts = {name: f"{words.term(name)} {number(ruling, words, name)}" for name in COMMON}
    turn = f"{words.term('turn')} {board['turn']}"
    return words.say("common", turn=turn, active=words.player(str(board["active"])), phase=phase, **parts)


def table(ruling: Ruling, words: Words) -> str:
    """The board as text."""
    return "\n".join((common(ruling, words), "", *columns(rows(ruling, words), "   ")))


def _cards(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(value) or EMPTY
    return str(value or EMPTY)
