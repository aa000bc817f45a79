"""The clauses at which a board may begin (`at`), and what they say of the phase and of the action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.rulebook.ids import parse
from judge.scenario.clauses import clause_by
from judge.text.errors import Problem, suggest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.text.nodes import Node

SETUP = ("2-1", "3-1", "3-2", "4-1", "4-1 1", "4-1 2", "4-1 3", "4-1 4", "4-1 5", "4-1 6", "4-1 7")
"""Where a game may begin before its first turn."""
PHASES: Mapping[str, tuple[str, ...]] = {
    "start": ("8-1", "8-1-1", "8-1-2", "8-1-3", "8-1-3 i", "8-1-3 ii", "8-1-3 iii", "8-1-3 iv"),
    "main": ("8-2", "8-2-1", "8-2-2", "8-2-2 A", "8-2-2 B", "8-2-3"),
    "end": ("8-3", "8-3-1", "8-3-2"),
}
"""Where a turn may begin, by phase."""
ATTACK = (
    "9-4", "9-4 i", "9-4 ii", "9-4 iii", "9-4 iv", "9-4 v", "9-4 vi", "9-4 vii", "9-4 viii",
)  # fmt: skip
"""Where the attack of a card in use may stand that the active player has used in the main phase."""
CHOSEN: Mapping[str, tuple[str, ...]] = {
    "8-2-2": ("standard", "throughout"), "8-2-2 A": ("standard",), "8-2-2 B": ("throughout",),
}  # fmt: skip
"""The actions that may have been chosen where a board begins behind that choice (8-2-1)."""


def phase_at(at: str) -> str:
    """The phase that a clause belongs to; "" before the first turn."""
    if at in ATTACK:
        return "main"
    return next((phase for phase, clauses in PHASES.items() if at in clauses), "")


AT = "write it like 8-1-3 ii; where a phase begins is said by `phase: start`"


def beginning(facts: Mapping[str, Node], phase: str, action: str, problems: list[Problem]) -> tuple[str, str, str]:
    """Where a board begins: clause, phase and action, what is not stated being what the clause implies.

    A clause at which none may begin, and one that contradicts the phase or the action, is J107.
    """
    at = (clause_by(parse, facts["at"], problems, AT) or "") if "at" in facts else ""
    if not at:
        return "", phase, action
    places = (*SETUP, *(one for clauses in PHASES.values() for one in clauses), *ATTACK)
    if at not in places:
        hint = suggest(at, places) or "one of 2-1, 3-1, 3-2, 4-1 1 to 4-1 7, a step of 8-1, 8-2 or 8-3, or one of 9-4"
        problems.append(facts["at"].problem("J107", f"no board can begin at {at}", hint))
        return "", phase, action
    due = phase_at(at) or phase
    if "phase" in facts and phase != due:
        hint = f"write `phase: {due}`, or leave it out"
        problems.append(facts["phase"].problem("J107", f"{at} is no step of the {phase} phase", hint))
    actions = CHOSEN.get(at, (action,))
    if action not in actions:
        hint = " or ".join(f"`action: {one}`" for one in actions)
        said = f"{at} is no step of a {action} action" if action else f"{at} comes behind the choice of the action"
        if len(actions) > 1 or action:
            problems.append(facts["at"].problem("J107", said, f"write {hint}"))
    return at, due, actions[0] if action not in actions else action
