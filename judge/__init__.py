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
    from judge.loading import load as load
    from judge.loading import parse as parse
    from judge.port.floor import Scenario as Scenario
    from judge.text.errors import Place as Place
    from judge.text.errors import Problem as Problem
    from judge.text.errors import Problems as Problems

_WHERE = {
    "judge.api": ("Comparison", "Ruling", "Why", "WhyNot", "adjudicate", "compare", "faq", "outcomes", "rule", "why",
                  "why_not"),
    "judge.answer.faq": ("Judged",),
    "judge.answer.outcomes.result": ("Outcomes",),
    "judge.loading": ("load", "parse"),
    "judge.port.floor": ("Scenario",),
    "judge.text.errors": ("Place", "Problem", "Problems"),
}  # fmt: skip
"""What is imported when it is asked for, and where it is."""


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
