"""The cards of one player, zone by zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni.file import more
from judge.furuyoni.file.model import UNKNOWN, Lying
from judge.text.errors import Problem
from judge.text.nodes import List, Map, Node, Text

if TYPE_CHECKING:
    from judge.furuyoni.file.cards import CardRef
    from judge.furuyoni.file.names import Names
    from judge.furuyoni.vocab import Vocabulary

_MOST = 60


class ZoneReader:
    """Reads the zones of one player, whose megami decide between cards of one name."""

    def __init__(
        self, player: str, megami: tuple[str, ...], names: Names, problems: list[Problem], words: Vocabulary
    ) -> None:  # fmt: skip
        self.words = words
        self.player = player
        self.megami = megami
        self.names = names
        self.problems = problems

    def zone(self, name: str, node: Node) -> tuple[Lying, ...]:
        """The cards that lie in a zone."""
        zone = self.words.zones[self.words.apart.get(name, name)]
        if zone.charged == "must":
            return self._with_crystals(name, node)
        if zone.states and isinstance(node, Map):
            states = node.known(zone.states, self.problems, f"{self.player}.{name}")
            found = (self._cards(name, states[state], state) for state in zone.states if state in states)
            return tuple(card for cards in found for card in cards)
        return self._cards(name, node, zone.states[0] if zone.states else "")

    def known(self, node: Node, zones: dict[str, tuple[Lying, ...]]) -> tuple[Lying, ...]:
        """Which hidden cards the opponent has seen: names of cards that lie in the player's hidden zones."""
        hidden = [card for zone in self.words.recalled for card in zones.get(zone, ())]
        numbers = {card.card.number for card in hidden if card.card and card.state not in ("used", "in_use")}
        seen = self._cards("known", node, "")
        for card in seen:
            if card.card is None or card.card.number not in numbers:
                message = f"{self.player}.known: {card.text!r} lies in no hidden zone of {self.player}"
                hint = "name a card of the hand, the deck, the facedown pile or the unused specials"
                self.problems.append(Problem.at(card.place, "J212", message, hint))
        return seen

    def _cards(self, zone: str, node: Node, state: str) -> tuple[Lying, ...]:
        path = f"{self.player}.{zone}"
        if isinstance(node, Text) and node.text and node.text[0].isdigit() and zone in self.words.by_number:
            count = node.as_int(self.problems, path, 0, _MOST) or 0
            return tuple(self._unknown(node, zone, state) for _ in range(count))
        items = node.as_items(self.problems, path) or ()
        found = (self._item(path, zone, item, state) for item in items)
        return tuple(card for card in found if card is not None)

    def _item(self, path: str, zone: str, item: Node, state: str) -> Lying | None:
        entry = self.words.zones.get(zone)
        if isinstance(item, Map) and len(item.entries) == 1:
            ((key, value),) = item.entries.items()
            if key.text in self.words.told_apart and not isinstance(value, Map):
                return self._of_class(path, key.text, item, value, state)
            if key.text in self.words.told_apart and isinstance(value, Map):
                told = more.on_card(self.words, zone, key.text, value, self.problems, self.names)
                return Lying(UNKNOWN, item.place, None, key.text, state, more=told)
            if entry is not None and isinstance(value, Map) and (self.words.cards or self.words.tokens):
                return self._spelled(key, value, zone, state)
            if entry is not None and entry.under:
                return self._sealed(key, value)
            if entry is not None and entry.charged:
                return self._charged(key, value, zone, state)
            beside = more.under(self.words.token_paths(zone), zone) if entry is not None else ()
            if beside:
                hint = f"write `{zone}: {{{more.CARDS}: [..], {beside[0]}: {value.plain()}}}`"
                self.problems.append(item.problem("J020", f"a card of {path} must be text, not {item.kind}", hint))
                return None
        text = item.as_text(self.problems, f"a card of {path}")
        return None if text is None else self._named(item, text, zone, state)

    def _of_class(self, path: str, klass: str, item: Node, value: Node, state: str) -> Lying | None:
        """A card of which only the class is known, that shows on its back."""
        text = value.as_text(self.problems, f"{path}: {klass}")
        if text == UNKNOWN:
            return Lying(UNKNOWN, item.place, None, klass, state)
        if text is not None:
            hint = f"write {text!r} alone; the card says itself that it is a {klass}"
            self.problems.append(value.problem("J207", f"`{klass}:` marks an unknown card, `{klass}: ?`", hint))
        return None

    def _spelled(self, key: Text, value: Map, zone: str, state: str) -> Lying | None:
        """A card with all that lies on it and the states it is in: `Name: {crystals: 1, seed: 1}`."""
        told = more.on_card(self.words, zone, key.text, value, self.problems, self.names)
        stated = value.get(more.CRYSTALS)
        charged = self.words.zones[zone].charged
        if stated is None and charged == "must":
            self.problems.append(value.problem("J209", f"{key.text}: no crystals stated", "add `crystals: 2`"))
        if stated is not None and not charged:
            message = f"no crystals lie on the cards of {self.player}.{zone}"
            self.problems.append(stated.problem("J025", message, "leave them out"))
        crystals = stated.as_int(self.problems, f"the crystals on {key.text}", 0, _MOST) if stated is not None else 0
        card = self._named(key, key.text, zone, state, crystals or 0)
        return None if card is None else card._replace(more=told)

    def _named(self, node: Node, text: str, zone: str, state: str = "", crystals: int = 0) -> Lying | None:
        if text == UNKNOWN:
            return self._unknown(node, zone, state, crystals)
        card: CardRef | None = self.names.card(node, text, self.megami, self.problems)
        return None if card is None else Lying(text, node.place, card, card.klass, state, crystals)

    def _unknown(self, node: Node, zone: str, state: str, crystals: int = 0) -> Lying:
        klass = self.words.lies_as(zone) if zone in self.words.zones else "normal"
        return Lying(UNKNOWN, node.place, None, klass, state, crystals)

    def _charged(self, key: Text, value: Node, zone: str, state: str) -> Lying | None:
        crystals = value.as_int(self.problems, f"the crystals on {key.text}", 0, _MOST)
        return self._named(key, key.text, zone, state, crystals or 0)

    def _sealed(self, key: Text, value: Node) -> Lying | None:
        card = self._named(key, key.text, "sealed")
        text = value.as_text(self.problems, f"what {key.text} is sealed under")
        above = self.names.card(value, text, self.megami, self.problems) if text else None
        return None if card is None else card._replace(under=above)

    def _with_crystals(self, zone: str, node: Node) -> tuple[Lying, ...]:
        """The cards of a zone where each states the crystals on it."""
        path = f"{self.player}.{zone}"
        items = node.items if isinstance(node, List) else (node,)
        found: list[Lying] = []
        for item in items:
            if isinstance(item, Text) and item.text:
                hint = f"write `{item.text}: 2` for two crystals on it"
                self.problems.append(item.problem("J209", f"{path}: no crystals stated on {item.text!r}", hint))
                continue
            entries = item.as_map(self.problems, path) or {}
            if "card" in {key.text for key in entries}:
                found += self._spelt_out(path, zone, item)
                continue
            for key, value in entries.items():
                if isinstance(value, Map) and (self.words.cards or self.words.tokens):
                    card = self._spelled(key, value, zone, "")
                else:
                    card = self._charged(key, value, zone, "")
                found += [card] if card is not None else []
        return tuple(found)

    def _spelt_out(self, path: str, zone: str, item: Node) -> list[Lying]:
        facts = item.known(("card", "crystals"), self.problems, path)
        text = facts["card"].as_text(self.problems, f"{path}: card")
        if "crystals" not in facts:
            self.problems.append(item.problem("J209", f"{path}: no crystals stated", "add `crystals: 2`"))
            return []
        crystals = facts["crystals"].as_int(self.problems, f"{path}: crystals", 0, _MOST)
        card = self._named(facts["card"], text, zone, "", crystals or 0) if text else None
        return [card] if card is not None else []
