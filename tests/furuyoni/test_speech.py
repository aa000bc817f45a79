"""Lines of play in Japanese and Korean: what is told can be read back, and every form of the table is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import judge
from judge.floors import FLOORS
from judge.furuyoni.cards.index import all_cards
from judge.furuyoni.cards.names import fold
from judge.furuyoni.file.speech import plainly, translated
from judge.report.problems import line
from judge.report.vocabulary import page

LINES = (
    "use 斬", "respond 衝音晶", "pass", "end", "a basic action", "forward", "break_away", "choose vigor", "cover 斬",
    "forward with vigor", "recover covering 斬", "damage aura", "charge 2 shadow 1 aura", "charge 0 shadow 0 aura",
    "order 斬", "choose 斬", "choose [斬, 一閃]", "choose a.aura to shadow", "choose shadow to b.flare", "choose 3",
    "choose 2 a.aura 1 衝音晶", "order 衝音晶 of a", "use 衝音晶 of b", "order 朧文書・電子神渉",
    "declare 斬 as 一閃", "name 斬", "yes", "no", "reshuffle", "standard", "throughout",
    "perjure 斬 as 一閃", "refute", "recur", "storm wind 2", "discharge 斬 thunder", "ride forward", "dive backward",
    "start 2", "conscript 斬", "seed 1", "grow 2", "plan 鼓動", "face down", "act red 2", "vow 1 and 2", "vow none",
    "collect", "lacerate aura", "turn b.aura", "aim", "aim keep", "resonate", "disturb fate", "prepare devious",
    "discover b", "form 斬 with vigor", "draw 斬", "shuffle", "shuffle [斬, 一閃]", "choose raise", "choose lower",
)  # fmt: skip


@pytest.mark.parametrize("lang", ["ja", "ko"])
@pytest.mark.parametrize("line", LINES)
def test_a_line_that_is_told_is_read_back(line: str, lang: str) -> None:
    said = translated(line, lang)
    assert said != line
    assert not re.search("[A-Za-z]{2,}", said)
    assert plainly(said) == (line, lang)


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("使用 斬", "use 斬"), ("対応 斬", "respond 斬"), ("対応しない", "pass"),
        ("前進（集中力）", "forward with vigor"),
        ("オーラで受ける", "damage aura"), ("納 ダスト2", "charge 2 shadow"), ("선택 참", "choose 참"),
        ("참를 사용", "use 참"), ("사용 참", "use 참"), ("전진(집중력)", "forward with vigor"),
        ("A의 오라에서 더스트로", "choose a.aura to shadow"), ("참 사용", "use 참"), ("참 대응", "respond 참"),
        ("斬を使う", "use 斬"), ("標準", "standard"), ("전력", "throughout"), ("オーラ", "damage aura"),
        ("라이프", "damage life"), ("라이프 데미지", "damage life"), ("斬を選択", "choose 斬"),
        ("斬で攻撃", "use 斬"), ("斬を伏せ札にして宿し", "focus covering 斬"), ("オーラ受け", "damage aura"),
        ("ライフ受け", "damage life"), ("メインフェイズを終了", "end"),
        ("先に斬を解決", "order 斬"), ("斬を先に", "order 斬"), ("斬から解決", "order 斬"),
        ("選ばない", "no"), ("대응 안 함", "pass"), ("炎天・紅緋弥香を選ぶ", "choose 炎天・紅緋弥香"),
        ("Bの終末を先に", "order 終末 of b"),
    ],
)  # fmt: skip
def test_further_forms_are_read(said: str, line: str) -> None:
    assert plainly(said)[0] == line


@pytest.mark.parametrize("lang", ["ja", "ko"])
@pytest.mark.parametrize("form", [
    "use {}", "choose {}", "order {}", "cover {}", "name {}", "forward covering {}", "perjure {} as 斬",
    "perjure 斬 as {}", "choose [{}, 斬]", "conscript {}", "discharge {} wind",
])  # fmt: skip
def test_names_with_signs_and_particles_of_their_own_are_read_back(form: str, lang: str) -> None:
    for card in (card for card in all_cards("s10") if card.klass in ("normal", "special")):
        line = form.format(card.names[lang])
        assert fold(plainly(translated(line, lang))[0]) == fold(line)


def test_two_lines_that_are_alike_keep_their_number() -> None:
    assert translated("choose 斬 (2)", "ja") == "斬を選ぶ (2)"


def test_the_page_of_words_is_up_to_date() -> None:
    kept = Path(__file__).parents[2] / "docs" / "words.md"
    assert kept.read_text("utf-8") == page(FLOORS["furuyoni"]) + "\n", "judge schema words > docs/words.md"


@pytest.mark.parametrize(("said", "board", "hint"), [
    ("a.fate: 2", "a: {megami: [yurina, innealra-o1]}, b: {megami: [saine, shisui]}", "'a.past' or 'a.present'"),
    ("b.aura.laceration: 1", "a: {megami: [yurina, himika]}, b: {megami: [saine, shisui]}",
     "say whose they are: 'b.aura.laceration.a' or 'b.aura.laceration.b'"),
    ("b.lacerations: 1", "a: {megami: [yurina, himika]}, b: {megami: [saine, shisui]}", "'b.aura.laceration.b'"),
])  # fmt: skip
def test_what_newcomers_call_a_fact_leads_to_it(said: str, board: str, hint: str) -> None:
    _, problems = judge.parse(f"board: {{{board}}}\nexpect: [{{{said}}}]\n")
    assert [problem.code for problem in problems] == ["J305"]
    assert hint in problems[0].hint
    assert "J305" in line(problems[0], "ja")


def test_cards_used_are_expected_in_every_language_by_the_verb_too() -> None:
    board = ("board: {distance: 4, a: {megami: [yurina, himika], hand: [Slash]}, b: {megami: [saine, tokoyo]}}\n"
             "play: [a: use Slash]\n")  # fmt: skip
    for said in ("used", "use", "使用", "사용"):
        assert judge.rule(f"{board}expect: [{{{said}: [斬]}}]\n").ok, said
        assert not judge.rule(f"{board}expect: [{{{said}: []}}]\n").ok, said


def test_a_zone_of_cards_that_is_counted_and_has_none_says_so() -> None:
    ruling = judge.rule(
        "board: {a: {megami: [yurina, thallya], machine: 5}, b: {megami: [saine, tokoyo]}}\n"
        "expect: [{a.machine: 5}, {a.machine.artificial_crystal: 5}]\n"
    )
    assert [(check.ok, check.found) for check in ruling.checks] == [(False, "[]"), (True, "5")]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("斬を使用する", "use 斬"), ("斬を使用します", "use 斬"), ("雅打ちで対応する", "respond 雅打ち"),
        ("前進する", "forward"), ("前進を行う", "forward"), ("再構成します", "reshuffle"),
        ("斬を伏せて後退する", "backward covering 斬"),
        ("참을 사용한다", "use 참"), ("재구성한다", "reshuffle"), ("참을 덮는다", "cover 참"),
        ("오라로 받는다", "damage aura"),
        ("집중력으로 전진합니다", "forward with vigor"), ("서약한다", "vow"), ("창병 징병", "conscript 창병"),
    ],
)  # fmt: skip
def test_lines_may_be_said_as_sentences(said: str, meant: str) -> None:
    assert plainly(said)[0] == meant
