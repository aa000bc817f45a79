"""The line of a trace that decides what was asked, as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.light import NamedTuple
from judge.port.expect import Fact, Unchanged
from judge.report import claimed
from judge.report.answer import attempted, line, shown
from judge.report.columns import width
from judge.report.deciding import deciding
from judge.report.polarity import opened, settled
from judge.report.trace import tell
from judge.report.words import Words, apart

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from judge.port.expect import Expectation
    from judge.port.ruling import Ruling
    from judge.port.tell import Slot
    from judge.report.questions import Settled


ACROSS = 110
"""How many letters a headline has at most that tells several things."""


class Headline(NamedTuple):
    """A sentence, the event that it tells of (0: it is the whole answer), and the clauses under which that stands."""

    text: str
    n: int = 0
    clauses: tuple[str, ...] = ()


def headline(ruling: Ruling, lang: str = "en") -> Headline:
    """What decides; where no line of the trace does, or something is not as it should be, the answer.

    It begins with Yes or No where that is what is asked for and found.
    """
    found, asked = _found(ruling, lang), settled(ruling)
    if asked is None:
        return found._replace(text=sentence(found.text))
    return answered(asked, found, ruling, lang)


def answered(asked: Settled, found: Headline, ruling: Ruling, lang: str) -> Headline:
    """What is found as the answer to a question of yes or no; where a line may be played or not, that is said."""
    words = Words(ruling, lang)
    if asked.claims:
        return _claimed(asked, found, ruling, words)
    if asked.fact:
        return found._replace(text=opened(asked.yes, shown(ruling, words, [asked.fact])[0], lang))
    if not asked.yes and not asked.attack and asked.line is None and ruling.result is None and ruling.refused is None:
        return Headline(opened(False, words.say("claimed-goes_on"), lang))
    if asked.line is None:
        return found._replace(text=opened(asked.yes, found.text, lang))
    what = words.say("why_not-legal" if asked.yes else "why_not-illegal", line=words.played(asked.line))
    return Headline(opened(asked.yes, what.rstrip(".。"), lang), 0, asked.clauses)


def _claimed(asked: Settled, found: Headline, ruling: Ruling, words: Words) -> Headline:
    """An answer by what the file says that has to be so: the line that brought it about, or how it stands."""
    if found.n:
        barred = "" if asked.yes else words.say("obstacle", what="", source="")
        return found._replace(text=opened(asked.yes, found.text.removeprefix(barred), words.lang))
    met = bool(ruling.scenario.yes_if if asked.yes else ruling.scenario.no_if)
    said = [*attempted(ruling, words)] if not asked.yes else []
    said = said or [one for claim in asked.claims for one in _standing(claim, met, ruling, words)]
    told = words.apart(one.rstrip(".。") for one in said) if said else found.text
    return Headline(opened(asked.yes, told.rstrip(".。"), words.lang), 0, found.clauses)


def _standing(claim: Expectation, met: bool, ruling: Ruling, words: Words) -> Iterable[str]:
    """How it stands with what an expectation speaks of."""
    match claim:
        case Fact(path=path):
            return shown(ruling, words, [path])
        case Unchanged(paths=paths):
            return shown(ruling, words, paths)
    return [claimed.claim(words, claim)] if met else []


def answer(ruling: Ruling, words: Words) -> str:
    """The answer for a terminal: what settles a question of yes or no before all else."""
    asked = settled(ruling)
    if asked is None:
        return line(ruling, words.lang, words=words)
    found = answered(asked, _found(ruling, words.lang), ruling, words.lang)
    if not found.n and asked.line is None and not asked.fact and not asked.claims:
        return opened(asked.yes, line(ruling, words.lang, bare=True, words=words), words.lang)
    key = "answered" if found.clauses else "answered_bare"
    whole = sentence(line(ruling, words.lang, words=words, said=found.text))
    return words.say(key, said=found.text, clauses=words.cites(found.clauses), whole=whole).rstrip()


def _found(ruling: Ruling, lang: str) -> Headline:
    told = tell(ruling, 0, lang)
    layout = ruling.scenario.floor.tell.layout(Words(ruling, lang))
    found = deciding(ruling, {one.n for one in told}, counted(layout))
    lines = [one for one in told if one.n == found]
    text = together([one.what for one in lines], lang)
    if not sound(ruling, [text]):
        refused = ruling.refused.why if ruling.refused is not None else ()
        clauses = dict.fromkeys(c for why in refused for c in why.clauses)
        return Headline(line(ruling, lang, bare=True), 0, tuple(clauses))
    return Headline(text, found, tuple(lines[0].clauses))


def together(lines: Sequence[str], lang: str) -> str:
    """What several lines of one event tell: all of it where it is short, else the first and how many there are more."""
    whole = apart(dict.fromkeys(lines), lang)
    return whole if len(lines) < 2 or width(whole) <= ACROSS else f"{lines[0]} (+{len(lines) - 1})"


def sound(ruling: Ruling, lines: Sequence[str]) -> bool:
    """Whether lines of the trace tell the answer: there are any, nothing is refused, all is as expected."""
    return ruling.refused is None and ruling.ok and bool(lines) and all(lines)


def sentence(text: str) -> str:
    """A line of the trace with a capital."""
    return f"{text[:1].upper()}{text[1:]}"


def counted(slots: Collection[Slot]) -> set[str]:
    """The facts that only count on."""
    return {slot.path for slot in slots if slot.shape == "turn"}
