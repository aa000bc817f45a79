"""What the scenarios of 東方VISION have to cover: every written effect of a card, every ruling."""

from __future__ import annotations

import re
from functools import cache
from string import ascii_lowercase

import pytest

from judge.vision import catalogue
from judge.vision.cards import written
from judge.vision.rules.gaps import GAPS
from tests.vision import resolved
from tests.vision.resolved import SCENARIOS, unresolved
from tests.vision.source import SOURCE
from tests.yaml_files import typed

RULINGS = SCENARIOS / "rulings"
PARTS = 16
"""So many parts are the cards gone through in."""


def test_there_are_scenarios_enough() -> None:
    assert len(list(SCENARIOS.rglob("*.yaml"))) >= 250


@cache
def every() -> dict[str, str]:
    """The keys of all effects that are written, each with the number of the card under which it stands."""
    numbers = [number for number in written.numbers() if " " not in number]
    keys = sorted({one.key for number in numbers for one in catalogue.card(number)[1] if not one.modes})
    return {key: re.split(r" |/", key)[0] for key in keys}


def wanted(part: int) -> dict[str, str]:
    """Those of one card in so many."""
    some = {*sorted({*every().values()})[part::PARTS]}
    return {key: number for key, number in every().items() if number in some}


@pytest.mark.parametrize("part", range(PARTS))
def test_every_effect_that_is_written_is_resolved_in_a_scenario(part: int) -> None:
    assert len(wanted(part)) > 50
    assert unresolved(wanted(part)) == set()


def test_an_effect_that_no_scenario_resolves_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether or not its card lies on a board."""
    monkeypatch.setattr(resolved, "SCENARIOS", SCENARIOS / "12-others")
    assert unresolved({"No.001/none": "No.001", "No.none/0": "No.none"}) == {"No.001/none", "No.none/0"}


def test_the_rulings_page_has_every_board() -> None:
    page = (RULINGS / "README.md").read_text("utf-8")
    assert [file.name for file in RULINGS.glob("*.yaml") if f"]({file.name})" not in page] == []
    assert [name for name in re.findall(r"\]\(([^)]+)\)", page) if not (RULINGS / name).is_file()] == []


def test_every_ruling_has_a_board_that_names_it() -> None:
    source = SOURCE.parent / "rulings.yaml"
    if not source.is_file():
        pytest.skip("the rulings do not stand beside the project (../shared/vision)")
    for item in typed(source.read_text("utf-8")):
        boards = [RULINGS / f"{item['id'].lower()}.yaml", *RULINGS.glob(f"{item['id'].lower()}-[0-9].yaml")]
        for board in boards:
            said = board.read_text("utf-8")
            assert item["id"] in said, board
            assert item["source"] in said, board


def test_what_scenarios_cite_as_a_ruling_stands_in_the_page() -> None:
    page = (RULINGS / "README.md").read_text("utf-8")
    for file in SCENARIOS.rglob("*.yaml"):
        found = re.search(r"^source: \"?([^\s,\"]+)", file.read_text("utf-8"), re.MULTILINE)
        if found:
            assert f"| {found[1]} |" in page, file


def test_every_silence_is_played_by_its_other_reading_and_told_in_the_page() -> None:
    files = (file.read_text("utf-8") for file in SCENARIOS.rglob("*.yaml"))
    played = {pair for text in files for pair in re.findall(r"^readings: \{(G\d+): ([a-z])\}", text, re.MULTILINE)}
    left = [(id, letter) for id, gap in GAPS.items() for letter in ascii_lowercase[1 : len(gap.readings)]
            if (id, letter) not in played]  # fmt: skip
    assert left == []
    page = (SCENARIOS.parents[1] / "docs" / "vision-scenario.md").read_text("utf-8")
    assert [id for id in GAPS if f"| {id} |" not in page] == []
    assert set(re.findall(r"^\| (G\d+) \|", page, re.MULTILINE)) == {*GAPS}
