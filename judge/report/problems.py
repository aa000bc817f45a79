"""What is wrong, and how to mend it, in the reader's language.

Code says problems in English, as the field does with the texts that it translates; each is a message under its code
(`J201-sum`), each way of mending one under `hint-…`, and what stands for facts in them is told by its kind.
"""

from __future__ import annotations

import os
import re
from functools import cache
from typing import TYPE_CHECKING

from judge.light import regex
from judge.messages import forms, listed
from judge.report.words import WORDS
from judge.scenario.speech import WORDS as FILES
from judge.scenario.speech import written
from judge.text.clean import on_one_line, shortened

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.port.floor import Floor
    from judge.text.errors import Problem

NO_GAMES: Mapping[str, Floor] = {}


def translated(problem: Problem, lang: str, games: Mapping[str, Floor] = NO_GAMES) -> Problem:
    """A problem in a language. What no message says stays in English, and words of games that are not given."""
    if lang == "en":
        return problem
    terms = Terms(spoken().rooms, games)
    said = terms.sentence(problem.message, lang, f"{problem.code}-")
    return problem._replace(message=said, hint=problem.hint and terms.sentence(problem.hint, lang, "hint-"))


def line(problem: Problem, lang: str, games: Mapping[str, Floor] = NO_GAMES) -> str:
    """A problem on one line, told in a language; brackets are those of the language."""
    own = translated(problem, lang, games)
    if lang != "ja" or not own.hint:
        return str(own)
    return f"{own._replace(hint='')}（{on_one_line(shortened(own.hint))}）"


class Terms(forms.Terms):
    """What stands for facts in problems."""

    def __init__(self, rooms: Sequence[str], games: Mapping[str, Floor] = NO_GAMES) -> None:
        self.rooms = tuple(rooms)
        self.games = games
        """Those that are asked what keys and lines are called."""

    def __eq__(self, other: object) -> bool:
        """Whether sentences are read alike: by the same messages."""
        return isinstance(other, Terms) and self.rooms == other.rooms

    def __hash__(self) -> int:
        return hash(self.rooms)

    def shape(self, kind: str) -> str:
        """The expression that a fact of this kind matches in English."""
        return _SHAPES.get(kind, ".+?")

    def term(self, kind: str, text: str, lang: str) -> str:
        """A fact of this kind in a language."""
        if kind in _JOINED:
            between = _JOINED[kind]
            tell = self.part if kind in _PARTS else quoted
            own = [tell(one, lang) for one in text.split(between)]
            return _either(own, lang) if kind == "names" else between.join(own) if kind == "sum" else listed(own, lang)
        if kind in _OF_GAMES:
            return listed([self.of_games(kind, one, lang) for one in text.split(_OF_GAMES[kind])], lang)
        if kind == "effect":
            return self.sentence(text, lang, "J410-")
        if kind == "reason":
            return self.sentence(text, lang, "click-")
        return self.part(text, lang) if kind in _PARTS else quoted(text, lang)

    def of_games(self, kind: str, text: str, lang: str) -> str:
        """A key of files, a line of play, or the form of one (with `…` for what it names), as a game calls it."""
        own = written(lang) if kind == "keys" else {}
        if text in own:
            return own[text]
        for game in self.games.values():
            match kind:
                case "keys":
                    found = game.files.words(lang).get(text, text)
                case "play":
                    found = game.lines.translated(text, lang)
                case _:
                    found = next((row[lang][0] for row in game.lines.forms() if text in row["en"]), text)
            if found != text:
                return found
        return text

    def part(self, text: str, lang: str) -> str:
        """A part of a sentence: what it is a message for, else the text itself."""
        found = forms.translation(text, lang, self.rooms, "part-", self)
        return quoted(text, lang) if found is None else found

    def sentence(self, text: str, lang: str, group: str) -> str:
        """A sentence of a group, or several with semicolons between them."""
        found = forms.translation(text, lang, self.rooms, group, self)
        if found is not None:
            return found
        parts = text.split("; ")
        if len(parts) == 1:
            return text
        return ("。" if lang == "ja" else ". ").join(self.sentence(part, lang, group) for part in parts)


_SHAPES = {
    "lines": "[^;]+", "play": "[^`]+", "keys": "[^;]+",
    "n": r"[+-]?[\d,.]+", "text": "(?:'.*'|\".*\"|`.+`|\\S+)", "names": "[^;]+", "list": "[^;]+", "player": "[ab]",
    "line": "[^`]+", "many": "many|few", "klass": r"\w+", "key": r"[^`']+?",
}  # fmt: skip
_OF_GAMES = {"keys": ", ", "lines": ", ", "play": "\0"}
"""Kinds of facts that games tell, and what stands between them."""
_JOINED = {"names": " or ", "list": ", ", "words": " and ", "kinds": " and ", "places": ", ", "sum": " + ",
           "attacks": ", "}  # fmt: skip
"""Kinds of facts of which there are several, and what stands between them."""
_PARTS = ("what", "wanted", "said", "why", "klass", "phase", "many", "kinds", "places", "sum", "attacks")
"""Kinds of facts that are told themselves."""
_QUOTED = regex(r"(['\"])(.*)\1", re.DOTALL)


def quoted(text: str, lang: str) -> str:
    """A text that stands in quotes, in those of the language."""
    found = _QUOTED.fullmatch(text)
    return f"「{found[2]}」" if found and lang == "ja" else text


def _either(parts: Sequence[str], lang: str) -> str:
    return "か".join(parts) if lang == "ja" else " 또는 ".join(parts)


@cache
def spoken(*more: str) -> Terms:
    """The words of problems: those of all files, of the reader of each game's files, which lie beside it, and more."""
    top = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    of_games = [os.path.join(top, name, "file", "words") for name in sorted(os.listdir(top))]
    return Terms((FILES, WORDS, *more, *(room for room in of_games if os.path.isdir(room))))
