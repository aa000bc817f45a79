"""What is forbidden to whom (1-4), by standing effects and by those that last; and what a card's own text permits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.effects import standing
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.view import View
    from judge.furuyoni.effects.standing import Standing


def forbidden(
    view: View, action: str, by: str, subject: int | None = None, answers: int | None = None, mode: str = ""
) -> Iterator[Obstacle]:
    """Every effect that forbids a player an action (1-4: it beats whatever would allow it).

    Of a use: `subject` is the card, `answers` the attack that it would answer, `mode` the way of using it.
    """
    found = view.rules.forbids(view, action, by, subject, answers, mode)
    return iter(()) if found == () else _barring(view, found, subject or 0)


def _barring(view: View, found: Iterable[Obstacle], thing: int) -> Iterator[Obstacle]:
    """Those that bar the use of that card (0: another action) in this run."""
    for obstacle in found:
        if view.on(*obstacle.clauses) and view.bars(obstacle.source, thing):
            yield obstacle


def by_effects(
    view: View, action: str, by: str, subject: int | None, answers: int | None, mode: str
) -> Iterable[Obstacle]:
    """What standing effects and effects that last forbid."""
    effects = standing.texts(view, "forbid")
    if not effects and not view.get("lasting"):
        return ()
    return _by_effects(view, effects, action, by, subject, answers, mode)


def _by_effects(
    view: View, effects: Iterable[Standing], action: str, by: str, subject: int | None, answers: int | None, mode: str
) -> Iterator[Obstacle]:
    for effect in effects:
        data, context = effect.ability.data, effect.context
        if action.endswith("_this"):
            if context.card is None or context.card.id != subject:
                continue
            context = context._replace(you=by)
        if action not in data["what"] or not _concerns(context.you, data.get("who", "me"), by):
            continue
        context = context._replace(subject=subject, answers=answers, mode=mode)
        if data.get("filter") is not None and not board.rules(view).truth(view, context, data["filter"]):
            continue
        if standing.holds(view, effect._replace(context=context)):
            standing.rely(view, effect)
            yield Obstacle(effect.id, ("1-4 paragraph 2",), action)
    for lasting in view.get("lasting", ()):
        if lasting["target"] != "forbid" or action not in lasting["what"] or by not in lasting["who"]:
            continue
        at = Context(lasting["you"], lasting["card"], subject=subject)
        if not lasting["filter"] or board.rules(view).truth(view, at, parse(lasting["filter"])):
            yield Obstacle(lasting["id"], (lasting.get("clause") or "1-4 paragraph 2",), action)


def _concerns(you: str, who: str, by: str) -> bool:
    return {"me": by == you, "opp": by != you, "both": True}[who]


def coverable(view: View, card: int) -> bool:
    """Whether a card can be put facedown by its player (7-1-8): whatever would do it, what forbids it wins (1-4)."""
    player = board.player_of(board.zone_of(view, card)) or board.owner(view, card)
    return not any(True for _ in forbidden(view, "cover", player, card))


def cite_cover(view: View, card: int) -> None:
    """Cite what keeps a card from being put facedown, where that decided something."""
    player = board.player_of(board.zone_of(view, card)) or board.owner(view, card)
    for bar in forbidden(view, "cover", player, card):
        view.consult(*bar.clauses, obstacle=bar.what, source=bar.source)


RETURNS = ("deck", "hand")
"""The zones to which a card can be said to return."""


def stays(view: View, by: str, card: int, to: str, sealed: bool = False) -> bool:
    """Whether a card cannot be put where a player's effect would put it: back to a deck or hand, or under a card."""
    action = "seal" if sealed else "return" if board.kind_of(to) in RETURNS else ""
    bar = next(forbidden(view, action, by, card), None) if action else None
    if bar is None or not view.on("1-4 paragraph 2"):
        return False
    view.consult(*bar.clauses, obstacle=bar.what, source=bar.source)
    return True


def permitted(view: View, action: str, card: int) -> bool:
    """Whether a card's own text permits what the rules would not (1-4)."""
    return any(
        action in effect.ability.data["what"] and effect.context.card is not None and effect.context.card.id == card
        and standing.rely(view, effect)
        for effect in standing.active(view, "permit")
    )  # fmt: skip


RULES = {"1-4": by_effects}
