"""What the page knows of a ruling, as plain data: every text in all languages, boards as differences from the last.

A text is a list with one entry a language (`LANGUAGES`). Lines of the trace stand at their event, so that lines, boards
and bars share one axis: the number of the event.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from judge.port.ruling import before
from judge.report import trace
from judge.report.answer import line
from judge.report.deciding import deciding
from judge.report.explain.boards import boards
from judge.report.gists import cited, gist, original, title
from judge.report.headline import Headline, answered, counted, sentence, sound, together
from judge.report.polarity import settled
from judge.report.words import Words
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from judge.engine import Choice, Event
    from judge.port.ruling import Ruling
    from judge.port.tell import Slot

LANGUAGES = ("en", "ja", "ko")
LONG = 1500
"""A run of more events is told at the level that is read aloud alone."""
MOST_FACTS = 4
Text = list[str]


def data(ruling: Ruling, lang: str = "en") -> dict[str, Any]:
    """All that the page shows; `lang` is the language in which it opens."""
    return _Page(ruling, lang).all()


def clauses(named: Iterable[str], edition: str) -> dict[str, Any]:
    """What a page says of clauses where they unfold, each once: how it is cited, its title, gist and official text."""
    return {
        clause: {
            "cited": [cited(clause, one) for one in LANGUAGES],
            "title": [title(clause, one) for one in LANGUAGES],
            "gist": [gist(clause, one) for one in LANGUAGES], "text": original(clause, edition),
        }
        for clause in dict.fromkeys(named)
    }  # fmt: skip


class _Page:
    def __init__(self, ruling: Ruling, lang: str) -> None:
        self.ruling = ruling
        self.lang = lang
        self.words = [Words(ruling, one) for one in LANGUAGES]
        self.levels = (0,) if len(ruling.events) > LONG else (0, 1)
        told = [trace.tellings(ruling, self.levels, words) for words in self.words]
        self.trace_lines = {level: [one[level] for one in told] for level in self.levels}
        self.slots = [ruling.scenario.floor.tell.layout(words) for words in self.words]

    def all(self) -> dict[str, Any]:
        scenario = self.ruling.scenario
        found = deciding(self.ruling, {told.n for told in self.trace_lines[0][0]}, counted(self.slots[0]))
        lines = [list(self._lines(level)) for level in self.levels]
        choices = list(self._choices())
        checks = [check for one in (self.ruling, *self.ruling.moments) for check in one.checks]
        return {
            "lang": LANGUAGES.index(self.lang),
            "languages": LANGUAGES,
            "title": [title_in(scenario, one, or_file=True) for one in LANGUAGES],
            "question": [question_in(scenario, one) for one in LANGUAGES] if scenario.question else "",
            "versions": f"{scenario.edition} · {scenario.cards}",
            "answer": self._text(lambda w: line(self.ruling, w.lang, words=w)),
            "headline": self._headline(found),
            "tone": self._tone(),
            "deciding": found,
            "refused": list(self._refused()),
            "facts": list(self._facts()),
            "checks": [len([c for c in checks if c.ok]), len(checks)],
            "players": {p: self._text(lambda w, p=p: w.player(p)) for p in scenario.floor.players},
            "deciders": {by: self._text(lambda w, p=by: w.player(p)) for by in {c["by"]: 0 for c in choices}},
            "heads": self._heads(),
            "slots": [self._slot(*one) for one in zip(*self.slots, strict=True)],
            "boards": list(self._boards()),
            "lines": lines,
            "bars": list(self._bars()),
            "attacks": {n: self._text(lambda w, n=n: w.attack(n)) for n in self.words[0].attacks},
            "choices": choices,
            "clauses": self._clauses(lines, choices),
            "words": [self._messages(words) for words in self.words],
        }

    def _heads(self) -> dict[str, Text]:
        """What stands over each player's side of the board."""
        said = [self.ruling.scenario.floor.tell.heads(words, self.ruling) for words in self.words]
        return {player: [one[player] for one in said] for player in said[0]}

    def _text(self, say: Any) -> Text:
        return [say(words) for words in self.words]

    def _messages(self, words: Words) -> Mapping[str, str]:
        """The page's own words, by key; the script puts numbers for `%n` and `%of`."""
        terms = {key: words.term(key) for key in ("range", "damage")}
        return terms | {key: words.messages.say(f"page-{key}", n="%n", of="%of") for key in KEYS}

    def _tone(self) -> str:
        if self.ruling.refused is not None:
            return "refused"
        if not self.ruling.decided:
            return "undecided"
        return "sound" if self.ruling.ok else "wrong"

    def _headline(self, found: int) -> Text:
        """The line that decides, as a sentence; where none does, the answer; by Yes or No where that is known."""
        lines = [together([t.what for t in told if t.n == found], one)
                 for told, one in zip(self.trace_lines[0], LANGUAGES, strict=True)]  # fmt: skip
        whole = not sound(self.ruling, lines)
        if whole:
            lines = self._text(lambda w: line(self.ruling, w.lang, bare=True, words=w))
        asked = settled(self.ruling)
        if asked is None:
            return [sentence(one) for one in lines]
        heads = (Headline(one, 0 if whole else found) for one in lines)
        return [answered(asked, one, self.ruling, lang).text for one, lang in zip(heads, LANGUAGES, strict=True)]

    def _refused(self) -> Iterator[dict[str, Any]]:
        """What stands in the way of a line that is refused."""
        for one in self.ruling.refused.why if self.ruling.refused is not None else ():
            yield {"text": self._text(lambda w, o=one: w.obstacle(o)), "clauses": one.clauses}

    def _facts(self) -> Iterator[dict[str, Any]]:
        """The numbers of the board that changed, those of the first places first."""
        shown = [s for s in self.slots[0] if s.shape in ("track", "crystals", "gauge", "number")]
        changed = [s for s in shown if s.path in self.ruling.board and self._was(s) != self.ruling.board[s.path]]
        for slot in changed[:MOST_FACTS]:
            place = self.slots[0].index(slot)
            label = [slots[place].label for slots in self.slots]
            yield {"of": slot.of, "label": label, "was": self._was(slot), "now": self.ruling.board[slot.path]}

    def _was(self, slot: Slot) -> Any:
        return before(self.ruling, slot.path) or 0

    # -- the trace ---------------------------------------------------------------------------------------------------

    def _lines(self, level: int) -> Iterator[dict[str, Any]]:
        kinds = {event.n: event for event in self.ruling.events}
        for lines in zip(*self.trace_lines[level], strict=True):
            one = lines[0]
            event = kinds[one.n]
            yield {
                "n": one.n, "depth": one.depth, "text": [told.what for told in lines], "clauses": one.clauses,
                "by": event.actor, "kind": event.kind, "level": one.level,
            }  # fmt: skip

    def _bars(self) -> Iterator[dict[str, Any]]:
        """The resolutions that the trace opens with a line: from where to where, how deep, and by which cause."""
        begun = {event.frame: event for event in self.ruling.events if event.kind == "begin"}
        making = self.ruling.scenario.floor.landmarks.making
        place = {told.n: i for i, told in reversed([*enumerate(self.trace_lines[0][0])])}
        opened = {frame: event.n for frame, event in begun.items() if event.n in place}
        for event in self.ruling.events:
            if event.n in place and any(h.kind == making for h in event.happened):
                opened.setdefault(event.frame, event.n)
        ends = _ends(self.ruling.events, begun)
        for frame, number in sorted(opened.items(), key=lambda one: one[1]):
            apart = [frame, *takewhile(lambda f: f not in opened, _above(frame, begun))]
            causes = (self.ruling.scenario.floor.tell.cause(c) for f in apart for c in begun[f].clauses[:1])
            cause = next(filter(None, causes), "")
            depth = sum(above in opened for above in _above(frame, begun))
            texts = [told[place[number]].what for told in self.trace_lines[0]]
            yield {"from": number, "to": ends[frame], "depth": depth, "cause": cause, "text": texts}

    def _clauses(self, lines: list[list[dict[str, Any]]], choices: list[dict[str, Any]]) -> dict[str, Any]:
        named = [c for told in lines for one in told for c in one["clauses"]]
        named += [c for one in (*choices, *self._refused()) for c in one["clauses"]]
        return clauses(named, self.ruling.scenario.edition)

    # -- the board ---------------------------------------------------------------------------------------------------

    def _slot(self, *slots: Slot) -> dict[str, Any]:
        one = slots[0]
        return {
            "path": one.path, "label": [slot.label for slot in slots], "shape": one.shape, "of": one.of,
            "most": one.most, "stays": one.stays, "below": one.below,
        }  # fmt: skip

    def _boards(self) -> Iterator[dict[str, Any]]:
        """The facts that are new at an event, in every language where they differ by it."""
        words = {s.path: s.term for s in self.slots[0] if s.shape in ("word", "active", "phase")}
        paths = [s.path for s in self.slots[0]] + [s.below for s in self.slots[0] if s.below]
        at = [told.n for told in self.trace_lines[self.levels[-1]][0]]
        for number, facts, attacks in boards(self.ruling, self.words, paths, at):
            new = {
                path: [self._word(w, path, fact, words[path]) for w in self.words] if path in words else fact
                for path, fact in facts.items()
            }
            yield {"n": number, "facts": new, "attacks": {n: tuple(one) for n, one in attacks.items()}}

    def _word(self, words: Words, path: str, fact: Any, term: str) -> str:
        if fact in (None, False, "", "none"):
            return ""
        if fact is True:
            return words.term(path.rpartition(".")[2])
        return words.player(fact) if fact in words.floor.players else words.term(term.format(fact))

    # -- the choices -------------------------------------------------------------------------------------------------

    def _choices(self) -> Iterator[dict[str, Any]]:
        """Those made with something else to pick, and the open one."""
        for event in self.ruling.events:
            if event.kind == "choice" and len(event.data["options"]) > 1 and not event.data["forced"]:
                choice = self.words[0].made(event)
                picked = [option in event.data["picked"] for option in choice.options]
                yield self._choice(choice, event.n, event.clauses, picked)
        stopped = self.ruling.stopped
        if stopped is not None and not stopped.withheld:
            yield self._choice(stopped.choice, 0, stopped.clauses, [False] * len(stopped.choice.options))

    def _choice(self, choice: Choice, n: int, clauses: Iterable[str], picked: Sequence[bool]) -> dict[str, Any]:
        options = [self._text(lambda w, o=option: w.explained(choice, o)) for option in choice.options]
        return {
            "n": n, "by": choice.by, "kind": self._text(lambda w: w.kind(choice.kind)), "clauses": tuple(clauses),
            "options": options, "picked": [i for i, one in enumerate(picked) if one],
        }  # fmt: skip


KEYS = (
    "board", "trace", "choices", "interrupts", "go_deciding", "first", "back", "next", "last", "every_clause", "fold",
    "step_of", "start", "theme", "help", "keys", "decided", "undecided", "as_expected", "refused", "open",
    "cause_state", "cause_response", "cause_use", "cause_attack", "language", "deeper", "answer", "under",
)  # fmt: skip


def _ends(events: Sequence[Event], begun: Mapping[int, Event]) -> dict[int, int]:
    """The last event of each frame or of one that stands on it."""
    ends: dict[int, int] = {}
    for event in events:
        ends[event.frame] = event.n
    for frame in sorted(begun, reverse=True):
        parent = begun[frame].parent
        ends[parent] = max(ends.get(parent, 0), ends[frame])
    return ends


def _above(frame: int, begun: Mapping[int, Event]) -> Iterator[int]:
    while (frame := begun[frame].parent) in begun:
        yield frame
