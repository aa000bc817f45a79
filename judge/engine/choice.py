"""What somebody has to decide."""

from __future__ import annotations

from judge.engine.data import Value
from judge.light import NamedTuple

CHANCE = "chance"
RULES = "rules"
"""Who decides where the text of the rules does not (`View.gap`)."""

Option = tuple[Value, ...]
"""A verb and what it is about: ("use", 7), ("pass",), ("take", "left")."""


class Choice(NamedTuple):
    """A stop of the machine: who decides, among which options, how many of them, under which clauses.

    `by` is a player or "chance". `ordered` means that the order of what is picked counts; `about` says what for.
    """

    by: str
    kind: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    clauses: tuple[str, ...] = ()
    ordered: bool = False
    about: tuple[Value, ...] = ()

    @property
    def forced(self) -> bool:
        """Whether only one answer is possible, so that nobody needs to be asked."""
        _, _, options, least, most, _, ordered, _ = self
        if not options:
            return True
        if ordered and len(options) > 1 and most > 1:
            return False
        return least == most == len(options)

    def problem(self, picked: tuple[int, ...]) -> str | None:
        """Why `picked` (indices into the options) is no answer, or None if it is one."""
        if len(set(picked)) != len(picked):
            return "the same option is picked twice"
        if any(not 0 <= i < len(self.options) for i in picked):
            return "an option is picked that is not offered"
        if not self.least <= len(picked) <= self.most:
            return f"{len(picked)} picked where {self.least} to {self.most} are asked for"
        return None


def pick_one(by: str, kind: str, options: tuple[Option, ...], *clauses: str) -> Choice:
    """A choice of exactly one among the options (of none, where there are none)."""
    n = 1 if options else 0
    return Choice(by, kind, options, n, n, clauses)
