"""The page of `judge outcomes`: what holds always or never or depends on whom, the outcomes, boards that show them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answer.outcomes.verdict import ALWAYS, NEVER
from judge.report.explain.data import LANGUAGES
from judge.report.explain.document import Document, Shown, in_each, item, page_words, section
from judge.report.outcomes.page import MOST, sections
from judge.report.outcomes.words import OutcomeWords
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.answer.outcomes import Outcomes
    from judge.answer.outcomes.readings import Under
    from judge.port.ruling import Ruling

TONES = {ALWAYS: "verdict-sound", NEVER: "verdict-wrong"}


def outcomes_page(
    found: Outcomes, rulings: Mapping[int, Ruling], under: Sequence[Under] = (), counts: Sequence[int] = (),
    most: int = MOST,
) -> Document:  # fmt: skip
    """The page of outcomes; `rulings` shows some of them on the board, by their numbers."""
    words = [OutcomeWords(found, lang) for lang in LANGUAGES]
    told = [[*sections(one, under, counts, most)] for one in words]
    scenario = found.scenario
    heads = [*_verdicts(words)]
    parts = []
    for same in zip(*told, strict=True):
        if same[0][1] == [scenario.question]:
            continue
        lines = zip(*(body for _, body in same), strict=True)
        parts.append(section("tree", [head for head, _ in same], (_line(line) for line in lines)))
    return Document(
        title=in_each(lambda lang: title_in(scenario, lang, or_file=True)),
        question=in_each(lambda lang: question_in(scenario, lang)),
        headline=[*_answers(words)] if len(heads) == 1 else [one.extent() for one in words],
        tone="sound" if found.exhausted else "undecided",
        chips=heads if len(heads) > 1 else (),
        sections=parts,
        shown=[*_shown(words, found, rulings)],
        edition=scenario.edition,
        versions=f"{scenario.edition} · {scenario.cards}",
    )


def _answers(words: Sequence[OutcomeWords]) -> Iterator[str]:
    """The verdict on the only claim in each language."""
    for one in words:
        (verdict,) = one.outcomes.verdicts(one.lang)
        yield one.answer(verdict)


def _verdicts(words: Sequence[OutcomeWords]) -> Iterator[dict[str, Any]]:
    for same in zip(*(one.outcomes.verdicts(one.lang) for one in words), strict=True):
        said = [one.verdict(verdict) for one, verdict in zip(words, same, strict=True)]
        yield item(said, tone=TONES.get(same[0].word, "verdict-undecided"))


def _line(said: Sequence[str]) -> dict[str, Any]:
    first = said[0]
    return item([one.strip() for one in said]) | {"depth": (len(first) - len(first.lstrip())) // 2}


def _shown(words: Sequence[OutcomeWords], found: Outcomes, rulings: Mapping[int, Ruling]) -> Iterator[Shown]:
    """The outcomes that have a ruling, in the order in which they are told."""
    every = [found.outcomes(one.lang, MOST) for one in words]
    for n, outcome in enumerate(every[0], 1):
        if outcome.number in rulings:
            label = page_words("outcome_of", n=n)
            lines = [same[n - 1].line for same in every]
            note = [one.line(line) for one, line in zip(words, lines, strict=True)] if outcome.way_known else ""
            yield Shown(label, rulings[outcome.number], note)
