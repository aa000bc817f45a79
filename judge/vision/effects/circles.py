"""Which effects in force rest on one another in a circle: each asks for what another of them changes, or for its own.

To whom such an effect applies, and whether, is asked of the board as it is without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.tree import Node, walk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.vision.effects.ability import Ability

TEXT = frozenset(("void", "text", "learn", "grant"))
"""Changes of what a text says: everything that is asked of a card may rest on them."""
RESTS: Mapping[frozenset[str], frozenset[str]] = {
    frozenset((
        "attack", "toughness", "attack_gained", "toughness_gained", "attack_raised", "toughness_raised",
        "attack_lowered", "toughness_lowered", "strongest", "unmodified",
    )): frozenset(("attack", "toughness", "vary", "layer", "unmodified")),
    frozenset(("has", "bears", "keywords", "level", "bracketed", "materials")): frozenset((
        "keywords", "lose_keywords", "level", "forbid",
    )),
    frozenset(("race", "races", "share_race", "alternate_here")): frozenset(("races", "lose_races", "become_races")),
    frozenset(("named", "names", "spiritualist_here")): frozenset(("names", "become_names")),
    frozenset(("node", "cost", "graze")): frozenset(("node", "cost", "node_is", "cost_is", "graze_is", "graze")),
    frozenset(("cannot", "can")): frozenset(("forbid", "allow")),
    frozenset(("textless",)): frozenset(),
}  # fmt: skip
"""What is asked of cards, and the changes on which that rests beside those of text."""


def circles(abilities: Mapping[str, Ability]) -> frozenset[str]:
    """The keys of the effects in force (7.4.5) that rest on themselves, be it by way of others."""
    static = {key: one for key, one in abilities.items() if one.kind == "static"}
    asked = {key: _asked(one) for key, one in static.items()}
    resting = {key: [k for k, one in static.items() if rests & {*one.change}] for key, rests in asked.items() if rests}
    return frozenset(key for key in resting if _reaches(resting, key))


def _asked(ability: Ability) -> frozenset[str]:
    """The changes on which it rests to whom an effect applies, whether it does, and how much it changes."""
    said = (ability.cond, *ability.change.values())
    nodes = (node for root in said if isinstance(root, Node) for _, node in walk(root))
    words = {str(node.args.get("name")) for node in nodes if node.op in ("of", "call")}
    found = [rests | TEXT for asked, rests in RESTS.items() if asked & words]
    return frozenset().union(*found)


def _reaches(ways: Mapping[str, list[str]], key: str) -> bool:
    """Whether a way leads from an effect back to it."""
    seen, waiting = set[str](), [*ways[key]]
    while waiting:
        at = waiting.pop()
        if at == key:
            return True
        if at not in seen:
            seen.add(at)
            waiting += ways.get(at, ())
    return False
