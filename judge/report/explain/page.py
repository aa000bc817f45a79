"""The page as one file: what is known of a ruling, the script that draws it, and the answer for who has no script."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.messages import messages
from judge.report import trace
from judge.report.explain.data import data
from judge.report.words import WORDS

if TYPE_CHECKING:
    from judge.port.ruling import Ruling

HERE = Path(__file__).parent


def html(ruling: Ruling, lang: str = "en") -> str:
    """The page of a ruling; `lang` is the language in which it opens, the reader may switch it."""
    known = data(ruling, lang)
    title = escape(str(known["title"]))
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{_own('page.css')}</style>\n</head>\n<body>\n"
        f"<noscript>{_plain(ruling, known, lang)}</noscript>\n<div id=\"page\"></div>\n"
        f'<script type="application/json" id="data">{_inlined(known)}</script>\n'
        f"<script>\n{_own('page.js')}</script>\n</body>\n</html>\n"
    )


def _own(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def _inlined(known: dict[str, Any]) -> str:
    """Data that cannot end the element it stands in."""
    return json.dumps(known, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _plain(ruling: Ruling, known: dict[str, Any], lang: str) -> str:
    """Question, answer and trace as text."""
    told = messages(lang, WORDS).under("page")
    answer = known["answer"][known["lang"]]
    lines = escape(trace.tree(ruling, 0, lang))
    return (
        f"<h1>{escape(str(known['title']))}</h1><p>{escape(str(known['question']))}</p><p><b>{escape(answer)}</b></p>"
        f"<h2>{escape(told('trace'))}</h2><pre>{lines}</pre>"
    )
