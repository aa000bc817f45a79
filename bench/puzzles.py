"""`python -m bench.puzzles`: how long each shipped puzzle takes to be settled, beside looking into everything.

Seconds are those of one core (`time.process_time`), so that other work on the machine counts little. The search is the
one that settles the puzzle: no shorter line is looked for behind it, and nothing is told. Looking into everything is
`judge.engine.explore.Search`, which merges positions that are alike too; it ends after `--plain` seconds.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import judge
from judge.answer.outcomes import prepare
from judge.answer.outcomes.horizon import Horizon
from judge.answer.solve import TURNS, solve, worlds
from judge.data import scenarios
from judge.engine.explore import Limits, Search
from judge.port.expect import Result
from judge.port.floor import Scenario

FOLDERS = ("furuyoni/puzzles", "vision/puzzles")
BEGIN, END = "<!-- times -->\n", "<!-- end of times -->"
NO_LIMITS = Limits(10_000_000, float("inf"))
FEW = 10
"""Up to so many cards a puzzle is one of those for which the aims are set."""


class Row(NamedTuple):
    """What one puzzle took."""

    name: str
    cards: int
    won: bool | None
    positions: int
    seconds: float
    plain: float
    plain_positions: int
    exhausted: bool

    def line(self) -> str:
        """It, as a row of the table."""
        answer = {True: "yes", False: "no", None: "not settled"}[self.won]
        plain = f"{self.plain:.2f}" if self.exhausted else f"> {self.plain:.0f}"
        more = f"{self.plain_positions:,}" if self.exhausted else f"> {self.plain_positions:,}"
        return (
            f"| {self.name} | {self.cards} | {answer} | {self.positions:,} | {self.seconds:.2f} | {more} | {plain} |"
        )


def cards_of(scenario: Scenario) -> int:
    """How many cards may come into play: those in hands and unused specials."""
    zones = ("hand", "specials")
    board = scenario.floor.facts.board(prepare(scenario, ()).start().machine)
    held = [board.get(f"{player}.{zone}", ()) for player in scenario.floor.players for zone in zones]
    return sum(one if isinstance(one, int) else len(one) for one in held)


def measured(file: Path, seconds: float, plain: float) -> Row:
    """One puzzle."""
    scenario, problems = judge.load(str(file))
    assert scenario is not None, problems
    began = time.process_time()
    solved = solve(scenario, limits=Limits(10_000_000, seconds / 0.8), shorten=False, odds=False, one=False)
    taken = time.process_time() - began
    puzzle = scenario.puzzle
    goal = puzzle.goal if puzzle is not None and puzzle.goal else (Result(scenario.place, solved.by),)
    turns = (puzzle.turns if puzzle is not None else 0) or TURNS
    began, positions, exhausted = time.process_time(), 0, True
    for _, board in worlds(scenario):
        ground = prepare(board, goal, horizon=Horizon(turns=turns))
        graph = Search(ground, NO_LIMITS, lambda _: time.process_time() - began > plain).run(ground.start())
        positions += sum(1 for node in graph.nodes if node.by)
        exhausted &= graph.exhausted
        if not exhausted:
            break
    whole = time.process_time() - began
    return Row(file.stem, cards_of(scenario), solved.won, solved.positions, taken, whole, positions, exhausted)


def table(rows: Sequence[Row]) -> Iterator[str]:
    """The table, as Markdown."""
    yield "| puzzle | cards | won | positions | seconds | of all | seconds |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    yield from (row.line() for row in rows)
    few = [row.seconds for row in rows if row.cards <= FEW]
    yield ""
    unsettled = sum(1 for row in rows if row.won is None)
    yield (
        f"{len(few)} puzzles of up to {FEW} cards: median {median(few):.2f} s, at most {max(few):.2f} s. "
        f"All {len(rows)}: at most {max(row.seconds for row in rows):.2f} s, {unsettled} not settled."
    )


def main() -> int:
    """Measure, print, and write the table where it is to stand."""
    parser = argparse.ArgumentParser(prog="python -m bench.puzzles", description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of names of puzzles (default: all)")
    parser.add_argument("--seconds", type=float, default=120.0, help="for settling a puzzle")
    parser.add_argument("--plain", type=float, default=20.0, help="for looking into everything")
    parser.add_argument("--write", action="store_true", help="write the table into docs/solve.md")
    asked = parser.parse_args()
    files = [file for folder in FOLDERS for file in sorted((Path(scenarios()) / folder).glob("*.yaml"))]
    rows = []
    for file in files:
        if not asked.names or any(name in file.stem for name in asked.names):
            rows.append(measured(file, asked.seconds, asked.plain))
            print(rows[-1].line(), flush=True)
    told = "\n".join(table(rows)) + "\n"
    print(told.splitlines()[-1])
    if asked.write:
        page = Path(__file__).parents[1] / "docs" / "solve.md"
        text = page.read_text("utf-8")
        before, rest = text.split(BEGIN)
        page.write_text(before + BEGIN + told + END + rest.split(END)[1], encoding="utf-8", newline="\n")
    return 1 if any(row.won is None for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
