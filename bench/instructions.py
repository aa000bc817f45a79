"""`python -m bench.instructions`: how many instructions things take, which no other load of the computer changes.

They are counted by cachegrind, a tool of valgrind, in fresh interpreters with `PYTHONHASHSEED=0`, for which everything
has been compiled and kept before. `--keep` writes them into `history.jsonl`; more than a fiftieth above those kept last
for this Python on this kind of processor is a loss.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from typing import NamedTuple

import judge
from bench import history
from bench.cold import BARE, ROOT, SCRIPT

COLD = 1.5
"""A cold run is to take at most so many times the instructions of the bare imports."""
TIMES = (1, 3)
"""So often something is done in a process; what it takes is the difference."""
STEPS = """
import sys
from bench.counted import FILES, steps_of
from tests.engine.replaying import finish
from tests.furuyoni.shipped import played
runs = [played(file) for file in FILES]
for _ in range(int(sys.argv[1])):
    for run in runs:
        finish(run.start([] if sys.argv[2] == "with" else None), run.answers)
print(steps_of(runs) * int(sys.argv[1]))
"""
SEARCHES = """
import sys
from bench.outcomes import NAMES, explored
print(sum(explored(NAMES[0], 1, 600).reached for _ in range(int(sys.argv[1]))))
"""
WORK = {
    "step with a record": (STEPS, "with"),
    "step without": (STEPS, "without"),
    "position of a search": (SEARCHES, ""),
}
CACHEGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")


class Count(NamedTuple):
    """Instructions of a process, and what it has printed."""

    instructions: int
    said: str


def there() -> bool:
    """Whether they can be counted here."""
    return shutil.which("valgrind") is not None


def count(arguments: tuple[str, ...], environment: dict[str, str]) -> Count:
    """The instructions of an interpreter that has done the same before."""
    subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True)
    ran = subprocess.run(
        [*CACHEGRIND, sys.executable, *arguments], env=environment, check=True, capture_output=True, text=True,
        encoding="utf-8",
    )  # fmt: skip
    (found,) = re.findall(r"I +refs: +([\d,]+)", ran.stderr)
    return Count(int(found.replace(",", "")), ran.stdout)


def measured(cold_alone: bool = False) -> dict[str, float]:
    """What is counted: the bare imports and a cold run, a clause step with a record and without, a position."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ, "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": folder, "PYTHONHASHSEED": "0",
            "PYTHONDONTWRITEBYTECODE": "",
        }  # fmt: skip
        found: dict[str, float] = {
            "import click, yaml": count(BARE, environment).instructions,
            "cold run": count((*SCRIPT, judge.sample()), environment).instructions,
        }
        for name, (code, how) in () if cold_alone else WORK.items():
            few, many = (count(("-c", code, str(times), how), environment) for times in TIMES)
            found[name] = (many.instructions - few.instructions) / (int(many.said) - int(few.said))
    return found


def main() -> int:
    """Count, print beside what was kept last, and keep it if asked to; 1 if there is a loss or a target is missed."""
    parser = ArgumentParser(prog="python -m bench.instructions", description="Count instructions.")
    parser.add_argument("--keep", default="", metavar="WHY", help="write them into the history, with a reason")
    asked = parser.parse_args()
    if not there():
        print("not counted: there is no valgrind on this computer")
        return 2
    found = measured()
    python = f"{history.python()} {platform.machine()}"
    lost = history.compared(found, "instructions", python)
    ratio = found["cold run"] / found["import click, yaml"]
    print(f"{'cold run against import click, yaml':<40}{ratio:18.3f}   target: at most {COLD}")
    if asked.keep:
        history.keep(found, "instructions", python, asked.keep)
    return 1 if lost or ratio > COLD else 0


if __name__ == "__main__":
    sys.exit(main())
