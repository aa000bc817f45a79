"""The cards of 東方VISION by name (`judge.port.library.Library`)."""

from __future__ import annotations

from functools import cache

from judge.messages import messages
from judge.port.library import CARD, Topic
from judge.vision.cards import facts as printed
from judge.vision.cards import index
from judge.vision.cards.keywords import title
from judge.vision.messages import WORDS


@cache
def topics() -> tuple[Topic, ...]:
    """The cards in the order of their numbers; a PR card that counts as another is not one by itself."""
    own = (card for card in printed.cards().values() if not card.same)
    return tuple(Topic(CARD, card.number, {"ja": card.name}, tuple(index.called(card))) for card in own)


def line(id: str, lang: str) -> str:
    """A card in one line: what is printed on it."""
    told = [value if not label else f"{label} {value}" for label, value in facts(id, lang)]
    return " · ".join(told)


def facts(id: str, lang: str) -> tuple[tuple[str, str], ...]:
    """What is printed on a card, its text apart, each with the word for it."""
    card = index.card(id)
    words = ", ".join(str(word._replace(name=title(word.name, lang))) for word in card.keywords)
    alternate = ", ".join(f"{race}×{n}" for race, n in card.alternate)
    told = (
        ("", _TYPES[card.type].get(lang) or messages(lang, WORDS).say(f"card-kind-{card.type}")),
        ("required_node", _number(card.node)),
        ("cost", _number(card.cost)),
        ("spiritualist", card.spiritualist),
        ("race", "/".join(card.races)),
        ("alternate_race", alternate),
        ("graze", "" if card.graze is None else str(card.graze)),
        ("combat_modifier" if card.modifies else "combat_values", card.strength),
        ("", words),
    )
    return tuple((_term(key, lang) if key else "", value) for key, value in told if value)


def abilities(id: str, lang: str) -> tuple[str, ...]:
    """Nothing: what cards do is not read back here."""
    return ()


_CALLED = {
    "required_node": "node", "cost": "cost", "spiritualist": "user", "race": "races", "alternate_race": "alternate",
    "graze": "graze", "combat_modifier": "modifies", "combat_values": "strength",
}  # fmt: skip
"""What terms that the glossary does not have in a language are called in lists of cards."""
_TYPES = {
    "character": {"ja": "キャラクターカード"},
    "spell": {"ja": "スペルカード"},
    "command": {"ja": "コマンドカード"},
}


def _number(value: printed.Amount) -> str:
    return "-" if value is None else str(value)


def _term(key: str, lang: str) -> str:
    found = _terms().get(key, {})
    return found.get(lang) or messages(lang, WORDS).say(f"card-{_CALLED[key]}")


@cache
def _terms() -> dict[str, dict[str, str]]:
    from judge.data import load, rulebook

    (terms,) = load([rulebook() / "vision" / "glossary.yaml"])
    assert isinstance(terms, dict)
    return {key: {lang: str(word) for lang, word in value.items()} for key, value in terms.items()
            if isinstance(value, dict)}  # fmt: skip
