"""The catalogue is complete, sound, and found by whatever people type."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from judge.rulebook import official
from judge.rulebook.catalogue import HOWS, WHATS, Amends, Catalogue, UnknownClauseError, fold, load
from judge.rulebook.catalogue import _entry as entry_of
from judge.rulebook.check import faults, missing_gists
from judge.rulebook.ids import parse
from judge.rulebook.official import japanese, korean
from judge.rulebook.official.place import place
from tests.rulebook.order import sort_key

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load()


def test_nothing_is_wrong_with_it(catalogue: Catalogue) -> None:
    assert list(faults(catalogue)) == []


def test_every_clause_of_both_documents_is_in_it_and_nothing_else(
    catalogue: Catalogue, edition: str, seed: Callable[[str], Path]
) -> None:
    document = official.read(seed(edition).read_text(encoding="utf-8"))
    placed = place(document.sections, catalogue.layout(edition))
    assert document.edition == edition
    assert placed.unplaced == []
    assert {c.id: c.printed for c in placed.clauses} == {e.name: e.printed[edition] for e in catalogue.of(edition)}


def test_every_line_of_a_document_is_in_a_clause(
    catalogue: Catalogue, edition: str, seed: Callable[[str], Path]
) -> None:
    document = official.read(seed(edition).read_text(encoding="utf-8"))
    mend = {"ja": japanese.mend, "ko": korean.mend}[document.language]
    placed = place(document.sections, catalogue.layout(edition))
    whole = "".join(re.sub(r"[^ぁ-ゖァ-ヺー一-鿿가-힣]", "", c.title + c.text) for c in placed.clauses)
    first = min(c.line for c in placed.clauses)
    parts = ("コアルール", "追加ルール", "『新幕桜降る代に決闘を』", "핵심 규칙", "추가 규칙")
    for number, line in enumerate(document.text.splitlines()[first:], first + 1):
        plain = re.sub(r"の場合$|의 경우$|^附則.*|^부칙.*|\.png", "", mend(line.lstrip("#> -")))
        for piece in re.findall(r"[ぁ-ゖァ-ヺー一-鿿가-힣]{4,}", plain) if plain not in parts else ():
            assert piece in whole, f"line {number}: {piece}"


def test_sections_stand_in_document_order(catalogue: Catalogue) -> None:
    keys = [sort_key(entry.id) for entry in catalogue if not entry.id.inside]
    assert keys == sorted(keys)  # type: ignore[type-var]


@pytest.mark.parametrize(
    "name",
    ["4-1 5-2", "4-2 0", "4-2 3", "5-5-6", "5-6 vi", "5-10 paragraph 5", "5-11", "8-1-3 iv", "8-2-2 A", "9-2 bullet 4",
     "9-2-1 vi", "9-2-2 v", "9-2-3 vi", "9-4 ix", "9-6 ii-B", "9-6-5", "9-8 bullet 4", "10-5 3", "10-39 iv", "A7-5 iii",
     "A15-2 3-b", "A17-7-1 iii-4", "A20-6-1 v", "A24-7 5", "B1 saine-a1", "B2 5"],
)  # fmt: skip
def test_clauses_that_code_cites_are_there(catalogue: Catalogue, name: str) -> None:
    assert name in catalogue


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("9-4.iii", ["9-4 iii"]),
        ("追加7-5", ["A7-5"]),
        ("5-11 paragraph 1", ["5-11"]),
        ("5-10 paragraph 1", ["5-10 paragraph 1"]),
        ("攻撃の解決", ["9-4"]),
        ("공격의 해결", ["9-4"]),
        ("resolving AN attack", ["9-4", "A22-9-1"]),
        ("Fatigue", ["10-10"]),
    ],
)
def test_finds_by_id_and_by_title(catalogue: Catalogue, typed: str, found: list[str]) -> None:
    assert set(found) <= {entry.name for entry in catalogue.find(typed)}
    assert catalogue.find(typed)[0].name == found[0]


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("4-2 4", "what ko-2025-08-15 prints as 4 is 4-2 3"),
        ("9-4 x", "9-4 has paragraph 1, paragraph 2, i, ii"),
        ("A10-40", "10-40 (If you do) is the core clause"),
        ("9-99", "below 9 stand 9-1 to 9-8"),
        ("攻撃の解決法", "9-4 (Resolving an attack)"),
    ],
)
def test_says_what_is_near(catalogue: Catalogue, typed: str, hint: str) -> None:
    with pytest.raises(UnknownClauseError, match=re.escape(hint)):
        catalogue.find(typed)


@pytest.mark.parametrize(
    ("words", "best"),
    [("焦燥", "10-10"), ("초조", "10-10"), ("fatigue", "10-10"), ("ｵｰﾗ", "5-1-7"), ("オーラ", "5-1-7"),
     ("basic acton", "9-6"), ("패산의재구성", "9-7"), ("入れ子 解決", "9-8")],
)  # fmt: skip
def test_searches_in_any_language_and_spelling(catalogue: Catalogue, words: str, best: str) -> None:
    assert catalogue.search(words)[0][0].name == best


def test_search_that_finds_nothing_is_empty(catalogue: Catalogue) -> None:
    assert catalogue.search("qqqqzzzz") == []
    assert catalogue.search("・・") == []
    assert fold("＜オーラ＞ の上限") == fold("おおらの上限".replace("おお", "お"))


def test_references_both_ways(catalogue: Catalogue) -> None:
    assert {"9-2-1 i", "9-4 iii", "10-5 2"} <= set(catalogue.refs_in("9-4-1"))
    assert "9-4-1" in catalogue.refs_out("9-4")
    assert "9-4 iii" not in catalogue.refs_in("9-4")
    assert "A7-5 iii" in catalogue.amended_by("9-7")
    assert "A22-9-1 v" in catalogue.amended_by("9-4 v")
    assert "A22-9-1 v" not in catalogue.amended_by("9-4 iv")
    assert [(a.clause, a.how) for a in catalogue.amending("A22-9-1")] == [("9-4 v", "heading"), ("9-4 v", "instead")]


def test_every_way_to_amend_is_used_and_each_has_an_edition_in_which_both_clauses_stand(catalogue: Catalogue) -> None:
    assert {found.how for found in catalogue.amendments} == set(HOWS)
    for how, words in WHATS.items():
        assert {found.what for found in catalogue.amendments if found.how == how} == set(words)
    for found in catalogue.amendments:
        assert found.editions, found
        for edition in found.editions:
            assert edition in catalogue.entries[found.id].printed
            assert edition in catalogue.entries[found.clause].printed
    assert len({(found.id, found.clause, found.how) for found in catalogue.amendments}) == len(catalogue.amendments)


def test_every_player_information_new_zone_and_set_up_of_a_chapter_amends_its_core_clause(catalogue: Catalogue) -> None:
    """What the documents head the same way in every chapter is marked in every chapter."""
    for title, clause in (("プレイヤーの持つ情報", "5-1"), ("追加カード", "4-1"), ("追加コンポーネント", "4-1")):
        for entry in (e for e in catalogue if e.id.part == "A" and e.titles.get("ja") == title):
            assert clause in {found.clause for found in catalogue.amending(entry.name)}, entry.name
    named = {e.name: found[1] for e in catalogue if (found := re.search(r"<\s*(.+)>$", e.titles.get("ja", "")))}
    core = {zone for name, zone in named.items() if name.startswith("7-1-")}
    # A22-7 says by zone what converting to damage does: no rule of the zone
    zones = [catalogue.entries[name] for name in named if name.startswith("A") and not name.startswith("A22-7-")]
    assert len(zones) > 20
    for entry in zones:
        found = catalogue.amending(entry.name)
        new = named[entry.name] not in core
        assert any(a.what == "zone" and (a.clause == "7-1 table 1") == new for a in found), entry.name


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ({"clause": "9-7", "how": "behind"}, "how is one of"),
        ({"clause": "9-7", "how": "also"}, "what is moment or"),
        ({"clause": "9-7", "how": "after", "what": "zone"}, "has no what"),
        ({"clause": "9-7", "how": "heading"}, "says why"),
        ({"clause": "9-7", "how": "after", "why": "so"}, "says why"),
        ({"clause": "9-77", "how": "after"}, "in no catalogue"),
        ({"clause": "A7-4", "how": "after"}, "only core rules"),
        ({"clause": "4-2 0", "how": "after"}, "in no edition that has this clause"),
    ],
)
def test_an_amendment_that_is_wrong_is_told(catalogue: Catalogue, entry: dict[str, str], fault: str) -> None:
    wrong = replace(catalogue.entries["A7-5 iii"], amends=(Amends(**entry),), printed={"ja-2024-06-24": "iii"})
    changed = replace(catalogue, entries={**catalogue.entries, wrong.name: wrong})
    assert [found for found in faults(changed) if fault in found and "A7-5 iii" in found]


@pytest.mark.parametrize("raw", ["9-7", {"clause": "9-7"}, {"clause": "9-7", "how": "after", "where": "end"}])
def test_an_amendment_of_another_shape_is_not_read(raw: object) -> None:
    with pytest.raises(ValueError, match="A7-5 iii: an entry of amends has clause and how"):
        entry_of({"id": "A7-5 iii", "kind": "step", "printed": {}, "operative": True, "amends": [raw]}, Path("07.yaml"))


def test_an_amendment_meets_what_is_inside_either_of_its_clauses(catalogue: Catalogue) -> None:
    found = next(a for a in catalogue.amendments if a.id == "A17-7-1 iii")
    assert (found.clause, found.how, found.editions) == ("9-2-3 iii", "instead", tuple(catalogue.editions))
    assert found.meets("A17-7-1", "9-2-3")
    assert found.meets("A17-7-1 iii-2", "9-2-3 iii")
    assert not found.meets("A17-7", "9-2-3 iv")
    assert not found.meets("A17-6", "9-2-3 iii")


def test_the_readme_counts_what_is_there(catalogue: Catalogue) -> None:
    readme = (ROOT / "rulebook" / "README.md").read_text(encoding="utf-8")
    for chapter in dict.fromkeys(entry.id.chapter for entry in catalogue):
        entries = [entry for entry in catalogue if entry.id.chapter == chapter]
        counts = [sum(name in entry.printed for entry in entries) for name in catalogue.editions]
        cells = " | ".join(str(cell) for cell in (chapter, entries[0].title(), *counts, len(entries)))
        assert f"| {cells} |" in readme


def test_every_clause_says_something(catalogue: Catalogue) -> None:
    assert missing_gists(catalogue) == []


def test_every_id_is_read_back_from_each_of_its_forms(catalogue: Catalogue) -> None:
    wide = str.maketrans({chr(c): chr(c + 0xFEE0) for c in range(0x21, 0x7F)})
    for entry in catalogue:
        assert parse(entry.id.short) == entry.id
        for typed in (entry.name, entry.name.translate(wide), entry.name.replace(" ", "."), f" {entry.name}) "):
            assert catalogue.find(typed) == [entry], typed


@pytest.mark.parametrize(
    ("word", "clause"),
    [("決死", "9-1-1-2"), ("resolve", "9-1-1-2"), ("결사", "9-1-1-2"), ("連火", "9-2-1 iii"), ("境地", "9-1-1-2")],
)
def test_what_players_say_leads_to_the_clauses_under_which_it_acts(word: str, clause: str) -> None:
    assert load().find(word)[0].name == clause
    assert load().search(word)[0][0].name == clause
    said = load().said(word)
    assert said is not None
    assert {*said.means} == {"en", "ja", "ko"}


def test_every_word_of_players_leads_to_clauses_that_are_there() -> None:
    assert load().spoken
    for one in load().spoken:
        assert all(name in load().entries for name in one.clauses), one
        assert not any(fold(title) == fold(name) for name in one.names for e in load() for title in e.titles.values())
