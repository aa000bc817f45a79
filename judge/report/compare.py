"""Two rulings on one board side by side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from judge.report.phrases.faq import PHRASES

if TYPE_CHECKING:
    from judge.answer.compare import Comparison


def where(comparison: Comparison, lang: str) -> Iterator[str]:
    """The first clause where two rulings part, what happens under which clauses in each, and what differs in them."""
    say, parting = PHRASES[lang], comparison.parting
    if parting is None:
        return
    yield parting.clause
    for side, event in zip(comparison.sides, parting.events, strict=True):
        what = say["ended"] if event is None else ", ".join(event.clauses)
        yield say["and_there"].format(one=side.name, clauses=what)
    for clause, what, matters in parting.differs:
        yield f"{clause}: {what}" if matters else say["harmless"].format(clause=clause, what=what)
