"""Lines of play as people write them, and options in words that can be pasted back."""

from __future__ import annotations

import pytest

import judge
from judge.floors import FLOORS
from judge.furuyoni.cards.facts import PRINTINGS
from judge.furuyoni.file.play import CALLED
from judge.furuyoni.vocab import CORE
from judge.scenario.speech import written
from tests.furuyoni.test_unplayed import UNWRITTEN, unwritten
from tests.ruled import ruled

HEAD = "board:\n  distance: 4\n  a: {megami: [yurina, himika], life: 8, hand: [Slash]}\n"
SEATS = HEAD + "  b: {megami: [saine, tokoyo], life: 7, aura: 2}\n"
MODES = """
board:
  distance: 5
  a: {megami: [himika, yurina], hand: [Shoot], vigor: 1}
  b: {megami: [tokoyo, honoka], life: 3, aura: 3, flare: 2, hand: [Many]}
cards_adhoc:
  Many:
    type: action
    subtype: reaction
    abilities:
      - at: on_use
        do:
          - choose:
              modes:
                - [{move: {from: me.flare, to: me.aura, n: 1}}]
                - [{move: {from: me.aura, to: distance, n: 1}}]
                - [{vigor: {who: me, by: 1}}]
                - [{flinch: opp}]
                - [{draw: 1}, {vigor: {who: me, by: 1}}]
play: [a: use Shoot, b: respond Many]
"""
ARROW = """
edition: ko-2025-08-15
board:
  distance: 7
  a:
    megami: [yurina, honoka]
    aura: 2
    vigor: 1
    life: 8
    specials: {used: [両手に華を: 4]}
    extra: [そして新たな幕開けを]
  b: {megami: [himika, saine], aura: 3}
"""


def wrong(text: str) -> list[tuple[str, str]]:
    scenario, problems = judge.parse(text)
    assert scenario is None
    return [(problem.code, problem.hint) for problem in problems]


@pytest.mark.parametrize("line", ["take it on life", "take life", "life", "take the damage on life", "damage life"])
def test_damage_is_taken_in_other_words(line: str) -> None:
    assert ruled(f"{SEATS}play: [a: use Slash, b: {line}]\n").board["b.life"] == 6


@pytest.mark.parametrize("line", ["use yurina slash", "use ユリナ 斬", "use 유리나 참", "use Yurina Slash"])
def test_a_card_may_be_named_with_its_megami(line: str) -> None:
    assert ruled(f"{SEATS}play: [a: {line}]\n").refused is None


def test_a_misspelt_card_in_a_line_is_found_before_the_run() -> None:
    assert wrong(f"{SEATS}play: [a: use Slsh]\n") == [("J203", "did you mean 'Slash'?")]
    assert wrong(f"{SEATS}play: [a: forward covering Slsh]\n") == [("J203", "did you mean 'Slash'?")]


def test_the_advice_can_be_followed() -> None:
    assert wrong(f"{SEATS}play: [Himika uses Slash]\n") == [("J301", "`- a: use Slash`")]
    assert wrong(f"{SEATS}play: ['a: Himika uses Slash']\n") == [("J301", "`- a: use Slash`")]
    assert wrong(f"{SEATS}play: [a: Himika uses Slash]\n") == [("J303", "write `use Slash`")]
    assert wrong(f"{SEATS}play: [a: don't reshuffle]\n") == [("J303", "write `no`")]
    assert wrong(f"{SEATS}play: [b reacts with Slash]\n") == [("J301", "`- b: react with Slash`")]
    for said, meant in (("reacts", "respond"), ("counter", "respond"), ("attack", "use"), ("plays", "use")):
        assert wrong(f"{SEATS}play: [b: {said} Slash]\n") == [("J303", f"did you mean '{meant}'?")]
    assert wrong(f"{SEATS}play: [b: move]\n") == [("J303", "did you mean 'forward' or 'backward'?")]
    assert {how for found in CALLED.values() for how in found} - {*CORE.verbs} == set()
    brought = "only where somebody has chosen megumi there is such a line (A17-7-1 iii-2)"
    assert wrong(f"{SEATS}play: [a: seed 1]\n") == [("J303", brought)]


@pytest.mark.usefixtures(unwritten.__name__)
def test_an_unknown_verb_hides_no_card_that_is_not_written() -> None:
    megami, number = UNWRITTEN[0]
    seats = f"a: {{megami: [{megami}, himika], hand: [{number}]}}, b: {{megami: [tokoyo, honoka]}}"
    text = f"cards: {PRINTINGS[-1]}\nboard: {{distance: 5, {seats}}}\n"
    assert [code for code, _ in wrong(f"{text}play: [a: ponder]\n")] == ["J411", "J303"]


@pytest.mark.parametrize("play", ["play:", "play: []", ""])
def test_a_play_without_lines(play: str) -> None:
    assert ruled(f"{SEATS}{play}\n").stopped is not None


def test_every_option_can_be_pasted_back() -> None:
    stops = [
        f"{SEATS}play: [a: standard]\n", f"{SEATS}play: [a: use Slash]\n", MODES,
        f"{ARROW}play: [a: recover with vigor]\n", f"{ARROW}play: [a: recover with vigor, a: yes]\n",
    ]  # fmt: skip
    for text in stops:
        stopped = ruled(text).stopped
        assert stopped is not None
        assert len(set(stopped.options)) == len(stopped.options)
        for option in stopped.options:
            again = ruled(f"{text[:-2]}, {stopped.by}: '{option}']\n")
            assert again.refused is None, option
        line = ", ".join(f"'{option}'" for option in stopped.options)
        assert ruled(f"{text}expect: [options: {{{stopped.by}: [{line}]}}]\n").ok


def test_modes_are_offered_in_words() -> None:
    stopped = ruled(MODES).stopped
    assert stopped is not None
    assert stopped.options[:2] == ("choose flare to aura", "choose aura to distance")
    assert not any(option.removeprefix("choose ").isdecimal() for option in stopped.options)
    for n, option in enumerate(stopped.options, 1):
        said, counted = (ruled(MODES.replace("Many]\n", f"Many, b: '{way}']\n")) for way in (option, f"choose {n}"))
        assert said.refused is None
        assert said.board == counted.board


@pytest.mark.parametrize(
    "line", ["choose shadow to 両手に華を", "choose shadow to Flowers in Your Hands", "choose shadow", "choose 1"]
)
def test_an_arrow_may_be_named_by_any_name_of_a_card(line: str) -> None:
    text = f"{ARROW}play: [a: recover with vigor, a: yes]\n"
    first = ruled(text).stopped
    assert first is not None
    assert first.choice.options[0][1] == "shadow"
    assert ruled(text.replace("yes]", f"yes, a: {line}]")).refused is None


def test_a_blank_of_an_arrow_that_two_options_have_means_neither() -> None:
    text = f"{ARROW}play: [a: recover with vigor, a: yes]\n".replace("yes]", "yes, a: choose 7]")
    assert ruled(text).refused is not None


@pytest.mark.parametrize(("under", "ok"), [("Urn", True), ("Fog", False)])
def test_under_which_card_a_card_is_sealed(under: str, ok: bool) -> None:
    text = f"""
cards_adhoc: {{Fog: {{type: enhancement, charge: 2}}, Urn: {{type: enhancement, charge: 1}}}}
board:
  distance: 6
  a: {{megami: [yurina, himika], enhancements: [Urn: 1], sealed: [Fog: Urn]}}
  b: {{megami: [saine, tokoyo]}}
expect: [a.sealed: [Fog: {under}]]
"""
    assert ruled(text).ok is ok


def test_an_added_cost_of_both_players() -> None:
    text = """
cards_adhoc:
  Toll: {type: enhancement, charge: 2, abilities: [{at: ongoing, cost: {who: both, from: me.aura, to: shadow, n: 1}}]}
board:
  distance: 6
  a: {megami: [himika, saine], aura: 2, hand: [Shoot]}
  b: {megami: [tokoyo, honoka], aura: 1, enhancements: [Toll: 2]}
play: [a: use Shoot]
"""
    assert ruled(text).board["a.aura"] == 1


def test_what_is_replaced_can_be_spoken_of() -> None:
    text = """
cards_adhoc:
  Last: {type: action, abilities: [{at: on_use, do: [{flinch: opp}]}]}
  Hush:
    class: special
    type: action
    cost: 0
    abilities:
      - at: used
        instead: {of: resolution, filter: card.type == action, do: [{put: {card: event, to: me.hand}}]}
board:
  distance: 5
  a: {megami: [yurina, himika], hand: [Last], specials: {used: [Hush]}}
  b: {megami: [saine, tokoyo]}
play: [a: use Last]
"""
    ruling = ruled(text)
    assert (ruling.board["a.hand"], ruling.board["b.flinch"]) == (("Last",), False)


JAPANESE = """
シナリオ: 斬にオーラ一つ
盤面:
  間合: 4
  a: {メガミ: [ユリナ, ヒミカ], ライフ: 8, オーラ: 3, フレア: 3, 集中力: 1, 手札: [斬]}
  b: {メガミ: [サイネ, トコヨ], ライフ: 7, オーラ: 1, フレア: 5, 手札: [衝音晶]}
手順:
  - a: 斬を使用
  - b: 対応しない
期待:
  - 攻撃1: 命中
  - b.ライフ: 6
  - 適用: [9-4 iii]
  - 使用済: [斬]
"""
KOREAN = """
시나리오: 오라 하나에 참
판:
  간격: 4
  페이즈: 메인
  a: {여신: [유리나, 히미카], 라이프: 8, 오라: 3, 플레어: 3, 집중력: 1, 손패: [참]}
  b: {여신: [사이네, 토코요], 라이프: 7, 오라: 1, 플레어: 5, 손패: [충음정]}
진행:
  - a: 참을 사용
  - b: 대응하지 않음
예상:
  - 공격 1: 명중
  - b.라이프: 6
  - a.버림패: [참]
"""


@pytest.mark.parametrize("text", [JAPANESE, KOREAN], ids=["ja", "ko"])
def test_a_file_may_be_written_in_japanese_or_korean(text: str) -> None:
    ruling = ruled(text)
    assert [check.wanted for check in ruling.checks if not check.ok] == []
    assert (ruling.ok, ruling.board["b.life"], len(ruling.checks)) == (True, 6, 3 + (text is JAPANESE))


def test_no_card_or_megami_is_called_as_a_key_is() -> None:
    """So that a map of names can hold no key by mistake."""
    floor = FLOORS["furuyoni"]
    keys = {said for lang in ("ja", "ko") for said in (*written(lang).values(), *floor.files.words(lang).values())}
    names = {name for topic in floor.library.topics() for name in topic.called}
    assert keys & names == set()


def test_a_key_that_is_none_in_any_language_is_told_so() -> None:
    scenario, problems = judge.parse("盤面:\n  間合い: 3\n")
    assert scenario is None
    assert {problem.code for problem in problems} >= {"J025"}


def test_a_word_for_no_is_the_line_and_not_the_value() -> None:
    board = "盤面:\n  時点: 8-1-3 iii\n  a: {メガミ: [ユリナ, ヒミカ], 山札: 3}\n  b: {メガミ: [サイネ, トコヨ]}\n"
    assert ruled(f"{board}手順: [a: いいえ]\n期待:\n  - 不可: {{a: いいえ}}\n  - a.手札: 2\n").ok


def test_what_a_fact_may_be_is_read_in_any_language() -> None:
    seats = "  a: {여신: [유키히, 카나에], 우산: 펼침, 막의 색: 적색}\n  b: {여신: [신라, 하츠미A1], 계략: 귀모}\n"
    expected = "  - a.우산: 펼침\n  - a.막의 색: 적색\n  - b.계략: 귀모\n  - 그대로: [간격, b.오라]\n"
    assert ruled(f"판:\n{seats}예상:\n{expected}").ok


def test_facts_and_cards_may_be_stated_shortly() -> None:
    seats = "  a: {megami: [thallya, yurina], machine: 3, burnt: 2, hand: Slash, played: [Brandish]}\n"
    seats += "  b: {megami: [megumi, saine]}\n"
    expected = ("a.burnt: 2", "b.soil.unsprouted: 5", "a.hand: Slash", "b.hand: none", "a.used: []",
                "a.played: {has: Brandish, lacks: [Slash]}", "unchanged: [distance_crystals, a.burnt]")  # fmt: skip
    told = "".join(f"  - {line}\n" for line in expected)
    assert ruled(f"board:\n{seats}expect:\n{told}").ok
    assert not ruled(f"board:\n{seats}expect:\n  - a.played: {{has: Brandish, lacks: Brandish}}\n").ok


def test_an_option_of_a_chapter_is_chosen_by_its_words() -> None:
    board = "board:\n  at: 8-1-3 iii\n  a: {megami: [raira, yurina], played: [Slash: {electrified: true}]}\n"
    board += "  b: {megami: [saine, megumi]}\nplay: [a: reshuffle, a: choose 斬 wind]\nseed: 1\n"
    assert ruled(f"{board}expect: [a.wind: 1]\n").ok


def test_what_stands_in_the_wrong_order_or_place_is_told_how_to_write_it() -> None:
    seats = HEAD + "  b: {megami: [shinra, korunu], enhancements: [Confuse: 1], sealed: [Confuse: Slash], freeze: 1}\n"
    told = [hint for _, hint in wrong(seats.replace("hand: [Slash]", ""))]
    assert any("aura: {freeze: ..}" in hint for hint in told)
    assert any("`Slash: Confuse`" in hint for hint in told)
    assert [code for code, hint in wrong(f"{SEATS}play: [a: wind]\n") if "`choose wind`" in hint] == ["J303"]


QUOTED = """
board:
  distance: 4
  a: {megami: [shinra, yurina], hand: [引用]}
  b: {megami: [thallya, saine], hand: [八方振り]}
play: [a: use 引用, a: choose 八方振り%s]
"""


@pytest.mark.parametrize(
    ("line", "zone"),
    [
        ("use Swing Rush", "played"),
        ("八方振りを使用", "played"),
        ("choose use", "played"),
        ("八方振りを伏せる", "facedown"),
        ("choose 2", "facedown"),
    ],
)
def test_what_is_done_to_a_picked_card_is_said_as_of_any_card(line: str, zone: str) -> None:
    ruling = ruled(QUOTED % f", a: {line}, b: damage aura" if zone == "played" else QUOTED % f", a: {line}")
    assert ruling.refused is None
    assert ruling.board[f"b.{zone}"] == ("Swing Rush",)


def test_what_is_done_to_a_picked_card_is_offered_by_its_name() -> None:
    stopped = ruled(QUOTED % "").stopped
    assert stopped is not None
    assert stopped.options == ("use Swing Rush", "cover Swing Rush")


def test_tokens_among_the_cards_of_a_zone_say_where_they_stand() -> None:
    board = 'board:\n  distance: 4\n  a: {megami: [thallya, kururu], machine: ["Form: NAGA", 造花結晶: 3]}\n'
    found, problems = judge.parse(board + "  b: {megami: [yurina, saine]}\n")
    assert found is None
    assert [problem.hint for problem in problems] == ["write `machine: {cards: [..], artificial_crystal: 3}`"]
    said = board.replace('["Form: NAGA", 造花結晶: 3]', '{cards: ["Form: NAGA"], artificial_crystal: 3}')
    found, problems = judge.parse(said + "  b: {megami: [yurina, saine]}\n")
    assert found is not None, problems
