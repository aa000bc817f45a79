"""Cards put into words and rows. Everything here reads facts; nothing decides."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from judge.cli.lang import translated as of_cli
from judge.furuyoni.cards.facts import PRINTINGS, Card, cards_of, print_range
from judge.furuyoni.cards.index import Cards, executable
from judge.furuyoni.cards.items import on_card
from judge.furuyoni.cards.pools import bringing, versions
from judge.furuyoni.file.speech import words
from judge.furuyoni.messages import WORDS
from judge.messages import LANGUAGES as TOLD
from judge.messages import bracketed, labelled, listed, messages, spaced
from judge.report.columns import columns, fitting, padded
from judge.report.gists import cites
from judge.report.words import apart, claims
from judge.scenario.translated import translated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from judge.furuyoni.cards.decks import Deck
    from judge.search.index import Entry

LANGUAGES = ("en", "ja", "ko", "zh")
COLUMNS = ("number", "name", "class", "type", "range", "damage", "charge", "cost", "lies", "executable")
MOST_RULINGS = 5
_CHANGEABLE = ("names", "type", "subtype", "range", "damage", "charge", "cost")


def name(card: Card, language: str) -> str:
    """The card's name in a language, in Japanese where it has none."""
    return card.names.get(language) or card.names.get("ja") or card.number


def record(card: Card, printing: str) -> dict[str, Any]:
    """A card as plain data; what a card does not have is left out."""
    side = card.open
    shown: dict[str, Any] = {
        "number": card.number,
        "id": card.id,
        "megami": card.megami,
        "version": card.version,
        "names": dict(card.names),
        "class": card.klass,
        "type": card.type,
        "subtype": card.subtype,
        "range": card.printed_range,
        "damage": str(card.damage) if card.damage else None,
        "charge": card.charge,
        "cost": card.cost,
        "lacerations": sorted(card.lacerations) or None,
        "open": {"range": print_range(side.range), "damage": str(side.damage)} if side and side.damage else None,
        "steps": card.steps,
        "growth": card.growth,
        "lie": card.lie or None,
        "investable": card.investable or None,
        "copies": card.copies if card.copies != 1 else None,
        "users": list(card.users),
        "lies": {version.id: _lies(version.id, card) for version in bringing(card.number)},
        "brought_by": card.brought_by,
        "exchanges_to": list(card.exchanges_to) or None,
        "aliases": list(card.aliases) or None,
        "executable": executable(card, printing),
        "unconfirmed": card.unconfirmed or None,
    }
    if card.erratum:
        one = card.erratum
        shown["erratum"] = {"clause": one.clause, "editions": list(one.editions), "what": one.what}
    if card.back:
        shown["back"] = {"id": card.back.id, "names": dict(card.back.names)}
        if card.back.steps is not None:
            shown["back"]["steps"] = card.back.steps
    return {key: value for key, value in shown.items() if value is not None}


def abilities_in_each(card: Card, printing: str) -> dict[str, list[str]]:
    """What each ability of a card does, in every language that effects are told in."""
    return {language: list(abilities(card, printing, language)) for language in TOLD}


def history(card: Card) -> list[dict[str, Any]]:
    """What later printings changed: the facts before and after, and the rest in words."""
    told: list[dict[str, Any]] = []
    for change in card.history:
        before = cards_of(card.megami, PRINTINGS[PRINTINGS.index(change.printing) - 1])[card.number]
        after = cards_of(card.megami, change.printing)[card.number]
        moved = {key: (_fact(before, key), _fact(after, key)) for key in _CHANGEABLE}
        facts = {key: {"from": old, "to": new} for key, (old, new) in moved.items() if old != new}
        line = {"printing": change.printing, "what": change.what, "facts": facts, "unconfirmed": change.unconfirmed}
        told.append(line)
    return told


def describe(card: Card, printing: str, language: str, held: Iterable[Entry]) -> str:
    """A card for people to read, some lines long; `held`: `files()`."""
    others = [other for other in LANGUAGES if other in card.names and other != language]
    lines = [f"{name(card, language)}  ({', '.join(dict.fromkeys(card.names[other] for other in others))})"]
    say = spoken(language)

    def line(key: str, value: str) -> str:
        return f"  {padded(key, 11)} {value}"

    doubt = f", {say('unconfirmed').upper()}" if card.unconfirmed else ""
    lines.append(line(say("number"), say("printed", number=card.number, printing=printing) + doubt))
    kind = (word_of(word, language) for word in (card.klass, card.subtype, card.type) if word)
    lines.append(line(say("card"), " ".join(kind)))
    lines += [line(say(key.replace(" ", "_")), value) for key, value in _values(card, language)]
    lines.append(line(say("user"), ", ".join(megami(one, language) for one in card.users) or say("none")))
    for version in bringing(card.number):
        lies = bracketed(word_of(_lies(version.id, card), language), cites([version.clause], language), language)
        lines.append(line(megami(version.id, language), lies))
    for change in history(card):
        lines.append(f"  {change['printing']:<11} {_told(change, language)}")
    if card.erratum:
        where = labelled(cites([card.erratum.clause], language), listed(card.erratum.editions, language), language)
        lines.append(line(say("erratum"), bracketed(_note(card.erratum.what, language), where, language)))
    if card.corrected:
        lines.append(line(say("corrected"), _note(card.corrected, language)))
    lines.append(line(say("executable"), say("yes" if executable(card, printing) else "unwritten")))
    lines += [line for text in abilities(card, printing, language) for line in text.splitlines()]
    for item in on_card(card.number):
        verdict = claims(language)(item.verdict) if language != "en" else item.verdict
        about = {"dated": item.dated, "verdict": verdict, "question": translated(item.question, item.file, language)}
        lines.append(f"  {say('item', item=item.id, **about)}")
        lines.append(f"    {translated(item.claimed, item.file, language)}")
    found = rulings(card, held)
    lines += [line(say("ruling"), labelled(one.name, one.head_in(language), language)) for one in found[:MOST_RULINGS]]
    if len(found) > MOST_RULINGS:
        lines.append(f"  {say('more', n=len(found) - MOST_RULINGS, number=card.number)}")
    return fitting("\n".join(lines))


def spoken(language: str) -> Callable[..., str]:
    """What says the messages of lists and pages of cards."""
    return messages(language, WORDS).under("card")


def word_of(key: str, language: str) -> str:
    """A word of the game in a language."""
    return key if language not in TOLD[1:] else words(language).get(key, key)


def megami(version: str, language: str) -> str:
    """A megami, or a version of her, by name; as files name her in English."""
    known = versions().get(version)
    if known is None or language not in TOLD[1:]:
        return version
    return known.names.get(language) or known.megami_names.get(language) or version


def heads(language: str) -> list[str]:
    """The heads of a list of cards."""
    return [spoken(language)(key) for key in COLUMNS]


def files() -> list[Entry]:
    """What the files of the project hold about the game."""
    from judge.floors import FLOORS
    from judge.search.index import entries

    return entries(FLOORS, "furuyoni")


def rulings(card: Card, held: Iterable[Entry]) -> list[Entry]:
    """The rulings of the project in which a card is named, played or lies, the nearest first; `held`: `files()`."""
    from judge.floors import FLOORS
    from judge.search.find import RULING, on_topic, once

    return [one for one in once(on_topic(card.number, FLOORS["furuyoni"], held)) if one.kind == RULING]


def asked_about(cards: Iterable[Card]) -> Iterator[str]:
    """A line for each card of which items of the publisher's FAQ speak, with their ids, and one for its rulings."""
    held: list[Entry] | None = None
    for card in cards:
        held = files() if held is None else held
        found = on_card(card.number)
        if found:
            yield of_cli(f"{card.number}: {', '.join(item.id for item in found)} of the publisher's FAQ")
        ruled = rulings(card, held)
        if ruled:
            more = f" and {len(ruled) - MOST_RULINGS} more" if len(ruled) > MOST_RULINGS else ""
            yield of_cli(f"{card.number}: ruled in {', '.join(one.name for one in ruled[:MOST_RULINGS])}{more}")


def items(card: Card) -> list[dict[str, str]]:
    """The items of the publisher's FAQ that speak of a card, as plain data."""
    return [item._asdict() for item in on_card(card.number)]


def abilities(card: Card, printing: str, language: str) -> tuple[str, ...]:
    """What each ability of a card does, told from its effects; nothing where they are not written.

    Raises EffectError where they cannot be read.
    """
    from judge.furuyoni.cards.definitions import define
    from judge.furuyoni.readback import read_back

    return read_back(define(card.number, printing), language)


def rows(cards: Iterable[Card], printing: str, language: str, version: str | None = None) -> list[list[str]]:
    """One row of `COLUMNS` for each card; `lies` speaks of one version where one is given."""
    found = []
    for card in cards:
        lies = {_lies(one.id, card) for one in bringing(card.number) if version in (None, one.id)}
        kind = " ".join(word_of(word, language) for word in (card.subtype, card.type) if word)
        found.append(
            [
                card.number,
                name(card, language),
                word_of(card.klass, language),
                kind,
                card.printed_range or "",
                str(card.damage) if card.damage else "",
                "" if card.charge is None else str(card.charge),
                "" if card.cost is None else str(card.cost),
                ", ".join(word_of(one, language) for one in sorted(lies)),
                spoken(language)("yes" if executable(card, printing) else "no"),
            ]
        )
    return found


def summed(cards: Sequence[Card], printing: str, language: str = "en") -> str:
    """How many cards and faces there are, and of how many cards the effects are written."""
    backs = sum(card.back is not None for card in cards)
    written = sum(executable(card, printing) for card in cards)
    if language in TOLD[1:]:
        return spoken(language)("summed", n=len(cards), faces=len(cards) + backs, written=written)
    faces = f" with {len(cards) + backs} faces" if backs else ""
    number = f"{len(cards)} card{'s' if len(cards) != 1 else ''}{faces}"
    return f"{number}, {'all' if written == len(cards) else written} executable"


def table(heads: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    """Columns in line on a terminal, where Chinese, Japanese and Korean signs are two wide."""
    return "\n".join(columns([heads, *body]))


def deck(chosen: Deck, language: str) -> str:
    """A deck that can be chosen, for people to read."""
    named = " and ".join(version.names.get(language) or version.id for version in chosen.megami)
    lines = [f"{chosen.title or 'The deck'}: can be chosen with {named}, printing {chosen.printing}"]
    for klass in ("normal", "special"):
        cards = ", ".join(name(card, language) for card in chosen.of_class(klass))
        lines.append(f"  {padded(word_of(klass, language), 11)} {cards}")
    for version in chosen.megami:
        for placement in version.setup:
            listed = [name(Cards().card(number, chosen.printing), language) for number in placement.cards]
            listed += [f"{count} {word_of(token, language)}" for token, count in placement.tokens.items()]
            zone = padded(word_of(placement.zone, language), 11)
            lines.append(f"  {zone} {', '.join(listed)} ({cites([placement.clause], language)})")
    return "\n".join(lines)


def deck_record(chosen: Deck) -> dict[str, Any]:
    """A deck as plain data."""
    return {
        "deck": chosen.title,
        "printing": chosen.printing,
        "megami": [version.id for version in chosen.megami],
        "normal": [card.number for card in chosen.of_class("normal")],
        "special": [card.number for card in chosen.of_class("special")],
        "setup": [
            {"zone": one.zone, "cards": list(one.cards), "tokens": dict(one.tokens), "clause": one.clause}
            for version in chosen.megami
            for one in version.setup
        ],
    }


def _values(card: Card, language: str) -> Iterable[tuple[str, str]]:
    side, say = card.open, spoken(language)

    def wounding(said: str, key: str) -> str:
        return spaced((said, *([say("as_lacerations")] if key in card.lacerations else ())), language)

    if card.range is not None:
        other = [f"{say('open_side')} {print_range(side.range)}"] if side and side.range else []
        yield "range", listed((str(card.printed_range), *other), language)
    if card.damage:
        other = [f"{say('open_side')} {side.damage}"] if side and side.damage else []
        yield "damage", wounding(listed((str(card.damage), *other), language), "damage")
    if card.charge is not None:
        yield "charge", str(card.charge)
    if card.cost is not None:
        yield "cost", wounding(f"{card.cost}", "cost")
    if card.steps is not None:
        other = [f"{say('other_face')} {card.back.steps}"] if card.back else []
        yield "steps", listed((str(card.steps), *other), language)
    if card.back and card.back.names != card.names:
        yield "other_face", ", ".join(card.back.names.values())
    if card.growth is not None:
        yield "growth", str(card.growth)
    for mark, has in (("lie", card.lie), ("investable", card.investable)):
        if has:
            yield mark, say("yes") if language == "en" else "✓"
    if card.copies != 1:
        yield "copies", str(card.copies)
    if card.brought_by:
        yield "brought by", card.brought_by
    if card.exchanges_to:
        yield "exchanged", say("for", cards=listed(card.exchanges_to, language))


def _note(text: str, language: str) -> str:
    """A note on a card in a language, as it stands beside the facts of the megami."""
    return translated(text, os.path.join(os.path.dirname(WORDS), "megami", "facts.yaml"), language)


def _told(change: Mapping[str, Any], language: str) -> str:
    def value(said: Any) -> str:
        return spoken(language)("none") if said in (None, "") else word_of(str(said), language)

    facts = [
        f"{word_of(key, language)} {value(values['from'])} → {value(values['to'])}"
        for key, values in change["facts"].items()
        if key != "names"
    ]
    doubt = [spoken(language)("unconfirmed")] if change["unconfirmed"] else []
    renamed = change["facts"].get("names")
    if renamed and renamed["from"]["ja"] != renamed["to"]["ja"]:
        facts.insert(0, f"{renamed['from']['ja']} → {renamed['to']['ja']}")
    return apart([_note(change["what"], language), *facts, *doubt], language)


def _fact(card: Card, key: str) -> Any:
    if key == "names":
        return dict(card.names)
    if key == "range":
        return card.printed_range
    if key == "damage":
        return str(card.damage) if card.damage else None
    return getattr(card, key)


def _lies(version: str, card: Card) -> str:
    for one in bringing(card.number):
        if one.id == version:
            if card.number in one.choose:
                return "deck"
            zones = [placement.zone for placement in one.setup if card.number in placement.cards]
            return zones[0] if zones else "nowhere"
    return "nowhere"
