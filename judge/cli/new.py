"""`judge new`: a scenario put together from a few questions or arguments, and gone through at once."""

from __future__ import annotations

import re
import sys
from functools import cached_property
from typing import TYPE_CHECKING

import click

from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.console import Console, console
from judge.cli.console import Words as Completing
from judge.cli.files import wrong
from judge.cli.options import EDITION, PRINTING, language
from judge.cli.say import say
from judge.floors import FLOORS
from judge.light import regex
from judge.messages import messages
from judge.messages.forms import aside
from judge.port.library import CARD, GROUP, Topic
from judge.port.reading import Kind, Wanted
from judge.report.play import untranslated
from judge.report.problems import translated
from judge.report.words import WORDS, Words
from judge.scenario.draft import drafted
from judge.text.errors import Place, Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from click.shell_completion import CompletionItem

    from judge.port.floor import Floor, Scenario

ARGUMENTS = "<arguments>"
SAID = "<answer>"
OFFERED = 50
_SPLIT = regex(r"(.*[,、，]\s*)?(.*)", re.DOTALL)


def answers(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """What a shell offers of what a new board may be given: a key, and behind it a name."""
    floor = FLOORS[ctx.params.get("game") or next(iter(FLOORS))]
    typed = " ".join(map(str, ctx.params.get("values") or ()))
    whole = f"{typed} {incomplete}".replace(" =", "=").replace("= ", "=")  # bash parts words at the sign
    *before, last = whole.split(" ")
    key, sign, value = last.partition("=")
    if not sign:
        return [complete.item(f"{one.path}=") for one in floor.files.wanted if one.path.startswith(key)]
    parted = not incomplete.startswith(key)
    given = (word.partition("=") for word in before)
    table = Drafting(floor, "en", {}, {word[0]: word[2] for word in given})
    wanted = next((one for one in floor.files.wanted if one.path == key), None)
    found = [] if wanted is None else table.completed(wanted)(value)
    return [complete.item(one if parted else f"{key}={one}") for one, _ in found]


@command()
@click.argument("values", nargs=-1, metavar="[KEY=VALUE]...", shell_complete=answers)
@click.option("-o", "--out", metavar="OUT", help="Write it there.  [default: asked, or named after its board]")
@click.option("--question", default="", help="What is to be answered.")
@click.option("--game", type=click.Choice([*FLOORS]), default=next(iter(FLOORS)), show_default=True,
              help="Of which game.")  # fmt: skip
@click.option("--edition", type=EDITION, help="The edition of the rules.")
@click.option("--cards", type=PRINTING, help="The printing of the cards.")
@language("Of the questions.")
@click.option("--yes", "-y", is_flag=True, help="Ask nothing: what is not said stays as it is by default.")
@click.option("--no-play", is_flag=True, help="Only write the file.")
@outs.force
def new(
    values: tuple[str, ...], out: str | None, question: str, game: str, edition: str | None, cards: str | None,
    lang: str, yes: bool, no_play: bool, force: bool,
) -> None:  # fmt: skip
    """Put a scenario together from questions, or from KEY=VALUE such as a.megami=yurina,himika a.life=8 a.hand=Slash.

    Names are completed as they are typed, and what lies where is reckoned with every answer. Ends by opening `judge
    play` on it. Exit status 0: written. 2: an input is wrong.
    """
    head = {"question": question, "edition": edition or "", "cards": cards or ""}
    table = Drafting(FLOORS[game], lang, head, _given(values))
    try:
        if not yes:
            table.ask(console())
    except KeyboardInterrupt:
        say("")
        sys.exit(130)
    scenario = table.read()
    if scenario is None:
        wrong(table.problems)
    target = out or table.named(yes)
    outs.write(target, table.text, force)
    say(table.message("written", file=target))
    for line in untranslated(target, lang):
        say(line)
    if no_play:
        return
    from judge.cli.play import played

    again, problems = _parsed(table.text, target)
    if again is None:
        wrong(problems)
    say(f"\n{table.message('at_once')}\n")
    sys.exit(played(again, {}, lang, own=target))


def _given(values: Sequence[str]) -> dict[str, str]:
    """The arguments as answers; ends the command where one is none."""
    found: dict[str, str] = {}
    for word in values:
        key, sign, value = word.partition("=")
        if not sign or not key.strip() or not value.strip():
            hint = "write a.life=8, a.megami=yurina,himika"
            wrong([Problem.at(Place(ARGUMENTS), "J102", f"{word!r} is no key with a value", hint)])
        found[key.strip()] = value.strip()
    return found


def _parsed(text: str, file: str) -> tuple[Scenario | None, list[Problem]]:
    from judge.scenario import parse_scenario

    return parse_scenario(text, file, FLOORS)


class Drafting:
    """The answers so far, and what they come to."""

    def __init__(self, floor: Floor, lang: str, head: Mapping[str, str], values: Mapping[str, str]) -> None:
        self.floor = floor
        self.lang = lang
        self.head = dict(head)
        self.values = dict(values)
        self.message = messages(lang, WORDS).under("new")
        self.problems: list[Problem] = []
        self.console: Console | None = None
        self.shown = ""
        self.seen: dict[str, str] = {}

    @cached_property
    def words(self) -> frozenset[str]:
        """The facts that are one word."""
        return frozenset(path for path, kind in self.floor.facts.paths().items() if kind is Kind.WORD)

    @property
    def text(self) -> str:
        """The file as it stands."""
        return self._text(self.values)

    def read(self) -> Scenario | None:
        """The scenario, or None and its problems."""
        scenario, self.problems = _parsed(self.text, ARGUMENTS)
        if scenario is not None:
            self.problems = list(self.floor.set_up(scenario).problems)
        return scenario if not self.problems else None

    def named(self, quiet: bool = False) -> str:
        """Where it is to be written, asked where somebody can be."""
        name = self._free()
        if self.console is None or quiet:
            return name
        said = (self.console.ask(f"{self.message('file')} [{name}]: ", lambda text: ()) or "").strip() or name
        return said if said.endswith((".yaml", ".yml")) else f"{said}.yaml"

    def _free(self) -> str:
        """A name after what is on the board that no file bears."""
        import os

        groups = [self.values.get(one.path, "") for one in self.floor.files.wanted if one.names == "groups"]
        stem = "-".join(re.findall(r"\w+", " ".join(groups))) or self.floor.name
        names = (f"{stem}{n}.yaml" for n in ("", *(f"-{n}" for n in range(2, 1000))))
        return next((name for name in names if not os.path.exists(name)), f"{stem}.yaml")

    # -- asked -------------------------------------------------------------------------------------------------------

    def ask(self, console: Console) -> None:
        """Ask for what has not been said."""
        self.console = console
        if not self.head["question"]:
            say(self.message("begin"))
            self.head["question"] = (console.ask(f"{self.message('question')}: ", lambda text: ()) or "").strip()
        for one in self.floor.files.wanted:
            if one.path not in self.values and not self._asked(one, console):
                break
        while self.read() is None and self._mended(console):
            pass

    def _asked(self, one: Wanted, console: Console) -> bool:
        """Ask for one thing until it is said or left open; whether anybody is there to answer."""
        hint = self.message("names" if one.names else "number")
        while True:
            prompt = f"{self._label(one)} ({hint}): "
            said = console.ask(prompt, self.completed(one), lambda text: self.beside(one, text))
            if said is None or not said.strip():
                return said is not None
            found = self._wrong({**self.values, one.path: said})
            if not found:
                self.values[one.path] = said.strip()
                self._reckoned()
                return True
            self._tell(found)

    def _mended(self, console: Console) -> bool:
        """Ask for another answer where all together are no board; whether there was one."""
        self._tell(self.problems)
        said = console.ask(f"{self.message('mend')}: ", lambda text: [(f"{one}=", one) for one in self.values])
        key, sign, value = (said or "").partition("=")
        if sign and value.strip():
            self.values[key.strip()] = value.strip()
        elif sign:
            self.values.pop(key.strip(), None)
        return said is not None

    def _tell(self, problems: Sequence[Problem]) -> None:
        for problem in problems:
            said = translated(problem, self.lang)
            say(f"  {said.message}{said.hint and aside('', [said.hint], self.lang)}")

    def _reckoned(self) -> None:
        """Show what belongs to nobody, where an answer has changed it."""
        now = self._common(self.text)
        if now != self.shown:
            self.shown = now
            say(f"  {now}")

    def beside(self, one: Wanted, typed: str) -> str:
        """What the board comes to with an answer as far as it has been typed, or what is wrong with it."""
        text = self._text({**self.values, one.path: typed} if typed.strip() else self.values)
        if text not in self.seen:
            self.seen[text] = self._common(text)
        return self.seen[text]

    def _common(self, text: str) -> str:
        from judge.answer.session import Session

        scenario, problems = _parsed(text, SAID)
        if scenario is None:
            return translated(problems[0], self.lang).message
        try:
            ruling = Session(scenario).ruling()
        except Problems as error:
            return translated(error.problems[0], self.lang).message
        said: str = self.floor.tell.common(Words(ruling, self.lang), ruling)
        return said

    def _wrong(self, values: Mapping[str, str]) -> list[Problem]:
        """What is wrong with the last of the answers; not what other answers, yet to come, may put right."""
        before = {p.code for p in _parsed(self.text, SAID)[1]}
        found = [p for p in _parsed(self._text(values), SAID)[1] if p.code not in before]
        *_, last = values
        numbers = {one.path: "0" for one in self.floor.files.wanted if not one.names}
        alone = {p.code for p in _parsed(self._text({**values, **numbers, last: values[last]}), SAID)[1]}
        return [p for p in found if p.code not in self.floor.files.impossible or p.code in alone]

    def _text(self, values: Mapping[str, str]) -> str:
        default = next(iter(FLOORS))
        return drafted("" if self.floor.name == default else self.floor.name, values, self.head, self.words)

    def _label(self, one: Wanted) -> str:
        """What is asked for, with the number that it is if nothing is said."""
        from judge.answer.session import Session

        scenario, _ = _parsed(self.text, SAID)
        if scenario is None:
            return one.path
        ruling = Session(scenario).ruling()
        now = ruling.board.get(one.path)
        told = Words(ruling, self.lang).fact(one.path)
        return f"{told} [{now}]" if isinstance(now, int) else told

    # -- completed ---------------------------------------------------------------------------------------------------

    def completed(self, one: Wanted) -> Completing:
        """What completes the last name of an answer."""
        topics = self._topics(one)

        def offered(text: str) -> list[tuple[str, str]]:
            found = _SPLIT.fullmatch(text)
            assert found is not None
            before, last = found[1] or "", found[2].strip().casefold()
            names = [(name, topic) for topic in topics for name in self._called(topic, last)]
            return [(before + name, name) for name, _ in names][:OFFERED]

        return offered

    def _called(self, topic: Topic, begun: str) -> list[str]:
        """The names of a topic that begin so: the reader's first, else another by which it is called."""
        own = topic.names.get(self.lang) or topic.id
        names = dict.fromkeys((own, *topic.names.values(), *topic.called))
        return [name for name in names if name.casefold().startswith(begun)][:1]

    def _topics(self, one: Wanted) -> list[Topic]:
        if not one.names:
            return []
        topics = self.floor.library.topics()
        groups = [topic for topic in topics if topic.kind == GROUP]
        if one.names == "groups":
            return groups
        said = {name.strip().casefold() for name in re.split("[,、，]", self.values.get(one.of, ""))}
        ids = {topic.id for topic in groups if said & {called.casefold() for called in topic.called}}
        cards = [topic for topic in topics if topic.kind == CARD]
        return [topic for topic in cards if topic.of in ids] or cards
