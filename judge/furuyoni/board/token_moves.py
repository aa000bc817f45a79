"""Tokens that move from zone to zone or onto cards, and from state to state: as many as there are and as fit (5-10)."""

from __future__ import annotations

from judge.engine import Act, Done, Draft, Result
from judge.furuyoni import board

OUT = "out"
"""Out of the game: where tokens come from and go to."""


def move_tokens(draft: Draft, act: Act) -> Result:
    """Move tokens: `what` (their kind), `n`, `from` and `to` (zones, `card.7`, `out`).

    `owner` and `state`, `new_state` tell them apart where the kind asks for it. Out of the game there is no end of
    them, unless the kind has a total: then none is ever there. `room`: how many the target can take (None: all).
    """
    args = act.args
    kind = board.vocab(draft).tokens[args["what"]]
    source, target, asked = args["from"], args["to"], args["n"]
    facts = {
        "what": kind.name, "from": source, "to": target, "asked": asked,
        **{name: args[name] for name in ("owner", "state", "new_state", "cause", "by") if name in args},
    }  # fmt: skip
    leaving = _path(draft, kind.name, source, args.get("owner", ""), args.get("state", ""))
    coming = _path(draft, kind.name, target, args.get("owner", ""), args.get("new_state", args.get("state", "")))
    if kind.total is not None and OUT in (source, target):
        raise ValueError(f"no {kind.name} is out of the game ({kind.total.clause})")
    n = max(asked, 0)
    if source != OUT:
        there = int(draft.get(leaving, 0))
        if there < n:
            draft.consult("5-10 paragraph 1")
            n = there
    room = args.get("room")
    if room is not None and room < n:
        draft.consult("5-10 paragraph 2")
        n = max(room, 0)
    if n and leaving != coming and not (draft.applies(kind.clause) and _takes(draft, source) and _takes(draft, target)):
        n = 0
    elif n and leaving != coming:
        for path, zone, by in ((leaving, source, -n), (coming, target, n)):
            if zone != OUT:
                draft.set(path, int(draft.get(path, 0)) + by or None)
    degree = Done.FULLY if n >= asked else Done.PARTLY if n else Done.NOT
    return Result(degree, {**facts, "moved": n})


def _takes(draft: Draft, zone: str) -> bool:
    """Whether there is a zone in which tokens lie by themselves, and whether it takes them, as its clauses say."""
    known = board.vocab(draft).zones.get(board.kind_of(zone))
    if known is None or not known.borne_by:
        return True
    said = tuple(clause for clause in (known.clause, known.holds.clause) if clause)
    draft.define(*said)
    return draft.on(*said)


def _path(draft: Draft, kind: str, zone: str, owner: str, state: str) -> str:
    """Where tokens of a kind are counted in a zone. Raises ValueError where the kind cannot lie there so."""
    if zone == OUT:
        return OUT
    place = board.kind_of(zone)
    if place == "card":
        place = board.kind_of(board.zone_of(draft, board.on_card(zone)))
    known = board.vocab(draft).tokens[kind]
    told = (kind, owner if place in known.named_in else "", state if place in known.states.get(state, ()) else "")
    path = ".".join(part for part in told if part)
    if path not in known.paths(place):
        raise ValueError(f"no {path} in {zone}")
    return f"{zone}.{path}"
