"""A scenario that is being put together from answers, each under the key of the board to which it belongs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.light import regex
from judge.text.written import listed, mapped, scalar

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

_LIST = regex(r"\s*[,、，]\s*")
_HOLDING = regex(r"(.+?)\s*[:：]\s*(\d+)")
"""A name with how much lies on what it names: `Overawe: 2`."""
_AS_IT_IS = ("[", "{", '"', "'")


def drafted(game: str, values: Mapping[str, str], head: Mapping[str, str], words: Container[str] = ()) -> str:
    """The YAML text of a scenario with these answers: `{"a.life": "8", "a.hand": "Slash, Brandish"}`.

    `head` holds what a file says before its board: `scenario`, `question`, `edition` …; `words` are the facts of a
    player that are one word.

    >>> print(drafted("", {"distance": "4", "a.life": "8", "a.hand": "Slash, 斬"}, {"question": "It hits?"}), end="")
    question: "It hits?"
    board:
      distance: 4
      a: {life: 8, hand: [Slash, 斬]}
    """
    board: dict[str, Any] = {}
    for path, text in values.items():
        *above, key = path.split(".")
        at = board
        for name in above:
            at = at.setdefault(name, {})
        at[key] = valued(text, path, words)
    said = {**({"game": game} if game else {}), **head}
    lines = [f"{key}: {scalar(text)}" for key, text in said.items() if text]
    rows = [f"  {key}: {_nested(value)}" for key, value in board.items()]
    return "\n".join((*lines, "board:" if rows else "board: {}", *rows)) + "\n"


def valued(text: str, path: str = "", words: Container[str] = ()) -> str:
    """An answer as the value of a key: a number or a flag, a list of names; what is YAML already as it is."""
    text = text.strip()
    if text.startswith(_AS_IT_IS) or re.fullmatch(r"\d+|true|false", text):
        return text
    names = [name for name in _LIST.split(text) if name]
    alone = path in words or (path != "" and "." not in path)  # what is nobody's is one word; a player has lists
    single = len(names) == 1 and alone
    return scalar(names[0]) if single else listed(map(_named, names))


def _named(text: str) -> str:
    found = _HOLDING.fullmatch(text)
    return mapped({found[1]: found[2]}) if found else scalar(text)


def _nested(value: Any) -> str:
    return value if isinstance(value, str) else mapped({key: _nested(one) for key, one in value.items()})
