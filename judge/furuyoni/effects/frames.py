"""Sentences in frames: a card may say things that are its text only while a chapter of the rules says so (6-2-1-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.furuyoni import board
from judge.furuyoni.effects.vocabulary.context import Context

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.tree import Node
    from judge.engine.view import View
    from judge.furuyoni.effects.abilities import Ability, CardDef
    from judge.furuyoni.effects.attack import Attack


def text(view: View, card: int) -> CardDef:
    """What a card is now, with those of its effects that are its text now."""
    info = board.definition(view, card)
    if not info.framed and not info.vowed:
        return info
    return info._replace(abilities=tuple(a for a in info.abilities if counts(view, card, a)))


def counts(view: View, card: int, ability: Ability) -> bool:
    """Whether an effect of a card is its text now."""
    if ability.vow is not None and not chosen(view, view.get(f"card.{card}.use") or {}, ability):
        return False
    if ability.frame is None:
        return True
    context = Context(board.user(view, card), board.card_ref(view, card), owner=board.owner(view, card))
    return complete(view, context, ability.frame)


def counts_for(view: View, attack: Attack, ability: Ability) -> bool:
    """Whether an effect of an attack is its text now: "you" is the player who attacks (10-12)."""
    if ability.frame is None:
        return True
    return complete(view, Context(attack.holder, attack.card, attack.id, owner=attack.holder), ability.frame)


def complete(view: View, context: Context, icons: tuple[Node, ...], among: Node | None = None) -> bool:
    """Whether what a frame with these icons says is text; `among`: by cards alone of which that is true."""
    found: bool = view.rules.framed(view, context, icons, among)
    return found


def chosen(view: View, use: Mapping[str, Any], ability: Ability) -> bool:
    """Whether what stands in a vow is text of a card that is used so."""
    found: bool = view.rules.chosen(view, use, ability)
    return found


def every(view: View, use: Mapping[str, Any], ability: Ability) -> bool:
    """The core knows no vows: what a card says is its text."""
    return True


def always(view: View, context: Context, icons: tuple[Node, ...], among: Node | None) -> bool:
    """The core knows no frames: what a card says is its text."""
    return True


RULES = {"6-2-1-7 paragraph 1": always, "6-2-1-7 paragraph 1 vow": every}
