"""How names are compared: width, case, blanks and punctuation do not count."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """What is left of a name when it is looked up.

    >>> fold("ＴｒａｎｓＦｏｒｍ　Card 01"), fold("Yurina's Final Blow")
    ('transformcard01', 'yurinasfinalblow')
    """
    wide = unicodedata.normalize("NFKC", text).casefold()
    return "".join(mark for mark in wide if unicodedata.category(mark)[0] in "LMN")
