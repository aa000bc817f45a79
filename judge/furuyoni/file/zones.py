"""The cards of one player, zone by zone."""

from __future__ import annotations

from judge.furuyoni.file.cards import CardRef
from judge.furuyoni.file.model import SPECIAL_STATES, UNKNOWN, Lying
from judge.furuyoni.file.names import Names
from judge.text.errors import Problem
from judge.text.nodes import List, Map, Node, Text

#: Zones whose cards may be stated by their number alone.
COUNTED = ("hand", "deck", "facedown", "specials", "extra", "unchosen")
#: Zones whose cards may bear crystals: `Name: 2`.
CHARGED = ("enhancements", "specials", "in_use")
_MOST = 60


class ZoneReader:
    """Reads the zones of one player, whose megami decide between cards of one name."""

    def __init__(self, player: str, megami: tuple[str, ...], names: Names, problems: list[Problem]) -> None:
        self.player = player
        self.megami = megami
        self.names = names
        self.problems = problems

    def zone(self, name: str, node: Node) -> tuple[Lying, ...]:
        """The cards that lie in a zone."""
        if name == "enhancements":
            return self._enhancements(node)
        if name == "specials" and isinstance(node, Map):
            states = node.known(SPECIAL_STATES, self.problems, f"{self.player}.specials")
            found = (self._cards(name, states[state], state) for state in SPECIAL_STATES if state in states)
            return tuple(card for cards in found for card in cards)
        return self._cards(name, node, "unused" if name == "specials" else "")

    def known(self, node: Node, zones: dict[str, tuple[Lying, ...]]) -> tuple[Lying, ...]:
        """Which hidden cards the opponent has seen: names of cards that lie in the player's hidden zones."""
        hidden = [card for zone in ("hand", "deck", "facedown", "specials") for card in zones.get(zone, ())]
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
        if isinstance(node, Text) and node.text and node.text[0].isdigit() and zone in COUNTED:
            count = node.as_int(self.problems, path, 0, _MOST) or 0
            return tuple(self._unknown(node, zone, state) for _ in range(count))
        items = node.as_list(self.problems, path) or ()
        found = (self._item(path, zone, item, state) for item in items)
        return tuple(card for card in found if card is not None)

    def _item(self, path: str, zone: str, item: Node, state: str) -> Lying | None:
        if isinstance(item, Map) and [key.text for key in item.entries] == ["special"]:
            (inner,) = item.entries.values()
            text = inner.as_text(self.problems, f"{path}: special")
            if text == UNKNOWN:
                return Lying(UNKNOWN, item.place, None, "special", state)
            if text is not None:
                hint = f"write {text!r} alone; the card says itself that it is a special"
                self.problems.append(inner.problem("J207", "`special:` marks an unknown card, `special: ?`", hint))
            return None
        if isinstance(item, Map) and len(item.entries) == 1 and zone in (*CHARGED, "sealed"):
            ((key, value),) = item.entries.items()
            return self._sealed(key, value) if zone == "sealed" else self._charged(key, value, zone, state)
        text = item.as_text(self.problems, f"a card of {path}")
        return None if text is None else self._named(item, text, zone, state)

    def _named(self, node: Node, text: str, zone: str, state: str = "", crystals: int = 0) -> Lying | None:
        if text == UNKNOWN and not (isinstance(node, Text) and node.quoted):
            return self._unknown(node, zone, state, crystals)
        card: CardRef | None = self.names.card(node, text, self.megami, self.problems)
        return None if card is None else Lying(text, node.place, card, card.klass, state, crystals)

    def _unknown(self, node: Node, zone: str, state: str, crystals: int = 0) -> Lying:
        return Lying(UNKNOWN, node.place, None, "special" if zone == "specials" else "normal", state, crystals)

    def _charged(self, key: Text, value: Node, zone: str, state: str) -> Lying | None:
        crystals = value.as_int(self.problems, f"the crystals on {key.text}", 0, _MOST)
        return self._named(key, key.text, zone, state, crystals or 0)

    def _sealed(self, key: Text, value: Node) -> Lying | None:
        card = self._named(key, key.text, "sealed")
        text = value.as_text(self.problems, f"what {key.text} is sealed under")
        above = self.names.card(value, text, self.megami, self.problems) if text else None
        return None if card is None else card._replace(under=above)

    def _enhancements(self, node: Node) -> tuple[Lying, ...]:
        path = f"{self.player}.enhancements"
        items = node.items if isinstance(node, List) else (node,)
        found: list[Lying] = []
        for item in items:
            if isinstance(item, Text) and item.text:
                hint = f"write `{item.text}: 2` for two crystals on it"
                self.problems.append(item.problem("J209", f"{path}: no crystals stated on {item.text!r}", hint))
                continue
            entries = item.as_map(self.problems, path) or {}
            if "card" in {key.text for key in entries}:
                found += self._spelt_out(path, item)
                continue
            for key, value in entries.items():
                card = self._charged(key, value, "enhancements", "")
                found += [card] if card is not None else []
        return tuple(found)

    def _spelt_out(self, path: str, item: Node) -> list[Lying]:
        facts = item.known(("card", "crystals"), self.problems, path)
        text = facts["card"].as_text(self.problems, f"{path}: card")
        if "crystals" not in facts:
            self.problems.append(item.problem("J209", f"{path}: no crystals stated", "add `crystals: 2`"))
            return []
        crystals = facts["crystals"].as_int(self.problems, f"{path}: crystals", 0, _MOST)
        card = self._named(facts["card"], text, "enhancements", "", crystals or 0) if text else None
        return [card] if card is not None else []
