"""Help and what is wrong with a command line, in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from judge.cli.commands import COMMANDS, main
from judge.cli.lang import LANGUAGES, helped, listen, plain, translated
from judge.messages import messages, words_of
from tests.cli.commands import every

ROOT = Path(__file__).parents[2] / "judge" / "cli"
LATIN = re.compile(r"[A-Za-z]{2,}")
CODED = re.compile(r"`[^`]*`|'[^']*'|「judge[^」]*」|\[[A-Za-z0-9|-]+\]|judge [a-z -]+|completion (?:bash|zsh|fish)")
"""What is written so in every language: words of files, choices, commands."""
PHRASE = re.compile(r"\b[A-Za-z]{2,} [a-z]{2,}\b|default|required|Options|Commands|Usage")
NAMES = frozenset(("FILE", "YAML", "JSON", "VISION"))
OTHER = LANGUAGES[1:]


ALL = [*every(main)]


@pytest.mark.parametrize("lang", OTHER)
@pytest.mark.parametrize(("path", "command"), ALL, ids=lambda one: "-".join(one) if isinstance(one, tuple) else "")
def test_the_help_of_a_command_is_told(path: tuple[str, ...], command: click.Command, lang: str) -> None:
    said = CliRunner().invoke(main, [*path, "--help", "--lang", lang], prog_name="judge")
    assert said.exit_code == 0
    text = "\n".join(part for line in CODED.sub("", said.output).splitlines() for part in re.split(r"  +", line))
    assert PHRASE.findall(text) == [], said.output


def test_every_text_of_a_command_has_its_message_and_every_message_its_text() -> None:
    listen(["--lang", "ko"])
    texts = {about for _, about in COMMANDS.values()}
    for _, command in ALL:
        texts.add(plain(command.help or ""))
        for param in command.params:
            if isinstance(param, click.Option):
                assert param.help is None or param.help.strip()
                texts.add(re.sub(r"  \[default: .*\]$", "", param.help or ""))
                texts |= set(re.findall(r"  \[default: (.*)\]$", param.help or ""))
                if isinstance(param.show_default, str):
                    texts.add(param.show_default)
    texts |= {"required", "Show this message and exit."}
    known = {plain(str(said)) for said in messages("en", words_of(str(ROOT / "x.py"))).under_topic("help").values()
             if isinstance(said, str)}  # fmt: skip
    own = {str(m) for name, m in messages("en", words_of(str(ROOT / "x.py"))).under_topic("help").items()
           if name.startswith("help-")}  # fmt: skip
    assert sorted(text for text in texts if LATIN.search(text) and helped(text) == text and text != "furuyoni") == []
    assert own <= known
    assert sorted(own - texts) == []
    listen([])


@pytest.mark.parametrize("lang", OTHER)
@pytest.mark.parametrize(
    "args",
    [
        ["rnu"], ["run"], ["run", "--nope", "x"], ["run", "--detail", "9", "x"], ["run", "--detail", "x", "x"],
        ["run", "--format", "x", "y"], ["run", "--format"], ["run", "--quiet=3", "x"], ["play"], ["why-not", "x"],
        ["completion"], ["completion", "csh"], ["completion", "bash", "zsh"], ["solve", "x", "--for"], ["site"],
        ["compare", "x", "--edition", "ko-2025-08-15"], ["run", "x", "y", "-o", "z"],
        ["run", "x", "--export", "y", "-o", "z"],
        ["rulebook", "lst"], ["cards"], ["run", "--edition", "x", "y"], ["faq", "x", "--format", "html"], ["play", "-"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_what_is_wrong_with_a_command_line_is_told(args: list[str], lang: str) -> None:
    said = CliRunner().invoke(main, [*args, "--lang", lang])
    assert said.exit_code == 2
    bare = re.sub(r"'[^']*'|「[^」]*」|\[[^\]]*\]|\([^)]*\)|（[^）]*）", "", said.stderr or said.output)
    words = ("export", "format", "html", "judge", "bash", "zsh", "fish", "help", "main", "DIR", "ACTION", "not")
    own = {*NAMES, *COMMANDS, *args, *words}
    assert [word for word in LATIN.findall(bare) if word not in own and f"--{word}" not in args] == []


def test_sentences_beside_answers_are_told() -> None:
    """Every sentence that a module of the command line tells has its message."""
    listen(["--lang", "ja"])
    missing = []
    for path in (one for one in ROOT.glob("*.py") if one.stem != "command"):
        calls = (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call))
        for node in calls:
            if isinstance(node.func, ast.Name) and node.func.id in ("translated", "of_cli"):
                text = sample(node.args[0])
                group = [a.value for a in node.args[1:] if isinstance(a, ast.Constant)]
                if text and translated(text, *group) == text:
                    missing.append((path.name, text))
    listen([])
    assert missing == []


def sample(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(v.value) if isinstance(v, ast.Constant) else "'x'" if v.conversion == 114 else "3"
            for v in node.values
            if isinstance(v, ast.Constant | ast.FormattedValue) and "hint" not in ast.unparse(v)
        )
    return ""


def test_english_is_as_click_says_it() -> None:
    said = CliRunner().invoke(main, ["run", "--nope", "--lang", "en"])
    assert said.exit_code == 2
    assert "Try 'judge run --help' for help." in said.stderr.replace("main", "judge")
    assert "Error: No such option" in said.stderr


def test_completion_tells_what_commands_do_in_the_reader_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_LANG", "ja")
    listen([])
    found = main.shell_complete(click.Context(main), "ru")
    assert next((one.value, one.help) for one in found) == ("run", "シナリオを裁定します：答え、盤面、経過。")
