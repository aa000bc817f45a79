"""An argument for a fact in words: what is so, and under it, indented, what it rests on, with its clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.light import NamedTuple
from judge.messages import labelled, listed
from judge.report import claimed, markup, unplayed
from judge.report.columns import wrapped
from judge.report.trace import TraceLine, result, tell
from judge.report.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.answer.why import Why
    from judge.answer.why.model import Reason, Unit
    from judge.engine import Event
    from judge.port.ruling import Ruling

MOST = 2
"""The detail at which each line says what would be without it."""
HEADS = 2
"""How many clauses of a step stand behind a line that opens a use."""


class Line(NamedTuple):
    """One line of an argument: the event it tells, how deep it lies, what part it plays, what, and by which clauses."""

    n: int
    depth: int
    role: str
    what: str
    clauses: tuple[str, ...]


class Wording:
    """Words for arguments about one ruling in one language."""

    def __init__(self, ruling: Ruling, lang: str = "en") -> None:
        self.ruling = ruling
        self.words = Words(ruling, lang)
        self.trace_lines = _trace_lines(ruling, lang)
        self.begun: dict[int, list[int]] = {}
        for event in ruling.events:
            if event.kind == "begin":
                self.begun.setdefault(event.cause, []).append(event.n)

    # -- what is so ----------------------------------------------------------------------------------------------------

    def heading(self, why: Why) -> str:
        """The fact, whether it is so, and what there is."""
        key = "why_is" if not why.claim.claimed else "why_so" if why.holds else "why_not_so"
        key += "" if why.reasons else "_pending" if self._pending(why) else "_idle"
        return self.words.say(key, fact=self._asked(why), found=self._so_far(why)).lstrip("：: ")

    def answer(self, why: Why) -> str:
        """Whether it is so, and what there is, as a sentence."""
        key = "why_answer" if not why.claim.claimed else "why_answer_so" if why.holds else "why_answer_not_so"
        idle = not why.reasons and not self._pending(why)
        said = self.words.say(key, found=self._so_far(why))
        return f"{said} {self.words.say('why_answer_idle')}" if idle else said

    def _pending(self, why: Why) -> bool:
        return why.open and self.ruling.stopped is not None

    def _so_far(self, why: Why) -> str:
        """What there is, and that it is still open where it is."""
        found, stopped = self.found(why), self.ruling.stopped
        if not why.open or stopped is None:
            return found
        by, kind = self.words.player(stopped.by), self.words.kind(stopped.kind)
        return self.words.say("why_open", found=found, player=by, kind=kind)

    def _asked(self, why: Why) -> str:
        """The fact that was asked for; nothing where only another language has a sentence for it."""
        text = why.claim.text
        if self.words.lang == "en":
            return text
        path = str(why.claim.about[0]) if why.claim.sort == "path" else ""
        rest = text.removeprefix(path)
        if not path or not text.startswith(path):
            return ""
        mark, _, value = rest.strip().partition(" ")
        return f"{self.words.fact(path)} {mark} {self._valued(path, value)}" if value else self.words.fact(path)

    def found(self, why: Why) -> str:
        """What there is, whatever was claimed."""
        words, claim, found = self.words, why.claim, why.found
        match claim.sort:
            case "path":
                now, before = (self._valued(claim.about[0], self._value(one)) for one in (found, why.before))
                key = "why_same" if now == before else "why_became"
                return words.say(key, what=words.fact(claim.about[0]), now=now, before=before)
            case "attack":
                end = words.say(f"why_end-{(found or 'open').replace(' ', '-')}")
                return words.say("why_end", attack=words.attack(claim.about[0]), end=end)
            case "used":
                key = "why_used" if found else "why_unused_by" if claim.about[0] else "why_unused"
                return words.say(key, player=words.player(claim.about[0]), card=words.card(claim.about[1][0]))
            case "result":
                return words.say("why_goes_on") if found == "none" else result(words, found)
            case "lies":
                zones = [words.fact(zone) for zone in dict.fromkeys(found)]
                return words.say("why_lies", card=words.card(claim.about[0][0]), zone=words.join(zones))
            case "asked":
                return words.say("why_asks", player=words.player(found))
            case "applied":
                return words.say("why_applied" if found else "why_unapplied", clause=claim.about[0])
        action = words.term(claim.about[1])
        return words.say("why_done" if found else "why_undone", player=words.player(claim.about[0]), action=action)

    def _valued(self, path: str, value: str) -> str:
        """A value that is a word, in the language."""
        return claimed.value(self.words, path, value) if self.words.lang != "en" and value.isidentifier() else value

    def _value(self, value: Any) -> str:
        if isinstance(value, tuple):
            return f"[{listed(map(self._card, value), self.words.lang)}]"
        if isinstance(value, bool):
            return str(value).lower()
        return self.words.say("why_none") if value in (None, "") else str(value)

    def _card(self, one: Any) -> str:
        card, crystals, *_ = one if isinstance(one, tuple) else (one, 0)
        name = self.words.card(card)
        return labelled(name, crystals, self.words.lang) if crystals else name

    # -- what it rests on ----------------------------------------------------------------------------------------------

    def lines(self, why: Why) -> tuple[Line, ...]:
        """The lines of an argument, as they are read."""
        return tuple(self._line(depth, reason) for depth, reason in why.lines())

    def _line(self, depth: int, reason: Reason) -> Line:
        unit = reason.unit
        what, clauses = self.told_as(reason)
        if "instead" in unit.about:
            what = self.words.say("why_instead", what=what)
        return Line(reason.n, depth, unit.role, what, clauses)

    def proved(self, why: Why) -> list[str]:
        """For each line what would be without it, at detail 2."""
        return [self.without(why, reason) if why.detail == MOST else "" for _, reason in why.lines()]

    def without(self, why: Why, reason: Reason) -> str:
        """What the fact would be without a reason."""
        value, words = reason.otherwise, self.words
        if reason.unit.role == "rule":
            return ""
        if why.claim.sort == "path":
            found = words.say("is", what=words.fact(why.claim.about[0]), value=self._value(value))
        else:
            found = self.found(why._replace(found=value))
        return words.say("why_without", found=found)

    def told_as(self, reason: Reason) -> tuple[str, tuple[str, ...]]:
        """What a line says, what is told with it first, and its clauses."""
        told = [self.unit(one.unit) for one in (*reason.beside, reason)]
        said = self.words.apart(dict.fromkeys(what for what, _ in told))
        return said, tuple(dict.fromkeys(clause for _, clauses in told for clause in clauses))

    def unit(self, unit: Unit) -> tuple[str, tuple[str, ...]]:
        """What a reason says, and its clauses."""
        match unit.role:
            case "choice":
                return self._choice(unit)
            case "declined":
                return self._declined(unit), unit.clauses
            case "condition":
                return self._condition(unit), unit.clauses
            case "earlier":
                about = unit.about
                changed = {"what": self.words.fact(about["path"]), "before": about["from"], "after": about["to"]}
                became = self.words.say("becomes", **changed)
                events = listed((f"#{n}" for n in about["events"]), self.words.lang)
                return self.words.say("why_earlier", turn=about["turn"], what=became, events=events), unit.clauses
            case "standing":
                return self._standing(unit), unit.clauses
            case "obstacle" if "obstacles" in unit.about:
                return self._barred(unit), unit.clauses
            case "step" if "open" in unit.about:
                choice = unit.about["open"]
                player, kind = self.words.player(choice.by), self.words.kind(choice.kind)
                return self.words.say("open_choice", player=player, kind=kind), unit.clauses
            case "step" | "rule" | "constraint":
                from judge.report.gists import gist

                return gist(unit.clauses[-1], self.words.lang), unit.clauses
            case "short" if not self._unflinched(unit):
                return self.words.say("why_short", what=self._said(unit)), unit.clauses
        return self._said(unit), unit.clauses

    @staticmethod
    def _unflinched(unit: Unit) -> bool:
        return any(h.facts.get("unflinched") for h in unit.event.happened)

    def _lines_of(self, unit: Unit) -> list[TraceLine]:
        run = unit.about.get("run")
        if run is None:
            return self.trace_lines.get(unit.n, [])
        there = self.ruling._replace(machine=run.machine, events=run.events)
        return _trace_lines(there, self.words.lang).get(unit.n, [])

    def _said(self, unit: Unit) -> str:
        """The sentences of the trace about the event, the plain ones first."""
        lines = self._lines_of(unit)
        least = min((line.level for line in lines), default=0)
        return self.words.apart(line.what for line in lines if line.level == least) or self._by_clause(unit)

    def _by_clause(self, unit: Unit) -> str:
        """What the last clause of a reason says, where nothing is told of its event."""
        from judge.report.gists import gist

        return (gist(unit.clauses[-1], self.words.lang) if unit.clauses else "") or unit.role

    def _choice(self, unit: Unit) -> tuple[str, tuple[str, ...]]:
        decision = unit.about["decision"]
        if decision.choice.kind in self.ruling.scenario.floor.landmarks.using:
            for n in self.begun.get(unit.n, ()):
                for told in self.trace_lines.get(n, ()):
                    if told.level == 0:
                        return told.what, tuple(dict.fromkeys((*unit.clauses, *told.clauses[:HEADS])))
            return self._said(unit), unit.clauses
        used = self._used(unit.event)
        said = dict.fromkeys((self._said(unit), *(told.what for told in used)))
        clauses = dict.fromkeys((*unit.clauses, *(clause for told in used for clause in told.clauses[:HEADS])))
        return self.words.apart(said), tuple(clauses)

    def _used(self, choice: Event) -> list[TraceLine]:
        """The use of a card that an effect goes on to once it is chosen."""
        events = self.ruling.events
        after = next((e for e in events[choice.n :] if (e.kind, e.frame) != ("choice", choice.frame)), choice)
        ordinary = self.ruling.scenario.floor.landmarks.uses[:1]
        use = after.kind == "begin" and after.parent == choice.frame and after.data["proc"] in ordinary
        return [told for told in self.trace_lines.get(after.n, ()) if told.level == 0] if use else []

    def _declined(self, unit: Unit) -> str:
        words, about = self.words, unit.about
        if "decision" not in about:
            key = "why_ended" if "card" in about else "why_left"
            card = words.card(about["card"]) if "card" in about else ""
            action = words.term(about.get("done", ""))
            return words.say(key, player=words.player(about["by"]), card=card, action=action)
        choice = about["decision"].choice
        others = [o for way in unit.ways for o in way[0].about[2]]
        options = listed((words.option(choice, option) for option in others), words.lang)
        return words.say("why_passed", player=words.player(choice.by), options=options)

    def _barred(self, unit: Unit) -> str:
        words, about = self.words, unit.about
        why = words.apart(dict.fromkeys(words.obstacle(bar) for bar in about["obstacles"]))
        player = words.player(about["by"])
        if "card" in about:
            return words.say("why_cannot_use", player=player, card=words.card(about["card"]), why=why)
        return words.say("why_cannot", player=player, action=words.term(about["done"]), why=why)

    def _standing(self, unit: Unit) -> str:
        text = self.words.text_of(unit.about["ability"])
        return self.words.say("why_standing", card=self.words.card(unit.about["card"]), text=text)

    def _condition(self, unit: Unit) -> str:
        words, asked = self.words, unit.about["asked"]
        told = (
            words.say("why_fact", fact=words.tell.expression(words, node), value=_plain(value))
            for node, value in asked.facts
            if not isinstance(value, bool) and node.args.get("path") not in ("dash", "none", "keep")
        )
        facts = listed(told, words.lang)
        return words.say(
            "why_condition",
            card=words.card(asked.card) if asked.card is not None else words.player("rules"),
            condition=words.tell.expression(words, asked.node),
            answer=words.say("why_yes" if asked.holds else "why_no"),
            facts=words.say("why_facts", facts=facts) if facts else "",
        )


def _plain(value: Any) -> str:
    return "-" if value is None else str(value)


def _trace_lines(ruling: Ruling, lang: str) -> Mapping[int, list[TraceLine]]:
    found: dict[int, list[TraceLine]] = {}
    for line in tell(ruling, 2, lang):
        if line.clauses or line.n not in found:
            found.setdefault(line.n, []).append(line)
    return found


def text(ruling: Ruling, why: Why, lang: str = "en") -> str:
    """The argument as text: the fact, then a line for each thing it rests on."""
    wording = Wording(ruling, lang)
    return "\n".join(_text(wording, why))


def _text(wording: Wording, why: Why) -> Iterator[str]:
    yield from wrapped(wording.heading(why), "", "  ")
    for line, without in zip(wording.lines(why), wording.proved(why), strict=True):
        first = f"{line.n:>4}  {'  ' * line.depth}"
        behind = f"\n[{wording.words.cites(line.clauses)}]".replace(" ", "\0") if line.clauses else ""
        said = (line.what + behind).replace("\n", "  ") + (f"  {without}" if without else "")
        yield from (part.replace("\0", " ") for part in wrapped(said, first, " " * (len(first) + 2)))
    yield from left(wording, why)


def left(wording: Wording, why: Why) -> Iterator[str]:
    """What was not looked at, and what nothing plays."""
    yield from unplayed.sentences(wording.ruling.unplayed, wording.words.lang)
    if why.since:
        yield wording.words.say("why_since", turn=why.since)
    if why.spent:
        yield wording.words.say("why_spent")


def markdown(ruling: Ruling, why: Why, lang: str = "en") -> str:
    """The argument as a nested list."""
    wording = Wording(ruling, lang)
    lines = [f"## {markup.escaped(why.claim.text)}", "", markup.escaped(wording.heading(why)), ""]
    for line in wording.lines(why):
        behind = f" [{wording.words.cites(line.clauses)}]" if line.clauses else ""
        lines.append(f"{'  ' * line.depth}- {markup.escaped(line.what)}{behind}")
    rest = [*left(wording, why)]
    return "\n".join([*lines, *(["", *rest] if rest else [])]).rstrip()
