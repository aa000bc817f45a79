"""What a game of 東方VISION knows of its cards and of their effects."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from judge.engine import Game, View
from judge.engine.data import EMPTY, Value
from judge.engine.tree import Node, Text, at, walk
from judge.text.errors import Place, Problem, Problems
from judge.vision.effects import keywords
from judge.vision.effects.circles import circles
from judge.vision.model import Card

if TYPE_CHECKING:
    from judge.engine.game import Unplayed
    from judge.vision.effects.ability import Ability
    from judge.vision.effects.scope import Scope


class UnwrittenError(Problems):
    """A card is to do something that is not written yet (J411)."""

    def __init__(self, place: Place | None, card: Card) -> None:
        message = f"{card.no} {card.name} would act here, and its effects are not written yet"
        super().__init__([Problem.at(place or Place("<board>"), "J411", message)])


UNKNOWN = "?"
"""A card of which nobody says which it is."""


class Known(Game):
    """The cards that may be met in one game, and what they do."""

    def __init__(
        self, cards: Mapping[str, Card], abilities: Mapping[str, Ability],
        definitions: Mapping[str, Mapping[str, Value]] = EMPTY, unplayed: tuple[Unplayed, ...] = (),
    ) -> None:  # fmt: skip
        self.cards: Mapping[str, Card] = {UNKNOWN: Card(UNKNOWN, UNKNOWN, "unknown"), **cards}
        self.keywords = keywords.abilities()
        self.abilities: Mapping[str, Ability] = {**_of_keywords(), **abilities}
        self.definitions = definitions
        self.unplayed = unplayed
        self.static_anywhere = frozenset(
            no for no, card in self.cards.items()
            if any(self.abilities[k].kind == "static" and self.abilities[k].sort == "beta" for k in card.abilities)
        )  # fmt: skip
        self.barring = frozenset(k.rpartition("/")[0] for k, a in self.abilities.items() if "below" in a.change)
        self.refusing = any(
            a.kind == "static" and "'tactics'" in repr(a.change.get("forbid")) for a in self.abilities.values()
        )
        """Whether any card cannot get tactics, by its own text."""
        self._anywhere: dict[str, frozenset[str]] = {}
        self._heeded: dict[str, bool] = {}
        self._asked: dict[str, bool] = {}
        self._includes: dict[tuple[str, str], bool] = {}
        self.optional = any(a.may for a in self.abilities.values())
        self.left_anywhere = any(a.kind == "auto" and a.sort == "beta" for a in self.abilities.values())

    def heeds(self, moment: str) -> bool:
        """Whether any effect of the game answers a moment."""
        known = self._heeded.get(moment)
        if known is None:
            known = self._heeded[moment] = any(a.when == moment for a in self.abilities.values())
        return known

    def asks(self, word: str) -> bool:
        """Whether any effect of the game asks a function of this name, for which something is kept."""
        known = self._asked.get(word)
        if known is None:
            known = self._asked[word] = any(f"'name': '{word}'" in repr(tuple(a)) for a in self.abilities.values())
        return known

    @cached_property
    def spoken(self) -> frozenset[str]:
        """The names that cards of the game speak of: as their spiritualist, or in their effects."""
        own = {card.spiritualist for card in self.cards.values() if card.spiritualist}
        texts = (node for ability in self.abilities.values() for root in _trees(ability) for _, node in walk(root))
        said = (node.args["args"][-1] for node in texts if node.op == "call" and node.args["name"] == "named")
        return frozenset(own | {str(name.args["value"]) for name in said if name.op == "value"})

    @cached_property
    def circular(self) -> frozenset[str]:
        """The effects in force that rest on one another in a circle."""
        return circles(self.abilities)

    @cached_property
    def shielding(self) -> bool:
        """Whether any effect of the game keeps cards from being objects (8.1.4)."""
        return any("'object'" in repr((ability.do, ability.change)) for ability in self.abilities.values())

    @cached_property
    def damning(self) -> bool:
        """Whether any effect of the game in force makes an underworld hell (3.3.6)."""
        return any("hell" in ability.change for ability in self.abilities.values())

    @cached_property
    def levelling(self) -> bool:
        """Whether any effect of the game in force changes the number behind a keyword."""
        return any("level" in ability.change for ability in self.abilities.values())

    @cached_property
    def silencing(self) -> bool:
        """Whether any effect of the game in force makes activated effects invalid."""
        return any(ability.change.get("void") == "use" for ability in self.abilities.values())

    @cached_property
    def tallying(self) -> bool:
        """Whether any effect of the game asks for what has been played in the turn."""
        return any(f"'{word}'" in repr(one) for one in self.abilities.values() for word in ("plays_made", "turn_plays"))

    stated: Place | None = None
    """Where the board stands, for what is wrong with it."""
    places: Mapping[str, Place] = {}
    """Where cards made up in a file, and their effects, stand in it."""

    def acts(self, card: str) -> None:
        """A card is resolved. Raises UnwrittenError where what it does is not written."""
        if not self.cards[card].written:
            raise UnwrittenError(self.stated, self.cards[card])

    def anywhere(self, moment: str) -> frozenset[str]:
        """The cards with an effect that works wherever they lie (β) and answers the moment.

        Where an effect of the game gives a keyword that stands for such a one (2.1.3, 10.1.1), that may be any card.
        """
        known = self._anywhere.get(moment)
        if known is None:
            given = self._gives(tuple(w for w, own in self.keywords.items() if _lives_anywhere(own, moment)))
            known = self._anywhere[moment] = frozenset(
                no for no, card in self.cards.items() if given or _lives_anywhere(self._written_on(card), moment)
            )
        return known

    def _gives(self, words: tuple[str, ...]) -> bool:
        """Whether an effect of the game gives one of these keywords."""
        return any(f"'{word}" in self._given for word in words)

    @cached_property
    def _given(self) -> str:
        """The keywords that effects of the game give, as they are told."""
        nodes = (node for a in self.abilities.values() for root in _trees(a) for _, node in walk(root))
        told = (*(node.args for node in nodes), *(a.change for a in self.abilities.values()))
        return "".join(repr(one["keywords"]) for one in told if "keywords" in one)

    def includes(self, ability: str, operation: str) -> bool:
        """Whether a text has an operation in it somewhere."""
        known = self._includes.get((ability, operation))
        if known is None:
            nodes = (node for root in _trees(self.abilities[ability]) for _, node in walk(root))
            known = self._includes[ability, operation] = any(node.op == operation for node in nodes)
        return known

    def _written_on(self, card: Card) -> Iterator[Ability]:
        """The effects of a card, those that its keywords stand for among them."""
        yield from (self.abilities[key] for key in card.abilities)
        yield from (a for k in card.keywords for a in self.keywords.get(k.name, ()))

    @abstractmethod
    def settle(self, at: Scope, node: Node) -> Any:
        """What an expression comes to where it is read from."""

    @abstractmethod
    def shielded(self, view: View, card: int | str, at: Scope) -> bool:
        """Whether a card is no object of an effect in force on all of some: as if it were not there (8.1.4.a)."""

    def tree(self, text: Text, view: View) -> Node:
        """What an effect does, or one of the lists of nodes in it."""
        if isinstance(text, str):
            return self.abilities[text].do
        root = self.abilities[text.key].do
        for path in text.paths:
            root = Node("block", {"do": at(root, path[:-1]).args[str(path[-1])]})
        return root


def _lives_anywhere(own: Iterable[Ability], moment: str) -> bool:
    """Whether one of these effects works wherever its card lies (β) and answers the moment."""
    return any(a.sort == "beta" and a.when == moment for a in own)


def _trees(said: Any) -> Iterator[Node]:
    """The trees of an effect: its conditions, what it picks, what it does and changes."""
    if isinstance(said, Node):
        yield said
    elif isinstance(said, Mapping | tuple):
        for one in said.values() if isinstance(said, Mapping) else said:
            yield from _trees(one)


@cache
def _of_keywords() -> Mapping[str, Ability]:
    return {a.key: a for found in keywords.abilities().values() for a in found}
