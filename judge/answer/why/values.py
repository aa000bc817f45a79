"""Modifiers that took part in a value, conditions of effects, and standing effects: units that no one event is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from judge.answer.why.counterfactual import Edit
from judge.answer.why.model import CONDITION, CONSTRAINT, MODIFIER, STANDING, Unit
from judge.answer.why.supposed import OFF, TURNED, UNMODIFIED, WAIVED
from judge.engine import Event

if TYPE_CHECKING:
    from judge.answer.why.runs import Run
    from judge.engine.tree import Text

Steps = Mapping[int, Sequence[Event]]
"""The steps of each frame, in order."""


def modifiers(run: Run, steps: Steps) -> Iterator[Unit]:
    """Each effect that took part in reckoning a value: told where it last did."""
    first: dict[tuple[str, str], int] = {}
    last: dict[tuple[str, str], tuple[Event, str]] = {}
    for event in run.events:
        if event.kind != "reckon":
            continue
        what = str(event.data["what"])
        heeded = what.rpartition(".")[0] if what.startswith("attack.") else what
        for stage in event.data["stages"]:
            for source in stage.sources:
                first.setdefault((heeded, source), event.n)
                last[heeded, source] = (event, stage.clause)
    for (what, source), (event, clause) in last.items():
        way = (Edit(UNMODIFIED, first[what, source], about=(what, source)),)
        clauses = tuple(dict.fromkeys((*_at(run, event, steps), clause, *noted(run, event))))
        yield Unit(event.n, MODIFIER, event, clauses, (way,), about={"source": source, "what": what})


def _at(run: Run, event: Event, within: Steps) -> tuple[str, ...]:
    """The step at which an attack's value was reckoned; other values are read at many."""
    steps = [s for s in within.get(event.frame, ()) if s.n < event.n]
    of_attack = str(event.data["what"]).startswith("attack.")
    attack = run.floor.landmarks.attack
    here = bool(steps) and of_attack and steps[-1].clauses[0].startswith(f"{attack} ")
    return steps[-1].clauses[:1] if here else ()


def noted(run: Run, event: Event, kinds: tuple[str, ...] = ("consult", "define")) -> tuple[str, ...]:
    """What was relied on in the step of an event before it."""
    found: list[str] = []
    for earlier in reversed(run.events[: event.n - 1]):
        if earlier.kind not in ("consult", "define", "reckon") or earlier.frame != event.frame:
            break
        if earlier.kind in kinds and not earlier.data.get("obstacle"):
            found = [*earlier.clauses, *found]
    return tuple(dict.fromkeys(found))


def constraints(run: Run) -> Iterator[Unit]:
    """Definitions and constraints that decided something: each clause where it was last consulted or was a limit."""
    last: dict[str, Event] = {}
    for event in run.events:
        limits = event.clauses if event.kind == "reckon" and any(not s.sources for s in event.data["stages"]) else ()
        consulted = event.clauses if event.kind == "consult" and not event.data.get("obstacle") else ()
        last.update(dict.fromkeys((*consulted, *limits), event))
    for clause, event in last.items():
        way = (Edit(WAIVED, event.n, about=clause),)
        yield Unit(event.n, CONSTRAINT, event, (clause,), (way,), order=1)


def standing_effects(run: Run) -> Iterator[Unit]:
    """Standing effects that forbid, permit, stand instead or count otherwise; where one decided, its run tells."""
    first = run.events[:1]
    for key, clauses, about in run.floor.grounds.standing(run.machine.game) if first else ():
        yield Unit(0, STANDING, first[0], clauses, ((Edit(OFF, first[0].n, about=key),),), about=about)


def conditions(run: Run) -> Iterator[Unit]:
    """Each time a condition of an effect began to come out as it did."""
    stood: dict[Text, bool] = {}
    events, grounds = run.events, run.floor.grounds
    for asked in run.machine.asked:
        if stood.get(asked.key) == asked.holds or asked.site > len(events):
            continue
        stood[asked.key] = asked.holds
        event = events[asked.site - 1]
        way = (Edit(TURNED, asked.site, about=(asked.key, not asked.holds)),)
        where = grounds.cites(run.machine.game, asked.key, asked.step)
        clauses = tuple(dict.fromkeys(c for c in (where, *asked.clauses) if c))
        yield Unit(event.n, CONDITION, event, clauses, (way,), about={"asked": asked}, order=-1)
