"""What a text may ask of a card (`card.type`, `this.x`), one by one as the vocabulary names it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.effect import EFFECT
from judge.furuyoni import board
from judge.furuyoni.effects import altered, frames
from judge.furuyoni.effects.abilities import Users, others
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import attacks, parameters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.view import View
    from judge.furuyoni.effects.vocabulary.context import Context

Value = Any
UNDEFINED = -(10**9)
"""A number that is less than any a text may ask for, where 5-11 is switched off."""


def of_card(view: View, context: Context, card: int | None, name: str) -> Value:
    """The fact of that name of a card; None of no card."""
    if card is None:
        return None
    use = view.get(f"card.{card}.use") or {}
    match name:
        case "crystals":
            return board.crystals(view, f"card.{card}")
        case "zone":
            return board.kind_of(board.zone_of(view, card))
        case "state":
            says = ("6-2-2-3", "7-1-11 paragraph 4", "10-20 paragraph 1")
            view.define(*says)
            return view.get(f"card.{card}.state") if view.on(*says) else None
        case "cost":
            return parameters.cost(view, card)
        case "order_this_turn":
            view.define("9-2 paragraph 3")
            return use.get("ordinal", 0) if view.on("9-2 paragraph 3") else undefined(view)
        case "reaction_this_turn":
            view.define("9-4 i")
            return use.get("reaction", 0)
        case "first_of_duel":
            view.define("9-2 paragraph 3")
            return bool(use.get("first_of_duel"))
        case "throughout":
            return use.get("action") == "throughout"
        case "mode":
            return context.mode if context.mode and card == context.subject else use.get("mode")
        case "answers":
            return use.get("answers") is not None
        case "answers_this":
            return _answers_card(view, context, card, use)
        case "from":
            return began_in(view, card)
        case "owner":
            return board.owner(view, card)
        case "mine":
            view.define("5-4 paragraph 2")
            return board.owner(view, card) == context.you and view.on("5-4 paragraph 2")
        case "x" | "y":
            return defined(view, context, card, name, use)
        case "" | "self":
            return card
        case "under":
            view.define("10-9")
            under = view.get(f"card.{card}.under")
            return under.id if under is not None else None
        case "coverable":
            return legality.coverable(view, card)
        case "by_itself":
            return _speaking(view) == card
        case "by":
            chooses = card == context.subject and context.mode in board.PLAYERS
            return context.mode if chooses else use.get("by")
    info = board.definition(view, card)
    if name in board.vocab(view).cards:
        return board.card_information(view, card, name)
    if name in board.vocab(view).card_paths:
        return board.tokens(view, f"card.{card}", name)
    match name:
        case "class":
            return info.klass
        case "subtype":
            return altered.subtype(view, card)
        case "megami":
            return board.users(view, card)
        case "type" | "number":
            return getattr(info, name)
        case "other_megami":
            view.define("10-15 paragraph 1")
            theirs, known = board.users(view, card), info.type != "unknown"
            return view.on("10-15 paragraph 1", "6-2-1-4") and of_another(view, context, theirs, known)
    return use.get(name)


def of_another(view: View, context: Context, theirs: Users, known: bool = True) -> bool:
    """10-15: whether what is `theirs` is of another megami than the card that asks (gap G161: nobody's)."""
    if theirs == "" and known:
        return view.gap("G161", ("10-15 paragraph 1", "10-15 paragraph 2")) == 1
    mine = board.users(view, context.card.id) if context.card else None
    return others(mine, theirs)


def began_in(view: View, card: int) -> str:
    """The zone in which the use of a card began; of a card that is not used, the one in which it lies."""
    use = view.get(f"card.{card}.use") or {}
    if use.get("through") and view.gap("G205", ("A20-6-1 i", "9-2 paragraph 3")):
        return board.kind_of(str(use["through"]))
    return board.kind_of(use.get("from") or board.zone_of(view, card))


def _answers_card(view: View, context: Context, card: int, use: Mapping[str, Any]) -> bool:
    """Whether a use, which may just have ended, answers the attack that the card which speaks was used for (9-4 i)."""
    event = context.names.get("event") or {}
    ended = event.get("answers") if event.get("use") == card else None
    attack = attacks.load(view, use.get("answers") or ended or 0)
    by = attack.card if attack is not None else None
    return by is not None and context.card is not None and by.id == context.card.id


def _speaking(view: View) -> int | None:
    """The card whose effect is being resolved; None outside of effects."""
    effect = next((f for f in reversed(view.frames) if f.proc == EFFECT), None)
    card = effect.locals.get("card") if effect is not None else None
    return card.id if card is not None else None


def defined(view: View, context: Context, card: int, name: str, use: Mapping[str, Any]) -> Value:
    """X: what was fixed when the card was used, or what its text says X is; otherwise undefined (5-11)."""
    if name in use:
        return use[name]
    for ability in frames.text(view, card).abilities:
        if ability.does == "define" and name in ability.data:
            return board.rules(view).number(view, context._replace(card=board.card_ref(view, card)), ability.data[name])
    return undefined(view)


def undefined(view: View) -> int:
    """What a number counts as that is not defined (5-11); where that does not hold, no comparison with it is met."""
    return 0 if view.applies("5-11") else UNDEFINED
