"""How often a process looks for garbage."""

from __future__ import annotations

import gc

GARBAGE = 100_000
"""Objects made before garbage is looked for: a short run makes thousands that last, and next to no garbage."""


def spared() -> None:
    """Let garbage be looked for no oftener than a run needs it."""
    gc.set_threshold(GARBAGE)
