"""Pages that tell more than one ruling does: a question and its answer, sections, and the boards that show it.

A text is a list with one entry a language, or a string where it is the same in all (`data.LANGUAGES`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from html import escape
from types import MappingProxyType
from typing import Any

from judge.light import NamedTuple
from judge.messages import messages
from judge.port.ruling import Ruling
from judge.report.explain.data import KEYS, LANGUAGES, clauses, data
from judge.report.explain.page import file
from judge.report.words import WORDS

Text = str | Sequence[str]
Item = Mapping[str, Any]
ENGLISH = "en"


class Shown(NamedTuple):
    """A ruling on a page: what it is called there, what is to be said of its board, and the ruling."""

    label: Text
    ruling: Ruling
    note: Text = ""


class Document(NamedTuple):
    """What a page says.

    `trail` stands in its head, `home` is where that leads, `assets` the folder in which style and script lie ("": they
    are in the page). `search` is `page` for one over what the page lists, `site` for one over what the file `found`
    lists, whose kinds are called as `kinds` says. `tone` is `sound`, `wrong`, `undecided` or `refused`. `place` gives
    the page of a clause, "" for none.
    """

    title: Text
    headline: Text
    trail: Text = ""
    question: Text = ""
    tone: str = "sound"
    chips: Sequence[Item] = ()
    sections: Sequence[Mapping[str, Any]] = ()
    shown: Sequence[Shown] = ()
    edition: str = ""
    versions: str = ""
    home: str = ""
    assets: str = ""
    search: str = ""
    found: str = ""
    kinds: Mapping[str, Text] = MappingProxyType({})
    place: Callable[[str], str] | None = None


def page(one: Document, lang: str = ENGLISH) -> str:
    """The page as a file; `lang` is the language in which it opens."""
    return file(known(one, lang), plain(one, lang), lang, one.assets)


def known(one: Document, lang: str = ENGLISH) -> dict[str, Any]:
    """All that the page knows."""
    cited = [c for section in one.sections for item in section.get("items", ()) for c in item.get("clauses", ())]
    own = clauses(cited, one.edition)
    rulings: list[dict[str, Any]] = [
        {"label": every(s.label), "note": _some(s.note), "ruling": data(s.ruling, lang)} for s in one.shown
    ]
    for about in (own, *(shown["ruling"]["clauses"] for shown in rulings)):
        for clause, said in about.items():
            href = one.place(clause) if one.place is not None else ""
            if href:
                said["href"] = href
    return {
        "lang": LANGUAGES.index(lang), "languages": LANGUAGES, "title": every(one.title), "trail": every(one.trail),
        "question": _some(one.question), "headline": every(one.headline), "tone": one.tone, "chips": list(one.chips),
        "sections": list(one.sections), "rulings": rulings, "clauses": own, "versions": one.versions,
        "home": one.home, "search": one.search, "found": one.found,
        "kinds": {key: every(kind) for key, kind in one.kinds.items()},
        "words": _words(),
    }  # fmt: skip


@cache
def _words() -> list[dict[str, str]]:
    """What pages say of themselves, by key; the script puts numbers for `%n` and `%of`."""
    own = (messages(lang, WORDS).under("page") for lang in LANGUAGES)
    return [{key: say(key, n="%n", of="%of") for key in (*KEYS, *OWN)} for say in own]


OWN = ("search", "nothing_found")
"""What such a page says of its own."""


def plain(one: Document, lang: str) -> str:
    """What who has no script reads: question, headline, and every section as a list."""
    asked = at(one.question, lang)
    parts = [f"<h1>{escape(at(one.headline, lang))}</h1>", f"<p>{escape(asked)}</p>" if asked else ""]
    for section in one.sections:
        parts.append(f"<h2>{escape(at(section['head'], lang))}</h2>")
        parts.append("<ul>" + "".join(f"<li>{_plain(item, lang)}</li>" for item in section.get("items", ())) + "</ul>")
    return "".join(parts)


def _plain(item: Item, lang: str) -> str:
    text = escape(at(item["text"], lang))
    return f'<a href="{escape(item["href"])}">{text}</a>' if item.get("href") else text


# -- texts and sections -----------------------------------------------------------------------------------------------


def every(text: Text) -> list[str]:
    """A text in every language."""
    return [text] * len(LANGUAGES) if isinstance(text, str) else [*text]


def _some(text: Text) -> list[str] | str:
    """A text in every language, "" where there is none."""
    return every(text) if any(text) else ""


def at(text: Text, lang: str) -> str:
    """A text in one language."""
    return every(text)[LANGUAGES.index(lang)]


def in_each(say: Callable[[str], str]) -> list[str]:
    """What is said in each language; `say` takes the language."""
    return [say(lang) for lang in LANGUAGES]


def page_words(key: str, **facts: object) -> list[str]:
    """A message of pages in every language."""
    return in_each(lambda lang: messages(lang, WORDS).say(f"page-{key}", **facts))


def item(text: Text, **more: Any) -> dict[str, Any]:
    """A line of a section: its text, and what there is beside it (`clauses`, `href`, `note`, `tag`, `tone`, …)."""
    return {"text": every(text)} | {key: value for key, value in more.items() if value not in (None, "", (), [])}


def english(text: str, **more: Any) -> dict[str, Any]:
    """A line that a file says in English."""
    return item(text, lang=ENGLISH, **more)


def section(shape: str, head: Text, items: Iterable[Item], folded: bool = False) -> dict[str, Any]:
    """A section of `lines`, of a `tree` (items with `depth`) or of `links`."""
    return {"shape": shape, "head": every(head), "items": list(items), "folded": folded}


def table(head: Text, columns: Sequence[Text], rows: Iterable[Sequence[Any]]) -> dict[str, Any]:
    """A section that is a table; a cell is a text or an item."""
    heads = [every(column) for column in columns]
    return {"shape": "table", "head": every(head), "columns": heads, "rows": [_row(row) for row in rows]}


def _row(row: Sequence[Any]) -> list[Any]:
    return [cell if isinstance(cell, dict) else every(cell) for cell in row]

