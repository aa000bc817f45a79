"""What expressions come to and what operations must be told, as far as it can be told before anything is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.tree import Node

if TYPE_CHECKING:
    from collections.abc import Mapping

NUMBER, TRUTH, TEXT, LIST, PLAYER = "a number", "true or false", "a text", "a list", "a player"
"""What an expression comes to, as far as it can be told before it is asked."""
COUNTING = ("count", "sum", "max", "min", "strongest", "weight", "earlier", "incarnation", "level", "damage_taken")
LISTING = ("top", "bottom", "proper_for", "spiritualist_here", "spiritualist_on", "same_curses", "in_reach", "felled",
           "above", "fallen", "also_hosts")  # fmt: skip
OF_PLAYER = (
    "characters", "field", "nodes", "awake_nodes", "life", "hand", "deck", "underworld", "removed", "sideboard", "play",
    "player", "node_set", "hand_limit", "strikers", "hell", "is_hell", "plays_made", "turn_plays",
)  # fmt: skip
OF_PLAY = ("by", "x", "targets", "changed_by")
NUMERIC = (
    "attack", "toughness", "printed_attack", "printed_toughness", "graze", "node", "cost", "damage", "fuel", "life",
    "printed_node", "printed_cost", "attack_gained", "toughness_gained",
    "printed_graze",
)  # fmt: skip
OF_CARD = (
    *NUMERIC, "type", "races", "printed_races",
    "names", "name", "spiritualist", "asleep", "awake", "down", "controller", "holder",
    "player", "owner", "zone", "host", "set", "attacking", "blocking", "character", "turned", "entered", "played",
    "card", "range", "duration", "attack_modifier", "toughness_modifier", "no_node", "no_cost", "tactics",
    "popularity", "textless", "face_type", "face_cost", "face_name", "printed_node", "printed_cost",
    "effect_damage", "variable", "materials", "attack_raised", "toughness_raised", "attack_lowered",
    "toughness_lowered",
)  # fmt: skip
KNOWN_OF = frozenset((*OF_PLAYER, *OF_PLAY, *OF_CARD))
"""What may be asked of a card, a player or a play; of what has happened other things too."""
NUMBERS = ("n", "nodes", "attack", "toughness", "cost", "node", "floor", "least", "most", "cost_is", "node_is",
           "several", "graze_is", "life")  # fmt: skip
THINGS = ("what", "among", "to", "who", "of")
SEVERAL = (
    "keywords", "races", "names", "forbid", "lose_keywords", "become_races", "become_names", "only", "allow", "limit",
    "level", "learn",
)  # fmt: skip
ABOUT = (
    "heal", "dying", "discard", "exile", "void_dying", "void_discard", "exile_instead", "return_instead", "void",
    "enter", "give_over", "wake", "sleep", "modify", "cancel_attack", "cancel_block", "reveal", "look", "transform",
    "turn_back", "turn_down", "turn_up", "play_as_if", "use_as_if", "take_out",
)  # fmt: skip
NEEDED: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(ABOUT, ("what",)), "damage": ("to", "n"), "split_damage": ("n", "among"), "set_life": ("n",),
    "alter_damage": ("n",), "move": ("what", "to"), "return": ("what", "to"), "attach": ("what", "to"),
    "define": ("what", "as"), "choose": ("name", "among"), "declare": ("name", "what"), "number": ("name", "most"),
    "let": ("name", "be"), "wait": ("on", "then"), "extra_phase": ("phase",), "skip": ("phase",),
    "change_target": ("what", "to"), "groups": ("what", "name"), "if": ("cond",), "repeat": ("n",),
    "address": ("who",),
}  # fmt: skip
"""What operations must be told."""


def sort_of(node: Any) -> str:
    """What an expression comes to, "" where that cannot be told."""
    if not isinstance(node, Node):
        return ""
    name = node.args.get("name")
    match node.op:
        case "value":
            value = node.args["value"]
            return TRUTH if isinstance(value, bool) else NUMBER if isinstance(value, int) else TEXT
        case "list" | "each":
            return LIST
        case "not" | "and" | "or" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "not in":
            return TRUTH
        case "+" | "*" | "//":
            return NUMBER
        case "-":
            return NUMBER if sort_of(node.args["left"]) == NUMBER else ""
        case "call":
            return NUMBER if name in COUNTING else LIST if name in LISTING else TRUTH if name in ANSWERING else ""
        case "of":
            whose = node.args["of"]
            spoken = not (isinstance(whose, Node) and whose.args.get("name") == "event")
            return NUMBER if spoken and name in NUMERIC else ""
        case "name" if name in ("players", "characters", "field", "nodes", "underworlds", "plays", "uses"):
            return LIST
        case "name" if name in ("you", "opponent", "turn_player"):
            return PLAYER
        case "name" if name == "phase":
            return TEXT
    return ""


ANSWERING = (
    "any", "has", "resists", "bears", "race", "named", "same_name", "type", "same_card", "equip", "curse", "is_player",
    "targeted", "alternate_here", "asked_for", "may_be_set", "share_race", "slew", "aims_at_mine",
    "whosever", "bracketed", "can", "cannot",
)  # fmt: skip
"""Functions that say whether something is so."""


def misfit(op: str, args: Mapping[str, Any]) -> str:
    """What an operation, a cost or a pick is told that it cannot be, "" where all may be."""
    for key, said in args.items():
        sort = sort_of(said)
        number = key in NUMBERS and sort in (TRUTH, TEXT, PLAYER, *((LIST,) if said.op != "each" else ()))
        if number:
            return f"{op}: {key} is a number, not {sort}"
        if key in THINGS and sort in (NUMBER, TRUTH, TEXT):
            return f"{op}: {key} is cards or players, not {sort}"
        if key in SEVERAL and sort in (NUMBER, TRUTH):
            return f"{op}: {key} is a list of words, not {sort}"
    lacking = [key for key in NEEDED.get(op, ()) if args.get(key) in (None, ())]
    if op == "attack" and not {"what", "who"} & {*args}:
        lacking = ["what"]
    return f"{op} must be told {' and '.join(lacking)}" if lacking else ""
