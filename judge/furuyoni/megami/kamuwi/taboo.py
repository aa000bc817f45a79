"""A19-2-1, A19-4: the taboo gauge, how it rises as a turn begins, and the defeat that it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Do, Frame, Next, Spec, View
from judge.furuyoni import board
from judge.furuyoni.asks import Due

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome

KAMUWI, GAUGE = "kamuwi", "taboo"
RISE, TABLE, DEFEAT = "A19-4 bullet 1", "A19-4 table 1", "A19-4 bullet 2"
TOO_MUCH = 16
BY_LIFE = ((10, 0), (6, 1), (0, 2))
"""By how much the gauge rises: from that life on."""


def has_gauge(view: View, player: str) -> bool:
    """Whether a player has chosen Kamuwi."""
    return board.brings(view, player, KAMUWI)


def due(view: View, moment: str) -> Iterator[Due]:
    """In the start phase of a player who has Kamuwi."""
    player = board.active(view)
    if has_gauge(view, player):
        yield Due(RISE, Spec("A19-4", player))


def rise(view: View, frame: Frame) -> Outcome:
    """The gauge rises by what the table gives for the player's life as it is now."""
    life = board.crystals(view, f"{frame.you}.life")
    n = next(by for least, by in BY_LIFE if life >= least) if view.applies(TABLE) else 0
    return Do((Act("inform", {"player": frame.you, "info": GAUGE, "by": n}),)) if n else Next()


def defeats(view: View) -> Iterator[tuple[str, str]]:
    """Who has Kamuwi and a gauge of 16 or more loses."""
    return ((p, DEFEAT) for p in board.PLAYERS if has_gauge(view, p) and view.get(f"{p}.{GAUGE}", 0) >= TOO_MUCH)
