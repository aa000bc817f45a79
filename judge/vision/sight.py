"""What a player knows: hidden zones of the other player, decks and nodes, are blotted out (3.1.5.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.vision.board import reading
from judge.vision.model import PLAYERS

if TYPE_CHECKING:
    from judge.engine import Game
    from judge.port.ruling import Ruling

HIDDEN = "?"


def secret_to(game: Game, player: str) -> tuple[str, ...]:
    """The zones whose cards a player does not see: those of a hidden sort, but for what their owner sees."""

    def on(clause: str) -> bool:
        return clause not in game.off

    hidden = [z for z, clause in reading.HIDDEN.items() if on("V3.1.5.b") and on(clause)]
    hidden += [z for z, clause in reading.PUBLIC.items() if not (on("V3.1.5.a") and on(clause))]
    own = [z for z, clause in reading.SEEN_BY_OWNER.items() if on(clause)]
    return tuple(f"{p}.{z}" for p in PLAYERS for z in hidden if p != player or z not in own)


def seen_by(ruling: Ruling, player: str) -> Ruling:
    """The ruling without what a player cannot know: hands of the other, decks, nodes, sideboards, cards face down."""
    secret = secret_to(ruling.machine.game, player)
    state = ruling.machine.state
    unknown = {c for zone in secret for c in state.get(zone, ())}
    if "V3.4.3.a" not in ruling.machine.game.off:
        unknown |= {card for path, down in state.items() if down and (card := _turned_down(path))}
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
    assumed = ruling.scenario.floor.facts.assumed(ruling.scenario, ruling.events, machine)
    return ruling._replace(machine=machine, board=kept, checks=checks, stopped=stopped, assumed=assumed,
                           moments=tuple(seen_by(one, player) for one in ruling.moments))  # fmt: skip


def _turned_down(path: str) -> int:
    """The card that a fact says lies face down, 0 where it says something else."""
    head, _, what = path.rpartition(".")
    return int(head.partition(".")[2]) if what == "down" and head.startswith("card.") else 0
