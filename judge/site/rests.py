"""What pages that take a run rest on, as a key: where it is another, they are made again.

The program and the rules bear on every page. A page rests besides on the files it was made of, which are its own and
those that this one names, on what its own words are in other languages, and on the words about the clauses that it
tells: their gists and their official texts. So one gist that is worded anew is no reason to run everything again.
"""

from __future__ import annotations

import os
import zlib
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from judge import data
from judge.messages import LANGUAGES
from judge.rulebook import texts
from judge.rulebook.catalogue import FOLDERS, Catalogue, about
from judge.scenario.translated import in_all
from judge.text.relied import CLAUSE, FILE, SAID

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

SOURCES = (".py", ".yaml", ".ftl")
APART = ("_data", "__pycache__", "cli")
"""Folders of the package that bear on no page."""


class Rests:
    """What there is now to rest on."""

    def __init__(self, catalogues: Mapping[str, Catalogue]) -> None:
        self.catalogues = catalogues
        self.scenarios = str(data.scenarios())
        self._sums: dict[tuple[str, str], int] = {}

    def of(self, file: str, relied: Iterable[tuple[str, str]]) -> list[list[str]]:
        """What a file's pages were made of, as it is kept: files among the scenarios, clauses, words of its own."""
        own = f"{self.scenarios}{os.sep}"
        files = dict.fromkeys((file, *(path[len(own) :].replace(os.sep, "/") for kind, path in relied
                                       if kind == FILE and path.startswith(own))))  # fmt: skip
        return [[*files], *([name for kind, name in relied if kind == which] for which in (CLAUSE, SAID))]

    def key(self, of: list[list[str]]) -> str:
        """The key of what pages were made of."""
        files, clauses, own = of
        asked = (*((FILE, name) for name in files), *((CLAUSE, name) for name in clauses))
        said = [in_all(text, os.path.join(self.scenarios, files[0])) for text in own]
        return f"{self.program:08x} {zlib.crc32(repr([*(self._sum(*one) for one in asked), said]).encode()):08x}"

    def _sum(self, kind: str, name: str) -> int:
        found = self._sums.get((kind, name))
        if found is None:
            said = self._file(name) if kind == FILE else "\0".join(self._words(name)).encode()
            found = self._sums[kind, name] = zlib.crc32(said)
        return found

    def _file(self, name: str) -> bytes:
        try:
            with open(os.path.join(self.scenarios, *name.split("/")), "rb") as stream:
                return stream.read()
        except OSError:
            return b""

    def _words(self, clause: str) -> Iterator[str]:
        """The words about a clause."""
        catalogue = about(clause)
        if clause in catalogue:
            yield from (catalogue.gist(clause, lang) for lang in LANGUAGES)
        yield from (texts.text(clause, edition) or "" for edition in self._texts)

    @cached_property
    def _texts(self) -> list[str]:
        return texts.editions()

    @cached_property
    def program(self) -> int:
        """The key of the program and the rules, the gists left out."""
        package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        rulebook = str(data.rulebook())
        held = 0
        for root in (package, rulebook):
            for place, folders, files in os.walk(root):
                folders[:] = sorted(one for one in folders if one not in APART)
                if root == rulebook and os.path.basename(place) in FOLDERS.values():
                    continue  # chapters: told below
                for name in sorted(files):
                    if name.endswith(SOURCES):
                        with open(os.path.join(place, name), "rb") as stream:
                            held = zlib.crc32(stream.read(), zlib.crc32(name.encode(), held))
        for catalogue in self.catalogues.values():
            for entry in catalogue:
                held = zlib.crc32(repr(replace(entry, gist="")).encode(), held)
        return zlib.crc32(repr(sorted(self._texts)).encode(), held)
