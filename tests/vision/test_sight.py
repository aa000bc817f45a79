"""What a player of 東方VISION sees of a board (`--as`), each rule of it missed where it is switched off."""

from __future__ import annotations

from pathlib import Path

import pytest

import judge
from judge.answer.observation import seen_by
from judge.answer.switched import without
from judge.port.ruling import Ruling
from tests.yaml_files import typed

SEAT = ("{hand: [チルノ], deck: [チルノ, ルーミア], underworld: [チルノ], removed: [チルノ], sideboard: [チルノ], "
        "nodes: [チルノ], field: [レティ・ホワイトロック, {ルーミア: {down: true}}]}")  # fmt: skip
CLAUSES = {
    "V3.1.5.a": "b.underworld", "V3.1.5.b": "b.hand", "V3.2.3": "a.deck", "V3.3.3": "b.underworld", "V3.4.3": "b.field",
    "V3.4.3.a": "b.field", "V3.5.3": "a.nodes", "V3.6.3": "b.hand", "V3.6.3.a": "a.hand", "V3.7.3": "b.removed",
    "V3.8.4": "a.play", "V3.9.3": "b.sideboard", "V3.9.3.a": "a.sideboard",
}  # fmt: skip
"""Where it is missed what each decides, of what a sees."""


@pytest.fixture(scope="module")
def ruling() -> Ruling:
    head = "game: vision\ncards_adhoc: {札: {type: command, effects: [{play: [{draw: 1}]}]}}\n"
    board = f"board: {{a: {SEAT.replace('hand: [', 'hand: [札, ')}, b: {SEAT}}}\nplay: [a: play 札]\n"
    scenario, problems = judge.parse(head + board)
    assert scenario is not None, problems
    found, _ = judge.adjudicate(scenario)
    assert found is not None
    return found


def test_a_player_sees_public_zones_and_the_own_hand_and_sideboard(ruling: Ruling) -> None:
    seen = seen_by(ruling, "a").board
    hidden = [path for path, value in seen.items() if isinstance(value, tuple) and value and {*value} == {"?"}]
    assert sorted(hidden) == ["a.deck", "a.nodes", "b.deck", "b.hand", "b.nodes", "b.sideboard"]


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_rule_of_what_is_seen_is_missed_where_it_is_switched_off(ruling: Ruling, clause: str) -> None:
    machine = ruling.machine.fork()
    machine.pending, machine.game = ruling.machine.pending, without(ruling.machine.game, clause)
    one, other = (seen_by(each, "a").board for each in (ruling, ruling._replace(machine=machine)))
    differ = {path for path in {*one, *other} if one.get(path) != other.get(path) and "." in path}
    assert CLAUSES[clause] in differ


def test_what_the_board_does_not_hold_but_its_sight_says_so() -> None:
    unheld = typed((Path(__file__).parents[1] / "rulebook" / "vision_unheld.yaml").read_text("utf-8"))
    told = {clause for clause, why in unheld.items() if "test_sight" in why}
    assert told == {*CLAUSES}


def test_a_card_taken_for_another_of_its_name_is_not_told_to_whom_it_is_hidden(ruling: Ruling) -> None:
    scenario, _ = judge.parse("game: vision\nboard: {a: {hand: [ルーミア], deck: 5}, b: {deck: 5}}\n")
    assert scenario is not None
    one, _ = judge.adjudicate(scenario)
    assert one is not None
    assert [len(seen.assumed) for seen in (one, seen_by(one, "a"), seen_by(one, "b"))] == [1, 1, 0]
