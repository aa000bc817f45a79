"""Whether the effects of a card are written in the vocabulary.

They stand in `judge/vision/effects/cards/*.yaml`, under the numbers of the cards. A card without text has none to be
written: its keywords are rules.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from judge.data import load

if TYPE_CHECKING:
    from judge.vision.cards.facts import Card

EFFECTS = os.path.join(os.path.dirname(os.path.dirname(__file__)), "effects", "cards")


def written(card: Card) -> bool:
    """Whether everything the card does can be executed as far as its text goes."""
    silent = not card.text and not (card.turned and card.turned.text)
    return silent or card.number in numbers() or card.same in numbers()


@cache
def numbers() -> frozenset[str]:
    """The numbers of the cards whose effects are written."""
    if not os.path.isdir(EFFECTS):
        return frozenset()
    paths = [os.path.join(EFFECTS, name) for name in sorted(os.listdir(EFFECTS)) if name.endswith(".yaml")]
    return frozenset(str(number) for found in load(paths) if isinstance(found, dict) for number in found)
