"""`judge solve` as it is called: what it prints, its exit status, its page, the proof that it writes."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from judge.cli.progress import Positions
from judge.cli.puzzle import puzzle
from judge.cli.solve import claimed, solve
from judge.engine import proof, proof_shared
from judge.engine.memory import MEGABYTE
from judge.messages import LANGUAGES
from tests.furuyoni.shipped import FOLDER

PAGE = Path(__file__).parents[2] / "docs" / "solve.md"
BOARD = """
board:
  distance: 3
  a: {megami: [yurina, himika], life: 8, aura: 3, hand: [Slash, Brandish]}
  b: {megami: [saine, tokoyo], life: 1, aura: 1, flare: 3, hand: [衝音晶]}
"""


def told(tmp_path: Path, text: str, *arguments: str) -> Result:
    file = tmp_path / "special.yaml"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(solve, [str(file), *arguments])


def test_the_page_shows_what_is_printed(tmp_path: Path) -> None:
    page = PAGE.read_text("utf-8")
    board = re.findall(r"```yaml\n(.*?)```", page, re.S)[0]
    ((wanted,),) = [re.findall(r"```text\n\$ judge solve special.yaml\n(.*?)```", page, re.S)]
    said = told(tmp_path, board)
    assert said.output == wanted
    assert said.exit_code == 0


def test_it_answers_in_words_and_as_data_and_by_its_exit_status(tmp_path: Path) -> None:
    for life, won in ((1, True), (4, False)):
        board = BOARD.replace("life: 1", f"life: {life}")
        record = json.loads(told(tmp_path, board, "--format", "json").output)
        assert record["format"] == "judge.solve/1"
        assert record["won"] is won
        assert bool(record["line"]) is won
        assert bool(record["refutations"]) is not won
        for lang in LANGUAGES:
            said = told(tmp_path, board, "--lang", lang)
            assert said.exit_code == (0 if won else 1)
            assert "solve-" not in said.output


def test_the_goal_the_player_and_the_turns_may_be_given(tmp_path: Path) -> None:
    board = BOARD.replace("life: 1", "life: 3")
    assert told(tmp_path, board, "--goal", "b.life <= 2").exit_code == 0
    assert told(tmp_path, board, "--goal", "b.life <= 2", "--goal", "b.aura: 5").exit_code == 1
    assert told(tmp_path, board, "--for", "b").exit_code == 1
    open_still = told(tmp_path, board, "--nodes", "2")
    assert open_still.exit_code == 1
    assert "Not settled" in open_still.output


@pytest.mark.parametrize(("when", "turn"), [("end of turn", 5), ("the End of this turn", 5), ("end of turn 6", 6)])
def test_by_when_may_be_said_in_words(tmp_path: Path, when: str, turn: int) -> None:
    found = told(tmp_path, BOARD, "--by", when, "--turns", str(turn - 4), "--format", "json")
    assert json.loads(found.output)["turn"] == turn


def test_one_process_searches_unless_several_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    asked: list[int] = []
    shared = proof_shared.SharedProof

    def begun(*args: Any, **more: Any) -> Any:
        asked.append(args[-1])
        return shared(*args, **more)

    monkeypatch.setattr(proof_shared, "SharedProof", begun)
    for jobs, helpers in (((), []), (("-j", "1"), []), (("-j", "2"), [1]), (("-j", "3"), [2])):
        asked.clear()
        assert told(tmp_path, BOARD, *jobs).exit_code == 0
        assert asked == helpers


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--for", "c"), "'c' is no player"),
        (("--goal", "b.lief <= 3"), r"J305 .*b\.life"),
        (("--goal", "decided: true"), "J901 "),
        (("--nodes", "1", "--proof", "x"), "J902 "),
        (("--by", "tomorrow"), "--by.*neither `end of turn` nor"),
        (("--by", "end of turn 4"), "turn 4 is over: the board stands in turn 5"),
        (("--by", "end of turn 6", "--turns", "1"), "--by says 2 turns and --turns 1"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    found = told(tmp_path, BOARD, *arguments)
    assert found.exit_code == 2
    assert re.search(said, found.output)
    assert not Path("x").exists()


def test_a_proof_is_written_and_walked_and_nothing_is_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "proof"
    assert told(tmp_path, BOARD, "--proof", str(folder)).exit_code == 0
    assert len([*folder.glob("*.yaml")]) > 1
    walked = CliRunner().invoke(solve, ["--check", str(folder / "proof.json")])
    assert walked.exit_code == 0
    assert "The proof of a line holds" in walked.output
    again = told(tmp_path, BOARD, "--proof", str(folder))
    assert (again.exit_code, "J707" in again.output) == (2, True)
    assert told(tmp_path, BOARD, "--proof", str(folder), "--force").exit_code == 0
    spoilt = json.loads((folder / "proof.json").read_text("utf-8"))
    spoilt["won"] = False
    (folder / "proof.json").write_text(json.dumps(spoilt), "utf-8")
    assert CliRunner().invoke(solve, ["--check", str(folder / "proof.json")]).exit_code == 1
    for text in ("{", "[]", '{"format": "judge.proof/1"}'):
        (folder / "proof.json").write_text(text, "utf-8")
        wrong = CliRunner().invoke(solve, ["--check", str(folder / "proof.json")])
        assert (wrong.exit_code, "J902" in wrong.output) == (2, True)


def test_hidden_cards_are_named_where_they_are_wrong(tmp_path: Path) -> None:
    hidden = BOARD.replace("[衝音晶]", "[?]") + "puzzle: {can: {a: {result: a wins}}, hidden: HIDDEN}\n"
    assert told(tmp_path, hidden.replace("HIDDEN", "{b.hand: [衝音晶, 石突]}")).exit_code == 0
    for wrong in ("{b.hand: []}", "{a.hand: [衝音晶]}", "{b.hand: [衝音晶], a.hand: [斬]}"):
        found = told(tmp_path, hidden.replace("HIDDEN", wrong))
        assert (found.exit_code, "J308" in found.output) == (2, True), wrong


def test_claims_may_be_compared() -> None:
    assert claimed("b.life <= 3") == "b.life: '<= 3'"
    assert claimed("b.life = 3") == "b.life: '3'"
    assert claimed("result: a wins") == "result: a wins"


def test_puzzles_can_be_made(tmp_path: Path) -> None:
    few = ["--tries", "2", "--hand", "1", "--nodes", "300", "-o", str(tmp_path)]
    found = CliRunner().invoke(puzzle, ["make", "yurina,himika", "saine,tokoyo", *few])
    assert found.exit_code == (0 if [*tmp_path.glob("*.yaml")] else 1)
    assert "of 2 boards kept" in found.output
    assert CliRunner().invoke(puzzle, ["make", "yurina", "saine,tokoyo", "-o", str(tmp_path)]).exit_code == 2


LONG = """
board:
  distance: 3
  a:
    megami: [yurina, himika]
    life: 8
    aura: 3
    flare: 8
    vigor: 2
    hand: [Slash, Brandish, Shoot, Magnum, Backstep]
  b: {megami: [saine, tokoyo], life: 3, aura: 5, flare: 3, hand: [衝音晶, 圏域]}
"""


def test_what_is_not_settled_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "search.json"
    board = BOARD.replace("life: 1", "life: 3")
    first = told(tmp_path, board, "--nodes", "5", "--save", str(kept))
    assert (first.exit_code, "--resume" in first.output) == (1, True)
    again = told(tmp_path, board, "--nodes", "1", "--resume", str(kept))
    assert "as --nodes allows" in again.output
    for wrong, said in ((BOARD, "another board"), (board, "turns was 1, not 2")):
        found = told(tmp_path, wrong, "--resume", str(kept), *(("--turns", "2") if wrong == board else ()))
        assert (found.exit_code, "J903" in found.output, said in found.output) == (2, True, True)
    ended = told(tmp_path, board, "--resume", str(kept), "--format", "json")
    assert json.loads(ended.output)["won"] is False
    data = json.loads(kept.read_text("utf-8"))
    for spoilt in ("{", "[]", json.dumps({**data, "engine": "0"}), json.dumps({**data, "boards": [{}]})):
        kept.write_text(spoilt, "utf-8")
        found = told(tmp_path, board, "--resume", str(kept))
        assert (found.exit_code, "J903" in found.output) == (2, True)
    assert told(tmp_path, board, "--nodes", "5", "--save", str(kept)).exit_code == 2


def test_ctrl_c_ends_with_what_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Positions, "__call__", lambda self, reached: True)
    kept = tmp_path / "search.json"
    found = told(tmp_path, LONG, "--save", str(kept))
    assert (found.exit_code, "interrupted" in found.output, kept.exists()) == (1, True, True)


def test_the_limits_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began = time.process_time()
    found = told(tmp_path, LONG, "--seconds", "1")
    assert time.process_time() - began < 5
    assert "The time was up" in found.output
    monkeypatch.setattr(proof, "resident", lambda: 101 * MEGABYTE)
    assert "no more memory" in told(tmp_path, LONG, "--memory", "100").output


def test_chance_answers_like_an_opponent_or_as_it_is(tmp_path: Path) -> None:
    board = (FOLDER / "furuyoni/puzzles/odds-reshuffle.yaml").read_text("utf-8")
    assert "with probability 2/3" in told(tmp_path, board).output
    assert "probability" not in told(tmp_path, board, "--chance", "opponent").output
    record = json.loads(told(tmp_path, board, "--format", "json").output)
    assert (record["won"], record["odds"]) == (False, {"least": "2/3", "most": "2/3"})
    assert {reply["likely"] for reply in record["tree"]["replies"]} == {"1/3"}
    few = json.loads(told(tmp_path, board, "--chance", "odds", "--nodes", "2", "--format", "json").output)
    assert (few["won"], few["odds"]) == (None, {"least": "0", "most": "1"})


def test_one_line_is_told_with_the_hands_that_there_may_be(tmp_path: Path) -> None:
    board = (FOLDER / "furuyoni/puzzles/hidden-one-line.yaml").read_text("utf-8")
    for lang in LANGUAGES:
        assert "solve-" not in told(tmp_path, board, "--lang", lang).output
    found = told(tmp_path, board, "--proof", str(tmp_path / "proof"))
    assert ("One line does against all 2 hands" in found.output, found.exit_code) == (True, 0)
    assert "(the hand may be Hilt Slam)" in found.output
    own = told(tmp_path, board, "--lang", "ja").output
    assert ("`b: 石突で対応`" in own, re.findall(r"Hilt Slam|respond|charge", own)) == (True, [])
    walked = CliRunner().invoke(solve, ["--check", str(tmp_path / "proof" / "proof.json")])
    assert (walked.exit_code, "holds" in walked.output) == (0, True)
    record = json.loads(told(tmp_path, board, "--format", "json").output)
    assert record["one_line"] == {"won": True, "against": []}
    lost = json.loads(told(tmp_path, board.replace("life: 1", "life: 3"), "--format", "json").output)
    assert (lost["won"], lost["one_line"]["won"]) == (False, False)
    assert told(tmp_path, BOARD, "--one-line").exit_code == 2
    bare = board.replace(", hidden: {b.hand: [石突, 衝音晶]}", "")
    assert "J308" in told(tmp_path, bare).output
    assert "J308" in told(tmp_path, board.replace("won: true", "won: true, odds: 3/2")).output
