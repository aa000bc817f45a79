"""Long work gone through: how far it has come shows itself, and Ctrl-C ends it with what it has.

The first Ctrl-C is only noted where work looks for it, the second ends the command.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Self, TypeVar

from judge.cli import working
from judge.cli.say import say
from judge.cli.working import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_Item = TypeVar("_Item")


def note(done: int = 0, total: int = 0) -> None:
    """Say that work was ended before it was done."""
    working.interrupt()
    words = working.words()
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
            import signal

            self.before = signal.signal(signal.SIGINT, self._noted)
        return self

    def __exit__(self, *_: object) -> None:
        if self.before is not None:
            import signal

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
