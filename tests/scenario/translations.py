"""What files say in words of their own, to be translated.

    python -m tests.scenario.translations scenarios/furuyoni/rulings ja

prints the catalogue as it is, with what is missing.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from judge.data import load
from judge.scenario.folders import CLAIMS_KEY, SUFFIX, files_in
from judge.scenario.translated import catalogue

OF_PAGES = (CLAIMS_KEY, "source")
OF_CLAIMS = ("question", "claimed", "why", "doubt", "waiting", "strictly", "place", "source")
OF_BOARDS = ("note",)
NO_WORDS = re.compile(r"[\d.]+|of-[a-z]+-\d+[a-z]?|https?://\S+")
"""Places and sources that are the same in every language."""
HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: {lang}\\n"\n'


def words(folder: Path) -> dict[str, str]:
    """All that the files in and below a folder say, each with the file that says it first.

    Folders below that have catalogues of their own are left out.
    """
    found: dict[str, str] = {}
    apart = [path.parent for path in folder.rglob(f"*{SUFFIX}") if path.parent != folder]
    files = [file for file in files_in(folder) if not any(one in Path(file).parents for one in apart)]
    every: Any = load(files)
    for file, held in zip(files, every, strict=True):
        for text in _said(held):
            found.setdefault(text, str(Path(file).relative_to(folder)))
    return found


def _said(held: dict[str, Any]) -> Iterator[str]:
    if CLAIMS_KEY in held:
        yield from _of(held, OF_PAGES)
        for claim in held["claims"]:
            yield from _of(claim, OF_CLAIMS)
            for board in (*claim.get("boards", ()), *claim.get("ordinarily", ())):
                yield from _of(board, OF_BOARDS)
        return
    yield from _of(held, ("scenario", "question"))


def _of(held: dict[str, Any], keys: Iterable[str]) -> Iterator[str]:
    return (str(held[key]) for key in keys if held.get(key) and not NO_WORDS.fullmatch(str(held[key])))


def written(folder: Path, lang: str, told: dict[str, str]) -> str:
    """A catalogue of what a folder says: file by file, with what is not translated yet left empty."""
    parts = [HEAD.format(lang=lang)]
    for text, file in words(folder).items():
        parts.append(f"#: {file}\nmsgid {_quoted(text)}\nmsgstr {_quoted(told.get(text, ''))}\n")
    return "\n".join(parts)


def own(text: str) -> frozenset[str]:
    """Words of Latin letters that a text has as they are: names that its file gives to cards of its own."""
    names = re.findall(r"\b[A-Z][a-z]+", text)
    return frozenset((*names, *(name.removesuffix("s") for name in names)))


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


if __name__ == "__main__":
    of, to = Path(sys.argv[1]), sys.argv[2]
    print(written(of, to, dict(catalogue(str(of / f"{to}.po")))), end="")
