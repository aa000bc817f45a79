"""Whole games of 東方VISION by players who answer at random, looked at after every event, written down, played again.

A seed decides all: the decks, chance, the readings, every answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from judge.answer.player import view_of
from judge.engine import Choice, Event, Machine, View
from judge.engine.choice import CHANCE
from judge.vision.board import reading, strength
from judge.vision.cards.facts import cards as printed
from judge.vision.catalogue import executable
from judge.vision.file import lines
from judge.vision.model import PLAYERS
from judge.vision.rules.gaps import GAPS
from tests.engine.replaying import Picked
from tests.lasting import ANEW, Check, Lasting, untold
from tests.random_games import BrokenError, Fault, Game, Playing, otherwise

WEIGHTS = {"attack": 12, "play": 8, "node": 8, "apply": 4, "use": 4, "block": 3, "yes": 2}
"""How much likelier an option is than another: games in which nobody attacks end late."""


LIKELY = {"character": 3, "spell": 1, "command": 1}
"""How likely a card of a type is in a deck."""
EARLY = 4
"""A card that asks for fewer nodes is likelier too: it is played before the game has lasted long."""


# -- what must be so --------------------------------------------------------------------------------------------------


KEPT = (".card", ".owner")
"""What a card has from the beginning to the end."""


def faults(view: View) -> list[str]:
    """What is not as it must be on a board, whatever happens on it."""
    return Lasting(checks(view.state)).anew(view)


def checks(state: Mapping[str, object]) -> dict[Hashable, Check]:
    """What must hold of a board, in parts that rest on few of its facts."""
    cards = [int(path.split(".")[1]) for path in state if path.startswith("card.") and path.endswith(".card")]
    return {
        **{("place", f"{player}.{zone}"): partial(_lying, player=player, zone=zone)
           for player in PLAYERS for zone in reading.ZONES},
        "twice": _twice,
        **{("card", card): partial(_of_card, card=card) for card in cards},
    }  # fmt: skip


def _lying(view: View, player: str, zone: str) -> Iterator[str]:
    place = f"{player}.{zone}"
    for card in reading.cards(view, place):
        for one in (card, *reading.tree(view, card)):
            if reading.zone(view, one) != place:
                yield f"card {one} in {place} says {reading.zone(view, one)}"
        if zone in reading.OWN and reading.owner(view, card) != player:
            yield f"card {card} of {reading.owner(view, card)} lies in {place}"
        if reading.host(view, card):
            yield f"set card {card} lies in {place} by itself"
        if zone != "field" and reading.attached(view, card):
            yield f"card {card} in {place} bears set cards"


def _twice(view: View) -> Iterator[str]:
    seen: dict[int, str] = {}
    for place in (f"{player}.{zone}" for player in PLAYERS for zone in reading.ZONES):
        for card in reading.cards(view, place):
            for one in (card, *reading.tree(view, card)):
                if one in seen:
                    yield f"card {one} lies in {seen[one]} and in {place}"
                seen[one] = place


def _lies(view: View, card: int) -> bool:
    """Whether a card lies where it says, by itself or among what is set on another."""
    host = reading.host(view, card)
    if host:
        return card in reading.attached(view, host) and _lies(view, host)
    return card in reading.cards(view, reading.zone(view, card))


def _of_card(view: View, card: int) -> Iterator[str]:
    def fact(what: str) -> Any:
        return view.get(f"card.{card}.{what}")

    lies = _lies(view, card)
    if not lies:
        yield f"card {card} lies nowhere"
    if (fact("damage") or fact("combat")) and not reading.is_character(view, card):
        yield f"card {card} bears damage and is no character"
    if fact("turned") and not reading.is_character(view, card):
        yield f"card {card} is transformed and is no character"
    host = reading.host(view, card)
    if host and (card not in reading.attached(view, host) or not lies):
        yield f"card {card} is set on {host}, which does not know it"
    set_on = fact("set")
    if isinstance(set_on, tuple):
        yield from (f"card {one} does not know its host {card}" for one in set_on if reading.host(view, one) != card)
    if fact("asleep") and host:
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

    def begin(self, machine: Machine) -> None:
        """Look at the board as it is before the first event."""
        self.machine, self.state = machine, machine.state
        self.looked = 0
        self.belonging = _belonging(machine.state)
        self.lasting = Lasting(checks(machine.state))
        if found := self.lasting.anew(self._view()):
            raise BrokenError(f"on the board itself: {'; '.join(found)}")

    def append(self, event: Event) -> None:
        super().append(event)
        if event.kind != "change":
            return
        state, self.state = self.state, self.machine.state
        told = untold(state, event, self.state)
        self.looked += 1
        if told or not self.looked % ANEW:
            found = [*told, *self.lasting.anew(self._view())]
            changed = _belonging(self.state) != self.belonging
        else:
            found = self.lasting.after(self._view(), dict.fromkeys(c.path for c in event.changes))
            changed = any(c.path.startswith("card.") and c.path.endswith(KEPT) for c in event.changes)
            changed = changed and _belonging(self.state) != self.belonging
        if changed:
            found.append("a card was made or lost, or has another original player")
        if found:
            raise BrokenError(f"event {event.n} ({', '.join(event.clauses)}): {'; '.join(found)}")

    def _view(self) -> View:
        return View(self.machine.game, self.machine.state, self.machine.stack)


def _belonging(state: Mapping[str, object]) -> frozenset[tuple[str, object]]:
    return frozenset((p, v) for p, v in state.items() if p.startswith("card.") and p.endswith(KEPT))


# -- a game -----------------------------------------------------------------------------------------------------------


@dataclass
class Vision(Playing):
    """A game between two legal decks of the cards that are executable."""

    TURNS, CHOICES = 24, 3_000
    RESULTS = ("a", "b", "draw")
    RESTING = ("act", "answer")

    played: set[str] = field(default_factory=set)
    before: Counter[tuple[Any, ...]] = field(default_factory=Counter)
    """How often each effect has been used: what costs nothing is not gone on with for ever."""

    def table(self, random: Random) -> str:
        """A legal deck for each."""
        return table(random)

    def decided(self, random: Random, choice: Choice) -> Picked:
        """Attacks and plays rather than nothing; each use of an effect makes the next one less likely."""
        every = range(len(choice.options))
        if choice.by == CHANCE or choice.most != 1 or not choice.least:
            n = choice.most if choice.by == CHANCE else random.randint(choice.least, choice.most)
            picked = random.sample(every, n)
            return tuple(picked if choice.ordered else sorted(picked))
        weights = [WEIGHTS.get(str(o[0]), 1) / (1 + self.before[o]) for o in choice.options]
        (at,) = random.choices(every, weights)
        if choice.options[at][0] in ("use", "apply"):
            self.before[choice.options[at]] += 1
        return (at,)

    def note(self, machine: Machine, choice: Choice, picked: Picked) -> None:
        """Write an answer down."""
        view, options = view_of(machine), [choice.options[i] for i in picked]
        if len(options) == 1 or not choice.forced:
            self.lines.append((choice.by, lines.labels(view, choice, options)))
        self.played |= {str(view.get(f"card.{o[1]}.card")) for o in options if o[0] in ("play", "use", "apply")}

    def watch(self) -> Watch:
        """The invariants, whenever something changes."""
        return Watch()

    def at_rest(self, machine: Machine) -> Iterable[str]:
        """What was left behind where a player with priority may act."""
        return at_rest(view_of(machine))

    def used(self, machine: Machine) -> frozenset[str]:
        """The numbers of the cards played or used by the answers."""
        return frozenset(self.played)


def table(random: Random) -> str:
    """The text of a scenario that begins a game with a legal deck for each player: fifty cards, no name above three."""
    known = printed()
    own = [no for no in executable() if known[no].deck and not known[no].same]
    often = [LIKELY[known[no].type] * (3 if (known[no].node or 0) < EARLY else 1) for no in own]
    written = ["game: vision", "board:", "  phase: start"]
    for player in PLAYERS:
        deck: list[str] = []
        while len(deck) < 50:
            (one,) = random.choices(own, often)
            same = [no for no in deck if known[no].name == known[one].name]
            if len(same) < 3 and not (known[one].has("デッキ1枚制限") and one in deck):
                deck += [one] * min(random.randint(1, 3 - len(same)), 1 if known[one].has("デッキ1枚制限") else 3)
        side = random.sample([no for no in own if known[no].has("弐符")], 5)
        written.append(f"  {player}: {{deck: [{', '.join(deck[:50])}], sideboard: [{', '.join(side)}]}}")
    return "\n".join([*written, otherwise(random, GAPS), ""])


def play(seed: int) -> Game | Fault:
    """One whole game."""
    return Vision().play(seed)
