"""What is drawn is the same every time, another part for another file, and everything in a long run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import sampling
from tests.sampling import drawn


def test_a_file_draws_the_same_until_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "LONG", False)
    path = tmp_path / "a.yaml"
    path.write_text("- 1\n")
    first, other = drawn(range(1000), 5, path), drawn(range(1000), 5, path, "choices")
    assert first == drawn(range(1000), 5, path) == sorted({*first})
    assert len(first) == len(other) == 5
    assert first != other
    path.write_text("- 2\n")
    assert drawn(range(1000), 5, path) != first
    assert drawn("abc", 5, path) == ["a", "b", "c"]


def test_every_item_is_drawn_by_some_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "LONG", False)
    path, seen = tmp_path / "a.yaml", set()
    for n in range(60):
        path.write_text(f"- {n}\n")
        seen |= {*drawn(range(20), 2, path)}
    assert seen == {*range(20)}


def test_a_long_run_draws_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "LONG", True)
    path = tmp_path / "a.yaml"
    path.write_text("- 1\n")
    assert drawn(range(1000), 5, path) == [*range(1000)]
