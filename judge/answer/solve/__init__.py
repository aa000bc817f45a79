"""Whether a player has a line that reaches a goal whatever the others answer: proved, refuted, or not settled."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from judge.answer.outcomes import prepare
from judge.answer.outcomes.asked import Asking, reached
from judge.answer.outcomes.horizon import Horizon
from judge.answer.solve.kept import Kept, OtherBoardError, as_asked
from judge.answer.solve.one_line import Blind, OneLine, one_line
from judge.answer.solve.shorter import fewest
from judge.answer.solve.solved import Hand, Solved
from judge.engine.explore import LIMITS, Limits, Watch
from judge.engine.odds import ALWAYS, Odds
from judge.engine.proof import Proof
from judge.engine.work import ALONE, Workers
from judge.port.expect import Result
from judge.port.floor import Puzzle, Scenario

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from judge.answer.outcomes.branching import Branching, Position

TURNS = 1
"""How many turns are looked ahead where nothing is said: up to the end of this one."""
SEARCHING = 0.8
"""What part of the time the search has; the rest is for a shorter line and for telling what was found."""
SHORTENING, LEAST = 2, 2_000
"""A shorter line is looked for in so many times as many positions as the first one took, and so many more."""


def solve(
    scenario: Scenario, goals: Sequence[Asking | str] = (), by: str = "", turns: int = 0, *, limits: Limits = LIMITS,
    readings: Mapping[str, str] | None = None, watch: Watch | None = None, memory: int = 0, odds: bool | None = None,
    one: bool | None = None, shorten: bool = True, kept: Kept | None = None, workers: Workers = ALONE,
) -> Solved:  # fmt: skip
    """Look for a line of one player that reaches a goal whatever the other player and chance answer.

    Parameters
    ----------
    goals
        What is to be so at the end, as claims or as they are written (default: what the file's `puzzle` says, else that
        the player has won).
    by
        Whose line it is (default: the player of the puzzle, else who is active).
    turns
        At the end of which turn, this one being the first (default: of the puzzle, else 1).
    limits
        For all hands together, where the puzzle names cards that may be hidden, and for telling what was found; the
        nodes are those beside what was kept.
    memory
        So many bytes may be taken by all processes; 0: as many as there are.
    odds
        Whether it is reckoned how likely the goal is reached too (default: where the puzzle states that).
    one
        Whether one line is looked for that does against every choice of the hidden cards (default: where the puzzle
        states whether there is).
    shorten
        Whether the line that is told is to have as few actions as the limits let it be proved.
    kept
        Searches of earlier to be gone on with.
    workers
        How many processes of this machine share a search that is large (default: this one alone).

    Raises
    ------
    judge.text.errors.Problems
        If a goal cannot be read, the board cannot be adjudicated or what was kept is of another (J903).
    """
    puzzle = scenario.puzzle or Puzzle(scenario.place)
    until = time.monotonic() + limits.seconds
    by = by or puzzle.by or decider(scenario)
    goal: Sequence[Asking | str] = tuple(goals) or puzzle.goal or (Result(scenario.place, by),)
    horizon = Horizon(turns=turns or puzzle.turns or TURNS)
    work = Work(by, Limits(limits.nodes, limits.seconds * SEARCHING), watch, memory, workers)
    makers = [
        (named, partial(prepare, board, goal, horizon=horizon, readings=readings)) for named, board in worlds(scenario)
    ]
    boards = [(named, make()) for named, make in makers]
    taken, hands = dict(readings or {}), list[Hand]()
    odds = bool(puzzle.odds) if odds is None else odds
    texts = [as_asked(ground.setup.scenario, ground.asked.claims, taken) for _, ground in boards]
    if kept is not None:
        kept.fits({"by": by, "turns": horizon.turns}, texts)
    for (named, ground), (_, make), text in zip(boards, makers, texts, strict=True):
        hands.append(work.hand(named, ground, make, kept, text, shorten, odds))
        if hands[-1].search.won is False and len(boards) > 1 and not hands[-1].odds:
            break
        if hands[-1].search.ended:
            break
    found = Solved(scenario, by, boards[0][1].asked.claims, horizon, tuple(hands), len(boards), taken, until, odds)
    if (puzzle.one_line is not None if one is None else one) and len(boards) > 1:
        found.one = work.one_line(boards, hands)
    return found


def worlds(scenario: Scenario) -> Sequence[tuple[tuple[str, ...], Scenario]]:
    """The boards that a scenario may stand for, each with the cards that are hidden there."""
    puzzle = scenario.puzzle
    return puzzle.worlds if puzzle is not None and puzzle.worlds else (((), scenario),)


class Work:
    """For whom is searched, how far, who watches and who shares it; and how many positions have been come to so far."""

    def __init__(self, by: str, limits: Limits, watch: Watch | None, memory: int, workers: Workers) -> None:
        self.by = by
        self.limits = limits
        self.began = time.monotonic()
        self.watch = watch
        self.memory = memory
        self.workers = workers
        self.used = 0

    def search(self, ground: Branching, make: Callable[[], Branching]) -> Proof[Position]:
        """A search on one board that is to be begun."""
        if self.workers.jobs < 2:
            return Proof(ground, self.by, reached, self.watch, memory=self.memory)
        from judge.engine.proof_shared import SharedProof

        helpers = self.workers.jobs - 1
        return SharedProof(make, ground, self.by, reached, self.watch, self.memory, helpers)

    def hand(
        self, named: tuple[str, ...], ground: Branching, make: Callable[[], Branching], kept: Kept | None, text: str,
        shorten: bool, odds: bool,
    ) -> Hand:  # fmt: skip
        """The search on one board, as far as the limits allow."""
        search = self.search(ground, make)
        before = 0
        try:
            if kept is not None and (data := kept.search(text)) is not None:
                search.load(data)
                before = len(search.nodes)
                ground.notice(tuple(kept.gaps))
            search.run(ground.start(), self._left(before))
        except OtherBoardError as error:
            assert kept is not None
            raise kept.problem(str(error)) from None
        self.used += len(search.nodes) - before
        found = Hand(named, ground, search)
        if search.won and shorten:
            spent = Limits(SHORTENING * len(search.nodes) + LEAST, self._left().seconds * SEARCHING)
            found = found._replace(short=fewest(ground, self.by, spent, self.watch, self.memory))
        if odds and search.won is False:
            own: Odds[Position] = Odds(ground, self.by, reached, self.watch, self.memory, search)
            found = found._replace(odds=own, likely=own.run(ground.start(), self._left()))
            self.used += len(own.maybe.nodes)
        return found._replace(likely=ALWAYS) if search.won else found

    def one_line(
        self, boards: Sequence[tuple[tuple[str, ...], Branching]], hands: Sequence[Hand]
    ) -> OneLine:
        """The search for one line, on the boards that have one each; where one has none, on that alone."""
        grounds, cards = [ground for _, ground in boards], [named for named, _ in boards]
        lost = [hand.cards for hand in hands if hand.search.won is False]
        if lost:
            return OneLine(Blind(grounds, self.by), None, tuple(lost), tuple(lost))
        return one_line(grounds, cards, self.by, self._left(), self.watch, self.memory)

    def _left(self, before: int = 0) -> Limits:
        left = self.limits.left(self.began)
        return left._replace(nodes=left.nodes - self.used + before)


def decider(scenario: Scenario) -> str:
    """The player who decides first what the lines leave open, else the first player there is."""
    ground = prepare(scenario, (), horizon=Horizon(turns=TURNS))
    by = ground.decider(ground.start())
    return by if by in scenario.floor.players else next(iter(scenario.floor.players))


__all__ = ["Solved", "solve"]
