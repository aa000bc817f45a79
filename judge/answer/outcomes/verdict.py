"""Whether a claim holds always, never, or depends, and on whom."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from judge.answer.outcomes.asked import Asking, End
from judge.answer.outcomes.told import Said
from judge.engine.explore import Graph
from judge.engine.forcing import forced

ALWAYS, NEVER, DEPENDS = "always", "never", "depends"
NOT_ALWAYS, NOT_NEVER, UNKNOWN = "not always", "not never", "unknown"
"""What is proven though not all was looked into: a counterexample was found, an example, nothing."""


class Power(NamedTuple):
    """What one player can bring about whatever the other and chance do: that a claim is met, or that it is not.

    `way` is what comes before the first choice on which it rests (the other player's answers are examples), `line` what
    the player has to answer there ("" where nothing is left to decide).
    """

    player: str
    met: bool
    way: tuple[Said, ...] = ()
    line: str = ""
    kind: str = ""


class Verdict(NamedTuple):
    """The answer to a claim.

    `word` is one of `always`, `never`, `depends`; where not all was looked into what is proven yet: `depends`,
    `not always`, `not never`, `unknown`. `met` and `unmet` are examples, as numbers of outcomes.
    """

    claim: Asking
    word: str
    met: tuple[int, ...]
    unmet: tuple[int, ...]
    powers: tuple[Power, ...] = ()

    def can(self, player: str, met: bool) -> bool:
        """Whether a player alone can bring it about that the claim is met, or that it is not."""
        if self.word in (ALWAYS, NEVER):
            return met == (self.word == ALWAYS)
        return any(power.player == player and power.met == met for power in self.powers)


def word(met: Sequence[int], unmet: Sequence[int], exhausted: bool) -> str:
    """What the examples found prove."""
    if met and unmet:
        return DEPENDS
    if exhausted:
        return ALWAYS if met else NEVER
    return NOT_NEVER if met else NOT_ALWAYS if unmet else UNKNOWN


def ends_where(graph: Graph, claim: int, met: bool) -> set[int]:
    """The nodes that are ends at which a claim is met, or is not."""
    ends: list[End] = graph.ends  # type: ignore[assignment]
    return {n for n, node in enumerate(graph.nodes) if not node.by and ends[node.end].claims[claim] == met}


def turning(graph: Graph, by: str, wanted: Collection[int]) -> tuple[int, ...] | None:
    """The answers up to the first choice at which `by` must answer so; None if it cannot be forced."""
    reach = forced(graph, by, wanted)
    if 0 not in reach:
        return None
    way: list[int] = []
    here = 0
    while graph.nodes[here].by:
        node = graph.nodes[here]
        best = min(range(len(node.to)), key=lambda i: _rank(reach, node.to[i]))
        way.append(best)
        if node.by == by and (not node.whole or any(child not in reach for child in node.to)):
            return tuple(way)
        here = node.to[best]
    return tuple(way)


def _rank(reach: Mapping[int, int], node: int) -> int:
    return reach.get(node, 1 << 60)
