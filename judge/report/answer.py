"""The answer of a ruling in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.messages import listed, spaced
from judge.port.ruling import before
from judge.report import claimed, unplayed
from judge.report.trace import result
from judge.report.words import Words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from judge.port.ruling import Other, Ruling


def line(
    ruling: Ruling, lang: str = "en", bare: bool = False, words: Words | None = None, said: str = ""
) -> str:  # fmt: skip
    """The answer in one line; `bare`: without a word on its being as expected; in `words`, where they are there.

    What is in `said` has been said already: it is not said again.

    What was asked for and whether it is as expected; without expectations what has changed, how attacks ended, who won
    or who has to choose; what is refused and why; or that the rules do not decide it, and what each reading comes to.
    """
    words = words or Words(ruling, lang)
    more = (*attempted(ruling, words), *settled(ruling, words), *unplayed.sentences(ruling.unplayed, lang))
    return spaced(filter(None, (_line(ruling, words, bare, said), *more)), words.lang)


def settled(ruling: Ruling, words: Words) -> Iterator[str]:
    """On what an answer rests that the rules alone do not give, silence by silence; and what the FAQ says otherwise."""
    from judge.report.trace import gap

    for one in ruling.settled:
        about = {"gap": one.gap, "picked": one.answered.reading, "options": (), "answered": one.answered}
        said = gap(words, about)
        yield said[:1].upper() + said[1:]
    for two in ruling.disputed:
        yield words.say("says_otherwise", dated=two.dated, clause=words.cites([two.clause]), item=two.item)


def attempted(ruling: Ruling, words: Words) -> Iterator[str]:
    """Why what was attempted is not open."""
    for one in ruling.fruitless:
        why = words.apart(words.obstacle(obstacle) for obstacle in one.why) or words.say("no_options")
        yield words.say("comes_to_nothing", line=words.filed(one.line), why=why)


def _line(ruling: Ruling, words: Words, bare: bool, already: str = "") -> str:
    if ruling.refused is not None:
        there = ruling.refused.open
        hidden = there is not None and there.withheld
        none = words.say("unknown_why") if hidden else words.say("no_options")
        why = words.apart(words.obstacle(one) for one in ruling.refused.why)
        return words.say("refused", line=words.filed(ruling.refused.line), why=why or none)
    if ruling.others:
        return words.say("undecided", readings=" ".join(_readings(ruling, words)))
    for moment in ruling.moments:
        if moment.others:
            return claimed.at(words, moment, words.say("undecided", readings=" ".join(_readings(moment, words))))
    wrong = [what for _, what in claimed.unmet(words, ruling)]
    if wrong:
        return words.say("not_as_expected", facts=words.apart((*wrong, *_still_open(ruling, words))))
    found = _facts(ruling, words) or _moved(ruling, words)
    facts = words.apart(fact for fact in found or [words.say("nothing_changed")] if not _in(fact, already))
    if not facts:
        return words.say("all_as_expected") if ruling.met and not bare else ""
    return words.say("as_expected" if ruling.met and not bare else "answer", facts=facts)


def _in(fact: str, already: str) -> bool:
    """Whether a fact is part of what has been said; a number that goes on is another."""
    at = already.find(fact)
    return at >= 0 and not already[at + len(fact) :][:1].isdigit()


def _readings(ruling: Ruling, words: Words) -> list[str]:
    """What each reading comes to: those taken first, then the others that come to something else."""
    found = []
    for gap in dict.fromkeys(other.gap for other in ruling.others):
        letter = dict(ruling.gaps).get(gap, "a")
        taken = words.reading(gap, letter)
        own = words.apart(_facts(ruling, words) or _moved(ruling, words)) or words.say("nothing_changed")
        found.append(words.say("reading", letter=f"{gap}{letter}", words=taken, facts=own))
        found += [_other(ruling, other, words) for other in ruling.others if other.gap == gap]
    return found


def _other(ruling: Ruling, other: Other, words: Words) -> str:
    facts = words.apart(_found(name, value, words) for name, value in claimed.others(words, ruling, other.facts))
    taken = words.reading(other.gap, other.reading)
    return words.say("reading", letter=f"{other.gap}{other.reading}", words=taken, facts=facts)


def _found(name: str, value: str, words: Words) -> str:
    """What another reading comes to: for a fact its value, for anything else that was wanted what was found instead."""
    if words.lang != "en":
        return words.say("wanted_found", wanted=name, found=value) if name else value
    if name == "options":
        return words.say("is", what=words.say("open"), value=value or "–")
    path, _, compared = name.partition(" ")
    if not compared or compared[0] in "=!<>":
        return words.say("is", what=words.fact(path), value=value)
    what, colon, _ = name.partition(": ")
    if colon and what.startswith(("result", "attack ", "used")):
        return words.say("is", what=words.term(what), value=value)
    return words.say("wanted_found", wanted=name, found=value)


def _facts(ruling: Ruling, words: Words) -> list[str]:
    """The ends of attacks, the facts that were asked for (or all that changed), and how the run ended."""
    from judge.port.expect import Fact

    said = words.tell.ends(words, ruling.events)
    asked = [c.expectation.path for c in ruling.checks if isinstance(c.expectation, Fact)]
    paths = dict.fromkeys(asked) if asked else _changed(ruling)
    said += shown(ruling, words, paths)
    said += _asked_about(ruling, words) if paths and not asked else []
    if ruling.result is not None:
        said.append(result(words, ruling.result))
    said += _still_open(ruling, words)
    if ruling.result is None and ruling.stopped is None and not ruling.machine.stack:
        clause = next((event.clauses[0] for event in reversed(ruling.events) if event.kind == "step"), "4")
        said.append(words.say("no_duel", clause=clause))
    return said


def _still_open(ruling: Ruling, words: Words) -> Iterator[str]:
    """Who has to choose, where the run stops in the middle of something."""
    stopped = ruling.stopped
    if ruling.result is None and stopped is not None and stopped.kind not in words.floor.turns.menus:
        yield words.say("to_choose", player=words.player(stopped.by), kind=words.kind(stopped.kind))


def _changed(ruling: Ruling) -> list[str]:
    """The numbers of the board that are not what they were."""
    tell = ruling.scenario.floor.tell
    numbers = [p for p, v in ruling.board.items() if isinstance(v, int) and tell.belongs_in_answer(ruling, p)]
    return [p for p in numbers if (before(ruling, p) or 0) != ruling.board[p]]


def _moved(ruling: Ruling, words: Words) -> list[str]:
    """The zones whose cards are not those that they were, where no number of the board has changed."""
    return shown(ruling, words, _other_cards(ruling))


def _asked_about(ruling: Ruling, words: Words) -> list[str]:
    """Where cards have come to lie that the question names."""
    question, lie = (ruling.scenario.question or "").casefold(), ruling.machine.state
    named = [
        path
        for path in _other_cards(ruling)
        for card in lie[path]
        if card not in (before(ruling, path) or ()) and words.card(card).casefold() in question
    ]
    return shown(ruling, words, dict.fromkeys(named))


def _other_cards(ruling: Ruling) -> list[str]:
    """The zones whose cards are not those that they were."""
    lie = ruling.machine.state
    zones = [p for p, v in ruling.board.items() if isinstance(v, tuple) and isinstance(lie.get(p), tuple)]
    touched = {change.path for event in ruling.events for change in event.changes}
    return [p for p in zones if p in touched and (before(ruling, p) or ()) != lie[p]]


def shown(ruling: Ruling, words: Words, paths: Collection[str]) -> list[str]:
    """Facts as they are and were."""
    facts = ruling.board
    named = [path for path in paths if isinstance(facts.get(path), tuple)]
    if named and words.lang != "en":
        facts = {**facts, **ruling.scenario.floor.facts.board(ruling.machine, named, words.lang)}
    values = {path: _value(ruling, words, path, facts.get(path)) for path in paths}
    return [words.say("is", what=words.fact(path), value=value) for path, value in values.items()]


def _value(ruling: Ruling, words: Words, path: str, now: Any) -> str:
    if isinstance(now, tuple):
        return f"[{listed(now, words.lang)}]" if now else words.say("empty")
    if isinstance(now, bool) or not isinstance(now, int):
        return claimed.value(words, path, str(now).lower() if isinstance(now, bool) else str(now))
    was = before(ruling, path) or 0
    return str(now) if was == now else words.say("was", now=now, before=was)
