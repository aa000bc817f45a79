"""Machines saved in mid-run and games that are over: every command goes on from them, or says why it cannot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from judge import adjudicate, parse
from judge.answer.saved import export
from judge.data import scenarios
from judge.engine import Machine, codec
from judge.scenario.write import write_scenario
from tests.cli.conftest import Judge

OVER = """\
edition: ja-2024-06-24
board:
  distance: 3
  a: {megami: [yurina, himika], hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 1, aura: 0}
play:
  - a: use Slash
"""


@pytest.fixture
def saved(judge: Judge, tmp_path: Path) -> str:
    (tmp_path / "over.yaml").write_text(OVER, encoding="utf-8")
    out = str(tmp_path / "saved.yaml")
    assert judge("run", str(tmp_path / "over.yaml"), "-q", "--export", out).status == 0
    return out


def test_a_game_that_was_over_when_it_was_saved(judge: Judge, saved: str) -> None:
    ended = judge("why", saved, "a won")
    assert (ended.status, ended.err) == (0, "")
    assert "yes, A wins. Nothing that happened bears on it." in ended.out
    assert judge("why", saved, "b.life", "--detail", "2").status == 0
    assert judge("outcomes", saved, "--claim", "result: a wins").status == 0
    assert "the game is over" in judge("why-not", saved, "a: end").out


@pytest.mark.parametrize(
    "command", [("run",), ("why", "b.life"), ("outcomes",), ("why-not", "a: end"), ("graph", "-o", "graph.json")]
)
def test_what_is_no_machine_is_said_at_its_place(judge: Judge, saved: str, command: tuple[str, ...]) -> None:
    text = Path(saved).read_text("utf-8")
    Path(saved).write_text(re.sub("(?m)^saved: .*$", 'saved: "[]"', text), encoding="utf-8")
    ended = judge(command[0], saved, *command[1:])
    assert (ended.status, ended.out) == (2, "")
    assert "saved.yaml:5:3: J502 `saved` holds no machine" in ended.err


@pytest.mark.parametrize("option", [("--edition", "ko-2025-08-15"), ("--cards", "s10")])
def test_a_saved_machine_does_not_go_on_under_another_edition(
    judge: Judge, saved: str, option: tuple[str, str]
) -> None:
    ended = judge("run", saved, *option)
    assert (ended.status, ended.err.count("J503")) == (2, 1)
    assert judge("run", saved, "--edition", "ja-2024-06-24", "--cards", "s9-2").status == 0


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "the duel does not begin: what 3-2 asks for"), ("ja", "始まらない"), ("ko", "시작되지")]
)
def test_a_deck_that_is_not_built_as_asked_is_said_in_the_answer(judge: Judge, lang: str, said: str) -> None:
    file = scenarios() / "furuyoni" / "core" / "3-2" / "seven-normal-cards-and-three-specials.yaml"
    assert said in judge("run", str(file), "-q", "--lang", lang).out


@pytest.mark.parametrize("command", ["why", "outcomes"])
def test_a_folder_where_one_file_is_wanted(judge: Judge, tmp_path: Path, command: str) -> None:
    ended = judge(command, str(tmp_path))
    assert ended.status == 2
    assert "J001" in ended.err
    assert "name one file in it" in ended.err


@pytest.mark.parametrize(
    "changed",
    [
        {"shadow": 7000}, {"a.life": -3}, {"b.aura": 4}, {"distance.crystals": "x"}, {"turn": -1}, {"a.vigor": None},
        {"a.hand": (1,)}, {"a.in_use": ()}, {"card.1.zone": "b.hand"}, {"b.deck": (1, 1)}, {"card.1.crystals": 2},
    ],
)  # fmt: skip
def test_a_saved_machine_that_was_tampered_with_is_told(judge: Judge, tmp_path: Path, changed: dict[str, Any]) -> None:
    scenario, problems = parse(OVER.replace("life: 1, aura: 0", "life: 5, aura: 3"))
    assert scenario is not None, problems
    ruling, _ = adjudicate(scenario)
    assert ruling is not None
    left = export(ruling)
    text, events = codec.loads(left.saved)
    machine = Machine.load(ruling.machine.game, text)
    out = tmp_path / "saved.yaml"
    for state, status in ((machine.state, 0), ({**machine.state, **changed}, 2)):
        machine.state = state
        out.write_text(write_scenario(left._replace(saved=codec.dumps((machine.dump(), events)))), encoding="utf-8")
        ended = judge("run", str(out), "-q")
        assert (ended.status, "J502" in ended.err) == (status, status == 2), ended
