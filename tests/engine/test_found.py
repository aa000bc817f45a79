"""What a view finds once: asked again it tells the same, recorded alike, until a fact that it has read changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.engine import Act, Machine, View
from judge.engine.data import Done, Result
from judge.engine.game import Game, Primitive
from judge.engine.rules import Rules
from judge.engine.view import Draft, Kept


class Lamps(Game):
    """A game of lamps, which are lit one by one."""

    name = "lamps"
    rules = Rules({})
    primitives: Mapping[str, Primitive] = {"set": lambda draft, act: set_(draft, act)}


def lit(view: View) -> Iterator[int]:
    """The numbers of the lamps that are lit; how many there are was read by then."""
    for n in range(view.get("lamps", 0)):
        if view.get(f"lamp.{n}"):
            view.consult("lit", lamp=n)
            yield n


def seen(state: dict[str, object], kept: Kept | None) -> View:
    return View(Lamps(), state, record=True, kept=kept)


STATE: dict[str, object] = {"lamps": 4, "lamp.1": True, "lamp.3": True}


def test_the_record_is_the_same_however_often_it_is_asked() -> None:
    kept: Kept = {}
    plain, *others = (seen(STATE, None), *(seen(STATE, kept) for _ in range(3)))
    assert [*lit(plain)] == [1, 3]
    for view in others:
        assert [*view.found("lit", lit)] == [1, 3]
        assert [*(view.reads or ())] == [*(plain.reads or ())]
        assert view.notes == plain.notes


def test_who_stops_early_has_read_no_more_than_that() -> None:
    kept: Kept = {}
    for _ in range(2):
        view = seen(STATE, kept)
        assert next(view.found("lit", lit)) == 1
        assert [*(view.reads or ())] == ["lamps", "lamp.0", "lamp.1"]
        assert view.notes == [("consult", ("lit",), {"lamp": 1})]
    assert [*seen(STATE, kept).found("lit", lit)] == [1, 3]


def test_it_is_found_anew_where_something_has_changed_that_was_read() -> None:
    asked = []

    def find(view: View) -> Iterator[int]:
        asked.append(view.state)
        return lit(view)

    machine = Machine(Lamps(), STATE, [])
    for path, times in (("other", 1), ("lamp.0", 1), ("lamp.9", 2), ("lamps", 2), ("", 3)):
        fresh = [*lit(seen(machine.state, None))]
        assert [*machine._view().found("lit", find)] == fresh
        assert [*machine.fork([])._view().found("lit", find)] == fresh
        assert len(asked) == times, path
        machine.lay((Act("set", {"path": path, "to": 2}),), (), "")
    machine.readings = {**machine.readings, "G1": 1}
    assert [*machine._view().found("lit", find)]
    assert len(asked) == 4


def set_(draft: Draft, act: Act) -> Result:
    """A fact set."""
    draft.set(act.args["path"] or "other", act.args["to"])
    return Result(Done.FULLY)


def test_what_is_left_out_of_account_is_read_and_noted_by_the_same_record() -> None:
    view = seen(STATE, None)
    view.gaps = (("one", 0),)
    inner = view.leaving_out("three")
    assert [*lit(inner)] == [1, 3]
    assert (inner.unheeded, view.unheeded) == ({"three"}, set())
    assert list(view.reads or ()) == ["lamps", "lamp.0", "lamp.1", "lamp.2", "lamp.3"]
    assert [data["lamp"] for _, _, data in view.notes or ()] == [1, 3]
    assert inner.gaps == view.gaps
