"""Whether a claim holds always, never, or depends, and on whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.outcomes.asked import Asking
from judge.answer.outcomes.way import Said
from judge.engine.forcing import forced
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from judge.answer.outcomes.asked import End
    from judge.engine.explore import Graph

ALWAYS, NEVER, DEPENDS = "always", "never", "depends"
NOT_ALWAYS, NOT_NEVER, UNKNOWN = "not always", "not never", "unknown"
"""What is proven though not all was looked into: a counterexample was found, an example, nothing."""


class Power(NamedTuple):
    """What one player can bring about whatever the other and chance do: that a claim is met, or that it is not.

    `choices` are the answers on which it rests, the first one first; `way` is all that is decided up to the last of
    them (what the other player and chance decide there is an example).
    """

    player: str
    met: bool
    choices: tuple[Said, ...] = ()
    way: tuple[Said, ...] = ()


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


def turning(graph: Graph, by: str, wanted: Collection[int]) -> tuple[tuple[int, ...], frozenset[int]] | None:
    """A way on which `by` brings the run to one of the nodes wanted, and the steps at which another answer would not.

    The way ends with the last of these. Where no answer would go wrong, all of the player's are named. None if that
    cannot be forced.
    """
    reach = forced(graph, by, wanted)
    if 0 not in reach:
        return None
    way: list[int] = []
    matter: list[int] = []
    own: list[int] = []
    here = 0
    while graph.nodes[here].by:
        node = graph.nodes[here]
        best = min(range(len(node.to)), key=lambda i: _rank(reach, node.to[i]))
        if node.by == by and (not node.whole or any(child not in reach for child in node.to)):
            matter.append(len(way))
        if node.by == by:
            own.append(len(way))
        way.append(best)
        here = node.to[best]
    last = (matter or own or [-1])[-1]
    return tuple(way[: last + 1]), frozenset(matter or own)


def _rank(reach: Mapping[int, int], node: int) -> int:
    return reach.get(node, 1 << 60)
