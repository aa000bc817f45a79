"""Reading expectations where a run has stopped."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from judge.answer.facts import cards_of, same_cards
from judge.answer.player import tried
from judge.answer.ruling import Check
from judge.engine import Event, View
from judge.furuyoni.file import lines
from judge.furuyoni.file.model import AttackEnd, Named, Used
from judge.port.scenario import Applied, Can, Decided, Expectation, Fact, Options, Playable, Result, Stopped

if TYPE_CHECKING:
    from judge.answer.ruling import Ruling

OPERATORS: Mapping[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip


def check(expectation: Expectation, ruling: Ruling) -> Check:
    """Whether an expectation is met by a ruling."""
    match expectation:
        case Applied():
            return _applied(expectation, ruling)
        case Fact():
            return _fact(expectation, ruling)
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
        case Can():
            from judge.answer.outcomes.able import able

            return able(expectation, ruling)
        case AttackEnd():
            return _attack(expectation, ruling)
    assert isinstance(expectation, Used)
    return _used(expectation, ruling)


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
    wanted = f"{path} {op} {_written(value)}"
    found = ruling.board.get(path)
    if isinstance(value, tuple):
        same = _same_cards(path, value, ruling)
        return Check(expectation, same if op == "==" else not same, wanted, f"[{', '.join(found or ())}]")
    there = len(found) if isinstance(found, tuple) else found
    if there is None:
        return Check(expectation, False, wanted, "there is no such fact")
    return Check(expectation, OPERATORS[op](there, value), wanted, str(found if found == there else there))


def _written(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(n.text if n.crystals is None else f'{n.text}: {n.crystals}' for n in value)}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _view(ruling: Ruling) -> View:
    return View(ruling.machine.game, ruling.machine.state, ruling.machine.stack)


def _same_cards(path: str, wanted: tuple[Named, ...], ruling: Ruling) -> bool:
    view = _view(ruling)
    cards = cards_of(view, path)
    called = [(tuple(c for c in cards if lines.is_called(view, c, n.text)), n.crystals) for n in wanted]
    return same_cards(view, path, called)


def _options(expectation: Options, ruling: Ruling) -> Check:
    wanted = f"options: {expectation.by}: [{', '.join(line.raw for line in expectation.lines)}]"
    if ruling.stopped is None:
        return Check(expectation, False, wanted, "no choice is open")
    view, choice = _view(ruling), ruling.stopped.choice
    met = [[i for i, o in enumerate(choice.options) if lines.accepts(view, choice, o, w)] for w in expectation.lines]
    covered = {i for found in met for i in found}
    ok = choice.by == expectation.by and all(met) and len(covered) == len(choice.options)
    return Check(expectation, ok, wanted, f"{ruling.stopped.by}: [{', '.join(ruling.stopped.options)}]")


def _playable(expectation: Playable, ruling: Ruling) -> Check:
    """Each line is tried by itself, on a twin of the machine, as if it came next in the file."""
    key = "legal" if expectation.legal else "illegal"
    wanted = f"{key}: {expectation.by}: [{', '.join(line.raw for line in expectation.lines)}]"
    refused = {line.raw: tried(ruling.machine, ruling.scenario, line) for line in expectation.lines}
    wrong = [raw for raw, why in refused.items() if (why is None) != expectation.legal]
    if not expectation.legal:
        return Check(expectation, not wrong, wanted, ", ".join(f"{raw} can be played" for raw in wrong))
    found = []
    for raw in wrong:
        no = refused[raw]
        why = "; ".join(one.what.replace("_", " ") for one in no.why) if no is not None else ""
        found.append(f"{raw} is refused" + (f" ({why})" if why else ""))
    return Check(expectation, not wrong, wanted, ", ".join(found))


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


class Recorded(Protocol):
    """What has a record."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, in order."""


def attack_ends(ruling: Recorded) -> dict[int, str]:
    """How each attack of the run ended, by number."""
    ends: dict[int, str] = {}
    for event in ruling.events:
        for h in event.happened:
            number = h.facts.get("attack") or 0
            if h.kind == "generate":
                ends[number] = "open"
            elif h.kind == "remove_attack" and ends.get(number) == "open":
                ends[number] = "improper"
            elif h.kind == "make_attack":
                ends[number] = "made"
            elif h.kind == "remove_attack" and ends.get(number) == "made" and "9-4 ii" in event.clauses:
                ends[number] = "cancelled"
            elif h.kind == "remove_attack" and ends.get(number) == "made":
                ends[number] = "failed"
            elif h.kind == "mark_attack" and h.facts.get("fact") == "hit":
                ends[number] = "hit"
    return ends


def _attack(expectation: AttackEnd, ruling: Ruling) -> Check:
    found = attack_ends(ruling).get(expectation.number, "there was none")
    wanted = f"attack {expectation.number}: {expectation.end}"
    ok = found == expectation.end or (expectation.end == "failed" and found == "cancelled")
    return Check(expectation, ok, wanted, found)


def _used(expectation: Used, ruling: Ruling) -> Check:
    view = _view(ruling)
    used = [h.facts["card"].id for e in ruling.events for h in e.happened if h.kind == "enter_use"]
    ok = len(used) == len(expectation.cards) and all(
        lines.is_called(view, c, n.text) for c, n in zip(used, expectation.cards, strict=True)
    )
    found = ", ".join(lines.card_name(view, c) for c in used)
    return Check(expectation, ok, f"used: [{', '.join(n.text for n in expectation.cards)}]", f"[{found}]")
