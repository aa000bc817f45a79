"""`python -m bench.games [N]`: whole games by players who choose at random, with every invariant checked."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from functools import partial
from pathlib import Path
from statistics import median

from bench.both import each
from bench.ledger import Played, asks, asks_again, entry, play_on, read, seeds, write
from judge.furuyoni.cards.pools import versions
from judge.vision.catalogue import executable
from tests.furuyoni.whole_games import Furuyoni
from tests.furuyoni.whole_games import play as whole_furuyoni
from tests.random_games import Playing
from tests.vision.whole_games import Vision
from tests.vision.whole_games import play as whole_vision

PLAYING: dict[str, type[Playing]] = {"furuyoni": Furuyoni, "vision": Vision}


def main() -> int:
    """Play, print faults as they come and the sums at the end; 1 if there was a fault."""
    parser = ArgumentParser(prog="python -m bench.games", description="Play whole games at random and look for faults.")
    parser.add_argument("games", type=int, nargs="?", default=1000, help="how many (default: 1000)")
    parser.add_argument("--game", choices=PLAYING, default="furuyoni", help="of which game (default: furuyoni)")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed (default: 0)")
    asks(parser)
    parser.add_argument("--ledger", type=Path, help="a file with a line a game, which is gone on with")
    asks_again(parser)
    asked = parser.parse_args()
    games = read(asked.ledger) if asked.ledger else []
    keep = partial(write, asked.ledger) if asked.ledger else games.append
    every = range(asked.seed, asked.seed + asked.games)
    here = seeds(asked, games, lambda done: (seed for seed in every if seed not in done))
    playing = {"furuyoni": whole_furuyoni, "vision": whole_vision}[asked.game]
    for said in play_on(map(entry, each(playing, here, asked.jobs, asked.seconds)), keep, asked):
        print(said, flush=True)
    kept = read(asked.ledger) if asked.ledger else games
    report(PLAYING[asked.game], kept)
    return 1 if any(game.fault for game in kept) else 0


def report(playing: type[Playing], kept: list[Played]) -> None:
    """Print the sums of what was played."""
    games = [game for game in kept if not game.fault]
    print(f"{len(kept)} games, {len(kept) - len(games)} faults")
    if not games:
        return
    results = Counter(game.result or f"not over after {playing.TURNS} turns" for game in games)
    print("results     " + ", ".join(f"{result}: {n}" for result, n in results.most_common()))
    for name, counts in (
        ("turns", [game.turns for game in games]),
        ("choices", [game.choices for game in games]),
        ("events", [game.events for game in games]),
    ):
        print(f"{name:<11} {min(counts)} to {max(counts)}, median {median(counts):g}, together {sum(counts):,}")
    seated = Counter(version for game in games for seat in game.seats for version in seat)
    if seated:
        print("versions    " + ", ".join(f"{version}: {n}" for version, n in sorted(seated.items())))
    used = Counter(number for game in games for number in game.used)
    print(f"cards used  {len(used)}; least often " + ", ".join(f"{c}: {n}" for c, n in used.most_common()[:-6:-1]))
    there = {no for version in seated for no in versions()[version].choose} if seated else {*executable()}
    never = sorted(there - {*used})
    print(f"never used  {', '.join(never) or 'none'}")


if __name__ == "__main__":
    sys.exit(main())
