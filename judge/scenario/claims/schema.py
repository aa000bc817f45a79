"""JSON Schema of files of claims, built from the tables that the reader itself uses."""

from __future__ import annotations

from judge.port.floor import Floor
from judge.scenario.claims.model import SORTS, VERDICTS
from judge.scenario.claims.reader import CASE_KEYS, CLAIM_KEYS, KEYS
from judge.text.schema import DIALECT, Schema, any_of, listing, mapping, text


def schema(floor: Floor) -> Schema:
    """The schema of a file of claims about a game."""
    facts: dict[str, Schema] = {
        "faq": text("The title of the page"),
        "game": {"enum": [floor.name]},
        "source": text("What page it is, and when it was read"),
        "claims": listing(_claim(floor)),
    }
    return {
        "$schema": DIALECT,
        "title": "Judge claims",
        "required": ["faq", "claims"],
        **mapping({key: facts[key] for key in KEYS}),
    }


def _claim(floor: Floor) -> Schema:
    facts: dict[str, Schema] = {
        "id": {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"},
        "place": text("Where on the page it stands"),
        "question": text("The question that is answered"),
        "claimed": text("What the page says, restated"),
        "verdict": {"enum": list(VERDICTS)},
        "clauses": listing({"type": "string"}),
        "editions": listing({"enum": list(floor.editions)}),
        "printings": listing({"enum": list(floor.printings)}),
        "why": text("Why the verdict is what it is"),
        "boards": listing(_board(floor)),
        "waiting": text("What it waits for"),
        "source": text("Where the item was published"),
        "dated": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
        "about": listing({"type": "string", "pattern": "^(NA-|TransForm)"}),
        "doubt": text("What keeps it from being taken as it stands"),
        "sort": {"enum": list(SORTS)},
        "strictly": text("The word of a loose sentence at which the boards take it"),
        "ordinarily": listing(_board(floor)),
    }
    return {"required": ["id", "claimed"], **mapping({key: facts[key] for key in CLAIM_KEYS})}


def _board(floor: Floor) -> Schema:
    """A board: what a scenario has is described there; blanks may stand for any of it."""
    own: dict[str, Schema] = {
        "note": text("What the board is"),
        "scenario": text("A scenario that comes with the project, by its path in the folder of scenarios"),
        "board": {"type": "object", "description": "As in a scenario"},
        "vary": {"type": "object", "description": "Facts of the board, each with the values it takes"},
        "each": listing({"type": "object", "description": "A row that fills the blanks"}),
        "claim": listing({"type": "object", "description": "As under expect in a scenario"}),
        "refused": listing({"type": "string", "description": "A clause by which there is no such board"}),
        "edition": {"enum": list(floor.editions)},
        "cards": {"enum": list(floor.printings)},
    }
    as_there: Schema = {"description": "As in a scenario"}
    said = any_of({"required": ["claim"]}, {"required": ["refused"]})
    return {**said, **mapping({key: own.get(key, as_there) for key in CASE_KEYS})}
