"""Tests run the code of this checkout, installed or not, and may import each other's helpers as `tests.…`."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))
os.environ["JUDGE_LANG"] = "en"
GARBAGE = 100_000
"""Objects made before it is looked for garbage, as where commands are run (`judge.garbage`)."""


def pytest_configure(config: pytest.Config) -> None:
    """Commands run in processes of their own are compiled once a suite, also where no compiled files are to be left."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        folder = os.environ["PYTHONPYCACHEPREFIX"] = tempfile.mkdtemp(prefix="judge-compiled-")
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


def pytest_collection_finish() -> None:
    """What there is by now stays: whoever looks for garbage need not go through it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """First those that take long by themselves, last those that ask what others have found."""
    items.sort(key=lambda item: bool(item.get_closest_marker("gathers")) - bool(item.get_closest_marker("long")))


@pytest.fixture(scope="session", autouse=True)
def _shipped_files_are_looked_through_once() -> Iterator[None]:
    """What the search keeps of the project's own files is compared with them once a process: no test changes them."""
    from judge import data

    there, found, real = f"{data.scenarios()}{os.sep}", dict[Any, Any](), data.derived

    def derived(what: str, paths: Any, version: str, make: Any) -> Any:
        key = version, tuple(map(str, paths))
        if what != "search" or not all(path.startswith(there) for path in key[1]):
            return real(what, paths, version, make)
        if key not in found:
            found[key] = real(what, paths, version, make)
        return found[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(data, "derived", derived)
        yield
