"""Checking that a run can be forked, saved and resumed at every one of its steps."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from judge.engine import Event, Machine, Option, codec
from judge.engine.machine import SAVED

Picked = tuple[int, ...]


class Attempt(NamedTuple):
    """An answer that was not offered but tried all the same."""

    option: Option


Answers = Sequence[Picked | Attempt]


def as_text(events: Sequence[Event]) -> str:
    """Events as JSON lines, for comparing byte by byte."""
    return "\n".join(json.dumps([codec.to_json(f) for f in e], ensure_ascii=False) for e in events)


def position(machine: Machine) -> tuple[object, ...]:
    """Everything that decides how a machine goes on."""
    return tuple(getattr(machine, name) for name in SAVED)


def give(machine: Machine, answer: Picked | Attempt) -> None:
    """Answer the open choice."""
    if isinstance(answer, Attempt):
        choice = machine.pending
        assert choice is not None
        machine.pending = choice._replace(options=(*choice.options, answer.option))
        machine.answer((len(choice.options),))
    else:
        machine.answer(answer)


def finish(machine: Machine, answers: Answers) -> Machine:
    """Run on with these answers, until they are used up or all is over."""
    for picked in answers:
        machine.run()
        give(machine, picked)
    machine.run()
    return machine


def positions(machine: Machine, answers: Answers) -> Iterator[int]:
    """Take a machine through a run one advance at a time; yields before each how many answers were given."""
    taken = 0
    while machine.over is None:
        yield taken
        if machine.pending is not None:
            if taken == len(answers):
                return
            give(machine, answers[taken])
            taken += 1
        elif machine.stack:
            machine.advance()
        else:
            return
    yield taken


def check_everywhere(start: Callable[[], Machine], answers: Answers, full: bool = True, share: int = 1) -> int:
    """Go through a run step by step; at every step a fork and a loaded copy must come to the same end and record.

    Parameters
    ----------
    start
        Makes the machine afresh, recording.
    full
        Resume every copy to the very end; otherwise every copy to the next choice, and to the end from every choice.
    share
        Copies are made at one position in so many.

    Returns
    -------
    How many positions were gone through.
    """
    whole, again = finish(start(), answers), finish(start(), answers)
    assert whole.log is not None
    assert again.log is not None
    end, events = position(whole), whole.log
    assert as_text(again.log) == as_text(events), "two runs of the same input differ"

    machine, checked = start(), 0
    log = machine.log
    assert log is not None
    waiting: list[tuple[int, int, Machine]] = []
    for taken in positions(machine, answers):
        checked += 1
        resting = machine.pending is not None or machine.over is not None
        if resting:
            while waiting:  # each goes as soon as it is looked at: all that all record is more than there is room for
                where, seen, copy = waiting.pop()
                copy.run()
                assert position(copy) == position(machine), f"from position {where} the run comes elsewhere"
                assert copy.log == log[seen:], f"from position {where} the run records otherwise"
        if checked % share:
            continue
        text = machine.dump()
        pair = (Machine.load(machine.game, text, []), machine.fork([]))
        for copy in pair:
            assert position(copy) == position(machine), f"a copy of position {checked} differs"
        assert pair[0].dump() == text, f"position {checked} is saved otherwise the second time"
        if full or resting:
            for copy in pair:
                seen = len(log)
                finish(copy, answers[taken:])
                assert position(copy) == end, f"from position {checked} the run comes to another end"
                assert copy.log == events[seen:], f"from position {checked} the run records otherwise"
        else:
            waiting += [(checked, len(log), copy) for copy in pair]
    assert position(machine) == end
    assert log == events
    return checked
