"""What a player has in the core, beside zones (5-1)."""

from __future__ import annotations

from judge.furuyoni.vocab.model import PlayerInfo

PLAYERS = (
    PlayerInfo("megami", "2-1 paragraph 1", "named"),
    PlayerInfo("vigor", "5-1-2", "gauge", most=2),
    PlayerInfo("flinch", "5-1-4", "flag", start=False),
)
