"""What cards and zones are called on a board, in each language, and which card a name in a line of play means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.identity import object_at, thing_of
from judge.furuyoni import board
from judge.furuyoni.cards.names import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine import Choice, Option, View
    from judge.engine.data import Value
    from judge.furuyoni.effects.abilities import CardDef


def card_name(view: View, card: int, lang: str = "en") -> str:
    """What a card is called in a language, or in another where it has no name in that one."""
    info = _lying(view, card)
    return info.names.get(lang) or info.names.get("en") or info.names.get("ja") or info.number


def _lying(view: View, card: int) -> CardDef:
    """What a card is called after: what it is now; what lies face down while it is used as another, itself."""
    unseen = view.get(f"card.{card}.as") is not None and not board.face_up(view, card)
    return board.printed(view, card) if unseen else board.definition(view, card)


def is_called(view: View, card: int, text: str) -> bool:
    """Whether a card is meant by a name in any language, or half of one with a slash, or by its number.

    A copy is meant by the name that is printed on it too.
    """
    info, key = board.definition(view, card), fold(text)
    halves = (half for name in info.names.values() if name and " / " in name for half in name.split(" / "))
    own = _lying(view, card)
    face = board.printed(view, card) if view.get(f"card.{card}.as") is None else info
    told = (seen.names.values() for seen in (own, face) if seen is not info)
    names = (info.number, *info.names.values(), *halves, *(name for each in told for name in each))
    return any(fold(name) == key for name in names if name)


def effect_card(effect: Value) -> int | None:
    """The card that an effect's identity speaks of."""
    thing = thing_of(effect)
    return thing.id if thing is not None and thing.kind == "card" else None


def cards_in(value: Value) -> Iterator[int]:
    """The cards that part of an option speaks of: by an effect's identity, or as a place."""
    if (card := effect_card(value)) is not None:
        yield card
    elif isinstance(value, str):
        found = object_at(value)
        if found is not None and found[0] == "card":
            yield found[1]
    elif isinstance(value, tuple):
        for part in value:
            yield from cards_in(part)


def is_meant(view: View, card: int, text: str) -> bool:
    """Whether an option about a card is meant: by the card's name, or by its name and with whom it lies."""
    name, _, player = text.rpartition(" of ")
    lies_there = player == board.player_of(board.zone_of(view, card))
    return is_called(view, card, text) or (lies_there and is_called(view, card, name))


def option_card(option: Option) -> int | None:
    """The card that an option is about."""
    match option:
        case ("use" | "respond" | "cover" | "card", int(card)) | ("declare", int(card), _):
            return card
        case ("resolve" | "replace" | "instead", effect, *_):
            return effect_card(effect)
    return None


def named(view: View, choice: Choice, card: int, lang: str) -> str:
    """A card in the label of an option; with whom it lies, where a card of the other player is called alike."""
    name, player = card_name(view, card, lang), board.player_of(board.zone_of(view, card))
    others = {option_card(option) for option in choice.options} - {card, None}
    for other in others:
        if other is None or card_name(view, other, lang) != name:
            continue
        if board.player_of(board.zone_of(view, other)) != player:
            return f"{name} of {player}"
    return name


def names_adding(view: View, key: str) -> Mapping[str, str]:
    """The names of the card that adds an effect to another one, by the effect's key."""
    return board.rules(view).cards[key.partition("#")[0]].names


def adding(view: View, key: str, lang: str) -> str:
    """The name of that card in a language."""
    names = names_adding(view, key)
    return names.get(lang) or names.get("en") or names.get("ja") or key


def zone_label(view: View, zone: str, lang: str = "en") -> str:
    """A zone as it is written in a line: a card for the crystals on it."""
    card = board.on_card(zone)
    return card_name(view, card, lang) if card else zone
