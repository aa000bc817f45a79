"""Where the rules are silent: scenarios take each reading of each gap, and the answer of one rests on it."""

from __future__ import annotations

from functools import cache

import pytest

import judge
from judge.furuyoni.rules.gaps import GAPS
from tests.furuyoni.passed import Passed, passed

every_gap = pytest.mark.parametrize("gap", GAPS)
pytestmark = pytest.mark.gathers


@cache
def passing() -> dict[str, list[Passed]]:
    """By gap the scenarios that pass it."""
    found: dict[str, list[Passed]] = {gap: [] for gap in GAPS}
    for one in passed():
        for gap in one.gaps:
            found[gap].append(one)
    return found


@every_gap
def test_some_scenario_rests_on_it(gap: str) -> None:
    assert any(gap in found.open for found in passing()[gap])


@every_gap
def test_each_of_its_other_readings_is_taken_by_a_scenario(gap: str) -> None:
    letters = {chr(ord("a") + i) for i in range(1, len(GAPS[gap].readings))}
    assert letters - {found.readings.get(gap, "a") for found in passing()[gap]} == set()


@every_gap
def test_it_is_asked_with_its_readings(gap: str) -> None:
    asked = {tuple(options) for found in passing()[gap] for options in found.asked.get(gap, ())}
    assert asked == {GAPS[gap].readings}


def test_they_stand_in_order() -> None:
    assert list(GAPS) == sorted(GAPS, key=lambda id: int(id[1:]))


QUIET = {
    "nothing comes after an improper attack": """
cards_adhoc:
  Hail: {type: action, abilities: [{at: on_use, do: [{flinch: opp}, {attack: {range: 0-2, damage: [1, 1]}}]}]}
board:
  distance: 5
  action: standard
  a: {megami: [yurina, himika], life: 8, aura: 2, flare: 2, hand: [Hail]}
  b: {megami: [saine, tokoyo], life: 7, aura: 3, flare: 3}
play: [a: use Hail]
""",
    "nobody could respond": """
cards_adhoc:
  Shot: {type: attack, range: "5", damage: 1/1}
  Gain:
    {class: special, type: action, cost: 0, abilities: [{at: used, change: {target: my_attacks, gain: no_reactions}}]}
  Lose:
    class: special
    type: action
    cost: 0
    abilities: [{at: used, change: {target: their_attacks, lose: no_reactions}}]
board:
  distance: 5
  action: standard
  a: {megami: [yurina, himika], life: 8, aura: 2, flare: 2, hand: [Shot], specials: {used: [Gain]}}
  b: {megami: [saine, tokoyo], life: 7, aura: 3, flare: 3, specials: {used: [Lose]}}
play: [a: use Shot, b: damage aura]
""",
    "nothing asks for the class of a copy": """
edition: ja-2024-06-24
cards_adhoc:
  Shot: {type: attack, range: "5", damage: 1/1}
  Echo: {type: action, subtype: reaction, abilities: [{at: on_use, do: [{copy_attack: {of: answered, answers: yes}}]}]}
board:
  distance: 5
  action: standard
  a: {megami: [yurina, himika], life: 8, aura: 2, flare: 2, hand: [Shot]}
  b: {megami: [saine, tokoyo], life: 7, aura: 3, flare: 3, hand: [Echo]}
play: [a: use Shot, b: respond Echo, a: damage aura, b: damage aura]
""",
}  # fmt: skip


@pytest.mark.parametrize("case", QUIET)
def test_no_gap_is_told_where_nothing_hangs_on_it(case: str) -> None:
    scenario, problems = judge.parse(QUIET[case])
    assert scenario is not None, problems
    found, _ = judge.adjudicate(scenario)
    assert found is not None
    assert (found.gaps, found.refused) == ((), None)
