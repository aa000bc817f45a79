"""Cards made up in the file (`cards_adhoc`)."""

from __future__ import annotations

from collections.abc import Iterable

from judge.furuyoni.file.model import UNKNOWN, AdHoc
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.light import regex
from judge.text.errors import Problem
from judge.text.nodes import Node, Text

TYPES = ("attack", "action", "enhancement", "variable")
SUBTYPES = ("reaction", "throughout", "variable")
PATTERNS = {
    "range": (regex(r"\d{1,2}(-\d{1,2})?(,\d{1,2}(-\d{1,2})?)*"), "like `3-4` or `1,3,5`"),
    "damage": (regex(r"(\d{1,2}|-|X)/(\d{1,2}|-|X)"), "aura/life, like `2/1`, `-/1` or `X/X`"),
    "charge": (regex(r"\d{1,2}|X"), "a number or X"),
    "cost": (regex(r"\d{1,2}|X"), "a number or X"),
}
KEYS = ("class", "type", "subtype", *PATTERNS, "megami", "copies", "abilities")


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
    facts = node.known(KEYS, problems, f"the card {name!r}")

    def word(fact: str, known: Iterable[str]) -> str | None:
        return facts[fact].as_word(problems, f"{name}: {fact}", known) if fact in facts else None

    def printed(fact: str) -> str | None:
        if fact not in facts:
            return None
        pattern, form = PATTERNS[fact]
        text = facts[fact].as_text(problems, f"{name}: {fact}")
        if text is not None and not pattern.fullmatch(text.replace(" ", "")):
            problems.append(facts[fact].problem("J104", f"{name}: {fact} cannot be {text!r}", form))
        return text.replace(" ", "") if text else None

    copies = facts["copies"].as_int(problems, f"{name}: copies", 1, 40) if "copies" in facts else 1
    card = AdHoc(
        name=name,
        place=key.place,
        klass=word("class", words.classes) or "normal",
        type=word("type", TYPES),
        subtype=word("subtype", SUBTYPES),
        range=printed("range"),
        damage=printed("damage"),
        charge=printed("charge"),
        cost=printed("cost"),
        megami=(facts["megami"].as_text(problems, f"{name}: megami") or "") if "megami" in facts else "",
        copies=copies or 1,
        abilities=facts.get("abilities"),
        words=words,
    )
    for fact, value in (("range", card.range), ("damage", card.damage)):
        if card.type == "attack" and value is None and fact not in facts:
            problems.append(key.problem("J104", f"the attack {name!r} has no {fact}", f"add `{fact}:`"))
    return card
