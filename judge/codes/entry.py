"""One code, and the page written from it."""

from __future__ import annotations

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
