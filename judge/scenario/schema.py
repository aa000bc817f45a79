"""JSON Schema of the scenario file, for editors. It is built from the tables that the reader itself uses.

An editor's YAML turns `3` into a number and `3-4` into text, so values are described as an editor sees them; the reader
stays the judge of what is right.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from judge.furuyoni.file.adhoc import KEYS as CARD_KEYS
from judge.furuyoni.file.adhoc import KLASSES, PATTERNS, SUBTYPES, TYPES
from judge.furuyoni.file.board import ACTIONS, PHASES, SEAT, SHARED
from judge.furuyoni.file.facts import PATHS, Kind
from judge.furuyoni.file.model import EDITIONS, GAMES, PLAYERS, PRINTINGS, SPECIAL_STATES, ZONES
from judge.furuyoni.file.play import CHANCE, CHANCE_VERBS, DECIDERS, RULES, VERBS
from judge.furuyoni.file.zones import COUNTED
from judge.scenario.expect import ATTACK_ENDS, CLAIMS, RESULTS
from judge.scenario.loader import KEYS

Schema: TypeAlias = "dict[str, Schema | list[Schema] | list[str] | str | int | bool]"

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> Schema:
    """The schema of a scenario file."""
    facts: dict[str, Schema] = {
        "scenario": _text("What the scenario shows, in one line"),
        "game": _words(GAMES),
        "edition": _words(EDITIONS),
        "cards": _words(PRINTINGS),
        "question": _text("The question that the run answers"),
        "source": _text("Where the ruling was given, and when"),
        "board": _board(),
        "play": _list(_line()),
        "expect": _list(_expectation()),
        "readings": {
            "type": "object",
            "patternProperties": {"^G[0-9]{1,3}$": {"type": "string", "pattern": "^[a-z]$"}},
        },
        "history": {"type": "object", "description": "Facts from before the board, of the game or under a and b"},
        "random": _list({"type": "string", "description": "What chance decides, in order"}),
        "seed": _number(0),
        "cards_adhoc": {"type": "object", "additionalProperties": _card()},
        "saved": _text("A machine saved in mid-run"),
        "text_alone": {"type": "boolean", "description": "No authority answers where the rules are silent"},
        "decides": {
            **_map({"fact": _text("A fact, as judge why takes it"), "clause": _text("The clause that decides it")}),
            "required": ["fact", "clause"],
        },
    }
    return {
        "$schema": DIALECT,
        "title": "Judge scenario",
        "required": ["board"],
        **_map({key: facts[key] for key in KEYS}),
    }


def _board() -> Schema:
    shared: dict[str, Schema] = {
        "turn": _number(1),
        "active": _words(PLAYERS),
        "phase": _words(PHASES),
        "at": _text("The clause at which the run begins, 8-1-3 ii"),
        "action": _words(ACTIONS),
        "distance": _number(0),
        "shadow": _number(0),
        "outside": {"type": "integer", "description": "Crystals brought into the game (+) or sent out of it (-)"},
    }
    return _map({**{key: shared[key] for key in SHARED}, **{player: _seat() for player in PLAYERS}})


def _seat() -> Schema:
    cards = _list({"type": ["string", "object"]})
    special: dict[str, Schema] = {
        "megami": {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2},
        "life": _number(0),
        "aura": _number(0),
        "flare": _number(0),
        "vigor": _number(0, 2),
        "flinch": {"type": "boolean"},
        "specials": _one_of(cards, _number(0), _map(dict.fromkeys(SPECIAL_STATES, cards))),
        "enhancements": _one_of(cards, {"type": "object", "additionalProperties": _number(0)}),
        "known": cards,
    }
    zones = {zone: _one_of(cards, _number(0)) if zone in COUNTED else cards for zone in ZONES}
    facts = {**zones, **special}
    return _map({key: facts[key] for key in SEAT})


def _line() -> Schema:
    players = {"type": "string", "pattern": f"^(attempt )?({'|'.join(VERBS).replace('_', '[_ -]')})( |$)"}
    answers: dict[str, Schema] = {
        **{player: dict(players) for player in PLAYERS},
        CHANCE: {"type": "string", "pattern": f"^({'|'.join(CHANCE_VERBS)})( |$)"},
        RULES: {"type": "string", "pattern": "^G[0-9]{1,3} *= *[a-z]$"},
    }
    return {**_map({by: answers[by] for by in DECIDERS}), "minProperties": 1, "maxProperties": 1}


def _expectation() -> Schema:
    clauses = _one_of({"type": "string"}, _list({"type": "string"}))
    claims: dict[str, Schema] = {
        "applied": clauses,
        "not_applied": clauses,
        "options": {**_map({by: _list({"type": "string"}) for by in DECIDERS}), "minProperties": 1, "maxProperties": 1},
        "legal": _tried(),
        "illegal": _tried(),
        "result": _words(RESULTS),
        "decided": {"type": "boolean"},
        "stopped": _one_of(_words(["none"]), _map({"by": _words(DECIDERS), "kind": _text("The kind of the choice")})),
        "used": _list({"type": "string"}),
    }
    kinds: dict[Kind, Schema] = {
        Kind.NUMBER: {"type": ["integer", "string"]},
        Kind.FLAG: {"type": "boolean"},
        Kind.CARDS: {"type": ["array", "integer", "string"]},
        Kind.PLAYER: _words(PLAYERS),
        Kind.PHASE: _words(PHASES),
    }
    known = {**{claim: claims[claim] for claim in CLAIMS}, **{path: kinds[kind] for path, kind in PATHS.items()}}
    return {**_map(known), "patternProperties": {"^attack [0-9]{1,3}$": _words(ATTACK_ENDS)}}


def _tried() -> Schema:
    lines = _one_of({"type": "string"}, _list({"type": "string"}))
    return {**_map(dict.fromkeys(PLAYERS, lines)), "minProperties": 1, "maxProperties": 1}


def _card() -> Schema:
    printed: dict[str, Schema] = {
        fact: {"type": ["string", "integer"], "description": how} for fact, (_, how) in PATTERNS.items()
    }
    facts: dict[str, Schema] = {
        "class": _words(KLASSES),
        "type": _words(TYPES),
        "subtype": _words(SUBTYPES),
        **printed,
        "megami": _text("The megami it belongs to"),
        "copies": _number(1),
        "abilities": {"description": "Effects, in the effect vocabulary"},
    }
    return _map({key: facts[key] for key in CARD_KEYS})


def _map(properties: dict[str, Schema]) -> Schema:
    return {"type": "object", "properties": dict(properties), "additionalProperties": False}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _one_of(*forms: Schema) -> Schema:
    return {"anyOf": list(forms)}


def _words(words: Iterable[str]) -> Schema:
    return {"enum": list(words)}


def _text(description: str) -> Schema:
    return {"type": "string", "description": description}


def _number(least: int, most: int | None = None) -> Schema:
    bounds: Schema = {"type": "integer", "minimum": least}
    return bounds if most is None else {**bounds, "maximum": most}
