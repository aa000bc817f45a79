"""Tests run the code of this checkout, installed or not, and may import each other's helpers as `tests.…`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
os.environ["JUDGE_LANG"] = "en"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """First those that take long by themselves, last those that ask what others have found."""
    items.sort(key=lambda item: bool(item.get_closest_marker("gathers")) - bool(item.get_closest_marker("long")))
