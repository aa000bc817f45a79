"""Which effects of cards are resolved, or in force, while scenarios run."""

from __future__ import annotations

from collections.abc import Iterator
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


def resolved() -> set[str]:
    """The keys of the effects that some shipped scenario resolves."""
    with watched() as seen:
        for file in sorted(SCENARIOS.rglob("*.yaml")):
            scenario, problems = judge.load(str(file))
            assert scenario is not None, problems
            judge.adjudicate(scenario)
    return seen
