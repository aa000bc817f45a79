"""Shipped scenarios can be forked, saved and resumed at every single step, and run the same each time.

One file of every fourth folder is gone through, and saved at every third step; with `JUDGE_EVERY_FILE=1` in the
environment all files are, at all of their steps, which takes minutes.
"""

from __future__ import annotations

import pytest

from judge.answer.run import adjudicate
from judge.answer.saved import export
from judge.floors import FLOORS
from judge.scenario.loader import parse_scenario
from judge.scenario.write import write_scenario
from tests.engine.replaying import as_text, check_everywhere, finish, give, position
from tests.furuyoni.shipped import EVERY, SOME, one_in, played, ruling

every_file = pytest.mark.parametrize("file", [file for file in SOME if one_in(4, file)], scope="module")


SHARE = 1 if EVERY else 3
LONG = 2_000
"""Events of a run from which on not every position is saved: a loop that nobody chooses in has 15,000, and each copy
goes through all that are left."""
LONGEST = 50
"""How many answers of a long run are gone through step by step, for each position is resumed to the end."""


@every_file
def test_fork_save_and_load_at_every_step(file: str) -> None:
    run = played(file)
    answers = run.answers[:LONGEST]
    share = max(SHARE, (len(ruling(file).events) // LONG) ** 2)
    assert check_everywhere(lambda: run.start([]), answers, full=False, share=share) > len(answers)


@every_file
def test_two_runs_are_equal_byte_for_byte_and_are_the_ruling(file: str) -> None:
    run, found = played(file), ruling(file)
    logs: list[list] = [[], []]  # type: ignore[type-arg]
    for log in logs:
        finish(run.start(log), run.answers)
    assert as_text(logs[0]) == as_text(logs[1]) == as_text(found.events)


@every_file
def test_without_recording_the_state_is_the_same(file: str) -> None:
    run, found = played(file), ruling(file)
    silent = finish(run.start(), run.answers)
    assert silent.log is None
    assert silent.state == found.machine.state
    assert silent.over == found.machine.over
    assert silent.gaps == found.machine.gaps


@every_file
def test_a_fork_that_goes_another_way_leaves_the_run_alone(file: str) -> None:
    run = played(file)
    machine = run.start([])
    for answer in run.answers:
        machine.run()
        before, events = position(machine), list(machine.log or ())
        assert machine.pending is not None
        for i in range(min(3, len(machine.pending.options))):
            fork = machine.fork([])
            if machine.pending.problem((i,)) is None and (i,) != answer:
                fork.answer((i,))
                fork.run()
        assert position(machine) == before
        assert machine.log == events
        give(machine, answer)


@every_file
def test_the_point_where_it_stopped_can_be_written_and_gone_on_from(file: str) -> None:
    found = ruling(file)
    if any(line.attempt for line in found.left):
        return  # where an attempt has come to nothing it is the last that the run has to say
    scenario, problems = parse_scenario(write_scenario(export(found)), file, FLOORS)
    if scenario is None:  # what has gone round may fill more than a file may hold
        assert (found.result, [problem.code for problem in problems]) == ("loop", ["J002"])
        return
    again, problems = adjudicate(scenario)
    assert again is not None, problems
    assert (again.refused is None, again.result) == (found.refused is None, found.result)
    assert {path: again.board[path] for path in found.board} == dict(found.board)
