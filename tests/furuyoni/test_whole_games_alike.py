"""Whole games with cards that are called alike, poisons and copies, come to the same end when they are played again."""

from __future__ import annotations

import pytest

from tests.furuyoni.whole_games import Pair, play
from tests.random_games import Game

TABLES: list[tuple[int, tuple[Pair, Pair]]] = [
    (3, (("kururu", "yurina"), ("chikage", "saine"))),
    (5, (("kururu", "chikage"), ("oboro", "hagane"))),
]


@pytest.mark.parametrize(("seed", "megami"), TABLES)
def test_a_whole_game_with_cards_alike(seed: int, megami: tuple[Pair, Pair]) -> None:
    game = play(seed, megami)
    assert isinstance(game, Game), game
