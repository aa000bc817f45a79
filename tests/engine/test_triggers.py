"""Effects raised by what happened, held together, and resolved one after another; bookings; what is urgent."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from judge.engine import (
    Act,
    Ask,
    Choice,
    Cut,
    Do,
    Draft,
    Event,
    Frame,
    Over,
    Procedure,
    Push,
    Spec,
    Step,
    Triggered,
    View,
)
from judge.engine.data import Booking, Happening
from judge.engine.outcome import Outcome
from tests.engine.toy import Toy, adds, begin, cited, diary, play, run, saying, says, step

Raise = Callable[[View, Event], Iterator[Triggered]]


def on(word: str, *procs: str, **more: Any) -> Raise:
    """Raise these procedures whenever the word is written."""

    def triggers(view: View, event: Event) -> Iterator[Triggered]:
        if any(h.facts.get("word") == word for h in event.happened):
            yield from (Triggered(p, Spec(p), **more) for p in procs)

    return triggers


A, B, C = saying("a", "a1", "a2"), saying("b", "b1"), saying("c", "c1")
P = saying("p", "go", "done")


def test_a_single_effect_comes_at_once_between_two_steps() -> None:
    assert diary(run(Toy(P, A, triggers=on("go", "a")), "p")) == ("go", "a1", "a2", "done")


def test_of_several_effects_the_one_named_by_the_game_picks_the_next() -> None:
    machine = begin(Toy(P, A, B, C, triggers=on("go", "a", "b", "c"), orders=lambda v, items: "second"), "p")
    choice = machine.run()
    assert isinstance(choice, Choice)
    assert (choice.by, choice.kind) == ("second", "order")
    assert choice.options == (("resolve", "a"), ("resolve", "b"), ("resolve", "c"))
    play(machine, "c", "b")
    assert diary(machine) == ("go", "c1", "b1", "a1", "a2", "done")


def test_the_game_may_say_that_one_of_several_effects_comes_right_after_what_raised_them() -> None:
    def triggers(view: View, event: Event) -> Iterator[Triggered]:
        yield from on("go", "a", "c")(view, event)
        yield from on("go", "b", soon="right after")(view, event)

    ahead = lambda view, items: [item for item in items if item.soon] or items  # noqa: E731
    machine = begin(Toy(P, A, B, C, triggers=triggers, ahead=ahead), "p")
    choice = machine.run()
    assert isinstance(choice, Choice)
    assert choice.options == (("resolve", "a"), ("resolve", "c"))
    assert diary(machine) == ("go", "b1")


def test_what_a_batch_leaves_behind_is_told_what_happened_in_it() -> None:
    def keep(draft: Draft, happened: Sequence[Happening]) -> None:
        words = [h.facts["word"] for h in happened if h.kind == "note"]
        draft.set("heard", (*draft.get("heard", ()), *words))

    machine = run(Toy(P, A, triggers=on("go", "a"), keep=keep), "p")
    assert machine.state["heard"] == diary(machine) == ("go", "a1", "a2", "done")


def test_who_picks_is_asked_anew_each_time() -> None:
    game = Toy(P, A, B, C, triggers=on("go", "a", "b", "c"), orders=lambda v, items: f"player {len(items)}")
    machine = begin(game, "p")
    asked = []
    while isinstance(choice := machine.run(), Choice):
        asked.append(choice.by)
        machine.answer((0,))
    assert asked == ["player 3", "player 2"]


def test_what_arises_while_an_effect_is_resolved_comes_before_those_held() -> None:
    def triggers(view: View, event: Event) -> Iterator[Triggered]:
        yield from on("go", "a", "b")(view, event)
        yield from on("a1", "c")(view, event)

    machine = run(Toy(P, A, B, C, triggers=triggers), "p", {}, "a")
    assert diary(machine) == ("go", "a1", "c1", "a2", "b1", "done")


def test_a_held_effect_whose_reason_has_gone_is_dropped() -> None:
    still = lambda view, item: not (item.id == "b" and "a2" in view.get("diary", ()))  # noqa: E731
    game = Toy(P, A, B, triggers=on("go", "a", "b"), still=still)
    assert diary(run(game, "p", {}, "a")) == ("go", "a1", "a2", "done")
    assert diary(run(game, "p", {}, "b")) == ("go", "b1", "a1", "a2", "done")


def test_the_frame_of_an_effect_knows_the_event_that_raised_it() -> None:
    machine = run(Toy(P, A, B, triggers=on("go", "a", "b")), "p", {}, "b")
    went = next(e for e in machine.log or () if e.kind == "change")
    begun = [e for e in machine.log or () if e.kind == "begin" and e.data["trigger"]]
    assert [(e.cause, e.data["trigger"], e.parent) for e in begun] == [(went.n, "b", 1), (went.n, "a", 1)]


# -- conditions of the state -----------------------------------------------------------------------------------------


def low(view: View, event: Event) -> Iterator[Triggered]:
    """As long as a counter is empty, its effect is called for."""
    for name in ("x", "y"):
        if not view.get(name, 0):
            yield Triggered(f"empty {name}", Spec(f"mend {name}"), level=True)


def mend(name: str) -> Procedure:
    """An effect whose own first change still finds its condition true."""
    steps = (step(f"{name} 1", says(f"{name}?")), step(f"{name} 2", adds(name), says(f"{name}!")))
    return Procedure(f"mend {name}", steps)


def test_a_condition_of_the_state_does_not_raise_itself_while_held_or_resolved() -> None:
    game = Toy(Procedure("p", (step("p 1", adds("x", -1), adds("y", -1)),)), mend("x"), mend("y"), triggers=low)
    machine = run(game, "p", {"x": 1, "y": 1}, "empty y")
    assert diary(machine) == ("y?", "y!", "x?", "x!")


def test_a_condition_that_is_still_true_after_its_effect_raises_it_again() -> None:
    twice = Procedure("mend x", (step("x 1", says("x?")), step("x 2", adds("tries"))))

    def triggers(view: View, event: Event) -> Iterator[Triggered]:
        if view.get("x", 0) == 0 and view.get("tries", 0) < 2:
            yield Triggered("empty x", Spec("mend x"), level=True)

    p = Procedure("p", (step("p 1", adds("x", -1)), step("p 2", says("next"))))
    assert diary(run(Toy(p, twice, triggers=triggers), "p", {"x": 1})) == ("x?", "next", "x?")


def test_a_happening_may_raise_the_same_effect_inside_itself() -> None:
    def triggers(view: View, event: Event) -> Iterator[Triggered]:
        if view.get("x", 0) < 3 and any(c.path == "x" for c in event.changes):
            yield Triggered("more", Spec("more"))

    more = Procedure("more", (step("m 1", adds("x")), step("m 2", says("end"))))
    machine = run(Toy(Procedure("p", (step("p 1", adds("x")),)), more, triggers=triggers), "p")
    assert (machine.state["x"], diary(machine)) == (3, ("end", "end"))


# -- cuts ------------------------------------------------------------------------------------------------------------


def cut_to(proc: str, then: str) -> Step:
    def cut(view: View, frame: Frame) -> Outcome:
        return Cut(next(f.id for f in view.frames if f.proc == proc), then)

    return Step("cut", cut)


def test_a_cut_takes_held_effects_along() -> None:
    game = Toy(P, Procedure("a", (cut_to("p", "p 2"),)), B, triggers=on("go", "a", "b"))
    machine = run(game, "p", {}, "a")
    assert diary(machine) == ("go", "done")
    assert next(e for e in machine.log or () if e.kind == "cut").data["held"] == ("b",)


# -- bookings --------------------------------------------------------------------------------------------------------


def booking(id: str, thing: int, dies_with: int = 0) -> Act:
    spec = Spec("late", locals={"id": id})
    return Act("book", {"booking": Booking(id, "happen", {"thing": thing}, spec, dies_with=dies_with)})


def late(view: View, frame: Frame) -> Outcome:
    id = frame.locals["id"]
    return Do((Act("unbook", {"ids": (id,)}), says(f"late {id}")))


LATE = Procedure("late", (Step("l 1", late),))


def thing(n: int, *steps: Step) -> Procedure:
    """An object in being: when its frame ends, that is something that may be waited for."""
    return Procedure(f"thing {n}", steps, ends=lambda v, f, r: (Act("happen", {"thing": n}),))


def test_what_is_booked_on_the_end_of_one_object_waits_for_just_that_one() -> None:
    inner = thing(2, step("t2 1", booking("one", 1), booking("two", 2)), step("t2 2", says("inner")))
    outer = thing(1, Step("t1 1", lambda v, f: Push(Spec("thing 2"))), step("t1 2", says("outer")))
    p = Procedure("p", (Step("p 1", lambda v, f: Push(Spec("thing 1"))), step("p 2", says("after"))))
    machine = run(Toy(p, outer, inner, LATE), "p")
    assert diary(machine) == ("inner", "late two", "outer", "late one", "after")
    assert machine.state.get("bookings") is None
    begun = [e for e in machine.log or () if e.kind == "begin" and e.data["proc"] == "late"]
    frames = {e.data["about"]["id"]: e.parent for e in begun}
    assert frames == {"two": 2, "one": 1}, "a booking is delivered in the frame below the one that ended"


def test_what_is_booked_on_an_object_goes_with_it_when_the_stack_is_cut() -> None:
    cutter = thing(2, step("t2 1", booking("x", 2, dies_with=2), booking("y", 9)), cut_to("p", "p 2"))
    p = Procedure("p", (Step("p 1", lambda v, f: Push(Spec("thing 2"))), step("p 2", says("after"))))
    machine = run(Toy(p, cutter, LATE), "p")
    assert diary(machine) == ("after",)
    assert [b.id for b in machine.state["bookings"]] == ["y"]


# -- what is urgent --------------------------------------------------------------------------------------------------


def doom(view: View) -> Outcome | None:
    return Cut(0, over="lost", clauses=("u 1",)) if view.get("x", 1) == 0 else None


def test_what_is_urgent_comes_before_effects_and_inside_anything() -> None:
    game = Toy(Procedure("p", (step("p 1", adds("x", -1), says("go")),)), A, triggers=on("go", "a"), urgent=doom)
    machine = run(game, "p", {"x": 1})
    assert (machine.over, diary(machine)) == (Over("lost"), ("go",))
    assert (machine.log or [])[-1].clauses == ("u 1",)


def held(*steps: Step) -> tuple[Procedure, Procedure]:
    p = Procedure("p", (Step("p 1", lambda v, f: Push(Spec("h", holds=("urgent",)))), step("p 2", says("after"))))
    return p, Procedure("h", steps)


def test_an_urgent_check_that_is_held_back_is_made_when_the_frame_ends() -> None:
    machine = run(Toy(*held(step("h 1", adds("x", -1)), step("h 2", says("still"))), urgent=doom), "p", {"x": 1})
    assert (machine.over, diary(machine)) == (Over("lost"), ("still",))


def test_an_urgent_check_that_is_held_back_passes_over_what_was_mended_meanwhile() -> None:
    machine = run(Toy(*held(step("h 1", adds("x", -1)), step("h 2", adds("x"))), urgent=doom), "p", {"x": 1})
    assert (machine.over, diary(machine)) == (Over(None), ("after",))


def rescue(view: View) -> Outcome | None:
    busy = any(f.proc == "rescue" for f in view.frames)
    return Push(Spec("rescue")) if view.get("x", 1) == 0 and not busy else None


def test_something_urgent_may_begin_a_frame_of_its_own() -> None:
    p = Procedure("p", (step("p 1", adds("x", -1)), step("p 2", says("after"))))
    saved = Procedure("rescue", (step("r 1", adds("x"), says("saved")),))
    assert diary(run(Toy(p, saved, urgent=rescue), "p", {"x": 1})) == ("saved", "after")


def test_effects_raised_by_a_change_are_not_lost_because_something_urgent_came_first() -> None:
    p = Procedure("p", (step("p 1", adds("x", -1), says("go")), step("p 2", says("after"))))
    saved = Procedure("rescue", (step("r 1", adds("x"), says("saved")),))
    machine = run(Toy(p, saved, B, urgent=rescue, triggers=on("go", "b")), "p", {"x": 1})
    assert diary(machine) == ("go", "saved", "b1", "after")


def test_a_cut_that_takes_the_holding_frame_away_lets_the_urgent_check_be_made() -> None:
    p, h = held(step("h 1", adds("x", -1)), cut_to("p", "p 2"))
    machine = run(Toy(p, h, urgent=doom), "p", {"x": 1})
    assert (machine.over, diary(machine)) == (Over("lost"), ())


@pytest.mark.parametrize("answer", ["a", "b"])
def test_choices_inside_effects_stop_the_run_there(answer: str) -> None:
    def ask(view: View, frame: Frame) -> Outcome:
        if "got" not in frame.locals:
            return Ask(Choice("second", "word", (("a",), ("b",))), "got")
        return Do((says(frame.locals["got"][0][0]),))

    game = Toy(P, Procedure("q", (Step("q 1", ask),)), triggers=on("go", "q"))
    machine = run(game, "p", {}, answer)
    assert diary(machine) == ("go", answer, "done")
    assert cited(machine, "choice")[-1] == "q 1"
