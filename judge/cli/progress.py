"""Long work shows itself: a line on a terminal from its second second on, nothing where nobody watches.

Ctrl-C ends it with what it has: the first is only noted where work looks for it, the second ends the command.
"""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Self, TypeVar

import click

_Item = TypeVar("_Item")
LATE = 1.0
"""Seconds after which work is long."""
EVERY = 0.25
INTERRUPTED = 130


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
        say = _words()
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


def _words() -> Callable[..., str]:
    from judge.messages import messages
    from judge.report.words import WORDS

    context = click.get_current_context(silent=True)
    return messages(str(_lang or (context and context.params.get("lang")) or "en"), WORDS).under("progress")


_lang = ""


@contextmanager
def shown() -> Iterator[None]:
    """Show long work while a command runs, if somebody watches standard error."""
    global _line, _interrupted, _lang
    _interrupted, _lang = False, ""
    if not sys.stderr.isatty():
        yield
        return
    _line = Line()
    try:
        yield
    finally:
        _line.close()
        _line = None


def speak(lang: str) -> None:
    """In which language."""
    global _lang
    _lang = lang


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


def interrupted() -> bool:
    """Whether Ctrl-C has ended work before it was done."""
    return _interrupted


def note(done: int = 0, total: int = 0) -> None:
    """Say that work was ended before it was done."""
    global _interrupted
    _interrupted = True
    from judge.cli.say import say

    words = _words()
    say(words("interrupted_of", done=f"{done:,}", total=f"{total:,}") if total else words("interrupted"), err=True)


def watched(items: Iterable[_Item], total: int, what: str) -> Iterator[_Item]:
    """The items, with how many there have been; up to where Ctrl-C ends them.

    The first is noted and looked at after each item, wherever it comes; the second ends the command.
    """
    done = 0
    with _Noted() as noted:
        for item in counted(items, total, what):
            if noted.stop:
                note(done, total)
                return
            done += 1
            yield item


def counted(items: Iterable[_Item], total: int, what: str) -> Iterator[_Item]:
    """The items, with how many there have been."""
    tell(0, what, total)
    for done, item in enumerate(items, 1):
        tell(done, what, total)
        yield item


class _Noted:
    """Ctrl-C while it is entered: the first is noted, the second ends the command."""

    def __init__(self) -> None:
        self.stop = False

    def __enter__(self) -> Self:
        self.before: Any = None
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self._noted)
        return self

    def __exit__(self, *_: object) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)

    def _noted(self, *_: object) -> None:
        if self.stop:
            raise KeyboardInterrupt
        self.stop = True


class Positions(_Noted):
    """Told how many positions a search has come to; true once it is to end."""

    def __call__(self, reached: int) -> bool:
        tell(reached, "positions")
        return self.stop

    def __exit__(self, *exit: object) -> None:
        super().__exit__(*exit)
        if self.stop:
            note()
