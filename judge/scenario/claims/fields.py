"""The fields of a file of claims: one table for each of its maps, from which its reader and its schema are made."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from judge.scenario.claims.model import SORTS, VERDICTS
from judge.scenario.clauses import clause
from judge.scenario.fields import scenario
from judge.scenario.folders import CLAIMS_KEY
from judge.text.fields import Field, Many, Prose, Raw, Read, Shaped, Table, Word
from judge.text.schema import Schema, any_of, listing

if TYPE_CHECKING:
    from judge.port.floor import Floor
    from judge.text.errors import Problem
    from judge.text.nodes import Node


def _no_id(at: Node, written: str, what: str) -> Problem:
    said = f"{written!r} is no id" if written else "a claim has no id"
    return at.problem("J801", said, "small letters, digits and dashes: `empty-deck-draw`")


def _no_day(at: Node, written: str, what: str) -> Problem:
    return at.problem("J802", f"{written!r} is no day", "year-month-day: `2025-10-13`")


def _no_number(at: Node, written: str, what: str) -> Problem:
    hint = "the number printed on it: `NA-01-yurina-O-N-1`"
    return at.problem("J802", f"{written!r} is no number of a card", hint)


LINE = Prose(one_line=True)
ID = Shaped("^[a-z0-9]+(-[a-z0-9]+)*$", _no_id, empty=True)


def _clause(floor: Floor, node: Node, problems: list[Problem], what: str) -> str | None:
    """A clause that the game has."""
    name = clause(floor, node, problems)
    wrong = floor.lacks(name) if name else ""
    if wrong:
        problems.append(node.problem("J602", wrong, "judge rulebook search finds clauses"))
    return None if wrong else name


def _clauses(floor: Floor) -> Many:
    return Many(Read(partial(_clause, floor), lambda: {"type": "string"}))


def _boards(floor: Floor) -> Schema:
    """Boards: what a scenario has is described there; blanks may stand for any of it."""
    said = any_of({"required": ["claim"]}, {"required": ["refused"]})
    return listing({**said, **case(floor).schema()})


def _maps() -> Schema:
    return listing({"type": "object"})


def _map() -> Schema:
    return {"type": "object"}


def file(floor: Floor) -> Table:
    """A file of claims about a game."""
    return Table("a file of claims", {
        CLAIMS_KEY: Field(LINE, "The title of the page", ""),
        "game": Field(Word((floor.name,)), "The game"),
        "source": Field(LINE, "What page it is, and when it was read", ""),
        "claims": Field(Raw(lambda: listing(claim(floor).schema())), "The claims"),
    }, (CLAIMS_KEY, "claims"))  # fmt: skip


def claim(floor: Floor) -> Table:
    """A claim."""
    boards = Raw(lambda: _boards(floor))
    return Table("a claim", {
        "id": Field(ID, "Its name, of which there is one", ""),
        "place": Field(LINE, "Where on the page it stands", ""),
        "question": Field(LINE, "The question that is answered", ""),
        "claimed": Field(LINE, "What the page says, restated", ""),
        "verdict": Field(Word(VERDICTS), "What the rules say of it", ""),
        "clauses": Field(_clauses(floor), "The clauses that decide it", ()),
        "editions": Field(Many(Word(floor.editions), "it"), "The editions for which it is claimed", ()),
        "printings": Field(Many(Word(floor.printings), "it"), "The printings for which it is claimed", ()),
        "why": Field(LINE, "Why the verdict is what it is", ""),
        "boards": Field(boards, "The boards on which it is looked at"),
        "waiting": Field(LINE, "What it waits for", ""),
        "source": Field(LINE, "Where the item was published", ""),
        "dated": Field(Shaped("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", _no_day), "The day on which it was published", ""),
        "about": Field(Many(Shaped("^(NA-|TransForm)", _no_number)), "The numbers of the cards it is about", ()),
        "doubt": Field(LINE, "What keeps it from being taken as it stands", ""),
        "sort": Field(Word(SORTS), "What sort of item it is", SORTS[0]),
        "strictly": Field(LINE, "The word of a loose sentence at which the boards take it", ""),
        "ordinarily": Field(boards, "The boards of the ordinary reading"),
    }, ("id", "claimed"))  # fmt: skip


OF_BOARD = ("edition", "cards", "board", "play", "readings", "history", "random", "seed", "cards_adhoc", "saved")
"""What a board of a claim shares with a scenario."""


def case(floor: Floor) -> Table:
    """A board of a claim. Blanks may stand for anything that a scenario has."""
    there, read = scenario(floor).fields, ("edition", "cards")
    return Table("a board of a claim", {
        "note": Field(LINE, "What the board is", ""),
        "scenario": Field(LINE, "A scenario that comes with the project, by its path in the folder of scenarios", ""),
        **{key: there[key]._replace(start="") if key in read else Field(Raw(dict), "As in a scenario")
           for key in OF_BOARD if key in there or key not in read},
        "board": Field(Raw(_map), "As in a scenario"),
        "vary": Field(Raw(_map), "Facts of the board, each with the values it takes"),
        "each": Field(Raw(_maps), "Rows that fill the blanks"),
        "claim": Field(Raw(_maps), "What is claimed, as under expect in a scenario"),
        "refused": Field(_clauses(floor), "Clauses by which there is no such board", ()),
    })  # fmt: skip
