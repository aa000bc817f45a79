"""Work under way: it shows itself on a line of the terminal from its second second on, where somebody watches."""

from __future__ import annotations

import sys
import threading
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from judge.cli.lang import current

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LATE = 1.0
"""Seconds after which work is long."""
EVERY = 0.25
INTERRUPTED = 130
"""The exit status of what Ctrl-C has ended."""


class Line:
    """The line, painted by a thread of its own until it is closed."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.done = 0
        self.total = 0
        self.what = ""
        self.shown = False
        self.resting = False
        self.lock = threading.Lock()
        self.closed = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while not self.closed.wait(EVERY):
            if time.monotonic() - self.began >= LATE:
                with self.lock:
                    if not (self.resting or self.closed.is_set()):
                        self._paint(f"\r\x1b[K{self.text()}")
                        self.shown = True

    def text(self) -> str:
        """What is shown."""
        spent = time.monotonic() - self.began
        say = words()
        if not self.total:
            return say(self.what or "working", done=f"{self.done:,}", seconds=int(spent))
        told = say("of", done=f"{self.done:,}", total=f"{self.total:,}", what=say(self.what))
        left = round(spent / self.done * (self.total - self.done)) if self.done else 0
        return f"{told}{say('left', seconds=left)}" if self.done and spent >= 2 * LATE else told

    def clear(self) -> None:
        """Take away what is shown."""
        with self.lock:
            if self.shown:
                self._paint("\r\x1b[K")
                self.shown = False

    def close(self) -> None:
        """Paint no more."""
        self.closed.set()
        self.clear()

    def _paint(self, text: str) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)
            sys.stderr.flush()


_line: Line | None = None
_interrupted = False


def words() -> Callable[..., str]:
    """What is said of it, in the language of the command under way."""
    from judge.messages import messages
    from judge.report.words import WORDS

    return messages(current(), WORDS).under("progress")


@contextmanager
def shown() -> Iterator[None]:
    """Show long work while a command runs, if somebody watches standard error."""
    global _line, _interrupted
    _interrupted = False
    if not sys.stderr.isatty():
        yield
        return
    _line = Line()
    try:
        yield
    finally:
        _line.close()
        _line = None


def tell(done: int, what: str, total: int = 0) -> None:
    """How far it has come: so many of what a message `progress-…` names."""
    if _line is not None:
        _line.done, _line.what, _line.total = done, what, total


def clear() -> None:
    """Take the line away, so that something else may be printed."""
    if _line is not None:
        _line.clear()


@contextmanager
def resting() -> Iterator[None]:
    """Show nothing: somebody else is to do something."""
    if _line is not None:
        _line.resting = True
        _line.clear()
    try:
        yield
    finally:
        if _line is not None:
            _line.resting, _line.began, _line.what, _line.total = False, time.monotonic(), "", 0


def interrupt() -> None:
    """Ctrl-C has ended it before it was done."""
    global _interrupted
    _interrupted = True


def interrupted() -> bool:
    """Whether Ctrl-C has ended work before it was done."""
    return _interrupted
