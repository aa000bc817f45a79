"""What a player knows of the cards while a run goes on: what was shown, and where it can still be told to lie.

In a zone that lies face down for a player the faces may be known, but not which card is which. So as soon as one card
leaves it unseen, no card of it can be told any more, unless all are alike or all have left. If all that lay there were
known, how many of them lie where can still be counted: once they lie together again, they are known again. In a deck a
card that went there openly keeps its place until the deck is shuffled (7-1-6): drawn unseen, it is still known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine import Event, View
    from judge.furuyoni.vocab import Vocabulary

Unseen = tuple[str, str, str]
"""What is seen of a card that lies face down: whose it is, its back, and a state in which it openly is."""


def unknown(words: Vocabulary) -> Mapping[Unseen, int]:
    """The names of cards that are not known, by what is seen of them (6-2-1-1)."""
    backs = tuple(dict.fromkeys(words.backs.values()))
    states = ("", *words.shown_states)
    seen = ((player, back, state) for player in board.PLAYERS for back in backs for state in states)
    return {one: name for name, one in enumerate(seen, 1)}


def first(words: Vocabulary) -> int:
    """The first name given to a card; those before it stand for the cards not known."""
    return 1 + len(unknown(words))


def shown_state(view: View, card: int) -> str:
    """The state of a card that is seen though it lies face down; "" for none."""
    return next((one for one in board.vocab(view).shown_states if view.get(f"card.{card}.{one}")), "")


def back(view: View, card: int) -> int:
    """What a card is called that is not known: as all such cards are of its owner, back and open state."""
    words = board.vocab(view)
    seen = (board.owner(view, card), words.backs[board.printed(view, card).klass], shown_state(view, card))
    return unknown(words)[seen]


def spot(view: View, card: int) -> str:
    """Where a card is seen to lie: its zone, and in it the state that shows of it."""
    return f"{board.zone_of(view, card)}:{shown_state(view, card)}"


class Memory:
    """The cards whose faces a player knows, each under a name that lasts as long as that knowledge.

    A card that was lost sight of and is seen again bears another name: nothing links the two.
    """

    def __init__(self, view: View, player: str) -> None:
        self.player = player
        self.names: dict[int, int] = {}
        self.since: dict[int, int] = {}
        """The incarnation a card was in when it came to be known."""
        self.numbers: dict[int, str] = {}
        """The card number behind each name ever given."""
        self.placed: set[int] = set()
        """The cards of decks whose place is known too."""
        self.scattered: list[tuple[set[int], str]] = []
        """Cards known to be those that lay in a zone, some of which have left it unseen; and that zone."""
        self.pointed: dict[int, set[int]] = {}
        """The known cards that the player picked, by the frame in which that was."""
        for card in board.rules(view).placed:
            own_deck = board.zone_of(view, card) == f"{player}.deck"
            if own_deck or board.known_to(view, card, player):
                self._learn(view, card)

    def choose(self, event: Event) -> None:
        """Take in what the player picked: a card that he knew and moves himself he does not lose sight of."""
        if event.actor == self.player:
            picked = {part for option in event.data["picked"] for part in option[1:] if isinstance(part, int)}
            self.pointed[event.frame] = picked & {*self.names}

    def take(self, event: Event, before: View, after: View) -> None:
        """Take in what a change has shown, and what has gone out of sight by it."""
        shown = set(self._shown(event, after))
        moved = self._moved(event, board.vocab(after))
        for place in dict.fromkeys(spot(before, card) for card in moved):
            unseen = {c for c in moved if spot(before, c) == place and c not in shown}
            unseen = {c for c in unseen if not board.in_sight(before, c, self.player)}
            self._lose(before, place, unseen - self.pointed.get(event.frame, set()))
        for card in shown:
            self._learn(after, card)
        self._gather(after)
        self._place(event, after, moved, shown)

    def _shown(self, event: Event, after: View) -> Iterator[int]:
        """The cards that the player has seen with this change."""
        for happening in event.happened:
            if happening.kind == "reveal" and self.player in happening.facts["to"]:
                yield from (ref.id for ref in happening.facts["cards"])
            elif happening.kind == "announce" and not happening.facts.get("unseen"):
                yield happening.facts["card"].id
        for change in event.changes:
            head, _, rest = change.path.partition(".")
            number, _, fact = rest.partition(".")
            if head == "card" and fact in ("zone", "state", "seen"):
                told = fact == "seen" and self.player in {*(change.after or "")} - {*(change.before or "")}
                if told or board.in_sight(after, int(number), self.player):
                    yield int(number)

    @staticmethod
    def _moved(event: Event, words: Vocabulary) -> tuple[int, ...]:
        paths = (c.path.split(".") for c in event.changes)
        moved = (int(p[1]) for p in paths if p[0] == "card" and (p[-1] == "zone" or p[-1] in words.shown_states))
        return tuple(dict.fromkeys(moved))

    def _lose(self, before: View, place: str, unseen: set[int]) -> None:
        """Cards have left a place unseen: which of those that lay there is known no more."""
        zone = place.partition(":")[0]
        certain = {c for c in unseen if c in self.placed}
        self.placed -= certain
        left = unseen - certain
        if not left:
            return
        there = (c for c in board.lie_in(before, zone) if spot(before, c) == place)
        lying = {c for c in there if not board.in_sight(before, c, self.player)}
        doubtful = lying - self.placed - certain
        alike = doubtful <= {*self.names} and len({self.numbers[self.names[c]] for c in doubtful}) == 1
        if left == doubtful or alike:
            return
        if doubtful <= {*self.names}:
            self.scattered.append((doubtful, place))
        else:
            counted = (
                (cards, source) for cards, source in self.scattered
                if (source == place and doubtful <= cards) or not lying & cards
            )  # fmt: skip
            self.scattered = list(counted)
        for card in doubtful & {*self.names}:
            del self.names[card], self.since[card]

    def _gather(self, after: View) -> None:
        """Those of the cards counted that have not been seen since are known again as soon as they lie together."""
        scattered, self.scattered = self.scattered, []
        for cards, source in scattered:
            left = cards - {*self.names}
            if len({spot(after, card) for card in left}) > 1:
                self.scattered.append((left, source))
            else:
                for card in left:
                    self._learn(after, card)

    def _learn(self, view: View, card: int) -> None:
        if card not in self.names:
            self.names[card] = first(board.vocab(view)) + len(self.numbers)
            self.numbers[self.names[card]] = str(view.get(f"card.{card}.number"))
            self.since[card] = view.get(f"card.{card}.epoch", 0)

    def _place(self, event: Event, after: View, moved: tuple[int, ...], shown: set[int]) -> None:
        """Which places in a deck are known: of cards that went there alone or by the player's hand; until a shuffle."""
        for player in board.PLAYERS:
            deck = {*board.lie_in(after, f"{player}.deck")}
            arrived = [c for c in moved if c in deck]
            if len(arrived) == 1 or event.actor == self.player:
                self.placed |= {c for c in arrived if c in self.names}
            self.placed |= {c for c in shown if c in deck}
            if any(h.kind == "shuffle" and h.facts["player"] == player for h in event.happened):
                self.placed -= deck


__all__ = ["Memory", "back", "first", "unknown"]
