"""What expressions come to on a small board."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from judge.answer.run import adjudicate, view_of
from judge.engine.data import Done
from judge.engine.view import View
from judge.floors import FLOORS
from judge.furuyoni import board
from judge.furuyoni.effects.vocabulary import evaluate
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.scenario import parse_scenario

BOARD = """
edition: ko-2025-08-15
board:
  turn: 5
  active: a
  phase: main
  distance: 4
  shadow: 5
  a:
    megami: [yurina, saine]
    life: 8
    aura: 3
    flare: 5
    vigor: 1
    hand: [斬, 一閃]
    played: [衝音晶]
    enhancements: [無音壁: 2]
    specials: {used: [月影落]}
  b: {megami: [himika, tokoyo], life: 7, aura: 0, flare: 2, vigor: 2, flinch: true}
"""


@cache
def view() -> View:
    scenario, problems = parse_scenario(BOARD, "board.yaml", FLOORS)
    assert scenario is not None, problems
    ruling, faults = adjudicate(scenario)
    assert ruling is not None, faults
    return view_of(ruling.machine)


def card(zone: str) -> int:
    return board.lie_in(view(), zone)[0]


def value(text: str, you: str = "a", **more: Any) -> Any:
    """The value for a player, the enhancement speaking and the used special looked at."""
    this = board.card_ref(view(), card("a.enhancements"))
    context = Context(you, this, subject=card("a.specials"), owner="a", **more)
    return evaluate.evaluate(view(), context, parse(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 + 3 * 2", 8), ("(2 + 3) * 2", 10), ("7 /up 2", 4), ("7 /down 2", 3), ("7 /up 0", 0), ("-me.life", -8),
        ("1 - 2 - 3", -4), ("min(me.aura, 2)", 2), ("max(me.aura, opp.aura, 1)", 3),
        ("me.life", 8), ("opp.life", 7), ("me.aura_room", 2), ("me.hand", 2), ("opp.hand", 0), ("me.vigor", 1),
        ("shadow", 5), ("distance", 4), ("distance.crystals", 4), ("mastery_zone", 2), ("turn", 5), ("phase", "main"),
        ("me.turn.attacks", 0), ("this.crystals", 2), ("this.zone", "enhancements"), ("card.state", "used"),
        ("card.class", "special"), ("card.type", "attack"), ("this.subtype", "throughout"), ("this.x", 0),
        ("count(me.hand)", 2), ("count(me.hand, card.type == attack)", 2), ("count(both.specials)", 1),
        ("zones_with(5)", 2), ("zones_with(36)", 0), ("yurina", "yurina"), ("out_of_game", "out_of_game"),
        ("break_away", "break_away"), ("none", None), ("true", True),
    ],
)  # fmt: skip
def test_values(text: str, expected: Any) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("me.aura <= 3", True), ("me.aura < 3", False), ("me.aura >= 4 or opp.aura == 0", True),
        ("not me.aura == 3", False), ("not not me.aura == 3", True), ("opp.flinch and not me.flinch", True),
        ("my_turn", True), ("any(me.hand, card.type == attack)", True), ("any(opp.hand)", False),
        ("any(me.specials, filter=card.state == used and card.megami == yurina)", True),
        ("card.other_megami", True), ("this.mine", True), ("card.self == this", False), ("card.class != normal", True),
        ("other_specials_used", True), ("card.owner == me", True), ("card.owner == opp", False),
        # a dash or nothing compares with no number, and is equal to nothing else
        ("dash < 1", False), ("dash >= 0", False), ("dash == none", True), ("this.x <= 3", True), ("dash == 0", False),
    ],
)  # fmt: skip
def test_conditions(text: str, expected: bool) -> None:
    assert bool(value(text)) is expected


def test_the_other_player_sees_the_board_from_the_other_side() -> None:
    assert (value("me.life", "b"), value("opp.life", "b"), bool(value("my_turn", "b"))) == (7, 8, False)
    assert value("this.mine", "b") is False


def test_a_value_that_is_not_defined_counts_as_0() -> None:
    context = Context("a", board.card_ref(view(), card("a.enhancements")), owner="a")
    assert evaluate.number(view(), context, parse("this.x")) == 0
    assert evaluate.number(view(), context, parse("attack.aura")) == 0
    assert value("this.x + 2") == 2


def test_results_are_counted_or_asked_about() -> None:
    found = (board.card_ref(view(), card("a.specials")),)
    assert value("names.it", names={"it": found}) == 1
    assert value("names.it.class", names={"it": found}) == "special"
    assert value("names.it", names={"it": ()}) == 0
    assert value("names.n + 1", names={"n": 4}) == 5


@pytest.mark.parametrize(("last", "expected"), [(Done.FULLY, True), (Done.PARTLY, False), (Done.NOT, False)])
def test_done_means_done_in_full(last: Done, expected: bool) -> None:
    assert value("done", names={"\x00last": last}) is expected


def test_what_called_an_effect_up_is_asked_about() -> None:
    facts = {"by": "b", "from": "a.aura", "to": f"card.{card('a.enhancements')}", "moved": 2,
             "card": board.card_ref(view(), card("a.specials"))}  # fmt: skip
    names = {"event": facts}
    assert value("event.by == opp", names=names) is True
    assert value("event.by == me", names=names) is False
    assert value("event.from == aura and event.moved == 2", names=names)
    assert value("event.card.class", names=names) == "special"
    assert value("event.value", names=names) is None
    assert value("event.card.type", names={}) is None
