"""`python -m bench.counted`: how many calls of functions things take, which no other load of the computer changes.

`--keep` writes the counts into `history.jsonl`; more than a fiftieth above those kept last for this Python is a loss.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from cProfile import Profile
from pathlib import Path

import judge
from bench import history
from bench.outcomes import NAMES, explored
from tests.engine.replaying import finish
from tests.furuyoni.shipped import Run, played

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


def steps_of(runs: Sequence[Run]) -> int:
    """How many clause steps there are in the plays of scenarios."""
    logs = [finish(run.start([]), run.answers).log or () for run in runs]
    return sum(event.kind == "step" for log in logs for event in log)


def counted() -> dict[str, float]:
    """What is counted: calls a clause step with a record and without, a position of a search, a cold run."""
    runs = [played(file) for file in FILES]
    steps = steps_of(runs)
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


def main() -> int:
    """Count, print beside what was kept last, and keep it if asked to; 1 if something takes more."""
    parser = ArgumentParser(prog="python -m bench.counted", description="Count calls of functions.")
    parser.add_argument("--keep", default="", metavar="WHY", help="write the counts into the history, with a reason")
    asked = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets decides a few calls
        again = [sys.executable, "-m", "bench.counted", *sys.argv[1:]]
        return subprocess.run(again, env={**os.environ, "PYTHONHASHSEED": "0"}).returncode
    found = counted()
    lost = history.compared(found, "counts", history.python())
    if asked.keep:
        history.keep(found, "counts", history.python(), asked.keep)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
