"""The folder of pages, built: what has changed is made again, what is there and would be the same is left.

Beside the pages lies a list (`LIST`) of what those that take a run were made of (`judge.site.rests`): as long as all of
that is the same, they stay. Every other page is made anew, and written where it is another.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from judge.light import NamedTuple
from judge.report.explain.page import script, style_sheet
from judge.site import places
from judge.site.known import Known
from judge.site.rests import Rests
from judge.site.runs import Made, made
from judge.site.told import Teller
from judge.text.errors import Place, Problem, Problems

if TYPE_CHECKING:
    from judge.port.floor import Floor

LIST = ".judge-site.json"
FORMAT = "judge.site/3"
_Asked = TypeVar("_Asked")
_Found = TypeVar("_Found")
Each = Callable[[Callable[[Any], Made], Sequence[Any]], Iterable[Made]]
"""Asks something of each of several things, by as many processes as there are to be."""


class Built(NamedTuple):
    """How many pages there are, how many were written, how many taken away; what kept runs from being shown."""

    pages: int
    written: int
    removed: int
    problems: tuple[Problem, ...] = ()


def one_by_one(ask: Callable[[_Asked], _Found], asked: Sequence[_Asked]) -> Iterator[_Found]:
    """By this process alone."""
    return map(ask, asked)


def build(
    out: str, floors: Mapping[str, Floor], only: str = "", each: Each = one_by_one, forced: bool = False
) -> Built:
    """Build the site of all games in a folder; with `only` the scenarios and claims below that folder of scenarios.

    Raises `Problems` where the folder holds something that is no site, unless `forced`, and OSError where it cannot be
    written. What had been made when it was interrupted need not be made again.
    """
    folder, known = _Folder(out, forced), Known(floors, only)
    if not known.entries:
        hint = "name a folder of the project's scenarios, like furuyoni/rulings"
        raise Problems([Problem.at(Place(only), "J701", "there is no scenario and no claim below it", hint)])
    folder.put(f"{places.ASSETS}/page.css", style_sheet())
    folder.put(f"{places.ASSETS}/page.js", script())
    try:
        _runs(folder, known, each)
    except KeyboardInterrupt:
        folder.keep()
        raise
    tell = Teller(known, folder.answers, {file: held["applied"] for file, held in folder.now.items()})
    for game, catalogue in known.catalogues.items():
        for entry in catalogue:
            folder.put(places.clause(entry.name), tell.clause(game, entry))
    for game, id in known.cards:
        folder.put(places.card(game, id), tell.card(game, id))
    for kind, path in places.LISTS.items():
        folder.put(path, tell.listed(kind))
    folder.put(places.COVERAGE, tell.coverage())
    found = json.dumps([*tell.found()], ensure_ascii=False, separators=(",", ":"))
    folder.put(f"{places.ASSETS}/search.js", f"const FOUND = {found};\n")
    folder.put(places.HOME, tell.home())
    return folder.close()


def _runs(folder: _Folder, known: Known, each: Each) -> None:
    """The pages that take a run, made where what they rest on is not what it was.

    Files of claims come first: what takes longest should not be begun last.
    """
    rests = Rests(known.catalogues)
    stale = [file for file in known.files if not folder.keeps(file, known.pages(file), rests)]
    asked = [known.files[file] for file in stale]
    for file, found in zip(stale, each(partial(made, floors=known.floors), asked), strict=True):
        folder.made(file, found, rests)


class _Folder:
    """The folder as it is, and what becomes of it."""

    def __init__(self, out: str, forced: bool) -> None:
        self.out = out
        self.before: dict[str, Any] = {}
        """By file, what its pages were made of and what came of each."""
        self.were: dict[str, None] = {}
        """The pages of before."""
        self.now: dict[str, Any] = {}
        self.there: dict[str, None] = {}
        self.answers: dict[str, Mapping[str, Any]] = {}
        self.written = 0
        self.problems: list[Problem] = []
        with suppress(OSError, ValueError, TypeError, KeyError):
            with open(os.path.join(out, LIST), encoding="utf-8") as stream:
                held = json.load(stream)
            self.were = dict.fromkeys(held["pages"])
            if held["format"] == FORMAT:
                self.before = dict(held["made"])
        if not self.were and not forced and os.path.isdir(out) and os.listdir(out):
            hint = "name an empty folder, or one with a site; --force writes into this one"
            raise Problems([Problem.at(Place(out), "J707", "there is something in the folder that is no site", hint)])

    def keeps(self, file: str, paths: Iterable[str], rests: Rests) -> bool:
        """Whether the pages of a file are there and were made of what is there now; then they stay."""
        held: Any = self.before.get(file)
        with suppress(TypeError, KeyError, ValueError):
            same = held["key"] == rests.key(held["of"]) and {*paths} == {*held["pages"]} <= self.were.keys()
            if same and all(os.path.isfile(self._at(path)) for path in paths):
                self._take(file, held)
                return True
        return False

    def made(self, file: str, found: Made, rests: Rests) -> None:
        """The pages of a file, made now."""
        for one in found.pages:
            self.put(one.path, one.text)
            self.problems += one.wrong
        told = {one.path: {"answer": one.answer, "tone": one.tone} for one in found.pages}
        wrong = any(one.wrong for one in found.pages)
        of = rests.of(file, found.of)
        applied = [clause for one in found.pages for clause in one.applied]
        self._take(file, {"key": "" if wrong else rests.key(of), "of": of, "pages": told, "applied": applied})

    def _take(self, file: str, held: Mapping[str, Any]) -> None:
        self.now[file] = held
        self.there |= dict.fromkeys(held["pages"])
        self.answers |= held["pages"]

    def put(self, path: str, text: str) -> None:
        """A page, written where it is not what is there."""
        self.there[path] = None
        at = self._at(path)
        held = text.encode("utf-8")
        with suppress(OSError), open(at, "rb") as stream:
            if stream.read() == held:
                return
        os.makedirs(os.path.dirname(at), exist_ok=True)
        with open(at, "wb") as stream:
            stream.write(held)
        self.written += 1

    def close(self) -> Built:
        """Take away pages of before that are no more, and write the list."""
        gone = [path for path in self.were if path not in self.there]
        for path in gone:
            with suppress(OSError):
                os.unlink(self._at(path))
        self._list()
        return Built(len(self.there), self.written, len(gone), tuple(self.problems))

    def keep(self) -> None:
        """Write the list of what has been made so far and of what is there from before, for another build to go on."""
        self.now = {**self.before, **self.now}
        self.there = {**self.were, **self.there}
        self._list()

    def _list(self) -> None:
        os.makedirs(self.out, exist_ok=True)
        held = {"format": FORMAT, "pages": [*self.there], "made": self.now}
        with open(os.path.join(self.out, LIST), "w", encoding="utf-8", newline="\n") as stream:
            stream.write(json.dumps(held, ensure_ascii=False, separators=(",", ":")))

    def _at(self, path: str) -> str:
        return os.path.join(self.out, *path.split("/"))
