"""What things are called in a report: players, zones, cards, attacks, effects and amounts, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any

from judge.engine.tree import Node
from judge.furuyoni.board import opponent
from judge.furuyoni.file import lines
from judge.furuyoni.messages import rooms
from judge.messages import Messages, messages, words_of

if TYPE_CHECKING:
    from judge.engine import Choice, Event, Machine, Option
    from judge.port.obstacle import Obstacle
    from judge.port.ruling import Ruling

PLAYERS = ("a", "b")
WORDS = words_of(__file__)
"""The folder of the messages of reports."""


@cache
def glossary() -> Mapping[str, Mapping[str, str]]:
    """The terms of the game by key, each in the languages there are."""
    from judge.data import load, rulebook

    (terms,) = load([rulebook() / "furuyoni" / "glossary.yaml"])
    assert isinstance(terms, dict)
    return terms  # type: ignore[return-value]


def claims(lang: str) -> Callable[..., str]:
    """What says the messages of reports on claims and comparisons, which need no ruling."""
    return messages(lang, WORDS).under("claims")


class Words:
    """The words for one ruling in one language: `en`, `ja` or `ko`."""

    def __init__(self, ruling: Ruling, lang: str = "en") -> None:
        self._told_of(ruling.machine, ruling.events, lang)

    @classmethod
    def at(cls, machine: Machine, events: Sequence[Event], lang: str = "en") -> Words:
        """The words for where a machine stands, after these events."""
        words = cls.__new__(cls)
        words._told_of(machine, events, lang)
        return words

    def _told_of(self, machine: Machine, events: Sequence[Event], lang: str) -> None:
        from judge.answer.player import view_of

        self.lang = lang
        self.view = view_of(machine)
        self.messages: Messages = messages(lang, WORDS, *rooms(self.view))
        self.attacks: dict[int, Mapping[str, Any]] = {}
        for event in events:
            for change in event.changes:
                head, _, number = change.path.partition(".")
                if head == "attack" and number.isdigit() and change.after is not None:
                    self.attacks.setdefault(int(number), change.after)

    def say(self, key: str, **parts: object) -> str:
        """A message of the language, filled in."""
        return self.messages.say(key, **parts)

    def term(self, key: str) -> str:
        """A term of the game, or of a room in force, whose messages have it as `term-KEY`."""
        own = self.messages.get(f"term-{key}", "")
        if own:
            return own
        if self.lang != "en":
            found = glossary().get(key, {}).get(self.lang)
            if found:
                return found
        return key.replace("_", " ")

    def player(self, player: str) -> str:
        """A player, or who else decides."""
        if player in PLAYERS:
            return player.upper()
        return self.messages.get(player, player) if player else ""

    def card(self, card: int) -> str:
        """The name of a card on the board."""
        return lines.card_name(self.view, card, self.lang)

    def zone(self, path: str) -> str:
        """A zone: whose it is, and what."""
        head, _, tail = path.partition(".")
        if head == "card":
            return self.card(int(tail.partition(".")[0]))
        if head in PLAYERS and tail:
            return self.say("of", player=self.player(head), zone=self.term(tail))
        return self.say("out") if path == "out" else self.term(path)

    def attack(self, number: int) -> str:
        """An attack: its number in the run, and the card it comes from."""
        info = self.attacks.get(number)
        if info is None:
            return self.say("attack", n=number, name="?")
        if info["card"] is not None:
            return self.say("attack", n=number, name=self.card(info["card"].id))
        name = self.card(info["source"].id) if info["source"] is not None else "?"
        return self.say("attack", n=number, name=self.say("attack_of", name=name))

    def source(self, effect: str) -> str:
        """The card or the attack from which an effect comes."""
        card = lines.effect_card(effect)
        if card is not None:
            return self.card(card)
        if effect.startswith("attack."):
            return self.attack(int(effect[7:].partition("@")[0]))
        return self.player("rules") if effect == "rule" else effect

    def changed(self, target: str, you: str) -> str:
        """What an effect that lasts changes, as its player `you` would mean it (`my_attacks`)."""
        whose, _, what = target.partition("_") if target.startswith(("my_", "their_")) else ("", "", target)
        if target == "next_attack":
            whose = "my"
        name = self.messages.get(f"changed-{what}") or self.term(what)
        player = you if whose == "my" else opponent(you) if whose else ""
        return self.say("of", player=self.player(player), zone=name) if player else name

    def sources(self, effects: Sequence[str]) -> str:
        """The sources of several effects, each once."""
        return self.join(tuple(dict.fromkeys(self.source(e) for e in effects)))

    def join(self, parts: Sequence[str]) -> str:
        """A list in a sentence."""
        return ", ".join(parts) if len(parts) != 2 else self.say("and").join(parts)

    def option(self, choice: Choice, option: Option) -> str:
        """An option as the line of play that picks it."""
        return lines.label(self.view, choice, option, self.lang)

    def fact(self, path: str) -> str:
        """A fact by its path: a zone, a number of the board, a value of a card or an attack."""
        parts = path.split(".")
        if parts[0] == "attack" and len(parts) > 2:
            return f"{self.attack(int(parts[1]))}: {self.term(parts[2])}"
        if parts[0] == "card" and len(parts) > 2:
            return f"{self.card(int(parts[1]))}: {self.term(parts[2])}"
        if parts[0] in PLAYERS and len(parts) > 2:
            return f"{self.zone('.'.join(parts[:2]))}, {self.term(parts[2])}"
        return self.zone(path)

    def kind(self, kind: str) -> str:
        """What a kind of choice is about."""
        return self.messages.get(f"kind-{kind}") or self.term(kind)

    def why(self, what: str) -> str:
        """An obstacle by its key."""
        return self.messages.get(f"reason-{what}") or self.term(what)

    def obstacle(self, one: Obstacle) -> str:
        """An obstacle, with what it comes from and the measure of it."""
        said = one.source == "rule" or one.what == "use_this"
        by = "" if said else self.say("obstacle_source", source=self.source(one.source))
        measure = f"reason-{one.what}.facts"
        if not one.facts or measure not in self.messages:
            return f"{self.why(one.what)}{by}"
        facts = {name: self._told(name, one) for name, _ in one.facts}
        return f"{self.why(one.what)}{by} ({self.say(measure, **facts)})"

    def gap(self, gap: str) -> tuple[str, tuple[str, ...]]:
        """What the rules do not decide, and its readings in order; nothing for an unknown gap."""
        letters = [f"gap-{gap}.{letter}" for letter in ascii_lowercase]
        return self.messages.get(f"gap-{gap}"), tuple(self.say(one) for one in letters if one in self.messages)

    def reading(self, gap: str, letter: str) -> str:
        """One reading of a gap."""
        return self.say(f"gap-{gap}.{letter}")

    def _told(self, name: str, one: Obstacle) -> str:
        """One of the facts of an obstacle."""
        facts = dict(one.facts)
        value = facts[name]
        match name:
            case "active" | "by":
                return self.player(value)
            case "card":
                return self.card(value)
            case "zone":
                return self.zone(value)
            case "attack":
                return self.attack(value)
            case "range":
                return distances(value)
            case "phase":
                return self.term(f"{value}_phase")
            case "kind":
                return self.kind(value)
            case "due" if isinstance(value, tuple):
                parts = zip(value, facts["there"], strict=True)
                each = "reason-cost.each"
                return self.join([self.say(each, n=n, zone=self.zone(z), there=there) for (z, n), there in parts])
        return self.term(value) if isinstance(value, str) else str(value)


def distances(values: Sequence[int]) -> str:
    """A range as it is printed: `3-4`, `1,3,5`; `-` for none.

    >>> distances((3, 4)), distances((1, 3, 5)), distances((0, 1, 2, 5)), distances(())
    ('3-4', '1,3,5', '0-2,5', '-')
    """
    runs: list[list[int]] = []
    for value in sorted(values):
        if runs and value == runs[-1][1] + 1:
            runs[-1][1] = value
        else:
            runs.append([value, value])
    return ",".join(str(low) if low == high else f"{low}-{high}" for low, high in runs) or "-"


def damage(pair: Sequence[Any]) -> str:
    """Damage as it is printed: `3/1`, `-/1`; a side that is yet to be reckoned is its letter, `X/1`.

    >>> damage((3, None)), damage((0, 1)), damage((Node("fact", {"path": "this.y"}), 1))
    ('3/-', '0/1', 'Y/1')
    """
    return "/".join("-" if side is None else _letter(side) if isinstance(side, Node) else str(side) for side in pair)


def _letter(amount: Node) -> str:
    """The letter that cards print for an amount: that of the fact it is, else X."""
    name = str(amount.args.get("path", "")).rpartition(".")[2]
    return name.upper() if len(name) == 1 else "X"


def value(thing: Any, what: str = "") -> str:
    """A value that was reckoned: a range, damage, or a number."""
    if isinstance(thing, tuple):
        return damage(thing) if what.endswith("damage") else distances(thing)
    return "-" if thing is None else str(thing)


def signed(number: Any) -> str:
    """A number that is added: `+1`, `-2`; nothing is added to a side left alone."""
    return f"{number:+d}" if isinstance(number, int) else "+0"


def modifier(category: str, what: Any) -> str:
    """What a modifier does, in the short way in which it is printed on cards.

    >>> modifier("add", (-1, 0)), modifier("expand", ("far", 1)), modifier("gain", ("unavoidable", ""))
    ('-1/+0', 'expand far 1', 'unavoidable')
    """
    if category == "add":
        return "/".join(signed(w) for w in what) if isinstance(what, tuple) else signed(what)
    if category == "gain":
        return str(what[0]).replace("_", " ")
    if category == "lose":
        return f"no {str(what).replace('_', ' ')}"
    if category in ("expand", "shrink"):
        return f"{category} {what[0]} {what[1]}"
    if category == "assign":
        return "= " + ("/".join("·" if w == "keep" else "-" if w is None else str(w) for w in what)
                       if isinstance(what, tuple) else str(what))  # fmt: skip
    if category in ("replace", "include", "exclude"):
        return f"{category} {distances(what)}"
    if category == "multiply":
        return "× " + ("/".join("1" if w == "keep" else str(w) for w in what) if isinstance(what, tuple) else str(what))
    return category if category in ("swap", "normalise") else f"{category} {what}"
