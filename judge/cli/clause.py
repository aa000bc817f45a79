"""`judge clause`: the page of a clause."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NoReturn

import click

from judge.cli import complete
from judge.cli.command import command
from judge.cli.files import wrong
from judge.cli.options import language
from judge.cli.say import say
from judge.report.columns import fitting
from judge.rulebook.ids import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.rulebook.catalogue import Entry

of_game = click.option("--game", type=click.Choice(tuple(GAMES)), help="Of which game.  [default: seen, or furuyoni]")


@command()
@click.argument("clause", nargs=-1, required=True, shell_complete=complete.clauses)
@click.option("--edition", help="Show the original of this edition only, and its code.  [default: all, the newest]")
@language("Language of titles.")
@click.option("--scenarios", "most", type=click.IntRange(0), default=5, show_default=True,
              help="How many of the nearest scenarios to name; 0: all.")  # fmt: skip
@click.option("--format", "form", type=click.Choice(("table", "json")), default="table", show_default=True)
@of_game
def clause(
    clause: tuple[str, ...], edition: str | None, lang: str, most: int, form: str, game: str | None
) -> None:
    """Show a clause: gist, titles, editions, references, the original where it is attached, scenarios.

    Named are the scenarios nearest to it, those that it decides and those with few others first.
    CLAUSE is an id as people type it (9-4.iii, A7-5, 追加7-5, "9-2-1 の iv", V6.2.4.d) or a title in any language.
    """
    from judge.cli import evidence
    from judge.report import rulebook as report
    from judge.rulebook import texts
    from judge.rulebook.catalogue import about, load
    from judge.search.page import near

    games = (game,) if game else tuple(GAMES)
    known = dict.fromkeys((*(name for one in games for name in load(one).editions), *texts.editions()))
    if edition is not None and edition not in known:
        argument_wrong("J603", f"no edition is called {edition!r}", f"there are {', '.join(known)}")
    shown = []
    for said in (load(one).said(" ".join(clause)) for one in games if form == "table"):
        if said is not None:
            shown.append(f"{said.names[0]}: {said.means[lang]}\n")
    for entry in asked(" ".join(clause), games):
        catalogue = about(entry.name)
        where = evidence.implemented(edition or catalogue.newest).get(entry.name, "")
        inside = [one.name for one in catalogue.inside(entry.name)]
        originals = {name: text for name in ([edition] if edition else texts.editions())
                     if (text := texts.section(entry.name, inside, name))}  # fmt: skip
        found = evidence.about(entry.name)
        if form == "json":
            names = [one.file for one in found]
            shown.append(json.dumps(report.record(catalogue, entry, where, names, originals), ensure_ascii=False))
        else:
            lines = [*near(found, most or len(found), lang)]
            shown.append(report.page(catalogue, entry, where, lines, originals, lang) + "\n")
    say(fitting("\n".join(shown).rstrip("\n")))


def asked(text: str, games: Sequence[str] = tuple(GAMES)) -> list[Entry]:
    """The clauses that an argument names, by id or title; ends the command where there is none.

    An id is looked for in the game whose ids look like it, and then in the others: V6.2.4 may be typed 6.2.4 where no
    other game has such a clause. A title may be one in several games.
    """
    from judge.rulebook.catalogue import UnknownClauseError, about, load
    from judge.rulebook.ids import ClauseIdError, parse

    try:
        one = about(str(parse(text))).game
        order = [one, *((game for game in games if game != one) if "-" not in text else ())]
        order = [game for game in order if game in games] or list(games)
    except ClauseIdError:
        order, one = list(games), ""
    found: list[Entry] = []
    errors = []
    for catalogue in map(load, order):
        try:
            found += catalogue.find(text)
        except UnknownClauseError as error:
            errors.append(error)
        if found and one:
            break
    if not found:
        from judge.scenario.clauses import nearest

        hint = nearest(text) if text[:1].isdigit() or text[1:2].isdigit() else ""
        argument_wrong("J602", str(errors[0]), hint or "judge rulebook search finds clauses by their words")
    return found


def argument_wrong(code: str, message: str, hint: str = "") -> NoReturn:
    """End with exit status 2 for what stands on the command line."""
    from judge.text.errors import Place, Problem

    wrong([Problem.at(Place("<arguments>"), code, message, hint)])


