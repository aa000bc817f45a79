"""The trace of a ruling: its events as sentences, told at three levels of detail, as a tree or as a table.

Detail 0 is what a judge reads aloud, 1 every step with the gist of its clause, 2 everything, the facts read included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from judge.light import NamedTuple
from judge.messages import bracketed, listed
from judge.port.amounts import value
from judge.report.columns import columns, indented, width, wrapped
from judge.report.course import Course
from judge.report.gists import cites
from judge.report.words import Words, by_rule_alone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from judge.engine import Choice, Event, Option
    from judge.engine.authority import Answered
    from judge.port.ruling import Ruling

_Said = TypeVar("_Said")
DETAILS = (0, 1, 2)
WHETHER = ("yes", "no")
"""What is picked where something is done or not: told with what that is."""


class TraceLine(NamedTuple):
    """One line of the trace: the event it tells, how deep it lies, who acts, what, and under which clauses."""

    n: int
    depth: int
    level: int
    who: str
    what: str
    clauses: tuple[str, ...]


def tell(ruling: Ruling, detail: int = 0, lang: str = "en") -> tuple[TraceLine, ...]:
    """The lines of the trace at a level of detail."""
    return tuple(_Tale(ruling, detail, Words(ruling, lang)).lines())


def tellings(ruling: Ruling, details: Iterable[int], words: Words) -> dict[int, tuple[TraceLine, ...]]:
    """The lines of the trace at several levels of detail; what is the same at all of them is said once."""
    said: dict[tuple[int, Any], Any] = {}
    return {detail: tuple(_Tale(ruling, detail, words, said).lines()) for detail in details}


def tree(ruling: Ruling, detail: int = 0, lang: str = "en") -> str:
    """The trace as text, indented by what interrupts what; every line ends in its clauses."""
    lines: list[str] = []
    for told in tell(ruling, detail, lang):
        first = f"{told.n:>4}  {'  ' * told.depth}"
        rest = " " * (len(first) + 2)
        behind = f"\n[{_held(told.clauses, lang, indented() - len(rest))}]" if told.clauses else ""
        text = (told.what + behind).replace("\n", "  ")
        lines += [line.replace("\0", " ") for line in wrapped(text, first, rest, indented())]
    return "\n".join(lines)


def _held(clauses: Sequence[str], lang: str, room: int) -> str:
    """Clauses that no line breaks: all of them where that fits into a line, else each."""
    whole = cites(clauses, lang)
    if width(whole) + 2 <= room:
        return whole.replace(" ", "\0")
    mark = "、 " if lang == "ja" else ", "
    return mark.join(cites([clause], lang).replace(" ", "\0") for clause in clauses)


def table(ruling: Ruling, detail: int = 0, lang: str = "en") -> str:
    """The trace as columns: number, clauses, who, what."""
    words = Words(ruling, lang)
    head = ("n", words.say("clause"), words.say("who"), words.say("what"))
    rows = [(str(t.n), cites(t.clauses, lang), t.who, t.what) for t in tell(ruling, detail, lang)]
    return "\n".join(columns([head, *rows]))


class _Tale:
    def __init__(
        self, ruling: Ruling, detail: int, words: Words, said: dict[tuple[int, Any], Any] | None = None
    ) -> None:  # fmt: skip
        self.ruling = ruling
        self.said = {} if said is None else said
        """What was said of each event, whatever the detail."""
        self.events = {event.n: event for event in ruling.events}
        self.detail = detail
        self.words = words
        self.course = Course(ruling)
        self.marks = ruling.scenario.floor.landmarks
        self.openers: set[int] = set()
        self.stepped: dict[int, tuple[str, ...]] = {}
        self.told: set[str] = set()
        self.silences: set[tuple[str, int]] = set()
        self.first: dict[int, tuple[str, ...]] = {}
        for event in ruling.events:
            if event.kind == "step":
                self.first.setdefault(event.frame, event.clauses)

    def lines(self) -> Iterator[TraceLine]:
        for event in self.ruling.events:
            self.course.note(event)
            opened = event.frame not in self.openers
            for level, what, clauses in self._event(event):
                if level <= self.detail:
                    who = self.words.player("rules" if event.kind in ("gap", "over") else event.actor)
                    yield TraceLine(event.n, self._depth(event, opened), level, who, what, clauses)
                    opened = False
            for happening in event.happened:
                if happening.kind == self.marks.making:
                    self.openers.add(event.frame)

    def _depth(self, event: Event, opening: bool) -> int:
        chain = self.course.chain(event.frame)
        if self.detail:
            return max(0, len(chain) - (event.kind == "begin"))
        depth = sum(begin.frame in self.openers for begin in chain)
        return max(0, depth - (opening and event.kind == "begin" and event.frame in self.openers))

    def _event(self, event: Event) -> Iterator[tuple[int, str, tuple[str, ...]]]:
        match event.kind:
            case "begin":
                yield from self._begin(event)
            case "end":
                if self.detail == max(DETAILS):
                    yield 2, self.words.say("end", proc=self.words.procedure(event.data["proc"])), event.clauses
            case "step":
                yield from self._step(event)
            case "change":
                for level, what in self._once(event, "change", lambda: self._sentences(event)):
                    yield level, what, event.clauses
            case "choice":
                yield from self._choice(event)
            case "reckon":
                yield from self._reckon(event)
            case "consult":
                yield from self._consult(event)
            case "define" if self.detail == max(DETAILS):
                yield max(DETAILS), self._gist(event.clauses), event.clauses
            case _:
                yield from self._rest(event)
        if self.detail < max(DETAILS):
            return
        read = [(path, n) for path, n in event.reads if path in self.ruling.board or self.words.has_name(path)]
        if read:
            lang = self.words.lang
            facts = listed((bracketed(self.words.fact(path), f"#{n}", lang) for path, n in read), lang)
            yield 2, self.words.say("reads", facts=facts), ()

    def _once(self, event: Event, what: Any, say: Callable[[], _Said]) -> _Said:
        """What is said of an event in the same way at every detail."""
        key = event.n, what
        if key not in self.said:
            self.said[key] = say()
        found: _Said = self.said[key]
        return found

    def _sentences(self, event: Event) -> list[tuple[int, str]]:
        return self.words.tell.sentences(self.words, self.course, event)

    def _begin(self, event: Event) -> Iterator[tuple[int, str, tuple[str, ...]]]:
        what = self._once(event, "begin", lambda: self.words.tell.head(self.words, event))
        if not what:
            if self.detail == max(DETAILS):
                yield 2, self.words.say("begin", proc=self.words.procedure(event.data["proc"])), event.clauses
            return
        cause = self.events.get(event.cause)
        asked = cause.clauses if cause is not None and cause.kind == "choice" and cause.frame == event.parent else ()
        self.openers.add(event.frame)
        nesting = event.clauses if self.detail else event.clauses[:1]
        first = self.first.get(event.frame, ())
        yield 0, what, tuple(dict.fromkeys((*asked, *(first if self.detail else first[:2]), *nesting)))

    def _step(self, event: Event) -> Iterator[tuple[int, str, tuple[str, ...]]]:
        """A step: what its clauses say, once a run in full and then by title; a step gone on with is a detail."""
        again = self.stepped.get(event.frame) == event.clauses
        self.stepped[event.frame] = event.clauses
        level = 2 if again else 1
        if level <= self.detail:
            yield level, self._gist(event.clauses), event.clauses

    def _gist(self, clauses: tuple[str, ...]) -> str:
        from judge.report.gists import gist, title

        said = []
        for clause in clauses:
            said.append((title if clause in self.told else gist)(clause, self.words.lang))
            self.told.add(clause)
        return " / ".join(dict.fromkeys(said))

    def _choice(self, event: Event) -> Iterator[tuple[int, str, tuple[str, ...]]]:
        words, data = self.words, event.data
        kind, options, forced = data["choice"], data["options"], data["forced"]
        player = words.player(event.actor)
        marks = self.marks
        answers = bool(kind) and kind == marks.answering
        if answers and data["picked"] == (("pass",),):
            yield 0, words.say("no_response_possible" if forced else "no_response", player=player), event.clauses
            return
        if data["picked"] == (("end",),):
            yield 0, words.say("ends_phase", player=player), event.clauses
            return
        last = ((marks.striking, *marks.struck[-1:]),)
        if forced and kind == marks.striking and data["picked"] == last and self._blow(event) is not None:
            struck = words.player(self.course.frames[event.frame].data["about"]["player"])
            yield 0, words.say("too_little", player=struck, value=self._blow(event)), event.clauses
            return
        told_later = kind in marks.quiet or (answers and self.detail == 0)
        if (forced or told_later) and self.detail == 0:
            return
        picked = self._once(event, "picked", lambda: self._options(event, data["picked"]))
        if forced:
            yield 1, words.say("had_to", player=player, picked=picked), event.clauses
            return
        if len(data["picked"]) == 1 and data["picked"][0][0] in WHETHER:
            asked = words.kind(kind)
            yield int(told_later), words.say("chose_whether", player=player, kind=asked, picked=picked), event.clauses
            return
        key = "chose_none" if not data["picked"] else "chose_among" if len(options) > 1 else "chose"
        yield int(told_later), words.say(key, player=player, picked=picked, n=len(options)), event.clauses

    def _blow(self, event: Event) -> int | None:
        """The damage of what is being dealt to what it could strike first."""
        found: int | None = self.course.frames[event.frame].data["about"].get(self.marks.struck[0])
        return found

    def _options(self, event: Event, options: Iterable[tuple[Any, ...]]) -> str:
        choice = self.words.made(event)
        return listed((self._picked(choice, option) for option in options), self.words.lang)

    def _bare(self, said: str) -> str:
        """An option without the word that it is chosen, where what is told says that."""
        for word in self.words.say("choosing").split("|"):
            if said.startswith(word):
                return said.removeprefix(word)
            if said.endswith(word):
                return said.removesuffix(word)
        return said

    def _picked(self, choice: Choice, option: Option) -> str:
        """An option as it is told: of what is due for several by the same clause, whose it is."""
        said, effect = self._bare(self.words.explained(choice, option)), option[1] if len(option) > 1 else ""
        whose = effect.of if by_rule_alone(effect) else ""
        if not whose:
            return said
        told = listed(map(self.words.part, whose.split(".")), self.words.lang)
        return said.replace(f":{whose}", bracketed("", told, self.words.lang))

    def _reckon(self, event: Event) -> Iterator[tuple[int, str, tuple[str, ...]]]:
        level, told = self._once(event, "reckon", lambda: self._reckoned(event))
        yield level, told, event.clauses

    def _reckoned(self, event: Event) -> tuple[int, str]:
        words, data = self.words, event.data
        what, stages, moved = data["what"], "", False
        for stage in data["stages"]:
            how = words.say("by", sources=words.sources(stage.sources)) if stage.sources else words.say("limit")
            stages += words.say("stage", clause=words.cites([stage.clause]), how=how, after=value(stage.after, what))
            moved = moved or bool(stage.sources)
        here = self.course.step.get(event.frame, ())
        decisive = moved and what.startswith("attack.") and any(clause in self.marks.decisive for clause in here)
        about = words.fact(what, data.get("card"))
        told = words.say("reckon", what=about, base=value(data["base"], what), stages=stages)
        return (0 if decisive else 1), told

    def _consult(self, event: Event) -> Iterator[tuple[int, str, tuple[str, ...]]]:
        if "passed_over" in event.data:
            source = self.words.source(event.data["passed_over"])
            yield 0, self.words.say("passed_over", source=self.words.say("effect", name=source)), event.clauses
            return
        obstacle = event.data.get("obstacle")
        if not obstacle:
            sections = [clause.partition(" paragraph")[0] for clause in event.clauses]
            names = (f"by-{clause}".replace(" ", "-") for clause in (*event.clauses, *sections))
            decides = next((name for name in names if name in self.words.messages), None)
            if decides is not None:
                yield 0, self.words.say(decides, attack=self._answered(event)), event.clauses
            elif self.detail:
                yield 1, self._gist(event.clauses), event.clauses
            return
        source = event.data.get("source") or "rule"
        by = "" if source == "rule" else self.words.say("obstacle_source", source=self.words.source(source))
        yield 0, self.words.say("obstacle", what=self.words.why(str(obstacle)), source=by), event.clauses

    def _answered(self, event: Event) -> str:
        """The innermost attack under way around an event."""
        about = (begin.data["about"].get("attack") for begin in reversed(self.course.chain(event.frame)))
        number = next((n for n in about if isinstance(n, int)), None)
        return self.words.attack(number) if number is not None else ""

    def _rest(self, event: Event) -> Iterator[tuple[int, str, tuple[str, ...]]]:
        words, data = self.words, event.data
        if event.kind == "replace":
            before = self._act(data["act"])
            after = words.join([self._act(act) for act in data["into"]]) or words.say("none")
            source = words.say("effect", name=words.source(data["effect"]))
            yield 0, words.say("replace", source=source, before=before, after=after), event.clauses
        elif event.kind == "cut":
            said = words.say("cut", n=len(data["gone"]), held=len(data["held"]))
            yield 0, said, event.clauses
        elif event.kind == "over":
            said = "over_again" if "since" in data else "over"
            yield 0, words.say(said, result=result(words, data["result"]), n=data.get("since", 0)), event.clauses
        elif event.kind == "gap":
            yield self._silence(data), gap(words, data), event.clauses

    def _silence(self, data: Mapping[str, Any]) -> int:
        """At which detail it is told that the rules are silent: that they still are, read the same way, is a detail."""
        taken = data["gap"], data["picked"]
        again = taken in self.silences
        self.silences.add(taken)
        return int(again)

    def _act(self, act: Any) -> str:
        args = act.args
        if act.kind == self.marks.moving:
            source, target = self.words.zone(args["from"]), self.words.zone(args["to"])
            return self.words.say("move", n=args["n"], source=source, target=target)
        return self.words.term(act.kind)


UNDATED = "n.d."
"""What stands for the day of an answer that bears none."""


def gap(words: Words, data: Mapping[str, Any]) -> str:
    """The sentence about a silence of the rules that was passed."""
    id, number = str(data["gap"]), int(data["picked"])
    question, readings = words.gap(id)
    readings = readings or tuple(data["options"])
    letter = chr(ord("a") + number)
    taken = listed((letter, *readings[number : number + 1]), words.lang)
    answered: Answered | None = data.get("answered")
    if answered is None:
        return words.say("gap", gap=id, question=question, reading=taken)
    near = words.say("gap_nearest") if answered.nearest else ""
    about = {"gap": id, "question": question, "reading": taken, "near": near}
    key = "gap_answered_undated" if answered.dated == UNDATED else "gap_answered"
    return words.say(key, dated=answered.dated, items=listed(answered.items, words.lang), **about)


def result(words: Words, ended: str | None) -> str:
    """The end of the game in words."""
    if ended in ("a", "b"):
        return words.say("result_win", player=words.player(ended))
    return words.messages.get(f"result_{ended}") or str(ended or words.say("none"))


__all__ = ["DETAILS", "TraceLine", "gap", "result", "table", "tell", "tellings", "tree"]
