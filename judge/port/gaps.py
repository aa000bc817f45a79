"""Where the rules of a game are silent: its gaps, each read when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from judge.messages import messages
from judge.port.obstacle import Gap

LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""Those of readings."""


class Gaps(Mapping[str, Gap]):
    """A game's gaps by id, with question and readings in English.

    Parameters
    ----------
    clauses
        By gap, the clauses that leave it open.
    words
        The folder of the messages that say its question and its readings.
    """

    def __init__(self, clauses: Mapping[str, tuple[str, ...]], words: str) -> None:
        self.clauses = clauses
        self.words = words
        self._kept = cache(self._read)

    def __getitem__(self, id: str) -> Gap:
        return self._kept(id)

    def __contains__(self, id: object) -> bool:
        return id in self.clauses

    def __iter__(self) -> Iterator[str]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    def _read(self, id: str) -> Gap:
        clauses, said = self.clauses[id], messages("en", self.words)
        letters = (f"gap-{id}.{letter}" for letter in LETTERS)
        return Gap(clauses, said.say(f"gap-{id}"), tuple(said.say(one) for one in letters if one in said))
