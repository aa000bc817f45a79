"""The page of the scenario file and the schema say what the reader reads."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import yaml

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
from tests.scenario.valid import valid

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
    assert plain(made["properties"]) == list(scenario(FURUYONI).fields)
    board = made["properties"]["board"]["properties"]
    assert plain(board) == list(fields.board(words).fields)
    assert plain(made["$defs"]["a"]["properties"]) == list(fields.seat(words).fields)
    expected = made["$defs"]["expect"]["properties"]
    assert set(plain(expected)) == {*CLAIMS, "used", *paths(words)}


def plain(keys: Iterable[str]) -> list[str]:
    """Those keys that are no words of another language."""
    return [key for key in keys if key.isascii()]


JAPANESE = """
シナリオ: 一撃
盤面:
  間合: 3
  フェイズ: メイン
  a: {メガミ: [ユリナ, ヒミカ], ライフ: 8, 手札: [斬], 畏縮: はい}
  b: {メガミ: [サイネ, トコヨ], ライフ: 7, オーラ: 1, 切札: {使用済: [久遠ノ花]}}
手順: [{a: 斬を使用}, {期待: {間合: 3}}]
期待:
  - b.ライフ: 7
  - 攻撃1: 命中
  - 適用: [9-4 iii]
  - 不可: {a: 前進, 項目一覧: [9-6]}
  - b.切札.使用済: [久遠ノ花]
"""
KOREAN = """
시나리오: 일격
판:
  간격: 3
  페이즈: 메인
  a: {여신: [유리나, 히미카], 라이프: 8, 손패: [참], 위축: 예}
  b: {여신: [사이네, 토코요], 라이프: 7, 오라: 1}
진행: [{a: 참을 사용}, {예상: {간격: 3}}]
예상:
  - b.라이프: 7
  - 공격 1: 명중
  - 적용: [9-4 iii]
"""


MISSPELT = {
    "ライフ: 8": "ライツ: 8", "b.ライフ": "b.ライツ", "盤面": "盤", "命中": "命十", "を使用": "を便用",
    "라이프: 8": "라이푸: 8", "b.라이프": "b.라이푸", "판:": "판떼기:", "명중": "멍중", "을 사용": "을 시용",
}  # fmt: skip


@pytest.mark.parametrize("text", [JAPANESE, KOREAN], ids=["ja", "ko"])
def test_the_schema_takes_the_words_of_every_language(text: str) -> None:
    made = json.loads(json.dumps(schema(FURUYONI, names=False)))
    assert parse_scenario(text, "f.yaml", FLOORS)[1] == []
    assert valid(held(text), made, made)
    for right, wrong in MISSPELT.items():
        if right in text:
            assert not valid(held(text.replace(right, wrong)), made, made), wrong


def held(text: str) -> Any:
    """A file as an editor sees it."""
    return yaml.safe_load(text)


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
