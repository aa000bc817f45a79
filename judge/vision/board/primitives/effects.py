"""What lasts and what waits, plays and uses under way, damage about to be dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.data import EMPTY, Act, Result
from judge.vision.board.primitives.common import fully, number, tick, undone

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.view import Draft


def last(draft: Draft, act: Act) -> Result:
    """A change that lasts for a while (7.6)."""
    record = {**act.args["record"], "order": tick(draft), "id": number(draft, "numbers.lasting")}
    draft.set("lasting", (*draft.get("lasting", ()), record))
    return fully(cards=tuple(c for c, _ in record.get("cards", ())))


def _lasts(draft: Draft, act: Act, record: Mapping[str, Any]) -> bool:
    """Whether something goes on beyond a moment at which what lasted until then is over."""
    untils, level, player = act.args["until"], act.args.get("level"), act.args.get("player")
    if record.get("change", EMPTY).get("hell") and not draft.on("V3.3.6.c"):
        return True
    elsewhere = level is not None and record.get("level") != level
    others = bool(record.get("player") and player and record["player"] != player)
    others = others or record.get("turn") == draft.get("turn", 0)  # it was their turn already: the next is another
    ids = act.args.get("ids")
    return record["until"] not in untils or elsewhere or others or (ids is not None and record["id"] not in ids)


def expire(draft: Draft, act: Act) -> Result:
    """What lasted until now is over, and what waited until now waits no more (7.7, 7.8)."""
    for path in ("lasting", "waiting"):
        before = draft.get(path, ())
        kept = tuple(r for r in before if _lasts(draft, act, r))
        if path == "lasting" and any(r["change"].get("hell") and r not in kept for r in before):
            draft.consult("V3.3.6.c")
        if kept != before:
            draft.set(path, kept or None)
    return fully()


def wait(draft: Draft, act: Act) -> Result:
    """An effect that waits for its moment (7.8)."""
    record = {**act.args["record"], "order": tick(draft), "id": number(draft, "numbers.waiting")}
    draft.set("waiting", (*draft.get("waiting", ()), record))
    return fully()


def waited(draft: Draft, act: Act) -> Result:
    """An effect that has waited for this moment waits no more."""
    kept = tuple(r for r in draft.get("waiting", ()) if r["id"] != act.args["id"])
    draft.set("waiting", kept or None)
    return fully()


def link(draft: Draft, act: Act) -> Result:
    """A play or a use joins the interference (1.12.5); any other effect is noted `alone`, to be spoken of."""
    n = number(draft, "numbers.link")
    if act.args.get("alone"):
        draft.set(f"link.{n}", dict(act.args["link"]))
        return fully(link=n, alone=True)
    level = draft.get("interference", 0)
    if not level:
        level = 1
        if draft.applies("V1.12.6.a" if act.args["link"]["kind"] == "play" else "V1.12.6.b"):
            draft.set("interference", 1)
    draft.set(f"link.{n}", dict(act.args["link"]))
    draft.set(f"chain.{level}", (*draft.get(f"chain.{level}", ()), n))
    return fully(link=n, **{k: v for k, v in act.args["link"].items() if k in ("kind", "card", "by")})


def unlink(draft: Draft, act: Act) -> Result:
    """A play or a use has been resolved, or comes to nothing."""
    n = act.args["link"]
    for level in range(1, draft.get("interference", 0) + 1):
        chain = draft.get(f"chain.{level}", ())
        if n in chain:
            draft.set(f"chain.{level}", tuple(m for m in chain if m != n) or None)
    if act.args.get("forget", True):
        draft.set(f"link.{n}", None)
    return fully(link=n)


def void(draft: Draft, act: Act) -> Result:
    """A play or a use made invalid; the interference goes on without it (1.12.10)."""
    n = act.args["link"]
    about = draft.get(f"link.{n}")
    if about is None or about.get("void"):
        return undone()
    draft.set(f"link.{n}", {**about, "void": True})
    return fully(link=n, card=about["card"], by=about["by"], kind=about["kind"])


def hit(draft: Draft, act: Act) -> Result:
    """Damage about to be dealt, under a number of its own."""
    numbers = []
    for about in act.args["hits"]:
        n = number(draft, "numbers.hit")
        draft.set(f"hit.{n}", dict(about))
        numbers.append(n)
    return fully(hits=tuple(numbers))


def change_hit(draft: Draft, act: Act) -> Result:
    """Damage that is about to be dealt made void, or more, or less; or done with."""
    n = act.args["hit"]
    about = draft.get(f"hit.{n}")
    if about is None:
        return undone()
    draft.set(f"hit.{n}", None if act.args.get("gone") else {**about, **act.args.get("facts", EMPTY)})
    return fully(hit=n)


def queue(draft: Draft, act: Act) -> Result:
    """Moments whose effects come when nothing is being resolved (7.4.7.c), or one taken out or put for another."""
    held, at = draft.get("queue", ()), act.args.get("at")
    if at is None:
        draft.set("queue", (*held, *act.args["moments"]) or None)
    else:
        draft.set("queue", (*held[:at], *act.args.get("moments", ()), *held[at + 1 :]) or None)
    return fully()
