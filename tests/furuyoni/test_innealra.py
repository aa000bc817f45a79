"""Innealra's fates and Lost in files: what cannot be is told in place; random games in which she sits."""

from __future__ import annotations

import pytest

from judge.floors import FLOORS
from judge.port.ruling import Ruling
from judge.scenario.loader import parse_scenario
from tests.furuyoni import secrets
from tests.furuyoni.secrets import told
from tests.furuyoni.whole_games import Pair, play
from tests.random_games import Game

BOARD = """scenario: a board
board:
  distance: 4
{common}  a: {{megami: [{megami}, yurina]{seat}}}
  b: {{megami: [saine, tokoyo]}}
"""


@pytest.mark.parametrize(
    ("megami", "common", "seat", "code", "word"),
    [
        ("innealra-o1", "", ", past: [斬]", "J207", "only fates lie there"),
        ("innealra-o1", "", ", past: [とまどい]", "J205", "innealra"),
        ("innealra-o1", "", ", past: [うらみ]", "J214", "`future`"),
        ("innealra-o1", "  lost: 2\n", "", "J025", "innealra-o3"),
        ("yurina-a1", "", ", past: [うらみ]", "J025", "past"),
        ("innealra-o1", "", ", hand: [かえりみ]", "J214", "lies in none of"),
    ],
)
def test_what_no_board_shows_is_named(megami: str, common: str, seat: str, code: str, word: str) -> None:
    second = "himika" if megami.startswith("yurina") else "yurina"
    text = BOARD.format(megami=megami, common=common, seat=seat).replace(", yurina]", f", {second}]")
    _, problems = parse_scenario(text, "fates.yaml", FLOORS)
    assert code in [problem.code for problem in problems]
    assert any(word in str(problem) for problem in problems if problem.code == code)


def test_fates_that_are_not_stated_lie_where_set_up_laid_them() -> None:
    scenario, problems = parse_scenario(
        BOARD.format(megami="innealra-o3", common="  lost: 2\n", seat=", past: [うなだれ], present: [あこがれ]"),
        "fates.yaml", FLOORS,
    )  # fmt: skip
    assert problems == []
    assert scenario is not None


@pytest.mark.parametrize("words", ["edition: ja-2024-06-24\n", "cards: s9-2\n", "cards: s9\n"])
def test_where_she_is_not_the_file_says_so_and_where_she_is(words: str) -> None:
    text = BOARD.format(megami="innealra-o2", common="", seat=", hand: [当惑], past: [とまどい]")
    _, problems = parse_scenario(words + text, "fates.yaml", FLOORS)
    assert {problem.code for problem in problems} == {"J210"}
    assert "innealra-o2 is not in" in str(problems[0])
    assert "state `" in str(problems[0])


@pytest.mark.parametrize(
    ("seed", "others"),
    [(1, ("saine", "tokoyo")), (2, ("kamuwi", "mizuki")), (3, ("innealra", "akina")), (4, ("chikage", "utsuro"))],
)
def test_a_whole_game_with_her(seed: int, others: Pair) -> None:
    found = play(seed, [("innealra", "himika"), others])
    assert isinstance(found, Game), found


FILE = """
scenario: Fates are open, the cards that one puts facedown are not
game: furuyoni
board:
  action: standard
  distance: 6
  a: {megami: [innealra-o1, himika], life: 8, aura: 3, flare: 2, hand: [悔恨], PLACES, deck: 4}
  b: {megami: [saine, tokoyo], life: 8, aura: 3, flare: 2, deck: [TOP, 石突, 圏域]}
play:
  - a: use 悔恨
"""
PAST = "past: [まどろみ], present: [くやみ], future: [うらみ], unseen: [かえりみ]"
OTHER = "past: [まどろみ], present: [うらみ], future: [くやみ], unseen: [かえりみ]"


def ruled(places: str, top: str) -> Ruling:
    return secrets.ruled(FILE.replace("PLACES", places).replace("TOP", top))


def test_what_a_fate_puts_facedown_does_not_show() -> None:
    one, two = ruled(PAST, "八方振り"), ruled(PAST, "薙斬り")
    assert told(one, "a") == told(two, "a")
    assert told(one, "b") != told(two, "b")


def test_where_fates_lie_is_seen_by_both() -> None:
    one, two = ruled(PAST, "八方振り"), ruled(OTHER, "八方振り")
    assert told(one, "a") != told(two, "a")
    assert told(one, "b") != told(two, "b")
