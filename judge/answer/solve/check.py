"""Walks a written proof with the engine alone: every answer that anybody may give is given, and nothing is left out.

Nothing of the search is used here, neither its keys nor its symmetries: what it took for alike is gone through one by
one. Positions that are equal to the letter are gone through once. Where the goal is out of reach by what the game knows
beforehand, that is reckoned again or, if the whole is asked for, everything that may still come is gone through.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from judge.answer.checks import check as met
from judge.answer.outcomes.horizon import Horizon, halts
from judge.answer.player import Player, open_choice, view_of
from judge.answer.saved import machine_at
from judge.answer.solve.one_line import observed
from judge.answer.solve.written import FORMAT
from judge.engine.explore import Picked, answers
from judge.light import NamedTuple
from judge.port.ruling import Ruling
from judge.scenario.loader import Floors, parse_scenario
from judge.text.errors import Problems

if TYPE_CHECKING:
    from judge.engine import Choice, Machine
    from judge.port.bounds import Bounds
    from judge.port.floor import Floor, Scenario

MOST = 200_000
"""So many positions are walked to."""


class Walked(NamedTuple):
    """What came of walking a proof: how many positions and ends were met, and what does not hold ("" if all does).

    `reckoned`: at how many of the positions it was taken from the game that the goal is out of reach.
    """

    won: bool
    positions: int
    ends: int
    fault: str
    reckoned: int = 0


class NoProofError(ValueError):
    """What was read is no proof."""


def check(proof: Mapping[str, Any], floors: Floors, most: int = MOST, whole: bool = False) -> Walked:
    """Walk a proof; `whole`: nothing is taken from what the game knows beforehand.

    Raises
    ------
    NoProofError
        If it is none.
    judge.text.errors.Problems
        If a board of it cannot be adjudicated.
    """
    if not isinstance(proof, Mapping) or proof.get("format") != FORMAT:
        raise NoProofError(f"this is no proof under {FORMAT}")
    positions = ends = reckoned = 0
    try:
        said: dict[bytes, str] = {}
        for board in proof["boards"]:
            walk = _Walk(board, proof, floors, most - positions, said, whole)
            fault = walk.run()
            positions, ends, reckoned = positions + walk.positions, ends + walk.ends, reckoned + walk.reckoned
            if fault:
                return Walked(proof["won"], positions, ends, fault)
        return Walked(proof["won"], positions, ends, "" if ends or reckoned else "no end is come to", reckoned)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise NoProofError(f"the tree of answers is broken: {error!r}") from None


class _Walk:
    """One board of a proof."""

    def __init__(
        self, board: Mapping[str, Any], proof: Mapping[str, Any], floors: Floors, most: int, said: dict[bytes, str],
        whole: bool,
    ) -> None:  # fmt: skip
        scenario, problems = parse_scenario(board["scenario"], "<proof>", floors)
        if scenario is None:
            raise Problems(problems)
        self.scenario: Scenario = scenario
        self.floor: Floor = scenario.floor
        self.nodes: list[Mapping[str, Any]] = board["nodes"]
        self.by: str = proof["by"]
        self.won: bool = proof["won"]
        self.horizon = Horizon(turns=proof["turns"])
        self.steps = self.horizon.steps(scenario)
        self.most = most
        self.one_line = bool(proof.get("one_line"))
        self.said = said
        """Of one line for several boards, what is said behind everything that the player has seen and said so far."""
        self.whole = whole
        self.bounds: Bounds | None = None
        self.positions = self.ends = self.reckoned = 0
        self.met: set[tuple[int, bytes, bytes]] = set()

    def run(self) -> str:
        """Walk all of it; what does not hold, "" if all does."""
        setup = self.floor.set_up(self.scenario)
        if setup.problems:
            raise Problems(setup.problems)
        numbers = {gap: ord(letter) - ord("a") for gap, letter in self.scenario.readings.items()}
        if not self.whole:
            self.bounds = self.floor.bounds(setup.game, self.scenario.expect)
        machine = machine_at(setup, numbers, [])
        player = Player(machine, self.scenario)
        machine.asks_all = True
        refused = self._lines(machine, player)
        if refused:
            return refused
        machine.asks_all = False
        stack = [(machine, 0, b"")]
        while stack:
            fault = self._step(*stack.pop(), stack)
            if fault:
                return fault
        return ""

    def _lines(self, machine: Machine, player: Player) -> str:
        """Play the lines of the board."""
        while player.left:
            if machine.pending is None and halts(machine, self.steps, self._over):
                return "the lines of the board go beyond what is looked into"
            if machine.pending is None or not player.settles(machine.pending):
                return "the lines of the board cannot be played"
        return ""

    def _over(self, machine: Machine) -> bool:
        return self.horizon.reached(machine, self.scenario, False)

    def _step(self, machine: Machine, at: int, seen: bytes, stack: list[tuple[Machine, int, bytes]]) -> str:
        """Look at one position, and put those that follow on the stack."""
        node = self.nodes[at]
        if "same" in node:
            at = node["same"]
            node = self.nodes[at]
        stopped = self._onward(machine)
        short = "short" in node
        if "end" in node or (short and stopped is None and self.whole):
            self.ends += 1
            if stopped is not None:
                return f"node {at}: {stopped.by} has something to decide where the tree says that all is over"
            return "" if self._reached(machine) == self.won else f"node {at}: the end is not what the tree says"
        if stopped is None:
            return f"node {at}: all is over, and the tree goes on"
        if short and self.won:
            return f"node {at}: the goal is said to be out of reach"
        if not short and stopped.by != node["by"]:
            return f"node {at}: {stopped.by} decides, not {node['by']}"
        self.positions += 1
        if self.positions > self.most:
            return f"more than {self.most} positions"
        mark = (at, seen, blake2b(repr(machine.dump()).encode(), digest_size=16).digest())
        if mark in self.met:
            return ""
        self.met.add(mark)
        if self.one_line and stopped.by == self.by:
            saw = observed(self.scenario, machine, self.by).encode()
            seen = blake2b(seen + saw, digest_size=16).digest()
            if self.said.setdefault(seen, node["say"]) != node["say"]:
                return f"node {at}: {node['say']} where what is seen is as where {self.said[seen]} is said"
        if short and not self.whole:
            self.reckoned += 1
            return "" if self._out_of_reach(machine, stopped) else f"node {at}: the goal may still be reached"
        if short:
            stack += [(self._after(machine, answer.picked), at, seen) for answer in answers(stopped)]
            return ""
        following = [*self._following(machine, stopped, node)]
        for picked, to in following:
            if to is None:
                return f"node {at}: nothing is said of {stopped.by}: {self._said(machine, stopped, picked)}"
            stack.append((self._after(machine, picked), to, seen))
        return "" if following else f"node {at}: {stopped.by} cannot say {node.get('say')}"

    def _out_of_reach(self, machine: Machine, stopped: Choice) -> bool:
        """Whether the game knows that what can still be done is too little."""
        if self.bounds is None or stopped.by != self.by:
            return False
        return self.horizon.out_of_reach(self.bounds, machine, self.scenario) is not None

    def _following(
        self, machine: Machine, choice: Choice, node: Mapping[str, Any]
    ) -> Iterator[tuple[Picked, int | None]]:
        """The answers to be gone into, each with the node behind it."""
        own = (choice.by == self.by) == self.won
        for answer in answers(choice):
            if own:
                if self._said(machine, choice, answer.picked) == node.get("say"):
                    yield answer.picked, node["to"]
                    return
            elif node.get("any"):
                yield answer.picked, node["to"]
            else:
                yield answer.picked, node.get("replies", {}).get(self._said(machine, choice, answer.picked))

    def _said(self, machine: Machine, choice: Choice, picked: Picked) -> str:
        return self.floor.lines.labels(view_of(machine), choice, [choice.options[i] for i in picked])

    def _after(self, machine: Machine, picked: Picked) -> Machine:
        fork = machine.fork(None if machine.log is None else [*machine.log])
        fork.answer(picked)
        return fork

    def _onward(self, machine: Machine) -> Choice | None:
        """Run on to a choice with more than one answer; None where all is over."""
        while not (machine.pending is None and halts(machine, self.steps, self._over)):
            choice = machine.pending
            if choice is None or not choice.forced:
                return choice
            machine.answer(tuple(range(len(choice.options))))
        return None

    def _reached(self, machine: Machine) -> bool:
        result = None if machine.over is None else machine.over.result
        board = self.floor.facts.board(machine)
        ruling = Ruling(
            self.scenario, machine, tuple(machine.log or ()), board, open_choice(machine, self.floor), None, result
        )
        return all(met(claim, ruling).ok for claim in self.scenario.expect)
