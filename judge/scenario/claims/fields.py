"""The fields of a file of claims: one table for each of its maps, from which its reader and its schema are made."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from judge.light import NamedTuple
from judge.port.floor import Floor
from judge.scenario.claims.model import SORTS, VERDICTS
from judge.scenario.folders import CLAIMS_KEY
from judge.text.errors import Problem
from judge.text.nodes import Node
from judge.text.schema import Schema, any_of, listing, mapping


class Shape(NamedTuple):
    """What a text looks like, and what is said of one that does not."""

    pattern: str
    wrong: Callable[[Node, str], Problem]

    def fits(self, written: str) -> bool:
        """Whether a text looks so."""
        return re.search(self.pattern, written) is not None


class Field(NamedTuple):
    """What stands under a key: a text, where nothing else is said."""

    what: str = ""
    """What it is, as an editor shows it."""
    words: Callable[[Floor], Iterable[str]] | None = None
    """The words of which it is one."""
    shape: Shape | None = None
    clause: bool = False
    """Whether it is a clause of the game."""
    many: bool = False
    """Whether it is a list of such."""
    own: Callable[[Floor], Schema] | None = None
    """The schema of what the reader reads by itself."""

    def schema(self, floor: Floor) -> Schema:
        """What an editor is told of it."""
        if self.own is not None:
            return self.own(floor)
        if self.words is not None:
            told: Schema = {"enum": list(self.words(floor))}
        elif self.shape is not None:
            told = {"type": "string", "pattern": self.shape.pattern}
        else:
            told = {"type": "string", **({"description": self.what} if self.what else {})}
        return listing(told) if self.many else told


Fields = Mapping[str, Field]


def described(fields: Fields, floor: Floor, required: tuple[str, ...] = ()) -> Schema:
    """The schema of a map with these fields."""
    told = mapping({key: field.schema(floor) for key, field in fields.items()})
    return {"required": list(required), **told} if required else told


def _no_id(at: Node, written: str) -> Problem:
    said = f"{written!r} is no id" if written else "a claim has no id"
    return at.problem("J801", said, "small letters, digits and dashes: `empty-deck-draw`")


def _no_day(at: Node, written: str) -> Problem:
    return at.problem("J802", f"{written!r} is no day", "year-month-day: `2025-10-13`")


def _no_number(at: Node, written: str) -> Problem:
    hint = "the number printed on it: `NA-01-yurina-O-N-1`"
    return at.problem("J802", f"{written!r} is no number of a card", hint)


def _editions(floor: Floor) -> Iterable[str]:
    return floor.editions


def _printings(floor: Floor) -> Iterable[str]:
    return floor.printings


def _boards(floor: Floor) -> Schema:
    """Boards: what a scenario has is described there; blanks may stand for any of it."""
    said = any_of({"required": ["claim"]}, {"required": ["refused"]})
    return listing({**said, **described(CASE, floor)})


def _claims(floor: Floor) -> Schema:
    return listing(described(CLAIM, floor, REQUIRED))


def _map(what: str) -> Field:
    return Field(own=lambda floor: {"type": "object", "description": what})


def _maps(what: str) -> Field:
    return Field(own=lambda floor: listing({"type": "object", "description": what}))


ID = Shape("^[a-z0-9]+(-[a-z0-9]+)*$", _no_id)
FILE: Fields = {
    CLAIMS_KEY: Field("The title of the page"),
    "game": Field(own=lambda floor: {"enum": [floor.name]}),
    "source": Field("What page it is, and when it was read"),
    "claims": Field(own=_claims),
}
"""A file of claims."""
CLAIM: Fields = {
    "id": Field(own=lambda floor: {"type": "string", "pattern": ID.pattern}),
    "place": Field("Where on the page it stands"),
    "question": Field("The question that is answered"),
    "claimed": Field("What the page says, restated"),
    "verdict": Field(words=lambda floor: VERDICTS),
    "clauses": Field(clause=True, many=True),
    "editions": Field(words=_editions, many=True),
    "printings": Field(words=_printings, many=True),
    "why": Field("Why the verdict is what it is"),
    "boards": Field(own=_boards),
    "waiting": Field("What it waits for"),
    "source": Field("Where the item was published"),
    "dated": Field(shape=Shape("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", _no_day)),
    "about": Field(shape=Shape("^(NA-|TransForm)", _no_number), many=True),
    "doubt": Field("What keeps it from being taken as it stands"),
    "sort": Field(words=lambda floor: SORTS),
    "strictly": Field("The word of a loose sentence at which the boards take it"),
    "ordinarily": Field(own=_boards),
}
"""A claim."""
REQUIRED = ("id", "claimed")
AS_THERE = Field(own=lambda floor: {"description": "As in a scenario"})
BOARD: Fields = {
    "edition": Field(words=_editions),
    "cards": Field(words=_printings),
    "board": _map("As in a scenario"),
    **dict.fromkeys(("play", "readings", "history", "random", "seed", "cards_adhoc", "saved"), AS_THERE),
}
"""What a board of a claim shares with a scenario."""
CASE: Fields = {
    "note": Field("What the board is"),
    "scenario": Field("A scenario that comes with the project, by its path in the folder of scenarios"),
    **BOARD,
    "vary": _map("Facts of the board, each with the values it takes"),
    "each": _maps("A row that fills the blanks"),
    "claim": _maps("As under expect in a scenario"),
    "refused": Field("A clause by which there is no such board", clause=True, many=True),
}
"""A board of a claim."""

