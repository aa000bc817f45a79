"""The words of expressions, zones and happenings: what an effect may ask about and speak of.

`check` refuses every other word; `evaluate`, `redirects`, `conditions` and the operations give them their meaning, and
a test holds the two together.
"""

from __future__ import annotations

from functools import lru_cache

from judge.furuyoni.vocab import CORE, Vocabulary

BOARD_FACTS = (
    "distance", "distance.crystals", "mastery_zone", "shadow", "turn", "phase", "done", "my_turn", "distance_change",
    "distance_changed",
)  # fmt: skip
"""Facts that stand alone."""



@lru_cache(maxsize=8)
def player_facts(words: Vocabulary = CORE) -> tuple[str, ...]:
    """Facts of a player, after `me.` or `opp.`; a card zone counts its cards, a kind of token how many lie there."""
    infos = (name for name, info in words.players.items() if info.kind != "named")
    own = (zone for zone in words.zones if words.zones[zone].of == "player")
    tokens = (path for zone in own for path in words.token_paths(zone))
    said = (fact.path for fact in words.facts.values() if fact.of == "player")
    loose = (f"{zone}.crystals" for zone in words.loose)
    return (*words.crystal_zones, *infos, *words.card_zones, "aura_room", *tokens, *loose, *said)



TURN_FACTS = (
    "used", "used_cards", "attacks", "attacks_no_special", "phase_attacks", "light_attacks", "distance_moves", "basics",
    "draws", "reactions",
    "aura_touched", "damaged",
    *(f"damaged_{zone}" for zone in CORE.crystal_zones),
    *(f"left_{zone}" for zone in (*CORE.crystal_zones, *CORE.common_crystals, "card")),
)  # fmt: skip
"""What is counted while a turn lasts, after `me.turn.` or `opp.turn.`."""

LAST_TURN_FACTS = ("reactions",)
"""What is known of the turn before, after `me.last_turn.` or `opp.last_turn.`."""

CARD_FACTS = (
    "crystals", "zone", "state", "cost", "order_this_turn", "first_of_duel", "reaction_this_turn", "throughout", "mode",
    "answers", "answers_this", "from", "owner", "mine", "x", "y", "self", "under", "coverable", "by_itself", "class",
    "type", "subtype", "megami", "other_megami", "number", "by",
)  # fmt: skip
"""Facts of a card, after `this.`, `card.` (in a filter), `event.card.` or `names.RESULT.`."""

ATTACK_FACTS = (
    "aura", "life", "class", "subtype", "megami", "by_card", "other_megami", "answers", "ordinal",
    "ordinal_no_special", "light_ordinal", "side", "dealt_aura", "dealt_life", "mine", "both_faces", "reacted", "from",
    "inner_range", "at_x",
)  # fmt: skip
"""Facts of an attack, after `attack.` or `answered.`."""

EVENT_FACTS = (
    "by", "player", "zone", "value", "source", "from", "to", "moved", "asked", "cause", "arrow", "attack", "basic",
    "kind", "how", "side", "dealt_aura", "dealt_life", "state", "gained", "before", "after", "charged", "what",
    "nth_damage",
)  # fmt: skip
"""Facts of what an effect was called up by, after `event.`."""

ENDED = ("use_ended", "attack_ended", "basic", "basic_ended", "reshuffle", "reshuffled", "disenchanted")
"""What is announced as having happened though nothing on the board changes by it."""

HAPPENINGS = (
    *ENDED, "announce", "enter_use", "put", "move", "charge", "damage", "vigor", "flinch", "reveal", "shuffle",
    "generate", "make_attack", "remove_attack",
)  # fmt: skip
"""What `happens:` may name."""

TRACKED = (
    "distance", "mastery_zone", "shadow",
    *(f"{who}.{fact}" for who in ("me", "opp") for fact in (*CORE.crystal_zones, "vigor", *CORE.card_zones)),
    "me.aura_room", "opp.aura_room",
)  # fmt: skip
"""Numbers whose change `becomes:` can wait for."""


@lru_cache(maxsize=8)
def tracked(words: Vocabulary = CORE) -> tuple[str, ...]:
    """What `becomes:` can wait for: numbers, and what rooms give a player."""
    own = (name for name in words.players if name not in CORE.players)
    return (*TRACKED, *(f"{who}.{name}" for name in own for who in ("me", "opp")))



def known(word: str, words: Vocabulary = CORE) -> bool:
    """Whether a word stands for itself: one of those below, or of the zones, classes and choices of a board."""
    return word in _WORDS or word in words.said


@lru_cache(maxsize=8)
def card_facts(words: Vocabulary = CORE) -> tuple[str, ...]:
    """Facts of a card, after `this.`, `card.` (in a filter), `event.card.` or `names.RESULT.`."""
    return (*CARD_FACTS, *words.cards, *words.card_paths)


@lru_cache(maxsize=8)
def attack_facts(words: Vocabulary = CORE) -> tuple[str, ...]:
    """Facts of an attack, after `attack.` or `answered.`."""
    return (*ATTACK_FACTS, *(fact.path for fact in words.facts.values() if fact.of == "attack"))


@lru_cache(maxsize=8)
def board_facts(words: Vocabulary = CORE) -> tuple[str, ...]:
    """Facts that stand alone."""
    zones = (zone for zone in words.common_crystals if zone not in CORE.zones)
    tokens = (path for zone in words.common_zones for path in words.token_paths(zone))
    said = (fact.path for fact in words.facts.values() if fact.of == "board")
    return (*BOARD_FACTS, *zones, *tokens, *said)


MOMENTS_AFTER = ("this_use", "this_attack", "answered", "event")
"""Ends of things to which `later` can book."""

PHASES = ("start", "main_start", "main_end", "end")
"""Moments of a turn."""

WORDS = (
    "attack", "action", "enhancement", "variable", "reaction", "throughout", "normal", "special", "none", "used",
    "unused", "in_use", "aura", "life", "flare", "dash", "true", "false", "start", "main", "end", "poison", "effect",
    "standard", "response", "me", "opp", "all", "endless", "fatigue", "reshuffle", "damage", "upkeep", "hit", "failed",
    "cancelled", "both", "forward", "backward", "recover", "focus", "break_away", "both", *CORE.card_zones,
)  # fmt: skip
"""Words that stand for themselves in an expression, beside the names of megami."""
_WORDS = frozenset(WORDS)
