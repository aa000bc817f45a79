"""Which effects of cards are resolved, or in force, while scenarios run."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import judge
from judge.engine.tree import Text, whole
from judge.vision.board import values
from judge.vision.cards import facts
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

    What can show nothing new is not run: first come the scenarios whose file bears the number of a card of which a key
    is wanted, then those that name such a card, and only for what is left by then all the others.
    """
    left, run = dict(wanted), set[Path]()
    with watched() as seen:
        for may_show in (_of_the_card, _names, _any):
            for file in files():
                if file in run or not any(may_show(file, number) for number in {*left.values()}):
                    continue
                run.add(file)
                scenario, problems = judge.load(str(file))
                assert scenario is not None, problems
                judge.adjudicate(scenario)
                left = {key: number for key, number in left.items() if key not in seen}
    return {*left}


def files() -> tuple[Path, ...]:
    """The scenarios in which effects may be resolved, those of single cards before others."""
    return _files(SCENARIOS)


@cache
def _files(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.rglob("*.yaml"), key=lambda file: ("cards" not in file.parts, file)))


def _of_the_card(file: Path, number: str) -> bool:
    """Whether a file bears the number of a card."""
    return file.name.lower().replace("pr-", "PR.").startswith(f"{number.removeprefix('No.')}-")


def _names(file: Path, number: str) -> bool:
    """Whether a file names a card, by number or by what it is called."""
    said = _said(file)
    return number in said or (number in facts.cards() and "".join(facts.cards()[number].name.split()) in said)


def _any(file: Path, number: str) -> bool:
    """Whether a file may show an effect of a card: any may."""
    return True


@cache
def _said(file: Path) -> str:
    """What a file says, without its white space."""
    return re.sub(r"\s", "", file.read_text("utf-8"))
