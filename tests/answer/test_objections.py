"""Wherever a shipped scenario stands, a line is taken if and only if nothing is said to stand in its way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from judge.answer.player import Player, obstacles, point_of, view_of
from judge.answer.saved import machine_at
from judge.engine import Machine, View
from judge.furuyoni import board
from judge.furuyoni.core.s9_6_basic import KINDS
from judge.furuyoni.file import lines
from judge.furuyoni.file.setup import Setup
from judge.furuyoni.legal import objections
from judge.port.expect import Line
from judge.port.floor import Scenario
from judge.text.errors import Place
from tests.furuyoni import shipped

HERE = Place("<test>")
PLAIN = (
    "pass", "end", "standard", "throughout", "reshuffle", "yes", "no", "damage aura", "damage life", "charge 1 shadow",
    "charge 1 aura", "charge 2 shadow 1 aura", "charge 1 life", "choose shadow", "choose 1",
)  # fmt: skip


def line(by: str, verb: str, *args: str, rest: str = "") -> Line:
    rest = rest or " ".join(args)
    return Line(HERE, by, verb, args, rest, f"{verb} {rest}".strip())


def candidates(view: View) -> Iterator[Line]:
    """Lines of every sort, about every card on the board, for either player."""
    zones = board.vocab(view).card_zones
    lying = [c for p in board.PLAYERS for zone in zones for c in board.lie_in(view, f"{p}.{zone}")]
    numbers = dict.fromkeys(board.printed(view, c).number for c in lying if board.printed(view, c).type != "unknown")
    for by in board.PLAYERS:
        for words in PLAIN:
            verb, *args = words.split()
            yield line(by, verb, *args)
        for kind in KINDS:
            yield line(by, kind)
            yield line(by, kind, "vigor", rest="with vigor")
        for number in numbers:
            for verb in ("use", "respond", "cover", "choose", "order"):
                yield line(by, verb, number)
            yield line(by, "use", number, "throughout")
            yield line(by, "forward", "cover", number, rest=f"covering {number}")


def taken(machine: Machine, one: Line, scenario: Scenario) -> bool:
    """Whether the engine takes the line where the machine stands."""
    fork = machine.fork()
    if fork.pending is None or lines.answer(view_of(fork), fork.pending, one) is None:
        return False
    player = Player(fork, scenario._replace(play=(one,), random=(), seed=1))
    return player.play() is None and not player.left


@pytest.mark.parametrize("file", [file for file in shipped.SOME if shipped.one_in(4, file)])
def test_a_line_is_taken_exactly_where_nothing_stands_in_its_way(file: str) -> None:
    """On a board of every fourth folder, of every file with `JUDGE_EVERY_FILE=1`: hundreds of lines on each."""
    scenario = shipped.load(file)
    taken_readings = {gap: ord(letter) - ord("a") for gap, letter in scenario.readings.items()}
    machine = machine_at(Setup(scenario), taken_readings, None)
    player = Player(machine, scenario)
    player.play()
    machines = [*player.passed, machine]
    points = [point_of(one) for one in machines]
    for one in candidates(points[-1].view):
        at = objections.spoken_of(points, one)
        found = obstacles(machines[at], scenario, one)
        assert (not found) == taken(machines[at], one, scenario), f"{one.by}: {one.raw}: {found}"
        choice = points[at].choice
        if choice is None or choice.kind != "action":
            assert bool(found) == bool(objections.against(points[at], one)), f"{one.by}: {one.raw}: {found}"
        assert all(obstacle.clauses for obstacle in found)
