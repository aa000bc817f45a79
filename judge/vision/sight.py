"""What a player knows: hidden zones of the other player, decks and nodes, are blotted out (3.1.5.b)."""

from __future__ import annotations

from typing import Any

from judge.port.ruling import Ruling
from judge.vision.board import reading
from judge.vision.model import PLAYERS

HIDDEN = "?"


def seen_by(ruling: Ruling, player: str) -> Ruling:
    """The ruling without what a player cannot know: hands of the other, decks, nodes, sideboards, cards face down."""
    secret = [f"{p}.{z}" for p in PLAYERS for z in reading.HIDDEN
              if p != player or z not in reading.SEEN_BY_OWNER]  # fmt: skip
    state = ruling.machine.state
    unknown = {c for zone in secret for c in state.get(zone, ())}
    unknown |= {
        int(p.split(".")[1]) for p in state
        if p.startswith("card.") and p.endswith(".down") and state[p]
    }  # fmt: skip
    names = {f"card.{c}.card" for c in unknown}
    machine = ruling.machine.fork()
    machine.pending = ruling.machine.pending
    machine.state = {path: HIDDEN if path in names else value for path, value in state.items()}
    board = ruling.scenario.floor.facts.board(machine)
    kept: dict[str, Any] = {path: board.get(path, HIDDEN) for path in ruling.board if path in board}
    for zone in secret:
        kept[zone] = (HIDDEN,) * len(ruling.board.get(zone, ()))
    checks = tuple(
        c._replace(wanted=HIDDEN, found=HIDDEN) if getattr(c.expectation, "path", "") in secret else c
        for c in ruling.checks
    )
    stopped = ruling.stopped
    if stopped is not None and stopped.by not in (player,) and stopped.by in PLAYERS:
        stopped = stopped._replace(options=(), withheld=True)
    return ruling._replace(machine=machine, board=kept, checks=checks, stopped=stopped,
                           moments=tuple(seen_by(one, player) for one in ruling.moments))  # fmt: skip
