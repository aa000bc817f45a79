"""Translations beside files: what cannot be read of them and what they lack is told, with its place."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from judge.cli.commands import main
from judge.report.problems import line
from judge.scenario.catalogues import around, catalogues_in, check, entries, lacking, said_by
from judge.scenario.translated import BROKEN, catalogue

BOARD = "board: {distance: 4, a: {megami: [yurina, himika], hand: [Slash]}, b: {megami: [saine, tokoyo]}}\n"
FILE = f"scenario: A hit\nquestion: Does it hit?\n{BOARD}"
WHOLE = (
    'msgid ""\nmsgstr ""\n"Language: ja\\n"\n\n#: one.yaml\nmsgid "A hit"\nmsgstr "命中"\n\n'
    'msgid "Does it hit?"\nmsgstr "命中"\n"するか。"\n'
)
CLAIMS = "faq: A page\nclaims:\n  - {id: one, claimed: It is so., why: Because., waiting: x, doubt: Is it?}\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "one.yaml").write_text(FILE, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lint(*args: str) -> tuple[int, list[str]]:
    ended = CliRunner().invoke(main, ["lint", *args])
    return ended.exit_code, ended.output.splitlines()


def test_a_folder_without_translations_or_with_all_is_sound(folder: Path) -> None:
    assert lint(".") == (0, ["1 file: 1 sound, 0 not"])
    (folder / "ja.po").write_text(WHOLE, "utf-8")
    assert lint(".") == (0, ["1 file: 1 sound, 0 not"])
    assert lint("one.yaml") == lint("ja.po") == (0, ["1 file: 1 sound, 0 not"])


def test_a_command_says_nothing_of_what_could_not_be_read_before_it(folder: Path, tmp_path_factory: Any) -> None:
    other = tmp_path_factory.mktemp("other") / "ja.po"
    other.write_text('msgid "\\q"\nmsgstr "x"\n', "utf-8")
    assert catalogue(str(other)) == {}
    assert [str(other)] == BROKEN[-1:]
    assert lint(".") == (0, ["1 file: 1 sound, 0 not"])


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (WHOLE.replace("A hit", "A miss"), ["ja.po:6:1: J108 no file says 'A miss' any more",
                                            "one.yaml:1:11: J108 'A hit' is not translated in "]),
        (WHOLE.replace("命中", "", 1), ["one.yaml:1:11: J108 'A hit' is not translated in "]),
        (WHOLE + 'msgid "A hit"\nmsgstr "x"\n', ["ja.po:12:1: J014 these words are translated twice"]),
        (WHOLE.replace('hit"', "hit", 1), ["ja.po:6:1: J014 this is no line of a catalogue"]),
        (WHOLE + "hello\n", ["ja.po:12:1: J014 this is no line of a catalogue"]),
        (WHOLE + 'msgid "x"\n', ["ja.po:12:1: J014 there is no `msgstr`"]),
        (WHOLE + 'msgctxt "x"\n', ["ja.po:12:1: J014 this is no line of a catalogue"]),
        (WHOLE.replace("A hit", "A \\qhit"), ["ja.po:6:1: J014 an unknown escape behind `\\`"]),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_place(held: str, said: list[str], folder: Path) -> None:
    (folder / "ja.po").write_text(held, "utf-8")
    status, told = lint(".")
    assert status == 2
    assert all(any(wanted in one for one in told) for wanted in said), told
    assert len(told) == len(said) + 1


def test_a_file_that_is_no_utf8_is_told(folder: Path) -> None:
    (folder / "ko.po").write_bytes(b"msgid \xff\n")
    assert lint(".")[1][0].startswith("./ko.po:1:1: J003 ")


@pytest.mark.parametrize("lang", ["ja", "ko"])
def test_it_is_told_in_the_readers_language(lang: str, folder: Path) -> None:
    (folder / "ja.po").write_text(WHOLE.replace("A hit", "A miss") + "hello\n", "utf-8")
    (folder / "ko.po").write_text(WHOLE.replace("A hit", "A miss"), "utf-8")
    for path in ("ja.po", "ko.po"):
        for problem in check(path, {}):
            assert problem.message not in line(problem, lang)
            assert problem.hint not in line(problem, lang)


def test_a_folder_below_has_its_own_and_too_deep_ones_are_not_told(folder: Path) -> None:
    (folder / "ja.po").write_text(WHOLE, "utf-8")
    below = folder / "below"
    below.mkdir()
    (below / "two.yaml").write_text(FILE.replace("A hit", "Another"), "utf-8")
    assert [one.message for one in check("ja.po", {})] == ["'Another' is not translated in ja.po"]
    (below / "ja.po").write_text(WHOLE.replace("A hit", "Another"), "utf-8")
    assert check("ja.po", {}) == check("below/ja.po", {}) == []
    deep = folder / "1" / "2" / "3" / "4"
    deep.mkdir(parents=True)
    (deep / "three.yaml").write_text(FILE.replace("A hit", "Far away"), "utf-8")
    assert check("ja.po", {}) == []
    assert around(str(deep / "three.yaml")) == []
    assert catalogues_in(".") == ["./below/ja.po", "./ja.po"]


def test_claims_are_translated_and_may_have_their_reasons_translated(folder: Path) -> None:
    (folder / "faq.yaml").write_text(CLAIMS, "utf-8")
    said = said_by("faq.yaml")
    assert said is not None
    assert [(one.text, one.needed) for one in said] == [
        ("A page", True), ("It is so.", True), ("Because.", False), ("x", False), ("Is it?", False)
    ]  # fmt: skip
    (folder / "ja.po").write_text(WHOLE + 'msgid "Because."\nmsgstr "x"\n', "utf-8")
    assert {one.message for one in check("ja.po", {})} == {
        "'A page' is not translated in ja.po", "'It is so.' is not translated in ja.po"
    }  # fmt: skip


def test_a_file_that_cannot_be_read_takes_no_word_away(folder: Path) -> None:
    (folder / "one.yaml").write_text("scenario: [", "utf-8")
    (folder / "ja.po").write_text(WHOLE, "utf-8")
    assert check("ja.po", {}) == []


def test_a_file_written_beside_translations_says_what_to_do(folder: Path) -> None:
    (folder / "ja.po").write_text(WHOLE, "utf-8")
    args = ["new", "-y", "a.megami=yurina,himika", "b.megami=saine,tokoyo", "--question", "Who?", "-o", "x.yaml"]
    ended = CliRunner().invoke(main, [*args, "--no-play"])
    assert "ja.po does not have what this file says: add its words, `judge lint .` shows which." in ended.output
    assert lacking("x.yaml") == ["ja.po"]
    assert lacking("one.yaml") == []
    ended = CliRunner().invoke(main, ["play", "x.yaml", "--lang", "ko"], input="save y\n")
    assert "`judge lint .`" in ended.output


def test_what_other_processes_find_is_told_as_one_would_tell_it(folder: Path) -> None:
    text = (folder / "one.yaml").read_text("utf-8")
    for name in ("two.yaml", "three.yaml"):
        (folder / name).write_text(f"{text}expect: [{{distance: 9}}]\n", "utf-8")
    (folder / "ja.po").write_text(WHOLE + "hello\n", "utf-8")
    run = [sys.executable, "-m", "judge", "run", ".", "-j", "2", "--lang", "ja"]
    pages = subprocess.run([*run, "--format", "md"], capture_output=True, text=True, check=False)
    assert pages.stderr.count("ja.po:12:1: J014 ") == 1
    short = subprocess.run(run, capture_output=True, text=True, check=False)
    assert "間合 = 9のはずが" in short.stdout
    assert "wanted" not in short.stdout


def test_a_broken_catalogue_is_told_where_it_is_asked_and_the_rest_of_it_serves(folder: Path) -> None:
    (folder / "ja.po").write_text(WHOLE + "hello\n", "utf-8")
    run = [sys.executable, "-m", "judge", "run", "one.yaml", "--lang"]
    japanese = subprocess.run([*run, "ja"], capture_output=True, text=True, check=True)
    assert japanese.stderr.startswith("ja.po:12:1: J014 ")
    assert "Traceback" not in japanese.stderr
    assert subprocess.run([*run, "en"], capture_output=True, text=True, check=True).stderr == ""
    assert len(entries("ja.po")[0]) == 2
