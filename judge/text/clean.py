"""What may not reach a reader as it is: characters that steer a terminal, turn the direction of text, or break XML."""

from __future__ import annotations

_CONTROLS = r"\x00-\x08\x0b-\x1f\x7f-\x9f"
_TURNING = r"\u202a-\u202e\u2066-\u2069"
_NONE = r"\ud800-\udfff\ufffe\uffff"
UNSEEN = f"[{_CONTROLS}\\u061c\\u200e\\u200f{_TURNING}{_NONE}]"
"""Controls but tab and line end, marks and overrides of direction, and what is no character: no report shows them."""
UNFIT = f"[{_CONTROLS}{_TURNING}{_NONE}]"
"""What a value of a file may not hold, however it is written."""


def clean(text: str) -> str:
    r"""The text with each such character written out.

    >>> clean("\x1b[31mred")
    '\\u001b[31mred'
    """
    if text.replace("\n", "").isprintable():
        return text
    import re

    return re.sub(UNSEEN, lambda found: f"\\u{ord(found[0]):04x}", text)


def unfit(text: str) -> str:
    """The first character of a text that a file may not hold; "" if there is none."""
    if text.replace("\n", "").isprintable():
        return ""
    import re

    found = re.search(UNFIT, text)
    return found[0] if found is not None else ""


def on_one_line(text: str) -> str:
    """The text on one line, clean."""
    return clean(text.replace("\r", "\\r").replace("\n", "\\n"))


def shortened(text: str, most: int = 600) -> str:
    """The text, its middle left out where it is longer than anybody reads."""
    return text if len(text) <= most else f"{text[: most // 2]} … {text[-most // 4 :]}"
