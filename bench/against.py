"""`python -m bench.against FOLDER`: clause steps a second of this checkout and of another, on the same scenarios.

The scenarios are the other's; those count that take as many steps on both. Both play all of them in turns, and of every
file the least time on each side counts, in seconds of a processor: what else the computer does strikes both alike.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import zlib
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SIDE = """
import gc, json, sys, time
from tests.engine.replaying import finish
from tests.furuyoni.shipped import played
from cProfile import Profile

def steps(log):
    return sum(event.kind == "step" for event in log)

def play(run, log):
    finish(run.start(log), run.answers)
    return log

gc.set_threshold(100_000)
runs = {file: played(file) for file in json.load(open(sys.argv[1]))}
print(json.dumps({file: steps(play(run, [])) for file, run in runs.items()}), flush=True)
for line in sys.stdin:
    how, files = json.loads(line)
    gc.collect()
    found = []
    profile = Profile()
    for file in files:
        began = time.process_time()
        if how == "calls":
            profile.enable()
        play(runs[file], None if how == "silent" else [])
        profile.disable()
        found.append(time.process_time() - began)
    print(json.dumps(sum(entry.callcount for entry in profile.getstats()) if how == "calls" else found), flush=True)
"""


class Side:
    """One checkout, playing in a process of its own."""

    def __init__(self, folder: Path, files: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SIDE, files], env=environment, cwd=folder, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def told(self) -> Any:
        """What it says next."""
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def asked(self, how: str, files: list[str]) -> Any:
        """What comes of playing files: the seconds for each, or calls of functions."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([how, files]) + "\n")
        self.process.stdin.flush()
        return self.told()


def drawn(folder: Path, n: int) -> list[str]:
    """So many scenarios of a checkout, drawn by their names; 0: every one."""
    base = folder / "scenarios"
    every = [path.relative_to(base).as_posix() for path in (base / "furuyoni").glob("**/*.yaml")]
    files = [file for file in every if "/puzzles/" not in file and "/faq/" not in file]
    return sorted(files, key=lambda file: (zlib.crc32(file.encode()), file))[: n or None]


def main() -> None:
    """Play, and print steps a second and calls a step of both."""
    parser = ArgumentParser(prog="python -m bench.against", description="Clause steps of two checkouts in turns.")
    parser.add_argument("folder", type=Path, help="the other checkout")
    parser.add_argument("--scenarios", type=int, default=300, metavar="N", help="how many (0: all; default: 300)")
    parser.add_argument("--rounds", type=int, default=8, metavar="N", help="how often each is played (default: 8)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        names = Path(scratch, "files.json")
        names.write_text(json.dumps(drawn(asked.folder, asked.scenarios)), encoding="utf-8")
        sides = [Side(folder.resolve(), str(names)) for folder in (asked.folder, ROOT)]
        other, own = (side.told() for side in sides)
    files = [file for file, steps in other.items() if own[file] == steps]
    steps = sum(own[file] for file in files)
    print(f"{len(files)} scenarios, {steps} steps: the other, this one")
    for how in ("recorded", "silent"):
        turns = [[side.asked(how, files) for side in sides] for _ in range(asked.rounds)]
        seconds = [sum(map(min, zip(*(turn[i] for turn in turns), strict=True))) for i in (0, 1)]
        rates = [steps / spent for spent in seconds]
        print(f"{how:<12}{rates[0]:10,.0f}{rates[1]:10,.0f} steps a second {rates[1] / rates[0]:7.2f}")
    counts = [side.asked("calls", files) / steps for side in sides]
    print(f"{'recorded':<12}{counts[0]:10,.1f}{counts[1]:10,.1f} calls a step   {counts[0] / counts[1]:7.2f}")


if __name__ == "__main__":
    main()
