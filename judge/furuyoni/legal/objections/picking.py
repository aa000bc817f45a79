"""Why a card is none of those that an effect lets a player pick: it lies elsewhere, or is not of the sort."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.tree import Node, at
from judge.furuyoni import board
from judge.furuyoni.effects.operations import common, on_cards
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine import Choice, Frame, View


def bars(view: View, choice: Choice, card: int) -> Iterator[Obstacle]:
    """What keeps a card from being among the options of a `pick` that is open."""
    frame = view.frames[-1] if view.frames else None
    if choice.kind != "pick" or frame is None or "tree" not in frame.locals:
        return
    node = at(board.rules(view).tree(frame.locals["tree"], view), frame.locals["at"])
    if node.op != "pick" or choice.about != (node.args["as"],):
        return
    if not any(card in on_cards.lying(view, frame, text, choice.by) for text in node.args["from"]):
        clauses = ("10-12 paragraph 1",) if _other_players(view, frame, node, choice.by, card) else ()
        facts = (("card", card), ("zone", board.zone_of(view, card)))
        yield Obstacle("rule", (*choice.clauses, *clauses), "lies_elsewhere", facts)
    elif not common.matching(view, frame, (card,), node.args.get("filter")):
        facts = (("card", card), ("where", node.args["filter_text"]))
        yield Obstacle("rule", choice.clauses, "other_sort", facts)


def _other_players(view: View, frame: Frame, node: Node, by: str, card: int) -> bool:
    """Whether the card lies in the other player's zone of a name that the text gives without a player (10-12)."""
    player, _, kind = board.zone_of(view, card).partition(".")
    if kind not in node.args["from"] or kind not in board.vocab(view).player_zones:
        return False
    return common.zone(view, frame, kind, by) == f"{board.opponent(player)}.{kind}"
