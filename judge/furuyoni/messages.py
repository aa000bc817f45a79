"""Where the words of the game lie: its own, and those of the megami that are seated."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from judge.furuyoni.board import PLAYERS
from judge.messages import words_of

if TYPE_CHECKING:
    from judge.engine import View

WORDS = words_of(__file__)
MEGAMI = os.path.join(os.path.dirname(WORDS), "megami")


def rooms(view: View) -> tuple[str, ...]:
    """The folders of the messages that a game needs: those of the game, then those of the megami chosen in it."""
    return WORDS, *map(room, seated(view))


def seated(view: View) -> tuple[str, ...]:
    """The megami that the players have chosen, by name."""
    return tuple(sorted({m.partition("-")[0] for player in PLAYERS for m in view.get(f"{player}.megami", ())}))


@cache
def room(megami: str) -> str:
    """The folder of the messages that a megami brings; it need not exist."""
    return os.path.join(MEGAMI, megami, "words")
