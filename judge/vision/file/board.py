"""Reading a board: `board:` with the turn, the phase, and for each player what lies in each zone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.text.errors import Problem, suggest
from judge.text.nodes import Map, Node, Text
from judge.vision import catalogue
from judge.vision.board.reading import START_LIFE
from judge.vision.effects.ability import Ability
from judge.vision.file.model import PHASES, Board
from judge.vision.model import PLAYERS, Card

COMMON = ("turn", "active", "phase", "first_turn")
LISTS = ("field", "hand", "deck", "underworld", "removed", "sideboard")
FLAGS = {"node_set": "node", "character_played": "character", "doll_played": "doll", "world_played": "world"}
SEAT = ("life", "nodes", *LISTS, *FLAGS, "hell")
OF_CARD = ("asleep", "damage", "down", "set", "turned", "owner", "combat_damage", "as", "entered_this_turn")
MOST = 60
UNKNOWN = "?"
START = "start"


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

    def read(self, node: Node) -> Board | None:
        """The board, None where it is none at all."""
        problems = self.problems
        if node.as_map(problems, "board") is None:
            return None
        facts = node.known((*COMMON, *PLAYERS), problems, "the board")
        begin = START
        phase = facts["phase"].as_word(problems, "phase", (*PHASES, START)) if "phase" in facts else "main"
        begin = phase or "main"
        active = facts["active"].as_word(problems, "active", PLAYERS) if "active" in facts else "a"
        turn = facts["turn"].as_int(problems, "turn", 1, 999) if "turn" in facts else 1
        self.state |= {"turn": turn or 1, "active": active or "a", "phase": begin if begin != START else None}
        if "first_turn" in facts and facts["first_turn"].as_bool(problems, "first_turn"):
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
            frozenset(self.stated),
        )  # fmt: skip

    def _seat(self, player: str, node: Node) -> None:
        problems = self.problems
        if node.as_map(problems, f"the board of {player}") is None:
            return
        seat = node.known(SEAT, problems, f"the board of {player}")
        given = 0 if self.state["phase"] is None else START_LIFE
        life = seat["life"].as_int(problems, "life", -999, 999) if "life" in seat else given
        self.state[f"{player}.life"] = life
        for zone in LISTS:
            if zone in seat:
                self._pile(player, zone, seat[zone])
        if "nodes" in seat:
            self._nodes(player, seat["nodes"])
        for flag, path in FLAGS.items():
            if flag in seat and seat[flag].as_bool(problems, flag):
                self.state[f"this_turn.{player}.{path}"] = True
        if "hell" in seat and seat["hell"].as_bool(problems, "hell"):
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
        problems = self.problems
        if isinstance(node, Map):
            counts = node.known(("awake", "asleep"), problems, "nodes")
            n = {key: one.as_int(problems, f"nodes: {key}", 0, MOST) or 0 for key, one in counts.items()}
            cards = [self._card(UNKNOWN, player, "nodes", node) for _ in range(n.get("awake", 0) + n.get("asleep", 0))]
            for card in cards[n.get("awake", 0) :]:
                self.state[f"card.{card}.asleep"] = True
            self.state[f"{player}.nodes"] = tuple(cards)
        else:
            self._pile(player, "nodes", node)

    def _lying(self, node: Node, player: str, zone: str, host: int = 0) -> int:
        """A card in a zone: its name, or its name with how it lies."""
        if isinstance(node, Map):
            if len(node.entries) != 1:
                self.problems.append(node.problem("J102", "a card is one name with how it lies", "like `{Reimu: {asleep: true}}`"))  # noqa: E501
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
        facts = about.known(OF_CARD, self.problems, name.text)
        card = self._card(key, player, zone, name)
        self._how(card, player, facts, host)
        return card

    def _how(self, card: int, player: str, facts: Mapping[str, Node], host: int) -> None:
        problems, head = self.problems, f"card.{card}."
        for flag in ("asleep", "down"):
            if flag in facts and facts[flag].as_bool(problems, flag):
                self.state[head + flag] = True
        for number, path in (("damage", "damage"), ("combat_damage", "combat"), ("turned", "turned")):
            if number in facts:
                self.state[head + path] = facts[number].as_int(problems, number, 0, 99) or None
        if "owner" in facts:
            self.state[head + "owner"] = facts["owner"].as_word(problems, "owner", PLAYERS) or player
        if "as" in facts:
            made = facts["as"].as_text(problems, "as")
            self.state[head + "as"] = {"sort": "popularity", "name": made}
        if "entered_this_turn" in facts and facts["entered_this_turn"].as_bool(problems, "entered_this_turn"):
            self.state |= {head + "entered": self.state["turn"], head + "played": True}
        if host:
            self.state[head + "host"] = host
        if "set" in facts:
            below = tuple(c for item in facts["set"].as_list(problems, "set") or ()
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
