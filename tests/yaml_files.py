"""YAML files of tests, read by the parser written in C where there is one: it takes a tenth of the time."""

from __future__ import annotations

from typing import Any

import yaml

_SAFE = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_BASE = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def typed(text: str) -> Any:
    """What a text holds: numbers, dates and the like as what they are."""
    return yaml.load(text, _SAFE)


def plain(text: str) -> Any:
    """What a text holds, every value as it is written."""
    return yaml.load(text, _BASE)
