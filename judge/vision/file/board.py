"""Reading a board: `board:` with the turn, the phase, and for each player what lies in each zone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.port.library import CARD
from judge.text.errors import Problem, suggest
from judge.text.fields import Facts, Field, Flag, Number, Prose, Raw, Table, Word
from judge.text.nodes import Map, Node, Text
from judge.text.schema import Schema, any_of, listing, named, number, one_of
from judge.vision import catalogue
from judge.vision.board.reading import START_LIFE
from judge.vision.file.called import CALLED
from judge.vision.file.model import PHASES, Board
from judge.vision.file.unfit import unfit
from judge.vision.known import UNKNOWN
from judge.vision.model import PLAYERS, Card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.vision.effects.ability import Ability

LISTS = ("field", "hand", "deck", "underworld", "removed", "sideboard")
FLAGS = {"node_set": "node", "character_played": "character", "doll_played": "doll", "world_played": "world"}
MOST = 60
START = "start"


def _cards() -> Schema:
    return any_of(number(0, MOST), listing(named(LYING)))


def _nodes() -> Schema:
    return any_of(_cards(), COUNTS.schema())


def _below() -> Schema:
    return listing(named(LYING))


LYING = "lying"
"""What stands under `$defs` for a card in a zone."""
COUNTS = Table("nodes", {
    "awake": Field(Number(0, MOST), "How many are awake", 0),
    "asleep": Field(Number(0, MOST), "How many are asleep", 0),
}, other={**CALLED, "active": ("awake",), "untapped": ("awake",)})  # fmt: skip
"""Nodes of which only the number counts."""
SEAT = Table("the board of a player", {
    "life": Field(Number(-999, 999), "The player's life"),
    "nodes": Field(Raw(_nodes), "Cards, how many there are, or how many of them are awake and asleep"),
    **{zone: Field(Raw(_cards), "Cards, or how many there are") for zone in LISTS},
    **{flag: Field(Flag(), "Whether the player has done so in this turn", False) for flag in FLAGS},
    "hell": Field(Flag(), "Whether the player's underworld is hell", False),
}, other=CALLED)  # fmt: skip
"""A player's part of a board."""
CARD_FACTS = Table("a card", {
    "asleep": Field(Flag(), "Whether it is asleep", False),
    "damage": Field(Number(0, 99), "The damage it has"),
    "down": Field(Flag(), "Whether it lies face down", False),
    "set": Field(Raw(_below), "The cards set on it"),
    "turned": Field(Number(0, 99), "Which of its other sides is up"),
    "owner": Field(Word(PLAYERS), "Whose it is"),
    "combat_damage": Field(Number(0, 99), "How much of the damage it has from battle"),
    "as": Field(Prose(), "What it counts as by an effect: popularity, a servant …"),
    "entered_this_turn": Field(Flag(), "Whether it came there in this turn", False),
}, other=CALLED)  # fmt: skip
"""How a card lies in a zone."""
BOARD = Table("the board", {
    "turn": Field(Number(1, 999), "The number of the turn", 1),
    "active": Field(Word(PLAYERS), "Whose turn it is", "a"),
    "phase": Field(Word((*PHASES, START)), "The phase; `start`: the beginning of the game", "main"),
    "first_turn": Field(Flag(), "Whether it is the first turn of the game", False),
    **{player: Field(Raw(SEAT.schema)) for player in PLAYERS},
}, other=CALLED)  # fmt: skip
"""A board."""


def lying() -> dict[str, Schema]:
    """What is said of one card in a zone, by its name under `$defs`."""
    return {LYING: any_of(named(CARD), one_of({"type": "object", "additionalProperties": CARD_FACTS.schema()}))}


class BoardReader:
    """Reads one board; what is wrong with it is added to the problems."""

    def __init__(self, problems: list[Problem], adhoc: Mapping[str, Card], abilities: Mapping[str, Ability]) -> None:
        self.problems = problems
        self.adhoc = adhoc
        self.cards: dict[str, Card] = {}
        self.abilities = dict(abilities)
        self.state: dict[str, Any] = {}
        self.last = 0
        self.clock = 0
        self.named: list[int] = []
        self.stated: set[str] = set()
        self.alike: dict[str, tuple[str, ...]] = {}

    def read(self, node: Node) -> Board | None:
        """The board, None where it is none at all."""
        problems = self.problems
        if node.as_map(problems, "board") is None:
            return None
        facts = BOARD.read(node, problems)
        begin = facts.get("phase")
        at = {"turn": facts.get("turn"), "active": facts.get("active"), "phase": begin if begin != START else None}
        self.state |= at
        if facts.get("first_turn"):
            self.state["first_turn"] = True
        self.stated |= {*facts} - {*PLAYERS}
        for player in PLAYERS:
            if player in facts:
                self._seat(player, facts[player])
            else:
                self._seat(player, Map(node.place, {}))
        values = {path: v for path, v in self.state.items() if v is not None}
        return Board(
            node.place, values, {**self.adhoc, **self.cards}, self.abilities, tuple(self.named), begin,
            frozenset(self.stated), alike=self.alike,
        )  # fmt: skip

    def _seat(self, player: str, node: Node) -> None:
        problems = self.problems
        if node.as_map(problems, f"the board of {player}") is None:
            return
        seat = SEAT.read(node, problems, f"the board of {player}")
        given = 0 if self.state["phase"] is None else START_LIFE
        life = seat["life"] if "life" in seat else given  # noqa: SIM401 - none where it cannot be read
        self.state[f"{player}.life"] = life
        for zone in LISTS:
            if zone in seat:
                self._pile(player, zone, seat[zone])
        if "nodes" in seat:
            self._nodes(player, seat["nodes"])
        for flag, path in FLAGS.items():
            if seat.get(flag):
                self.state[f"this_turn.{player}.{path}"] = True
        if seat.get("hell"):
            self.state[f"{player}.hell"] = True
        self.stated |= {f"{player}.{key}" for key in seat}

    def _pile(self, player: str, zone: str, node: Node) -> None:
        if isinstance(node, Text) and node.text.strip().isdigit():
            n = node.as_int(self.problems, zone, 0, MOST) or 0
            found = tuple(self._card(UNKNOWN, player, zone, node) for _ in range(n))
        else:
            items = node.as_list(self.problems, f"{player}.{zone}") or ()
            found = tuple(c for c in (self._lying(item, player, zone) for item in items) if c)
        if found:
            self.state[f"{player}.{zone}"] = found

    def _nodes(self, player: str, node: Node) -> None:
        if isinstance(node, Map):
            counts = COUNTS.read(node, self.problems, head="nodes: ")
            awake, asleep = counts.get("awake"), counts.get("asleep")
            cards = [self._card(UNKNOWN, player, "nodes", node) for _ in range(awake + asleep)]
            for card in cards[awake:]:
                self.state[f"card.{card}.asleep"] = True
            self.state[f"{player}.nodes"] = tuple(cards)
        else:
            self._pile(player, "nodes", node)

    def _lying(self, node: Node, player: str, zone: str, host: int = 0) -> int:
        """A card in a zone: its name, or its name with how it lies."""
        if isinstance(node, Map):
            if len(node.entries) != 1:
                hint = "like `{Reimu: {asleep: true}}`"
                self.problems.append(node.problem("J020", "a card is one name with how it lies", hint))
                return 0
            ((name, about),) = node.entries.items()
        else:
            text = node.as_text(self.problems, f"{player}.{zone}")
            if text is None:
                return 0
            name, about = node, Map(node.place, {})  # type: ignore[assignment]
        key = self._which(name)
        if key is None:
            return 0
        facts = CARD_FACTS.read(about, self.problems, name.text)
        card = self._card(key, player, zone, name)
        self._how(card, player, facts, host, name)
        if isinstance(about, Map):
            below = [one for c in self.state.get(f"card.{card}.set", ()) if (one := self._printed(c))]
            told = {name: facts[name] for name in CARD_FACTS.fields if facts.get(name)}
            self.problems += unfit(about, told, self._printed(card), player, zone, bool(host), below)
        return card

    def _printed(self, card: int) -> Card | None:
        """What is printed on a card, None where nobody knows."""
        key = self.state[f"card.{card}.card"]
        return self.adhoc.get(key) or self.cards.get(key)

    def _made(self, card: int, name: str, node: Node) -> None:
        """What a card counts as by an effect (12.5.1): popularity, or what a definition says, with its effects."""
        known = catalogue.definitions()
        made: Mapping[str, Any] = known.get(name, {})
        if not made:
            hint = suggest(name, tuple(known)) or "known: " + ", ".join(known)
            self.problems.append(node.problem("J203", f"no effect has a card count as {name!r}", hint))
            return
        self.state[f"card.{card}.as"] = made
        for key in made.get("abilities", ()):
            found = catalogue.find(str(key).partition(" ")[0])
            if found is not None:
                self.abilities |= {a.key: a for a in found[1]}

    def _how(self, card: int, player: str, facts: Facts, host: int, node: Node) -> None:
        head = f"card.{card}."
        self.state |= {head + flag: True for flag in ("asleep", "down") if facts.get(flag)}
        combat = facts.get("combat_damage") or 0
        self.state[head + "damage"] = (facts.get("damage") or 0) - combat or None
        self.state |= {head + "combat": combat or None, head + "turned": facts.get("turned") or None}
        if "owner" in facts:
            self.state[head + "owner"] = facts["owner"] or player
        if "as" in facts:
            self._made(card, str(facts["as"]), node)
        if facts.get("entered_this_turn"):
            self.state |= {head + "entered": self.state["turn"], head + "played": True}
        if host:
            self.state[head + "host"] = host
        if "set" in facts:
            below = tuple(c for item in facts["set"].as_list(self.problems, "set") or ()
                          if (c := self._lying(item, player, "field", card)))  # fmt: skip
            if below:
                self.state[head + "set"] = below

    def _which(self, name: Text) -> str | None:
        """The card that a name or number means: of the file, or of the catalogue."""
        text = name.text.strip()
        if text == UNKNOWN:
            return UNKNOWN
        for no, card in self.adhoc.items():
            if card.name == text:
                return no
        found = catalogue.find(text)
        if found is None:
            known = (*(c.name for c in self.adhoc.values()), *catalogue.names())
            hint = suggest(text, known) or "make it up under `cards_adhoc:`, or write `?`"
            self.problems.append(name.problem("J203", f"there is no card {text!r}", hint))
            return None
        card, abilities = found
        if others := catalogue.others(text):
            self.alike[card.no] = others
        self.cards[card.no] = card
        self.abilities |= {a.key: a for a in abilities}
        return card.no

    def _card(self, key: str, player: str, zone: str, node: Node) -> int:
        self.last += 1
        self.clock += 1
        card, head = self.last, f"card.{self.last}."
        self.state |= {head + "card": key, head + "owner": player, head + "zone": f"{player}.{zone}"}
        self.state["clock"] = self.clock
        if zone == "field":
            self.state[head + "since"] = self.clock
        if key != UNKNOWN:
            self.named.append(card)
        return card
