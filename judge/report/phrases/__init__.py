"""The sentences of reports, one module a language; all have the same keys and the same blanks to fill in."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

LANGUAGES = ("en", "ja", "ko")


def phrases(lang: str) -> Mapping[str, str]:
    """The sentences of a language (English for any other)."""
    found: Mapping[str, str] = import_module(f"judge.report.phrases.{lang if lang in LANGUAGES else 'en'}").PHRASES
    return found
