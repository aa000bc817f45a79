"""Crystals that move, one zone to another or onto a card in use (6-3, 9-2-3 iii): as many as there are and as fit."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from judge.engine import Act, Done, Draft, Ref, Result, nothing
from judge.furuyoni import board
from judge.furuyoni.board import cites, history
from judge.furuyoni.effects import arrows
from judge.furuyoni.rules import parameters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.view import View


def degree(done: int, asked: int) -> Done:
    """Fully, partly or not at all."""
    return Done.FULLY if done >= asked else Done.PARTLY if done else Done.NOT


TOLD = ("arrow", "cause", "attack", "basic", "by", "follows")
"""What a movement was told that conditions may ask for, and what follows it."""


def move(draft: Draft, act: Act) -> Result:
    """Move crystals from zone to zone, as many as there are and as can be put there (6-3, 5-10, 7-1-1, 7-1-3-1)."""
    args = act.args
    source, target, asked = args["from"], args["to"], args["n"]
    facts = {"from": source, "to": target, "asked": asked, **{k: args[k] for k in TOLD if k in args}}
    if asked <= 0:
        return Result(Done.FULLY, {**facts, "moved": 0})
    n = asked
    if source != "out" or not draft.on("7-1-16 paragraph 2"):
        there = board.takeable(draft, source) if source != "out" else 0
        if there < n:
            n = there if draft.applies("5-10 paragraph 1", "6-3 paragraph 3") else 0
            if "other_source" in args and board.rules(draft).has("10-42"):
                draft.consult("10-42 bullet 1")
    if source == target and draft.applies("6-3 paragraph 8"):
        return Result(Done.NOT, {**facts, "moved": 0})
    others = min(args["others"] if "others" in args else draft.rules.not_plain(draft, source, n), n)
    if others:
        n -= others
        _leave(draft, act, others)
        facts["others"] = others
    free = _free(draft, act, target, n)
    limit = _limit(draft, target)
    if free is not None and free < n and draft.applies("5-10 paragraph 2", "6-3 paragraph 4", limit):
        n = free
        if act.used and board.rules(draft).has("10-42"):
            draft.consult("10-42 bullet 2")
    if n:
        cites.moved(draft, board.kind_of(source), board.kind_of(target), n)
        _add(draft, source, -n)
        _add(draft, target, n)
        origins = _unpark(draft, act, n)
        onto = board.on_card(target)
        if onto and board.kind_of(board.zone_of(draft, onto)) == "in_use" and draft.applies("6-3 paragraph 7"):
            draft.set(f"{target}.parked", (*draft.get(f"{target}.parked", ()), *origins))
        else:
            for zone, part in origins:
                if zone not in (target, UNKNOWN):
                    history.moved(draft, zone, target, part, args)
    return Result(degree(n + others, asked), {**facts, "moved": n})


def succession(view: View, acts: Sequence[Act]) -> Sequence[int]:
    """In which order crystals that leave several cards at the same time are moved.

    It matters where not all of them fit into the zone that they are sent to: as many as fit move (5-10), of which the
    rules do not say (gap G49).
    """
    leaving = [i for i, act in enumerate(acts) if act.kind == "move" and act.args.get("cause") == "upkeep"]
    sent: dict[str, int] = {}
    for i in leaving:
        sent[acts[i].args["to"]] = sent.get(acts[i].args["to"], 0) + acts[i].args["n"]
    if not any(n > 1 and _crowded(view, target, n) for target, n in sent.items()):
        return range(len(acts))
    active = board.active(view)
    cards = {i: board.on_card(acts[i].args["from"]) for i in leaving}
    first = sorted(leaving, key=lambda i: board.player_of(board.zone_of(view, cards[i])) != active)
    if view.gap("G49", ("5-10 paragraph 2", "6-3 paragraph 4")):
        first.reverse()
    return (*first, *(i for i in range(len(acts)) if i not in leaving))


def _crowded(view: View, target: str, n: int) -> bool:
    free = parameters.room(view, target)
    return free is not None and 0 < free < n


def _leave(draft: Draft, act: Act, n: int) -> None:
    """What only counts as crystals goes where its own rule sends it; from a card in play crystals have left (6-3)."""
    source = act.args["from"]
    for path, value in draft.rules.leaving(draft, source, act.args["to"], n):
        draft.set(path, value)
    if (card := board.on_card(source)) and board.kind_of(board.zone_of(draft, card)) != "in_use":
        history.moved(draft, source, UNKNOWN, n, {**act.args, "to": UNKNOWN})


def all_plain(view: View, zone: str, n: int) -> int:
    """How many of the crystals chosen in a zone only count as crystals (6-3): none, by the core rules."""
    return 0


def chosen(view: View, zone: str, n: int) -> dict[str, int]:
    """What a movement is told of the crystals chosen for it, where several choose at the same time (8-1-3 ii)."""
    others = view.rules.not_plain(view, zone, n)
    return {"others": others} if others else {}


def _limit(draft: Draft, zone: str) -> str:
    """The clause that says how many crystals a zone holds, or who has it."""
    entry, player = board.vocab(draft).zones.get(board.kind_of(zone)), board.player_of(zone)
    if entry is None:
        return "7-1-3-1"
    if entry.of == "common" and entry.cap is None:
        return "6-3 paragraph 4"
    there = not player or board.has_zone(draft, player, entry.name)
    return entry.cap.clause if there and entry.cap is not None else entry.clause


def _free(draft: Draft, act: Act, target: str, n: int) -> int | None:
    """How many crystals the target can take: more of an arrow, where an effect says so (10-44; gap G27)."""
    usual = parameters.room(draft, target)
    arrow_of = act.args.get("arrow_of", "")
    if usual is None or usual >= n or not arrow_of:
        return usual
    free = parameters.room(draft, target, arrow_of)
    if free == usual or not act.args.get("in_attack") or arrows.counts(draft):
        return free
    return usual


def _add(draft: Draft, zone: str, n: int) -> None:
    if zone != "out":
        after = board.plain_crystals(draft, zone) + n
        draft.set(board.crystal_path(board.vocab(draft), zone), after or None if zone.startswith("card.") else after)


UNKNOWN = ""
"""The zone of origin of crystals on a card in use that cannot be told apart (gap G15)."""
Shares = tuple[tuple[str, int], ...]


def waiting(view: View, source: str) -> dict[str, int]:
    """The crystals on a card in use by the zones that they came from, and that they have not left yet (6-3)."""
    found: dict[str, int] = {}
    for zone, n in view.get(f"{source}.parked", ()) if source.startswith("card.") else ():
        found[zone] = found.get(zone, 0) + n
    return found


def mixtures(view: View, source: str, target: str, n: int) -> tuple[Shares, ...]:
    """The origins that some of the crystals on a card in use may have, if anybody counts what has left them (6-3)."""
    parked = waiting(view, source)
    free = parameters.room(view, target)
    n = n if free is None else min(n, free)
    counted = any(history.asked(view, f"left_{board.kind_of(zone)}") for zone in parked)
    if len(parked) < 2 or not counted or not 0 < n < sum(parked.values()):
        return ()
    ways = product(*(range(min(there, n), -1, -1) for there in parked.values()))
    return tuple(tuple((zone, k) for zone, k in zip(parked, way, strict=True) if k) for way in ways if sum(way) == n)


def shares(view: View, zones: Sequence[str], n: int) -> tuple[Shares, ...]:
    """Every way to take so many crystals out of several zones together, as many as there are (5-10)."""
    n = min(n, sum(board.takeable(view, z) for z in zones))
    found: list[Shares] = [()]
    for i, zone in enumerate(zones):
        last = i == len(zones) - 1
        longer = []
        for share in found:
            left = n - sum(k for _, k in share)
            there = board.takeable(view, zone)
            amounts = [left] if last else range(min(left, there), -1, -1)
            longer += [(*share, (zone, k)) for k in amounts if k <= there]
        found = longer
    return tuple(found)


def _unpark(draft: Draft, act: Act, n: int) -> Shares:
    """Crystals that leave a card in use come from where they were before (6-3): as told, or what was put there last."""
    source = act.args["from"]
    parked = waiting(draft, source)
    if not parked:
        return ((source, n),)
    draft.consult("6-3 paragraph 7")
    left, leaving = n, dict[str, int]()
    told = dict(act.args.get("origins", ()))
    if UNKNOWN in told:
        parked = {UNKNOWN: sum(parked.values())}
    for zone in reversed(parked):
        leaving[zone] = min(left, parked[zone], told.get(zone, 0) if told else left)
        left -= leaving[zone]
    kept = tuple((zone, there - leaving[zone]) for zone, there in parked.items() if there > leaving[zone])
    draft.set(f"{source}.parked", kept or None)
    return tuple((zone, part) for zone, part in leaving.items() if part)


def charge(draft: Draft, act: Act) -> Result:
    """Attach crystals to a card in use (9-2-3 iii). By 6-3 they have not moved until the card goes on."""
    card: Ref = act.args["card"]
    path = f"card.{card.id}"
    parked: tuple[tuple[str, int], ...] = draft.get(f"{path}.parked", ())
    total = 0
    for zone, asked in act.args["take"]:
        n = asked if zone == "out" else min(asked, board.takeable(draft, zone))
        if n:
            _add(draft, zone, -n)
            if draft.on("6-3 paragraph 7"):
                parked = (*parked, (zone, n))
            else:
                history.moved(draft, zone, path, n)
            total += n
    _add(draft, path, total)
    draft.set(f"{path}.parked", parked or None)
    asked = act.args["asked"]
    draft.define("7-1-14 paragraph 4")
    if total < asked:
        draft.consult("5-10 paragraph 3", "6-3 paragraph 5")
    outside = sum(n for zone, n in act.args["take"] if zone == "out")
    facts = {"card": card, "charged": total, "asked": asked}
    return Result(degree(total, asked), {**facts, "outside": outside} if outside else facts)


RULES = {"6-3 counted": all_plain, "6-3 leaving": nothing}
