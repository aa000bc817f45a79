"""How names are compared: width, case, blanks and punctuation do not count."""

from __future__ import annotations

_DROPPED = {mark: None for mark in range(128) if not chr(mark).isalnum()}


def fold(text: str) -> str:
    """What is left of a name when it is looked up.

    >>> fold("ＴｒａｎｓＦｏｒｍ　Card 01"), fold("Yurina's Final Blow")
    ('transformcard01', 'yurinasfinalblow')
    """
    wide = full_width(text).casefold()
    if wide.isalnum():
        return wide
    if wide.isascii():
        return wide.translate(_DROPPED)
    from unicodedata import category

    return "".join(mark for mark in wide if category(mark)[0] in "LMN")


def full_width(text: str) -> str:
    """The text with what is written in full width, as in forms of its own, in the forms that are usual."""
    if text.isascii():
        return text
    from unicodedata import normalize

    return normalize("NFKC", text)
