"""What came of a claim: on each board, in each edition, altogether."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from judge.answer.compare import Comparison
from judge.answer.faq.over import Over
from judge.light import NamedTuple
from judge.port.ruling import Check, Ruling
from judge.scenario.claims import Case, Claim, Position
from judge.text.errors import Problem

HOLDS, FAILS, HANGS, OPEN, MISSING = "holds", "fails", "hangs", "open", "missing"
"""What comes of a claim on one board: so it is; it is not; it hangs on a choice that the board leaves to somebody; the
rules leave it open; something is not written yet, so nobody can say."""

BY_END = {HOLDS: "upheld", FAILS: "contradicted", HANGS: "depends", OPEN: "undecidable", MISSING: "undecidable"}
WORST = (FAILS, HANGS, OPEN, MISSING, HOLDS)
"""What decides where boards differ, first: one board that speaks against a claim is enough."""


Key = tuple[int, tuple[tuple[str, str], ...]]
"""One board of a claim in whichever edition: the number of the case, and what was filled in and varied."""


class Deciding(NamedTuple):
    """What settles an expectation: the event that does (0: none), and the clauses under which."""

    n: int
    clauses: tuple[str, ...]


class Tried(NamedTuple):
    """A claim on one board.

    `ruling` is None where there is none: `problems` says why there is no such board, or what is missing. `wrong` are
    the expectations that are not met, `deciding` is what settles the first of them. Where the board leaves something to
    be decided, `over` holds what comes of it, and `ruling` is that on one outcome, one that speaks against the claim if
    there is any.
    """

    case: Case
    position: Position
    end: str
    ruling: Ruling | None
    wrong: tuple[Check, ...] = ()
    deciding: Deciding = Deciding(0, ())
    over: Over | None = None
    problems: tuple[Problem, ...] = ()


class Seen(NamedTuple):
    """A claim in one edition, with the cards of one printing.

    `tried` is the board that decides, `ends` what each board came to, `impossible` how many combinations of varied
    facts are no boards. `bearers` holds for each clause that the file states boards that decide on which it was
    applied. `absent` says why boards cannot be laid out here, though they can in another edition or printing.
    `by_case` has the board that decides of each case, by its number.
    """

    edition: str
    cards: str
    tried: Tried | None
    ends: Mapping[Key, str]
    impossible: int
    bearers: Mapping[str, tuple[Tried, ...]]
    absent: tuple[Problem, ...] = ()
    by_case: Mapping[int, Tried] = MappingProxyType({})

    @property
    def verdict(self) -> str:
        """What is to be said of the claim here; "" where none of its boards can be laid out."""
        return BY_END[self.tried.end] if self.tried is not None else ""

    @property
    def boards(self) -> int:
        """On how many boards it was judged."""
        return len(self.ends)

    def count(self, end: str) -> int:
        """On how many boards it came to an end."""
        return sum(one == end for one in self.ends.values())


class Judged(NamedTuple):
    """A claim and the verdict on it.

    `clauses` are those that decide: the file's, or those found. `unborne` are clauses of the file that are not in
    force, or decided nothing on any board that decides. `comparison` shows where editions or printings part.
    `ordinary` is the claim as it is ordinarily read, where the file takes a word of it strictly: the verdict rests on
    that word only if it is another there.
    """

    claim: Claim
    verdict: str
    seen: tuple[Seen, ...]
    clauses: tuple[str, ...]
    unborne: tuple[str, ...] = ()
    comparison: Comparison | None = None
    ordinary: Judged | None = None

    @property
    def met(self) -> bool:
        """Whether the file is right about it: its verdict is this one, or, if it names none, it is not contradicted."""
        expected = self.claim.verdict
        if self.ordinary is not None and self.ordinary.verdict == self.verdict:
            return False
        return not self.unborne and (self.verdict == expected if expected else self.verdict != "contradicted")

    @property
    def shown(self) -> Seen | None:
        """The edition whose trace shows the verdict: the newest of those that come to it, or that come to anything."""
        named = [one for one in self.seen if one.tried is not None]
        own = [one for one in named if one.verdict == self.verdict] or named
        return max(own, key=lambda one: (one.edition.partition("-")[2], one.cards), default=None)
