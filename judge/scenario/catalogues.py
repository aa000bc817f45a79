"""Catalogues of translations beside files, checked: whether they can be read, and are whole.

A folder that has a catalogue of a language has every title, question and claim of its files in it, and nothing that no
file says: but for folders below that have one of their own, and those too deep to be told by it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from judge.light import NamedTuple, regex
from judge.messages import LANGUAGES
from judge.scenario.folders import ABOVE, SUFFIX, files_in, is_claims
from judge.scenario.speech import claims_plainly, plainly
from judge.text.errors import Place, Problem
from judge.text.nodes import List, Map, Node, Text
from judge.text.source import read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.port.floor import Scenario

NAMES = tuple(f"{lang}{SUFFIX}" for lang in LANGUAGES[1:])
"""What catalogues are called."""
_LINE = regex(r'\s*(?:(?P<word>[a-z_]+(?:\[\d+\])?)\s*)?(?P<text>"(?:[^"\\]|\\.)*")\s*')
WORDS = ("msgid", "msgstr")


class Said(NamedTuple):
    """Words that a file says; `needed`: they have to be translated where anything is."""

    text: str
    place: Place
    needed: bool = True


class Entry(NamedTuple):
    """Words of files and what they are in the catalogue's language, where that stands."""

    said: str
    translation: str
    place: Place


def entries(path: str) -> tuple[list[Entry], list[Problem]]:
    """What a catalogue holds, and everything in it that cannot be read. Never raises."""
    try:
        lines = Path(path).read_text("utf-8-sig").splitlines()
    except OSError as error:
        return [], [Problem.at(Place(path), "J001", f"the file cannot be read: {error.strerror or error}")]
    except UnicodeDecodeError:
        return [], [Problem.at(Place(path), "J003", "the file is not text in UTF-8", "save it as UTF-8")]
    reader = _Reader(path)
    for number, line in enumerate(lines, 1):
        reader.line(number, line)
    reader.close()
    return [one for one in reader.found if one.said], sorted([*reader.problems, *_twice(reader.found)])


def _twice(found: Sequence[Entry]) -> Iterator[Problem]:
    """Entries whose words an earlier one has."""
    known: set[str] = set()
    for one in found:
        if one.said in known:
            yield Problem.at(one.place, "J014", "these words are translated twice", "leave one of the two out")
        known.add(one.said)


class _Reader:
    """A catalogue read line by line: its entries, and what is wrong with it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Entry] = []
        self.problems: list[Problem] = []
        self.pair: dict[str, str] = {}
        """The words of the entry that is being read, by `msgid` and `msgstr`."""
        self.begun = Place(file)
        """Where that entry begins."""
        self.key = ""
        """Which of the two the last line belongs to."""
        self.broken = False
        """Whether something of that entry could not be read: what it then lacks is no problem of its own."""

    def line(self, number: int, line: str) -> None:
        """Read the next line."""
        text = line.strip()
        if not text or text.startswith("#"):
            return
        place = Place(self.file, number, len(line) - len(line.lstrip()) + 1)
        parts = _LINE.fullmatch(line)
        word = parts["word"] if parts is not None else None
        if parts is None or (word is not None and word not in WORDS) or not (word or self.key):
            hint = "a line is `msgid \"…\"`, `msgstr \"…\"` or `\"…\"`, with `\\\"` for a quote inside"
            self._wrong(place, "this is no line of a catalogue", hint)
            return
        if word == "msgid" or (word == "msgstr" and "msgstr" in self.pair):
            self.close()
            self.begun, self.broken = place, self.broken and word != "msgid"
        try:
            said = json.loads(parts["text"])
        except ValueError:
            self._wrong(place, "an unknown escape behind `\\`", "write `\\\\` for a backslash")
            return
        self.key = word or self.key
        self.pair[self.key] = self.pair.get(self.key, "") + said

    def close(self) -> None:
        """The entry that was being read is over."""
        if "msgid" in self.pair and "msgstr" in self.pair:
            self.found.append(Entry(self.pair["msgid"], self.pair["msgstr"], self.begun))
        elif self.pair and not self.broken:
            lacks = next(word for word in WORDS if word not in self.pair)
            hint = "each `msgid` has a `msgstr` behind it"
            self.problems.append(Problem.at(self.begun, "J014", f"there is no `{lacks}`", hint))
        self.pair.clear()

    def _wrong(self, place: Place, message: str, hint: str) -> None:
        self.problems.append(Problem.at(place, "J014", message, hint))
        self.broken = True


def said_by(path: str) -> list[Said] | None:
    """What a file says in words of its own; None where it cannot be read."""
    root, problems = read(path)
    if problems or not isinstance(root, Map):
        return None
    return [*(_of_claims(claims_plainly(root)) if is_claims(path) else _texts(plainly(root), ("scenario", "question")))]


def _of_claims(root: Node) -> Iterator[Said]:
    yield from _texts(root, ("faq",))
    yield from _texts(root, ("source",), needed=False)
    claims = root.get("claims") if isinstance(root, Map) else None
    for claim in claims.items if isinstance(claims, List) else ():
        yield from _texts(claim, ("question", "claimed"))
        yield from _texts(claim, ("why", "place", "waiting", "doubt", "strictly", "source"), needed=False)
        for key in ("boards", "ordinarily"):
            boards = claim.get(key) if isinstance(claim, Map) else None
            for board in boards.items if isinstance(boards, List) else ():
                yield from _texts(board, ("note",), needed=False)


def _texts(node: Node, keys: Sequence[str], needed: bool = True) -> Iterator[Said]:
    for key in keys:
        value = node.get(key) if isinstance(node, Map) else None
        if isinstance(value, Text) and value.text.strip():
            text = value.text
            yield Said(" ".join(text.split()) if key not in ("scenario", "question") else text, value.place, needed)


def stated(scenario: Scenario) -> list[Said]:
    """What a scenario says, without where."""
    return [Said(text, Place(scenario.file, 0)) for text in (scenario.title, scenario.question) if text]


def check(path: str, known: Mapping[str, Sequence[Said]]) -> list[Problem]:
    """Every problem of a catalogue; `known` has what some files say, as far as they have been read."""
    found, problems = entries(path)
    if problems:
        return problems
    folder = os.path.dirname(path) or "."
    every: dict[str, Said] = {}
    whole = True
    for file in _of_folder(folder, os.path.basename(path)):
        said = known[file] if file in known else said_by(file)
        whole = whole and said is not None
        for one in said or ():
            if one.text not in every or one.needed:
                every[one.text] = one
    told = {one.said for one in found if one.translation}
    for said_there in every.values():
        if said_there.needed and said_there.text not in told:
            problems.append(_missing(said_there, path))
    for entry in found:
        if whole and entry.said not in every:
            message = f"no file says {entry.said!r} any more"
            problems.append(Problem.at(entry.place, "J108", message, "leave it out, or write it as the file does"))
    return sorted(problems)


def check_file(file: str, known: Mapping[str, Sequence[Said]]) -> list[Problem]:
    """What is wrong with the catalogues of one file: they cannot be read, or lack words that it says."""
    problems: list[Problem] = []
    for path in around(file):
        found, wrong = entries(path)
        told = {one.said for one in found if one.translation}
        said = known[file] if file in known else said_by(file) or ()
        problems += wrong or [_missing(one, path) for one in said if one.needed and one.text not in told]
    return problems


def _missing(said: Said, path: str) -> Problem:
    place = said.place
    if not place.line:
        there = (one.place for one in said_by(place.file) or () if one.text == said.text)
        place = next(there, Place(place.file))
    hint = "a folder with a catalogue is translated whole: add a `msgid` with these words, and its `msgstr`"
    return Problem.at(place, "J108", f"{said.text!r} is not translated in {path}", hint)


def _of_folder(folder: str, name: str) -> Iterator[str]:
    """The files whose words stand in the catalogue of a folder."""
    for file in files_in(folder):
        below = os.path.relpath(os.path.dirname(file) or ".", folder).split(os.sep)
        steps = [] if below == ["."] else below
        between = (os.path.join(folder, *steps[:n], name) for n in range(1, len(steps) + 1))
        if len(steps) <= ABOVE and not any(os.path.isfile(one) for one in between):
            yield file


def catalogues_in(folder: str) -> list[str]:
    """The catalogues in and below a folder, in order."""
    return sorted(os.path.join(at, name) for at, _, names in os.walk(folder) for name in names if name in NAMES)


def around(file: str) -> list[str]:
    """The catalogues that tell the words of a file: of each language the nearest."""
    found: list[str] = []
    for name in NAMES:
        at = os.path.abspath(os.path.dirname(file) or ".")
        for _ in range(1 + ABOVE):
            if os.path.isfile(os.path.join(at, name)):
                found.append(os.path.relpath(os.path.join(at, name)))
                break
            at = os.path.dirname(at)
    return found


def lacking(file: str) -> list[str]:
    """The catalogues of a file that lack words that it says."""
    wanted = {one.text for one in said_by(file) or () if one.needed}
    return [path for path in around(file) if not wanted <= {one.said for one in entries(path)[0] if one.translation}]
