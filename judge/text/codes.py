"""What the codes of problems mean: one Markdown page each in `docs/errors`, with the code and its title in front.

The pages are the only place where this is said: `judge explain` prints them, the table of them all is made from them,
and the tests load their examples. Codes by range: J0 reading YAML, J1 the form of a scenario, J2 its board, J3 its play
and expectations, J4 cards and effects, J5 running, J6 the rulebook, J7 files and commands, J8 files of claims, J9
outcomes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from judge.data import errors

_PAGE = re.compile(
    r"---\ncode: (?P<code>J\d{3})\ntitle: (?P<title>.+)\n---\n\n"
    r"\*\*Cause\.\*\* (?P<cause>.+)\n\n\*\*Mend\.\*\* (?P<mend>.+)\n"
    r"(?:\n\*\*Example\.\*\*\n\n```yaml\n(?P<example>(?:.*\n)+?)```\n)?"
)
_NAME = re.compile(r"[Jj]?([0-9]{3})")


class Code(NamedTuple):
    """What a code means. `example` is a file that shows it, "" where it takes more than a file."""

    name: str
    title: str
    cause: str
    mend: str
    example: str = ""


@cache
def names() -> tuple[str, ...]:
    """Every code that has a page, in order."""
    return tuple(sorted(page.stem for page in errors().glob("J*.md")))


def code(text: str) -> Code | None:
    """The code that somebody typed (`J201`, `j201`, `201`), None where there is no such code.

    Raises ValueError where its page is not of the form that all have.
    """
    typed = _NAME.fullmatch(text.strip())
    name = f"J{typed[1]}" if typed else ""
    if name not in names():
        return None
    page = _PAGE.fullmatch((errors() / f"{name}.md").read_text(encoding="utf-8"))
    if page is None or page["code"] != name:
        raise ValueError(f"docs/errors/{name}.md is not of the form of a page")
    return Code(name, page["title"], page["cause"], page["mend"], page["example"] or "")


def codes() -> tuple[Code, ...]:
    """Every code."""
    return tuple(found for name in names() if (found := code(name)) is not None)


def index(every: Iterable[Code]) -> str:
    """The Markdown table of codes."""
    rows = "".join(f"| [{code.name}]({code.name}.md) | {code.title} |\n" for code in every)
    return f"# Problem codes\n\n| code | what it says |\n| --- | --- |\n{rows}"
