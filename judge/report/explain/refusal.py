"""The page of `judge why-not`: whether the action is legal, every obstacle, what would allow it, and the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.report.explain.data import LANGUAGES
from judge.report.explain.document import Document, Shown, in_each, item, page_words, section
from judge.report.why_not import Telling
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.why_not import WhyNot
    from judge.port.ruling import Ruling


def why_not_page(found: WhyNot, ruling: Ruling | None) -> Document:
    """The page of one action; `ruling` is the run of the file, as far as it can be shown."""
    tellings = [Telling(found, lang) for lang in LANGUAGES]
    first, *rest = zip(*(one.heading() for one in tellings), strict=True)
    sections = [section("lines", "", (item(list(said)) for said in rest))] if rest else []
    if not found.legal:
        obstacles = zip(*(one.bare_obstacles() for one in tellings), found.obstacles, strict=True)
        lines = (item(list(said), clauses=one.clauses) for *said, one in obstacles)
        sections.append(section("lines", [one.say("obstacles") for one in tellings], lines))
    if found.sought.made and not found.legal:
        sections.append(section("lines", [one.change_heading() for one in tellings], _fixes(tellings)))
    head = first if found.legal else [_because(one, said) for one, said in zip(tellings, first, strict=True)]
    scenario = found.scenario
    return Document(
        title=in_each(lambda lang: title_in(scenario, lang, or_file=True)),
        question=in_each(lambda lang: question_in(scenario, lang)),
        headline=list(head),
        tone="undecided" if found.machine.game.unplayed else "sound" if found.legal else "refused",
        sections=sections,
        shown=[Shown(page_words("board"), ruling)] if ruling is not None else (),
        edition=scenario.edition,
        versions=f"{scenario.edition} · {scenario.cards}",
    )


def _because(telling: Telling, said: str) -> str:
    """That it is not legal, and the first of the reasons."""
    why, *more = telling.bare_obstacles()
    behind = f" (+{len(more)})" if more else ""
    return telling.say("because", said=said.rstrip(".。"), why=f"{why}{behind}")


def _fixes(tellings: Sequence[Telling]) -> Iterator[dict[str, Any]]:
    for same in zip(*(one.fixes() for one in tellings), strict=True):
        yield item([text for text, _ in same], code=same[0][1])
    if not tellings[0].found.sought.fixes:
        yield item([one.nothing() for one in tellings])
