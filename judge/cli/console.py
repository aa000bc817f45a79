"""Lines read from whoever sits there: with completion on a terminal that can show it, plainly elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from judge.cli import working
from judge.cli.say import say
from judge.light import Protocol
from judge.text.clean import clean

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent, Completion
    from prompt_toolkit.document import Document

Words = Callable[[str], Sequence[tuple[str, str]]]
"""What a text may go on with: the text that would stand there instead of it, and what of it is shown."""
Beside = Callable[[str], str]
DUMB = ("", "dumb", "unknown")


class Console(Protocol):
    """Who is asked for lines."""

    def ask(self, prompt: str, words: Words, beside: Beside | None = None) -> str | None:
        """The next line, None at the end of them. Raises KeyboardInterrupt.

        `beside`: what is shown beside a text while it is typed.
        """


class Plain:
    """Lines from standard input; where nobody watches, each is shown as it is read."""

    def ask(self, prompt: str, words: Words, beside: Beside | None = None) -> str | None:
        with working.resting():
            return self._read(prompt)

    def _read(self, prompt: str) -> str | None:
        if not sys.stdin.isatty():
            line = sys.stdin.readline()
            if not line:
                return None
            said = line.strip("\r\n\ufeff")
            say(f"{prompt}{said}")
            return said
        try:
            return input(prompt)
        except EOFError:
            return None


class Rich:
    """Lines edited with history and completion."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer, Completion

        class Offered(Completer):
            def __init__(self) -> None:
                self.words: Words = lambda text: ()

            def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
                text = document.text_before_cursor
                for whole, shown in self.words(text):
                    yield Completion(whole, start_position=-len(text), display=shown)

        self.offered = Offered()
        self.session: PromptSession[str] = PromptSession(completer=self.offered, complete_while_typing=True)

    def ask(self, prompt: str, words: Words, beside: Beside | None = None) -> str | None:
        self.offered.words = words
        try:
            bar = None if beside is None else lambda: clean(beside(self.session.default_buffer.text))
            with working.resting():
                return self.session.prompt(prompt, bottom_toolbar=bar)
        except EOFError:
            return None


def console() -> Console:
    """What asks best where the program runs."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "") in DUMB:
        return Plain()
    return Rich()
