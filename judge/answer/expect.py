"""Reading expectations where a run has stopped."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, TypeAlias

from judge.answer.player import tried
from judge.engine import Event, View
from judge.port.expect import NO_TEXT, Applied, Claim, Decided, Fact, Options, Playable, Result, Stopped, Unchanged
from judge.port.ruling import Check

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from judge.port.floor import Facts
    from judge.port.ruling import Refused, Ruling

OPERATORS: Mapping[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip

Seen: TypeAlias = Applied | Fact | Unchanged | Options | Result | Decided | Stopped | Playable | Claim
"""What is seen where a run stopped."""


def check(expectation: Seen, ruling: Ruling) -> Check:
    """Whether an expectation is met where a ruling stopped. What `can` be brought about is not seen there: `checks`."""
    match expectation:
        case Applied():
            return _applied(expectation, ruling)
        case Fact():
            return _fact(expectation, ruling)
        case Unchanged():
            return _unchanged(expectation, ruling)
        case Options():
            return _options(expectation, ruling)
        case Playable():
            return _playable(expectation, ruling)
        case Result():
            found = ruling.result or "none"
            return Check(expectation, found == expectation.winner, f"result: {expectation.winner}", found)
        case Decided():
            wanted = f"decided: {str(expectation.decided).lower()}"
            found = f"decided: {str(ruling.decided).lower()}"
            return Check(expectation, ruling.decided == expectation.decided, wanted, found)
        case Stopped():
            return _stopped(expectation, ruling)
    ok, wanted, found = expectation.check(_view(ruling), ruling.events)
    return Check(expectation, ok, wanted, found)


def cited(ruling: Ruling) -> list[str]:
    """Every clause applied, in order."""
    return [clause for event in ruling.events for clause in event.clauses]


def stands_for(wanted: str, clause: str) -> bool:
    """Whether a clause cited is the one wanted: itself, or a step of the section wanted."""
    return clause == wanted or clause.startswith(f"{wanted} ")


def _applied(expectation: Applied, ruling: Ruling) -> Check:
    applied = cited(ruling)
    if expectation.never:
        wrong = [w for w in expectation.clauses if any(stands_for(w, c) for c in applied)]
        wanted = "not applied: " + ", ".join(expectation.clauses)
        return Check(expectation, not wrong, wanted, "applied: " + ", ".join(wrong) if wrong else "")
    rest = iter(applied)
    missing = next((w for w in expectation.clauses if not any(stands_for(w, c) for c in rest)), None)
    found = "" if missing is None else f"{missing} was not applied (in this order)"
    return Check(expectation, missing is None, "applied: " + ", ".join(expectation.clauses), found)


def _fact(expectation: Fact, ruling: Ruling) -> Check:
    path, op, value = expectation.path, expectation.op, expectation.value
    facts = ruling.scenario.floor.facts
    wanted = f"{path} {op} {_written(value, facts)}"
    found = ruling.board.get(path)
    if isinstance(value, tuple):
        if op in ("has", "lacks"):
            lying = [facts.among(_view(ruling), path, one) for one in value]
            same = all(lying) if op == "has" else any(lying)
        else:
            same = facts.meant(_view(ruling), path, value)
        return Check(expectation, same if op in ("==", "has") else not same, wanted, f"[{', '.join(found or ())}]")
    there = len(found) if isinstance(found, tuple) else found
    if there is None:
        return Check(expectation, False, wanted, "there is no such fact")
    told = str(there) if there != "" else NO_TEXT
    if found == ():
        told = "[]"  # what is counted is cards: crystals have a path of their own
    return Check(expectation, OPERATORS[op](there, value), wanted, told)


def changes(facts: Facts, event: Event, path: str) -> bool:
    """Whether an event changes a fact."""
    every = (*event.changes, *event.derived)
    return any(change.path == path or facts.bears(change.path, path) for change in every)


def _unchanged(expectation: Unchanged, ruling: Ruling) -> Check:
    wanted = f"unchanged: {', '.join(expectation.paths)}"
    facts = ruling.scenario.floor.facts
    moved = [path for path in expectation.paths if any(changes(facts, event, path) for event in ruling.events)]
    return Check(expectation, not moved, wanted, f"changed: {', '.join(moved)}" if moved else "")


def _written(value: Any, facts: Facts) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(facts.named, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value) or NO_TEXT


def _view(ruling: Ruling) -> View:
    return View(ruling.machine.game, ruling.machine.state, ruling.machine.stack)


def _options(expectation: Options, ruling: Ruling) -> Check:
    wanted = f"options: {expectation.by}: [{', '.join(line.raw for line in expectation.lines)}]"
    if ruling.stopped is None:
        return Check(expectation, False, wanted, "no choice is open")
    view, choice, lines = _view(ruling), ruling.stopped.choice, ruling.scenario.floor.lines
    met = [[i for i, o in enumerate(choice.options) if lines.accepts(view, choice, o, w)] for w in expectation.lines]
    covered = {i for found in met for i in found}
    said = [lines.label(view, choice, option) for option in choice.options]
    meant = {i for i, one in enumerate(said) if not expectation.only or one.partition(" ")[0] in expectation.only}
    ok = choice.by == expectation.by and all(met) and covered == meant
    wanted += f", only: {', '.join(expectation.only)}" if expectation.only else ""
    there = dict.fromkeys(said[i] for i in sorted(meant))
    return Check(expectation, ok, wanted, f"{ruling.stopped.by}: [{', '.join(there)}]")


def _playable(expectation: Playable, ruling: Ruling) -> Check:
    """Each line is tried by itself, on a fork of the machine, as if it came next in the file."""
    key = "legal" if expectation.legal else "illegal"
    wanted = f"{key}: {expectation.by}: [{', '.join(line.raw for line in expectation.lines)}]"
    refused = {line.raw: tried(ruling.machine, ruling.scenario, line) for line in expectation.lines}
    wrong = [raw for raw, why in refused.items() if (why is None) != expectation.legal]
    if not expectation.legal:
        found = [f"{raw} can be played" for raw in wrong]
        if expectation.clauses:
            wanted += f", clauses: {', '.join(expectation.clauses)}"
            found += _rests_on_others(refused, expectation.clauses)
        return Check(expectation, not found, wanted, ", ".join(found))
    found = []
    for raw in wrong:
        no = refused[raw]
        why = "; ".join(one.what.replace("_", " ") for one in no.why) if no is not None else ""
        found.append(f"{raw} is refused" + (f" ({why})" if why else ""))
    return Check(expectation, not wrong, wanted, ", ".join(found))


def _rests_on_others(refused: Mapping[str, Refused | None], clauses: Sequence[str]) -> Iterator[str]:
    """The lines that are refused without each of these clauses, with those by which they are."""
    for raw, no in refused.items():
        cited = [c for one in no.why for c in one.clauses] if no is not None else []
        if no is not None and not all(any(stands_for(wanted, c) for c in cited) for wanted in clauses):
            yield f"{raw} is refused by {', '.join(dict.fromkeys(cited)) or 'no clause'}"


def _stopped(expectation: Stopped, ruling: Ruling) -> Check:
    stopped = ruling.stopped
    wanted = (
        f"stopped: {expectation.by} {expectation.kind}".rstrip() if expectation.by or expectation.kind else "no stop"
    )
    if not (expectation.by or expectation.kind):
        return Check(expectation, stopped is None, wanted, f"{stopped.by} {stopped.kind}" if stopped else "")
    if stopped is None:
        return Check(expectation, False, wanted, "the run did not stop at a choice")
    ok = expectation.by in ("", stopped.by) and expectation.kind in ("", stopped.kind)
    return Check(expectation, ok, wanted, f"{stopped.by} {stopped.kind}")
