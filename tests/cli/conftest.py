"""Running commands as a shell would."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

from judge.cli.commands import main

SCENARIO = """\
scenario: Slash against an aura of one
board:
  distance: 4
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 1, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 7, aura: 1, flare: 5}
play:
  - a: use Slash
"""


class Ended(NamedTuple):
    """How a command ended, and what it printed where."""

    status: int
    out: str
    err: str


Judge = Callable[..., Ended]


@pytest.fixture
def judge() -> Judge:
    """Runs `judge` with arguments in this process."""

    def run(*args: str, stdin: str | bytes | None = None) -> Ended:
        found = CliRunner().invoke(main, list(args), input=stdin)
        return Ended(found.exit_code, found.stdout, found.stderr)

    return run


@pytest.fixture
def shell() -> Callable[[Sequence[str]], Ended]:
    """Runs `python` with arguments in a process of its own."""

    def run(args: Sequence[str]) -> Ended:
        root = Path(__file__).resolve().parents[2]
        env = {**os.environ, "PYTHONPATH": str(root), "PYTHONIOENCODING": "ascii"}
        found = subprocess.run([sys.executable, *args], env=env, capture_output=True, timeout=60)
        return Ended(found.returncode, found.stdout.decode("utf-8"), found.stderr.decode("utf-8"))

    return run


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., str]:
    """Writes a scenario file and returns its path."""

    def to(text: str = "", name: str = "f.yaml") -> str:
        path = tmp_path / name
        path.write_text(SCENARIO + text, encoding="utf-8")
        return str(path)

    return to
