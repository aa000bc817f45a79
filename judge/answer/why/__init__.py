"""Why a fact is so: the backward slice of the record from a fact to the rules and choices it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.saved import SavedError, machine_of
from judge.answer.why.argue import Argument
from judge.answer.why.counterfactual import EditableMachine
from judge.answer.why.facts import Claim, Seen, look
from judge.answer.why.model import Reason, Why
from judge.answer.why.runs import Base, Run
from judge.answer.why.written import FactError, Reader, of_expectation
from judge.text.errors import Place, Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.port.floor import Scenario

OF_THE_RUN = ("asked", "applied")
"""Claims about the run so far, which nothing to come makes otherwise."""


class Asking:
    """A scenario that has been run, about which facts may be asked."""

    def __init__(self, base: Base) -> None:
        self.base = base
        self.ruling = base.ruling

    def read(self, fact: str, place: Place) -> Claim:
        """The claim that a text makes. Raises FactError."""
        return Reader(self.base.run, place).read(fact)

    def expected(self) -> tuple[str, ...]:
        """The fact that the scenario says is decided, and those that it expects, as they would be written."""
        scenario = self.base.scenario
        decided = () if scenario.decides is None else (scenario.decides.fact,)
        facts = scenario.floor.facts
        return tuple(dict.fromkeys((*decided, *(f for e in scenario.expect for f in of_expectation(e, facts)))))

    def why(self, claim: Claim, detail: int = 0) -> Why:
        """The argument for a claim, or for what is so instead."""
        self.base.work = 0
        argument = Argument(self.base, claim, detail)
        reasons = argument.search()
        seen = look(claim, self.base.run)
        begun = Run(self.base.machine.before(self.base.since), self.base.scenario, ())
        was = look(claim, begun).value if claim.sort == "path" else None
        turn, spent = argument.turn, self.base.spent
        return Why(
            claim, seen.holds, seen.value, was, reasons, self.base.run, detail, turn, spent, self._is_open(claim, seen)
        )

    def _is_open(self, claim: Claim, now: Seen) -> bool:
        """Whether an answer to the choice at which the run stopped, in the middle of something, makes it otherwise."""
        run, stopped = self.base.run, self.ruling.stopped
        if stopped is None or stopped.kind in run.floor.turns.menus or stopped.choice.least > 1:
            return False
        if claim.sort in OF_THE_RUN:
            return False
        for option in range(len(stopped.choice.options)):
            machine = run.machine.fork([])
            machine.game, machine.asks_all = self.base.game, False
            machine.answer((option,))
            machine.run()
            if look(claim, Run(machine, run.scenario, (*run.events, *(machine.log or ())))) != now:
                return True
        return False


def ask(
    scenario: Scenario, readings: Mapping[str, str] | None = None, stop: int = 0
) -> tuple[Asking | None, list[Problem]]:
    """Run a scenario so that facts may be asked about it.

    Parameters
    ----------
    stop
        Ask in mid-run, before the step that comes next once so many events have been counted (0: where it stops).

    Returns
    -------
    The scenario run and no problem, or None and what keeps the board from being adjudicated.
    """
    taken = scenario.read_with(readings)
    setup = scenario.floor.set_up(scenario)
    if setup.problems:
        return None, list(setup.problems)
    try:
        return Asking(Base(setup, taken, stop)), []
    except Problems as error:  # a saved machine that is none, or a card that nobody has written yet
        return None, list(error.problems)


def unreadable(scenario: Scenario) -> Problem | None:
    """What is wrong with the fact that a scenario says is decided, as far as it can be told without a run."""
    if scenario.decides is None:
        return None
    setup = scenario.floor.set_up(scenario)
    try:
        machine = machine_of(setup, {}, [], EditableMachine)
        Reader(Run(machine, scenario, ()), scenario.decides.place, over=False).read(scenario.decides.fact)
    except SavedError as error:
        return error.problems[0]
    except FactError as error:
        return error.problem
    return None


__all__ = ["Asking", "Claim", "FactError", "Reason", "Why", "ask", "unreadable"]
