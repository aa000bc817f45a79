"""Pages in a browser: no complaint, slider, clicks and keys move what they should, nothing is cut off, drawn at once.

Needs a Chromium. axe-core is asked too where it lies: `JUDGE_AXE=…/axe.min.js`, or `npm install --no-save axe-core`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

import judge
from judge.answer.solve import solve
from judge.answer.solve.shown import on_board
from judge.floors import FLOORS
from judge.report.explain import html
from judge.report.explain.argument import why_page
from judge.report.explain.document import page as written
from judge.report.explain.refusal import why_not_page
from judge.report.explain.solved import solve_page, trees
from judge.scenario.loader import parse_scenario
from tests import chromium
from tests.furuyoni.whole_games import Furuyoni
from tests.random_games import begun

pytestmark = chromium.needed

ROOT = Path(__file__).parents[2]
AXE = Path(os.environ.get("JUDGE_AXE") or ROOT / "node_modules" / "axe-core" / "axe.min.js")
SAMPLE = "furuyoni/core/9-5/uncharged-reaction-moves-the-attack-out-of-range"
GAME = "furuyoni/games/yurina-saine-against-himika-tokoyo"
RULINGS = (
    SAMPLE, "furuyoni/rulings/yurina-02", "furuyoni/rulings/hagane-02-1", "furuyoni/rulings/shinra-05",
    "furuyoni/additional/22-6-2/two-values-to-life", "furuyoni/gaps/G14-the-amount-is-still-the-same",
    "furuyoni/additional/12-1/honoka-brings-extra-cards", "vision/6-battle/any-number-of-attacks",
    "furuyoni/core/5-9/cost-and-added-cost-both-covered", GAME,
)  # fmt: skip
ARGUMENT, PUZZLE, REFUSAL = "argument", "a line looked for", "an action refused"
CRUSH = "a: use Tsukikage Crush"
LONG = "a game of four thousand events"
PLACES = ("#lang=en", "#lang=ja&theme=dark", "#lang=ko", "#lang=ja&all=1", "#lang=ko&theme=dark")
SERIOUS = """axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations
  .filter((one) => ["serious", "critical"].includes(one.impact))
  .map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 120)}`))"""
CUT = """(() => {
  const wide = document.documentElement.clientWidth, found = [];
  if (document.documentElement.scrollWidth > wide) found.push("the page scrolls sideways");
  for (const one of document.querySelectorAll("#page *")) {
    const box = one.getBoundingClientRect();
    if (one.closest(".scroll, .sr, .bars, .marks") || !box.width) continue;
    if (box.right > wide + 1 || box.left < -1) found.push(one.outerHTML.slice(0, 90));
    const filled = /slot|piece|chip|clause/.test(one.className) && one.scrollWidth > one.clientWidth + 1;
    if (filled) found.push(one.innerText);
  }
  return found;
})()"""
STATE = """(() => ({
  at: +document.querySelector("input[type=range]").value, board: document.querySelector(".board").innerText,
  lines: [...document.querySelectorAll(".trace .row.on .text")].map((one) => one.firstChild.data),
  on: [...document.querySelectorAll(".bars .bar.on")].map((one) => one.title),
  said: document.querySelector(".dock .said").innerText,
}))()"""
FIRST = "performance.getEntriesByType('paint').find((one) => one.name === 'first-contentful-paint').startTime"
PAINTED = f"""new Promise((done) => {{
  const look = () => performance.getEntriesByType("paint").length > 1 ? done({FIRST}) : setTimeout(look, 5);
  look();
}})"""


def long_game() -> str:
    """The file of the first random game of so many events that came to its end."""
    for seed in count():
        random, playing = Random(seed), Furuyoni()
        scenario, _ = parse_scenario(playing.table(random), "game.yaml", FLOORS)
        assert scenario is not None
        machine = begun(scenario)
        machine.log = []
        playing.to_the_end(machine, random)
        if machine.over is not None and 4_000 <= len(machine.log) < 5_000:
            return playing.file_of(scenario)
    raise AssertionError


def puzzle() -> str:
    """The page of a search with hidden hands."""
    scenario, problems = judge.load(str(ROOT / "scenarios" / "furuyoni" / "puzzles" / "hidden-two-of-three.yaml"))
    assert scenario is not None, problems
    found = solve(scenario)
    told = trees(found)
    return written(solve_page(found, told, on_board(found, told[0], 4)), "ko")


def refusal() -> str:
    """The page of an action that is not legal."""
    found = judge.why_not(ROOT / "scenarios" / "furuyoni/core/9-2/attack-out-of-range-is-put-back.yaml", CRUSH)
    ruling, _ = judge.adjudicate(found.scenario._replace(expect=()))
    return written(why_not_page(found, ruling), "ja")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The addresses of the pages of ten rulings, two whole games, and an argument."""
    folder = tmp_path_factory.mktemp("pages")
    made = {name: html(judge.rule(ROOT / "scenarios" / f"{name}.yaml")) for name in RULINGS}
    made[LONG] = html(judge.rule(long_game()))
    why = judge.why(judge.sample(), "a.aura")
    made[ARGUMENT] = written(why_page(why.ruling, [why.argument]), "ja")
    made |= {PUZZLE: puzzle(), REFUSAL: refusal()}
    found = {}
    for i, (name, page) in enumerate(made.items()):
        (folder / f"{i}.html").write_text(page, encoding="utf-8")
        found[name] = (folder / f"{i}.html").as_uri()
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[chromium.Browser]:
    with chromium.opened() as found:
        yield found


def test_pages_open_without_complaint_fit_a_phone_and_axe_finds_nothing(
    browser: chromium.Browser, pages: dict[str, str]
) -> None:
    axe = AXE.read_text("utf-8") if AXE.is_file() else ""
    for i, (name, address) in enumerate(pages.items()):
        browser.open(address + PLACES[i % len(PLACES)], 390, 844)
        assert (name, browser.ask(CUT)) == (name, [])
        if axe:
            browser.ask(f"{axe};0")
            assert (name, browser.ask(SERIOUS)) == (name, [])
        assert (name, browser.complaints()) == (name, [])


@pytest.mark.parametrize("name", [SAMPLE, "vision/6-battle/any-number-of-attacks", GAME, LONG])
def test_the_slider_moves_the_board_and_a_click_selects_both_ways(
    browser: chromium.Browser, pages: dict[str, str], name: str
) -> None:
    browser.open(pages[name] + "#n=0")
    start = browser.ask(STATE)
    browser.ask("document.querySelector('input[type=range]').focus()")
    browser.press("End")
    end = browser.ask(STATE)
    assert start["at"] == 0
    assert end["at"] > 0
    assert end["board"] != start["board"]
    browser.press("ArrowLeft")
    assert browser.ask(STATE)["at"] == end["at"] - 1
    bar = None
    if browser.ask("document.querySelectorAll('.bars .bar').length"):
        browser.click(".bars .bar", -1)
        bar = browser.ask("[...document.querySelectorAll('.bars .bar')].at(-1).title")
        found = browser.ask(STATE)
        assert bar in found["on"]
        assert found["lines"][0].startswith(bar)
    browser.click(".trace .row .n")
    found = browser.ask(STATE)
    assert found["lines"][0] == browser.ask("document.querySelector('.trace .row .text').firstChild.data")
    assert found["lines"][0] in found["said"]
    assert bar is None or bar not in found["on"]
    assert browser.complaints() == []


KINDS = "#page button, #page a[href], #page input, #page summary, #page .item"
TO_BE_REACHED = f"[...document.querySelectorAll({KINDS!r})].filter((one) => one.checkVisibility())"
HERE = f"""(() => {{
  const on = document.activeElement;
  if (on === document.body || on === document.documentElement) return null;
  const look = getComputedStyle(on), box = on.getBoundingClientRect();
  return {{ i: {TO_BE_REACHED}.indexOf(on), what: on.outerHTML.slice(0, 90),
    seen: on.matches(":focus-visible") && look.outlineStyle !== "none" && parseFloat(look.outlineWidth) > 1,
    shown: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    role: on.classList.contains("item") ? "item" : on.classList.contains("bar") ? "bar" : "" }};
}})()"""


def walked(browser: chromium.Browser) -> set[int]:
    """What the Tab key comes to, each with a focus that can be seen; arrows where a group is one stop."""
    found: set[int] = set()

    def note() -> Any:
        on = browser.ask(HERE)
        assert on is None or (on["seen"] and on["shown"]), on
        if on is not None:
            found.add(on["i"])
        return on

    for _ in range(200):
        browser.press("Tab")
        on = note()
        if on is None:
            return found
        if on["role"]:
            back, forth = ("ArrowUp", "ArrowDown")
            for way in (back, forth):
                seen = None
                while (at := browser.ask(HERE)["i"]) != seen:
                    seen = at
                    if on["role"] == "item" and way == forth:
                        _into(browser, note)
                    browser.press(way)
                    note()
    raise AssertionError("Tab does not leave the page")


def _into(browser: chromium.Browser, note: Any) -> None:
    """From a line of the tree to its clauses and back."""
    line = "document.activeElement"
    chips = browser.ask(f"{line}.querySelectorAll('.clause').length")
    browser.ask(f"window.line = {line}, 0")
    for _ in range(chips):
        browser.press("Tab")
        note()
        assert browser.ask("window.line.contains(document.activeElement)")
    browser.ask("window.line.focus({ focusVisible: true }), 0")


@pytest.mark.parametrize(("name", "width"), [(SAMPLE, 1280), (ARGUMENT, 390)])
def test_the_keyboard_alone_reaches_everything(
    browser: chromium.Browser, pages: dict[str, str], name: str, width: int
) -> None:
    browser.open(pages[name], width, 844)
    every = browser.ask(f"{TO_BE_REACHED}.map((one) => one.outerHTML.slice(0, 90))")
    found = walked(browser)
    assert [told for i, told in enumerate(every) if i not in found] == []
    assert len(every) > 30
    assert browser.complaints() == []


def test_arrows_step_from_anywhere_and_keys_lead_to_what_decides(
    browser: chromium.Browser, pages: dict[str, str]
) -> None:
    browser.open(pages[SAMPLE] + "#n=0")
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0), ("End", 15)):
        browser.press(key)
        assert (key, browser.ask(STATE)["at"]) == (key, at)
    browser.press("d")
    assert browser.ask("document.querySelectorAll('.trace .row.on.deciding').length") == 1
    browser.press("Tab", "Tab", "Enter")
    assert browser.ask("document.documentElement.lang") == "ja"
    assert "斬" in browser.ask("document.querySelector('.dock .said').innerText")


def test_the_largest_page_is_painted_within_a_second_of_an_empty_one(
    browser: chromium.Browser, pages: dict[str, str], tmp_path: Path
) -> None:
    empty = tmp_path / "empty.html"
    empty.write_text("<!DOCTYPE html><title>-</title><p>-</p>", encoding="utf-8")
    later = []
    for _ in range(3):
        browser.open(empty.as_uri())
        least = browser.ask(PAINTED)
        browser.open(pages[LONG])
        later.append(browser.ask(PAINTED) - least)
        if later[-1] < 1000:
            return
    raise AssertionError(f"first painted so many milliseconds later: {later}")


FOLDS = """(() => [...document.querySelectorAll(".folds details")].map((one) => one.open))()"""
UNFOLD = """(() => { const one = document.querySelector(".folds details"); one.open = !one.open;
  return new Promise((done) => setTimeout(() => done(one.open), 50)); })()"""
SHOWN = """(() => [...document.querySelectorAll(".boards [aria-pressed=true]")].map((one) => one.innerText))()"""


@pytest.mark.parametrize(("wide", "place"), [(1280, "#lang=en"), (390, "#lang=ja&theme=dark"), (390, "#lang=ko")])
def test_the_tree_of_a_search_folds_and_leads_to_its_boards(
    browser: chromium.Browser, pages: dict[str, str], wide: int, place: str
) -> None:
    browser.open(pages[PUZZLE] + place, wide, 844)
    assert browser.ask(CUT) == []
    assert browser.ask(FOLDS) == [True, True, True]
    assert browser.ask(UNFOLD) is False
    ways = browser.ask("document.querySelectorAll('.folds .goto').length")
    assert ways == 4
    browser.ask("document.querySelectorAll('.folds .goto')[1].click()")
    assert browser.ask(FOLDS)[0] is False, "what was folded stays so"
    (shown,) = browser.ask(SHOWN)
    assert shown.strip() in ("line 4", "手順4", "수순 4")
    assert browser.complaints() == []


def test_the_page_of_a_refusal_says_no_and_why(browser: chromium.Browser, pages: dict[str, str]) -> None:
    for place, said in (
        ("#lang=en", "No: a: use Tsukikage Crush is not legal here: the distance is not in the range"),
        ("#lang=ja", "いいえ：a: 月影落を使用はここでは行えない。"),
        ("#lang=ko", "아니요: a: "),
    ):
        browser.open(pages[REFUSAL] + place, 1280, 900)
        assert browser.ask("document.querySelector('h1').innerText").startswith(said)
        assert "distance: 4" in browser.ask("document.querySelector('.code').innerText")
        assert browser.complaints() == []
