"""What a command has not imported yet is what it would be, once something of it is asked for."""

from __future__ import annotations

import importlib
import inspect
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import judge
from judge.cli.later import Later, _tidy, regexes

ROOT = Path(judge.__file__).parents[1]
PACKAGES = [str(ROOT), *(path for path in sys.path if "site-packages" in path)]
BEGUN = "import json as before, sys; sys.path[:0] = sys.argv[1:]; from judge.cli import later; later.begin()\n"


def told(code: str, first: str = "") -> object:
    """What a fresh interpreter says, as JSON, that has begun as a command begins."""
    run = [sys.executable, "-S", "-c", first + BEGUN + code, *PACKAGES]
    return json.loads(subprocess.check_output(run, text=True, encoding="utf-8"))


def test_a_run_asks_for_nothing_of_inspect_and_compiles_no_expression_of_yaml() -> None:
    probe = (
        "import contextlib, io, os; from judge.cli.commands import main\n"
        f"sys.argv = ['judge', 'run', {judge.sample()!r}]\n"
        "with contextlib.redirect_stdout(io.StringIO()) as said, contextlib.suppress(SystemExit): main()\n"
        "from yaml.reader import Reader\n"
        "print(before.dumps(['As expected' in said.getvalue(), type(sys.modules['inspect']).__name__,"
        " 'tokenize' in sys.modules, [*Reader.NON_PRINTABLE.__dict__]]))"
    )
    assert told(probe) == [True, "Later", False, ["as written"]]


def test_what_is_asked_of_a_stand_in_is_what_the_module_says() -> None:
    text = "[1.5, 2024-06-24, 0x1f, ~, yes, '1', 2024-06-24 10:11:12]"
    probe = (
        "import inspect, json, yaml; from yaml.reader import ReaderError; from inspect import isfunction\n"
        f"values = [str(one) for one in yaml.safe_load({text!r})]\n"
        "wrong = ''\n"
        "try: yaml.load('\\x07', yaml.SafeLoader)\n"
        "except ReaderError as error: wrong = error.reason\n"
        "print(json.dumps([values, wrong, isfunction(inspect.signature), str(inspect.signature(lambda a, *b: 0)),"
        " inspect.cleandoc('a\\n  b'), sys.modules['inspect'] is inspect, yaml.dump({'a': [1]})]))"
    )
    values = [str(one) for one in yaml.safe_load(text)]
    wrong = "special characters are not allowed"
    assert told(probe) == [values, wrong, True, "(a, *b)", "a\nb", False, "a:\n- 1\n"]


def test_modules_that_are_there_already_stay() -> None:
    probe = "print(before.dumps([inspect is sys.modules['inspect'], type(inspect).__name__]))"
    assert told(probe, "import inspect; ") == [True, "module"]


def test_expressions_are_compiled_at_once_again_afterwards() -> None:
    compiled = re.compile
    with regexes():
        made = re.compile("[ab]")
        assert made.fullmatch("b")
        assert type(made) is not re.Pattern
    with pytest.raises(ModuleNotFoundError), regexes():
        importlib.import_module("no_module_is_called_so")
    assert re.compile is compiled


def test_a_stand_in_knows_what_it_was_given_and_then_all_of_the_module(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = Later("colorsys", ONE_SIXTH=7)
    monkeypatch.setitem(sys.modules, "colorsys", stand_in)
    assert (stand_in.ONE_SIXTH, sys.modules["colorsys"]) == (7, stand_in)
    assert stand_in.rgb_to_hsv(0, 0, 1)[2] == 1
    assert 0.16 < stand_in.ONE_SIXTH < 0.17
    assert sys.modules["colorsys"] is not stand_in
    with pytest.raises(AttributeError):
        stand_in.nothing_of_the_kind  # noqa: B018
    with pytest.raises(ModuleNotFoundError):
        Later("no_module_is_called_so").anything  # noqa: B018


@pytest.mark.parametrize("text", ["", " a b ", "a\n  b\n   c\n", "\ta\tb", "a\tb", "\n a\n\n", "全力", "a\u3000"])
def test_texts_are_tidied_as_inspect_does(text: str) -> None:
    assert _tidy(text) == inspect.cleandoc(text)
