"""The page of the scenario file and the schema say what the reader reads."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from judge.floors import FLOORS
from judge.furuyoni.file import fields
from judge.furuyoni.file.claims import ATTACK_ENDS
from judge.furuyoni.file.facts import paths
from judge.furuyoni.file.play import CHANCE_VERBS
from judge.furuyoni.vocab import CORE, seated
from judge.scenario import parse_scenario
from judge.scenario.expect import CLAIMS, results
from judge.scenario.fields import scenario
from judge.scenario.schema import schema
from judge.text.nodes import Map
from judge.text.source import parse

PAGE = (Path(__file__).parents[2] / "docs" / "scenario.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
FURUYONI = FLOORS["furuyoni"]
BOARD = "board: {a: {megami: [yurina, himika]}, b: {megami: [saine, tokoyo]}}\n"


@pytest.mark.parametrize("block", BLOCKS)
def test_every_example_of_the_page_is_read(block: str) -> None:
    text = block if "board:" in block else BOARD + block
    scenario, problems = parse_scenario(text, "docs/scenario.md", FLOORS)
    assert [str(problem) for problem in problems] == []
    assert scenario is not None


def test_the_page_shows_every_form() -> None:
    keys = [*scenario(FURUYONI).fields, *fields.board().fields, *fields.seat().fields]
    words = [*keys, *CORE.verbs, *CHANCE_VERBS, *CLAIMS, *ATTACK_ENDS, *results(FURUYONI)]
    missing = [word for word in words if not re.search(rf"\b{word.replace('_', '[_ ]')}\b", PAGE)]
    assert missing == []


def test_the_schema_knows_the_keys_of_the_reader() -> None:
    made = json.loads(json.dumps(schema(FURUYONI)))
    words = seated.everything()
    assert list(made["properties"]) == list(scenario(FURUYONI).fields)
    board = made["properties"]["board"]["properties"]
    assert list(board) == list(fields.board(words).fields)
    assert list(board["a"]["properties"]) == list(fields.seat(words).fields)
    assert set(made["properties"]["expect"]["items"]["properties"]) == {*CLAIMS, "used", *paths(words)}


def test_the_schema_s_patterns_fit_the_examples() -> None:
    line = schema_line()
    root, _ = parse(next(block for block in BLOCKS if block.startswith("play:")), "docs")
    assert isinstance(root, Map)
    plain = root.plain()
    assert isinstance(plain, dict)
    answers = plain["play"]
    assert isinstance(answers, list)
    for answer in answers:
        assert isinstance(answer, dict)
        ((by, said),) = answer.items()
        assert re.search(line[by]["pattern"], str(said)), said


def schema_line() -> dict[str, dict[str, str]]:
    made = json.loads(json.dumps(schema(FURUYONI)))
    found: dict[str, dict[str, str]] = made["properties"]["play"]["items"]["properties"]
    return found
