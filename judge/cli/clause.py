"""`judge clause`: the page of a clause."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NoReturn

import click

from judge.cli.files import wrong
from judge.cli.say import say

if TYPE_CHECKING:
    from judge.rulebook.catalogue import Entry


@click.command()
@click.argument("clause", nargs=-1, required=True)
@click.option("--edition", help="Show the original of this edition only, and its code.  [default: all, the newest]")
@click.option(
    "--lang", type=click.Choice(("en", "ja", "ko")), default="en", show_default=True, help="Language of titles."
)
@click.option("--format", "form", type=click.Choice(("table", "json")), default="table", show_default=True)
def clause(clause: tuple[str, ...], edition: str | None, lang: str, form: str) -> None:
    """Show a clause: gist, titles, editions, references, code, scenarios, and the original where it is attached.

    CLAUSE is an id as people type it (9-4.iii, A7-5, 追加7-5, "9-2-1 の iv") or a title in any language.
    """
    from judge.cli import evidence
    from judge.report import rulebook as report
    from judge.rulebook import texts
    from judge.rulebook.catalogue import load

    catalogue = load()
    known = dict.fromkeys((*catalogue.editions, *texts.editions()))
    if edition is not None and edition not in known:
        argument_wrong("J603", f"no edition is called {edition!r}", f"there are {', '.join(known)}")
    shown = []
    for entry in asked(" ".join(clause)):
        where = evidence.borne_by(edition or catalogue.newest).get(entry.name, "")
        inside = [one.name for one in catalogue.inside(entry.name)]
        originals = {name: text for name in ([edition] if edition else texts.editions())
                     if (text := texts.section(entry.name, inside, name))}  # fmt: skip
        names = evidence.scenarios(entry.name)
        if form == "json":
            shown.append(json.dumps(report.record(catalogue, entry, where, names, originals), ensure_ascii=False))
        else:
            shown.append(report.page(catalogue, entry, where, names, originals, lang) + "\n")
    say("\n".join(shown).rstrip("\n"))


def asked(text: str) -> list[Entry]:
    """The clauses that an argument names, by id or title; ends the command where there is none."""
    from judge.rulebook.catalogue import UnknownClauseError, load

    try:
        return load().find(text)
    except UnknownClauseError as error:
        from judge.scenario.clauses import nearest

        hint = nearest(text) if text[:1].isdigit() or text[1:2].isdigit() else ""
        argument_wrong("J602", str(error), hint or "judge rulebook search finds clauses by their words")


def argument_wrong(code: str, message: str, hint: str = "") -> NoReturn:
    """End with exit status 2 for what stands on the command line."""
    from judge.text.errors import Place, Problem

    wrong([Problem.at(Place("<arguments>"), code, message, hint)])


