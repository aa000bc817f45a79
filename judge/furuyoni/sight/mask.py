"""Plain data of the engine retold with other names for cards: their own where they are known, else those of a back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.engine.data import Change, Happening, Ref, Value
from judge.engine.identity import EVER, EffectId, object_at
from judge.furuyoni import board
from judge.furuyoni.vocab import Vocabulary
from judge.light import NamedTuple

HIDDEN = "?"
"""What is told of something that is another player's secret."""
_OF_CARDS = ("use", "respond", "cover", "card", "declare")


class Names(NamedTuple):
    """What cards are called at one point of a run: the name of each, and the incarnation from which it is known."""

    name: Callable[[int], int]
    since: Mapping[int, int]
    """Of the cards that are known; all others show only a back."""
    player: str
    words: Vocabulary
    shown: frozenset[str] = frozenset()
    """Paths of the other player's secrets that have been shown."""

    def secret(self, path: str) -> bool:
        """Whether a fact is something that only its own player may know."""
        info = self.words.players.get(board.kind_of(path))
        own = board.player_of(path) in ("", self.player) or path in self.shown
        return info is not None and info.sight == "owner" and not own

    def card(self, ref: Ref) -> Ref:
        """A reference to a card, counted from when it came to be known."""
        if ref.kind != "card":
            return ref
        if ref.epoch == EVER:
            return Ref("card", self.name(ref.id), EVER)
        epoch = max(0, ref.epoch - self.since[ref.id]) if ref.id in self.since else 0
        return Ref("card", self.name(ref.id), epoch)

    def text(self, text: str) -> str:
        """A path, or another word."""
        found = object_at(text)
        return f"card.{self.name(found[1])}{found[2]}" if found is not None and found[0] == "card" else text

    def effect(self, id: EffectId) -> EffectId:
        """The identity of an effect: of a card that is not known only that it is one."""
        if id.thing is None or id.thing.kind != "card":
            return id
        others = tuple(map(self.card, id.others))
        if id.thing.id in self.since:
            return id._replace(thing=self.card(id.thing), others=others)
        return id._replace(thing=Ref("card", self.name(id.thing.id), EVER), text="", others=others)

    def option(self, option: tuple[Value, ...]) -> tuple[Value, ...]:
        """An option of a choice."""
        verb, *rest = option
        own = self.words.own_verbs.get(str(verb))
        of_card = verb in _OF_CARDS or (own is not None and own.args[:1] in (("card",), ("hidden_card",)))
        if of_card and rest and isinstance(rest[0], int):
            return (verb, self.name(rest[0]), *rest[1:])
        return (verb, *(self.value(part) for part in rest))

    def value(self, thing: Any, key: str = "") -> Any:
        """Any value; `key` is the name or path under which it stands."""
        if isinstance(thing, Ref):
            return self.card(thing)
        if isinstance(thing, EffectId):
            return self.effect(thing)
        if isinstance(thing, str):
            return self.text(thing)
        if key == "card" and isinstance(thing, int) and thing:
            return self.name(thing)
        if isinstance(thing, Mapping):
            back = isinstance(ref := thing.get("card"), Ref) and ref.kind == "card" and ref.id not in self.since
            kept = {k: v for k, v in thing.items() if not (back and k in ("tree", "as"))}
            return {self.text(str(k)): self.value(v, str(k)) for k, v in kept.items()}
        if isinstance(thing, tuple):
            if key == "shaped" or is_zone(key, self.words):
                return self.zone(thing, key)
            parts = (self.value(part) for part in thing)
            return type(thing)(*parts) if hasattr(thing, "_fields") else tuple(parts)
        return thing

    def zone(self, cards: tuple[int, ...], path: str) -> tuple[int, ...]:
        """The cards of a zone, without an order that the player cannot know or that must not show."""
        names = [self.name(card) for card in cards]
        ordered = board.kind_of(path) in self.words.ordered
        own = board.player_of(path) == self.player and not ordered
        if ordered and sum(card in self.since for card in cards) <= 1:
            # one card that is known lies where it was seen to go, till it is shuffled; of all others the back shows
            return tuple(names)
        return tuple(sorted(names) if board.kind_of(path) in self.words.covered and not own else names)

    def changes(self, changes: tuple[Change, ...]) -> tuple[Change, ...]:
        """The changes of a batch: of a card that is not known only that the zones have one more or less."""
        told = []
        for change in changes:
            head, _, rest = change.path.partition(".")
            number, _, fact = rest.partition(".")
            if head == "card" and (int(number) not in self.since or fact in ("epoch", "seen")):
                continue
            if self.secret(change.path):
                continue  # that it was laid down is told in any case; whether it became another must not show
            before, after = (self.value(v, change.path) for v in (change.before, change.after))
            if before != after:
                told.append(Change(self.text(change.path), before, after))
        return tuple(sorted(told, key=lambda change: change.path))

    def _open(self, happening: Happening) -> Mapping[str, Any]:
        """The facts of a happening, without what the other player alone knows of himself."""
        facts = happening.facts
        if happening.kind == "inform" and self.secret(f"{facts['player']}.{facts['info']}"):
            return {**facts, **{key: HIDDEN for key in ("before", "after") if key in facts}}
        return facts

    def _stacked(self, happening: Happening) -> bool:
        return happening.kind == "put" and board.kind_of(happening.facts.get("to", "")) in self.words.ordered

    def happened(self, happenings: tuple[Happening, ...]) -> tuple[Happening, ...]:
        """What happened in a batch; of several cards put into a deck it does not show which lies lower."""
        told = [Happening(h.kind, h.done, self.value(self._open(h))) for h in happenings]
        into = [i for i, h in enumerate(told) if self._stacked(h)]
        for i, happening in zip(into, sorted((told[i] for i in into), key=lambda h: repr(h.facts)), strict=True):
            told[i] = happening
        return tuple(told)


def is_zone(path: str, words: Vocabulary) -> bool:
    """Whether a path is that of a zone of cards."""
    return bool(board.player_of(path)) and board.kind_of(path) in words.is_card_zone
