"""Which line answers which choice, where some choices have only one answer."""

from __future__ import annotations

import pytest

from judge.answer.run import adjudicate
from judge.floors import FLOORS
from judge.port.ruling import Ruling
from judge.scenario.loader import parse_scenario

BOARD = """\
edition: ja-2024-06-24
cards_adhoc:
  Twice:
    type: action
    abilities:
      - at: on_use
        do:
          - attack: {range: "3", damage: [1, 1], keywords: [no_reactions]}
          - attack: {range: "3", damage: [1, 1]}
  Guard: {type: action, subtype: reaction}
board:
  distance: 3
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 1, hand: [Twice, Slash]}
  b: {megami: [saine, tokoyo], life: 7, aura: 0, flare: 3, hand: [Guard]}
play:
"""


def ruling(*lines: str, board: str = BOARD) -> Ruling:
    """The ruling of the board with lines of play."""
    scenario, problems = parse_scenario(board + "".join(f"  - {line}\n" for line in lines), "x.yaml", FLOORS)
    assert not problems
    assert scenario is not None
    found, _ = adjudicate(scenario)
    assert found is not None
    return found


def test_a_line_that_a_forced_choice_took_is_given_back_to_the_one_that_needs_it() -> None:
    once = ruling("a: use Twice", "b: pass", "a: use Slash")
    assert once.refused is None
    assert once.events == ruling("a: use Twice", "b: pass", "b: pass", "a: use Slash").events


def test_where_lines_end_nothing_is_given_back() -> None:
    stopped = ruling("a: use Twice", "b: pass").stopped
    assert stopped is not None
    assert (stopped.by, stopped.kind) == ("b", "react")


def test_a_line_that_fits_no_choice_is_refused_all_the_same() -> None:
    refused = ruling("a: use Twice", "b: pass", "a: use Brandish").refused
    assert refused is not None
    assert refused.line == "a: use Brandish"


MODES = """\
edition: ja-2024-06-24
board:
  distance: 3
  a: {megami: [himika, tokoyo], life: 8, aura: 3, flare: 3, hand: [Song and Dance]}
  b: {megami: [saine, yurina], life: 7, aura: 2, flare: 3}
play:
  - a: use Song and Dance
"""


@pytest.mark.parametrize(
    ("words", "aura"),
    [
        ("1", 4), ("flare to aura", 4), ("1 flare to aura", 4), ("a.flare to a.aura", 4), ("to aura", 4),
        ("2", 2), ("aura to distance", 2), ("to distance", 2),
        ("aura to flare", None), ("b.flare to b.aura", None), ("aura", None), ("top", None), ("3", None),
    ],
)  # fmt: skip
def test_a_mode_is_named_by_its_number_or_by_what_it_alone_does(words: str, aura: int | None) -> None:
    found = ruling(f"a: choose {words}", board=MODES)
    assert (found.refused is not None) is (aura is None)
    assert aura is None or found.machine.state.get("a.aura") == aura


def test_a_main_phase_with_nothing_left_to_do_is_not_ended_behind_the_last_line() -> None:
    done = ("a: choose 1", "a: forward with vigor")
    stays, goes = ruling(*done, board=MODES), ruling(*done, "a: end", board=MODES)
    assert stays.machine.pending is not None
    assert stays.machine.pending.options == (("end",),)
    assert stays.machine.state.get("phase") == "main"
    assert goes.machine.state.get("active") == "b"


ALIKE = """\
edition: ja-2024-06-24
cards_adhoc:
  Take:
    type: action
    abilities: [{at: on_use, do: [{pick: {as: t, from: me.played, n: 2}}, {put: {card: t, to: me.hand}}]}]
  Choose:
    type: action
    abilities: [{at: on_use, do: [{pick: {as: t, from: me.played}}, {put: {card: t, to: me.hand}}]}]
board:
  action: standard
  distance: 3
  a: {megami: [chikage, himika], life: 8, aura: 3, flare: 3, hand: [Take, Choose], played: [滅灯毒, Shoot, 滅灯毒]}
  b: {megami: [saine, tokoyo], life: 7, aura: 0, flare: 3}
play:
"""
"""Two cards of one name: both are picked, or one of them."""


@pytest.mark.parametrize(
    ("said", "left"), [("choose 滅灯毒", [1, 2]), ("choose 滅灯毒 (2)", [0, 1]), ("choose 滅灯毒 (1)", [1, 2])]
)
def test_one_of_two_that_are_called_alike_is_told_by_its_number(said: str, left: list[int]) -> None:
    found = ruling("a: use Choose", f"a: {said}", board=ALIKE)
    assert found.refused is None
    before = ruling(board=ALIKE).machine.state["a.played"]
    assert [c for c in found.machine.state["a.played"] if c in before] == [before[i] for i in left]


def test_cards_that_lie_alike_are_one_option_and_may_be_told_by_number() -> None:
    found = ruling("a: use Choose", board=ALIKE)
    assert found.stopped is not None
    assert found.stopped.options == ("choose Fading Light Toxin", "choose Shoot")
    assert ruling("a: use Choose", "a: choose Shoot (2)", board=ALIKE).refused is not None
    found = ruling("a: use Take", "a: choose [滅灯毒 (2), 滅灯毒]", board=ALIKE)
    before = ruling(board=ALIKE).machine.state["a.played"]
    assert found.machine.state["a.hand"][-2:] == (before[2], before[0])


USED = """\
edition: ja-2024-06-24
board:
  action: standard
  distance: 3
  a: {megami: [shinra, yurina], life: 8, aura: 3, flare: 3, stratagem: devious, hand: [引用], deck: 4}
  b:
    {megami: [oboro, himika], life: 8, aura: 3, flare: 4, facedown: [鋼糸, 忍歩], hand: [シュート], specials: [鳶影]}
play:
"""


def test_a_card_is_picked_with_use_where_its_use_is_all_that_comes_of_it() -> None:
    board = USED.replace("hand: [引用]", "hand: [斬]")
    lines = ("a: use 斬", "b: respond 鳶影")
    used, chosen = (ruling(*lines, f"b: {how} 忍歩", board=board) for how in ("use", "choose"))
    assert used.refused is None
    assert used.events == chosen.events
    either = ruling("a: use 引用", "a: use シュート", board=USED)
    assert either.refused is not None


BEFORE = """\
board:
  distance: 3
  a: {megami: [yurina, saine], life: 7, hand: [Slash]}
  b: {megami: [megumi, tokoyo], life: 7, aura: 3, enhancements: [鳳仙花: {crystals: 1}]}
play:
"""
"""A board on which an attack comes at the beginning of the main phase, before anything is used."""


def test_a_line_waits_while_what_comes_first_is_answered() -> None:
    found = ruling("a: use Slash", "a: damage aura", "b: damage life", board=BEFORE)
    assert (found.refused, found.board["b.life"], found.board["a.aura"]) == (None, 6, 1)


def test_a_line_that_waits_is_refused_where_it_does_not_fit() -> None:
    found = ruling("a: use Slash", "a: damage aura", "b: respond 石突", board=BEFORE)
    assert found.refused is not None
    assert found.refused.line == "b: respond 石突"
    found = ruling("a: use 居合", "a: damage aura", "b: damage life", board=BEFORE)
    assert found.refused is not None
    assert found.refused.line == "a: use 居合"


def test_an_arrow_is_chosen_by_itself_and_nothing_by_none() -> None:
    text = BOARD.replace("- attack: {range: \"3\", damage: [1, 1], keywords: [no_reactions]}", (
        "- move: {from: shadow, to: me.aura, n: 1, two_way: yes}\n"
        "          - pick: {as: t, from: me.hand, up_to: yes}"
    ))
    found = ruling("a: use Twice", "a: aura to shadow", "a: choose none", board=text)
    assert (found.refused, found.board["a.aura"]) == (None, 2)


GIVEN = """\
board:
  distance: 4
  a: {megami: [utsuro, yurina], life: 7, hand: [Reap]}
  b: {megami: [saine, tokoyo], life: 7, aura: 3, flare: 2}
play:
"""


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("choose aura", (1, 2)), ("choose 1 aura 1 flare", (2, 1)), ("choose 2 b.flare", (3, 0)),
        ("choose 1 flare, 1 b.aura", (2, 1)),
    ],
)  # fmt: skip
def test_where_crystals_are_taken_from_is_told_without_the_player(said: str, left: tuple[int, int]) -> None:
    found = ruling("a: use Reap", "b: damage life", f"b: {said}", board=GIVEN)
    assert found.refused is None
    assert (found.board["b.aura"], found.board["b.flare"]) == left


@pytest.mark.parametrize(
    "printed",
    [
        "自フレア→自オーラ：1", "フレア→オーラ", "自フレアから自オーラへ", "Your Flare (1)→ Your Aura", "flare -> aura",
        "a.flare → a.aura", "my flare to my aura", "자신 플레어→자신 오라：1", "자신의 플레어에서 자신의 오라로",
        "플레어→오라",
    ],
)  # fmt: skip
def test_an_arrow_may_be_written_as_cards_print_it(printed: str) -> None:
    found = ruling(f'a: "{printed}"', board=MODES)
    assert found.refused is None
    assert found.machine.state.get("a.aura") == 4
    other = printed.replace("自", "相").replace("자신", "상대").replace("Your", "Opponent's")
    assert other == printed or ruling(f'a: "{other}"', board=MODES).refused is not None


WORDS_OF_STRANGERS = """\
board:
  distance: 4
  a: {megami: [himika, yurina], life: 8, aura: 3, flare: 3, hand: [居合, スモーク]}
  b: {megami: [saine, tokoyo], life: 8, aura: 4, flare: 0, deck: 4}
play:
"""


@pytest.mark.parametrize("lines", [("full power 居合",), ("full power action", "use 居合"), ("use 居合 throughout",)])
def test_the_throughout_action_in_other_words(lines: tuple[str, ...]) -> None:
    found = ruling(*(f"a: {line}" for line in lines), "b: life", board=WORDS_OF_STRANGERS)
    assert found.refused is None
    assert found.machine.state.get("b.life") == 5


def test_shadow_by_the_name_of_the_japanese_edition() -> None:
    found = ruling("a: use スモーク", "a: charge 2 dust 1 aura", board=WORDS_OF_STRANGERS)
    assert found.refused is None
    assert found.machine.state.get("a.aura") == 2


DEVIL = """\
board:
  action: standard
  distance: 5
  a: {megami: [kururu, raira], specials: {unused: [風魔纏廻], used: [どれーんでびる, いんだすとりあ]}, flare: 3}
  b: {megami: [saine, tokoyo], aura: 3, deck: 4}
play:
"""


@pytest.mark.parametrize("said", ["yes", "use どれーんでびる"])
def test_what_a_text_lets_its_card_do_is_told_with_the_use_of_it(said: str) -> None:
    lines = ("a: use 風魔纏廻", "a: choose いんだすとりあ")
    found = ruling(*lines, f"a: {said}", "a: pass", board=DEVIL)
    assert found.refused is None
    assert found.machine.state.get("b.aura") == 2
    assert ruling(*lines, "a: use いんだすとりあ", board=DEVIL).machine.state.get("b.aura") == 3
