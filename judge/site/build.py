"""The folder of pages, built: what has changed is made again, what is there and would be the same is left.

Beside the pages lies a list (`LIST`) of what each was made from. The key of a page that takes a run is that of its file
and of the program with its rules; that of any other page is what stands in it.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from judge import data
from judge.light import NamedTuple
from judge.port.floor import Floor
from judge.report.explain.page import script, style_sheet
from judge.scenario.translated import version
from judge.search.index import Entry
from judge.site import places
from judge.site.known import Known
from judge.site.runs import Made, claim_pages, run_page
from judge.site.told import Teller
from judge.text.errors import Place, Problem, Problems

LIST = ".judge-site.json"
FORMAT = "judge.site/1"
_Asked = TypeVar("_Asked")
_Found = TypeVar("_Found")
Each = Callable[[Callable[[Any], list[Made]], Sequence[Any]], Iterable[list[Made]]]
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
        answers = _runs(folder, known, each)
    except KeyboardInterrupt:
        folder.keep()
        raise
    tell = Teller(known, answers)
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


def _runs(folder: _Folder, known: Known, each: Each) -> Mapping[str, Mapping[str, Any]]:
    """The pages that take a run, made where they are not what they were; what came of each."""
    program = _program()
    runs = {places.run(one.file): one for one in known.runs}
    stale = [one for path, one in runs.items() if not folder.keeps(path, _key(one.file, program))]
    for one, made in zip(stale, each(partial(run_page, floors=known.floors), stale), strict=True):
        folder.made(made, _key(one.file, program))
    pages = {file: [places.claim(file, one.id) for one in those] for file, those in known.files(known.claims).items()}
    old = [file for file, paths in pages.items() if not all(folder.keeps(path, _key(file, program)) for path in paths)]
    told = [(file, [one for one in known.claims if one.file == file]) for file in old]
    for (file, _), made in zip(told, each(partial(_claims, floors=known.floors), told), strict=True):
        folder.made(made, _key(file, program))
    return folder.told


def _claims(asked: tuple[str, Sequence[Entry]], floors: Mapping[str, Floor]) -> list[Made]:
    file, those = asked
    return claim_pages(file, floors, [one.id for one in those], {one.id: one for one in those})


def _key(file: str, program: str) -> str:
    with open(data.scenarios() / file, "rb") as stream:
        return f"{zlib.crc32(stream.read()):08x}{version(str(data.scenarios() / file))} {program}"


def _program() -> str:
    """A key of the program and the rules: where it is another, every run may come to something else."""
    sums = 0
    for root in (os.path.dirname(os.path.dirname(os.path.abspath(__file__))), str(data.rulebook())):
        for place, folders, files in os.walk(root):
            folders[:] = sorted(one for one in folders if one not in ("_data", "__pycache__", "cli"))
            for name in sorted(files):
                if name.endswith((".py", ".yaml", ".ftl")):
                    with open(os.path.join(place, name), "rb") as stream:
                        sums = zlib.crc32(stream.read(), zlib.crc32(name.encode(), sums))
    return f"{sums:08x}"


class _Folder:
    """The folder as it is, and what becomes of it."""

    def __init__(self, out: str, forced: bool) -> None:
        self.out = out
        self.before: dict[str, Any] = {}
        self.told: dict[str, Mapping[str, Any]] = {}
        self.there: dict[str, None] = {}
        self.written = 0
        self.problems: list[Problem] = []
        with suppress(OSError, ValueError, TypeError, KeyError):
            with open(os.path.join(out, LIST), encoding="utf-8") as stream:
                held = json.load(stream)
            if held["format"] == FORMAT:
                self.before = dict(held["pages"])
        if not self.before and not forced and os.path.isdir(out) and os.listdir(out):
            hint = "name an empty folder, or one with a site; --force writes into this one"
            raise Problems([Problem.at(Place(out), "J707", "there is something in the folder that is no site", hint)])

    def keeps(self, path: str, key: str) -> bool:
        """Whether a page is there and was made from the same; then it stays."""
        held = self.before.get(path)
        if not isinstance(held, dict) or held.get("key") != key or not os.path.isfile(self._at(path)):
            return False
        self.there[path] = None
        self.told[path] = held
        return True

    def made(self, pages: Iterable[Made], key: str) -> None:
        """Pages that took a run."""
        for one in pages:
            self.put(one.path, one.text)
            self.problems += one.wrong
            self.told[one.path] = {"key": "" if one.wrong else key, "answer": one.answer, "tone": one.tone}

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
        gone = [path for path in self.before if path not in self.there]
        for path in gone:
            with suppress(OSError):
                os.unlink(self._at(path))
        self._list()
        return Built(len(self.there), self.written, len(gone), tuple(self.problems))

    def keep(self) -> None:
        """Write the list of what has been made so far and of what is there from before, for another build to go on."""
        self.told = {**{path: held for path, held in self.before.items() if path not in self.there}, **self.told}
        self.there = {**dict.fromkeys(self.before), **self.there}
        self._list()

    def _list(self) -> None:
        listed = {path: self.told.get(path, {}) for path in self.there}
        os.makedirs(self.out, exist_ok=True)
        with open(os.path.join(self.out, LIST), "w", encoding="utf-8", newline="\n") as stream:
            json.dump({"format": FORMAT, "pages": listed}, stream, ensure_ascii=False, indent=0)

    def _at(self, path: str) -> str:
        return os.path.join(self.out, *path.split("/"))
