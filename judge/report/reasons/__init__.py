"""Obstacles in words, one module a language: what stands in the way, and under `facts` the measure of it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from judge.report.phrases import LANGUAGES


def reasons(lang: str) -> Mapping[str, str]:
    """The sentences of a language (English for any other)."""
    return _table(lang, "REASONS")


def answers(lang: str) -> Mapping[str, str]:
    """What is said about obstacles and the changes that remove them, in a language (English for any other)."""
    return _table(lang, "ANSWERS")


def _table(lang: str, name: str) -> Mapping[str, str]:
    module = import_module(f"judge.report.reasons.{lang if lang in LANGUAGES else 'en'}")
    found: Mapping[str, str] = getattr(module, name)
    return found
