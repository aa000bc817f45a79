"""Cards made up in the file (`cards_adhoc`)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judge.furuyoni.file.model import UNKNOWN, AdHoc
from judge.furuyoni.vocab import CORE, KEPT, Vocabulary
from judge.text.fields import Field, Number, Prose, Raw, Shaped, Table, Word, anything

if TYPE_CHECKING:
    from judge.text.errors import Problem
    from judge.text.nodes import Node, Text

TYPES = ("attack", "action", "enhancement", "variable")
SUBTYPES = ("reaction", "throughout", "variable")
NUMBER = r"^([0-9]{1,2}|X)$"
RANGE = r"^[0-9]{1,2}( *- *[0-9]{1,2})?( *, *[0-9]{1,2}( *- *[0-9]{1,2})?)*$"
DAMAGE = r"^([0-9]{1,2}|-|X) */ *([0-9]{1,2}|-|X)$"
MOST = 99


def _printed(pattern: str, form: str, most: int | None = MOST) -> Field:
    """What a card prints, and how it is written."""

    def wrong(at: Node, text: str, what: str) -> Problem:
        name, _, fact = what.rpartition(": ")
        return at.problem("J104", f"{name}: {fact} cannot be {text!r}", form)

    return Field(Shaped(pattern, wrong, most=most), form)


@lru_cache(KEPT)
def table(words: Vocabulary = CORE) -> Table:
    """What a file says of a card of its own."""
    return Table("the card", {
        "class": Field(Word(words.classes), "The class of card", "normal"),
        "type": Field(Word(TYPES), "The type of card"),
        "subtype": Field(Word(SUBTYPES), "The subtype"),
        "range": _printed(RANGE, "like `3-4` or `1,3,5`"),
        "damage": _printed(DAMAGE, "aura/life, like `2/1`, `-/1` or `X/X`", None),
        "charge": _printed(NUMBER, "a number or X"),
        "cost": _printed(NUMBER, "a number or X"),
        "megami": Field(Prose(), "The megami it belongs to", ""),
        "copies": Field(Number(1, 40), "How many there are of it", 1),
        "abilities": Field(Raw(anything), "Effects, in the effect vocabulary"),
    })  # fmt: skip


def read_adhoc(node: Node, problems: list[Problem], words: Vocabulary = CORE) -> dict[str, AdHoc]:
    """The cards under `cards_adhoc`, by name."""
    cards: dict[str, AdHoc] = {}
    for key, facts in (node.as_map(problems, "cards_adhoc") or {}).items():
        if key.text == UNKNOWN:
            problems.append(key.problem("J104", "`?` is the unknown card and cannot be defined", "give it a name"))
        elif (card := _card(key, facts, problems, words)) is not None:
            cards[key.text] = card
    return {name: card._replace(siblings=(*cards,)) for name, card in cards.items()}


def _card(key: Text, node: Node, problems: list[Problem], words: Vocabulary) -> AdHoc | None:
    name = key.text
    if node.as_map(problems, f"the card {name!r}") is None:
        return None
    facts = table(words).read(node, problems, f"the card {name!r}", head=f"{name}: ")

    def printed(fact: str) -> str | None:
        text: str | None = facts.get(fact)
        return text.replace(" ", "") if text else None

    card = AdHoc(
        name=name,
        place=key.place,
        klass=facts.get("class"),
        type=facts.get("type"),
        subtype=facts.get("subtype"),
        range=printed("range"),
        damage=printed("damage"),
        charge=printed("charge"),
        cost=printed("cost"),
        megami=facts.get("megami"),
        copies=facts.get("copies"),
        abilities=facts.get("abilities"),
        words=words,
    )
    for fact, value in (("range", card.range), ("damage", card.damage)):
        if card.type == "attack" and value is None and fact not in facts:
            problems.append(key.problem("J104", f"the attack {name!r} has no {fact}", f"add `{fact}:`"))
    return card
