"""Rules that can be amended: ports, by which a game is asked, and the amendments around what answers.

What is asked for is a *port*: a class attribute of the game's table (`judge.engine.rules`) that names its clauses.
What answers is the core's function itself where nothing amends it, or that function with its amendments around it:

========  ======================  ===============================  ==============================
how       a step                  a value                          a list
========  ======================  ===============================  ==============================
before    one more step in front  asked first; PASS: the core      asked first; PASS: the core
after     one more step behind    gets the core's answer           gets the core's tuple
instead   in its place            answers in its place             in its place
also      -                       -                                adds items, which cite it
========  ======================  ===============================  ==============================
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

from judge.light import NamedTuple

Clause = str
Asked = Callable[..., Any]
P = ParamSpec("P")
T = TypeVar("T")

HOWS = ("before", "after", "instead", "also")


class _Pass:
    """The type of PASS."""

    def __repr__(self) -> str:
        return "PASS"


PASS: Final[Any] = _Pass()
"""What an amendment `before` a value gives where it has nothing to say: the core decides."""


class Amendment(NamedTuple):
    """One rule that changes another: `id` is its own clause, `at` the rule, step or procedure that it amends.

    `run` is for a value `(view, *args)` or, `after`, `(view, found, *args)`; for a list the same, giving an iterator;
    for a step `(view, frame)`, giving an outcome; for the end of a procedure (`at` = "9-2 ends") `(view, frame,
    result)`, giving acts. `when` takes the same arguments but `found` (None: always). `cites`: what is cited beside
    `id` where it acts.
    """

    id: Clause
    at: Clause
    how: str
    run: Asked
    when: Asked | None = None
    cites: tuple[Clause, ...] = ()

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """What it cites when it acts."""
        return (self.id, *self.cites)


def nothing(view: Any, *args: Any) -> Iterator[Any]:
    """What a core answers that has no item of its own for a list."""
    return iter(())


class AmendmentError(ValueError):
    """An amendment that fits nothing, or two that contradict each other without anybody having said what holds."""


class Rule(Generic[P, T]):
    """A port: what may be asked of a game, under the clauses it stands for.

    Parameters
    ----------
    gathers
        It gives items, one after the other, and an amendment may add to them.
    says
        Its items bear their own clauses, cited where they decide; what adds one is not cited for having done so.
    keyed
        It stands for several places: its first argument is a clause, and an amendment acts where its `at` is that.
    off
        What answers where its first clause is switched off (default: the core's own function, which may ask itself).
    """

    def __init__(
        self, *clauses: Clause, gathers: bool = False, says: bool = False, keyed: bool = False, off: Asked | None = None
    ) -> None:
        self.clauses = clauses
        self.gathers = gathers
        self.says = says
        self.keyed = keyed
        self.off = off
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, table: object, owner: type | None = None) -> Callable[Concatenate[Any, P], T]:
        raise LookupError(f"nothing answers {self.name} ({self.clauses[0]})")


def around(core: Asked, amendment: Amendment, port: Rule[..., Any]) -> Asked:
    """The rule with one amendment around it."""
    if amendment.how not in HOWS or (amendment.how == "also" and not port.gathers):
        raise AmendmentError(f"{amendment.id} cannot amend {amendment.at} as {amendment.how!r}")
    when = _keyed(amendment) if port.keyed else amendment.when
    shape = _LISTS if port.gathers else _VALUES
    cites = () if port.says and amendment.how == "also" else amendment.clauses
    return shape[amendment.how](core, amendment.run, when, cites)


def _keyed(amendment: Amendment) -> Asked:
    at, when = amendment.at, amendment.when

    def here(view: Any, key: Clause, *args: Any) -> bool:
        return key == at and (when is None or bool(when(view, key, *args)))

    return here


def _before(core: Asked, run: Asked, when: Asked | None, clauses: tuple[Clause, ...]) -> Asked:
    def before(view: Any, *args: Any) -> Any:
        if when is not None and not when(view, *args):
            return core(view, *args)
        found = run(view, *args)
        if found is PASS:
            return core(view, *args)
        view.consult(*clauses)
        return found

    return before


def _after(core: Asked, run: Asked, when: Asked | None, clauses: tuple[Clause, ...]) -> Asked:
    def after(view: Any, *args: Any) -> Any:
        found = core(view, *args)
        if when is not None and not when(view, *args):
            return found
        amended = run(view, found, *args)
        if amended != found:
            view.consult(*clauses)
        return amended

    return after


def _instead(core: Asked, run: Asked, when: Asked | None, clauses: tuple[Clause, ...]) -> Asked:
    def instead(view: Any, *args: Any) -> Any:
        if when is not None and not when(view, *args):
            return core(view, *args)
        view.consult(*clauses)
        return run(view, *args)

    return instead


def _list_after(core: Asked, run: Asked, when: Asked | None, clauses: tuple[Clause, ...]) -> Asked:
    def after(view: Any, *args: Any) -> Any:
        found = tuple(core(view, *args))
        if when is not None and not when(view, *args):
            return found
        amended = tuple(run(view, found, *args))
        if amended != found:
            view.consult(*clauses)
        return amended

    return after


def _also(core: Asked, run: Asked, when: Asked | None, clauses: tuple[Clause, ...]) -> Asked:
    first, added = getattr(core, "parts", (core, ()))  # of several one function is made, not one around the other
    parts = (*added, (run, when, clauses))

    def also(view: Any, *args: Any) -> Iterator[Any]:
        yield from first(view, *args)
        for run, when, clauses in parts:
            if when is None or when(view, *args):
                for item in run(view, *args):
                    if clauses:
                        view.consult(*clauses)
                    yield item

    also.parts = first, parts  # type: ignore[attr-defined]
    return also


_VALUES = {"before": _before, "after": _after, "instead": _instead}
_LISTS = {"before": _before, "after": _list_after, "instead": _instead, "also": _also}
