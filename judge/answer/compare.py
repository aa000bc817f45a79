"""The same board under two editions or printings: what comes of it in each, and where the two part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.answer.divergence import Parting, part
from judge.answer.run import adjudicate
from judge.light import NamedTuple
from judge.port.expect import COMMON, Applied, Decided, Expectation, Fact
from judge.port.floor import Reprinted
from judge.port.ruling import Ruling
from judge.text.errors import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.port.floor import Scenario


class Side(NamedTuple):
    """A board in one edition, with the cards of one printing: its ruling, or why there is no such board."""

    edition: str
    cards: str
    ruling: Ruling | None
    problems: tuple[Problem, ...] = ()

    @property
    def name(self) -> str:
        """Edition and printing, as reports name them."""
        return f"{self.edition} {self.cards}"


class Comparison(NamedTuple):
    """Two rulings on one board.

    `facts` holds what differs, by name, as it is on each side; `asked` those of them that the file asks for (all of
    them, where it asks for nothing). `due` says what makes the answers differ where both edition and printing are
    others: `rules`, `cards`, `either` (each alone would), `both` (only together); "" where that was not looked at.
    `cards` are the cards of the board that the printings print otherwise.
    """

    sides: tuple[Side, Side]
    facts: Mapping[str, tuple[Any, Any]]
    asked: tuple[str, ...]
    parting: Parting | None
    due: str = ""
    cards: tuple[Reprinted, ...] = ()

    @property
    def known(self) -> bool:
        """Whether the board can be laid out on both sides."""
        return all(side.ruling is not None for side in self.sides)

    @property
    def changes(self) -> bool:
        """Whether the answer is another."""
        return bool(self.asked)


def side(scenario: Scenario | None, edition: str, cards: str, problems: tuple[Problem, ...] = ()) -> Side:
    """One side of a comparison: the scenario adjudicated."""
    if scenario is None:
        return Side(edition, cards, None, problems)
    ruling, wrong = adjudicate(scenario)
    return Side(scenario.edition, scenario.cards, ruling, tuple(wrong))


def compare(one: Side, two: Side) -> Comparison:
    """Hold two rulings on one board against each other."""
    if one.ruling is None or two.ruling is None:
        return Comparison((one, two), {}, (), None)
    facts = _differences(one.ruling, two.ruling) | _claims(one.ruling, two.ruling)
    asked, parting = _asked(one.ruling, two.ruling, facts), part(one.ruling, two.ruling)
    return Comparison((one, two), facts, asked, parting, cards=tuple(_reprinted(one.ruling, two.ruling)))


def attributed(found: Comparison, mixed: tuple[Side, Side]) -> Comparison:
    """The comparison, with what makes the answers differ.

    `mixed` are the rulings with only the edition of the second side, and with only the printing of it.
    """
    first = found.sides[0]
    rules, cards = (compare(first, other).changes if other.ruling is not None else False for other in mixed)
    due = {(True, True): "either", (True, False): "rules", (False, True): "cards"}.get((rules, cards), "both")
    return found._replace(due=due)


def outcome(ruling: Ruling) -> dict[str, Any]:
    """The facts of a ruling by name: the board, how attacks and the run ended, what is open, whether it is decided."""
    own = ruling.scenario.floor.facts
    stopped, refused = ruling.stopped, ruling.refused
    facts: dict[str, Any] = {name: value for name, value in ruling.board.items() if own.compared(name)}
    facts |= own.happened(ruling.events)
    facts["result"] = ruling.result or "none"
    facts["refused"] = refused.line if refused else "none"
    facts["stopped"] = f"{stopped.by} {stopped.kind}" if stopped else "none"
    facts["options"] = stopped.options if stopped else ()
    facts["decided"] = ruling.decided
    return facts


def _differences(one: Ruling, two: Ruling) -> dict[str, tuple[Any, Any]]:
    before, after = outcome(one), outcome(two)
    names = dict.fromkeys((*before, *after))
    return {n: (before.get(n), after.get(n)) for n in names if before.get(n) != after.get(n)}


def _claims(one: Ruling, two: Ruling) -> dict[str, tuple[Any, Any]]:
    """The expectations that no fact stands for, and that are met on one side only."""
    pairs = [(a, b) for a, b in zip(one.checks, two.checks, strict=True) if a.ok != b.ok]
    return {a.wanted: (a.ok, b.ok) for a, b in pairs if not _shown_by_facts(a.expectation)} | _on_the_way(one, two)


def _on_the_way(one: Ruling, two: Ruling) -> dict[str, tuple[bool, bool]]:
    """The expectations in the middle of the play that are met on one side only, each behind so many lines."""
    return {
        f"behind {len(here.scenario.play)} lines: {a.wanted}": (a.ok, b.ok)
        for here, there in zip(one.moments, two.moments, strict=True)
        for a, b in zip(here.checks, there.checks, strict=True)
        if a.ok != b.ok
    }


def _shown_by_facts(expectation: Expectation) -> bool:
    """Whether a fact, or what came of the run, stands for an expectation."""
    if isinstance(expectation, Applied | Decided | Fact):
        return True
    return not isinstance(expectation, COMMON) and bool(expectation.about)


def _asked(one: Ruling, two: Ruling, facts: Mapping[str, tuple[Any, Any]]) -> tuple[str, ...]:
    """What differs of that which the expectations speak of.

    A line that is refused concerns them all, and so does a run that ends otherwise: what is asked is settled on one
    side, and may be open on the other. Which clauses are cited is no part of an answer.
    """
    if not one.checks and not one.moments:
        return tuple(facts)
    spoken = {"refused", "decided", "result", "stopped", *_claims(one, two)}
    for check in one.checks:
        if isinstance(check.expectation, Fact):
            spoken.add(check.expectation.path)
        elif not isinstance(check.expectation, COMMON):
            spoken.add(check.expectation.about)
    return tuple(name for name in facts if name in spoken)


def _reprinted(one: Ruling, two: Ruling) -> Iterator[Reprinted]:
    """What of the board two printings print otherwise."""
    return one.scenario.floor.reprinted(*((r.machine.game, r.scenario.cards) for r in (one, two)))
