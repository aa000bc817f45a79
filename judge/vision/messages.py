"""Where the words of the game lie."""

from __future__ import annotations

from judge.messages import words_of

WORDS = words_of(__file__)
