"""Tests run the code of this checkout, installed or not, and may import each other's helpers as `tests.…`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
