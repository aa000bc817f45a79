"""`judge puzzle make`: boards that exactly one way to begin wins. An aid to composing, of one game."""

from __future__ import annotations

import os
import sys
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import click

from judge.cli import out as outs
from judge.cli.command import group
from judge.cli.lang import translated
from judge.cli.options import PRINTING, sharing_work
from judge.cli.progress import watched
from judge.cli.say import say

if TYPE_CHECKING:
    from judge.answer.solve.make import Composed
    from judge.engine.work import Workers


@group()
def puzzle() -> None:
    """Compose puzzles for judge solve."""


@puzzle.command()
@click.argument("ours", metavar="MEGAMI,MEGAMI")
@click.argument("theirs", metavar="MEGAMI,MEGAMI")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Of the first board.")
@click.option("--tries", type=click.IntRange(1), default=50, show_default=True, help="How many boards are weighed.")
@click.option("--hand", type=click.IntRange(1, 7), default=3, show_default=True, help="Cards in the solver's hand.")
@click.option("--nodes", type=click.IntRange(1), default=5_000, show_default=True, help="Positions a search at most.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=15.0, show_default=True, help="A search.")
@click.option("--cards", type=PRINTING, default="s10", show_default=True, help="The printing of the cards.")
@click.option("-o", "folder", metavar="FOLDER", required=True, help="Where the puzzles are written.")
@sharing_work
@outs.force
def make(
    ours: str, theirs: str, seed: int, tries: int, hand: int, nodes: int, seconds: float, cards: str, folder: str,
    workers: Workers, force: bool,
) -> None:  # fmt: skip
    """Weigh boards made at random, and keep those on which exactly one way to begin wins.

    What begins is a card used or a basic action, in the standard or the throughout action. The same seed makes the same
    boards. Exit status 0: some were found. 1: none was.
    """
    from judge.engine.work import each

    megami = _two(ours), _two(theirs)
    os.makedirs(folder, exist_ok=True)
    kept = 0
    weighed = each(partial(_weighed, megami, cards, hand, nodes, seconds), range(seed, seed + tries), workers)
    for number, (text, found) in enumerate(watched(weighed, tries, "boards"), seed):
        if found is None or not found.won or len(found.winning) != 1:
            continue
        kept += 1
        path = os.path.join(folder, f"{number}.yaml")
        outs.write(path, f"{text}puzzle: {{can: {{a: {{result: a wins}}}}, won: true}}\n", force)
        ways, n = found.beginnings, f"{found.positions:,}"
        say(translated(f"{path}: {found.winning[0]} (1 of {ways} ways to begin; {n} positions)"))
    say(translated(f"{kept} of {tries} boards kept"))
    sys.exit(0 if kept else 1)


def _weighed(
    megami: tuple[tuple[str, str], tuple[str, str]], cards: str, hand: int, nodes: int, seconds: float, number: int
) -> tuple[str, Composed | None]:  # fmt: skip
    """The board of a number, and what it is worth; None where a card comes up whose effects are not written."""
    from judge.answer.solve.make import weigh
    from judge.engine.explore import Limits
    from judge.floors import FLOORS
    from judge.furuyoni.compose import composed
    from judge.scenario.loader import parse_scenario
    from judge.text.errors import Problems

    text = composed(Random(number), megami, cards, hand)
    scenario, _ = parse_scenario(text, f"{number}.yaml", FLOORS)
    try:
        return text, weigh(scenario, "a", Limits(nodes, seconds)) if scenario is not None else None
    except Problems:
        return text, None


def _two(text: str) -> tuple[str, str]:
    """Two megami as they are named."""
    from judge.furuyoni.cards.pools import find_version

    found = [find_version(name.strip()) for name in text.split(",")]
    if len(found) != 2 or None in found:
        raise click.BadParameter(f"{text!r} does not name two megami, like `yurina,himika`")
    return str(found[0]), str(found[1])
