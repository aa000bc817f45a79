"""One question in, one ruling out."""

from judge.answer.ruling import Check, Open, Refused, Ruling
from judge.answer.run import adjudicate

__all__ = ["Check", "Open", "Refused", "Ruling", "adjudicate"]
