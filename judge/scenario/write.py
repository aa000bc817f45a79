"""A scenario written as a file again: reading what is written gives the same scenario, but for its places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.port.expect import (
    NO_TEXT,
    Applied,
    Can,
    Decided,
    Expectation,
    Fact,
    Line,
    Noted,
    Options,
    Playable,
    Result,
    Stopped,
    Unchanged,
)
from judge.scenario.expect import ENDS
from judge.text.written import listed, mapped, quoted, scalar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.port.floor import Files, Puzzle, Scenario


def write_scenario(scenario: Scenario) -> str:
    """The YAML text of a scenario."""
    files = scenario.floor.files
    head = {
        "scenario": scenario.title,
        "game": scenario.game,
        "edition": scenario.edition,
        "cards": scenario.cards,
        "question": scenario.question,
        "source": scenario.source,
    }
    lines = [f"{key}: {scalar(text)}" for key, text in head.items() if text]
    if scenario.adhoc:
        made_up = (f"  {scalar(name)}: {files.written_adhoc(one)}" for name, one in scenario.adhoc.items())
        lines += ["cards_adhoc:", *made_up]
    lines += ["board:", *(f"  {line}" for line in files.written_board(scenario.board))]
    if scenario.history:
        lines += [f"history: {_history(scenario.history)}"]
    if scenario.text_alone:
        lines += ["text_alone: true"]
    if scenario.readings:
        lines += [f"readings: {mapped({gap: scalar(reading) for gap, reading in scenario.readings.items()})}"]
    if scenario.random:
        lines += ["random:", *(f"  - {scalar(line.raw)}" for line in scenario.random)]
    if scenario.seed is not None:
        lines += [f"seed: {scenario.seed}"]
    if scenario.saved:
        lines += [f"saved: {scalar(scenario.saved)}"]
    if scenario.play or scenario.moments:
        lines += ["play:", *_play(scenario)]
    if scenario.expect:
        lines += ["expect:", *(f"  - {_expectation(one, files)}" for one in scenario.expect)]
    for key, claims in (("yes_if", scenario.yes_if), ("no_if", scenario.no_if)):
        if claims:
            lines += [f"{key}:", *(f"  - {_expectation(one, files)}" for one in claims)]
    if scenario.decides is not None:
        told = {"fact": scalar(scenario.decides.fact), "clause": scalar(scenario.decides.clause)}
        lines += [f"decides: {mapped(told)}"]
    if scenario.puzzle is not None:
        lines += [f"puzzle: {_puzzle(scenario.puzzle, files)}"]
    return "\n".join(lines) + "\n"


def _play(scenario: Scenario) -> Iterator[str]:
    """The lines, and between them what is expected there."""
    for n in range(len(scenario.play) + 1):
        for moment in scenario.moments:
            if moment.lines == n:
                said = listed("{" + _expectation(one, scenario.floor.files) + "}" for one in moment.expect)
                yield f"  - expect: {said}"
        if n < len(scenario.play):
            yield f"  - {scenario.play[n].by}: {scalar(scenario.play[n].raw)}"


def _puzzle(puzzle: Puzzle, files: Files) -> str:
    """What is asked; the cards that may be hidden are those of its boards."""
    goal = listed("{" + _expectation(one, files) + "}" for one in puzzle.goal)
    said = {"can": f"{{{puzzle.by}: {goal}}}"} if puzzle.goal else {}
    said |= {"turns": str(puzzle.turns)} if puzzle.turns else {}
    said |= {"won": str(puzzle.won).lower()} if puzzle.won is not None else {}
    said |= {"odds": puzzle.odds} if puzzle.odds else {}
    said |= {"one_line": str(puzzle.one_line).lower()} if puzzle.one_line is not None else {}
    return mapped(said | ({"hidden": puzzle.hidden} if puzzle.hidden else {}))


def board_changes(before: Scenario, after: Scenario) -> str:
    """What a file has to state otherwise to be another, as YAML: the keys of the board, and the lines of play."""
    lines = [f"  {line}" for line in after.floor.files.changes(before.board, after.board)]
    text = ["board:", *lines] if lines else []
    if before.play != after.play:
        text += ["play:" if after.play else "play: []"]
        text += _play(after)
    return "\n".join(text)


def _history(history: Iterable[Noted]) -> str:
    facts: dict[str, str] = {}
    seats: dict[str, dict[str, str]] = {}
    for noted in history:
        # what looks like a number or a flag but was text needs its quotes again
        value = quoted(noted.value)
        head, dot, key = noted.path.partition(".")
        (seats.setdefault(head, {}) if dot else facts)[key or head] = value
    return mapped({**facts, **{player: mapped(own) for player, own in seats.items()}})


def _expectation(claim: Expectation, files: Files) -> str:
    match claim:
        case Applied():
            return f"{'not_applied' if claim.never else 'applied'}: {listed(map(scalar, claim.clauses))}"
        case Fact():
            return f"{claim.path}: {_value(claim, files)}"
        case Unchanged():
            return f"unchanged: {listed(map(scalar, claim.paths))}"
        case Options():
            only = f", only: {listed(map(scalar, claim.only))}" if claim.only else ""
            return f"options: {{{claim.by}: {listed(_answer(line) for line in claim.lines)}{only}}}"
        case Playable():
            key = "legal" if claim.legal else "illegal"
            cited = f", clauses: {listed(map(scalar, claim.clauses))}" if claim.clauses else ""
            return f"{key}: {{{claim.by}: {listed(_answer(line) for line in claim.lines)}{cited}}}"
        case Can():
            return f"can: {{{claim.by}: {listed('{' + _expectation(one, files) + '}' for one in claim.claims)}}}"
        case Result():
            return f"result: {claim.winner if claim.winner in ENDS else f'{claim.winner} wins'}"
        case Decided():
            return f"decided: {str(claim.decided).lower()}"
        case Stopped():
            facts = {"by": claim.by, "kind": claim.kind}
            said = {key: scalar(text) for key, text in facts.items() if text}
            return f"stopped: {mapped(said) if said else 'none'}"
    return claim.written()


def _value(fact: Fact, files: Files) -> str:
    if isinstance(fact.value, tuple):
        objects = listed(map(files.written, fact.value))
        return objects if fact.op == "==" else f"{{{fact.op}: {objects}}}"
    text = str(fact.value).lower() if isinstance(fact.value, bool) else str(fact.value) or NO_TEXT
    return text if fact.op == "==" else scalar(f"{fact.op} {text}")


def _answer(line: Line) -> str:
    return scalar(line.raw)
