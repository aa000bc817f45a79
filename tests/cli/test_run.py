"""`judge run`: what it prints, and how it ends."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import judge as package
from tests.cli.conftest import SCENARIO

SAMPLE = package.sample()


def test_the_sample_is_answered_with_its_proof(judge) -> None:
    ended = judge("run", SAMPLE)
    assert ended.status == 0
    assert "Answer: As expected: attack 1 (Slash) fails" in ended.out
    assert "attack 1 (Slash) fails: distance 5 is not in its range 3-4  [9-4 iii]" in ended.out
    assert "all 6 met" in ended.out
    assert ended.err == ""


def test_every_line_of_the_default_trace_ends_in_a_clause(judge) -> None:
    trace = judge("run", SAMPLE).out.partition("Trace:\n")[2].partition("\n\n")[0]
    lines = trace.splitlines()
    assert len(lines) < 25
    begun = [i for i, line in enumerate(lines) if line.lstrip()[0].isdigit()]
    assert all(lines[i - 1].endswith("]") for i in (*begun[1:], len(lines)))


@pytest.mark.parametrize("form", ["tree", "table", "md"])
@pytest.mark.parametrize("detail", ["0", "1", "2"])
def test_formats_and_details(judge, form: str, detail: str) -> None:
    ended = judge("run", SAMPLE, "--format", form, "--detail", detail)
    assert ended.status == 0
    assert "9-2-3 iii" in ended.out
    assert ("reads" in ended.out) == (detail == "2")
    assert "epoch" not in ended.out, "what has no name is not told"


def test_json_holds_the_contract(judge) -> None:
    found = json.loads(judge("run", SAMPLE, "--format", "json").out)
    wanted = {"format", "scenario", "edition", "cards", "ok", "expectations", "stopped", "board", "events", "decided",
              "gaps", "versions", "refused", "result"}  # fmt: skip
    assert wanted <= found.keys()
    assert found["format"] == "judge.trace/1"
    assert found["board"]["a.aura"] == 2
    assert found["stopped"]["by"] == "a"
    assert [e["n"] for e in found["events"]] == list(range(1, len(found["events"]) + 1))
    assert all(e["clauses"] for e in found["events"] if e["changes"])
    assert found["expectations"][0]["place"].startswith(f"{SAMPLE}:")


def test_as_a_player_may_know_it(judge, tmp_path: Path) -> None:
    board = "board:\n  distance: 4\n  a: {megami: [yurina, himika], hand: [Slash]}\n"
    b = "  b: {megami: [saine, tokoyo], hand: [Wavering Crystal]}\n"
    file = tmp_path / "hidden.yaml"
    file.write_text(f"{board}{b}play:\n  - a: use Slash\n", encoding="utf-8")
    for form in ("tree", "table", "md", "json"):
        ended = judge("run", str(file), "--as", "a", "--detail", "2", "--format", form)
        assert ended.status == 0
        assert "Wavering" not in ended.out
    assert "Wavering" in judge("run", str(file), "--as", "b").out
    refused = judge("run", str(file), "--as", "a", "--export", "-")
    assert refused.status == 2
    assert "leave out --as" in refused.err


def test_the_same_input_gives_the_same_bytes(shell) -> None:
    args = ["-m", "judge", "run", SAMPLE, "--format", "json"]
    assert shell(args) == shell(args)


def test_output_is_utf8_whatever_the_terminal_says(shell) -> None:
    ended = shell(["-m", "judge", "run", SAMPLE, "--lang", "ja"])
    assert ended.status == 0
    assert "衝音晶" in ended.out


UNUSED = {
    "networkx", "fluent.syntax", "pathlib", "signal", "judge.cli.progress", "judge.rulebook.catalogue",
    "copy", "json", "judge.engine.codec", "judge.furuyoni.file.midway",
    "judge.furuyoni.effects.modes", "judge.furuyoni.file.adhoc", "judge.furuyoni.file.written", "judge.scenario.puzzle",
}  # fmt: skip
"""Modules that a run of the sample has no use for."""


def test_nothing_is_imported_that_the_sample_has_no_use_for(shell) -> None:
    code = "import sys; from judge.cli.commands import main\ntry: main(['run', sys.argv[1]])\nexcept SystemExit: pass\n"
    code += f"print([name for name in {sorted(UNUSED)!r} if name in sys.modules])"
    shell(["-c", code, SAMPLE])  # what data files hold is kept by the first run
    assert shell(["-c", code, SAMPLE]).out.endswith("[]\n")


def test_an_expectation_that_is_not_met(judge, write: Callable[..., str]) -> None:
    file = write("expect:\n  - b.life: 7\n")
    ended = judge("run", file)
    assert ended.status == 1
    assert f"{file}:9:5: wanted" not in ended.err
    assert "Answer: Not as expected: b.life == 7, but found 6." in ended.out
    assert f"{file}:9:5: b.life == 7, but found 6" in ended.out


def test_a_refused_line_shows_its_place_the_options_and_the_obstacle(judge, write: Callable[..., str]) -> None:
    file = write("  - a: use Slash\n")
    ended = judge("run", file)
    assert ended.status == 1
    assert f"{file}:8:5: a: use Slash" in ended.out
    assert "[8-2-2 A]" in ended.out
    assert "A is to choose what to do in the main phase  [8-2-2 A]: " in ended.out


def test_the_open_choice_is_shown_as_lines_of_play(judge, write: Callable[..., str]) -> None:
    out = judge("run", write()).out
    assert "Open choice:\n  A is to choose what to do in the main phase  [8-2-2 A]" in out
    assert "    - a: end" in out


def test_of_many_files_only_those_that_fail_are_told(judge, write: Callable[..., str], tmp_path: Path) -> None:
    write("expect:\n  - b.life: 6\n", "good.yaml")
    bad = write("expect:\n  - b.life: 7\n", "bad.yaml")
    (tmp_path / "wrong.yaml").write_text("board: [\n", encoding="utf-8")
    ended = judge("run", str(tmp_path))
    assert ended.status == 2
    assert ended.out.splitlines() == [
        f"{bad}:9:5: wanted b.life == 7, found 6", "3 files: 1 as expected, 1 not, 1 wrong",
    ]  # fmt: skip
    assert str(tmp_path / "wrong.yaml") in ended.err


def test_json_of_many_files_is_an_object_a_line(judge, write: Callable[..., str]) -> None:
    files = [write(name="one.yaml"), write(name="two.yaml")]
    lines = judge("run", "--format", "json", *files).out.splitlines()
    assert [json.loads(line)["file"] for line in lines] == files


def test_standard_input(judge, write: Callable[..., str]) -> None:
    ended = judge("run", "-", stdin=Path(write()).read_text(encoding="utf-8"))
    assert ended.status == 0
    assert "B's life 6 (was 7)" in ended.out


def test_the_edition_may_be_another(judge) -> None:
    assert "9-4 ix" in judge("run", SAMPLE, "--edition", "ko-2025-08-15", "--detail", "1").out
    assert "9-4 ix" not in judge("run", SAMPLE, "--detail", "1").out


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"board: {", b"\xef\xbb\xbf"])
def test_a_wrong_file_is_one_line_and_no_traceback(judge, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "f.yaml"
    file.write_bytes(content)
    ended = judge("run", str(file))
    assert ended.status == 2
    assert ended.out == ""
    assert ended.err.startswith(f"{file}:1:")
    assert "Traceback" not in ended.err


def test_a_missing_file_and_an_empty_folder(judge, tmp_path: Path) -> None:
    assert judge("run", str(tmp_path / "none.yaml")).err.startswith(f"{tmp_path / 'none.yaml'}:1:1: J001 ")
    ended = judge("run", str(tmp_path))
    assert (ended.status, ended.err.split(" ")[1]) == (2, "J701")


@pytest.mark.parametrize("reading", ["G5", "G5=z", "G99=a", "=", ""])
def test_a_reading_that_there_is_not(judge, reading: str) -> None:
    ended = judge("run", SAMPLE, "--reading", reading)
    assert ended.status == 2
    assert ended.err.startswith("J102 ")


@pytest.mark.parametrize("clause", ["9-99", "x", "9-5 iii"])
def test_a_clause_to_stop_at_that_there_is_not(judge, clause: str) -> None:
    ended = judge("run", SAMPLE, "--until", clause)
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith("J602 ")


def test_the_run_stops_at_a_clause_however_it_is_written(judge) -> None:
    stopped = judge("run", SAMPLE, "--until", "9-5.ii")
    assert stopped.out == judge("run", SAMPLE, "--until", "9-5 ii").out
    assert stopped.out != judge("run", SAMPLE).out
    assert stopped.err == ""


def test_a_clause_that_the_run_never_comes_to_is_said(judge) -> None:
    ended = judge("run", SAMPLE, "--until", "9-7 ii")
    assert ended.status == 0
    assert ended.err == f"{SAMPLE}: the run never came to 9-7 ii as a step; it is shown to its end\n"


def test_an_unknown_command_is_met_with_the_nearest(judge) -> None:
    ended = judge("rnu")
    assert ended.status == 2
    assert "did you mean 'run'?" in ended.err


def test_a_fault_of_the_project_is_one_line(judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JUDGE_TRACEBACK", raising=False)

    def broken(*args: object, **kwargs: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr("judge.answer.run.adjudicate", broken)
    ended = judge("run", SAMPLE)
    assert ended.status == 2
    assert ended.err == f"{SAMPLE}:1:1: J501 a fault of this project: KeyError: 'lost' (report it with the file)\n"


def test_quiet_is_the_answer_alone(judge) -> None:
    assert judge("run", SAMPLE, "-q").out.count("\n") == 1


def test_a_page_stays_a_page(judge) -> None:
    assert judge("run", SAMPLE, "-q", "--format", "html").out.startswith("<!DOCTYPE html>")


def test_every_command_is_there(judge) -> None:
    from judge.cli.commands import COMMANDS

    for name in COMMANDS:
        assert judge(name, "--help").status == 0


@pytest.mark.parametrize(
    ("hand", "assumed"),
    [("2", ["b.hand: no response"]), ("[Swing Rush, ?]", ["b.hand: no response"]), ("[Swing Rush]", []), ("[]", [])],
)
def test_cards_that_are_not_known_are_assumed_not_to_answer(
    judge, tmp_path: Path, hand: str, assumed: list[str]
) -> None:
    path = tmp_path / "hand.yaml"
    path.write_text(SCENARIO.replace("flare: 5}", f"flare: 5, hand: {hand}}}"), encoding="utf-8")
    file = str(path)
    assert json.loads(judge("run", file, "--format", "json").out)["assumed"] == assumed
    shown = judge("run", file).out
    assert ("cards of B's hand that are not known there is no response" in shown) == bool(assumed)
    assert json.loads(judge("run", file, "--format", "json", "--as", "a").out)["assumed"] == []


ELECTRIFIED = """\
board:
  action: standard
  distance: 3
  a: {megami: [raira, yurina], life: 8, aura: 3, flare: 0, wind: 0, thunder: 0, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 7, aura: 1, flare: 5}
play:
  - a: use Slash
"""


def test_what_need_not_be_picked_is_shown_with_the_line_that_leaves_it(judge) -> None:
    stopped = judge("run", "-", stdin=ELECTRIFIED).out
    assert "    - a: discharge Slash thunder\n    - a: pass\n" in stopped
    refused = judge("run", "-", stdin=f"{ELECTRIFIED}  - b: damage life\n").out
    assert "discharge Slash thunder, pass" in refused


@pytest.mark.parametrize(("args", "said"), [((), "다음 선택"), (("--lang", "ja"), "次の選択")])
def test_the_language_before_the_command_is_that_of_the_command(judge, args: tuple[str, ...], said: str) -> None:
    assert f"\n{said}" in judge("--lang", "ko", "run", "-", *args, stdin=ELECTRIFIED).out


def test_the_order_of_a_deck_is_asked_with_the_line_that_tells_it(judge) -> None:
    known = ELECTRIFIED.replace("hand: [Slash]", "played: [Slash, Brandish], deck: 0")
    known = known.replace("action: standard", "at: 8-1-3 iii").replace("use Slash", "reshuffle")
    assert "the first on top: shuffle [X, Y]; or state `seed`" in judge("run", "-", stdin=known).out
