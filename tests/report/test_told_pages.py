"""The pages of arguments, outcomes and comparisons: what the text says, in every language, and the boards beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import judge
from judge.cli.commands import main
from judge.data import scenarios
from judge.report.explain.data import LANGUAGES

PARTS = str(scenarios() / "furuyoni/core/10-4/two-equal-shrinks-of-a-range-with-holes.ja.yaml")
OPEN = """
scenario: Slash against aura and life
board:
  distance: 4
  action: standard
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 7, aura: 4, flare: 5}
play: [a: use Slash]
expect: [b.life: 6]
"""


def known(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text.split('id="data">')[1].split("</script>")[0])
    return found


def items(page: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from (one for section in page["sections"] for one in section.get("items", ()))


@pytest.fixture
def asked(tmp_path: Path) -> Any:
    """Runs a command that writes a page and reads what the page knows."""

    def run(*args: str, status: int = 0) -> dict[str, Any]:
        out = tmp_path / "page.html"
        found = CliRunner().invoke(main, [*args, "--format", "html", "-o", str(out), "--force"])
        assert found.exit_code == status, found.output
        page = known(out.read_text("utf-8"))
        texts = [page["headline"], *(one["text"] for one in (*page["chips"], *items(page)))]
        assert all(len(text) == len(LANGUAGES) for text in texts)
        assert {c for one in items(page) for c in one.get("clauses", ())} <= {*page["clauses"]}
        return page

    return run


def test_an_argument_is_a_tree_whose_lines_lead_to_steps_of_the_run(asked: Any) -> None:
    page = asked("why", judge.sample(), "distance", "=", "5")
    assert page["headline"][0] == "Yes: distance is 5 and was 4 at the start."
    (tree,) = (one for one in page["sections"] if one["shape"] == "tree")
    assert tree["items"]
    assert {one["depth"] for one in tree["items"]} >= {0, 1}
    events = {line["n"] for lines in page["rulings"][0]["ruling"]["lines"] for line in lines}
    steps = {one["n"] for one in tree["items"] if "n" in one}
    assert steps
    assert steps <= {*range(1, max(events) + 1)}
    assert {one["board"] for one in tree["items"] if "n" in one} == {0}


def test_several_facts_stand_below_one_another_with_what_decides_on_top(asked: Any) -> None:
    page = asked("why", judge.sample())
    assert page["headline"][0].startswith("Attack 1 (Slash) fails")
    trees = [one for one in page["sections"] if one["shape"] == "tree"]
    assert [one["folded"] for one in trees] == [False] + [True] * (len(trees) - 1)
    assert len(trees) > 2


def test_outcomes_are_shown_on_the_board_and_say_who_can_bring_what_about(asked: Any, tmp_path: Path) -> None:
    file = tmp_path / "open.yaml"
    file.write_text(OPEN, encoding="utf-8")
    page = asked("outcomes", str(file), status=1)
    assert page["headline"][0] == (
        "B's life = 6: depends. B can bring it about by `b: damage life`; B can avoid it by `b: damage aura`."
    )
    said = [one["text"][0] for one in items(page)]
    assert any("can bring it about" in one for one in said)
    ends = [one["ruling"]["boards"] for one in page["rulings"]]
    lives = []
    for boards in ends:
        facts: dict[str, Any] = {}
        for board in boards:
            facts |= board["facts"]
        lives.append(facts["b.life"])
    assert sorted(lives) == [6, 7]
    assert [[text.partition(":")[0] for text in one["note"]] for one in page["rulings"]] == [["`b"] * 3] * 2


def test_a_comparison_shows_both_boards_what_differs_and_where_they_part(asked: Any) -> None:
    page = asked("compare", PARTS)
    assert page["headline"][0] == (
        "The answer changes. The edition makes the difference, not the printing of the cards."
    )
    assert [one["label"][0] for one in page["rulings"]] == ["ja-2024-06-24 s9-2", "ko-2025-08-15 s10"]
    (table,) = (one for one in page["sections"] if one["shape"] == "table")
    assert ["B's life", "8", "7"] in [[cell[0] for cell in row] for row in table["rows"]]
    assert "10-4 paragraph 5" in {c for one in items(page) for c in one.get("clauses", ())}
    assert {one["board"] for one in items(page) if "board" in one} == {0, 1}


def test_a_page_shows_one_board_and_text_may_be_written_too(tmp_path: Path) -> None:
    run, out = CliRunner().invoke, tmp_path / "out.txt"
    assert run(main, ["compare", PARTS, judge.sample(), "--format", "html"]).exit_code == 2
    assert run(main, ["compare", PARTS, "-o", str(out)]).exit_code == 0
    assert "The answer changes." in out.read_text("utf-8")
    assert run(main, ["compare", PARTS, "-o", str(out)]).exit_code == 2
