"""What effects may ask of a card (2, 6.1.3): what it is now, and what is printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.vision.board import identity, reading, strength, values

if TYPE_CHECKING:
    from judge.engine.view import View
    from judge.vision.known import Known

FACES = {
    "type": "", "name": "", "spiritualist": "", "no_node": False, "no_cost": False, "printed_node": 0,
    "printed_cost": 0,
}  # fmt: skip
"""What is printed on a card alone, and what is asked of one that shows no face."""


def of_card(view: View, card: int, name: str) -> Any:
    """Something of a card."""
    found = reading.printed(view, card)
    if name in FACES and faceless(view, card):
        return FACES[name]
    match name:
        case "attack":
            return strength.side(view, card, 0)
        case "toughness":
            return strength.side(view, card, 1)
        case "printed_attack":
            return printed_strength(view, card, 0)
        case "printed_toughness":
            return printed_strength(view, card, 1)
        case "graze":
            return graze(view, card)
        case "node":
            return asked_cost(view, card, "node", found.node)
        case "cost":
            return asked_cost(view, card, "cost", found.cost)
        case "type":
            return found.type
        case "races":
            return identity.races(view, card)
        case "names":
            return identity.names(view, card)
        case "name":
            return found.name
        case "spiritualist":
            return found.spiritualist
        case "asleep":
            return reading.asleep(view, card)
        case "awake":
            return not reading.asleep(view, card)
        case "down":
            return reading.down(view, card)
        case "damage":
            return strength.damage(view, card)
        case "variable":
            return not faceless(view, card) and strength.variable(view, card, 0) is not None
        case "effect_damage":
            return int(view.get(f"card.{card}.damage", 0))
        case "controller" | "holder" | "player":
            return reading.holder(view, card)
        case "owner":
            return reading.owner(view, card)
        case "zone":
            return reading.kind(view, card)
        case "host":
            return reading.host(view, card) or None
        case "set":
            return reading.attached(view, card)
        case "attacking":
            return reading.attacker(view) == card
        case "blocking":
            return reading.blocker(view) == card
        case "character":
            return reading.is_character(view, card)
        case "turned":
            return bool(view.get(f"card.{card}.turned"))
        case "entered":
            return view.get(f"card.{card}.entered", 0)
        case "played":
            return bool(view.get(f"card.{card}.played")) and view.applies("V2.1.4.b", card=card)
        case "card":
            return card
        case "range" | "duration":
            icon = "" if faceless(view, card) else getattr(found, name)
            return icon or ("" if view.applies("V2.9.7", card=card) else None)
        case "face_type" | "face_cost" | "face_name":
            view.consult("V3.1.5.e", card=card)
            face = getattr(found, name.removeprefix("face_"))
            return (face if isinstance(face, int) else 0) if name == "face_cost" else face
        case "textless":
            return not faceless(view, card) and view.applies("V2.13.2", card=card) and silent(view, card)
        case "printed_node" | "printed_cost":
            value = found.node if name == "printed_node" else found.cost
            return value if isinstance(value, int) else 0
        case "printed_graze":
            return 0 if faceless(view, card) else found.graze or 0
        case "printed_races":
            return () if faceless(view, card) else found.races
        case "attack_gained" | "toughness_gained":
            return strength.gained(view, card)[name == "toughness_gained"]
        case "attack_raised" | "toughness_raised" | "attack_lowered" | "toughness_lowered":
            return strength.gained(view, card, (1 if "raised" in name else -1,))[name.startswith("toughness")]
        case "materials":
            return tuple(view.get(f"card.{card}.materials", ()))
        case "attack_modifier" | "toughness_modifier":
            return is_modifier(view, card, name)
        case "fuel":
            return int(view.get(f"card.{card}.fuel", 0))
        case "no_node":
            return found.node is None
        case "no_cost":
            return found.cost is None
        case "tactics":
            return tuple(dict.fromkeys(str(k) for _, k in values.borne(view, card) if k.name in values.TACTICS))
        case "popularity":
            return tuple(c for c in reading.attached(view, card) if reading.given(view, c).get("name") == "人気")
    raise LookupError(f"a card has no {name!r}")


def faceless(view: View, card: int) -> bool:
    """Whether a card lies face down on the field, where nothing that is printed on it counts (5.7.1)."""
    return reading.on_field(view, card) and reading.down(view, card) and view.applies("V5.7.1", card=card)


def bracketed(view: View, card: int) -> bool:
    """Whether anything on a card stands in 【】 (12.4): a keyword, or an effect of its text."""
    game: Known = view.game
    found = reading.printed(view, card)
    told = (a for key, a in game.abilities.items() if key.partition("/")[0] in (found.no, f"{found.no} gives"))
    return bool(found.fixed) or any(a.fixed for a in told)


def silent(view: View, card: int) -> bool:
    """Whether no text is printed on a card (2.13.2): keywords are text, too (10.1.1)."""
    found = reading.printed(view, card)
    return found.silent or (found.written and not (found.abilities or found.keywords or found.turned))


def printed_strength(view: View, card: int, which: int) -> int:
    """Attack or toughness as printed, whatever has become of it (2.1.1); a hyphen counts as 0 (1.6.1.b).

    A variable that is printed comes to what the text of its card says (1.6.2.a). Face down a card has no information
    (5.7.1), and whether that goes for what is printed is silent: then its face would be looked at (3.1.5.e).
    """
    if not view.applies("V2.1.1", card=card):
        return strength.shown(view, card)[which]
    hidden = faceless(view, card)
    variable = None if hidden else strength.variable(view, card, which)
    if variable is not None:
        return variable
    found = reading.printed(view, card)
    value = (found.attack, found.toughness)[which]
    if hidden:
        if not value or view.gap("G18", ("V5.7.1", "V2.1.1")) == 0:
            return 0
        view.consult("V3.1.5.e", card=card)
    return hyphen(view, card, ("V2.10.3", "V2.11.3")[which]) if value is None else value


def hyphen(view: View, card: int, clause: str) -> Any:
    """What a hyphen comes to where a number is asked for: 0 (1.6.1.b)."""
    return 0 if view.applies(clause, "V1.6.1.b", card=card) else None


def asked_cost(view: View, card: int, what: str, printed: int | str | None) -> Any:
    """Required node or cost where an effect asks for it: of a card being played what it was played for (5.2.6)."""
    if reading.on_field(view, card) and reading.down(view, card) and view.applies("V6.1.7", card=card):
        return 0
    if reading.kind(view, card) == "play":
        chain = view.get(f"chain.{view.get('interference', 0)}", ())
        links = (about for n in chain if (about := view.get(f"link.{n}")))
        held = next((about for about in links if about["card"] == card and what in about), None)
        if held is not None and view.applies("V5.2.6", card=card):
            return held[what]
    told = values.changes(view, card, "node_is", "node") if what == "node" and reading.on_field(view, card) else ()
    counts_as = [change for change in told if "node_is" in change.what]
    if counts_as and view.applies("V1.6.4", card=card):
        return int(counts_as[-1].get("node_is"))
    if printed is None:
        return hyphen(view, card, "V1.8.9.l")
    if isinstance(printed, str):
        return 0
    return printed + sum(int(change.get("node") or 0) for change in told)


def is_modifier(view: View, card: int, name: str) -> bool:
    """Whether a card has a modifier of attack or toughness; ±0 is none (6.1.14)."""
    found = reading.printed(view, card)
    value = found.attack if name == "attack_modifier" else found.toughness
    if not found.modifies or value is None:
        return False
    return bool(value) or not view.applies("V6.1.14", card=card)


def graze(view: View, card: int) -> int:
    """The graze of a card (2.8.3: 0 where none is printed)."""
    made = reading.given(view, card)
    counts_as = values.changes(view, card, "graze_is") if view.on("V1.6.4") else ()
    if counts_as:
        view.consult("V1.6.4", card=card)
        return int(counts_as[-1].get("graze_is"))
    if made.get("sort") == "character":
        return int(made.get("graze", 0))
    if reading.printed(view, card).type != "character":
        view.consult("V2.8.3", card=card)
    return reading.printed(view, card).graze


def weight(view: View, card: int) -> int:
    """What a card counts where required nodes are summed up: a hyphen as 5, a card face down as 2 (No.605)."""
    if reading.down(view, card):
        return 2
    node = reading.printed(view, card).node
    return 5 if node is None else node
