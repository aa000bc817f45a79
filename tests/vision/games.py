"""Random games with decks of the executable cards, and what must be so after every answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import judge
from judge.answer.saved import machine_at
from judge.engine import Choice, Machine, View
from judge.engine.choice import CHANCE
from judge.vision import catalogue
from judge.vision.board import reading
from judge.vision.cards import facts
from judge.vision.model import PLAYERS

ANSWERS = 400


def decks(dice: Random) -> Iterator[list[str]]:
    """A legal deck for each player: fifty cards, no name more than three times (1.2.2)."""
    known = facts.cards()
    own = [no for no in catalogue.executable() if no.startswith("No.")]
    for _ in PLAYERS:
        deck: list[str] = []
        while len(deck) < 50:
            one = dice.choice(own)
            if sum(known[no].name == known[one].name for no in deck) < 3:
                deck.append(one)
        yield deck


def begun(seed: int) -> Machine:
    """The beginning of a game."""
    dice = Random(seed)
    a, b = decks(dice)
    text = f"game: vision\nboard: {{phase: start, a: {{deck: [{', '.join(a)}]}}, b: {{deck: [{', '.join(b)}]}}}}\n"
    scenario, problems = judge.parse(text)
    assert scenario is not None, problems
    return machine_at(scenario.floor.set_up(scenario), {}, None)


def played(seed: int) -> Iterator[tuple[Machine, Choice]]:
    """The positions of a game with a choice open, each answered at random."""
    dice = Random(seed)
    machine = begun(seed)
    for _ in range(ANSWERS):
        choice = machine.run()
        if not isinstance(choice, Choice):
            return
        yield machine, choice
        options = list(range(len(choice.options)))
        most = choice.most if choice.by == CHANCE else dice.randint(choice.least, choice.most)
        if choice.kind == "act" and len(options) > 1 and dice.random() < 0.8:
            options = [i for i in options if choice.options[i] != ("pass",)]
        machine.answer(tuple(dice.sample(options, most)))


def wrong(machine: Machine) -> list[str]:
    """What is not as it must be on a board."""
    view = View(machine.game, machine.state, machine.stack)
    found: list[str] = []
    seen: dict[int, str] = {}
    for player in PLAYERS:
        for zone in reading.ZONES:
            for card in reading.cards(view, f"{player}.{zone}"):
                for one in (card, *reading.tree(view, card)):
                    if one in seen:
                        found.append(f"card {one} lies in {seen[one]} and in {player}.{zone}")
                    seen[one] = f"{player}.{zone}"
                    if reading.zone(view, one) != f"{player}.{zone}":
                        found.append(f"card {one} in {player}.{zone} says {reading.zone(view, one)}")
                if zone in reading.OWN and reading.owner(view, card) != player:
                    found.append(f"card {card} of {reading.owner(view, card)} lies in {player}.{zone}")
    for path, value in machine.state.items():
        head, _, what = path.rpartition(".")
        card = int(head.split(".")[1]) if head.startswith("card.") and head.count(".") == 1 else 0
        if not card:
            continue
        if what == "card" and card not in seen:
            found.append(f"card {card} lies nowhere")
        if what in ("damage", "combat") and value and not reading.is_character(view, card):
            found.append(f"card {card} bears damage and is no character")
        if what == "host" and value and (card not in reading.attached(view, value) or not reading.on_field(view, card)):
            found.append(f"card {card} is set on {value}, which does not know it")
        if what == "set":
            found += [f"card {one} does not know its host {card}" for one in value if reading.host(view, one) != card]
        if what == "asleep" and value and reading.host(view, card):
            found.append(f"set card {card} has a state of its own")
        if what == "removal" and value and not any("V9." in f.proc for f in machine.stack):
            found.append(f"card {card} is marked and nothing removes it")
    attacker = reading.attacker(view)
    if attacker and not reading.is_character(view, attacker):
        found.append("what attacks is no character")
    if not view.get("interference") and any(p.startswith("link.") for p in machine.state):
        found.append("a play is left over behind its interference")
    return found
