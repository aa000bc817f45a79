"""The project's own data: where it lies, and reading it fast.

`load` reads YAML data files once and keeps what they hold as JSON in the user's cache; as long as path, size and time
of the files are the same, later runs need no YAML at all. A cache that is missing, broken or not writable costs time,
never an answer.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from judge import __version__

if TYPE_CHECKING:
    from pathlib import Path

    from judge.text.nodes import Node

Data: TypeAlias = "str | int | bool | list[Data] | dict[str, Data] | None"

_FORMAT = f"judge.data/1 {__version__}"
_PACKAGE = os.path.dirname(os.path.abspath(__file__))


def rulebook() -> Path:
    """The folder of the clause catalogue."""
    return _path(_folder("rulebook"))


def scenarios() -> Path:
    """The folder of the scenarios that come with the project."""
    return _path(_folder("scenarios"))


def user_cache() -> Path:
    """The folder for what can be made again at any time; it need not exist."""
    return _path(_cache())


def user_data() -> Path:
    """The folder for what the user entrusts to the project, like official texts; it need not exist."""
    return _path(_user("XDG_DATA_HOME", ".local/share", "Library/Application Support"))


def _path(folder: str) -> Path:
    from pathlib import Path

    return Path(folder)


def load(paths: Sequence[Path | str]) -> list[Data]:
    """What the YAML files hold, file by file.

    Whole decimal numbers are ints, `true` and `false` bools, `null`, `~` and nothing at all None, if not in quotes.
    Everything else is the text that was written: `1.10`, `no`, `3-4`, `2024-06-24`.

    Raises
    ------
    judge.text.errors.Problems
        where a file cannot be read or is not strict YAML
    """
    files = [os.path.abspath(path) for path in paths]
    stamps = [_stamp(file) for file in files]
    cache = _cache_file(files)
    kept = _kept(cache, stamps)
    if kept is None:
        kept = [_read(file) for file in files]
        _keep(cache, stamps, kept)
    return kept


def _folder(name: str) -> str:
    installed = os.path.join(_PACKAGE, "_data", name)
    return installed if os.path.isdir(installed) else os.path.join(os.path.dirname(_PACKAGE), name)


def _cache() -> str:
    return _user("XDG_CACHE_HOME", ".cache", "Library/Caches")


def _user(variable: str, elsewhere: str, mac: str) -> str:
    if os.path.isabs(named := os.environ.get(variable, "")):
        return os.path.join(named, "judge")
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or home
        return os.path.join(base, "judge", "cache" if "CACHE" in variable else "data")
    return os.path.join(home, mac if sys.platform == "darwin" else elsewhere, "judge")


def _stamp(file: str) -> list[Data]:
    try:
        status = os.stat(file)
    except OSError:
        return [file, None, None]
    return [file, status.st_size, status.st_mtime_ns]


def _cache_file(files: list[str]) -> str:
    import zlib

    joined = "\n".join(files).encode("utf-8", "surrogateescape")
    return os.path.join(_cache(), f"data-{zlib.crc32(joined):08x}-{len(joined)}.json")


def _kept(cache: str, stamps: list[list[Data]]) -> list[Data] | None:
    try:
        with open(cache, "rb") as stream:
            record = json.loads(stream.read())
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(record, dict) or record.get("format") != _FORMAT or record.get("stamps") != stamps:
        return None
    values = record.get("values")
    return values if isinstance(values, list) and len(values) == len(stamps) else None


def _keep(cache: str, stamps: list[list[Data]], values: list[Data]) -> None:
    record = json.dumps({"format": _FORMAT, "stamps": stamps, "values": values}, ensure_ascii=False)
    draft = f"{cache}.{os.getpid()}"
    try:
        os.makedirs(os.path.dirname(cache), exist_ok=True)
        with open(draft, "w", encoding="utf-8", errors="surrogateescape") as stream:
            stream.write(record)
        os.replace(draft, cache)
    except OSError:
        if os.path.exists(draft):
            os.unlink(draft)


def _read(file: str) -> Data:
    from judge.text.errors import Problems
    from judge.text.source import PROJECT, read

    root, problems = read(file, PROJECT)
    if root is None or problems:
        raise Problems(problems)
    return _typed(root)


def _typed(node: Node) -> Data:
    from judge.text.nodes import List, Map, Text

    if isinstance(node, List):
        return [_typed(item) for item in node.items]
    if isinstance(node, Map):
        return {key.text: _typed(value) for key, value in node.entries.items()}
    assert isinstance(node, Text)
    if node.quoted:
        return node.text
    if node.text in _WORDS:
        return _WORDS[node.text]
    digits = node.text.removeprefix("-")
    plain = digits.isascii() and digits.isdigit() and (digits == "0" or digits[0] != "0") and len(digits) < 16
    return int(node.text) if plain else node.text


_WORDS: dict[str, Data] = {"": None, "~": None, "null": None, "true": True, "false": False}
