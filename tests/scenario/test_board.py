"""Boards: what is left out is computed, what cannot be is named precisely."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from judge.furuyoni.file.cards import CardIndex
from judge.furuyoni.file.checks import Oddity
from judge.scenario import Scenario, parse_scenario
from judge.text.errors import Problem
from tests.scenario.conftest import floors

Load = Callable[[str], Scenario]
Faults = Callable[[str], list[Problem]]

DESIGN = """\
scenario: A reaction enhancement that cannot be charged
game: furuyoni
edition: ja-2024-06-24          # which comprehensive rules
cards: s9-2
question: Slash is answered with Wavering Crystal at no shadow and no aura. What does the defender take?
board:
  turn: 5
  active: a
  phase: main
  distance: 4
  shadow: 0
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 9, vigor: 1, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 7, aura: 0, flare: 5, vigor: 0, hand: [衝音晶]}
play:
  - a: use Slash
  - b: respond 衝音晶
expect:
  - applied: [9-4 i, 9-2-3 iii, 5-10, 9-2-3 iv, 9-2-3 v, 5-5-2, 9-5 i, 10-5, 5-8-3-2, 10-1, 9-4 iii]
  - a.aura: 2
  - distance: 5
  - b.life: 7
  - b.played: [衝音晶]
  - a.played: [Slash]
source: nobody
"""


def test_the_file_of_the_design_is_read_whole(load: Load) -> None:
    scenario = load(DESIGN)
    board = scenario.board
    assert (scenario.edition, scenario.cards, board.distance, board.shadow) == ("ja-2024-06-24", "s9-2", 4, 0)
    assert board.seats["a"].megami == ("yurina", "himika")
    (hand,) = board.seats["b"].zone("hand")
    assert hand.card is not None
    assert (hand.card.number, hand.place.line) == ("NA-02-saine-O-N-6", 13)
    assert [line.verb for line in scenario.play] == ["use", "respond"]
    assert len(scenario.expect) == 6


def test_an_empty_board_is_the_board_as_a_game_begins(load: Load) -> None:
    board = load("board: {turn: 1}").board
    seats = board.seats
    assert (board.distance, board.shadow, seats["a"].life, seats["a"].aura, seats["b"].flare) == (10, 0, 10, 3, 0)
    assert load("board: {turn: 1}").cards == "s10"


@pytest.mark.parametrize(
    "left_out", ["distance", "shadow", "a.life", "a.aura", "a.flare", "b.life", "b.aura", "b.flare"]
)
@pytest.mark.parametrize(("outside", "on_cards"), [(0, 0), (2, 0), (-1, 3)])
def test_the_one_number_left_out_is_computed(load: Load, left_out: str, outside: int, on_cards: int) -> None:
    numbers = {
        "distance": 4, "shadow": 5, "a.life": 8, "a.aura": 2, "a.flare": 3, "b.life": 7, "b.aura": 2, "b.flare": 5,
    }  # fmt: skip
    numbers["shadow"] += outside - on_cards
    shared = "".join(f"  {k}: {v}\n" for k, v in numbers.items() if "." not in k and k != left_out)
    seats = {
        p: ", ".join(f"{k[2:]}: {v}" for k, v in numbers.items() if k[:2] == p + "." and k != left_out) for p in "ab"
    }
    b = f"megami: [saine, himika], enhancements: [衝音晶: {on_cards}], {seats['b']}"
    text = f"board:\n  outside: {outside}\n{shared}  a: {{{seats['a']}}}\n  b: {{{b}}}\n"
    board = load(text).board
    found = {"distance": board.distance, "shadow": board.shadow}
    for player, seat in board.seats.items():
        found |= {f"{player}.life": seat.life, f"{player}.aura": seat.aura, f"{player}.flare": seat.flare}
    assert found == numbers


def test_of_several_numbers_left_out_the_shadow_takes_what_is_left(load: Load) -> None:
    board = load("board: {distance: 4, a: {life: 8}, b: {aura: 0}}").board
    assert (board.shadow, board.seats["b"].life, board.seats["a"].aura) == (11, 10, 3)


def test_impossible_sums_are_shown(faults: Faults) -> None:
    (problem,) = faults("board: {distance: 4, shadow: 0, a: {life: 10, flare: 9}, b: {life: 10, aura: 3, flare: 3}}")
    assert problem.code == "J201"
    assert "a.life 10" in problem.message
    assert "= 39, 3 too many" in problem.message
    assert "there are 36" in problem.hint
    (problem,) = faults("board:\n  distance: 4\n  shadow: 0\n  outside: 2\n  a: {life: 8}\n")
    assert "b.life 10 by default" in problem.message
    assert "too few" in problem.message
    assert "36 + 2 outside" in problem.hint
    assert (problem.line, problem.column) == (2, 3)


def test_a_number_that_cannot_be_read_is_not_reported_as_a_wrong_sum(faults: Faults) -> None:
    (problem,) = faults("board: {distance: four, shadow: 30, a: {life: 10}}")
    assert problem.code == "J021"


def test_a_computed_number_over_its_cap_says_that_it_was_computed(faults: Faults) -> None:
    text = "board: {distance: 0, shadow: 0, a: {life: 1, flare: 0}, b: {life: 10, aura: 3, flare: 0}}"
    (problem,) = faults(text)
    assert problem.code == "J202"
    assert "a.aura 22 is what the other numbers leave" in problem.message


def test_a_card_in_play_may_raise_a_cap(index: CardIndex) -> None:
    asked: list[Oddity] = []

    def allow(oddity: Oddity) -> bool:
        asked.append(oddity)
        return oddity.path == "a.aura"

    text = "board: {distance: 4, a: {megami: [yurina, himika], aura: 6, hand: [Slash]}}"
    assert parse_scenario(text, "f", floors(index, allow))[1] == []
    assert [(oddity.path, oddity.value, len(oddity.seats["a"].zone("hand"))) for oddity in asked] == [("a.aura", 6, 1)]
    assert [p.code for p in parse_scenario(text, "f", floors(index))[1]] == ["J202"]


def test_distance_over_ten(faults: Faults) -> None:
    assert [p.code for p in faults("board: {distance: 11, a: {life: 9}}")] == ["J202"]


ZONES = """\
board:
  distance: 4
  a:
    megami: [yurina, "?"]
    hand: [?, Slash]
    deck: 3
    specials: {used: [月影落], unused: [?]}
    extra: [special: ?]
    sealed: [一閃: 斬]
    in_use: [NA-01-yurina-A1-N-2: 2]
    known: [斬]
  b:
    megami: [saine, himika]
    enhancements:
      - 衝音晶: 2
      - {card: Silent Wall, crystals: 1}
      - ?: 1
    specials: 3
"""


def test_zones_hold_known_and_unknown_cards(load: Load) -> None:
    seats = load(ZONES).board.seats
    a, b = seats["a"], seats["b"]
    assert [(c.text, c.klass) for c in a.zone("hand")] == [("?", "normal"), ("Slash", "normal")]
    assert len(a.zone("deck")) == 3
    assert [(c.text, c.klass, c.state) for c in a.zone("specials")] == [
        ("?", "special", "unused"),
        ("月影落", "special", "used"),
    ]
    assert [c.klass for c in a.zone("extra")] == ["special"]
    (sealed,) = a.zone("sealed")
    assert sealed.under is not None
    assert sealed.under.names["ja"] == "斬"
    assert [c.crystals for c in a.zone("in_use")] == [2]
    assert [c.text for c in a.known] == ["斬"]
    assert [(c.text, c.crystals) for c in b.zone("enhancements")] == [("衝音晶", 2), ("Silent Wall", 1), ("?", 1)]
    assert [c.klass for c in b.zone("specials")] == ["special"] * 3
    assert a.stated >= {"hand", "deck"}
    assert "played" not in a.stated


@pytest.mark.parametrize("hand", ["[?, ?]", "['?', \"?\"]", "2"])
def test_an_unknown_card_may_be_written_in_quotes(load: Load, hand: str) -> None:
    board = load(f"board: {{a: {{megami: [yurina, himika], hand: {hand}}}, b: {{megami: [saine, tokoyo]}}}}").board
    assert [(c.text, c.card) for c in board.seats["a"].zone("hand")] == [("?", None)] * 2


@pytest.mark.parametrize(
    ("seat", "code", "word"),
    [
        ("specials: [Slash]", "J207", "normal"),
        ("hand: [special: ?]", "J207", "?"),
        ("enhancements: [Slash: 1]", "J208", "attack"),
        ("hand: [Slash, Slash]", "J206", "a.hand"),
        ("hand: [Slash], played: [斬], facedown: [ＳＬＡＳＨ]", "J206", "line 1"),
        ("hand: [癇癪玉]", "J205", "yurina"),
        ("hand: [衝音晶]", "J205", "the opponent's megami"),
        ("hand: [Slahs]", "J203", "did you mean 'Slash'"),
        ("hand: [衝音昌]", "J203", "did you mean '衝音晶'"),
        ("hand: [Slash], known: [一閃]", "J212", "no hidden zone"),
        ("specials: {used: [月影落]}, known: [月影落]", "J212", "no hidden zone"),
        ("sealed: [Slash: 一閃]", "J215", "state 'Brandish' in its zone, or write 'Slash' alone"),
        ("sealed: [Slash: Slash]", "J215", "lies nowhere"),
        ("vigor: 3", "J022", "from 0 to 2"),
        ("life: -1", "J022", "from 0"),
        ("enhancements: [シュート]", "J209", "`シュート: 2`"),
        ("lief: 3", "J025", "did you mean 'life'"),
        ("discard: [Slash]", "J025", "did you mean 'played' or 'facedown'"),
        ("concentration: 1", "J025", "did you mean 'vigor'"),
        ("flinch: once", "J023", "`true` or `false`"),
        ("hand: []\n    , distance: 3", "J025", "known:"),
    ],
)
def test_what_no_board_shows_is_named(faults: Faults, seat: str, code: str, word: str) -> None:
    problems = faults(
        f"board: {{distance: 4, a: {{megami: [yurina, himika], {seat}}}, b: {{megami: [saine, tokoyo]}}}}"
    )
    assert [p.code for p in problems][:1] == [code]
    assert len(problems) == (2 if "ＳＬＡＳＨ" in seat else 1) or code == "J206"
    assert word in str(problems[0])


@pytest.mark.parametrize("memory", ["memory: {crystals: 1}", "location: 2", "memory: [Slash], location: 4"])
def test_a_place_and_the_crystal_that_has_it_go_together(load: Load, faults: Faults, memory: str) -> None:
    rest = "b: {megami: [saine, tokoyo]}"
    problems = faults(f"board: {{distance: 4, a: {{megami: [yatsuha-aa1, yurina], {memory}}}, {rest}}}")
    assert [p.code for p in problems] == ["J213"]
    load(f"board: {{distance: 4, a: {{megami: [yatsuha-aa1, yurina], memory: {{crystals: 1}}, location: 2}}, {rest}}}")


def test_foreign_cards_may_lie_where_the_game_brings_them(load: Load, faults: Faults) -> None:
    b = "b: {megami: [chikage, saine]}"
    load(
        f"board: {{a: {{megami: [yurina, himika], hand: [麻痺毒], enhancements: [衝音晶: 0], in_use: [無音壁]}}, {b}}}"
    )
    assert faults(f"board: {{a: {{megami: [yurina, himika], specials: [音無砕氷]}}, {b}}}")[0].code == "J205"


def test_copies_and_mirrored_megami_count(load: Load, faults: Faults) -> None:
    mirror = "board: {a: {megami: [yurina, himika], hand: [Slash]}, b: {megami: [yurina, saine], hand: [Slash]}}"
    load(mirror)
    dupli = "board: {a: {megami: [yatsuha-aa1, himika], hand: [Dupli, Dupli], deck: [Dupli%s]}}"
    load(dupli % "")
    assert [p.code for p in faults(dupli % ", Dupli")] == ["J206"]


def test_misplaced_keys_say_where_they_belong(faults: Faults) -> None:
    first, second = faults("board: {life: 3, play: []}")
    assert "under `a:` or `b:`" in first.hint
    assert "beside `board:`" in second.hint


def test_two_different_megami(faults: Faults) -> None:
    for megami in ("yurina", "yurina, yurina-a1", "yurina, himika, saine"):
        assert [p.code for p in faults(f"board: {{a: {{megami: [{megami}]}}}}")] == ["J211"]


ADHOC = """\
board:
  distance: 3
  a: {megami: [yurina, himika], hand: [Test Blow], specials: [Last Stand]}
  b: {megami: [saine, tokoyo], played: [test blow ]}
cards_adhoc:
  Test Blow: {type: attack, range: "1,3,5", damage: -/1, copies: 2, abilities: [{at: after_attack, do: []}]}
  Last Stand: {class: special, type: enhancement, subtype: reaction, charge: 2, cost: X}
play:
  - a: use Test Blow
"""


def test_cards_of_the_file_s_own_may_lie_anywhere(load: Load) -> None:
    scenario = load(ADHOC)
    blow = scenario.adhoc["Test Blow"]
    assert (blow.range, blow.damage, blow.klass, blow.number) == ("1,3,5", "-/1", "normal", "adhoc:Test Blow")
    assert blow.abilities is not None
    assert (blow.abilities.place.line, blow.abilities.plain()) == (6, [{"at": "after_attack", "do": []}])
    assert scenario.board.seats["a"].zone("specials")[0].klass == "special"
