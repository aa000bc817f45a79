"""The cards that a file may name: those of the catalogue by name or number, and those that the file makes up."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.text.fields import Field, Raw, Table, Word
from judge.text.schema import Schema, any_of, listing, number, word
from judge.vision.cards.keywords import BOTH, headings
from judge.vision.effects.check import wrong
from judge.vision.effects.expression import ExpressionError
from judge.vision.effects.vocabulary import VocabularyError, abilities
from judge.vision.model import NO_RACE, RACES, TYPES, VARIABLE, Card, Keyword

if TYPE_CHECKING:
    from judge.vision.effects.ability import Ability

LISTED = ("effects", "gives")
NUMBERED = ("マナチャージ", "抵抗", "維持コスト", "加護")
"""Keywords with a number in brackets."""
HYPHEN = "-"
NULLITY = "Nullity"
"""What stands for a required node and a cost of 0 (2.4.4)."""


def _count_of(pattern: str, least: int = 0) -> Raw:
    """A number that a card has printed, as an editor sees it."""
    return Raw(lambda: {"type": ["integer", "string"], "minimum": least, "maximum": 999, "pattern": pattern})


def _some(one: Schema) -> Raw:
    """One of these, or several."""
    return Raw(lambda: any_of(one, listing(one)))


def _races_told() -> Schema:
    return word((*RACES, NO_RACE))


def _alternates() -> Schema:
    several: Schema = {"propertyNames": _races_told(), "additionalProperties": number(0, 999)}
    return any_of(_races_told(), listing(_races_told()), {"type": "object", **several})


def _sides() -> Schema:
    return any_of({"type": "object"}, listing({"type": "object"}))


WHOLE = rf"^([0-9]{{1,3}}|{HYPHEN}|{NULLITY})$"
COUNT = rf"^([+−-]?[0-9]{{1,3}}|{HYPHEN}|{NULLITY})$"
TEXTS = _some({"type": "string"})
EFFECTS = Raw(lambda: listing({"type": "object"}))
TABLE = Table("a card", {
    "type": Field(Word(TYPES), "The type of card", "character"),
    "node": Field(_count_of(WHOLE), "The required node"),
    "cost": Field(_count_of(WHOLE.replace("(", f"({VARIABLE}|", 1)), "The cost"),
    "spiritualist": Field(Raw(lambda: {"type": ["string", "integer"]}), "The spiritualist"),
    "races": Field(_some(_races_told()), "The races"),
    "alternate": Field(Raw(_alternates), "The races of which characters may be sent instead, and how many of each"),
    "graze": Field(_count_of(WHOLE), "The graze"),
    "attack": Field(_count_of(COUNT, -999), "The attack, or with a sign what it adds"),
    "toughness": Field(_count_of(COUNT, -999), "The toughness, or with a sign what it adds"),
    "keywords": Field(TEXTS, "The keywords"),
    "fixed": Field(TEXTS, "Fixed abilities"),
    "effects": Field(EFFECTS, "Effects, in the effect vocabulary"),
    "turned": Field(Raw(_sides), "Its other sides, each as a card"),
    "name": Field(Raw(lambda: {"type": ["string", "integer"]}), "What another side is called"),
    "gives": Field(EFFECTS, "Effects that it gives to other cards"),
})  # fmt: skip
"""What a file says of a card that it makes up."""
KEYS = (*TABLE.fields,)


class DefinitionError(VocabularyError):
    """What is said of a card is none of what a card can be."""


def made_up(name: str, said: Mapping[str, Any], no: str = "") -> tuple[Card, tuple[Ability, ...]]:
    """A card as a file makes it up, with its effects. Raises DefinitionError."""
    kind = str(said.get("type", "character"))
    if kind not in TYPES:
        raise DefinitionError(f"a card is one of {', '.join(TYPES)}, not {kind!r}", kind, TYPES)
    no = no or f"adhoc {name}"
    for key in LISTED:
        if not isinstance(said.get(key, []), list):
            raise DefinitionError(f"{name}: {key} is a list, not {said[key]!r}")
    try:
        found = abilities(no, said.get("effects", ())) + abilities(f"{no} gives", said.get("gives", ()))
    except (VocabularyError, ExpressionError) as error:
        raise _of(name, error) from None
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise DefinitionError(f"{name}: its effects are not in the form of effects ({error})") from None
    unknown = wrong(found, (f"{no} gives", f"{name} gives"))
    if unknown is not None:
        raise _of(name, unknown)
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
        no, name, kind, _whole(said.get("node", 0)), _cost(said.get("cost", 0)), _text(said.get("spiritualist", "")),
        _races(said.get("races", ())), _alternate(said.get("alternate", {})), _whole(said.get("graze", 0)) or 0,
        _count(attack), _count(toughness), modifies, tuple(map(_keyword, _words(said.get("keywords", ())))),
        _words(said.get("fixed", ())), own, True, tuple(turned), NULLITY in (said.get("node"), said.get("cost")),
    )  # fmt: skip
    return card, (*found, *(m for a in found for m in a.modes))


def _of(name: str, error: VocabularyError | ExpressionError) -> DefinitionError:
    """What is wrong with the effects of a card."""
    word, known = (error.word, error.known) if isinstance(error, VocabularyError) else ("", ())
    return DefinitionError(f"{name}: {error}", word, known)


def _count(value: Any) -> int | None:
    if value == NULLITY:
        return 0
    text = str(value).replace("−", "-")
    if value is None or text == HYPHEN:
        return None
    if not re.fullmatch(r"[+-]?\d{1,3}", text):
        raise DefinitionError(f"{value!r} is no number that a card can have printed")
    return int(text)


def _text(value: Any) -> str:
    if isinstance(value, list | Mapping):
        raise DefinitionError(f"{value!r} is no name")
    return str(value)


def _cost(value: Any) -> int | str | None:
    return VARIABLE if str(value) == VARIABLE else _whole(value)


def _whole(value: Any) -> int | None:
    found = _count(value)
    if found is not None and found < 0:
        raise DefinitionError(f"{value!r} is less than 0")
    return found


def _words(value: Any) -> tuple[str, ...]:
    return tuple(map(_text, value)) if isinstance(value, list | tuple) else (_text(value),) if value else ()


def _races(value: Any) -> tuple[str, ...]:
    found = _words(value)
    for one in found:
        if one not in (*RACES, NO_RACE):
            raise DefinitionError(f"there is no race {one!r}; there are {', '.join(RACES)}", one, RACES)
    return found


def _alternate(value: Any) -> tuple[tuple[str, int], ...]:
    if not isinstance(value, Mapping):
        return tuple((race, 1) for race in _races(value))
    return tuple((race, _whole(n) or 0) for race, n in zip(_races(tuple(value)), value.values(), strict=True))


def _keyword(text: str) -> Keyword:
    """A keyword that there is. Raises DefinitionError."""
    found, known = keyword(text), (*headings(), *BOTH)
    if found.name not in known:
        raise DefinitionError(f"there is no keyword {found.name!r}; there are {', '.join(known)}", found.name, known)
    if found.name in NUMBERED and not (len(found.about) == 1 and found.about[0].isdigit()):
        raise DefinitionError(f"{found.name} has one number in brackets, like {found.name}(1)")
    return found


def keyword(text: str) -> Keyword:
    """A keyword as it is written: `速攻`, `マナチャージ(1)`, `連結(霊夢+魔理沙)`."""
    name, _, rest = text.replace("（", "(").replace("）", ")").partition("(")
    parts = rest.rstrip(")").replace("＋", "+").replace("、", "+").replace(",", "+")
    return Keyword(name.strip(), tuple(p.strip().strip("「」") for p in parts.split("+") if p.strip()))
