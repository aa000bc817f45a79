"""How names are compared: width, case, blanks and punctuation do not count."""

from __future__ import annotations

from unicodedata import category, normalize

_DROPPED = {mark: None for mark in range(128) if not chr(mark).isalnum()}


def fold(text: str) -> str:
    """What is left of a name when it is looked up.

    >>> fold("ＴｒａｎｓＦｏｒｍ　Card 01"), fold("Yurina's Final Blow")
    ('transformcard01', 'yurinasfinalblow')
    """
    wide = text.casefold() if text.isascii() else normalize("NFKC", text).casefold()
    if wide.isalnum():
        return wide
    if wide.isascii():
        return wide.translate(_DROPPED)
    return "".join(mark for mark in wide if category(mark)[0] in "LMN")
