"""How much life a player can still lose before the turn of the other is over, from a menu of the main phase on."""

from __future__ import annotations

from functools import cached_property, reduce
from typing import TYPE_CHECKING

from judge.engine.effect import EFFECT
from judge.furuyoni import board
from judge.furuyoni.bounds.texts import OTHERS_ATTACKS, OWN_ATTACKS, Texts, raising, total
from judge.furuyoni.bounds.weight import ENDLESS, NOTHING, Weight, unknown
from judge.furuyoni.effects.vocabulary.schema import TARGETS
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine.data import Booking, Value
    from judge.engine.layers import Modifier
    from judge.furuyoni.game import Furuyoni

MOST = 20_000
"""For so many ways in which cards may lie it is remembered what can still be lost."""
UNDER_WAY = ("in_use", "attacking")
"""Zones that are empty where nothing is under way."""
HARMLESS = frozenset({"forbid", "cost", "void_basic", "next_use", "skip_start", "skip_main", "skip_end"})
"""What effects that last aim at where they change no number."""
NUMBERS = frozenset(TARGETS.partition(":")[2].split()) - OWN_ATTACKS - OTHERS_ATTACKS
"""Numbers of which life does not depend."""


class Weights(NamedTuple):
    """What a card can do by a use, as a special that has been used, in play, lying anywhere else."""

    used: Weight
    once_used: Weight
    in_play: Weight
    lying: Weight


class Left:
    """What can still be lost in one game: reckoned anew only where other cards lie elsewhere.

    Everything that a text says is taken to be done as often as its card can still be used: costs, ranges and aura are
    not looked at, nor whose choice it is. Only the other player need not answer an attack, so that what lies in that
    player's hand does nothing. None is the answer wherever a text, or what a room brings, says what nothing can be said
    of beforehand.
    """

    def __init__(self, game: Furuyoni) -> None:
        self.game = game
        self.known: dict[tuple[Value, ...], int | None] = {}
        own: dict[str, Weight] = {}
        self.silent = ""
        """Why nothing can be said on this board at all ("": something can)."""
        for room in game.rooms:
            if room.weights is None:
                self.silent = room.name
            else:
                own |= room.weights
        if game.off or game.edits.standing_off:
            self.silent = "off"
        self.texts = Texts(game.abilities, own, game.cards, game.vocab, bool(game.standing.get("text")))
        words = game.vocab
        self.zones = tuple(f"{player}.{zone}" for player in board.PLAYERS for zone in words.card_zones)
        self.under_way = tuple(f"{player}.{zone}" for player in board.PLAYERS for zone in UNDER_WAY)
        states = tuple(f"card.{id}.{what}" for id in game.placed for what in ("state", "owner"))
        self.rests_on = (*self.zones, *states, "bookings", "lasting", "shaped")

    @cached_property
    def weights(self) -> Mapping[int, Weights]:
        """What each card can do, by its id."""
        texts = self.texts
        by_number = {
            number: Weights(texts.used(card), texts.once_used(card), texts.in_play(card), texts.lying(card))
            for number, card in self.game.cards.items()
        }
        return {id: by_number[number] for id, number in self.game.placed.items()}

    @cached_property
    def harm(self) -> bool:
        """Whether there is a card that could cost the life of its own user, or let the other's attacks do more."""
        return any(weights.used.own or weights.used.exposed for weights in self.weights.values())

    def most(self, state: Mapping[str, Value], by: str) -> int | None:
        """How much the other player can still lose at most in this turn, which is that of `by`; None: nobody knows."""
        if self.silent:
            return None
        at = (by, *map(state.get, self.rests_on))
        try:
            if at in self.known:
                return self.known[at]
        except TypeError:
            return self._most(state, by)
        if len(self.known) >= MOST:
            self.known.clear()
        found = self.known[at] = self._most(state, by)
        return found

    def _most(self, state: Mapping[str, Value], by: str) -> int | None:
        if state.get("shaped") or any(state.get(zone) for zone in self.under_way):
            return None
        placed = {id: zone for zone in self.zones for id in state.get(zone, ())}
        other = board.opponent(by)
        mine, theirs = self._again(self._side(state, placed, by, True)), self._side(state, placed, other, False)
        returns = mine.returns or theirs.returns
        if (returns and (mine.draws or (theirs.draws and self.harm))) or (theirs.uses and self.harm):
            return None
        found = mine.theirs + theirs.own + mine.attacks * (mine.raised + theirs.exposed)
        return found if found < ENDLESS else None

    def _side(self, state: Mapping[str, Value], placed: Mapping[int, str], player: str, acts: bool) -> Weight:
        """What a player's cards can still do, with those that they let the player draw, and what is booked or lasts.

        `acts`: the player may use cards; the other need not.
        """
        booked = (self._booked(one) for one in state.get("bookings", ()) if one.spec.you == player)
        lasting = (self._lasting(one) for one in state.get("lasting", ()) if one["you"] == player)
        found = total((*self._cards(state, placed, player, acts), *booked, *lasting))
        if found.draws and acts:
            found = total((found, *(self.weights[id].used for id in state.get(f"{player}.deck", ()))))
        return found

    def _again(self, mine: Weight) -> Weight:
        """With one more use of whichever card does the most by it, where there is one; of more nothing can be said.

        The card that is used once more must not be one that lets another be used, or brings others.
        """
        if not mine.uses:
            return mine
        every = [weights.used for weights in self.weights.values()]
        others = [card for card in every if not card.uses]
        if mine.uses > 1 or len(others) < len(every) - 1 or any(card.draws or card.returns for card in others):
            return unknown("use")
        return mine.plus(reduce(Weight.either, others, NOTHING))

    def _cards(
        self, state: Mapping[str, Value], placed: Mapping[int, str], player: str, acts: bool
    ) -> Iterator[Weight]:
        """What the cards that lie with a player can still do."""
        uses = self.game.vocab.used_from
        for id, zone in placed.items():
            if board.player_of(zone) != player:
                continue
            kind = uses.get(board.kind_of(zone)) or board.kind_of(zone)
            weights, is_used = self.weights[id], state.get(f"card.{id}.state") == "used"
            if state.get(f"card.{id}.owner", player) != player and weights.used != NOTHING:
                yield unknown("owner")
            if kind == "enhancements" or (kind == "specials" and is_used and not acts):
                yield weights.in_play
            elif kind == "specials" and is_used:
                yield weights.once_used
            elif kind in ("hand", "specials") and acts:
                yield weights.used
            elif kind not in self.game.vocab.says_silent:
                yield weights.lying

    def _booked(self, booking: Booking) -> Weight:
        """A text, or a part of one, that is still to be resolved."""
        effect = booking.spec.locals.get("effect")
        if effect is None or effect.proc != EFFECT or "tree" not in effect.locals or "acting" in effect.locals:
            return unknown("booking")
        return self.texts.tree(self.game.said(effect.locals["tree"]))

    def _lasting(self, effect: Value) -> Weight:
        """What an effect that lasts still does to attacks."""
        if effect["target"] in HARMLESS or effect["target"] in NUMBERS:
            return NOTHING
        if effect["target"] not in OWN_ATTACKS | OTHERS_ATTACKS:
            return unknown(effect["target"])
        return raising(effect["target"], ((one.category, _life(one)) for one in effect["modifiers"]))


def _life(modifier: Modifier) -> int | None:
    """By how much a modifier of damage changes that to life; None: that is found anew when it counts."""
    if "node" in (modifier.again or ()):
        return None
    life = modifier.what[1] if isinstance(modifier.what, tuple) else modifier.what
    return life if isinstance(life, int) else 0
