"""What a board of 東方VISION says of a card that the rules forbid is refused, where it is said."""

from __future__ import annotations

import pytest

import judge
from judge.scenario.write import write_scenario

HEAD = "game: vision\nboard:\n  a: "
LAY = "leave it out, or lay the card on the field"


@pytest.mark.parametrize(
    ("seat", "said", "clause", "hint"),
    [
        ("field: [{チルノ: {turned: 9}}]", "turned", "V10.28.3", "leave it out"),
        ("field: [{No.1485: {turned: 2}}]", "turned", "V10.28.3", "`turned: 1` to `turned: 1`"),
        ("field: [{No.1485: {down: true, turned: 1}}]", "turned", "V10.28.11", "leave it out"),
        ("field: [{狙撃: {damage: 1}}]", "damage", "V1.10.10", "leave it out"),
        ("field: [{チルノ: {down: true, damage: 1}}]", "damage", "V1.10.10", "leave it out"),
        ("field: [{チルノ: {damage: 1, combat_damage: 2}}]", "combat_damage", "V1.10.4",
         "state all of it under `damage:`"),
        ("field: [{チルノ: {set: [{ルーミア: {damage: 1}}]}}]", "damage", "V1.10.10", "leave it out"),
        ("field: [{チルノ: {set: [{ルーミア: {asleep: true}}]}}]", "asleep", "V11.3.11.c",
         "say `asleep: true` of that one"),
        ("hand: [{チルノ: {asleep: true}}]", "asleep", "V3.1.7", LAY),
        ("deck: [{チルノ: {down: true}}]", "down", "V3.1.7", LAY),
        ("underworld: [{チルノ: {entered_this_turn: true}}]", "entered_this_turn", "V3.1.7", LAY),
        ("nodes: [{チルノ: {asleep: true, set: [狙撃]}}]", "set", "V3.1.7", LAY),
        ("removed: [{チルノ: {as: 人気}}]", "as", "V3.1.7", LAY),
        ("hand: [{チルノ: {owner: b}}]", "owner", "V3.1.6", "lay it into b.hand"),
    ],
)  # fmt: skip
def test_a_card_that_cannot_lie_so_is_refused(seat: str, said: str, clause: str, hint: str) -> None:
    _, problems = judge.parse(f"{HEAD}{{{seat}}}\n")
    column = len('  a: {') + seat.rindex(f'{said}:') + 1
    assert [(p.code, p.line, p.column, p.clauses, p.hint) for p in problems] == [("J217", 3, column, (clause,), hint)]


@pytest.mark.parametrize(
    "seat",
    [
        "field: [{チルノ: {owner: b, asleep: true, damage: 2, combat_damage: 1, entered_this_turn: true}}]",
        "field: [{No.1485: {turned: 1}}]", "field: [{?: {damage: 1, turned: 1}}]",
        "field: [{チルノ: {set: [{ルーミア: {down: true, as: 人気}}]}}]",
        "field: [{チルノ: {down: true, as: サーヴァントフライヤー, damage: 1}}]", "nodes: [{チルノ: {asleep: true}}]",
    ],
)  # fmt: skip
def test_what_can_be_so_is_taken_and_written_as_it_was_said(seat: str) -> None:
    scenario, problems = judge.parse(f"{HEAD}{{{seat}}}\n")
    assert scenario is not None, problems
    again, problems = judge.parse(write_scenario(scenario))
    assert again is not None, problems
    assert again.board.values == scenario.board.values


def test_combat_damage_is_part_of_the_damage() -> None:
    scenario, problems = judge.parse(
        f"{HEAD}{{field: [{{No.024: {{damage: 2, combat_damage: 1}}}}], deck: 5}}\nexpect: [No.024.damage: 2]\n"
    )
    assert scenario is not None, problems
    ruling, _ = judge.adjudicate(scenario)
    assert ruling is not None
    assert all(check.ok for check in ruling.checks)
