"""A way through the choices left open, as lines of `play` that lead along it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from judge.answer.outcomes.branching import Branching, Position
from judge.answer.player import view_of
from judge.engine import Choice, Machine, Option
from judge.engine.explore import Picked
from judge.furuyoni import lines


class Said(NamedTuple):
    """One line of `play`: who answers, and what."""

    by: str
    text: str

    def __str__(self) -> str:
        return f"{self.by}: {self.text}"


class Step(NamedTuple):
    """One choice on a way: who picked which options, how that is said, how many lines of the file had been played.

    `number` counts the choices that were left open, from 0; -1: all answers came to the same, and one was taken.
    """

    number: int
    by: str
    kind: str
    options: tuple[Option, ...]
    said: str
    played: int


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
    return Step(number, choice.by, choice.kind, options, said(machine, choice, picked, lang), played)


def as_lines(steps: Sequence[Step], own: Sequence[Said] = ()) -> tuple[Said, ...]:
    """The steps as lines: a basic action and its price are one. `own` are the lines of the file, put between them."""
    found: list[Said] = []
    before = ""
    done = 0
    for step in steps:
        found += own[done : step.played]
        done = max(done, step.played)
        options = step.options
        if step.kind == "basic_cost" and before == "basic" and found and found[-1].by == step.by:
            price = "with vigor" if options == (("vigor",),) else f"covering {step.said.partition(' ')[2]}"
            found[-1] = Said(step.by, f"{found[-1].text} {price}")
        elif options != (("basic",),):
            found.append(Said(step.by, step.said))
        before = step.kind
    return (*found, *own[done:])
