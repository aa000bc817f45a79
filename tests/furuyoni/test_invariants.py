"""The invariants hold after every event of the shipped scenarios, and would notice if they did not.

One file in twelve is gone through, all of them with `JUDGE_EVERY_FILE=1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from judge.answer.run import Player
from judge.engine import Machine
from judge.engine.data import Happening
from judge.engine.view import Draft
from tests.engine.replaying import Picked, finish, give
from tests.furuyoni.invariants import BrokenError, Watch, at_rest
from tests.furuyoni.shipped import FILES, PART, batched, begun, one_in, played, told_of

SAMPLED = [*batched((file for file in FILES if one_in(12, file)), PART)]
SAMPLE = "furuyoni/core/9-5/uncharged-reaction-moves-the-attack-out-of-range.yaml"


BROKEN = {"furuyoni/core/9-7/ii-a-special-in-the-played-pile-stays.yaml": "the special card.2 lies in a.played"}
"""Files in which a made-up effect brings about what the rules and the cards that there are never do."""


def watched(file: str, change: Mapping[str, Any] | None = None) -> tuple[Machine, Watch]:
    log = Watch()
    machine = played(file).start(None)
    machine.log = log
    machine.state = {**machine.state, **(change or {})}
    log.begin(machine)
    return machine, log


class Resting(Machine):
    """A machine that is looked at whenever a player may act."""

    def answer(self, picked: Picked) -> None:
        if self.pending is not None and self.pending.kind == "main":
            assert at_rest(self) == []
        super().answer(picked)


@pytest.mark.parametrize("part", SAMPLED, ids=lambda part: part[0])
def test_they_hold_after_every_event(part: tuple[str, ...]) -> None:
    for file in part:
        with told_of(file):
            if file in BROKEN:
                with pytest.raises(BrokenError, match=BROKEN[file]):
                    _hold(file)
            else:
                _hold(file)


def _hold(file: str) -> None:
    machine, setup, _ = begun(file, Resting)
    machine.log = log = Watch()
    log.begin(machine)
    Player(machine, setup.scenario).play()
    assert len(log) > 0


def off_by(path: str, by: int) -> Callable[[dict[str, Any]], None]:
    def spoil(state: dict[str, Any]) -> None:
        state[path] = state.get(path, 0) + by

    return spoil


def twice(state: dict[str, Any]) -> None:
    state["a.played"] = state["b.played"] = (*state["a.played"], *state["b.hand"])


def astray(state: dict[str, Any]) -> None:
    card = state["a.hand"][0]
    state["a.hand"], state["b.hand"] = (), (*state["b.hand"], card)
    state[f"card.{card}.zone"] = "b.hand"


def phantom(state: dict[str, Any]) -> None:
    state["a.attacking"] = (7,)


def remnant(state: dict[str, Any]) -> None:
    state["attack.3.bound"] = ()


def state_of_a_normal(state: dict[str, Any]) -> None:
    state[f"card.{state['a.hand'][0]}.state"] = "used"


def below_nothing(state: dict[str, Any]) -> None:
    state["b.aura"], state["b.life"] = -1, state["b.life"] + 1 + state["b.aura"]


@pytest.mark.parametrize(
    "spoil", [twice, astray, phantom, remnant, state_of_a_normal, below_nothing], ids=lambda f: f.__name__
)
def test_a_spoilt_board_is_noticed_at_once(spoil: Callable[[dict[str, Any]], None]) -> None:
    state = dict(played(SAMPLE).setup.state)
    spoil(state)
    with pytest.raises(BrokenError, match="on the board itself"):
        watched(SAMPLE, state)


@pytest.mark.parametrize("path", ["shadow", "a.flare", "distance.crystals", "card.1.crystals"])
def test_a_crystal_that_comes_from_nowhere_is_noticed_at_the_next_event(path: str) -> None:
    machine, _ = watched(SAMPLE)
    state = dict(machine.state)
    off_by(path, 1)(state)
    machine.state = state
    with pytest.raises(BrokenError, match=r"without record.*crystals where 36 were"):
        finish(machine, played(SAMPLE).answers)


def overfull(state: dict[str, Any]) -> None:
    state["a.aura"], state["shadow"] = state["a.aura"] + 9, state["shadow"] - 9


def unmoved(state: dict[str, Any]) -> None:
    card = state["a.hand"][0]
    state["a.hand"], state["a.played"] = state["a.hand"][1:], (*state["a.played"], card)
    state[f"card.{card}.zone"] = "a.played"


def lost(state: dict[str, Any]) -> None:
    card = state["a.hand"][0]
    state["a.hand"] = state["a.hand"][1:]
    for path in [p for p in state if p.startswith(f"card.{card}.")]:
        del state[path]


def another(state: dict[str, Any]) -> None:
    one, other = (state[f"{player}.hand"][0] for player in "ab")
    state[f"card.{one}.number"] = state[f"card.{other}.number"]


def back(state: dict[str, Any]) -> None:
    state["turn"] -= 1


def nobody(state: dict[str, Any]) -> None:
    state["active"] = "c"


SPOILT = [
    (twice, "lies in"), (astray, "lies in b.hand"), (phantom, "lie in zones"), (remnant, "left of an attack"),
    (state_of_a_normal, "with state used"), (below_nothing, "b.aura is -1"), (off_by("a.flare", 1), "crystals where"),
    (off_by("card.1.crystals", 2), "crystals where"), (overfull, "above its cap"), (unmoved, "the same incarnation"),
    (lost, "made or lost"), (another, "number has changed"), (back, "gone back"), (nobody, "nobody's turn"),
]  # fmt: skip


@pytest.mark.parametrize("nth", [1, 2])
@pytest.mark.parametrize(("spoil", "what"), SPOILT, ids=lambda x: getattr(x, "__name__", ""))
def test_what_a_change_breaks_is_noticed_at_that_change(
    spoil: Callable[[dict[str, Any]], None], what: str, nth: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine, log = watched(SAMPLE)
    made = 0

    def keep(draft: Draft, happened: Sequence[Happening]) -> None:
        nonlocal made
        made += 1
        if made == nth:
            state = dict(draft.state)
            spoil(state)
            for path in {*state, *draft.state}:
                draft.set(path, state.get(path))

    monkeypatch.setattr(machine.game, "keep", keep, raising=False)
    with pytest.raises(BrokenError, match=what):
        finish(machine, played(SAMPLE).answers)
    assert made == nth == sum(event.kind == "change" for event in log)


def test_knowledge_that_is_lost_is_noticed() -> None:
    machine, log = watched(SAMPLE)
    answers = list(played(SAMPLE).answers)
    while not any(p.endswith(".seen") for p in machine.state):
        machine.run()
        give(machine, answers.pop(0))
        machine.advance()
    machine.state = {p: v for p, v in machine.state.items() if not p.endswith(".seen")}
    with pytest.raises(BrokenError, match="was seen by"):
        finish(machine, answers)
    assert log
