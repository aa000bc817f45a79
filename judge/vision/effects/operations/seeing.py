"""Cards shown, looked at, shuffled (11.6 to 11.8)."""

from __future__ import annotations

from judge.engine import Ask, Do, Frame, Next, View
from judge.engine.choice import CHANCE, Choice
from judge.engine.outcome import Outcome
from judge.engine.tree import Node
from judge.vision.board import reading
from judge.vision.effects.evaluate import here, one
from judge.vision.effects.operations.common import FAIL, cards_of, told_of, value, who_of
from judge.vision.rules.common import act, put


def reveal(view: View, frame: Frame, node: Node) -> Outcome:
    """11.6: everybody sees them; they stay where they are."""
    cards = cards_of(here(view, frame), node)
    return Do((put({}, revealed=cards),), clauses=("V11.6.1", "V11.6.2", "V11.6.3", "V11.6.4")) if cards else FAIL


def look(view: View, frame: Frame, node: Node) -> Outcome:
    """11.7: one player sees them; they stay where they are."""
    at = here(view, frame)
    seen = put({}, seen=cards_of(at, node), by=one(value(at, node, "by", at.you)))
    return Do((seen,), clauses=("V11.7.1", "V11.7.2", "V11.7.3", "V11.7.4"))


def shuffle(view: View, frame: Frame, node: Node) -> Outcome:
    """11.8: the order of a deck is left to chance."""
    at = here(view, frame)
    (player,) = who_of(at, node)
    if "done" in told_of(frame):
        return Next()
    deck = reading.cards(view, f"{player}.deck")
    if len({view.get(f"card.{c}.card") for c in deck}) < 2:
        return Next()
    if "order" not in told_of(frame):
        options = tuple(("card", c) for c in deck)
        return Ask(Choice(CHANCE, "shuffle", options, len(deck), len(deck), ("V11.8.1",), ordered=True), "order")
    cards = tuple(option[1] for option in told_of(frame)["order"])
    return Do((act("order", zone=f"{player}.deck", cards=cards),), "done", None)
