"""Cards shown, looked at, shuffled (11.6 to 11.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Do, Frame, Next, Push, Spec, View
from judge.engine.tree import Node, walk
from judge.vision.board import reading
from judge.vision.effects.evaluate import here, one
from judge.vision.effects.operations.common import FAIL, cards_of, described_by, told_of, value, who_of
from judge.vision.model import PLAYERS
from judge.vision.rules.common import heard, moment, put

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine import Act
    from judge.engine.data import Value
    from judge.engine.outcome import Outcome
    from judge.vision.effects.scope import Scope
    from judge.vision.known import Known


def reveal(view: View, frame: Frame, node: Node) -> Outcome:
    """11.6: everybody sees them; they stay where they are."""
    at = here(view, frame)
    cards = cards_of(at, node)
    view.consult("V3.1.5.c")
    facts = whole_seen(view, frame, node, cards)
    if not cards:
        return FAIL
    taken = described_by(view, frame, node) is not None
    acts = (put(facts, revealed=cards), *shown(view, at, "revealed", cards, taken=taken))
    return Do(acts, clauses=("V11.6.1", "V11.6.2", "V11.6.3", "V11.6.4"))


def look(view: View, frame: Frame, node: Node) -> Outcome:
    """11.7: one player sees them; they stay where they are."""
    at = here(view, frame)
    view.consult("V3.1.5.c")
    cards = cards_of(at, node)
    who = one(value(at, node, "by", at.you))
    seen = put(whole_seen(view, frame, node, cards), seen=cards, by=who)
    return Do((seen, *shown(view, at, "seen", cards, who=who)), clauses=("V11.7.1", "V11.7.2", "V11.7.3", "V11.7.4"))


def shown(view: View, at: Scope, kind: str, cards: tuple[int, ...], **more: Value) -> tuple[Act, ...]:
    """What comes of cards having been revealed or looked at is due, where some effect answers it (7.4.5.c).

    It is known who looked (`who`), and of what is revealed whether the effect had picked it out (`taken`, 11.4.1).
    """
    game: Known = view.game
    if not cards or not game.heeds(kind):
        return ()
    about: Mapping[str, Value] = {"by": at.you, "source": at.of, "cards": cards, **more}
    told = ({"card": c, "serial": c, "zone": reading.kind(view, c), "side": reading.holder(view, c)} for c in cards)
    return heard(view, kind, *({**about, **one} for one in told))


def whole_seen(view: View, frame: Frame, node: Node, cards: tuple[int, ...]) -> dict[str, Value]:
    """Of whose deck all cards have been seen, that is to be shuffled (3.2.5): not where a number was said (3.2.5.b)."""
    said = repr((node.args["what"], *_named_before(view, frame, node)))
    counted = "'top'" in said or "'bottom'" in said
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


def _named_before(view: View, frame: Frame, node: Node) -> tuple[Node, ...]:
    """What the text has said a name to stand for, where that is what it speaks of."""
    what = node.args["what"]
    name = what.args["name"] if what.op == "name" else ""
    lets = (one for _, one in walk(view.game.tree(frame.locals["tree"], view)) if one.op == "let")
    return tuple(one.args["be"] for one in lets if one.args["name"] == name)


def shuffle(view: View, frame: Frame, node: Node) -> Outcome:
    """11.8: the order of a deck is left to chance."""
    at = here(view, frame)
    (player,) = who_of(at, node)
    if "heard" in told_of(frame):
        return Next()
    if "done" in told_of(frame):
        game: Known = view.game
        if not game.heeds("shuffled"):
            return Next()
        return Push(moment("shuffled", {"player": player, "by": at.you, "serial": 0}), into="heard", then=None)
    return Push(Spec("V11.8", locals={"who": player}), "done", None)
