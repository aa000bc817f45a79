"""What building does beside packing: the wheel brings what the data files hold, read once, and the pages of docs.

With `JUDGE_COMPILED=1` in the environment it also brings engine and rules compiled by mypyc, for this computer and this
minor version of Python. The pure modules stay beside them, and are what runs wherever nothing is compiled.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "JUDGE_COMPILED"
PARTS = (
    "judge/engine", "judge/furuyoni/board", "judge/furuyoni/core", "judge/furuyoni/effects", "judge/furuyoni/legal",
    "judge/furuyoni/rules",
)  # fmt: skip
"""The folders that are compiled, with all below them: what a search goes through for each position."""
_INHERITED = "games inherit from its classes, and a class that is not compiled cannot inherit from one that is"
_STARS = "mypyc cannot compile a starred item in a bare tuple that is yielded or looped over"
_STARTS = "it starts processes or measures them, and is asked once a run"
PURE = {
    "judge/engine/game.py": _INHERITED,
    "judge/engine/rules.py": _INHERITED,
    "judge/engine/rule.py": "ports are found among what a class of a game's table has",
    "judge/engine/procedure.py": "mypyc takes a tuple that may be empty for one that always is",
    "judge/engine/edits.py": "it is asked only where a run is made with something otherwise",
    "judge/engine/memory.py": _STARTS,
    "judge/engine/parallel.py": _STARTS,
    "judge/engine/work.py": _STARTS,
    "judge/furuyoni/effects/vocabulary/check.py": _STARS,
    "judge/furuyoni/effects/vocabulary/files.py": _STARS,
    "judge/furuyoni/legal/objections/answers.py": _STARS,
}
"""What stays as it is in these folders, and why. A megami's room is compiled nowhere: her words cost less than them."""


class DataHook(BuildHookInterface):  # type: ignore[type-arg]
    """Fills `judge/_data/built` from the YAML files of this tree, whatever lay there before; compiles where asked."""

    def dependencies(self) -> list[str]:
        """What building needs beside what it always needs."""
        return ["mypy>=1.18", "setuptools", "types-networkx", "types-PyYAML", "click>=8.1"] if compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before the wheel is packed, for an editable installation too."""
        sys.path.insert(0, self.root)
        from judge import data

        build_data["artifacts"] += [f"/judge/_data/built/{path.name}" for path in data.build()]
        pages = sorted((Path(self.root) / "docs").glob("*.md"))
        build_data["force_include"] |= {str(page): f"judge/_data/docs/{page.name}" for page in pages}
        if compiling() and version != "editable":
            self.made = tempfile.TemporaryDirectory()
            made = Path(self.made.name)
            compile_into(Path(self.root), made)
            build_data["force_include"] |= {str(path): str(path.relative_to(made)) for path in made.glob("**/*.so")}
            build_data["force_include"] |= {str(path): str(path.relative_to(made)) for path in made.glob("**/*.pyd")}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiling() -> bool:
    """Whether a compiled wheel is asked for."""
    return os.environ.get(COMPILED, "") not in ("", "0")


def sources(root: Path) -> Iterator[str]:
    """The modules that are compiled, as paths below the root."""
    for part in PARTS:
        for path in sorted((root / part).glob("**/*.py")):
            name = path.relative_to(root).as_posix()
            if name not in PURE:
                yield name


def compile_into(root: Path, into: Path) -> None:
    """Compile the modules of a tree; what comes of them lies in a folder as it is to lie beside the pure ones."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as scratch, chdir(root):
        made = mypycify(
            ["--strict", f"--cache-dir={scratch}/types", *sources(root)],
            opt_level=os.environ.get("JUDGE_COMPILED_LEVEL", "1"), debug_level="0", target_dir=f"{scratch}/c",
            group_name="judge_compiled",
        )  # fmt: skip
        build = Distribution({"name": "judge-compiled", "ext_modules": made}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(into), f"{scratch}/o"  # type: ignore[attr-defined]
        build.ensure_finalized()
        build.run()


if __name__ == "__main__":
    compile_into(Path(__file__).parent, Path(sys.argv[1]))
