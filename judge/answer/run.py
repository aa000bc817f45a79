"""Adjudicating a scenario: its board set up, its lines answered in turn, its expectations read where the run stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.checks import check
from judge.answer.player import Player, open_choice, view_of
from judge.answer.saved import machine_at
from judge.answer.trail import Trail
from judge.port.expect import Decided
from judge.port.ruling import Other, Refused, Ruling, Settled
from judge.text.errors import Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from judge.engine import Event, Game, Machine
    from judge.port.floor import Scenario, Start


def adjudicate(
    scenario: Scenario, readings: Mapping[str, str] | None = None, record: bool = True, until: str = "",
    game: Callable[[Game], Game] = lambda game: game,
) -> tuple[Ruling | None, list[Problem]]:
    """Run a scenario.

    Parameters
    ----------
    readings
        Letters of readings by gap, before those of the file (`{"G5": "b"}`).
    until
        Stop where this clause comes next, if it does.
    game
        What stands in for the game (to see what comes of it without a clause).

    Returns
    -------
    The ruling and no problem, or None and what keeps the board from being adjudicated.
    """
    taken = scenario.read_with(readings)
    setup = scenario.floor.set_up(scenario)
    if setup.problems:
        return None, list(setup.problems)
    setup.game = game(setup.game)
    trail = Trail()
    try:
        ruling = _run(setup, taken, record, until, trail)
        ruling = apart(ruling, _others(ruling, taken, trail))
        checks = () if ruling.halted else tuple(check(e, ruling) for e in scenario.expect)
        yes = None if ruling.halted else _yes(ruling)
    except Problems as error:  # a saved machine that is none, or a card that nobody has written yet
        return None, list(error.problems)
    moments = []
    for moment in () if ruling.halted else scenario.moments:
        until_then = scenario._replace(
            play=scenario.play[: moment.lines], expect=moment.expect, moments=(), decides=None, puzzle=None, yes_if=(),
            no_if=(),
        )  # fmt: skip
        found, problems = adjudicate(until_then, taken, record, game=game)
        if found is None:
            return None, problems
        moments.append(found)
    return ruling._replace(checks=checks, moments=tuple(moments), yes=yes), []


def _run(setup: Start, taken: Mapping[str, str], record: bool, until: str, trail: Trail) -> Ruling:
    log: list[Event] | None = [] if record else None
    numbers = {gap: ord(letter) - ord("a") for gap, letter in taken.items()}
    machine = machine_at(setup, numbers, log)
    player = Player(machine, setup.scenario, until)
    player.trail = trail
    refused = player.play()
    return finished(setup.scenario, machine, tuple(log or ()), refused, player)


def _yes(ruling: Ruling) -> bool | None:
    """Whether Yes is the answer as the file means it; where it says only what has to be so for one, else the other."""
    scenario = ruling.scenario
    yes, no = (all(check(e, ruling).ok for e in claims) for claims in (scenario.yes_if, scenario.no_if))
    if scenario.yes_if and scenario.no_if:
        return yes if yes != no else None
    return yes if scenario.yes_if else not no if scenario.no_if else None


def _checked(ruling: Ruling) -> Ruling:
    return ruling._replace(checks=tuple(check(e, ruling) for e in ruling.scenario.expect))


def finished(
    scenario: Scenario, machine: Machine, events: tuple[Event, ...], refused: Refused | None, player: Player
) -> Ruling:
    """What came of a run, its expectations not yet looked at."""
    return Ruling(
        scenario, machine, events, scenario.floor.facts.board(machine), open_choice(machine, scenario.floor), refused,
        None if machine.over is None else machine.over.result,
        gaps=tuple((gap, chr(ord("a") + i)) for gap, i in machine.gaps), left=player.left, fruitless=player.fruitless,
        assumed=scenario.floor.facts.assumed(scenario, events, machine),
    )  # fmt: skip


def _others(ruling: Ruling, taken: Mapping[str, str], trail: Trail) -> list[Other]:
    """What each other reading of the gaps passed comes to, where the facts that were asked for differ."""
    open_ones = [(gap, letter) for gap, letter in ruling.gaps if gap not in taken and trail.passes(gap)]
    if not open_ones:
        return []
    found, ruling = [], _checked(ruling)
    for gap, letter in open_ones:
        for i, words in enumerate(ruling.scenario.floor.gaps[gap].readings):
            other = chr(ord("a") + i)
            if other == letter:
                continue
            end = trail.other(gap, i, ruling.events)
            again = _checked(finished(ruling.scenario, end.machine, end.events, end.refused, end.player))
            facts = _differences(ruling, again)
            if facts:
                found.append(Other(gap, other, words, facts))
    return found


def apart(ruling: Ruling, others: Iterable[Other]) -> Ruling:
    """The ruling with the readings that matter: those left open, and those that an authority has answered."""
    found, answers, letters = tuple(others), ruling.machine.game.answers, dict(ruling.gaps)
    by_gap = {gap: tuple(o for o in found if o.gap == gap) for gap in dict.fromkeys(o.gap for o in found)}
    closed = {gap for gap in by_gap if gap in answers and letters[gap] == chr(ord("a") + answers[gap].reading)}
    settled = tuple(Settled(gap, letters[gap], answers[gap], by_gap[gap]) for gap in by_gap if gap in closed)
    return ruling._replace(others=tuple(o for o in found if o.gap not in closed), settled=settled)


def _as_expected(value: object) -> str:
    """A fact of the board as it would be expected."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _differences(one: Ruling, two: Ruling) -> dict[str, str]:
    """The facts asked for in which two rulings differ: those of the expectations, or the whole board."""
    if any(not isinstance(check.expectation, Decided) for check in one.checks):
        return {a.wanted: b.found for a, b in zip(one.checks, two.checks, strict=True) if a.ok != b.ok}
    names = {n for n in (*one.board, *two.board) if not one.scenario.floor.facts.derived(n)}
    facts = {n: _as_expected(two.board.get(n)) for n in sorted(names) if one.board.get(n) != two.board.get(n)}
    facts |= {"result": str(two.result)} if one.result != two.result else {}
    return facts | ({"options": _asked(two)} if _asked(one) != _asked(two) else {})


def _asked(ruling: Ruling) -> str:
    """What is open to whom where a run stopped, in the words of lines of play."""
    stopped, refused = ruling.stopped, ruling.refused
    if refused is not None:
        return f"{refused.line} is refused"
    return "" if stopped is None else f"{stopped.by}: [{', '.join(stopped.options)}]"


__all__ = ["Player", "adjudicate", "open_choice", "view_of"]
