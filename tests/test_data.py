"""The project's data files, read once and kept."""

from __future__ import annotations

import json
import marshal
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from judge import data
from judge.text.errors import Problems

ROOT = Path(data.__file__).parents[1]
YAML = "- {n: 5, v: 1.10, w: no, d: 2024-06-24, q: '7', t: true, z: 007, e: , neg: -3, r: 3-4, 名: 斬}\n"
VALUE = dict(n=5, v="1.10", w="no", d="2024-06-24", q="7", t=True, z="007", e=None, neg=-3, r="3-4", 名="斬")  # noqa: C408


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of a package that has no data yet."""
    for folder in ("judge", "rulebook", "scenarios"):
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(data, "_PACKAGE", str(tmp_path / "judge"))
    return tmp_path / "judge"


@pytest.fixture
def file(package: Path) -> Path:
    path = package / "d.yaml"
    path.write_text(YAML, encoding="utf-8")
    return path


def names(package: Path, place: str = "package") -> set[str]:
    """The files of which something is kept."""
    return {*data.Built(str(package / "_data" / "built" / place)).entries}


def test_values_are_typed_without_surprises_and_are_kept_alike(package: Path, file: Path) -> None:
    assert data.load([file]) == [[VALUE]]
    assert names(package) == {"d.yaml"}
    assert data.load([file, file]) == [[VALUE], [VALUE]]


def test_what_is_kept_is_read_without_yaml(package: Path, file: Path) -> None:
    probe = (
        "import sys; from judge import data; data._PACKAGE, file = sys.argv[1:]; data.load([file]);"
        "print('yaml' in sys.modules)"
    )
    run = [sys.executable, "-c", probe, str(package), str(file)]
    assert [subprocess.check_output(run, text=True, cwd=ROOT).strip() for _ in range(2)] == ["True", "False"]


def test_a_changed_file_is_read_again_though_size_and_time_are_the_same(package: Path, file: Path) -> None:
    for text, value in (("- 1\n", [1]), ("- 2\n", [2]), ("- 1\n", [1])):
        file.write_text(text)
        os.utime(file, ns=(1, 1))
        assert data.load([file]) == [value]
        assert names(package) == {"d.yaml"}


def test_files_of_others_are_read_and_not_kept(package: Path, tmp_path: Path) -> None:
    other = tmp_path / "mine.yaml"
    other.write_text(YAML, encoding="utf-8")
    assert data.load([other]) == [[VALUE]]
    assert not (package / "_data").exists()


def test_what_is_kept_has_one_entry_a_file_and_none_for_one_that_is_gone(package: Path, tmp_path: Path) -> None:
    files = [package / f"{n}.yaml" for n in range(5)]
    files += [tmp_path / "rulebook" / "r.yaml", tmp_path / "scenarios" / "s.yaml"]
    for n, path in enumerate(files):
        path.write_text(f"- {n}\n")
    assert data.load(files) == [[n] for n in range(7)]
    for path in files[:3]:
        path.unlink()
    files[3].write_text("- new\n")
    assert data.load(files[3:5]) == [["new"], [4]]
    assert (names(package), names(package, "rulebook"), names(package, "scenarios")) == (
        {"3.yaml", "4.yaml"}, {"r.yaml"}, {"s.yaml"},
    )  # fmt: skip
    assert sorted(path.name for path in (package / "_data" / "built").iterdir()) == ["package", "rulebook", "scenarios"]


def test_what_another_process_kept_meanwhile_stays(package: Path, file: Path) -> None:
    other = package / "e.yaml"
    other.write_text("- e\n")
    data.load([file])
    kept = package / "_data" / "built" / "package"
    before = kept.read_bytes()
    data.load([other])
    assert data.Built(str(kept)).value("d.yaml", data._key(file.read_bytes())) == ([VALUE],)
    kept.write_bytes(before)
    file.write_text("- d\n")
    assert data.load([file, other]) == [["d"], ["e"]]


def _kept(entries: object, body: bytes, form: bytes = data._FORMAT) -> bytes:
    index = marshal.dumps(entries, 4)
    return b"%s\n%d\n%s%s" % (form, len(index), index, body)


def _with_key(junk: bytes, key: str) -> bytes:
    """The same with the file's key in the place of KEY."""
    lines = junk.split(b"\n", 2)
    if b"KEY" not in junk or not lines[1].isdigit():
        return junk.replace(b"KEY", key.encode())
    size = int(lines[1])
    entries = {name: (key, *entry[1:]) for name, entry in marshal.loads(lines[2][:size]).items()}
    return _kept(entries, lines[2][size:], lines[0])


ONE = marshal.dumps([1], 4)


@pytest.mark.parametrize(
    "junk",
    [b"", b"{", b"\xff", b"[]", b'{"format": 1}', b"[" * 100_000, data._FORMAT, data._FORMAT + b"\n",
     data._FORMAT + b"\nmany\n", data._FORMAT + b"\n-1\n", data._FORMAT + b"\n9\n\xff\xff", _kept(7, ONE),
     _kept({"d.yaml": 7}, ONE), _kept({"d.yaml": ("KEY", "0", len(ONE))}, ONE), _kept({"d.yaml": ("KEY", 0, 99)}, ONE),
     _kept({"d.yaml": ("KEY", 0, len(ONE))}, ONE[:-1]), _kept({"d.yaml": ("KEY", 0, 2)}, ONE),
     _kept({"d.yaml": ("KEY", 0, len(ONE))}, ONE, b"judge.data/1 0.0.1"),
     json.dumps({"format": "judge.data/2 0.0.1", "entries": {"d.yaml": ["KEY", 0, 3]}}).encode() + b"\n[1]"],
)  # fmt: skip
def test_what_is_broken_or_of_another_version_is_passed_over_and_mended(package: Path, file: Path, junk: bytes) -> None:
    kept = package / "_data" / "built" / "package"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(_with_key(junk, data._key(file.read_bytes())))
    assert data.load([file]) == [[VALUE]]
    assert data.Built(str(kept)).value("d.yaml", data._key(file.read_bytes())) == ([VALUE],)


def test_where_nothing_can_be_kept_there_is_no_complaint(package: Path, file: Path) -> None:
    (package / "_data").write_text("a file where the folder should be")
    assert data.load([file]) == [[VALUE]]
    with pytest.raises(OSError):  # noqa: PT011 - a build, though, must not go on without it
        data.build()


def test_a_bad_or_missing_file_raises_its_problems(package: Path, tmp_path: Path) -> None:
    bad = package / "bad.yaml"
    bad.write_text("a: 1\na: 2\n")
    with pytest.raises(Problems, match="J007"):
        data.load([bad])
    with pytest.raises(Problems, match="J001"):
        data.load([package / "none.yaml"])
    with pytest.raises(Problems, match="J007"):
        data.build()


def test_a_file_that_cannot_be_read_is_none_where_that_is_asked_for(package: Path, file: Path) -> None:
    bad = package / "bad.yaml"
    bad.write_text("a: 1\na: 2\n")
    assert data.load_readable([bad, package / "none.yaml", file]) == [None, None, [VALUE]]
    assert names(package) == {"d.yaml"}
    with pytest.raises(Problems, match="J007"):
        data.load([bad])


def test_what_is_kept_of_the_project_is_what_its_files_hold() -> None:
    for folder in (ROOT / "judge", ROOT / "rulebook"):
        files = [str(path) for path in sorted(folder.rglob("*.yaml"))]
        assert len(files) > 30
        assert data.load(files) == [data._read(path, None) for path in files]


def test_the_wheel_brings_what_its_files_hold_and_changes_nothing(tmp_path: Path) -> None:
    """Built from a copy of the tree; its sources still decide, and nothing is written into an installation."""
    tree = tmp_path / "tree"
    left_out = shutil.ignore_patterns("_data", "__pycache__", "tests")
    for folder in ("judge", "rulebook", "docs/errors", "scenarios/furuyoni/core/9-5"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=left_out)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", ".gitignore"):
        shutil.copy(ROOT / name, tree)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=tree, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    built = {path: path.read_bytes() for path in (tmp_path / "site" / "judge" / "_data" / "built").iterdir()}
    assert sorted(path.name for path in built) == ["package", "rulebook", "scenarios"]
    probe = (
        "import sys; from judge import data; from judge.furuyoni.cards import pools;"
        "from judge.rulebook import catalogue;"
        "pools.versions(), catalogue.load(), data.load([*data.scenarios().rglob('*.yaml')]);"
        "print('yaml' in sys.modules, pools.versions()['yurina'].names['en'], data.__file__)"
    )
    run = [sys.executable, "-c", probe]
    place = tmp_path / "site" / "judge"
    assert _said(run, place) == ["False", "Yurina", str(place / "data.py")]
    pools = place / "furuyoni" / "cards" / "pools.yaml"
    pools.write_text(pools.read_text(encoding="utf-8").replace("en: Yurina", "en: Yulina", 1), encoding="utf-8")
    assert _said(run, place) == ["True", "Yulina", str(place / "data.py")]
    assert {path: path.read_bytes() for path in built} == built


def _said(run: list[str], place: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(place.parent)}
    return subprocess.check_output(run, text=True, cwd=place.parent, env=environment).split()


def test_a_checkout_and_an_installed_package_are_both_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data.rulebook() == Path(data.__file__).parent.parent / "rulebook"
    (tmp_path / "_data" / "scenarios").mkdir(parents=True)
    monkeypatch.setattr(data, "_PACKAGE", tmp_path)
    assert data.scenarios() == tmp_path / "_data" / "scenarios"
    assert data.rulebook() == tmp_path.parent / "rulebook"


def test_what_is_made_of_files_is_kept_until_file_or_version_is_another(package: Path, file: Path) -> None:
    made: list[str] = []

    def make(name: str, held: data.Data) -> data.Data:
        made.append(name)
        return [name, held]

    def ask(version: str) -> list[data.Data]:
        return data.derived("made", [file, package / "none.yaml"], version, make)

    assert ask("1") == [["d.yaml", [VALUE]], None]
    assert ask("1") == [["d.yaml", [VALUE]], None]
    assert made == ["d.yaml"]
    file.write_text("- 1\n", encoding="utf-8")
    assert ask("1")[0] == ["d.yaml", [1]]
    assert ask("2")[0] == ["d.yaml", [1]]
    assert made == ["d.yaml"] * 3
