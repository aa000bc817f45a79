"""Boards in mid-game at random, of the megami whose cards are written."""

from __future__ import annotations

from random import Random

from judge.floors import FLOORS
from judge.furuyoni.cards import pools
from judge.furuyoni.cards.facts import PRINTINGS
from judge.furuyoni.cards.index import Cards
from judge.furuyoni.file.model import EDITIONS
from judge.port.floor import Scenario
from judge.scenario.loader import parse_scenario

FIVE = ("yurina", "saine", "himika", "tokoyo", "honoka")
ZONES = ("hand", "hand", "hand", "deck", "deck", "played", "facedown")


def side(random: Random, printing: str) -> str:
    """One player: two megami, some of their cards here and there, some unknown ones."""
    every = [v for v in pools.versions().values() if v.megami in FIVE and v.in_printing(printing)]
    first = random.choice(every)
    second = random.choice([v for v in every if v.megami != first.megami])
    numbers = [*dict.fromkeys((*first.choose, *second.choose))]
    random.shuffle(numbers)
    zones: dict[str, list[str]] = {z: [] for z in (*ZONES, "unused", "used")}
    for number in numbers[: random.randint(4, 7)]:
        if Cards().card(number, printing).klass == "special":
            zones["unused" if random.random() < 0.7 else "used"].append(number)
        else:
            zones[random.choice(ZONES)].append(number)
    zones["deck"] += ["?"] * random.randint(0, 2)
    zones["hand"] += ["?"] * random.randint(0, 2)
    parts = [f"megami: [{first.id}, {second.id}]", f"vigor: {random.randint(0, 2)}"]
    parts += [f"life: {random.randint(1, 4)}", f"aura: {random.randint(0, 4)}", f"flare: {random.randint(1, 6)}"]
    parts += [f"{zone}: [{', '.join(zones[zone])}]" for zone in ("hand", "deck", "played", "facedown")]
    parts.append(f"specials: {{unused: [{', '.join(zones['unused'])}], used: [{', '.join(zones['used'])}]}}")
    return "{" + ", ".join(parts) + "}"


def text(random: Random) -> str:
    """The file of a board."""
    edition, printing = random.choice([*EDITIONS]), random.choice(PRINTINGS)
    phase = random.choice(("start", "main", "main", "main", "end"))
    return (
        f"edition: {edition}\ncards: {printing}\nboard:\n  phase: {phase}\n  distance: {random.randint(1, 6)}\n"
        f"  a: {side(random, printing)}\n  b: {side(random, printing)}\n"
    )


def board(random: Random) -> Scenario:
    """A board that can be adjudicated."""
    while True:
        scenario, problems = parse_scenario(text(random), "random.yaml", FLOORS)
        if scenario is not None and not problems:
            return scenario
