"""Search: everything is found by each of its names, the nearest first, and says its answer."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from click.testing import CliRunner

from judge.cli.commands import main
from judge.data import scenarios
from judge.floors import FLOORS
from judge.search import KINDS, entries, search
from judge.search.find import Results, on_clause
from judge.search.index import names
from judge.search.query import read, stem

CRYSTAL = "NA-02-saine-O-N-6"
OWN = names(FLOORS["furuyoni"])


def judge(*args: str) -> tuple[int, str]:
    found = CliRunner().invoke(main, ["search", *args])
    return found.exit_code, found.output


def ids(found: Results, kind: str) -> list[str]:
    return [one.id for one in found.found if one.kind == kind]


@pytest.mark.parametrize(
    "asked",
    ["what is ruled on Wavering Crystal?", "wavering crystal", "衝音晶", "衝音晶の裁定は？", "충음정은 어떻게 되나요",
     CRYSTAL, "ＷＡＶＥＲＩＮＧ　Crystal's charge", "Wavering Cristal"],
)  # fmt: skip
def test_a_card_is_found_by_any_name_with_what_is_ruled_and_claimed_of_it(asked: str) -> None:
    found = search(asked, FLOORS, game="furuyoni")
    assert ids(found, "card")[0] == CRYSTAL
    if "Cristal" not in asked:
        assert "of-saine-04" in ids(found, "claim")
        assert "furuyoni/rulings/hagane-02-1" in ids(found, "ruling")
        for one in found.found:
            assert one.entry is None or CRYSTAL in one.entry.about


def test_every_name_of_every_card_finds_it() -> None:
    lost = [
        (topic.id, name)
        for topic in OWN.topics.values()
        for name in topic.called
        if topic.id not in OWN.named(name)
    ]
    assert lost == []
    assert {topic.id for topic in OWN.topics.values() if topic.kind == "card" and not topic.called} == set()


def test_a_clause_is_found_by_id_and_title_with_what_it_decides() -> None:
    for asked in ("9-4 iii", "9-4.iii", "what of 9-4 iii?"):
        found = search(asked, FLOORS, limit=0)
        assert ids(found, "clause") == ["9-4 iii"]
        assert all("9-4 iii" in one.entry.clauses or one.entry.decides == "9-4 iii" for one in found.found if one.entry)
    assert "9-4" in ids(search("攻撃の解決", FLOORS), "clause")
    assert "9-4" in ids(search("공격의 해결", FLOORS), "clause")


def test_rules_in_the_catalogue_of_a_game_that_is_not_played_are_found() -> None:
    assert ids(search("V6.2.4.d", FLOORS), "clause") == ["V6.2.4.d"]
    assert {one.game for one in search("9-4 iii", FLOORS).found} == {"furuyoni"}


def test_an_item_and_a_ruling_are_found_by_their_ids_alone() -> None:
    assert [one.id for one in search("of-saine-04", FLOORS).found] == ["of-saine-04"]
    assert [one.id for one in search("hagane-02-1", FLOORS).found] == ["furuyoni/rulings/hagane-02-1"]


def test_names_in_one_question_come_together_and_other_words_order_what_is_found() -> None:
    both = search("Wavering Crystal and Treacherous Spiritquell", FLOORS, ("claim",))
    assert ids(both, "claim")[0] == "of-saine-04"
    plain, asked = (search(t, FLOORS, ("scenario",), limit=0, game="furuyoni") for t in ("Slash", "Slash fails"))
    assert {*ids(plain, "scenario")} == {*ids(asked, "scenario")}
    first = asked.found[0].entry
    assert first is not None
    assert re.search(r"\bfail", f"{first.title} {first.question}")


def test_words_that_are_no_name_find_titles_and_terms_of_other_languages() -> None:
    found = search("cancelled attack damage", FLOORS, ("ruling",))
    assert ids(found, "ruling")[0].startswith("furuyoni/rulings/yurina-02")
    asked = read("集中力", FLOORS["furuyoni"].clause, OWN, None)
    assert asked.words == ()
    assert search("集中力", FLOORS, ("claim",)).found


def test_limits_kinds_and_games() -> None:
    few, all_ = search("Slash", FLOORS, limit=2), search("Slash", FLOORS, limit=0)
    assert not all_.more
    for kind in KINDS:
        assert len(ids(few, kind)) == min(2, len(ids(all_, kind)))
        assert len(ids(few, kind)) + few.more.get(kind, 0) == len(ids(all_, kind))
    assert {one.kind for one in search("Slash", FLOORS, ("claim",)).found} == {"claim"}
    assert search("Slash", FLOORS, game="furuyoni").found


def test_entries_are_made_again_where_a_file_is_another() -> None:
    every = entries(FLOORS)
    assert every == entries(FLOORS)
    assert {one.kind for one in every} == {"ruling", "scenario", "claim"}
    assert all((scenarios() / one.file).is_file() for one in every)
    assert len({one.name for one in every if one.kind == "claim"}) == sum(one.kind == "claim" for one in every)


def test_what_a_clause_is_nearest_to_comes_first() -> None:
    found = on_clause("9-4 iii", entries(FLOORS))
    assert "/9-4/" in found[0].file
    assert all(any(c.startswith("9-4 iii") for c in (*one.clauses, one.decides)) for one in found)


def test_the_text_has_an_answer_for_each_and_says_how_many_more_there_are() -> None:
    status, page = judge("Wavering Crystal", "--limit", "2")
    assert status == 0
    assert page.count("→ ") >= 8
    assert re.search(r"scenarios \(2 of \d+\)", page)
    assert "upheld: The attack is cancelled" in page
    assert "[9-4 ii, 9-5 i]" in page
    for lang, word in (("ja", "裁定"), ("ko", "재정")):
        assert word in judge("衝音晶", "--lang", lang, "--limit", "1")[1]


def test_the_record_has_what_the_text_has() -> None:
    status, out = judge("Wavering Crystal", "--format", "json", "--limit", "1")
    told: dict[str, Any] = json.loads(out)
    assert (status, told["format"], told["asked"]) == (0, "judge.search/1", "Wavering Crystal")
    kinds = {one["kind"]: one for one in told["found"]}
    assert kinds["ruling"]["answer"].startswith("No: an attack has been made")
    assert CRYSTAL in kinds["ruling"]["about"]
    assert kinds["claim"]["dated"] == "2025-10-13"
    assert told["more"]["scenario"] > 10


def test_nothing_found_says_so() -> None:
    assert judge("zzzzqqqq xyzzyq")[0] == 1
    assert json.loads(judge("zzzzqqqq", "--format", "json")[1])["found"] == []


def test_words_are_cut_to_what_their_forms_share() -> None:
    for one, other in (("damage", "damages"), ("cancel", "cancelled"), ("fail", "failing")):
        assert stem(other).startswith(stem(one)) or stem(one).startswith(stem(other))


def test_the_pages_of_clauses_and_cards_name_the_nearest() -> None:
    run = CliRunner().invoke
    page = run(main, ["clause", "9-4", "iii"]).output
    assert page.count("  furuyoni/") == 5
    assert re.search(r"and \d+ more", page)
    assert run(main, ["clause", "9-4", "iii", "--scenarios", "0"]).output.count("  furuyoni/") > 50
    card = run(main, ["cards", "show", "Wavering Crystal"]).output
    assert "ruling      furuyoni/rulings/hagane-02-1" in card
    told = json.loads(run(main, ["cards", "show", "Wavering Crystal", "--format", "json"]).output)
    assert any(name.startswith("furuyoni/rulings/hagane-02-1") for name in told["rulings"])
    assert "ruled in furuyoni/rulings/hagane-02-1" in run(main, ["cards", "search", "Crystal"]).output


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("連火は何を数えるか", "furuyoni/rulings/faq-himika-01"),
        ("オーラが満杯なら前進できるか", "furuyoni/rulings/core-basic-01"),
        ("반증 실패의 초조", "furuyoni/rulings/akina-01-3"),
        ("오라가 가득 차면 전진", "furuyoni/rulings/core-basic-01"),
        ("遠心 失敗した攻撃", "furuyoni/rulings/hagane-01"),
    ],
)
def test_words_of_a_translated_title_find_it(asked: str, first: str) -> None:
    assert ids(search(asked, FLOORS, ("ruling",)), "ruling")[0] == first


@pytest.mark.parametrize(
    ("asked", "item"),
    [
        ("予約された半分は解決する時のフレアを問う", "of-yatsuha-04"),
        ("버림패에 있는 카드의 계략을 실행하는 것", "of-shinra-25"),
    ],
)
def test_words_of_a_translated_reason_find_its_claim(asked: str, item: str) -> None:
    assert item in ids(search(asked, FLOORS, ("claim",)), "claim")[:3]


def test_a_name_inside_a_question_of_another_language_is_no_word_of_it() -> None:
    found = search("衝音晶の攻撃は打ち消されるか", FLOORS, ("claim",))
    assert "of-saine-04" in ids(found, "claim")[:3]
