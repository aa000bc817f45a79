"""What came of looking for a winning line as plain data, under the contract `judge.solve/1` (`docs/solve.md`)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.answer.outcomes.way import as_lines
from judge.report import unplayed
from judge.report.record import gaps, head, lines, plain
from judge.report.solve import SolveWords

if TYPE_CHECKING:
    from judge.answer.solve.solved import Branch, Solved
    from judge.port.floor import Scenario

FORMAT = "judge.solve/1"


def dumps(solved: Solved) -> str:
    """The answer as one line of JSON."""
    return json.dumps(record(solved), ensure_ascii=False)


def record(solved: Solved) -> dict[str, Any]:
    """The answer as data that JSON can hold."""
    scenario, tree = solved.scenario, solved.tree()
    return {
        **head(FORMAT, scenario),
        "question": scenario.question,
        "by": solved.by,
        "goal": SolveWords(solved).goal(),
        "turn": solved.horizon.last(scenario),
        "won": solved.won,
        "line": _line(scenario, tree) if tree is not None and solved.answer else None,
        "tree": _branch(scenario, tree) if tree is not None else None,
        "refutations": _refutations(scenario, solved, tree),
        "refuted": [*solved.proved()],
        "short": None if solved.short is None else solved.short._asdict(),
        "positions": solved.positions,
        "actions": solved.actions,
        "ended": next((hand.search.ended for hand in solved.hands if hand.search.ended), ""),
        "odds": _odds(solved),
        "hands": [{"cards": [*hand.cards], "won": hand.search.won} for hand in solved.hands if hand.cards],
        "one_line": _one_line(solved),
        "gaps": gaps(solved.gaps),
        "unplayed": unplayed.record(solved.shown.ground.setup.game.unplayed),
    }


def _line(scenario: Scenario, branch: Branch) -> list[dict[str, str]]:
    """The line with the first of the replies each time."""
    steps = [*branch.steps]
    while branch.replies:
        branch = branch.replies[0].branch
        steps += branch.steps
    return lines(as_lines(scenario, steps))


def _branch(scenario: Scenario, branch: Branch) -> dict[str, Any]:
    found: dict[str, Any] = {"number": branch.number, "lines": lines(as_lines(scenario, branch.steps))}
    if branch.short is not None:
        found["short"] = branch.short._asdict()
    if branch.end is not None:
        found["end"] = {
            "met": all(branch.end.claims), "result": branch.end.result,
            "facts": {path: plain(value) for path, value in branch.end.facts},
        }  # fmt: skip
    elif branch.same:
        found["same"] = branch.same
    elif branch.cut:
        found["cut"] = branch.cut
    else:
        found["by"] = branch.by
        found["replies"] = [
            {
                "said": lines(reply.said), "then": _branch(scenario, reply.branch),
                **({} if reply.likely is None else {"likely": str(reply.likely)}),
                **({"hands": [[*hand] for hand in reply.hands]} if reply.hands else {}),
            }
            for reply in branch.replies
        ]  # fmt: skip
    return found if branch.odds is None else {**found, "odds": str(branch.odds)}


def _one_line(solved: Solved) -> dict[str, Any] | None:
    """Whether one line does against every hand, and against which there is not one, where that was asked."""
    one = solved.one
    return None if one is None else {"won": one.won, "against": [[*hand] for hand in one.against]}


def _odds(solved: Solved) -> dict[str, str] | None:
    """Between what the probability lies, where that was asked."""
    if not solved.asked_odds:
        return None
    return {"least": str(solved.likely.least), "most": str(solved.likely.most)}


def _refutations(scenario: Scenario, solved: Solved, branch: Branch | None) -> list[dict[str, Any]]:
    """For each first move the lines up to where it is the player's turn to choose again, or the end."""
    if branch is None or branch.odds is not None or solved.answer:
        return []
    return [
        {"moves": lines(reply.said), "lines": lines(as_lines(scenario, reply.branch.steps))}
        for reply in branch.replies
    ]
