"""What a search has found, kept in a file so that it can be gone on with: `judge.search/1` (`docs/solve.md`).

Keys and nodes are kept, and no positions: these are come to again along the answers, and compared with their keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from judge.engine.proof import OtherBoardError
from judge.scenario.write import write_scenario
from judge.text.errors import Place, Problem, Problems
from judge.version import __version__

if TYPE_CHECKING:
    from judge.port.floor import Scenario

FORMAT = "judge.search/1"


class Kept:
    """Searches of earlier, by the board as it is written.

    Raises
    ------
    judge.text.errors.Problems
        J903: if the data is nothing of the kind, or of another version of the engine.
    """

    def __init__(self, data: object, file: str = "<search>") -> None:
        self.file = file
        if not isinstance(data, Mapping) or data.get("format") != FORMAT or not isinstance(data.get("boards"), list):
            raise self.problem(f"this is no search under {FORMAT}")
        if data.get("engine") != __version__:
            raise self.problem(f"the search was made by version {data.get('engine')} and not {__version__}")
        try:
            self.asked = dict(data["asked"])
            self.boards = {str(board["scenario"]): board["search"] for board in data["boards"]}
            self.gaps = [(str(gap), int(i)) for board in data["boards"] for gap, i in board["gaps"]]
        except (KeyError, TypeError, ValueError) as error:
            raise self.problem(f"the search is broken: {error!r}") from None

    def problem(self, message: str) -> Problems:
        """That it cannot be gone on with."""
        hint = "name the file that `judge solve FILE --save` wrote of this board, or begin anew without --resume"
        return Problems([Problem.at(Place(self.file), "J903", message, hint)])

    def search(self, text: str) -> Any:
        """What is known of a board, by what it is written as; None where nothing is."""
        return self.boards.get(text)

    def fits(self, asked: Mapping[str, Any], texts: Sequence[str]) -> None:
        """Raise Problems (J903) where something else was asked, or of other boards."""
        for name, value in asked.items():
            if self.asked.get(name) != value:
                raise self.problem(f"the search was asked otherwise: {name} was {self.asked.get(name)}, not {value}")
        if not {*self.boards} <= {*texts}:
            raise self.problem("the search is of another board, another goal or other readings")


def as_asked(scenario: Scenario, goal: Sequence[Any], readings: Mapping[str, str]) -> str:
    """A board with its goal and readings, as it is written: what a search is of."""
    own = {**scenario.readings, **readings}
    bare = scenario._replace(title="", question="", source="", seed=None, decides=None, puzzle=None)
    return write_scenario(bare._replace(expect=tuple(goal), readings=own))


__all__ = ["FORMAT", "Kept", "OtherBoardError", "as_asked"]
