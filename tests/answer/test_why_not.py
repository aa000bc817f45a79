"""Every obstacle that the text demands of an illegal action is named, no other, and each goes when it is mended."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from judge.answer.why_not import WhyNot, why_not
from judge.data import scenarios
from judge.floors import FLOORS
from judge.port.floor import Scenario
from judge.scenario import parse_scenario
from tests.yaml_files import plain

FOLDER = Path(scenarios()) / "furuyoni"
TABLE: list[dict[str, Any]] = plain(Path(__file__).with_name("why_not.yaml").read_text("utf-8"))
ZONES = ("shadow", "distance")


@cache
def _file(name: str) -> Any:
    return plain((FOLDER / f"{name}.yaml").read_text("utf-8"))


def _scenario(data: Any, name: str) -> Scenario:
    text = yaml.safe_dump(data, allow_unicode=True)
    scenario, problems = parse_scenario(text, name, FLOORS)
    assert scenario is not None, [str(one) for one in problems]
    return scenario


def _mended(data: Any, mend: dict[str, Any]) -> Any:
    """The file with one thing mended."""
    data = copy.deepcopy(data)
    data.pop("expect", None)
    for path, value in mend.get("set", {}).items():
        *way, last = path.split(".")
        at = data
        for key in way:
            at = at.setdefault(key, {})
        if value == "null":
            at.pop(last, None)
        else:
            at[last] = value
    if "crystals" in mend:
        n, source, target = mend["crystals"]
        for zone, by in ((source, -int(n)), (target, int(n))):
            *way, last = ["board", *zone.split(".")]
            at = data
            for key in way:
                at = at[key]
            if last in at:
                at[last] = str(int(at[last]) + by)
    if "play" in mend:
        data["play"] = [dict([line.split(": ", 1)]) for line in mend["play"]]
    return data


def _asked(data: Any, case: dict[str, Any], at: str, search: bool = False) -> WhyNot:
    return why_not(_scenario(data, case["file"]), case["action"], at=at, search=search)


def _named(found: WhyNot) -> list[tuple[str, str]]:
    return sorted((one.what, ", ".join(one.clauses)) for one in found.obstacles)


def _ids() -> list[str]:
    return [f"{case['file'].rpartition('/')[2]}, {case['action']}" for case in TABLE]


def test_the_table_is_of_fifty_actions_and_more() -> None:
    assert len({(case["file"], case["action"]) for case in TABLE}) >= 50


@pytest.mark.parametrize("case", TABLE, ids=_ids())
def test_every_obstacle_is_named_and_goes_when_it_is_mended(case: dict[str, Any]) -> None:
    data, at = _file(case["file"]), case.get("at", "")
    left = sorted((what, clauses) for what, clauses, _ in case["obstacles"])
    assert _named(_asked(data, case, at)) == left
    for what, clauses, mend in case["obstacles"]:
        data, at = _mended(data, mend), mend.get("at", at)
        left.remove((what, clauses))
        assert _named(_asked(data, case, at)) == left, f"{what} mended"
    assert _asked(data, case, at).legal


@pytest.mark.parametrize("case", [case for case in TABLE if len(case["obstacles"]) > 1 and "alone" not in case])
def test_each_obstacle_goes_by_itself(case: dict[str, Any]) -> None:
    every = sorted((what, clauses) for what, clauses, _ in case["obstacles"])
    for what, clauses, mend in case["obstacles"]:
        found = _asked(_mended(_file(case["file"]), mend), case, mend.get("at", case.get("at", "")))
        assert (what, clauses) not in _named(found)
        assert len(found.obstacles) == len(every) - 1, what


def _merged(data: Any, edit: Any, depth: int = 3) -> Any:
    """A file with an edit put over it: keys of the file, of the board and of the players take the place of those."""
    if not depth or not isinstance(data, dict) or not isinstance(edit, dict):
        return edit
    return {**data, **{key: _merged(data.get(key), value, depth - 1) for key, value in edit.items()}}


@pytest.mark.parametrize("case", TABLE, ids=_ids())
def test_the_change_that_is_told_makes_the_action_legal(case: dict[str, Any]) -> None:
    data = copy.deepcopy(_file(case["file"]))
    data.pop("expect", None)
    found = _asked(data, case, case.get("at", ""), search=True)
    assert not found.sought.limited
    for fix in found.sought.fixes:
        sizes = {(len(one.changes), sum(change.size for change in one.changes)) for one in found.sought.fixes}
        assert len(sizes) == 1
        if fix.edit:
            edit = plain(fix.edit)
            elsewhere = any(change.kind == "fact" for change in fix.changes)
            assert _asked(_merged(data, edit), case, "" if elsewhere else case.get("at", "")).legal, fix.edit


def test_an_answer_to_attacks_that_were_improper_is_told_that_they_are_gone() -> None:
    text = """
cards_adhoc:
  Volley: {type: action, abilities: [{at: on_use, do: [{attack: {range: 0-2, damage: [1, 1]}}]}]}
board:
  distance: 6
  action: standard
  a: {megami: [himika, saine], life: 6, aura: 3, flare: 2, hand: [Volley]}
  b: {megami: [yurina, honoka], life: 8, aura: 2, flare: 5, specials: [Uranami Storm]}
play: [a: use Volley]
"""
    scenario, problems = parse_scenario(text, "x.yaml", FLOORS)
    assert scenario is not None, problems
    found = why_not(scenario, "b: respond Uranami Storm", search=False).obstacles
    assert [(one.what, one.clauses) for one in found] == [("no_attack", ("9-4 i",)), ("improper", ("10-5 2", "9-4-1"))]
