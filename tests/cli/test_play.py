"""`judge play`: a ruling gone through by hand, piped and at a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import sys
import time
from pathlib import Path

import pytest

import judge as package
from judge.answer.session import Session
from tests.cli.conftest import Judge

ROOT = Path(__file__).parents[2]


def session(file: str = "") -> Session:
    scenario, problems = package.load(file or package.sample())
    assert scenario is not None, problems
    return Session(scenario)


def test_steps_and_lines_come_to_what_a_run_comes_to() -> None:
    ruling, _ = package.adjudicate(session().scenario)
    assert ruling is not None
    one = session()
    begun, steps = one.events, 0
    while not one.over and (one.open is None or one.suggested is not None):
        one.step()
        steps += 1
    assert steps > 40
    assert (one.events, one.machine.state) == (ruling.events, ruling.machine.state)
    assert one.undo(10**6) == steps
    assert one.events == begun
    assert one.redo(10**6) == steps
    assert one.events == ruling.events


def test_a_clause_an_inner_resolution_and_its_end_can_be_run_to() -> None:
    one = session()
    assert one.until("9-4 i")
    assert one.clauses == ("9-4 i",)
    one.over_it()
    assert one.open is not None
    assert one.open.by == "b"
    assert one.line() is None
    assert one.open is not None, "the run goes on to the next choice"
    assert one.undo() == 1
    one.step()
    one.out()
    assert "Wavering Crystal" not in str(one.machine.state.get("b.hand"))


def test_a_fact_is_explained_as_it_is_in_mid_run() -> None:
    one = session()
    assert one.until("9-4 iii")
    while one.machine.state["a.aura"] == 3:
        one.step()
    _, why = one.why("a.aura")
    assert (why.found, why.before) == (2, 3)
    assert [reason.unit.event.kind for reason in why.reasons] == ["change"]
    found = one.why_not("a: use Slash")
    assert not found.legal
    assert not found.sought.made


def test_another_answer_puts_the_rest_of_the_file_aside_and_is_saved_as_lines(judge: Judge, tmp_path: Path) -> None:
    out = tmp_path / "mine.yaml"
    ended = judge("play", package.sample(), stdin=f"\npass\nsave {out}\n")
    assert (ended.status, ended.err) == (0, "")
    assert "The lines of the file that were left are put aside." in ended.out
    assert "attack 1 (Slash) hits" in ended.out
    text = out.read_text("utf-8")
    assert re.findall(r"(?m)^  - [ab]: .*$", text) == ["  - a: use Slash", "  - b: pass"]
    assert "expect:" not in text
    again = judge("run", str(out))
    assert again.status == 0
    assert "B's life 6 (was 7)" in again.out


def test_what_was_picked_by_number_is_saved_as_lines_that_lead_there_again() -> None:
    one = Session(session().scenario._replace(play=()))
    one.run()
    answers = ("standard", "use Slash", "respond Wavering Crystal", "a basic action", "forward", "end")
    for said in answers:
        options = one.open.options if one.open is not None else ()
        one.pick((one.distinct[options.index(said)],))
    played = one.played()
    assert [line.raw for line in played.play][-2:] == ["forward", "end"]
    assert not played.saved
    again, _ = package.adjudicate(played)
    assert again is not None
    assert again.machine.state == one.machine.state


@pytest.mark.parametrize("said", ["bogus", "9", "why", "until 99-9", "undo", "why nothing.such", "save"])
def test_what_is_not_understood_is_said_and_told_by_the_status(judge: Judge, said: str) -> None:
    ended = judge("play", package.sample(), stdin=f"undo all\n{said}\n" if said == "undo" else f"{said}\n")
    assert ended.status == 1
    assert "J501" not in ended.err
    assert ended.out.rstrip().endswith(said) == bool(ended.err), "it is said in one place or the other"


@pytest.mark.parametrize(
    ("lang", "typed"), [("ja", "まで 9-4 iii\n戻す\n使い方\n"), ("ko", "까지 9-4 iii\n되돌리기\n도움말\n")]
)
def test_it_speaks_the_readers_language(judge: Judge, lang: str, typed: str) -> None:
    ended = judge("play", package.sample(), "--lang", lang, stdin=typed)
    assert (ended.status, ended.err) == (0, "")
    assert {"ja": "次の処理：[9-4 iii]", "ko": "다음 처리: [9-4 iii]"}[lang] in ended.out
    assert {"ja": "つ戻しました", "ko": "번 되돌렸습니다"}[lang] in ended.out


@pytest.mark.parametrize("said", ["run", "over", "until 9-4 iii"])
def test_what_cannot_go_on_says_that_somebody_has_to_choose(judge: Judge, said: str) -> None:
    ended = judge("play", package.sample(), "--end", stdin=f"{said}\nstep 1\n")
    assert "First an option is to be picked." in ended.out
    assert ended.status == int(said.startswith("until"))


def test_both_games_are_played(judge: Judge) -> None:
    file = next(iter(sorted((ROOT / "scenarios" / "vision").rglob("*.yaml"))))
    ended = judge("play", str(file), "--end", stdin="undo\nstep\nfile\nboard\n")
    assert "Traceback" not in ended.out + ended.err
    assert ended.status in (0, 1)


def test_a_whole_ruling_at_a_terminal(tmp_path: Path) -> None:
    out = tmp_path / "played.yaml"
    child, master = pty.fork()
    if child == 0:
        env = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": "120", "LINES": "50"}
        os.execve(sys.executable, [sys.executable, "-m", "judge", "play", package.sample()], env)
    try:
        expect(master, "Enter: a: use Slash, as the file goes on")
        for typed, wanted in (
            ("1\r", "B is to choose whether to respond"),
            ("respond Wav\t\r", "attack 1 (Slash) fails: distance 5"),
            ("undo 2\r", "2 steps back"),
            ("redo 2\r", "2 steps on again"),
            ("why a.aura\r", "A takes 1 damage to aura"),
            ("why-not a: use Slash\r", "is not legal here"),
            (f"save {out}\r", "Written: "),
            ("quit\r", ""),
        ):
            os.write(master, typed.encode())
            expect(master, wanted)
    finally:
        os.close(master)
        os.waitpid(child, 0)
    scenario, problems = package.load(str(out))
    assert scenario is not None, problems
    ruling, _ = package.adjudicate(scenario)
    assert ruling is not None
    assert ruling.ok
    assert len(ruling.checks) == 6, "just the lines of the file were played, so what it expects is kept"


def expect(master: int, wanted: str, within: float = 30) -> str:
    """What the terminal shows until it has shown what is wanted and rests; where it asks for the cursor it is told."""
    shown, until = "", time.monotonic() + within
    while time.monotonic() < until:
        if select.select([master], [], [], 0.15)[0]:
            try:
                read = os.read(master, 65536).decode("utf-8", "replace")
            except OSError:
                return shown
            if "\x1b[6n" in read:
                os.write(master, b"\x1b[1;1R")
            shown += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]", "", read)
        elif wanted in shown:
            return shown
    raise AssertionError(f"{wanted!r} was not shown in {shown!r}")
