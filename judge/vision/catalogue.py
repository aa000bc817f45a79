"""The printed cards as the rules meet them: facts from `cards.facts`, effects from `effects/cards`, read once."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from judge.data import load
from judge.vision.cards import facts, index, written
from judge.vision.effects.keywords import DEFINED
from judge.vision.effects.vocabulary import abilities
from judge.vision.model import Card, Keyword

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.engine.data import Value
    from judge.vision.effects.ability import Ability

HERE = Path(__file__).parent


@cache
def _effects() -> Mapping[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    if os.path.isdir(written.EFFECTS):
        for data in load(sorted(Path(written.EFFECTS).glob("*.yaml"))):
            found |= cast("dict[str, list[Any]]", data)
    return found


@cache
def definitions() -> Mapping[str, Mapping[str, Value]]:
    """What cards come to be by effects (12.5), by the name under which effects speak of it."""
    found: dict[str, Mapping[str, Value]] = dict(DEFINED)
    for data in load([HERE / "effects" / "definitions.yaml"]):
        for name, said in cast("dict[str, dict[str, Any]]", data).items():
            found[name] = {k: tuple(v) if isinstance(v, list) else v for k, v in said.items()}
    return found


def names() -> tuple[str, ...]:
    """The names of all printed cards."""
    return tuple(dict.fromkeys(one.name for one in facts.cards().values()))


def find(text: str) -> tuple[Card, tuple[Ability, ...]] | None:
    """The card that a text means, with its effects: of several of one name the lowest number that is played, and the
    lowest where none is; None where there is none."""
    found = index.find(text)
    numbers = _played(found) or tuple(one.number for one in found)
    return card(numbers[0]) if numbers else None


def others(text: str) -> tuple[str, ...]:
    """The numbers of the further cards that a name may mean, played as the one it is taken for."""
    return _played(index.find(text))[1:]


def _played(found: Iterable[facts.Card]) -> tuple[str, ...]:
    return tuple(one.number for one in found if written.written(one))


@cache
def card(number: str) -> tuple[Card, tuple[Ability, ...]]:
    """A printed card by its number."""
    one = index.card(number)
    own = abilities(number, _effects().get(number) or _effects().get(one.same) or [])
    giver = number if number in _effects() else one.same or number
    gives = abilities(f"{giver} gives", _effects().get(f"{giver} gives", []))
    turned: tuple[Card, ...] = ()
    more: tuple[Ability, ...] = ()
    if one.turned is not None:
        side = one.turned
        more = abilities(f"{number} turned", _effects().get(f"{number} turned", []))
        turned = (Card(
            f"{number} turned", side.name, "character", races=side.races, graze=side.graze, attack=side.attack,
            toughness=side.toughness, keywords=_words(side.keywords), abilities=tuple(a.key for a in more),
        ),)  # fmt: skip
    made = Card(
        number, one.name, one.type, one.node, one.cost, one.spiritualist, one.races, one.alternate, one.graze or 0,
        _number(one.attack), _number(one.toughness), one.modifies, _words(one.keywords), tuple(sorted(one.fixed)),
        tuple(a.key for a in own), written.written(one), turned, range=one.range, duration=one.duration,
        silent=not (one.text or one.keywords),
    )  # fmt: skip
    found = (*own, *gives, *more)
    found = (*found, *_defined(found))
    return made, (*found, *(m for a in found for m in a.modes))


def _defined(own: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The effects of what cards come to be by these effects (12.5.1), as far as another card gives them."""
    text, known = repr([(one.do, one.modes) for one in own]), {one.key for one in own}
    keys = {str(key) for name, made in definitions().items() if f"'{name}'" in text
            for key in cast("tuple[str, ...]", made.get("abilities", ()))}  # fmt: skip
    givers = sorted({key.rpartition("/")[0] for key in keys - known})
    return tuple(one for giver in givers for one in abilities(giver, _effects()[giver]) if one.key in keys)


def _words(words: tuple[facts.Keyword, ...]) -> tuple[Keyword, ...]:
    return tuple(Keyword(word.name, word.about) for word in words)


def _number(value: facts.Amount) -> int | None:
    return value if isinstance(value, int) else None


def executable() -> tuple[str, ...]:
    """The numbers of the cards whose text is written, or who have none."""
    return tuple(one.number for one in facts.cards().values() if written.written(one))
