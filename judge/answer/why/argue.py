"""Which of the things a fact may rest on it does rest on, found by running again without each, and their order.

A thing belongs to the argument if the fact comes out otherwise without it. Where two things would each have been
enough, neither does by itself: then the nearest is taken away for good, what stands in for it is found in the replay,
and both belong to the argument if the fact comes out otherwise without both.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judge.answer.why.chances import chances, standing_bar
from judge.answer.why.counterfactual import RESET, Edit
from judge.answer.why.facts import Claim, Seen, look, otherwise
from judge.answer.why.model import CHANGE, EARLIER, FAILS, RULE, STANDING, Reason, Unit
from judge.answer.why.order import Kept, arranged, folded, mark
from judge.answer.why.units import PENDING, units, writers
from judge.engine.outcome import LOOP
from judge.rulebook.catalogue import about

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.answer.why.runs import Base, Run
    from judge.engine import Event

LONG = 800
"""From how many events on a run is only looked at from the beginning of the turn in which the fact came to be."""
ROUNDS = 5
"""So many events under the same clauses are looked at in a run that goes round without end; more are the same again."""
DONE_WITH = ("attack", "used")
"""Facts that nothing changes any more once they are."""
STANDINS = 3
"""How many causes, each enough by itself, are taken away one after the other."""


class Argument:
    """The search for what one claim rests on."""

    def __init__(self, base: Base, claim: Claim, detail: int) -> None:
        self.base = base
        self.claim = claim
        self.grounds = base.scenario.floor.grounds
        self.detail = detail
        self.first: Seen = look(claim, base.run)
        self.paths = self.grounds.state_paths(base.run.view, claim.about[0]) if claim.sort == "path" else ()
        self.near = next(iter(self._nearest(base.run)), None)
        self.horizon, self.turn = self._horizon(detail)
        self.until = self.near.n if self.near is not None and claim.sort in DONE_WITH else 0
        self.again = frozenset(self._again()) if base.run.result == LOOP else frozenset()
        found = (u for u in units(base.run, detail, self._about) if self._within(u))
        self.units = [*self._earlier(), *found]
        self.kept: list[Kept] = []

    def search(self) -> tuple[Reason, ...]:
        """The reasons, as a tree."""
        for unit in reversed(self.units):
            if self.base.spent:
                break
            found = self._without(unit)
            if found is not None:
                self.kept.append(found)
        gone = [unit for unit in self.units if unit.role == FAILS]
        for unit in chances(self.base, self.claim, len(self.units), gone):
            found = self._without(unit)
            if found is not None:
                self.kept.append(found)
        self._overdetermined()
        if not self.kept:
            self._jointly([u for u in self.units if u.role == STANDING])
        reasons = arranged(folded(self.kept), self.base, self.claim, self.detail) or tuple(self._uncalled())
        bar = standing_bar(self.base, self.claim, [one.unit for top in reasons for one in top.walk()])
        reasons = reasons or tuple(self._written())
        return reasons if bar is None else (*reasons, Reason(bar, ()))

    def _written(self) -> Iterator[Reason]:
        """What wrote a fact, where the same would have come about in another way whatever is taken away."""
        event = self.near
        if event is not None and self.claim.sort in ("path", "lies"):
            yield Reason(Unit(event.n, CHANGE, event, event.clauses, ()), ())

    def _uncalled(self) -> Iterator[Reason]:
        """Why a clause was not applied though nothing stopped it: what the rules say calls for it, and nothing did."""
        if self.claim.sort != "applied" or self.first.value:
            return
        catalogue = about(self.claim.about[0])
        for name in catalogue.refs_in(self.claim.about[0]):
            entry = catalogue.entries.get(name)
            if entry is not None and entry.kind == "state-trigger":
                yield Reason(Unit(0, RULE, self.base.run.events[-1], (name,), ()), ())

    def _about(self, path: str) -> bool:
        """Whether a fact of the state is what the claim is about."""
        claim = self.claim
        if claim.sort == "lies":
            return path in self._lying()
        if claim.sort == "asked":
            return path == PENDING
        return claim.sort == "path" and path in self.paths

    def _differs(self, edits: Sequence[Edit]) -> Run | None:
        """The run with the edits made, if the fact is otherwise in it."""
        run = self.base.otherwise(edits, self.until)
        return run if run is not None and otherwise(self.claim, self.first, run) else None

    def _without(self, unit: Unit, given: tuple[Edit, ...] = ()) -> Kept | None:
        for way in unit.ways:
            run = self._differs((*given, *way))
            if run is not None:
                return Kept(self._placed(unit, run) if unit.role == STANDING else unit, way, given, run)
        return None

    def _placed(self, unit: Unit, run: Run) -> Unit:
        """A standing effect, where the run without it parts from the first."""
        pairs = zip(self.base.run.events, run.events, strict=False)
        event = next((e for e, other in pairs if mark(e) != mark(other)), self.base.run.events[-1])
        return unit._replace(n=event.n, event=event, clauses=tuple(dict.fromkeys((*unit.clauses, *event.clauses))))

    # -- a long run ----------------------------------------------------------------------------------------------------

    def _horizon(self, detail: int) -> tuple[int, int]:
        """The event and the turn from which on a long run is looked at: the turn in which the fact came to be."""
        events = self.base.run.events
        if len(events) < LONG or detail:
            return 0, 0
        near = self.near.n if self.near is not None else len(events)
        turns = [(e.n, c.after) for e in writers(events[:near], ("turn",)) for c in e.changes if c.path == "turn"]
        return turns[-1] if turns else (0, 0)

    def _within(self, unit: Unit) -> bool:
        looked_at = self.horizon <= unit.n <= (self.until or unit.n) and unit.n not in self.again
        return unit.role == STANDING or looked_at

    def _again(self) -> Iterator[int]:
        """In a run that never ends, the events that only come again."""
        come = Counter[tuple[str, tuple[str, ...]]]()
        for event in self.base.run.events:
            come[event.kind, event.clauses] += event.n >= self.horizon
            if come[event.kind, event.clauses] > ROUNDS:
                yield event.n

    def _earlier(self) -> Iterator[Unit]:
        """What a number had become before the part of the run that is looked at, all changes of it together."""
        claim = self.claim
        floor = self.base.scenario.floor
        won = claim.sort == "result" and claim.about[0] in floor.players
        path = self.grounds.stake(floor.tell.other(claim.about[0])) if won else ""
        path = claim.about[0] if claim.sort == "path" else path
        past = writers(self.base.run.events[: max(0, self.horizon - 1)], (path,))
        now = self.base.machine.before(self.horizon).state.get(path) if past else None
        was = before(self.base.run, path) if past else None
        if past and was != now and isinstance(now, int):
            about = {"path": path, "from": was, "to": now, "events": tuple(e.n for e in past), "turn": self.turn}
            clauses = tuple(dict.fromkeys(c for e in past for c in e.clauses))
            way = (Edit(RESET, self.horizon, about=(path, was)),)
            yield Unit(past[-1].n, EARLIER, past[-1], clauses, (way,), about=about, order=-1)

    # -- two causes, each enough ---------------------------------------------------------------------------------------

    def _overdetermined(self) -> None:
        """Where what brought the fact about is missing, look for what would have stood in for it."""
        event = self.near
        unit = next((u for u in self.units if event and u.n == event.n and u.role in (CHANGE, FAILS)), None)
        if unit is not None and not any(k.unit.n == unit.n for k in self.kept):
            self._add(self._stand_ins(unit))

    def _stand_ins(self, unit: Unit) -> list[Unit]:
        """The unit and what would have come in its place, one after the other, until the fact is otherwise."""
        chain, edits = [unit], unit.ways[0]
        for _ in range(STANDINS):
            run = self.base.otherwise(edits)
            if run is None:
                return []
            if otherwise(self.claim, self.first, run):
                return chain if len(chain) > 1 else []
            follow = next(iter(self._nearest(run)), None)
            new = next((u for u in units(run, 0, self._about) if follow is not None and u.n == follow.n), None)
            if new is None or new.role not in (CHANGE, FAILS):
                return []
            chain.append(new._replace(order=unit.order, about={**new.about, "instead": unit.n, "run": run}))
            edits = (*edits, *new.ways[0])
        return []

    def _add(self, chain: list[Unit]) -> None:
        """Keep every one of several sufficient causes, and what each rests on while the others are away."""
        known = {(k.unit.n, k.unit.role) for k in self.kept}
        for i, unit in enumerate(chain):
            given = tuple(e for j, other in enumerate(chain) if j != i for e in other.ways[0])
            run = self._differs((*(e for u in chain for e in u.ways[0]),))
            if run is None:
                continue
            self.kept.append(Kept(unit, unit.ways[0], given, run))
            for other in self.units:
                if (other.n, other.role) in known or other.n >= unit.n or other is unit:
                    continue
                found = self._without(other, tuple(e for e in given if e.frame))
                if found is not None and not any(k.unit is other for k in self.kept):
                    self.kept.append(found)

    def _jointly(self, units: list[Unit]) -> None:
        """Keep the fewest of some units without all of which the fact is otherwise."""
        if len(units) < 2 or self._differs([e for u in units for e in u.ways[0]]) is None:
            return
        for unit in tuple(units):
            fewer = [u for u in units if u is not unit]
            if fewer and self._differs([e for u in fewer for e in u.ways[0]]) is not None:
                units = fewer
        for unit in units:
            given = tuple(e for u in units if u is not unit for e in u.ways[0])
            found = self._without(unit, given)
            if found is not None:
                self.kept.append(found)

    def _lying(self) -> tuple[str, ...]:
        """The facts of the objects that are said to lie somewhere, by which they lie there."""
        objects, zones = self.claim.about
        faces = ("zone", *self.grounds.faces(zones))
        return tuple(f"card.{one}.{name}" for one in objects for name in faces)

    def _nearest(self, run: Run) -> list[Event]:
        """The events by which the fact came to be in a run, the last first."""
        claim = self.claim
        if claim.sort == "path":
            return writers(run.events, self.grounds.state_paths(run.view, claim.about[0]))[::-1]
        if claim.sort == "attack":
            return [e for e in run.events if any(self._ends(h.kind, h.facts, claim.about[0]) for h in e.happened)][::-1]
        if claim.sort == "lies":
            return writers(run.events, self._lying())[::-1]
        if claim.sort == "used":
            return [e for e in run.events if any(self._uses(h.kind, h.facts) for h in e.happened)][::-1]
        return []

    def _ends(self, kind: str, facts: Mapping[str, Any], number: int) -> bool:
        marks = self.base.scenario.floor.landmarks
        hits = kind == marks.marking and facts.get("fact") == marks.hit
        return facts.get("attack") == number and (kind in (marks.removing, marks.making) or hits)

    def _uses(self, kind: str, facts: Mapping[str, Any]) -> bool:
        entering: str = self.base.scenario.floor.landmarks.entering
        return kind == entering and facts["card"].id in self.claim.about[1]


def before(run: Run, path: str) -> object:
    """What a fact of the board was when the run began."""
    found = writers(run.events, (path,))
    if not found:
        return run.board().get(path)
    return next(c.before for c in (*found[0].changes, *found[0].derived) if c.path == path)
