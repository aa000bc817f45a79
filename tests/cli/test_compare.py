"""`judge compare` and `judge faq` on the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.data import scenarios
from judge.floors import FLOORS
from judge.messages import labelled
from judge.report.words import claims
from judge.scenario.claims.schema import schema
from judge.scenario.translated import catalogue
from tests.cli.conftest import Judge

ROOT = Path(__file__).parents[2]
GUIDE = scenarios() / "furuyoni" / "faq" / "004-1-guide.yaml"
SHRINKS = str(scenarios() / "furuyoni/core/10-4/two-equal-shrinks-of-a-range-with-holes.ja.yaml")
PAGE = (ROOT / "docs" / "faq.md").read_text(encoding="utf-8").split("```yaml\n")[1].split("```")[0]
CLAIMS = """\
faq: A page
claims:
  - id: up
    claimed: A forward moves a crystal.
    clauses: [9-6-1]
    boards:
      - board: {distance: 5, a: {megami: [yurina, himika], vigor: 1}, b: {megami: [saine, tokoyo]}}
        play: [a: forward with vigor]
        claim: [distance: 4]
  - id: down
    claimed: It can be done anywhere.
    boards:
      - board: {a: {megami: [yurina, himika], vigor: 1}, b: {megami: [saine, tokoyo]}}
        vary: {distance: 0-10}
        claim: [legal: {a: forward}]
  - id: parts
    claimed: Two shrinks of 1, 3 and 5 leave 5.
    boards:
      - scenario: furuyoni/core/10-4/two-equal-shrinks-of-a-range-with-holes.ja.yaml
        claim: [a.hand: [Comb]]
  - id: silent
    claimed: Both at life 0 is a draw.
    boards:
      - scenario: furuyoni/core/4-2/both-at-life-zero-at-once.yaml
        edition: ja-2024-06-24
        claim: [result: draw]
  - {id: later, claimed: It stuns., waiting: Thallya}
"""


@pytest.fixture
def page(tmp_path: Path) -> Callable[[str], str]:
    def write(text: str = CLAIMS) -> str:
        (tmp_path / "claims.yaml").write_text(text, encoding="utf-8")
        return str(tmp_path / "claims.yaml")

    return write


# -- compare ---------------------------------------------------------------------------------------------------------


def test_compare_tells_both_answers_the_clause_and_why(judge: Judge) -> None:
    ended = judge("compare", SHRINKS)
    assert (ended.status, ended.err) == (0, "")
    for said in ("attack 1 (Comb) is improper", "attack 1 (Comb) hits", "The answer changes.", "They part at:",
                 "10-4 paragraph 5: Only in ko", "The edition makes the difference", "  →   15  "):  # fmt: skip
        assert said in ended.out


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
@pytest.mark.parametrize("form", ["text", "md"])
def test_compare_speaks_three_languages(judge: Judge, lang: str, form: str) -> None:
    ended = judge("compare", SHRINKS, "--lang", lang, "--format", form, "--detail", "1")
    assert ended.status == 0
    assert claims(lang)("parts") in ended.out


def test_compare_as_json(judge: Judge) -> None:
    found = json.loads(judge("compare", SHRINKS, "--format", "json").out)
    assert (found["format"], found["status"], found["changes"], found["due"]) == (
        "judge.compare/1", "changes", True, "rules",
    )  # fmt: skip
    assert found["parting"]["clause"] == "10-4 paragraph 5"
    assert [s["edition"] for s in found["sides"]] == ["ja-2024-06-24", "ko-2025-08-15"]
    assert {"name": "attack 1", "values": ["improper", "hit"], "asked": True} in found["facts"]


def test_compare_of_a_folder_lists_what_changes(judge: Judge) -> None:
    ended = judge("compare", str(scenarios() / "furuyoni/core/10-4"))
    assert ended.status == 0
    assert "two-equal-shrinks-of-a-range-with-holes.ja.yaml" in ended.out
    assert ended.out.rstrip().endswith("0 that are boards in one only")


def test_compare_of_printings(judge: Judge) -> None:
    ended = judge("compare", str(scenarios() / "furuyoni/rulings/yurina-02.yaml"), "--cards", "s9", "--cards", "s10")
    assert "Cards that are printed otherwise:\n  Protest is another card in s10: what it does" in ended.out


@pytest.mark.parametrize(
    "options",
    [
        ["--edition", "ja-2024-06-24"],
        ["--edition", "ja-2024-06-24"] * 2,
        ["--cards", "s9"] * 3,
        ["--cards", "s9"] * 2,
        ["--edition", "ja-2024-06-24", "--cards", "s9"],
    ],
)
def test_what_cannot_be_compared(judge: Judge, options: list[str]) -> None:
    assert judge("compare", SHRINKS, *options).status == 2


def test_compare_of_what_is_wrong_on_both_sides(judge: Judge, page: Callable[[str], str]) -> None:
    ended = judge("compare", page("board: {a: {lfie: 3}}"))
    assert ended.status == 2
    assert ended.err.count("J025") == 1


def test_compare_from_standard_input(judge: Judge) -> None:
    with open(SHRINKS, encoding="utf-8") as file:
        ended = judge("compare", "-", "--format", "json", stdin=file.read())
    assert (json.loads(ended.out)["changes"], ended.err) == (True, "")


def test_a_saved_machine_cannot_be_compared(judge: Judge, tmp_path: Path) -> None:
    saved = str(tmp_path / "saved.yaml")
    assert judge("run", SHRINKS, "--quiet", "--until", "9-2", "--export", saved).status == 0
    ended = judge("compare", saved)
    assert (ended.status, ended.err.count("J503")) == (2, 1)


# -- faq -------------------------------------------------------------------------------------------------------------


def test_faq_shows_each_verdict_with_what_decides_it(judge: Judge, page: Callable[[], str]) -> None:
    ended = judge("faq", page())
    assert ended.status == 1
    for said in (
        "   upheld        up      2       9-6-1\n", "!  contradicted  down    22 ", "depends       parts",
        "the file does not say so", "contradicted on 3 of 11 boards", "distance 0", "They part at: 10-4 paragraph 5",
        "the rules leave it open (G3)", "5 claims: 1 upheld, 1 contradicted, 1 depends, 1 undecidable, 1 waiting; "
        "1 not as the files say",
    ):  # fmt: skip
        assert said in ended.out
    assert "up: upheld" not in ended.out


def test_faq_ends_well_where_the_file_says_what_is_contradicted(judge: Judge, page: Callable[[str], str]) -> None:
    told = CLAIMS.replace("It can be done anywhere.", "It can be done anywhere.\n    verdict: contradicted")
    assert judge("faq", page(told)).status == 0
    assert judge("faq", page(told.replace("verdict: contradicted", "verdict: upheld"))).status == 1


def test_faq_shows_only_what_is_asked_for_but_judges_all(judge: Judge, page: Callable[[], str]) -> None:
    ended = judge("faq", page(), "--only", "upheld", "--detail", "2")
    assert (ended.status, "up: upheld" in ended.out, "down" in ended.out) == (1, True, False)
    assert judge("faq", page(), "--only", "upheld", "--edition", "ja-2024-06-24").status == 1


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_faq_as_markdown_in_three_languages(judge: Judge, page: Callable[[], str], lang: str) -> None:
    ended = judge("faq", page(), "--format", "md", "--lang", lang)
    assert f"## {labelled('down', claims(lang)('contradicted'), lang)}" in ended.out


@pytest.mark.parametrize(("lang", "word"), [("ja", "「五つ」を文字どおりに"), ("ko", "“다섯”을 글자 그대로")])
def test_what_a_file_of_claims_says_is_told_by_its_translations(judge: Judge, lang: str, word: str) -> None:
    told = judge("faq", str(GUIDE), "--format", "md", "--only", "contradicted", "--lang", lang).out
    said = catalogue(str(GUIDE.with_name(f"{lang}.po")))
    for text in (
        "A Japanese page on the game's system, its guide for beginners, sections 1 to 4",
        "Guide, 1, heading of the list",
        "Five crystals on an enhancement are in none of the five, and the zone of enhancements counts as one with"
        " exactly five crystals.",
    ):  # fmt: skip
        assert said[text] in told
        assert text not in told
    assert word in told


def test_faq_as_json(judge: Judge, page: Callable[[], str]) -> None:
    lines = [json.loads(line) for line in judge("faq", page(), "--format", "json").out.splitlines()]
    assert [(one["id"], one["verdict"], one["ok"]) for one in lines] == [
        ("up", "upheld", True), ("down", "contradicted", False), ("parts", "depends", True),
        ("silent", "undecidable", True), ("later", "waiting", True),
    ]  # fmt: skip
    assert {one["format"] for one in lines} == {"judge.faq/1"}
    up, down, parts, silent, later = lines
    assert (up["clauses"], up["edition"], later["edition"]) == (["9-6-1"], "ko-2025-08-15", None)
    assert down["editions"][0]["boards"] == {"fails": 3, "holds": 8}
    assert down["editions"][0]["decided_by"]["board"] == {"distance": "0"}
    assert parts["parting"] == "10-4 paragraph 5"
    assert silent["editions"][0]["decided_by"]["readings"][0]["reading"] == "b"


def test_the_example_of_the_page_comes_out_as_it_says(judge: Judge, page: Callable[[str], str]) -> None:
    ended = judge("faq", page(PAGE))
    assert ended.status == 0, ended.out


def test_wrong_claims_end_with_2_and_their_place(judge: Judge, page: Callable[[str], str]) -> None:
    ended = judge("faq", page(CLAIMS.replace("claimed: It stuns.", "claimd: It stuns.")))
    assert ended.status == 2
    assert "claims.yaml:27:17: J025 unknown key 'claimd' in a claim (did you mean 'claimed'?)" in ended.err


def test_a_scenario_and_a_folder_without_claims(judge: Judge, tmp_path: Path) -> None:
    assert "J106" in judge("faq", SHRINKS).err
    assert "J701" in judge("faq", str(tmp_path)).err


def test_claims_are_no_scenarios_for_the_other_commands(judge: Judge, page: Callable[[], str]) -> None:
    folder = str(Path(page()).parent)
    assert "J701" in judge("run", folder).err
    assert "J106" in judge("run", page()).err
    assert judge("lint", folder).out == "1 file: 1 sound, 0 not\n"


def test_lint_looks_at_the_boards_of_claims(judge: Judge, page: Callable[[str], str]) -> None:
    for old, new, code in (("vigor: 1", "vigor: 3", "J022"), ("legal: {a: forward}", "applied: [9-99]", "J602")):
        ended = judge("lint", page(CLAIMS.replace(old, new)))
        assert (ended.status, ended.out) == (2, "")
        assert code in ended.err


def test_claims_from_standard_input(judge: Judge) -> None:
    assert judge("faq", "-", stdin=CLAIMS.split("  - id: down")[0]).status == 0


def test_the_schema_that_is_shipped_is_the_one_that_is_made(judge: Judge) -> None:
    kept = json.loads((ROOT / "docs" / "schema" / "faq.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(schema(FLOORS["furuyoni"]))) == json.loads(judge("schema", "faq").out)
