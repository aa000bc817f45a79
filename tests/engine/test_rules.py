"""Ports: what answers, what amends it, what is cited, what is switched off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from judge.engine import PASS, Amendment, Machine, Next, Procedure, Rule, Rules, Spec, Step, View, nothing
from judge.engine.rule import AmendmentError
from tests.engine.toy import Toy


class Asks(Rules):
    owner: Rule[[int], str] = Rule("5-4")
    room: Rule[[str], int] = Rule("7-1 room", off=lambda view, zone: 99)
    due: Rule[[str], Iterator[str]] = Rule("8-1", "8-2", gathers=True, keyed=True)
    forbids: Rule[[str], Iterator[str]] = Rule("1-4", gathers=True, says=True)


def due(view: View, moment: str) -> Iterator[str]:
    yield f"core {moment}"


CORE = {"5-4": lambda view, card: "first", "7-1 room": lambda view, zone: 5, "8-1": due, "1-4": nothing}


def asked(*amendments: Amendment, off: frozenset[str] = frozenset()) -> Any:
    game = Toy(amendments=amendments, rules=Asks, core=CORE, off=off)
    return View(game, {}, record=True)


def cited(view: View) -> list[tuple[str, ...]]:
    return [clauses for kind, clauses, _ in view.notes or () if kind == "consult"]


def test_where_nothing_amends_it_the_cores_own_function_answers() -> None:
    assert asked().rules.owner is CORE["5-4"]
    assert asked(Amendment("A1-1", "5-4", "before", lambda v, c: PASS)).rules.room is CORE["7-1 room"]


def test_before_answers_or_lets_the_core_decide() -> None:
    view = asked(Amendment("A1-1", "5-4", "before", lambda v, card: "second" if card == 2 else PASS))
    assert (view.rules.owner(view, 1), cited(view)) == ("first", [])
    assert (view.rules.owner(view, 2), cited(view)) == ("second", [("A1-1",)])


def test_after_gets_the_answer_and_is_cited_where_it_changes_it() -> None:
    view = asked(Amendment("A1-1", "7-1 room", "after", lambda v, found, zone: found - (zone == "x"), cites=("A2-1",)))
    assert (view.rules.room(view, "y"), cited(view)) == (5, [])
    assert (view.rules.room(view, "x"), cited(view)) == (4, [("A1-1", "A2-1")])


def test_instead_and_when_and_several_in_their_order() -> None:
    taken = Amendment("A1-1", "5-4", "instead", lambda v, c: "second", when=lambda v, c: c == 2)
    more = Amendment("A1-2", "5-4", "after", lambda v, found, c: f"{found}!")
    view = asked(taken, more)
    assert (view.rules.owner(view, 1), view.rules.owner(view, 2)) == ("first!", "second!")


def test_a_list_is_added_to_at_the_place_that_is_named() -> None:
    view = asked(Amendment("A1-1", "8-2", "also", lambda v, moment: ("more",)))
    assert (tuple(view.rules.due(view, "8-1")), cited(view)) == (("core 8-1",), [])
    assert (tuple(view.rules.due(view, "8-2")), cited(view)) == (("core 8-2", "more"), [("A1-1",)])
    fewer = asked(Amendment("A1-1", "8-2", "after", lambda v, found, moment: found[1:]))
    assert (tuple(fewer.rules.due(fewer, "8-2")), cited(fewer)) == ((), [("A1-1",)])


def test_an_amendment_and_a_rule_can_be_switched_off() -> None:
    amendment = Amendment("A1-1", "7-1 room", "after", lambda v, found, zone: found - 1)
    view = asked(amendment, off=frozenset({"A1-1"}))
    assert view.rules.room(view, "x") == 5
    view = asked(amendment, off=frozenset({"7-1 room"}))
    assert view.rules.room(view, "x") == 98


def test_what_adds_items_that_bear_their_own_clauses_is_not_cited_for_it() -> None:
    more = Amendment("A1-1", "1-4", "also", lambda v, what: ("forbidden",))
    view = asked(more)
    assert (tuple(view.rules.forbids(view, "x")), cited(view)) == (("forbidden",), [])
    view = asked(more._replace(how="instead"))
    assert (tuple(view.rules.forbids(view, "x")), cited(view)) == (("forbidden",), [("A1-1",)])


def test_other_rules_have_another_fingerprint() -> None:
    amendment = Amendment("A1-1", "7-1 room", "after", lambda v, found, zone: found - 1)
    assert asked().rules.fingerprint == asked().rules.fingerprint != asked(amendment).rules.fingerprint


def test_what_fits_nothing_is_refused() -> None:
    with pytest.raises(AmendmentError, match="cannot amend 5-4"):
        asked(Amendment("A1-1", "5-4", "also", lambda v, c: ()))
    with pytest.raises(AmendmentError, match="no function for room"):
        Toy(rules=Asks, core={"5-4": CORE["5-4"]})
    with pytest.raises(AmendmentError, match="both answer for 5-4"):
        asked(*(Amendment(id, "5-4", "instead", lambda v, c: "") for id in ("A1-1", "A2-1")))


def test_a_machine_saved_under_other_rules_is_not_gone_on_with() -> None:
    step = Procedure("p", (Step("p 1", lambda view, frame: Next()),))
    machine = Machine(Toy(step), {})
    machine.start(Spec("p"))
    text = machine.dump()
    assert Machine.load(Toy(step), text).state == machine.state
    more = Amendment("A1-1", "p 1", "before", lambda view, frame: Next())
    with pytest.raises(ValueError, match="other rules"):
        Machine.load(Toy(step, amendments=(more,)), text)
    with pytest.raises(ValueError, match="another version"):
        Machine.load(Toy(step), text.replace('"format":', '"written":'))
