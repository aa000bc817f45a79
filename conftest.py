"""Lets tests import each other's helpers as `tests.…`; an installed `judge` keeps precedence over the checkout."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = str(Path(__file__).parent)
if ROOT not in sys.path:
    sys.path.append(ROOT)
