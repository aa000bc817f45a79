"""Where chapters of additional rules meet, as a table and as the page `docs/interactions.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.messages import messages
from judge.report import markup
from judge.report.columns import fitting, table
from judge.report.gists import cites
from judge.report.words import WORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.rulebook.interactions import Meeting

COMMAND = "judge rulebook interactions --format md > docs/interactions.md"
SHOWN = 3
"""So many scenarios of a meeting are named."""


def rows(meetings: Sequence[Meeting], lang: str = "en") -> str:
    """A line a meeting."""
    say = messages(lang, WORDS).under("meeting")
    found = []
    for one in meetings:
        names = ", ".join(one.scenarios[:SHOWN])
        more = len(one.scenarios) - SHOWN
        names = say("more", names=names, n=more) if more > 0 else names
        found.append((cites([one.clause], lang), *one.chapters, names))
    held = sum(1 for one in meetings if one.scenarios)
    lines = table([say(key) for key in ("clause", "one", "other", "scenarios")], found)
    return "\n".join((*lines, "", fitting(say("sum", n=len(meetings), held=held))))


def page(meetings: Sequence[Meeting]) -> str:
    """The page in Markdown."""
    held = sum(1 for one in meetings if one.scenarios)
    head = (
        "# Where chapters of additional rules meet", "", f"Made by `{COMMAND}`.", "",
        "Two chapters meet where both amend one clause of the core: each with what is carried out before, behind or in",
        "place of it, or with one more item of what it gathers. A scenario shows it if amendments of both act there.",
        "", f"{len(meetings)} meetings, {held} with a scenario.", "",
        "| clause | amended by | and by | scenarios |", "| --- | --- | --- | --- |",
    )  # fmt: skip
    cells = (
        (one.clause, *(", ".join(some) for some in one.amendments), _named(one) or "none")
        for one in meetings
    )
    return "\n".join((*head, *(f"| {' | '.join(map(markup.cell, row))} |" for row in cells)))


def _named(one: Meeting) -> str:
    more = f" and {len(one.scenarios) - SHOWN} more" if len(one.scenarios) > SHOWN else ""
    return ", ".join(one.scenarios[:SHOWN]) + more
