"""Runs that never end are recognised by a position that comes again; what is used up, or counted, is no such run."""

from __future__ import annotations

from typing import Any

import pytest

from judge.engine import Act, Cut, Event, Goto, Machine, Over, Procedure, Push, Spec, Step, Triggered, View
from judge.engine import machine as machines
from judge.engine.identity import CALLED, Count, EffectId
from judge.engine.machine import LOOKED_FOR
from tests.engine.replaying import as_text
from tests.engine.toy import Toy, adds, asks, begin, play, step


def over(machine: Machine) -> Event:
    return next(e for e in machine.log or () if e.kind == "over")


def ended(game: Toy, state: dict[str, Any] | None = None) -> Machine:
    machine = begin(game, "p", state)
    machine.run()
    return machine


def test_steps_that_go_round_are_recognised_long_before_the_limit() -> None:
    game = Toy(Procedure("p", (step("p 1", adds("x", 0)), Step("p 2", lambda v, f: Goto("p 1")))))
    machine = ended(game)
    assert machine.over == Over("loop")
    assert machine.idle < 3 * LOOKED_FOR
    assert 0 < over(machine).data["since"] < over(machine).n


def test_a_round_may_go_through_frames_that_come_and_go() -> None:
    inner = Procedure("inner", (step("i 1", adds("x", 0)), step("i 2", adds("x", 0))))
    outer = Procedure("p", (Step("p 1", lambda v, f: Push(Spec("inner"))), Step("p 2", lambda v, f: Goto("p 1"))))
    machine = ended(Toy(inner, outer))
    assert machine.over == Over("loop")
    assert machine.idle < 4 * LOOKED_FOR


def test_a_round_that_leaves_its_rest_on_the_stack_is_recognised() -> None:
    nested = Procedure("n", (step("n 1", adds("x", 0)),))

    def triggers(view: View, event: Event) -> tuple[Triggered, ...]:
        return (Triggered(EffectId(rule="t", which=Count(CALLED, event.n)), Spec("n")),)

    machine = ended(Toy(Procedure("p", (step("p 1", adds("x", 0)),)), nested, triggers=triggers))
    assert machine.over == Over("loop")
    assert machine.idle < 4 * LOOKED_FOR
    assert over(machine).data["since"]


def test_what_is_used_up_ends_by_itself() -> None:
    nested = Procedure("n", (step("n 1", adds("x", -1)),))

    def triggers(view: View, event: Event) -> tuple[Triggered, ...]:
        return (Triggered(EffectId(rule="t", which=Count(CALLED, event.n)), Spec("n")),) if view.get("x", 0) > 0 else ()

    machine = ended(Toy(Procedure("p", (step("p 1", adds("x", -1)),)), nested, triggers=triggers), {"x": 400})
    assert machine.over == Over(None)
    assert machine.state["x"] == 0


def test_what_is_counted_for_ever_is_stopped_by_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "LOOP_LIMIT", 500)
    machine = ended(Toy(Procedure("p", (step("p 1", adds("x")), Step("p 2", lambda v, f: Goto("p 1"))))))
    assert machine.over == Over("loop")
    assert "since" not in over(machine).data


def test_a_choice_begins_the_search_anew() -> None:
    def rounds(view: View, frame: Any) -> Goto:
        return Goto("p 1", drop=("p 1",)) if view.get("n", 0) < 60 else Goto("p 3")

    steps = (
        asks("p 1", "first", "x", "y", then=lambda word: Act("add", {"path": "n", "n": 1})), Step("p 2", rounds),
        step("p 3", adds("x", 0)),
    )  # fmt: skip
    machine = play(begin(Toy(Procedure("p", steps)), "p"), *["x"] * 60)
    assert machine.over == Over(None)


def test_the_game_says_with_what_an_endless_run_ends() -> None:
    game = Toy(Procedure("p", (Step("p 1", lambda v, f: Goto("p 1")),)))
    game.endless = lambda view, took: Cut(0, over=("draw", "loop")[view.gap("G1", ())])  # type: ignore[method-assign]
    machine = ended(game)
    assert machine.over == Over("draw")
    assert machine.gaps == (("G1", 0),)


def test_a_machine_saved_on_the_way_round_comes_to_the_same_end() -> None:
    game = Toy(Procedure("p", (step("p 1", adds("x", 0)), Step("p 2", lambda v, f: Goto("p 1")))))
    whole = ended(game)
    machine = begin(game, "p")
    for _ in range(LOOKED_FOR + 20):
        machine.advance()
    log: list[Event] = list(machine.log or ())
    loaded = Machine.load(game, machine.dump(), log)
    loaded.run()
    assert loaded.over == whole.over
    assert as_text(log) == as_text(whole.log or ())


def test_the_game_hears_what_takes_part_in_going_round_and_not_what_waits_below() -> None:
    """A frame with an object of its own waits below the two that go round."""
    told: list[tuple[int, ...]] = []
    inner = Procedure("q", (step("q 1", adds("x", 0)), Step("q 2", lambda v, f: Goto("q 1"))))
    outer = Procedure("p", (Step("p 1", lambda v, f: Push(Spec("q"))),))
    game = Toy(outer, inner)
    game.partakes = lambda frame: (7,) if frame.proc == "p" else (8, 9)  # type: ignore[method-assign]
    game.endless = lambda view, took: told.append(took) or Cut(0, over="loop")  # type: ignore[func-returns-value, method-assign]
    assert ended(game).over == Over("loop")
    assert told == [(8, 9)]
