"""`python -m bench.pairs LEDGER`: whole games for every pair of megami, going on where the ledger ends.

The ledger has a line of JSON for each game. A game's number is its seed: which pair it is of, and which of that pair's.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random

from bench.both import each
from bench.ledger import Played, asks, asks_again, entry, play_on, read, seeds, write
from judge.furuyoni.cards.pools import versions
from tests.furuyoni.whole_games import play

MEGAMI = tuple(dict.fromkeys(version.megami for version in versions().values()))
PAIRS = tuple(combinations(MEGAMI, 2))
APART = 10_000
"""Between the first seeds of two pairs."""
ENOUGH = 6
"""With so many others a version shall have been in a game."""


def seated(seed: int) -> list[tuple[str, str]]:
    """Who sits where in the game of a seed: the pair with one player, or one of them with each, in turns."""
    one, other = PAIRS[seed // APART]
    random = Random(f"seats {seed}")
    if seed % 2:
        first, second = random.choice(others(one)), random.choice(others(other))
        return [(one, first), (other, second)]
    third, fourth = random.sample(MEGAMI, 2)
    return [(one, other), (third, fourth)]


def others(megami: str) -> list[str]:
    return [one for one in MEGAMI if one != megami]


def due(done: set[int], a_pair: int, only: str) -> Iterator[int]:
    """The seeds that the ledger lacks: a game of every pair before a second of any."""
    for n in range(a_pair):
        for at, pair in enumerate(PAIRS):
            if at * APART + n not in done and (not only or only in pair):
                yield at * APART + n


def run(seed: int) -> tuple[Played, str]:
    """Play a game; the text is that of a scenario that shows what went wrong."""
    return entry(play(seed, seated(seed)), tuple(seated(seed)))


def report(games: Iterable[Played]) -> Iterator[str]:
    """One line a pair, then the sums, the versions that have met too few others, and cards that nobody has used."""
    games = tuple(games)
    of: dict[int, list[Played]] = defaultdict(list)
    met: dict[str, set[str]] = {version: set() for version in versions()}
    for game in games:
        of[game.seed // APART].append(game)
        for seat in game.seats:
            for version in {*seat} & {*met}:
                met[version] |= {other.partition("-")[0] for side in game.seats for other in side}
    for at, pair in enumerate(PAIRS):
        its = of[at]
        faults = sum(bool(game.fault) for game in its)
        turns, events = sum(game.turns for game in its), sum(game.events for game in its)
        over = sum(bool(game.result) for game in its)
        sums = f"{len(its):4} games{over:4} ended{turns:6} turns{events:9} events{faults:3} faults"
        yield f"{' + '.join(pair):<20}{sums}"
    every = [game for its in of.values() for game in its]
    faults = sum(bool(game.fault) for game in every)
    yield f"{len(every)} games of {sum(map(bool, of.values()))} of {len(PAIRS)} pairs, {faults} faults"
    others_met = {version: len(m - {versions()[version].megami}) for version, m in met.items()}
    short = [f"{version} ({n})" for version, n in others_met.items() if n < ENOUGH]
    yield f"versions with fewer than {ENOUGH} others: {', '.join(short) or 'none'}"
    unused = {number for version in versions().values() for number in version.choose}
    unused -= {number for game in games for number in game.used}
    yield f"cards of decks that nobody used: {', '.join(sorted(unused)) or 'none'}"


def arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.pairs", description="Play whole games of every pair of megami.")
    parser.add_argument("ledger", type=Path, help="a file with a line a game, which is gone on with")
    parser.add_argument("--games", type=int, default=31, help="how many of each pair (default: 31, together 10,000)")
    asks(parser)
    parser.add_argument("--with", dest="only", default="", help="the pairs of one megami alone")
    asks_again(parser)
    return parser.parse_args()


def main() -> int:
    """Play on, print faults as they come and the report at the end; 1 if the ledger has a fault."""
    asked = arguments()
    due_here = seeds(asked, read(asked.ledger), lambda done: due(done, asked.games, asked.only))
    from bench.pairs import run as playing  # by its module's name, under which every process finds it

    games = each(playing, due_here, asked.jobs, asked.seconds)
    for said in play_on(games, partial(write, asked.ledger), asked):
        print(said, flush=True)
    kept = read(asked.ledger)
    print("\n".join(report(kept)))
    return 1 if any(game.fault for game in kept) else 0


if __name__ == "__main__":
    sys.exit(main())
