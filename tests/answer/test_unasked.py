"""Choices between what comes to the same are not asked, and are told once."""

from __future__ import annotations

import judge
from judge.port.ruling import Ruling
from judge.report import page, record

PLAYERS = """
  a: {megami: [honoka, saine], life: 8, aura: 2, flare: 2, vigor: 1%s}
  b: {megami: [yurina, himika], life: 7, aura: 3, flare: 3, deck: 3%s}
"""


def ruled(cards: str, board: str, a: str = "", b: str = "", play: str = "[]") -> Ruling:
    text = f"cards_adhoc:\n{cards}\nboard:\n  distance: 5\n  {board}{PLAYERS % (a, b)}play: {play}\n"
    scenario, problems = judge.parse(text)
    assert scenario is not None, problems
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems
    assert ruling.refused is None
    return ruling


WALK = "  Walk: {type: action, copies: 3}"
GET = """  Get:
    type: action
    abilities: [{at: on_use, do: [{pick: {as: it, from: me.played}}, {put: {card: it, to: me.hand}}]}]"""
OFFER = """  Offer:
    type: action
    abilities:
      - at: on_use
        do:
          - may: {do: [{pick: {as: it, from: me.hand}}, {put: {card: it, to: owner.facedown}}]}
          - {if: done, then: [{draw: 1}]}"""


def test_copies_in_hand_are_one_option() -> None:
    ruling = ruled(WALK, "action: standard", ", hand: [Walk, Walk]")
    assert ruling.stopped is not None
    assert ruling.stopped.options == ("use Walk", "a basic action", "end")
    assert page.text(ruling).count("- a: use Walk") == 1
    assert record.record(ruling)["stopped"]["options"].count("use Walk") == 1


def test_of_copies_that_lie_alike_any_is_picked() -> None:
    ruling = ruled(f"{WALK}\n{GET}", "action: standard", ", hand: [Get], played: [Walk, Walk]", play="[a: use Get]")
    assert ruling.board["a.hand"] == ("Walk",)


def test_which_of_two_others_is_picked_is_asked() -> None:
    ruling = ruled(f"{WALK}\n{GET}", "action: standard", ", hand: [Get], played: [Walk, 見切り]", play="[a: use Get]")
    assert ruling.stopped is not None
    assert len(ruling.stopped.options) == 2


def test_the_order_of_copies_with_as_many_crystals_is_not_asked_and_of_others_it_is() -> None:
    husk = "  Husk: {type: enhancement, copies: 2, charge: 1, abilities: [{at: disenchant, do: [{flinch: opp}]}]}"
    alike = ruled(husk, "at: 8-1-3 ii", ", deck: 3, enhancements: [Husk: 1, Husk: 1]")
    assert alike.board["a.played"] == ("Husk", "Husk")
    lamp = "  Lamp: {type: enhancement, charge: 1}"
    others = ruled(f"{husk}\n{lamp}", "at: 8-1-3 ii", ", deck: 3, enhancements: [Husk: 1, Lamp: 1]")
    assert others.stopped is not None
    assert others.stopped.kind == "order"


def test_what_may_be_done_and_would_do_nothing_is_not_asked() -> None:
    empty = ruled(OFFER, "action: standard", ", hand: [Offer], deck: 2", play="[a: use Offer]")
    assert empty.stopped is not None
    assert (empty.stopped.kind, empty.board["a.hand"]) == ("main", ())
    one = ruled(OFFER, "action: standard", ", hand: [Offer, 見切り], deck: 2", play="[a: use Offer]")
    assert one.stopped is not None
    assert one.stopped.options == ("yes", "no")


def test_the_line_of_an_order_is_kept_for_where_there_is_something_to_order() -> None:
    board = """
board:
  distance: 4
  a: {megami: [yurina, saine], life: 8, aura: 3, hand: [Slash]}
  b: {megami: [raira, utsuro], life: 8, aura: 3, enhancements: [円環輪廻旋: 2, 終末: 2]}
play: [{a: use Slash}, {b: damage aura}%s]
"""
    open_one, ordered = (judge.rule(board % line) for line in ("", ", {a: order 終末}"))
    assert open_one.stopped is not None
    assert open_one.stopped.kind == "order"
    assert ordered.board["b.specials.used"] != open_one.board["b.specials.used"]


def test_a_no_to_nothing_is_kept_for_what_may_be_done() -> None:
    ruling = judge.rule("""
board:
  distance: 4
  a: {megami: [chikage, yurina], hand: [Slash]}
  b: {megami: [honoka, tokoyo], hand: [桜花のお守り, 麻痺毒]}
play: [a: use Slash, b: respond 桜花のお守り, b: no, b: damage aura]
""")
    assert ruling.refused is None
    assert ruling.board["b.aura"] == 0
