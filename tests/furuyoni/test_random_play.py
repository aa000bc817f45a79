"""Random legal play from random legal boards: nothing raises, and the invariants hold after every event.

Forty games are played, seventy with `JUDGE_EVERY_FILE=1`: each is looked at after every event.
"""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from judge.answer.run import view_of
from judge.engine import Choice, Machine
from judge.floors import FLOORS
from judge.furuyoni.file import board_facts, lines
from judge.furuyoni.file.setup import Setup
from judge.furuyoni.rules.gaps import GAPS
from judge.scenario.loader import parse_scenario
from tests.engine.replaying import Picked, finish, position
from tests.furuyoni.boards import boards
from tests.furuyoni.invariants import Watch, at_rest
from tests.furuyoni.shipped import EVERY

TURNS = 3
CHOICES = 90
EXAMPLES = 70 if EVERY else 40

bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)


def picked(data: st.DataObject, choice: Choice) -> Picked:
    """Any answer to a choice."""
    every = range(len(choice.options))
    if choice.most == 1 and choice.least == 1:
        return (data.draw(st.integers(0, len(every) - 1)),)
    n = data.draw(st.integers(choice.least, min(choice.most, len(every))))
    order = data.draw(st.randoms(use_true_random=False))
    chosen = order.sample(every, n)
    return tuple(chosen if choice.ordered else sorted(chosen))


def machine_on(board: str, readings: dict[str, int]) -> Machine:
    scenario, problems = parse_scenario(board, "random.yaml", FLOORS)
    assert not problems, problems
    assert scenario is not None
    setup = Setup(scenario)
    assert not setup.problems, setup.problems
    machine = Machine(setup.game, setup.state, None, readings)
    log = Watch()
    setup.begin(machine)
    machine.log = log
    log.begin(machine)
    return machine


@bounded
@given(boards(), st.dictionaries(st.sampled_from(sorted(GAPS)), st.just(1), max_size=3), st.data())
def test_random_play(board: str, readings: dict[str, int], data: st.DataObject) -> None:
    note(board)
    note(f"readings: {readings}")
    machine = machine_on(board, readings)
    last = machine.state["turn"] + TURNS
    answers: list[Picked] = []
    while machine.state["turn"] < last and len(answers) < CHOICES:
        stopped = machine.run()
        if not isinstance(stopped, Choice):
            assert machine.over is not None
            assert machine.over.result in ("a", "b", "draw", "undecided"), machine.over
            break
        if stopped.kind == "main":
            assert at_rest(machine) == []
        assert stopped.by in ("a", "b", "chance")
        assert len({*stopped.options}) == len(stopped.options)
        answer = picked(data, stopped)
        view = view_of(machine)
        note(f"  - {stopped.by}: " + ", ".join(lines.label(view, stopped, stopped.options[i]) for i in answer))
        if len(answers) % 12 == 5:
            text = machine.dump()
            loaded = Machine.load(machine.game, text)
            assert position(loaded) == position(machine)
        machine.answer(answer)
        answers.append(answer)
    machine.run()
    board_facts.board(machine)
    silent = machine_on(board, readings)
    silent.log = None
    assert finish(silent, answers).state == machine.state, "without recording the run comes elsewhere"
