"""Pages of `judge solve` and `judge why-not`: written whole, in every language, over nothing that is there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from judge.cli.commands import main
from judge.data import scenarios

PUZZLES = Path(scenarios()) / "furuyoni" / "puzzles"
FAR = str(Path(scenarios()) / "furuyoni" / "core" / "9-2" / "attack-out-of-range-is-put-back.yaml")


def known(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    made: dict[str, Any] = json.loads(found[1])
    return made


def written(path: Path, *args: str) -> dict[str, Any]:
    ended = CliRunner().invoke(main, [*args, "--format", "html", "-o", str(path)])
    assert ended.exit_code in (0, 1), ended.output
    return known(path.read_text("utf-8"))


def folds(page: dict[str, Any]) -> list[dict[str, Any]]:
    return next(one["items"] for one in page["sections"] if one["shape"] == "folds")


def test_a_line_is_a_tree_whose_ends_are_boards(tmp_path: Path) -> None:
    page = written(tmp_path / "x.html", "solve", str(PUZZLES / "one-answer.yaml"))
    assert [one[:4] for one in page["headline"]] == ["Yes:", "はい：A", "예: A"]
    assert page["tone"] == "sound"
    tree = folds(page)
    assert [(one["depth"], one.get("board")) for one in tree] == [(0, None), (1, 0), (1, 1)]
    assert tree[0]["text"] == ["1. `a: standard`, `a: use Slash`", "1. `a: 標準行動`、`a: 斬を使用`",
                               "1. `a: 표준행동`, `a: 참을 사용`"]  # fmt: skip
    assert [one["ruling"]["tone"] for one in page["rulings"]] == ["sound"] * 2
    assert page["rulings"][0]["label"] == ["line 2", "手順2", "수순 2"]


def test_a_refutation_says_no_and_names_the_hands_in_the_readers_language(tmp_path: Path) -> None:
    page = written(tmp_path / "x.html", "solve", str(PUZZLES / "hidden-two-of-three.yaml"))
    assert [one[:3] for one in page["headline"]] == ["No:", "いいえ", "아니요"]
    assert page["headline"][0].startswith("No: A cannot force it by the end of turn 5: A wins (refuted; ")
    assert page["tone"] == "wrong"
    hands = page["sections"][0]["items"][-1]["text"]
    assert "Hilt Slam" in hands[0]
    assert "石突" in hands[1]
    assert not re.search("[ぁ-んァ-ヶ一-龠]", hands[2])
    assert all("board" in one for one in folds(page) if "→" in one["text"][0])


def test_what_is_not_settled_says_neither(tmp_path: Path) -> None:
    page = written(tmp_path / "x.html", "solve", str(PUZZLES / "sketch-answer.yaml"), "--nodes", "2")
    assert not page["headline"][0].startswith(("Yes", "No:"))
    assert page["tone"] == "undecided"
    assert len(page["rulings"]) == 1


def test_an_action_that_is_not_legal_says_no_and_why(tmp_path: Path) -> None:
    page = written(tmp_path / "x.html", "why-not", FAR, "a: use Tsukikage Crush")
    assert page["headline"][:2] == [
        "No: `a: use Tsukikage Crush` is not legal here: the distance is not in the range of its attack"
        " (distance 5, range 3-4).",
        "いいえ：`a: 月影落を使用`はここでは行えない。間合が適正距離の外（間合5、適正距離3-4）。",
    ]
    obstacles, changes = page["sections"][1:]
    assert obstacles["items"][0]["clauses"] == ["9-2-1 i", "9-4-1"]
    assert changes["items"][0]["code"] == "board:\n  distance: 4\n  shadow: 5"
    assert page["rulings"][0]["ruling"]["checks"] == [0, 0]


def test_a_legal_action_says_yes(tmp_path: Path) -> None:
    page = written(tmp_path / "x.html", "why-not", FAR, "a: end")
    assert page["headline"][0] == "Yes: `a: end` is legal here."
    assert page["tone"] == "sound"


@pytest.mark.parametrize("args", [["solve", str(PUZZLES / "one-answer.yaml")], ["why-not", FAR, "a: end"]])
def test_nothing_is_written_over(args: list[str], tmp_path: Path) -> None:
    out = tmp_path / "x.html"
    out.write_text("mine", "utf-8")
    for path, code in ((str(out), "J707"), (args[1], "J707")):
        ended = CliRunner().invoke(main, [*args, "--format", "html", "-o", path])
        assert ended.exit_code == 2
        assert code in ended.output
    assert out.read_text("utf-8") == "mine"
