"""Codes, their pages and their uses in the code agree."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from judge.report.codes import index
from judge.text.codes import code, codes, names
from judge.text.errors import Place, Problem, Problems, suggest

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "errors"
OTHER = ("ja", "ko")
LATIN = re.compile(r"[A-Za-z]{2,}")
CODED = re.compile(r"`[^`]*`")
USE = re.compile(r"\"(J[0-9]{3})\"")


def used() -> Counter[str]:
    files = (ROOT / "judge").rglob("*.py")
    return Counter(code for file in files for code in USE.findall(file.read_text(encoding="utf-8")))


def test_every_code_used_has_a_page_and_every_page_is_of_a_code_that_is_used() -> None:
    assert set(used()) == set(names())
    assert [*names()] == sorted(page.stem for page in PAGES.glob("*.md") if page.stem != "README")


def test_every_page_is_told_in_every_language() -> None:
    for lang in OTHER:
        assert sorted(page.stem for page in (PAGES / lang).glob("J*.md")) == [*names()]


@pytest.mark.parametrize("lang", ["en", *OTHER])
def test_the_table_names_every_code(lang: str) -> None:
    file = PAGES / ("README.md" if lang == "en" else f"{lang}/README.md")
    wanted = index(codes(lang), lang)
    assert file.read_text(encoding="utf-8") == wanted, "judge explain --format md --lang writes it"


@pytest.mark.parametrize("lang", OTHER)
@pytest.mark.parametrize("name", names())
def test_a_page_is_told_in_its_language(name: str, lang: str) -> None:
    """What is written in files, commands and names of formats are as in English; nothing else is."""
    english, told = code(name), code(name, lang)
    assert english is not None
    assert told is not None
    assert (told.name, told.example) == (english.name, english.example)
    own = {*LATIN.findall(f"{english.cause} {english.mend}"), "BOM", "OS", "VISION"}
    for said, other in zip(told[1:4], english[1:4], strict=True):
        assert said.strip() not in ("", other.strip())
        assert re.search("[ぁ-んァ-ヶ一-龠]" if lang == "ja" else "[가-힣]", said)
        bare = CODED.sub("", said)
        assert [word for word in LATIN.findall(bare) if word not in own | {"true", "false"}] == [], said
    assert told.title[-1] not in "。."
    assert told.cause[-1] in "。."
    assert told.mend[-1] in "。."


@pytest.mark.parametrize("name", names())
def test_every_code_says_title_cause_and_mend(name: str) -> None:
    found = code(name)
    assert found is not None
    assert found == code(name.lower()) == code(name[1:])
    assert all(part.strip() for part in found[:4])
    assert not found.title.endswith(".")
    assert found.cause.endswith(".")
    assert found.mend.endswith(".")


def test_a_page_of_another_form_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "J999.md").write_text("# J999 Something\n", encoding="utf-8")
    monkeypatch.setattr("judge.text.codes.errors", lambda: tmp_path)
    names.cache_clear()
    try:
        assert names() == ("J999",)
        with pytest.raises(ValueError, match="J999"):
            code("J999")
    finally:
        names.cache_clear()


def test_a_problem_is_one_line_that_an_editor_can_follow() -> None:
    problem = Problem.at(Place("f.yaml", 3, 5), "J025", "unknown key 'lfe'", "did you mean 'life'?")
    assert str(problem) == "f.yaml:3:5: J025 unknown key 'lfe' (did you mean 'life'?)"
    assert str(problem.place) == "f.yaml:3:5"
    assert str(Problems([problem, problem])).count("\n") == 1


def test_problems_sort_as_they_stand_in_the_file() -> None:
    later, earlier = Problem("f", 10, 1, "J001", "x"), Problem("f", 9, 80, "J025", "y")
    assert sorted([later, earlier]) == [earlier, later]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("lfie", "life"),
        ("Aura ", "aura"),
        ("ＡＵＲＡ", "aura"),
        ("衝音昌", "衝音晶"),
        ("Wavering", "Wavering Crystal"),
    ],
)
def test_suggestions_see_through_case_width_and_slips(word: str, expected: str) -> None:
    assert repr(expected) in suggest(word, ["life", "aura", "衝音晶", "Wavering Crystal"])


def test_no_suggestion_where_nothing_is_near() -> None:
    assert suggest("castle", ["life", "aura"]) == ""
