"""Two rulings on one board side by side: as text, as Markdown, as JSON under `judge.compare/1` (`docs/compare.md`)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.answer.compare import Comparison
from judge.light import NamedTuple
from judge.messages import headed, labelled, listed
from judge.report import claimed, markup
from judge.report.answer import line as answer_line
from judge.report.columns import columns, fitting, indented, wrapped
from judge.report.gists import cites
from judge.report.problems import line as problem_line
from judge.report.trace import result
from judge.report.words import Words, claims
from judge.rulebook.catalogue import about
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.compare import Side
    from judge.engine import Event

FORMAT = "judge.compare/1"
COMMON = 4
"""Lines of the trace shown before those that differ, at detail 0."""


class Compared(NamedTuple):
    """A file, and what comparing it has found."""

    file: str
    found: Comparison

    @property
    def status(self) -> str:
        """`same`, `changes`, or `one_side`."""
        return "one_side" if not self.found.known else "changes" if self.found.changes else "same"


Section = tuple[str, tuple[str, ...], bool]
"""A heading, the lines below it, and whether they are to stay as they are."""


def text(compared: Compared, detail: int = 0, lang: str = "en") -> str:
    """The comparison of one file for a terminal."""
    parts = [title(compared)]
    for heading, lines, fixed in sections(compared, detail, lang):
        shown = list(lines) if fixed else [part for line in lines for part in wrapped(line, "", "    ", indented())]
        parts.append("\n".join((headed(heading, lang), *(f"  {line}".rstrip() for line in shown))))
    return fitting("\n\n".join(parts))


def markdown(compared: Compared, detail: int = 0, lang: str = "en") -> str:
    """The comparison of one file as Markdown."""
    parts = [f"# {markup.escaped(title(compared))}"]
    for heading, lines, fixed in sections(compared, detail, lang):
        listed = (f"- {markup.escaped(line)}" for line in lines)
        parts.append(f"## {heading}\n\n{markup.fenced([*lines]) if fixed else chr(10).join(listed)}")
    return "\n\n".join(parts)


def summary(found: Sequence[Compared], form: str = "text", lang: str = "en") -> str:
    """Of several files those whose answer changes, or that are boards on one side only, and how many there are."""
    say = claims(lang)
    rows = [(say("file"), say("answer"), say("clause"), say("facts"))]
    for one in found:
        if one.status != "same":
            parting, facts = one.found.parting, ", ".join(one.found.asked)
            rows.append((one.file, say(one.status), parting.clause if parting else "", facts))
    counts = {status: sum(one.status == status for one in found) for status in ("same", "changes", "one_side")}
    total = say("summary", n=len(found), same=counts["same"], changes=counts["changes"], one=counts["one_side"])
    if len(rows) == 1:
        return total
    if form == "text":
        return "\n".join((*columns(rows), "", total))
    lines = [f"| {' | '.join(markup.cell(cell) for cell in row)} |" for row in rows]
    return "\n".join((lines[0], "| --- | --- | --- | --- |", *lines[1:], "", total))


def title(compared: Compared, lang: str = "en") -> str:
    """What the board is called."""
    ruling = next(side.ruling for side in compared.found.sides if side.ruling is not None)
    return title_in(ruling.scenario, lang) or compared.file


def sections(compared: Compared, detail: int, lang: str) -> Iterator[Section]:
    """The sections of a comparison."""
    say, found = claims(lang), compared.found
    scenario = next(side.ruling for side in found.sides if side.ruling is not None).scenario
    if scenario.question:
        yield say("question"), (question_in(scenario, lang),), False
    for side in found.sides:
        yield side.name, tuple(_answer(side, lang)), False
    if not found.known:
        missing = next(side.name for side in found.sides if side.ruling is None)
        yield say("answer").capitalize(), (say("answer_one", edition=missing),), False
        return
    if found.changes:
        said = [say("answer_changes"), *([say(f"due-{found.due}")] if found.due else [])]
    else:
        said = [say("answer_same"), say("never_part") if found.parting is None else say("same_course")]
    yield say("answer").capitalize(), tuple(said), False
    if found.facts:
        yield say("facts"), tuple(_facts(found, lang)), True
    if found.parting is not None:
        yield say("parts"), tuple(where(found, lang)), False
        yield say("trace"), tuple(_traces(found, detail, lang)), True
    if found.cards:
        yield say("cards"), tuple(cards(found, lang)), False


def _answer(side: Side, lang: str) -> Iterator[str]:
    if side.ruling is not None:
        yield answer_line(side.ruling._replace(checks=()), lang)
    else:
        yield from (problem_line(problem, lang) for problem in side.problems)


def _facts(found: Comparison, lang: str) -> list[str]:
    head = ("", *(side.name for side in found.sides))
    names = (*found.asked, *(name for name in found.facts if name not in found.asked))
    words = Words(next(side.ruling for side in found.sides if side.ruling is not None), lang)
    if lang == "en":
        return columns([head, *((name, *(as_written(value) for value in found.facts[name])) for name in names)])
    rows = ((called(words, name), *(valued(words, name, value) for value in found.facts[name])) for name in names)
    return columns([head, *rows])


OF_RUN = ("result", "refused", "stopped", "options", "decided")
"""Facts of a run that are none of its board."""


def called(words: Words, name: str) -> str:
    """What a fact that differs is called."""
    head, _, number = name.partition(" ")
    if head == "attack" and number.isdigit():
        return words.attack(int(number))
    if name in OF_RUN:
        return words.say(f"compared-{name}")
    return name if " " in name else words.fact(name)


def valued(words: Words, name: str, value: Any) -> str:
    """The value of a fact that differs, in the language."""
    text = as_written(value)
    if name.startswith("attack ") and f"why_end-{text.replace(' ', '-')}" in words.messages:
        return words.say(f"why_end-{text.replace(' ', '-')}")
    if text == "none":
        return words.say("compared-none")
    if name == "stopped":
        by, _, kind = text.partition(" ")
        return f"{words.player(by)} · {words.kind(kind)}"
    if name == "options" and isinstance(value, tuple) and words.lang != "en":
        return f"[{listed(map(words.line, map(str, value)), words.lang)}]"
    if name == "decided":
        return words.say("found-decided" if value else "found-undecided")
    if name == "result":
        return result(words, text)
    return claimed.value(words, name, text) if words.lang != "en" else text


def as_written(value: Any) -> str:
    """The value of a fact that differs, in the files' words."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return "–" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def where(found: Comparison, lang: str) -> Iterator[str]:
    """The first clause where two rulings part, the clauses of what happens then in each, and what differs in them."""
    say, parting = claims(lang), found.parting
    if parting is None:
        return
    yield cites([parting.clause], lang)
    for side, event in zip(found.sides, parting.events, strict=True):
        clauses = _ended(side, lang) if event is None else cites(event.clauses, lang)
        yield say("and_there", one=side.name, clauses=clauses)
    for clause, remark, matters in parting.differs:
        cited, what = cites([clause], lang), about(clause).remark(remark, lang)
        yield labelled(cited, what, lang) if matters else say("harmless", clause=cited, what=what)


def _traces(found: Comparison, detail: int, lang: str) -> Iterator[str]:
    """The trace both have in common (at detail 0 the end of it), then what comes next in each."""
    assert found.parting is not None
    for side, event, common in zip(found.sides, found.parting.events, (True, False), strict=True):
        if common:
            yield from _before(side, event, detail, lang)
        yield headed(side.name, lang)
        yield from (f"→ {line}" for line in _at(side, event, detail, lang))


def _before(side: Side, event: Event | None, detail: int, lang: str) -> Iterator[str]:
    from judge.report.trace import tell

    assert side.ruling is not None
    told = [line for line in tell(side.ruling, detail, lang) if event is None or line.n < event.n]
    shown = told if detail else told[-COMMON:]
    if len(shown) < len(told):
        yield "  …"
    for line in shown:
        behind = f"  [{cites(line.clauses, lang)}]" if line.clauses else ""
        yield f"  {line.n:>4}  {'  ' * line.depth}{line.what}{behind}"


def _at(side: Side, event: Event | None, detail: int, lang: str) -> Iterator[str]:
    """What happens in one of the runs where they part: told in more detail where it is a detail."""
    from judge.report.trace import DETAILS, tell

    if event is None or side.ruling is None:
        yield _ended(side, lang)
        return
    for level in range(detail, len(DETAILS)):
        told = [line for line in tell(side.ruling, level, lang) if line.n == event.n]
        if told:
            yield from (f"{line.n:>4}  {line.what}  [{cites(line.clauses, lang)}]" for line in told if line.clauses)
            return
    yield f"{event.n:>4}  {event.kind}  [{cites(event.clauses, lang)}]"


def _ended(side: Side, lang: str) -> str:
    """Why a run does not go on: somebody has to choose, or it is over."""
    from judge.report.words import Words

    if side.ruling is None or side.ruling.stopped is None:
        return claims(lang)("ended")
    words, stopped = Words(side.ruling, lang), side.ruling.stopped
    said = words.say("to_choose", player=words.player(stopped.by), kind=words.kind(stopped.kind))
    return f"{said}  [{cites(stopped.clauses, lang)}]"


def cards(found: Comparison, lang: str) -> Iterator[str]:
    """The cards of the board that the two printings print otherwise."""
    shown = next((side.ruling for side in found.sides if side.ruling is not None), None)
    say, terms = claims(lang), {} if shown is None else shown.scenario.floor.tell.glossary()
    called = str if shown is None else Words(shown, lang).called
    for card in found.cards:
        facts = []
        for fact, (before, after) in card.facts.items():
            name = terms.get(fact, {}).get(lang, fact) if lang != "en" else fact
            facts.append(say("text_differs") if fact == "text" else f"{name} {before} → {after}")
        yield say("card_differs", card=called(card.name), two=found.sides[1].cards, facts=listed(facts, lang))


# -- JSON ------------------------------------------------------------------------------------------------------------


def records(found: Sequence[Compared]) -> Iterator[str]:
    """The comparisons as lines of JSON, one object a file."""
    for one in found:
        yield json.dumps(record(one), ensure_ascii=False)


def record(compared: Compared) -> dict[str, Any]:
    """A comparison as data that JSON can hold."""
    from judge.report.record import plain
    from judge.version import __version__

    found, parting = compared.found, compared.found.parting
    return {
        "format": FORMAT,
        "versions": {"engine": __version__},
        "file": compared.file,
        "scenario": title(compared),
        "status": compared.status,
        "changes": found.changes if found.known else None,
        "due": found.due or None,
        "sides": [_side(side) for side in found.sides],
        "facts": [
            {"name": name, "values": [plain(value) for value in values], "asked": name in found.asked}
            for name, values in found.facts.items()
        ],
        "parting": parting and {
            "clause": parting.clause,
            "events": [event and {"n": event.n, "kind": event.kind, "clauses": list(event.clauses)}
                       for event in parting.events],
            "differs": [{"clause": c, "what": what, "matters": matters} for c, what, matters in parting.differs],
        },
        "cards": [{"number": c.number, "name": c.name, "facts": plain(c.facts)} for c in found.cards],
    }  # fmt: skip


def _side(side: Side) -> dict[str, Any]:
    from judge.report import unplayed

    ruling = side.ruling
    return {
        "edition": side.edition,
        "cards": side.cards,
        "answer": answer_line(ruling) if ruling is not None else None,
        "ok": ruling.ok if ruling is not None else None,
        "decided": ruling.decided if ruling is not None else None,
        "unplayed": unplayed.record(ruling.unplayed) if ruling is not None else [],
        "problems": [str(problem) for problem in side.problems],
    }
