"""Claims as pages in a folder: one for each, and an index from which all are found."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from judge.light import NamedTuple
from judge.report.explain.claim import TONES, claim_page
from judge.report.explain.document import Document, item, page, page_words, section, told
from judge.report.faq import summary
from judge.report.words import claims as words
from judge.scenario.translated import in_all

if TYPE_CHECKING:
    from judge.answer.faq import Judged
    from judge.report.faq import Page
    from judge.scenario.claims import Claim, Claims

INDEX = "index.html"


class Written(NamedTuple):
    """A page: its path below the folder, and what stands in it."""

    path: str
    text: str


def pages(found: Sequence[Page], lang: str = "en") -> Iterator[Written]:
    """A page for every claim, in a folder of its file's name, and the index."""
    folders = names([one.claims.file for one in found])
    for one, folder in zip(found, folders, strict=True):
        claims = [judged.claim for judged in one.judged]
        for i, judged in enumerate(one.judged):
            links = [*beside(claims, i), item(page_words("all_claims"), href=f"../{INDEX}")]
            made = claim_page(one.claims, judged, links)._replace(home=f"../{INDEX}")
            yield Written(f"{folder}/{judged.claim.id}.html", page(made, lang))
    yield Written(INDEX, page(index(found, folders), lang))


def names(files: Sequence[str]) -> list[str]:
    """A folder for each file: its name without the ending, told apart by a number where two are called alike."""
    stems = [os.path.splitext(os.path.basename(file))[0].lstrip("<").rstrip(">") or "claims" for file in files]
    return [stem if stems.index(stem) == i else f"{stem}-{i + 1}" for i, stem in enumerate(stems)]


def beside(claims: Sequence[Claim], i: int) -> Iterator[dict[str, Any]]:
    """The links to the claims before and after one, which lie in the same folder."""
    for key, at in (("before", i - 1), ("after", i + 1)):
        if 0 <= at < len(claims):
            one = claims[at]
            said = in_all(one.question or one.claimed, one.place.file)
            yield item(page_words(key, id=one.id), href=f"{one.id}.html", note=said)


def index(found: Sequence[Page], folders: Sequence[str]) -> Document:
    """The index of all claims, file by file, with a search over their words."""
    return Document(
        title=page_words("claims"),
        headline=told(lambda lang: summary(found, lang)),
        sections=[_listed(page.claims, page.judged, folder) for page, folder in zip(found, folders, strict=True)],
        search="page",
    )  # fmt: skip


def _listed(claims: Claims, judged: Iterable[Judged], folder: str) -> dict[str, Any]:
    links = (entry(one, f"{folder}/{one.claim.id}.html") for one in judged)
    return section("links", in_all(claims.title, claims.file), links)


def entry(judged: Judged, href: str) -> dict[str, Any]:
    """A claim in a list."""
    claim = judged.claim
    file = claim.place.file
    return item(
        in_all(claim.question or claim.claimed, file),
        href=href,
        note=in_all(claim.claimed, file),
        words=" ".join((claim.id, *claim.about)),
        tag=told(lambda lang: words(lang)(judged.verdict)),
        tone=f"verdict-{TONES[judged.verdict]}",
    )
