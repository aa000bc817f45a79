"""`python -m bench.games [N]`: whole games by players who choose at random, with every invariant checked."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from statistics import median

from bench.both import asks_jobs, each
from judge.furuyoni.cards.pools import versions
from judge.vision.catalogue import executable
from tests.furuyoni.whole_games import Furuyoni
from tests.furuyoni.whole_games import play as whole_furuyoni
from tests.random_games import Fault, Game, Playing
from tests.vision.whole_games import Vision
from tests.vision.whole_games import play as whole_vision

PLAYING: dict[str, type[Playing]] = {"furuyoni": Furuyoni, "vision": Vision}


def main() -> int:
    """Play, print faults as they come and the sums at the end; 1 if there was a fault."""
    parser = ArgumentParser(prog="python -m bench.games", description="Play whole games at random and look for faults.")
    parser.add_argument("games", type=int, nargs="?", default=1000, help="how many (default: 1000)")
    parser.add_argument("--game", choices=PLAYING, default="furuyoni", help="of which game (default: furuyoni)")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed (default: 0)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no game after so long")
    asks_jobs(parser)
    parser.add_argument("--faults", type=Path, default=Path(), help="where scenarios of faults go (default: here)")
    asked = parser.parse_args()
    games: list[Game] = []
    faults: list[Fault] = []
    began = time.perf_counter()
    seeds = range(asked.seed, asked.seed + asked.games)
    playing = {"furuyoni": whole_furuyoni, "vision": whole_vision}[asked.game]
    for played in each(playing, seeds, asked.jobs, asked.seconds):
        if isinstance(played, Game):
            games.append(played)
            continue
        faults.append(played)
        file = asked.faults / f"fault-{played.seed}.yaml"
        file.write_text(played.file, encoding="utf-8")
        print(f"seed {played.seed}: {played.what}\n  {file}", flush=True)
    report(PLAYING[asked.game], games, faults, time.perf_counter() - began)
    return 1 if faults else 0


def report(playing: type[Playing], games: list[Game], faults: list[Fault], seconds: float) -> None:
    """Print the sums of what was played."""
    every = len(games) + len(faults)
    print(f"{every} games, {len(faults)} faults, {every / seconds:.2f} games a second")
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
    seated = Counter(version for game in games for version in game.megami)
    if seated:
        print("versions    " + ", ".join(f"{version}: {n}" for version, n in sorted(seated.items())))
    used = Counter(number for game in games for number in game.used)
    print(f"cards used  {len(used)}; least often " + ", ".join(f"{c}: {n}" for c, n in used.most_common()[:-6:-1]))
    there = {no for version in seated for no in versions()[version].choose} if seated else {*executable()}
    never = sorted(there - {*used})
    print(f"never used  {', '.join(never) or 'none'}")


if __name__ == "__main__":
    sys.exit(main())
