"""What makes an action illegal, in words: every obstacle with its clauses, and the smallest change; or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from judge.messages import bracketed, headed, listed
from judge.report import markup, unplayed
from judge.report.record import obstacle, plain
from judge.report.words import Words

if TYPE_CHECKING:
    from judge.answer.why_not import Change, Fix, WhyNot

FORMAT = "judge.why-not/1"
MOST = 4
"""Changes of one size that are shown, those that differ only in where a crystal comes from or goes to as one."""


class Telling:
    """The words for one answer in one language."""

    def __init__(self, found: WhyNot, lang: str) -> None:
        self.found = found
        self.words = Words.at(found.scenario.floor, found.machine, found.events, lang)
        self.say = self.words.messages.under("why_not")

    def heading(self) -> Iterator[str]:
        """Whether it is legal, and what has to be said of the question."""
        found = self.found
        line = f"{found.line.by}: {found.line.verb} {found.line.rest}".strip().replace("_", " ")
        yield self.say("legal" if found.legal else "illegal", line=line)
        for said, own in found.said:
            yield self.say("said", said=said, own=own)
        if found.passed is not None:
            yield self.say("passed")
        if found.stopped:
            yield self.say("stopped", place=found.stopped)
        yield from unplayed.told(found.machine.game.unplayed, self.words.lang)
        choice = found.machine.pending
        if choice is not None:
            by, kind = self.words.player(choice.by), self.words.kind(choice.kind)
            yield f"{self.words.say('open_choice', player=by, kind=kind)}  [{self.words.cites(choice.clauses)}]"

    def obstacles(self) -> list[str]:
        """Each obstacle with its clauses."""
        return [f"{self.words.obstacle(one)}  [{self.words.cites(one.clauses)}]" for one in self.found.obstacles]

    def fixes(self) -> Iterator[tuple[str, str]]:
        """The smallest changes, each with the edit of the file; those of crystals that are alike as one."""
        groups = self._alike()
        for group in groups[:MOST]:
            yield self._fix(group), group[0].edit
        if len(groups) > MOST:
            yield self.say("more", n=sum(len(group) for group in groups[MOST:])), ""

    def _alike(self) -> list[list[Fix]]:
        """Fixes whose last change moves as many crystals from one zone or to one zone, or one card to any."""
        left = [*self.found.sought.fixes]
        groups: list[list[Fix]] = []
        while left:
            best = [left[0]]
            for end in (0, 1):
                same = [one for one in left if _shape(one, end) == _shape(left[0], end) is not None]
                best = same if len(same) > len(best) else best
            groups.append(best)
            left = [one for one in left if one not in best]
        return groups

    def _fix(self, group: list[Fix]) -> str:
        first = group[0]
        text = self.words.join([self.change(change) for change in first.changes])
        if len(group) > 1 and first.changes[-1].kind == "card":
            others = listed((self._zone(one.changes[-1]) for one in group[1:]), self.words.lang)
            text = self.say("or_in", change=text, others=others)
        elif len(group) > 1:
            end = 0 if group[1].changes[-1].about[1] == first.changes[-1].about[1] else 1
            others = listed((self.words.zone(str(one.changes[-1].about[end])) for one in group[1:]), self.words.lang)
            text = self.say("or_to" if end else "or_from", change=text, others=others)
        return text if first.edit else f"{text} {self.say('only_here')}"

    def change(self, change: Change) -> str:
        """One change of the board."""
        words, say = self.words, self.say
        match change.kind, change.about:
            case "crystals", (source, target):
                return say("crystals", n=change.size, source=words.zone(source), target=words.zone(target))
            case "vigor", (player, by):
                return say("vigor_up" if by > 0 else "vigor_down", player=words.player(player))
            case "info", (player, name, value):
                told = words.term(str(value).lower())
                return say("info", player=words.player(player), info=words.term(name), value=told)
            case "token", (kind, source, target):
                ends = (_counted(words, str(kind), str(end)) for end in (source, target))
                return say("token", what=words.term(kind), **dict(zip(("source", "target"), ends, strict=True)))
            case "mark", (card, name, *value):
                return say("mark" if not value else "mark_set", card=words.card(card), state=words.term(name))
            case "flinch", (player,):
                return say("flinch", player=words.player(player))
            case "card", (card, zone, state):
                if state and zone == "specials":
                    return say("card_state", card=words.card(card), state=words.term(state))
                return say("card", card=words.card(card), zone=self._zone(change))
            case "stated", (player, zone, name):
                return say("card", card=name, zone=words.zone(f"{player}.{zone}"))
            case "fact", (name, value):
                told = words.player(value) if name == "active" else words.term(f"{value}_phase")
                worded = name in self.found.scenario.floor.landmarks.worded
                return say(f"fact-{name}", value=words.term(value) if worded else told)
            case "lasting", (effect,):
                return say("lasting", source=words.source(effect))
            case "window", (attack,):
                return say("window", attack=words.attack(attack))
            case "turned", (_, by, verb):
                return say("turned", line=f"{by}: {verb}")
        return say(change.kind, line=f"{change.about[0]}: {change.about[1]}")

    def _zone(self, change: Change) -> str:
        """Where a card would lie."""
        card, zone, _ = change.about
        player = str(self.words.view.get(f"card.{card}.zone"))[0]
        return self.words.zone(f"{player}.{zone}")

    def nothing(self) -> str:
        """That no change was found."""
        sought = self.found.sought
        return self.say("limited" if sought.limited else "nothing", n=sought.tried)

    def change_heading(self) -> str:
        """What stands above the changes."""
        fixes = self.found.sought.fixes
        return self.say("two" if fixes and len(fixes[0].changes) > 1 else "smallest")


def _shape(fix: Fix, end: int) -> tuple[object, ...] | None:
    """What fixes that differ in one end of their last movement have in common."""
    last = fix.changes[-1]
    if last.kind == "card" and not end:
        return (*fix.changes[:-1], last.about[0], bool(fix.edit))
    if last.kind != "crystals":
        return None
    return (*fix.changes[:-1], last.size, last.about[end], bool(fix.edit))


def text(found: WhyNot, lang: str = "en") -> str:
    """The answer as text."""
    telling = Telling(found, lang)
    lines = [*telling.heading()]
    if not found.legal:
        lines += ["", headed(telling.say("obstacles"), lang), *(f"  {one}" for one in telling.obstacles())]
    if found.sought.made and not found.legal:
        lines += ["", headed(telling.change_heading(), lang)]
        for told, edit in telling.fixes():
            lines += [f"  {told}", *(f"      {line}" for line in edit.splitlines())]
        if not found.sought.fixes:
            lines.append(f"  {telling.nothing()}")
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


def _counted(words: Words, kind: str, path: str) -> str:
    """Where tokens of a kind are counted: a zone, with the state that they have there."""
    zone, _, state = path.partition(f".{kind}")
    return bracketed(words.zone(zone), words.term(state[1:]), words.lang) if state else words.zone(zone)
