"""`python -m bench.counted`: how many calls of functions things take, which no other load of the computer changes.

`--keep` writes the counts into `history.jsonl`; more than a fiftieth above those kept last for this Python is a loss.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable
from cProfile import Profile
from pathlib import Path

import judge
from bench.outcomes import NAMES, explored
from tests.engine.replaying import finish
from tests.furuyoni.shipped import played

HISTORY = Path(__file__).with_name("history.jsonl")
ROOM = 1.02
"""How much a count may be above the one before."""
FILES = (
    "furuyoni/core/1-4/no-reactions-beat-a-card-that-permits-itself-as-one.yaml",
    "furuyoni/core/10-26/both-damages-in-one-change.yaml",
    "furuyoni/core/10-40/fewer-cards-shown-is-not-fully.yaml",
    "furuyoni/core/5-1/flinching-costs-the-vigor-of-the-start-phase.yaml",
    "furuyoni/core/5-8/the-aura-forbidden-to-the-attacker.yaml",
    "furuyoni/core/7-2/a-foreign-enhancement-lies-with-its-user.yaml",
    "furuyoni/core/9-2/card-without-reaction-cannot-answer.yaml",
    "furuyoni/core/9-4/attack-that-answers-cannot-be-answered.yaml",
    "furuyoni/core/9-8/ordinary-use-is-not-nested.yaml",
    "furuyoni/core/9-5/uncharged-reaction-moves-the-attack-out-of-range.yaml",
)
"""Scenarios whose steps are counted, the same from one measurement to the next."""
MOST = 150
"""Positions that a search comes to."""
COLD = """
import sys
from cProfile import Profile
profile = Profile()
profile.enable()
try:
    exec(sys.argv[1])
except SystemExit:
    pass
profile.disable()
print("calls:", sum(entry.callcount for entry in profile.getstats()), file=sys.stderr)
"""
BARE = "import click, yaml"
RUN = "from judge.cli.commands import main; sys.argv = ['judge', 'run', {!r}]; main()"


def calls(do: Callable[[], object]) -> int:
    """The calls of functions, of Python and of C, in doing something the second time."""
    do()
    profile = Profile()
    profile.enable()
    do()
    profile.disable()
    return sum(entry.callcount for entry in profile.getstats())


def cold(code: str, environment: dict[str, str]) -> int:
    """The calls in a fresh interpreter that runs some code, the second time that one does."""
    for _ in range(2):
        ran = subprocess.run(
            [sys.executable, "-c", COLD, code], env=environment, check=True, capture_output=True, text=True,
            encoding="utf-8",
        )  # fmt: skip
    return int(ran.stderr.rpartition("calls:")[2])


def counted() -> dict[str, float]:
    """What is counted: calls a clause step with a record and without, a position of a search, a cold run."""
    runs = [played(file) for file in FILES]
    steps = 0
    for run in runs:
        log = finish(run.start([]), run.answers).log or ()
        steps += sum(event.kind == "step" for event in log)
    graph = explored(NAMES[0], 1, MOST)
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": str(Path(judge.__file__).parents[1]), "PYTHONPYCACHEPREFIX": folder}
        bare, run_ = (cold(code, environment) for code in (BARE, RUN.format(judge.sample())))
    return {
        "step with record": calls(lambda: [finish(run.start([]), run.answers) for run in runs]) / steps,
        "step without record": calls(lambda: [finish(run.start(None), run.answers) for run in runs]) / steps,
        "position of a search": calls(lambda: explored(NAMES[0], 1, MOST)) / graph.reached,
        "cold run against import click, yaml": run_ / bare,
    }


def before(python: str) -> dict[str, float]:
    """What was kept last for a Python."""
    lines = HISTORY.read_text(encoding="utf-8").splitlines() if HISTORY.is_file() else []
    kept = [found["counts"] for found in map(json.loads, lines) if found["python"] == python]
    return kept[-1] if kept else {}


def main() -> int:
    """Count, print beside what was kept last, and keep it if asked to; 1 if something takes more."""
    parser = ArgumentParser(prog="python -m bench.counted", description="Count calls of functions.")
    parser.add_argument("--keep", default="", metavar="WHY", help="write the counts into the history, with a reason")
    asked = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets decides a few calls
        again = [sys.executable, "-m", "bench.counted", *sys.argv[1:]]
        return subprocess.run(again, env={**os.environ, "PYTHONHASHSEED": "0"}).returncode
    python = ".".join(platform.python_version_tuple()[:2])
    found, last = counted(), before(python)
    lost = 0
    for name, count in found.items():
        kept = last.get(name)
        more = kept is not None and count > kept * ROOM
        lost += more
        told = "not kept yet" if kept is None else f"{count / kept:.3f} of {kept:,.2f}{', a loss' if more else ''}"
        print(f"{name:<40}{count:10,.2f}   {told}")
    if asked.keep:
        line = {"why": asked.keep, "python": python, "counts": {name: round(n, 2) for name, n in found.items()}}
        with HISTORY.open("a", encoding="utf-8") as history:
            history.write(json.dumps(line) + "\n")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
