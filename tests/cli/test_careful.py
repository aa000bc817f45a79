"""What a file may hold, what a command may write, and what reaches a terminal, a page or another program."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import click
import pytest

from judge import load, parse, sample
from judge.cli.commands import main
from tests.cli.commands import run_by_themselves
from tests.cli.conftest import SCENARIO

ESCAPES = ("\\e[31m", "\\a", "\\x9b", "\\u202E", "\\u2066")
LIVE = '<img src=x onerror=alert(1)> ![x](javascript:alert(2)) [y](javascript:z) `a` # b'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "s.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


@pytest.mark.parametrize("escape", ESCAPES)
@pytest.mark.parametrize("text", ['scenario: "x{}"', 'question: "x{}"', 'cards_adhoc: {{"x{}": {{type: action}}}}'])
def test_an_escape_makes_no_control_character(judge, tmp_path: Path, escape: str, text: str) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(f"{text.format(escape)}\nboard: {{distance: 10}}\n", encoding="utf-8")
    ended = judge("run", str(path))
    assert (ended.status, "J004" in ended.err) == (2, True)


def test_the_name_of_a_file_steers_no_terminal(judge, tmp_path: Path) -> None:
    path = tmp_path / "a\x1b[2Jb\n\u202ec.yaml"
    path.write_text("board: {turn: x}\n", encoding="utf-8")
    for args in (("run", str(path)), ("lint", str(tmp_path)), ("why", str(path), "x"), ("run", str(path) + "\x07")):
        ended = judge(*args)
        assert ended.status == 2
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", ended.out + ended.err)
        assert "\\u001b[2J" in ended.err


def test_a_page_in_markdown_holds_no_live_html(judge, tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    said = SCENARIO.replace("Slash against an aura of one", f"'{LIVE}'\nquestion: '{LIVE}'\nexpect: [b.life: 9]")
    said = said.replace("hand: [Slash]", f"hand: ['{LIVE}']").replace("use Slash", f"'use {LIVE}'")
    made_up = f"cards_adhoc: {{'{LIVE}': {{type: attack, range: 1-5, damage: 1/1}}}}\n"
    path.write_text(said + made_up, encoding="utf-8")
    commands = (
        ("run", str(path), "--format", "md"), ("why", str(path), "b.life", "--format", "md"),
        ("outcomes", str(path), "--format", "md"),
        ("compare", str(path), "--format", "md", "--cards", "s9-2", "--cards", "s10"),
        ("why-not", str(path), f"a: use {LIVE}", "--format", "md"),
    )  # fmt: skip
    for args in commands:
        out = re.sub(r"(?ms)^ *```.*?```", "", judge(*args).out)
        assert "javascript" in out or args[0] == "why", args
        assert "<img" not in out, args
        assert not re.search(r"\]\(", out), args


@pytest.mark.parametrize("suffix", [".svg", ".graphml", ".html", ".mmd", ".dot", ".json"])
def test_a_graph_of_odd_names_is_sound(judge, tmp_path: Path, suffix: str) -> None:
    path, out = tmp_path / "s.yaml", tmp_path / f"g{suffix}"
    text = SCENARIO.replace("Slash]", "'`md` <b>\"&']").replace("use Slash", "'use `md` <b>\"&'")
    path.write_text(f"{text}cards_adhoc: {{'`md` <b>\"&': {{type: attack, range: 1-5, damage: 1/1}}}}\n", "utf-8")
    ended = judge("graph", str(path), "-o", str(out))
    assert ended.status == 0, ended.err
    drawn = out.read_text("utf-8")
    if suffix in (".svg", ".graphml"):
        ElementTree.fromstring(drawn)
    if suffix == ".json":
        json.loads(drawn)
    if suffix == ".mmd":
        assert '"`' not in drawn


WRITING = [
    ("run", "FILE", "-q", "--export", "OUT"), ("graph", "FILE", "-o", "OUT"), ("why", "FILE", "b.life", "-o", "OUT"),
]  # fmt: skip


@pytest.mark.parametrize("command", WRITING, ids=lambda command: command[0])
def test_nothing_is_written_over_unless_said(judge, file: Path, tmp_path: Path, command: tuple[str, ...]) -> None:
    out, other = tmp_path / "o.svg", tmp_path / "other"

    def ended(target: Path, *more: str) -> tuple[int, str]:
        args = [str({"FILE": file, "OUT": target}.get(word, word)) for word in command]
        found = judge(*args, *more)
        return found.status, found.err

    out.write_text("mine", encoding="utf-8")
    status, err = ended(out)
    assert (status, "J707" in err, out.read_text("utf-8")) == (2, True, "mine")
    assert ended(out, "--force")[0] == 0
    assert out.read_text("utf-8") != "mine"
    out.unlink()
    other.write_text("mine", encoding="utf-8")
    out.symlink_to(other)
    assert ended(out)[0] == 2
    assert ended(out, "--force")[0] == 0
    assert (other.read_text("utf-8"), out.is_symlink()) == ("mine", False)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["o.svg", "other", "s.yaml"]


@pytest.mark.parametrize("command", WRITING, ids=lambda command: command[0])
def test_an_input_is_never_written_over(judge, tmp_path: Path, command: tuple[str, ...]) -> None:
    path = tmp_path / "s.svg"
    path.write_text(SCENARIO, encoding="utf-8")
    linked = tmp_path / "l.svg"
    linked.symlink_to(path)
    for target in (path, linked):
        args = [str({"FILE": path, "OUT": target}.get(word, word)) for word in command]
        ended = judge(*args, "--force")
        assert (ended.status, "J707" in ended.err) == (2, True)
        assert path.read_text("utf-8") == SCENARIO


def test_what_is_no_file_is_an_error_and_blocks_nothing(judge, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(tmp_path / "s.yaml"))
        for args in (("run", tmp_path), ("lint", tmp_path), ("run", tmp_path / "pipe.yaml"), ("run", "/dev/null")):
            ended = judge(*map(str, args))
            assert (ended.status, "J001" in ended.err) == (2, True), args
        for name in ("/dev/full", tmp_path / "pipe.yaml"):
            ended = judge("run", "-", "--export", str(name), "--force", stdin=SCENARIO)
            assert (ended.status, "J703" in ended.err) == (2, True)


@pytest.mark.parametrize(
    "args",
    [
        ("run", "none.yaml"), ("run", "-"), ("why", "none.yaml"), ("why-not", "none.yaml", "a: end"),
        ("outcomes", "none.yaml"), ("compare", "none.yaml"), ("faq", "none.yaml"), ("lint", "none.yaml"),
        ("run", "none.yaml", "--reading", "G999=a"), ("clause", "99-99"), ("cards", "show", "Nobody"),
    ],
)  # fmt: skip
def test_problems_are_json_where_json_is_asked_for(judge, args: tuple[str, ...]) -> None:
    ended = judge(*args, "--format", "json", stdin="board: {turn: x}\n")
    assert (ended.status, ended.err) == (2, "")
    found = json.loads(ended.out)
    assert found["format"] == "judge.problems/1"
    assert {"file", "line", "column", "code", "message", "hint", "clauses"} == {*found["problems"][0]}


def formats(command: click.Command) -> tuple[str, ...]:
    option = next((one for one in command.params if "--format" in one.opts), None)
    return tuple(option.type.choices) if option is not None and isinstance(option.type, click.Choice) else ()


SPOKEN = [path for path, command in run_by_themselves(main) if "json" in formats(command)]


def test_most_commands_speak_json() -> None:
    assert len(SPOKEN) > 15


@pytest.mark.parametrize("path", SPOKEN, ids=" ".join)
def test_how_a_command_is_not_called_is_json_where_json_is_asked_for(judge, path: tuple[str, ...]) -> None:
    for asked in (("--format", "json"), ("--format=json",)):
        ended = judge(*path, "--no-such-option", *asked)
        assert (ended.status, ended.err) == (2, "")
        (problem,) = json.loads(ended.out)["problems"]
        assert problem["code"] == "J713"
        assert "--no-such-option" in problem["message"]
        assert problem["hint"] == f"`judge {' '.join(path)} --help`"
    ended = judge(*path, "--no-such-option")
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith("Usage: ")


def test_a_long_value_is_not_echoed_whole(judge) -> None:
    ended = judge("run", "-", stdin=f"board: {{distance: 10, a: {{hand: [{'x' * 200_000}]}}}}\n")
    assert ended.status == 2
    assert 0 < len(ended.err) < 5_000


def test_several_processes_say_the_same(judge, tmp_path: Path) -> None:
    for n in range(6):
        (tmp_path / f"{n}.yaml").write_text(f"{SCENARIO}expect: [b.life: {n}]\n", encoding="utf-8")
    (tmp_path / "wrong.yaml").write_text("board: {turn: x}\n", encoding="utf-8")
    alone, shared = judge("run", str(tmp_path)), judge("run", str(tmp_path), "-j", "3")
    assert (shared.status, shared.out, shared.err) == (alone.status, alone.out, alone.err)
    assert alone.out.endswith("7 files: 0 as expected, 6 not, 1 wrong\n")
    assert judge("run", str(tmp_path), "-j", "2", "--format", "json").out.count("judge.trace/1") == 6


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(("file", "status"), [(sample(), 0), ("-", 2)])
def test_a_stream_that_is_closed_changes_no_exit_status(closed: str, file: str, status: int) -> None:
    command = f"exec {sys.executable} -m judge run {file} {closed}"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, stdin=subprocess.DEVNULL, text=True)
    assert ended.returncode == status
    assert "Traceback" not in ended.stderr
    assert ("J006" in ended.stderr) == (status == 2 and "2>&-" not in closed)


@pytest.mark.parametrize("blank", ["\u3000", "\u00a0", "\u2003", "  "])
def test_whatever_is_typed_for_a_blank_is_one(judge, blank: str) -> None:
    text = SCENARIO.replace("use Slash", f"'use{blank}斬'")
    assert judge("run", "-", "-q", stdin=text).status == 0


def test_several_cards_are_shown_at_once(judge) -> None:
    assert judge("cards", "show", "Slash", "Shoot").out.count("executable") == 2
    assert judge("cards", "show", "Tsukikage", "Crush").out == judge("cards", "show", "Tsukikage Crush").out
    ended = judge("cards", "show", "Yurina")
    assert (ended.status, "`judge cards list --megami yurina`" in ended.err) == (2, True)


@pytest.mark.parametrize("thing", [None, 3, ["x"], 1.5, object()])
def test_loading_what_is_no_path_and_parsing_what_is_no_text_never_raises(thing: object) -> None:
    for read in (load, parse):
        scenario, problems = read(thing)  # type: ignore[operator]
        assert scenario is None
        assert [problem.code for problem in problems] == ["J001"]


def test_a_path_may_be_an_object(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    scenario, problems = load(path)  # type: ignore[arg-type]
    assert (scenario is not None, problems) == (True, [])
