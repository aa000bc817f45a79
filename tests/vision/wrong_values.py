"""`python -m tests.vision.wrong_values [N]`: one value of a made-up card is wrong; `judge run` says so at its place.

A value or a key under `cards_adhoc` of a shipped scenario becomes something that it cannot be. What comes of it must
never be a fault of the project (J501): the file is refused with a code, a line and a column and what would mend it, or
the card can be as it is then said to be.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import yaml
from click.testing import CliRunner

from judge.cli.commands import main as judge
from judge.data import scenarios
from tests.yaml_files import typed

MANY = 300
WRONG: tuple[Any, ...] = (
    "?", "x", "fly", "", -1, 3.5, 1000000000000, True, None, [], [1], ["fly", 2], {}, {"a": 1}, {"fly": {"n": 1}},
    "this is (", "my.nothing", "their", "count(3)", "count()", "1 + 'a'", "race(this)", "top(my.deck)", "'妖精'",
    "[1, 'a']", "this.fly", "event.card.cost + 'x'", "0 - 5", "opponent", "characters", "not", "[c for c in 3]",
    "named(this)", "this.attack < 'a'", "my.hand + 1", "sum(characters)", "max()", "X", "-", "+", "+2", "1/1", "速攻",
    "装備", "マナチャージ(x)", "(自動γ)", "turn_end", "any", "characters[0]", "a.b.c", "1 if", "lambda: 1", "players",
    "plays", "event", "it", "about",
)  # fmt: skip
"""What a value is replaced by."""


class Wrong(NamedTuple):
    """A shipped scenario in which one thing under `cards_adhoc` is another, and which."""

    file: str
    where: str
    text: str


class Told(NamedTuple):
    """What `judge run` made of it: its status, what it printed, and what of that is not as it should be."""

    status: int
    said: str
    faults: tuple[str, ...]


@cache
def shipped() -> tuple[tuple[str, dict[str, Any]], ...]:
    """The shipped scenarios that make up cards, read."""
    found = []
    for path in sorted((scenarios() / "vision").rglob("*.yaml")):
        text = path.read_text("utf-8")
        if "cards_adhoc:" in text and "effects:" in text:
            found.append((path.name, typed(text)))
    return tuple(found)


def places(said: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value below."""
    for key, value in said.items() if isinstance(said, dict) else enumerate(said) if isinstance(said, list) else ():
        yield (*path, key)
        yield from places(value, (*path, key))


def spoiled(seed: int) -> Wrong:
    """A scenario with one wrong value, or one wrong key."""
    random = Random(seed)
    name, data = random.choice(shipped())
    data = typed(yaml.safe_dump(data, allow_unicode=True))
    path = random.choice([p for p in places(data["cards_adhoc"]) if len(p) > 1])
    inside: Any = data["cards_adhoc"]
    for key in path[:-1]:
        inside = inside[key]
    value = random.choice(WRONG)
    if isinstance(inside, dict) and random.random() < 0.15:
        inside[random.choice(("fly", "n", "to", "if", "do", "effects"))] = inside.pop(path[-1])
        value = "another key"
    else:
        inside[path[-1]] = value
    text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=1000)
    return Wrong(name, f"{'/'.join(map(str, path))} = {value!r}", text)


CODE = re.compile(r"^\S+?:(\d+):(\d+): (J\d{3}) (.*)$", re.MULTILINE)


def told(wrong: Wrong) -> Told:
    """What comes of it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "wrong.yaml"
        file.write_text(wrong.text, "utf-8")
        ended = CliRunner().invoke(judge, ["run", str(file)])
    said = ended.output
    faults = []
    if "J501" in said or "Traceback" in said or (ended.exception and not isinstance(ended.exception, SystemExit)):
        faults.append("a fault of the project")
    if ended.exit_code == 2:
        codes = CODE.findall(said)
        if not codes:
            faults.append("no line and column")
        faults += [f"no way to mend {code}" for _, _, code, rest in codes if "(" not in rest]
    return Told(ended.exit_code, said, tuple(faults))


def main() -> int:
    """Try so many wrong values, print what is not told as it should be; 1 if there is such."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    bad = refused = 0
    for seed in range(first, first + many):
        wrong = spoiled(seed)
        found = told(wrong)
        refused += found.status == 2
        if found.faults:
            bad += 1
            print(f"seed {seed}: {wrong.file}: {wrong.where}: {', '.join(found.faults)}\n  {found.said.strip()[:300]}")
    print(f"{many} wrong values, {refused} refused, {bad} not told as they should be")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
