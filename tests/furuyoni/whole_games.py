"""Whole games by two players who choose at random, from set-up to their end.

A seed decides all: megami, versions, decks, edition, printing, chance and every choice. The invariants are checked
whenever something changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import TypeAlias

from judge.answer.player import view_of
from judge.engine import Choice, Machine
from judge.engine.choice import CHANCE
from judge.furuyoni.cards import pools
from judge.furuyoni.cards.facts import PRINTINGS
from judge.furuyoni.file import lines
from judge.furuyoni.file.model import EDITIONS, PLAYERS
from judge.furuyoni.rules.gaps import GAPS
from tests.engine.replaying import Picked
from tests.furuyoni.invariants import Watch, at_rest
from tests.furuyoni.random_decks import seat
from tests.random_games import Fault, Game, Playing, otherwise

FIVE = ("yurina", "saine", "himika", "tokoyo", "honoka")
Pair: TypeAlias = "tuple[str, str]"
PAIRS: list[Pair] = list(combinations(FIVE, 2))
WEIGHTS = {"use": 8, "respond": 2, "basic": 3, "forward": 4, "end": 1, "yes": 2}
"""How much likelier an option is than another: games in which little is used end late."""
STORY = (
    "white 1 > red 2, purple 2, trial green 2; red 2 > green 3, trial yellow 3; purple 2 > yellow 3, trial red 3; "
    "green 2 > red 3, trial purple 3; green 3 > purple 4, trial final; yellow 3 > red 4, trial final; "
    "red 3 > yellow 4, trial final; purple 3 > green 4, trial final; purple 4 > final; red 4 > final; "
    "yellow 4 > final; green 4 > final"
)
ENDLESS = ("G222",)
"""Silences of which the other reading is that something goes on without end: no game comes of that."""
STATED = {"kanawe": ("act: white", "act_value: 1", f'story: "{STORY}"')}
"""What a board has to state of a player who brings a megami, since no document prints it."""


@dataclass
class Furuyoni(Playing):
    """A game in which each player has brought two megami."""

    TURNS, CHOICES = 60, 5_000
    RESULTS = ("a", "b", "draw", "undecided")
    RESTING = ("main",)

    megami: Sequence[Pair] | None = None
    cards: set[int] = field(default_factory=set)
    before: str = ""

    def table(self, random: Random) -> str:
        """Both have built their decks."""
        return table(random, self.megami)

    def decided(self, random: Random, choice: Choice) -> Picked:
        """What can be used is used rather than not."""
        every = range(len(choice.options))
        if choice.by == CHANCE or choice.most != 1:
            n = random.randint(choice.least, choice.most)
            picked = random.sample(every, n)
            return tuple(picked if choice.ordered else sorted(picked))
        if choice.least == 0 and random.random() < 0.2:
            return ()
        return tuple(random.choices(every, [WEIGHTS.get(str(o[0]), 1) for o in choice.options]))

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
        self.cards |= {o[1] for o in options if o[0] in ("use", "respond") and o[1:]}

    def watch(self) -> Watch:
        """The invariants, whenever something changes."""
        return Watch()

    def at_rest(self, machine: Machine) -> Iterable[str]:
        """What was left behind where a player may act."""
        return at_rest(machine)

    def used(self, machine: Machine) -> frozenset[str]:
        """The numbers of the cards used by the answers."""
        return frozenset(str(machine.state[f"card.{card}.number"]) for card in self.cards)

    def seated(self, machine: Machine) -> tuple[str, ...]:
        """The megami, first those of the first player."""
        return tuple(m for p in PLAYERS for m in machine.state[f"{p}.megami"])


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
    return "\n".join([*written, otherwise(random, GAPS, never=ENDLESS), ""])


def play(seed: int, megami: Sequence[Pair] | None = None) -> Game | Fault:
    """One whole game between pairs of megami, by default of the core's five."""
    return Furuyoni(megami=megami).play(seed)
