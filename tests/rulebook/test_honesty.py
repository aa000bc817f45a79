"""Catalogue, code and scenarios say the same: no id that is not there, no change without a clause, no empty claim."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

import judge
from judge.answer.switched import differs_without, stands_without, uncited
from judge.cli import coverage
from judge.data import scenarios
from judge.floors import FLOORS
from judge.furuyoni.file.model import EDITIONS
from judge.furuyoni.game import procedures
from judge.furuyoni.implemented import implemented
from judge.port.floor import Scenario
from judge.rulebook.catalogue import load
from judge.rulebook.ids import ClauseIdError, parse
from tests.furuyoni.passed import in_both_editions
from tests.furuyoni.shipped import FILES, one_in
from tests.rulebook import holders
from tests.yaml_files import typed

GAME = Path(judge.__file__).parent / "furuyoni"
VISION = Path(judge.__file__).parent / "vision"
editions = pytest.mark.parametrize("edition", EDITIONS, scope="module")


def sources(game: Path = GAME) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(game.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def literals() -> Iterator[tuple[str, str]]:
    """Every text in the code of the game that is a clause id, with its place."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                try:
                    canonical = str(parse(node.value)) == node.value and "-" in node.value
                except ClauseIdError:
                    continue
                if canonical:
                    yield node.value, f"{path.name}:{node.lineno}"


def only_a_procedure(clause: str) -> bool:
    """Names of steps that cite another id, like the two parts of one clause."""
    return any(step.id == clause and step.cites for e in EDITIONS for p in procedures(e).values() for step in p.steps)


# -- ids -------------------------------------------------------------------------------------------------------------


def test_every_id_in_the_code_is_in_the_catalogue() -> None:
    found = [(clause, where) for clause, where in literals() if clause not in load() and not only_a_procedure(clause)]
    assert found == []
    assert sum(1 for _ in literals()) > 500


def test_no_id_is_put_together_in_the_code() -> None:
    made = re.compile(r"f['\"](A?\d{1,2}-\d[\d-]* (paragraph |bullet |\{)|V\d+\.[\d.]*\{)")
    found = [
        f"{path.name}:{node.lineno}"
        for path, tree in (*sources(), *sources(VISION))
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and made.match(ast.unparse(node))
    ]
    assert found == [], "an id that nobody can find by searching"


@editions
def test_every_step_cites_clauses_of_its_edition(edition: str) -> None:
    entries = load().entries
    for procedure in procedures(edition).values():
        for step in procedure.steps:
            assert step.clauses
            for clause in step.clauses:
                assert clause in entries, (procedure.id, step.id, clause)
                assert edition in entries[clause].printed, (procedure.id, step.id, clause)


@pytest.mark.gathers
@editions
def test_what_scenarios_cite_is_in_the_edition_and_in_the_code_and_of_the_core_they_cite_all(edition: str) -> None:
    """In the edition that they state, and in any other in which no line of them is refused."""
    runs = (one for one in in_both_editions() if one.edition == edition and not one.refused)
    executed = dict.fromkeys(clause for one in runs for clause in one.clauses)
    named, entries = implemented(edition), load().entries
    assert [c for c in executed if c not in entries or edition not in entries[c].printed] == []
    assert [c for c in executed if c not in named] == []
    assert [clause for clause in core(edition) if clause not in executed] == []


def test_what_is_said_to_be_implemented_can_be_found() -> None:
    said = [*(floor.implemented(edition) for floor in FLOORS.values() for edition in floor.editions)]
    places = {one for each in said for where in each.values() for one in where.split(", ")}
    assert len(places) > 500
    for place in places:
        if "/" in place:
            assert (GAME.parents[1] / place).is_file(), place
        else:
            assert resolve_name(place) is not None, place


# -- coverage of the core ----------------------------------------------------------------------------------------------

LEAST_NOTICED = 0.9
"""So many of the operative clauses are held by an outcome or missed where they are not cited."""
LEAST_HELD = 0.85
"""So many are held by an outcome alone."""


LOOKED_THROUGH = (*(f"A{n}" for n in range(2, 25)), "B1", "B2")
"""Chapters of the additional rules, and appendices, of which every clause is held or has a reason."""


def core(edition: str) -> list[str]:
    """The operative clauses of the core rules."""
    return [entry.name for entry in load().of(edition) if entry.operative and entry.id.part == ""]


def additional(edition: str) -> list[str]:
    """The operative clauses of the additional chapters that were looked through."""
    return [entry.name for entry in load().of(edition) if entry.operative and entry.id.chapter in LOOKED_THROUGH]


@editions
def test_most_of_the_core_is_held(edition: str) -> None:
    found = holders.load()[edition]
    assert not {*found["held"]} & {*found["cited"]}
    for clauses in (core(edition), additional(edition)):
        loose = [clause for clause in clauses if clause not in found["held"]]
        assert len(loose) <= (1 - LEAST_HELD) * len(clauses), loose
    by_citation_alone = [clause for clause in core(edition) if clause not in found["held"]]
    loose = [clause for clause in by_citation_alone if clause not in found["cited"]]
    assert len(loose) <= (1 - LEAST_NOTICED) * len(core(edition)), loose


def test_what_no_outcome_holds_says_why() -> None:
    """Every other operative clause of core and chapters has a reason; none that is held in all editions has one."""
    reasons: dict[str, str] = typed(Path(__file__).with_name("unheld.yaml").read_text("utf-8"))
    held = {edition: holders.load()[edition]["held"] for edition in EDITIONS}
    looked = {edition: (*core(edition), *additional(edition)) for edition in EDITIONS}
    loose = {clause for edition in EDITIONS for clause in looked[edition] if clause not in held[edition]}
    assert loose == reasons.keys()


CHAPTERS = sorted({(e, parse(c).chapter) for e, found in holders.load().items() for how in found.values() for c in how})


@pytest.mark.parametrize(("edition", "chapter"), CHAPTERS)
def test_what_is_said_to_hold_a_clause_holds_it(edition: str, chapter: str) -> None:
    """Switched off, the clause is missed: the board, the open choice or the result is another, or a citation lacks.

    One clause in five is switched off, every one with `JUDGE_EVERY_FILE=1`.
    """
    found, loose = holders.load()[edition], []
    for how, missed in (("held", differs_without), ("cited", lambda ruling, clause: not uncited(ruling, clause))):
        for clause, file in found[how].items():
            if parse(clause).chapter == chapter and one_in(5, clause):
                ruling = coverage.ruling(file, edition) if file in FILES else None
                if ruling is None or not missed(ruling, clause):
                    loose.append(f"{clause}: {file}")
    assert loose == [], holders.AGAIN


# -- switching off ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sample() -> Scenario:
    """The sample ruling: a reaction enhancement that cannot be charged moves its attack out of range."""
    scenario, problems = judge.load(judge.sample())
    assert scenario is not None, problems
    return scenario


@pytest.mark.parametrize("clause", ["9-4 iii", "9-2-3 iii", "9-5 i", "5-5-2", "9-2-3 v"])
def test_a_scenario_does_not_stand_without_what_it_rests_on(sample: Scenario, clause: str) -> None:
    assert not stands_without(sample, clause)


@pytest.mark.parametrize("clause", ["9-6-1", "10-25 bullet 1", "9-7 i"])
def test_it_stands_without_what_it_does_not_use(sample: Scenario, clause: str) -> None:
    assert stands_without(sample, clause)


def test_the_outcome_tells_too_not_only_what_is_cited(sample: Scenario) -> None:
    facts = sample._replace(expect=tuple(e for e in sample.expect if not hasattr(e, "clauses")))
    ruling, _ = judge.adjudicate(facts)
    assert ruling is not None
    assert uncited(ruling, "9-5 i")
    assert not stands_without(facts, "9-5 i")


def test_a_definition_is_held_by_whoever_expects_it() -> None:
    scenario, problems = judge.load(str(scenarios() / "furuyoni/core/5-4/your-cards-are-those-you-own.yaml"))
    assert scenario is not None, problems
    ruling, _ = judge.adjudicate(scenario)
    assert ruling is not None
    assert uncited(ruling, "9-2-2 iv")
    assert not uncited(ruling, "5-4 paragraph 2")
