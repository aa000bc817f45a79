"""9-3 paying costs: everything due is looked at jointly and paid in one change, or nothing is paid (5-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Abandon, Act, Ask, Choice, Do, Done, Finish, Frame, Next, Procedure, Step, View
from judge.furuyoni import board
from judge.furuyoni.rules import costs

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome

PAID = {"cost": "9-3-1", "added cost": "10-31"}
CAUSES = {"cost": "9-3 bullet 1", "added cost": "9-3 bullet 2"}


def assess(view: View, frame: Frame) -> Outcome:
    """What is due, whether all of it can be paid, and with which cards."""
    card, by = frame.locals["card"].id, frame.locals["by"]
    due, in_cards = costs.due(view, card, by, frame.locals["free"]), costs.in_cards(view, card, by)
    once = costs.spent(view, card, by)
    if not due and not in_cards and not once:
        return Finish(Done.FULLY)
    ways = costs.ways(view, card, by)
    if ways is None or (not costs.affordable(view, due) and view.on("5-9 paragraph 2")):
        view.consult("5-9 paragraph 2")
        return Abandon(Done.NOT)
    puts = _chosen(view, frame, in_cards, ways)
    if isinstance(puts, Ask):
        return puts
    causes = {act.args["cause"] for act in (*due, *puts)}
    view.define("5-9 paragraph 1", *(clause for cause, clause in CAUSES.items() if cause in causes))
    return Next({"due": (*due, *puts, *once)})


def _chosen(
    view: View, frame: Frame, in_cards: tuple[costs.Added, ...], ways: tuple[tuple[int, ...], ...]
) -> Ask | tuple[Act, ...]:
    """The cards that are paid: for one cost all at once, for several one by one, so that all of them can be paid."""
    by, used = frame.locals["by"], frame.locals["card"].id
    acts: list[Act] = []
    taken: set[int] = set()
    one = len(in_cards) == 1
    slots = [(cost, way) for cost, way in zip(in_cards, ways, strict=True) for _ in range(1 if one else cost.n)]
    for i, (cost, way) in enumerate(slots):
        picked = frame.locals.get(f"cards{i}")
        if picked is None:
            rest = [way for _, way in slots[i + 1 :]]
            able = tuple(c for c in way if c not in taken and costs.assignable(_without(rest, {*taken, c})))
            n = cost.n if one else 1
            options = tuple(("card", c) for c in able)
            return Ask(Choice(by, "cost_cards", options, n, n, ("9-3 bullet 2", "10-31")), f"cards{i}")
        for _, card in picked:
            taken.add(card)
            told = {"card": board.card_ref(view, card), "to": costs.into(cost, by), "cause": "added cost"}
            acts.append(Act("put", {**told, "being_used": True} if card == used else told))
    return tuple(acts)


def _without(cards: list[tuple[int, ...]], taken: set[int]) -> list[tuple[int, ...]]:
    return [tuple(c for c in found if c not in taken) for found in cards]


def pay(view: View, frame: Frame) -> Outcome:
    """Everything due moves together."""
    if "moved" in frame.locals:
        return Finish(Done.FULLY)
    causes = {act.args.get("cause") for act in frame.locals["due"]}
    clauses = (clause for cause, clause in PAID.items() if cause in causes)
    return Do(frame.locals["due"], into="moved", then=None, clauses=(*clauses, "5-9 paragraph 3"))


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-3. Its second step is one that a chapter may replace, though neither document prints it any more."""
    first = Step("9-3 i", assess, ("9-3",), of="9-3 begins")
    return (Procedure("9-3", (first, Step("9-3 ii", pay, ("9-3", "5-9 paragraph 3"), of="9-3 ii"))),)
