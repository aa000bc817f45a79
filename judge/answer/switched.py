"""A game in which one clause is switched off: what the clause alone bears is not done, and nobody cites it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answer.checks import check
from judge.answer.player import Player, open_choice
from judge.engine import Act, Event, Frame, Game, Machine, Procedure, Replacement, View
from judge.engine.outcome import LOOP, Cut, Do, Enter, Next, Outcome, Push
from judge.engine.tree import Node, Text, block
from judge.port.expect import Decided
from judge.port.ruling import Ruling

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.game import Operation
    from judge.engine.procedure import Step
    from judge.port.floor import Scenario

DOES = ("change", "choice", "cut", "over")
"""What a run comes to; the other events say how."""


class Without(Game):
    """What a game is but for one clause; made a kind of the game itself by `without`.

    Skipped are: steps of procedures that cite the clause first, effects resolved under it, changes that a step or an
    operation of an effect makes under it, replacements that rest on it, what it puts before everything else, and
    what asks whether it applies.
    """

    clause = ""

    def tree(self, text: Text, view: View) -> Node:
        top = view.frames[-1] if view.frames else None
        return block() if top is not None and top.pc == self.clause else super().tree(text, view)

    def replacements(self, view: View, acts: tuple[Act, ...]) -> Iterable[Replacement]:
        return (r for r in super().replacements(view, acts) if r.clauses[:1] != (self.clause,))

    def urgent(self, view: View) -> Cut | Push | None:
        found = super().urgent(view)
        return None if isinstance(found, Cut) and found.clauses[:1] == (self.clause,) else found

    def _operation(self, run: Operation) -> Operation:
        def unless_off(view: View, frame: Frame, node: Node) -> Outcome | Enter:
            outcome = run(view, frame, node)
            return Next() if isinstance(outcome, Do | Cut) and outcome.clauses[:1] == (self.clause,) else outcome

        return unless_off


def without(game: Game, clause: str) -> Game:
    """A game as it was set up, but for one clause."""
    kind = type("Without", (Without, type(game)), {"clause": clause})
    copied: Without = object.__new__(kind)
    vars(copied).update(vars(game))
    copied.off = game.off | {clause}
    copied.rules = game.rules.rebuilt([_skipping(p, clause) for p in game.rules.procedures.values()], copied.off)
    copied.operations = {name: copied._operation(run) for name, run in game.operations.items()}
    return copied


def _skipping(procedure: Procedure, clause: str) -> Procedure:
    return procedure._replace(steps=tuple(_off(step, clause) for step in procedure.steps))


def _off(step: Step, clause: str) -> Step:
    if step.clauses[0] == clause:
        return step.running(_skip)

    def unless_off(view: View, frame: Frame) -> Outcome:
        outcome = step.run(view, frame)
        if isinstance(outcome, Do) and clause in outcome.clauses:
            nothing = Act("happens", {"what": "nothing"})
            return outcome._replace(acts=tuple(nothing for _ in outcome.acts))
        return outcome

    return step.running(unless_off)


def _skip(view: View, frame: Frame) -> Outcome:
    return Next()


def uncited(ruling: Ruling, clause: str) -> bool:
    """Whether what a scenario expects of board and record is met though nothing in the record cites the clause."""
    bare = ruling._replace(events=tuple(_uncited(event, clause) for event in ruling.events))
    return all(check(e, bare).ok for e in ruling.scenario.expect if not isinstance(e, Decided))


def stands_without(scenario: Scenario, clause: str) -> bool:
    """Whether a scenario comes out as it says although the clause is switched off.

    It does not if a line is refused, an expectation not met, or the run breaks down or would never end.
    """
    try:
        ruling = _ruling(scenario, clause)
    except Exception:  # a machine whose steps have been taken out may break anywhere, and that is an answer
        return False
    return ruling.refused is None and ruling.result != LOOP and uncited(ruling, clause)


def outcome(ruling: Ruling) -> tuple[Any, ...]:
    """What a run comes to, whatever clauses it cites: the board, the open choice, the result, the line refused."""
    stopped, refused = ruling.stopped, ruling.refused
    choice = stopped and (stopped.by, stopped.kind, stopped.options, stopped.choice.least, stopped.choice.most)
    return dict(ruling.board), choice, ruling.result, refused and refused.line


def differs_without(ruling: Ruling, clause: str) -> bool:
    """Whether a run comes to something else with the clause switched off.

    One that breaks down then, or goes on for ever, does not count: a step taken out may do that wherever it stands.
    """
    try:
        without = _ruling(ruling.scenario, clause, most=2 * len(ruling.events) + 200)
    except Exception:  # as in `stands_without`
        return False
    return without.result != LOOP and outcome(without) != outcome(ruling)


def decides(ruling: Ruling, clause: str, until: str = "") -> bool | None:
    """Whether something that is expected of a ruling comes out otherwise with the clause switched off.

    None where that cannot be told: the same is done without it (there is nothing of it to be switched off by itself),
    a line cannot be played any more, or the run breaks down or would never end.
    """
    try:
        without = _ruling(ruling.scenario, clause, until, 2 * len(ruling.events) + 200)
    except Exception:  # as in `stands_without`
        return None
    if without.result == LOOP or (without.refused is not None and ruling.refused is None):
        return None
    if ruling.refused is not None and without.refused is None:
        return True
    bare, here = ([_uncited(event, clause) for event in one.events] for one in (without, ruling))
    other = without._replace(events=tuple(bare))
    try:
        pairs = [(check(one, ruling), check(one, other)) for one in ruling.scenario.expect]
    except Exception:  # lines that are only tried may break it too
        return None
    if any((one.ok, one.found) != (two.ok, two.found) for one, two in pairs):
        return True
    done = [[(e.kind, e.changes) for e in events if e.kind in DOES] for events in (bare, here)]
    return None if done[0] == done[1] else False


def _uncited(event: Event, clause: str) -> Event:
    return event._replace(clauses=tuple(c for c in event.clauses if c != clause))


class _Log(list[Event]):
    """A record that holds so many events (0: any number) and no more."""

    def __init__(self, most: int) -> None:
        self.most = most

    def append(self, event: Event) -> None:
        if len(self) + 1 == self.most:
            raise RecursionError("the run does not come to an end")
        super().append(event)


def _ruling(scenario: Scenario, clause: str, until: str = "", most: int = 0) -> Ruling:
    setup, log = scenario.floor.set_up(scenario), _Log(most)
    readings = {gap: ord(letter) - ord("a") for gap, letter in scenario.read_with().items()}
    machine = Machine(without(setup.game, clause), setup.state, log, readings)
    setup.begin(machine)
    refused = Player(machine, scenario, until).play()
    result = None if machine.over is None else machine.over.result
    facts, stopped = scenario.floor.facts.board(machine), open_choice(machine, scenario.floor)
    return Ruling(scenario, machine, tuple(log), facts, stopped, refused, result)
