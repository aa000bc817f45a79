"""A ruling as a player may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.port.ruling import Ruling


def seen_by(ruling: Ruling, player: str) -> Ruling:
    """The ruling without what the player cannot know: hidden cards, the order of decks, what was weighed in secret."""
    seen: Ruling = ruling.scenario.floor.sight.seen_by(ruling, player)
    return seen
