"""Whole games by two players who choose at random, from set-up to their end.

A seed decides all: megami, versions, decks, edition, printing, chance and every choice. The invariants are checked
whenever something changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from traceback import extract_tb
from typing import NamedTuple, TypeAlias

from judge.answer.player import Player, view_of
from judge.engine import Choice, Machine
from judge.engine.choice import CHANCE
from judge.floors import FLOORS
from judge.furuyoni.cards import pools
from judge.furuyoni.cards.facts import PRINTINGS
from judge.furuyoni.file import lines
from judge.furuyoni.file.model import EDITIONS, PLAYERS
from judge.furuyoni.file.setup import Setup
from judge.furuyoni.rules.gaps import GAPS
from judge.port.expect import Line
from judge.port.floor import Scenario
from judge.scenario.loader import parse_scenario
from judge.scenario.write import write_scenario
from tests.engine.replaying import Picked
from tests.furuyoni.invariants import BrokenError, Watch, at_rest
from tests.furuyoni.random_decks import seat

FIVE = ("yurina", "saine", "himika", "tokoyo", "honoka")
Pair: TypeAlias = "tuple[str, str]"
PAIRS: list[Pair] = list(combinations(FIVE, 2))
TURNS = 60
CHOICES = 5_000
RESULTS = ("a", "b", "draw", "undecided")
OTHERWISE = 0.15
"""How often another reading than the first is taken of a gap."""
WEIGHTS = {"use": 8, "respond": 2, "basic": 3, "forward": 4, "end": 1, "yes": 2}
"""How much likelier an option is than another: games in which little is used end late."""


STORY = (
    "white 1 > red 2, purple 2, trial green 2; red 2 > green 3, trial yellow 3; purple 2 > yellow 3, trial red 3; "
    "green 2 > red 3, trial purple 3; green 3 > purple 4, trial final; yellow 3 > red 4, trial final; "
    "red 3 > yellow 4, trial final; purple 3 > green 4, trial final; purple 4 > final; red 4 > final; "
    "yellow 4 > final; green 4 > final"
)
STATED = {"kanawe": ("act: white", "act_value: 1", f'story: "{STORY}"')}
"""What a board has to state of a player who brings a megami, since no document prints it."""


class Game(NamedTuple):
    """A game that came to its end, or to the last turn allowed: then `result` is ""."""

    seed: int
    megami: tuple[str, ...]
    used: frozenset[str]
    result: str
    turns: int
    choices: int
    events: int


class Fault(NamedTuple):
    """What went wrong in a game; `file` is a scenario that plays it up to there."""

    seed: int
    what: str
    file: str


@dataclass
class Taken:
    """The answers given so far as lines of `play`, how many choices they answered, and the cards used by them."""

    lines: list[tuple[str, str]] = field(default_factory=list)
    choices: int = 0
    used: set[int] = field(default_factory=set)
    before: str = ""

    def note(self, machine: Machine, choice: Choice, picked: Picked) -> None:
        """Write an answer down as a judge would: a basic action and its price are one line.

        One forced thing is written too: else the line meant for the next choice would answer it.
        """
        view, options = view_of(machine), [choice.options[i] for i in picked]
        said = lines.labels(view, choice, options)
        if choice.kind == "basic_cost" and self.before == "basic" and self.lines[-1][0] == choice.by:
            price = "with vigor" if options == [("vigor",)] else f"covering {said.partition(' ')[2]}"
            self.lines[-1] = (choice.by, f"{self.lines[-1][1]} {price}")
        elif options != [("basic",)] and (len(options) == 1 or not choice.forced):
            self.lines.append((choice.by, said))
        self.before = choice.kind
        self.choices += not choice.forced
        self.used |= {o[1] for o in options if o[0] in ("use", "respond") and o[1:]}


def table(random: Random, megami: Sequence[Pair] | None = None) -> str:
    """The text of a scenario that begins where both have built their decks."""
    seated = [v for v in pools.versions().values() if any(v.megami in pair for pair in megami or ())]
    edition = random.choice([one for one in EDITIONS if all(v.in_edition(one) for v in seated)])
    printing = random.choice([one for one in PRINTINGS if all(v.in_printing(one) for v in seated)])
    two = megami or [random.choice(PAIRS) for _ in PLAYERS]
    written = [f"edition: {edition}", f"cards: {printing}", "board:", "  at: 2-1", "  distance: 10", "  shadow: 0"]
    for player, choice in zip(PLAYERS, two, strict=True):
        brought = seat(random, choice, printing)
        written += [
            f"  {player}:",
            f"    megami: [{', '.join(brought.megami)}]",
            f"    deck: [{', '.join(brought.deck)}]",
            f"    specials: [{', '.join(brought.specials)}]",
            f"    out_of_game: [{', '.join(brought.rest)}]",
            *(f"    {line}" for version in brought.megami for line in STATED.get(version.partition("-")[0], ())),
        ]
    readings = [f"{gap}: b" for gap in sorted(GAPS) if random.random() < OTHERWISE]
    return "\n".join([*written, f"readings: {{{', '.join(readings)}}}", ""])


def decided(random: Random, choice: Choice) -> Picked:
    """A random answer, using what can be used rather than not."""
    every = range(len(choice.options))
    if choice.by == CHANCE or choice.most != 1:
        n = random.randint(choice.least, choice.most)
        picked = random.sample(every, n)
        return tuple(picked if choice.ordered else sorted(picked))
    if choice.least == 0 and random.random() < 0.2:
        return ()
    return tuple(random.choices(every, [WEIGHTS.get(str(o[0]), 1) for o in choice.options]))


def play(seed: int, megami: Sequence[Pair] | None = None) -> Game | Fault:
    """One whole game, and the same game again from the lines that tell it."""
    random = Random(seed)
    scenario, problems = parse_scenario(table(random, megami), f"game-{seed}.yaml", FLOORS)
    if scenario is None or problems:
        return Fault(seed, "; ".join(str(p) for p in problems), "")
    taken = Taken()
    try:
        machine = begun(scenario)
        log = machine.log = Watch()
        log.begin(machine)
        to_the_end(machine, random, taken)
        told_alike(file_of(scenario, taken), machine)
    except Exception as error:  # whatever is raised is the fault that was looked for
        where = extract_tb(error.__traceback__)[-1]
        return Fault(seed, f"{type(error).__name__}: {error} ({where.name})", file_of(scenario, taken))
    over, state = machine.over, machine.state
    used = frozenset(str(state[f"card.{card}.number"]) for card in taken.used)
    brought = tuple(m for p in PLAYERS for m in state[f"{p}.megami"])
    result = "" if over is None else str(over.result)
    return Game(seed, brought, used, result, state["turn"], taken.choices, len(log))


def begun(scenario: Scenario) -> Machine:
    """The machine before the first step of the set-up."""
    setup = Setup(scenario)
    if setup.problems:
        raise ValueError("; ".join(str(p) for p in setup.problems))
    numbers = {gap: ord(letter) - ord("a") for gap, letter in scenario.readings.items()}
    machine = Machine(setup.game, dict(setup.state), None, numbers)
    machine.asks_all = True
    setup.begin(machine)
    return machine


def to_the_end(machine: Machine, random: Random, taken: Taken) -> None:
    """Answer until the game is over or has lasted too long, noting the answers; raises what is found broken."""
    while isinstance(choice := machine.run(), Choice) and machine.state["turn"] <= TURNS:
        if choice.kind == "main" and (left := at_rest(machine)):
            raise BrokenError("; ".join(left))
        if len({*choice.options}) < len(choice.options):
            raise BrokenError(f"{choice.kind} offers an option twice: {choice.options}")
        picked = decided(random, choice)
        taken.note(machine, choice, picked)
        machine.answer(picked)
        if taken.choices > CHOICES:
            raise BrokenError(f"{CHOICES} choices within {machine.state['turn']} turns")
    if machine.over is not None and machine.over.result not in RESULTS:
        raise BrokenError(f"the game ended with {machine.over.result!r}")


def file_of(scenario: Scenario, taken: Taken) -> str:
    """The game so far as a scenario file."""
    place = scenario.board.place
    return write_scenario(scenario._replace(play=tuple(Line(place, by, "", raw=said) for by, said in taken.lines)))


def told_alike(file: str, machine: Machine) -> None:
    """Play the written game, which must come to where the machine stands."""
    scenario, problems = parse_scenario(file, "written.yaml", FLOORS)
    if scenario is None or problems:
        raise BrokenError("the written game is wrong: " + "; ".join(str(p) for p in problems))
    again = begun(scenario)
    refused = Player(again, scenario).play()
    if refused is not None:
        raise BrokenError(f"line {refused.place.line} of the written game is refused: {refused.line}")
    if again.state != machine.state:
        paths = sorted(p for p in {*again.state, *machine.state} if again.state.get(p) != machine.state.get(p))
        raise BrokenError(f"the written game comes elsewhere: {paths}")
