"""A small game on which every command works, with no line of it outside this folder."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

import judge
from judge.answer.saved import export
from judge.answer.switched import differs_without, stands_without
from judge.cli.commands import main
from judge.engine import Choice
from judge.floors import FLOORS
from judge.port.simple import floor_of
from judge.port.simple_play import Lines
from judge.scenario.write import write_scenario
from tests.games.heap.floor import HeapFloor

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").glob("*.yaml"))
LAST = str(HERE / "scenarios" / "last-stone.yaml")
MANY = str(HERE / "scenarios" / "refused-more-than-three.yaml")


class Ended(NamedTuple):
    """How a command ended, and what it printed."""

    status: int
    out: str


Run = Callable[..., Ended]


@pytest.fixture(autouse=True)
def heap(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program knows the game by one entry of its table."""
    monkeypatch.setitem(FLOORS.modules, "heap", "tests.games.heap.floor")


@pytest.fixture
def run() -> Run:
    """Runs a command."""

    def ended(*args: str, stdin: str | None = None) -> Ended:
        found = CliRunner().invoke(main, list(args), input=stdin)
        return Ended(found.exit_code, found.output)

    return ended


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_every_scenario_comes_out_as_it_says(run: Run, file: Path) -> None:
    ended = run("run", str(file))
    assert ended.status == 0, ended.out


def test_there_are_a_dozen() -> None:
    assert len(FILES) >= 12


class Said(HeapFloor):
    """The heap, where taking is said even if nothing else can be done."""

    class OwnLines(Lines):
        """Lines of which none is left out."""

        def spoken(self, choice: Choice) -> bool:
            """Everything is said."""
            return True

    @cached_property
    def lines(self) -> Lines:
        """Options as lines of play."""
        return self.OwnLines()


def test_what_has_to_be_said_is_not_done_for_a_line_that_does_not_fit() -> None:
    text = "game: heap\nedition: heap-1\nboard: {heap: 1}\nplay: [{b: take 1}]\n"
    taken, _ = judge.parse(text)
    assert taken is not None
    done, _ = judge.adjudicate(taken)
    said, _ = judge.adjudicate(taken._replace(floor=floor_of(Said())))
    assert done is not None
    assert said is not None
    assert (done.result, said.result) == ("a", None)
    assert said.refused is not None


def test_the_trace_cites_the_clauses_of_the_game(run: Run) -> None:
    out = run("run", LAST, "--detail", "1").out
    assert "take (heap 5 → 4, A's store – → 1)  [N2]" in out
    assert "the game is over: A wins  [N4]" in out


@pytest.mark.parametrize("lang", ["ja", "ko"])
def test_it_is_told_in_every_language(run: Run, lang: str) -> None:
    assert run("run", LAST, "--lang", lang).status == 0


def test_the_record_is_that_of_any_ruling(run: Run) -> None:
    record = json.loads(run("run", LAST, "--format", "json").out)
    assert (record["game"], record["result"], record["board"]["heap"]) == ("heap", "a", 0)


def test_clauses_can_be_switched_off() -> None:
    hats, _ = judge.load(str(HERE / "scenarios" / "a-hat-lets-take-more.yaml"))
    assert hats is not None
    ruling, _ = judge.adjudicate(hats)
    assert ruling is not None
    assert differs_without(ruling, "M1")
    assert differs_without(ruling, "N3")
    assert not differs_without(ruling, "N5")
    assert not stands_without(hats, "M1")
    assert stands_without(hats, "N5")


def test_why_not_names_the_clause_and_what_would_help(run: Run) -> None:
    ended = run("why-not", MANY, "a: take 4")
    assert "not legal here" in ended.out
    assert "[N2, N2 paragraph 1]" in ended.out
    assert "is legal here" in run("why-not", MANY, "a: take 3").out
    assert "b: take 1" in run("why-not", MANY, "b: take 1").out


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "heap is greater by 1"), ("ja", "heapが1多い"), ("ko", "heap가 1만큼 많다")]
)
def test_why_not_tells_the_change_of_a_number(run: Run, lang: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "two-left.yaml"
    file.write_text("game: heap\nedition: heap-1\nboard: {heap: 2}\n", "utf-8")
    ended = run("why-not", str(file), "a: take 3", "--lang", lang)
    assert told in ended.out
    assert "heap: 3" in ended.out
    file.write_text("game: heap\nedition: heap-1\nboard: {heap: 2}\nplay: [{a: take 2}]\n", "utf-8")
    assert {"en": "has not been played", "ja": "行がない", "ko": "줄이 없다"}[lang] in run(
        "why-not", str(file), "a: take 1", "--lang", lang
    ).out


def test_why_tells_what_a_fact_rests_on(run: Run) -> None:
    out = run("why", LAST, "a won").out
    assert "B chooses: take 3 (of 3)  [N2, N2 paragraph 1]" in out
    assert "take (heap 1 → 0" in out
    assert "rests on" in run("why", LAST, "heap = 0").out


def test_outcomes_tell_who_can_force_what(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "four.yaml"
    file.write_text("game: heap\nedition: heap-1\nboard: {heap: 4}\n", "utf-8")
    out = run("outcomes", str(file), "--turns", "9").out
    assert "A wins" in out
    assert "B wins" in out


def test_editions_are_compared(run: Run) -> None:
    out = run("compare", MANY).out
    assert "heap-1" in out
    assert "heap-2" in out


@pytest.mark.parametrize("suffix", ["json", "dot", "mmd", "svg", "html", "graphml"])
def test_the_graph_is_drawn(run: Run, tmp_path: Path, suffix: str) -> None:
    target = tmp_path / f"heap.{suffix}"
    assert run("graph", LAST, "-o", str(target)).status == 0
    assert "N2" in target.read_text("utf-8")


def test_claims_are_judged(run: Run) -> None:
    ended = run("faq", str(HERE / "claims.yaml"))
    assert ended.status == 0, ended.out
    assert "3 claims" in ended.out


def test_files_are_checked(run: Run, tmp_path: Path) -> None:
    assert run("lint", str(HERE)).status == 0
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("game: heap\nboard: {heap: 5, hat: 9, life: 3}\nplay:\n  - a: jump\n", "utf-8")
    ended = run("lint", str(wrong))
    assert ended.status == 2
    assert [code for code in ("J022", "J025", "J303") if code not in ended.out] == []


def test_the_schema_has_the_fields_of_the_game(run: Run) -> None:
    made = json.loads(run("schema", "--game", "heap").out)
    board = made["properties"]["board"]["properties"]
    assert [key for key in board if key.isascii()] == ["turn", "active", "heap", "hat", "rules", "a", "b"]
    assert [key for key in board if not key.isascii()] == ["ルール", "규칙"]
    assert made["properties"]["edition"]["enum"] == ["heap-1", "heap-2"]
    ended = run("schema", "deck", "--game", "heap")
    assert ended.status == 2
    assert "heap has no decks" in ended.out
    ended = run("schema", "pools", "--game", "heap")
    assert ended.status == 2
    assert "heap has no pools" in ended.out


def test_a_player_does_not_see_the_other_store(run: Run) -> None:
    file = str(HERE / "scenarios" / "stores-are-hidden.yaml")
    record = json.loads(run("run", file, "--format", "json", "--as", "b").out)
    assert record["board"]["a.store"] == ["?", "?"]
    assert record["board"]["b.store"] == ["1", "3"]
    told = [c["path"] for event in record["events"] for c in event.get("changes", ())]
    assert "heap" in told
    assert "a.store" not in told


def test_a_run_is_saved_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    scenario, _ = judge.load(MANY)
    assert scenario is not None
    ruling, _ = judge.adjudicate(scenario)
    assert ruling is not None
    saved = tmp_path / "saved.yaml"
    text = write_scenario(export(ruling)._replace(expect=()))
    saved.write_text(text + "play:\n  - a: take 3\nexpect:\n  - heap: 6\n", "utf-8")
    ended = run("run", str(saved))
    assert ended.status == 0, ended.out


def test_a_scenario_is_written_as_it_is_read() -> None:
    for file in FILES:
        scenario, problems = judge.load(str(file))
        assert scenario is not None, problems
        again, problems = judge.parse(write_scenario(scenario))
        assert again is not None, problems
        assert (again.board.values, again.play and again.play[0].raw) == (
            scenario.board.values, scenario.play and scenario.play[0].raw,
        )  # fmt: skip
