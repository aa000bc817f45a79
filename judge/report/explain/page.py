"""A page as one file: what it knows, the script that draws it, and the answer for who has no script."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.messages import messages
from judge.report import trace
from judge.report.explain.data import data
from judge.report.words import WORDS
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.port.ruling import Ruling

HERE = Path(__file__).parent
STYLE = "page.css"
SCRIPTS = ("parts.js", "view.js", "told.js", "page.js")
"""The script, in the order in which its files are run."""


def html(ruling: Ruling, lang: str = "en") -> str:
    """The page of a ruling; `lang` is the language in which it opens, the reader may switch it."""
    known = data(ruling, lang)
    return file(known, _plain(ruling, known, lang), lang)


def file(known: Mapping[str, Any], plain: str, lang: str, assets: str = "") -> str:
    """A page with what it knows; `plain` is what who has no script reads.

    It needs nothing else, unless style and script are named: a folder relative to the page, where `style` and `script`
    lie as files.
    """
    title = known["title"]
    title = title if isinstance(title, str) else title[known["lang"]]
    style = f'<link rel="stylesheet" href="{assets}/page.css">' if assets else f"<style>\n{style_sheet()}</style>"
    run = f'<script src="{assets}/page.js"></script>' if assets else f"<script>\n{script()}</script>"
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n{style}\n</head>\n<body>\n"
        f"<noscript>{plain}</noscript>\n<div id=\"page\"></div>\n"
        f'<script type="application/json" id="data">{_inlined(known)}</script>\n'
        f"{run}\n</body>\n</html>\n"
    )


@cache
def style_sheet() -> str:
    """How pages look."""
    return _own(STYLE)


@cache
def script() -> str:
    """What draws pages."""
    return "".join(map(_own, SCRIPTS))


def _own(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def _inlined(known: Mapping[str, Any]) -> str:
    """Data that cannot end the element it stands in."""
    return json.dumps(known, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _plain(ruling: Ruling, known: dict[str, Any], lang: str) -> str:
    """Question, answer and trace as text."""
    told = messages(lang, WORDS).under("page")
    answer = known["answer"][known["lang"]]
    lines = escape(trace.tree(ruling, 0, lang))
    return (
        f"<h1>{escape(title_in(ruling.scenario, lang, or_file=True))}</h1>"
        f"<p>{escape(question_in(ruling.scenario, lang))}</p><p><b>{escape(answer)}</b></p>"
        f"<h2>{escape(told('trace'))}</h2><pre>{lines}</pre>"
    )
