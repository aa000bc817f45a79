"""The positions of a scenario: its lines played where they answer, and a stop at every choice they leave open."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from judge.answer.outcomes.horizon import Horizon, halts
from judge.answer.player import Player
from judge.engine.data import EMPTY
from judge.engine.explore import Answer, Picked, answers
from judge.engine.position_key import Canon
from judge.engine.reading import Base
from judge.engine.walks import Walks

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.answer.outcomes.asked import Asked, End
    from judge.engine import Choice, Machine
    from judge.engine.data import Value
    from judge.port.bounds import Bounds, Short
    from judge.port.floor import Scenario, Start
    from judge.port.ruling import Refused


class Position:
    """Where a machine stands at a choice that is left open, or at an end (`by` is "").

    `player` holds the lines still to be played (None: none are), `begun` tells whether something of the main phase has
    been begun, `depth` how many choices were left open on the way. `aside` holds the choices just before that had one
    answer, or answers that all come to the same: the machine that stood there, what was picked, lines played by then.
    `allowed` is for grounds on which only so many actions may still be begun. `packed` is the state, where it is put
    by: the machine has none then.
    """

    __slots__ = ("allowed", "aside", "begun", "by", "depth", "machine", "packed", "player", "refused")

    def __init__(self, machine: Machine, player: Player | None, begun: bool = False, depth: int = 0) -> None:
        self.machine = machine
        self.player = player
        self.begun = begun
        self.depth = depth
        self.allowed = 0
        self.by = ""
        self.refused: Refused | None = None
        self.aside: tuple[tuple[Machine, Picked, int], ...] = ()
        self.packed: tuple[Value, ...] | None = None


class Branching:
    """What is explored: a scenario whose board has been set up, under certain readings, up to a horizon."""

    def __init__(
        self, setup: Start, readings: Mapping[str, str], asked: Asked, horizon: Horizon
    ) -> None:
        self.setup = setup
        self.scenario: Scenario = setup.scenario._replace(seed=None)
        self.floor = self.scenario.floor
        self.readings = {gap: ord(letter) - ord("a") for gap, letter in readings.items()}
        self.asked = asked
        self.horizon = horizon
        self.steps = horizon.steps(self.scenario)
        self.gaps: dict[tuple[str, int], None] = {}
        self.canon: Canon | None = None
        self.walks: Walks | None = None
        self.bounds: Bounds | None = None
        """What the game knows of how far its goal still is, where it is looked ahead to the end of a turn."""
        self.lines = 0
        self.tells = False

    def telling(self) -> Branching:
        """The same, for going one way again: choices with only one answer are kept aside too."""
        copied = copy(self)
        copied.tells = True
        return copied

    def start(self) -> Position:
        """The first choice that the lines leave open, or the end that they come to."""
        from judge.answer.saved import machine_at

        machine = machine_at(self.setup, self.readings, [] if self.asked.past else None)
        machine.asks_all = True
        machine.ever_changed = set()
        self.walks = machine.walks = Walks(machine.game, machine.readings, Base(machine.state, machine.ever_changed))
        symmetry = self.floor.symmetry(self.setup.game, machine.state, self.asked.in_order)
        self.canon = Canon(symmetry, machine.state, machine.ever_changed)
        if self.horizon.turns:
            self.bounds = self.floor.bounds(self.setup.game, self.asked.claims)
        inside = bool(self.scenario.saved or self.setup.inside)
        inside = inside and machine.stack[-1].proc not in self.floor.turns.procedures
        player = Player(machine, self.scenario)
        self.lines = len(player.lines)
        return self._onward(Position(machine, player, inside))

    def decider(self, position: Position) -> str:
        """Who decides; "" at an end."""
        return position.by

    def answers(self, position: Position) -> Iterator[Answer]:
        """Every answer that differs from the others."""
        choice = position.machine.pending
        assert choice is not None
        return answers(choice, self._likes(position.machine, choice))

    def after(self, position: Position, picked: Picked) -> Position:
        """The next position at which something is left open, or an end."""
        old = position.machine
        choice = old.pending
        assert choice is not None
        machine = old.fork(None if old.log is None else [*old.log])
        player = position.player
        if player is not None:
            player = player.fork(machine) if player.left or player.random else None
            machine.asks_all = player is not None or self.tells
        machine.answer(picked)
        new = Position(machine, player, position.begun or choice.kind == self.floor.turns.menu, position.depth + 1)
        return self._onward(new)

    def key(self, position: Position) -> bytes:
        """Equal for positions from which the same can come."""
        assert self.canon is not None
        machine, player = position.machine, position.player
        lines = None if player is None else (len(player.lines), len(player.random), player.current and player.left)
        depth = position.depth if self.horizon.depth else 0
        begun = position.begun and self.horizon.usual
        over = machine.over is not None and (machine.over.result,)
        at = (position.by, lines, begun, depth, over, position.refused and position.refused.line)
        return self.canon.key(machine.situation, at, self.asked.remembered(machine, self.scenario))

    def played(self, position: Position) -> int:
        """How many lines of the file have been played."""
        return self.lines - (len(position.player.lines) if position.player is not None else 0)

    def end(self, position: Position) -> End:
        """What an end comes to."""
        return self.asked.end(position.machine, self.scenario, position.refused)

    def missed(self, position: Position) -> bool:
        """Whether the game can tell that its goal is out of reach by now."""
        return self.short(position) is not None

    def short(self, position: Position) -> Short | None:
        """How much can still be done of what has to be, where that is too little in the last turn looked into."""
        if self.bounds is None or (position.player is not None and position.player.lines):
            return None
        return self.horizon.out_of_reach(self.bounds, position.machine, self.scenario)

    def put_by(self, position: Position) -> None:
        """Keep of its state what tells it from others."""
        machine = position.machine
        if position.packed is None and machine.walks is not None and machine.log is None:
            position.packed = machine.walks.base.packed(machine.state)
            machine.forget()
            machine.state = EMPTY

    def take_up(self, position: Position) -> None:
        """Have the state of a position again."""
        machine = position.machine
        if position.packed is not None and machine.walks is not None:
            machine.state, position.packed = machine.walks.base.unpacked(position.packed), None

    def rest(self) -> None:
        """Forget what has come of advances, and how positions are told."""
        if self.walks is not None:
            self.walks.forget()
        if self.canon is not None:
            self.canon.forget()

    def noticed(self) -> tuple[tuple[str, int], ...]:
        """The gaps passed, with the reading taken of each."""
        return tuple(self.gaps)

    def notice(self, noticed: tuple[tuple[str, int], ...]) -> None:
        """Gaps that were passed elsewhere."""
        for gap in noticed:
            self.gaps.setdefault(gap)

    def _likes(self, machine: Machine, choice: Choice) -> list[object] | None:
        canon = self.canon
        return canon.likes(machine.situation, choice) if canon is not None and canon.interchangeable else None

    def _onward(self, here: Position) -> Position:
        """Run on to where something is left open, or to an end."""
        machine = here.machine
        while not self._halts(here):
            choice, player = machine.pending, here.player
            if choice is None:
                here.refused = player.unplayed() if player is not None else None
                break
            if player is not None:
                if self._settled(here, player, choice):
                    here.begun |= choice.kind == self.floor.turns.menu
                    continue
                if player.means(choice):
                    here.refused = player.refusal(choice)
                    break
            if self._beyond(here, choice):
                here.refused = player.refusal(choice) if player is not None else None
                break
            likes = self._likes(machine, choice)
            if (likes is not None or choice.forced) and self._only(here, choice, likes):
                here.begun |= choice.kind == self.floor.turns.menu
                continue
            here.by = choice.by
            break
        for gap in machine.gaps:
            self.gaps.setdefault(gap)
        return here

    def _halts(self, here: Position) -> bool:
        """Run to the next choice or the end of the game; whether it ends before a step instead."""
        lines = here.player is not None and bool(here.player.lines)
        return halts(here.machine, self.steps, lambda machine: self.horizon.reached(machine, self.scenario, lines))

    def _beyond(self, here: Position, choice: Choice) -> bool:
        """Whether what would be left open here lies beyond the horizon."""
        if self.horizon.usual:
            return (here.begun or self.horizon.settled) and choice.kind in self.floor.turns.menus
        return bool(self.horizon.depth) and here.depth >= self.horizon.depth

    def _settled(self, here: Position, player: Player, choice: Choice) -> bool:
        """Whether a line, chance or the lack of another answer has settled the choice."""
        before = here.machine.fork() if self.tells and choice.forced else None
        lines, current, played = len(player.lines), player.current, self.played(here)
        if not player.settles(choice):
            return False
        if before is not None and lines == len(player.lines) and current is player.current:
            here.aside = (*here.aside, (before, tuple(range(len(choice.options))), played))
        return True

    def _only(self, here: Position, choice: Choice, likes: list[object] | None) -> bool:
        """Answer the choice if all answers to it come to the same."""
        every = answers(choice, likes)
        first, second = next(every), next(every, None)
        if second is None:
            here.aside = (*here.aside, (here.machine.fork(), first.picked, self.played(here)))
            here.machine.answer(first.picked)
        return second is None
