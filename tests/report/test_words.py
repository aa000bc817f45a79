"""Reports: every event of every ruling can be told in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import judge
from judge.answer.why_not.stand import stand
from judge.data import scenarios
from judge.engine.identity import EffectId, Ref
from judge.furuyoni.tell import glossary
from judge.messages import LANGUAGES
from judge.report import page, trace
from judge.report.answer import line
from judge.report.columns import columns, fitting, table, width, wrapped
from judge.report.meetings import rows as interactions
from judge.report.rulebook import coverage, listing
from judge.report.words import Words
from judge.rulebook.catalogue import load
from judge.rulebook.coverage import Chapter
from judge.rulebook.interactions import Meeting

FILES = sorted((scenarios() / "furuyoni" / "core").rglob("*.yaml"))[::9]


def test_every_term_has_its_word_in_three_languages() -> None:
    for key, words in glossary().items():
        assert {"en", "ja", "ko"} <= words.keys(), key
        assert key == str(words["en"]).replace(" ", "_") or key == "out_of_game"


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_every_ruling_can_be_told(path: Path) -> None:
    scenario, problems = judge.load(str(path))
    assert scenario is not None, problems
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems
    for lang in LANGUAGES:
        assert line(ruling, lang)
        assert "\n" not in line(ruling, lang)
        assert page.text(ruling, "tree", 2, lang)
    short, full = trace.tell(ruling, 0), trace.tell(ruling, 2)
    assert len(short) <= len(full)
    assert all(told.clauses for told in short)
    assert all(told.what and "\x00" not in told.what for told in full)


def test_an_effect_that_an_attack_bears_is_told_by_its_attack() -> None:
    scenario, _ = judge.load(str(scenarios() / "furuyoni/cards/innealra/O3-S-3/at-the-own-start.yaml"))
    assert scenario is not None
    ruling, _ = judge.adjudicate(scenario)
    assert ruling is not None
    words = Words(ruling)
    made = EffectId(Ref("attack", 1, 3))
    assert words.source(made._replace(text="NA-26-innealra-O3-S-3#1.1.0t0")) == words.source(made) == words.attack(1)
    assert trace.tell(ruling, 1)


def test_that_the_rules_are_silent_is_said_once_and_in_detail_each_time() -> None:
    scenario, _ = judge.load(str(scenarios() / "vision/contested/what-a-tanuki-hides-is-too-great-to-block.yaml"))
    assert scenario is not None
    ruling, _ = judge.adjudicate(scenario)
    assert ruling is not None
    passed = sum(event.kind == "gap" for event in ruling.events)
    told = [sum("(G18)" in told.what for told in trace.tell(ruling, detail)) for detail in (0, 1)]
    assert told == [1, passed]
    assert passed > 1


def test_columns_know_wide_signs() -> None:
    assert width("衝音晶 a") == 8
    assert columns([("衝音晶", "x"), ("ab", "y")]) == ["衝音晶  x", "ab      y"]
    assert all(width(text) <= 20 for text in wrapped("間合" * 20 + " some words here", "> ", "  ", 20))


def test_no_name_in_latin_letters_is_broken_where_japanese_is() -> None:
    lines = wrapped("Aの捨て札にTurbo-Switch、間合の外にof-kanawe-14がある", "", "  ", 20)
    names = {name for line in lines for name in re.findall(r"[\w-]+", line, re.ASCII)}
    assert names == {"A", "Turbo-Switch", "of-kanawe-14"}
    assert max(map(width, wrapped(f"間合{'x' * 50}間合", "", "  ", 20))) <= 20, "what fits into no line"


@pytest.mark.parametrize("text", ["適用される：9-4 i、9-2-2 ii、A7-5 iii", "applied: 9-4 i, 9-2-2 ii, A7-5 iii"])
def test_no_line_is_broken_between_a_clause_and_its_step(text: str) -> None:
    for to in range(12, 40):
        assert not [line for line in wrapped(text, "", "  ", to) if re.match(r" *[ivx]", line)]
        assert "".join(wrapped(text, "", "  ", to)).replace(" ", "") == text.replace(" ", "")


def test_a_card_called_by_its_number_is_told_by_its_name() -> None:
    ruling = judge.rule("board: {distance: 4, a: {megami: [yukihi, yurina], hand: [NA-06-yukihi-O-N-3]}}\n")
    words = Words(ruling, "ja")
    assert words.named_line("use NA-06-yukihi-O-N-3") == "ふりはらい / たぐりよせを使用"
    assert words.filed("a: use NA-06-yukihi-O-N-3") == "a: ふりはらい / たぐりよせを使用"


def test_a_gap_is_told_with_its_readings_and_a_reading_by_its_letter() -> None:
    scenario, _ = judge.load(str(FILES[0]))
    assert scenario is not None
    ruling, _ = judge.adjudicate(scenario)
    assert ruling is not None
    words = Words(ruling, "ja")
    assert words.gap("G3") == ("両プレイヤーのライフが同時に0になった。", ("新しい版と同じく引き分け", "決まらない"))
    assert words.reading("G3", "b") == "決まらない"
    assert words.gap("G0") == ("", ())


@pytest.mark.parametrize(("columns", "most"), [("60", 60), ("20", 40), ("300", 110)])
def test_no_line_is_wider_than_the_terminal(columns: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert max(map(len, wrapped("word " * 60, "", ""))) > 100, "a file, or a pipe"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    longest = max(map(len, wrapped("word " * 60, "", "")))
    assert most - 5 <= longest <= most
    assert max(map(len, fitting("  word" * 30).split("\n"))) <= most


def test_cells_are_broken_where_a_terminal_is_narrow_and_no_word_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "42")
    rows = [("", "A", "B"), ("played", "Hilt Slam, Wavering Crystal, Brandish", "Song and Dance, Backstep")]
    assert len(columns(rows)) == 2, "a file, or a pipe"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    lines = columns(rows)
    assert len(lines) > 2
    assert max(map(width, lines)) <= 40
    assert {"Wavering", "Crystal,", "Backstep"} <= {word for line in lines for word in line.split()}
    assert max(map(width, table(("name", "n"), [("槍兵、盾兵、" * 6, 5)]))) <= 40


@pytest.mark.parametrize("across", [40, 60, 80])
@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_pages_of_the_rulebook_fit_a_narrow_terminal(across: int, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables for which there is no room are told row by row, each cell with its header; nothing is left out."""
    monkeypatch.setenv("COLUMNS", str(across))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    scenario = "furuyoni/core/4-1/from-the-choice-of-megami-to-the-first-turn.yaml"
    meetings = [Meeting("9-4 iii", ("7", "A12"), (("A7-5", "x"), ("A12-1", "y")), (scenario,) * 5)]
    chapters = [Chapter("core", "9", "ko-2025-08-15", "Uses", n, n, n, n, n, n, {}) for n in (5, 746)]
    catalogue = load()
    told = (
        interactions(meetings, lang), coverage(catalogue, chapters, ["9-99"], lang),
        listing(catalogue, [catalogue.entries["9-4 iii"]], lang),
    )  # fmt: skip
    for text in told:
        assert max(map(width, text.split("\n"))) <= across
    flat = ["".join(text.split()) for text in told]
    assert scenario in flat[0]
    assert "746" in flat[1]
    assert "9-4iii" in flat[2]


TRIED = [
    *sorted((scenarios() / "furuyoni" / "additional").rglob("*.yaml"))[::60],
    *sorted((scenarios() / "vision").rglob("*.yaml"))[::100],
]
"""Boards with what every chapter brings, and of the second game."""


@pytest.mark.parametrize("path", TRIED, ids=lambda p: p.stem)
def test_every_change_that_is_tried_can_be_told(path: Path) -> None:
    scenario, problems = judge.load(str(path))
    if scenario is None:
        pytest.skip(str(problems))  # a file of claims
    machine = stand(scenario, {}).machines[-1]
    changes = [*scenario.floor.vary.sized(machine, scenario, 1), *scenario.floor.vary.sized(machine, scenario, 2)]
    assert changes
    for lang in LANGUAGES:
        words = Words.at(scenario.floor, machine, (), lang)
        for change in changes:
            told = words.tell.varied(words, change)
            assert told
            for one in words.tell.respects(words, change):
                assert one.other in told
                assert told in words.say(one.message, change=told, others=one.other)
