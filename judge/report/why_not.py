"""What makes an action illegal, in words: every obstacle with its clauses, and the smallest change; or as JSON."""

from __future__ import annotations

import json
from functools import reduce
from typing import TYPE_CHECKING, Any

from judge.messages import LANGUAGES, headed, listed
from judge.report import markup, unplayed
from judge.report.columns import fitting
from judge.report.polarity import opened
from judge.report.record import obstacle, plain
from judge.report.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answer.why_not import Change, Fix, WhyNot
    from judge.port.tell import Respect

FORMAT = "judge.why-not/1"
MOST = 4
"""Changes of one size that are shown, those that differ in one respect as one."""


class Telling:
    """The words for one answer in one language."""

    def __init__(self, found: WhyNot, lang: str) -> None:
        self.found = found
        self.words = Words.at(found.scenario.floor, found.machine, found.events, lang)
        self.say = self.words.messages.under("why_not")

    def heading(self) -> Iterator[str]:
        """Whether it is legal, and what has to be said of the question."""
        found = self.found
        told = self.say("legal" if found.legal else "illegal", line=self.line())
        yield told if found.machine.game.unplayed else opened(found.legal, told, self.words.lang)
        for said, own in found.said:
            told = self.words.line(own)
            if said not in (told, *(self.words.floor.lines.translated(own, lang) for lang in LANGUAGES)):
                yield self.say("said", said=said, own=told)
        if found.passed is not None:
            yield self.say("passed")
        if found.stopped:
            yield self.say("stopped", place=found.stopped)
        yield from unplayed.sentences(found.machine.game.unplayed, self.words.lang)
        choice = found.machine.pending
        if choice is not None:
            by, kind = self.words.player(choice.by), self.words.kind(choice.kind)
            yield f"{self.words.say('open_choice', player=by, kind=kind)}  [{self.words.cites(choice.clauses)}]"

    def line(self) -> str:
        """The line that is asked about, in the reader's language."""
        return self.words.played(self.found.line)

    def obstacles(self) -> list[str]:
        """Each obstacle with its clauses."""
        return [f"{self.words.obstacle(one)}  [{self.words.cites(one.clauses)}]" for one in self.found.obstacles]

    def bare_obstacles(self) -> list[str]:
        """Each obstacle, without its clauses."""
        return [self.words.obstacle(one) for one in self.found.obstacles]

    def fixes(self) -> Iterator[tuple[str, str]]:
        """The smallest changes, each with the edit of the file; those that differ in one respect as one."""
        groups = self._grouped()
        for group, message in groups[:MOST]:
            yield self._fix(group, message), group[0].edit
        if len(groups) > MOST:
            yield self.say("more", n=sum(len(group) for group, _ in groups[MOST:])), ""

    def _grouped(self) -> list[tuple[list[Fix], str]]:
        """Fixes told as one, since they differ in one respect of their last change, and the message that says so."""
        left = [(fix, self._respects(fix)) for fix in self.found.sought.fixes]
        groups: list[tuple[list[Fix], str]] = []
        while left:
            best, message = left[:1], ""
            for one in left[0][1].values():
                same = [(fix, respects) for fix, respects in left if _shape(fix, one) in respects]
                if len(same) > len(best):
                    best, message = same, one.message
            groups.append(([fix for fix, _ in best], message))
            left = [other for other in left if other not in best]
        return groups

    def _respects(self, fix: Fix) -> dict[tuple[object, ...], Respect]:
        """In what the last change of a fix may differ from those that are told with it, by what they share."""
        return {_shape(fix, one): one for one in self.words.tell.respects(self.words, fix.changes[-1])}

    def _fix(self, group: list[Fix], message: str) -> str:
        first = group[0]
        text = reduce(lambda one, two: self.say("both", one=one, two=two), map(self.change, first.changes))
        if message:
            others = [one.other for fix in group[1:] for one in self._respects(fix).values() if one.message == message]
            text = self.words.say(message, change=text, others=listed(others, self.words.lang))
        return text if first.edit else f"{text} {self.say('only_here')}"

    def change(self, change: Change) -> str:
        """One change: of the lines of play, or one of the game's own."""
        match change.kind, change.about:
            case "undone", (by, line):
                return self.say("undone", line=f"{by}: {self.words.named_line(line)}")
            case "answered", (by, line):
                return self.say("answered", line=f"{by}: {self.words.named_line(line)}")
        return self.words.tell.varied(self.words, change)

    def nothing(self) -> str:
        """That no change was found."""
        sought = self.found.sought
        return self.say("limited" if sought.limited else "nothing", n=sought.tried)

    def change_heading(self) -> str:
        """What stands above the changes."""
        fixes = self.found.sought.fixes
        return self.say("two" if fixes and len(fixes[0].changes) > 1 else "smallest")


def _shape(fix: Fix, respect: Respect) -> tuple[object, ...]:
    """What fixes have in common that differ in one respect of their last change."""
    return (*fix.changes[:-1], *respect.shared, bool(fix.edit))


def text(found: WhyNot, lang: str = "en") -> str:
    """The answer as text."""
    telling = Telling(found, lang)
    lines = [*map(fitting, telling.heading())]
    if not found.legal:
        lines += ["", headed(telling.say("obstacles"), lang), *(fitting(f"  {one}") for one in telling.obstacles())]
    if found.sought.made and not found.legal:
        lines += ["", headed(telling.change_heading(), lang)]
        for told, edit in telling.fixes():
            lines += [fitting(f"  {told}"), *(f"      {line}" for line in edit.splitlines())]
        if not found.sought.fixes:
            lines.append(fitting(f"  {telling.nothing()}"))
    return "\n".join(lines)


def markdown(found: WhyNot, lang: str = "en") -> str:
    """The answer as Markdown."""
    telling = Telling(found, lang)
    first, *rest = telling.heading()
    lines = [f"**{markup.escaped(first)}**", "", *map(markup.escaped, rest)]
    if not found.legal:
        obstacles = (f"- {markup.escaped(one)}" for one in telling.obstacles())
        lines += ["", f"## {telling.say('obstacles')}", "", *obstacles]
    if found.sought.made and not found.legal:
        lines += ["", f"## {telling.change_heading()}", ""]
        for told, edit in telling.fixes():
            lines.append(f"- {markup.escaped(told)}")
            block = markup.fenced(edit.splitlines(), "yaml").splitlines() if edit else []
            lines += ["", *(f"  {line}" for line in block), ""] if edit else []
        if not found.sought.fixes:
            lines.append(telling.nothing())
    return "\n".join(lines).rstrip()


def record(found: WhyNot) -> dict[str, Any]:
    """The answer as data under the contract `judge.why-not/1`."""
    choice = found.machine.pending
    return {
        "format": FORMAT,
        "scenario": found.scenario.title,
        "edition": found.scenario.edition,
        "cards": found.scenario.cards,
        "action": {"by": found.line.by, "line": found.line.raw, "verb": found.line.verb, "args": list(found.line.args)},
        "said": [{"said": said, "own": own} for said, own in found.said],
        "legal": found.legal,
        "at": None if choice is None else {"by": choice.by, "kind": choice.kind, "clauses": list(choice.clauses)},
        "passed": found.passed is not None,
        "stopped": found.stopped or None,
        "unplayed": unplayed.record(found.machine.game.unplayed),
        "obstacles": [obstacle(one) for one in found.obstacles],
        "fixes": [
            {
                "changes": [{"kind": c.kind, "about": plain(c.about), "size": c.size} for c in fix.changes],
                "edit": fix.edit or None,
            }
            for fix in found.sought.fixes
        ],
        "search": {"tried": found.sought.tried, "limited": found.sought.limited},
    }


def dumps(found: WhyNot) -> str:
    """The record as JSON text."""
    return json.dumps(record(found), ensure_ascii=False, indent=2)

