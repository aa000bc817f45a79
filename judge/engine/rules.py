"""The table of a game's rules: what answers for each clause with the amendments in force around it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from judge.engine.procedure import Anchors, Procedure, amendable, anchors, unamended
from judge.engine.rule import Amendment, AmendmentError, Asked, Clause, Rule, around

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping, Sequence


class Rules:
    """One table for one game object, filled once and never changed.

    Parameters
    ----------
    core
        The core's functions, by the first clause of their port.
    amendments
        Those in force, in the order in which they apply.
    off
        Clauses that are switched off: an amendment among them is left out.
    settled
        Pairs of clauses of which it is known what holds where both amend the same.

    Raises
    ------
    AmendmentError
        If a port has no function, an amendment fits nothing, or two of different chapters contradict each other.
    """

    def __init__(
        self, core: Mapping[Clause, Asked], procedures: Sequence[Procedure] = (), amendments: Sequence[Amendment] = (),
        off: frozenset[Clause] = frozenset(), settled: Container[frozenset[Clause]] = frozenset(),
    ) -> None:  # fmt: skip
        self.amendments = tuple(amendments)
        self.procedures = {p.id: p for p in procedures}
        in_force = tuple(a for a in amendments if a.id not in off)
        fitted: set[Amendment] = set()
        for port in self.ports():
            if port.clauses[0] not in core:
                raise AmendmentError(f"the core has no function for {port.name} ({port.clauses[0]})")
            answer = port.off if port.off is not None and port.clauses[0] in off else core[port.clauses[0]]
            mine = [a for a in in_force if a.at in port.clauses]
            _agree(mine, settled)
            for amendment in mine:
                answer = around(answer, amendment, port)
            fitted.update(mine)
            vars(self)[port.name] = answer
        self.core = core
        self.settled = settled
        steps: dict[str, Anchors] = {}
        for procedure in procedures:
            mine = [a for a in in_force if a.at in amendable(procedure) and a not in fitted]
            steps[procedure.id], used = anchors(procedure, mine) if mine else (unamended(procedure), ())
            _agree([a for a in used if a.how == "instead"], settled)
            fitted.update(used)
        self.steps: Mapping[str, Anchors] = steps
        lost = [a for a in in_force if a not in fitted]
        if lost:
            told = "; ".join(f"{a.id} amends {a.at} ({a.how})" for a in lost)
            raise AmendmentError(f"{told}: no rule and no step is called that")

    def rebuilt(self, procedures: Sequence[Procedure], off: frozenset[Clause]) -> Self:
        """The same table with other steps in its procedures, and clauses switched off."""
        return type(self)(self.core, procedures, self.amendments, off, self.settled)

    @classmethod
    def ports(cls) -> Iterator[Rule[..., Any]]:
        """The ports of the table, in the order in which they are declared."""
        for part in reversed(cls.__mro__):
            yield from (value for value in vars(part).values() if isinstance(value, Rule))

    @cached_property
    def fingerprint(self) -> str:
        """What tells tables with other rules apart: a hash of the clauses of steps and amendments."""
        from hashlib import blake2b

        told = [f"{p.id}:{step.id}" for p in self.procedures.values() for step in p.steps]
        told += [f"{a.id}>{a.at}:{a.how}" for a in self.amendments]
        return blake2b("\n".join(told).encode(), digest_size=8).hexdigest()


def _agree(amendments: Sequence[Amendment], settled: Container[frozenset[Clause]]) -> None:
    """Two chapters must not both answer in place of one rule, unless it is known what holds."""
    firm = [a for a in amendments if a.how in ("before", "instead")]
    for i, one in enumerate(firm):
        for other in firm[:i]:
            pair = frozenset({one.id, other.id})
            if one.at == other.at and _chapter(one) != _chapter(other) and pair not in settled:
                raise AmendmentError(f"{other.id} and {one.id} both answer for {one.at}: say what holds")


def _chapter(amendment: Amendment) -> str:
    return amendment.id.partition("-")[0]
