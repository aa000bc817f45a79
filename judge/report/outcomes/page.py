"""The outcomes of a scenario as text and as Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.messages import bracketed, headed
from judge.report import markup, unplayed
from judge.report.columns import fitting
from judge.report.outcomes.words import OutcomeWords
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.outcomes.readings import Under
    from judge.answer.outcomes.result import Outcome, Outcomes

MOST = 30
"""How many outcomes a page shows."""
Section = tuple[str, list[str]]


def text(
    outcomes: Outcomes, lang: str = "en", under: Sequence[Under] = (), counts: Sequence[int] = (), most: int = MOST
) -> str:
    """The outcomes for a terminal."""
    words = OutcomeWords(outcomes, lang)
    called = title_in(outcomes.scenario, lang)
    parts = [called] if called else []
    for head, body in sections(words, under, counts, most):
        parts.append("\n".join((headed(head, lang), *(f"  {line}".rstrip() for line in body))))
    return fitting("\n\n".join(parts))


def markdown(
    outcomes: Outcomes, lang: str = "en", under: Sequence[Under] = (), counts: Sequence[int] = (), most: int = MOST
) -> str:
    """The outcomes as Markdown."""
    words = OutcomeWords(outcomes, lang)
    parts = [f"# {markup.escaped(title_in(outcomes.scenario, lang, or_file=True))}"]
    for head, body in sections(words, under, counts, most):
        items = (f"{' ' * (len(line) - len(line.lstrip()))}- {markup.escaped(line.lstrip())}" for line in body)
        parts.append("\n".join((f"## {head}", "", *items)))
    parts.append(f"{outcomes.scenario.edition} · {outcomes.scenario.cards}")
    return "\n\n".join(parts)


def sections(
    words: OutcomeWords, under: Sequence[Under] = (), counts: Sequence[int] = (), most: int = MOST
) -> Iterator[Section]:
    """The heading of each section with its lines, indented where they belong to the one above."""
    outcomes = words.outcomes
    if outcomes.scenario.question:
        yield words.words.say("question"), [question_in(outcomes.scenario, words.words.lang)]
    left_out = unplayed.sentences(outcomes.ground.setup.game.unplayed, words.words.lang)
    yield words.say("ahead"), [words.horizon(), words.extent(), *left_out]
    if outcomes.claims:
        yield words.say("claims"), [*_claims(words)]
    yield words.say("head"), [*_outcomes(words, most)]
    if counts:
        yield words.say("counts"), [f"{depth}: {n:,}" for depth, n in enumerate(counts)]
    if outcomes.gaps:
        yield words.words.say("gaps"), [*_gaps(words, under)]


def _claims(words: OutcomeWords) -> Iterator[str]:
    for verdict in words.outcomes.verdicts(words.lang):
        yield words.verdict(verdict)
        yield from (f"  {said}" for said in words.powers(verdict))
        if verdict.met and verdict.unmet and not verdict.powers:
            yield f"  {words.say('met_by', line=words.line(words.outcomes.line(verdict.met[0], words.lang)))}"
            yield f"  {words.say('unmet_by', line=words.line(words.outcomes.line(verdict.unmet[0], words.lang)))}"


def _outcomes(words: OutcomeWords, most: int) -> Iterator[str]:
    every, paths = words.outcomes.outcomes(words.lang, most), words.outcomes.differing()
    for n, outcome in enumerate(every[:most], 1):
        yield f"{n}. {bracketed(words.end(outcome.end, paths), _ways(words, outcome), words.lang)}"
        yield f"   {words.line(outcome.line) if outcome.way_known else words.say('not_told')}"
    if len(every) > most:
        yield words.say("more", n=len(every) - most)


def _ways(words: OutcomeWords, outcome: Outcome) -> str:
    if outcome.chance is not None:
        return words.say("chance_of", p=outcome.chance)
    if outcome.ways is None:
        return words.say("ways_endless")
    if not words.outcomes.exhausted:
        return words.say("ways_least", n=f"{outcome.ways:,}")
    return words.say("ways", n=f"{outcome.ways:,}")


def _gaps(words: OutcomeWords, under: Sequence[Under]) -> Iterator[str]:
    for gap, letter in words.outcomes.gaps:
        question, readings = words.words.gap(gap)
        if not readings:
            continue
        taken = readings[ord(letter) - ord("a")]
        mark = f"（{letter}）" if words.lang == "ja" else f"({letter}) "
        yield words.say("silent", gap=gap, question=question, reading=f"{mark}{taken}")
        yield from (f"  {_under(words, one, readings)}" for one in under if one.gap == gap)


def _under(words: OutcomeWords, one: Under, readings: Sequence[str]) -> str:
    about = {"letter": f"{one.gap}{one.letter}", "reading": readings[ord(one.letter) - ord("a")]}
    if one.same:
        return words.say("other_same", **about)
    verdicts = one.outcomes.verdicts()
    if not verdicts:
        return words.say("other_bare", n=len(one.outcomes.ends), **about)
    return words.say("other", claims=words.words.apart(words.verdict(v) for v in verdicts), **about)
