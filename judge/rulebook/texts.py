"""The user's own copies of official texts: read once, kept clause by clause in the user's data directory."""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from judge import data
from judge.rulebook import official
from judge.rulebook.catalogue import load as load_catalogue
from judge.rulebook.official.place import place
from judge.text.errors import Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

LIMIT = 5_000_000
NOTES = (" note", " example", " table")
_FORMAT = "judge.text/1"


@dataclass(frozen=True)
class Attached:
    """What attaching a copy did: its game and edition, how many clauses were placed, what was not, what is missing."""

    game: str
    edition: str
    known: bool
    placed: int
    unplaced: tuple[str, ...]
    missing: tuple[str, ...]
    faults: Mapping[str, str]
    stored: Path


def read(path: Path) -> official.Document:
    """Read a file as an official text.

    Raises `judge.text.errors.Problems`: it cannot be read, is no text in UTF-8, or is in no known format.
    """
    try:
        if path.stat().st_size > LIMIT:
            raise _problem(path, "J002", "the file is too large for a rules document")
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise _problem(path, "J001", f"the file cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise _problem(path, "J003", "the file is not text in UTF-8", "save it as UTF-8") from None
    try:
        return official.read(text)
    except official.UnknownFormatError as error:
        raise _problem(path, "J601", str(error)) from None


def attach(path: Path, edition: str = "") -> Attached:
    """Read a copy, store the text of its clauses, and say what was placed and what was not.

    `edition` overrides the one that the document itself names. Raises `judge.text.errors.Problems` as `read` does.
    """
    document = read(path)
    catalogue = load_catalogue(document.game)
    edition = edition or document.edition
    if not re.fullmatch(rf"{document.stem}(-[0-9A-Za-z-]+)?", edition):
        hint = f"an edition of this document is called {document.stem}-YYYY-MM-DD"
        raise _problem(path, "J603", f"{edition!r} is no edition of such a document", hint)
    placed = place(document.sections, catalogue.layout(edition))
    known = [clause for clause in placed.clauses if clause.id in catalogue]
    strange = [f"line {c.line}: {c.id} is not in the catalogue" for c in placed.clauses if c.id not in catalogue]
    here = {clause.id for clause in known}
    missing = [entry.name for entry in catalogue.of(edition) if entry.name not in here]
    stored = {
        "format": _FORMAT,
        "edition": edition,
        "document": document.text,
        "clauses": {c.id: {"printed": c.printed, "title": c.title, "text": c.text} for c in placed.clauses},
    }
    target = _folder() / f"{edition}.json"
    _write(target, json.dumps(stored, ensure_ascii=False))
    _load.cache_clear()
    return Attached(
        document.game,
        edition,
        edition in catalogue.editions,
        len(known),
        (*placed.unplaced, *strange),
        tuple(missing),
        placed.faults,
        target,
    )


def editions() -> list[str]:
    """The editions of which a copy is attached."""
    folder = _folder()
    return sorted(path.stem for path in folder.glob("*.json")) if folder.is_dir() else []


def text(clause: str, edition: str) -> str | None:
    """The original of a clause, title and text, from an attached copy; None where there is none."""
    kept = _load(edition).get(clause)
    if kept is None:
        return None
    return "\n".join(part for part in (kept["title"], kept["text"]) if part)


def section(clause: str, inside: Sequence[str], edition: str) -> str:
    """The original of a clause with that of what is inside it, each under its mark; "" where there is none."""
    parts = [text(clause, edition) or ""]
    for name in inside:
        kept = _load(edition).get(name)
        if kept is not None:
            mark = "" if kept["printed"][:1] in "¶•" or name.rpartition(" ")[0].endswith(NOTES) else kept["printed"]
            parts.append(f"{mark} {kept['text']}".strip())
    return "\n".join(part for part in parts if part)


def document(edition: str) -> official.Document | None:
    """The whole of an attached copy; None where there is none."""
    kept = _stored(edition)
    return official.read(kept["document"]) if "document" in kept else None


@cache
def _load(edition: str) -> Mapping[str, Mapping[str, str]]:
    clauses = _stored(edition).get("clauses")
    return clauses if isinstance(clauses, dict) else {}


def _stored(edition: str) -> dict[str, Any]:
    try:
        kept = json.loads((_folder() / f"{edition}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) and kept.get("format") == _FORMAT else {}


def _folder() -> Path:
    return data.user_data() / "texts"


def _write(target: Path, content: str) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_suffix(f".{os.getpid()}")
        fresh.write_text(content, encoding="utf-8")
        fresh.replace(target)
    except OSError as error:
        hint = "make the folder writable, or set XDG_DATA_HOME to one that is"
        raise _problem(target, "J604", f"the text cannot be stored: {error.strerror}", hint) from None


def _problem(path: Path, code: str, message: str, hint: str = "") -> Problems:
    return Problems([Problem(str(path), 1, 1, code, message, hint)])
