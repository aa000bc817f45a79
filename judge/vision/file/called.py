"""Words that other games and players have for what a file of the game says, to be suggested for a wrong one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.text.errors import OtherWords

CALLED: OtherWords = {
    "graveyard": ("underworld",), "grave": ("underworld",), "trash": ("underworld",), "discard": ("underworld",),
    "discard_pile": ("underworld",), "discarded": ("underworld",), "exile": ("removed",), "exiled": ("removed",),
    "banished": ("removed",), "out_of_game": ("removed",), "library": ("deck",), "board": ("field",),
    "battlefield": ("field",), "characters": ("field",), "mana": ("nodes", "cost"), "lands": ("nodes",),
    "node": ("nodes",), "node_area": ("nodes",), "side": ("sideboard",), "hp": ("life", "toughness"), "lp": ("life",),
    "life_points": ("life",), "health": ("life", "toughness"), "player": ("active", "owner"),
    "turn_player": ("active",), "step": ("phase",), "chain": ("interference",), "attacking": ("attacker",),
    "blocking": ("blocker",), "defender": ("blocker",), "active": ("asleep: false",),
    "awake": ("asleep: false",), "untapped": ("asleep: false",), "tapped": ("asleep",), "rested": ("asleep",),
    "sleep": ("asleep",), "sleeping": ("asleep",), "exhausted": ("asleep",), "face_down": ("down",),
    "facedown": ("down",), "face": ("down",), "equipment": ("set",), "equipped": ("set",), "attached": ("set",),
    "transformed": ("turned",), "sides": ("turned",), "controller": ("owner",), "just_entered": ("entered_this_turn",),
    "summoned": ("entered_this_turn",), "popularity": ("as",), "power": ("attack",), "defense": ("toughness",),
    "defence": ("toughness",), "race": ("races",), "tribe": ("races",), "keyword": ("keywords",),
    "tactics": ("keywords",), "abilities": ("effects", "keywords"), "ability": ("effects",), "text": ("effects",),
    "effect": ("effects",), "required_node": ("node",), "nodes": ("node",), "user": ("spiritualist",),
    "kind": ("type",), "evasion": ("graze",), "alternate_race": ("alternate",), "awake_node": ("awake_nodes",),
    "active_nodes": ("awake_nodes",), "sleeping_nodes": ("asleep_nodes",),
}  # fmt: skip
"""Keys and facts."""
VERBS: OtherWords = {
    "cast": ("play",), "summon": ("play",), "equip": ("play",), "respond": ("play", "use"), "activate": ("use",),
    "ability": ("use",), "effect": ("use",), "defend": ("block",), "guard": ("block",), "set": ("node",),
    "charge": ("node",), "end": ("pass",), "done": ("pass",), "next": ("pass",), "skip": ("pass",), "ok": ("pass",),
    "none": ("choose none",), "target": ("choose",), "select": ("choose",), "pick": ("choose",),
    "discard": ("choose",), "accept": ("yes",), "decline": ("no",), "refuse": ("no",), "surrender": ("concede",),
    "resign": ("concede",), "dodge": ("graze",), "name": ("declare",),
}  # fmt: skip
"""What lines begin with."""
VOCABULARY: OtherWords = {
    "destroy": ("dying", "discard"), "kill": ("dying",), "die": ("dying",), "banish": ("exile",), "remove": ("exile",),
    "sacrifice": ("discard",), "deal": ("damage",), "tap": ("sleep",), "untap": ("wake",), "refresh": ("wake",),
    "bounce": ("return",), "lose_life": ("pay_life",), "gain": ("gain_life",), "counter": ("void",),
    "negate": ("void",), "prevent": ("void_damage",), "search": ("choose",), "summon": ("enter",), "put": ("move",),
    "equip": ("attach",), "buff": ("modify",), "pump": ("modify",), "target": ("what", "to", "among"), "amount": ("n",),
    "number": ("n",), "player": ("who",), "when": ("on", "auto"), "condition": ("if",), "effect": ("do",),
    "owner": ("controller",), "power": ("attack",), "defense": ("toughness",), "graveyard": ("underworld",),
    "library": ("deck",), "me": ("my", "you"), "self": ("this",), "card": ("this",), "enemy": ("opponent", "their"),
    "of": ("among", "what"), "from": ("among",),
}  # fmt: skip
"""Words of effects."""
