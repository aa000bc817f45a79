"""What two printings print otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni.cards.facts import Card, print_range
from judge.furuyoni.cards.index import Cards
from judge.port.floor import Reprinted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.furuyoni.game import Furuyoni

PRINTED = ("type", "subtype", "range", "damage", "charge", "cost")


def reprinted(one: tuple[Furuyoni, str], two: tuple[Furuyoni, str]) -> Iterator[Reprinted]:
    """The cards of a board that differ between two printings."""
    first, second = one[0], two[0]
    for number in dict.fromkeys(first.placed.values()):
        before, after = first.cards.get(number), second.cards.get(number)
        if before is None or after is None or before == after:
            continue
        prints = [Cards().card(number, printing) for _, printing in (one, two)]
        pairs = {fact: (_print(prints[0], fact), _print(prints[1], fact)) for fact in PRINTED}
        facts = {fact: pair for fact, pair in pairs.items() if pair[0] != pair[1]}
        if before.abilities != after.abilities:
            facts["text"] = ("", "")
        yield Reprinted(number, before.names.get("en") or number, facts)


def _print(card: Card, fact: str) -> str:
    value = getattr(card, fact)
    return (print_range(value) if fact == "range" else None if value is None else str(value)) or "-"
