"""Whole games of 東方VISION by players who answer at random, looked at after every event, written down, played again.

A seed decides all: the decks, chance, the readings, every answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from traceback import extract_tb
from typing import NamedTuple, TypeAlias

from judge.answer.player import Player
from judge.engine import Choice, Event, Machine, View
from judge.engine.choice import CHANCE
from judge.floors import FLOORS
from judge.port.expect import Line
from judge.port.floor import Scenario
from judge.scenario.loader import parse_scenario
from judge.scenario.write import write_scenario
from judge.vision.board import reading, strength
from judge.vision.cards.facts import cards as printed
from judge.vision.catalogue import executable
from judge.vision.file import lines
from judge.vision.file.setup import Setup
from judge.vision.model import PLAYERS
from judge.vision.rules.gaps import GAPS

Picked: TypeAlias = "tuple[int, ...]"
TURNS, CHOICES = 24, 3_000
RESULTS = ("a", "b", "draw")
OTHERWISE = 0.15
"""How often another reading than the first is taken of a gap."""
PASSING = 0.25
"""How often priority is given up where something could be done with it."""


class BrokenError(Exception):
    """Something on the board is not as it must be."""


class Game(NamedTuple):
    """A game that came to its end, or to the last turn allowed: then `result` is ""."""

    seed: int
    result: str
    turns: int
    choices: int
    events: int
    played: frozenset[str]


class Fault(NamedTuple):
    """What went wrong in a game; `file` is a scenario that plays it up to there."""

    seed: int
    what: str
    file: str


# -- what must be so --------------------------------------------------------------------------------------------------


def faults(view: View) -> Iterator[str]:
    """What is not as it must be on a board, whatever happens on it."""
    seen: dict[int, str] = {}
    for player in PLAYERS:
        for zone in reading.ZONES:
            place = f"{player}.{zone}"
            for card in reading.cards(view, place):
                for one in (card, *reading.tree(view, card)):
                    if one in seen:
                        yield f"card {one} lies in {seen[one]} and in {place}"
                    seen[one] = place
                    if reading.zone(view, one) != place:
                        yield f"card {one} in {place} says {reading.zone(view, one)}"
                if zone in reading.OWN and reading.owner(view, card) != player:
                    yield f"card {card} of {reading.owner(view, card)} lies in {place}"
                if reading.host(view, card):
                    yield f"set card {card} lies in {place} by itself"
                if zone != "field" and reading.attached(view, card):
                    yield f"card {card} in {place} bears set cards"
    for path, value in view.state.items():
        head, _, what = path.rpartition(".")
        if head.startswith("card.") and head.count(".") == 1:
            yield from _of_card(view, int(head.split(".")[1]), what, value, seen)


def _of_card(view: View, card: int, what: str, value: object, seen: dict[int, str]) -> Iterator[str]:
    if what == "card" and card not in seen:
        yield f"card {card} lies nowhere"
    if what in ("damage", "combat") and value and not reading.is_character(view, card):
        yield f"card {card} bears damage and is no character"
    if what == "turned" and value and not reading.is_character(view, card):
        yield f"card {card} is transformed and is no character"
    if what == "host" and value and (card not in reading.attached(view, int(str(value))) or not seen.get(card)):
        yield f"card {card} is set on {value}, which does not know it"
    if what == "set" and isinstance(value, tuple):
        yield from (f"card {one} does not know its host {card}" for one in value if reading.host(view, one) != card)
    if what == "asleep" and value and reading.host(view, card):
        yield f"set card {card} has a state of its own"


def at_rest(view: View) -> Iterator[str]:
    """What must not be left where a player with priority may act."""
    for card in reading.field(view):
        if view.get(f"card.{card}.removal") is not None:
            yield f"card {card} is marked and nothing removes it"
    if not view.get("interference") and any(p.startswith(("link.", "chain.")) for p in view.state):
        yield "a play is left over behind its interference"
    if any(p.startswith("hit.") for p in view.state):
        yield "damage is left over"
    if view.get("queue"):
        yield "a moment is left over"
    attacker, blocker = reading.attacker(view), reading.blocker(view)
    for card, what in ((attacker, "attacks"), (blocker, "blocks")):
        if card and not reading.is_character(view, card):
            yield f"what {what} is no character"
    if blocker and not attacker:
        yield "somebody blocks where nobody attacks"
    if attacker and reading.holder(view, attacker) == view.get("attack.on"):
        yield "somebody attacks their own player"
    for card in reading.characters(view):
        if 0 < strength.damage(view, card) >= strength.true(view, card)[1]:
            yield f"card {card} bears as much damage as it can and is there"
    for player in PLAYERS:
        if reading.cards(view, f"{player}.play") and not view.get("interference"):
            yield f"{player}'s play area is not empty"


class Watch(list[Event]):
    """A log that looks at the board each time something is written into it."""

    machine: Machine
    cards: frozenset[tuple[str, object]]

    def begin(self, machine: Machine) -> None:
        """Look at the board as it is before the first event."""
        self.machine, self.cards = machine, _belonging(machine)

    def append(self, event: Event) -> None:
        super().append(event)
        if event.kind != "change":
            return
        found = list(faults(View(self.machine.game, self.machine.state, self.machine.stack)))
        if _belonging(self.machine) != self.cards:
            found.append("a card was made or lost, or has another original player")
        if found:
            raise BrokenError(f"event {event.n} ({', '.join(event.clauses)}): {'; '.join(found)}")


def _belonging(machine: Machine) -> frozenset[tuple[str, object]]:
    kept = (".card", ".owner")
    return frozenset((p, v) for p, v in machine.state.items() if p.startswith("card.") and p.endswith(kept))


# -- a game -----------------------------------------------------------------------------------------------------------


@dataclass
class Taken:
    """The answers given so far as lines of `play`, how many choices they answered, and the cards played."""

    lines: list[tuple[str, str]] = field(default_factory=list)
    choices: int = 0
    played: set[str] = field(default_factory=set)

    def note(self, machine: Machine, choice: Choice, picked: Picked) -> None:
        """Write an answer down."""
        view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
        options = [choice.options[i] for i in picked]
        if len(options) == 1 or not choice.forced:
            self.lines.append((choice.by, lines.labels(view, choice, options)))
        self.choices += not choice.forced
        self.played |= {str(view.get(f"card.{o[1]}.card")) for o in options if o[0] in ("play", "use", "apply")}


def table(random: Random) -> str:
    """The text of a scenario that begins a game with a legal deck for each player: fifty cards, no name above three."""
    known = printed()
    own = [no for no in executable() if known[no].deck and not known[no].same]
    written = ["game: vision", "board:", "  phase: start"]
    for player in PLAYERS:
        deck: list[str] = []
        while len(deck) < 50:
            one = random.choice(own)
            same = [no for no in deck if known[no].name == known[one].name]
            if len(same) < 3 and not (known[one].has("デッキ1枚制限") and one in deck):
                deck += [one] * min(random.randint(1, 3 - len(same)), 1 if known[one].has("デッキ1枚制限") else 3)
        side = random.sample([no for no in own if known[no].has("弐符")], 5)
        written.append(f"  {player}: {{deck: [{', '.join(deck[:50])}], sideboard: [{', '.join(side)}]}}")
    readings = [f"{gap}: b" for gap in sorted(GAPS) if random.random() < OTHERWISE]
    return "\n".join([*written, f"readings: {{{', '.join(readings)}}}", ""])


def decided(random: Random, choice: Choice) -> Picked:
    """A random answer; something is done with priority more often than not."""
    every = list(range(len(choice.options)))
    if choice.kind in ("act", "answer") and len(every) > 1 and random.random() > PASSING:
        every = [i for i in every if choice.options[i] != ("pass",)]
    n = choice.most if choice.by == CHANCE else random.randint(choice.least, choice.most)
    picked = random.sample(every, n)
    return tuple(picked if choice.ordered else sorted(picked))


def play(seed: int) -> Game | Fault:
    """One whole game, and the same game again from the lines that tell it."""
    random = Random(seed)
    scenario, problems = parse_scenario(table(random), f"game-{seed}.yaml", FLOORS)
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
    over = machine.over
    result = "" if over is None else str(over.result)
    return Game(seed, result, machine.state["turn"], taken.choices, len(log), frozenset(taken.played))


def begun(scenario: Scenario) -> Machine:
    """The machine before the first step of the preparation."""
    setup = Setup(scenario)
    numbers = {gap: ord(letter) - ord("a") for gap, letter in scenario.readings.items()}
    machine = Machine(setup.game, dict(setup.state), None, numbers)
    machine.asks_all = True
    setup.begin(machine)
    return machine


def to_the_end(machine: Machine, random: Random, taken: Taken) -> None:
    """Answer until the game is over or has lasted too long, noting the answers; raises what is found broken."""
    while isinstance(choice := machine.run(), Choice) and machine.state.get("turn", 0) <= TURNS:
        view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
        if choice.kind in ("act", "answer") and (left := list(at_rest(view))):
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
