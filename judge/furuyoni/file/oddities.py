"""What no board shows unless a card allows it: an aura above five, where a card raises the cap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni.cards import definitions
from judge.furuyoni.cards.facts import PRINTINGS
from judge.furuyoni.file.model import AdHoc

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.furuyoni.effects.abilities import CardDef
    from judge.furuyoni.file.checks import Oddity


def allowed(oddity: Oddity) -> bool:
    """Whether some card on the board explains a number above its cap, now or by what it did before."""
    if not oddity.path.endswith(".aura"):
        return False
    return any(_raises_aura(card) for card in _cards(oddity))


def _cards(oddity: Oddity) -> Iterator[CardDef]:
    for seat in oddity.seats.values():
        for cards in seat.zones.values():
            for lying in cards:
                if isinstance(lying.card, AdHoc):
                    found, _ = definitions.define_adhoc(lying.card)
                    if found is not None:
                        yield found
                elif lying.card is not None:
                    yield from _of_all_printings(lying.card.number)


def _of_all_printings(number: str) -> Iterator[CardDef]:
    known = (printing for printing in PRINTINGS if definitions.is_printed(number, printing))
    return (definitions.define(number, one) for one in known if definitions.is_executable(number, one))


def _raises_aura(card: CardDef) -> bool:
    texts = (*card.abilities, *card.created.values())
    return any(a.does == "change" and str(a.data["target"]).endswith("aura_cap") for a in texts)
