"""The shape of the vocabulary: which operations and standing effects there are, and what each may be told.

An argument is described by a kind: `changes` (operations that are a change each), `expr` (an expression), `zone`
(crystals: `me.aura`, `shadow`, `this`) and `zones`, `origin` (the same, or a zone of cards for the crystals on them),
`payment` (a zone of crystals or of cards), `player`, `filter` (an expression about a card or an attack), `do`
(operations), `modes` (lists of operations), `range`, `damage` (two values), `word:…` (one of the words), `flag`,
`name` (a result gets it), `result` (one that has it), `kept` (results that stay with the use), `keywords`,
`abilities`, `cards` (a selector), `card` (a number), `place` and `places` (of cards), `gauge` (a number that a player
has), `into` (a zone, a card kept with the use, or `stay`), `moment`, `happening`, `tracked` (a number of the board),
`card_or_result` (a number or a result), `text`. `!` at the end: it must be given.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judge.furuyoni.vocab import CORE, Vocabulary
from judge.furuyoni.vocab.model import Shape
from judge.furuyoni.vocab.verbs import BASICS as CORE_BASICS

if TYPE_CHECKING:
    from collections.abc import Mapping

BASICS = " ".join(basic.name for basic in CORE_BASICS)
UNTIL = "word:turn_end phase_end my_next_start their_next_start"
TARGETS = (
    "word:answered this_attack next_attack my_attacks their_attacks attacks distance mastery_zone my_aura_cap "
    "their_aura_cap my_arrow_aura_cap my_vigor_cap their_vigor_cap my_hand_limit their_hand_limit "
    "this_cost my_cost their_cost cost "
    "this_charge my_charge their_charge charge"
)
CHANGES: Mapping[str, str] = {
    "damage": "damage", "damage_becomes": "damage", "damage_times": "damage", "damage_divided": "damage",
    "rounding": "word:up down", "swap": "flag", "range": "sides", "range_less": "sides", "range_shift": "expr",
    "range_plus": "range", "range_minus": "range", "range_becomes": "range", "gain": "keywords", "lose": "keywords",
    "by": "expr", "becomes": "expr", "times": "expr", "filter": "filter", "sampled": "flag",
    "damage_raised": "damage", "either": "flag",
}  # fmt: skip

COST: Mapping[str, str] = {
    "who": "player", "filter": "filter", "from": "payment!", "to": "payment!", "which": "filter", "n": "expr!",
}  # fmt: skip
"""An added cost (10-31): crystals or cards `from` a zone `to` another; of cards, those of which `which` is true."""

OPERATIONS: Mapping[str, Shape] = {
    "move": Shape(
        {"from": "zones!", "to": "zone!", "n": "expr!", "two_way": "flag", "arrow": "flag", "by": "player",
         "fewer": "flag", "as": "name"}
    ),
    "attack": Shape(
        {"range": "range!", "damage": "damage!", "keywords": "keywords", "after": "do", "abilities": "abilities",
         "live": "flag"}
    ),
    "change": Shape({"target": TARGETS + "!", "until": UNTIL, "where": "filter", **CHANGES}),
    "basic": Shape(
        {"n": "expr", "who": "player", "may": "flag", "named": f"words:{BASICS}", "without": f"words:{BASICS}",
         "different": "flag", "as": "name", "like": "result"}
    ),
    "damage": Shape({"to": "player!", "zone": "word:aura life flare", "both": "flag", "n": "expr", "damage": "damage"}),
    "vigor": Shape({"who": "player", "by": "expr", "becomes": "expr"}),
    "flinch": Shape({"who": "player!"}, "who"),
    "pay_vigor": Shape({"n": "expr!", "may": "flag"}, "n"),
    "gauge": Shape({"of": "gauge!", "who": "player", "by": "expr", "becomes": "expr"}),
    "pay": Shape({"from": "zone!", "to": "zone!", "n": "expr!"}),
    "draw": Shape({"who": "player", "n": "expr"}, "n"),
    "cancel": Shape({"target": "word:answered this_attack!", "what": "word:attack damage after"}, "target"),
    "pick": Shape(
        {"as": "name!", "from": "places!", "filter": "filter", "n": "expr", "up_to": "flag", "by": "player",
         "random": "flag", "ordered": "flag"}
    ),
    "put": Shape(
        {"card": "cards!", "to": "place!", "state": "word:unused used in_use", "at": "word:top bottom", "open": "flag",
         "under": "word:this", "wherever": "flag"}
    ),
    "use": Shape(
        {"card": "cards!", "by": "player", "reaction": "flag", "answers": "flag", "free": "flag", "no_cost": "flag",
         "returns": "flag", "ends_in": "word:facedown",
         "shift": "expr", "charge": "expr", "from_life": "expr", "gain": "keywords", "as": "card", "declared": "flag",
         "refusable": "player"}, "card"
    ),
    "become": Shape({"card": "cards!", "copy_of": "cards"}),
    "copy_attack": Shape({"of": "word:answered!", "answers": "flag"}, "of"),
    "declare": Shape({"as": "name!", "from": "range"}),
    "name_card": Shape({"as": "name!"}, "as"),
    "proof": Shape({"of": "places!"}, "of"),
    "reveal": Shape({"card": "cards!", "to": "player", "as": "name"}, "card"),
    "choose": Shape(
        {"modes": "modes!", "n": "expr", "at_least": "expr", "up_to": "flag", "by": "player", "ordered": "flag"}
    ),
    "may": Shape({"do": "do!", "by": "player"}, "do"),
    "orders": Shape({"do": "do!"}, "do"),
    "if": Shape({"cond": "expr!", "then": "do!", "else": "do"}),
    "repeat": Shape({"n": "expr!", "do": "do!"}),
    "together": Shape({"do": "changes!"}, "do"),
    "sentence": Shape({"do": "changes!"}, "do"),
    "forbid": Shape({"what": "actions!", "who": "player", "until": UNTIL, "filter": "filter"}),
    "cost": Shape({**COST, "next": "flag", "until": UNTIL, "of": "word:answered"}),
    "void_basic": Shape({"who": "player", "until": UNTIL}, "who"),
    "later": Shape({"at": "moment!", "do": "do!", "if": "expr"}),
    "exchange": Shape({"card": "cards!", "with": "card_or_result!", "where": "place", "named": "card", "as": "name"}),
    "remember": Shape({"names": "kept!"}, "names"),
    "skip": Shape({"phase": "word:start main end!", "who": "player"}, "phase"),
    "end_phase": Shape({}),
    "win": Shape({"who": "player"}, "who"),
    "lose": Shape({"who": "player"}, "who"),
    "reshuffle": Shape({"who": "player"}, "who"),
}  # fmt: skip

ONE_CHANGE = (
    "move", "change", "vigor", "flinch", "put", "cancel", "become", "proof", "reveal", "remember", "forbid", "cost",
    "void_basic", "skip", "win", "lose", "gauge",
)  # fmt: skip
"""Operations that are a change each, so that several can be one (`together`, `sentence`)."""

STANDING: Mapping[str, Shape] = {
    "change": Shape({"target": TARGETS + "!", "cancels_out": "flag", **CHANGES}),
    "redirect": Shape(
        {"from": "origin", "to": "zones", "into": "into!", "out_of": "zone", "may": "flag",
         "cause": "word:damage upkeep cost", "pays_for": "word:this", "arrow": "flag", "attack": "word:this",
         "unless_basic": f"word:{BASICS}", "then": "do"}
    ),
    "instead": Shape(
        {"basic": f"word:{BASICS}", "of": "word:resolution answer defeat reaction damage draw reshuffle_damage",
         "filter": "filter", "may": "flag", "do": "do!"}
    ),
    "divert": Shape({"to": "place!", "into": "place!", "may": "flag"}),
    "text": Shape({"arrows": "word:two_way reversed one_more!", "filter": "filter"}),
    "copy": Shape({"under": "card", "of": "place", "own": "flag"}, "under"),
    "counted_copy": Shape({"on": "card!", "least": "expr!", "of": "card!"}),
    "declares": Shape({"filter": "filter!", "shown_from": "places!"}),
    "fatigue": Shape({"who": "player!", "damage": "damage!"}),
    "frames": Shape({"times": "expr!", "from": "zone!", "to": "zone!", "n": "expr!"}),
    "grant": Shape({"filter": "filter", "abilities": "abilities!"}),
    "alter": Shape(
        {"filter": "filter!", "lose": "keywords", "lose_subtype": "word:reaction throughout variable",
         "gain": "keywords"}
    ),
    "define": Shape({"x": "expr", "y": "expr", "at": "word:payment"}),
    "forbid": Shape({"what": "actions!", "who": "player", "filter": "filter"}),
    "permit": Shape({"what": "actions!", "filter": "filter"}),
    "waits": Shape({"for": "word:answered!"}, "for"),
    "cancel": Shape(
        {"target": "word:this_attack answered my_attacks their_attacks attacks!", "what": "word:attack damage after",
         "filter": "filter"}, "target"
    ),
    "mute": Shape(
        {"of": "word:after_attack disenchant!", "attacks": "word:my_attacks their_attacks attacks", "filter": "filter"}
    ),
    "no_additions": Shape({"target": "word:my_attacks their_attacks attacks!", "filter": "filter"}, "target"),
    "stays": Shape({"in": "place!"}, "in"),
    "treat": Shape({"crystals": "word:this!", "as": "word:aura!", "for": "word:damage!"}),
    "cost": Shape(COST),
    "hold": Shape({"crystals": "word:this!", "own": "flag", "upkeep": "flag"}, "crystals"),
    "charge_from": Shape({"zone": "zone!"}, "zone"),
}

SUBTYPES = ("reaction", "throughout", "variable")
"""What `originally` may ask for beside keywords."""

ACTIONS = (
    "attack", "use", "use_attack", "use_normal", "use_special", "basic", "forward", "backward", "recover", "focus",
    "break_away", "react", "lose", "win", "cover", "use_this", "use_as_in_hand", "react_this", "pay_vigor", "cancel",
    "choose", "damaged", "draw", "return", "seal",
)  # fmt: skip
"""What can be forbidden or permitted."""

KEYWORDS = (
    "no_reactions", "unavoidable", "overwhelm", "both_damages", "uncancellable", "terminal", "gap", "range_limit",
    "attacker_picks", "no_aura", "fixed_damage",
)  # fmt: skip

WHEN: Mapping[str, str] = {
    "becomes": "tracked", "at_most": "expr", "at_least": "expr", "damaged": "player", "zone": "word:aura life flare",
    "phase": "word:start main_start main_end end", "whose": "player", "happens": "happening", "who": "player",
    "filter": "filter", "source": "word:attack effect fatigue reshuffle", "touched": "zone",
    "way": "word:nearer farther", "changes": "tracked", "multiple_of": "expr", "out_of": "zone",
}  # fmt: skip
"""What the happening that calls for an effect may be told."""

ABILITY_KEYS = (
    "at", "if", "when", "throughout", "frame", "vow", "called", "do", "keyword", *STANDING,
)  # fmt: skip


@lru_cache(maxsize=8)
def operations(known: Vocabulary = CORE) -> Mapping[str, Shape]:
    """Every operation of a board: the core's, and those of its rooms."""
    return {**OPERATIONS, **known.shapes} if known.shapes else OPERATIONS


@lru_cache(maxsize=8)
def standing(known: Vocabulary = CORE) -> Mapping[str, Shape]:
    """Every standing effect of a board."""
    return {**STANDING, **known.standing} if known.standing else STANDING


@lru_cache(maxsize=8)
def one_change(known: Vocabulary = CORE) -> tuple[str, ...]:
    """Every operation of a board that is a change each."""
    return (*ONE_CHANGE, *known.changes)
