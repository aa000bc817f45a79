"""Boards made at random on which a player might win at once: what a composer of puzzles begins with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from judge.furuyoni.cards.index import brought
from judge.furuyoni.cards.pools import versions
from judge.light import NamedTuple
from judge.text.written import listed, mapped, scalar

if TYPE_CHECKING:
    from random import Random

    from judge.furuyoni.cards.facts import Card

NORMALS, SPECIALS = 7, 3
CRYSTALS = 36
SEATS = ("a", "b")


def composed(random: Random, megami: tuple[Sequence[str], Sequence[str]], printing: str, hand: int) -> str:
    """The text of a scenario file: `a` to play with so many cards in hand, `b` low on life with an answer or two.

    Each has a deck of seven normal cards and three specials of the two megami named; what is not in hand lies in the
    played pile or in the deck, some of the specials are used. The crystals add up to 36.
    """
    distance = random.randint(1, 5)
    seats = list[Seat]()
    for player, two in zip(SEATS, megami, strict=True):
        attacks = player == "a"
        life = random.randint(4, 8) if attacks else random.randint(1, 4)
        aura, flare = random.randint(0, 4), random.randint(0, 6) if attacks else random.randint(0, 4)
        vigor = random.randint(0, 2) if attacks else 0
        held = hand if attacks else random.randint(1, 2)
        normals, specials = deck(random, two, printing)
        seats.append(Seat(two, normals, specials, held, 2, random.randint(1, 2), life, aura, flare, vigor))
    return board(printing, distance, seats)


class Seat(NamedTuple):
    """A player: the normal cards, the first of them in hand, the next played; the specials, the first of them used."""

    megami: Sequence[str]
    normals: Sequence[str]
    specials: Sequence[str]
    held: int
    played: int
    used: int
    life: int
    aura: int
    flare: int
    vigor: int


def board(printing: str, distance: int, seats: Sequence[Seat]) -> str:
    """The text of a scenario file; what is left of the crystals is shadow."""
    left = CRYSTALS - distance
    lines = list[str]()
    for player, seat in zip(SEATS, seats, strict=True):
        left -= seat.life + seat.aura + seat.flare
        behind = seat.held + seat.played
        cards = {"hand": seat.normals[: seat.held], "played": seat.normals[seat.held : behind]}
        cards["deck"] = seat.normals[behind:]
        used, unused = seat.specials[: seat.used], seat.specials[seat.used :]
        states = {"used": listed(map(scalar, used)), "unused": listed(map(scalar, unused))}
        stated = {"megami": seat.megami, **{zone: some for zone, some in cards.items() if some}}
        facts = {"life": seat.life, "aura": seat.aura, "flare": seat.flare, "vigor": seat.vigor}
        lines += [f"  {player}:", *(f"    {key}: {listed(map(scalar, some))}" for key, some in stated.items())]
        lines += [*(f"    {key}: {n}" for key, n in facts.items()), f"    specials: {mapped(states)}"]
    return "\n".join((f"cards: {printing}", "board:", f"  distance: {distance}", f"  shadow: {left}", *lines)) + "\n"


def deck(random: Random, two: Sequence[str], printing: str) -> tuple[list[str], list[str]]:
    """Seven normal cards and three specials that the two may choose, by the names that tell them apart."""
    every = [card for version in two for card in brought(version, printing)]
    names = Counter(_name(card) for card in every)
    called = {card.number: _name(card) if names[_name(card)] == 1 else card.number for card in every}
    choose = {number for version in two for number in versions()[version].choose}
    by_class = {
        klass: [called[card.number] for card in every if card.klass == klass and card.number in choose]
        for klass in ("normal", "special")
    }
    return random.sample(by_class["normal"], NORMALS), random.sample(by_class["special"], SPECIALS)


def _name(card: Card) -> str:
    """The English name of a card, or the first it has."""
    return card.names.get("en") or next(iter(card.names.values()))
