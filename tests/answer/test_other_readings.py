"""Another reading of a gap goes on from where the gap was passed, and comes to what a run of its own comes to."""

from __future__ import annotations

import re
from random import Random

import pytest

import judge
from judge.answer.player import Player
from judge.answer.run import adjudicate, finished
from judge.answer.saved import machine_at
from judge.answer.trail import Trail
from judge.engine import Event, Machine
from judge.furuyoni.file.setup import Setup
from judge.furuyoni.rules.gaps import GAPS
from judge.port.floor import Scenario
from judge.port.ruling import Ruling
from tests.furuyoni import whole_games
from tests.furuyoni.shipped import FILES, PART, batched, load, one_in, told_of
from tests.random_games import begun

SAMPLED = [*batched((file for file in FILES if one_in(24, file)), PART)]
"""One file in twenty-four is looked at, all of them with `JUDGE_EVERY_FILE=1`."""
SEED = 34
"""Of a game of some five thousand events with three gaps."""


def walked(scenario: Scenario, readings: dict[str, int]) -> tuple[Ruling, Trail, Player]:
    setup = Setup(scenario)
    log: list[Event] = []
    player = Player(machine_at(setup, readings, log), scenario)
    player.trail = Trail()
    refused = player.play()
    return finished(scenario, player.machine, tuple(log), refused, player), player.trail, player


def told(ruling: Ruling) -> tuple[object, ...]:
    clauses = [event.clauses for event in ruling.events]
    asked = ruling.stopped and (ruling.stopped.by, ruling.stopped.kind, ruling.stopped.options)
    return ruling.board, ruling.result, asked, ruling.refused, ruling.left, clauses


@pytest.mark.parametrize("files", SAMPLED, ids=lambda files: files[0])
def test_it_comes_to_what_a_run_of_its_own_comes_to(files: tuple[str, ...]) -> None:
    for file in files:
        with told_of(file):
            compared(load(file))


def compared(scenario: Scenario) -> None:
    taken = {gap: ord(letter) - ord("a") for gap, letter in scenario.readings.items()}
    ruling, trail, _ = walked(scenario, taken)
    for gap, _ in ruling.gaps:
        for reading in range(len(GAPS[gap].readings)):
            if gap in taken or reading == dict(ruling.machine.gaps)[gap]:
                continue
            end = trail.other(gap, reading, ruling.events)
            again = finished(scenario, end.machine, end.events, end.refused, end.player)
            assert told(again) == told(walked(scenario, {**taken, gap: reading})[0]), (gap, reading)


def game(seed: int) -> str:
    """A whole game played at random, under the usual readings."""
    random = Random(seed)
    text = re.sub(r"readings: .*", "readings: {}", whole_games.table(random))
    scenario, problems = judge.parse(text)
    assert scenario is not None, problems
    playing = whole_games.Furuyoni()
    playing.to_the_end(begun(scenario), random)
    return playing.file_of(scenario)


def test_a_long_game_with_gaps_costs_little_more_than_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario, problems = judge.parse(game(SEED))
    assert scenario is not None, problems
    steps = [0]
    advance = Machine.advance

    def counted(machine: Machine) -> None:
        steps[0] += 1
        advance(machine)

    monkeypatch.setattr(Machine, "advance", counted)
    ruling, _, _ = walked(scenario, {})
    alone, steps[0] = steps[0], 0
    assert len(ruling.events) >= 4_000
    assert len(ruling.gaps) >= 3
    again, problems = adjudicate(scenario)
    assert again is not None, problems
    assert len(again.events) == len(ruling.events)
    assert alone <= steps[0] <= 1.5 * alone


def test_what_is_open_to_whom_is_part_of_the_answer() -> None:
    scenario, problems = judge.parse(GAINED_AND_LOST)
    assert scenario is not None, problems
    ruling, problems = adjudicate(scenario)
    assert ruling is not None, problems
    assert not ruling.decided
    assert [(other.gap, dict(other.facts)) for other in ruling.others] == [
        ("G12", {"options": "b: [damage aura, damage life]"})
    ]


GAINED_AND_LOST = """
edition: ja-2024-06-24
cards_adhoc:
  Shot: {type: attack, range: "5", damage: 1/1}
  Gain:
    class: special
    type: action
    cost: 0
    abilities: [{at: used, change: {target: my_attacks, gain: no_reactions}}]
  Lose:
    class: special
    type: action
    cost: 0
    abilities: [{at: used, change: {target: their_attacks, lose: no_reactions}}]
  Duck: {type: action, subtype: reaction, abilities: [{at: on_use, do: [{vigor: {by: 1}}]}]}
board:
  distance: 5
  a: {megami: [yurina, himika], hand: [Shot], specials: {used: [Gain]}}
  b: {megami: [saine, tokoyo], aura: 3, hand: [Duck], specials: {used: [Lose]}}
play: [a: use Shot]
"""
