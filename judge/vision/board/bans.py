"""What effects keep from being done with a card or by a player, and what they let be done all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.data import EMPTY
from judge.engine.tree import Node
from judge.vision.board import bearing, reading, values
from judge.vision.effects.evaluate import evaluate, many, scope_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judge.engine.view import View
    from judge.vision.known import Known


def forbidden(view: View, card: int, what: str) -> tuple[bearing.Change, ...]:
    """The effects under which something cannot be done with a card (`attack`, `block`, `dying`, `discard` …)."""
    return tuple(c for c in values.changes(view, card, "forbid", keywords=True) if what in (c.get("forbid") or ()))


def kept_from(view: View, card: int, what: str) -> bool:
    """Whether a character cannot do what an effect has it do (`attack`, `block`): cannot beats does (1.3.2)."""
    found = forbidden(view, card, what)
    if not found or not view.applies("V1.3.2", card=card):
        return False
    view.consult(*(change.clause for change in found if change.clause), card=card)
    return True


def allowed(view: View, card: int, what: str) -> tuple[bearing.Change, ...]:
    """The effects under which something can be done with a card that a rule would keep it from."""
    return tuple(c for c in values.changes(view, card, "allow", keywords=True) if what in (c.get("allow") or ()))


def player_forbidden(view: View, player: str, what: str, card: int = 0) -> tuple[bearing.Change, ...]:
    """The effects under which a player cannot do something, with a card: of those that it is such a one (`against`)."""
    found = (c for c in of_player(view, player, "forbid") if what in (c.get("forbid") or ()))
    return tuple(c for c in found if not card or against(c, (card,)))


def of_player(view: View, player: str, name: str) -> Iterator[bearing.Change]:
    """What changes one of these things of a player."""
    for record in view.get("lasting", ()):
        if player in record.get("players", ()) and name in record["change"]:
            yield bearing.Change(
                record["order"], record["source"], record["by"], record["change"], scope_of(view, record)
            )  # fmt: skip
    if name == "hell" and not view.game.damning:
        return
    for one, change, here in values.standing(view, (name,)):
        on = change.what.get("on")
        concerned = isinstance(on, Node) and player in many(evaluate(here, on))
        if concerned and not values.out_of_reach(view, player, one, here):
            yield change


def hell(view: View, player: str) -> bool:
    """Whether the underworld of a player is hell (3.3.6): stated, or by an effect that lasts or is in force."""
    game: Known = view.game
    if view.get(f"{player}.hell") or not (game.damning or view.get("lasting")):
        return bool(view.get(f"{player}.hell"))
    return any(change.what.get("hell") for change in of_player(view, player, "hell"))


def nodes_for(view: View, player: str, kept: str) -> tuple[int, ...]:
    """The nodes of a player for a purpose: the sleeping ones not where an effect keeps them from it.

    `count_asleep`: as nodes that a card asks for (5.2.2.c); `pay_asleep`: to pay with (1.8.7.b).
    """
    own = reading.nodes(view, player)
    barred = any(reading.asleep(view, c) for c in own) and player_forbidden(view, player, kept)
    return reading.nodes(view, player, False) if barred and view.applies("V1.3.2") else own


def hand_limit(view: View, player: str) -> int:
    """How many cards a player may keep in the hand as the discard phase begins (3.6.4), with what changes that."""
    changed = sum(int(change.get("hand_limit") or 0) for change in of_player(view, player, "hand_limit"))
    return max(0, reading.HAND_LIMIT + changed)


def against(change: bearing.Change, of: Iterable[int], event: Mapping[str, Any] = EMPTY) -> bool:
    """Whether what shields is against an effect or damage of these cards: it may ask of each of them as `it`.

    `event` is the damage of which it may ask.
    """
    asks = change.what.get("against")
    if not isinstance(asks, Node) or change.scope is None:
        return True
    names, happened = change.scope.names, event or change.scope.event
    asked = (change.scope._replace(names={**names, "it": card}, event=happened) for card in of if card)
    return any(bool(evaluate(at, asks)) for at in asked)


def limit(changes: Iterable[bearing.Change], word: str) -> int:
    """How many cards with a keyword may be set: one, unless an effect allows more (10.13.5, 10.15.4, 10.34.4)."""
    told = (said.rpartition(":") for change in changes for said in change.get("limit") or ())
    return max([1, *(int(n) for of, _, n in told if of == word)])
