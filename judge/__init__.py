"""Judge adjudicates card games with comprehensive rules, clause by clause, and proves the answer.

>>> import judge
>>> scenario, problems = judge.load(judge.sample())
>>> ruling, problems = judge.adjudicate(scenario)
>>> ruling.ok, ruling.board["distance"], ruling.board["a.aura"]
(True, 5, 2)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.version import __version__ as __version__

if TYPE_CHECKING:
    from judge.api import Ruling as Ruling
    from judge.api import adjudicate as adjudicate
    from judge.scenario import Scenario
    from judge.text.errors import Problem


def load(
    path: str, *, edition: str = "", cards: str = "", text_alone: bool = False
) -> tuple[Scenario | None, list[Problem]]:
    """Read a scenario file (`-`: standard input).

    Parameters
    ----------
    edition, cards
        Take the place of what the file states.
    text_alone
        Ask the rules alone: what the publisher has answered where they are silent is left open.

    Returns
    -------
    The scenario and no problem, or None and every problem of the file. Never raises.
    """
    from judge.floors import FLOORS
    from judge.scenario import load_scenario

    scenario, problems = load_scenario(path, FLOORS, edition=edition, printing=cards)
    if scenario is not None and text_alone:
        scenario = scenario._replace(text_alone=True)
    return scenario, problems


def parse(
    text: str | bytes, file: str = "<stdin>", *, edition: str = "", cards: str = ""
) -> tuple[Scenario | None, list[Problem]]:
    """Read a scenario from memory, as `load` does; `file` is the name that its places bear."""
    from judge.floors import FLOORS
    from judge.scenario import parse_scenario

    return parse_scenario(text, file, FLOORS, edition=edition, printing=cards)


def sample() -> str:
    """The path of the sample ruling that comes with the project."""
    from judge.data import scenarios

    return str(scenarios() / "furuyoni" / "core" / "9-5" / "uncharged-reaction-moves-the-attack-out-of-range.yaml")


def __getattr__(name: str) -> Any:
    if name in ("adjudicate", "Ruling"):
        from judge import api

        return getattr(api, name)
    raise AttributeError(f"module 'judge' has no attribute {name!r}")
