"""Codes, their pages and their uses in the code agree."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from judge.codes import CODES, index, page
from judge.text.errors import Place, Problem, Problems, suggest

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "errors"
USE = re.compile(r"\"(J[0-9]{3})\"")


def used() -> Counter[str]:
    files = [file for file in (ROOT / "judge").rglob("*.py") if "codes" not in file.parts]
    return Counter(code for file in files for code in USE.findall(file.read_text(encoding="utf-8")))


def test_every_code_used_is_registered_and_every_registered_code_is_used() -> None:
    assert set(used()) == set(CODES)


def test_every_code_has_the_page_that_is_written_from_it_and_no_page_is_left_over() -> None:
    pages = {file.stem: file.read_text(encoding="utf-8") for file in PAGES.glob("J*.md")}
    assert pages == {name: page(name, code) for name, code in CODES.items()}
    assert (PAGES / "README.md").read_text(encoding="utf-8") == index(CODES)


@pytest.mark.parametrize("name", CODES)
def test_every_code_says_title_cause_and_mend(name: str) -> None:
    code = CODES[name]
    assert re.fullmatch("J[0-9]{3}", name)
    assert all(part.strip() for part in code[:3])
    assert not code.title.endswith(".")
    assert code.cause.endswith(".")
    assert code.mend.endswith(".")


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
