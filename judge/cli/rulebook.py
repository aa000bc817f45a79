"""`judge rulebook`: list, search, attach, diff, coverage."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from judge.cli import out as outs
from judge.cli.clause import argument_wrong, of_game
from judge.cli.command import group
from judge.cli.files import wrong
from judge.cli.lang import translated
from judge.cli.options import language
from judge.cli.say import say

if TYPE_CHECKING:
    from collections.abc import Collection

    from judge.rulebook.catalogue import Catalogue
    from judge.rulebook.diff import Report
    from judge.rulebook.official import Document

_format = click.option("--format", "form", type=click.Choice(("table", "json")), default="table", show_default=True)
_language = language("Language of titles and gists.")


@group()
def rulebook() -> None:
    """The clauses of each game: list, search, attach official texts, compare editions, measure coverage."""


@rulebook.command("list")
@click.option("--chapter", help="Only this chapter: 9, A7, B1, V6.")
@click.option("--edition", help="Only clauses of this edition.")
@click.option("--editions", is_flag=True, help="List the editions instead, and which are attached.")
@of_game
@_format
@_language
def list_clauses(
    chapter: str | None, edition: str | None, editions: bool, game: str | None, form: str, lang: str
) -> None:
    """List clauses in the order of the documents."""
    from judge.report import rulebook as report
    from judge.rulebook import texts
    from judge.rulebook.ids import GAMES

    letters = [name for name, parts in GAMES.items() if chapter and chapter[:1].upper() in parts]
    catalogue = _catalogue(game or (letters[0] if letters else None), edition)
    parts = GAMES[catalogue.game]
    if chapter and len(parts) == 1:
        chapter = parts[0] + chapter.upper().removeprefix(parts[0])
    if editions:
        attached = texts.editions()
        rows = [{"edition": e.id, "title": e.title, "clauses": sum(1 for _ in catalogue.of(e.id)), "cards": e.cards,
                 "attached": e.id in attached} for e in catalogue.editions.values()]  # fmt: skip
        titles = [catalogue.remark(e.title, lang) for e in catalogue.editions.values()]
        text = "\n".join(translated(f"{r['edition']}  {title}: {r['clauses']} clauses, cards {r['cards']}"
                              f"{', attached' if r['attached'] else ''}")
                         for r, title in zip(rows, titles, strict=True))  # fmt: skip
        say(json.dumps(rows, ensure_ascii=False, indent=2) if form == "json" else text)
        return
    found = [e for e in (catalogue.of(edition) if edition else catalogue) if chapter in (None, e.id.chapter)]
    if not found:
        argument_wrong("J602", f"there is no chapter {chapter}", "chapters are written 9, A7, B1, V6")
    if form == "json":
        _json([report.summary(e) for e in found])
    else:
        say(report.listing(catalogue, found, lang))


@rulebook.command()
@click.argument("words", nargs=-1, required=True)
@of_game
@_format
@_language
def search(words: tuple[str, ...], game: str | None, form: str, lang: str) -> None:
    """Find clauses by words in any language, however spelt. Exit status 1 where there are none."""
    from judge.report import rulebook as report

    catalogue = _catalogue(game)
    found = [entry for entry, _ in catalogue.search(" ".join(words))]
    if form == "json":
        _json([report.summary(entry) for entry in found])
    elif found:
        say(report.listing(catalogue, found, lang))
    if not found:
        say(translated(f"no clause has {' '.join(words)!r} in a title or a gist"), err=True)
        raise SystemExit(1)


@rulebook.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", help="The edition it is a copy of.  [default: the one that it says it is]")
@of_game
@_format
def attach(file: Path, edition: str | None, game: str | None, form: str) -> None:
    """Read your own copy of an official text and keep it, clause by clause, in your data directory.

    Which game it is of is seen from the text.
    """
    from judge.rulebook import texts
    from judge.rulebook.catalogue import load
    from judge.text.errors import Problems

    try:
        if game not in (None, found := texts.read(file).game):
            argument_wrong("J601", f"{file} is a document of {found}, not of {game}")
        done = texts.attach(file, edition or "")
    except Problems as problems:
        wrong(problems.problems)
    catalogue = load(done.game)
    if form == "json":
        _json({"edition": done.edition, "known": done.known, "placed": done.placed, "unplaced": done.unplaced,
               "missing": done.missing, "faults": dict(done.faults), "stored": str(done.stored)})  # fmt: skip
        return
    say(translated(f"{done.edition}: {done.placed} clauses placed, {len(done.unplaced)} passages not, "
             f"{len(done.missing)} clauses of the catalogue missing; stored in {done.stored}"))  # fmt: skip
    if not done.known:
        say(translated(f"{done.edition} is not in the catalogue; placed by {', '.join(catalogue.editions)}"))
    for line in done.unplaced:
        say("  " + translated(f"not placed: {line}"))
    for name in done.missing:
        say("  " + translated(f"missing: {name}"))
    for name, fault in done.faults.items():
        say("  " + translated(f"mended: {name}: {fault}"))


@rulebook.command()
@click.argument("old", required=False)
@click.argument("new", required=False)
@of_game
@_format
@_language
def diff(old: str | None, new: str | None, game: str | None, form: str, lang: str) -> None:
    """What changed between OLD and NEW: files with official texts, or editions of the catalogue.

    Without them, between the oldest and the newest edition, where a game has more than one.
    """
    from judge.cli import evidence
    from judge.report import rulebook as report

    catalogue = _catalogue(game, *(name for name in (old, new) if name))
    if len(catalogue.editions) == 1 and (old is None or old == new == catalogue.newest):
        said = f"{catalogue.game} has one edition, {catalogue.newest}: there is nothing to compare it with"
        argument_wrong("J603", said, "give two files with official texts, or one beside the edition")
    if old is None:
        old, new = min(catalogue.editions, key=lambda name: name.partition("-")[2]), catalogue.newest
    if new is None:
        argument_wrong("J603", f"{old} is compared with nothing", "give two files, editions, or one of each")
    found, catalogue = _compared(old, new, catalogue)
    code = evidence.implemented(catalogue.newest)

    def scenarios(name: str) -> Collection[str]:
        return evidence.scenarios(name) if name in catalogue else ()

    if form == "json":
        _json(report.changes_record(old, new, found, lambda name: code.get(name, ""), scenarios))
    else:
        say(report.changes(catalogue, found, lambda name: code.get(name, ""), scenarios, lang))


@rulebook.command()
@click.option("--format", "form", type=click.Choice(("table", "json", "md")), default="table", show_default=True)
@click.option("--open", "lacking", is_flag=True, help="Only meetings that no scenario shows.")
@_language
def interactions(form: str, lacking: bool, lang: str) -> None:
    """Where two chapters of additional rules amend the same clause, and the scenarios in which both amendments act."""
    from judge.cli.coverage import measured
    from judge.rulebook.interactions import meetings

    catalogue = _catalogue(None)
    newest = catalogue.newest
    found = [*meetings(catalogue, measured((newest,))[newest].executed)]
    shown = [one for one in found if not (lacking and one.scenarios)]
    if form == "json":
        _json([one._asdict() for one in shown])
    else:
        from judge.report.meetings import page, rows

        say(page(shown) if form == "md" else rows(shown, lang))


@rulebook.command()
@click.option("--edition", help="Only this edition.  [default: all]")
@click.option(
    "--trace", "traces", type=click.Path(path_type=Path), multiple=True,
    help="Count these runs too: output of judge run --format json."
)
@click.option("--held", is_flag=True, help="Switch each clause off and see whether an outcome changes: minutes.")
@click.option("--html", type=click.Path(path_type=Path), help="Write a page with all gaps.")
@_format
@of_game
@outs.force
@_language
def coverage(
    edition: str | None,
    traces: tuple[Path, ...],
    held: bool,
    html: Path | None,
    form: str,
    game: str | None,
    force: bool,
    lang: str,
) -> None:
    """How much of the rules is implemented, executed by a scenario, and held by one. Exit status 1 on unknown ids.

    Held: without the clause a scenario comes to something else. Cited: without it nothing is missed but its citation.

    The scenarios that come with the project are run in every edition. What they hold is known after a run with --held,
    for as long as neither code nor scenarios change.
    """
    from judge.cli import evidence
    from judge.report import rulebook as report
    from judge.rulebook.coverage import Chapter, measure, record, strangers
    from judge.text.errors import Problems

    catalogue = _catalogue(game, edition)
    chapters: list[Chapter] = []
    unknown: set[str] = set()
    try:
        measured = evidence.measured(catalogue.game, edition, traces, held)
    except Problems as problems:
        wrong(problems.problems)
    for name, known in measured.items():
        chapters += measure(catalogue, name, known)
        unknown |= set(strangers(catalogue, name, known))
    if html is not None:
        outs.write(str(html), report.coverage_html(catalogue, chapters, sorted(unknown), lang), force)
    if form == "json":
        _json(record(chapters, sorted(unknown)))
    else:
        say(report.coverage(catalogue, chapters, sorted(unknown), lang))
    raise SystemExit(1 if unknown else 0)


def _catalogue(game: str | None, *editions: str | None) -> Catalogue:
    """The catalogue of a game; of none that is named, of the one that has an edition, or of the first.

    Ends the command where it does not have the edition, unless that is a file.
    """
    from judge.rulebook.catalogue import load
    from judge.rulebook.ids import GAMES

    asked = [edition for edition in editions if edition is not None]
    having = [name for name in GAMES if any(edition in load(name).editions for edition in asked)]
    catalogue = load(game or (having[0] if having else next(iter(GAMES))))
    for edition in asked:
        if edition not in catalogue.editions and not Path(edition).exists():
            other = next((name for name in having if edition in load(name).editions), "")
            said = f"{edition!r} is neither a file nor an edition of {catalogue.game}{other and f', but of {other}'}"
            argument_wrong("J603", said, f"editions are {', '.join(catalogue.editions)}")
    return catalogue


def _compared(old: str, new: str, catalogue: Catalogue) -> tuple[Report, Catalogue]:
    """Two texts in one language by their words, all else by id; with the catalogue of the game they are of."""
    from judge.rulebook import texts
    from judge.rulebook.catalogue import load
    from judge.rulebook.diff import compare, compare_editions
    from judge.rulebook.official.place import passages, place

    sides = [_side(name, catalogue) for name in (old, new)]
    read = [texts.document(side) if isinstance(side, str) else side for side in sides]
    before, after = read
    games = {catalogue.game if isinstance(side, str) else side.game for side in sides}
    if len(games) > 1:
        argument_wrong("J601", f"{old} and {new} are documents of different games")
    catalogue = load(games.pop())
    if before is not None and after is not None and before.language == after.language:
        # one layout for both: the newer text is read as the older one is, so that only its own changes show
        layout = catalogue.layout(before.edition)
        return compare(passages(before.sections, layout), passages(after.sections, layout)), catalogue
    if not all(isinstance(side, str) for side in sides):
        aside = translated("compared by id, not by words: it takes two texts in one language (files, or attached)")
        say(aside, err=True)
    marks = []
    for side in sides:
        if isinstance(side, str):
            marks.append({entry.name: entry.printed[side] for entry in catalogue.of(side)})
        else:
            placed = place(side.sections, catalogue.layout(side.edition))
            marks.append({clause.id: clause.printed for clause in placed.clauses})
    return compare_editions(catalogue, *marks), catalogue


def _side(name: str, catalogue: Catalogue) -> Document | str:
    from judge.rulebook import texts
    from judge.text.errors import Problems

    if name in catalogue.editions:
        return name
    try:
        return texts.read(Path(name))
    except Problems as problems:
        wrong(problems.problems)


def _json(value: object) -> None:
    say(json.dumps(value, ensure_ascii=False, indent=2))
