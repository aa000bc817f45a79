"""What a shell completes."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest
from click.shell_completion import ShellComplete

import judge as package
from judge.cli.commands import main
from judge.cli.completion import SHELLS, VARIABLE
from tests.cli.conftest import Judge


def offered(*words: str) -> list[str]:
    made = ShellComplete(main, {}, "judge", VARIABLE)
    return [one.value for one in made.get_completions(list(words[:-1]), words[-1])]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("why-",), "why-not"),
        (("cards", "show", "Wav"), "Wavering Crystal"),
        (("cards", "show", "Wavering", "Cr"), "Crystal"),
        (("search", "斬"), "斬撃乱舞"),
        (("clause", "9-4 i"), "9-4 iii"),
        (("explain", "J20"), "J201"),
        (("new", "a.m"), "a.megami="),
        (("new", "a.megami=yur"), "a.megami=Yurina"),
        (("new", "a.megami", "=", "yur"), "Yurina"),
        (("new", "a.megami=yurina", "a.hand=Sl"), "a.hand=Slash"),
        (("why", package.sample(), "b."), "b.life"),
        (("why-not", package.sample(), "b: use W"), "b: use Wavering Crystal"),
        (("schema", "f"), "faq"),
    ],
)
def test_names_clauses_facts_and_codes_are_completed(words: tuple[str, ...], wanted: str) -> None:
    assert wanted in offered(*words)


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_has_its_script(judge: Judge, shell: str) -> None:
    if shell == "bash" and shutil.which("bash") is None:
        pytest.skip("there is no bash")
    ended = judge("completion", shell)
    assert ended.status == 0
    assert f"{VARIABLE}={shell}_complete" in ended.out


def test_commands_are_completed_without_their_modules() -> None:
    code = (
        "import sys; from judge.cli.commands import main; from click.shell_completion import ShellComplete as S;"
        f"S(main, {{}}, 'judge', '{VARIABLE}').get_completions([], 'ru'); sys.exit('judge.cli.run' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0
