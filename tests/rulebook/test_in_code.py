"""Where the code bears a clause: the function whose rule it is, before whoever else speaks of it."""

from __future__ import annotations

import pytest

from judge.floors import FLOORS

EDITIONS = {"furuyoni": "ko-2025-08-15", "vision": "vision-old"}


@pytest.mark.parametrize(
    ("game", "clause", "place"),
    [
        ("furuyoni", "9-4 iii", "judge.furuyoni.core.s9_4_attack.hits"),  # a step
        ("furuyoni", "5-4 paragraph 1", "judge.furuyoni.board.kept_owner"),  # a port
        ("furuyoni", "A21-3-1 paragraph 2", "judge.furuyoni.megami.akina.market.price"),  # an amendment
        ("furuyoni", "A21-6-1 4", "judge.furuyoni.megami.akina.tickets.rise"),  # a step in a room
        ("furuyoni", "A21-1 paragraph 2", "judge.furuyoni.megami.akina.room.ROOM"),  # a word of a room
        ("furuyoni", "5-2-2", "judge.furuyoni.rules.parameters._reckoned"),  # named, the section's own modules first
        ("vision", "V4.6.2.a", "judge.vision.rules.s4_turn.at_end"),  # a step that a function makes
        ("vision", "V6.2.4.d", "judge.vision.rules.s6_2_battle.strikes"),  # one that another stands around
    ],
)
def test_a_clause_leads_to_what_is_its_code(game: str, clause: str, place: str) -> None:
    assert FLOORS[game].implemented(EDITIONS[game])[clause].split(", ")[0] == place
