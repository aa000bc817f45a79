"""Answers that begin with Yes or No: where the question is one of these and the run settles it, and nowhere else."""

from __future__ import annotations

import re

import pytest

import judge
from judge import data as files
from judge.floors import FLOORS
from judge.messages import LANGUAGES
from judge.report import polarity
from judge.report.explain.data import data
from judge.report.headline import answer, headline
from judge.report.record import record
from judge.report.words import Words
from judge.scenario.loader import load_scenario
from judge.scenario.write import write_scenario

BOARD = """
board: {distance: 4, a: {megami: [yurina, himika], hand: [Slash], life: 8, aura: 3, flare: 3, vigor: 1},
        b: {megami: [saine, tokoyo], aura: 0, life: 7, flare: 5, hand: [Wavering Crystal]}}
"""
HIT = "play: [a: use Slash, b: pass]\n"
OUT = "play: [a: use Slash, b: respond Wavering Crystal, b: choose shadow, a: damage aura]\n"


def ruling(question: str, rest: str, board: str = BOARD) -> judge.Ruling:
    return judge.rule(f"question: {question}\n{board}{rest}")


@pytest.mark.parametrize(
    ("question", "yes"),
    [
        ("Does Slash hit?", True),
        ("Slash is used at 4. Does it hit?", True),
        ("Does the attack still hit?", True),
        ("Does 斬 fail?", False),
        ("斬は命中するか。", True),
        ("攻撃は失敗しますか？", False),
        ("참이 명중하는가?", True),
        ("Does Shoot hit?", None),
        ("Does it hit or fail?", None),
        ("Does it hit? What is left?", None),
        ("What does the defender take?", None),
        ("Does Slash hit twice?", None),
    ],
)
def test_whether_an_attack_hits_is_answered_by_how_it_ended(question: str, yes: bool | None) -> None:
    found = polarity.settled(ruling(question, HIT))
    assert (None if found is None else found.yes) is yes


FAR = BOARD.replace("distance: 4", "distance: 6")
TRIED = "play: [a: standard, a: attempt use Slash]\n"
FLINCH = "expect: [b.flinch: false]\n"


@pytest.mark.parametrize(
    ("question", "rest", "board", "yes"),
    [
        ("Is Slash cancelled?", HIT, BOARD, False),
        ("斬は打ち消されるか。", HIT, BOARD, False),
        ("참은 무효가 되는가?", HIT, BOARD, False),
        ("Is the other attack cancelled?", HIT, BOARD, None),
        ("Is Slash cancelled?", "play: [a: use Slash]\n", BOARD, None),
        ("Does Slash reach?", HIT, BOARD, True),
        ("Does Slash reach at distance 4?", HIT, BOARD, True),
        ("Does Slash reach at distance 3?", HIT, BOARD, None),
        ("Does Slash reach?", TRIED, FAR, False),
        ("斬は届くか。", HIT, BOARD, True),
        ("Can it be made?", HIT, BOARD, True),
        ("Can it be used?", TRIED, FAR, False),
        ("May Slash be used?", TRIED, FAR, False),
        ("May Slash be used again?", TRIED, FAR, None),
        ("May Shoot be used?", TRIED, FAR, None),
        ("Does b flinch?", HIT + FLINCH, BOARD, False),
        ("Bは畏縮するか。", HIT + FLINCH, BOARD, False),
        ("B는 위축되는가?", HIT + FLINCH, BOARD, False),
        ("Does a flinch?", HIT + FLINCH, BOARD, None),
        ("Does b flinch?", HIT, BOARD, None),
        ("Is the game lost?", HIT + "expect: [result: none]\n", BOARD, False),
        ("Is the game lost?", HIT, BOARD, None),
        ("Is that a defeat?", HIT, BOARD.replace("life: 7", "life: 1"), True),
        ("Is that a draw?", HIT, BOARD.replace("life: 7", "life: 1"), False),
        ("Can a use Slash?", HIT, BOARD, True),
        ("Can b use Slash?", HIT, BOARD, None),
        ("Can a use Slash once more?", HIT, BOARD, None),
    ],
)
def test_further_questions_are_answered_by_what_the_run_shows(
    question: str, rest: str, board: str, yes: bool | None
) -> None:
    found = polarity.settled(ruling(question, rest, board))
    assert (None if found is None else found.yes) is yes


def test_a_card_that_nobody_knows_is_named_by_no_question_mark() -> None:
    board = BOARD.replace("hand: [Slash]", 'hand: [Slash, "?"]')
    assert polarity.settled(ruling("May b use Slash?", "expect: [{illegal: {b: use Slash}}]\n", board)) is not None


def test_what_may_be_paid_for_in_another_way_is_not_denied() -> None:
    out = ruling("May a go forward?", "expect: [{illegal: {a: forward with vigor}}]\n")
    assert polarity.settled(out) is None


def test_where_nobody_has_lost_the_game_is_said_to_go_on() -> None:
    out = ruling("Is the game lost?", HIT + "expect: [result: none]\n")
    assert headline(out).text == "No: the game goes on"


def test_an_attack_that_is_under_way_answers_nothing() -> None:
    assert polarity.settled(ruling("Does Slash hit?", "play: [a: use Slash]\n")) is None


@pytest.mark.parametrize(
    ("question", "expect", "yes"),
    [
        ("May a use Slash?", "legal: {a: use Slash}", True),
        ("May a use Slash?", "legal: {a: 斬を使用}", True),
        ("Can 斬 be used?", "legal: {a: use Slash}", True),
        ("May b use Slash?", "illegal: {b: use Slash}", False),
        ("斬を使用できるか。", "illegal: {b: use Slash}", False),
        ("참을 사용할 수 있는가?", "illegal: {b: use Slash}", False),
        ("May a go on without Slash?", "legal: {a: use Slash}", None),
        ("May it be done?", "legal: {a: use Slash}", None),
        ("Who may use Slash?", "legal: {a: use Slash}", None),
        ("May a use Slash?", "legal: {a: [use Slash, end]}", None),
        ("May a use Slash?", "a.life: 8", None),
    ],
)
def test_whether_a_line_may_be_played_is_answered_by_what_is_expected(
    question: str, expect: str, yes: bool | None
) -> None:
    found = polarity.settled(ruling(question, f"expect: [{{{expect}}}]\n"))
    assert (None if found is None else found.yes) is yes


def test_what_is_not_as_expected_is_no_answer() -> None:
    assert polarity.settled(ruling("Does Slash hit?", HIT + "expect: [b.life: 1]\n")) is None


def test_a_line_that_is_refused_is_answered_with_no() -> None:
    out = ruling("May a use Slash?", "play: [a: use Slash]\n", BOARD.replace("distance: 4", "distance: 6"))
    found = polarity.settled(out)
    assert found == polarity.Settled(False)
    assert headline(out).text.startswith("No: ")
    assert headline(out, "ja").text.startswith("いいえ：")


def test_who_wins_is_answered_by_the_end_of_the_game() -> None:
    board = BOARD.replace("life: 7", "life: 1")
    assert polarity.settled(ruling("Does a win?", HIT, board)) == polarity.Settled(True)
    assert polarity.settled(ruling("Bは勝つか。", HIT, board)) == polarity.Settled(False)
    assert polarity.settled(ruling("Does a win?", HIT)) is None


@pytest.mark.parametrize(
    ("lang", "begun"),
    [("en", "Yes: attack 1 (Slash) hits"), ("ja", "はい：攻撃1（斬）"), ("ko", "예: 공격 1(참)")],
)
def test_the_sentence_is_said_in_text_and_on_the_page(lang: str, begun: str) -> None:
    out = ruling("Does Slash hit?", HIT + "expect: [attack 1: hit]\n")
    assert headline(out, lang).text.startswith(begun)
    assert answer(out, Words(out, lang)).startswith(begun)
    assert data(out, lang)["headline"][LANGUAGES.index(lang)].startswith(begun)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_settles_the_question_is_said_once(lang: str) -> None:
    out = ruling("Does Slash hit?", HIT)
    words = Words(out, lang)
    (end,) = out.scenario.floor.tell.ends(words, out.events)
    said = answer(out, words)
    assert end in said
    assert said.count(end) == 1


def test_where_all_has_been_said_it_is_said_to_be_as_expected() -> None:
    out = ruling("Does Slash hit?", HIT + "expect: [attack 1: hit]\n")
    assert answer(out, Words(out, "en")) == "Yes: attack 1 (Slash) hits: distance 4 is in its range 3-4 [9-4 iii]. " \
        "As expected: B's life 6 (was 7); B's flare 6 (was 5); A's played [Slash]."


def test_the_record_has_it_beside_the_answer() -> None:
    out = ruling("Does Slash hit?", HIT + "expect: [attack 1: hit]\n")
    assert (record(out)["yes"], record(out)["answer"]) == (True, out.answer)
    assert record(ruling("What is it?", HIT))["yes"] is None


def test_a_line_asked_about_is_told_with_its_clauses() -> None:
    out = ruling("May b use Slash?", "expect: [{illegal: {b: use Slash, clauses: [8-2-2]}}]\n")
    said = answer(out, Words(out, "en"))
    assert said.startswith("No: `b: use Slash` is not legal here [8-2-2]. As expected: ")


@pytest.mark.parametrize(
    ("claimed", "verdict", "said"),
    [
        ("Yes.", "upheld", "Yes: as claimed."),
        ("Yes, it is drawn again.", "upheld", "Yes: it is drawn again."),
        ("No: only once.", "upheld", "No: only once."),
        ("Yes.", "contradicted", "No: the claim is contradicted."),
        ("No.", "contradicted", "Yes: the claim is contradicted."),
        ("Yes, it is drawn again.", "contradicted", ""),
        ("Yes.", "depends", ""),
        ("Yes.", "undecidable", ""),
        ("Yes to the first.", "upheld", ""),
        ("Nobody does.", "upheld", ""),
    ],
)
def test_a_claim_answers_its_question(claimed: str, verdict: str, said: str) -> None:
    assert polarity.answered(claimed, claimed, verdict, "en") == said


def test_a_claim_is_told_in_the_language_of_the_reader() -> None:
    assert polarity.answered("Yes.", "はい。", "upheld", "ja") == "はい：主張のとおり。"
    assert polarity.answered("No, it stays.", "아니요. 그대로 있다.", "upheld", "ko") == "아니요: 그대로 있다."
    assert polarity.answered("No, it stays.", "それは残る。", "upheld", "ja") == "いいえ：それは残る。"


def test_the_sample_asks_neither() -> None:
    scenario, _ = judge.load(judge.sample())
    assert scenario is not None
    out, _ = judge.adjudicate(scenario)
    assert out is not None
    assert headline(out).text.startswith("Attack 1 (Slash) fails: ")


KEPT = "expect: [b.life: 7]\n"


@pytest.mark.parametrize(
    ("said", "yes"),
    [
        ("yes_if: {b.life: 7}", True),
        ("yes_if: {b.life: '< 7'}", False),
        ("no_if: {b.life: 7}", False),
        ("no_if: {b.life: 6}", True),
        ("yes_if: [{attack 1: hit}, {result: none}]", True),
        ("yes_if: {attack 1: failed}", False),
        ("yes_if: {b.life: 7}\nno_if: {b.life: 6}", True),
        ("yes_if: {b.life: 6}\nno_if: {b.life: 7}", False),
        ("yes_if: {b.life: 6}\nno_if: {b.life: 5}", None),
        ("yes_if: {b.life: 7}\nno_if: {attack 1: hit}", None),
    ],
)
def test_a_file_says_what_has_to_be_so_for_yes_and_for_no(said: str, yes: bool | None) -> None:
    board = BOARD.replace("aura: 0", "aura: 3")
    out = ruling("Is it all taken, or what is left?", f"{HIT.replace(']', ', b: damage aura]')}{KEPT}{said}\n", board)
    found = polarity.settled(out)
    assert (None if found is None else found.yes) is yes
    assert record(out)["yes"] is yes


def test_what_a_file_says_of_yes_counts_alone_and_only_where_all_is_as_expected() -> None:
    found = polarity.settled(ruling("Does Slash hit?", f"{HIT}yes_if: {{b.life: 0}}\n"))
    assert found is not None
    assert not found.yes
    out = ruling("Does Slash hit?", f"{HIT}expect: [b.life: 1]\nyes_if: {{attack 1: hit}}\n")
    assert polarity.settled(out) is None


def test_such_an_answer_is_what_brought_it_about_or_how_it_stands() -> None:
    taken = HIT.replace("]", ", b: damage aura]")
    board = BOARD.replace("aura: 0", "aura: 3")
    gone = ruling("Is there any aura left?", f"{taken}yes_if: {{b.aura: '> 0'}}\n", board)
    assert headline(gone).text.startswith("No: B takes 3 damage to aura")
    assert headline(gone, "ja").text.startswith("いいえ：Bがオーラに3ダメージを受ける")
    kept = ruling("Does b keep the life?", f"{taken}yes_if: {{b.life: 7}}\n", board)
    assert headline(kept).text == "Yes: B's life 7"
    assert headline(kept, "ko").text == "예: B의 라이프 7"
    tried = ruling("Is that open?", f"{TRIED}no_if: {{a.hand: [Slash]}}\n", FAR)
    assert headline(tried).text.startswith("No: ")


def _listed(text: str, key: str) -> list[str]:
    """The entries under a key of a file as it is written."""
    found = re.search(rf"^{key}:\n((?:  - .*\n)+)", text, re.MULTILINE)
    return [] if found is None else found[1].splitlines()


def test_what_shipped_files_say_of_yes_and_no_is_what_they_expect() -> None:
    own, wrong = 0, []
    for path in sorted(files.scenarios().rglob("*.yaml")):
        text = path.read_text("utf-8")
        if "\nyes_if:" in text or "\nno_if:" in text:
            scenario, _ = load_scenario(str(path), FLOORS)
            assert scenario is not None
            again = write_scenario(scenario)
            said = [*_listed(again, "yes_if"), *_listed(again, "no_if")]
            own += 1
            if not scenario.question or not said or {*said} - {*_listed(again, "expect")}:
                wrong.append(path)
    assert wrong == []
    assert own > 300


@pytest.mark.parametrize("question", ["Does チルノ fall?", "Does ルーミア fall?", "Is it cancelled?", "Does it reach?"])
def test_a_game_that_gives_no_forms_is_asked_of_no_attack(question: str) -> None:
    board = "board: {a: {field: [チルノ], hand: [狙撃], nodes: 3}, b: {field: [ルーミア]}}\n"
    play = "play: [a: play 狙撃 on ルーミア, b: pass, a: pass]\n"
    found = judge.rule(f"game: vision\nquestion: {question}\n{board}{play}")
    assert polarity.settled(found) is None
