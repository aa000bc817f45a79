"""The project's data files, read once and kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from judge import data
from judge.text.errors import Problems

YAML = "- {n: 5, v: 1.10, w: no, d: 2024-06-24, q: '7', t: true, z: 007, e: , neg: -3, r: 3-4, 名: 斬}\n"
VALUE = dict(n=5, v="1.10", w="no", d="2024-06-24", q="7", t=True, z="007", e=None, neg=-3, r="3-4", 名="斬")  # noqa: C408


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "judge"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "d.yaml"
    path.write_text(YAML, encoding="utf-8")
    return path


def test_values_are_typed_without_surprises_and_come_from_the_cache_alike(cache: Path, file: Path) -> None:
    assert data.load([file]) == [[VALUE]]
    assert len(list(cache.iterdir())) == 1
    assert data.load([file, file]) == [[VALUE], [VALUE]]
    assert data.load([file]) == [[VALUE]]


def test_a_cache_hit_imports_no_yaml(cache: Path, file: Path) -> None:
    probe = "import sys; from judge import data; data.load([sys.argv[1]]); print('yaml' in sys.modules)"
    run = [sys.executable, "-c", probe, str(file)]
    assert [subprocess.check_output(run, text=True).strip() for _ in range(2)] == ["True", "False"]


def test_a_changed_file_is_read_again(cache: Path, file: Path) -> None:
    data.load([file])
    file.write_text("- 1\n")
    assert data.load([file]) == [[1]]
    file.write_text("- 2\n")
    os.utime(file, ns=(1, 1))
    assert data.load([file]) == [[2]]


@pytest.mark.parametrize("junk", [b"", b"{", b"\xff", b"[]", b'{"format": 1}', b"[" * 100_000])
def test_a_broken_cache_is_passed_over_and_mended(cache: Path, file: Path, junk: bytes) -> None:
    data.load([file])
    (kept,) = cache.iterdir()
    kept.write_bytes(junk)
    assert data.load([file]) == [[VALUE]]
    assert kept.read_bytes() != junk


def test_no_cache_no_complaint(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "flat").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "flat"))
    assert data.load([file]) == [[VALUE]]


def test_a_bad_or_missing_file_raises_its_problems(cache: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("a: 1\na: 2\n")
    with pytest.raises(Problems, match="J007"):
        data.load([bad])
    with pytest.raises(Problems, match="J001"):
        data.load([tmp_path / "none.yaml"])


def test_a_checkout_and_an_installed_package_are_both_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data.rulebook() == Path(data.__file__).parent.parent / "rulebook"
    (tmp_path / "_data" / "scenarios").mkdir(parents=True)
    monkeypatch.setattr(data, "_PACKAGE", tmp_path)
    assert data.scenarios() == tmp_path / "_data" / "scenarios"
    assert data.rulebook() == tmp_path.parent / "rulebook"
