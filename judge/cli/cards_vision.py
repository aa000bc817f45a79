"""`judge cards --game vision`: what is printed on the cards, and whether their effects are written."""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any, NoReturn

from judge.cli.files import wrong
from judge.cli.lang import translated
from judge.cli.say import say
from judge.messages import messages
from judge.report.columns import padded, table, width
from judge.report.gists import cites
from judge.vision.cards import index
from judge.vision.cards.facts import TYPES, Amount, Card, Side
from judge.vision.cards.facts import cards as all_cards
from judge.vision.cards.keywords import clauses, title
from judge.vision.cards.written import written
from judge.vision.messages import WORDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

COLUMNS = ("number", "name", "type", "node", "cost", "races", "graze", "strength", "keywords", "written")


def show_list(wanted: str | None, form: str, lang: str) -> None:
    """The cards of a set, or all."""
    found = [card for card in all_cards().values() if wanted is None or wanted.upper() in card.sets]
    if not found:
        sets = sorted({name for card in all_cards().values() for name in card.sets}, key=lambda n: (n[:2], int(n[2:])))
        _wrong(f"there is no set {wanted!r}", f"sets are {', '.join(sets)}")
    _listed(found, form, lang)


def show_search(word: str, form: str, lang: str) -> None:
    """The cards in whose number or name a word occurs. Exit status 1 where there are none."""
    found = index.matching(word)
    if found or form == "json":
        _listed(found, form, lang)
    if not found:
        hint = index.nearest(word)
        say(translated(f"no card of vision has {word!r} in its number or its names{hint and f'; {hint}'}"), err=True)
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


def check_deck(file: str, form: str, lang: str) -> None:
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
    tell = spoken(lang)
    lines = [tell("legal", deck=deck.title or tell("the_deck"), n=len(deck.cards), beside=len(deck.sideboard))]
    groups = [(tell(f"kind-{kind}"), [card for card in deck.cards if card.type == kind]) for kind in TYPES]
    for label, cards in (*groups, (tell("sideboard"), list(deck.sideboard))):
        counted = Counter(cards)
        said = ", ".join(f"{card.name} ({card.number})" + (f"×{n}" if n > 1 else "") for card, n in counted.items())
        lines += [f"  {padded(label, 14)} {said}"] if cards else []
    lines += [f"  {padded(tell('not_written'), 14)} {', '.join(unwritten)}"] if unwritten else []
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
    said = spoken(lang)
    lines = [f"{card.name}  ({card.number})"]
    reach = [said(f"{key}-{word}") for key, word in (("range", card.range), ("duration", card.duration)) if word]
    rows = [
        ("type", said(f"kind-{card.type}")),
        ("node_cost", f"{_printed(card.node)}, {_printed(card.cost)}"),
        ("user", card.spiritualist),
        ("races", ", ".join(card.races)),
        ("alternate", ", ".join(f"{race}×{number}" for race, number in card.alternate)),
        ("graze", _printed(card.graze) if card.graze is not None else ""),
        ("modifies" if card.modifies else "strength", card.strength),
        *(("keyword", _keyword(card, at, lang)) for at in range(len(card.keywords))),
        ("reach", " ".join(reach)),
        ("transformed", _told(card.turned, said) if card.turned else ""),
        ("deck", "" if card.deck else said("no_deck")),
        ("sets", ", ".join(card.sets)),
        ("same", card.same),
        ("also", ", ".join(one.number for one in index.find(card.name) if one.number != card.number)),
        ("effects", said(_effects(card))),
    ]
    told = [(said(label), value) for label, value in rows if value]
    wide = max(width(label) for label, _ in told)
    return "\n".join([*lines, *(f"  {padded(label, wide)} {value}" for label, value in told)])


def spoken(lang: str) -> Callable[..., str]:
    """What says the messages of lists and pages of cards."""
    return messages(lang, WORDS).under("card")


def _effects(card: Card) -> str:
    if not card.text and not (card.turned and card.turned.text):
        return "no_text"
    return "effects_written" if written(card) else "effects_unwritten"


def _keyword(card: Card, at: int, lang: str) -> str:
    word = card.keywords[at]
    name = title(word.name, lang)
    called = f" {name}" if name != word.name else ""
    where = cites(clauses(word.name), lang)
    return f"{f'【{word}】' if word.name in card.fixed else word}{called} ({where})"


def _told(side: Side, said: Callable[..., str]) -> str:
    parts = (side.name, "/".join(side.races), said("side_graze", n=side.graze), f"{side.attack}/{side.toughness}",
             *map(str, side.keywords))  # fmt: skip
    return ", ".join(filter(None, parts))


def _side(side: Side) -> dict[str, Any]:
    return {
        "name": side.name, "races": list(side.races), "graze": side.graze, "attack": side.attack,
        "toughness": side.toughness, "keywords": [str(word) for word in side.keywords], "text": side.text,
    }  # fmt: skip


def _listed(found: Iterable[Card], form: str, lang: str) -> None:
    if form == "json":
        say(json.dumps([record(card) for card in found], ensure_ascii=False, indent=2))
        return
    said = spoken(lang)
    rows = [
        (card.number, card.name, said(f"kind-{card.type}"), _printed(card.node), _printed(card.cost),
         "/".join(card.races), "" if card.graze is None else str(card.graze), card.strength,
         " ".join(word.name if word.name == "連結" else str(word) for word in card.keywords),
         said("yes" if written(card) else "no")) for card in found
    ]  # fmt: skip
    say("\n".join(table([said(key) for key in COLUMNS], rows)))


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
