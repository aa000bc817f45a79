"""Mizuki: what the other player knows of her barracks, and that games with her hold together."""

from __future__ import annotations

import pytest

from judge.answer.observation import seen_by
from judge.answer.run import adjudicate
from judge.floors import FLOORS
from judge.port.ruling import Ruling
from judge.report.record import dumps
from judge.scenario.loader import parse_scenario
from tests.furuyoni.whole_games import play
from tests.random_games import Fault

BOARD = """\
edition: ja-2024-06-24
board:
  distance: 3
  a: {megami: [mizuki, yurina], life: 8, aura: 3, flare: 2, hand: [号令]}
  b: {megami: [saine, tokoyo], life: 8, aura: 3, flare: 2}
"""


def ruling(*play: str, board: str = BOARD) -> Ruling:
    lines = "play:\n" + "".join(f"  - {line}\n" for line in play)
    scenario, problems = parse_scenario(board + lines, "x.yaml", FLOORS)
    assert scenario is not None, problems
    found, problems = adjudicate(scenario)
    assert found is not None, problems
    return found


def seen(*play: str, player: str = "b") -> str:
    """What a player is told of a run, its own lines apart."""
    told = seen_by(ruling(*play), player)
    told = told._replace(scenario=told.scenario._replace(play=()))
    return str(dumps(told))


def test_which_troop_is_conscripted_is_its_players_to_know() -> None:
    one, other = ("a: use 号令", "a: conscript Shieldbearer"), ("a: use 号令", "a: conscript Cavalry")
    assert seen(*one) == seen(*other)
    assert seen(*one, player="a") != seen(*other, player="a")


def test_that_one_is_conscripted_is_seen_by_all() -> None:
    assert "? (conscripted)" in str(seen_by(ruling("a: use 号令", "a: conscript Cavalry"), "b").board["a.barracks"])


HELD = "barracks: [Shieldbearer: {conscripted: true}, Spearman, Cavalry]"
BACK = BOARD.replace("[号令]}", f"[斬], deck: [一閃, 号令], {HELD}}}")
ROUND = ("a: use Shieldbearer", "a: end", "b: no", "b: damage aura", "b: damage aura", "b: end", "a: no")


def test_a_troop_that_came_back_is_lost_among_the_others_as_one_is_conscripted() -> None:
    there = seen_by(ruling(*ROUND, board=BACK), "b").board["a.barracks"]
    assert sorted(there) == ["?", "?", "Shieldbearer"]
    after = seen_by(ruling(*ROUND, "a: use 号令", "a: conscript Spearman", board=BACK), "b").board["a.barracks"]
    assert sorted(after) == ["?", "?", "? (conscripted)"]


@pytest.mark.parametrize(("seed", "others"), [(1, ("mizuki", "raira"))])
def test_a_game_with_her_holds_together(seed: int, others: tuple[str, str]) -> None:
    found = play(seed, [("mizuki", "yurina"), others])
    assert not isinstance(found, Fault), found.what
