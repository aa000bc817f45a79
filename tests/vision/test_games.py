"""Random games with the executable cards: nothing breaks down, and every board on the way is sound."""

from __future__ import annotations

import pytest

from tests.vision.games import played, wrong


@pytest.mark.parametrize("seed", [1, 2, 3, 7])
def test_boards_are_sound_all_the_way(seed: int) -> None:
    answers = 0
    for machine, _ in played(seed):
        answers += 1
        assert wrong(machine) == []
    assert answers > 20
