"""Names of cards that a player declares: which may be named, and how a line names one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.cards.facts import PRINTINGS, cards_of, home
from judge.furuyoni.cards.names import fold
from judge.furuyoni.cards.pools import versions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.view import View


def known(view: View, you: str) -> tuple[str, ...]:
    """The cards that a player may name, by number: those of the megami chosen, the opponent's first, and the file's."""
    chosen = [view.get(f"{player}.megami", ()) for player in (board.opponent(you), you)]
    numbers = [number for versions_ in chosen for v in versions_ for number in _pool(v)]
    told = all(versions_ and "?" not in versions_ for versions_ in chosen)
    every = board.rules(view).cards
    numbers += [band.of for card in every.values() for band in card.bands]
    numbers += sorted(n for n in every if n.startswith("adhoc:") or not (told or n.startswith("?")))
    return tuple(dict.fromkeys(numbers))


def _pool(version: str) -> tuple[str, ...]:
    found = versions().get(version)
    return found.listed if found is not None else ()


def names(view: View, number: str) -> Mapping[str, str]:
    """What a card is called, by language."""
    info = board.rules(view).cards.get(number)
    if info is not None:
        return info.names
    megami = home(number)
    found = cards_of(megami, PRINTINGS[-1]).get(number) if megami is not None else None
    return found.names if found is not None else {"en": number}


def name(view: View, number: str, lang: str) -> str:
    """A card's name in a language, or in another where it has none in that one."""
    found = names(view, number)
    return found.get(lang) or found.get("en") or found.get("ja") or number


def is_named(view: View, number: str, said: str) -> bool:
    """Whether a card is meant: by its number, or by its name in any language, or half of one with a slash."""
    told = [one for one in names(view, number).values() if one]
    halves = (half for one in told if " / " in one for half in one.split(" / "))
    return fold(said) in {fold(one) for one in (number, *told, *halves)}
