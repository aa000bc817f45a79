"""A ruling as plain data, under the contract `judge.trace/1` (`docs/json.md`)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any

from judge.engine import Change, Ref
from judge.engine.identity import EffectId
from judge.engine.tree import Part
from judge.report import unplayed
from judge.report.answer import line
from judge.report.polarity import settled
from judge.version import __version__

if TYPE_CHECKING:
    from judge.answer.outcomes.way import Said
    from judge.engine import Event
    from judge.port.floor import Scenario
    from judge.port.obstacle import Obstacle
    from judge.port.ruling import Check, Open, Refused, Ruling

FORMAT = "judge.trace/1"


def dumps(ruling: Ruling) -> str:
    """The ruling as one line of JSON."""
    return json.dumps(record(ruling), ensure_ascii=False)


def record(ruling: Ruling) -> dict[str, Any]:
    """The ruling as data that JSON can hold."""
    scenario = ruling.scenario
    return {
        **head(FORMAT, scenario),
        "game": scenario.game,
        "edition": scenario.edition,
        "cards": scenario.cards,
        "question": scenario.question,
        "answer": line(ruling),
        "yes": None if (asked := settled(ruling)) is None else asked.yes,
        "ok": ruling.ok,
        "decided": ruling.decided,
        "unplayed": unplayed.record(ruling.unplayed),
        "expectations": [_check(check) for check in ruling.checks],
        "moments": [
            {
                "lines": len(one.scenario.play), "expectations": [_check(check) for check in one.checks],
                "decided": one.decided, "stopped": _open(one.stopped),
            }
            for one in ruling.moments
        ],
        "stopped": _open(ruling.stopped),
        "refused": _refused(ruling.refused),
        "attempted": [_refused(one) for one in ruling.fruitless],
        "result": ruling.result,
        "board": plain(ruling.board),
        "gaps": gaps(ruling.gaps),
        "others": [
            {"gap": o.gap, "reading": o.reading, "words": o.words, "facts": dict(o.facts)} for o in ruling.others
        ],
        "disputed": [dict(one._asdict()) for one in ruling.disputed],
        "settled": [
            {"gap": s.gap, "reading": s.letter, "items": list(s.answered.items), "dated": s.answered.dated,
             "nearest": s.answered.nearest,
             "others": [{"reading": o.reading, "words": o.words, "facts": dict(o.facts)} for o in s.others]}
            for s in ruling.settled
        ],
        "assumed": list(ruling.assumed),
        "events": [_event(event) for event in ruling.events],
    }


def head(form: str, scenario: Scenario) -> dict[str, Any]:
    """What every record about one board begins with."""
    return {
        "format": form,
        "versions": {"engine": __version__, "edition": scenario.edition, "printing": scenario.cards},
        "scenario": scenario.title or scenario.file,
        "file": scenario.file,
    }


def gaps(taken: Iterable[tuple[str, str]]) -> list[dict[str, str]]:
    """The silences of the rules that were passed, each with the reading taken."""
    return [{"gap": gap, "reading": letter} for gap, letter in taken]


def lines(said: Iterable[Said]) -> list[dict[str, str]]:
    """Lines of play, as a file has them."""
    return [{one.by: one.text} for one in said]


def plain(thing: Any) -> Any:
    """Any value of the engine as JSON data: references as `kind.id@epoch`, parts of texts as `key|do/0`,

    effects by their identities (`kind.id@epoch:key!n`). Other named tuples are objects.
    """
    if thing is None or isinstance(thing, bool | int | float):
        return thing
    if isinstance(thing, Enum):
        return thing.value
    if isinstance(thing, str):
        return thing
    if isinstance(thing, Mapping):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, Ref | EffectId | Part):
        return str(thing)
    if isinstance(thing, tuple) and hasattr(thing, "_fields"):
        return {name: plain(value) for name, value in zip(thing._fields, thing, strict=True)}
    if isinstance(thing, frozenset | set):
        return sorted((plain(value) for value in thing), key=repr)
    if isinstance(thing, tuple | list):
        return [plain(value) for value in thing]
    return str(thing)


def _check(check: Check) -> dict[str, Any]:
    return {"ok": check.ok, "wanted": check.wanted, "found": check.found, "place": str(check.expectation.place)}


def _open(stopped: Open | None) -> dict[str, Any] | None:
    if stopped is None:
        return None
    return {
        "by": stopped.by, "kind": stopped.kind, "options": list(stopped.options), "least": stopped.choice.least,
        "most": stopped.choice.most, "clauses": list(stopped.clauses), "withheld": stopped.withheld,
    }  # fmt: skip


def _refused(refused: Refused | None) -> dict[str, Any] | None:
    if refused is None:
        return None
    why = [obstacle(one) for one in refused.why]
    return {"place": str(refused.place), "line": refused.line, "why": why, "open": _open(refused.open)}


def obstacle(one: Obstacle) -> dict[str, Any]:
    """What stands in the way of a line: what it is, its clauses, the effect it comes from, the measure of it."""
    return {"what": one.what, "clauses": list(one.clauses), "source": str(one.source), "facts": plain(dict(one.facts))}


def _event(event: Event) -> dict[str, Any]:
    return {
        "n": event.n,
        "kind": event.kind,
        "clauses": list(event.clauses),
        "frame": event.frame,
        "parent": event.parent,
        "cause": event.cause,
        "actor": event.actor,
        "changes": [_change(change) for change in event.changes],
        "derived": [_change(change) for change in event.derived],
        "happened": [{"kind": h.kind, "done": h.done.value, "facts": plain(h.facts)} for h in event.happened],
        "reads": [[path, written] for path, written in event.reads],
        "data": plain(event.data),
    }


def _change(change: Change) -> dict[str, Any]:
    return {"path": change.path, "from": plain(change.before), "to": plain(change.after)}
