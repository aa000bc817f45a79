"""The words of a file in another language: its title, its question, what a claim says.

They stand in `ja.po` and `ko.po` in the folder of the file or in one above it, each under the words that the file has
(a gettext catalogue, as editors of translations read and write it). So a file stays small, nothing of this is read
until a language is asked for, and a translation of words that no file says any more is told to nobody.
"""

from __future__ import annotations

import os
import zlib
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from judge import data
from judge.messages import LANGUAGES
from judge.scenario.folders import ABOVE, SUFFIX
from judge.text.relied import SAID, rely

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judge.port.floor import Scenario


def translated(text: str, file: str, lang: str) -> str:
    """What a file says, in a language; as it stands there where nobody has translated it."""
    if not text or lang not in LANGUAGES:
        return text
    rely(SAID, text)
    return next((said[text] for said in _around(os.path.dirname(file), lang) if text in said), text)


def in_all(text: str, file: str) -> list[str]:
    """What a file says, in every language."""
    return [translated(text, file, lang) for lang in LANGUAGES]


def title_in(scenario: Scenario, lang: str, *, or_file: bool = False) -> str:
    """What a scenario is called; `or_file`: its file where it says nothing."""
    return translated(scenario.title, scenario.file, lang) or (scenario.file if or_file else "")


def question_in(scenario: Scenario, lang: str) -> str:
    """What a scenario asks."""
    return translated(scenario.question, scenario.file, lang)


def version(file: str) -> str:
    """What is another where translations of what a file says may be."""
    return _version(os.path.dirname(file))


@cache
def _version(folder: str) -> str:
    sums = 0
    for lang in LANGUAGES:
        for path in _paths(folder, lang):
            with suppress(OSError), open(path, "rb") as stream:
                sums = zlib.crc32(stream.read(), sums)
    return f"{sums:08x}" if sums else ""


@cache
def _around(folder: str, lang: str) -> tuple[Mapping[str, str], ...]:
    """What is translated in a folder and in those above it, the nearest first."""
    return tuple(said for said in map(catalogue, _paths(folder, lang)) if said)


def _paths(folder: str, lang: str) -> Iterator[str]:
    if not os.path.isabs(folder) and not os.path.isdir(folder) and folder.split("/")[0] == data.scenarios().name:
        folder = str(data.scenarios().parent / folder)  # as reports name what is shipped
    at = os.path.abspath(folder)
    for _ in range(1 + ABOVE):
        yield os.path.join(at, f"{lang}{SUFFIX}")
        at = os.path.dirname(at)


@cache
def catalogue(path: str) -> Mapping[str, str]:
    """What a file of translations holds, as far as it can be read, under the words of the files."""
    try:
        with open(path, encoding="utf-8") as stream:
            entries = [*_entries(stream)]
    except OSError:
        return {}
    except ValueError:
        from judge.scenario.catalogues import entries as sound

        BROKEN.append(path)
        entries = [(one.said, one.translation) for one in sound(path)[0]]
    return {said: told for said, told in entries if said and told}


BROKEN: list[str] = []
"""Catalogues in which something could not be read, so far; `judge.scenario.catalogues` says what."""


def _entries(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The pairs of words; a text may go on in further quoted lines."""
    import json

    said: dict[str, str] = {}
    key = ""
    for line in lines:
        word, _, rest = line.strip().partition('"')
        if word.startswith("#") or not (rest or word):
            continue
        if not rest or word.strip() not in ("msgid", "msgstr", ""):
            raise ValueError("no line of a catalogue")
        if word.strip() == "msgid" and "msgstr" in said:
            yield said.get("msgid", ""), said["msgstr"]
            said = {}
        key = word.strip() or key
        said[key] = said.get(key, "") + json.loads(f'"{rest}')
    if "msgstr" in said:
        yield said.get("msgid", ""), said["msgstr"]
