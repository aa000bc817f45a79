"""The compiled modules of the package in one file, where Python keeps a file for each.

A command begins with two hundred modules, and to find, open and read their files is a sixth of what a short run costs.
When a command ends, the modules that it had to import one by one are put together with those of commands before it.
An entry is what Python itself has kept of a module and counts as long as Python would go by it: while the source has
the time and the size that it was compiled from. What is missing, broken, out of date or cannot be written is imported
as ever. The file lies where Python keeps what it compiles of the package, one for a version of Python, and is no larger
than that.
"""

from __future__ import annotations

import marshal
import os
import sys
from contextlib import suppress
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER, cache_from_source
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_INSIDE = f"{os.path.basename(_PACKAGE)}."
_BEFORE = (__name__, __name__.rpartition(".")[0], f"{_INSIDE}garbage", f"{_INSIDE}version")
"""What is imported before anything can be imported together."""
_HEADER = 16
"""Bytes of a compiled file before the code: the version, how it is checked, the source's time and size."""
_CHECKED_BY_TIME = bytes(4)


class Loader(SourceFileLoader):
    """Loads a module whose code lies in the one file."""

    def __init__(self, name: str, path: str, held: int, at: int, size: int) -> None:
        super().__init__(name, path)
        self.where = held, size, at

    def get_code(self, fullname: str) -> Any:
        return marshal.loads(os.pread(*self.where))


class Finder:
    """Finds the modules that have been put together, and no others.

    `entries` has for each its source and whether it is a package, the compiled file, what that file says of the
    source, and where in the one file its code begins and how long it is. That is read when the module is imported, so
    the file stays open.
    """

    def __init__(self, file: str) -> None:
        self.entries: dict[str, tuple[str, bool, str, bytes, int, int]] = {}
        self.held = self.first = -1
        with suppress(OSError, ValueError, TypeError, EOFError):
            self.held = os.open(file, os.O_RDONLY)
            size = int.from_bytes(os.read(self.held, 4), "little")
            version, package, length, entries = marshal.loads(os.read(self.held, size))
            self.first = 4 + size
            if (version, package, length) == (MAGIC_NUMBER, _PACKAGE, os.fstat(self.held).st_size - self.first):
                self.entries = entries

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        """What the import system asks; None for a module that is not there, or whose source is another by now."""
        entry = self.entries.get(name)
        if entry is None or entry[3] != _stamp(entry[0]):
            return None
        file, package, compiled, _, at, size = entry
        spec = ModuleSpec(name, Loader(name, file, self.held, self.first + at, size), origin=file)
        spec.has_location, spec.cached = True, compiled
        if package:
            spec.submodule_search_locations = [os.path.dirname(file)]
        return spec


def _stamp(file: str) -> bytes:
    """The time and the size of a source, as its compiled file says them."""
    try:
        found = os.stat(file)
    except OSError:
        return b""
    return b"".join((int(one) & 0xFFFFFFFF).to_bytes(4, "little") for one in (found.st_mtime, found.st_size))


def begin() -> None:
    """Import what has been put together from the one file from now on, where files can be read from the middle."""
    if hasattr(os, "pread"):
        sys.meta_path.insert(0, Finder(_file()))


def end() -> None:
    """Put what had to be imported one by one together with the rest."""
    alone = [spec for name, spec in _imported() if type(spec.loader) is SourceFileLoader and name not in _BEFORE]
    if alone and hasattr(os, "pread") and not sys.dont_write_bytecode:
        _write(alone)


def _imported() -> list[tuple[str, ModuleSpec]]:
    every = [(name, module.__spec__) for name, module in sys.modules.items() if name.startswith(_INSIDE)]
    return [(name, spec) for name, spec in every if spec is not None]


def _write(specs: Iterable[ModuleSpec]) -> None:
    known = Finder(_file())  # another process may have added to it
    codes = {
        name: (entry[:4], os.pread(known.held, entry[5], known.first + entry[4]))
        for name, entry in known.entries.items() if entry[3] == _stamp(entry[0])
    }  # fmt: skip
    for spec in specs:
        with suppress(OSError), open(str(spec.cached), "rb") as stream:
            held = stream.read()
            if held[:8] == MAGIC_NUMBER + _CHECKED_BY_TIME:
                package = spec.submodule_search_locations is not None
                codes[spec.name] = (str(spec.origin), package, str(spec.cached), held[8:_HEADER]), held[_HEADER:]
    entries, at = {}, 0
    for name, (of, code) in codes.items():
        entries[name] = (*of, at, len(code))
        at += len(code)
    index = marshal.dumps((MAGIC_NUMBER, _PACKAGE, at, entries))
    from judge.data import put

    with suppress(OSError):
        put(_file(), [len(index).to_bytes(4, "little"), index, *(code for _, code in codes.values())])


def _file() -> str:
    return f"{cache_from_source(os.path.join(_PACKAGE, 'modules.py'))}.all"
