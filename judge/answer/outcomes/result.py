"""The outcomes of a scenario: what they are, how they come about, and what they say of a claim."""

from __future__ import annotations

import time
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from judge.answer.outcomes.asked import End
from judge.answer.outcomes.verdict import ALWAYS, NEVER, Power, Verdict, ends_where, turning, word
from judge.answer.outcomes.way import Said, Step, along, as_lines, in_full
from judge.engine.choice import RULES
from judge.engine.forcing import chances, shortest, ways
from judge.light import NamedTuple
from judge.port.expect import Fact

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.answer.outcomes.asked import Asking
    from judge.answer.outcomes.branching import Branching
    from judge.engine.explore import Graph
    from judge.port.floor import Scenario


class Outcome(NamedTuple):
    """One outcome that differs from the others.

    `line` is a shortest way to it, `play` the same with the lines of the file among them: written as its `play`, they
    lead there. Of one for which the time did not suffice both are empty, and `way_known` is false. `ways` counts the
    ways through the choices left open that end so (None: there is no end of them), `chance` is how likely it is where
    nothing but chance decides.
    """

    number: int
    end: End
    line: tuple[Said, ...]
    ways: int | None
    chance: Fraction | None
    play: tuple[Said, ...] = ()
    way_known: bool = True

    @property
    def facts(self) -> Mapping[str, Any]:
        """The facts told, by path."""
        return dict(self.end.facts)


class Outcomes:
    """What can come of a scenario.

    `exhausted` tells whether everything was looked into. Until `until` (of `time.monotonic`) it is told how they come
    about; of the first it always is. `gaps` are the places passed where the rules are silent, with
    the reading that was taken.
    """

    def __init__(self, ground: Branching, graph: Graph, until: float = float("inf")) -> None:
        self.until = until
        self.ground = ground
        self.graph = graph
        self.exhausted = graph.exhausted
        self.scenario: Scenario = ground.setup.scenario
        self.claims: tuple[Asking, ...] = ground.asked.claims
        self.ends: tuple[End, ...] = tuple(graph.ends)  # type: ignore[arg-type]
        self.gaps = tuple((gap, chr(ord("a") + i)) for gap, i in ground.gaps)

    @property
    def positions(self) -> int:
        """How many positions differ, ends apart."""
        return sum(1 for node in self.graph.nodes if node.by)

    @cached_property
    def _at(self) -> Mapping[int, int]:
        """The node of each outcome."""
        return {node.end: n for n, node in enumerate(self.graph.nodes) if not node.by}

    @cached_property
    def _before(self) -> Mapping[int, tuple[int, int]]:
        return shortest(self.graph)

    def way(self, node: int) -> list[int]:
        """A shortest way to a node, by the numbers of the answers."""
        found: list[int] = []
        while node:
            node, answer = self._before[node]
            if answer < 0:
                break
            found.append(answer)
        return found[::-1]

    def line(self, number: int, lang: str = "en") -> tuple[Said, ...]:
        """A shortest way to an outcome, as lines that can be written behind those of the file."""
        return as_lines(self.scenario, self.steps(self.way(self._at[number]), lang))

    def steps(self, way: list[int], lang: str = "en") -> list[Step]:
        """The choices on a way."""
        return [*along(self.ground, way, lang)]

    def outcomes(self, lang: str = "en", most: int | None = None) -> list[Outcome]:
        """Every distinct outcome, those that most ways come to first; how they come about is told of `most`."""
        counted, likely = ways(self.graph), chances(self.graph)
        own = tuple(Said(line.by, line.raw) for line in self.scenario.play if line.by != RULES)
        taken = tuple(Said(line.by, line.raw) for line in self.scenario.play if line.by == RULES)
        found = []
        for number, end in enumerate(self.ends):
            node = self._at[number]
            likelihood = None if likely is None else likely[node]
            many = None if counted is None else counted[node]
            found.append(Outcome(number, end, (), many, likelihood, way_known=False))
        found.sort(key=lambda o: (-(o.ways or 0), o.number))
        for i, outcome in enumerate(found[:most]):
            if i and self.late:
                break
            steps = self.steps(self.way(self._at[outcome.number]), lang)
            play = (*taken, *in_full(self.scenario, steps, own))
            found[i] = outcome._replace(line=as_lines(self.scenario, steps), play=play, way_known=True)
        return found

    @property
    def late(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() > self.until

    def verdict(self, claim: Asking | int, lang: str = "en") -> Verdict:
        """What the outcomes say of one of the claims that were asked about (or of the claim of that number).

        Raises
        ------
        KeyError
            If it was not asked about.
        """
        if not isinstance(claim, int):
            if claim not in self.claims:
                raise KeyError(claim)
            claim = self.claims.index(claim)
        met = tuple(n for n, end in enumerate(self.ends) if end.claims[claim])
        unmet = tuple(n for n, end in enumerate(self.ends) if not end.claims[claim])
        said = word(met, unmet, self.exhausted)
        powers = () if said in (ALWAYS, NEVER) or self.late else tuple(self._powers(claim, lang))
        return Verdict(self.claims[claim], said, met, unmet, powers)

    def verdicts(self, lang: str = "en") -> list[Verdict]:
        """What the outcomes say of each of the claims."""
        return [self.verdict(i, lang) for i in range(len(self.claims))]

    def _powers(self, claim: int, lang: str) -> list[Power]:
        found = []
        for met in (True, False):
            wanted = ends_where(self.graph, claim, met)
            for player in self.scenario.floor.players:
                turns = turning(self.graph, player, wanted)
                if turns is None:
                    continue
                steps = self.steps([*turns[0]], lang)
                choices = tuple(Said(s.by, s.said) for s in steps if s.number in turns[1])
                found.append(Power(player, met, choices, as_lines(self.scenario, steps)))
        return found

    def differing(self) -> tuple[str, ...]:
        """The facts in which outcomes differ, or all that were asked for by name."""
        if self.ground.asked.facts or any(isinstance(c, Fact) for c in self.claims):
            return self.ground.asked.paths
        first = dict(self.ends[0].facts) if self.ends else {}
        return tuple(p for p in first if any(dict(end.facts).get(p) != first[p] for end in self.ends))


__all__ = ["ALWAYS", "NEVER", "Outcome", "Outcomes"]
