"""A code of a problem for people: its page, or all codes in a list."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from judge.report.columns import table, wrapped
from judge.text.codes import Code


def text(code: Code) -> str:
    """The page of a code for a terminal."""
    parts = [f"{code.name} {code.title}"]
    for label, said in (("Cause: ", code.cause), ("Mend:  ", code.mend)):
        parts.append("\n".join(wrapped(said, label, " " * len(label))))
    if code.example:
        parts.append("Example:\n\n" + textwrap.indent(code.example.rstrip("\n"), "  "))
    return "\n\n".join(parts)


def markdown(code: Code) -> str:
    """The page of a code as Markdown, under a heading of its own."""
    parts = [f"# {code.name} {code.title}", f"**Cause.** {code.cause}", f"**Mend.** {code.mend}"]
    if code.example:
        parts.append(f"**Example.**\n\n```yaml\n{code.example}```")
    return "\n\n".join(parts)


def listing(codes: Sequence[Code]) -> str:
    """All codes and what they say."""
    return "\n".join(table(("code", "what it says"), [(code.name, code.title) for code in codes]))
