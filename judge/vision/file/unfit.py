"""What a board says of a card that the rules forbid where it lies: one problem each, with the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.vision.board.reading import OWN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.text.errors import Problem
    from judge.text.nodes import Map, Node
    from judge.vision.model import Card

CODE = "J217"
OF_THE_FIELD = ("damage", "combat_damage", "down", "set", "turned", "as", "entered_this_turn")
"""What a card has on the field alone: it is lost with a move (3.1.7). Nodes are asleep or awake as well."""
OF_CHARACTERS = {"damage": "V1.10.10", "combat_damage": "V1.10.10", "turned": "V10.28.11"}
"""What is a character's, with the clause."""


def unfit(
    about: Map, facts: Mapping[str, Any], card: Card | None, player: str, zone: str, host: bool, below: Sequence[Card]
) -> Iterator[Problem]:
    """What cannot be so of a card (None: one that nobody knows); `below` is set on it, `host`: it is set itself."""
    at: Mapping[str, Node] = {key.text: key for key in about.entries}
    if zone in OWN and facts.get("owner", player) != player:
        message = f"a card of {facts['owner']} does not lie in {player}.{zone}"
        yield at["owner"].problem(CODE, message, f"lay it into {facts['owner']}.{zone}", ("V3.1.6",))
    if zone != "field":
        kept = ("asleep",) if zone == "nodes" else ()
        for key in (*OF_THE_FIELD, "asleep"):
            if facts.get(key) and key not in kept:
                message = f"a card in {player}.{zone} has no `{key}`"
                yield at[key].problem(CODE, message, "leave it out, or lay the card on the field", ("V3.1.7",))
        return
    if host and facts.get("asleep"):
        message = "a card that is set on another lies as that does"
        yield at["asleep"].problem(CODE, message, "say `asleep: true` of that one", ("V11.3.11.c",))
    if facts.get("combat_damage", 0) > facts.get("damage", 0):
        message = f"of {facts.get('damage', 0)} damage {facts['combat_damage']} cannot be from battle"
        yield at["combat_damage"].problem(CODE, message, "state all of it under `damage:`", ("V1.10.4",))
    if card is None:
        return
    if not _character(card, facts, host):
        for key, clause in OF_CHARACTERS.items():
            if facts.get(key):
                message = f"{card.name} is no character here and has no `{key}`"
                yield at[key].problem(CODE, message, "leave it out", (clause,))
    else:
        sides = len(card.turned) + sum(len(one.turned) for one in below)
        if facts.get("turned", 0) > sides:
            message = f"{card.name} has {sides} other sides, no side {facts['turned']}"
            hint = f"`turned: 1` to `turned: {sides}`" if sides else "leave it out"
            yield at["turned"].problem(CODE, message, hint, ("V10.28.3",))


def _character(card: Card, facts: Mapping[str, Any], host: bool) -> bool:
    """Whether a card on the field is a character, as far as the board says (6.1.1, 6.1.6, 10.16.3)."""
    if host:
        return False
    if "as" in facts:
        return True  # what it counts as is looked at by itself
    return not facts.get("down") and (card.type == "character" or any(k.name == "幻想生物" for k in card.keywords))
