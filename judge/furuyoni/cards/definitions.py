"""Card definitions: the printed facts of a card joined with its effects, which lie in `megami/<name>/effects.yaml`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any

from judge.data import load
from judge.engine.data import EMPTY
from judge.engine.tree import Node, num
from judge.furuyoni.cards.facts import PRINTINGS, Amount, Card, cards_of, effects_file, home
from judge.furuyoni.cards.names import fold
from judge.furuyoni.effects.abilities import BOTH, FACES, LYING, SIDES, Ability, CardDef, Users, one_or_several
from judge.furuyoni.effects.vocabulary.compile import Compiler, EffectError, read_range
from judge.furuyoni.effects.vocabulary.problems import nearest
from judge.furuyoni.file.model import AdHoc, adhoc_number
from judge.furuyoni.vocab import seated

if TYPE_CHECKING:
    from judge.text.errors import Problem

UNKNOWN = "?"


@cache
def written(megami: str) -> Mapping[str, Any]:
    """What the effect file of a megami holds, by card number; nothing if it has none."""
    path = effects_file(megami)
    if not os.path.exists(path):
        return {}
    (data,) = load([path])
    return data if isinstance(data, dict) else {}


def text_of(number: str, megami: str, printing: str) -> Any:
    """The abilities of a card in a printing as they are written, or None where they are not written yet."""
    entry = written(megami).get(number)
    if not isinstance(entry, dict) or _faced(entry):
        return entry
    found = None
    for name in PRINTINGS[: PRINTINGS.index(printing) + 1]:
        found = entry.get(name, found)
    return found


def is_executable(number: str, printing: str) -> bool:
    """Whether a card can be used in a printing: its effects are written, or it has no text at all."""
    return home(number) is not None and define(number, printing).scripted


def is_printed(number: str, printing: str) -> bool:
    """Whether a card is in a printing."""
    owner = home(number)
    return owner is not None and number in cards_of(owner, printing)


def amount(value: Amount) -> Node | None:
    """A printed number as a node; a letter is what the use of the card fixed."""
    if value is None:
        return None
    return num(value) if isinstance(value, int) else Node("fact", {"path": f"this.{str(value).lower()}"})


@cache
def define(number: str, printing: str) -> CardDef:
    """The definition of a real card in a printing. Raises KeyError, EffectError."""
    from judge.furuyoni.cards.index import Cards

    card: Card = Cards().card(number, printing)
    text = text_of(number, card.megami, printing)
    compiler = Compiler(number, known=seated.of((card.megami,)))
    faces = {face: compiler.abilities(list(text[face]), mark=f"{face}.") for face in text} if _faced(text) else {}
    abilities = compiler.abilities(text) if text is not None and not faces else tuple(chain(*faces.values()))
    damage = card.damage
    whole = CardDef(
        number, card.names, card.klass, card.type or "none", card.subtype, _users(card),
        card.range if isinstance(card.range, tuple) else (),
        amount(damage.aura) if damage else None, amount(damage.life) if damage else None,
        amount(card.charge), amount(card.cost), abilities, compiler.created,
        scripted=text is not None or (card.blank and card.open is None), printed=printed(card),
        mimics=copied_from(abilities), keeps_own=keeps_own(abilities), framed=in_frames(abilities),
        vowed=in_vows(abilities), users_by=card.users_by, listed=card.megami if card.users_by else "",
        errata={card.erratum.clause: card.erratum.editions} if card.erratum else EMPTY,
    )  # fmt: skip
    if not faces:
        return whole
    own = {face: (*faces.get(face, ()), *faces.get(BOTH, ())) for face in FACES}
    if card.back is not None:
        up, down = (whole._replace(abilities=own[face]) for face in LYING)
        back = {**printed(card), "steps": card.back.steps}
        return whole._replace(faces={"up": up, "down": down._replace(names=card.back.names, printed=back)})
    if card.open is None:
        return whole
    side = card.open
    turned = whole._replace(
        range=side.range if isinstance(side.range, tuple) else (), abilities=own["open"],
        aura=amount(side.damage.aura) if side.damage else None, life=amount(side.damage.life) if side.damage else None,
    )  # fmt: skip
    closed = whole._replace(abilities=own["closed"])
    return whole._replace(faces=dict(zip(SIDES, (closed, turned), strict=True)))


def _faced(text: Any) -> bool:
    """Whether abilities are written face by face."""
    return isinstance(text, Mapping) and {*text} <= {*FACES, BOTH}


def printed(card: Card) -> Mapping[str, Any]:
    """What is printed on a card beside what every card may bear, by the key of its facts."""
    found = {key: getattr(card, key) for key in ("growth", "lie", "steps", "lacerations", "investable", "open", "back")}
    return {key: value for key, value in found.items() if value}


def copied_from(abilities: tuple[Ability, ...]) -> str:
    """Where what a card is a copy of by its own text lies: under the card of a number, in a zone; "": it is none."""
    data = next((ability.data for ability in abilities if ability.does == "copy"), None)
    return "" if data is None else str(data.get("under") or data["of"])


def keeps_own(abilities: tuple[Ability, ...]) -> bool:
    """Whether such a card keeps its user and its text beside its name."""
    return any(bool(ability.data.get("own")) for ability in abilities if ability.does == "copy")


def in_frames(abilities: tuple[Ability, ...]) -> bool:
    """Whether some of the abilities stand in frames."""
    return any(ability.frame is not None for ability in abilities)


def in_vows(abilities: tuple[Ability, ...]) -> bool:
    """Whether some of the abilities stand in vows."""
    return any(ability.vow is not None for ability in abilities)


def _users(card: Card) -> Users:
    return one_or_several(card.users)


def unknown(klass: str) -> CardDef:
    """A card of which only the class is known."""
    return CardDef(f"{UNKNOWN}:{klass}", {"en": UNKNOWN}, klass, "unknown", None, "")


def define_adhoc(card: AdHoc) -> tuple[CardDef | None, list[Problem]]:
    """The definition of a card made up in a scenario, or what is wrong with its abilities."""
    own = {fold(name): adhoc_number(name) for name in (card.name, *card.siblings)}
    compiler = Compiler(card.number, own, card.words)
    abilities: tuple[Ability, ...] = ()
    if card.abilities is not None:
        try:
            abilities = compiler.abilities(card.abilities.plain())
        except EffectError as error:
            place = nearest(card.abilities, error.trail)
            return None, [place.problem("J410", f"{card.name}: {error}", error.hint)]
    sides = [_printed(part) for part in (card.damage or "").split("/")] if card.damage else [None, None]
    return CardDef(
        card.number, card.names, card.klass, card.type or "action", card.subtype, card.megami,
        read_range(card.range) if card.range else (), sides[0], sides[1], _printed(card.charge), _printed(card.cost),
        abilities, compiler.created, mimics=copied_from(abilities), keeps_own=keeps_own(abilities),
        framed=in_frames(abilities),
        vowed=in_vows(abilities),
    ), []  # fmt: skip


def _printed(text: str | None) -> Node | None:
    if text is None or text == "-":
        return None
    return num(int(text)) if text.isdigit() else Node("fact", {"path": f"this.{text.lower()}"})
