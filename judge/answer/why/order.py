"""The order of an argument: what stands under what, and what is told in one line."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from judge.answer.why.counterfactual import Edit
from judge.answer.why.facts import Claim, look
from judge.answer.why.model import (
    CHANGE,
    CHOICE,
    CONDITION,
    CONSTRAINT,
    MODIFIER,
    OBSTACLE,
    SHORT,
    STANDING,
    Reason,
    Unit,
)
from judge.answer.why.runs import Run
from judge.engine.identity import text_of
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.answer.why.runs import Base
    from judge.engine import Event
    from judge.engine.tree import Text

KNOWN = ("attack", "player", "zone", "value", "from", "to", "moved", "charged", "fact", "before", "after")
"""What of a happening is known again in another run: numbers of frames are not."""


class Kept(NamedTuple):
    """A unit without which the fact is otherwise, how it was taken away, and the run without it."""

    unit: Unit
    edits: tuple[Edit, ...]
    given: tuple[Edit, ...]
    run: Run


def folded(kept: list[Kept]) -> list[Kept]:
    """What is kept without what another line says already: the condition of a modifier, a change that fell short."""
    modified = {text_of(k.unit.about["source"]) for k in kept if k.unit.role == MODIFIER}
    short = {k.unit.n for k in kept if k.unit.role == SHORT}

    def doubled(one: Kept) -> bool:
        unit = one.unit
        if unit.role == CONDITION:
            asked = unit.about["asked"]
            return asked.holds and asked.key in modified
        return unit.role == CHANGE and unit.n in short

    said: dict[Text, tuple[str, ...]] = {
        k.unit.about["asked"].key: k.unit.clauses for k in kept if k.unit.role == CONDITION and doubled(k)
    }
    kept = [_citing(k, said) for k in kept if not doubled(k)]
    read = {path for k in kept if k.unit.role == CONDITION for path, _ in k.unit.about["asked"].reads}
    kept = [k for k in kept if "counted" not in k.unit.about or read & k.unit.about["counted"]]
    barred = {k.unit.about["card"] for k in kept if "obstacles" in k.unit.about and "card" in k.unit.about}
    if barred:
        kept = [k for k in kept if k.unit.role != OBSTACLE or "obstacles" in k.unit.about]
    cited = {clause for k in kept if k.unit.role != CONSTRAINT for clause in k.unit.clauses}
    return [k for k in kept if k.unit.role != CONSTRAINT or k.unit.clauses[0] not in cited]


def arranged(kept: list[Kept], base: Base, claim: Claim, detail: int) -> tuple[Reason, ...]:
    """The lines of an argument as a tree: a line stands under the first after it that would not be without it.

    What would stand in for another comes right behind it.
    """
    kept = sorted(kept, key=lambda k: (k.unit.n, k.unit.order))
    uses = base.run.floor.landmarks.uses
    marks = _Marks(base.run.events, uses)
    runs = {id(k.run): _Marks(k.run.events, uses) for k in kept}
    above: dict[int, int] = {}
    for i, one in enumerate(kept):
        for j in range(i + 1, len(kept)):
            if not _there(kept[j].unit, one.run, base, marks, runs[id(one.run)]):
                above[i] = j
                break

    def reason(i: int) -> Reason:
        below = tuple(reason(j) for j in reversed(range(len(kept))) if above.get(j) == i)
        value = look(claim, kept[i].run).value
        found = Reason(kept[i].unit, kept[i].edits, kept[i].given, below, otherwise=value)
        return found if detail else _joined(found)

    def place(i: int) -> tuple[int, int]:
        unit = kept[i].unit
        return (-unit.about["instead"], unit.n) if "instead" in unit.about else (-unit.n, 0)

    return tuple(reason(i) for i in sorted((i for i in reversed(range(len(kept))) if i not in above), key=place))


def _there(unit: Unit, run: Run, base: Base, marks: _Marks, others: _Marks) -> bool:
    """Whether what a unit speaks of comes about in another run too."""
    if "instead" in unit.about:
        return True
    if unit.role == CONSTRAINT:
        return marks.of[unit.event.n - 1] in others.counted
    if "by" in unit.about or unit.role == STANDING:
        return "by" not in unit.about
    if unit.role == CONDITION:
        asked = unit.about["asked"]
        early = [a for a in base.machine.asked if a.site < run.since]
        now = [a for a in (*early, *run.machine.asked) if (a.key, a.holds) == (asked.key, asked.holds)]
        before = [a for a in base.machine.asked if (a.key, a.holds) == (asked.key, asked.holds)]
        return len(now) >= len([a for a in before if a.site <= asked.site])
    return others.counted[marks.of[unit.event.n - 1]] >= marks.nth[unit.event.n - 1]


def _joined(reason: Reason) -> Reason:
    """What is told in one line: a change and the choice it carries out, modifiers of a value, a bar and its effect."""
    other = next((child for child in reason.children if _one(child.unit, reason.unit)), None)
    if other is None:
        return reason
    below = sorted((*(c for c in reason.children if c is not other), *other.children), key=lambda c: -c.n)
    beside = (*other.beside, other._replace(children=(), beside=()), *reason.beside)
    return _joined(reason._replace(children=tuple(below), beside=beside))


def _one(below: Unit, above: Unit) -> bool:
    if below.role == MODIFIER:
        return above.role == MODIFIER and above.n == below.n
    if above.role == OBSTACLE and below.role == STANDING:
        key = below.about["ability"].key
        return any(text_of(bar.source) == key for bar in above.about.get("obstacles", ()))
    if above.role == CONSTRAINT:
        return below.role == STANDING or (below.role == CONSTRAINT and above.n == below.n)
    carried = below.role == CHOICE and above.role in (CHANGE, SHORT)
    return carried and below.event.frame == above.event.frame


def _citing(kept: Kept, said: Mapping[Text, tuple[str, ...]]) -> Kept:
    """A modifier cites what its condition rests on."""
    unit = kept.unit
    if unit.role != MODIFIER:
        return kept
    more = said.get(text_of(unit.about["source"]), ())
    return kept._replace(unit=unit._replace(clauses=tuple(dict.fromkeys((*unit.clauses, *more)))))


class _Marks:
    """By what the events of a run are known again in another: what they are, and in the use of which card."""

    def __init__(self, events: Sequence[Event], uses: Sequence[str]) -> None:
        self.counted: Counter[object] = Counter()
        self.of: list[object] = []
        self.nth: list[int] = []
        used: dict[int, str] = {}
        for event in events:
            if event.kind == "begin":
                card = event.data["about"].get("card") if event.data["proc"] in uses else None
                used[event.frame] = str(card) if card is not None else used.get(event.parent, "")
            known = (used.get(event.frame, ""), *mark(event))
            self.counted[known] += 1
            self.of.append(known)
            self.nth.append(self.counted[known])


def mark(event: Event) -> tuple[object, ...]:
    """By what an event is known again in another run."""
    data = {k: v for k, v in event.data.items() if k in ("choice", "picked", "what", "value", "effect", "gap", "proc")}
    happened = tuple((h.kind, tuple((k, str(v)) for k, v in h.facts.items() if k in KNOWN)) for h in event.happened)
    return (event.kind, event.clauses, event.actor, repr(data), happened)
