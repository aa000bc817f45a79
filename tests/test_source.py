"""Strict YAML: what was written stays written, and nothing hostile gets far."""

from __future__ import annotations

import io
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.text import source
from judge.text.errors import Problem
from judge.text.nodes import List, Map, Node, Text
from judge.text.source import Limits, parse, read

TRAPS = [
    "1.10",
    "no",
    "Yes",
    "3:20",
    "3-4",
    "9-4 i",
    "1_000",
    "0o7",
    "0x1F",
    "2024-06-24",
    "~",
    "null",
    "1e3",
    ".inf",
    "?",
    "=",
    "-5",
    "<<",
]


def only(data: bytes | str) -> Problem:
    root, problems = parse(data, "f.yaml")
    assert root is None
    assert len(problems) == 1
    return problems[0]


def good(text: str) -> Node:
    root, problems = parse(text, "f.yaml")
    assert root is not None
    assert problems == []
    return root


@pytest.mark.parametrize("written", TRAPS)
@pytest.mark.parametrize("form", ["k: {}\n", "k: [{}]\n", "k: [a, {}, b]\n", "k:\n  - {}\n", "{{k: {}}}\n", "{}: v\n"])
def test_plain_scalars_stay_the_text_that_was_written(form: str, written: str) -> None:
    def texts(node: object) -> list[object]:
        if isinstance(node, dict):
            return [*node, *(text for value in node.values() for text in texts(value))]
        return [text for item in node for text in texts(item)] if isinstance(node, list) else [node]

    assert written in texts(good(form.format(written)).plain())


def test_every_node_knows_its_place_in_characters() -> None:
    root = good("場: {間合: 4, 手札: [斬, 衝音晶]}\r\nb:\r\n  - x\r\n")
    assert isinstance(root, Map)
    board = root.get("場")
    assert isinstance(board, Map)
    hand = board.get("手札")
    assert isinstance(hand, List)
    assert [(i.place.line, i.place.column) for i in (board, hand, hand.items[1])] == [(1, 4), (1, 16), (1, 20)]
    rest = root.get("b")
    assert isinstance(rest, List)
    assert (rest.items[0].place.line, rest.items[0].place.column) == (3, 5)


def test_byte_order_mark_and_windows_lines_do_no_harm() -> None:
    root, problems = parse("\ufeffa: 1\r\nb: 2\r\n".encode(), "f")
    assert problems == []
    assert root is not None
    assert root.plain() == {"a": "1", "b": "2"}
    assert root.place.column == 1


@pytest.mark.parametrize(
    ("data", "where", "code"),
    [
        (b"a: 1\nb: \xff\n", (2, 4), "J003"),
        ("剣: ".encode() + b"\x80", (1, 4), "J003"),
        ("a: 1".encode("utf-16"), (1, 1), "J003"),
        (b"a: \x00", (1, 4), "J004"),
        ("a: 1\nbc\u2028d: 2".encode(), (2, 3), "J004"),
        (b"\x7fELF\x02\x01\x01\x00", (1, 1), "J004"),
        (b"", (1, 1), "J006"),
        (b"# only a comment\n", (1, 1), "J006"),
        (b"a: &x 1\n", (1, 4), "J008"),
        (b"a: *x\n", (1, 4), "J008"),
        (b"a: !!int 5\n", (1, 4), "J009"),
        (b"a: !!python/object/apply:os.system [ls]\n", (1, 4), "J009"),
        (b"a: 1\n---\nb: 2\n", (2, 1), "J010"),
        ("剣: 'abc\n".encode(), (1, 4), "J005"),
        ("問: 日本: どうなる\n".encode(), (1, 6), "J005"),
        (b"a: [1, 2\nb: 3\n", (1, 4), "J005"),
        (b"a: {b: 2\n", (1, 4), "J005"),
        (b"\ta: 1\n", (1, 1), "J005"),
        (b"a: >= 2\n", (1, 4), "J005"),
        (b"a: @x\n", (1, 4), "J005"),
        (b'a: "\\q"\n', (1, 5), "J005"),
        (b"a: 1\n}\n", (2, 1), "J005"),
        (b"a:\n  - b\n c: d\n", (3, 2), "J005"),
    ],
)
@pytest.mark.parametrize("parser", ["libyaml", "python"])
def test_a_broken_file_ends_in_one_problem_at_the_place_to_mend(
    data: bytes, where: tuple[int, int], code: str, parser: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if parser == "python":
        monkeypatch.delattr(yaml, "CSafeLoader", raising=False)
    problem = only(data)
    assert (problem.line, problem.column, problem.code) == (*where, code)
    assert problem.message


def test_keys_must_be_text_and_stand_once() -> None:
    root, problems = parse("a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\n[x]: 4\n", "f")
    assert root is not None
    assert [(p.line, p.column, p.code) for p in problems] == [(5, 3, "J007"), (6, 1, "J011")]
    assert root.plain() == {"a": "1", "b": {"c": "1", "d": "2"}}


def test_typed_questions() -> None:
    problems: list[Problem] = []
    root = good(
        "n: 1_000\nbig: 99999999999999999999\nlow: -1\nb: maybe\nt: true\ny: yes\no: Off\n"
        "w: mian\nl: x\nfull: ５\n"
    )
    assert isinstance(root, Map)

    def ask(key: str) -> Node:
        node = root.get(key)
        assert node is not None
        return node

    assert ask("n").as_int(problems, "n") is None
    assert ask("big").as_int(problems, "big") is None
    assert ask("low").as_int(problems, "low", 0, 5) is None
    assert ask("low").as_int(problems, "low") == -1
    assert ask("b").as_bool(problems, "b") is None
    assert ask("t").as_bool(problems, "t") is ask("y").as_bool(problems, "y") is True
    assert ask("o").as_bool(problems, "o") is False
    assert ask("w").as_word(problems, "phase", ["start", "main", "end"]) is None
    assert ask("l").as_list(problems, "hand") is None
    assert ask("full").as_int(problems, "full") is None
    assert [p.code for p in problems] == ["J021", "J022", "J022", "J023", "J024", "J020", "J021"]
    assert "did you mean 'main'" in str(problems[4])
    assert "write `[x]`" in str(problems[5])
    assert Text(root.place, "").as_text(problems, "title") is None


HOSTILE = {
    "alias bomb": b"a0: &a0 [x]\n"
    + b"".join(b"a%d: &a%d [*a%d, *a%d, *a%d]\n" % (n, n, n - 1, n - 1, n - 1) for n in range(1, 60)),
    "nested lists": b"a: " + b"[" * 10_000 + b"]" * 10_000,
    "nested maps": b"{a: " * 10_000,
    "nested blocks": b"".join(b" " * n + b"a:\n" for n in range(1_900)),
    "nested dashes": b"- " * 10_000,
    "a million values": b"[" + b"a," * 900_000 + b"]",
    "a million keys": b"".join(b"k%d: 1\n" % n for n in range(150_000)),
    "binary": bytes(range(256)) * 4_000,
    "50 MB": b"a: 1\n" * 10_000_000,
}

PROBE = """
import os, re, resource, sys, time
from judge.text.source import read
began = time.process_time()
root, problems = read(sys.argv[1])
seconds = time.process_time() - began
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
if os.path.exists("/proc/self/status"):  # on Linux ru_maxrss begins with what the parent process used
    peak = int(re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1])
print(root is None, len(problems), seconds, peak, problems[0].code)
"""


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_end_in_one_problem_within_a_second_and_200_mb(name: str, tmp_path: Path) -> None:
    file = tmp_path / "hostile.yaml"
    file.write_bytes(HOSTILE[name])
    done = subprocess.run([sys.executable, "-c", PROBE, str(file)], capture_output=True, text=True, check=True)
    refused, count, seconds, kilobytes, _ = done.stdout.split()
    assert (refused, count) == ("True", "1")
    assert float(seconds) < 1.0
    assert int(kilobytes) < 200_000


def test_a_huge_number_is_refused_when_asked_for() -> None:
    problems: list[Problem] = []
    root = good("n: " + "9" * 1_000_000)
    assert isinstance(root, Map)
    began = time.process_time()
    value = root.get("n")
    assert value is not None
    assert value.as_int(problems, "n") is None
    assert time.process_time() - began < 0.2
    assert len(str(problems[0])) < 200


def test_unreadable_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (tmp_path / "none.yaml", tmp_path):
        root, problems = read(str(path))
        assert root is None
        assert [p.code for p in problems] == ["J001"]
    assert read("a\0b")[1][0].code == "J001"
    assert read("/dev/zero", Limits(bytes=1000))[1][0].code == "J001"

    class Stdin:
        buffer = io.BytesIO(b"a: {\n")

    monkeypatch.setattr(sys, "stdin", Stdin)
    root, problems = read("-")
    assert str(problems[0]).startswith("<stdin>:1:4: J005 ")


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.binary(max_size=200), st.text(alphabet="ab:?-[]{},'\"&*!|>#% \n\t剣0", max_size=60)))
def test_loading_never_raises(data: bytes | str) -> None:
    root, problems = parse(data, "f.yaml")
    assert root is not None or problems


def test_quotes_are_remembered() -> None:
    root = good("p: ?\ns: '?'\nd: \"?\"\nb: |-\n  ?\ne:\n")
    assert isinstance(root, Map)
    quoted = {key.text: value.quoted for key, value in root.entries.items() if isinstance(value, Text)}
    assert quoted == {"p": False, "s": True, "d": True, "b": True, "e": False}


def test_a_hundred_problems_are_enough() -> None:
    root, problems = parse("".join(f"a: {n}\n" for n in range(5_000)), "f")
    assert root is None
    assert [len(problems), problems[-1].code, problems[-1].line] == [101, "J100", 102]


def test_what_is_taken_for_printable_without_a_closer_look_is_so_for_yaml() -> None:
    every = [chr(n) for n in range(sys.maxunicode + 1)]
    passed = [one for one in every if one.translate(source._BLANK).isprintable()]
    assert len(passed) > 100_000
    assert [one for one in passed if yaml.reader.Reader.NON_PRINTABLE.search(one)] == []


@pytest.mark.parametrize("at", [0, 3])
@pytest.mark.parametrize("one", ["\x00", "\x07", "\x7f", "\x80", "\x85", "\u2028", "\ufeff", "\ufffe", "\ue03f"])
def test_the_first_character_that_may_not_stand_is_found(one: str, at: int) -> None:
    text = "全　\xa0\t"
    assert source._forbidden(text) is None
    assert source._forbidden(f"{text[:at]}{one}{text[at:]}\x1f") == at
