"""Every shipped scenario can be forked, saved and resumed at every single step, and runs the same each time.

Each file draws the positions it is tried at; besides, every step of every procedure, and every kind of choice, is tried
in one file at least. A long run (`tests.sampling`) tries every position.
"""

from __future__ import annotations

import pytest

from tests.engine.replaying import as_text, check_at, check_everywhere, finish, give, positions
from tests.furuyoni.shipped import FILES, FOLDER, played, ruling
from tests.sampling import LONG, drawn, seed

every_file = pytest.mark.parametrize("file", FILES, scope="module")


LONGEST = 50
"""How many answers of a long run are gone through step by step, for each position is resumed to the end."""
DRAWN = 2
"""How many positions a file is resumed from, and at how many of its choices a fork goes another way."""


@every_file
def test_it_runs_the_same_each_time_and_from_where_it_was_forked_or_saved(file: str) -> None:
    run, found = played(file), ruling(file)
    recorded = finish(run.start([]), run.answers)
    assert recorded.log is not None
    assert as_text(recorded.log) == as_text(found.events)

    silent = run.start()
    several = sum(1 for _ in positions(silent, run.answers))
    assert silent.log is None
    assert silent.state == found.machine.state
    assert silent.over == found.machine.over
    assert silent.gaps == found.machine.gaps

    if LONG:
        answers = run.answers[:LONGEST]
        assert check_everywhere(lambda: run.start([]), answers, full=False) > len(answers)
        return
    at = drawn(range(1, several + 1), DRAWN, FOLDER / file, "positions")
    assert check_at(recorded, lambda: run.start([]), run.answers, at) == several > len(run.answers)


@every_file
def test_a_fork_that_goes_another_way_leaves_the_run_alone(file: str) -> None:
    run = played(file)
    machine = run.start([])
    tried = drawn(range(len(run.answers)), DRAWN, FOLDER / file, "choices")
    for n, answer in enumerate(run.answers):
        machine.run()
        assert machine.pending is not None
        if n in tried:
            before, events = machine.dump(), list(machine.log or ())
            for i in range(min(3, len(machine.pending.options))):
                twin = machine.fork([])
                if machine.pending.problem((i,)) is None and (i,) != answer:
                    twin.answer((i,))
                    twin.run()
            assert machine.dump() == before
            assert machine.log == events
        give(machine, answer)


Place = tuple[str, str, str]
"""A procedure, the step of it that comes next, and the kind of choice that is open there."""


def places(file: str) -> dict[Place, int]:
    """Where a run stops on its way, each with the first of its positions there, counted from 1."""
    run, found = played(file), {}
    machine = run.start()
    for n, _ in enumerate(positions(machine, run.answers), 1):
        top = machine.stack[-1] if machine.stack else None
        kind = machine.pending.kind if machine.pending else ""
        found.setdefault((top.proc if top else "", top.pc if top else "", kind), n)
    return found


@pytest.mark.skipif(LONG, reason="a long run tries every position of every file")
def test_every_step_and_every_kind_of_choice_is_forked_saved_and_resumed_somewhere() -> None:
    chosen: dict[Place, tuple[int, str, int]] = {}
    for file in FILES:
        for place, n in places(file).items():
            new = (seed(FOLDER / file, "|".join(place)), file, n)
            chosen[place] = min(new, chosen.get(place, new))
    assert len(chosen) > 150
    by_file: dict[str, set[int]] = {}
    for _, file, n in chosen.values():
        by_file.setdefault(file, set()).add(n)
    for file, at in by_file.items():
        run = played(file)
        whole = finish(run.start([]), run.answers)
        assert check_at(whole, lambda run=run: run.start([]), run.answers, at) >= max(at), file
