"""A whole ruling for people: question, answer, board, trace, expectations, the open choice, silences of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.choice import CHANCE
from judge.messages import headed, labelled, listed
from judge.report import claimed, headline, markup, trace
from judge.report.columns import columns, fitting, wrapped
from judge.report.gists import cites
from judge.report.words import Words
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.port.ruling import Open, Refused, Ruling

FORMATS = ("tree", "table", "json", "md")
OWN_MARKUP = ("board", "trace")
"""Sections that are written in Markdown already."""


def text(ruling: Ruling, form: str = "tree", detail: int = 0, lang: str = "en", texts: bool = False) -> str:
    """The ruling as text for a terminal; `form` is that of the trace, `texts` adds attached official texts."""
    words = Words(ruling, lang)
    parts: list[str] = []
    for key, body in _sections(ruling, words, form, detail, texts):
        if key in ("question", "answer_head"):
            label = labelled(words.say(key), "", lang)
            parts.append("\n".join(wrapped(body, label, " " * len(label))))
        else:
            lines = (f"  {line}".rstrip() for line in body.split("\n"))
            parts.append("\n".join((headed(words.say(key), lang), *lines)))
    head = title_in(ruling.scenario, lang)
    return fitting("\n\n".join((*([head] if head else []), *parts)))


def markdown(ruling: Ruling, detail: int = 0, lang: str = "en", texts: bool = False) -> str:
    """The ruling as Markdown."""
    words = Words(ruling, lang)
    parts = [f"# {markup.escaped(title_in(ruling.scenario, lang, or_file=True))}"]
    for key, body in _sections(ruling, words, "md", detail, texts):
        parts.append(f"## {words.say(key)}\n\n{body if key in OWN_MARKUP else markup.escaped(body)}")
    parts.append(f"{ruling.scenario.edition} · {ruling.scenario.cards}")
    return "\n\n".join(parts)


def _sections(ruling: Ruling, words: Words, form: str, detail: int, texts: bool) -> Iterator[tuple[str, str]]:
    if ruling.scenario.question:
        yield "question", question_in(ruling.scenario, words.lang)
    yield "answer_head", headline.answer(ruling, words)
    if ruling.refused is not None:
        yield "refusal", _refused(ruling.refused, words)
    for attempt in ruling.fruitless:
        yield "attempted", _refused(attempt, words)
    yield "board", _markdown_board(ruling, words) if form == "md" else _board(ruling, words)
    told = _trace(ruling, form, detail, words.lang)
    if told:
        yield "trace", told
    if ruling.checks or ruling.moments:
        yield "expectations", _checks(ruling, words)
    if ruling.stopped is not None and ruling.refused is None:
        yield "open", _open(ruling, words)
    if ruling.gaps:
        yield "gaps", "\n".join(_gaps(ruling, words))
    if ruling.assumed:
        yield "assumed", "\n".join(words.tell.assumed(words, one) for one in ruling.assumed)
    if texts:
        found = "\n".join(_originals(ruling))
        if found:
            yield "originals", found


def _board(ruling: Ruling, words: Words) -> str:
    """The board as text: what belongs to no player, then the players side by side."""
    tell = words.tell
    return "\n".join((tell.common(words, ruling), "", *columns(tell.rows(words, ruling), "   ")))


def _trace(ruling: Ruling, form: str, detail: int, lang: str) -> str:
    if form == "table":
        return trace.table(ruling, detail, lang)
    if form == "tree":
        return trace.tree(ruling, detail, lang)
    told = trace.tell(ruling, detail, lang)
    return "\n".join(f"{'  ' * t.depth}- {markup.escaped(t.what)}{_code(t.clauses, lang)}" for t in told)


def _code(clauses: tuple[str, ...], lang: str) -> str:
    return f" `{cites(clauses, lang)}`" if clauses else ""


def _markdown_board(ruling: Ruling, words: Words) -> str:
    head, *body = words.tell.rows(words, ruling)
    common = markup.escaped(words.tell.common(words, ruling))
    return "\n".join((common, "", _row(head), _row(("---",) * 3), *map(_row, body)))


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(markup.cell(cell) for cell in cells)} |"


def _checks(ruling: Ruling, words: Words) -> str:
    said = [*claimed.unmet(words, ruling)]
    if not said:
        return words.say("met", n=sum(len(one.checks) for one in (ruling, *ruling.moments)))
    return "\n".join(labelled(str(place), what, words.lang) for place, what in said)


def _refused(refused: Refused, words: Words) -> str:
    lines = [f"{refused.place}: {words.filed(refused.line)}"]
    lines += [f"  {words.obstacle(one)}{_cited(one.clauses, words)}" for one in refused.why]
    if refused.open is None:
        lines.append(words.say("no_options"))
    else:
        by = words.say("open_choice", player=words.player(refused.open.by), kind=words.kind(refused.open.kind))
        hidden = words.say("withheld", player=words.player(refused.open.by))
        options = hidden if refused.open.withheld else listed(_lines(refused.open, words), words.lang)
        lines.append(labelled(f"{by}{_cited(refused.open.clauses, words)}", options, words.lang))
    return "\n".join(lines)


def _lines(there: Open, words: Words) -> tuple[str, ...]:
    choice = there.choice
    options = [words.explained(choice, choice.options[i]) for i in words.floor.lines.distinct(words.view, choice)]
    return (*options, *words.nothing(choice))


def _open(ruling: Ruling, words: Words) -> str:
    stopped = ruling.stopped
    assert stopped is not None
    head = words.say("open_choice", player=words.player(stopped.by), kind=words.kind(stopped.kind))
    there, choice = ruling.scenario.floor.lines.distinct(words.view, stopped.choice), stopped.choice
    by = stopped.by if stopped.by in words.floor.players or words.lang == "en" else words.player(stopped.by)
    options = [f"{by}: {words.explained(choice, choice.options[i])}" for i in there]
    options += [f"{by}: {nothing}" for nothing in words.nothing(choice)]
    if choice.by == CHANCE and choice.ordered:
        head += words.say("several_ordered", line=words.line(f"{choice.kind} [X, Y]"))
    elif choice.most > 1:
        head += words.say("several", least=choice.least, most=choice.most)
    if stopped.withheld:
        options.append(words.say("withheld", player=words.player(stopped.by)))
    return "\n".join((f"{head}{_cited(stopped.clauses, words)}", *(f"  - {option}" for option in options)))


def _passed(ruling: Ruling, gap: str, letter: str, readings: tuple[str, ...]) -> dict[str, Any]:
    """A gap that was passed, as its event tells it."""
    picked, answered = ord(letter) - ord("a"), ruling.machine.game.answers.get(gap)
    told = {"answered": answered} if answered is not None and answered.reading == picked else {}
    return {"gap": gap, "picked": picked, "options": readings, **told}


def _gaps(ruling: Ruling, words: Words) -> Iterator[str]:
    gaps = ruling.scenario.floor.gaps
    for gap, letter in ruling.gaps:
        readings = gaps[gap].readings if gap in gaps else ()
        yield trace.gap(words, _passed(ruling, gap, letter, readings)) + _cited(
            gaps[gap].clauses if gap in gaps else (), words
        )


def _originals(ruling: Ruling) -> Iterator[str]:
    from judge.report.gists import original

    for clause in dict.fromkeys(clause for event in ruling.events for clause in event.clauses):
        found = original(clause, ruling.scenario.edition)
        if found:
            yield from wrapped(found.replace("\n", " "), f"{clause}  ", "    ")


def _cited(clauses: tuple[str, ...], words: Words) -> str:
    return f"  [{words.cites(clauses)}]" if clauses else ""
