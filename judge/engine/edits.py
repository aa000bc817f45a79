"""What is otherwise in a counterfactual run: things left out, lifted or turned, to see what rests on them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from judge.engine.data import EMPTY, Value
from judge.engine.identity import Identity
from judge.engine.tree import Node, Text
from judge.light import NamedTuple, Protocol

Facts = Callable[[], tuple[tuple[Node, Value], ...]]
Hears = Callable[[Any, Text, bool, tuple[int, int], "int | None", Node, Facts], None]


class Noting(Protocol):
    """A view, which notes what is read and consulted."""

    @property
    def reads(self) -> Mapping[str, None] | None:
        """The facts read."""

    @property
    def notes(self) -> Sequence[object] | None:
        """What was consulted."""


class Edits(NamedTuple):
    """What the kernel leaves out of account wherever it asks a game.

    `unmodified`: effects that take no part (what is reckoned, whose effect). `lifted`: nothing bars the use of an
    object, or what is named as the source of an obstacle bars nothing. `unraised`: effects that are not called for.
    `unreplaced`: replacements that do not act. `turned`: how conditions come out, by key. `standing_off`: standing
    effects that are not in force. `waived`: clauses that do not apply where it is asked. `unjudged`: nothing is urgent.
    `hears` is told of every condition.
    """

    unmodified: frozenset[tuple[str, Identity]] = frozenset()
    lifted: frozenset[Hashable] = frozenset()
    unraised: frozenset[Identity] = frozenset()
    unreplaced: frozenset[Identity] = frozenset()
    turned: Mapping[Any, bool] = EMPTY
    standing_off: frozenset[str] = frozenset()
    waived: frozenset[str] = frozenset()
    unjudged: bool = False
    hears: Hears | None = None

    def heard(
        self, view: Noting, asked: Text, thing: int | None, node: Node, ask: Callable[[], bool], facts: Facts
    ) -> bool:
        """What a condition comes to: as it is asked, or as it is turned; whoever listens is told."""
        since = len(view.reads or ()), len(view.notes or ())
        holds = ask()
        if self.hears is not None and view.reads is not None:
            self.hears(view, asked, holds, since, thing, node, facts)
        return self.turned.get(asked, holds)


NO_EDITS = Edits()
