"""What in the record a fact may rest on: choices, changes, steps that turned aside, modifiers, conditions, effects."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

from judge.answer.why import values
from judge.answer.why.counterfactual import (
    DROPPED,
    FULLY,
    LEFT_OUT,
    PICKED,
    READ,
    SKIPPED,
    TOLD,
    UNTAKEN,
    Decision,
    Edit,
)
from judge.answer.why.model import (
    CHANGE,
    CHOICE,
    DECLINED,
    FAILS,
    OBSTACLE,
    OVER,
    RAISED,
    READING,
    REPLACED,
    SHORT,
    STEP,
    Unit,
)
from judge.answer.why.supposed import LIFTED, UNJUDGED, UNRAISED, UNREPLACED
from judge.engine.data import EMPTY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from judge.answer.why.runs import Run
    from judge.engine import Choice, Event, Option

CASES = ("by_rule",)
"""What a procedure was told that its steps tell cases apart by."""
PENDING = "\x00pending"
"""What a question about the open choice is about."""
MOST = 6
"""How many other answers to one choice are tried."""
PASS: Option = ("pass",)
END: Option = ("end",)


def units(run: Run, detail: int, about: Callable[[str], bool]) -> list[Unit]:
    """Everything that may be taken away, in the order of the record.

    At detail 0 what only carries on is left out, unless it wrote a fact that the question is `about`.
    """
    finder = _Finder(run, about)
    found = sorted((u for u in finder.all() if u.level <= detail), key=lambda u: (u.n, u.order))
    return [u._replace(order=i) for i, u in enumerate(found)]


class _Finder:
    def __init__(self, run: Run, about: Callable[[str], bool]) -> None:
        self.run = run
        self.about = about
        self.marks = run.floor.landmarks
        self.begun = {e.frame: e for e in run.events if e.kind == "begin"}
        self.decisions: dict[int, Decision] = {d.site: d for d in run.machine.decisions}
        self.steps: dict[int, list[Event]] = {}
        for event in run.events:
            if event.kind == "step":
                self.steps.setdefault(event.frame, []).append(event)
        self.opened: Event | None = None
        self.failing = self._fails_at()
        using = self.marks.using.values()
        used = (o for d in run.machine.decisions for o in d.picked if o[0] in using)
        self.used = {o[1] for o in used}

    def all(self) -> Iterator[Unit]:
        yield from values.modifiers(self.run, self.steps)
        yield from values.conditions(self.run)
        yield from values.standing_effects(self.run)
        yield from values.constraints(self.run)
        for event in self.run.events:
            match event.kind:
                case "choice":
                    yield from self._choice(event)
                case "change":
                    yield from self._change(event)
                case "step":
                    yield from self._step(event)
                case "begin":
                    yield from self._begin(event)
                case "consult" if event.data.get("obstacle") and event.data.get("source") != "rule":
                    way = (Edit(LIFTED, event.n, about=event.data["source"]),)
                    yield Unit(event.n, OBSTACLE, event, event.clauses, (way,))
                case "replace":
                    way = (Edit(UNREPLACED, event.n, about=event.data["effect"]),)
                    yield Unit(event.n, REPLACED, event, event.clauses, (way,))
                case "gap":
                    others = [i for i in range(len(event.data["options"])) if i != event.data["picked"]]
                    ways = tuple((Edit(READ, event.n, about=(event.data["gap"], i)),) for i in others)
                    yield Unit(event.n, READING, event, event.clauses, ways)
                case "over":
                    yield Unit(event.n, OVER, event, event.clauses, ((Edit(UNJUDGED, event.n),),))

    # -- choices -------------------------------------------------------------------------------------------------------

    def _choice(self, event: Event) -> Iterator[Unit]:
        decision = self.decisions.get(event.n)
        if decision is None:
            return
        choice, picked = decision.choice, decision.picked
        marks = self.marks
        if choice.kind == marks.opening:
            self.opened = event
        role, ways = CHOICE, self._ways(event, choice, picked)
        if picked in ((PASS,), (END,)):
            role = DECLINED
        level = int(choice.kind in marks.quiet and (choice.kind != marks.opening or picked == ((marks.naming,),)))
        if ways:
            edits = tuple(w if isinstance(w, tuple) else (w,) for w in ways)
            clauses = tuple(dict.fromkeys((*event.clauses, *values.noted(self.run, event, ("consult",)))))
            yield Unit(event.n, role, event, clauses, edits, level, {"decision": decision})

    def _ways(self, event: Event, choice: Choice, picked: tuple[Option, ...]) -> list[tuple[Edit, ...]]:
        def way(other: Any, at: Event = event, kind: str = choice.kind) -> tuple[Edit, ...]:
            return (Edit(PICKED, at.n, about=(choice.by, kind, other)),)

        marks = self.marks
        if choice.kind == marks.opening:
            return [] if picked == (END,) else [way(DROPPED)]
        if choice.kind == marks.naming and self.opened is not None and self._in_main(event):
            return [way(DROPPED, self.opened, marks.opening)]
        if choice.kind == marks.answering and picked != (PASS,):
            return [way((PASS,))]
        if choice.kind == marks.striking and choice.forced:
            sides = [(marks.striking, s) for s, n in zip(marks.struck, choice.about, strict=True) if n is not None]
            return [way((s,)) for s in sides if s not in picked]
        if choice.forced:
            return []
        apart = {(marks.given_up, card) for card in self.used} if choice.kind in marks.paying else set()
        return [way(other) for other in _others(choice, picked) if not apart & {*other}]

    def _in_main(self, event: Event) -> bool:
        begin = self.begun.get(event.frame)
        return begin is not None and bool(begin.data["about"].get("standard"))

    # -- changes and steps ---------------------------------------------------------------------------------------------

    def _change(self, event: Event) -> Iterator[Unit]:
        site = self.run.machine.sites.get(event.n)
        if site is None or not event.happened:
            return
        failed = self._failing(event)
        if failed is not None:
            yield failed
            return
        takes = any(h.kind == self.marks.making and h.facts["taken"] for h in event.happened)
        ways = tuple((Edit(how, site),) for how in ((LEFT_OUT, UNTAKEN) if takes else (LEFT_OUT,)))
        level, counted = self._level(event), {c.path for c in event.changes if self.run.floor.grounds.counted(c.path)}
        made = level > 0 and any(h.kind == self.marks.making for h in event.happened)
        about = {"counted": counted} if made and counted else EMPTY
        yield Unit(event.n, CHANGE, event, event.clauses, ways, 0 if about else level, about)
        if any(self.run.machine.game.short(h) for h in event.happened):
            yield Unit(event.n, SHORT, event, event.clauses, ((Edit(FULLY, site),),))

    def _level(self, event: Event) -> int:
        if any(self.about(c.path) for c in (*event.changes, *event.derived)):
            return 0
        counts = any(h.kind not in self.marks.carrying or self._tells(h.kind, h.facts) for h in event.happened)
        return 0 if counts and event.clauses[0] not in self.marks.carrying_steps else 1

    def _tells(self, kind: str, facts: Mapping[str, Any]) -> bool:
        if kind == "fact":
            return any(path.rpartition(".")[2] in self.marks.telling for path in facts["values"])
        if kind == self.marks.marking:
            return facts.get("fact") in self.marks.ends
        return kind == self.marks.making and bool(facts.get("taken"))

    def _failing(self, event: Event) -> Unit | None:
        """An attack that fails or is improper: what takes that away is to pass the step over that removes it."""
        gone = [h for h in event.happened if h.kind == self.marks.removing]
        begin = self.begun.get(event.frame)
        step = event.clauses[0]
        if not gone or begin is None or step not in self.marks.failing:
            return None
        before = [s for s in self.steps[event.frame] if s.n < event.n and s.clauses[0] == step]
        first = before[-2] if len(before) > 1 else before[-1]
        way = (Edit(SKIPPED, first.n, event.frame, step),)
        clauses = tuple(dict.fromkeys((*self._cites(first), *event.clauses)))
        return Unit(event.n, FAILS, event, clauses, (way,), about={"attack": gone[0].facts.get("attack")})

    def _step(self, event: Event) -> Iterator[Unit]:
        begin = self.begun.get(event.frame)
        if begin is None or event.n in self.failing:
            return
        if event is self.run.events[-1]:
            yield from self._open(event)
            return
        if begin.data["proc"] in self.marks.leading:
            return
        way = (Edit(SKIPPED, event.n, event.frame, event.clauses[0]),)
        aside = self._turns(event) and event.clauses[0] not in self.marks.carrying_steps
        yield Unit(event.n, STEP, event, self._cites(event), (way,), 0 if aside else 1)

    def _open(self, event: Event) -> Iterator[Unit]:
        """The choice at which the run stopped, where it is asked for."""
        choice = self.run.machine.pending
        if choice is not None and self.about(PENDING):
            way = (Edit(SKIPPED, event.n, event.frame, event.clauses[0]),)
            yield Unit(event.n, STEP, event, choice.clauses, (way,), about={"open": choice})

    def _fails_at(self) -> set[int]:
        """The steps at which attacks fail: they are told with the attack."""
        found = (self._failing(e) for e in self.run.events if e.kind == "change")
        return {unit.ways[0][0].site for unit in found if unit is not None}

    def _cites(self, event: Event) -> tuple[str, ...]:
        """The clauses of a step, and of what it consulted without a change."""
        consulted = [c for e in self._within(event) if e.kind == "consult" for c in e.clauses]
        return tuple(dict.fromkeys((*event.clauses, *consulted)))

    def _within(self, step: Event) -> Iterator[Event]:
        for event in self.run.events[step.n :]:
            if event.frame == step.frame and event.kind in ("step", "end"):
                return
            yield event

    def _turns(self, step: Event) -> bool:
        """Whether a step, and what follows under its clause, ordered nothing: all it did was to say where to go on."""
        same = [s for s in self.steps[step.frame] if s.n >= step.n and s.clauses[0] == step.clauses[0]]
        return all(e.kind not in ("change", "choice", "begin", "cut", "over") for s in same for e in self._within(s))

    def _begin(self, event: Event) -> Iterator[Unit]:
        trigger = event.data["trigger"]
        if trigger:
            way = (Edit(UNRAISED, event.cause, about=trigger),)
            steps = self.steps.get(event.frame, ())
            cited = steps[0].clauses if steps else ()
            yield Unit(event.n, RAISED, event, tuple(dict.fromkeys((*cited, *event.clauses[:1]))), (way,))
        for name in CASES:
            told = event.data["about"].get(name)
            passed = [s for s in self.steps.get(event.frame, ()) if self._turns(s)]
            if isinstance(told, bool) and passed:
                way = (Edit(TOLD, event.n, event.frame, (name, not told)),)
                yield Unit(passed[0].n, STEP, passed[0], passed[0].clauses, (way,))
        if not trigger and event.data["proc"] == self.marks.by_state:
            first = self.steps[event.frame][0]
            way = (Edit(SKIPPED, first.n, event.frame, first.clauses[0]),)
            yield Unit(event.n, RAISED, event, first.clauses, (way,))


def _others(choice: Choice, picked: tuple[Option, ...]) -> Iterator[tuple[Option, ...]]:
    """Other answers to a choice, a few of them: fewer first."""
    ways: Iterator[tuple[Option, ...]]
    sizes = range(choice.least, choice.most + 1)
    if choice.ordered:
        ways = (w for n in reversed(sizes) for w in permutations(choice.options, n))
    else:
        ways = (w for n in sizes for w in combinations(choice.options, n))
    given = 0
    for way in ways:
        if way != picked and not (not choice.ordered and set(way) == set(picked)):
            yield way
            given += 1
            if given == MOST:
                return


def writers(events: Sequence[Event], paths: Sequence[str]) -> list[Event]:
    """The changes that wrote one of the facts, in order."""
    return [e for e in events if e.kind == "change" and any(c.path in paths for c in (*e.changes, *e.derived))]
