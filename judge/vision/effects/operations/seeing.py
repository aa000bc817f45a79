"""Cards shown, looked at, shuffled (11.6 to 11.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Do, Frame, Next, Push, Spec, View
from judge.vision.board import reading
from judge.vision.effects.evaluate import here, one
from judge.vision.effects.operations.common import FAIL, cards_of, told_of, value, who_of
from judge.vision.model import PLAYERS
from judge.vision.rules.common import put

if TYPE_CHECKING:
    from judge.engine.data import Value
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node


def reveal(view: View, frame: Frame, node: Node) -> Outcome:
    """11.6: everybody sees them; they stay where they are."""
    cards = cards_of(here(view, frame), node)
    view.consult("V3.1.5.c")
    facts = whole_seen(view, node, cards)
    return Do((put(facts, revealed=cards),), clauses=("V11.6.1", "V11.6.2", "V11.6.3", "V11.6.4")) if cards else FAIL


def look(view: View, frame: Frame, node: Node) -> Outcome:
    """11.7: one player sees them; they stay where they are."""
    at = here(view, frame)
    view.consult("V3.1.5.c")
    cards = cards_of(at, node)
    seen = put(whole_seen(view, node, cards), seen=cards, by=one(value(at, node, "by", at.you)))
    return Do((seen,), clauses=("V11.7.1", "V11.7.2", "V11.7.3", "V11.7.4"))


def whole_seen(view: View, node: Node, cards: tuple[int, ...]) -> dict[str, Value]:
    """Of whose deck all cards have been seen, that is to be shuffled (3.2.5): not where a number was said (3.2.5.b)."""
    counted = "'top'" in repr(node.args["what"]) or "'bottom'" in repr(node.args["what"])
    facts: dict[str, Value] = {}
    for player in PLAYERS:
        deck = reading.cards(view, f"{player}.deck")
        seen = [c for c in cards if c in deck]
        if not seen:
            continue
        whole = len(seen) == len(deck)
        if (whole and not (counted and view.applies("V3.2.5.b"))) or (not whole and not view.applies("V3.2.5.a")):
            facts[f"{player}.seen"] = True
    return facts


def shuffle(view: View, frame: Frame, node: Node) -> Outcome:
    """11.8: the order of a deck is left to chance."""
    at = here(view, frame)
    (player,) = who_of(at, node)
    if "done" in told_of(frame):
        return Next()
    return Push(Spec("V11.8", locals={"who": player}), "done", None)
