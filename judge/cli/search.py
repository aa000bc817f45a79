"""`judge search`: rulings, scenarios, claims, clauses and cards by any name, each with its answer."""

from __future__ import annotations

import json
import sys

import click

from judge.cli import complete
from judge.cli.command import command
from judge.cli.options import language
from judge.cli.say import say
from judge.floors import FLOORS
from judge.rulebook.ids import GAMES

GAMES_KNOWN = tuple(dict.fromkeys((*FLOORS, *GAMES)))
KINDS = ("card", "ruling", "claim", "clause", "scenario")


@command()
@click.argument("words", nargs=-1, required=True, metavar="WORDS...", shell_complete=complete.names)
@click.option("--kind", "kinds", multiple=True, type=click.Choice(KINDS), help="Only these.  [default: all]")
@click.option("--limit", type=click.IntRange(0), default=5, show_default=True, help="How many of each kind; 0: all.")
@click.option("--game", type=click.Choice(GAMES_KNOWN), help="Only of this game.  [default: all]")
@click.option("--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True)
@language("Language of the answers.")
def search(words: tuple[str, ...], kinds: tuple[str, ...], limit: int, game: str | None, form: str, lang: str) -> None:
    """Find what is known of WORDS: rulings, scenarios, claims and items of FAQs, clauses, cards.

    Asked for is anything by which it is called, in any language: a card, an alias, a megami, the id or the title of
    a clause, the id of an item, or words of a question ("what is ruled on Wavering Crystal?"). Each is shown with its
    answer in one sentence, rulings adjudicated for it. Exit status 1 where nothing is found.
    """
    from judge.messages import messages
    from judge.search import page
    from judge.search import search as find
    from judge.search.sentence import WORDS, said

    asked = " ".join(words)
    results = find(asked, FLOORS, kinds, game or "", limit)
    found = [said(one, FLOORS, lang) for one in results.found]
    if form == "json":
        say(json.dumps(page.record(asked, found, results), ensure_ascii=False, indent=2))
    elif found:
        say(page.text(found, results, lang))
    else:
        say(messages(lang, WORDS).under("search")("nothing", asked=asked), err=True)
    sys.exit(0 if found else 1)
