"""The board that decides a claim: what was found on it, and the trace that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.light import NamedTuple
from judge.messages import labelled, listed
from judge.report import claimed, problems, unplayed
from judge.report.gists import cites
from judge.report.words import Words, apart, claims
from judge.scenario.translated import translated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answer.compare import Comparison
    from judge.answer.faq import Tried
    from judge.answer.faq.over import Over
    from judge.port.ruling import Ruling

BEFORE, AFTER = 7, 2
"""Lines of the trace that are shown before and after the one that decides."""


class Part(NamedTuple):
    """A paragraph about a claim: its heading, its text; `fixed` where its lines are not to be broken."""

    heading: str
    lines: tuple[str, ...]
    fixed: bool = False


def parts(tried: Tried, detail: int, lang: str, numbers: bool = True) -> Iterator[Part]:
    """The paragraphs about a board; its place and the lines of its trace with or without numbers."""
    say = claims(lang)
    note = translated(tried.case.note, tried.case.place.file, lang)
    told = [note, listed((f"{name} {value}" for name, value in tried.position.filled.items()), lang)]
    here = apart((word for word in told if word), lang)
    place = str(tried.case.place) if numbers else tried.case.place.file
    yield Part(say("at"), (labelled(place, here, lang) if here else place,))
    found = tuple(_found(tried, lang))
    if found:
        yield Part(say("found_here"), found)
    if tried.ruling is not None and tried.ruling.events:
        lines = tuple(trace(tried, detail > 1, lang, numbers))
        if lines:
            yield Part(say("trace"), lines, fixed=True)


def _found(tried: Tried, lang: str) -> Iterator[str]:
    """What came of it: what was wanted and found, a refusal, what it hangs on, each reading, or what is missing."""
    from judge.report.answer import settled

    say, ruling = claims(lang), tried.ruling
    yield from _none(tried, lang)
    if tried.over is not None:
        yield from _over(tried.over, lang)
    if ruling is None:
        return
    yield from unplayed.sentences(ruling.unplayed, lang)
    if ruling.others:
        yield from _readings(tried, ruling, lang)
        return
    words = Words(ruling, lang)
    yield from settled(ruling, words)
    if ruling.refused is not None:
        why = words.apart(f"{words.obstacle(one)} [{words.cites(one.clauses)}]" for one in ruling.refused.why)
        yield say("refused", line=ruling.refused.line, why=why)
    elif tried.wrong:
        for check in tried.wrong:
            found = claimed.found(words, check) or say("otherwise")
            yield say("wanted", wanted=claimed.wanted(words, check), found=found)
    elif tried.over is None or tried.end == "holds":
        yield say("as_claimed", facts=words.apart(claimed.wanted(words, check) for check in ruling.checks))


def _none(tried: Tried, lang: str) -> Iterator[str]:
    """Why there is no ruling: what is missing, or the clauses by which there is no such board; or that there is one."""
    say, wanted = claims(lang), tried.case.refused
    for problem in tried.problems:
        told = problems.translated(problem, lang).message
        yield say("no_board", why=told, clauses=cites(problem.clauses, lang)) if wanted else say("missing", what=told)
    if wanted and not tried.problems:
        yield say("a_board", clauses=cites(wanted, lang))


def _over(over: Over, lang: str) -> Iterator[str]:
    """What comes of a board that leaves something to be decided, and who decides."""
    from judge.report.outcomes.words import OutcomeWords

    say = claims(lang)
    yield say("outcomes", n=over.held, all=over.total)
    if not over.exhausted:
        yield say("not_exhausted")
    if 0 < over.held < over.total:
        words = OutcomeWords(over.outcomes, lang)
        for verdict in over.outcomes.verdicts(lang):
            if verdict.unmet:
                told = apart(words.powers(verdict), lang)
                yield say("hangs", on=words.claim(verdict.claim) + (labelled("", told, lang) if told else ""))


def _readings(tried: Tried, ruling: Ruling, lang: str) -> Iterator[str]:
    say, words = claims(lang), Words(ruling, lang)
    ends = (say("holds"), say("fails"))
    for gap in dict.fromkeys(other.gap for other in ruling.others):
        yield say("leaves", gap=gap, question=words.gap(gap)[0])
        taken = dict(ruling.gaps)[gap]
        yield say("reading", letter=taken, words=words.reading(gap, taken), end=ends[bool(tried.wrong)])
        for other in ruling.others:
            if other.gap == gap:
                there = claimed.others(words, ruling, other.facts)
                facts = words.apart(labelled(wanted, found or say("holds"), lang) for wanted, found in there)
                yield say("reading", letter=other.reading, words=words.reading(gap, other.reading), end=facts)


def trace(tried: Tried, whole: bool, lang: str, numbers: bool) -> Iterator[str]:
    """The trace of the board, or the lines around the one that decides, which is marked."""
    from judge.report.trace import tell

    if tried.ruling is None:
        return
    told = tell(tried.ruling, 0, lang)
    at = max((i for i, line in enumerate(told) if line.n <= tried.deciding.n), default=len(told) - 1)
    first = 0 if whole else max(0, at - BEFORE)
    last = len(told) if whole else at + AFTER + 1
    if first:
        yield "  …"
    for i, line in enumerate(told[first:last], first):
        behind = f"  [{cites(line.clauses, lang)}]" if line.clauses else ""
        number = f" {line.n:>4} " if numbers else ""
        yield f"{'→' if i == at else ' '}{number} {'  ' * line.depth}{line.what}{behind}"
    if last < len(told):
        yield "  …"


def parting(comparison: Comparison, lang: str) -> Iterator[Part]:
    """Where the editions or printings part."""
    from judge.report.compare import cards, where

    lines = (*where(comparison, lang), *cards(comparison, lang))
    if lines:
        yield Part(claims(lang)("parts"), lines)
