"""A way through the choices left open, as lines of `play` that lead along it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from judge.answer.player import view_of
from judge.engine import Machine, Option
from judge.light import NamedTuple
from judge.port.lines import Answered
from judge.scenario.play import line_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.outcomes.branching import Branching, Position
    from judge.engine import Choice
    from judge.engine.explore import Picked
    from judge.port.floor import Scenario


class Said(NamedTuple):
    """One line of `play`: who answers, and what."""

    by: str
    text: str

    def __str__(self) -> str:
        return f"{self.by}: {self.text}"


class Step(NamedTuple):
    """One choice on a way: who picked which options, how that is said, how many lines of the file had been played.

    `number` counts the choices that were left open, from 0; -1: there was one answer, or all answers came to the same.
    """

    number: int
    by: str
    kind: str
    options: tuple[Option, ...]
    said: str
    played: int
    machine: Machine

    @property
    def forced(self) -> bool:
        """Whether there was only one answer, so that no line is needed."""
        return self.machine.pending is not None and self.machine.pending.forced


def said(scenario: Scenario, machine: Machine, choice: Choice, picked: Picked, lang: str = "en") -> str:
    """An answer to the open choice as it is written."""
    options = [choice.options[i] for i in picked]
    return scenario.floor.lines.labels(view_of(machine), choice, options, lang)


def along(ground: Branching, way: Sequence[int], lang: str = "en") -> Iterator[Step]:
    """The choices on a way, which is given by the numbers of the answers to those left open."""
    ground = ground.telling()
    position = ground.start()
    yield from asides(ground.scenario, position, lang)
    for at, number in enumerate(way):
        answer = next(islice(ground.answers(position), number, None))
        yield step_of(ground.scenario, at, position.machine, answer.picked, ground.played(position), lang)
        position = ground.after(position, answer.picked)
        yield from asides(ground.scenario, position, lang)


def asides(scenario: Scenario, position: Position, lang: str = "en") -> Iterator[Step]:
    """The choices with one answer that were passed just before a position, where they are kept."""
    for machine, picked, played in position.aside:
        yield step_of(scenario, -1, machine, picked, played, lang)


def step_of(
    scenario: Scenario, number: int, machine: Machine, picked: Picked, played: int, lang: str = "en"
) -> Step:
    """An answer to the choice at which a machine stands."""
    choice = machine.pending
    assert choice is not None
    options = tuple(choice.options[i] for i in picked)
    return Step(number, choice.by, choice.kind, options, said(scenario, machine, choice, picked, lang), played, machine)


def as_lines(scenario: Scenario, steps: Sequence[Step], own: Sequence[Said] = ()) -> tuple[Said, ...]:
    """The steps as lines: a basic action and its price are one. `own` are the lines of the file, put between them."""
    found: list[Said] = []
    done = 0
    for step, said in _written(scenario, steps):
        found += own[done : step.played]
        done = max(done, step.played)
        found.append(said)
    return (*found, *own[done:])


def in_full(scenario: Scenario, steps: Sequence[Step], own: Sequence[Said] = ()) -> tuple[Said, ...]:
    """The same, and a line for each choice with one answer that would else be answered by the line behind it."""
    found: list[Said] = []
    done, waiting = 0, list[Step]()
    written = {id(step): said for step, said in _written(scenario, steps)}
    for step in steps:
        if step.forced:
            if not (found and _answers(scenario, step, found[-1])):  # else that line has answered it
                waiting.append(step)
            continue
        line = written.get(id(step))
        if line is None:
            continue
        behind = [*own[done : step.played], line]
        done = max(done, step.played)
        for early in waiting:
            if _answers(scenario, early, behind[0]):
                found.append(Said(early.by, early.said))
        waiting.clear()
        found += behind
    return (*found, *own[done:])


def _written(scenario: Scenario, steps: Sequence[Step]) -> Iterator[tuple[Step, Said]]:
    """The steps that need a line, with it."""
    way = [Answered(step.by, step.kind, step.options, step.said, step.forced) for step in steps]
    for i, text in scenario.floor.lines.joined(way):
        if not way[i].forced:
            yield steps[i], Said(steps[i].by, text)


def _answers(scenario: Scenario, step: Step, line: Said) -> bool:
    """Whether a line that is meant for later would answer the choice with one answer."""
    choice = step.machine.pending
    read = line_of(scenario, line.by, line.text, "<line>")
    if choice is None or read is None:
        return False
    return scenario.floor.lines.answer(view_of(step.machine), choice, read) is not None
