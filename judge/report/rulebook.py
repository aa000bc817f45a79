"""How a clause, a comparison and the coverage are shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from judge.messages import labelled, listed, messages
from judge.report.columns import fitting, padded, table, width, wrapped
from judge.report.gists import cites
from judge.report.words import WORDS
from judge.rulebook.coverage import STAGES, Chapter, total

if TYPE_CHECKING:
    from judge.rulebook.catalogue import Amendment, Catalogue, Entry
    from judge.rulebook.diff import Change, Report

Originals = Mapping[str, str]
Place = Callable[[str], str]


def page(
    catalogue: Catalogue, entry: Entry, where: str, scenarios: Collection[str], originals: Originals, lang: str
) -> str:
    """The page of a clause: what a judge asks next, in the order in which it is asked; `scenarios`: a line each."""
    say, colon = spoken(lang), "：" if lang == "ja" else ": "
    head = colon.rstrip()
    lines = [f"{cites([entry.name], lang)}  {heading(catalogue, entry, lang)}".rstrip()]
    lines.append(f"  {say(f'kind_{entry.kind}')}{_editions(catalogue, entry, lang)}")
    others = [f"{language} {title}" for language, title in entry.titles.items() if language != lang and title]
    if others:
        lines.append("  " + " · ".join(others))
    lines += ["", *_wrapped(_gist(catalogue, entry, lang) or say("no_gist")), ""]
    steps = catalogue.inside(entry.name)
    for one in steps:
        mark = one.id.short if lang == "en" else cites([one.name], lang)
        mark = mark.removeprefix(entry.name).lstrip(" .")
        lines += _wrapped(_gist(catalogue, one, lang) or one.title(lang), f"  {padded(mark, 8)} ")
    lines += [""] if steps else []
    if entry.differs:
        what = catalogue.remark(entry.differs["what"], lang)
        lines += _wrapped(say("apart", what=what, matters=entry.differs.get("matters")))
    lines += _wrapped(say("mended", what=catalogue.remark(entry.corrected, lang))) if entry.corrected else []
    for label, found in (
        ("amends", [(a.clause, a) for a in catalogue.amending(entry.name)]),
        ("amended_by", [(a.id, a) for a in catalogue.amendments_of(entry.name)]),
    ):
        lines += [f"  {say(label)}{head}"] if found else []
        for name, amendment in found:
            title = heading(catalogue, catalogue.entries[name], lang)
            lines += _wrapped(f"{cites([name], lang)}  {title} · {how(amendment, entry.name, lang)}", "    ")
    for label, names in (
        ("refers_to", catalogue.refs_out(entry.name)),
        ("referred_to_by", catalogue.refs_in(entry.name)),
    ):
        if names:
            lines.append(f"  {say(label)}{head}")
            lines += (f"    {cites([n], lang)}  {heading(catalogue, catalogue.entries[n], lang)}" for n in names)
    lines.append(f"  {say('implemented')}{colon}{say('somewhere') if where else say('nowhere')}")
    lines.append(f"  {say('scenarios')}{head}" if scenarios else f"  {say('scenarios')}{colon}{say('none')}")
    lines += [line for one in scenarios for line in wrapped(one, "    ", "      ")]
    for edition, text in originals.items():
        lines += ["", f"  {edition}:", *(f"    {line}" for line in text.splitlines())]
    return fitting("\n".join(lines))


def spoken(lang: str) -> Callable[..., str]:
    """What says the messages of the page of a clause."""
    return messages(lang, WORDS).under("clause")


def _gist(catalogue: Catalogue, entry: Entry, lang: str) -> str:
    """What a clause says, in English where it is told in no other language."""
    return catalogue.gist(entry.name, lang) or entry.gist


def heading(catalogue: Catalogue, entry: Entry, lang: str) -> str:
    """The title of a clause, or of the section it stands in."""
    own = entry.title(lang)
    section = catalogue.entries.get(str(entry.id.heading))
    return own or (spoken(lang)("inn", title=section.title(lang)) if section else "")


def record(
    catalogue: Catalogue, entry: Entry, where: str, scenarios: Collection[str], originals: Originals
) -> dict[str, Any]:
    """A clause as JSON data, under the contract `judge.clause/1`."""
    return {
        "format": "judge.clause/1",
        "id": entry.name,
        "kind": entry.kind,
        "printed": dict(entry.printed),
        "editions": list(entry.printed),
        "titles": dict(entry.titles),
        "gist": entry.gist,
        "operative": entry.operative,
        "differs": dict(entry.differs) if entry.differs else None,
        "corrected": entry.corrected,
        "published": dict(entry.published) if entry.published is not None else None,
        "inside": [e.name for e in catalogue.inside(entry.name)],
        "amends": list(dict.fromkeys(a.clause for a in catalogue.amending(entry.name))),
        "amended_by": list(catalogue.amended_by(entry.name)),
        "amendments": [
            a._asdict() | {"editions": list(a.editions)}
            for a in (*catalogue.amending(entry.name), *catalogue.amendments_of(entry.name))
        ],
        "refs": list(catalogue.refs_out(entry.name)),
        "referred_to_by": list(catalogue.refs_in(entry.name)),
        "implemented": where,
        "scenarios": list(scenarios),
        "text": dict(originals),
    }


def how(amendment: Amendment, page: str, lang: str = "en") -> str:
    """How an amendment acts; the clause on this side where it is not the page's own; the edition if it is one."""
    say = spoken(lang)
    more = (amendment.what, amendment.why) if lang == "en" else ()
    parts = [": ".join(filter(None, (say(f"how_{amendment.how}"), *more)))]
    if page not in (amendment.id, amendment.clause):
        key, clause = ("by_clause", amendment.id) if page.startswith("A") else ("of_clause", amendment.clause)
        parts.append(say(key, clause=cites([clause], lang)))
    if len(amendment.editions) == 1:
        parts.append(say("only_in", edition=amendment.editions[0]))
    return " · ".join(parts)


def summary(entry: Entry) -> dict[str, Any]:
    """A clause in a list, as JSON data."""
    return {
        "id": entry.name,
        "kind": entry.kind,
        "titles": dict(entry.titles),
        "gist": entry.gist,
        "editions": list(entry.printed),
        "operative": entry.operative,
    }


def _editions(catalogue: Catalogue, entry: Entry, lang: str) -> str:
    say = spoken(lang)
    if entry.published is not None:
        items = ", ".join(str(item) for item in entry.published["items"])
        return say("published", dated=entry.published["dated"], items=items)
    return "".join(f" · {labelled(name, entry.printed.get(name, say('absent')), lang)}" for name in catalogue.editions)


def _wrapped(text: str, first: str = "  ") -> list[str]:
    return wrapped(text, first, " " * len(first))


def listing(catalogue: Catalogue, entries: Iterable[Entry], lang: str) -> str:
    """Clauses as a table: id, title, kind, gist."""
    say = spoken(lang)
    rows = [(cites([e.name], lang), e.title(lang), say(f"kind_{e.kind}"), _gist(catalogue, e, lang)) for e in entries]
    heads = [say(f"head_{key}") for key in ("clause", "title", "kind", "gist")]
    return "\n".join(table(heads, rows))


def changes(
    catalogue: Catalogue, report: Report, code: Place, scenarios: Callable[[str], Collection[str]], lang: str
) -> str:
    """A comparison as text: each change with its words, then what only bears another number."""
    say = messages(lang, WORDS).under("changes")
    kinds = {kind: say(kind) for kind in dict.fromkeys(change.kind for change in report.changes)}
    wide = max(map(width, kinds.values()), default=0)
    lines = []

    def below(key: str, names: Iterable[str]) -> None:
        if those := ", ".join(names):
            lines.append(" " * (wide + 1) + say(key, those=those))

    def cited(name: str) -> str:
        return cites([name], lang)

    for change in report.changes:
        target = f" → {cited(change.to)}" if change.to else ""
        colon = "：" if lang == "ja" else ": "
        said = _words(catalogue, change, lang)
        lines.append(f"{padded(kinds[change.kind], wide)} {cited(change.id)}{target}{said and colon + said}")
        # what is new has no code yet; the id it takes may have been another clause's
        if change.kind != "added":
            below("code", filter(None, (code(change.id),)))
            below("scenarios", scenarios(change.id))
    if report.renumbered:
        shifts = ", ".join(f"{cited(old)} → {cited(new)}" for old, new in report.renumbered)
        lines.append(say("renumbered", those=shifts))
        below("cited_by_code", (cited(old) for old, _ in report.renumbered if code(old)))
    counts: dict[str, int] = {}
    for change in report.changes:
        counts[change.kind] = counts.get(change.kind, 0) + 1
    found = listed((say("count", n=n, kind=kinds[kind]) for kind, n in counts.items()), lang) or say("none")
    return fitting("\n".join([*lines, say("sum", found=found, n=len(report.renumbered))]))


def _words(catalogue: Catalogue, change: Change, lang: str) -> str:
    if change.words:
        return listed((f"“{old}” → “{new}”" for old, new in change.words), lang)
    entry = catalogue.entries.get(change.id)
    if entry is not None and change.text == entry.gist:
        return _gist(catalogue, entry, lang)
    return catalogue.remark(change.text, lang)


def changes_record(
    old: str, new: str, report: Report, code: Place, scenarios: Callable[[str], Collection[str]]
) -> dict[str, Any]:
    """A comparison as JSON data, under the contract `judge.rulebook.diff/1`."""
    return {
        "format": "judge.rulebook.diff/1",
        "old": old,
        "new": new,
        "changes": [
            {
                "kind": change.kind,
                "id": change.id,
                "to": change.to or None,
                "words": [{"old": a, "new": b} for a, b in change.words],
                "text": change.text,
                "code": (change.kind != "added" and code(change.id)) or None,
                "scenarios": list(scenarios(change.id)) if change.kind != "added" else [],
            }
            for change in report.changes
        ],
        "renumbered": [
            {"id": old, "to": new, "code": code(old) or None, "scenarios": list(scenarios(old))}
            for old, new in report.renumbered
        ],
    }


UNKNOWN = "?"
"""A count that nobody has made."""

_COLUMNS = ("chapter", "title", "clauses", "operative", *STAGES)


def coverage(catalogue: Catalogue, chapters: Sequence[Chapter], unknown: Collection[str], lang: str) -> str:
    """The coverage as a table by chapter with totals, edition by edition."""
    say, parts = messages(lang, WORDS).under("coverage"), []
    heads = [say(name) for name in _COLUMNS]
    for edition in dict.fromkeys(chapter.edition for chapter in chapters):
        those = [chapter for chapter in chapters if chapter.edition == edition]
        rows: list[tuple[object, ...]]
        rows = [
            (c.chapter, titled(catalogue, c, lang), c.clauses, c.operative, c.implemented, c.executed, c.held, c.cited)
            for c in those
        ]
        rows.append((say("all"), "", sum(c.clauses for c in those), *total(those)))
        parts.append("\n".join((edition, *table(heads, rows, UNKNOWN))))
    if unknown:
        parts.append(fitting(say("unknown", those=", ".join(unknown))))
    return "\n\n".join(parts)


def titled(catalogue: Catalogue, chapter: Chapter, lang: str) -> str:
    """The title of a chapter of the coverage; that of its first clause."""
    first = next((e for e in catalogue.of(chapter.edition) if e.id.chapter == chapter.chapter), None)
    return chapter.title if first is None else first.title(lang)


def coverage_html(catalogue: Catalogue, chapters: Sequence[Chapter], unknown: Collection[str], lang: str) -> str:
    """The coverage as one page that needs nothing else: a row a chapter, its gaps folded below it."""
    rows: list[str] = []
    say = messages(lang, WORDS).under("coverage")
    for c in chapters:
        held, cited = (UNKNOWN if n is None else n for n in (c.held, c.cited))
        cells = (c.edition, c.chapter, titled(catalogue, c, lang), c.operative, c.implemented, c.executed, held, cited)
        gaps = "".join(
            f"<details><summary>{escape(say(f'not_{stage}', n=len(c.gaps[stage])))}</summary>"
            f"{escape(', '.join(c.gaps[stage]))}</details>"
            for stage in STAGES
            if c.gaps.get(stage)
        )
        rows.append("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in cells) + f"<td>{gaps}</td></tr>")
    head = "".join(f"<th>{escape(say(name))}</th>" for name in ("edition", *_COLUMNS[:2], *_COLUMNS[3:], "gaps"))
    strange = f"<p>{escape(say('unknown', those=', '.join(unknown)))}</p>" if unknown else ""
    style = "body{font:15px sans-serif}td,th{padding:2px 10px;text-align:left;vertical-align:top}"
    name = escape(say("heading"))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{name}</title>'
        f"<style>{style}</style>"
        f"<h1>{name}</h1>{strange}<table><tr>{head}</tr>{''.join(rows)}</table></html>\n"
    )
