"""What a card does, told from its effect tree, so that it can be compared with the printed card.

The words of a language are messages (`words/ko.ftl`): one for every operation, standing effect, fact and word
of the vocabulary. One generator walks the tree; nothing here knows a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni.cards.facts import home
from judge.furuyoni.messages import room
from judge.messages import Messages, messages, words_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.furuyoni.effects.abilities import CardDef
    from judge.furuyoni.readback.teller import Teller

WORDS = words_of(__file__)
FACES = {"closed": "face-closed", "open": "face-open", "up": "face-up", "down": "face-down"}
"""By face of a card with two, the message that says on which an ability stands."""


def words(lang: str, megami: Iterable[str] = ()) -> Messages:
    """The messages of a language (English for any other), those that these megami bring included."""
    return messages(lang, WORDS, *map(room, megami))


def read_back(card: CardDef, lang: str = "en") -> tuple[str, ...]:
    """Each ability of a card in words, in printed order; what belongs together is indented under it."""
    from judge.furuyoni.readback.teller import Teller
    from judge.furuyoni.vocab import seated

    owner = home(card.number)
    known = seated.of([owner]) if owner else seated.everything()
    teller = Teller(words(lang, [owner] if owner else []), card.created, known)
    return tuple(_faced(teller, ability.key, teller.ability(ability)) for ability in card.abilities)


def _faced(teller: Teller, key: str, text: str) -> str:
    """An ability that stands on one face of a card says so."""
    said = FACES.get(key.rpartition("#")[2].partition(".")[0])
    return teller.say(said, text=text) if said else text
