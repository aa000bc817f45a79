"""What is compiled where a wheel is built with `JUDGE_COMPILED=1`, and that it answers as the pure package does."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOOK: dict[str, object] = {}
exec((ROOT / "hatch_build.py").read_text("utf-8"), HOOK | {"__name__": "hook"}, HOOK)


def test_what_is_left_out_exists_and_lies_where_the_rest_is_compiled() -> None:
    parts, pure = HOOK["PARTS"], HOOK["PURE"]
    assert isinstance(parts, tuple)
    assert isinstance(pure, dict)
    assert [part for part in parts if not (ROOT / part).is_dir()] == []
    assert [why for why in pure.values() if not why] == []
    assert [name for name in pure if not (ROOT / name).is_file() or not name.startswith(parts)] == []


@pytest.mark.skipif(
    not os.environ.get("JUDGE_COMPILED") or not shutil.which("cc"), reason="compiling takes minutes; JUDGE_COMPILED=1"
)
def test_compiled_modules_answer_as_the_pure_ones() -> None:
    command = [sys.executable, "-m", "bench.compiled", "--part", "scenarios/furuyoni/core", "--boards", "3"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
