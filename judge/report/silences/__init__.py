"""The questions that the rules do not decide, and their readings, in the language of a report."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from judge.furuyoni.rules.gaps import GAPS
from judge.report.phrases import LANGUAGES

Told = tuple[str, tuple[str, ...]]
"""A question and its readings, in order."""


def told(gap: str, lang: str) -> Told:
    """The question of a gap and its readings in a language (English for any other, nothing for an unknown gap)."""
    if lang in LANGUAGES and lang != "en":
        table: Mapping[str, Told] = import_module(f"judge.report.silences.{lang}").SILENCES
        if gap in table:
            return table[gap]
    known = GAPS.get(gap)
    return (known.question, known.readings) if known is not None else ("", ())


def reading(gap: str, letter: str, lang: str) -> str:
    """One reading of a gap, by its letter."""
    return told(gap, lang)[1][ord(letter) - ord("a")]


__all__ = ["Told", "reading", "told"]
