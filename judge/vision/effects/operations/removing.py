"""決死, 破棄, 除外 of cards and what makes them come to nothing (9); plays and uses made invalid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Do, Frame, Next, View
from judge.engine.data import Ref
from judge.vision.board import bans, reading
from judge.vision.board.primitives.common import due
from judge.vision.effects.evaluate import here, many
from judge.vision.effects.operations.common import FAIL, Operation, all_done, cards_of, everything, told_of, value
from judge.vision.rules import s8_2_targets as targets
from judge.vision.rules import s9_1_removal as removal
from judge.vision.rules.common import act, put
from judge.vision.rules.s5_2_play import uncounted

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node


def removing(state: str) -> Operation:
    def run(view: View, frame: Frame, node: Node) -> Outcome:
        if "done" in told_of(frame):
            return all_done(view, frame, some=everything(node))
        at = here(view, frame)
        cards = cards_of(at, node)
        if not cards:
            return Next() if everything(node) and view.on("V8.1.2.c") else FAIL
        barred = {c: removal.barred(view, c, state, at.you, of=(at.of, at.this)) for c in cards}
        free = tuple(c for c in cards if not barred[c])
        for card, clause in barred.items():
            view.consult(*((clause,) if clause else ()), card=card)
        view.consult("V9.1.1.a")
        if everything(node) and len(free) < len(cards) and not view.applies("V7.1.12.e"):
            return FAIL
        if not view.on("V7.1.13") and len(free) > 1:
            free = free[:1]
        if not free or (len(free) < len(cards) and not everything(node)):
            return Next() if everything(node) else FAIL
        cause = "effect"
        if state == "dying" and str(frame.locals.get("ability", "")).startswith("即死"):
            cause = "instant" if view.applies("V10.8.3") else "battle"
        applied = {"dying": "V9.2.2.c", "discard": "V9.3.3", "exile": "V9.4.3"}[state]
        return Do(removal.apply(state, free, at.of, at.you, cause), "done", None, (applied,))

    run.__name__ = state
    return run


def void_dying(view: View, frame: Frame, node: Node) -> Outcome:
    """9.2.4, 9.2.5."""
    if "done" in told_of(frame):
        return all_done(view, frame)
    acts = removal.voiding(view, cards_of(here(view, frame), node), "dying")
    return Do(acts, "done", None, ("V9.2.4.a", "V9.2.4.b")) if acts else FAIL


def void_discard(view: View, frame: Frame, node: Node) -> Outcome:
    """9.3.5, 9.3.6."""
    if "done" in told_of(frame):
        return all_done(view, frame)
    acts = removal.voiding(view, cards_of(here(view, frame), node), "discard")
    return Do(acts, "done", None, ("V9.3.5.a", "V9.3.5.b")) if acts else FAIL


def exile_instead(view: View, frame: Frame, node: Node) -> Outcome:
    """What is 決死 is removed from the game in place of being discarded (9.2.3.e, 1.3.1): it is an object of that."""
    at = here(view, frame)
    cards = (c for c in cards_of(at, node) if not targets.may_be(view, c, at, targets.OBJECT))
    facts = {f"card.{c}.exiled_instead": True for c in cards}
    return Do((put(facts),), clauses=("V1.3.1",)) if facts else FAIL


def return_instead(view: View, frame: Frame, node: Node) -> Outcome:
    """What is 決死 goes to another zone in place of being discarded (9.2.3.e, 1.3.1): it is an object of that."""
    at, to = here(view, frame), str(node.args.get("to", "deck"))
    cards = (c for c in cards_of(at, node) if not targets.may_be(view, c, at, targets.OBJECT))
    facts = {f"card.{c}.exiled_instead": to for c in cards}
    return Do((put(facts),), clauses=("V1.3.1",)) if facts else FAIL


def void(view: View, frame: Frame, node: Node) -> Outcome:
    """Plays or uses made invalid, and their cards discarded (12.2.3), or what else is said of them (`then`).

    A play that cannot be made invalid stays one (1.3.2). Where only the effect is (`effect`), the play stands: it
    counts (5.2.5), and nothing that answers a void play comes.
    """
    at = here(view, frame)
    links = [t for t in many(value(at, node, "what", ())) if isinstance(t, Ref)]
    if "done" in told_of(frame):
        return all_done(view, frame)
    acts: list[Act] = []
    for ref in links:
        about = view.get(f"link.{ref.id}")
        if about is None:
            return FAIL
        game: Any = view.game
        if any(game.abilities[k].fixed for k in about["abilities"]) and not view.applies("V12.4.3"):
            return FAIL
        unvoided = about["kind"] == "play" and node.args.get("effect") not in (True, "true")
        if unvoided and bans.forbidden(view, about["card"], "voided") and view.applies("V1.3.2", card=about["card"]):
            return FAIL
        if about["kind"] == "waiting" and view.gap("G14", ("V7.8.2", "V12.2.3")) == 0 and view.applies("V7.8.2"):
            return FAIL
        acts.append(act("void", link=ref.id))
        play = about["kind"] == "play" and node.args.get("effect") not in (True, "true")
        facts = uncounted(view, about) if play else {}
        if facts:
            acts.append(put(facts))
        if about["kind"] != "play" or reading.kind(view, about["card"]) == "play":
            state = str(node.args.get("then", "discard"))
            acts += () if state == "keep" else removal.apply(state, (about["card"],), at.of, at.you)
        if not play:
            continue
        event = {"card": about["card"], "by": about["by"], "voider": at.you, "serial": ref.id, "link": ref}
        acts.append(act("queue", moments=due("play_voided", event)))
    return Do(tuple(acts), "done", None, ("V12.2.3",)) if acts else FAIL
