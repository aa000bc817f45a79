"""Clause ids in scenario files, as people type them."""

from __future__ import annotations

from collections.abc import Callable

from judge.port.floor import Floor
from judge.text.errors import Problem
from judge.text.nodes import Node


def clause(floor: Floor, node: Node, problems: list[Problem]) -> str | None:
    """The canonical id of the clause that the text cites, as the game writes its clauses."""
    return clause_by(floor.clause, node, problems)


def clause_by(parse: Callable[[str], object], node: Node, problems: list[Problem]) -> str | None:
    """The clause that the text cites, by what reads ids (and raises ValueError)."""
    text = node.as_text(problems, "a clause")
    if text is None:
        return None
    try:
        return str(parse(text))
    except ValueError as error:
        problems.append(node.problem("J103", str(error), "write it like 9-4 iii or A7-5"))
        return None
