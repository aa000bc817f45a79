"""The primitive changes of the game. Each does as much as can be done and says how much that was (5-10).

A primitive changes a draft and returns a `Result`; which acts make one batch is the business of the step or effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Done, Draft, Result, nothing
from judge.furuyoni import board
from judge.furuyoni.board import history
from judge.furuyoni.board.attacking import bind, generate, make_attack, mark_attack, remove_attack
from judge.furuyoni.board.informing import inform, mark_card
from judge.furuyoni.board.movement import charge, degree, move
from judge.furuyoni.board.putting import put, reveal, shuffle
from judge.furuyoni.board.token_moves import move_tokens
from judge.furuyoni.board.using import announce, enter_use, put_back, record, shape
from judge.furuyoni.rules import parameters

if TYPE_CHECKING:
    from judge.engine.data import Booking, Value
    from judge.engine.identity import EffectId


def last(draft: Draft, act: Act) -> Result:
    """Let an effect last: a mapping with id, you, target, filter, modifiers, until. It gets a number if need be."""
    effect, made = act.args["effect"], draft.get("lasting_made", 0)
    id: EffectId = effect["id"]
    if id.which is not None and id.which.n is None:
        effect = {**effect, "id": id._replace(which=id.which._replace(n=made))}
        draft.set("lasting_made", made + 1)
    draft.set("lasting", (*draft.get("lasting", ()), effect))
    return Result(Done.FULLY, {"effect": effect["id"]})


def expire(draft: Draft, act: Act) -> Result:
    """End what lasts until a moment."""
    kept = tuple(e for e in draft.get("lasting", ()) if e["until"] != act.args["until"])
    draft.set("lasting", kept or None)
    if act.args["until"] == "turn_end":
        history.turn_over(draft)
        return Result(Done.FULLY, {"until": act.args["until"], **_turn_over(draft)})
    return Result(Done.FULLY, {"until": act.args["until"]})


def _turn_over(draft: Draft) -> dict[str, Value]:
    """What players and cards have for a turn is over; the facts that are others in the next turn."""
    words, next_turn = board.vocab(draft), tuple(draft.rules.turning(draft))
    for name in words.turnwise:
        for player in board.PLAYERS if name in words.players else ():
            draft.set(f"{player}.{name}", words.players[name].start if f"{player}.{name}" in draft.state else None)
        for card in board.rules(draft).placed if name in words.cards else ():
            draft.set(f"card.{card}.{name}", None)
    for fact, value in next_turn:
        draft.set(fact, value)
    return {"next_turn": tuple(fact for fact, _ in next_turn)} if next_turn else {}


def end_lasting(draft: Draft, act: Act) -> Result:
    """End one effect that lasts."""
    kept = tuple(e for e in draft.get("lasting", ()) if e["id"] != act.args["id"])
    draft.set("lasting", kept or None)
    return Result(Done.FULLY, {"effect": act.args["id"]})


def book(draft: Draft, act: Act) -> Result:
    """Book an effect for later (9-1-3-4)."""
    booking: Booking = act.args["booking"]
    draft.set("bookings", (*draft.get("bookings", ()), booking))
    return Result(Done.FULLY, {"booking": booking.id, **({"apart": True} if act.args.get("apart") else {})})


def unbook(draft: Draft, act: Act) -> Result:
    """Take booked effects away: they have been called up, or went with what they belonged to."""
    ids = act.args["ids"]
    draft.set("bookings", tuple(b for b in draft.get("bookings", ()) if b.id not in ids) or None)
    return Result(Done.FULLY, {"ids": ids})


def vigor(draft: Draft, act: Act) -> Result:
    """Change or set vigor within its limits; gaining vigor while flinching ends the flinch instead (5-1-4)."""
    player, path = act.args["player"], f"{act.args['player']}.vigor"
    before = int(draft.get(path, 0))
    if "becomes" in act.args:
        asked = act.args["becomes"] - before
        if asked > 0 and draft.get(f"{player}.flinch") and draft.gap("G48", ("5-1-4",)):
            draft.set(f"{player}.flinch", None)
            return Result(Done.NOT, {"player": player, "gained": 0, "unflinched": True})
    else:
        asked = act.args["by"]
        if asked > 0 and draft.get(f"{player}.flinch") and draft.applies("5-1-4"):
            draft.set(f"{player}.flinch", None)
            return Result(Done.NOT, {"player": player, "gained": 0, "unflinched": True})
    after = min(max(before + asked, 0), parameters.vigor_cap(draft, player))
    limit = ("5-1-2", "5-10 paragraph 4" if asked < 0 else "5-10 paragraph 5")
    if after != before + asked and not draft.applies(*limit):
        after = before + asked
    draft.set(path, after)
    told = {"player": player, "before": before, "after": after}
    missed = before + asked - after
    return Result(degree(abs(after - before), abs(asked)), {**told, "missed": missed} if missed else told)


def flinch(draft: Draft, act: Act) -> Result:
    """Make a player flinch (5-1-4)."""
    draft.set(f"{act.args['player']}.flinch", True)
    return Result(Done.FULLY, {"player": act.args["player"]})


def fact(draft: Draft, act: Act) -> Result:
    """Set plain facts of the game: phase, turn, active player, an effect's own memory."""
    values: dict[str, Any] = dict(act.args["values"])
    for path, value in values.items():
        draft.set(path, value)
    return Result(Done.FULLY, {"values": values})


def damage(draft: Draft, act: Act) -> Result:
    """Damage that was dealt: what conditions ask about it. The crystals move in acts of the same batch."""
    args = dict(act.args)
    again = not args.pop("second", False) or not history.asked(draft, "damaged") or history.two_damages(draft)
    ordinal = history.damaged(draft, args["player"], args["zone"], args["value"], again)
    if ordinal and history.asked(draft, "event.nth_damage"):
        args["nth_damage"] = ordinal
    if args["source"] == "fatigue":
        history.count(draft, args["player"], "draws")
    return Result(Done.FULLY, args)


def happens(draft: Draft, act: Act) -> Result:
    """Something happens that changes no fact but may be waited for: an attack or a use has ended, a phase begins."""
    if act.args.get("what") == "basic":
        history.count(draft, act.args["by"], "basics")
    return Result(Done.FULLY, dict(act.args))


PRIMITIVES = {
    p.__name__: p
    for p in (
        announce, bind, book, charge, damage, end_lasting, enter_use, expire, fact, flinch, generate, happens, inform,
        last, make_attack, mark_attack, mark_card, move, move_tokens, put, put_back, record, remove_attack, reveal,
        shape, shuffle, unbook, vigor,
    )
}  # fmt: skip

RULES = {"8 over": nothing}
