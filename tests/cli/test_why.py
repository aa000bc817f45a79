"""`judge why` as it is called."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from judge.data import scenarios

RULING = str(scenarios() / "furuyoni" / "rulings" / "hagane-01.yaml")
PAGE = Path(__file__).parents[2] / "docs" / "why.md"


def test_the_page_shows_what_is_printed(judge) -> None:
    shown = re.search(r"```text\n\$ judge why FILE (.*?)\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert shown is not None
    printed = judge("why", RULING, *shown[1].split()).out
    numbers = re.compile(r"^ *\d+", re.M)
    assert numbers.sub("#", printed) == numbers.sub("#", shown[2])


def test_status_says_whether_the_fact_is_so(judge) -> None:
    assert judge("why", RULING, "attack", "1", "failed").status == 0
    ended = judge("why", RULING, "attack 1 hit")
    assert ended.status == 1
    assert "attack 1 hit: no" in ended.out
    ended = judge("why", RULING, "attack 7 hit")
    assert ended.status == 2
    assert ended.err.startswith("J705 ")


def test_detail_2_says_what_would_be_without_each_line(judge) -> None:
    said = " ".join(judge("why", RULING, "attack 1 failed", "--detail", "2").out.split())
    assert "its range 3 [9-4 iii, 9-4-1] – without it: attack 1 (Brandish) is carried through" in said
    assert "A uses Brandish [8-2-2 A, 9-2 paragraph 2] – without it: attack 1 (Brandish) is under way" in said
    assert "without it" not in judge("why", RULING, "attack 1 failed", "--detail", "1").out


def test_a_run_that_stopped_at_a_refused_line_says_so(judge, tmp_path: Path) -> None:
    file = tmp_path / "refused.yaml"
    text = Path(RULING).read_text("utf-8").replace("respond Hilt Slam", "respond Slash")
    file.write_text(text, encoding="utf-8")
    ended = judge("why", str(file), "attack 1 was made")
    assert ended.status == 1
    assert "refused: b: respond Slash" in ended.err


def test_a_run_that_goes_on_from_a_saved_machine(judge, tmp_path: Path) -> None:
    out = str(tmp_path / "saved.yaml")
    judge("run", RULING, "--until", "9-4 iii", "--export", out, "-q")
    ended = judge("why", out, "attack 1 failed")
    assert ended.status == 0
    assert "distance 4 is not in its range 3" in ended.out


def test_without_a_fact_those_that_the_file_expects_are_explained(judge) -> None:
    ended = judge("why", RULING)
    assert ended.status == 0
    assert ended.out.startswith("Waltz of Steel was not used: yes")
    assert "a.hand = [Waltz of Steel]: yes" in ended.out


def test_a_file_that_expects_nothing_and_no_fact(judge, write: Callable[..., str]) -> None:
    file = write()
    ended = judge("why", file)
    assert ended.status == 2 or "expect" in Path(file).read_text("utf-8")


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_json_under_its_contract(judge, lang: str) -> None:
    found = json.loads(judge("why", RULING, "attack 1 failed", "--format", "json", "--lang", lang).out)
    assert found["format"] == "judge.why/1"
    assert (found["fact"], found["holds"], found["found"]) == ("attack 1 failed", True, "failed")
    (top,) = found["reasons"]
    assert (top["role"], top["clauses"]) == ("fails", ["9-4 iii", "9-4-1"])
    assert top["without"] == [{"how": "skipped", "site": top["without"][0]["site"],
                               "frame": top["without"][0]["frame"], "about": "9-4 iii"}]  # fmt: skip
    keys = set(re.findall(r"`(\w+)`", PAGE.read_text("utf-8")))
    assert {*found, *top} <= keys


@pytest.mark.parametrize("suffix", [".dot", ".mmd", ".json", ".graphml", ".svg", ".html"])
def test_as_a_graph(judge, tmp_path: Path, suffix: str) -> None:
    out = tmp_path / f"why{suffix}"
    assert judge("why", RULING, "attack 1 failed", "-o", str(out)).status == 0
    text = out.read_text("utf-8")
    assert "B responds with Hilt Slam" in text
    assert "10-1 paragraph 2" in text
    if suffix == ".svg":
        assert ElementTree.fromstring(text).tag.endswith("svg")
    assert judge("why", RULING, "attack 1 failed", "-o", "why.png").status == 2


def test_a_file_that_says_what_decides_it_is_checked(judge, write: Callable[..., str]) -> None:
    short = write("decides: {fact: b.life}\n", "short.yaml")
    wrong = write("decides: {fact: b.lief, clause: 9-4 iii}\n", "wrong.yaml")
    none = write("decides: {fact: b.life, clause: 9-99}\n", "none.yaml")
    for file, code in ((short, "J307"), (wrong, "J705"), (none, "J602")):
        ended = judge("lint", file)
        assert ended.status == 2
        assert f" {code} " in ended.err
