"""10-42, 6-3: effects that send moving crystals elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Act, Replacement, View
from judge.furuyoni import arrows, attacks, board, standing
from judge.furuyoni.standing import Standing


def candidates(view: View, acts: tuple[Act, ...]) -> Iterator[Replacement]:
    """The standing effects that would redirect one of the movements and have not yet done so."""
    moves = [(i, a) for i, a in enumerate(acts) if a.kind == "move" and a.args["n"] > 0]
    if not moves or not board.rules(view).standing.get("redirect"):
        return
    clause = "10-42 paragraph 2" if board.rules(view).has("10-42") else "9-1-1-6 paragraph 1"
    for effect in standing.active(view, "redirect"):
        data = effect.ability.data
        for i, act in moves:
            if effect.id in act.used or not _fits(view, effect, act):
                continue
            target = _zone(view, effect, data["into"], act)
            if not target:
                continue
            into = act._replace(args={**act.args, "to": target})
            yield Replacement(effect.id, i, (into,), (clause,), bool(data.get("may")), effect.context.you)


def _fits(view: View, effect: Standing, act: Act) -> bool:
    data = effect.ability.data
    for side in ("from", "to"):
        if side in data and _zone(view, effect, data[side], act) != act.args[side]:
            return False
    if data.get("arrow") and not act.args.get("arrow"):
        return False
    if "attack" in data:
        attack = attacks.load(view, act.args.get("attack") or 0)
        if attack is None or attack.card is None or attack.card != effect.context.card:
            return False
    if "cause" in data and act.args.get("cause") != data["cause"]:
        return False
    return not (data.get("arrow") and act.args.get("in_attack")) or arrows.counts(view)


def _zone(view: View, effect: Standing, text: str, act: Act) -> str:
    head, _, tail = text.partition(".")
    card = effect.context.card
    if head == "stay":
        return str(act.args["from"])
    if head == "use" and card is not None:
        chosen = (view.get(f"card.{card.id}.use") or {}).get(tail, ())
        return f"card.{chosen[0].id}" if chosen and not board.gone(view, chosen[0]) else ""
    if head == "this" and card is not None:
        return f"card.{card.id}"
    if head in ("me", "opp"):
        return f"{effect.context.you if head == 'me' else board.opponent(effect.context.you)}.{tail}"
    return text
