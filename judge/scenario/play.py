"""The lines of `play`: who answers, and what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from judge.engine.choice import CHANCE, RULES
from judge.light import regex
from judge.port.expect import Expectation, Line, Moment
from judge.text.errors import Place, Problem, suggest
from judge.text.nodes import List, Map, Node, Text
from judge.text.schema import Schema, any_of, listing, mapping, one_of

if TYPE_CHECKING:
    from judge.port.floor import Floor, Scenario
    from judge.port.reading import Reading

EXPECT = "expect"
"""The key under which an item of `play` says what is expected there."""
Expected: TypeAlias = Callable[[Node], tuple[Expectation, ...]]
_READING = regex(r"(G[0-9]{1,3}) *= *([a-z])")


def deciders(floor: Floor) -> tuple[str, ...]:
    """Who may answer."""
    return (*floor.players, CHANCE, RULES)


def line(floor: Floor, expected: Schema) -> Schema:
    """An item of `play`; `expected`: what may be expected between two lines."""
    own = floor.files.schema()
    answers = {**dict.fromkeys(floor.players, own["player"]), CHANCE: own["chance"]}
    answers |= {RULES: {"type": "string", "pattern": f"^{_READING.pattern}$"}}
    known = {by: answers[by] for by in deciders(floor)}
    return one_of(mapping({**known, EXPECT: any_of(expected, listing(expected))}))


def read_play(
    floor: Floor, reading: Reading, node: Node, problems: list[Problem], expected: Expected | None = None
) -> tuple[tuple[Line, ...], tuple[Moment, ...]]:
    """The lines of `play`, in order, and what is expected between them; `expected` reads that, where it may stand."""
    empty = isinstance(node, Text) and not node.text and not node.quoted
    items = () if empty else node.as_list(problems, "play") or ()
    lines: list[Line] = []
    moments: list[Moment] = []
    for item in items:
        said = _expected(item) if expected is not None else None
        if said is not None and expected is not None:
            moments.append(Moment(item.place, len(lines), expected(said)))
        elif (line := _entry(floor, reading, item, problems, EXPECT if expected is not None else "")) is not None:
            lines.append(line)
    return tuple(lines), tuple(moments)


def _expected(item: Node) -> Node | None:
    """What stands under `expect`, where an item of `play` is just that; a map there is a list of one."""
    entries = [*item.entries.items()] if isinstance(item, Map) else []
    if len(entries) != 1 or entries[0][0].text != EXPECT:
        return None
    said = entries[0][1]
    return List(said.place, (said,)) if isinstance(said, Map) else said


def read_random(reading: Reading, node: Node, problems: list[Problem]) -> tuple[Line, ...]:
    """The results under `random`, which answer chance in order."""
    items = node.as_list(problems, "random") or ()
    lines = (read_line(reading, CHANCE, item, item, problems) for item in items)
    return tuple(line for line in lines if line is not None)


def read_line(reading: Reading, by: str, at: Node, node: Node, problems: list[Problem]) -> Line | None:
    """The answer that a text gives in the name of `by`; `at` is where the line begins."""
    return _reading(at, node, problems) if by == RULES else reading.line(by, at, node, problems)


def line_of(scenario: Scenario, by: str, text: str, file: str) -> Line | None:
    """A line about the board of a scenario that is no part of its file; None if it is none."""
    node = Text(Place(file), text)
    return read_line(scenario.floor.files.again(scenario), by, node, node, [])


def _entry(floor: Floor, reading: Reading, item: Node, problems: list[Problem], beside: str) -> Line | None:
    if not isinstance(item, Map) or len(item.entries) != 1:
        count = f"{len(item.entries)} keys" if isinstance(item, Map) else item.kind
        message = f"a line of play is one key and its answer, not {count}"
        problems.append(item.problem("J301", message, _advice(floor, reading, item)))
        return None
    ((key, value),) = item.entries.items()
    if key.text not in deciders(floor):
        hint = suggest(key.text, (*deciders(floor), beside)) or "one of " + ", ".join(deciders(floor))
        problems.append(key.problem("J302", f"{key.text!r} decides nothing", hint))
        return None
    line = read_line(reading, key.text, key, value, problems)
    return line if line is None or reading.tried(value, line, problems) else None


def _advice(floor: Floor, reading: Reading, item: Node) -> str:
    """How a line without a key may be written: whose it is, as far as it says so, and from the word on from which it is
    one."""
    words = item.text.split() if isinstance(item, Text) else []
    by = next((word for word in words if word in deciders(floor)), "a")
    for i, word in enumerate(words):
        for verb in (word, word.removesuffix("s")):
            node = Text(item.place, " ".join((verb, *words[i + 1 :])))
            if reading.line("a", node, node, []) is not None:
                return f"`- {by}: {node.text}`"
    return f"`- {by}: pass`"


def _reading(at: Node, node: Node, problems: list[Problem]) -> Line | None:
    raw = node.as_text(problems, "an answer")
    if raw is None:
        return None
    found = _READING.fullmatch(raw)
    if found is None:
        problems.append(node.problem("J102", f"{raw!r} is no reading", "write `G5=b`"))
        return None
    return Line(at.place, RULES, "reading", (found[1], found[2]), raw, raw)
