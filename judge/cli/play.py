"""`judge play`: a scenario gone through by hand, clause by clause or choice by choice."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import click

from judge.answer.session import Session
from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.console import Console, console
from judge.cli.files import STDIN, complain, wrong
from judge.cli.options import asked_under, language
from judge.cli.run import read_readings
from judge.cli.say import say
from judge.light import regex
from judge.report.play import COMMANDS, Screen, untranslated
from judge.text.errors import Problems

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judge.port.floor import Scenario

TYPED = "<typed>"
ALL = ("all", "全部", "전부", "*")
_PLAYER = regex(r"(\w+)\s*:\s*(.*)", re.DOTALL)


@command()
@click.argument("file", shell_complete=complete.files)
@language("Language of the screen.")
@asked_under
@click.option("--end", is_flag=True, help="Begin where the lines of FILE end, not before the first.")
def play(
    file: str, lang: str, edition: str | None, cards: str | None, readings: tuple[str, ...], end: bool,
    text_alone: bool,
) -> None:  # fmt: skip
    """Go through FILE by hand: pick options by number or by words, step through clauses, undo, ask why, save.

    `help` lists what may be said. Lines may be piped in as well.

    Exit status 0: every line was understood and could be played. 1: one was not. 2: an input is wrong.
    """
    import judge

    if file == STDIN:
        raise click.UsageError("the lines are read from standard input: name a file.")
    scenario, problems = judge.load(file, edition=edition or "", cards=cards or "", text_alone=text_alone)
    if scenario is None:
        wrong(problems)
    sys.exit(played(scenario, read_readings(readings), lang, end))


def played(scenario: Scenario, readings: dict[str, str], lang: str, end: bool = False, own: str = "") -> int:
    """Let whoever sits there go through a scenario; the exit status.

    `own`: a file that may be written over with the lines taken.
    """
    try:
        session = Session(scenario, readings)
        table = Table(session, lang, console(), own)
        table.begin(end)
    except Problems as error:
        wrong(error.problems)
    return table.loop()


class Table:
    """Where a session is gone through: what is typed, done, and what is shown of it."""

    def __init__(self, session: Session, lang: str, console: Console, own: str = "") -> None:
        self.own = own
        self.session = session
        self.lang = lang
        self.console = console
        self.screen = Screen(session, lang)
        self.message = self.screen.say
        self.commands = {name: command for command in COMMANDS for name in self.screen.names(command)}
        self.failed = False
        self.done = False

    def begin(self, end: bool) -> None:
        """Show what is gone through, up to the first choice."""
        say(self.screen.title())
        say(self.message("begin") + "\n")
        since = self.session.machine.next_event - 1
        self.session.file() if end else self.session.run()
        say(self.screen.moved(since))

    def loop(self) -> int:
        """Do what is typed until nothing more is; the exit status."""
        while not self.done:
            try:
                line = self.console.ask(self._prompt(), self.offered)
                if line is None:
                    break
                self.do(line.strip())
            except KeyboardInterrupt:
                say(self.message("stopped"))
            except Problems as error:
                self.failed = True
                complain(error.problems)
        return int(self.failed)

    def _prompt(self) -> str:
        stopped = self.session.open
        return f"{stopped.by if stopped is not None else ''}> "

    # -- what is typed -----------------------------------------------------------------------------------------------

    def do(self, text: str) -> None:
        """Do what a line says: a command, or an answer."""
        if not text:
            self._enter()
            return
        word, _, rest = text.partition(" ")
        command = self.commands.get(word.lower())
        exact = any(text.casefold() == label.casefold() for _, label in self._labels())
        if command is None or exact:
            self.answer(text, stepping=False)
            return
        getattr(self, f"_{command.replace('-', '_')}")(rest.strip())

    def answer(self, text: str, stepping: bool) -> None:
        """Answer the open choice by numbers, by the words of an option, or by a line of play."""
        stopped = self.session.open
        if stopped is None:
            self._fail("nobody" if not self.session.over else "ended")
            return
        picked = self._picked(text)
        if picked == ():
            return
        if picked is not None:
            self._moving(lambda: self.session.pick(picked, stepping), int(stepping))
            return
        found = _PLAYER.fullmatch(text)
        players = (*self.session.scenario.floor.players, "chance")
        by, said = (found[1], found[2]) if found and found[1] in players else (stopped.by, text)
        from judge.scenario.play import line_of

        line = line_of(self.session.scenario, by, said, TYPED)
        if line is None:
            self._fail("unknown", said=text)
            return
        since = self.session.machine.next_event - 1
        refused = self.session.say(line, stepping)
        if refused is not None:
            self.failed = True
            say(self.screen.refused(refused))
            return
        self._after(since, int(stepping))

    def _labels(self) -> list[tuple[int, str]]:
        """The options as they may be typed: in the reader's language and in English."""
        own = self.screen.options()
        return own if self.lang == "en" else [*own, *self.screen.options("en")]

    def _picked(self, text: str) -> tuple[int, ...] | None:
        """The options that a text picks; () where it was told what is wrong with it, None where it picks none."""
        choice = self.session.machine.pending
        assert choice is not None
        places = self.session.distinct
        numbers = re.split(r"[\s,、，]+", text.strip("[]"))
        if all(one.isdecimal() for one in numbers):
            chosen = [int(one) for one in numbers]
            if any(not 1 <= one <= len(places) for one in chosen):
                self._fail("wrong_number", most=len(places))
                return ()
            picked = tuple(places[one - 1] for one in chosen)
            if choice.problem(picked):
                self._fail("wrong_many", least=choice.least, most=choice.most)
                return ()
            return picked
        if choice.least > 1:
            return None
        key = text.casefold()
        named = {i: label for i, label in self._labels() if label.casefold() == key}
        begun = named or {i: label for i, label in reversed(self._labels()) if label.casefold().startswith(key)}
        if len(begun) > 1:
            self._fail("ambiguous", said=text, which=" / ".join(sorted(begun.values())))
            return ()
        return (next(iter(begun)),) if begun else None

    def offered(self, text: str) -> Sequence[tuple[str, str]]:
        """What a text may go on with: options, commands, and behind a command what it is about."""
        word, blank, rest = text.lstrip().partition(" ")
        command = self.commands.get(word.lower())
        if not blank or command is None:
            own = [label for _, label in self.screen.options()]
            names = [self.screen.names(command)[0] for command in COMMANDS]
            key = text.casefold()
            return [(one, one) for one in (*own, *names) if one.casefold().startswith(key)]
        wanted = rest.casefold()
        return [(f"{word} {one}", one) for one in self._about(command) if wanted in one.casefold()][:50]

    def _about(self, command: str) -> Sequence[str]:
        """What may stand behind a command."""
        scenario = self.session.scenario
        match command:
            case "step":
                return [label for _, label in self.screen.options()]
            case "until":
                return [*scenario.floor.implemented(scenario.edition)]
            case "why":
                return [*scenario.floor.facts.paths(scenario.board)]
            case "why-not":
                names = scenario.floor.tell.names(self.session.machine.game, self.lang).values()
                return [f"{player}: use {name}" for player in scenario.floor.players for name in dict.fromkeys(names)]
        return ()

    # -- commands ----------------------------------------------------------------------------------------------------

    def _enter(self) -> None:
        if self.session.suggested is not None:
            since = self.session.machine.next_event - 1
            refused = self.session.line()
            if refused is not None:
                self.failed = True
                say(self.screen.refused(refused))
            else:
                self._after(since)
        elif self.session.open is not None:
            say(self.screen.here(self.session.ruling()))
        else:
            self._run("")

    def _step(self, rest: str) -> None:
        if self.session.open is not None and rest:
            self.answer(rest, stepping=True)
        else:
            self._on(self.session.step, 1)

    def _over(self, rest: str) -> None:
        self._on(self.session.over_it, 1)

    def _out(self, rest: str) -> None:
        self._on(self.session.out)

    def _run(self, rest: str) -> None:
        self._on(self.session.run)

    def _file(self, rest: str) -> None:
        if not self.session.player.lines:
            self._fail("no_lines")
            return
        self._on(self.session.file)

    def _until(self, rest: str) -> None:
        clause = self._clause(rest)
        if not clause:
            return
        came = False

        def go() -> None:
            nonlocal came
            came = self.session.until(clause)

        self._moving(go)
        if not came:
            self._fail("over_before" if self.session.over else "not_there", clause=clause)
        if not came and self.session.open is not None:
            say(self.message("first"))

    def _clause(self, text: str) -> str:
        """The clause that is meant; "" where it was told that there is none."""
        from judge.rulebook.catalogue import UnknownClauseError, load
        from judge.rulebook.ids import ClauseIdError

        if not text:
            self._which("until", "a_clause")
            return ""
        try:
            return load(self.session.scenario.floor.name).find(text)[0].name
        except (UnknownClauseError, ClauseIdError):
            self._fail("no_clause", said=text)
            return ""

    def _undo(self, rest: str) -> None:
        self._back(self.session.undo, rest, "undone")

    def _redo(self, rest: str) -> None:
        self._back(self.session.redo, rest, "redone")

    def _why(self, rest: str) -> None:
        if not rest:
            self._which("why", "a_fact")
            return
        from judge.report import why as report

        asking, why = self.session.why(rest)
        say(report.text(asking.ruling, why, self.lang))

    def _why_not(self, rest: str) -> None:
        if not rest:
            self._which("why-not", "an_action")
            return
        from judge.report import why_not as report

        say(report.text(self.session.why_not(rest), self.lang))

    def _board(self, rest: str) -> None:
        say(self.screen.board(self.session.ruling(), again=True))

    def _options(self, rest: str) -> None:
        say(self.screen.here(self.session.ruling()))

    def _trace(self, rest: str) -> None:
        say(self.screen.trace_since(self.session.ruling(), 0, int(rest) if rest in ("0", "1", "2") else 0))

    def _save(self, rest: str) -> None:
        rest = rest or self.own
        if not rest:
            self._which("save", "a_file")
            return
        from judge.scenario.write import write_scenario

        name = rest if rest.endswith((".yaml", ".yml")) else f"{rest}.yaml"
        own = name == self.own
        found = self.session.played()
        try:
            outs.write(name, write_scenario(found), own, () if own else (self.session.scenario.file,))
        except SystemExit:  # what is wrong has been told, and nothing written
            self.failed = True
            return
        say(self.message("saved", file=name, n=len(found.play)))
        for line in untranslated(name, self.lang):
            say(line)

    def _help(self, rest: str) -> None:
        say(self.screen.help())

    def _quit(self, rest: str) -> None:
        self.done = True

    # -- moving ------------------------------------------------------------------------------------------------------

    def _on(self, move: Callable[[], None], detail: int = 0) -> None:
        if self.session.over:
            self._fail("ended")
        elif self.session.open is not None and self.session.suggested is None:
            say(self.screen.here(self.session.ruling()))
            say(self.message("first"))
        else:
            self._moving(move, detail)

    def _moving(self, move: Callable[[], None], detail: int = 0) -> None:
        since = self.session.machine.next_event - 1
        move()
        self._after(since, detail)

    def _after(self, since: int, detail: int = 0) -> None:
        """Show what has come since an event, and whether an answer has put lines of the file aside."""
        if self.session.aside:
            say(self.message("aside"))
        say(self.screen.moved(since, detail) + "\n")

    def _back(self, back: Callable[[int], int], rest: str, done: str) -> None:
        n = back(10**9 if rest in ALL else int(rest) if rest.isdecimal() else 1)
        if not n:
            self._fail(f"nothing_{done}")
            return
        say(self.message(done, n=n) + "\n")
        say(self.screen.moved(self.session.machine.next_event))

    def _fail(self, key: str, **facts: object) -> None:
        self.failed = True
        say(self.message(key, **facts))

    def _which(self, command: str, what: str) -> None:
        self._fail("which", command=self.screen.names(command)[0], what=self.message(what))
