"""Removing effects applied to cards (9), life (1.9) and damage (1.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.vision.board import reading
from judge.vision.board.primitives.common import fully, undone

if TYPE_CHECKING:
    from judge.engine.data import Act, Result
    from judge.engine.view import Draft
    from judge.vision.known import Known

MARKS = ("dying", "discard", "exile")
"""States of being taken away (5.1.1.c), in the order in which they are dealt with (9.1.4)."""


def mark(draft: Draft, act: Act) -> Result:
    """A removing effect applied to a card (9.1.3): what it is about to become, from which source."""
    card, state = act.args["card"], act.args["state"]
    if state == "discard" and draft.get(f"card.{card}.exiled_instead") is True:
        state = "exile"
    zone = reading.kind(draft, card)
    if not zone:
        return undone(card=card)
    if state in ("dying", "discard") and zone in ("underworld", "removed"):
        where = ("V9.2.8.a", "V9.3.8.a") if zone == "underworld" else ("V9.2.8.b", "V9.3.8.b")
        clause = where[state != "dying"]
        if draft.on(clause):
            draft.consult(clause, card=card)
            return undone(card=card)
    if state == "exile" and zone == "removed" and draft.on("V9.4.6.a"):
        draft.consult("V9.4.6.a", card=card)
        return undone(card=card)
    now = draft.get(f"card.{card}.removal")
    if now is not None and MARKS.index(now["state"]) >= MARKS.index(state):
        clause = {
            ("dying", "dying"): "V9.2.7.b", ("discard", "dying"): "V9.3.7.b", ("discard", "discard"): "V9.3.7.c",
            ("exile", "dying"): "V9.4.5.b", ("exile", "discard"): "V9.4.5.c", ("exile", "exile"): "V9.4.5.d",
        }[now["state"], state]  # fmt: skip
        if draft.on(clause):
            draft.consult(clause, card=card)
            return undone(card=card)
    about = {k: act.args[k] for k in ("source", "by", "cause", "must", "fell") if k in act.args} | {"state": state}
    draft.consult({"dying": "V9.2.2.c", "discard": "V9.3.3", "exile": "V9.4.3"}[state], card=card)
    draft.consult("V5.1.1.c", card=card)
    draft.set(f"card.{card}.removal", about)
    return fully(card=card, state=state)


def unmark(draft: Draft, act: Act) -> Result:
    """A removal made invalid (9.2.4, 9.3.5), or done with: the damage is reset with it."""
    card = act.args["card"]
    if draft.get(f"card.{card}.removal") is None:
        return undone(card=card)
    draft.set(f"card.{card}.removal", None)
    draft.set(f"card.{card}.exiled_instead", None)
    if act.args.get("reset") and draft.on("V1.10.13.a"):
        draft.consult("V1.10.13.a", card=card)
        draft.set(f"card.{card}.damage", None)
        draft.set(f"card.{card}.combat", None)
    return fully(card=card)


def life(draft: Draft, act: Act) -> Result:
    """A player's life becomes more or less, without limit (1.9.6), or a number."""
    player = act.args["player"]
    now = draft.get(f"{player}.life", 0)
    clause = "V1.9.7" if "to" in act.args else "V1.9.4" if act.args["by"] < 0 else "V1.9.5"
    draft.consult(clause, "V1.9.6")
    if not draft.on(clause):
        return undone(player=player)
    then = act.args["to"] if "to" in act.args else now + act.args["by"]
    draft.set(f"{player}.life", then if draft.on("V1.9.6") else max(then, 0))
    return fully(player=player, by=act.args.get("by", 0))


def hurt(draft: Draft, act: Act) -> Result:
    """Damage applied (1.10.11): a player's life, or what has accumulated on a character."""
    to, n, combat = act.args["to"], act.args["n"], act.args["combat"]
    if isinstance(to, str):
        draft.consult("V1.10.11.a", "V1.9.3")
        if not draft.on("V1.9.3"):
            return undone(to=to, n=n)
        draft.set(f"{to}.life", draft.get(f"{to}.life", 0) - n)
        taken(draft, to, n, combat)
        piercing = bool(act.args.get("piercing")) and draft.on("V6.5.2.b")
        if piercing:
            draft.consult("V6.5.2.b")
        if combat:
            path, source = f"this_turn.{to}.struck", act.args["source"]
            draft.set(path, (*draft.get(path, ()), (source, reading.epoch(draft, source))))
        if combat and not piercing and draft.on("V6.5.2.a"):
            draft.consult("V6.5.2.a")
            draft.set("attack.grazed", (*draft.get("attack.grazed", ()), (to, act.args["source"])))
    else:
        draft.consult("V1.10.11.b", "V1.10.5" if combat else "V1.10.6")
        kept = combat if draft.on("V1.10.5", "V1.10.6") else not combat
        path = f"card.{to}.{'combat' if kept else 'damage'}"
        draft.set(path, draft.get(path, 0) + n)
    return fully(to=to, n=n, combat=combat, source=act.args["source"])


def taken(draft: Draft, player: str, n: int, combat: bool) -> None:
    """What damage a player has taken is kept, of the turn and of the interference, where some effect asks for it."""
    game: Known = draft.game
    if not game.asks("damage_taken"):
        return
    level = draft.get("interference", 0)
    turn, here = f"this_turn.{player}.taken", f"taken.{level}.{player}"
    for path in (turn, f"{turn}.effect", here, f"{here}.effect"):
        if (path.startswith(turn) or level) and not (combat and path.endswith("effect")):
            draft.set(path, draft.get(path, 0) + n)


def heal(draft: Draft, act: Act) -> Result:
    """Accumulated damage reset: combat damage, or all of it (1.10.13)."""
    clause = "V1.10.13.d" if act.args.get("combat") else "V1.10.13.e"
    draft.consult(clause)
    if not draft.on(clause):
        return undone()
    for card in act.args["cards"]:
        draft.set(f"card.{card}.combat", None)
        if not act.args.get("combat"):
            draft.set(f"card.{card}.damage", None)
    return fully()
