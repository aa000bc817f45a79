"""The catalogue of the second game: complete, sound, said in words of our own, and found by whatever people type."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from judge.cli import coverage
from judge.cli.clause import clause
from judge.cli.rulebook import rulebook
from judge.report.gists import gist, title
from judge.rulebook import official, texts
from judge.rulebook.catalogue import Catalogue, UnknownClauseError, about, load
from judge.rulebook.check import faults, missing_gists, repeated_gists
from judge.rulebook.ids import game_of, parse
from judge.rulebook.official.place import Layout, place
from tests.furuyoni.shipped import one_in
from tests.rulebook.order import sort_key

ROOT = Path(__file__).parents[2]
LISTED = Path(__file__).with_name("vision_clauses.txt")
EDITION = "vision-old"
PRINTED_SHORTER = {"V4.10", "V5.3", "V7.5", "V11.5"}
"""Headings of the document that are whole phrases, given here in fewer words."""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load("vision")


def run(command: object, *args: str | Path) -> Result:
    return CliRunner().invoke(command, [str(arg) for arg in args])  # type: ignore[arg-type]


def listed() -> Iterator[str]:
    """The ids of the document's clauses: a section a line, its clauses counted, then the items of each, from a on."""
    for line in LISTED.read_text(encoding="utf-8").splitlines():
        section, clauses, *items = line.split()
        below = {number: last for number, _, last in (re.split(r"\.|-", item) for item in items)}
        for number in map(str, range(1, int(clauses.removeprefix("1-")) + 1)):
            yield f"V{section}.{number}"
            for letter in range(ord("a"), ord(below[number]) + 1) if number in below else ():
                yield f"V{section}.{number}.{chr(letter)}"


def test_nothing_is_wrong_with_it(catalogue: Catalogue) -> None:
    assert list(faults(catalogue)) == []


def test_every_clause_that_the_document_numbers_is_in_it_once(catalogue: Catalogue) -> None:
    names = [entry.name for entry in catalogue if entry.kind != "heading"]
    assert names == list(listed())
    assert (len(names), len(set(names))) == (1135, 1135)
    written = [line.split()[-1] for file in (ROOT / "rulebook/vision/core").glob("*.yaml")
               for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("- id:")]  # fmt: skip
    assert len(written) == len(set(written)) == len(catalogue)


def test_it_is_what_the_document_has(catalogue: Catalogue, seed: Callable[[str], Path]) -> None:
    document = official.read(seed(EDITION).read_text(encoding="utf-8"))
    placed = place(document.sections, Layout())
    assert (document.edition, document.game, placed.unplaced) == (EDITION, "vision", [])
    assert {c.id: c.printed for c in placed.clauses} == {e.name: e.printed[EDITION] for e in catalogue}
    left = {c.id for c in placed.clauses if c.text.rstrip("。") == "省略"}
    assert left == {entry.name for entry in catalogue if entry.kind == "omitted"}
    said = {c.id: re.sub(r"\s", "", c.title) for c in placed.clauses if c.title}
    titled = {e.name: re.sub(r"\s", "", e.title("ja")) for e in catalogue if e.titles}
    assert said.keys() == titled.keys()
    assert {name for name in said if said[name] != titled[name]} == PRINTED_SHORTER
    for entry in catalogue:
        text = next(c.text for c in placed.clauses if c.id == entry.name)
        for number in re.findall(r"(?<![\d.o])\d+(?:\.\d+)+(?:\.[a-z])?", text):
            assert f"V{number}" in entry.refs, (entry.name, number)


def test_what_is_left_out_says_so(catalogue: Catalogue) -> None:
    left = [entry for entry in catalogue if entry.kind == "omitted"]
    assert len(left) == 27
    assert {entry.gist for entry in left} == {"The document leaves this clause out."}
    assert not any(entry.operative for entry in left)


def test_every_clause_says_something(catalogue: Catalogue) -> None:
    assert missing_gists(catalogue) == []


def test_no_two_clauses_say_the_same_and_all_say_it_in_english(catalogue: Catalogue) -> None:
    assert repeated_gists(catalogue) == []
    for entry in catalogue:
        assert len(entry.gist) <= 600, entry.name
        letters = re.findall(r"[A-Za-zぁ-ゖァ-ヺ一-鿿]", entry.gist)
        assert sum(letter.isascii() for letter in letters) * 4 >= len(letters) * 3, entry.name


def test_the_clauses_stand_in_document_order(catalogue: Catalogue) -> None:
    keys = [sort_key(entry.id) for entry in catalogue]
    assert keys == sorted(keys)  # type: ignore[type-var]


def test_the_readme_counts_what_is_there(catalogue: Catalogue) -> None:
    readme = (ROOT / "rulebook" / "README.md").read_text(encoding="utf-8")
    for chapter in dict.fromkeys(entry.id.chapter for entry in catalogue):
        entries = [entry for entry in catalogue if entry.id.chapter == chapter]
        counts = [sum(entry.kind != "heading" for entry in entries), sum(e.kind == "omitted" for e in entries)]
        cells = " | ".join(str(cell) for cell in (chapter, entries[0].title(), *counts, len(entries)))
        assert f"| {cells} |" in readme


def test_every_id_is_read_back_from_each_of_its_forms(catalogue: Catalogue) -> None:
    wide = str.maketrans({chr(c): chr(c + 0xFEE0) for c in range(0x21, 0x7F)})
    for entry in catalogue:
        assert parse(entry.id.short) == entry.id
        assert game_of(entry.name) == "vision"
        for typed in (entry.name, entry.name[1:], entry.name.translate(wide), f" {entry.name}) "):
            assert catalogue.find(typed) == [entry], typed


def test_a_section_is_the_heading_of_all_below_it(catalogue: Catalogue) -> None:
    assert [entry.id.section[-1] for entry in catalogue.inside("V6.2.4")] == list("abcdefghij")
    assert len(catalogue.inside("V6.5")) == 7
    assert catalogue.inside("V6") == ()
    assert catalogue.refs_out("V6.3.7") == ("V6.2.4.b", "V6.2.4.f")
    assert "V6.3.7" in catalogue.refs_in("V6.2.4")
    assert catalogue.newest == EDITION


@pytest.mark.parametrize(
    ("typed", "found"),
    [("戦闘", "V6.2"), ("ｸﾞﾚｲｽﾞ", "V6.5"), ("Resist (X)", "V10.26"), ("変身", "V10.28"), ("first strike", "V10.4")],
)
def test_finds_by_title_and_by_words(catalogue: Catalogue, typed: str, found: str) -> None:
    assert found in [entry.name for entry in catalogue.find(typed)]
    assert found in [entry.name for entry, _ in catalogue.search(typed)][:3]


def test_says_what_is_near(catalogue: Catalogue) -> None:
    with pytest.raises(UnknownClauseError, match=r"below V6\.2\.4 stand V6\.2\.4\.a to V6\.2\.4\.j"):
        catalogue.find("V6.2.4.z")


def test_reports_find_the_catalogue_by_the_id() -> None:
    assert about("V6.2.4.d").game == "vision"
    assert "first strike" in gist("V6.2.4.d")
    assert (title("V6.2.4.d"), title("V6.2.4.d", "ja")) == ("Combat", "戦闘")


# -- the commands ------------------------------------------------------------------------------------------------------


def test_the_page_of_a_clause(user_data: Path) -> None:
    page = run(clause, "V6.2.4").output
    for piece in ("V6.2.4  in Combat", "vision-old: 6.2.4", "  g        Graze", "Referred to by", "V6.3.7"):
        assert piece in page
    assert run(clause, "6.2.4").output == page
    assert json.loads(run(clause, "V6.2.4.d", "--format", "json").output)["kind"] == "step"


def test_a_title_may_be_one_in_both_games(user_data: Path) -> None:
    names = [line.split()[0] for line in run(clause, "手札").output.splitlines() if line[:1].strip()]
    assert "V3.6" in names
    assert [name for name in names if not name.startswith("V")]
    assert run(clause, "手札", "--game", "vision").output.startswith("V3.6")


def test_list_and_search(user_data: Path) -> None:
    ids = [entry["id"] for entry in json.loads(run(rulebook, "list", "--chapter", "V6", "--format", "json").output)]
    assert (ids[0], len(ids)) == ("V6", 130)
    listing = run(rulebook, "list", "--chapter", "v6").output
    assert run(rulebook, "list", "--chapter", "6", "--game", "vision").output == listing
    assert "V6.5" in run(rulebook, "search", "graze", "--game", "vision").output
    assert run(rulebook, "list", "--editions", "--game", "vision").output.startswith(EDITION)


def test_one_edition_has_nothing_to_be_compared_with(user_data: Path) -> None:
    for args in (("--game", "vision"), (EDITION, EDITION)):
        result = run(rulebook, "diff", *args)
        assert result.exit_code == 2
        assert "vision has one edition, vision-old: there is nothing to compare it with" in result.stderr
    assert "an edition of furuyoni, but of vision" in run(rulebook, "diff", EDITION, "ja-2024-06-24").stderr
    assert run(rulebook, "diff").exit_code == 0


def test_attaching_places_all_and_two_copies_are_compared(
    seed: Callable[[str], Path], user_data: Path, tmp_path: Path
) -> None:
    texts._load.cache_clear()
    found = json.loads(run(rulebook, "attach", seed(EDITION), "--format", "json").output)
    assert (found["edition"], found["placed"], found["unplaced"], found["missing"]) == (EDITION, 1276, [], [])
    assert run(rulebook, "attach", seed(EDITION), "--game", "furuyoni").exit_code == 2
    assert "6.5.3.b" in run(clause, "V6.5.3").output
    lines = seed(EDITION).read_text(encoding="utf-8").splitlines()
    changed = [re.sub(r"^(- 6\.2\.4\.g ).*", r"\1何もしない。", line) for line in lines if "6.5.3.b" not in line]
    changed = [line.replace("6.4", "6.6", 1) if re.match(r"(- )?6\.4", line) else line for line in changed]
    (tmp_path / "new.txt").write_text("\n".join(changed), encoding="utf-8")
    changes = json.loads(run(rulebook, "diff", seed(EDITION), tmp_path / "new.txt", "--format", "json").output)
    assert {(c["kind"], c["id"]) for c in changes["changes"]} == {("reworded", "V6.2.4.g"), ("removed", "V6.5.3.b")}
    assert [(c["id"], c["to"]) for c in changes["renumbered"]] == [("V6.4", "V6.6")]
    texts._load.cache_clear()


def test_coverage_measures_the_game(tmp_path: Path, user_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By one scenario in eight, by all with `JUDGE_EVERY_FILE=1`."""
    some = [file for file in coverage.files() if one_in(8, file)]
    monkeypatch.setattr(coverage, "files", lambda: some)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    result = run(rulebook, "coverage", "--game", "vision", "--format", "json")
    found = json.loads(result.output)
    assert [c["chapter"] for c in found["chapters"]] == [f"V{n}" for n in range(1, 13)]
    assert {c["edition"] for c in found["chapters"]} == {EDITION}
    assert found["unknown"] == []
