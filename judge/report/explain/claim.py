"""The page of a claim: the question, what is claimed and its verdict, what that rests on, the boards that show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.messages import LANGUAGES, labelled
from judge.report.explain.document import (
    Document,
    Shown,
    english,
    every,
    in_each,
    item,
    page_words,
    section,
)
from judge.report.faq import parts
from judge.report.polarity import answered
from judge.report.words import claims as words
from judge.scenario.translated import in_all, translated
from judge.version import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.faq import Judged, Seen, Tried
    from judge.report.faq_board import Part
    from judge.scenario.claims import Claim, Claims

MOST = 8
"""How many boards a page shows."""
TONES = {"upheld": "sound", "contradicted": "wrong", "depends": "undecided", "undecidable": "undecided",
         "waiting": "undecided"}  # fmt: skip
"""By verdict, how it is coloured."""
LEFT_OUT = ("answer", "question", "claimed", "clauses", "trace", "place", "source", "at")
"""Paragraphs of the report that the page says otherwise."""


def claim_page(claims: Claims, judged: Judged, links: Sequence[dict[str, Any]] = ()) -> Document:
    """The page of one claim; `links` lead to what stands beside it."""
    claim, file = judged.claim, judged.claim.place.file
    asked = in_all(claim.question or claim.claimed, file)
    shown = [*_shown(judged)][:MOST]
    sections = [section("lines", page_words("argument"), _argument(claims, judged))]
    if links:
        sections.append(section("links", page_words("beside"), links, folded=len(links) > 6))
    newest = judged.shown
    return Document(
        title=[labelled(claim.id, one, lang) for lang, one in zip(LANGUAGES, asked, strict=True)],
        trail=[f"{one} · {claim.id}" for one in in_all(claims.title, file)],
        question=in_all(claim.question, file) if claim.question else "",
        headline=headline(claim, judged.verdict),
        tone=TONES[judged.verdict],
        chips=[*_chips(claims, judged)],
        sections=sections,
        shown=shown,
        edition=newest.edition if newest is not None else "",
        versions=" · ".join(f"{one.edition} {one.cards}".strip() for one in judged.seen) or f"judge {__version__}",
    )


def headline(claim: Claim, verdict: str) -> list[str]:
    """The verdict on a claim, and what is claimed; Yes or No where that is what it claims."""
    def said(lang: str) -> str:
        claimed = translated(claim.claimed, claim.place.file, lang)
        if found := answered(claim.claimed, claimed, verdict, lang):
            return found
        return words(lang)("page_headline", verdict=_capital(words(lang)(verdict)), claimed=claimed)

    return in_each(said)


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _chips(claims: Claims, judged: Judged) -> Iterator[dict[str, Any]]:
    claim = judged.claim
    yield item(in_each(lambda lang: words(lang)(judged.verdict)), tone=f"verdict-{TONES[judged.verdict]}")
    if claim.dated:
        yield item(page_words("published", dated=claim.dated))
    if claim.sort != "rule":
        yield item(page_words(f"sort_{claim.sort}"))
    if not judged.met:
        yield item(page_words("not_as_stated"), tone="verdict-wrong")


def _argument(claims: Claims, judged: Judged) -> Iterator[dict[str, Any]]:
    """What the file and the boards say, paragraph by paragraph."""
    claim = judged.claim
    if judged.clauses:
        yield item("", label=in_each(lambda lang: _capital(words(lang)("clauses"))), clauses=judged.clauses)
    for paragraphs in zip(*(_parts(judged, lang) for lang in ("en", "ja", "ko")), strict=True):
        heads = [_capital(one.heading) for one in paragraphs]
        for lines in zip(*(one.lines for one in paragraphs), strict=True):
            yield item(lines, label=heads)
            heads = every("")
    source = claim.source or claims.source
    if source:
        href = source if source.startswith(("https://", "http://")) and " " not in source else ""
        label = in_each(lambda lang: _capital(words(lang)("source")))
        yield item(in_all(source, claim.place.file), label=label, href=href)
    if claim.doubt:
        yield item(in_all(claim.doubt, claim.place.file), label=page_words("doubt"))
    yield english(claims.file, label=in_each(lambda lang: _capital(words(lang)("file"))))


def _parts(judged: Judged, lang: str) -> list[Part]:
    say = words(lang)
    left_out = {say(key) for key in LEFT_OUT}
    return [part for part in parts(judged, 1, lang, numbers=False) if not part.fixed and part.heading not in left_out]


def _shown(judged: Judged) -> Iterator[Shown]:
    """The board that decides of each case, in the newest edition that comes to the verdict; then where others part."""
    newest = judged.shown
    if newest is None:
        return
    several = len(newest.by_case) > 1
    for number, tried in sorted(newest.by_case.items()):
        yield from _board(newest, tried, number, several)
    for other in judged.seen:
        if other is not newest and other.verdict != newest.verdict and other.tried is not None:
            yield from _board(other, other.tried, judged.claim.cases.index(other.tried.case), several)


def _board(seen: Seen, tried: Tried, number: int, several: bool) -> Iterator[Shown]:
    if tried.ruling is None:
        return
    name = page_words("board_of", n=number + 1) if several else page_words("board")
    filled = ", ".join(f"{key} {value}" for key, value in tried.position.filled.items())
    noted = in_all(tried.case.note, tried.case.place.file)
    note = [" · ".join(part for part in (one, filled) if part) for one in noted] if noted[0] or filled else ""
    yield Shown([f"{one} · {seen.edition}" for one in name], tried.ruling, note)
