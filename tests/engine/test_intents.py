"""What comes just before an act, and what rewrites it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judge.engine import Act, Choice, Procedure, Push, Replacement, Spec, Step, Triggered, View
from tests.engine.toy import Toy, adds, begin, cited, diary, play, run, saying, says, step

P = Procedure("p", (step("p 1", says("go")), step("p 2", says("done"))))
Rewrite = Callable[[View, tuple[Act, ...]], Iterator[Replacement]]


def before(word: str, *procs: str) -> Callable[[View, tuple[Act, ...]], Iterator[Triggered]]:
    """Let these procedures come just before the word is written."""

    def would(view: View, acts: tuple[Act, ...]) -> Iterator[Triggered]:
        if any(a.args.get("word") == word for a in acts):
            yield from (Triggered(p, Spec(p)) for p in procs)

    return would


def instead(id: str, word: str, *into: str, optional: bool = False, by: str = "first") -> Rewrite:
    """Let a word be replaced by others."""

    def replacements(view: View, acts: tuple[Act, ...]) -> Iterator[Replacement]:
        for i, act in enumerate(acts):
            if act.args.get("word") == word and id not in act.used:
                yield Replacement(id, i, tuple(says(w) for w in into), ("r 1",), optional, by)

    return replacements


def all_of(*several: Rewrite) -> Rewrite:
    def replacements(view: View, acts: tuple[Act, ...]) -> Iterator[Replacement]:
        for one in several:
            yield from one(view, acts)

    return replacements


def test_what_comes_just_before_sees_the_board_without_the_change() -> None:
    machine = run(Toy(P, saying("a", "a1", "a2"), would=before("go", "a")), "p")
    assert diary(machine) == ("a1", "a2", "go", "done")


def test_several_that_come_just_before_are_ordered_by_whom_the_game_names_each_once() -> None:
    game = Toy(P, saying("a", "a1"), saying("b", "b1"), would=before("go", "a", "b"), orders=lambda v, i: "second")
    machine = begin(game, "p")
    choice = machine.run()
    assert isinstance(choice, Choice)
    assert choice.by == "second"
    assert diary(play(machine, "b")) == ("b1", "a1", "go", "done")


def test_what_comes_just_before_the_acts_that_a_replacement_put_there_comes_too() -> None:
    def would(view: View, acts: tuple[Act, ...]) -> Iterator[Triggered]:
        yield from before("go", "a")(view, acts)
        yield from before("other", "b")(view, acts)

    game = Toy(P, saying("a", "a1"), saying("b", "b1"), would=would, replacements=instead("r", "go", "other"))
    assert diary(run(game, "p")) == ("a1", "b1", "other", "done")


def test_a_replacement_acts_once_on_an_act_even_if_it_fits_what_it_made() -> None:
    machine = run(Toy(P, replacements=instead("r", "go", "go", "go")), "p")
    assert diary(machine) == ("go", "go", "done")
    assert cited(machine, "replace") == ["r 1"]


def test_nothing_may_be_left_of_an_act() -> None:
    assert diary(run(Toy(P, replacements=instead("r", "go")), "p")) == ("done",)


def test_among_several_replacements_the_one_named_by_the_game_picks() -> None:
    both = all_of(instead("r", "go", "R"), instead("s", "go", "S"))
    machine = begin(Toy(P, replacements=both), "p")
    choice = machine.run()
    assert isinstance(choice, Choice)
    assert (choice.by, choice.kind) == ("second", "replace")
    assert choice.options == (("replace", "r", 0), ("replace", "s", 0))
    assert diary(play(machine, "s")) == ("S", "done")


def test_a_replacement_that_was_not_picked_is_asked_again_about_what_is_left() -> None:
    both = all_of(instead("r", "go", "go", "R"), instead("s", "go", "S"))
    assert diary(run(Toy(P, replacements=both), "p", {}, "r")) == ("S", "R", "done")


def test_an_optional_replacement_may_be_refused_and_is_not_offered_twice() -> None:
    game = Toy(P, replacements=instead("r", "go", "R", optional=True, by="second"))
    machine = begin(game, "p")
    choice = machine.run()
    assert isinstance(choice, Choice)
    assert choice.by == "second"
    assert diary(play(machine.fork(), "no")) == ("go", "done")
    assert diary(play(machine, "yes")) == ("R", "done")
    refused = run(game, "p", {}, "no")
    assert cited(refused, "replace") == []


def test_a_refused_replacement_leaves_room_for_another() -> None:
    both = all_of(instead("r", "go", "R", optional=True), instead("s", "go", "S"))
    assert diary(run(Toy(P, replacements=both), "p", {}, "r", "no")) == ("S", "done")
    assert diary(run(Toy(P, replacements=both), "p", {}, "r", "yes")) == ("R", "done")


def test_only_the_act_that_fits_is_rewritten_and_the_batch_stays_one() -> None:
    both = Procedure("p", (step("p 1", adds("x"), says("go"), adds("y")),))
    machine = run(Toy(both, replacements=instead("r", "go", "R", "S")), "p")
    (event,) = [e for e in machine.log or () if e.kind == "change"]
    assert [h.kind for h in event.happened] == ["add", "note", "note", "add"]
    assert diary(machine) == ("R", "S")


def test_results_of_a_rewritten_batch_reach_the_step_that_ordered_it() -> None:
    def look(view: View, frame):  # type: ignore[no-untyped-def]
        from judge.engine import Do

        if "got" not in frame.locals:
            return Do((says("go"),), into="got", then=None)
        return Do((says(f"heard {frame.locals['got'][0].facts['word']}"),))

    game = Toy(Procedure("p", (Step("p 1", look),)), replacements=instead("r", "go", "R"))
    assert diary(run(game, "p")) == ("R", "heard R")


def test_effects_raised_by_a_rewritten_act_come_after_it() -> None:
    def triggers(view, event):  # type: ignore[no-untyped-def]
        if any(h.facts.get("word") == "R" for h in event.happened):
            yield Triggered("a", Spec("a"))

    game = Toy(P, saying("a", "a1"), replacements=instead("r", "go", "R"), triggers=triggers)
    assert diary(run(game, "p")) == ("R", "a1", "done")


def test_a_frame_begun_just_before_an_act_belongs_to_the_frame_that_ordered_it() -> None:
    outer = Procedure("o", (Step("o 1", lambda v, f: Push(Spec("p"))),))
    machine = run(Toy(outer, P, saying("a", "a1"), would=before("go", "a")), "o")
    begun = {e.data["proc"]: e.parent for e in machine.log or () if e.kind == "begin"}
    assert begun == {"o": 0, "p": 1, "a": 2}
