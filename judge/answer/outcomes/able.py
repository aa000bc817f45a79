"""Whether a player can bring something about from where a run stopped: there is a way, whatever the others decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.expect import check
from judge.answer.outcomes import Limits, explore
from judge.answer.outcomes.horizon import Horizon
from judge.answer.saved import export
from judge.engine.forcing import forced
from judge.port.ruling import Check, Ruling

if TYPE_CHECKING:
    from judge.port.expect import Can

UNFINISHED = "not everything was looked into"
LIMITS = Limits(nodes=20_000, seconds=float("inf"))
"""How far is looked: bound by nodes alone, so that an answer is the same wherever it is given."""


def able(expectation: Can, ruling: Ruling) -> Check:
    """Whether the player can bring it about; `found` says on what it fails.

    Raises `judge.text.errors.Problems` where the board cannot be gone on with.
    """
    claims = [check(claim, ruling) for claim in expectation.claims]
    wanted = f"can: {expectation.by}: {'; '.join(claim.wanted for claim in claims)}"
    if ruling.stopped is None or ruling.refused is not None:
        wrong = "; ".join(claim.found for claim in claims if not claim.ok)
        return Check(expectation, not wrong, wanted, wrong)
    scenario = export(ruling)
    turns = scenario.floor.turns
    until = turns.phase_over(turns.onward(scenario.board, ruling.board))
    scenario = scenario._replace(random=(), seed=None)
    outcomes = explore(scenario, expectation.claims, horizon=Horizon(until=until), limits=LIMITS)
    ends = {number for number, end in enumerate(outcomes.ends) if all(end.claims)}
    nodes = {number for number, node in enumerate(outcomes.graph.nodes) if not node.by and node.end in ends}
    if 0 in forced(outcomes.graph, expectation.by, nodes):
        return Check(expectation, True, wanted, "")
    here = "there is no way"
    if ends:
        here = f"on {len(ends)} of {len(outcomes.ends)} outcomes, and others can prevent it"
    return Check(expectation, False, wanted, here if outcomes.exhausted else f"{here}; {UNFINISHED}")
