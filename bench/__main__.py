"""`python -m bench [--rounds N]`: every measurement, with the ratios that count."""

from __future__ import annotations

import platform
import sys
from argparse import ArgumentParser

from bench import cold, instructions, outcomes, steps


def main() -> int:
    """Measure and print; 1 if a target is missed."""
    parser = ArgumentParser(prog="python -m bench", description="Measure, and print the ratios within this run.")
    parser.add_argument("--rounds", type=int, default=15, help="cold starts of each kind (default: 15)")
    drawn = f"shipped scenarios to go through, 0 for every one (default: {steps.SAMPLE})"
    parser.add_argument("--scenarios", type=int, default=steps.SAMPLE, help=drawn)
    given = parser.parse_args()
    rounds = given.rounds
    print(f"Python {platform.python_version()}, {platform.system()} {platform.machine()}")

    start = cold.measure(rounds)
    print("\ncold start (medians of interleaved runs)")
    print(f"  import click, yaml        {start.bare * 1000:7.1f} ms   1.00")
    print(f"  judge run SAMPLE          {start.run * 1000:7.1f} ms   {start.ratio:.2f}")
    print(f"  the quickest of each                   {start.quickest:.2f}")
    print(f"  judge run, no data yet    {start.first * 1000:7.1f} ms   {start.first / start.bare:.2f}")
    print(f"  modules loaded besides: {start.modules}; heavy ones among them: {', '.join(start.heavy) or 'none'}")

    ratio = 0.0
    if instructions.there():
        found = instructions.measured(cold_alone=True)
        bare, run = found.values()
        ratio = run / bare
        millions = f"{run / 1e6:.0f} to {bare / 1e6:.0f} million"
        print(f"  in instructions: {ratio:.2f} ({millions})   target: at most {instructions.COLD}")
    else:
        print("  in instructions: not counted, there is no valgrind on this computer")

    ran = steps.measure_steps(given.scenarios)
    print(f"\nclause steps ({ran.steps} steps, {ran.events} events, {ran.scenarios} scenarios)")
    print(f"  without a record          {ran.steps / ran.silent:9,.0f} a second   1.00")
    print(f"  with a record             {ran.steps / ran.recorded:9,.0f} a second   {ran.silent / ran.recorded:.2f}")

    copied = steps.measure_copies(given.scenarios)
    print(f"\ncopies ({copied.positions} positions)")
    print(f"  one advance of the machine {copied.advance:8.2f} µs   1.00")
    print(f"  a fork                     {copied.fork:8.2f} µs   {copied.fork / copied.advance:.2f}")
    print(f"  saved as text              {copied.dump:8.2f} µs   {copied.dump / copied.advance:.2f}")
    print(f"  loaded from text           {copied.load:8.2f} µs   {copied.load / copied.advance:.2f}")
    print(f"  size of a saved machine    {copied.size:8,} bytes (largest {copied.largest:,})")

    print(f"\n{outcomes.told(outcomes.measure())}")
    missed = ratio > instructions.COLD or {"networkx", "fluent.syntax"} & {*start.heavy}
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
