"""Which effects of cards are resolved, or in force, while scenarios run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import judge
from judge.engine.tree import Text, whole
from judge.vision.board import values
from judge.vision.game import Vision
from judge.vision.legal import plays

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios" / "vision"


@contextmanager
def watched() -> Iterator[set[str]]:
    """The keys of the effects that were run through, that changed something by being in force, or that replaced."""
    seen: set[str] = set()
    tree, standing, offer, replacements = Vision.tree, values.standing, plays.offer, Vision.replacements

    def ran(self: Vision, text: Text, view: Any) -> Any:
        seen.add(whole(text))
        return tree(self, text, view)

    def stood(*args: Any, **more: Any) -> Any:
        for one in standing(*args, **more):
            seen.add(one[0].ability.key)
            yield one

    def offered(*args: Any) -> Any:
        found = offer(*args)
        if found is not None:
            seen.add(found.key)
        return found

    def replaced(*args: Any) -> Any:
        for one in replacements(*args):
            seen.add(str(one.id.text).partition("@")[0])
            yield one

    Vision.tree, values.standing, plays.offer, Vision.replacements = ran, stood, offered, replaced  # type: ignore[method-assign]
    try:
        yield seen
    finally:
        Vision.tree, values.standing = tree, standing  # type: ignore[method-assign]
        plays.offer, Vision.replacements = offer, replacements  # type: ignore[method-assign]


def unresolved(wanted: Mapping[str, str]) -> set[str]:
    """Of the keys of effects, each with the number of its card, those that no shipped scenario resolves.

    What can show nothing new is not run: first come the scenarios on whose boards a card lies of which a key is wanted
    still, those of single cards before others, and only for what is left by then all the others.
    """
    left, passed = dict(wanted), []
    with watched() as seen:
        for file in sorted(SCENARIOS.rglob("*.yaml"), key=lambda file: ("cards" not in file.parts, file)):
            scenario, problems = judge.load(str(file))
            assert scenario is not None, problems
            state = scenario.floor.set_up(scenario).state
            lying = {value for path, value in state.items() if path.endswith(".card")}
            if lying.isdisjoint(left.values()):
                passed.append(scenario)
            else:
                judge.adjudicate(scenario)
                left = {key: number for key, number in left.items() if key not in seen}
            if not left:
                break
        for scenario in passed if left else ():
            judge.adjudicate(scenario)
    return {*left} - seen
