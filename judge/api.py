"""What a user of the package composes: questions about scenarios, each in one call, and answers that tell themselves.

Whatever asks takes a scenario that was loaded, or what `judge.load` takes: a path, a text, plain data. Where that is
wrong it raises `judge.Problems`, which holds every problem with its place and code.

>>> import judge
>>> BOARD = {
...     "board": {
...         "distance": 4,
...         "a": {"megami": ["yurina", "himika"], "hand": ["Slash"]},
...         "b": {"megami": ["saine", "tokoyo"], "aura": 1, "life": 7},
...     },
...     "play": [{"a": "use Slash"}],
... }
>>> judge.why(BOARD, "b.life").holds
True
>>> judge.why_not(BOARD, "b: respond Wavering Crystal").legal
False
>>> judge.outcomes(BOARD, ["b.life: 6"]).verdicts()[0].word
'always'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from judge.answer import run
from judge.answer import why as reasons
from judge.answer import why_not as bars
from judge.answer.compare import Comparison as _Comparison
from judge.answer.outcomes import Horizon, Limits
from judge.answer.outcomes import explore as _explore
from judge.engine.explore import LIMITS
from judge.light import NamedTuple
from judge.loading import load, parse
from judge.port import ruling
from judge.port.floor import Scenario
from judge.text.errors import Place, Problem, Problems

if TYPE_CHECKING:
    from os import PathLike

    from networkx import MultiDiGraph

    from judge.answer.faq import Judged
    from judge.answer.outcomes.result import Outcomes

Source: TypeAlias = "Scenario | str | PathLike[str] | Mapping[str, Any]"
"""A scenario, or what one is read from: a path, a text (with a line end in it), plain data."""


class Ruling(ruling.Ruling):
    """The answer to a scenario, with its proof."""

    __slots__ = ()

    @property
    def answer(self) -> str:
        """The answer in one line."""
        from judge.report.answer import line

        return line(self)

    @property
    def trace(self) -> str:
        """The trace as text."""
        from judge.report.trace import tree

        return tree(self)

    @property
    def graph(self) -> MultiDiGraph[str]:
        """The interrupt graph."""
        from judge.report.graph import build

        return build(self)

    def text(self, lang: str = "en", detail: int = 0) -> str:
        """All of it for people: answer, board, trace, what is open."""
        from judge.report.page import text

        return text(self, detail=detail, lang=lang)

    def html(self, lang: str = "en") -> str:
        """All of it as a page that needs nothing else."""
        from judge.report.explain import html

        return html(self, lang)


class Why(NamedTuple):
    """What a fact rests on: the argument, in the run in which it was looked for."""

    ruling: ruling.Ruling
    argument: reasons.Why

    @property
    def holds(self) -> bool:
        """Whether the fact is so; else the argument is about what is so instead."""
        return self.argument.holds

    @property
    def found(self) -> Any:
        """What there is."""
        return self.argument.found

    def text(self, lang: str = "en") -> str:
        """The argument in words."""
        from judge.report.why import text

        return text(self.ruling, self.argument, lang)


class WhyNot(bars.WhyNot):
    """What stands in the way of an action, and the smallest changes without which it would not."""

    __slots__ = ()

    def text(self, lang: str = "en") -> str:
        """All of it in words."""
        from judge.report.why_not import text

        return text(self, lang)


class Comparison(_Comparison):
    """One board under two editions or printings: what differs, and the clause where they part."""

    __slots__ = ()

    def text(self, lang: str = "en", detail: int = 0) -> str:
        """All of it in words."""
        from judge.report.compare import Compared, text

        ruled = next(side.ruling for side in self.sides if side.ruling is not None)
        return text(Compared(ruled.scenario.file, self), detail, lang)


def adjudicate(
    scenario: Scenario, readings: Mapping[str, str] | None = None, record: bool = True, until: str = "", **more: Any
) -> tuple[Ruling | None, list[Problem]]:
    """Run a scenario, as `judge.answer.run.adjudicate` does; never raises for what is wrong with it."""
    found, problems = run.adjudicate(scenario, readings, record, until, **more)
    return None if found is None else Ruling(*found), problems


def rule(source: Source, *, readings: Mapping[str, str] | None = None, until: str = "") -> Ruling:
    """The ruling on a board: read, adjudicated, or `Problems` raised.

    >>> import judge
    >>> judge.rule(judge.sample()).answer.partition(";")[0]
    'As expected: attack 1 (Slash) fails'
    """
    found, problems = adjudicate(scenario_of(source), readings, until=until)
    if found is None:
        raise Problems(problems)
    return found


def why(source: Source, fact: str, *, detail: int = 0, readings: Mapping[str, str] | None = None) -> Why:
    """What a fact rests on, as `judge why` says it: `b.life`, `attack 1 failed`, `a won`.

    >>> import judge
    >>> found = judge.why(judge.sample(), "attack 1 failed")
    >>> found.holds, [reason.unit.clauses[0] for reason in found.argument.reasons]
    (True, ['9-4 iii'])
    """
    asking, problems = reasons.ask(scenario_of(source), readings)
    if asking is None:
        raise Problems(problems)
    try:
        claim = asking.read(fact, Place("<fact>"))
    except reasons.FactError as error:
        raise Problems([error.problem]) from None
    return Why(asking.ruling, asking.why(claim, detail))


def why_not(
    source: Source, action: str, *, at: str = "", search: bool = True, readings: Mapping[str, str] | None = None
) -> WhyNot:
    """What stands in the way of an action where a board stands (or where the clause `at` comes next), `a: use Slash`.

    >>> import judge
    >>> board = {"distance": 9, "a": {"megami": ["yurina", "saine"], "hand": ["Slash"]}}
    >>> found = judge.why_not({"board": board}, "a: use Slash")
    >>> found.legal, [one.what for one in found.obstacles]
    (False, ['range'])
    """
    return WhyNot(*bars.why_not(scenario_of(source), action, readings, at, search))


def outcomes(
    source: Source, claims: Sequence[str] | None = None, *, facts: Sequence[str] = (), turns: int = 0, depth: int = 0,
    until: str = "", limits: Limits = LIMITS, readings: Mapping[str, str] | None = None, processes: int = 1,
) -> Outcomes:  # fmt: skip
    """Every outcome over what is left open to choice and chance: whether claims hold always, never, or depend on whom.

    >>> import judge
    >>> judge.outcomes(judge.sample(), ["b.life: 7"]).verdicts()[0].word
    'always'
    """
    from judge.engine.work import Workers

    horizon = Horizon(until, turns, depth)
    return _explore(
        scenario_of(source), claims, facts, horizon=horizon, limits=limits, readings=readings,
        workers=Workers(processes),
    )


def compare(source: Source, *, editions: tuple[str, str] = ("", ""), cards: tuple[str, str] = ("", "")) -> Comparison:
    """One board under two editions (default: the first two of its game, the older first) or two printings.

    >>> import judge
    >>> found = judge.compare(judge.sample())
    >>> [side.edition for side in found.sides], found.changes
    (['ja-2024-06-24', 'ko-2025-08-15'], False)
    """
    from judge.answer.compare import attributed, side
    from judge.answer.compare import compare as held
    from judge.scenario.write import write_scenario

    scenario = scenario_of(source)
    if editions == cards == ("", ""):
        editions = tuple(sorted(scenario.floor.editions)[:2])  # type: ignore[assignment]
        if len(editions) < 2:
            raise ValueError(f"there is only one edition of {scenario.floor.name}")
    text = write_scenario(scenario._replace(edition="", cards=""))

    def one(edition: str, printing: str) -> Any:
        printing = printing or scenario.floor.editions.get(edition, "") or scenario.cards
        found, problems = parse(text, scenario.file, edition=edition or scenario.edition, cards=printing)
        return side(found, edition, printing, tuple(problems))

    first, second = one(editions[0], cards[0]), one(editions[1], cards[1])
    found = held(first, second)
    if all(each.ruling is None for each in found.sides):
        raise Problems(problem for each in found.sides for problem in each.problems)
    if found.changes and first.edition != second.edition and first.cards != second.cards:
        found = attributed(found, (one(second.edition, first.cards), one(first.edition, second.cards)))
    return Comparison(*found)


def faq(source: str | PathLike[str] | Mapping[str, Any], *, edition: str = "") -> list[Judged]:
    """The claims of a file judged: each upheld, contradicted, depending on something, or undecidable.

    >>> import judge
    >>> page = {"faq": "mine", "claims": [{"id": "it-fails", "claimed": "The attack fails.", "boards": [
    ...     {"scenario": "furuyoni/core/9-5/uncharged-reaction-moves-the-attack-out-of-range.yaml",
    ...      "claim": [{"attack 1": "failed"}]}]}]}
    >>> [(one.claim.id, one.verdict) for one in judge.faq(page)]
    [('it-fails', 'upheld')]
    """
    from judge.answer.faq import judge_claims
    from judge.answer.faq import load as load_claims
    from judge.floors import FLOORS
    from judge.scenario.claims.reader import parse_claims
    from judge.text.written import flow

    if isinstance(source, Mapping):
        claims, problems = parse_claims(flow(source), "<data>", FLOORS)
    else:
        path = str(source)
        claims, problems = parse_claims(path, "<text>", FLOORS) if "\n" in path else load_claims(path, FLOORS)
    if claims is None or problems:
        raise Problems(problems)
    judged, problems = judge_claims(claims, edition)
    if problems:
        raise Problems(problems)
    return judged


def scenario_of(source: Source) -> Scenario:
    """The scenario that was loaded, or is loaded here; raises `Problems` where it cannot be."""
    if isinstance(source, Scenario):
        return source
    scenario, problems = load(source)
    if scenario is None:
        raise Problems(problems)
    return scenario
