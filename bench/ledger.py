"""A ledger of whole games: a line of JSON each, gone on with where it ends."""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from bench.both import asks_jobs
from tests.random_games import Fault, Game

Seats: TypeAlias = "tuple[tuple[str, ...], ...]"
"""The versions that each player has brought."""


class Played(NamedTuple):
    """One game of a ledger: `fault` is "" where nothing went wrong, `used` holds the numbers of cards used."""

    seed: int
    seats: Seats
    result: str
    turns: int
    events: int
    fault: str
    used: tuple[str, ...] = ()
    choices: int = 0


def read(ledger: Path) -> list[Played]:
    """What the ledger holds, the last word on each seed."""
    if not ledger.is_file():
        return []
    games = (played(json.loads(line)) for line in ledger.read_text(encoding="utf-8").splitlines())
    by_seed = {game.seed: game for game in games}
    return [by_seed[seed] for seed in sorted(by_seed)]


def played(line: dict[str, Any]) -> Played:
    """A line of the ledger."""
    seats, used = tuple(map(tuple, line["seats"])), tuple(line.get("used", ()))
    return Played(**{**line, "seats": seats, "used": used})


def entry(found: Game | Fault, seats: Seats = ()) -> tuple[Played, str]:
    """What the ledger says of a game; the text is that of a scenario that shows what went wrong."""
    if isinstance(found, Fault):
        return Played(found.seed, seats, "", 0, 0, found.what), found.file
    used, seats = tuple(sorted(found.used)), tuple(found.megami[at : at + 2] for at in range(0, len(found.megami), 2))
    return Played(found.seed, seats, found.result, found.turns, found.events, "", used, found.choices), ""


def asks(parser: ArgumentParser) -> None:
    """What is asked of everything that plays games: how long, how many at once, where faults go."""
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no game after so long")
    asks_jobs(parser)
    parser.add_argument("--faults", type=Path, default=Path(), help="where scenarios of faults go (default: here)")


def asks_again(parser: ArgumentParser) -> None:
    """What is asked of what goes on with a ledger."""
    parser.add_argument("--again", action="store_true", help="play the games once more that had a fault")
    parser.add_argument("--report", action="store_true", help="play nothing, say what the ledger holds")


def seeds(asked: Namespace, done: Iterable[Played], due: Callable[[set[int]], Iterable[int]]) -> Iterable[int]:
    """Which games are to be played: none, or those that had a fault where that is asked, then those not yet played."""
    if asked.report:
        return ()
    lacking = [game.seed for game in done if game.fault] if asked.again else []
    return (*lacking, *due({game.seed for game in done}))


def write(ledger: Path, game: Played) -> None:
    """One line more."""
    with ledger.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(game._asdict()) + "\n")


def play_on(
    games: Iterable[tuple[Played, str]], keep: Callable[[Played], object], asked: Namespace
) -> Iterator[str]:
    """Keep each game as it ends and say each fault; at the end how many games were played."""
    began, played = time.perf_counter(), 0
    for game, file in games:
        played += 1
        keep(game)
        if game.fault:
            path = asked.faults / f"fault-{game.seed}.yaml"
            path.write_text(file, encoding="utf-8")
            yield f"seed {game.seed}: {game.fault}\n  {path}"
    if played:
        yield f"{played} games played now, {played / (time.perf_counter() - began):.2f} a second"
