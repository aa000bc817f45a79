"""What a player or a card has, changed within its limits (5-1)."""

from __future__ import annotations

from judge.engine import Act, Done, Draft, Ref, Result
from judge.furuyoni import board


def inform(draft: Draft, act: Act) -> Result:
    """Change or set what a player has: `player`, `info`, and `by` or `becomes`; `shown`: a secret is open from now on.

    A number stays within its limits. Of a player who has no such thing nothing changes.
    """
    player, info = act.args["player"], board.vocab(draft).players[act.args["info"]]
    path, facts = f"{player}.{info.name}", {"player": player, "info": info.name}
    if not board.has(draft, player, info):
        if info.absent.clause:
            draft.consult(info.absent.clause)
        return Result(Done.NOT, facts)
    before = draft.get(path, info.start)
    wanted = act.args["becomes"] if "becomes" in act.args else before + act.args.get("by", 0)
    after = wanted
    if info.kind == "gauge":
        after = max(info.least, wanted if info.most is None else min(wanted, info.most))
        if after != wanted:
            limit = "5-10 paragraph 4" if after > wanted else "5-10 paragraph 5"
            after = after if draft.applies(info.clause, limit) else wanted
    draft.set(path, after)
    if info.sight == "owner":
        draft.set(f"{path}.shown", True if act.args.get("shown") else None)
    asked, done = (abs(wanted - before), abs(after - before)) if info.kind == "gauge" else (1, 1)
    degree = Done.FULLY if done >= asked else Done.PARTLY if done else Done.NOT
    return Result(degree, {**facts, "before": before, "after": after})


def mark_card(draft: Draft, act: Act) -> Result:
    """Set a state of a card: `card`, `info` and `value` (None: the card no longer has it)."""
    ref: Ref = act.args["card"]
    if board.gone(draft, ref):
        return Result(Done.NOT, {"card": ref})
    info = board.vocab(draft).cards[act.args["info"]]
    draft.set(f"card.{ref.id}.{info.name}", act.args["value"])
    return Result(Done.FULLY, {"card": ref, "info": info.name, "value": act.args["value"]})
