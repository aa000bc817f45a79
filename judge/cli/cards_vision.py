"""`judge cards --game vision`: what is printed on the cards, and whether their effects are written."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from judge.cli.files import wrong
from judge.cli.lang import told
from judge.cli.say import say
from judge.report.columns import table
from judge.vision.cards import index
from judge.vision.cards.facts import TYPES, Amount, Card, Side
from judge.vision.cards.facts import cards as all_cards
from judge.vision.cards.keywords import clauses, title
from judge.vision.cards.written import written

HEADS = ("number", "name", "type", "node", "cost", "races", "graze", "strength", "keywords", "written")


def show_list(wanted: str | None, form: str) -> None:
    """The cards of a set, or all."""
    found = [card for card in all_cards().values() if wanted is None or wanted.upper() in card.sets]
    if not found:
        sets = sorted({name for card in all_cards().values() for name in card.sets}, key=lambda n: (n[:2], int(n[2:])))
        _wrong(f"there is no set {wanted!r}", f"sets are {', '.join(sets)}")
    _listed(found, form)


def show_search(word: str, form: str) -> None:
    """The cards in whose number or name a word occurs. Exit status 1 where there are none."""
    found = index.matching(word)
    if found or form == "json":
        _listed(found, form)
    if not found:
        hint = index.nearest(word)
        say(told(f"no card of vision has {word!r} in its number or its names{hint and f'; {hint}'}"), err=True)
        sys.exit(1)


def show(names: Sequence[str], form: str, lang: str) -> None:
    """Cards by number or name; a name that several cards bear shows them all."""
    together = " ".join(names)
    asked = (together,) if index.find(together) else names
    found = [card for name in asked for card in _called(name)]
    if form == "json":
        say(json.dumps([record(card) for card in found], ensure_ascii=False, indent=2))
    else:
        say("\n\n".join(described(card, lang) for card in found))


def check_deck(file: str, form: str) -> None:
    """Whether the deck of a file may be played: its cards by type, and how many have effects that are not written."""
    from judge.text.source import read
    from judge.vision.cards.decks import read_deck

    root, problems = read(file)
    if root is None or problems:
        wrong(problems)
    deck, problems = read_deck(root)
    if deck is None:
        wrong(problems)
    unwritten = list(dict.fromkeys(card.number for card in (*deck.cards, *deck.sideboard) if not written(card)))
    if form == "json":
        numbers = {key: Counter(card.number for card in getattr(deck, key)) for key in ("cards", "sideboard")}
        say(json.dumps({"deck": deck.title, **numbers, "unwritten": unwritten}, ensure_ascii=False, indent=2))
        return
    lines = [f"{deck.title or 'The deck'}: may be played, {len(deck.cards)} cards, {len(deck.sideboard)} beside them"]
    groups = [(kind, [card for card in deck.cards if card.type == kind]) for kind in TYPES]
    for label, cards in (*groups, ("sideboard", list(deck.sideboard))):
        counted = Counter(cards)
        said = ", ".join(f"{card.name} ({card.number})" + (f"×{n}" if n > 1 else "") for card, n in counted.items())
        lines += [f"  {label:<11} {said}"] if cards else []
    lines += [f"  not written {', '.join(unwritten)}"] if unwritten else []
    say("\n".join(lines))


def record(card: Card) -> dict[str, Any]:
    """A card as plain data; what it does not have is left out, but for a required node or cost that is a hyphen."""
    told: dict[str, Any] = {
        "number": card.number,
        "name": card.name,
        "type": card.type,
        "node": card.node,
        "cost": card.cost,
        "spiritualist": card.spiritualist,
        "races": list(card.races),
        "alternate": [{"race": race, "number": number} for race, number in card.alternate],
        "graze": card.graze,
        "attack": card.attack,
        "toughness": card.toughness,
        "modifies": card.modifies or None,
        "keywords": [
            {"name": word.name, "about": list(word.about), "fixed": word.name in card.fixed,
             "clauses": list(clauses(word.name))} for word in card.keywords
        ],
        "range": card.range,
        "duration": card.duration,
        "turned": _side(card.turned) if card.turned else None,
        "sets": list(card.sets),
        "same": card.same,
    }  # fmt: skip
    kept = {key: value for key, value in told.items() if value not in (None, "", []) or key in ("node", "cost")}
    return kept | {"text": card.text, "deck": card.deck, "written": written(card)}


def described(card: Card, lang: str) -> str:
    """A card for people to read, some lines long."""
    lines = [f"{card.name}  ({card.number})"]
    rows = [
        ("type", card.type),
        ("node, cost", f"{_printed(card.node)}, {_printed(card.cost)}"),
        ("user", card.spiritualist),
        ("races", ", ".join(card.races)),
        ("alternate", ", ".join(f"{race}×{number}" for race, number in card.alternate)),
        ("graze", _printed(card.graze) if card.graze is not None else ""),
        ("modifies" if card.modifies else "strength", card.strength),
        *(("keyword", _keyword(card, at, lang)) for at in range(len(card.keywords))),
        ("range", " ".join(filter(None, (card.range, card.duration)))),
        ("transformed", _told(card.turned) if card.turned else ""),
        ("deck", "" if card.deck else "may not go into a deck"),
        ("sets", ", ".join(card.sets)),
        ("counts as", card.same),
        ("also", ", ".join(one.number for one in index.find(card.name) if one.number != card.number)),
        ("effects", _effects(card)),
    ]
    return "\n".join([*lines, *(f"  {label:<11} {value}" for label, value in rows if value)])


def _effects(card: Card) -> str:
    if not card.text and not (card.turned and card.turned.text):
        return "none: it has no text besides keywords"
    return "written" if written(card) else "not written yet"


def _keyword(card: Card, at: int, lang: str) -> str:
    word = card.keywords[at]
    name = title(word.name, lang)
    called = f" {name}" if name != word.name else ""
    where = ", ".join(clauses(word.name))
    return f"{f'【{word}】' if word.name in card.fixed else word}{called} ({where})"


def _told(side: Side) -> str:
    parts = (side.name, "/".join(side.races), f"graze {side.graze}", f"{side.attack}/{side.toughness}",
             *map(str, side.keywords))  # fmt: skip
    return ", ".join(filter(None, parts))


def _side(side: Side) -> dict[str, Any]:
    return {
        "name": side.name, "races": list(side.races), "graze": side.graze, "attack": side.attack,
        "toughness": side.toughness, "keywords": [str(word) for word in side.keywords], "text": side.text,
    }  # fmt: skip


def _listed(found: Iterable[Card], form: str) -> None:
    if form == "json":
        say(json.dumps([record(card) for card in found], ensure_ascii=False, indent=2))
        return
    rows = [
        (card.number, card.name, card.type, _printed(card.node), _printed(card.cost), "/".join(card.races),
         "" if card.graze is None else str(card.graze), card.strength,
         " ".join(word.name if word.name == "連結" else str(word) for word in card.keywords),
         "yes" if written(card) else "no") for card in found
    ]  # fmt: skip
    say("\n".join(table(HEADS, rows)))


def _called(name: str) -> list[Card]:
    found = index.find(name)
    if not found:
        _wrong(f"no card of vision is called {name!r}", index.nearest(name))
    return found


def _printed(value: Amount) -> str:
    return "-" if value is None else str(value)


def _wrong(message: str, hint: str) -> NoReturn:
    from judge.text.errors import Place, Problem

    wrong([Problem.at(Place("<arguments>"), "J400", message, hint)])
