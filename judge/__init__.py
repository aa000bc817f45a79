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
    from collections.abc import Mapping
    from os import PathLike

    from judge.answer.faq import Judged as Judged
    from judge.answer.outcomes.result import Outcomes as Outcomes
    from judge.api import Comparison as Comparison
    from judge.api import Ruling as Ruling
    from judge.api import Why as Why
    from judge.api import WhyNot as WhyNot
    from judge.api import adjudicate as adjudicate
    from judge.api import compare as compare
    from judge.api import faq as faq
    from judge.api import outcomes as outcomes
    from judge.api import rule as rule
    from judge.api import why as why
    from judge.api import why_not as why_not
    from judge.port.floor import Scenario as Scenario
    from judge.text.errors import Place as Place
    from judge.text.errors import Problem as Problem
    from judge.text.errors import Problems as Problems

_WHERE = {
    "judge.api": ("Comparison", "Ruling", "Why", "WhyNot", "adjudicate", "compare", "faq", "outcomes", "rule", "why",
                  "why_not"),
    "judge.answer.faq": ("Judged",),
    "judge.answer.outcomes.result": ("Outcomes",),
    "judge.port.floor": ("Scenario",),
    "judge.text.errors": ("Place", "Problem", "Problems"),
}  # fmt: skip
"""What is imported when it is asked for, and where it is."""


def load(
    source: str | PathLike[str] | Mapping[str, Any], *, edition: str = "", cards: str = "", text_alone: bool = False
) -> tuple[Scenario | None, list[Problem]]:
    """Read a scenario: a file by its path (`-`: standard input), a text (it has a line end and a key), or plain data.

    >>> import judge
    >>> scenario, problems = judge.load({"board": {"distance": 4, "a": {"hand": ["Slash"]}}})
    >>> scenario, problems = judge.load("board: {distance: 11}\\n")
    >>> [problem.code for problem in problems]
    ['J201', 'J202']

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
    from collections.abc import Mapping

    from judge.floors import FLOORS
    from judge.scenario import load_scenario

    if isinstance(source, Mapping):
        from judge.text.written import flow

        scenario, problems = parse(flow(source), "<data>", edition=edition, cards=cards)
    elif "\n" in str(source) and ":" in str(source):
        scenario, problems = parse(str(source), "<text>", edition=edition, cards=cards)
    else:
        scenario, problems = load_scenario(str(source), FLOORS, edition=edition, printing=cards)
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
    for module, names in _WHERE.items():
        if name in names:
            from importlib import import_module

            return getattr(import_module(module), name)
    raise AttributeError(f"module 'judge' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__


__all__ = [
    "Comparison", "Judged", "Outcomes", "Place", "Problem", "Problems", "Ruling", "Scenario", "Why", "WhyNot",
    "__version__", "adjudicate", "compare", "faq", "load", "outcomes", "parse", "rule", "sample", "why", "why_not",
]  # fmt: skip
