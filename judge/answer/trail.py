"""Where a run stood at each choice since a silence of the rules was passed, so that another reading goes on from there.

What comes before a gap is passed is the same under every reading of it. From there the run is made again, until it
stands where the first run stood: what follows is then the same as well, up to where the gap is passed the next time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answer.player import Player
from judge.engine import Event, Machine
from judge.light import NamedTuple
from judge.port.ruling import Refused

if TYPE_CHECKING:
    from judge.engine import Frame


class Stand(NamedTuple):
    """Where a run stood at a choice (or began): the machine with the lines left, the dice, the events so far."""

    player: Player
    dice: Any
    events: int


class End(NamedTuple):
    """Where another reading ended: the machine, its events, the line that was refused, the player with what is left."""

    machine: Machine
    events: tuple[Event, ...]
    refused: Refused | None
    player: Player


class Trail:
    """Keeps the stands of a run from the first gap that it passes on, with the gaps passed behind each."""

    def __init__(self) -> None:
        self.stands: list[Stand] = []
        self.passed: list[set[str]] = []
        self._last: Stand | None = None
        self._by_sign: dict[tuple[Any, ...], list[int]] = {}
        self._end: tuple[Player, Refused | None] | None = None

    def stood(self, player: Player) -> None:
        """Note where a run stands."""
        self._closed(player.machine)
        log = player.machine.log
        kept = _kept(player, player.machine.fork())
        self._last = Stand(kept, player.dice and player.dice.getstate(), 0 if log is None else len(log))
        player.machine.silences = set()

    def ended(self, player: Player, refused: Refused | None) -> None:
        """Note where it ended. What is said of a refused line may rest on any gap."""
        self._closed(player.machine)
        player.machine.silences = None
        self._end = (_kept(player, player.machine), refused)
        if refused is not None and self.passed:
            self.passed[-1].update(*self.passed)
        for i, stand in enumerate(self.stands):
            self._by_sign.setdefault(_sign(stand.player), []).append(i)

    def _closed(self, machine: Machine) -> None:
        if self._last is not None and (machine.silences or self.stands):
            self.stands.append(self._last)
            self.passed.append(machine.silences or set())

    def passes(self, gap: str) -> bool:
        """Whether the run itself passed a gap: what a saved machine had passed before cannot be gone back on."""
        return self._behind(gap, 0) is not None

    # -- another reading ---------------------------------------------------------------------------------------------

    def other(self, gap: str, reading: int, events: tuple[Event, ...]) -> End:
        """The run under another reading of a gap that it has passed; `events` are those of the run itself.

        Events that both runs have in common keep the numbers that they have in the first.
        """
        assert self._end is not None
        first = self._behind(gap, 0)
        assert first is not None
        log = list(events[: self.stands[first].events])
        player = self._resumed(first, gap, reading, log)
        at: int | None = first
        while at is not None:
            met, refused = self._walked(player, at)
            if met is None:
                return End(player.machine, tuple(log), refused, player)
            at = self._behind(gap, met)
            log += events[self.stands[met].events : len(events) if at is None else self.stands[at].events]
            if at is not None and at != met:
                player = self._resumed(at, gap, reading, log)
                player.machine.gaps = tuple((g, reading if g == gap else n) for g, n in player.machine.gaps)
        player, refused = self._end
        machine = _reading(player.machine.fork(), gap, reading)
        return End(machine, tuple(log), refused, player)

    def _behind(self, gap: str, stand: int) -> int | None:
        """The first stand from one on behind which the gap is passed."""
        return next((i for i in range(stand, len(self.stands)) if gap in self.passed[i]), None)

    def _resumed(self, at: int, gap: str, reading: int, log: list[Event]) -> Player:
        """The player at a stand, about to go on under another reading."""
        stand = self.stands[at]
        recorded = self._end is not None and self._end[0].machine.log is not None
        machine = _reading(stand.player.machine.fork(log if recorded else None), gap, reading)
        player = stand.player.fork(machine)
        if player.dice is not None:
            from random import Random

            player.dice = Random()
            player.dice.setstate(stand.dice)
        return player

    def _walked(self, player: Player, start: int) -> tuple[int | None, Refused | None]:
        """Play on: the later stand at which it came to be the same, or None and the line refused at the end, if any."""
        player.machine.asks_all = True
        while True:
            choice = player.open()
            if choice is None:
                return None, player.closed()
            met = self._met(player, start)
            if met is not None:
                return met, None
            if not player.settles(choice):
                return None, player.refusal(choice)

    def _met(self, player: Player, start: int) -> int | None:
        """The stand behind one at which another player stands just so."""
        alike = self._by_sign.get(_sign(player), ())
        return next((i for i in alike if i > start and _same(player, self.stands[i])), None)


def _kept(player: Player, machine: Machine) -> Player:
    """A player as a trail keeps it: if each held the other, all of a run would stay until garbage is collected."""
    kept = player.fork(machine)
    kept.trail = None
    return kept


def _reading(machine: Machine, gap: str, reading: int) -> Machine:
    machine.readings = {**machine.readings, gap: reading}
    machine.forget()
    return machine


def _sign(player: Player) -> tuple[Any, ...]:
    """What two players that stand at the same place have in common, quickly told."""
    choice = player.machine.pending
    asked = None if choice is None else (choice.by, choice.kind, len(choice.options))
    return len(player.lines), len(player.random), asked, len(player.machine.stack)


def _same(player: Player, stand: Stand) -> bool:
    """Whether what follows must be the same: state, stack, open choice, lines, dice."""
    one, two = player.machine, stand.player.machine
    mine = (one.pending, one.into, player.lines, player.random, player.spare, player.current, _stack(one.stack))
    theirs = stand.player
    other = (two.pending, two.into, theirs.lines, theirs.random, theirs.spare, theirs.current, _stack(two.stack))
    dice = player.dice and player.dice.getstate()
    return one.state == two.state and mine == other and dice == stand.dice


def _stack(stack: tuple[Frame, ...]) -> list[Frame]:
    """The frames without their numbers."""
    return [frame._replace(id=0, parent=0, cause=0) for frame in stack]
