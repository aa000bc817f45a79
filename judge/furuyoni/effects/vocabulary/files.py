"""Effect files checked with places: every fault of a `megami/<name>/effects.yaml` as a problem at its line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from judge.furuyoni.cards.facts import MEGAMI, PRINTINGS, cards_of
from judge.furuyoni.effects.abilities import BOTH, FACES
from judge.furuyoni.effects.vocabulary.compile import Compiler
from judge.furuyoni.effects.vocabulary.problems import EffectError, nearest
from judge.furuyoni.vocab import seated
from judge.text.errors import Problem, suggest
from judge.text.nodes import Map, Node
from judge.text.source import PROJECT, read

if TYPE_CHECKING:
    from collections.abc import Iterator


def check(path: Path, megami: str) -> list[Problem]:
    """Everything wrong with a file of effects for the cards of a megami, the first fault of each text."""
    root, problems = read(str(path), PROJECT)
    if root is None or problems:
        return problems
    entries = root.as_map(problems, "a file of effects") or {}
    known, words = cards_of(megami, PRINTINGS[-1]), seated.of((megami,))
    for number, node in entries.items():
        if number.text not in known:
            message = f"{megami} has no card {number.text!r}"
            problems.append(number.problem("J400", message, suggest(number.text, known)))
        for text in _texts(node, problems):
            try:
                Compiler(number.text, known=words).abilities(text.plain())
            except EffectError as error:
                problems.append(nearest(text, error.trail).problem("J410", str(error), error.hint))
    return sorted(problems)


def check_all() -> list[Problem]:
    """Everything wrong with the effect files of the project."""
    found = sorted(Path(MEGAMI).glob("*/effects.yaml"))
    return [problem for path in found for problem in check(path, path.parent.name)]


def _texts(node: Node, problems: list[Problem]) -> Iterator[Node]:
    if isinstance(node, Map) and any(key in (*FACES, BOTH) for key in node.plain()):
        yield from node.known((*FACES, BOTH), problems, "the faces of a card").values()
    elif isinstance(node, Map):
        for text in node.known(PRINTINGS, problems, "the printings of a card").values():
            yield from _texts(text, problems)
    else:
        yield node
