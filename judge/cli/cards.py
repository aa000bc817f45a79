"""`judge cards`: the cards of every printing, and whether a deck can be chosen; `--game vision`: the second game's."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, NoReturn

import click

from judge.cli import complete
from judge.cli.command import group
from judge.cli.files import wrong
from judge.cli.lang import translated
from judge.cli.options import language
from judge.cli.say import say
from judge.furuyoni.cards.facts import DEFAULT_PRINTING, PRINTINGS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.furuyoni.cards.facts import Card

_printing = click.option(
    "--cards", "printing", type=click.Choice(PRINTINGS), help=f"Which printing.  [default: {DEFAULT_PRINTING}]"
)
_format = click.option(
    "--format", "form", type=click.Choice(("table", "json")), default="table", show_default=True, help="How to show it."
)
_game = click.option("--game", type=click.Choice(("furuyoni", "vision")), help="Of which game.  [default: furuyoni]")
_language = language("Language of names.", more=("zh",))


@group()
def cards() -> None:
    """The cards: list, search, show them, and check a deck."""


@cards.command("list")
@click.option("--megami", help="Only hers: all versions (`saine`), or what one brings (`saine-o`, `saine-a1`).")
@click.option("--set", "wanted", help="Only this set of the second game: NO1, SC2, RE3.")
@_game
@_printing
@_format
@_language
def list_cards(
    megami: str | None, wanted: str | None, game: str | None, printing: str | None, form: str, lang: str
) -> None:
    """List the cards of a printing."""
    if _second(game, "--set" if wanted else "", {"--megami": megami, "--cards": printing}):
        from judge.cli import cards_vision

        return cards_vision.show_list(wanted, form, lang)
    from judge.furuyoni.cards.index import all_cards

    printing = printing or DEFAULT_PRINTING
    found: Iterable[Card] = all_cards(printing)
    version = None
    if megami is not None:
        found, version = _of_megami(megami, printing)
    found = tuple(found)
    _show(found, printing, form, lang, version)
    if form == "table":
        from judge.cli.cards_page import summed

        say(summed(found, printing, lang))


@cards.command()
@click.argument("word")
@_game
@_printing
@_format
@_language
def search(word: str, game: str | None, printing: str | None, form: str, lang: str) -> None:
    """Find cards by a part of a number or of a name in any language. Exit status 1 where there are none."""
    if _second(game, "", {"--cards": printing}):
        from judge.cli import cards_vision

        return cards_vision.show_search(word, form, lang)
    from judge.furuyoni.cards.index import Cards, matching
    from judge.text.errors import suggest

    printing = printing or DEFAULT_PRINTING
    found = matching(word, printing)
    if found or form == "json":
        _show(found, printing, form, lang, None)
    if form == "table":
        from judge.cli.cards_page import asked_about

        for line in asked_about(found):
            say(line)
    if not found:
        hint = suggest(word, Cards().names((), printing))
        said = translated(f"no card of {printing} has {word!r} in its number or its names{hint and f'; {hint}'}")
        say(said, err=True)
        sys.exit(1)


@cards.command()
@click.argument("names", nargs=-1, required=True, metavar="CARD...", shell_complete=complete.names)
@_game
@_printing
@_format
@_language
def show(names: tuple[str, ...], game: str | None, printing: str | None, form: str, lang: str) -> None:
    """Show cards, by number or name in any language, and what each of their abilities does.

    Words that together name one card need no quotes.
    """
    if _second(game, "", {"--cards": printing}):
        from judge.cli import cards_vision

        return cards_vision.show(names, form, lang)
    from judge.cli.cards_page import abilities_in_each, describe, files, history, items, record, rulings
    from judge.furuyoni.cards.index import Cards
    from judge.furuyoni.effects.vocabulary.problems import EffectError

    printing = printing or DEFAULT_PRINTING
    together = " ".join(names)
    asked = (together,) if Cards().find(together, printing) else names
    found = [_called(name, printing) for name in asked]
    held = files()
    try:
        for i, one in enumerate(found):
            if form == "json":
                beside = {"history": history(one), "abilities": abilities_in_each(one, printing), "items": items(one)}
                beside["rulings"] = [ruling.name for ruling in rulings(one, held)]
                _json(record(one, printing) | beside)
            else:
                say(("\n" if i else "") + describe(one, printing, lang, held))
    except EffectError:
        from judge.furuyoni.effects.vocabulary.files import check_all

        wrong(check_all())


def _second(game: str | None, sign: str, other: Mapping[str, str | None]) -> bool:
    """Whether the second game is meant, by name or by an option of its own; `other` are options of the first."""
    if game is None and not sign:
        return False
    if game == "furuyoni":
        if sign:
            _argument_wrong(f"{sign} is an option of the second game", "add --game vision")
        return False
    for option, value in other.items():
        if value is not None:
            _argument_wrong(f"{option} is an option of the first game", "leave out --game")
    return True


def _called(name: str, printing: str) -> Card:
    """The card of that name; ends the command where there is none, or more than one."""
    from judge.furuyoni.cards.index import Cards
    from judge.text.errors import suggest

    index = Cards()
    found = index.find(name, printing)
    megami = index.find_megami(name)
    if not found and megami is not None:
        _argument_wrong(f"{name!r} is a megami", f"`judge cards list --megami {megami}` lists her cards")
    if not found:
        elsewhere = ", ".join(index.printings(name))
        hint = f"it is in {elsewhere}" if elsewhere else suggest(name, index.names((), printing))
        _argument_wrong(f"no card of {printing} is called {name!r}", hint)
    if len(found) > 1:
        numbers = ", ".join(one.number for one in found)
        _argument_wrong(f"{name!r} names {len(found)} cards", f"take a number: {numbers}")
    return found[0]


@cards.command()
@click.argument("files", nargs=-1, type=click.Path())
def check(files: tuple[str, ...]) -> None:
    """Check files of effects, `<megami>/effects.yaml`, or of pools; without any, those of the project.

    Exit status 2, and what is wrong with its place, where they cannot be read.
    """
    from pathlib import Path

    from judge.furuyoni.cards.facts import homes
    from judge.furuyoni.cards.pool_fields import check as check_pools
    from judge.furuyoni.cards.pools import POOLS
    from judge.furuyoni.effects.vocabulary.files import check as check_file
    from judge.furuyoni.effects.vocabulary.files import check_all

    problems = [] if files else [*check_all(), *check_pools(POOLS)]
    for file in files:
        if Path(file).name == Path(POOLS).name:
            problems += check_pools(file)
            continue
        megami = Path(file).resolve().parent.name
        if megami not in homes():
            _argument_wrong(f"{megami!r}, the folder of {file}, is no megami", "cards are looked for by it")
        problems += check_file(Path(file), megami)
    if problems:
        wrong(problems)
    say(translated("nothing is wrong"))


@cards.command()
@click.argument("file", type=click.Path(allow_dash=True))
@_game
@_printing
@_format
@_language
def deck(file: str, game: str | None, printing: str | None, form: str, lang: str) -> None:
    """Check whether a deck can be chosen: a YAML file with `megami: [..]` and `cards: [..]`.

    Of the second game: `cards:` and perhaps `sideboard:`, each a list or a map from cards to how many.
    Exit status 2, and everything that is wrong with it, where it cannot.
    """
    if _second(game, "", {"--cards": printing}):
        from judge.cli import cards_vision

        return cards_vision.check_deck(file, form, lang)
    from judge.cli.cards_page import deck as described
    from judge.cli.cards_page import deck_record
    from judge.furuyoni.cards.decks import read_deck
    from judge.text.source import read

    root, problems = read(file)
    if root is None or problems:
        wrong(problems)
    chosen, problems = read_deck(root, printing, DEFAULT_PRINTING)
    if chosen is None:
        wrong(problems)
    if form == "json":
        _json(deck_record(chosen))
    else:
        say(described(chosen, lang))


def _of_megami(text: str, printing: str) -> tuple[tuple[Card, ...], str | None]:
    """All cards of a megami, or what a version of hers brings, with its id."""
    from judge.furuyoni.cards.index import Cards, brought, of_megami
    from judge.furuyoni.cards.pools import find_version, versions
    from judge.text.errors import suggest

    if found := of_megami(text, printing):
        return found, None
    version = find_version(text)
    if version is None:
        owners = [one.megami for one in versions().values()]
        _argument_wrong(f"no megami is called {text!r}", suggest(text, [*Cards().megami_names(), *owners]))
    if not versions()[version].in_printing(printing):
        _argument_wrong(f"{version} is not in {printing}", f"`--cards {versions()[version].since}` or later has her")
    return brought(version, printing), version


def _show(found: Iterable[Card], printing: str, form: str, lang: str, version: str | None) -> None:
    from judge.cli.cards_page import heads, record, rows, table

    if form == "json":
        _json([record(card, printing) for card in found])
    else:
        say(table(heads(lang), rows(found, printing, lang, version)))


def _json(value: object) -> None:
    say(json.dumps(value, ensure_ascii=False, indent=2))


def _argument_wrong(message: str, hint: str) -> NoReturn:
    from judge.text.errors import Place, Problem

    wrong([Problem.at(Place("<arguments>"), "J400", message, hint)])


