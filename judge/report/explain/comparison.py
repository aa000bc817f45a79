"""The page of `judge compare`: what differs between two editions or printings, where they part, both boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.messages import spaced
from judge.report.compare import called, cards, sections, title, valued, where
from judge.report.explain.data import LANGUAGES
from judge.report.explain.document import Document, Shown, at, in_each, item, section, table
from judge.report.words import Words, claims
from judge.scenario.translated import question_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.report.compare import Compared

TONES = {"same": "sound", "changes": "wrong", "one_side": "undecided"}


def compare_page(compared: Compared) -> Document:
    """The page of one board compared."""
    found = compared.found
    shown = [Shown(side.name, side.ruling) for side in found.sides if side.ruling is not None]
    scenario = shown[0].ruling.scenario
    return Document(
        title=in_each(lambda lang: title(compared, lang)),
        question=in_each(lambda lang: question_in(scenario, lang)),
        headline=in_each(lambda lang: _headline(compared, lang)),
        tone=TONES[compared.status],
        chips=[item(side.name) for side in found.sides],
        sections=[*_sections(compared, shown)],
        shown=shown,
        edition=found.sides[-1].edition,
        versions=" · ".join(side.name for side in found.sides),
    )


def _headline(compared: Compared, lang: str) -> str:
    """Whether the answer changes, and what makes the difference."""
    say, found = claims(lang), compared.found
    if not found.known:
        return say("answer_one", edition=next(side.name for side in found.sides if side.ruling is None))
    if not found.changes:
        return say("answer_same")
    return spaced((say("answer_changes"), *([say(f"due-{found.due}")] if found.due else ())), lang)


def _sections(compared: Compared, shown: list[Shown]) -> Iterator[dict[str, Any]]:
    found = compared.found
    said = [[one for one in sections(compared, 0, lang) if not one[2]] for lang in LANGUAGES]
    asked = shown[0].ruling.scenario.question
    heads = {claims("en")(key) for key in ("parts", "cards")}
    if found.changes:
        heads.add(claims("en")("answer").capitalize())
    for same in zip(*said, strict=True):
        if same[0][1] != (asked,) and same[0][0] not in heads:
            lines = zip(*(body for _, body, _ in same), strict=True)
            yield section("lines", [head for head, _, _ in same], (item(line) for line in lines))
    if found.facts:
        head = in_each(lambda lang: claims(lang)("facts"))
        yield table(head, ("", *(side.name for side in found.sides)), _facts(compared, shown))
    if found.parting is not None:
        lines = zip(*(where(found, lang) for lang in LANGUAGES), strict=True)
        clauses = (found.parting.clause,) if found.parting.clause else ()
        items = [item("" if clauses and i == 0 else line, clauses=clauses if i == 0 else ())
                 for i, line in enumerate(lines)]  # fmt: skip
        events = [event.n if event is not None else 0 for event in found.parting.events]
        there = [[claims(lang)("shown_there", one=at(one.label, lang)) for lang in LANGUAGES] for one in shown]
        items += [item(line, board=i, n=n) for i, (line, n) in enumerate(zip(there, events, strict=True)) if n]
        yield section("lines", in_each(lambda lang: claims(lang)("parts")), items)
    if found.cards:
        lines = zip(*(cards(found, lang) for lang in LANGUAGES), strict=True)
        yield section("lines", in_each(lambda lang: claims(lang)("cards")), (item(line) for line in lines))


def _facts(compared: Compared, shown: list[Shown]) -> Iterator[list[Any]]:
    found = compared.found
    words = [Words(shown[0].ruling, lang) for lang in LANGUAGES]
    names = (*found.asked, *(name for name in found.facts if name not in found.asked))
    for name in names:
        told = [[valued(one, name, value) for one in words] for value in found.facts[name]]
        yield [[called(one, name) for one in words], *told]
