"""The fields of a board and of a player's part of it: the tables from which their reader and their schema are made."""

from __future__ import annotations

from functools import lru_cache, partial

from judge.furuyoni.file import more
from judge.furuyoni.file.model import PLAYERS
from judge.furuyoni.vocab import CORE, KEPT, Vocabulary
from judge.port.library import CARD, GROUP
from judge.text.fields import Field, Number, Raw, Table, Word
from judge.text.schema import Schema, any_of, listing, mapping, named, number, one_of

PHASES = ("start", "main", "end")
ACTIONS = ("standard", "throughout")
MOST = 60
"""How many cards may be stated by their number, and how many crystals on one."""


CALLED = {
    "discard": ("played", "facedown"), "discards": ("played", "facedown"), "discard_pile": ("played", "facedown"),
    "dust": ("shadow",), "concentration": ("vigor",), "focus": ("vigor",), "hp": ("life",), "range": ("distance",),
    "gap": ("distance",), "maai": ("distance",), "barrier": ("aura",), "cover": ("facedown",), "covered": ("facedown",),
    "lacerations": ("life.laceration.a", "life.laceration.b", "aura.laceration.a", "aura.laceration.b"),
    "fate": ("past", "present", "future", "unseen"),
    "attached": ("enhancements",), "removed": ("out_of_game",), "stunned": ("flinch",), "library": ("deck",),
    "used": ("specials: {used: [..]}",), "unused": ("specials: {unused: [..]}",), "player": ("active",),
}  # fmt: skip
"""Keys by words that other prints and players have for them, with what stands below where the word says that too."""


@lru_cache(KEPT)
def board(words: Vocabulary = CORE) -> Table:
    """A board whose file may speak of these words."""
    own = (zone for zone in words.common_zones if zone not in CORE.zones)
    common = {zone: Field(Raw(partial(_held, words, zone))) for zone in words.common_zones}
    return Table("the board", {
        "turn": Field(Number(1, 999), "The number of the turn", 5),
        "active": Field(Word(PLAYERS), "Whose turn it is", "a"),
        "phase": Field(Word(PHASES), "The phase in which the run begins", "main"),
        "at": Field(Raw(lambda: {"type": "string"}), "The clause at which the run begins, 8-1-3 ii"),
        "action": Field(Word(ACTIONS), "The kind of action that has been chosen", ""),
        **{zone: common[zone] for zone in CORE.common_zones},
        "outside": Field(Number(-36, 36), "Crystals brought into the game (+) or sent out of it (-)", 0),
        **{zone: common[zone] for zone in own},
        **{player: Field(Raw(lambda: seat(words).schema())) for player in PLAYERS},
    }, other=CALLED)  # fmt: skip


@lru_cache(KEPT)
def seat(words: Vocabulary = CORE) -> Table:
    """A player's part of such a board."""
    fields = {
        "megami": Field(Raw(_megami), "The two megami; `?` for one not known"),
        **{zone: Field(Raw(partial(_held, words, zone))) for zone in (*words.crystal_zones, *words.token_zones)},
        **{name: Field(more.form(info)) for name, info in words.players.items() if info.kind != "named"},
        **{zone: Field(Raw(partial(_lying, words, zone))) for zone in words.file_zones},
        "known": Field(Raw(lambda: listing(named(CARD))), "Cards of hidden zones that the opponent has seen"),
    }
    first = ("megami", *CORE.crystal_zones, *(name for name in CORE.players if name != "megami"), *CORE.file_zones)
    held = {path.rpartition(".")[2]: path for zone in words.crystal_zones for path in words.token_paths(zone)}
    within = {kind: (f"{path.partition('.')[0]}: {{{kind}: ..}}",) for kind, path in held.items()}
    own = {key: fields[key] for key in (*first, "known", *fields)}
    return Table("the board of a player", own, other={**within, **CALLED})


def _megami() -> Schema:
    return {"type": "array", "items": named(GROUP), "minItems": 2, "maxItems": 2}


def _held(words: Vocabulary, zone: str) -> Schema:
    """How many crystals lie in a zone, or what lies there where it holds tokens too."""
    paths, only, cap = words.token_paths(zone), more.only_kind(words, zone), words.zones[zone].cap
    forms = [number(0, more.MOST if cap is None or zone in CORE.zones else cap.value)]
    if zone in words.token_zones:
        head = paths[0] if len(paths) == 1 else f"{zone}.{only}" if only else zone
        forms = [number(0, more.MOST)] if head in paths else []
    if zone in words.token_zones or paths:
        forms.append(_content(words, zone))
    if only and more.under(paths, f"{zone}.{only}"):
        forms.append(more.counted(paths, f"{zone}.{only}"))
    return any_of(*forms) if len(forms) > 1 else forms[0]


def _content(words: Vocabulary, zone: str, cards: Schema | None = None) -> Schema:
    """A zone stated by what lies in it."""
    known = {more.CRYSTALS: number(0, more.MOST), more.CARDS: cards or {}}
    paths = words.token_paths(zone)
    return mapping({key: known.get(key) or more.counted(paths, f"{zone}.{key}") for key in more.content(words, zone)})


def _lying(words: Vocabulary, zone: str) -> Schema:
    """What may be said of the cards in a zone."""
    entry = words.zones.get(zone)
    card = named(_alike(words)[zone])
    cards = any_of(listing(card), named(CARD))
    forms = [cards, number(0, MOST)] if zone in words.by_number or more.numbered(words, zone) else [cards]
    if entry is not None and entry.charged == "must":
        forms.append(card)
    elif entry is not None and entry.states:
        forms.append(mapping(dict.fromkeys(entry.states, any_of(*forms))))
    elif zone in words.loose or words.token_paths(zone):
        forms.append(_content(words, zone, any_of(*forms)))
    return any_of(*forms) if len(forms) > 1 else cards


def lying(words: Vocabulary) -> dict[str, Schema]:
    """What is said of one card in a zone, by its name under `$defs`."""
    return {name: _card(words, name.removeprefix(LIES)) for name in dict.fromkeys(_alike(words).values())}


LIES = "in_"
"""What stands before the name of a zone under `$defs`."""


@lru_cache(KEPT)
def _alike(words: Vocabulary) -> dict[str, str]:
    """Under which name stands what is said of a card in each zone: of zones of which the same is said, the first's."""
    first: dict[str, str] = {}
    return {zone: first.setdefault(str(_card(words, zone)), f"{LIES}{zone}") for zone in words.file_zones}


def _card(words: Vocabulary, zone: str) -> Schema:
    """A card by its name, by its back, with what lies on it, or spelled out."""
    entry = words.zones.get(zone)
    on = [more.said_of(words, zone).schema()] if entry is not None and (words.cards or words.tokens) else []
    beside = [number(0, MOST)] if entry is not None and entry.charged else []
    beside += [named(CARD)] if entry is not None and entry.under else []
    told: Schema = {"type": "object", "additionalProperties": any_of(*beside, *on) if beside or on else False}
    if entry is not None and entry.charged == "must":
        table = Table(zone, {"card": Field(Raw(partial(named, CARD))), "crystals": Field(Number(0, MOST))})
        spelled: Schema = {"required": ["card", "crystals"], **table.schema()}
        return any_of(one_of({**told, "propertyNames": named(CARD)}, MOST), spelled)
    backs: Schema = any_of({"enum": ["?"]}, *on)
    return any_of(named(CARD), one_of({**told, "properties": dict.fromkeys(words.told_apart, backs)}))
