"""The use of a card as primitive changes (9-2): announced, what is kept with it, entered, taken back."""

from __future__ import annotations

from judge.engine import Act, Done, Draft, Ref, Result, nothing
from judge.furuyoni import board
from judge.furuyoni.board import history
from judge.furuyoni.board.putting import put, see
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.furuyoni.rules import nesting


def announce(draft: Draft, act: Act) -> Result:
    """Begin to use a card: it is shown, and what is decided about its use is kept with it (9-2).

    A card that lies face down while it is used as another is not shown.
    """
    ref: Ref = act.args["card"]
    unseen = bool(act.args["use"].get("unseen"))
    if not unseen:
        see(draft, ref.id, board.PLAYERS)
        draft.define("6-2-1", "6-2-2-1")
    draft.set(f"card.{ref.id}.earlier_use", draft.get(f"card.{ref.id}.use"))
    draft.set(f"card.{ref.id}.use", act.args["use"])
    return Result(Done.FULLY, {"card": ref, "unseen": draft.get(f"card.{ref.id}.as")} if unseen else {"card": ref})


def shape(draft: Draft, act: Act) -> Result:
    """Let a card be another: used as one (`as`, a number), or a copy of one (`copies`, a card); None ends it."""
    card: Ref = act.args["card"]
    for name in ("as", "copies"):
        if name in act.args:
            draft.set(f"card.{card.id}.{name}", act.args[name])
    others = {c for c in draft.get("shaped", ()) if c != card.id}
    if any(draft.get(f"card.{card.id}.{name}") is not None for name in ("as", "copies")):
        others.add(card.id)
    draft.set("shaped", tuple(sorted(others)) or None)
    return Result(Done.FULLY, {"card": card})


def record(draft: Draft, act: Act) -> Result:
    """Keep something more about the use of a card that is under way."""
    ref: Ref = act.args["card"]
    draft.set(f"card.{ref.id}.use", {**(draft.get(f"card.{ref.id}.use") or {}), **act.args["add"]})
    return Result(Done.FULLY, {"card": ref})


def put_back(draft: Draft, act: Act) -> Result:
    """End an improper use: the card stands as before, only that it has been seen unless it lay face down (9-2)."""
    ref: Ref = act.args["card"]
    if not draft.on("9-2 paragraph 6"):
        return Result(Done.NOT, {"card": ref})
    unseen = bool((draft.get(f"card.{ref.id}.use") or {}).get("unseen"))
    draft.set(f"card.{ref.id}.use", draft.get(f"card.{ref.id}.earlier_use"))
    draft.set(f"card.{ref.id}.earlier_use", None)
    return Result(Done.FULLY, {"card": ref, "unseen": True} if unseen else {"card": ref})


def enter_use(draft: Draft, act: Act) -> Result:
    """Move a card to its user's in_use, or to its owner's: now it has been used, and counts as such (9-2, 10-39)."""
    ref: Ref = act.args["card"]
    use = draft.get(f"card.{ref.id}.use") or {}
    player = use["by"]
    inside = board.kind_of(board.zone_of(draft, ref.id)) == "in_use"
    counts = draft.on("9-2 paragraph 3") and (not inside or draft.gap("G26", ("9-2 paragraph 3",)) == 0)
    ordinal = history.used(draft, player, ref.id) if counts else use.get("ordinal", 0)
    told = {"ordinal": ordinal, "from": use.get("began") or board.zone_of(draft, ref.id)}
    if use.get("began"):
        told["through"] = board.zone_of(draft, ref.id)
    if history.asked(draft, "reactions") and _in_response(draft):
        told["reaction"] = history.reacted(draft, player)
    for info in board.vocab(draft).once_used:
        if not board.information(draft, player, info.name):
            told["first_of_duel"] = True
            draft.set(f"{player}.{info.name}", True)
    draft.set(f"card.{ref.id}.use", {**use, **told})
    draft.set(f"card.{ref.id}.earlier_use", None)
    draft.define("9-2 paragraph 3")
    place = f"{board.owner(draft, ref.id) if act.args.get('owners') else player}.in_use"
    moved = put(draft, Act("put", {"card": ref, "to": place, "state": "in_use", "cause": "use"}))
    _take_up(draft, ref.id, player)
    attack = act.args.get("attack")
    if attack is not None:
        now = moved.facts["card"]
        draft.set(f"attack.{attack}", {**draft.get(f"attack.{attack}"), "card": now, "source": now})
    answers = use.get("answers") if use.get("mode") == "reaction" and history.asked(draft, "reacted") else None
    if answers is not None and draft.get(f"attack.{answers}") is not None:
        draft.set(f"attack.{answers}.reacted", True)
    for fact, value in draft.rules.entering(draft, ref.id, player):
        draft.set(fact, value)
    return moved


def _take_up(draft: Draft, card: int, player: str) -> None:
    """What waits for the next use of such a card is used up by this one, and stays with it."""
    waiting = tuple(e for e in draft.get("lasting", ()) if e["target"] == "next_use" and e["you"] == player)
    truth = board.rules(draft).truth
    taken = tuple(
        e
        for e in waiting
        if not e["filter"] or truth(draft, Context(player, e["card"], subject=card), parse(e["filter"]))
    )
    if taken:
        ids = {e["id"] for e in taken}
        draft.set("lasting", tuple(e for e in draft.get("lasting", ()) if e["id"] not in ids) or None)
        draft.set(f"card.{card}.use", {**draft.get(f"card.{card}.use"), "took": taken})


def _in_response(draft: Draft) -> bool:
    """Whether the card is used as an attack's resolution asked for one (9-4 i), not by the effect of one used so."""
    using = next((frame for frame in reversed(draft.frames) if frame.proc == "9-2"), None)
    return using is not None and using.nesting == nesting.RESPONSE


RULES = {"9-2 paragraph 3": nothing}
