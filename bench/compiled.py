"""`python -m bench.compiled [FOLDER]`: the compiled modules answer as the pure ones do, and how much faster.

FOLDER holds what `python hatch_build.py FOLDER` has made; without one they are compiled first, which takes minutes and
needs a compiler of C. Two copies of the package are laid out, one of them with the compiled modules, and the same
commands run in both: what they print must be the same to the byte, the seconds that they tell apart.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
BOARDS = 12
"""So many boards are searched."""
LOT = 1_000
"""So many files are run at once at most, where folders allow: of each lot the first difference is shown."""
ROUNDS = 3
SECONDS = re.compile(r"\d[\d.,]* ?(?:s|ms|seconds?|MB)\b")
RATE = """
import gc, sys, time
from bench import steps
from bench.outcomes import NAMES, explored
gc.set_threshold(100_000)
explored(NAMES[0], 1, 60)
began = time.process_time()
reached = sum(explored(name, 1, int(sys.argv[1])).reached for name in NAMES)
found = time.process_time()
ran = steps.measure_steps(rounds=1)
print(reached / (found - began), ran.steps / ran.recorded, ran.steps / ran.silent)
"""


def laid_out(folder: Path, compiled: Path | None) -> Path:
    """A copy of the package with what it needs, and with the compiled modules."""
    shutil.copytree(ROOT / "judge", folder / "judge", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("rulebook", "scenarios", "docs", "bench", "tests"):
        (folder / name).symlink_to(ROOT / name)
    if compiled is not None:
        shutil.copytree(compiled, folder, dirs_exist_ok=True)
    return folder


def ran(folder: Path, *arguments: str) -> str:
    """What Python prints in a copy: its exit status, output and complaints."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8"
    )
    return f"{done.returncode}\n{done.stdout}\n{done.stderr}"


def lots(part: Path) -> Iterator[list[str]]:
    """A folder, or what lies in it where it holds too much at once: its folders, and its own files lot by lot."""
    if part.is_file() or sum(1 for _ in part.glob("**/*.yaml")) <= LOT:
        yield [str(part.relative_to(ROOT))]
        return
    for path in sorted(part.iterdir()):
        if path.is_dir():
            yield from lots(path)
    files = [str(path.relative_to(ROOT)) for path in sorted(part.glob("*.yaml"))]
    for at in range(0, len(files), LOT):
        yield files[at : at + LOT]


def commands(parts: list[str], boards: int) -> list[list[str]]:
    """What is run in both copies."""
    files = sorted((ROOT / "scenarios" / "furuyoni" / "core").glob("**/*.yaml"))
    puzzles = sorted((ROOT / "scenarios" / "furuyoni" / "puzzles").glob("*.yaml"))
    searched = [str(path.relative_to(ROOT)) for path in files[:: len(files) // boards][:boards]]
    solved = [str(path.relative_to(ROOT)) for path in puzzles[:: len(puzzles) // boards][:boards]]
    every = [lot for part in parts for lot in lots(ROOT / part)]
    return [
        *(["run", *lot, "--detail", "2", "--format", form] for lot in every for form in ("md", "json")),
        *(["faq", part, "--detail", "0"] for part in parts if "faq" in part or part == "scenarios"),
        *(["outcomes", board, "--turns", "1", "--nodes", "300", "--seconds", "600", "-j", "1"] for board in searched),
        *(["solve", board, "--nodes", "3000", "--seconds", "600"] for board in solved),
    ]


def main() -> int:
    """Compare, measure, print; 1 if something differs."""
    parser = ArgumentParser(prog="python -m bench.compiled", description="Compiled modules against the pure ones.")
    parser.add_argument("folder", nargs="?", type=Path, help="what `python hatch_build.py FOLDER` has made")
    parser.add_argument("--part", action="append", help="files or folders that are run (default: scenarios)")
    parser.add_argument("--boards", type=int, default=BOARDS, help=f"boards that are searched (default: {BOARDS})")
    parser.add_argument("--positions", type=int, default=1500, help="that a search is measured over (default: 1500)")
    asked = parser.parse_args()
    differs = 0
    with tempfile.TemporaryDirectory() as scratch:
        made = asked.folder
        if made is None:
            made = Path(scratch, "made")
            subprocess.run([sys.executable, str(ROOT / "hatch_build.py"), str(made)], cwd=ROOT, check=True)
        pure, fast = laid_out(Path(scratch, "pure"), None), laid_out(Path(scratch, "compiled"), made)
        where = ran(fast, "-c", "import judge.engine.machine as it; print(it.__file__)")
        print(f"compiled: {where.split()[1]}", flush=True)
        for command in commands(asked.part or ["scenarios"], asked.boards):
            one, other = (SECONDS.sub("…", ran(folder, "-m", "judge", *command)) for folder in (pure, fast))
            one, other = (text.replace(str(folder), "") for text, folder in ((one, pure), (other, fast)))
            if one != other:
                differs += 1
                print(f"differs: judge {' '.join(command)[:200]}", flush=True)
                at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
                print(*(f"  {text[max(0, at - 60) : at + 200]!r}" for text in (one, other)), sep="\n")
        print("everything is alike" if not differs else f"{differs} differ")
        sys.stdout.flush()
        rates = [[ran(folder, "-c", RATE, str(asked.positions)) for folder in (pure, fast)] for _ in range(ROUNDS)]
        broken = next((said for pair in rates for said in pair if not said.startswith("0\n")), "")
        if broken:
            print(f"could not be measured: {broken.strip().splitlines()[-1]}")
            return 1
        told = ("positions a second", "steps a second with a record", "steps a second without")
        for i, what in enumerate(told):
            one, other = (max(float(pair[side].split()[1 + i]) for pair in rates) for side in (0, 1))
            print(f"{what:<30}{one:10,.0f} pure {other:10,.0f} compiled {other / one:6.2f}")
    return 1 if differs else 0


if __name__ == "__main__":
    sys.exit(main())
