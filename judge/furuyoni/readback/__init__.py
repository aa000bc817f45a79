"""What a card does, told from its effect tree, so that it can be compared with the printed card.

The words of a language are a table (`en`, `ja`, `ko`): a template for every operation, standing effect, fact and word
of the vocabulary. One generator walks the tree; nothing here knows a card.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.furuyoni.effects.abilities import CardDef

LANGUAGES = ("en", "ja", "ko")


def table(lang: str) -> Mapping[str, str]:
    """The templates of a language (English for any other)."""
    found: Mapping[str, str] = import_module(f"judge.furuyoni.readback.{lang if lang in LANGUAGES else 'en'}").TABLE
    return found


def read_back(card: CardDef, lang: str = "en") -> tuple[str, ...]:
    """Each ability of a card in words, in printed order; what belongs together is indented under it."""
    from judge.furuyoni.readback.teller import Teller

    teller = Teller(table(lang), lang, card.created)
    return tuple(teller.ability(ability) for ability in card.abilities)
