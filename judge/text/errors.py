"""Problems: what is wrong with an input, where it stands and how to mend it.

Reading never raises. It returns what could be read and a list of `Problem`; a command prints them, one a line, and ends
with exit status 2. What each code means stands on its page in `docs/errors` (`judge.text.codes`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from judge.light import NamedTuple
from judge.text.clean import on_one_line, shortened

Found = TypeVar("Found")

OtherWords = Mapping[str, tuple[str, ...]]
"""Keys by what people call them: a key, or a key and what stands below it."""


class Place(NamedTuple):
    """Where something stands: a file and a 1-based line and column, counted in characters."""

    file: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Problem(NamedTuple):
    """One thing wrong with an input.

    `code` has a page in `docs/errors`, `message` says what is wrong, `hint` how to mend it ("" where the message
    says it all), `clauses` the rules by which it is wrong (none: it cannot be read, or does not fit together). Problems
    sort in the order in which they stand in the file.
    """

    file: str
    line: int
    column: int
    code: str
    message: str
    hint: str = ""
    clauses: tuple[str, ...] = ()

    @classmethod
    def at(cls, place: Place, code: str, message: str, hint: str = "", clauses: tuple[str, ...] = ()) -> Problem:
        """The problem `code` at `place`."""
        return cls(place.file, place.line, place.column, code, message, hint, clauses)

    @property
    def place(self) -> Place:
        """Where it stands."""
        return Place(self.file, self.line, self.column)

    def __str__(self) -> str:
        hint = f" ({shortened(self.hint)})" if self.hint else ""
        where = "" if self.nowhere else f"{self.file}:{self.line}:{self.column}: "
        return on_one_line(f"{where}{self.code} {shortened(self.message)}{hint}")

    @property
    def nowhere(self) -> bool:
        """Whether it stands in no file: it is about what the command was asked."""
        return self.file.startswith("<") and self.file.endswith(">") and self.file != "<stdin>"


class Problems(Exception):  # noqa: N818 - what it carries, not one error
    """A list of problems on its way through a layer that cannot return it; caught at the layer's border."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Collected(list[Problem]):
    """A list of problems that has enough at some point: the one after `most` raises `Problems` with all before it.

    A file can be wrong in a hundred thousand places, and nobody mends more than the first few at a time.
    """

    def __init__(self, problems: Iterable[Problem] = (), most: int = 100) -> None:
        super().__init__(problems)
        self.most = most

    def append(self, problem: Problem) -> None:
        """Add a problem; raises `Problems` when there are enough."""
        if len(self) >= self.most:
            raise Problems([*self, problem._replace(code="J100", message=f"more than {self.most} problems", hint=REST)])
        super().append(problem)


def gathered(
    problems: Iterable[Problem], read: Callable[[Collected], Found | None]
) -> tuple[Found | None, list[Problem]]:
    """What `read` makes of a file if there is no problem; else None and every problem, in the order of their places."""
    collected, found = Collected(problems), None
    try:
        found = read(collected)
        wrong = list(collected)
    except Problems as enough:
        wrong = list(enough.problems)
    wrong = sorted(set(wrong), key=lambda problem: (problem.code == "J100", problem))
    return (None if wrong else found), wrong


REST = "mend those above first; from here on nothing was checked"


def suggest(word: str, candidates: Iterable[str], most: int = 3) -> str:
    """`did you mean 'life'?`, naming the candidates closest to a misspelt word; "" where none is close.

    >>> suggest("lfie", ["life", "aura"])
    "did you mean 'life'?"
    >>> suggest("castle", ["life", "aura"])
    ''
    >>> suggest("a.used", ["a.sealed", "a.specials.used"])
    "did you mean 'a.specials.used'?"
    """
    import difflib

    folded: dict[str, str] = {}
    for candidate in candidates:
        folded.setdefault(_fold(candidate), candidate)
    said = _fold(word)
    near = [name for name in folded if _left_out(said, name)][:most]
    near = near or difflib.get_close_matches(said, folded, n=most, cutoff=0.6)
    if not near and 1 < len(said) <= 3:  # of two signs one may be wrong
        near = difflib.get_close_matches(said, folded, n=most, cutoff=0.5)
    if not near and len(_fold(word)) >= 2:
        near = [name for name in folded if name.startswith(_fold(word))][:most]
    if not near:
        return ""
    return f"did you mean {' or '.join(repr(folded[name]) for name in near)}?"


def meant(word: str, keys: Iterable[str], other: OtherWords | None = None) -> str:
    """What a word that is none of the keys is for: those that people call by it (`other`), or the nearest; "" for none.

    In a path the word is its last part.

    >>> meant("hp", ["life", "aura"], {"hp": ("life",)})
    "did you mean 'life'?"
    >>> meant("b.hp", ["b.life", "b.aura"], {"hp": ("life",)})
    "did you mean 'b.life'?"
    """
    keys = tuple(keys)
    head, point, last = word.rpartition(".")
    called = [f"{head}{point}{how}" for how in (other or {}).get(last.casefold(), ())]
    there = [how for how in called if how.partition(":")[0] in keys]
    return f"did you mean {' or '.join(map(repr, there))}?" if there else suggest(word, keys)


def _left_out(word: str, name: str) -> bool:
    """Whether a name with points in it is the word with parts between them left out."""
    rest = iter(name.split("."))
    return "." in word and all(part in rest for part in word.split("."))


def _fold(word: str) -> str:
    """A word as it is compared: Korean syllables as the letters that are typed."""
    import unicodedata

    return unicodedata.normalize("NFD", unicodedata.normalize("NFKC", word).casefold().strip())
