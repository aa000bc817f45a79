"""Where the code of a game bears a clause: the functions and tables that name it, read from the source as text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from judge.light import regex
from judge.rulebook.ids import parse

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Mapping
    from types import ModuleType

    from judge.engine import Procedure

_SOUGHT = regex(
    r"^(?:def|class) (?P<top>\w+)|^    def (?P<method>\w+)|^(?P<table>\w+)(?:: .+?)? = |^(?P<other>[^\s#)\]}\"'])"
    r"|\"(?P<clause>[A-Z]\d[\w .-]*|\d+\W\d[\w .-]*)\"",
    8,
)
"""What begins at the margin, a method, or a text that may be the id of a clause; 8: at each line (`re.MULTILINE`)."""
_SECTION = regex(r"\.s(\d+(?:_\d+)*)_")


def function(run: Callable[..., object]) -> str:
    """A function by its dotted name; one that another function makes goes by the name of that."""
    name = getattr(run, "__qualname__", "") or getattr(run, "__name__", "")
    return f"{run.__module__}.{name.partition('.<locals>')[0]}".rstrip(".")


def steps(procedures: Iterable[Procedure]) -> dict[str, str]:
    """The function of the first step that bears a clause, by clause."""
    found: dict[str, str] = {}
    for procedure in procedures:
        for step in procedure.steps:
            for clause in step.clauses:
                found.setdefault(clause, function(step.run))
    return found


def named(package: ModuleType, clauses: Container[str], apart: str = "") -> Mapping[str, tuple[str, ...]]:
    """What in the modules of a package names each of the clauses, by dotted name.

    Where several do, those come first whose module is about the section of the clause, then those about none, then
    those about another; last, for a clause of the main part, the modules of the package `apart`, which is beside it.
    """
    found: dict[str, dict[str, None]] = {}
    root = Path(str(package.__path__[0]))
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        module = ".".join((package.__name__, *(part for part in parts if part != "__init__")))
        for clause, name in _named(path.read_text(encoding="utf-8")):
            if clause in clauses:
                found.setdefault(clause, {})[f"{module}.{name}".rstrip(".")] = None
    return {
        clause: tuple(sorted(names, key=lambda name: _distance(name, clause, apart))) for clause, names in found.items()
    }


def _named(source: str) -> Iterable[tuple[str, str]]:
    """Every text of a module that may be a clause, with the function, method or table in which it stands."""
    inside = of_class = ""
    for match in _SOUGHT.finditer(source):
        if match["clause"]:
            yield match["clause"], inside
        elif not match["method"]:
            inside = match["top"] or match["table"] or ""
            of_class = inside if source.startswith("class", match.start()) else ""
        elif of_class:
            inside = f"{of_class}.{match['method']}"


def _distance(name: str, clause: str, apart: str) -> int:
    """How far what bears this name is from being the place of a clause."""
    id = parse(clause)
    if apart and name.startswith(f"{apart}.") and id.part == "":
        return 3
    section = _SECTION.search(name)
    if section is None:
        return 1
    about = tuple(section[1].split("_"))
    return 0 if id.section[: len(about)] == about else 2
