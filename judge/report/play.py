"""A scenario gone through by hand, told: what has just happened, the board, what may be chosen or comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.messages import messages
from judge.report import trace
from judge.report.columns import columns, wrapped
from judge.report.gists import cited, gist
from judge.report.words import WORDS, Words
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.session import Session
    from judge.port.ruling import Refused, Ruling

COMMANDS = (
    "step", "over", "out", "run", "until", "file", "undo", "redo", "why", "why-not", "board", "options", "trace",
    "save", "help", "quit",
)  # fmt: skip
"""What may be said besides an answer, by its name in English."""


def untranslated(file: str, lang: str) -> Iterator[str]:
    """What is to be done where a file that has been written lies beside translations that lack its words."""
    from os.path import dirname

    from judge.scenario.catalogues import lacking

    say = messages(lang, WORDS).under("play")
    for path in lacking(file):
        yield say("untranslated", file=path, folder=dirname(path) or ".")


class Screen:
    """What is shown of a session in a language, so far as it has not been shown."""

    def __init__(self, session: Session, lang: str = "en") -> None:
        self.session = session
        self.lang = lang
        self.say = messages(lang, WORDS).under("play")
        self._board = ""
        self._next: tuple[str, ...] = ()

    def names(self, command: str) -> list[str]:
        """The words by which a command is called, its own first; the English ones always are among them."""
        own, english = (messages(lang, WORDS).say(f"play-names-{command}").split() for lang in (self.lang, "en"))
        return [*dict.fromkeys((*own, *english))]

    def help(self) -> str:
        """What may be said."""
        rows = [(", ".join(self.names(one)[:3]), self.say(f"help-{one}")) for one in COMMANDS]
        return "\n".join((self.say("help"), "", *(f"  {line}" for line in columns(rows, "   "))))

    def title(self) -> str:
        """What is gone through: its title and its question."""
        scenario = self.session.scenario
        return "\n".join(filter(None, (title_in(scenario, self.lang, or_file=True), question_in(scenario, self.lang))))

    def moved(self, since: int, detail: int = 0) -> str:
        """What has happened since an event, and where it stands now."""
        ruling = self.session.ruling()
        parts = [self.trace_since(ruling, since, detail)]
        if self.session.open is not None or self.session.over:
            parts.append(self.board(ruling, since))
        parts.append(self.here(ruling))
        return "\n\n".join(part for part in parts if part)

    def trace_since(self, ruling: Ruling, since: int, detail: int) -> str:
        """The trace behind an event."""
        lines: list[str] = []
        for told in trace.tell(ruling, detail, self.lang):
            if told.n > since:
                first = f"{told.n:>4}  {'  ' * told.depth}"
                cites = self._cites(told.clauses)
                text = f"{told.what}{cites and '  ' + cites}".replace("\n", "  ")
                lines += [line.replace("\0", " ") for line in wrapped(text, first, " " * (len(first) + 2))]
        return "\n".join(lines)

    def board(self, ruling: Ruling, since: int = 0, again: bool = False) -> str:
        """The board with what has changed since an event; nothing if it was shown before, unless it is asked for."""
        words = Words(ruling, self.lang)
        now = ruling._replace(events=tuple(event for event in ruling.events if event.n > since))
        rows = columns(words.tell.rows(words, now), "   ")
        plain = "\n".join((words.tell.common(words, ruling), *columns(words.tell.rows(words, ruling))))
        if plain == self._board and not again:
            return ""
        self._board = plain
        return "\n".join(f"  {line}".rstrip() for line in (words.tell.common(words, now), "", *rows))

    def here(self, ruling: Ruling) -> str:
        """Who has to choose among what, or which clause comes next, or how it ended."""
        if self.session.open is not None:
            return "\n".join(self._choice(ruling))
        if self.session.machine.over is not None:
            words = Words(ruling, self.lang)
            return self.say("over", result=trace.result(words, ruling.result))
        if clauses := self.session.clauses:
            said = "" if clauses == self._next else gist(clauses[0], self.lang)
            self._next = clauses
            return self.say("next", clause=self._cites(clauses).replace("\0", " "), gist=said).rstrip()
        return self.say("ended")

    def options(self, lang: str = "") -> list[tuple[int, str]]:
        """The options of the open choice by place, each as the line that picks it."""
        choice = self.session.machine.pending
        if choice is None:
            return []
        words = Words(self.session.ruling(), lang or self.lang)
        return [(i, words.option(choice, choice.options[i])) for i in self.session.distinct]

    def refused(self, refused: Refused) -> str:
        """A line that cannot be played, and why."""
        words = Words(self.session.ruling(), self.lang)
        lines = [self.say("refused", line=refused.line)]
        for one in refused.why:
            lines.append(f"  {words.obstacle(one)}  {self._cites(one.clauses)}".replace("\0", " ").rstrip())
        return "\n".join(lines)

    def _choice(self, ruling: Ruling) -> Iterator[str]:
        stopped = self.session.open
        assert stopped is not None
        words = Words(ruling, self.lang)
        head = words.say("open_choice", player=words.player(stopped.by), kind=words.kind(stopped.kind))
        cites = self._cites(stopped.clauses).replace("\0", " ")
        yield f"{head}  {cites}".rstrip()
        if stopped.choice.most > 1:
            yield self.say("several", least=stopped.choice.least, most=stopped.choice.most)
        choice = stopped.choice
        for number, (place, _) in enumerate(self.options(), 1):
            yield f"  {number:>2}  {words.explained(choice, choice.options[place])}"
        for nothing in words.nothing(choice):
            yield f"      {stopped.by}: {nothing}"
        if self.session.suggested is not None:
            yield self.say("suggested", line=words.played(self.session.suggested))

    def _cites(self, clauses: Sequence[str]) -> str:
        """Clauses in brackets, which no line breaks."""
        told = (clause if self.lang == "en" else cited(clause, self.lang) for clause in clauses)
        return f"[{', '.join(told)}]".replace(" ", "\0") if clauses else ""
