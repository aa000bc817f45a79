"""Judging claims: every board of each, in every edition and printing asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.compare import Comparison, compare, side
from judge.answer.faq import bearing, deciding
from judge.answer.faq.boards import Board, Boards, lay_out, positions
from judge.answer.faq.over import Over, leaves_open, over_all
from judge.answer.faq.verdict import (
    BY_END,
    FAILS,
    HANGS,
    HOLDS,
    MISSING,
    OPEN,
    WORST,
    Deciding,
    Judged,
    Key,
    Seen,
    Tried,
)
from judge.answer.outcomes.able import UNFINISHED
from judge.answer.run import adjudicate
from judge.port.expect import Can, Decided, Expectation, Fact
from judge.rulebook.ids import parse
from judge.scenario.claims import Case, Claim, Claims, Position, load_claims
from judge.text.errors import Place, Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.port.ruling import Ruling
    from judge.scenario.loader import Floors

NOT_WRITTEN = "J411"


def load(path: str, floors: Floors) -> tuple[Claims | None, list[Problem]]:
    """Read the file of claims at `path` (`-`: standard input): the claims that can be read, and every problem.

    Never raises.
    """
    return load_claims(path, floors)


def judge_claims(
    claims: Claims, edition: str = "", text_alone: bool = False
) -> tuple[list[Judged], list[Problem]]:
    """Judge the claims of a file, in their order; with `edition` in it alone, those not made for it left out.

    `text_alone`: what the publisher has answered where the rules are silent is left open.

    Problems are boards that are wrong in every edition, and faults of the project; their claims have no verdict.
    """
    found: list[Judged] = []
    problems: list[Problem] = []
    for claim in claims.claims:
        if edition and not _made_for(claim, edition):
            continue
        try:
            found.append(judge_claim(claim, claims.file, (edition,) if edition else (), text_alone))
        except Problems as wrong:
            problems += wrong.problems
    return found, problems


def _made_for(claim: Claim, edition: str) -> bool:
    bound = {case.edition for case in claim.cases}
    return edition in claim.editions and (not bound or bool(bound & {"", edition}))


def judge_claim(claim: Claim, file: str, editions: tuple[str, ...] = (), text_alone: bool = False) -> Judged:
    """Judge one claim, in `editions` (without any: its own).

    Raises `Problems` where a board of it is wrong everywhere, or the project fails on one.
    """
    if claim.waiting:
        return Judged(claim, "waiting", (), claim.clauses)
    if not claim.cases:
        return Judged(claim, "undecidable", (), claim.clauses)
    laid = lay_out(claim, file, editions, text_alone)
    seen = tuple(_seen(claim, boards, *pair) for pair, boards in laid.items())
    verdict = _verdict([one.tried.end for one in seen if one.tried is not None])
    judged = Judged(claim, verdict, seen, claim.clauses)
    shown = judged.shown
    if not claim.clauses and shown is not None and shown.tried is not None:
        judged = judged._replace(clauses=tuple(dict.fromkeys(shown.tried.deciding.clauses)))
    comparison = _parting(judged, laid) if verdict == "depends" else None
    loose = claim._replace(cases=claim.ordinary, ordinary=(), strictly="", clauses=(), verdict="")
    ordinary = judge_claim(loose, file, editions, text_alone) if claim.ordinary else None
    unborne = tuple(bearing.unborne(judged))
    return judged._replace(unborne=unborne, comparison=comparison, ordinary=ordinary)


def _verdict(ends: list[str]) -> str:
    """The verdict over all editions and printings: their common one, else that it depends on them.

    Where something is not written yet in one of them, nothing can be said of them all.
    """
    found = {BY_END[end] for end in ends}
    if len(found) == 1:
        return found.pop()
    return BY_END[MISSING] if not found or MISSING in ends else "depends"


def _seen(claim: Claim, boards: list[Board], edition: str, printing: str) -> Seen:
    """The claim in one edition and printing: the board that decides, and what each came to."""
    ends: dict[Key, str] = {}
    bearers: dict[str, dict[str, list[Tried]]] = {}
    first: dict[str, Tried] = {}
    by_case: dict[int, Tried] = {}
    for key, case, position in positions(claim, boards):
        tried = _tried(case, position)
        ends[key] = tried.end
        first.setdefault(tried.end, tried)
        if key[0] not in by_case or WORST.index(tried.end) < WORST.index(by_case[key[0]].end):
            by_case[key[0]] = tried
        for clause in bearing.applied(claim.clauses, tried):
            bearers.setdefault(tried.end, {}).setdefault(clause, []).append(tried)
    end = next((end for end in WORST if end in first), "")
    absent = tuple(problem for board in boards for problem in board.laid.problems)
    cards = printing or next((board.laid.cards for board in boards if board.laid.positions), "")
    impossible = sum(board.laid.impossible for board in boards)
    kept = {clause: tuple(boards[: bearing.MOST]) for clause, boards in bearers.get(end, {}).items()}
    shown = _settled(first[end], bool(claim.clauses)) if end else None
    return Seen(edition, cards, shown, ends, impossible, kept, absent, by_case)


def _tried(case: Case, position: Position) -> Tried:
    """A claim on one board."""
    if case.refused or position.scenario is None:
        return _refused(case, position)
    try:
        ruling, problems = adjudicate(position.scenario)
    except Exception as error:
        message = f"a fault of this project: {type(error).__name__}: {error}"
        raise Problems([Problem.at(Place(*case.place), "J501", message, "report it with the file")]) from error
    if ruling is None:
        return _missing(case, position, problems)
    if ruling.unplayed:
        return _tried_as(case, position, MISSING, ruling)
    if leaves_open(ruling):
        try:
            return _over(case, position, over_all(ruling))
        except Problems as problem:
            return _missing(case, position, problem.problems)
    wrong = [check for check in ruling.checks if not check.ok]
    end = FAILS if ruling.refused is not None or wrong else HOLDS
    if any(isinstance(one.expectation, Can) and one.found.endswith(UNFINISHED) for one in wrong):
        end = MISSING
    return _tried_as(case, position, OPEN if _left_open(ruling) else end, ruling)


def _refused(case: Case, position: Position) -> Tried:
    """A board that is claimed to be none: it is to be refused under each of the clauses that the case names."""
    found = tuple(dict.fromkeys(clause for problem in position.problems for clause in problem.clauses))
    borne = all(any(parse(asked).covers(parse(clause)) for clause in found) for asked in case.refused)
    end = HOLDS if position.scenario is None and borne else FAILS
    return Tried(case, position, end, None, deciding=Deciding(0, found), problems=position.problems)


def _missing(case: Case, position: Position, problems: Sequence[Problem]) -> Tried:
    """A claim on a board that needs what is not written yet. Raises `Problems` where anything else is wrong with it."""
    if any(problem.code != NOT_WRITTEN for problem in problems):
        raise Problems(problems)
    return Tried(case, position, MISSING, None, problems=tuple(problems))


def _left_open(ruling: Ruling) -> bool:
    """Whether another reading of a silence of the rules gives another answer, and the claim is not just that."""
    return not ruling.decided and not any(isinstance(e, Decided) for e in ruling.scenario.expect)


def _over(case: Case, position: Position, over: Over) -> Tried:
    """A claim on a board that leaves something to be decided: it holds always, never, or hangs on that.

    Where not everything could be looked into, what was found is still enough to say that it does not always hold.
    """
    if _left_open(over.shown):
        end = OPEN
    elif over.held == over.total:
        end = HOLDS if over.exhausted else MISSING
    else:
        end = FAILS if not over.held and over.exhausted else HANGS
    return _tried_as(case, position, end, over.shown)._replace(over=over)


def _tried_as(case: Case, position: Position, end: str, ruling: Ruling) -> Tried:
    wrong = tuple(check for check in ruling.checks if not check.ok) if end != HOLDS else ()
    return Tried(case, position, end, ruling, wrong)


def _settled(tried: Tried, stated: bool) -> Tried:
    """The board with what settles the claim: the first obstacle, or what decides the first expectation not met.

    What kept a fact that nothing changed takes runs to find out, which are spared where the file states clauses.
    """
    ruling = tried.ruling
    if ruling is None:
        return tried
    if ruling.refused is not None:
        clauses = tuple(c for one in ruling.refused.why for c in one.clauses)
        return tried._replace(deciding=Deciding(len(ruling.events), clauses))
    asked = [check.expectation for check in ruling.checks if not tried.wrong or not check.ok]
    return tried._replace(deciding=next(filter(_tells, _deciders(asked, ruling, stated)), deciding.NOTHING))


def _deciders(asked: list[Expectation], ruling: Ruling, stated: bool) -> Iterator[Deciding]:
    for expectation in asked:
        yield deciding.deciding(expectation, ruling)
        if not stated and isinstance(expectation, Fact) and not deciding.changed(expectation, ruling):
            yield deciding.kept(expectation, ruling)


def _tells(one: Deciding) -> bool:
    return bool(one.clauses)


# -- editions --------------------------------------------------------------------------------------------


def _parting(judged: Judged, laid: Boards) -> Comparison | None:
    """The first board that comes to something else in another edition or printing, in both."""
    seen = [(boards, one) for boards, one in zip(laid.values(), judged.seen, strict=True) if one.tried is not None]
    for boards, other in seen[1:]:
        own, first = seen[0]
        key = next((key for key, end in first.ends.items() if other.ends.get(key, end) != end), None)
        if key is not None:
            here, there = (
                next(position.scenario for one, _, position in positions(judged.claim, side_boards) if one == key)
                for side_boards in (own, boards)
            )
            if here is None or there is None:
                return None
            return compare(side(here, here.edition, here.cards), side(there, there.edition, there.cards))
    return None
