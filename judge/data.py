"""The project's own data: where it lies, and reading it fast.

What the YAML files of the package, the rulebook and the scenarios hold, and the package's messages, is kept as Python
keeps compiled code (`marshal`), in one file for each of these three folders (`Built`). Building the wheel makes them
(`build`); beside a checkout they fill as files are asked for. What is made of such files (`derived`) is kept the same
way, beside a checkout there, of an installation in the user's cache. An entry counts only as long as its key fits what
the file holds, so nothing stale is read; there is one a file, and none for a file that is gone. What is missing, broken
or cannot be written costs time, never an answer.
"""

from __future__ import annotations

import marshal
import os
import sys
import zlib
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, TypeAlias, cast

from judge.version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from judge.text.nodes import Node

Data: TypeAlias = "str | int | bool | list[Data] | dict[str, Data] | None"

DATA = (".yaml", ".ftl")
"""How the names of data files end."""
_FORMAT = f"judge.data/3 {__version__}".encode()
_MARSHAL = 4
"""Its version, which every Python of those the project runs on reads."""
_PACKAGE = os.path.dirname(os.path.abspath(__file__))


def rulebook() -> Path:
    """The folder of the clause catalogue."""
    return _path(_folder("rulebook"))


def scenarios() -> Path:
    """The folder of the scenarios that come with the project."""
    return _path(_folder("scenarios"))


def errors() -> Path:
    """The folder of the pages on codes of problems."""
    return _path(_folder("errors", os.path.join("docs", "errors")))


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
    return _values(paths, _read)


def load_readable(paths: Sequence[Path | str]) -> list[Data]:
    """What the YAML files hold, as `load` tells it; None for a file that cannot be read or is not strict YAML."""
    from judge.text.errors import Problems

    def read(file: str, held: bytes | None) -> Data:
        try:
            return _read(file, held)
        except Problems:
            return None

    return _values(paths, read)


def derived(what: str, paths: Sequence[Path | str], version: str, make: Callable[[str, Data], Data]) -> list[Data]:
    """What `make` makes of each YAML file, of its name and what it holds; None of one that cannot be read.

    It is kept under `what`, and made again where the file or `version` is another. `make` gives None for nothing.
    """
    found: list[Data] = [None] * len(paths)
    kept, fresh = _built(what), {}
    files = [os.path.abspath(path) for path in paths]
    for i, file in enumerate(files):
        place, name = _place(file)
        key = f"{_key(_bytes(file))} {version}"
        known = kept.value(f"{place}/{name}", key) if place else None
        if known:
            found[i] = known[0]
        else:
            fresh[i] = place and f"{place}/{name}", key
    for (i, (name, _)), held in zip(fresh.items(), load_readable([files[i] for i in fresh]), strict=True):
        found[i] = None if held is None else make(name.partition("/")[2] or files[i], held)
    new = {name: (key, found[i]) for i, (name, key) in fresh.items() if name}
    if new:
        with suppress(OSError):
            _write(what, _kept(what, dict(_roots(_PACKAGE))), new)
    return found


def build() -> list[Path]:
    """Read every data file and keep what it holds, as the wheel is to bring it. Returns the files written.

    Raises `judge.text.errors.Problems` where a file cannot be read or is not strict YAML, OSError where nothing can be
    written.
    """
    written = []
    for name, root in _roots(_PACKAGE):
        inside = [os.path.join(at, file) for at, _, files in os.walk(root) for file in files if file.endswith(DATA)]
        own = [file for file in sorted(inside) if _place(file)[0] == name]
        fresh = {}
        for file in own:
            held = _bytes(file)
            fresh[_place(file)[1]] = _key(held), _read(file, held)
        written.append(_path(_write(name, {}, fresh)))
    return written


class Built:
    """What is kept of the files below one folder: the format, where each lies and how long that is, what each holds."""

    __slots__ = ("body", "entries")

    def __init__(self, path: str) -> None:
        self.entries: dict[str, tuple[str, int, int]] = {}
        self.body = b""
        try:
            with open(path, "rb") as stream:
                if stream.readline() != _FORMAT + b"\n":
                    return
                entries = marshal.loads(stream.read(int(stream.readline())))
                if isinstance(entries, dict):
                    self.entries, self.body = entries, stream.read()
        except (OSError, ValueError, TypeError, EOFError):
            return

    def text(self, name: str, key: str) -> bytes | None:
        """What the file of this name holds, as it is kept; None if it is not kept under this key."""
        try:
            kept, at, size = self.entries[name]
            found = self.body[at : at + size]
        except (KeyError, ValueError, TypeError):
            return None
        return found if kept == key and len(found) == size else None

    def value(self, name: str, key: str) -> tuple[Data] | None:
        """What the file of this name holds, alone in a tuple; None if it is not kept under this key."""
        found = self.text(name, key)
        try:
            return None if found is None else (marshal.loads(found),)
        except (ValueError, TypeError, EOFError):
            return None


_opened: dict[str, Built] = {}


def _values(paths: Sequence[Path | str], read: Callable[[str, bytes | None], Data]) -> list[Data]:
    found: list[Data] = []
    fresh: dict[str, dict[str, tuple[str, Data]]] = {}
    for file in map(os.path.abspath, paths):
        place, name = _place(file)
        held = _bytes(file)
        key = _key(held) if place else ""
        kept = _built(place).value(name, key) if key else None
        found.append(kept[0] if kept else read(file, held))
        if key and not kept and found[-1] is not None:
            fresh.setdefault(place, {})[name] = key, found[-1]
    for place, values in fresh.items():
        if not os.path.isdir(os.path.join(_PACKAGE, "_data", "rulebook")):  # an installation changes no file of its own
            with suppress(OSError):
                _write(place, _kept(place, {"": dict(_roots(_PACKAGE))[place]}), values)
    return found


def _built(place: str) -> Built:
    path = _file(place)
    if path not in _opened:
        _opened[path] = Built(path)
    return _opened[path]


def _file(place: str) -> str:
    if os.path.isdir(os.path.join(_PACKAGE, "_data", "rulebook")) and place not in dict(_roots(_PACKAGE)):
        return os.path.join(_cache(), place)
    return os.path.join(_PACKAGE, "_data", "built", place)


@cache
def _roots(package: str) -> tuple[tuple[str, str], ...]:
    """The folders whose files are kept, by name; one inside another comes first."""
    return (("rulebook", _folder("rulebook")), ("scenarios", _folder("scenarios")), ("package", package))


def _place(file: str) -> tuple[str, str]:
    """The folder a file belongs to and its name in it; twice "" for a file of somebody else's."""
    for place, root in _roots(_PACKAGE):
        if file.startswith(root + os.sep):
            return place, file[len(root) + 1 :].replace(os.sep, "/")
    return "", ""


def _bytes(file: str) -> bytes | None:
    try:
        with open(file, "rb") as stream:
            return stream.read()
    except OSError:
        return None


def _key(held: bytes | None) -> str:
    """The key of a file's content; "" for none. It finds a change, not somebody who means to deceive."""
    return "" if held is None else f"{len(held)}-{zlib.crc32(held):08x}-{zlib.adler32(held):08x}"


def _kept(place: str, roots: Mapping[str, str]) -> dict[str, tuple[str, bytes]]:
    """What is kept by now, perhaps by another process, of the files that are still there.

    `roots` are the folders in which they lie, by the first part of their name; under "" where names have none.
    """
    built = Built(_file(place))
    found = {}
    for name, entry in built.entries.items():
        key = str(entry[0]) if isinstance(entry, tuple) and entry else ""
        text = built.text(name, key)
        if text is not None and os.path.exists(_lies(name, roots)):
            found[name] = key, text
    return found


def _lies(name: str, roots: Mapping[str, str]) -> str:
    if "" in roots:
        return os.path.join(roots[""], name)
    place, _, rest = name.partition("/")
    return os.path.join(roots.get(place, ""), rest)


def _write(place: str, kept: Mapping[str, tuple[str, bytes]], fresh: Mapping[str, tuple[str, Data]]) -> str:
    texts = dict(kept)
    for name, (key, value) in fresh.items():
        texts[name] = key, marshal.dumps(value, _MARSHAL)
    entries, at = {}, 0
    for name, (key, text) in texts.items():
        entries[name] = key, at, len(text)
        at += len(text)
    index = marshal.dumps(entries, _MARSHAL)
    _opened.pop(_file(place), None)
    return put(_file(place), [_FORMAT, b"\n%d\n" % len(index), index, *(text for _, text in texts.values())])


def put(path: str, parts: Iterable[bytes]) -> str:
    """Write a file whole or not at all; raises OSError."""
    draft = f"{path}.{os.getpid()}"
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(draft, "wb") as stream:
            stream.writelines(parts)
        os.replace(draft, path)
    except OSError:
        with suppress(OSError):
            os.unlink(draft)
        raise
    return path


def _folder(name: str, place: str = "") -> str:
    """A folder that the wheel brings, in a checkout at its `place` (else by its name)."""
    installed = os.path.join(_PACKAGE, "_data", name)
    return installed if os.path.isdir(installed) else os.path.join(os.path.dirname(_PACKAGE), place or name)


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


def _read(file: str, held: bytes | None) -> Data:
    if file.endswith(".ftl"):
        from judge.messages.fluent import compiled

        return cast("Data", compiled(file, held))
    from judge.text.errors import Problems
    from judge.text.source import PROJECT, parse, read

    root, problems = read(file, PROJECT) if held is None else parse(held, file, PROJECT)
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
