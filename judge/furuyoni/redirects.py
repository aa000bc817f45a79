"""10-42, 6-3: effects that send moving crystals elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Act, Replacement, View
from judge.furuyoni import board, standing
from judge.furuyoni.standing import Standing


def candidates(view: View, acts: tuple[Act, ...]) -> Iterator[Replacement]:
    """The standing effects that would redirect one of the movements and have not yet done so."""
    moves = [(i, a) for i, a in enumerate(acts) if a.kind == "move" and a.args["n"] > 0]
    if not moves or not board.rules(view).standing.get("redirect"):
        return
    clause = "10-42" if board.rules(view).has("10-42") else "9-1-1-6"
    for effect in standing.active(view, "redirect"):
        data = effect.ability.data
        for i, act in moves:
            if effect.id in act.used or not _fits(effect, act):
                continue
            into = act._replace(args={**act.args, "to": _zone(effect, data["into"])})
            yield Replacement(effect.id, i, (into,), (clause,), bool(data.get("may")), effect.context.you)


def _fits(effect: Standing, act: Act) -> bool:
    data = effect.ability.data
    for side in ("from", "to"):
        if side in data and _zone(effect, data[side]) != act.args[side]:
            return False
    return "cause" not in data or act.args.get("cause") == data["cause"]


def _zone(effect: Standing, text: str) -> str:
    head, _, tail = text.partition(".")
    if head == "this" and effect.context.card is not None:
        return f"card.{effect.context.card.id}"
    if head in ("me", "opp"):
        return f"{effect.context.you if head == 'me' else board.opponent(effect.context.you)}.{tail}"
    return text
