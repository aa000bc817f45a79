"""The README shows what is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from click.testing import CliRunner

from judge.cli.commands import COMMANDS, main
from tests.report.played import rows

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def told(text: str) -> list[str]:
    """The lines without the numbers and clauses of events, which shift with every clause that the engine cites more."""
    plain = re.sub(r"\s*\[[^\]]*\d[^\]]*\]", "", re.sub(r"(?m)^ +\d+ ", "", text))
    return [line.strip() for line in plain.splitlines() if line.strip()]


def test_the_sample_is_answered_as_shown(monkeypatch) -> None:
    monkeypatch.chdir(ROOT)
    command = next(line for line in TEXT.splitlines() if ".venv/bin/judge run " in line).rpartition("judge ")[2]
    shown = TEXT.partition("```text\n")[2].partition("\n```")[0]
    assert told(CliRunner().invoke(main, command.split()).stdout.rstrip()) == told(shown)


def test_its_python_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 3
    assert failed == 0


def test_it_names_every_command() -> None:
    assert all(f"`judge {name}" in TEXT for name in COMMANDS)


def test_it_says_how_much_is_played() -> None:
    """Made by `python -m tests.report.played`."""
    assert "\n".join(rows()) in TEXT
