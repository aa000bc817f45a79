"""One board under two editions or printings."""

from __future__ import annotations

import pytest

import judge
from judge.answer.compare import Comparison, Side, attributed, compare, side
from judge.data import scenarios
from judge.floors import FLOORS
from judge.scenario import parse_scenario
from tests.furuyoni.test_editions import DIFFER

JA, KO = "ja-2024-06-24", "ko-2025-08-15"


def shipped(name: str, edition: str, cards: str = "") -> Side:
    scenario, problems = judge.load(str(scenarios() / name), edition=edition, cards=cards)
    return side(scenario, edition, cards, tuple(problems))


def editions(name: str) -> Comparison:
    return compare(shipped(name, JA), shipped(name, KO))


def printed(board: str, *printings: str) -> Comparison:
    sides = []
    for printing in printings:
        scenario, problems = parse_scenario(board, "f.yaml", FLOORS, printing=printing)
        sides.append(side(scenario, KO, printing, tuple(problems)))
    return compare(sides[0], sides[1])


@pytest.mark.parametrize("file", sorted(file for _, files in DIFFER.values() for file in files))
def test_every_outcome_that_is_known_to_differ_is_found(file: str) -> None:
    found = editions(file)
    assert found.changes
    assert found.parting is not None


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("furuyoni/core/10-4/two-equal-shrinks-of-a-range-with-holes.ja.yaml", "10-4 paragraph 5"),
        ("furuyoni/core/9-1-3/a-crystal-booked-for-a-used-special.ja.yaml", "9-1-3-4 paragraph 4"),
        ("furuyoni/core/4-2/both-at-life-zero-at-once.yaml", "4-2 0"),
    ],
)
def test_the_first_clause_where_they_part(name: str, clause: str) -> None:
    parting = editions(name).parting
    assert parting is not None
    assert parting.clause == clause


def test_where_only_the_reading_is_settled_the_answer_is_another() -> None:
    found = editions("furuyoni/core/4-2/both-at-life-zero-at-once.yaml")
    assert (found.changes, found.facts) == (True, {"decided": (False, True)})


def test_steps_of_one_edition_alone_do_not_part_the_runs() -> None:
    found = editions("furuyoni/core/9-5/uncharged-reaction-moves-the-attack-out-of-range.yaml")
    assert (found.changes, found.parting, dict(found.facts)) == (False, None, {})


def test_numbers_of_events_in_what_effects_are_called_do_not_part_the_runs() -> None:
    assert editions("furuyoni/cards/saine/A1-S-2/back-after-damage-to-the-life.yaml").parting is None


def test_a_card_that_is_printed_otherwise() -> None:
    board = "board: {distance: 4, a: {megami: [thallya, himika], played: [NA-11-thallya-O-N-2]}}"
    found = printed(board, "s9-2", "s10")
    (card,) = found.cards
    assert (card.name, dict(card.facts)) == ("Waving Edge", {"range": ("1-4", "1-3"), "text": ("", "")})
    assert (found.changes, found.parting) == (False, None)


def test_which_of_edition_and_printing_makes_the_difference() -> None:
    def due(name: str, one: tuple[str, str], two: tuple[str, str]) -> str:
        found = compare(shipped(name, *one), shipped(name, *two))
        return attributed(found, (shipped(name, two[0], one[1]), shipped(name, one[0], two[1]))).due

    assert due("furuyoni/rulings/yurina-02.yaml", (JA, "s9"), (KO, "s10")) == "cards"
    shrinks = "furuyoni/core/10-4/two-equal-shrinks-of-a-range-with-holes.ja.yaml"
    assert due(shrinks, (JA, "s9-2"), (KO, "s10")) == "rules"


def test_a_board_that_is_none_on_one_side() -> None:
    from judge.furuyoni.cards.index import all_cards

    number = min({c.number for c in all_cards("s10")} - {c.number for c in all_cards("s9-2")})
    found = printed(f"board: {{distance: 4, a: {{megami: ['?', '?'], played: [{number}]}}}}", "s9-2", "s10")
    assert (found.known, found.changes, [s.ruling is None for s in found.sides]) == (False, False, [True, False])
    assert [problem.code for problem in found.sides[0].problems] == ["J203"]


def test_a_line_refused_on_one_side_changes_the_answer() -> None:
    found = compare(*(shipped("furuyoni/rulings/yurina-02.yaml", JA, cards) for cards in ("s9", "s10")))
    assert "refused" in found.asked
    assert found.parting is not None
    assert (found.parting.clause, found.parting.differs) == ("5-8-2", ())
