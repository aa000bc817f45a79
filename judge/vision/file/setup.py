"""A scenario's board as a state of the machine, and the frames in which it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Machine, Spec
from judge.engine.game import Unplayed
from judge.vision import catalogue
from judge.vision.file.board import START
from judge.vision.game import Vision
from judge.vision.rules.s4_turn import FIXED, SECTIONS, STEPS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.port.floor import Scenario
    from judge.text.errors import Problem
    from judge.vision.file.model import Board


class Setup:
    """Builds the game and the state of one scenario."""

    problems: tuple[Problem, ...] = ()

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        board: Board = scenario.board
        silent = sorted({
            board.cards[board.values[f"card.{c}.card"]].no for c in board.named
            if not board.cards[board.values[f"card.{c}.card"]].written
        })  # fmt: skip
        unplayed = tuple(Unplayed(f"{no} {board.cards[no].name}", ("V2.13.2",), False) for no in silent)
        self.game: Any = Vision(board.cards, board.abilities, catalogue.definitions(), unplayed)
        self.game.stated, self.game.places = board.place, board.places
        self.state: Mapping[str, Any] = dict(board.values)

    @property
    def inside(self) -> bool:
        """A board stands where somebody gets priority: nothing was begun before."""
        return False

    def begin(self, machine: Machine) -> None:
        """Let a machine stand where the scenario stands."""
        board: Board = self.scenario.board
        active, phase = board.values["active"], board.begin
        if phase == START:
            machine.start(Spec("V1.2.7"))
        elif phase in FIXED:  # the turn player is about to get priority
            machine.start(Spec("V4.2.1", active, start=STEPS[phase]))
            machine.suspend(Spec(SECTIONS[phase], active, start=FIXED[phase].opens), into="came")
        else:
            machine.start(Spec("V4.2.1", active, start=STEPS[phase]))

    def fits(self, machine: Machine) -> bool:
        """Whether a machine has the cards of the board."""
        cards = {p for p in self.state if p.endswith((".card", ".owner"))}
        return cards <= {*machine.state}
