"""`python -m bench.boards [N]`: how long boards of ten cards made at random take to be settled.

On each board `a` has four cards in hand and two unused specials, `b` two cards, those first that may answer, and two
unused specials, both of any two versions of megami; all other cards are known too. Asked is whether `b` can be brought
down this turn from one life, from two and so on, up to the first number for which there is no line. A seed decides a
board. Seconds are those of the clock.
"""

from __future__ import annotations

import gc
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from typing import NamedTuple

from judge.answer.solve import SEARCHING, solve
from judge.engine.explore import Limits
from judge.engine.work import ALONE, Workers
from judge.floors import FLOORS
from judge.furuyoni.cards.index import Cards
from judge.furuyoni.cards.pools import Version, versions
from judge.furuyoni.compose import Seat, board, deck
from judge.garbage import GARBAGE
from judge.scenario.loader import parse_scenario
from judge.text.errors import Problems


class Settled(NamedTuple):
    """One question: the seed of its board, the life of `b`, the answer (None: not settled), what that took."""

    seed: int
    life: int
    won: bool | None
    positions: int
    seconds: float


def text(seed: int, life: int, printing: str = "s10") -> str:
    """The scenario of a seed, with so much life."""
    random = Random(seed)
    every = [version for version in versions().values() if version.in_printing(printing)]
    two = [_two(random, every) for _ in "ab"]
    distance = random.randint(2, 4)
    seats = []
    for player, megami in zip("ab", two, strict=True):
        normals, specials = deck(random, megami, printing)
        attacks = player == "a"
        if not attacks:
            normals.sort(key=lambda name: not _answers(name, megami, printing))
        aura, flare, vigor = random.randint(2, 3), random.randint(4, 6), random.randint(1, 2) if attacks else 0
        held = 4 if attacks else 2
        seats.append(Seat(megami, normals, specials, held, 1, 1, 6 if attacks else life, aura, flare, vigor))
    return board(printing, distance, seats)


def _two(random: Random, every: Sequence[Version]) -> tuple[str, str]:
    """Two versions of two megami."""
    while True:
        one, other = random.sample(every, 2)
        if one.megami != other.megami:
            return one.id, other.id


def _answers(name: str, megami: tuple[str, str], printing: str) -> bool:
    """Whether a card that a file calls so is a reaction."""
    return any(card.subtype == "reaction" for card in Cards().find(name, printing, megami))


def settled(seed: int, seconds: float, workers: Workers) -> Iterator[Settled]:
    """The questions about a board, up to the first without a line, or that is not settled."""
    for life in range(1, 11):
        scenario, problems = parse_scenario(text(seed, life), f"{seed}.yaml", FLOORS)
        assert scenario is not None, problems
        began = time.monotonic()
        limits = Limits(10_000_000, seconds / SEARCHING)
        found = solve(scenario, by="a", limits=limits, shorten=False, odds=False, one=False, workers=workers)
        yield Settled(seed, life, found.won, found.positions, time.monotonic() - began)
        if not found.won:
            return


def main() -> int:
    """Settle, and print; 1 if something is not settled."""
    parser = ArgumentParser(prog="python -m bench.boards", description=__doc__)
    parser.add_argument("boards", nargs="?", type=int, default=20, help="how many (default: 20)")
    parser.add_argument("--seed", type=int, default=1, help="of the first (default: 1)")
    parser.add_argument("--seconds", type=float, default=120.0, help="for a question (default: 120)")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes (default: 1, as `judge solve`)")
    asked = parser.parse_args()
    gc.set_threshold(GARBAGE)
    workers = Workers(asked.jobs) if asked.jobs > 1 else ALONE
    every: list[Settled] = []
    for seed in range(asked.seed, asked.seed + asked.boards):
        try:
            for one in settled(seed, asked.seconds, workers):
                every.append(one)
                answer = {True: "yes", False: "no", None: "not settled"}[one.won]
                took = f"{one.positions:10,} positions{one.seconds:9.2f} s"
                print(f"{seed:5} life {one.life}: {answer:12}{took}", flush=True)
        except Problems as error:
            print(f"{seed:5} is no board: {error}", flush=True)
    seconds = [one.seconds for one in every if one.won is not None] or [0.0]
    left = sum(1 for one in every if one.won is None)
    print(f"{len(every)} questions: median {median(seconds):.2f} s, at most {max(seconds):.2f} s; {left} not settled")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
