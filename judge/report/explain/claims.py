"""Claims as pages in a folder: one for each, and an index from which all are found."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from judge.light import NamedTuple
from judge.report.explain.claim import TONES, claim_page
from judge.report.explain.document import Document, in_each, item, page, page_words, section
from judge.report.faq import summary, verdicts
from judge.report.words import claims as words
from judge.scenario.translated import in_all

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.faq import Judged
    from judge.report.faq import Page
    from judge.scenario.claims import Claim

INDEX = "index.html"


class Written(NamedTuple):
    """A page: its path below the folder, and what stands in it."""

    path: str
    text: str


class Folder(NamedTuple):
    """The pages of the claims of a file, as plain values: another process can make them.

    `title` is what the file is called, `pages` has each page under its name, `listed` what the index has of each, and
    `verdicts` their verdicts, each with whether it is as the file says.
    """

    file: str
    title: list[str]
    pages: tuple[Written, ...]
    listed: tuple[dict[str, Any], ...]
    verdicts: tuple[tuple[str, bool], ...]


def folder(found: Page, lang: str = "en") -> Folder:
    """The pages of a file's claims."""
    claims = [judged.claim for judged in found.judged]
    pages = []
    for i, judged in enumerate(found.judged):
        links = [*beside(claims, i), item(page_words("all_claims"), href=f"../{INDEX}")]
        made = claim_page(found.claims, judged, links)._replace(home=f"../{INDEX}")
        pages.append(Written(f"{judged.claim.id}.html", page(made, lang)))
    listed = tuple(entry(one, href) for one, (href, _) in zip(found.judged, pages, strict=True))
    title = in_all(found.claims.title, found.claims.file)
    return Folder(found.claims.file, title, tuple(pages), listed, verdicts(found))


def pages(found: Sequence[Folder], lang: str = "en") -> Iterator[Written]:
    """A page for every claim, in a folder of its file's name, and the index."""
    called = names([one.file for one in found])
    for one, name in zip(found, called, strict=True):
        yield from (Written(f"{name}/{path}", text) for path, text in one.pages)
    yield Written(INDEX, page(index(found, called), lang))


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


def index(found: Sequence[Folder], called: Sequence[str]) -> Document:
    """The index of all claims, file by file, with a search over their words."""
    return Document(
        title=page_words("claims"),
        headline=in_each(lambda lang: summary([one.verdicts for one in found], lang)),
        sections=[_listed(one, name) for one, name in zip(found, called, strict=True)],
        search="page",
    )  # fmt: skip


def _listed(one: Folder, name: str) -> dict[str, Any]:
    return section("links", one.title, ({**link, "href": f"{name}/{link['href']}"} for link in one.listed))


def entry(judged: Judged, href: str) -> dict[str, Any]:
    """A claim in a list."""
    claim = judged.claim
    file = claim.place.file
    return item(
        in_all(claim.question or claim.claimed, file),
        href=href,
        note=in_all(claim.claimed, file),
        words=" ".join((claim.id, *claim.about)),
        tag=in_each(lambda lang: words(lang)(judged.verdict)),
        tone=f"verdict-{TONES[judged.verdict]}",
    )
