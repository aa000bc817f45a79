"""`judge graph`, `judge lint`, `judge schema`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import networkx
import pytest

import judge as package
from judge.furuyoni import megami

SAMPLE = package.sample()


@pytest.mark.parametrize("suffix", [".dot", ".mmd", ".json", ".graphml", ".svg", ".html"])
def test_every_format_is_written(judge, tmp_path: Path, suffix: str) -> None:
    out = tmp_path / f"g{suffix}"
    assert judge("graph", SAMPLE, "-o", str(out)).status == 0
    text = out.read_text(encoding="utf-8")
    assert "Wavering Crystal" in text
    assert "9-8 bullet 2" in text
    if suffix == ".svg":
        assert ElementTree.fromstring(text).tag.endswith("svg")


def test_what_is_written_is_read_back_as_the_graph(judge, tmp_path: Path) -> None:
    for name in ("g.json", "g.graphml"):
        judge("graph", SAMPLE, "-o", str(tmp_path / name))
    scenario, _ = package.load(SAMPLE)
    ruling, _ = package.adjudicate(scenario)
    link = networkx.node_link_graph(json.loads((tmp_path / "g.json").read_text("utf-8")), edges="edges")
    ml = networkx.read_graphml(tmp_path / "g.graphml", force_multigraph=True)
    for found in (link, ml):
        assert set(found.nodes) == set(ruling.graph.nodes)
        assert found.number_of_edges() == ruling.graph.number_of_edges()


def test_the_graph_as_a_player_may_know_it(judge, tmp_path: Path) -> None:
    file, out = tmp_path / "hidden.yaml", tmp_path / "g.json"
    board = "board:\n  distance: 4\n  a: {megami: [yurina, himika], hand: [Slash]}\n"
    b = "  b: {megami: [saine, tokoyo], hand: [Wavering Crystal, Cut Down]}\n"
    file.write_text(f"{board}{b}play:\n  - a: use Slash\n  - b: respond Wavering Crystal\n", encoding="utf-8")
    assert judge("graph", str(file), "-o", str(out), "--as", "a").status == 0
    told = out.read_text("utf-8")
    assert "Wavering Crystal" in told
    assert "Cut Down" not in told


def test_a_suffix_that_says_no_format_and_a_file_that_cannot_be_written(judge, tmp_path: Path) -> None:
    ended = judge("graph", SAMPLE, "-o", "g.png")
    assert ended.status == 2
    assert ended.err.startswith("g.png:1:1: J702 ")
    ended = judge("graph", SAMPLE, "-o", str(tmp_path / "none" / "g.dot"))
    assert ended.status == 2
    assert " J703 " in ended.err


def test_lint_tells_every_problem_of_every_file(judge, write: Callable[..., str], tmp_path: Path) -> None:
    good = write(name="good.yaml")
    gap = write("readings: {G99: b}\nexpect:\n  - applied: [9-4 xii]\n", "gap.yaml")
    wrong = write("colour: red\n", "wrong.yaml")
    ended = judge("lint", str(tmp_path))
    assert ended.status == 2
    lines = ended.err.splitlines()
    assert [line.split(" ")[1] for line in lines if line.startswith(gap)] == ["J102", "J602"]
    assert any(line.startswith(wrong) for line in lines)
    assert not any(line.startswith(good) for line in lines)
    assert lines[-1] == "3 files: 1 sound, 2 not"
    assert judge("lint", good).status == 0


def test_the_schema_in_the_docs_is_the_one_that_is_printed_but_for_rooms(judge, monkeypatch) -> None:
    printed = json.loads(judge("schema").out)["$defs"]["a"]["properties"]
    assert "poison_bag" in printed
    monkeypatch.setattr(megami, "NAMES", ())
    kept = Path(__file__).parents[2] / "docs" / "schema" / "scenario.json"
    assert json.loads(judge("schema", "--no-names").out) == json.loads(kept.read_text(encoding="utf-8"))


def test_the_schema_knows_the_names_of_cards_that_an_editor_completes(judge) -> None:
    for game, card in (("furuyoni", "斬"), ("vision", "チルノ")):
        made = judge("schema", "--game", game).out
        assert card in json.loads(made)["$defs"]["card"]["anyOf"][0]["enum"]
        assert '"$ref": "#/$defs/card"' in made
