"""JSON Schema of files of claims, built from the tables that the reader itself uses."""

from __future__ import annotations

from judge.furuyoni.file.model import EDITIONS, GAMES, PRINTINGS
from judge.scenario.claims.model import SORTS, VERDICTS
from judge.scenario.claims.reader import CASE_KEYS, CLAIM_KEYS, KEYS
from judge.scenario.schema import DIALECT, Schema


def schema() -> Schema:
    """The schema of a file of claims."""
    facts: dict[str, Schema] = {
        "faq": _text("The title of the page"),
        "game": {"enum": list(GAMES)},
        "source": _text("What page it is, and when it was read"),
        "claims": _list(_claim()),
    }
    return {
        "$schema": DIALECT,
        "title": "Judge claims",
        "required": ["faq", "claims"],
        **_map({key: facts[key] for key in KEYS}),
    }


def _claim() -> Schema:
    facts: dict[str, Schema] = {
        "id": {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"},
        "place": _text("Where on the page it stands"),
        "question": _text("The question that is answered"),
        "claimed": _text("What the page says, restated"),
        "verdict": {"enum": list(VERDICTS)},
        "clauses": _list({"type": "string"}),
        "editions": _list({"enum": list(EDITIONS)}),
        "printings": _list({"enum": list(PRINTINGS)}),
        "why": _text("Why the verdict is what it is"),
        "boards": _list(_board()),
        "waiting": _text("What it waits for"),
        "source": _text("Where the item was published"),
        "dated": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
        "about": _list({"type": "string", "pattern": "^(NA-|TransForm)"}),
        "doubt": _text("What keeps it from being taken as it stands"),
        "sort": {"enum": list(SORTS)},
        "strictly": _text("The word of a loose sentence at which the boards take it"),
        "ordinarily": _list(_board()),
    }
    return {"required": ["id", "claimed"], **_map({key: facts[key] for key in CLAIM_KEYS})}


def _board() -> Schema:
    """A board: what a scenario has is described there; blanks may stand for any of it."""
    own: dict[str, Schema] = {
        "note": _text("What the board is"),
        "scenario": _text("A scenario that comes with the project, by its path in the folder of scenarios"),
        "board": {"type": "object", "description": "As in a scenario"},
        "vary": {"type": "object", "description": "Facts of the board, each with the values it takes"},
        "each": _list({"type": "object", "description": "A row that fills the blanks"}),
        "claim": _list({"type": "object", "description": "As under expect in a scenario"}),
        "edition": {"enum": list(EDITIONS)},
        "cards": {"enum": list(PRINTINGS)},
    }
    as_there: Schema = {"description": "As in a scenario"}
    return {"required": ["claim"], **_map({key: own.get(key, as_there) for key in CASE_KEYS})}


def _map(properties: dict[str, Schema]) -> Schema:
    return {"type": "object", "properties": dict(properties), "additionalProperties": False}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _text(description: str) -> Schema:
    return {"type": "string", "description": description}
