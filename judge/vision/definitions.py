"""The cards that a file may name: those of the catalogue by name or number, and those that the file makes up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.vision.effects.ability import Ability
from judge.vision.effects.check import wrong
from judge.vision.effects.expression import ExpressionError
from judge.vision.effects.vocabulary import VocabularyError, abilities
from judge.vision.model import TYPES, VARIABLE, Card, Keyword

KEYS = (
    "type", "node", "cost", "spiritualist", "races", "alternate", "graze", "attack", "toughness", "keywords", "fixed",
    "effects", "turned", "name", "gives",
)  # fmt: skip
HYPHEN = "-"
NULLITY = "Nullity"
"""What stands for a required node and a cost of 0 (2.4.4)."""


class DefinitionError(ValueError):
    """What is said of a card is none of what a card can be."""


def made_up(name: str, said: Mapping[str, Any], no: str = "") -> tuple[Card, tuple[Ability, ...]]:
    """A card as a file makes it up, with its effects. Raises DefinitionError."""
    for key in said:
        if key not in KEYS:
            raise DefinitionError(f"a card has no {key!r}; it has {', '.join(KEYS)}")
    kind = str(said.get("type", "character"))
    if kind not in TYPES:
        raise DefinitionError(f"a card is one of {', '.join(TYPES)}, not {kind!r}")
    no = no or f"adhoc {name}"
    try:
        found = abilities(no, list(said.get("effects", ()))) + abilities(f"{no} gives", list(said.get("gives", ())))
    except (VocabularyError, ExpressionError, KeyError, TypeError, AttributeError) as error:
        raise DefinitionError(f"{name}: {error}") from None
    unknown = wrong(found)
    if unknown:
        raise DefinitionError(f"{name}: {unknown}")
    attack, toughness = said.get("attack"), said.get("toughness")
    modifies = any(str(v)[:1] in "+-−" and str(v) not in (HYPHEN, "") for v in (attack, toughness) if v is not None)
    turned = []
    sides = said.get("turned", ())
    for i, side in enumerate(sides if isinstance(sides, list | tuple) else (sides,)):
        if not isinstance(side, Mapping):
            raise DefinitionError(f"{name}: a transformed side is what a card is, not {side!r}")
        inner, more = made_up(str(side.get("name", name)), {**side, "type": "character"}, f"{no} turned {i + 1}")
        turned.append(inner)
        found += more
    own = tuple(a.key for a in found if a.key.startswith(f"{no}/"))
    card = Card(
        no, name, kind, _count(said.get("node", 0)), _cost(said.get("cost", 0)), str(said.get("spiritualist", "")),
        _words(said.get("races", ())), _alternate(said.get("alternate", {})), int(said.get("graze", 0)),
        _count(attack), _count(toughness), modifies, tuple(map(keyword, _words(said.get("keywords", ())))),
        _words(said.get("fixed", ())), own, True, tuple(turned), NULLITY in (said.get("node"), said.get("cost")),
    )  # fmt: skip
    return card, (*found, *(m for a in found for m in a.modes))


def _count(value: Any) -> int | None:
    if value == NULLITY:
        return 0
    text = str(value).replace("−", "-")
    if value is None or text == HYPHEN:
        return None
    try:
        return int(text)
    except ValueError:
        raise DefinitionError(f"{value!r} is no number") from None


def _cost(value: Any) -> int | str | None:
    return VARIABLE if str(value) == VARIABLE else _count(value)


def _words(value: Any) -> tuple[str, ...]:
    return tuple(str(v) for v in value) if isinstance(value, list | tuple) else (str(value),) if value else ()


def _alternate(value: Any) -> tuple[tuple[str, int], ...]:
    if not isinstance(value, Mapping):
        return tuple((race, 1) for race in _words(value))
    return tuple((str(race), int(n)) for race, n in value.items())


def keyword(text: str) -> Keyword:
    """A keyword as it is written: `速攻`, `マナチャージ(1)`, `連結(霊夢+魔理沙)`."""
    name, _, rest = text.replace("（", "(").replace("）", ")").partition("(")
    parts = rest.rstrip(")").replace("＋", "+").replace("、", "+").replace(",", "+")
    return Keyword(name.strip(), tuple(p.strip().strip("「」") for p in parts.split("+") if p.strip()))
