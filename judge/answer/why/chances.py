"""Why something was not done: every moment at which a card might have been used or an action taken, and what barred it.

The obstacles are those that the engine itself asks for: the game says them (`judge.port.grounds`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answer.player import obstacles, view_of
from judge.answer.why.counterfactual import PICKED, Edit, Site
from judge.answer.why.facts import Claim, look
from judge.answer.why.model import DECLINED, OBSTACLE, Unit
from judge.answer.why.supposed import LIFTED
from judge.engine import Choice, Event, View
from judge.light import NamedTuple
from judge.port.expect import Line

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.answer.why.runs import Base
    from judge.port.obstacle import Obstacle

MOST = 3
"""How many moments are told."""


class Moment(NamedTuple):
    """A choice at which it might have been done."""

    site: Site
    event: Event
    choice: Choice
    attempted: bool
    view: View
    stopped: bool = False
    """Whether the run stopped there, so that it may still be done."""


def chances(base: Base, claim: Claim, order: int, gone: Sequence[Unit] = ()) -> list[Unit]:
    """The moments at which what the claim says was not done might have been, the last of each kind.

    `gone` are the attacks that failed: one that was removed before its window might have been answered.
    """
    if claim.sort not in ("used", "done") or look(claim, base.run).value:
        return []
    found = list(_uses(base, *claim.about) if claim.sort == "used" else _actions(base, *claim.about))
    if claim.sort == "used":
        found += _never_answered(base, claim, gone)
    tried = [u for u in found if u.about.get("attempted")]
    # where the run stops it may still be done, unless it is barred there
    earlier = [u for u in found if not u.about.get("open") or u.role == OBSTACLE]
    told: dict[object, Unit] = {}
    for unit in tried or earlier or found:
        told[tuple(unit.about.get("obstacles", ()))] = unit
    return [u._replace(order=order + i) for i, u in enumerate(list(told.values())[-MOST:])]


def _never_answered(base: Base, claim: Claim, gone: Sequence[Unit]) -> Iterator[Unit]:
    """Attacks that were removed before anybody could answer them (10-5 2)."""
    (by, cards), grounds, marks = claim.about, base.scenario.floor.grounds, base.scenario.floor.landmarks
    for unit in gone:
        removed = next(h for h in unit.event.happened if h.kind == marks.removing)
        ends = [h.kind for e in base.run.events for h in e.happened if h.facts.get("attack") == removed.facts["attack"]]
        machine = base.machine.before(unit.event.n)
        other = grounds.answers(view_of(machine), removed.facts["attack"])
        if marks.making in ends or not other:
            continue
        verb = marks.using[marks.answering]
        for card in cards:
            if grounds.held(view_of(machine), card) == other and by in ("", other):
                react = Edit(PICKED, unit.event.n, about=(other, marks.answering, ((verb, card),)))
                yield unit._replace(ways=tuple((*way, react) for way in unit.ways))


def standing_bar(base: Base, claim: Claim, told: Sequence[Unit]) -> Unit | None:
    """What bars it where the run stops, as it is told of a line of play, where no line of the argument has said so.

    For another than the one who has to choose, only where nothing else is told.
    """
    pending = base.machine.pending
    if claim.sort not in ("used", "done") or pending is None or look(claim, base.run).value:
        return None
    view = view_of(base.machine)
    thing = claim.about[1][0] if claim.sort == "used" else None
    about: dict[str, Any] = {"done": claim.about[1]} if thing is None else {"card": thing}
    by, verb, args = claim.about[0], str(claim.about[1]), tuple[str, ...]()
    if thing is not None:
        by, verb, args = base.scenario.floor.grounds.use_line(view, by, thing)
    if told and by != pending.by:
        return None
    line = Line(base.scenario.place, by, verb, args, raw=" ".join((verb, *args)))
    bars = obstacles(base.machine, base.scenario, line)
    clauses = tuple(dict.fromkeys(c for bar in bars for c in bar.clauses))
    said = {clause for unit in told for bar in unit.about.get("obstacles", ()) for clause in bar.clauses}
    if not bars or {*clauses} <= said:
        return None
    event = base.run.events[-1]
    return Unit(event.n, OBSTACLE, event, clauses, (), about={**about, "by": by, "obstacles": bars})


def _moments(base: Base, kinds: tuple[str, ...]) -> Iterator[Moment]:
    """The choices of some kinds, the one at which the run stopped included."""
    for decision in base.machine.decisions:
        if decision.choice.kind in kinds:
            event = base.run.events[decision.site - 1]
            view = view_of(base.machine.before(decision.site))
            yield Moment(decision.site, event, decision.choice, decision.attempted, view)
    pending = base.ruling.machine.pending
    if pending is not None and pending.kind in kinds:
        asks = next((e for e in reversed(base.run.events) if e.kind == "step"), base.run.events[-1])
        yield Moment(base.machine.next_event, asks, pending, False, view_of(base.machine), True)


def _uses(base: Base, by: str, cards: tuple[int, ...]) -> Iterator[Unit]:
    grounds = base.scenario.floor.grounds
    for moment in _moments(base, grounds.windows):
        view, choice = moment.view, moment.choice
        for card in cards:
            if grounds.held(view, card) != choice.by or by not in ("", choice.by):
                continue
            option, bars = grounds.use(view, choice, card)
            way = (Edit(PICKED, moment.site, about=(choice.by, choice.kind, (option,))),)
            about = {"card": card, "by": choice.by, "attempted": moment.attempted, "open": moment.stopped}
            yield _unit(moment.event, bars, way, about)
    yield from _closed(base, by, cards)


def _closed(base: Base, by: str, cards: tuple[int, ...]) -> Iterator[Unit]:
    """Windows that are opened for nobody."""
    grounds = base.scenario.floor.grounds
    for event in base.run.events:
        if event.kind != "step" or not grounds.opens(event.clauses):
            continue
        machine = base.machine.before(event.n)
        view = view_of(machine)
        for card in cards:
            shut = grounds.shut(view, machine.stack[-1].locals, card)
            if shut is not None and by in ("", shut.by):
                way = (
                    Edit(LIFTED, event.n, about=shut.source),
                    Edit(PICKED, event.n, about=(shut.by, shut.kind, (shut.option,))),
                )
                yield _unit(event, list(shut.bars), way, {"card": card, "by": shut.by})


def _unit(event: Event, bars: list[Obstacle], way: tuple[Edit, ...], about: Mapping[str, Any]) -> Unit:
    if not bars:
        return Unit(event.n, DECLINED, event, event.clauses, (way,), about=about)
    sources = dict.fromkeys(bar.source for bar in bars if bar.source != "rule")
    lifts = [Edit(LIFTED, way[0].site, about=one) for one in (about.get("card"), *sources)]
    clauses = tuple(dict.fromkeys(c for bar in bars for c in bar.clauses))
    return Unit(event.n, OBSTACLE, event, clauses, ((*lifts, *way),), about={**about, "obstacles": tuple(bars)})


def _actions(base: Base, by: str, kind: str) -> Iterator[Unit]:
    grounds = base.scenario.floor.grounds
    for moment in _moments(base, grounds.acting):
        choice = moment.choice
        if choice.by != by:
            continue
        bars = grounds.bars(moment.view, by, kind)
        left = moment.stopped and not bars
        steps = grounds.steps(choice, kind)
        way = tuple(Edit(PICKED, moment.site, about=(by, at, picked)) for at, picked in steps)
        meant = len(steps) == 1 or moment.attempted
        yield _unit(moment.event, bars, way, {"done": kind, "by": by, "attempted": meant and not left, "open": left})
