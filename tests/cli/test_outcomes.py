"""`judge outcomes` as it is called: what it prints, its exit status, its page."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from judge.cli.outcomes import outcomes
from judge.messages import messages
from judge.report.words import WORDS
from tests.answer.outcome_files import RESHUFFLE, SLASH, TWICE

PAGE = Path(__file__).parents[2] / "docs" / "outcomes.md"


def told(tmp_path: Path, text: str, *arguments: str) -> Result:
    file = tmp_path / "slash.yaml"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(outcomes, [str(file), *arguments])


def test_the_page_shows_what_is_printed(tmp_path: Path) -> None:
    page = PAGE.read_text("utf-8")
    board = re.findall(r"```yaml\n(.*?)```", page, re.S)[0]
    shown = re.findall(r"```text\n\$ judge outcomes slash.yaml --claim '(.*?)'\n(.*?)```", page, re.S)
    for claim, wanted in shown:
        said = told(tmp_path, board, "--claim", claim)
        assert said.output == wanted
        assert said.exit_code == 1


def test_the_page_s_python() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried
    assert not failed


def test_exit_status(tmp_path: Path) -> None:
    assert told(tmp_path, SLASH).exit_code == 0
    assert told(tmp_path, SLASH, "--claim", "attack 1: hit").exit_code == 0
    assert told(tmp_path, SLASH, "--claim", "b.life: 5").exit_code == 1
    assert told(tmp_path, SLASH, "--claim", "attack 1: hit", "--nodes", "1").exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--claim", "b.lief: 6"), r"J305 .*b\.life"),
        (("--fact", "b.lief"), r"J305 .*b\.life"),
        (("--claim", "decided: true"), r"J901 "),
        (("--reading", "G99=b"), r"J102 "),
        (("--until", "99-9"), r"J60"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    result = told(tmp_path, SLASH, *arguments)
    assert result.exit_code == 2
    assert re.search(said, result.output)
    assert "Traceback" not in result.output


def test_json(tmp_path: Path) -> None:
    said = told(tmp_path, TWICE, "--format", "json", "--count", "2", "--readings", "all")
    data = json.loads(said.output)
    assert data["format"] == "judge.outcomes/1"
    assert data["exhausted"] is True
    assert data["counts"][:2] == [1, 2]
    assert data["claims"][0]["verdict"] == "depends"
    assert {p["player"] for p in data["claims"][0]["powers"]} == {"b"}
    assert all(set(line) <= {"a", "b"} for o in data["outcomes"] for line in o["play"])


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
@pytest.mark.parametrize("form", ["text", "md"])
def test_every_language_and_format(tmp_path: Path, lang: str, form: str) -> None:
    for text in (SLASH, TWICE, RESHUFFLE):
        said = told(tmp_path, text, "--lang", lang, "--format", form, "--readings", "all")
        assert said.exit_code in (0, 1)
        assert not said.exception or isinstance(said.exception, SystemExit)
        assert messages(lang, WORDS).say("outcomes-head") in said.output


def test_not_exhausted_is_said(tmp_path: Path) -> None:
    said = told(tmp_path, SLASH, "--claim", "b.life: 6", "--nodes", "2").output
    assert "not exhausted" in said
    assert "always" not in said.replace("whether always", "").replace("not always", "")

