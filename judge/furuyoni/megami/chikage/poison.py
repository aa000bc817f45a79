"""A7-4, A7-5: whose a poison is, and what a reshuffle does with the poisons of a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import PASS, Act, Ask, Choice, Do, Frame, Next, Push, Spec, View
from judge.engine.choice import CHANCE
from judge.engine.effect import EFFECT
from judge.engine.identity import of_thing
from judge.furuyoni import board
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.data import Ref, Value
    from judge.engine.outcome import Outcome

USES = ("9-2-1", "9-2-2", "9-2-3")


def is_poison(view: View, card: int) -> bool:
    """Whether a card is of class poison (A7-2)."""
    return board.definition(view, card).klass == "poison"


def not_facedown(
    view: View, action: str, by: str, card: int | None, answers: int | None, mode: str
) -> Iterator[Obstacle]:
    """A7-2-1: a poison cannot be put facedown (paragraph 4), nor be chosen by what would do that (paragraph 5)."""
    if action == "cover" and card is not None and is_poison(view, card):
        yield Obstacle(of_thing("card", card), ("A7-2-1 paragraph 4", "A7-2-1 paragraph 5"), "poison")


def becomes_theirs(view: View, card: int, zone: str, cause: str) -> bool:
    """Whether an effect moves a poison into a zone of a player who does not own it (A7-4 paragraph 2)."""
    new = board.player_of(zone)
    return bool(new) and new != board.kept_owner(view, card) and mover(view) is not None and is_poison(view, card)


def stays(view: View, card: int, zone: str, cause: str) -> str:
    """7-2 would send it home; it is that player's from now on."""
    return zone if becomes_theirs(view, card, zone, cause) else PASS


def changes_hands(view: View, card: int, source: str, target: str, cause: str) -> Iterator[tuple[str, Value]]:
    """Its owner changes with the move; who it was before is kept until the card that moved it is resolved."""
    if becomes_theirs(view, card, target, cause):
        yield f"card.{card}.former", (board.kept_owner(view, card), mover(view))
        yield f"card.{card}.owner", board.player_of(target)


def not_yet(view: View, card: int) -> str:
    """For the effects of the card that moved it the change does not count yet."""
    former = view.get(f"card.{card}.former")
    kept = former is not None and mover(view) == former[1] and not _already(view, card)
    return str(former[0]) if kept else PASS


def _already(view: View, card: int) -> bool:
    """Whether it counts for the steps of the poison's own use, within the effect that has it used: that is silent."""
    frame = next(f for f in reversed(view.frames) if f.proc == EFFECT or f.proc in USES)
    if frame.proc == EFFECT or frame.locals["card"].id != card:
        return False
    return view.gap("G101", ("A7-4 paragraph 2", "5-4 paragraph 1")) == 0


def mover(view: View) -> Value:
    """The card whose effect is being resolved; None outside of effects."""
    for frame in reversed(view.frames):
        if frame.proc == EFFECT:
            card: Ref | None = frame.locals.get("card")
            return card.id if card is not None else None
    return None


def forgotten(view: View, frame: Frame, result: object) -> Iterator[Act]:
    """Once the card has been resolved, its former owner is nobody's concern."""
    gone = {
        f"card.{id}.former": None
        for id in board.rules(view).placed
        if (former := view.get(f"card.{id}.former")) is not None and former[1] == frame.locals["card"].id
    }
    if gone:
        yield Act("fact", {"values": gone})


def order(view: View, frame: Frame) -> Outcome:
    """What is added to the reshuffle: a procedure of its own."""
    return Push(Spec("A7-5", frame.you, {"player": frame.locals["player"]}))


def on_top(view: View, frame: Frame) -> Outcome:
    """A7-5 iii: the poisons in the deck go on top of it, in random order."""
    player = frame.locals["player"]
    poisons = tuple(c for c in board.lie_in(view, f"{player}.deck") if is_poison(view, c))
    if not poisons:
        return Next()
    if "order" not in frame.locals:
        cards = tuple(("card", c) for c in poisons)
        choice = Choice(CHANCE, "shuffle", cards, len(cards), len(cards), ordered=True, about=(player,))
        return Ask(choice, "order")
    first = [card for _, card in frame.locals["order"]]
    rest = [c for c in board.lie_in(view, f"{player}.deck") if c not in first]
    return Do((Act("shuffle", {"player": player, "order": (*first, *rest)}),))
