"""Ordered layers of modifiers: how a base value becomes the value that counts, category by category."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from judge.engine.data import Value
from judge.engine.identity import Identity
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping



class Modifier(NamedTuple):
    """One modification: whose effect it is, its category, and what it does to the value (`what`: the game's data).

    `again` tells, in the game's data, from where `what` could be found anew where it counts.
    """

    source: Identity
    category: str
    what: Value
    owner: str = ""
    again: Value = None


class Layer(NamedTuple):
    """One category: its clause, how the modifiers that take part are settled, and how they act on the value."""

    category: str
    clause: str
    fold: Callable[[Value, Sequence[Modifier]], Value]
    settle: Callable[[Sequence[Modifier], str], Sequence[Modifier]] | None = None
    always: bool = False
    """Whether the layer acts without any modifier (limits)."""


class Stage(NamedTuple):
    """One layer as it was applied."""

    clause: str
    before: Value
    after: Value
    sources: tuple[Identity, ...]


class Reckoning(NamedTuple):
    """A value with the stages that led to it."""

    base: Value
    value: Value
    stages: tuple[Stage, ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the stages that took part."""
        return tuple(dict.fromkeys(s.clause for s in self.stages))


def reckon(
    base: Value, layers: Sequence[Layer], modifiers: Sequence[Modifier], first: str, upto: str | None = None
) -> Reckoning:
    """Apply `modifiers` to `base` layer by layer.

    Parameters
    ----------
    first
        The player whose modifiers are settled first where several meet (handed to `Layer.settle`).
    upto
        Stop before the layer of this category.
    """
    value = base
    stages: list[Stage] = []
    for category, clause, fold, settle, always in layers:
        if category == upto:
            break
        taking = [m for m in modifiers if m.category == category]
        if not taking and not always:
            continue
        if settle is not None and len(taking) > 1:
            taking = list(settle(taking, first))
        after = fold(value, taking)
        if taking or after != value:
            stages.append(Stage(clause, value, after, tuple(m.source for m in taking)))
        value = after
    return Reckoning(base, value, tuple(stages))


def as_data(what: str, reckoning: Reckoning) -> Mapping[str, Value]:
    """A reckoning as the data of a trace record."""
    return {"what": what, "base": reckoning.base, "value": reckoning.value, "stages": reckoning.stages}
