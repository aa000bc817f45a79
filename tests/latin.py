"""Words of Latin letters, which what is told in Japanese or Korean has only in names."""

from __future__ import annotations

import re
from functools import cache

from judge.furuyoni.library import topics

WORD = re.compile(r"[A-Za-z]{2,}")


@cache
def names() -> frozenset[str]:
    """The words of Latin letters in names of cards and megami."""
    return frozenset(word for topic in topics() for name in topic.names.values() for word in WORD.findall(name))
