"""What came of looking for a line: the line with every reply to it, or what refutes each first move."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from judge.answer.outcomes.branching import Branching, Position
from judge.answer.outcomes.way import as_lines
from judge.answer.solve.kept import FORMAT, as_asked
from judge.answer.solve.shorter import Brief
from judge.answer.solve.telling import Branch, Reply, TellingOdds, TellingOne, step
from judge.engine.odds import ANY, Odds, Range
from judge.engine.proof import Proof
from judge.light import NamedTuple
from judge.version import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.answer.outcomes.asked import Asking
    from judge.answer.outcomes.horizon import Horizon
    from judge.answer.solve.one_line import OneLine
    from judge.port.bounds import Short
    from judge.port.floor import Scenario


class Hand(NamedTuple):
    """The search on one board: `cards` are those that are hidden there, where the puzzle names any.

    `short` is a proof of the line with the fewest actions, with the ground on which it was found; `odds` how likely the
    goal is reached, where that was asked.
    """

    cards: tuple[str, ...]
    ground: Branching
    search: Proof[Position]
    short: tuple[Brief, Proof[Position]] | None = None
    odds: Odds[Position] | None = None
    likely: Range = ANY


class Solved:
    """Whether the goal is reached: `won` is None where that is not settled within the limits."""

    def __init__(
        self, scenario: Scenario, by: str, goal: tuple[Asking, ...], horizon: Horizon, hands: tuple[Hand, ...],
        worlds: int, readings: Mapping[str, str], until: float = float("inf"), asked_odds: bool = False,
    ) -> None:  # fmt: skip
        self.scenario = scenario
        self.by = by
        self.goal = goal
        self.horizon = horizon
        self.hands = hands
        self.worlds = worlds
        """On how many boards it has to be reached."""
        self.readings = readings
        self.until = until
        self.one: OneLine | None = None
        """What came of looking for one line against every choice of the hidden cards, where that was asked."""
        self.asked_odds = asked_odds
        """Whether it was asked how likely the goal is reached."""

    @property
    def won(self) -> bool | None:
        """Whether there is a line on every board; False as soon as there is none on one."""
        found = [hand.search.won for hand in self.hands]
        if False in found:
            return False
        return True if len(found) == self.worlds and None not in found else None

    @property
    def answer(self) -> bool | None:
        """Whether there is what was asked for: a line on every board, or one for all of them."""
        return self.won if self.one is None else self.one.won

    @property
    def refuting(self) -> tuple[Hand, ...]:
        """The boards on which there is no line."""
        return tuple(hand for hand in self.hands if hand.search.won is False)

    @property
    def positions(self) -> int:
        """How many positions with an open choice differ."""
        return sum(1 for hand in self.hands for node in hand.search.nodes if node.by)

    @property
    def seconds(self) -> float:
        """How long was searched."""
        return sum(hand.search.seconds for hand in self.hands)

    @cached_property
    def shown(self) -> Hand:
        """The board whose tree is told: one without a line, else the first."""
        return next(iter(self.refuting), self.hands[0])

    @property
    def actions(self) -> int | None:
        """With how many actions at most the line that is told reaches it, which no line does with fewer."""
        short = self.shown.short
        return short[0].allowed if short is not None else None

    @property
    def short(self) -> Short | None:
        """Of a goal that is not reached: how much can be done of what has to be, where the game knows it beforehand."""
        ground = self.shown.ground
        start = ground.start()
        return ground.short(start) if self.won is False and start.by == self.by else None

    @property
    def likely(self) -> Range:
        """How likely the goal is reached, against the hand against which that is least likely."""
        found = [hand.likely for hand in self.hands]
        least = min(one.least for one in found) if len(found) == self.worlds else ANY.least
        return Range(least, min(one.most for one in found))

    @property
    def gaps(self) -> tuple[tuple[str, str], ...]:
        """The places passed where the rules are silent, with the reading taken."""
        passed = dict.fromkeys(gap for hand in self.hands for gap in hand.ground.gaps)
        return tuple((gap, chr(ord("a") + i)) for gap, i in passed)

    def tree(
        self, lang: str = "en", hand: Hand | None = None, deep: int | None = None, whole: bool = False
    ) -> Branch | None:
        """The line with every reply, or of a goal that is not reached every first move with its refutation.

        Where odds were asked for and the goal is neither certain nor out of reach, the likeliest line. `deep`: so many
        replies one behind the other are told. What is left when the time is up is cut, unless the `whole` is asked for:
        that is the proof, whatever the odds.
        """
        if self.one is not None and self.one.search is not None and hand is None:
            return self.one.tree(lang, deep, self.until)
        hand = hand or self.shown
        ground: Branching
        until = float("inf") if whole else self.until
        if hand.odds is not None and not whole and hand.likely.known and 0 < hand.likely.least < 1:
            return TellingOdds(hand.ground, hand.odds, lang, until).tree()
        if hand.search.won is None:
            return None
        ground, search = hand.short or (hand.ground, hand.search)
        return TellingOne(ground, search, lang, deep, until).tree()

    def proved(self) -> tuple[str, ...]:
        """Of a search that is not settled, the first moves that are refuted already."""
        hand = next((one for one in self.hands if one.search.won is None), None)
        if hand is None or not hand.search.nodes or hand.search.nodes[0].by != self.by:
            return ()
        ground, known = hand.ground.telling(), hand.search.known
        start = ground.start()
        behind = ((a.picked, known.get(ground.key(ground.after(start, a.picked)))) for a in ground.answers(start))
        lost = [picked for picked, node in behind if node is not None and node.won is False]
        return tuple(str(line) for picked in lost for line in as_lines(ground.scenario, [step(ground, start, picked)]))

    def kept(self) -> dict[str, Any]:
        """What the searches have found, as data under `judge.search/1`."""
        boards = [
            {
                "scenario": as_asked(hand.ground.setup.scenario, self.goal, self.readings),
                "gaps": [*hand.ground.noticed()], "search": hand.search.dump(),
            }
            for hand in self.hands
        ]  # fmt: skip
        return {"format": FORMAT, "engine": __version__, "asked": self.asked, "boards": boards}

    @property
    def asked(self) -> dict[str, Any]:
        """What was asked, beside what the boards say."""
        return {"by": self.by, "turns": self.horizon.turns}


__all__ = ["Branch", "Hand", "Reply", "Solved"]
