"""Random legal decks: what two versions may bring in a printing, chosen blindly (2-1 to 3-2)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from judge.furuyoni.cards.decks import NORMALS, SPECIALS
from judge.furuyoni.cards.index import Cards
from judge.furuyoni.cards.pools import Version, versions


class Seat(NamedTuple):
    """What a player brings: two versions, seven normal cards and three specials, and the cards not chosen."""

    megami: tuple[str, ...]
    deck: tuple[str, ...]
    specials: tuple[str, ...]
    rest: tuple[str, ...]


def of_megami(megami: str, printing: str) -> list[Version]:
    """The versions of a megami that a printing has."""
    return [one for one in versions().values() if one.megami == megami and one.in_printing(printing)]


def seat(random: Random, megami: Sequence[str], printing: str) -> Seat:
    """A random version of each megami, and a random deck of theirs."""
    return deck(random, [random.choice(of_megami(one, printing)) for one in megami], printing)


def deck(random: Random, chosen: Sequence[Version], printing: str) -> Seat:
    """A random deck of these versions: of a card that both bring there is one (3-1)."""
    by_class: dict[str, list[str]] = {"normal": [], "special": []}
    for number in dict.fromkeys(n for version in chosen for n in version.choose):
        by_class[Cards().card(number, printing).klass].append(number)
    normals, specials = by_class["normal"], by_class["special"]
    random.shuffle(normals)
    random.shuffle(specials)
    return Seat(
        tuple(version.id for version in chosen),
        tuple(normals[:NORMALS]),
        tuple(specials[:SPECIALS]),
        (*normals[NORMALS:], *specials[SPECIALS:]),
    )
