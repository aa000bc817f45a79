"""JSON Schema of the scenario file, for editors. It is built from the tables that the reader itself uses.

An editor's YAML turns `3` into a number and `3-4` into text, so values are described as an editor sees them; the reader
stays the judge of what is right.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from judge.furuyoni.file.adhoc import KEYS as CARD_KEYS
from judge.furuyoni.file.adhoc import PATTERNS, SUBTYPES, TYPES
from judge.furuyoni.file.board import ACTIONS, PHASES, board_keys, seat_keys
from judge.furuyoni.file.facts import Kind, paths
from judge.furuyoni.file.model import EDITIONS, GAMES, PLAYERS, PRINTINGS
from judge.furuyoni.file.play import CHANCE, CHANCE_VERBS, DECIDERS, RULES
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.furuyoni.vocab.model import PlayerInfo
from judge.scenario.expect import ATTACK_ENDS, CLAIMS, RESULTS
from judge.scenario.loader import KEYS

Schema: TypeAlias = "dict[str, Schema | list[Schema] | list[str] | str | int | bool]"

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(words: Vocabulary = CORE) -> Schema:
    """The schema of a scenario file that may speak of these words."""
    facts: dict[str, Schema] = {
        "scenario": _text("What the scenario shows, in one line"),
        "game": _words(GAMES),
        "edition": _words(EDITIONS),
        "cards": _words(PRINTINGS),
        "question": _text("The question that the run answers"),
        "source": _text("Where the ruling was given, and when"),
        "board": _board(words),
        "play": _list(_line(words)),
        "expect": _list(_expectation(words)),
        "readings": {
            "type": "object",
            "patternProperties": {"^G[0-9]{1,3}$": {"type": "string", "pattern": "^[a-z]$"}},
        },
        "history": {"type": "object", "description": "Facts from before the board, of the game or under a and b"},
        "random": _list({"type": "string", "description": "What chance decides, in order"}),
        "seed": _number(0),
        "cards_adhoc": {"type": "object", "additionalProperties": _card(words)},
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


def _board(words: Vocabulary) -> Schema:
    shared: dict[str, Schema] = {
        "turn": _number(1),
        "active": _words(PLAYERS),
        "phase": _words(PHASES),
        "at": _text("The clause at which the run begins, 8-1-3 ii"),
        "action": _words(ACTIONS),
        **{zone: _held(words, zone) for zone in words.common_zones},
        "outside": {"type": "integer", "description": "Crystals brought into the game (+) or sent out of it (-)"},
    }
    return _map({**{key: shared[key] for key in board_keys(words)}, **{player: _seat(words) for player in PLAYERS}})


def _held(words: Vocabulary, zone: str) -> Schema:
    """How many crystals lie in a zone, or what lies there where it holds tokens too."""
    crystals, kinds = _number(0), dict.fromkeys(path.split(".")[1] for path in words.token_paths(zone))
    if not kinds:
        return crystals
    tokens: dict[str, Schema] = {kind: {"type": ["integer", "object"]} for kind in kinds}
    own = {} if zone in words.token_zones else {"crystals": crystals}
    return _one_of(crystals, _map({**own, **tokens}))


def _info(info: PlayerInfo) -> Schema:
    if info.kind == "gauge":
        return _number(info.least, info.most)
    return {"type": "boolean"} if info.kind == "flag" else _words(info.words)


def _seat(words: Vocabulary) -> Schema:
    cards = _list({"type": ["string", "object"]})
    special: dict[str, Schema] = {
        "megami": {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2},
        **{zone: _held(words, zone) for zone in (*words.crystal_zones, *words.token_zones)},
        **{name: _info(info) for name, info in words.players.items() if info.kind != "named"},
        "known": cards,
    }
    zones = {zone: _one_of(cards, _number(0)) if zone in words.by_number else cards for zone in words.file_zones}
    for zone in (words.zones[name] for name in words.card_zones):
        if zone.states:
            zones[zone.name] = _one_of(cards, _number(0), _map(dict.fromkeys(zone.states, cards)))
        elif zone.charged == "must":
            zones[zone.name] = _one_of(cards, {"type": "object", "additionalProperties": _number(0)})
        elif zone.name in words.loose or words.token_paths(zone.name):
            zones[zone.name] = _one_of(zones[zone.name], {"type": "object"})
    facts = {**zones, **special}
    return _map({key: facts[key] for key in seat_keys(words)})


def _line(words: Vocabulary) -> Schema:
    players = {"type": "string", "pattern": f"^(attempt )?({'|'.join(words.verbs).replace('_', '[_ -]')})( |$)"}
    answers: dict[str, Schema] = {
        **{player: dict(players) for player in PLAYERS},
        CHANCE: {"type": "string", "pattern": f"^({'|'.join(CHANCE_VERBS)})( |$)"},
        RULES: {"type": "string", "pattern": "^G[0-9]{1,3} *= *[a-z]$"},
    }
    return {**_map({by: answers[by] for by in DECIDERS}), "minProperties": 1, "maxProperties": 1}


def _expectation(words: Vocabulary) -> Schema:
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
        "can": {
            **_map(dict.fromkeys(PLAYERS, _one_of({"type": "object"}, _list({"type": "object"})))),
            "minProperties": 1,
            "maxProperties": 1,
        },
    }
    kinds: dict[Kind, Schema] = {
        Kind.NUMBER: {"type": ["integer", "string"]},
        Kind.FLAG: {"type": "boolean"},
        Kind.CARDS: {"type": ["array", "integer", "string"]},
        Kind.PLAYER: _words(PLAYERS),
        Kind.PHASE: _words(PHASES),
        Kind.WORD: {"type": "string"},
    }
    known = {**{claim: claims[claim] for claim in CLAIMS}, **{path: kinds[kind] for path, kind in paths(words).items()}}
    return {**_map(known), "patternProperties": {"^attack [0-9]{1,3}$": _words(ATTACK_ENDS)}}


def _tried() -> Schema:
    lines = _one_of({"type": "string"}, _list({"type": "string"}))
    return {**_map(dict.fromkeys(PLAYERS, lines)), "minProperties": 1, "maxProperties": 1}


def _card(words: Vocabulary) -> Schema:
    printed: dict[str, Schema] = {
        fact: {"type": ["string", "integer"], "description": how} for fact, (_, how) in PATTERNS.items()
    }
    facts: dict[str, Schema] = {
        "class": _words(words.classes),
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
