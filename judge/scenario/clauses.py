"""Clause ids in scenario files, as people type them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.text.errors import Problem, suggest

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.port.floor import Floor
    from judge.text.nodes import Node


def clause(floor: Floor, node: Node, problems: list[Problem]) -> str | None:
    """The canonical id of the clause that the text cites, as the game writes its clauses."""
    return clause_by(floor.clause, node, problems)


LIKE = "write it like 9-4 iii or A7-5"


def clause_by(
    parse: Callable[[str], object], node: Node, problems: list[Problem], otherwise: str = LIKE
) -> str | None:
    """The clause that the text cites, by what reads ids (and raises ValueError).

    `otherwise`: the hint where the text is like none.
    """
    text = node.as_text(problems, "a clause")
    if text is None:
        return None
    try:
        return str(parse(text))
    except ValueError as error:
        hint = nearest(text) or otherwise
        problems.append(node.problem("J103", str(error), hint))
        return None


def nearest(text: str, known: Callable[[str], bool] = lambda _: True) -> str:
    """The ids that a misspelt one is like, as a question; "" if it is like none that is known."""
    from judge.rulebook.catalogue import about

    entries = about(text.upper()).entries
    said = suggest(text, entries) or suggest(text.replace(" ", ""), entries)
    return said if said and known(said.split("'")[1]) else ""
