"""Facts about a run: what is claimed, what the run has to say about it, and whether another run says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answer.expect import OPERATORS, stands_for
from judge.engine import View
from judge.light import NamedTuple
from judge.port.reading import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judge.answer.why.runs import Run


class Claim(NamedTuple):
    """A fact that may be so or not.

    `sort` is path, attack, used, result, lies, applied or action; `about` what of it: a path, the number of an attack,
    the cards meant, a zone, a clause. `no`: it is claimed that it is not so.
    """

    text: str
    sort: str
    about: tuple[Any, ...]
    op: str = ""
    value: Any = None
    no: bool = False

    @property
    def claimed(self) -> bool:
        """Whether something is said of the fact that may be true or false; else its value alone is asked for."""
        return self.sort != "path" or bool(self.op)


class Seen(NamedTuple):
    """What a run has to say about a claim: the value there is, and whether the claim holds."""

    value: Any
    holds: bool


def look(claim: Claim, run: Run) -> Seen:
    """What a run has to say about a claim."""
    value, holds = LOOKS[claim.sort](claim, run)
    return Seen(value, holds != claim.no)


def _look_path(claim: Claim, run: Run) -> tuple[Any, bool]:
    (path,) = claim.about
    found = run.board().get(path) if run.paths[path] is not Kind.OBJECTS else _lying(path, run)
    if not claim.op:
        return found, True
    if isinstance(claim.value, tuple):
        return found, run.floor.grounds.same(_view(run), path, claim.value) == (claim.op == "==")
    there = len(found) if isinstance(found, tuple) else found
    return there, bool(OPERATORS[claim.op](there, claim.value))


def _lying(path: str, run: Run) -> tuple[Any, ...]:
    """The cards in a zone with the crystals on them."""
    return run.floor.grounds.lying(_view(run), path)


def _view(run: Run) -> View:
    return View(run.machine.game, run.machine.state, run.machine.stack)


def _look_attack(claim: Claim, run: Run) -> tuple[Any, bool]:
    (number, end), marks = claim.about, run.floor.landmarks
    found = run.floor.grounds.attack_ends(run.events).get(number)
    happened = ((e, h) for e in run.events for h in e.happened if h.kind == marks.removing)
    removed = (e.clauses[0] for e, h in happened if h.facts.get("attack") == number)
    if found == "failed" and next(removed, "") == marks.carried_through:
        found = "carried through"
    if end == "made":
        return found, found not in (None, "open", "improper")
    return found, found == end or (end == "failed" and found in marks.cancelled[:1])


def _look_used(claim: Claim, run: Run) -> tuple[Any, bool]:
    by, cards = claim.about
    used = any(
        h.kind == run.floor.landmarks.entering and h.facts["card"].id in cards and (not by or event.actor == by)
        for event in run.events
        for h in event.happened
    )
    return used, used


def _look_result(claim: Claim, run: Run) -> tuple[Any, bool]:
    found = run.result or "none"
    return found, found == claim.about[0]


def _look_asked(claim: Claim, run: Run) -> tuple[Any, bool]:
    choice = run.machine.pending
    found = choice.by if choice is not None else "nobody"
    return found, found == claim.about[0]


def _look_lies(claim: Claim, run: Run) -> tuple[Any, bool]:
    cards, zones = claim.about
    lie = {card for zone in zones for card, *_ in _lying(zone, run)}
    state = run.machine.state
    where = tuple(state.get(f"card.{card}.zone") for card in cards)
    if any(".specials." in zone for zone in zones):
        where = tuple(
            f"{zone}.{state.get(f'card.{card}.state')}" if str(zone).endswith(".specials") else zone
            for card, zone in zip(cards, where, strict=True)
        )
    return where, any(card in lie for card in cards)


def _look_applied(claim: Claim, run: Run) -> tuple[Any, bool]:
    applied = any(stands_for(claim.about[0], clause) for event in run.events for clause in event.clauses)
    return applied, applied


def _look_done(claim: Claim, run: Run) -> tuple[Any, bool]:
    (by, kind), marks = claim.about, run.floor.landmarks
    told = {"what": marks.naming, "kind": kind, "by": by}
    done = any(
        h.kind == marks.telling_done and all(h.facts.get(k) == v for k, v in told.items())
        for event in run.events
        for h in event.happened
    )
    return done, done


LOOKS: Mapping[str, Callable[[Claim, Run], tuple[Any, bool]]] = {
    "path": _look_path, "attack": _look_attack, "used": _look_used, "result": _look_result, "lies": _look_lies,
    "applied": _look_applied, "asked": _look_asked, "done": _look_done,
}  # fmt: skip


def otherwise(claim: Claim, first: Seen, run: Run) -> bool:
    """Whether a fact comes out otherwise in another run: another value, or for a comparison another truth."""
    now = look(claim, run)
    compared = claim.sort == "path" and claim.op not in ("", "==")
    if claim.sort == "path" and claim.op == "==" and first.holds:
        return not now.holds
    ended = claim.sort in ("attack", "asked") or (claim.sort == "result" and first.value != "none")
    gathered = claim.sort == "lies" and any(map(run.floor.grounds.gathered, claim.about[1]))
    valued = claim.sort == "path" or (claim.sort == "lies" and not gathered) or (ended and not first.holds)
    return now.value != first.value if valued and not compared else now.holds != first.holds
