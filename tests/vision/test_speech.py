"""Lines of play of 東方VISION in Japanese and Korean: told as they are written, and read back as they were."""

from __future__ import annotations

import re

import pytest

import judge
from judge.data import scenarios
from judge.floors import FLOORS
from judge.vision.file.speech import plainly, translated
from tests.furuyoni.shipped import one_in

LINES = (
    "play 狙撃 on チルノ", "play 狙撃 on チルノ and 大妖精 x 3 paying 2+1", "play 奇襲 mode 2 declaring 妖怪 to block",
    "pass",
    "use 橙 effect 2 on チルノ", "apply 藍", "attack ルーミア#2", "block チルノ", "node 狙撃", "concede", "choose none",
    "first",
    "choose 橙 and 藍", "yes", "no", "graze", "pay 2+1", "number 3", "declare 人間", "order 橙", "mode 2", "side 2",
    "second",
    "play 狙撃 free", "play 橙 unblocking", "begin a", "shuffle", "shuffle 橙 and 藍",
)  # fmt: skip
FILES = [path for path in sorted((scenarios() / "vision").rglob("*.yaml")) if one_in(20, path.stem)]


@pytest.mark.parametrize("lang", ["ja", "ko"])
@pytest.mark.parametrize("line", LINES)
def test_a_line_is_told_and_read_back(line: str, lang: str) -> None:
    said = translated(line, lang)
    assert not re.search(r"[a-z]{2,}", said)
    assert plainly(said) == line
    assert translated(line, "en") == line == plainly(line)


def test_a_scenario_may_be_written_in_japanese_and_in_korean() -> None:
    boards = (
        "ゲーム: vision\n盤面: {a: {ライフ: 20, 手札: [狙撃]}, b: {ライフ: 20}}\n"
        "手順: [a: 優先権を放棄, b: 優先権を放棄]\n",
        "게임: vision\n판: {a: {라이프: 20, 손패: [狙撃]}, b: {라이프: 20}}\n"
        "진행: [a: 우선권 포기, b: 우선권 포기]\n",
        "game: vision\nboard: {a: {life: 20, hand: [狙撃]}, b: {life: 20}}\nplay: [a: pass, b: pass]\n",
    )
    ended = []
    for text in boards:
        scenario, problems = judge.parse(text)
        assert scenario is not None, problems
        assert [line.verb for line in scenario.play] == ["pass", "pass"]
        ruling, problems = judge.adjudicate(scenario)
        assert ruling is not None, problems
        ended.append(len(ruling.events))
    assert len(set(ended)) == 1


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem[:60])
def test_lines_of_scenarios_are_told_and_read_back(path: object) -> None:
    scenario, problems = judge.load(str(path))
    assert scenario is not None, problems
    for line in scenario.play:
        english = f"{line.verb} {line.rest}".strip()
        for lang in ("ja", "ko"):
            said = FLOORS["vision"].lines.translated(english, lang)
            if line.by in ("a", "b") and "、" not in english:
                assert plainly(said) == english
