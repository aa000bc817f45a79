"""Clause ids in scenario files, as people type them."""

from __future__ import annotations

from judge.text.errors import Problem
from judge.text.nodes import Node


def clause(node: Node, problems: list[Problem]) -> str | None:
    """The canonical id of the clause that the text cites; whether there is such a clause, the rulebook knows."""
    from judge.rulebook.ids import ClauseIdError, parse

    text = node.as_text(problems, "a clause")
    if text is None:
        return None
    try:
        return str(parse(text))
    except ClauseIdError as error:
        problems.append(node.problem("J103", str(error), "write it like 9-4 iii or A7-5"))
        return None
