"""The machine at the point where a scenario stands, begun or saved; and the scenario of where a run stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from judge.engine import Event, Machine
from judge.text.errors import Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.port.floor import Scenario, Start
    from judge.port.ruling import Ruling


class SavedError(Problems):
    """A saved machine that does not belong to the board, or that is none (J502)."""

    def __init__(self, scenario: Scenario, message: str) -> None:
        super().__init__([Problem.at(scenario.place, "J502", message)])


def machine_at(setup: Start, numbers: Mapping[str, int], log: list[Event] | None) -> Machine:
    """The machine at the point where the scenario stands. Raises SavedError."""
    return machine_of(setup, numbers, log, Machine)


M = TypeVar("M", bound=Machine)


def machine_of(setup: Start, numbers: Mapping[str, int], log: list[Event] | None, sort: type[M]) -> M:
    """A machine of that sort at the point where the scenario stands. Raises SavedError."""
    if not setup.scenario.saved:
        machine = sort(setup.game, setup.state, log, numbers)
        setup.begin(machine)
        return machine
    from judge.engine import codec

    try:
        text, events = codec.loads(setup.scenario.saved)
        machine = sort.load(setup.game, text, log)
        if log is not None:
            log += events
        known = setup.fits(machine)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
        raise SavedError(setup.scenario, f"`saved` holds no machine: {error}") from None
    if not known:
        raise SavedError(setup.scenario, "`saved` holds a machine with other cards than the board")
    machine.readings = {**machine.readings, **numbers}
    return machine


def export(ruling: Ruling) -> Scenario:
    """The scenario that goes on where the ruling stopped: the same board, the machine with its record, lines left."""
    from judge.engine import codec

    saved = codec.dumps((ruling.machine.dump(), ruling.events))
    return ruling.scenario._replace(saved=saved, play=ruling.left)
