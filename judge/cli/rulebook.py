"""`judge rulebook`: list, search, attach, diff, coverage."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

import click

from judge.cli import out as outs
from judge.cli.clause import argument_wrong
from judge.cli.files import wrong
from judge.cli.say import say

if TYPE_CHECKING:
    from judge.rulebook.diff import Report
    from judge.rulebook.official import Document

_format = click.option("--format", "form", type=click.Choice(("table", "json")), default="table", show_default=True)
_language = click.option(
    "--lang", type=click.Choice(("en", "ja", "ko")), default="en", show_default=True, help="Language of titles."
)


@click.group()
def rulebook() -> None:
    """The catalogue of clauses: list, search, attach official texts, compare editions, measure coverage."""


@rulebook.command("list")
@click.option("--chapter", help="Only this chapter: 9, A7, B1.")
@click.option("--edition", help="Only clauses of this edition.")
@click.option("--editions", is_flag=True, help="List the editions instead, and which are attached.")
@_format
@_language
def list_clauses(chapter: str | None, edition: str | None, editions: bool, form: str, lang: str) -> None:
    """List clauses in the order of the documents."""
    from judge.report import rulebook as report
    from judge.rulebook import texts
    from judge.rulebook.catalogue import load

    catalogue = load()
    if editions:
        attached = texts.editions()
        rows = [{"edition": e.id, "title": e.title, "clauses": sum(1 for _ in catalogue.of(e.id)), "cards": e.cards,
                 "attached": e.id in attached} for e in catalogue.editions.values()]  # fmt: skip
        text = "\n".join(f"{r['edition']}  {r['title']}: {r['clauses']} clauses, cards {r['cards']}"
                         f"{', attached' if r['attached'] else ''}" for r in rows)  # fmt: skip
        say(json.dumps(rows, ensure_ascii=False, indent=2) if form == "json" else text)
        return
    _known(edition)
    found = [e for e in (catalogue.of(edition) if edition else catalogue) if chapter in (None, e.id.chapter)]
    if not found:
        argument_wrong("J602", f"there is no chapter {chapter}", "chapters are written 9, A7, B1")
    if form == "json":
        _json([report.summary(e) for e in found])
    else:
        say(report.listing(found, lang))


@rulebook.command()
@click.argument("words", nargs=-1, required=True)
@_format
@_language
def search(words: tuple[str, ...], form: str, lang: str) -> None:
    """Find clauses by words in any language, however spelt. Exit status 1 where there are none."""
    from judge.report import rulebook as report
    from judge.rulebook.catalogue import load

    found = [entry for entry, _ in load().search(" ".join(words))]
    if form == "json":
        _json([report.summary(entry) for entry in found])
    elif found:
        say(report.listing(found, lang))
    if not found:
        say(f"no clause has {' '.join(words)!r} in a title or a gist", err=True)
        raise SystemExit(1)


@rulebook.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", help="The edition it is a copy of.  [default: the one that its own dates name]")
@_format
def attach(file: Path, edition: str | None, form: str) -> None:
    """Read your own copy of an official text and keep it, clause by clause, in your data directory."""
    from judge.rulebook import texts
    from judge.rulebook.catalogue import load
    from judge.text.errors import Problems

    catalogue = load()
    try:
        done = texts.attach(file, catalogue, edition or "")
    except Problems as problems:
        wrong(problems.problems)
    if form == "json":
        _json({"edition": done.edition, "known": done.known, "placed": done.placed, "unplaced": done.unplaced,
               "missing": done.missing, "faults": dict(done.faults), "stored": str(done.stored)})  # fmt: skip
        return
    say(f"{done.edition}: {done.placed} clauses placed, {len(done.unplaced)} passages not, "
               f"{len(done.missing)} clauses of the catalogue missing; stored in {done.stored}")  # fmt: skip
    if not done.known:
        say(f"{done.edition} is not in the catalogue; placed by {', '.join(catalogue.editions)}")
    for line in done.unplaced:
        say(f"  not placed: {line}")
    for name in done.missing:
        say(f"  missing: {name}")
    for name, fault in done.faults.items():
        say(f"  mended: {name}: {fault}")


@rulebook.command()
@click.argument("old")
@click.argument("new")
@_format
def diff(old: str, new: str, form: str) -> None:
    """What changed between OLD and NEW: files with official texts, or editions of the catalogue."""
    from judge.cli import evidence
    from judge.report import rulebook as report
    from judge.rulebook.catalogue import load

    found = _compared(old, new)
    catalogue = load()
    code = evidence.borne_by(catalogue.newest)

    def scenarios(name: str) -> Collection[str]:
        return evidence.scenarios(name) if name in catalogue else ()

    if form == "json":
        _json(report.changes_record(old, new, found, lambda name: code.get(name, ""), scenarios))
    else:
        say(report.changes(found, lambda name: code.get(name, ""), scenarios))


@rulebook.command()
@click.option("--edition", help="Only this edition.  [default: all]")
@click.option(
    "--trace", "traces", type=click.Path(path_type=Path), multiple=True,
    help="Count these runs too: output of judge run --format json."
)
@click.option("--held", is_flag=True, help="Switch each clause off and see whether an outcome changes: minutes.")
@click.option("--html", type=click.Path(path_type=Path), help="Write a page with all gaps.")
@_format
@outs.force
def coverage(
    edition: str | None, traces: tuple[Path, ...], held: bool, html: Path | None, form: str, force: bool
) -> None:
    """How much of the rules is implemented, executed by a scenario, and held by one. Exit status 1 on unknown ids.

    Held: without the clause a scenario comes to something else. Cited: without it nothing is missed but its citation.

    The scenarios that come with the project are run in every edition. What they hold is known after a run with --held,
    for as long as neither code nor scenarios change.
    """
    from judge.cli import evidence
    from judge.report import rulebook as report
    from judge.rulebook.catalogue import load
    from judge.rulebook.coverage import Chapter, measure, record, strangers
    from judge.text.errors import Problems

    _known(edition)
    catalogue = load()
    chapters: list[Chapter] = []
    unknown: set[str] = set()
    try:
        measured = evidence.measured(edition, traces, held)
    except Problems as problems:
        wrong(problems.problems)
    for name, known in measured.items():
        chapters += measure(catalogue, name, known)
        unknown |= set(strangers(catalogue, name, known))
    if html is not None:
        outs.write(str(html), report.coverage_html(chapters, sorted(unknown)), force)
    if form == "json":
        _json(record(chapters, sorted(unknown)))
    else:
        say(report.coverage(chapters, sorted(unknown)))
    raise SystemExit(1 if unknown else 0)


def _known(edition: str | None) -> None:
    from judge.rulebook.catalogue import load

    names = load().editions
    if edition is not None and edition not in names:
        argument_wrong("J603", f"no edition is called {edition!r}", f"there are {', '.join(names)}")


def _compared(old: str, new: str) -> Report:
    """Two texts in one language by their words, all else by id."""
    from judge.rulebook import texts
    from judge.rulebook.catalogue import load
    from judge.rulebook.diff import compare, compare_editions
    from judge.rulebook.official.place import passages, place

    catalogue = load()
    sides = [_side(old), _side(new)]
    read = [texts.document(side) if isinstance(side, str) else side for side in sides]
    before, after = read
    if before is not None and after is not None and before.language == after.language:
        # one layout for both: the newer text is read as the older one is, so that only its own changes show
        layout = catalogue.layout(before.edition)
        return compare(passages(before.sections, layout), passages(after.sections, layout))
    if not all(isinstance(side, str) for side in sides):
        say("compared by id, not by words: it takes two texts in one language (files, or attached)", err=True)
    marks = []
    for side in sides:
        if isinstance(side, str):
            marks.append({entry.name: entry.printed[side] for entry in catalogue.of(side)})
        else:
            placed = place(side.sections, catalogue.layout(side.edition))
            marks.append({clause.id: clause.printed for clause in placed.clauses})
    return compare_editions(catalogue, *marks)


def _side(name: str) -> Document | str:
    from judge.rulebook import texts
    from judge.rulebook.catalogue import load
    from judge.text.errors import Problems

    names = load().editions
    if name in names:
        return name
    if not Path(name).exists():
        argument_wrong("J603", f"{name!r} is neither a file nor an edition", f"editions are {', '.join(names)}")
    try:
        return texts.read(Path(name))
    except Problems as problems:
        wrong(problems.problems)


def _json(value: object) -> None:
    say(json.dumps(value, ensure_ascii=False, indent=2))
