"""Games of pairs of megami: a sample by seed ends without a fault, and the ledger says what has been played."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from bench import pairs
from bench.pairs import APART, PAIRS, Played
from judge.furuyoni.cards.pools import versions

SAMPLE = [at * APART + at // 80 for at in range(5, len(PAIRS), 80)]


@pytest.mark.parametrize("seed", SAMPLE)
def test_a_game_of_a_pair(seed: int) -> None:
    game, _ = pairs.run(seed)
    assert not game.fault, f"python -m bench.pairs plays it as seed {seed}: {game.fault}"
    assert game.events > 100
    brought = {version.partition("-")[0] for seat in game.seats for version in seat}
    assert {*PAIRS[seed // APART]} <= brought


def test_every_two_megami_are_a_pair() -> None:
    assert len(PAIRS) == 325
    assert {frozenset(pair) for pair in PAIRS} == {
        frozenset(two) for two in combinations({version.megami for version in versions().values()}, 2)
    }  # fmt: skip


@pytest.mark.parametrize("seed", [0, 1, 7 * APART, 7 * APART + 1, 324 * APART, 324 * APART + 1])
def test_the_pair_sits_together_or_face_to_face(seed: int) -> None:
    one, other = PAIRS[seed // APART]
    first, second = pairs.seated(seed)
    assert first == (one, other) or (first[0] == one and second[0] == other)
    assert first[0] != first[1]
    assert second[0] != second[1]
    assert pairs.seated(seed) == [first, second]


def test_the_ledger_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = tmp_path / "ledger.jsonl"
    asked: list[int] = []

    def played(seed: int) -> tuple[Played, str]:
        asked.append(seed)
        return Played(seed, tuple(pairs.seated(seed)), "a", 9, 900, "broken" if seed == 0 else ""), "a file"

    monkeypatch.setattr(pairs, "run", played)
    for games in ("1", "2"):
        asked_for = ["--games", games, "--jobs", "1", "--faults", str(tmp_path)]
        monkeypatch.setattr("sys.argv", ["pairs", str(ledger), *asked_for])
        assert pairs.main() == 1
    assert len(asked) == len({*asked}) == 2 * len(PAIRS)
    assert asked[: len(PAIRS)] == [at * APART for at in range(len(PAIRS))]
    assert (tmp_path / "fault-0.yaml").read_text("utf-8") == "a file"
    told = [*pairs.report(pairs.read(ledger))]
    assert told[0].startswith("yurina + saine")
    assert told[0].split()[3:] == ["2", "games", "2", "ended", "18", "turns", "1800", "events", "1", "faults"]
    assert told[len(PAIRS)] == "650 games of 325 of 325 pairs, 1 faults"


def test_a_version_that_has_met_few_and_a_card_not_used_are_named() -> None:
    game = Played(0, (("yurina-a1", "saine"), ("oboro", "hagane")), "a", 9, 900, "")
    *_, met, unused = pairs.report([game._replace(used=("NA-01-yurina-O-N-1",))])
    assert "yurina-a1 (3)" in met
    assert "oboro-a1 (0)" in met
    assert "NA-01-yurina-O-N-2" in unused
    assert "NA-01-yurina-O-N-1," not in unused
