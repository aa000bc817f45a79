"""Pages in a Chromium, where one lies on the PATH: drawn once, or opened and used by keys and clicks."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

FOUND = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
needed = pytest.mark.skipif(FOUND is None, reason="needs a Chromium on the PATH")
QUIET = (
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--allow-file-access-from-files",
)  # fmt: skip
DRAWN = ("--enable-logging=stderr", "--dump-dom")
KEYS = {"Tab": 9, "Enter": 13, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}


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
        command = [FOUND, *QUIET, *DRAWN, *more, f"--user-data-dir={user}", page.as_uri() + at]
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)
    return Drawn(done.stdout, done.stderr)


class Browser:
    """A page of a Chromium that runs: what it shows can be asked, keys are pressed as by a hand."""

    def __init__(self, out: int, into: int) -> None:
        self._out, self._into = out, into
        self._rest, self._number, self._page = b"", 0, ""
        self._told: list[dict[str, Any]] = []
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._page = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for part in ("Page", "Runtime", "Log"):
            self._call(f"{part}.enable")

    def open(self, address: str, width: int = 1280, height: int = 900) -> None:
        """Open an address in a window of this size, and wait until it is loaded and drawn."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self._call("Emulation.setDeviceMetricsOverride", **size)
        for one in ("about:blank", address):  # what stands behind # alone would not load a page again
            self._told = [told for told in self._told if told.get("method") != "Page.loadEventFired"]
            self._call("Page.navigate", url=one)
            while all(told.get("method") != "Page.loadEventFired" for told in self._told):
                self._told.append(self._read())
        self.ask("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    def ask(self, script: str) -> Any:
        """What an expression of the page's language comes to."""
        said = self._call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in said, said
        return said["result"].get("value")

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            about = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS.get(key, ord(key[0].upper()))}
            text = {"text": "\r"} if key == "Enter" else {"text": key} if len(key) == 1 else {}
            self._call("Input.dispatchKeyEvent", type="keyDown", **about, **text)
            self._call("Input.dispatchKeyEvent", type="keyUp", **about)

    def click(self, what: str, n: int = 0) -> None:
        """Click on the middle of the n-th of the elements that a selector means, once it is scrolled to."""
        box = f"[...document.querySelectorAll({json.dumps(what)})].at({n})"
        self.ask(f"{box}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
        at = "const b = {}.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]"
        x, y = self.ask(f"(() => {{ {at.format(box)} }})()")
        for kind in ("mousePressed", "mouseReleased"):
            self._call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def complaints(self) -> list[str]:
        """What the pages opened since the last time have complained of."""
        bad = ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")
        found = [json.dumps(told["params"])[:300] for told in self._told if told.get("method") in bad]
        self._told = []
        return found

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        whose = {"sessionId": self._page} if self._page else {}
        asked = {"id": self._number, "method": method, "params": params, **whose}
        os.write(self._into, json.dumps(asked).encode() + b"\0")
        while (told := self._read()).get("id") != self._number:
            self._told.append(told)
        assert "error" not in told, (method, told["error"])
        result: dict[str, Any] = told["result"]
        return result

    def _read(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            more = os.read(self._out, 1 << 20)
            assert more, "the browser is gone"
            self._rest += more
        one, _, self._rest = self._rest.partition(b"\0")
        found: dict[str, Any] = json.loads(one)
        return found


@contextmanager
def opened() -> Iterator[Browser]:
    """A browser for as long as it is wanted."""
    assert FOUND is not None
    theirs, into = os.pipe()
    out, answers = os.pipe()
    with tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as user:
        command = [FOUND, *QUIET, "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={user}"]
        null = subprocess.DEVNULL

        def piped() -> None:
            clear = [fcntl.fcntl(one, fcntl.F_DUPFD, 10) for one in (theirs, answers)]
            for number, one in zip((3, 4), clear, strict=True):  # where the browser reads and writes
                os.dup2(one, number)

        runs = subprocess.Popen(command, preexec_fn=piped, pass_fds=(3, 4), stdin=null, stdout=null, stderr=null)
        os.close(theirs)
        os.close(answers)
        try:
            yield Browser(out, into)
        finally:
            os.close(into)  # a browser that nobody can speak to any more ends
            try:
                runs.wait(20)
            except subprocess.TimeoutExpired:
                runs.kill()
            os.close(out)
