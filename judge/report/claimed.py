"""What a file expects, and what was found instead, in the reader's language; in English as it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.light import regex
from judge.messages import listed
from judge.port.expect import (
    NO_TEXT,
    Applied,
    Can,
    Decided,
    Expectation,
    Fact,
    Line,
    Options,
    Playable,
    Result,
    Stopped,
    Unchanged,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.port.ruling import Check, Ruling
    from judge.report.words import Words
    from judge.text.errors import Place

EQUAL = "=="


def wanted(words: Words, check: Check) -> str:
    """What was expected."""
    return check.wanted if words.lang == "en" else claim(words, check.expectation)


def found(words: Words, check: Check) -> str:
    """What was found instead."""
    return check.found if words.lang == "en" else found_instead(words, check.expectation, check.found)


def both(words: Words, check: Check) -> dict[str, str]:
    """What was expected and what was found instead, as facts of a message."""
    return {"wanted": wanted(words, check), "found": found(words, check)}


def unmet(words: Words, ruling: Ruling) -> Iterator[tuple[Place, str]]:
    """What is not as expected, and where that stands: at the end, and at moments in the middle of the play."""
    for check in ruling.checks:
        if not check.ok:
            yield check.expectation.place, words.say("wanted_found", **both(words, check))
    for moment in ruling.moments:
        for place, what in unmet(words, moment):
            yield place, at(words, moment, what)


def at(words: Words, moment: Ruling, what: str) -> str:
    """What is said of a moment in the middle of the play, told as that."""
    behind = moment.scenario.play[-1:]
    if not behind:
        return words.say("at_first", what=what)
    return words.say("at_moment", line=words.filed(f"{behind[0].by}: {behind[0].raw}"), what=what)


def claim(words: Words, one: Expectation) -> str:
    """An expectation as a claim in a language that is not the files'."""
    say = words.messages.under("claimed")
    match one:
        case Applied(clauses=clauses, never=never):
            return say("unapplied" if never else "applied", clauses=words.cites(clauses))
        case Unchanged(paths=paths):
            return say("unchanged", facts=words.apart(words.fact(path) for path in paths))
        case Fact(path=path, op="has" | "lacks" as op, value=value):
            return say(op, what=words.fact(path), value=_value(words, path, value))
        case Fact(path=path, op=op, value=value):
            return say("fact", what=words.fact(path), op="=" if op == EQUAL else op, value=_value(words, path, value))
        case Options(by=by, lines=lines):
            return say("options", player=words.player(by), lines=_lines(words, lines))
        case Playable(by=by, lines=lines, legal=legal):
            return say("legal" if legal else "illegal", player=words.player(by), lines=_lines(words, lines))
        case Result(winner=winner):
            return say("result", result=_result(words, winner))
        case Decided(decided=decided):
            return say("decided" if decided else "undecided")
        case Stopped(by="", kind=""):
            return say("no_stop")
        case Stopped(by=by, kind=kind):
            return words.say("to_choose", player=words.player(by), kind=words.kind(kind))
        case Can(by=by, claims=claims):
            return say("can", player=words.player(by), claims=words.apart(claim(words, each) for each in claims))
    return words.tell.claim(words, one.written())


def found_instead(words: Words, one: Expectation, text: str) -> str:
    """What was found where an expectation was not met, in a language that is not the files'."""
    say = words.messages.under("found")
    match one:
        case Fact(path=path):
            return say("no_fact") if text.startswith("there is no") else value(words, path, text)
        case Unchanged():
            return say("changed", facts=words.apart(map(words.fact, text.removeprefix("changed: ").split(", "))))
        case Applied():
            return say("unapplied" if text else "otherwise")
        case Options() | Stopped():
            return say("no_choice" if text.endswith(("open", "choice")) else "other_choice")
        case Result():
            return _result(words, text)
        case Decided():
            return say("decided" if text.endswith("true") else "undecided")
        case Playable():
            return say("not_so")
        case Can():
            return say("no_way")
    return words.tell.claim(words, text)


def value(words: Words, path: str, text: str) -> str:
    """The value of a fact, as a text of the files."""
    if text.startswith("[") and text.endswith("]"):
        return f"[{listed(map(words.called, split(text[1:-1])), words.lang)}]" if text != "[]" else "[]"
    if path in ("active",) and text in words.floor.players:
        return words.player(text)
    if path == "phase":
        return words.term(f"{text}_phase")
    if text.partition(".")[0] in words.floor.players and "." in text:
        return words.zone(text)
    return words.valued(text.lower()) if text.replace(" ", "_").replace(",", "").isidentifier() else text


_APART = regex(r", (?![^({]*[)}])")
"""What stands between names, and not between what one of them has."""


def split(text: str) -> list[str]:
    """A list of names, each with what stands in brackets behind it."""
    return _APART.split(text)


def _value(words: Words, path: str, wanted: Any) -> str:
    if isinstance(wanted, tuple):
        named = words.floor.facts.named
        return f"[{listed((words.called(named(one)) for one in wanted), words.lang)}]"
    return value(words, path, str(wanted).lower() if isinstance(wanted, bool) else str(wanted) or NO_TEXT)


def _lines(words: Words, lines: Sequence[Line]) -> str:
    return listed((words.named_line(line.raw) for line in lines), words.lang)


def _result(words: Words, winner: str) -> str:
    from judge.report.trace import result

    return words.say("claimed-goes_on") if winner == "none" else result(words, winner)


def others(words: Words, ruling: Ruling, facts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What another reading comes to, and what was wanted there; "" for the open choice."""
    by = {check.wanted: check for check in ruling.checks}
    for name, text in facts.items():
        if words.lang == "en":
            yield name, text
        elif name in by:
            yield wanted(words, by[name]), found_instead(words, by[name].expectation, text)
        elif name == "options":
            yield words.say("open"), words.say("found-other_choice")
        elif name.startswith("result"):
            yield words.say("what"), _result(words, text)
        else:
            yield words.fact(name), value(words, name, text)


__all__ = ["at", "both", "claim", "found", "found_instead", "others", "unmet", "value", "wanted"]
