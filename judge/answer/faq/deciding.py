"""Which event of a run settles an expectation, and under which clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.expect import changes, stands_for
from judge.answer.faq.verdict import Deciding
from judge.answer.player import tried
from judge.port.expect import Applied, Can, Decided, Expectation, Fact, Options, Playable, Result, Stopped, Unchanged

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.engine import Event
    from judge.engine.data import Happening
    from judge.port.ruling import Ruling

NOTHING = Deciding(0, ())


def deciding(expectation: Expectation, ruling: Ruling) -> Deciding:
    """What settles an expectation; without a clause where nothing in the run speaks of it."""
    match expectation:
        case Fact():
            return _writer(expectation.path, ruling)
        case Unchanged(paths=paths):
            return _last(ruling, lambda event: any(changes(ruling.scenario.floor.facts, event, path) for path in paths))
        case Applied(never=True):
            never = expectation.clauses
            return _last(ruling, lambda event: any(stands_for(w, c) for w in never for c in event.clauses))
        case Applied() | Can():
            return NOTHING
        case Options() | Stopped():
            return Deciding(len(ruling.events), ruling.stopped.clauses) if ruling.stopped else NOTHING
        case Playable():
            return Deciding(len(ruling.events), tuple(refusals(expectation, ruling)) or _open(ruling))
        case Result():
            return _last(ruling, lambda event: event.kind == "over")
        case Decided():
            return _last(ruling, lambda event: event.kind == "gap")
    return _last(ruling, expectation.settles)


def kept(fact: Fact, ruling: Ruling) -> Deciding:
    """What kept a fact as it was where nothing in the run changed it; NOTHING where that cannot be told.

    First what the argument for it rests on; then damage to the same player that struck elsewhere, or the change of the
    same fact of the other player.
    """
    from judge.answer.why import FactError, ask
    from judge.answer.why.written import of_expectation

    asking, problems = ask(ruling.scenario, dict(ruling.gaps))
    assert asking is not None, problems
    try:
        why = asking.why(asking.read(next(of_expectation(fact, ruling.scenario.floor.facts)), fact.place))
    except FactError:
        return NOTHING
    if why.reasons:
        first = why.reasons[0]
        cited = (c for one in why.reasons for reason in (one, *one.beside) for c in reason.unit.clauses)
        return Deciding(min(first.n, len(ruling.events)), tuple(dict.fromkeys(cited)))
    player, _, name = fact.path.partition(".")
    struck = _last(ruling, lambda event: any(_strikes(ruling, h, player) for h in event.happened))
    floor = ruling.scenario.floor
    if name in floor.landmarks.harmed and struck.clauses:
        return struck
    return _writer(f"{floor.tell.other(player) if player in floor.players else ''}.{name}", ruling)


def _strikes(ruling: Ruling, happened: Happening, player: str) -> bool:
    return happened.kind == ruling.scenario.floor.landmarks.striking and happened.facts["player"] == player


def changed(fact: Fact, ruling: Ruling) -> bool:
    """Whether anything in a run changed a fact."""
    return any(changes(ruling.scenario.floor.facts, event, fact.path) for event in ruling.events)


def _writer(path: str, ruling: Ruling) -> Deciding:
    return _last(ruling, lambda event: changes(ruling.scenario.floor.facts, event, path))


def refusals(expectation: Playable, ruling: Ruling) -> Iterator[str]:
    """The clauses of the obstacles to the lines that an expectation tries."""
    for line in expectation.lines:
        refused = tried(ruling.machine, ruling.scenario, line)
        for one in refused.why if refused is not None else ():
            yield from one.clauses


def cited(ruling: Ruling) -> Iterator[str]:
    """Every clause that a ruling rests on: those applied, those that refuse a line, that of the choice that is open."""
    for event in ruling.events:
        yield from event.clauses
        for stage in event.data.get("stages", ()):
            yield stage.clause
    yield from _open(ruling)
    yield from refused(ruling)


def refused(ruling: Ruling) -> Iterator[str]:
    """The clauses that refuse a line: one that was to be played, or one that an expectation tries."""
    for one in ruling.refused.why if ruling.refused is not None else ():
        yield from one.clauses
    for expectation in ruling.scenario.expect:
        if isinstance(expectation, Playable):
            yield from refusals(expectation, ruling)


def _open(ruling: Ruling) -> tuple[str, ...]:
    return ruling.stopped.clauses if ruling.stopped is not None else ()


def _last(ruling: Ruling, tells: Callable[[Event], bool]) -> Deciding:
    event = next((event for event in reversed(ruling.events) if tells(event)), None)
    return NOTHING if event is None else decided_by(ruling, event)


def decided_by(ruling: Ruling, event: Event) -> Deciding:
    """An event as what settles a claim: its clauses, then those of the steps that it is a part of, the inmost first."""
    found, marks = dict.fromkeys(event.clauses), ruling.scenario.floor.landmarks
    begins = {other.frame: other for other in ruling.events if other.kind == "begin"}
    frame = event.frame
    while frame in begins and begins[frame].data["proc"] not in marks.leading:
        steps = (e for e in reversed(ruling.events) if e.kind == "step" and e.frame == frame and e.n <= event.n)
        found |= dict.fromkeys(next((step.clauses for step in steps), ()))
        found |= dict.fromkeys(begins[frame].clauses)
        frame = begins[frame].parent
    return Deciding(event.n, tuple(clause for clause in found if clause.partition(" ")[0] not in marks.nesting))
