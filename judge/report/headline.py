"""The line of a trace that decides what was asked, as a sentence."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from judge.light import NamedTuple
from judge.report.answer import line
from judge.report.columns import width
from judge.report.deciding import deciding
from judge.report.trace import tell
from judge.report.words import apart

if TYPE_CHECKING:
    from judge.port.ruling import Ruling
    from judge.port.tell import Slot


ACROSS = 110
"""How many letters a headline has at most that tells several things."""


class Headline(NamedTuple):
    """A sentence, the event that it tells of (0: it is the whole answer), and the clauses under which that stands."""

    text: str
    n: int = 0
    clauses: tuple[str, ...] = ()


def headline(ruling: Ruling, lang: str = "en") -> Headline:
    """What decides; where no line of the trace does, or something is not as it should be, the answer."""
    from judge.report.words import Words

    told = tell(ruling, 0, lang)
    layout = ruling.scenario.floor.tell.layout(Words(ruling, lang))
    found = deciding(ruling, {one.n for one in told}, counted(layout))
    lines = [one for one in told if one.n == found]
    text = together([one.what for one in lines], lang)
    if not sound(ruling, [text]):
        refused = ruling.refused.why if ruling.refused is not None else ()
        text = sentence(line(ruling, lang, bare=True))
        return Headline(text, found, tuple(dict.fromkeys(c for why in refused for c in why.clauses)))
    return Headline(sentence(text), found, tuple(lines[0].clauses))


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
