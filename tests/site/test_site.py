"""The site: a page for everything, every link good, what has not changed left alone, a search that finds."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from os.path import normpath
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from click.testing import CliRunner

from judge.cli.commands import main
from judge.floors import FLOORS
from judge.report.explain.data import LANGUAGES
from judge.rulebook.catalogue import load
from judge.search.index import entries, names
from judge.site import places
from tests import chromium
from tests.pages import known

PARTS = ("furuyoni/core/9-5", "furuyoni/faq/official/saine.yaml")
CRYSTAL = places.card("furuyoni", "NA-02-saine-O-N-6")


def built(out: Path, part: str, *more: str) -> tuple[int, ...]:
    found = CliRunner().invoke(main, ["site", "-o", str(out), "--only", part, *more])
    assert found.exit_code == 0, found.output
    return tuple(map(int, re.findall(r"\d+", found.output)))


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "runs"
    built(out, PARTS[0])
    return out


@pytest.fixture(scope="module")
def claims(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "claims"
    built(out, PARTS[1])
    return out


def links(held: Any) -> Iterator[str]:
    """Every link anywhere in what a page knows."""
    if isinstance(held, list):
        for one in held:
            yield from links(one)
    elif isinstance(held, dict):
        for key, value in held.items():
            if key in ("href", "home", "found") and isinstance(value, str):
                yield from (value,) if value else ()
            else:
                yield from links(value)


def found(out: Path) -> list[list[Any]]:
    text = (out / "assets" / "search.js").read_text("utf-8")
    listed: list[list[Any]] = json.loads(text.removeprefix("const FOUND = ").rstrip().removesuffix(";"))
    return listed


@pytest.mark.parametrize("which", ["runs", "claims"])
def test_every_link_of_every_page_leads_to_one(which: str, request: pytest.FixtureRequest) -> None:
    out: Path = request.getfixturevalue(which)
    there = {str(path.relative_to(out)) for path in out.rglob("*") if path.is_file()}
    lost, counted = [], 0
    for path in out.rglob("*.html"):
        for link in links(known(path)):
            counted += 1
            if not link.startswith("http") and normpath(f"{path.parent.relative_to(out)}/{unquote(link)}") not in there:
                lost.append((path, link))
        text = path.read_text("utf-8")
        outside = text.split('id="data">')[0] + text.rpartition("</script>\n<")[2]
        for link in re.findall(r'(?:href|src)="([^"]*)"', outside):
            if not link.startswith("http") and normpath(f"{path.parent.relative_to(out)}/{unquote(link)}") not in there:
                lost.append((path, link))
    assert lost == []
    assert counted > 10_000
    assert [one[1] for one in found(out) if one[1] not in there] == []


def test_there_is_a_page_for_every_clause_card_scenario_and_claim(runs: Path, claims: Path) -> None:
    every = entries(FLOORS)
    for game in ("furuyoni", "vision"):
        assert [entry.name for entry in load(game) if not (runs / places.clause(entry.name)).is_file()] == []
    for game, floor in FLOORS.items():
        cards = [id for id, topic in names(floor).topics.items() if topic.kind == "card"]
        assert cards
        assert [id for id in cards if not (runs / places.card(game, id)).is_file()] == []
    here = [one for one in every if one.file.startswith(PARTS[0] + "/")]
    assert here
    assert all((runs / places.run(one.file)).is_file() for one in here)
    assert len([*(runs / "runs").rglob("*.html")]) == len(here)
    asked = [one for one in every if one.file == PARTS[1]]
    assert asked
    assert all((claims / places.claim(one.file, one.id)).is_file() for one in asked)


def test_no_two_things_have_one_page() -> None:
    every = entries(FLOORS)
    pages = [places.claim(one.file, one.id) if one.id else places.run(one.file) for one in every]
    pages += [places.clause(entry.name) for game in ("furuyoni", "vision") for entry in load(game)]
    pages += [places.card(g, id) for g, floor in FLOORS.items() for id in names(floor).topics]
    folded = [page.casefold() for page in pages]
    assert len({*folded}) == len(pages)


def test_a_clause_says_what_it_is_and_what_holds_it(runs: Path) -> None:
    page = known(runs / places.clause("9-5 ii"))
    said = [item["text"][0] for section in page["sections"] for item in section.get("items", ())]
    assert load().entries["9-5 ii"].gist in said
    assert "yes" in said
    assert "judge.furuyoni" not in " ".join(said), "a place in the code is nothing to a reader of rules"
    assert any("runs/furuyoni/core/9-5/" in link for link in links(page))
    assert any(section["head"][0] == "Refers to" for section in known(runs / places.clause("9-4 iii"))["sections"])
    assert any(section["head"][0] == "Amended by" for section in known(runs / places.clause("9-4"))["sections"])


def test_a_card_is_read_back_in_every_language_with_what_is_asked_about_it(claims: Path) -> None:
    page = known(claims / CRYSTAL)
    assert page["headline"] == ["Wavering Crystal", "衝音晶", "충음정"]
    (does,) = (section for section in page["sections"] if section["head"][0] == "What it does")
    assert all(len(item["text"]) == len(LANGUAGES) for item in does["items"])
    assert any("of-saine-04" in link for link in links(page))


def test_a_scenario_is_shown_as_judge_run_shows_it_with_ways_to_its_cards(runs: Path) -> None:
    path = runs / places.run("furuyoni/core/9-5/uncharged-reaction-moves-the-attack-out-of-range.yaml")
    page = known(path)
    assert page["headline"][0].startswith("Attack 1 (Slash) fails")
    assert page["boards"]
    assert page["clauses"]["9-4 iii"]["href"] == "../../../../clauses/9-4_iii.html"
    assert any(link.endswith(CRYSTAL) for link in links(page))


def test_the_search_knows_names_in_every_language(claims: Path) -> None:
    listed = found(claims)
    assert {one[0] for one in listed} == {"clause", "card", "claim"}
    assert [one[1] for one in listed if one[0] == "clause" and one[3][0] and len({*one[3]}) < 3][:3] == []
    for asked in ("衝音晶", "충음정", "Wavering Crystal"):
        assert {one[0] for one in listed if asked in json.dumps(one, ensure_ascii=False)} >= {"card", "claim"}


def test_coverage_counts_what_runs_cite(runs: Path) -> None:
    tables = known(runs / places.COVERAGE)["sections"]
    (own,) = (table["rows"] for table in tables if table["head"][0] == "Furuyoni · ja-2024-06-24")
    (nine,) = (row for row in own if row[0][0] == "9")
    stated = {clause for one in entries(FLOORS) if one.file.startswith(PARTS[0] + "/") for clause in one.clauses}
    assert int(nine[5][0]) > len([clause for clause in stated if clause.startswith("9-")])
    assert {table["head"][0] for table in tables} >= {"Furuyoni · ja-2024-06-24", "Furuyoni · ko-2025-08-15"}
    assert all(len(row) == 6 for table in tables for row in table["rows"])


def test_games_are_called_by_their_names(runs: Path) -> None:
    assert known(runs / places.clause("9-5 ii"))["trail"][1] == "新幕 桜降る代に決闘を · 9 効果の発生と解決"
    assert known(runs / places.clause("V6.2.4"))["trail"][2].startswith("東方VISION · ")
    heads = {one for page in ("coverage.html", "clauses.html", "cards.html", "scenarios.html")
             for section in known(runs / page)["sections"] for one in section["head"]}  # fmt: skip
    assert [head for head in heads if head.startswith(("furuyoni", "vision"))] == []


def test_what_is_ruled_alike_under_two_editions_is_told_once(tmp_path: Path) -> None:
    built(tmp_path / "site", "furuyoni/rulings")
    links = [item for section in known(tmp_path / "site" / "rulings.html")["sections"] for item in section["items"]]
    alike = [link for link in links if "saine-02" in link["words"].split("/")[-1]]
    assert [[tag["text"] for tag in link["tags"]] for link in alike] == [["ko-2025-08-15", "ja-2024-06-24"]]
    told = [(link["text"][0], *link["note"]) for link in links]
    assert len({*told}) == len(told)
    assert "?" not in {note.split()[0] for link in links for note in link["note"]}, "a card that nobody knows is a card"


def test_what_is_the_same_stays_and_what_is_no_more_goes(runs: Path, tmp_path: Path) -> None:
    copy = tmp_path / "site"
    shutil.copytree(runs, copy)
    before = {path: path.stat().st_mtime_ns for path in copy.rglob("*") if path.is_file() and path.suffix != ".json"}
    own = copy / "mine.html"
    own.write_text("mine", encoding="utf-8")
    lost = copy / places.clause("9-4 iii")
    lost.unlink()
    assert built(copy, PARTS[0]) == (len(before), 1, 0)
    assert lost.is_file()
    assert all(path.stat().st_mtime_ns == time for path, time in before.items() if path != lost)
    old = {path for path in before if path.relative_to(copy).parts[0] == "runs"}
    assert built(copy, "furuyoni/added/F1")[2] == len(old) > 0
    assert not any(path.exists() for path in old)
    assert [*copy.glob("runs/**/*.html")]
    assert own.read_text("utf-8") == "mine"


def test_a_folder_that_holds_something_else_is_left(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    found = CliRunner().invoke(main, ["site", "-o", str(tmp_path), "--only", PARTS[0]])
    assert found.exit_code == 2
    assert "J707" in found.output
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_part_that_is_none_is_wrong(tmp_path: Path) -> None:
    found = CliRunner().invoke(main, ["site", "-o", str(tmp_path / "site"), "--only", "furuyoni/no-such"])
    assert found.exit_code == 2
    assert "J701" in found.output
    assert not (tmp_path / "site").exists()


@chromium.needed
def test_the_search_finds_without_a_server_and_pages_fit_a_phone(claims: Path) -> None:
    probe = claims / "probe.html"
    probe.write_text(
        '<iframe id="f" style="width:390px;height:800px;border:0" src="index.html#lang=ja"></iframe><script>'
        'onload=()=>{const d=f.contentDocument,b=d.querySelector(".search");b.value="衝音晶";'
        'b.dispatchEvent(new Event("input"));setTimeout(()=>{document.title=[d.documentElement.scrollWidth,'
        '...[...d.querySelectorAll(".found a")].map((a)=>a.getAttribute("href"))].join(" ")},1500)}</script>',
        encoding="utf-8",
    )
    drawn = chromium.drawn(probe, time=6000)
    probe.unlink()
    assert not drawn.complains
    title = re.search(r"<title>([^<]*)</title>", drawn.page)
    assert title is not None, drawn.page[:300]
    width, *hrefs = title[1].split()
    assert int(width) <= 390
    assert hrefs[0] == CRYSTAL
    assert any(href.endswith("of-saine-04.html") for href in hrefs)


def test_how_a_clause_amends_another_is_said_in_every_language(runs: Path) -> None:
    page = known(runs / places.clause("A18-5 bullet 1"))
    (amends,) = (section for section in page["sections"] if section["head"][0] == "Amends")
    notes = [item["note"] for item in amends["items"]]
    assert notes
    assert all(not re.search("[a-z]{3}", note) for told in notes for note in told[1:])
    heads = [section["head"][0] for section in known(runs / "clauses.html")["sections"]]
    assert any(head.startswith("Furuyoni · A18 ") for head in heads)
    assert not any("AA" in head for head in heads)


def test_chapters_of_the_coverage_are_called_in_every_language(runs: Path) -> None:
    rows = [row for section in known(runs / places.COVERAGE)["sections"] for row in section.get("rows", ())]
    titles = [row[1]["text"] for row in rows if isinstance(row[1], dict) and row[0][0] == "9"]
    assert titles
    assert all(len({*title}) == 3 for title in titles[:1])
