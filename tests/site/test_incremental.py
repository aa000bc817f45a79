"""A site built again, after something it was made of has changed, is what a build from nothing writes."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CLAIMS = "furuyoni/faq/003-1-start-phase.yaml"
NAMED = "furuyoni/core/9-5/emptied-together-the-first-one-is-gone-for-the-second.yaml"
"""A scenario whose board a claim names."""
FOLDER = "furuyoni/core/9-5"
CLAUSE = "9-4 iii"


class Checkout:
    """A copy of the project with a few of its scenarios and claims, which may be changed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        ignored = shutil.ignore_patterns("_data")
        shutil.copytree(ROOT / "judge", root / "judge", copy_function=_linked, ignore=ignored)
        shutil.copytree(ROOT / "rulebook", root / "rulebook")
        shutil.copytree(ROOT / "scenarios" / FOLDER, root / "scenarios" / FOLDER)
        head, first, *claims = re.split(r"(?m)^(?=  - id: )", (ROOT / "scenarios" / CLAIMS).read_text("utf-8"))
        said = "".join((head, first, *(claim for claim in claims if "scenario: " in claim)))
        named = re.findall(r"scenario: (\S+\.yaml)", said)
        for file in (CLAIMS, *named):
            (root / "scenarios" / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / "scenarios" / file, root / "scenarios" / file)
        (root / "scenarios" / CLAIMS).write_text(said, "utf-8")
        if (built := ROOT / "judge" / "_data" / "built").is_dir():
            shutil.copytree(built, root / "judge" / "_data" / "built")
        prefix = os.environ.get("PYTHONPYCACHEPREFIX", "")
        if prefix and (compiled := Path(f"{prefix}{ROOT}", "judge")).is_dir():
            shutil.copytree(compiled, Path(f"{prefix}{root}", "judge"), copy_function=_linked)

    def change(self, file: str, was: str, now: str) -> None:
        text = (self.root / file).read_text("utf-8")
        assert was in text
        (self.root / file).write_text(text.replace(was, now), "utf-8")

    def build(self, out: str) -> tuple[int, int, int]:
        """Pages there are, written, taken away."""
        env = {**os.environ, "PYTHONPATH": str(self.root)}
        done = subprocess.run(
            [sys.executable, "-m", "judge", "site", "-o", out, "-j", "1"],
            cwd=self.root, env=env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        pages, written, gone = map(int, re.findall(r"\d+", done.stdout))
        return pages, written, gone

    def made(self, out: str) -> dict[str, Any]:
        """What the runs of each file were made of, and what came of them."""
        found: dict[str, Any] = json.loads((self.root / out / ".judge-site.json").read_text("utf-8"))["made"]
        return found


def _linked(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def _pages(out: Path) -> dict[str, bytes]:
    return {str(path.relative_to(out)): path.read_bytes() for path in out.rglob("*") if path.suffix in (".html", ".js")}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("checkout"))


@pytest.mark.long
def test_what_is_built_again_is_what_a_build_from_nothing_writes(checkout: Checkout) -> None:
    pages, written, _ = checkout.build("site")
    assert pages == written
    before = checkout.made("site")
    assert NAMED in before[CLAIMS]["of"][0]
    telling = {file for file, held in before.items() if CLAUSE in held["of"][1]}
    titled, lost = sorted(file for file in before if file.startswith(FOLDER) and file not in {NAMED, *telling})[:2]

    checkout.change(f"scenarios/{titled}", "scenario: ", "scenario: Another title, ")
    checkout.change(f"scenarios/{NAMED}", "life: 7, aura: 4, flare: 3", "life: 6, aura: 4, flare: 4")
    checkout.change("rulebook/furuyoni/ja/core/09.yaml", f"\n{CLAUSE}: ", f"\n{CLAUSE}: 言い換え、")
    (checkout.root / "scenarios" / lost).unlink()
    pages_now, written, gone = checkout.build("site")
    now = checkout.made("site")
    assert {file for file in now if now[file] != before[file]} == {titled, NAMED, CLAIMS, *telling}
    assert now.keys() == before.keys() - {lost}
    assert (pages_now, gone) == (pages - 1, 1)
    assert 0 < written < pages / 4
    assert "言い換え、" in (checkout.root / "site" / "clauses" / "9-4_iii.html").read_text("utf-8")

    assert checkout.build("fresh") == (pages_now, pages_now, 0)
    assert _pages(checkout.root / "site") == _pages(checkout.root / "fresh")
    assert now == checkout.made("fresh")
