"""One code, and the page written from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Code(NamedTuple):
    """What a code means. `example` is a scenario file that shows it, "" where it takes more than a file."""

    title: str
    cause: str
    mend: str
    example: str = ""


def page(name: str, code: Code) -> str:
    """The Markdown page of a code."""
    parts = [f"# {name} {code.title}", f"**Cause.** {code.cause}", f"**Mend.** {code.mend}"]
    if code.example:
        parts.append(f"**Example.**\n\n```yaml\n{code.example.rstrip()}\n```")
    return "\n\n".join(parts) + "\n"


def index(codes: Mapping[str, Code]) -> str:
    """The Markdown table of all codes."""
    rows = "".join(f"| [{name}]({name}.md) | {code.title} |\n" for name, code in sorted(codes.items()))
    return f"# Problem codes\n\n| code | what it says |\n| --- | --- |\n{rows}"
