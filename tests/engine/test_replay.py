"""Forks, saved machines, recording switched off: at every step of a run that has all the kernel can do in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from judge.engine import (
    Act,
    Amendment,
    Ask,
    Choice,
    Cut,
    Do,
    Event,
    Frame,
    Machine,
    Procedure,
    Push,
    Replacement,
    Spec,
    Step,
    Triggered,
    View,
    effect,
)
from judge.engine.data import Booking
from judge.engine.machine import HELD
from judge.engine.outcome import Outcome
from judge.engine.tree import Node, block, num
from tests.engine.replaying import Picked, as_text, check_everywhere, finish, position, positions
from tests.engine.toy import Toy, adds, asks, begin, diary, play, saying, says, step


def weigh(view: View, frame: Frame) -> Outcome:
    """Ask twice in one step, consulting and passing a gap at each call."""
    view.consult("c 1", about="weighing")
    taken = view.gap("G1", ("c 2",))
    for name in ("left", "right"):
        if name not in frame.locals:
            return Ask(Choice("first", name, (("yes",), ("no",))), name)
    return Do((says(f"{frame.locals['left'][0][0]} {frame.locals['right'][0][0]} {taken}"), adds("x", -1)))


def triggers(view: View, event: Event) -> Iterator[Triggered]:
    if any(c.path == "x" for c in event.changes):
        yield Triggered("tree", effect.spec("t", "e 1", "second"))
        yield Triggered("cutter", Spec("cutter"))
    if view.get("y", 0) > 0:
        yield Triggered("y", Spec("y"), level=True)


def would(view: View, acts: tuple[Act, ...]) -> Iterator[Triggered]:
    if any(a.args.get("word") == "big" for a in acts):
        yield from (Triggered(f"w{i}", Spec("just before")) for i in (1, 2))


def replacements(view: View, acts: tuple[Act, ...]) -> Iterator[Replacement]:
    for i, act in enumerate(acts):
        for id in ("r", "s"):
            if act.args.get("word") == "big" and id not in act.used:
                yield Replacement(id, i, (act, says(id)), (f"{id} 1",), optional=id == "s", by="first")


def operate(view: View, frame: Frame, node: Node) -> Outcome:
    if "word" not in frame.locals["here"]:
        return Ask(Choice("second", "word", (("tick",), ("tock",))), "word")
    return Do((says(frame.locals["here"]["word"][0][0]), adds("y")))


def cut(view: View, frame: Frame) -> Outcome:
    phase = next(f for f in view.frames if f.proc == "phase")
    return Cut(phase.id, "phase 3", Spec("clear", holds=("urgent",)), clauses=("c 13",))


LATER = Act("book", {"booking": Booking("late", "happen", {"what": "phase"}, Spec("late"))})
AMENDED = Amendment("A 1", "phase 2", "before", step("A 1", says("amended")).run, lambda v, f: f.you == "second")
GAME = Toy(
    Procedure(
        "p", (step("p 1", LATER), Step("p 2", lambda v, f: Push(Spec("phase", "second"))), step("p 3", says("big"))),
    ),
    Procedure(
        "phase",
        (Step("phase 1", weigh), step("phase 2", says("phase on")), asks("phase 3", "first", "big", "small")),
        ends=lambda v, f, r: (Act("happen", {"what": "phase"}),),
    ),
    Procedure("cutter", (asks("cutter 1", "second", "go", "stop"), Step("cutter 2", cut))),
    Procedure("late", (step("late 1", says("late"), Act("unbook", {"ids": ("late",)})),)),
    Procedure("y", (step("y 1", adds("y", -1)),)),
    saying("just before", "just before"), saying("clear", "clear"),
    trees={"t": block(Node("repeat", {"n": num(2), "do": (Node("tick", {}),)}))},
    operations={"tick": operate},
    amendments=(AMENDED,),
    triggers=triggers, would=would, replacements=replacements, orders=lambda v, i: "second",
    watched=lambda v: {"sum": v.get("x", 0) + v.get("y", 0)},
)  # fmt: skip

# The first pick settles which of the two effects comes first; the run is longer where the tree comes before the cut.
SCRIPTS = [tuple((i,) for i in picks) for picks in product((0, 1), repeat=4)]


def start(record: bool = True) -> Machine:
    return begin(GAME, "p", {"x": 3}, record=record)


def full(first: tuple[Picked, ...]) -> list[Picked]:
    """Answers for a whole run: those given, then always the first option."""
    machine, taken = start(), []
    while isinstance(machine.run(), Choice):
        picked = first[len(taken)] if len(taken) < len(first) else (0,)
        machine.answer(picked)
        taken.append(picked)
    return taken


def test_a_fork_takes_along_all_that_a_machine_consists_of() -> None:
    assert sorted(HELD) == sorted(name for part in Machine.__mro__ for name in getattr(part, "__slots__", ()))


def test_a_fork_has_all_that_a_machine_consists_of() -> None:
    machine = begin(Toy(Procedure("p", (step("p 1", adds("n")), step("p 2", adds("n"))))), "p")
    machine.advance()
    marks = {name: object() for name in HELD if name not in ("game", "state", "_memo", "_kept")}
    for name, mark in marks.items():
        setattr(machine, name, mark)
    fork = machine.fork()
    own = {"log": None, "silences": None}
    assert {name: getattr(fork, name) for name in marks} == marks | own
    assert (fork.game, fork.state, fork._memo) == (machine.game, machine.state, machine._memo)
    assert fork._memo is not machine._memo


def test_the_run_has_everything_in_it() -> None:
    machine = finish(start(), full(((0,), (1,), (0,))))
    kinds = {e.kind for e in machine.log or ()}
    assert kinds == {"step", "change", "choice", "gap", "begin", "end", "cut", "consult", "replace"}
    assert {"just before", "late", "clear", "r", "s", "tick"} <= {*diary(machine)}
    assert machine.gaps == (("G1", 0),)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda s: "".join(str(i) for (i,) in s))
def test_fork_save_and_load_at_every_step(script: tuple[Picked, ...]) -> None:
    assert check_everywhere(start, full(script)) > 30


@pytest.mark.parametrize("script", SCRIPTS[::5])
def test_without_recording_the_state_is_the_same_and_there_are_no_events(script: tuple[Picked, ...]) -> None:
    answers = full(script)
    with_log, without = finish(start(), answers), finish(start(record=False), answers)
    assert without.log is None
    assert without.state == with_log.state
    assert (without.over, without.gaps) == (with_log.over, with_log.gaps)
    assert [f.proc for f in without.stack] == [f.proc for f in with_log.stack]


def test_without_recording_every_choice_is_the_same() -> None:
    answers = full(SCRIPTS[5])
    with_log, without = start(), start(record=False)
    for picked in answers:
        assert with_log.run() == without.run()
        with_log.answer(picked)
        without.answer(picked)


def test_forks_in_the_middle_of_a_nested_resolution_are_independent() -> None:
    answers = full(SCRIPTS[0])
    for taken in range(len(answers)):
        machine = start()
        for picked in answers[:taken]:
            machine.run()
            machine.answer(picked)
        machine.run()
        before, saved = position(machine), machine.dump()
        events = as_text(machine.log or ())
        forks = [machine.fork([]) for _ in machine.pending.options] if machine.pending else []
        for i, fork in enumerate(forks):
            fork.answer((i,))
            while isinstance(fork.run(), Choice):
                fork.answer((len(fork.pending.options) - 1,) if fork.pending else ())
        assert position(machine) == before
        assert machine.dump() == saved
        assert as_text(machine.log or ()) == events
        assert finish(machine, answers[taken:]).state == finish(start(), answers).state


def test_a_fork_without_a_log_records_nothing_and_comes_to_the_same_state() -> None:
    answers = full(SCRIPTS[2])
    machine = start()
    for taken in positions(machine, answers):
        if machine.pending is not None:
            silent = machine.fork()
            assert silent.log is None
            assert finish(silent, answers[taken:]).state == finish(start(), answers).state


def test_another_reading_of_a_gap_is_taken_and_kept_when_saved() -> None:
    machine = Machine(GAME, {"x": 3}, [], {"G1": 1})
    machine.start(Spec("p"))
    machine.run()
    loaded = play(Machine.load(GAME, machine.dump(), []), "yes", "no")
    assert diary(loaded) == ("yes no 1",)
    assert loaded.gaps == (("G1", 1),)


def test_a_gap_that_a_watched_fact_rests_on_is_passed_and_written_once() -> None:
    def watched(view: View) -> dict[str, int]:
        return {"seen": view.gap("G1", ("c 2",)) + view.get("n", 0)}

    machine = begin(Toy(Procedure("p", (step("p 1", adds("n")), step("p 2", adds("n")))), watched=watched), "p")
    machine.run()
    assert machine.gaps == (("G1", 0),)
    assert [e.clauses for e in machine.log or () if e.kind == "gap"] == [("c 2",)]
