"""A way through the choices left open, as lines of `play` that lead along it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from judge.answer.outcomes.branching import Branching, Position
from judge.answer.player import view_of
from judge.engine import Choice, Machine, Option
from judge.engine.explore import Picked
from judge.furuyoni.board import words_of
from judge.furuyoni.file import lines
from judge.furuyoni.file.play import read_line
from judge.text.errors import Place
from judge.text.nodes import Text


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


def said(machine: Machine, choice: Choice, picked: Picked, lang: str = "en") -> str:
    """An answer to the open choice as it is written."""
    view = view_of(machine)
    labels = [lines.label(view, choice, choice.options[i], lang) for i in picked]
    if choice.kind == "shuffle" or len(labels) > 1:
        names = ", ".join(label.partition(" ")[2] for label in labels)
        return f"{'shuffle' if choice.kind == 'shuffle' else 'choose'} [{names}]"
    return labels[0] if labels else "pass"


def along(ground: Branching, way: Sequence[int], lang: str = "en") -> Iterator[Step]:
    """The choices on a way, which is given by the numbers of the answers to those left open."""
    ground = ground.telling()
    position = ground.start()
    yield from _aside(position, lang)
    for at, number in enumerate(way):
        answer = next(islice(ground.answers(position), number, None))
        yield _step(at, position.machine, answer.picked, ground.played(position), lang)
        position = ground.after(position, answer.picked)
        yield from _aside(position, lang)


def _aside(position: Position, lang: str) -> Iterator[Step]:
    for machine, picked, played in position.aside:
        yield _step(-1, machine, picked, played, lang)


def _step(number: int, machine: Machine, picked: Picked, played: int, lang: str) -> Step:
    choice = machine.pending
    assert choice is not None
    options = tuple(choice.options[i] for i in picked)
    return Step(number, choice.by, choice.kind, options, said(machine, choice, picked, lang), played, machine)


def as_lines(steps: Sequence[Step], own: Sequence[Said] = ()) -> tuple[Said, ...]:
    """The steps as lines: a basic action and its price are one. `own` are the lines of the file, put between them."""
    found: list[Said] = []
    done = 0
    for step, said in _written(steps):
        found += own[done : step.played]
        done = max(done, step.played)
        found.append(said)
    return (*found, *own[done:])


def in_full(steps: Sequence[Step], own: Sequence[Said] = ()) -> tuple[Said, ...]:
    """The same, and a line for each choice with one answer that would else be answered by the line behind it."""
    found: list[Said] = []
    done, waiting = 0, list[Step]()
    written = {id(step): said for step, said in _written(steps)}
    for step in steps:
        if step.forced:
            waiting.append(step)
            continue
        line = written.get(id(step))
        if line is None:
            continue
        behind = [*own[done : step.played], line]
        done = max(done, step.played)
        for early in waiting:
            if _answers(early, behind[0]):
                found.append(Said(early.by, early.said))
        waiting.clear()
        found += behind
    return (*found, *own[done:])


def _written(steps: Sequence[Step]) -> Iterator[tuple[Step, Said]]:
    """The steps that need a line, with it: that of a basic action has its price."""
    chosen = [step for step in steps if not step.forced]
    for i, step in enumerate(chosen):
        if step.options == (("basic",),):
            continue
        before = chosen[i - 1].kind if i else ""
        if step.kind == "basic_cost" and before == "basic" and chosen[i - 1].by == step.by:
            continue
        text = step.said
        price = chosen[i + 1] if i + 1 < len(chosen) else None
        if step.kind == "basic" and price is not None and price.kind == "basic_cost" and price.by == step.by:
            how = "with vigor" if price.options == (("vigor",),) else f"covering {price.said.partition(' ')[2]}"
            text = f"{text} {how}"
        yield step, Said(step.by, text)


def _answers(step: Step, line: Said) -> bool:
    """Whether a line that is meant for later would answer the choice with one answer."""
    choice = step.machine.pending
    here = Text(Place("<line>"), line.text)
    read = read_line(line.by, here, here, [], words_of(step.machine.game))
    return choice is not None and read is not None and lines.answer(view_of(step.machine), choice, read) is not None
