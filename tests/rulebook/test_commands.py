"""`judge clause` and `judge rulebook` at the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from judge.cli import coverage, evidence
from judge.cli.clause import clause
from judge.cli.rulebook import rulebook
from judge.furuyoni.implemented import implemented
from judge.rulebook import texts
from judge.rulebook.catalogue import load
from judge.rulebook.ids import parse

SAMPLE = """# 総合ルール

2030/01/02 更新

# §9 効果

# 9-4 攻撃の解決

i:{}

ii:終わる。

# 9-77 未知

何か。
"""


def run(command: Any, *args: str | Path) -> Result:
    return CliRunner().invoke(command, [str(arg) for arg in args])


@pytest.fixture
def sample(tmp_path: Path, user_data: Path) -> Path:
    texts._load.cache_clear()
    path = tmp_path / "copy.txt"
    path.write_text("# §1\n" + SAMPLE.format("始める。"), encoding="utf-8")
    return path


def test_the_page_of_9_4_answers_what_a_judge_asks_next(user_data: Path) -> None:
    page = run(clause, "9-4").output
    for piece in ("攻撃の解決", "공격의 해결", "Resolving an attack", "ja-2024-06-24: 9-4", "Amended by", "A22-9-1",
                  "A23-4", "Refers to", "9-4-1  Range check", "Referred to by", "9-2-1 iv", "viii", "ix"):  # fmt: skip
        assert piece in page
    assert "攻撃の解決" in run(clause, "9-4", "--lang", "ja").output.splitlines()[0]


def test_a_clause_as_json(user_data: Path) -> None:
    found = json.loads(run(clause, "４-2", "0", "--format", "json").output)
    assert found["id"] == "4-2 0"
    assert found["editions"] == ["ko-2025-08-15"]
    assert found["printed"] == {"ko-2025-08-15": "1"}


@pytest.mark.parametrize(
    ("command", "args", "code"),
    [
        (clause, ["9-99"], "J602"),
        (clause, ["no such title"], "J602"),
        (clause, ["9-4", "--edition", "fr"], "J603"),
        (rulebook, ["list", "--edition", "fr"], "J603"),
        (rulebook, ["list", "--chapter", "77"], "J602"),
        (rulebook, ["diff", "fr", "ja-2024-06-24"], "J603"),
        (rulebook, ["attach", "/no/such/file"], "J001"),
        (rulebook, ["attach", "."], "J001"),
        (rulebook, ["attach", __file__], "J601"),
        (rulebook, ["coverage", "--trace", __file__], "J605"),
        (rulebook, ["coverage", "--trace", "/no/such/file"], "J001"),
    ],
)
def test_what_is_wrong_is_one_line_and_status_2(command: Any, args: list[str], code: str, user_data: Path) -> None:
    result = run(command, *args)
    assert result.exit_code == 2
    assert f"{code} " in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output


def test_bytes_that_are_no_text(tmp_path: Path, user_data: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\xff\xfe\x00")
    assert " J003 " in run(rulebook, "attach", path).stderr


def test_attaching_shows_the_original_beside_the_gist(sample: Path) -> None:
    result = run(rulebook, "attach", sample)
    assert result.exit_code == 0
    assert "ja-2030-01-02: 4 clauses placed, 1 passages not" in result.output
    assert "9-77 is not in the catalogue" in result.output
    assert "ja-2030-01-02 is not in the catalogue" in result.output
    assert "始める。" in run(clause, "9-4 i").output
    assert json.loads(run(clause, "9-4 ii", "--format", "json").output)["text"] == {"ja-2030-01-02": "終わる。"}
    assert "始める。" in run(clause, "9-4").output


def test_attaching_both_documents_places_all(edition: str, seed: Callable[[str], Path], user_data: Path) -> None:
    found = json.loads(run(rulebook, "attach", seed(edition), "--format", "json").output)
    assert found["edition"] == edition
    assert (found["unplaced"], found["missing"]) == ([], [])
    assert found["placed"] == sum(1 for _ in load().of(edition))
    texts._load.cache_clear()


@pytest.mark.parametrize("edition", ["ko-2025-08-15", "../../ja", "ja/x", "ja-2024 06"])
def test_an_edition_that_cannot_be_one(sample: Path, edition: str) -> None:
    result = run(rulebook, "attach", sample, "--edition", edition)
    assert result.exit_code == 2
    assert " J603 " in result.stderr


def test_where_the_text_cannot_be_stored(sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    result = run(rulebook, "attach", sample)
    assert result.exit_code == 2
    assert " J604 " in result.stderr


def test_comparing_two_files(sample: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.txt"
    new.write_text(sample.read_text(encoding="utf-8").replace("始める", "止める"), encoding="utf-8")
    found = json.loads(run(rulebook, "diff", sample, new, "--format", "json").output)
    assert [(c["kind"], c["id"], c["words"]) for c in found["changes"]] == [
        ("reworded", "9-4 i", [{"old": "始", "new": "止"}])
    ]
    assert "“始” → “止”" in run(rulebook, "diff", sample, new).output


def test_comparing_with_an_edition_goes_by_id(sample: Path) -> None:
    result = run(rulebook, "diff", "ja-2024-06-24", sample)
    assert "compared by id" in result.stderr
    assert "added     9-77" not in result.stdout


def test_search_and_list(user_data: Path) -> None:
    assert "10-10" in run(rulebook, "search", "초조").output
    assert run(rulebook, "search", "qqqqzzzz").exit_code == 1
    assert json.loads(run(rulebook, "search", "qqqqzzzz", "--format", "json").stdout) == []
    ids = [entry["id"] for entry in json.loads(run(rulebook, "list", "--chapter", "A24", "--format", "json").output)]
    assert ids[0] == "A24"
    assert "A24-9 bullet 2" in ids
    assert "ja-2024-06-24" in run(rulebook, "list", "--editions").output


def ruling_that_cites(*clauses: str) -> str:
    return json.dumps({"scenario": "one", "edition": "ko-2025-08-15", "events": [{"clauses": clauses}]}) + "\n"


@pytest.fixture
def few(tmp_path_factory: pytest.TempPathFactory, user_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no other scenarios came with the project than those on chapter 9, and nothing else had been found."""
    mine = [file for file in coverage.files() if file.startswith("furuyoni/core/9-")]
    monkeypatch.setattr(coverage, "files", lambda: mine)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.getbasetemp() / "few"))


@pytest.mark.usefixtures("few")
def test_coverage_measures_itself(tmp_path: Path) -> None:
    page = tmp_path / "coverage.html"
    result = run(rulebook, "coverage", "--html", page, "--format", "json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)["chapters"]
    assert {c["part"] for c in found} == {"core", "additional", "appendix"}
    assert {c["edition"] for c in found} == set(load().editions)
    chapter = next(c for c in found if c["part"] == "core" and c["chapter"] == "9")
    for stage in ("implemented", "executed"):
        assert chapter["operative"] == chapter[stage] + len(chapter["gaps"][stage])
    assert chapter["executed"] > 70
    assert "9-4 iii" not in chapter["gaps"]["executed"]
    assert "Coverage of the rules" in page.read_text(encoding="utf-8")


@pytest.mark.usefixtures("few")
def test_coverage_does_not_say_what_nobody_looked_at() -> None:
    result = run(rulebook, "coverage", "--format", "json", "--edition", "ja-2024-06-24")
    for chapter in json.loads(result.output)["chapters"]:
        for stage in ("held", "cited"):
            assert (chapter[stage], stage in chapter["gaps"]) == (None, False)
    assert run(rulebook, "coverage").output.count("?") > 10


@pytest.mark.usefixtures("few")
def test_coverage_counts_runs_of_the_user(tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    trace.write_text(ruling_that_cites("A24-2 paragraph 2", "A24-2"), encoding="utf-8")
    args = ("coverage", "--edition", "ko-2025-08-15", "--format", "json")
    counts = []
    for more in ((), ("--trace", trace)):
        found = json.loads(run(rulebook, *args, *more).output)["chapters"]
        counts.append(next(c for c in found if c["chapter"] == "A24")["executed"])
    assert counts[1] == counts[0] + 1


@pytest.mark.usefixtures("few")
def test_coverage_fails_on_an_id_that_is_in_no_catalogue(tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    trace.write_text(ruling_that_cites("9-44 i"), encoding="utf-8")
    result = run(rulebook, "coverage", "--trace", trace)
    assert result.exit_code == 1
    assert "9-44 i" in result.output


def test_no_scenario_and_no_code_cites_a_clause_that_is_not_there() -> None:
    catalogue, second = load(), load("vision")
    known = {name: second if name.startswith("V") else catalogue for name in evidence.citing()}
    assert [name for name, one in known.items() if one.resolve(parse(name)) is None] == []
    for edition in catalogue.editions:
        assert [name for name in implemented(edition) if name not in catalogue] == []
