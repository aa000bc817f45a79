"""Verdicts on claims: as a table with what decides them, as JSON under `judge.faq/1` (`docs/faq.md`), as Markdown."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from judge.answer.faq import Judged
from judge.light import NamedTuple
from judge.messages import labelled, listed
from judge.report import faq_board, markup, polarity, problems, unplayed
from judge.report.columns import columns, fitting, width, wrapped
from judge.report.faq_board import Part
from judge.report.gists import cites
from judge.report.polarity import answered
from judge.report.words import apart, claims
from judge.scenario.claims import Claims
from judge.scenario.translated import translated

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.answer.faq import Seen, Tried
    from judge.answer.faq.over import Over

FORMAT = "judge.faq/1"


class Page(NamedTuple):
    """The claims of one file, and those of them that are to be shown."""

    claims: Claims
    judged: tuple[Judged, ...]


class Chapter(NamedTuple):
    """What is to be said of the claims of one file, as plain values: another process can find it out.

    `verdicts` has each verdict and whether it is as the file says, `rows` what a table of all files has of it, `said`
    what is said of it alone.
    """

    verdicts: tuple[tuple[str, bool], ...]
    rows: tuple[str, ...]
    said: tuple[str, ...]


def verdicts(page: Page) -> tuple[tuple[str, bool], ...]:
    """The verdict on each claim, and whether it is as the file says."""
    return tuple((judged.verdict, judged.met) for judged in page.judged)


# -- text ------------------------------------------------------------------------------------------------------------


def text(pages: Sequence[Page], detail: int = 1, lang: str = "en") -> str:
    """A table of all claims, what decides those that are not upheld (detail 2: all), and how many there are of each."""
    return text_of([chapter(page, detail, lang) for page in pages], lang)


def text_of(chapters: Sequence[Chapter], lang: str = "en") -> str:
    """The text of all files from that of each."""
    found = [line for one in chapters for line in one.said]
    if not found:
        return claims(lang)("no_claims")
    return fitting("\n".join([*found, summary((one.verdicts for one in chapters), lang)]))


def chapter(page: Page, detail: int = 1, lang: str = "en") -> Chapter:
    """What the text says of one file."""
    found: list[str] = []
    if page.judged:
        title = translated(page.claims.title, page.claims.file, lang)
        found += [f"{title}  ({page.claims.file})", "", *_table(page, lang), ""]
    for judged in page.judged:
        if detail and (detail > 1 or judged.verdict not in ("upheld", "waiting") or not judged.met):
            found += [*_block(judged, detail, lang), ""]
    return Chapter(verdicts(page), (), tuple(found))


def summary(verdicts: Iterable[Sequence[tuple[str, bool]]], lang: str = "en") -> str:
    """How many claims there are of each verdict, and how many are not as the files say; the verdicts file by file."""
    from judge.scenario.claims import VERDICTS

    say = claims(lang)
    every = [one for those in verdicts for one in those]
    numbers = Counter(verdict for verdict, _ in every)
    counted = (say("counted", n=numbers[verdict], verdict=say(verdict)) for verdict in VERDICTS if numbers[verdict])
    counts = listed(counted, lang)
    wrong = sum(not met for _, met in every)
    told = say("count", n=len(every), counts=counts or say("nothing"))
    return apart((told, *([say("not_met", n=wrong)] if wrong else ())), lang)


def _table(page: Page, lang: str) -> list[str]:
    say = claims(lang)
    rows = [("", say("verdict"), "id", say("on_boards"), say("clauses"))]
    for judged in page.judged:
        boards = str(sum(one.boards for one in judged.seen) or "")
        mark = "" if judged.met else "!"
        rows.append((mark, say(judged.verdict), judged.claim.id, boards, cites(judged.clauses, lang)))
    return columns(rows)


def _block(judged: Judged, detail: int, lang: str) -> Iterator[str]:
    yield _head(judged, lang)
    for part in parts(judged, detail, lang):
        label = f"  {labelled(part.heading.capitalize(), '', lang)}" if part.heading else "  ! "
        if part.fixed:
            yield label.rstrip()
            yield from (f"    {line}".rstrip() for line in part.lines)
            continue
        for i, line in enumerate(part.lines):
            yield from wrapped(line, " " * width(label) if i else label, " " * width(label))


def _head(judged: Judged, lang: str) -> str:
    behind = f"  [{cites(judged.clauses, lang)}]" if judged.clauses else ""
    return labelled(judged.claim.id, f"{claims(lang)(judged.verdict)}{behind}", lang)


# -- Markdown --------------------------------------------------------------------------------------------------------


def markdown(pages: Sequence[Page], detail: int = 1, lang: str = "en") -> str:
    """How many claims there are of each verdict, a table of them, then page by page what decides each, as Markdown."""
    return markdown_of([markdown_chapter(page, detail, lang) for page in pages], lang)


def markdown_of(chapters: Sequence[Chapter], lang: str = "en") -> str:
    """The Markdown of all files from that of each."""
    say = claims(lang)
    if not any(one.verdicts for one in chapters):
        return say("no_claims")
    head = f"| {say('verdict')} | id | {say('question')} | {say('claimed')} | {say('clauses')} |"
    table = "\n".join((head, "| --- | --- | --- | --- | --- |", *(row for one in chapters for row in one.rows)))
    said = (text for one in chapters for text in one.said)
    return "\n\n".join((summary((one.verdicts for one in chapters), lang), table, *said))


def markdown_chapter(page: Page, detail: int = 1, lang: str = "en") -> Chapter:
    """What the Markdown says of one file."""
    found: list[str] = []
    if page.judged and detail:
        found.append(f"# {markup.escaped(translated(page.claims.title, page.claims.file, lang))}")
        if page.claims.source:
            source = translated(page.claims.source, page.claims.file, lang)
            found.append(labelled(claims(lang)("source"), markup.escaped(source), lang))
        for judged in page.judged:
            found.append(f"## {labelled(judged.claim.id, claims(lang)(judged.verdict), lang)}")
            found += [_paragraph(part, lang) for part in parts(judged, detail, lang, numbers=False)]
    return Chapter(verdicts(page), tuple(_rows(page, lang)), tuple(found))


def _rows(page: Page, lang: str) -> Iterator[str]:
    for judged in page.judged:
        claim = judged.claim
        said = (translated(text, claim.place.file, lang) for text in (claim.question, claim.claimed))
        cells = (claims(lang)(judged.verdict), claim.id, *said, cites(judged.clauses, lang))
        yield f"| {' | '.join(markup.cell(cell) for cell in cells)} |"


def _paragraph(part: Part, lang: str) -> str:
    named = f"**{part.heading}**：" if lang == "ja" else f"**{part.heading.capitalize()}.**"
    heading = named if part.heading else "**!**"
    if part.fixed:
        return f"{heading}\n\n{markup.fenced([*part.lines])}"
    if len(part.lines) == 1:
        return f"{heading}{'' if lang == 'ja' else ' '}{markup.escaped(part.lines[0])}"
    return "\n".join((heading, "", *(f"- {markup.escaped(line)}" for line in part.lines)))


# -- what is said of one claim -----------------------------------------------------------------------------------------


def parts(judged: Judged, detail: int, lang: str, numbers: bool = True) -> Iterator[Part]:
    """The paragraphs about a claim; its place and its trace with or without numbers."""
    from judge.report.gists import gist

    say, claim = claims(lang), judged.claim
    strictly = translated(claim.strictly, claim.place.file, lang)
    if not judged.met:
        expected = say(claim.verdict) if claim.verdict else ""
        if claim.verdict != judged.verdict:
            told = say("unexpected", verdict=expected) if expected else say("unstated")
            yield Part("", (told,))
        if judged.unborne:
            yield Part("", (say("unborne", clauses=cites(judged.unborne, lang)),))
        if judged.ordinary is not None and judged.ordinary.verdict == judged.verdict:
            yield Part("", (say("not_the_word", word=strictly),))
    if answer := answered(claim.claimed, translated(claim.claimed, claim.place.file, lang), judged.verdict, lang):
        yield Part(say("answer"), (answer,))
    for heading, said in (("place", claim.where), ("question", claim.question), ("claimed", claim.claimed),
                          ("why", claim.why), ("waits", claim.waiting)):  # fmt: skip
        if said:
            yield Part(say(heading), (translated(said, claim.place.file, lang),))
    if judged.clauses:
        gists = (labelled(cites([clause], lang), gist(clause, lang), lang) for clause in judged.clauses)
        yield Part(say("clauses"), tuple(gists))
    if judged.ordinary is not None:
        words = {"word": strictly, "verdict": say(judged.verdict), "ordinary": say(judged.ordinary.verdict)}
        yield Part(say("strictly"), (say("word", **words),))
    if judged.seen:
        yield Part(say("verdict"), tuple(line for one in judged.seen for line in _seen(one, lang)))
    shown = judged.shown
    if shown is not None and shown.tried is not None:
        yield from faq_board.parts(shown.tried, detail, lang, numbers)
    if judged.comparison is not None:
        yield from faq_board.parting(judged.comparison, lang)


def _seen(one: Seen, lang: str) -> Iterator[str]:
    """A line for an edition: the verdict there, on how many boards, and what cannot be laid out."""
    say, name = claims(lang), f"{one.edition} {one.cards}".strip()
    if one.tried is not None:
        here = one.count(one.tried.end)
        key = "boards_all" if here == one.boards else "boards"
        many = say(key, n=here, all=one.boards) if one.boards > 1 else ""
        none = say("impossible", n=one.impossible) if one.impossible else ""
        yield say("found", edition=name, verdict=say(one.verdict)) + many + none
    for problem in one.absent:
        yield say("absent", edition=name, why=problems.translated(problem, lang).message)


# -- JSON ------------------------------------------------------------------------------------------------------------


def records(page: Page) -> Iterator[str]:
    """The claims of a file as lines of JSON, one object each."""
    for judged in page.judged:
        yield json.dumps(record(page.claims, judged), ensure_ascii=False)


def record(claims: Claims, judged: Judged) -> dict[str, Any]:
    """A claim and its verdict as data that JSON can hold."""
    from judge.version import __version__

    claim, shown = judged.claim, judged.shown
    return {
        "format": FORMAT,
        "versions": {"engine": __version__},
        "file": claims.file,
        "page": claims.title,
        "place": str(claim.place),
        "id": claim.id,
        "verdict": judged.verdict,
        "yes": polarity.claim(claim.claimed, judged.verdict),
        "expected": claim.verdict or None,
        "ok": judged.met,
        "clauses": list(judged.clauses),
        "unborne": list(judged.unborne),
        "strictly": claim.strictly or None,
        "ordinarily": judged.ordinary.verdict if judged.ordinary is not None else None,
        "edition": shown.edition if shown else None,
        "cards": shown.cards if shown else None,
        "where": claim.where,
        "question": claim.question,
        "claimed": claim.claimed,
        "why": claim.why,
        "waiting": claim.waiting or None,
        "source": claim.source or claims.source,
        "dated": claim.dated or None,
        "about": list(claim.about),
        "sort": claim.sort,
        "editions": [_edition(one) for one in judged.seen],
        "parting": judged.comparison.parting.clause if judged.comparison and judged.comparison.parting else None,
    }


def _edition(one: Seen) -> dict[str, Any]:
    from judge.answer.faq.verdict import WORST

    return {
        "edition": one.edition,
        "cards": one.cards,
        "verdict": one.verdict or None,
        "boards": {end: one.count(end) for end in WORST if one.count(end)},
        "impossible": one.impossible,
        "absent": [str(problem) for problem in one.absent],
        "decided_by": _tried(one.tried) if one.tried is not None else None,
    }


def _over(over: Over) -> dict[str, Any]:
    words = {f"{v.claim.place.line}:{v.claim.place.column}": v.word for v in over.outcomes.verdicts()}
    return {"all": over.total, "as_claimed": over.held, "exhausted": over.exhausted, "claims": words}


def _tried(tried: Tried) -> dict[str, Any]:
    ruling = tried.ruling
    return {
        "place": str(tried.case.place),
        "note": tried.case.note,
        "board": dict(tried.position.filled),
        "came_to": tried.end,
        "wrong": [{"wanted": check.wanted, "found": check.found} for check in tried.wrong],
        "refused": ruling.refused.line if ruling is not None and ruling.refused is not None else None,
        "event": tried.deciding.n,
        "clauses": list(tried.deciding.clauses),
        "readings": [{"gap": o.gap, "reading": o.reading, "facts": dict(o.facts)} for o in ruling.others]
        if ruling is not None else [],
        "unplayed": unplayed.record(ruling.unplayed) if ruling is not None else [],
        "settled": [{"gap": s.gap, "reading": s.letter, "items": list(s.answered.items), "dated": s.answered.dated}
                    for s in ruling.settled] if ruling is not None else [],
        "outcomes": _over(tried.over) if tried.over is not None else None,
        "problems": [str(problem) for problem in tried.problems],
    }  # fmt: skip
