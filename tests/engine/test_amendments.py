"""Steps put before, after or instead of others, or that skip them, looked up at each step."""

from __future__ import annotations

from judge.engine import Amendment, Ask, Choice, Do, Finish, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.engine.game import Predicate
from judge.engine.outcome import Outcome
from tests.engine.toy import Toy, adds, cited, diary, run, saying, says, step

P = saying("p", "one", "two", "three")


def always(view: View, frame: Frame) -> bool:
    return True


def amend(how: str, id: str, at: str = "p 2", when: Predicate = always, run: Step | None = None) -> Amendment:
    return Amendment(at, how, when, run or step(id, says(id)))


def amended(*amendments: Amendment, procedure: Procedure = P, you: str = "first") -> tuple[str, ...]:
    table: dict[str, list[Amendment]] = {}
    for a in amendments:
        table.setdefault(a.at, []).append(a)
    start = Procedure("start", (Step("s", lambda v, f: Push(Spec("p", you))),))
    return diary(run(Toy(start, procedure, saying("sub", "sub"), amendments=table), "start"))


def test_before_after_instead_and_skip() -> None:
    assert amended(amend("before", "X")) == ("one", "X", "two", "three")
    assert amended(amend("after", "X")) == ("one", "two", "X", "three")
    assert amended(amend("instead", "X")) == ("one", "X", "three")
    assert amended(amend("skip", "X")) == ("one", "three")


def test_the_first_and_the_last_step_may_be_amended() -> None:
    assert amended(amend("before", "X", at="p 1")) == ("X", "one", "two", "three")
    assert amended(amend("after", "X", at="p 3")) == ("one", "two", "three", "X")
    assert amended(amend("skip", "X", at="p 3")) == ("one", "two")
    assert amended(amend("instead", "X", at="p 3")) == ("one", "two", "X")


def test_several_amendments_of_one_step_run_in_their_order() -> None:
    table = ("after", "Y"), ("before", "A"), ("after", "Z"), ("before", "B"), ("instead", "I")
    found = amended(*(amend(how, id) for how, id in table))
    assert found == ("one", "A", "B", "I", "Y", "Z", "three")


def test_what_comes_after_a_skipped_step_still_comes() -> None:
    assert amended(amend("skip", "X"), amend("after", "Y")) == ("one", "Y", "three")


def test_a_step_made_of_amendments_alone_that_fail_their_condition_is_untouched() -> None:
    assert amended(*(amend(how, "X", when=lambda v, f: False) for how in ("before", "after", "instead", "skip"))) == (
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
    assert amended(amend("before", "A"), amend("skip", "S", when=unless)) == ("one", "A", "two", "three")
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
        assert amended(amend(how, "X", run=Step("X", run_))) == expected, how


def test_an_amending_step_may_jump_or_finish() -> None:
    assert amended(amend("before", "X", run=Step("X", lambda v, f: Goto("p 3")))) == ("one", "three")
    assert amended(amend("after", "X", run=Step("X", lambda v, f: Finish()))) == ("one", "two")


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
    game = Toy(P, amendments={"p 2": (amend("instead", "A7-5 iii"),)})
    assert cited(run(game, "p")) == ["p 1", "A7-5 iii", "p 3"]
