"""JSON Schema of what a scenario file says of Furuyoni, built from the tables that the reader itself uses."""

from __future__ import annotations

from judge.furuyoni.file import more
from judge.furuyoni.file.adhoc import KEYS as CARD_KEYS
from judge.furuyoni.file.adhoc import PATTERNS, SUBTYPES, TYPES
from judge.furuyoni.file.board import ACTIONS, PHASES, board_keys, seat_keys
from judge.furuyoni.file.claims import ATTACK_ENDS, USED
from judge.furuyoni.file.model import PLAYERS
from judge.furuyoni.file.play import CHANCE_VERBS, OTHER_WORDS
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.furuyoni.vocab.model import PlayerInfo
from judge.port.library import CARD, GROUP
from judge.text.schema import Schema, any_of, listing, mapping, named, number, text, word


def schema(words: Vocabulary = CORE) -> dict[str, Schema]:
    """The parts of the schema of a file that may speak of these words, see `judge.port.floor.Files`."""
    spoken = "|".join((*words.verbs, *OTHER_WORDS, "an? basic action", "no (response|reaction)")).replace("_", "[_ -]")
    used = listing({"type": "string"})
    return {
        "board": _board(words),
        "cards_adhoc": {"type": "object", "additionalProperties": _card(words)},
        "player": {"type": "string", "pattern": f"^(attempt )?({spoken})( |$)"},
        "chance": {"type": "string", "pattern": f"^({'|'.join(CHANCE_VERBS)})( |$)"},
        "expect": {USED: any_of(used, mapping(dict.fromkeys(PLAYERS, used)))},
        "patterns": {"^attack [0-9]{1,3}$": word(ATTACK_ENDS)},
    }


def _board(words: Vocabulary) -> Schema:
    shared: dict[str, Schema] = {
        "turn": number(1),
        "active": word(PLAYERS),
        "phase": word(PHASES),
        "at": text("The clause at which the run begins, 8-1-3 ii"),
        "action": word(ACTIONS),
        **{zone: _held(words, zone) for zone in words.common_zones},
        "outside": {"type": "integer", "description": "Crystals brought into the game (+) or sent out of it (-)"},
    }
    return mapping({**{key: shared[key] for key in board_keys(words)}, **{player: _seat(words) for player in PLAYERS}})


def _held(words: Vocabulary, zone: str) -> Schema:
    """How many crystals lie in a zone, or what lies there where it holds tokens too."""
    crystals, kinds = number(0), dict.fromkeys(path.split(".")[1] for path in words.token_paths(zone))
    if not kinds:
        return crystals
    tokens: dict[str, Schema] = {kind: {"type": ["integer", "object"]} for kind in kinds}
    own = {} if zone in words.token_zones else {"crystals": crystals}
    only = more.only_kind(words, zone)
    states = dict.fromkeys(path.rpartition(".")[2] for path in words.token_paths(zone)) if only else {}
    alone = {state: number(0) for state in states if state != only}
    return any_of(crystals, mapping({**own, **tokens}), *((mapping(alone),) if alone else ()))


def _info(info: PlayerInfo) -> Schema:
    if info.kind == "gauge":
        return number(info.least, info.most)
    if info.kind == "text":
        return text(info.form)
    return {"type": "boolean"} if info.kind == "flag" else word(info.words)


def _seat(words: Vocabulary) -> Schema:
    card = any_of(named(CARD), {"type": "object", "propertyNames": named(CARD)})
    cards = listing(card)
    special: dict[str, Schema] = {
        "megami": {"type": "array", "items": named(GROUP), "minItems": 2, "maxItems": 2},
        **{zone: _held(words, zone) for zone in (*words.crystal_zones, *words.token_zones)},
        **{name: _info(info) for name, info in words.players.items() if info.kind != "named"},
        "known": cards,
    }
    zones = {zone: any_of(cards, number(0)) if zone in words.by_number else cards for zone in words.file_zones}
    for zone in (words.zones[name] for name in words.card_zones):
        if zone.states:
            zones[zone.name] = any_of(cards, number(0), mapping(dict.fromkeys(zone.states, cards)))
        elif zone.charged == "must":
            zones[zone.name] = any_of(cards, {"type": "object", "additionalProperties": number(0)})
        elif zone.name in words.loose or words.token_paths(zone.name):
            zones[zone.name] = any_of(zones[zone.name], {"type": "object"})
    facts = {**zones, **special}
    return mapping({key: facts[key] for key in seat_keys(words)})


def _card(words: Vocabulary) -> Schema:
    printed: dict[str, Schema] = {
        fact: {"type": ["string", "integer"], "description": how} for fact, (_, how) in PATTERNS.items()
    }
    facts: dict[str, Schema] = {
        "class": word(words.classes),
        "type": word(TYPES),
        "subtype": word(SUBTYPES),
        **printed,
        "megami": text("The megami it belongs to"),
        "copies": number(1),
        "abilities": {"description": "Effects, in the effect vocabulary"},
    }
    return mapping({key: facts[key] for key in CARD_KEYS})
