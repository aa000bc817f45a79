"""What other packages bring that a short command never asks for, made when it is asked for.

To import click and yaml is half of what a short command costs, and half of that goes into regular expressions with
which nothing is compared, and into `inspect`, of which click wants no more than to tidy the texts of options. `begin`
puts stand-ins in their places; each becomes what it stands for at the first thing asked of it. Only a process that is
a command and nothing else does so.
"""

from __future__ import annotations

import re
import sys
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from judge.light import regex

if TYPE_CHECKING:
    from collections.abc import Iterator


class Later(ModuleType):
    """A module, no package, that is imported when something of it is asked for that is not `known` without it."""

    def __init__(self, name: str, **known: Any) -> None:
        super().__init__(name)
        self.__dict__.update(known)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.itself(), name)

    def itself(self) -> ModuleType:
        """The module it stands for, all of which it has from now on."""
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        with regexes():
            module = import_module(self.__name__)
        self.__dict__.update(module.__dict__)
        return module


def begin() -> None:
    """Import click and yaml so that nothing is made with them that is not asked for."""
    sys.modules.setdefault("inspect", Later("inspect", cleandoc=_tidy))
    with regexes():
        import_module("click")
        import_module("yaml")


@contextmanager
def regexes() -> Iterator[None]:
    """While modules are imported: what they compile once and for all is compiled when it is first used."""
    compiled = re.compile
    re.compile = regex
    try:
        yield
    finally:
        re.compile = compiled


def _tidy(doc: str) -> str:
    """What `inspect.cleandoc` makes of a text; of one with a single line without asking it."""
    if "\n" not in doc and "\t" not in doc:
        return doc.lstrip()
    there: Any = sys.modules["inspect"]
    tidied: str = (there.itself() if isinstance(there, Later) else there).cleandoc(doc)
    return tidied
