"""One question in, one ruling out."""

from judge.answer.run import adjudicate
from judge.port.ruling import Check, Open, Refused, Ruling

__all__ = ["Check", "Open", "Refused", "Ruling", "adjudicate"]
