"""What has to be paid for using a card: its cost, costs that effects add (9-3, 9-3-1, 10-31), and charging (9-2-3)."""

from __future__ import annotations

from collections import Counter

from judge.engine import Act
from judge.engine.choice import Option
from judge.engine.view import View
from judge.furuyoni import board, parameters, standing


def due(view: View, card: int, by: str) -> tuple[Act, ...]:
    """Everything the user has to pay, as acts that are made together or not at all (5-9)."""
    acts: list[Act] = []
    if board.definition(view, card).klass == "special":
        n = parameters.cost(view, card)
        if n:
            acts.append(Act("move", {"from": f"{by}.flare", "to": "shadow", "n": n, "cause": "cost"}))
    for effect in standing.active(view, "cost"):
        data = effect.ability.data
        payer = {"me": effect.context.you, "opp": board.opponent(effect.context.you)}[data.get("who", "me")]
        context = effect.context._replace(subject=card)
        if payer != by or (
            data.get("filter") is not None and not board.rules(view).truth(view, context, data["filter"])
        ):
            continue
        n = board.rules(view).number(view, context, data["n"])
        view.consult("10-31")
        acts.append(
            Act("move", {"from": _zone(data["from"], by), "to": _zone(data["to"], by), "n": n, "cause": "added cost"})
        )
    return tuple(acts)


def _zone(text: str, payer: str) -> str:
    """In an added cost, `me` is the player who pays."""
    return text.replace("me.", f"{payer}.").replace("opp.", f"{board.opponent(payer)}.")


def payable(view: View, card: int, by: str) -> bool:
    """Whether everything due can be paid, jointly (5-9)."""
    return affordable(view, due(view, card, by))


def affordable(view: View, acts: tuple[Act, ...]) -> bool:
    """Whether the acts of a payment can all be made in full, taken together (5-9): there is enough, and room for it."""
    leaving: Counter[str] = Counter()
    coming: Counter[str] = Counter()
    for act in acts:
        leaving[act.args["from"]] += act.args["n"]
        coming[act.args["to"]] += act.args["n"]
    enough = all(n <= board.crystals(view, zone) for zone, n in leaving.items())
    rooms = {zone: parameters.room(view, zone) for zone in coming}
    return enough and all(free is None or coming[zone] <= free + leaving[zone] for zone, free in rooms.items())


def mixtures(view: View, card: int, by: str) -> tuple[Option, ...]:
    """9-2-3 iii: the ways to charge a card: from shadow, and from the user's aura."""
    n, shadow = to_charge(view, card, by), board.crystals(view, "shadow")
    aura = board.crystals(view, f"{by}.aura")
    return tuple(("charge", s, n - s) for s in range(min(n, shadow), max(0, n - aura) - 1, -1))


def to_charge(view: View, card: int, by: str) -> int:
    """How many crystals are put on a card: its charge, or all that there are (5-10)."""
    return min(parameters.charge(view, card), sum(board.crystals(view, zone) for zone in ("shadow", f"{by}.aura")))
