"""Which event of a run decides what was asked: where the page opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.light import regex
from judge.port.expect import COMMON, Applied, Fact, Result
from judge.report.polarity import settled

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from judge.engine import Event
    from judge.port.expect import Expectation
    from judge.port.landmarks import Landmarks
    from judge.port.ruling import Ruling

ATTACK = regex(r"attack (\d+)")


def deciding(ruling: Ruling, told: Container[int], counts: AbstractSet[str]) -> int:
    """The number of the event that decides what was asked, one of those told; 0 where that cannot be said.

    What the file says that has to be so for Yes or No alone counts where it says that. Else what comes of an attack of
    which the question asks comes first, then the end of the game if it was asked for, then
    what the file says it lies in, what an attack came to that was asked for, the last clause that was asked for (a
    choice made under it comes after all else), numbers, cards and where they lie. With nothing asked it is the last
    change of a number, but for those that only count on (`counts`).
    """
    if not ruling.decided:
        gaps = {other.gap for other in ruling.others}
        return next((e.n for e in ruling.events if e.kind == "gap" and e.data["gap"] in gaps), 0)
    events = [event for event in ruling.events if event.n in told]
    found = (max((e.n for e in events if asks(e)), default=0) for asks in _asked(ruling, counts))
    return next((n for n in found if n), 0)


def decided(ruling: Ruling) -> int:
    """The number of the event that decides, told or not; 0 where that cannot be said."""
    return deciding(ruling, range(1, ruling.machine.next_event), frozenset())


def _asked(ruling: Ruling, counts: AbstractSet[str]) -> Iterator[Callable[[Event], bool]]:
    """What tells a deciding event, the surest first."""
    numbers = {path for path, value in ruling.board.items() if isinstance(value, int) and not isinstance(value, bool)}
    wanted, marks = [check.expectation for check in ruling.checks], ruling.scenario.floor.landmarks
    facts = {one.path for one in wanted if isinstance(one, Fact)}
    attacks = {int(n) for check in ruling.checks for n in ATTACK.findall(check.wanted)[:1]}
    clauses = [one.clauses[-1] for one in wanted if isinstance(one, Applied) and not one.never]
    if (asked := settled(ruling)) is not None and asked.attack:
        yield lambda e: _ends(e, {asked.attack}, marks)
    if asked is not None and asked.claims:
        yield from _stated(asked.claims, marks)
        return
    if ruling.result is not None and (not wanted or any(isinstance(one, Result) for one in wanted)):
        yield lambda e: e.kind == "over"
    decides = ruling.scenario.decides
    if decides is not None and decides.clause:
        yield lambda e: decides.clause in e.clauses and _writes(e, {decides.fact})
        yield lambda e: decides.clause in e.clauses
    yield lambda e: _ends(e, attacks, marks)
    yield lambda e: bool(clauses) and clauses[-1] in e.clauses and e.kind != "choice"
    yield lambda e: _writes(e, facts & numbers)
    yield lambda e: _writes(e, facts)
    yield lambda e: bool(clauses) and clauses[-1] in e.clauses
    yield lambda e: not facts and _writes(e, numbers - counts)


def _stated(claims: Sequence[Expectation], marks: Landmarks) -> Iterator[Callable[[Event], bool]]:
    """What tells the event that brought about, or not, what a file says that has to be so for an answer."""
    facts = {one.path for one in claims if isinstance(one, Fact)}
    own = [one.written() for one in claims if not isinstance(one, COMMON)]
    attacks = {int(n) for written in own for n in ATTACK.findall(written)[:1]}
    clauses = {c for one in claims if isinstance(one, Applied) and not one.never for c in one.clauses[-1:]}
    if any(isinstance(one, Result) for one in claims):
        yield lambda e: e.kind == "over"
    yield lambda e: _ends(e, attacks, marks)
    yield lambda e: bool({*e.clauses} & clauses) and e.kind != "choice"
    yield lambda e: _writes(e, facts)


def _writes(event: Event, paths: set[str]) -> bool:
    changed = {change.path for change in (*event.changes, *event.derived)}
    return bool(changed & paths) or any(path.startswith(tuple(f"{c}." for c in changed)) for path in paths)


def _ends(event: Event, attacks: set[int], marks: Landmarks) -> bool:
    """Whether it comes out in an event that one of these attacks hits, or is taken away."""
    return any(
        h.facts.get("attack") in attacks
        and (h.kind == marks.removing or (h.kind == marks.marking and h.facts.get("fact") == marks.hit))
        for h in event.happened
    )
