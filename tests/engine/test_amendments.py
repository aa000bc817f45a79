"""Steps put before, after or instead of others, of a whole procedure, or at its end."""

from __future__ import annotations

import pytest

from judge.engine import (
    Abandon,
    Act,
    Amendment,
    Ask,
    Choice,
    Do,
    Finish,
    Frame,
    Goto,
    Next,
    Procedure,
    Push,
    Rules,
    Spec,
    Step,
    View,
)
from judge.engine.outcome import Outcome
from judge.engine.procedure import Predicate, StepFn
from judge.engine.rule import AmendmentError
from tests.engine.toy import Toy, adds, cited, diary, run, saying, says, step

P = saying("p", "one", "two", "three")


def always(view: View, frame: Frame) -> bool:
    return True


def amend(how: str, id: str, at: str = "p 2", when: Predicate = always, run: StepFn | None = None) -> Amendment:
    return Amendment(id, at, how, run or step(id, says(id)).run, when)


def amended(*amendments: Amendment, procedure: Procedure = P, you: str = "first") -> tuple[str, ...]:
    start = Procedure("start", (Step("s", lambda v, f: Push(Spec("p", you))),))
    return diary(run(Toy(start, procedure, saying("sub", "sub"), amendments=amendments), "start"))


def skip(at: str = "p 2", when: Predicate = always) -> Amendment:
    return amend("instead", "S", at, when, lambda v, f: Next())


def test_before_after_instead_and_skip() -> None:
    assert amended(amend("before", "X")) == ("one", "X", "two", "three")
    assert amended(amend("after", "X")) == ("one", "two", "X", "three")
    assert amended(amend("instead", "X")) == ("one", "X", "three")
    assert amended(skip()) == ("one", "three")


def test_the_first_and_the_last_step_may_be_amended() -> None:
    assert amended(amend("before", "X", at="p 1")) == ("X", "one", "two", "three")
    assert amended(amend("after", "X", at="p 3")) == ("one", "two", "three", "X")
    assert amended(skip("p 3")) == ("one", "two")
    assert amended(amend("instead", "X", at="p 3")) == ("one", "two", "X")


def test_several_amendments_of_one_step_run_in_their_order() -> None:
    table = ("after", "Y"), ("before", "A"), ("after", "Z"), ("before", "B"), ("instead", "I")
    found = amended(*(amend(how, id) for how, id in table))
    assert found == ("one", "A", "B", "I", "Y", "Z", "three")


def test_what_comes_after_a_skipped_step_still_comes() -> None:
    assert amended(skip(), amend("after", "Y")) == ("one", "Y", "three")


def test_a_step_made_of_amendments_alone_that_fail_their_condition_is_untouched() -> None:
    assert amended(*(amend(how, how, when=lambda v, f: False) for how in ("before", "after", "instead"))) == (
        "one", "two", "three",
    )  # fmt: skip


def test_an_amendment_may_hold_for_one_player_only() -> None:
    mine = amend("instead", "X", when=lambda v, f: f.you == "second")
    assert amended(mine, you="first") == ("one", "two", "three")
    assert amended(mine, you="second") == ("one", "X", "three")


def test_amendments_are_looked_up_when_the_step_comes_not_when_the_frame_begins() -> None:
    late = lambda v, f: "one" in v.get("diary", ())  # noqa: E731
    assert amended(amend("before", "X", when=late)) == ("one", "X", "two", "three")
    assert amended(amend("before", "X", at="p 1", when=late)) == ("one", "two", "three")


def test_a_condition_is_asked_again_after_what_came_before() -> None:
    unless = lambda v, f: "A" not in v.get("diary", ())  # noqa: E731
    assert amended(amend("before", "A"), skip(when=unless)) == ("one", "A", "two", "three")
    assert amended(amend("before", "A"), amend("before", "B", when=unless)) == ("one", "A", "two", "three")


def test_an_amending_step_may_ask_and_push_and_is_called_again_like_any_other() -> None:
    def run_(view: View, frame: Frame) -> Outcome:
        if "said" not in frame.locals:
            return Ask(Choice("first", "k", (("only",),)), "said")
        if "pushed" not in frame.locals:
            return Push(Spec("sub"), put={"pushed": True}, then=None)
        return Do((says("X"),))

    for how, expected in (
        ("before", ("one", "sub", "X", "two", "three")),
        ("after", ("one", "two", "sub", "X", "three")),
        ("instead", ("one", "sub", "X", "three")),
    ):
        assert amended(amend(how, "X", run=run_)) == expected, how


def test_an_amending_step_may_jump_or_finish() -> None:
    assert amended(amend("before", "X", run=lambda v, f: Goto("p 3"))) == ("one", "three")
    assert amended(amend("after", "X", run=lambda v, f: Finish())) == ("one", "two")


def test_what_comes_before_a_step_comes_each_time_the_step_is_gone_to() -> None:
    def again(view: View, frame: Frame) -> Outcome:
        n = frame.locals.get("n", 0)
        return Goto("p 2", {"n": n + 1}) if n < 1 else Next()

    looped = Procedure("p", (*P.steps[:2], Step("p loop", again)))
    assert amended(amend("before", "X"), procedure=looped) == ("one", "X", "two", "X", "two")
    assert amended(amend("after", "X"), procedure=looped) == ("one", "two", "X", "two", "X")


def test_what_comes_before_a_step_comes_each_time_a_change_leads_back_to_it() -> None:
    def back(view: View, frame: Frame) -> Outcome:
        return Do((says("two"), adds("n")), then="p 1" if view.get("n", 0) < 1 else "p 3")

    looped = Procedure("p", (P.steps[0], Step("p 2", back), P.steps[2]))
    assert amended(amend("before", "X", at="p 1"), procedure=looped) == ("X", "one", "two", "X", "one", "two", "three")


def test_what_comes_before_a_step_that_jumps_away_comes_again_when_the_step_does() -> None:
    def jump(view: View, frame: Frame) -> Outcome:
        return Do((adds("n"), says("jump")), then="p 1" if view.get("n", 0) < 1 else "p 3")

    jumping = Procedure("p", (Step("p 1", jump), *P.steps[1:]))
    found = amended(amend("before", "X", at="p 1"), procedure=jumping)
    assert found == ("X", "jump", "X", "jump", "three")


def test_a_guard_that_is_lost_keeps_an_amendment_from_running_too() -> None:
    guard = lambda v, f: "two" not in v.get("diary", ())  # noqa: E731
    assert amended(amend("after", "X"), procedure=P._replace(guard=guard)) == ("one", "two")
    assert amended(amend("before", "X", at="p 3"), procedure=P._replace(guard=guard)) == ("one", "two")


def test_an_amendment_is_cited_under_its_own_clause() -> None:
    game = Toy(P, amendments=(amend("instead", "A7-5 iii"),))
    assert cited(run(game, "p")) == ["p 1", "A7-5 iii", "p 3"]


TWO = Procedure(
    "q",
    (
        step("q 1", says("one")),
        step("q 2 x", says("two x"), of="q 2"),
        step("q 2 y", says("two y"), of="q 2"),
        step("q 3", says("three")),
    ),
)


def of_two(*amendments: Amendment, procedure: Procedure = TWO) -> tuple[str, ...]:
    return diary(run(Toy(procedure, amendments=amendments), "q"))


def test_a_clause_of_several_steps_is_amended_as_one() -> None:
    assert of_two(amend("before", "X", "q 2")) == ("one", "X", "two x", "two y", "three")
    assert of_two(amend("after", "X", "q 2")) == ("one", "two x", "two y", "X", "three")
    assert of_two(amend("instead", "X", "q 2")) == ("one", "X", "three")
    assert of_two(amend("instead", "X", "q 2"), amend("after", "Y", "q 2")) == ("one", "X", "Y", "three")


def leaving(outcome: Outcome) -> Procedure:
    """The procedure whose last step ends with an outcome."""
    return TWO._replace(steps=(*TWO.steps[:3], Step("q 3", lambda v, f: outcome)))


def test_what_comes_behind_a_procedure_comes_however_it_is_done_but_not_if_it_is_broken_off() -> None:
    behind = amend("after", "X", "q")
    assert of_two(behind) == ("one", "two x", "two y", "three", "X")
    assert of_two(behind, procedure=leaving(Finish())) == ("one", "two x", "two y", "X")
    assert of_two(behind, procedure=leaving(Abandon())) == ("one", "two x", "two y")
    assert of_two(behind, amend("after", "Y", "q"), procedure=leaving(Next())) == ("one", "two x", "two y", "X", "Y")


def test_what_a_procedure_came_to_is_handed_on_past_what_comes_behind_it() -> None:
    def ask(view: View, frame: Frame) -> Outcome:
        return Push(Spec("q"), into="got", then=None) if "got" not in frame.locals else Do((says(frame.locals["got"]),))

    game = Toy(Procedure("o", (Step("o", ask),)), leaving(Finish("done")), amendments=(amend("after", "X", "q"),))
    assert diary(run(game, "o")) == ("one", "two x", "two y", "X", "done")


def test_leaving_a_clause_for_elsewhere_past_what_comes_after_it_is_an_error_of_the_author() -> None:
    away = TWO._replace(steps=(*TWO.steps[:2], Step("q 2 y", lambda v, f: Goto("q 1"), of="q 2"), TWO.steps[3]))
    with pytest.raises(LookupError, match="goes to q 1"):
        of_two(amend("after", "X", "q 2"), procedure=away)
    onward = TWO._replace(steps=(TWO.steps[0], Step("q 2 x", lambda v, f: Goto("q 3"), of="q 2"), *TWO.steps[2:]))
    assert of_two(amend("after", "X", "q 2"), procedure=onward) == ("one", "X", "three")


def test_what_an_amending_step_keeps_must_not_be_what_the_procedure_itself_keeps() -> None:
    def keeps(view: View, frame: Frame) -> Outcome:
        return Do((adds("n"),), into="kept") if "kept" not in frame.locals else Next()

    asked = Procedure("q", (Step("q 1", keeps), step("q 2", says("two"))))
    with pytest.raises(LookupError, match="kept"):
        of_two(amend("before", "X", "q 2", run=keeps_always), procedure=asked)
    assert of_two(amend("before", "X", "q 1", run=keeps_always), procedure=TWO) == ("one", "two x", "two y", "three")


def keeps_always(view: View, frame: Frame) -> Outcome:
    return Do((adds("n"),), into="kept")


def test_the_end_of_a_procedure_can_have_more_happen() -> None:
    def more(view: View, frame: Frame, result: object) -> tuple[Act, ...]:
        return (says("more"),)

    below = Procedure("o", (Step("o", lambda v, f: Push(Spec("q"))),))
    game = Toy(below, TWO, amendments=(Amendment("X", "q ends", "also", more),))
    assert diary(run(game, "o")) == ("one", "two x", "two y", "three", "more")


def test_an_amendment_of_nothing_is_refused() -> None:
    with pytest.raises(AmendmentError, match="X amends q 9"):
        Toy(TWO, amendments=(amend("before", "X", "q 9"),))


def test_two_chapters_cannot_both_stand_in_place_of_a_step_unless_it_is_said_what_holds() -> None:
    both = (amend("instead", "A1-1", "q 1"), amend("instead", "A2-1", "q 1"))
    with pytest.raises(AmendmentError, match="both answer for q 1"):
        Toy(TWO, amendments=both)
    Rules({}, (TWO,), both, settled={frozenset({"A1-1", "A2-1"})})
