"""Plain YAML is read as the library reads it: the same values, in the same places; all else is left to it."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.text import plainly
from judge.text.errors import Problems
from judge.text.nodes import List, Map, Node, Text
from judge.text.source import PROJECT, _Builder

ROOT = Path(__file__).parents[1]
FILES = sorted(file for part in ("scenarios", "judge", "rulebook") for file in (ROOT / part).glob("**/*.yaml"))
SIGNS = "\n -:,[]{}#&*!|>'\"%@`?ab1\\.=\u3000斬"
SHORT = [text for file in FILES[::200] if len(text := file.read_text("utf-8")) < 1500]


def flat(node: Node) -> Any:
    """A node as plain data, with all places."""
    if isinstance(node, Text):
        return node.place, node.text, node.quoted
    if isinstance(node, List):
        return node.place, [flat(item) for item in node.items]
    assert isinstance(node, Map)
    return node.place, [(flat(key), flat(value)) for key, value in node.entries.items()]


def agrees(text: str) -> bool:
    """Whether the text is read here; then the library must find the same, and nothing wrong with it."""
    root = plainly.read(text, "file")
    if root is None:
        return False
    try:
        found, problems = _Builder(text, "file", PROJECT).document()
    except Problems as stop:
        raise AssertionError(f"{stop.problems}\n{text}") from None
    assert problems == []
    assert found is not None
    assert flat(root) == flat(found), text
    return True


def test_shipped_files_are_read_alike_and_most_of_them_here() -> None:
    found = [agrees(file.read_text("utf-8")) for file in FILES]
    assert sum(found) > 0.8 * len(found)


@pytest.mark.parametrize("text", [
    "a: 1", "a:\n- b\n- c: d\n  e: f\nz: 1.10", "- - a\n  - b\n- c", "a: [b, {c: d}, 'e', \"f g\"]  # h", "? : x",
    "a: [b: c, d]", "a: {b: [c,\n  d]}\nb: ?", "'a b': c#d", "a: b:c", "a: 3-4\nb: {3-4: x}", "a:\n  b: -1\n",
    "\ta: b".strip(), "a: [[], {}]", "# a\n\na:   b   # c\n  # d\n",
])  # fmt: skip
def test_what_is_plain_is_read(text: str) -> None:
    assert agrees(text) or "-1" in text


@pytest.mark.parametrize("text", [
    "", "a", "# a", "a: |\n  b", "a: >-\n  b", "a: &b c", "a: *b", "a: !!str b", "a: b\n  c", "a: \"b\\n\"",
    "a: 'b''c'", "a: b\na: c", "a: {b: 1, b: 2}", "a:", "a: [b,]", "a: [b", "a: b: c", "--- \na: b", "a: b\n---\nc: d",
    "a: 'b\n  c'",
    "a: [b c\n  d]", "a\t: b", "a: b\r\n", "a: \x07", "[a]", "{a: b}", "a: [b, c]]", "a: {b}", "a: @b", "a: [b:c]",
    "- a\nb: c", "a: b\n c: d", "a: {[b]: c}", "a: {b: c}d", "%a: b", "a:\n b: c\n  d: e", "a: [b]#c", "a: 'b'c", ": a",
    "- a" + "\n" * plainly.MOST, "a: " + "[" * 30 + "]" * 30, "- " * 30 + "a", "a: ''", "a: b #c\n   d", "a: [\nb]",
])  # fmt: skip
def test_what_is_not_plain_or_wrong_is_left_to_the_library(text: str) -> None:
    assert plainly.read(text, "file") is None


@given(st.text(alphabet=SIGNS, max_size=40))
@settings(max_examples=400, deadline=None)
def test_any_text_is_read_alike_or_not_at_all(text: str) -> None:
    agrees(text)


@given(st.sampled_from(SHORT), st.data())
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_file_with_slips_of_the_pen_is_read_alike_or_not_at_all(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 2))
        text = text[:at] + data.draw(st.text(alphabet=SIGNS, max_size=2)) + text[at + gone :]
    agrees(text)
