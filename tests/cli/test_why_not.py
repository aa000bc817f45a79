"""`judge why-not`: what it prints, in which languages and formats, and what is wrong input."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from judge.cli.commands import main
from judge.data import scenarios

FOLDER = Path(scenarios()) / "furuyoni" / "core"
FAR = str(FOLDER / "9-2" / "attack-out-of-range-is-put-back.yaml")
CRUSH = "a: use Tsukikage Crush"
Ask = Callable[..., Result]


@pytest.fixture
def ask() -> Ask:
    runner = CliRunner()
    return lambda *args: runner.invoke(main, ["why-not", *args])


def test_an_illegal_action_is_answered_with_its_obstacle_and_the_smallest_change(ask: Ask) -> None:
    ended = ask(FAR, CRUSH)
    assert ended.exit_code == 0
    assert "`a: use Tsukikage Crush` is not legal here." in ended.output
    assert "(distance 5, range 3-4)  [9-2-1 i, 9-4-1]" in ended.output
    assert "1 crystal from distance to shadow (or to A's flare, A's aura" in ended.output
    assert "      board:\n        distance: 4\n        shadow: 5\n" in ended.output


def test_a_legal_action_is_answered_too(ask: Ask) -> None:
    ended = ask(FAR, "a: end")
    assert (ended.exit_code, ended.output.splitlines()[0]) == (0, "Yes: `a: end` is legal here.")
    assert "Obstacles" not in ended.output


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
@pytest.mark.parametrize("form", ["text", "md"])
def test_every_language_and_format_names_the_clause(ask: Ask, lang: str, form: str) -> None:
    ended = ask(FAR, CRUSH, "--lang", lang, "--format", form)
    assert ended.exit_code == 0
    assert f"[9-2-1 i{'、' if lang == 'ja' else ', '}9-4-1]" in ended.output
    assert "distance: 4" in ended.output


def test_the_record_follows_its_contract(ask: Ask) -> None:
    found = json.loads(ask(FAR, CRUSH, "--format", "json").output)
    assert list(found) == [
        "format", "scenario", "edition", "cards", "action", "said", "legal", "at", "passed", "stopped", "unplayed",
        "obstacles", "fixes", "search",
    ]  # fmt: skip
    assert found["format"] == "judge.why-not/1"
    assert found["obstacles"] == [
        {"what": "range", "clauses": ["9-2-1 i", "9-4-1"], "source": "rule", "facts": {"distance": 5, "range": [3, 4]}}
    ]
    first = found["fixes"][0]
    assert first["changes"] == [{"kind": "crystals", "about": ["distance", "shadow"], "size": 1}]
    assert first["edit"] == "board:\n  distance: 4\n  shadow: 5"


def test_a_word_of_another_kind_is_understood_and_the_own_word_told(ask: Ask) -> None:
    ended = ask(FAR, "a: discard Tsukikage Crush")
    assert "For “discard” the project says `cover`." in ended.output
    ended = ask(FAR, "a: 離脱")
    assert "`a: break away` is not legal here." in ended.output


def test_the_question_can_be_asked_at_a_clause(ask: Ask) -> None:
    file = str(FOLDER / "9-4" / "no-reactions-leaves-the-window-empty.yaml")
    assert "[10-22 paragraph 3]" in ask(file, "b: respond Cut Down", "--at", "9-4 i").output
    assert "nobody chooses anything at this step  [9-4 iii]" in ask(file, "a: end", "--at", "9-4 iii").output


def test_the_smallest_two_changes_are_told_where_no_single_one_is_enough(ask: Ask) -> None:
    file = str(FOLDER / "9-6" / "no-basic-action-without-a-price.yaml")
    ended = ask(file, "a: break away")
    assert "Smallest change (no single change is enough):" in ended.output
    assert "2 crystals from distance to" in ended.output
    assert "A has 1 vigor more" in ended.output


def test_it_is_said_where_nothing_is_found(ask: Ask) -> None:
    file = str(FOLDER / "9-4" / "no-reactions-for-normal-cards.yaml")
    ended = ask(file, "b: respond Cut Down")
    assert "No single change makes it legal, and no two that each remove an obstacle (" in ended.output


def test_the_search_can_be_left_out(ask: Ask) -> None:
    found = json.loads(ask(FAR, CRUSH, "--no-search", "--format", "json").output)
    assert (found["fixes"], found["search"]["tried"], len(found["obstacles"])) == ([], 0, 1)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("use Slash", "J711"),
        ("c: use Slash", "J711"),
        ("rules: G5=b", "J711"),
        ("a: fly", "J303"),
        ("a: use Slassh", "J203"),
        ("a: damage", "J304"),
        ("a:", "J020"),
        ("", "J711"),
    ],
)
def test_a_question_that_cannot_be_read_is_wrong_input(ask: Ask, action: str, code: str) -> None:
    ended = ask(FAR, action)
    assert ended.exit_code == 2
    assert f"{code} " in ended.output
    assert ended.output.startswith("J")


def test_a_clause_that_is_never_come_to_is_wrong_input(ask: Ask) -> None:
    ended = ask(FAR, CRUSH, "--at", "9-5 ii")
    assert ended.exit_code == 2
    assert ": J712 the run never comes to 9-5 ii" in ended.output


def test_a_board_that_cannot_be_adjudicated_is_wrong_input(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "no.yaml"
    file.write_text("board: {distance: 99}\n", encoding="utf-8")
    assert ask(str(file), CRUSH).exit_code == 2
    assert ask(str(tmp_path / "none.yaml"), CRUSH).exit_code == 2


def test_the_page_shows_what_is_printed(ask: Ask) -> None:
    root = Path(scenarios()).parent
    shown = (root / "docs" / "why-not.md").read_text(encoding="utf-8").split("```text\n$ ")[1].split("```")[0]
    command, _, told = shown.partition("\n")
    file, action = command.removeprefix("judge why-not ").split(" ", 1)
    assert ask(str(root / file), action.strip('"')).output == told


def test_obstacles_behind_a_card_that_nobody_has_are_told_in_the_cards_of_the_board(ask: Ask) -> None:
    file = str(FOLDER.parent / "cards" / "saine" / "A2-S-3" / "no-end-when-the-life-was-chosen.yaml")
    ended = ask(file, "b: use Wavering Crystal throughout")
    assert ended.exit_code == 0
    assert "no such card is in the game" in ended.output


@pytest.mark.parametrize(
    ("lang", "action", "told"),
    [
        ("ja", "a: 前進", "`a: 前進`は"),
        ("ko", "a: 前進", "`a: 전진`은"),
        ("ko", "a: use Tsukikage Crush", "를 사용`은"),
        ("en", "a: 月影落を使用", "`a: use Tsukikage Crush` is not"),
        ("ja", "a: discard Tsukikage Crush", "`a: 月影落を伏せる`は"),
    ],
)
def test_the_line_asked_about_is_told_in_the_readers_language(ask: Ask, lang: str, action: str, told: str) -> None:
    ended = ask(FAR, action, "--lang", lang, "--no-search")
    assert ended.exit_code == 0
    assert told in ended.output
    assert "`forward`" not in ended.output
    assert lang == "en" or "Tsukikage" not in ended.output
