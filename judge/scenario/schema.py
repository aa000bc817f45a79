"""JSON Schema of the scenario file, for editors. It is built from the tables that the reader itself uses.

An editor's YAML turns `3` into a number and `3-4` into text, so values are described as an editor sees them; the reader
stays the judge of what is right.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.choice import CHANCE, RULES
from judge.engine.data import EMPTY
from judge.port.floor import Floor, Kind
from judge.port.library import CARD, GROUP
from judge.scenario.expect import CLAIMS, results
from judge.scenario.loader import keys
from judge.scenario.play import EXPECT, deciders
from judge.text.schema import DIALECT, Schema, any_of, listing, mapping, number, text, word
from judge.text.schema import names as known


def schema(floor: Floor, names: bool = True) -> Schema:
    """The schema of a scenario file of a game; `names`: with those of its library, for an editor to complete."""
    own, expected = floor.files.schema(), _expectation(floor)
    facts: dict[str, Schema] = {
        "scenario": text("What the scenario shows, in one line"),
        "game": word([floor.name]),
        "edition": word(floor.editions),
        "cards": word(floor.printings),
        "question": text("The question that the run answers"),
        "source": text("Where the ruling was given, and when"),
        "board": own["board"],
        "play": listing(_line(floor, expected)),
        "expect": listing(expected),
        "readings": {
            "type": "object",
            "patternProperties": {"^G[0-9]{1,3}$": {"type": "string", "pattern": "^[a-z]$"}},
        },
        "history": {"type": "object", "description": "Facts from before the board, of the game or under a and b"},
        "random": listing({"type": "string", "description": "What chance decides, in order"}),
        "seed": number(0),
        "cards_adhoc": own.get("cards_adhoc", {}),
        "saved": text("A machine saved in mid-run"),
        "text_alone": {"type": "boolean", "description": "No authority answers where the rules are silent"},
        "decides": {
            **mapping({"fact": text("A fact, as judge why takes it"), "clause": text("The clause that decides it")}),
            "required": ["fact", "clause"],
        },
    }
    facts["puzzle"] = {**mapping(_puzzle(floor)), "required": ["can"]}
    return {
        "$schema": DIALECT,
        "title": "Judge scenario",
        "required": ["board"],
        **mapping({key: facts[key] for key in keys(floor)}),
        "$defs": named_things(floor, names),
    }


def named_things(floor: Floor, names: bool = True) -> Schema:
    """The names of cards and of groups of them, in every language; none where only texts are wanted."""
    topics = floor.library.topics() if names else ()
    return {
        kind: known(name for topic in topics if topic.kind == kind for name in (*topic.names.values(), *topic.called))
        for kind in (CARD, GROUP)
    }


def _puzzle(floor: Floor) -> dict[str, Schema]:
    return {
        "can": _can(floor),
        "turns": number(1),
        "won": {"type": "boolean", "description": "Whether it can be done"},
        "odds": {"type": ["string", "integer"], "description": "How likely the best line reaches it, like 2/3"},
        "one_line": {"type": "boolean", "description": "Whether one line does against every choice of hidden cards"},
        "hidden": {"type": "object", "description": "A zone, and the cards that may lie there", "maxProperties": 1},
    }


def _can(floor: Floor) -> Schema:
    claims = any_of({"type": "object"}, listing({"type": "object"}))
    return {**mapping(dict.fromkeys(floor.players, claims)), "minProperties": 1, "maxProperties": 1}


def _line(floor: Floor, expected: Schema) -> Schema:
    own = floor.files.schema()
    answers: dict[str, Schema] = {
        **{player: dict(own["player"]) for player in floor.players},
        CHANCE: own["chance"],
        RULES: {"type": "string", "pattern": "^G[0-9]{1,3} *= *[a-z]$"},
    }
    known = {**{by: answers[by] for by in deciders(floor)}, EXPECT: any_of(expected, listing(expected))}
    return {**mapping(known), "minProperties": 1, "maxProperties": 1}


def _expectation(floor: Floor) -> Schema:
    own, facts, by = floor.files.schema(), floor.facts, deciders(floor)
    lines: dict[str, Schema] = {one: listing({"type": "string"}) for one in by}
    clauses = some = any_of({"type": "string"}, listing({"type": "string"}))
    claims: dict[str, Schema] = {
        "applied": clauses,
        "not_applied": clauses,
        "unchanged": some,
        "options": {**mapping({**lines, "only": clauses}), "minProperties": 1, "maxProperties": 2},
        "legal": _tried(floor),
        "illegal": _tried(floor, {"clauses": clauses}),
        "result": word(results(floor)),
        "decided": {"type": "boolean"},
        "stopped": any_of(word(["none"]), mapping({"by": word(by), "kind": text("The kind of the choice")})),
        "can": _can(floor),
    }
    kinds: dict[Kind, Schema] = {
        Kind.NUMBER: {"type": ["integer", "string"]},
        Kind.FLAG: {"type": "boolean"},
        Kind.TEXT: {"type": "string"},
        Kind.OBJECTS: {"type": ["array", "integer", "string", "object"]},
    }
    known = {**{claim: claims[claim] for claim in CLAIMS}, **own["expect"]}
    known |= {path: kinds.get(kind) or word(facts.words(path)) for path, kind in facts.paths().items()}
    return {**mapping(known), "patternProperties": own["patterns"]}


def _tried(floor: Floor, beside: Mapping[str, Schema] = EMPTY) -> Schema:
    lines = any_of({"type": "string"}, listing({"type": "string"}))
    known = {**dict.fromkeys(floor.players, lines), **beside}
    return {**mapping(known), "minProperties": 1, "maxProperties": 1 + len(beside)}
