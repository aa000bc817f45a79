"""What a command imports from one file is what it would import from files of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import judge

ROOT = Path(judge.__file__).parents[1]
SAMPLE = judge.sample()
LOADERS = (
    "import atexit, sys; from judge.cli import program\n"
    "atexit.register(lambda: print(*sorted({type(m.__spec__.loader).__name__ for name, m in sys.modules.items()"
    " if name.startswith('judge.report')}), file=sys.stderr))\n"
    f"sys.argv = ['judge', 'run', {SAMPLE!r}]\n"
    "program()\n"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the package, beside the data of this one."""
    shutil.copytree(ROOT / "judge", tmp_path / "judge", ignore=shutil.ignore_patterns("*.all", "built"))
    for folder in ("rulebook", "scenarios", "docs"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    return tmp_path


def run(checkout: Path, *args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command of the copy, in an interpreter of its own."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON") or key == "PYTHONHASHSEED"}
    return subprocess.run(
        [sys.executable, *args], env={**kept, "PYTHONPATH": str(checkout), "PYTHONUTF8": "1", **environment},
        cwd=checkout, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip


def together(checkout: Path) -> list[Path]:
    return [*(checkout / "judge" / "__pycache__").glob("*.all")]


def test_the_second_command_imports_from_one_file_and_says_the_same(checkout: Path) -> None:
    first = run(checkout, "-c", LOADERS)
    assert first.returncode == 0, first.stderr
    assert first.stderr.split() == ["SourceFileLoader"]
    assert len(together(checkout)) == 1
    second = run(checkout, "-c", LOADERS)
    assert (second.returncode, second.stdout) == (0, first.stdout)
    assert second.stderr.split() == ["Loader"]


def test_a_source_that_is_another_counts_at_once(checkout: Path) -> None:
    before = run(checkout, "-m", "judge", "run", SAMPLE)
    source = checkout / "judge" / "report" / "page.py"
    source.write_text(source.read_text(encoding="utf-8") + "\nprint('another page')\n", encoding="utf-8")
    for _ in range(2):
        after = run(checkout, "-m", "judge", "run", SAMPLE)
        assert after.stdout == "another page\n" + before.stdout
    source.unlink()
    assert "ImportError" in run(checkout, "-m", "judge", "run", SAMPLE, JUDGE_TRACEBACK="1").stderr


def test_a_file_that_is_broken_is_made_anew(checkout: Path) -> None:
    before = run(checkout, "-m", "judge", "run", SAMPLE)
    (file,) = together(checkout)
    whole = file.read_bytes()
    for left in (0, 3, 100, 200_000):
        file.write_bytes(whole[:left])
        again = run(checkout, "-m", "judge", "run", SAMPLE)
        assert (again.returncode, again.stdout, again.stderr) == (0, before.stdout, before.stderr)
        assert file.stat().st_size > len(whole) / 2


def test_nothing_is_written_where_python_is_to_write_nothing(checkout: Path) -> None:
    assert run(checkout, "-m", "judge", "run", SAMPLE, PYTHONDONTWRITEBYTECODE="1").returncode == 0
    assert together(checkout) == []


def test_exit_statuses_are_those_of_the_command(checkout: Path) -> None:
    assert run(checkout, "-m", "judge", "run", "nothing.yaml").returncode == 2
    (checkout / "not so.yaml").write_text("game: furuyoni\nboard: {}\nexpect: [distance: 3]\n", encoding="utf-8")
    assert run(checkout, "-m", "judge", "run", "not so.yaml").returncode == 1
    assert run(checkout, "-m", "judge", "--help").returncode == 0
