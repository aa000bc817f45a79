"""A second way to count: every way played from the start, nothing merged, nothing forked, nothing remembered.

It shares with `judge.engine.explore` nothing but the rules. `python -m tests.answer.naive` counts every pinned position
to its full depth.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import combinations, permutations

from judge.engine import Machine
from judge.port.floor import Scenario

Way = tuple[tuple[int, ...], ...]
CARDS = ("use", "respond", "cover", "card")


def played(scenario: Scenario, way: Way) -> Machine:
    """The machine after the answers of a way to the open choices, from the very start."""
    setup = scenario.floor.set_up(scenario)
    machine = Machine(setup.game, setup.state)
    setup.begin(machine)
    left = list(way)
    while machine.run() is not None and machine.pending is not None:
        different = answers(machine)
        if len(different) == 1:
            machine.answer(different[0])
        elif left:
            machine.answer(left.pop(0))
        else:
            break
    return machine


def answers(machine: Machine) -> list[tuple[int, ...]]:
    """Every answer to the open choice but those that read like one before."""
    choice = machine.pending
    assert choice is not None
    texts = [described(machine, option) for option in choice.options]
    ways = permutations if choice.ordered else combinations
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for n in range(choice.least, choice.most + 1):
        for picked in ways(range(len(texts)), n):
            read = [texts[i] for i in picked]
            found.setdefault(tuple(read if choice.ordered else sorted(read)), picked)
    return list(found.values())


def described(machine: Machine, option: tuple[object, ...]) -> str:
    """An option by everything that is true of the card it names."""
    if option[0] not in CARDS or len(option) != 2:
        return repr(option)
    mark = f"card.{option[1]}."
    facts = {path[len(mark) :]: value for path, value in machine.state.items() if path.startswith(mark)}
    facts.pop("epoch", None)
    zone = str(facts["zone"])
    shuffled = machine.pending is not None and machine.pending.kind == "shuffle"
    place = machine.state[zone].index(option[1]) if zone.endswith("deck") and not shuffled else 0
    return repr((option[0], sorted(facts.items()), place))


def ways(scenario: Scenario, depth: int, way: Way = ()) -> Iterator[Way]:
    """Every way to answer so many choices."""
    if len(way) == depth:
        yield way
        return
    machine = played(scenario, way)
    if machine.pending is not None:
        for picked in answers(machine):
            yield from ways(scenario, depth, (*way, picked))


def count(scenario: Scenario, depth: int) -> int:
    """How many ways there are to answer so many choices."""
    return sum(1 for _ in ways(scenario, depth))


def main() -> int:
    """Count every pinned position to its full depth; 1 if a count is another."""
    from tests.answer.test_counts import POSITIONS

    wrong = 0
    for position in POSITIONS:
        began = time.monotonic()
        found = [count(position.scenario(), depth) for depth in range(len(position.counts))]
        wrong += found != list(position.counts)
        print(f"{position.name}: {found} in {time.monotonic() - began:.1f} s", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
