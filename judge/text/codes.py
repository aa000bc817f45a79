"""What the codes of problems mean: one Markdown page each in `docs/errors`, with the code and its title in front.

The pages are the only place where this is said: `judge explain` prints them, the table of them all is made from them,
and the tests load their examples. What they say in other languages stands in folders of theirs, `docs/errors/ja`, with
the example of the English page. Codes by range: J0 reading YAML, J1 the form of a scenario, J2 its board, J3 its play
and expectations, J4 cards and effects, J5 running, J6 the rulebook, J7 files and commands, J8 files of claims, J9
outcomes.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.data import errors
from judge.light import NamedTuple, regex

if TYPE_CHECKING:
    import re
    from collections.abc import Iterable, Sequence

ENGLISH = "en"
_PAGE = regex(
    r"---\ncode: (?P<code>J\d{3})\ntitle: (?P<title>.+)\n---\n\n"
    r"\*\*(?:Cause\.|原因|원인)\*\* (?P<cause>.+)\n\n\*\*(?:Mend\.|直し方|고치는 법)\*\* (?P<mend>.+)\n"
    r"(?:\n\*\*Example\.\*\*\n\n```yaml\n(?P<example>(?:.*\n)+?)```\n)?"
)
_NAME = regex(r"[Jj]?([0-9]{3})")


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


def code(text: str, lang: str = ENGLISH) -> Code | None:
    """The code that somebody typed (`J201`, `j201`, `201`), told in a language; None where there is no such code.

    Raises ValueError where its page is not of the form that all have.
    """
    typed = _NAME.fullmatch(text.strip())
    name = f"J{typed[1]}" if typed else ""
    if name not in names():
        return None
    english = _page(name, f"{name}.md")
    there = lang != ENGLISH and (errors() / lang / f"{name}.md").is_file()
    told = _page(name, f"{lang}/{name}.md") if there else english
    return Code(name, told["title"], told["cause"], told["mend"], english["example"] or "")


def _page(name: str, file: str) -> re.Match[str]:
    page = _PAGE.fullmatch((errors() / file).read_text(encoding="utf-8"))
    if page is None or page["code"] != name:
        raise ValueError(f"docs/errors/{file} is not of the form of a page")
    return page


def codes(lang: str = ENGLISH) -> tuple[Code, ...]:
    """Every code, told in a language."""
    return tuple(found for name in names() if (found := code(name, lang)) is not None)


def index(every: Iterable[Code], head: str = "Problem codes", columns: Sequence[str] = ("code", "what it says")) -> str:
    """The Markdown table of codes, under its heading."""
    rows = "".join(f"| [{code.name}]({code.name}.md) | {code.title} |\n" for code in every)
    return f"# {head}\n\n| {' | '.join(columns)} |\n| --- | --- |\n{rows}"
