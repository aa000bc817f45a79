"""Obstacles in words, one module a language: what stands in the way, and under `facts` the measure of it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from judge.report.phrases import LANGUAGES


def reasons(lang: str) -> Mapping[str, str]:
    """The sentences of a language (English for any other)."""
    found: Mapping[str, str] = import_module(f"judge.report.reasons.{lang if lang in LANGUAGES else 'en'}").REASONS
    return found
