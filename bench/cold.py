"""How long a cold `judge run` of the sample takes, against a bare interpreter that imports click and yaml."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import judge

ROOT = Path(judge.__file__).parents[1]
HEAVY = (
    "networkx", "fluent.syntax", "numpy", "asyncio", "dataclasses", "inspect", "ast", "ssl", "difflib", "subprocess",
)  # fmt: skip
BARE = ("-c", "import click, yaml")
SCRIPT = ("-c", "from judge.cli import program; program()", "run")
"""What the command that an installation puts on the path does."""
PROBE = """
import sys
import click, yaml
before = {*sys.modules}
from judge.cli.commands import main
sys.argv = ["judge", "run", sys.argv[1]]
try:
    main()
except SystemExit:
    pass
print("loaded:", *[m for m in %r if m in sys.modules and m not in before], file=sys.stderr)
print("modules:", len(sys.modules.keys() - before), file=sys.stderr)
"""


class Cold(NamedTuple):
    """Seconds, medians of interleaved runs; `first` is one run that finds no data file read before.

    `heavy` and `modules` (how many) speak of what is loaded beyond click and yaml.
    """

    bare: float
    run: float
    first: float
    quickest: float
    heavy: tuple[str, ...]
    modules: int

    @property
    def ratio(self) -> float:
        """A cold run against the bare imports: the median of the ratios of neighbours."""
        return self.run / self.bare


def once(arguments: Sequence[str], environment: dict[str, str]) -> float:
    """Seconds that a fresh interpreter takes; raises CalledProcessError if it fails."""
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True)
    return time.perf_counter() - began


def measure(rounds: int = 15) -> Cold:
    """Run both in turns, so that what else the computer does falls on both alike."""
    sample = judge.sample()
    run = (*SCRIPT, sample)
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ, "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(Path(folder, "compiled")),
            "PYTHONDONTWRITEBYTECODE": "",
        }  # fmt: skip
        for arguments in (BARE, run):
            once(arguments, environment)
        for file in Path(judge.__file__).parent.glob("_data/built/*"):
            file.unlink()
        first = once(run, environment)
        pairs = [(once(BARE, environment), once(run, environment)) for _ in range(rounds)]
        probe = subprocess.run(
            [sys.executable, "-c", PROBE % (HEAVY,), sample],
            env=environment, check=True, capture_output=True, text=True, encoding="utf-8",
        )  # fmt: skip
    said = dict(line.partition(":")[::2] for line in probe.stderr.splitlines() if ":" in line)
    bare, full = median(b for b, _ in pairs), median(r for _, r in pairs)
    quickest = min(r for _, r in pairs) / min(b for b, _ in pairs)
    return Cold(bare, full, first, quickest, tuple(said["loaded"].split()), int(said["modules"]))
