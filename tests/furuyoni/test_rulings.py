"""Rulings given elsewhere: each is a board, or says what it waits for, and nothing waits for what is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from judge.furuyoni.cards.definitions import is_executable
from judge.furuyoni.cards.facts import PRINTINGS, home
from judge.port.expect import Applied
from judge.rulebook.catalogue import load
from judge.rulebook.ids import parse
from tests.furuyoni.shipped import FILES, ruling
from tests.yaml_files import typed

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "scenarios" / "furuyoni" / "rulings"
GIVEN = ROOT.parent / "shared" / "rulings"
CARD = re.compile(r"NA-[\w/-]+")
ADDITIONAL = re.compile(r"A\d+(?:-\d+)+")
BOARDS = [file for file in FILES if file.startswith("furuyoni/rulings/")]


class Row(NamedTuple):
    """A ruling of the table: its boards and what it waits for."""

    id: str
    files: tuple[str, ...]
    waits: str


def _rows() -> list[Row]:
    lines = (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [Row(id, tuple(re.findall(r"\(([^)]+)\)", files)), waits) for id, files, waits in cells[2:]]


ROWS = _rows()
every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)


def _code() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in (ROOT / "judge" / "furuyoni").rglob("*.py"))


def test_the_table_and_the_folder_hold_the_same_boards() -> None:
    told = [file for row in ROWS for file in row.files]
    assert sorted(told) == sorted(file.rpartition("/")[2] for file in BOARDS)
    assert all(file.startswith(row.id) for row in ROWS for file in row.files)


@every_row
def test_a_ruling_without_a_board_waits_for_something_that_is_there_to_come(row: Row) -> None:
    cards, clauses = CARD.findall(row.waits), ADDITIONAL.findall(row.waits)
    assert row.files or cards or clauses
    assert all(home(card) for card in cards), row.waits
    catalogue = load()
    assert all(catalogue.resolve(parse(clause)) for clause in clauses), row.waits


@every_row
def test_nothing_waits_for_what_is_there(row: Row) -> None:
    cards, clauses = CARD.findall(row.waits), ADDITIONAL.findall(row.waits)
    written = [card for card in cards if any(is_executable(card, printing) for printing in PRINTINGS)]
    code = _code()
    applied = [clause for clause in clauses if f'"{clause}' in code]
    assert (written, applied) == ([], []), "what it waited for is there: give it a board, or mend its row"


@pytest.mark.parametrize("file", BOARDS, scope="module")
def test_a_board_says_who_ruled_and_which_clauses_decide(file: str) -> None:
    scenario = ruling(file).scenario
    assert scenario.source not in ("", "none")
    assert any(isinstance(e, Applied) and not e.never for e in scenario.expect)


@pytest.mark.skipif(not GIVEN.is_dir(), reason="the collected rulings do not lie beside the project")
def test_every_ruling_that_was_given_is_in_the_table() -> None:
    pages = (path for path in sorted(GIVEN.glob("*.yaml")) if path.name != "official-faq.yaml")
    given = [item["id"] for path in pages for item in typed(path.read_text("utf-8"))]
    assert sorted(given) == sorted(row.id for row in ROWS)
