"""Long work shows itself on a terminal, is quiet elsewhere, and ends at Ctrl-C with what it has."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import sys
import time
from pathlib import Path

import pytest

import judge as package
from judge.answer.outcomes import Horizon, explore
from judge.cli import working
from judge.engine import explore as engine
from judge.engine.work import Workers
from tests.cli.conftest import SCENARIO, Judge

ROOT = Path(__file__).parents[2]
TURN = Horizon(turns=1)


def at_terminal(*words: str, stop_at: str = "", within: float = 60) -> tuple[int, str]:
    """A command at a terminal: its exit status and what was shown; Ctrl-C once this has been."""
    child, master = pty.fork()
    if child == 0:
        env = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm"}
        os.execve(sys.executable, [sys.executable, "-m", "judge", *words], env)
    shown, until, stopped = "", time.monotonic() + within, False
    while time.monotonic() < until:
        if select.select([master], [], [], 0.1)[0]:
            try:
                read = os.read(master, 65536)
            except OSError:
                break
            if not read:
                break
            shown += read.decode("utf-8", "replace")
        if stop_at and not stopped and re.search(stop_at, shown):
            os.write(master, b"\x03")
            stopped = True
    else:
        os.kill(child, signal.SIGKILL)
    os.close(master)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status), shown


def test_a_search_shows_its_positions_and_ends_with_what_it_has(tmp_path: Path) -> None:
    file = tmp_path / "wide.yaml"
    file.write_text(
        "board: {distance: 4, a: {megami: [yurina, himika], hand: [Slash, Shoot, Brandish], vigor: 2, flare: 5},"
        " b: {megami: [saine, tokoyo], hand: 2}}\n",
        encoding="utf-8",
    )
    status, shown = at_terminal("outcomes", str(file), "--turns", "2", stop_at=r"\d positions, \d+ s")
    assert status == working.INTERRUPTED, shown
    assert "interrupted: what follows is what there was by then" in shown
    assert "Traceback" not in shown


def test_files_are_counted_and_the_count_is_told_at_ctrl_c() -> None:
    folder = str(ROOT / "scenarios" / "furuyoni" / "core")
    status, shown = at_terminal("run", folder, stop_at=r"\d+ of [\d,]+ files")
    assert status == working.INTERRUPTED, shown
    assert re.search(r"interrupted after [\d,]+ of [\d,]+", shown)
    assert re.search(r"files: \d+ as expected", shown)


def test_the_line_is_told_in_the_readers_language() -> None:
    _, shown = at_terminal("run", str(ROOT / "scenarios" / "furuyoni" / "core"), "--lang", "ja", stop_at=r"件中\d+件")
    assert re.search(r"ファイル\d+件中\d+件", shown)
    assert not re.search(r"\d of \d", shown)


def test_a_pipe_hears_nothing_of_it(judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "LATE", 0.0)
    monkeypatch.setattr(working, "EVERY", 0.001)
    (tmp_path / "f.yaml").write_text(SCENARIO, encoding="utf-8")
    assert judge("outcomes", str(tmp_path / "f.yaml")).err == ""


@pytest.mark.parametrize("processes", [1, 2])
def test_who_watches_a_search_may_end_it(processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario, problems = package.parse(SCENARIO)
    assert scenario is not None, problems
    monkeypatch.setattr(engine, "OFTEN", 1)
    told: list[int] = []
    assert explore(scenario, horizon=TURN, watch=told.append, workers=Workers(processes)).exhausted
    assert max(told) > 5
    assert not explore(scenario, horizon=TURN, watch=lambda _: True, workers=Workers(processes)).exhausted
