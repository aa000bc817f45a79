"""What can happen to a board: each primitive makes one kind of act on the draft of its batch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.engine.data import EMPTY, Act, Done, Result
from judge.engine.view import Draft
from judge.vision.board import reading

MARKS = ("dying", "discard", "exile")
"""States of being taken away (5.1.1.c), in the order in which they are dealt with (9.1.4)."""

Primitive = Callable[[Draft, Act], Result]


def _fully(**facts: Any) -> Result:
    return Result(Done.FULLY, facts)


def _not(**facts: Any) -> Result:
    return Result(Done.NOT, facts)


def tick(draft: Draft) -> int:
    """The next moment by which what came earlier and what later is told apart (7.4.5.e, 6.1.11)."""
    now: int = draft.get("clock", 0) + 1
    draft.set("clock", now)
    return now


def number(draft: Draft, of: str) -> int:
    """The next free number for something that comes and goes."""
    n: int = draft.get(of, 0) + 1
    draft.set(of, n)
    return n


# -- facts of the game ----------------------------------------------------------------------------------------------


def put(draft: Draft, act: Act) -> Result:
    """Facts of the turn, of priority, of an attack, set as the procedures say."""
    for path, value in act.args["facts"].items():
        draft.set(path, value)
    return _fully(**{k: v for k, v in act.args.items() if k != "facts"})


def phase(draft: Draft, act: Act) -> Result:
    """The next phase, or what stands between turns."""
    draft.set("phase", act.args["phase"])
    draft.set("passes", None)
    draft.set("end_phase", None)
    return _fully(phase=act.args["phase"])


def turn(draft: Draft, act: Act) -> Result:
    """Another turn: what was counted by turns begins anew."""
    player = act.args["player"]
    draft.set("turn", draft.get("turn", 0) + 1)
    draft.set("active", player)
    draft.set("end_turn", None)
    draft.set("end_phase", None)
    for path in [p for p in draft.state if p.startswith("this_turn.")]:
        draft.set(path, None)
    return _fully(player=player)


def priority(draft: Draft, act: Act) -> Result:
    """Who has priority, and how often in a row it was given up."""
    draft.set("priority", act.args["to"] or None)
    draft.set("passes", act.args.get("passes") or None)
    draft.set("window", act.args.get("window") or None)
    return _fully(to=act.args["to"])


# -- cards ----------------------------------------------------------------------------------------------------------


def detach(draft: Draft, card: int) -> None:
    """Take a card out of where it lies, or off its host."""
    zone = draft.get(f"card.{card}.zone", "")
    host = draft.get(f"card.{card}.host", 0)
    if host:
        draft.set(f"card.{host}.set", tuple(c for c in draft.get(f"card.{host}.set", ()) if c != card) or None)
        draft.set(f"card.{card}.host", None)
    elif zone:
        draft.set(zone, tuple(c for c in draft.get(zone, ()) if c != card))


def forget(draft: Draft, card: int) -> None:
    """Everything that was given to a card is lost with its move (3.1.7)."""
    head = f"card.{card}."
    for path in [p for p in draft.state if p.startswith(head)]:
        if path[len(head):] not in reading.KEPT:
            draft.set(path, None)
    draft.set(f"card.{card}.epoch", draft.get(f"card.{card}.epoch", 0) + 1)


def whither(draft: Draft, card: int, zone: str) -> str:
    """The zone to which a card goes: its original player's, whoever is named (3.1.6)."""
    player, _, kind = zone.partition(".")
    if kind in reading.OWN and draft.on("V3.1.6"):
        own = draft.get(f"card.{card}.owner")
        if own != player:
            draft.consult("V3.1.6", card=card)
        return f"{own}.{kind}"
    return f"{player}.{kind}"


def move(draft: Draft, act: Act) -> Result:
    """A card to another zone (11.3.2): on top, or at the bottom where that is said."""
    card, told = act.args["card"], act.args
    before = draft.get(f"card.{card}.zone", "")
    if not before:
        return _not(card=card)
    to = whither(draft, card, told["to"])
    kind = to.partition(".")[2]
    staying = before.endswith(".field") and kind == "field"
    host = draft.get(f"card.{card}.host", 0)
    asleep = reading.asleep(draft, card)
    detach(draft, card)
    if not staying:
        draft.consult("V3.1.7", card=card)
        draft.set(f"card.{card}.removal", None)
        forget(draft, card)
    else:
        draft.consult("V3.1.7.b", card=card)
    pile = draft.get(to, ())
    draft.set(to, (*pile, card) if told.get("bottom") or kind not in reading.ORDERED else (card, *pile))
    draft.set(f"card.{card}.zone", to)
    if kind == "field" and not staying:
        draft.set(f"card.{card}.since", tick(draft))
        draft.set(f"card.{card}.entered", draft.get("turn"))
    if kind == "nodes":
        draft.consult("V1.8.5", card=card)
    if kind == "underworld":
        draft.consult("V3.3.2", card=card)
    if kind in ("field", "nodes"):
        awake = told.get("awake")
        sleeping = asleep if staying and awake is None else awake is False
        draft.set(f"card.{card}.asleep", True if sleeping else None)
    if kind == "field" and (told.get("down") if not staying or "down" in told else reading.down(draft, card)):
        draft.set(f"card.{card}.down", True)
    if staying:
        for one in reading.tree(draft, card):
            draft.consult("V11.3.11.d", card=one)
            draft.set(f"card.{one}.zone", to)
    _gone(draft, card, staying)
    return _fully(card=card, was=before, to=to, host=host, by=told.get("by", ""), paid=bool(told.get("paid")))


def _gone(draft: Draft, card: int, staying: bool) -> None:
    """An attack or a block ends with the character that leaves the field or changes sides (6.3.6, 6.4.6)."""
    if reading.printed(draft, card).type == "character" and not staying:
        draft.consult("V6.1.9.c", card=card)
    if draft.get("attack.by") == card:
        clause = "V6.3.6.c" if staying else "V6.3.6.b"
        if draft.on(clause):
            draft.consult(clause, card=card)
            end_attack(draft)
    elif draft.get("attack.blocked") == card:
        draft.set("attack.blocked", None)


def end_attack(draft: Draft) -> None:
    """There is no attack any more, and no block (6.4.6)."""
    draft.set("attack.by", None)
    draft.set("attack.blocked", None)


def attach(draft: Draft, act: Act) -> Result:
    """A card set on another (11.3.10.b): it shares its state (11.3.11.c)."""
    card, to = act.args["card"], act.args["to"]
    before = draft.get(f"card.{card}.zone", "")
    if not before or not reading.on_field(draft, to) or to == card:
        return _not(card=card)
    staying = before.endswith(".field")
    detach(draft, card)
    draft.set(f"card.{card}.removal", None)
    if not staying:
        forget(draft, card)
        draft.set(f"card.{card}.since", tick(draft))
        draft.set(f"card.{card}.entered", draft.get("turn"))
    else:
        _gone(draft, card, False)
        draft.consult("V6.1.9.a", "V10.28.11", card=card)
        for what in ("damage", "combat", "turned"):
            draft.set(f"card.{card}.{what}", None)
    draft.consult("V11.3.11.c", "V11.3.8.b" if staying else "V11.3.8", card=card)
    if staying:
        draft.consult("V1.10.13.c", card=card)
    draft.set(f"card.{card}.host", to)
    draft.set(f"card.{to}.set", (*draft.get(f"card.{to}.set", ()), card))
    zone = draft.get(f"card.{to}.zone")
    for one in (card, *reading.tree(draft, card)):
        draft.set(f"card.{one}.zone", zone)
    draft.set(f"card.{card}.asleep", None)
    draft.set(f"card.{card}.down", True if act.args.get("down") else None)
    return _fully(card=card, to=to, was=before, by=act.args.get("by", ""), side=zone.partition(".")[0])


def define(draft: Draft, act: Act) -> Result:
    """From now on a card is what it is said to be (12.5.1, 6.1.6, 6.1.7)."""
    card, made = act.args["card"], dict(act.args["as"])
    if made.get("sort") == "character" and reading.is_character(draft, card):
        end = ("damage", "combat", "turned")
        draft.consult("V6.1.9.b", card=card)
        for what in end:
            draft.set(f"card.{card}.{what}", None)
    draft.consult("V12.5.1", "V12.5.2", card=card)
    draft.set(f"card.{card}.as", made)
    return _fully(card=card)


def orient(draft: Draft, act: Act) -> Result:
    """A card awake or asleep; what is so already cannot be made so (11.5.3). Set cards go with it (11.3.11.c)."""
    card = act.args["card"]
    top = card
    while reading.host(draft, top):
        top = reading.host(draft, top)
    asleep = act.args["asleep"]
    if reading.asleep(draft, top) == asleep and draft.on("V11.5.3"):
        draft.consult("V11.5.3", card=card)
        return _not(card=card)
    if top != card or reading.attached(draft, top):
        draft.consult("V11.3.11.c", card=card)
    draft.set(f"card.{top}.asleep", True if asleep else None)
    return _fully(card=card, asleep=asleep)


def face(draft: Draft, act: Act) -> Result:
    """A card turned over (5.7.2): how it lies stays, and what is set on it."""
    card = act.args["card"]
    if reading.down(draft, card) == act.args["down"]:
        return _fully(card=card, same=True)
    _gone(draft, card, False)
    draft.consult("V6.1.9.d", "V10.28.11", card=card)
    for what in ("damage", "combat", "turned", "as"):
        draft.set(f"card.{card}.{what}", None)
    draft.set(f"card.{card}.down", True if act.args["down"] else None)
    draft.set(f"card.{card}.since", tick(draft))
    return _fully(card=card, down=act.args["down"])


def entering(draft: Draft, act: Act) -> Result:
    """A character card that is about to come out counts as a character already (11.3.9.a)."""
    draft.set(f"card.{act.args['card']}.entering", True if act.args["on"] else None)
    return _fully(card=act.args["card"])


def turn_side(draft: Draft, act: Act) -> Result:
    """A character to its transformed state, or back (10.28.6, 10.28.7)."""
    card, side = act.args["card"], act.args["side"]
    if bool(draft.get(f"card.{card}.turned")) == bool(side):
        return _not(card=card)
    if not side:
        draft.consult("V10.28.7.a", "V10.28.7.b", card=card)
    draft.set(f"card.{card}.turned", side or None)
    draft.set(f"card.{card}.turned_by", act.args.get("of") or None)
    return _fully(card=card, side=side)


def order(draft: Draft, act: Act) -> Result:
    """A zone in another order (11.8.1)."""
    draft.set(act.args["zone"], act.args["cards"])
    return _fully(zone=act.args["zone"])


def mark(draft: Draft, act: Act) -> Result:
    """A removing effect applied to a card (9.1.3): what it is about to become, from which source."""
    card, state = act.args["card"], act.args["state"]
    zone = reading.kind(draft, card)
    if not zone:
        return _not(card=card)
    if state in ("dying", "discard") and zone in ("underworld", "removed"):
        where = ("V9.2.8.a", "V9.3.8.a") if zone == "underworld" else ("V9.2.8.b", "V9.3.8.b")
        clause = where[state != "dying"]
        if draft.on(clause):
            draft.consult(clause, card=card)
            return _not(card=card)
    if state == "exile" and zone == "removed":
        draft.consult("V9.4.6.a", card=card)
        return _not(card=card)
    now = draft.get(f"card.{card}.removal")
    if now is not None and MARKS.index(now["state"]) >= MARKS.index(state):
        clause = {
            ("dying", "dying"): "V9.2.7.b", ("discard", "dying"): "V9.3.7.b", ("discard", "discard"): "V9.3.7.c",
            ("exile", "dying"): "V9.4.5.b", ("exile", "discard"): "V9.4.5.c", ("exile", "exile"): "V9.4.5.d",
        }[now["state"], state]  # fmt: skip
        if draft.on(clause):
            draft.consult(clause, card=card)
            return _not(card=card)
    about = {k: act.args[k] for k in ("state", "source", "by", "cause", "must") if k in act.args}
    draft.consult({"dying": "V9.2.2.c", "discard": "V9.3.3", "exile": "V9.4.3"}[state], card=card)
    draft.set(f"card.{card}.removal", about)
    return _fully(card=card, state=state)


def unmark(draft: Draft, act: Act) -> Result:
    """A removal made invalid (9.2.4, 9.3.5), or done with: the damage is reset with it."""
    card = act.args["card"]
    if draft.get(f"card.{card}.removal") is None:
        return _not(card=card)
    draft.set(f"card.{card}.removal", None)
    if act.args.get("reset"):
        draft.consult("V1.10.13.a", card=card)
        draft.set(f"card.{card}.damage", None)
        draft.set(f"card.{card}.combat", None)
    return _fully(card=card)


# -- life and damage ------------------------------------------------------------------------------------------------


def life(draft: Draft, act: Act) -> Result:
    """A player's life becomes more or less, without limit (1.9.6), or a number."""
    player = act.args["player"]
    now = draft.get(f"{player}.life", 0)
    draft.consult("V1.9.7" if "to" in act.args else "V1.9.4" if act.args["by"] < 0 else "V1.9.5", "V1.9.6")
    draft.set(f"{player}.life", act.args["to"] if "to" in act.args else now + act.args["by"])
    return _fully(player=player, by=act.args.get("by", 0))


def hurt(draft: Draft, act: Act) -> Result:
    """Damage applied (1.10.11): a player's life, or what has accumulated on a character."""
    to, n, combat = act.args["to"], act.args["n"], act.args["combat"]
    if isinstance(to, str):
        draft.consult("V1.10.11.a", "V1.9.3")
        draft.set(f"{to}.life", draft.get(f"{to}.life", 0) - n)
        if combat and not act.args.get("piercing"):
            draft.set("attack.grazed", (*draft.get("attack.grazed", ()), (to, act.args["source"])))
    else:
        draft.consult("V1.10.11.b", "V1.10.5" if combat else "V1.10.6")
        path = f"card.{to}.{'combat' if combat else 'damage'}"
        draft.set(path, draft.get(path, 0) + n)
    return _fully(to=to, n=n, combat=combat, source=act.args["source"])


def heal(draft: Draft, act: Act) -> Result:
    """Accumulated damage reset: combat damage, or all of it (1.10.13)."""
    draft.consult("V1.10.13.d" if act.args.get("combat") else "V1.10.13.e")
    for card in act.args["cards"]:
        draft.set(f"card.{card}.combat", None)
        if not act.args.get("combat"):
            draft.set(f"card.{card}.damage", None)
    return _fully()


# -- effects --------------------------------------------------------------------------------------------------------


def last(draft: Draft, act: Act) -> Result:
    """A change that lasts for a while (7.6)."""
    record = {**act.args["record"], "order": tick(draft), "id": number(draft, "numbers.lasting")}
    draft.set("lasting", (*draft.get("lasting", ()), record))
    return _fully(cards=tuple(c for c, _ in record.get("cards", ())))


def expire(draft: Draft, act: Act) -> Result:
    """What lasted until now is over, and what waited until now waits no more (7.7, 7.8)."""
    untils, level = act.args["until"], act.args.get("level")
    for path in ("lasting", "waiting"):
        kept = tuple(
            r for r in draft.get(path, ())
            if r["until"] not in untils or (level is not None and r.get("level") != level)
            or (r.get("player") and act.args.get("player") and r["player"] != act.args["player"])
        )  # fmt: skip
        if kept != draft.get(path, ()):
            draft.set(path, kept or None)
    return _fully()


def wait(draft: Draft, act: Act) -> Result:
    """An effect that waits for its moment (7.8)."""
    record = {**act.args["record"], "order": tick(draft), "id": number(draft, "numbers.waiting")}
    draft.set("waiting", (*draft.get("waiting", ()), record))
    return _fully()


def waited(draft: Draft, act: Act) -> Result:
    """An effect that has waited for this moment waits no more."""
    kept = tuple(r for r in draft.get("waiting", ()) if r["id"] != act.args["id"])
    draft.set("waiting", kept or None)
    return _fully()


def link(draft: Draft, act: Act) -> Result:
    """A play or a use joins the interference (1.12.5)."""
    n = number(draft, "numbers.link")
    level = draft.get("interference", 0)
    if not level:
        level = 1
        draft.set("interference", 1)
    draft.set(f"link.{n}", dict(act.args["link"]))
    if not draft.get(f"chain.{level}"):
        draft.consult("V1.12.6.a" if act.args["link"]["kind"] == "play" else "V1.12.6.b")
    draft.set(f"chain.{level}", (*draft.get(f"chain.{level}", ()), n))
    return _fully(link=n, **{k: v for k, v in act.args["link"].items() if k in ("kind", "card", "by")})


def unlink(draft: Draft, act: Act) -> Result:
    """A play or a use has been resolved, or comes to nothing."""
    n = act.args["link"]
    for level in range(1, draft.get("interference", 0) + 1):
        chain = draft.get(f"chain.{level}", ())
        if n in chain:
            draft.set(f"chain.{level}", tuple(m for m in chain if m != n) or None)
    if act.args.get("forget", True):
        draft.set(f"link.{n}", None)
    return _fully(link=n)


def void(draft: Draft, act: Act) -> Result:
    """A play or a use made invalid; the interference goes on without it (1.12.10)."""
    n = act.args["link"]
    about = draft.get(f"link.{n}")
    if about is None or about.get("void"):
        return _not()
    draft.set(f"link.{n}", {**about, "void": True})
    return _fully(link=n, card=about["card"], by=about["by"], kind=about["kind"])


def hit(draft: Draft, act: Act) -> Result:
    """Damage about to be dealt, under a number of its own."""
    numbers = []
    for about in act.args["hits"]:
        n = number(draft, "numbers.hit")
        draft.set(f"hit.{n}", dict(about))
        numbers.append(n)
    return _fully(hits=tuple(numbers))


def change_hit(draft: Draft, act: Act) -> Result:
    """Damage that is about to be dealt made void, or more, or less; or done with."""
    n = act.args["hit"]
    about = draft.get(f"hit.{n}")
    if about is None:
        return _not()
    draft.set(f"hit.{n}", None if act.args.get("gone") else {**about, **act.args.get("facts", EMPTY)})
    return _fully(hit=n)


def queue(draft: Draft, act: Act) -> Result:
    """Moments whose effects come when nothing is being resolved (7.4.7.c), or the first of them taken out."""
    held = draft.get("queue", ())
    draft.set("queue", (held[1:] if act.args.get("pop") else (*held, *act.args["moments"])) or None)
    return _fully()


PRIMITIVES: Mapping[str, Primitive] = {
    "put": put, "phase": phase, "turn": turn, "priority": priority, "bring": move, "attach": attach, "define": define,
    "orient": orient, "face": face, "entering": entering, "turn_side": turn_side, "order": order, "mark": mark,
    "unmark": unmark, "life": life, "hurt": hurt, "heal": heal, "last": last, "expire": expire, "wait": wait,
    "waited": waited, "link": link, "unlink": unlink, "void": void, "hit": hit, "change_hit": change_hit,
    "queue": queue,
}  # fmt: skip
