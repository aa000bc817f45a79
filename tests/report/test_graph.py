"""The interrupt graph: who interrupted, raised, changed and chose what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import judge
from judge.answer import Ruling
from judge.answer.why import ask
from judge.data import scenarios
from judge.report import graph, why_graph
from judge.report.graph import TYPES
from judge.text.errors import Place
from tests.answer.test_other_readings import game
from tests.ruled import ruled

CORE = scenarios() / "furuyoni" / "core"


def adjudicated(path: str | Path) -> Ruling:
    scenario, problems = judge.load(str(path))
    assert scenario is not None, problems
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems
    return ruling


def edges(ruling: Ruling, type: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    graph = ruling.graph
    for source, target, edge in graph.edges(data=True):
        if edge["type"] == type:
            yield graph.nodes[source]["label"], graph.nodes[target]["label"], edge


@pytest.fixture(scope="module")
def sample() -> Ruling:
    return adjudicated(judge.sample())


def test_the_three_interruptions_of_the_sample(sample: Ruling) -> None:
    found = {(source, edge["cause"]): target for source, target, edge in edges(sample, "nested")}
    assert found["B responds with Wavering Crystal", "response"].startswith("9-4 ")
    assert found["Wavering Crystal has no crystals: it is disenchanted", "state"].startswith("9-2-3 ")
    assert {cause for _, cause in found} == {"response", "state", "attack by an effect"}
    assert all(edge["clauses"][0].startswith("9-8 bullet") for _, _, edge in edges(sample, "nested"))


def test_what_raised_the_disenchanting_and_what_changed_the_attack(sample: Ruling) -> None:
    ((source, target, edge),) = edges(sample, "triggers")
    assert source.startswith("Wavering Crystal goes from B's in use to B's enhancements")
    assert target.startswith("Wavering Crystal has no crystals")
    assert edge["clauses"] == ("5-5-2",)
    source, target, edge = next(edges(sample, "modifies"))
    assert source.startswith("attack 1 (Slash) gets -1/+0")
    assert edge["clauses"] == ("10-3",)


def test_what_lasts_modifies_from_the_change_that_made_it() -> None:
    found = list(edges(adjudicated(CORE / "10-35" / "a-shifted-range.yaml"), "modifies"))
    assert found
    assert all("Rise" in source and source != "an effect of Rise" for source, _, _ in found), found


def test_choices_lead_to_who_made_them(sample: Ruling) -> None:
    assert ("B responds with Wavering Crystal", "B") in {(s, t) for s, t, _ in edges(sample, "chosen_by")}


def test_every_edge_has_a_known_type_and_cites_a_clause(sample: Ruling) -> None:
    for _, _, edge in sample.graph.edges(data=True):
        assert edge["type"] in TYPES
        assert edge["clauses"]


def test_two_builds_are_equal(sample: Ruling) -> None:
    one, two = sample.graph, sample.graph
    assert list(one.nodes(data=True)) == list(two.nodes(data=True))
    assert list(one.edges(data=True)) == list(two.edges(data=True))




def found(name: str) -> Path:
    paths = sorted(CORE.rglob(name))
    if not paths:
        pytest.fail(f"no scenario is called {name}")
    return paths[0]


def test_of_two_effects_raised_together_one_waits() -> None:
    ruling = adjudicated(found("two-empty-enhancements-the-active-player-orders.yaml"))
    ((held, first, edge),) = edges(ruling, "waits")
    assert held.startswith("Dew")
    assert first.startswith("Ember")
    assert edge["clauses"] == ("9-1",)


def test_a_booked_effect_leads_back_to_its_booking() -> None:
    ruling = adjudicated(found("after-the-attack-comes-before-after-the-card.ko.yaml"))
    assert [edge["clauses"] for _, _, edge in edges(ruling, "booked")] == [("9-1-3-4",)] * 2


def test_the_end_of_the_game_breaks_off_what_was_under_way() -> None:
    ruling = adjudicated(found("an-effect-that-wins.ko.yaml"))
    gone = [target for source, target, _ in edges(ruling, "unwinds")]
    assert "A uses Last Petal" in gone


def test_a_chain_too_deep_for_a_screen_is_folded_in_its_middle() -> None:
    from judge.report.deciding import decided
    from judge.report.drawing import svg
    from judge.report.graph_fold import SCREEN, folded

    gaps = scenarios() / "furuyoni" / "gaps"
    ruling = adjudicated(gaps / "G34-effects-that-call-each-other-up-reading-b.yaml")
    whole = graph.build(ruling)
    small = folded(whole, SCREEN, decided(ruling))
    shown = [node for node, data in small.nodes(data=True) if data["kind"] not in ("player", "reading")]
    assert len(whole) > 90
    assert len(shown) <= SCREEN
    assert any(data["label"].startswith("… (+") for _, data in small.nodes(data=True))
    parent = {s: t for s, t, e in small.edges(data=True) if e["type"] in ("nested", "part_of")}
    assert [node for node in shown if node not in parent] == [shown[0]], "all hangs together"
    height = re.search(r'height="(\d+)"', svg(ruling, whole))
    assert height is not None
    assert int(height[1]) < 1100


@pytest.mark.parametrize(
    ("lang", "nested"),
    [("en", "nested (a response) 9-8 bullet 2"), ("ja", "割り込み（対応） 9-8 第2項目"),
     ("ko", "끼어듦 (대응) 9-8 제2항목")],
)
def test_a_graph_speaks_one_language(sample: Ruling, lang: str, nested: str, tmp_path: Path) -> None:
    for suffix in ("mmd", "dot", "svg"):
        graph.write(sample, tmp_path / f"x.{suffix}", lang)
    assert f'"{nested}"' in (tmp_path / "x.mmd").read_text("utf-8")
    assert f'"{nested}"' in (tmp_path / "x.dot").read_text("utf-8")
    assert ("9-4 paragraph 1" in (tmp_path / "x.svg").read_text("utf-8")) == (lang == "en")
    assert ("B chose" in (tmp_path / "x.svg").read_text("utf-8")) == (lang == "en")


def test_the_page_of_an_argument_is_in_the_readers_language(sample: Ruling, tmp_path: Path) -> None:
    asking, problems = ask(sample.scenario)
    assert asking is not None, problems
    argument = asking.why(asking.read("a.life", Place("asked", 1, 1)))
    why_graph.write(asking.ruling, [argument], tmp_path / "x.html", "ko")
    page = (tmp_path / "x.html").read_text("utf-8")
    assert '<html lang="ko">' in page
    assert "<b>답:</b> " in page
    assert "Answer" not in page


def test_a_whole_game_is_folded_to_a_screen_around_what_decides() -> None:
    from judge.report.drawing import svg
    from judge.report.graph_text import dot, mermaid
    from tests.furuyoni.shipped import FILES, ruling

    game = ruling(next(file for file in FILES if file.startswith("furuyoni/games/")))
    whole = graph.build(game)
    assert len(whole) > 400
    drawn = svg(game, whole)
    across, down = map(int, re.findall(r'width="(\d+)" height="(\d+)"', drawn)[0])
    assert down <= 1000
    assert across <= 1600
    for told in (drawn, mermaid(game, whole), dot(game, whole)):
        assert "the game is over: A wins" in told
        assert re.search(r"\(\+\d\d", told), "what is folded is counted"
    assert mermaid(game, whole).count("|") < 2 * 500
    assert len(mermaid(game, whole)) < 50_000
    assert drawn == svg(game, graph.build(game))


@pytest.mark.parametrize("seed", [3, 13])
def test_any_long_game_fits_what_draws_it(seed: int) -> None:
    """Mermaid refuses 500 edges; a picture by Graphviz is as wide as the resolutions lie deep."""
    from judge.report.graph_text import ACROSS, FOLDED, dot, mermaid

    ruling = ruled(game(seed))
    whole = graph.build(ruling)
    assert len(whole) > 400
    assert len(re.findall(r"-->|-\.->", mermaid(ruling, whole))) < 150
    drawn = dot(ruling, whole)
    assert drawn.count("shape=") <= FOLDED + 4
    labels = [line for label in re.findall(r'label="(.*)"\];', drawn) for line in label.split("\\n")]
    assert max(map(len, labels)) <= ACROSS + 10
    inside: dict[str, str] = {}
    for outer, inner, about in re.findall(r'^  "(\S+)" -> "(\S+)" \[(.*)\];$', drawn, re.M):
        assert "dir=back" in about or "constraint=false" in about, "what lies in nothing moves nothing"
        if "dir=back" in about:
            inside[inner] = outer
    assert max(depth(inside, node) for node in inside) <= 12


def depth(inside: dict[str, str], node: str) -> int:
    return 0 if node not in inside else 1 + depth(inside, inside[node])


def test_a_label_of_mermaid_never_begins_with_a_backtick(tmp_path: Path) -> None:
    """Mermaid takes what stands between backticks for Markdown, and does not parse a backtick alone."""
    graph.write(ruled(BACKTICK), tmp_path / "x.mmd")
    text = (tmp_path / "x.mmd").read_text("utf-8")
    assert "#96;md **b**#96;" in text
    assert "`" not in text


BACKTICK = """\
cards_adhoc:
  "`md **b**`": {type: attack, range: 1-5, damage: 1/1}
board:
  distance: 4
  action: standard
  a: {megami: [yurina, himika], life: 8, hand: ["`md **b**`"]}
  b: {megami: [saine, tokoyo], life: 7, aura: 0}
play:
  - a: "use `md **b**`"
"""
