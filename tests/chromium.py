"""Pages drawn by a Chromium, where one lies on the PATH."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest

FOUND = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
needed = pytest.mark.skipif(FOUND is None, reason="needs a Chromium on the PATH")
QUIET = (
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--enable-logging=stderr", "--allow-file-access-from-files",
    "--dump-dom",
)  # fmt: skip


class Drawn(NamedTuple):
    """A page as the browser leaves it, and what it complains of."""

    page: str
    log: str

    @property
    def complains(self) -> bool:
        """Whether a script of the page failed or spoke to the console."""
        return "CONSOLE" in self.log


def drawn(page: Path, at: str = "", *, time: int = 0, size: str = "", timeout: int = 120) -> Drawn:
    """Open a page; `at`: what stands behind its address, `time`: how many milliseconds go by in it."""
    assert FOUND is not None
    more = [f"--virtual-time-budget={time}"] * bool(time) + [f"--window-size={size}"] * bool(size)
    with tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as user:
        command = [FOUND, *QUIET, *more, f"--user-data-dir={user}", page.as_uri() + at]
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)
    return Drawn(done.stdout, done.stderr)
