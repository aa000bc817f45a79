"""Text put into Markdown: nothing in it becomes HTML, a link, an image, code or a heading."""

from __future__ import annotations


def escaped(text: str) -> str:
    r"""The text as Markdown that shows just that.

    >>> escaped("<b>[x](javascript:y)")
    '&lt;b>[x]\\(javascript:y)'
    """
    for sign, shown in (("&", "&amp;"), ("<", "&lt;"), ("`", "\\`"), ("](", "]\\("), ("][", "]\\[")):
        text = text.replace(sign, shown)
    if "#" not in text and "[" not in text:
        return text
    return "\n".join(_begun(line) for line in text.split("\n"))


def _begun(line: str) -> str:
    """A line that begins no heading and defines no link."""
    bare = line.lstrip()
    if bare.startswith("#") or (bare.startswith("[") and "]:" in bare):
        return f"{line[: len(line) - len(bare)]}\\{bare}"
    return line


def cell(text: str) -> str:
    """The text in a cell of a table."""
    return escaped(text).replace("|", "\\|").replace("\n", " ")


def code(text: str) -> str:
    """The text as code, on one line."""
    fence = "`"
    while fence in text:
        fence += "`"
    pad = " " if text.startswith("`") or text.endswith("`") or not text else ""
    return f"{fence}{pad}{' '.join(text.splitlines())}{pad}{fence}"


def fenced(lines: list[str], kind: str = "text") -> str:
    """Lines as a block that shows them as they are."""
    fence = "```"
    while any(fence in line for line in lines):
        fence += "`"
    return "\n".join((f"{fence}{kind}", *lines, fence))
