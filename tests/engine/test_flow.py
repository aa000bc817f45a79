"""Steps, jumps, nested frames, choices, batches, cuts: how a run goes on."""

from __future__ import annotations

from typing import Any

import pytest

from judge.engine import Ask, Choice, Cut, Do, Done, Finish, Frame, Goto, Next, Over, Procedure, Push, Spec, Step, View
from judge.engine import machine as machines
from judge.engine.choice import CHANCE
from judge.engine.outcome import NEXT, Outcome
from tests.engine.toy import Toy, adds, asks, begin, cited, diary, play, run, saying, says, step


def test_steps_run_in_the_order_of_the_document_and_are_cited() -> None:
    machine = run(Toy(saying("p", "one", "two", "three")), "p")
    assert diary(machine) == ("one", "two", "three")
    assert cited(machine) == ["p 1", "p 2", "p 3"]


def test_a_step_may_cite_other_clauses_than_its_own() -> None:
    inner = Step("p 1 check", lambda v, f: Next(), ("p 1", "q 7"))
    assert cited(run(Toy(Procedure("p", (inner,))), "p")) == ["p 1", "q 7"]


def test_goto_jumps_and_drops_what_it_names() -> None:
    def once(view: View, frame: Frame) -> Outcome:
        seen = frame.locals.get("seen", 0)
        return Goto("p 3") if seen == 2 else Goto("p 1", {"seen": seen + 1, "junk": True}, ("junk",))

    def last(view: View, frame: Frame) -> Outcome:
        return Finish("junk" in frame.locals)

    steps = (step("p 1", says("again")), Step("p 2", once), Step("p 3", last))
    machine = run(Toy(Procedure("p", steps)), "p")
    assert diary(machine) == ("again",) * 3
    assert cited(machine).count("p 2") == 3


def test_a_pushed_frame_hands_its_result_to_the_one_below() -> None:
    def outer(view: View, frame: Frame) -> Outcome:
        if "got" not in frame.locals:
            return Push(Spec("inner", "second", {"n": 3}), into="got", then=None)
        return Do((says(f"got {frame.locals['got']}"),))

    inner = Procedure("inner", (Step("i 1", lambda v, f: Finish(f.locals["n"] * 2)), step("i 2", says("never"))))
    machine = run(Toy(Procedure("p", (Step("p 1", outer),)), inner), "p")
    assert diary(machine) == ("got 6",)


def test_a_frame_remembers_what_it_interrupted_and_why() -> None:
    outer = Step("p 1", lambda v, f: Push(Spec("inner", "second", {}, nesting="n 8")))
    seen: list[Frame] = []
    inner = Procedure("inner", (Step("i 1", lambda v, f: seen.append(f) or Next()),))
    machine = run(Toy(Procedure("p", (outer,)), inner), "p")
    assert (seen[0].parent, seen[0].nesting, seen[0].you) == (1, "n 8", "second")
    begun = [e for e in machine.log or () if e.kind == "begin"]
    assert begun[1].clauses == ("n 8",)


def test_frames_nest_deep_and_come_back_in_order() -> None:
    def down(view: View, frame: Frame) -> Outcome:
        depth = frame.locals.get("depth", 0)
        return Next() if depth == 200 else Push(Spec("p", locals={"depth": depth + 1}))

    def back(view: View, frame: Frame) -> Outcome:
        return Do((adds("back"),))

    assert run(Toy(Procedure("p", (Step("p 1", down), Step("p 2", back)))), "p").state["back"] == 201


# -- choices ---------------------------------------------------------------------------------------------------------


def test_a_choice_stops_the_run_with_its_options_and_who_decides() -> None:
    machine = begin(Toy(Procedure("p", (asks("p 1", "second", "left", "right"),))), "p")
    choice = machine.run()
    assert isinstance(choice, Choice)
    assert (choice.by, choice.options, choice.clauses) == ("second", (("left",), ("right",)), ("p 1",))
    machine.answer((1,))
    assert machine.run() == Over(None)
    assert diary(machine) == ("right",)


def test_a_choice_with_one_option_needs_no_answer_but_is_recorded() -> None:
    machine = run(Toy(Procedure("p", (asks("p 1", "first", "only"),))), "p")
    assert [e.data["forced"] for e in machine.log or () if e.kind == "choice"] == [True]


@pytest.mark.parametrize(
    ("picked", "said"),
    [((0, 0), "twice"), ((9,), "not offered"), ((-1,), "not offered"), ((), "0 picked"), ((0, 1), "2 picked")],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(picked: tuple[int, ...], said: str) -> None:
    machine = begin(Toy(Procedure("p", (asks("p 1", "first", "left", "right"),))), "p")
    machine.run()
    before = machine.dump()
    with pytest.raises(ValueError, match=said):
        machine.answer(picked)
    assert machine.dump() == before


def test_no_answer_is_taken_where_nobody_asks() -> None:
    with pytest.raises(ValueError, match="no choice is open"):
        begin(Toy(saying("p", "one")), "p").answer((0,))


@pytest.mark.parametrize(
    ("least", "most", "ordered", "options", "forced"),
    [
        (1, 1, False, 1, True), (0, 1, False, 1, False), (2, 2, False, 2, True), (2, 2, True, 2, False),
        (0, 0, False, 0, True),
    ],
)  # fmt: skip
def test_what_leaves_no_choice(least: int, most: int, ordered: bool, options: int, forced: bool) -> None:
    words = tuple((str(i),) for i in range(options))
    assert Choice(CHANCE, "k", words, least, most, ordered=ordered).forced is forced


# -- batches ---------------------------------------------------------------------------------------------------------


def test_a_batch_is_one_event_with_what_was_computed_from_it() -> None:
    def watched(view: View) -> dict[str, Any]:
        return {"sum": view.get("x", 0) + view.get("y", 0)}

    game = Toy(Procedure("p", (step("p 1", adds("x", 2), adds("y", 1), adds("x", 1)),)), watched=watched)
    (event,) = [e for e in run(game, "p", {"y": 4}).log or () if e.kind == "change"]
    assert [tuple(c) for c in event.changes] == [("x", None, 3), ("y", 4, 5)]
    assert [tuple(c) for c in event.derived] == [("sum", 4, 8)]
    assert [h.kind for h in event.happened] == ["add"] * 3
    assert event.clauses == ("p 1",)


def test_each_act_says_how_much_of_it_was_done() -> None:
    def look(view: View, frame: Frame) -> Outcome:
        if "done" not in frame.locals:
            return Do((adds("x", -2), adds("y", -2), adds("z", 2)), into="done", then=None)
        return Next({"result": tuple(r.done for r in frame.locals["done"])})

    ended: list[Any] = []
    game = Toy(Procedure("p", (Step("p 1", look),), ends=lambda v, f, result: ended.append(result) or ()))
    run(game, "p", {"x": 1})
    assert ended == [(Done.PARTLY, Done.NOT, Done.FULLY)]


def test_an_event_names_the_facts_read_and_who_wrote_them_last() -> None:
    def read(view: View, frame: Frame) -> Outcome:
        return Do((adds("y", view.get("x")),))

    machine = run(Toy(Procedure("p", (step("p 1", adds("x")), Step("p 2", read)))), "p", {"y": 1})
    first, second = [e for e in machine.log or () if e.kind == "change"]
    assert dict(second.reads) == {"x": first.n, "y": 0}


# -- cuts ------------------------------------------------------------------------------------------------------------


def cutting(over: Any = None, then: str | None = "p 2", push: Spec | None = None) -> Procedure:
    def cut(view: View, frame: Frame) -> Outcome:
        to = 0 if over else next(f.id for f in view.frames if f.proc == "p")
        return Cut(to, None if over else then, push, over, ("c 13",))

    return Procedure("cutter", (Step("cut", cut), step("cut after", says("never"))))


def nest(inner: str, *more: Step) -> tuple[Procedure, Procedure]:
    p = Procedure("p", (Step("p 1", lambda v, f: Push(Spec("q"))), step("p 2", says("p goes on")), *more))
    return p, Procedure("q", (Step("q 1", lambda v, f: Push(Spec(inner))), step("q 2", says("never"))))


def test_a_cut_takes_every_frame_above_and_lets_the_one_below_go_on() -> None:
    machine = run(Toy(*nest("cutter"), cutting()), "p")
    assert diary(machine) == ("p goes on",)
    (event,) = [e for e in machine.log or () if e.kind == "cut"]
    assert (event.clauses, event.data["to"], event.data["gone"]) == (("c 13",), 1, (2, 3))


def test_a_cut_may_begin_a_frame_that_runs_before_what_is_left() -> None:
    machine = run(Toy(*nest("cutter"), cutting(push=Spec("clear")), saying("clear", "clearing")), "p")
    assert diary(machine) == ("clearing", "p goes on")


def test_a_cut_to_the_ground_ends_everything_with_its_result() -> None:
    machine = run(Toy(*nest("cutter"), cutting(over="second")), "p")
    assert machine.over == Over("second")
    assert (machine.log or [])[-1].kind == "over"
    assert (machine.log or [])[-1].data["gone"] == (1, 2, 3)


# -- guards, ends, limits --------------------------------------------------------------------------------------------


def test_a_guard_once_lost_ends_the_procedure_and_stays_lost() -> None:
    def guard(view: View, frame: Frame) -> bool:
        return view.get("epoch", 0) == frame.locals.get("epoch", 0)

    steps = (step("p 1", adds("epoch")), step("p 2", says("never")), step("p 3", adds("epoch", -1)))
    ended: list[Any] = []
    procedure = Procedure("p", steps, guard, on_lost=Done.NOT, ends=lambda v, f, r: ended.append(r) or ())
    machine = run(Toy(procedure), "p")
    assert (diary(machine), ended) == ((), [Done.NOT])
    assert machine.state["epoch"] == 1


def test_the_guard_is_not_asked_before_the_first_step() -> None:
    assert diary(run(Toy(saying("p", "one", "two")._replace(guard=lambda v, f: False)), "p")) == ("one",)


def test_the_end_of_a_frame_happens_in_the_frame_below() -> None:
    inner = Procedure("inner", (step("i 1", says("inner")),), ends=lambda v, f, r: (says("ended"),))
    outer = Procedure("p", (Step("p 1", lambda v, f: Push(Spec("inner"))), step("p 2", says("outer"))))
    machine = run(Toy(inner, outer), "p")
    assert diary(machine) == ("inner", "ended", "outer")
    assert [e.frame for e in machine.log or () if e.kind == "change"] == [2, 1, 1]


def test_an_endless_run_is_reported_and_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "LOOP_LIMIT", 500)
    game = Toy(Procedure("p", (Step("p 1", lambda v, f: Goto("p 1")),)))
    machine = run(game, "p")
    assert machine.over == Over("loop")


def test_an_answer_shows_that_a_run_is_not_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "LOOP_LIMIT", 10)
    rounds = Step("p 2", lambda v, f: Goto("p 1", drop=("p 1",)) if v.get("x", 0) < 30 else Next())
    game = Toy(Procedure("p", (asks("p 1", "first", "x", "y", then=adds), rounds)))
    assert run(game, "p", {}, *["x"] * 30).over == Over(None)


def test_run_stops_before_a_step_that_is_named() -> None:
    machine = begin(Toy(saying("p", "one", "two", "three")), "p")
    assert machine.run(until="p 3") is None
    assert diary(machine) == ("one", "two")
    assert machine.run() == Over(None)


def test_do_may_name_the_step_that_follows_or_the_same_again() -> None:
    def head(view: View, frame: Frame) -> Outcome:
        return Do((says("head"),), then="p 3")

    steps = (Step("p 1", head), step("p 2", says("never")), step("p 3", says("tail")))
    assert diary(run(Toy(Procedure("p", steps)), "p")) == ("head", "tail")


def test_ask_may_end_the_step() -> None:
    ask = Step("p 1", lambda v, f: Ask(Choice("first", "k", (("a",), ("b",))), "got", NEXT))
    tell = Step("p 2", lambda v, f: Do((says(f.locals["got"][0][0]),)))
    assert diary(play(begin(Toy(Procedure("p", (ask, tell))), "p"), "b")) == ("b",)
