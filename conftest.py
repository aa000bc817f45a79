"""Tests run the code of this checkout, installed or not, and may import each other's helpers as `tests.…`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
os.environ["JUDGE_LANG"] = "en"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with those that take long by themselves, so that nobody waits for the last of them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
