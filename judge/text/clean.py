"""What may not reach a reader as it is: characters that steer a terminal, turn the direction of text, or break XML."""

from __future__ import annotations

_CONTROLS = range(0x09), range(0x0B, 0x20), range(0x7F, 0xA0)
_TURNING = range(0x202A, 0x202F), range(0x2066, 0x206A)
_NONE = range(0xD800, 0xE000), range(0xFFFE, 0x10000)
_MARKS = range(0x061C, 0x061D), range(0x200E, 0x2010)
UNFIT = (*_CONTROLS, *_TURNING, *_NONE)
"""What a value of a file may not hold, however it is written."""
UNSEEN = (*UNFIT, *_MARKS)
"""Controls but tab and line end, marks and overrides of direction, and what is no character: no report shows them."""


def clean(text: str) -> str:
    r"""The text with each such character written out.

    >>> clean("\x1b[31mred")
    '\\u001b[31mred'
    """
    if text.replace("\n", "").isprintable():
        return text
    return "".join(f"\\u{ord(one):04x}" if _among(one, UNSEEN) else one for one in text)


def unfit(text: str) -> str:
    """The first character of a text that a file may not hold; "" if there is none."""
    if text.replace("\n", "").isprintable():
        return ""
    return next((one for one in text if _among(one, UNFIT)), "")


def _among(one: str, of: tuple[range, ...]) -> bool:
    return not one.isprintable() and any(ord(one) in part for part in of)


def on_one_line(text: str) -> str:
    """The text on one line, clean."""
    return clean(text.replace("\r", "\\r").replace("\n", "\\n"))


def shortened(text: str, most: int = 600) -> str:
    """The text, its middle left out where it is longer than anybody reads."""
    return text if len(text) <= most else f"{text[: most // 2]} … {text[-most // 4 :]}"
