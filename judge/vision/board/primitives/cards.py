"""Cards moved, set on others, made something else, turned this way and that (11.3, 11.5, 5.7, 10.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.vision.board import reading
from judge.vision.board.primitives.common import fully, heard, tick, undone

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.data import Act, Result, Value
    from judge.engine.view import Draft
    from judge.vision.known import Known


def detach(draft: Draft, card: int) -> None:
    """Take a card out of where it lies, or off its host."""
    zone = draft.get(f"card.{card}.zone", "")
    host = draft.get(f"card.{card}.host", 0)
    if host:
        draft.set(f"card.{host}.set", tuple(c for c in draft.get(f"card.{host}.set", ()) if c != card) or None)
        draft.set(f"card.{card}.host", None)
    elif zone:
        draft.set(zone, tuple(c for c in draft.get(zone, ()) if c != card))


GIVEN = ("as", "damage", "turned", "played")
"""What a card has been given where it lies: what it counts as, its damage, its side, that it was played."""


def forget(draft: Draft, card: int) -> None:
    """Everything that was given to a card is lost with its move (3.1.7)."""
    head = f"card.{card}."
    kept = reading.KEPT if draft.on("V3.1.7") else (*reading.KEPT, *GIVEN)
    for path in [p for p in draft.state if p.startswith(head)]:
        if path[len(head) :] not in kept:
            draft.set(path, None)
    if draft.on("V3.1.7"):
        draft.set(f"card.{card}.epoch", draft.get(f"card.{card}.epoch", 0) + 1)


def whither(draft: Draft, card: int, zone: str) -> str:
    """The zone to which a card goes: its original player's, whoever is named (3.1.6)."""
    player, _, kind = zone.partition(".")
    draft.define("V3.1.4" if kind == "field" else "V3.1.3")
    if kind in reading.OWN and draft.on("V3.1.6", "V1.7.2.a"):
        own = draft.get(f"card.{card}.owner")
        if own != player:
            draft.consult("V3.1.6", "V1.7.2", "V1.7.2.a", card=card)
        return f"{own}.{kind}"
    return f"{player}.{kind}"


_SAID = (reading.HIDDEN, reading.PUBLIC, reading.ORDERED, reading.UNORDERED, reading.SEEN_BY_OWNER)
"""What is said of each zone (3): who sees its cards, and whether they have an order."""


def put_there(draft: Draft, card: int, told: Mapping[str, Value], removal: Mapping[str, Value]) -> None:
    """What comes of a card having been put onto an underworld is due, where some effect answers it (11.2.2.d).

    Where it was, whether as a character, and whether as one face up that was discarded (`fallen`) is known of it
    there (`told`), and by whom and how it was discarded, if it was (3.1.7.c).
    """
    game: Known = draft.game
    if game.heeds("was_put"):
        lost = removal if removal.get("state") == "discard" else {}
        event = {
            "card": card, **told, "serial": card, "discarded": bool(lost),
            "by": lost.get("by", ""), "cause": lost.get("cause", ""), "source": lost.get("source", 0),
        }  # fmt: skip
        draft.consult("V11.2.2.d", card=card)
        if draft.on("V11.2.2.d"):
            heard(draft, "was_put", event)


def move(draft: Draft, act: Act) -> Result:
    """A card to another zone (11.3.2): on top, or at the bottom where that is said."""
    card, told = act.args["card"], act.args
    before = draft.get(f"card.{card}.zone", "")
    if not before:
        return undone(card=card)
    to = whither(draft, card, told["to"])
    kind = to.partition(".")[2]
    staying = before.endswith(".field") and kind == "field" and draft.on("V3.1.7.b")
    host = draft.get(f"card.{card}.host", 0)
    asleep = reading.asleep(draft, card)
    was_down = before.endswith(".field") and reading.down(draft, card)
    removal = draft.get(f"card.{card}.removal") or {}
    character = reading.is_character(draft, card)
    fallen = removal.get("state") == "discard" and not was_down and character
    detach(draft, card)
    if not staying:
        draft.consult("V3.1.7", card=card)
        draft.set(f"card.{card}.removal", None)
        forget(draft, card)
    else:
        draft.consult("V3.1.7.b", card=card)
    draft.define(*(words[kind] for words in _SAID if kind in words))
    if kind in reading.HIDDEN:
        draft.consult("V3.1.5.b", *(("V11.3.4",) if was_down else ()), card=card)
    elif kind != "field":
        draft.consult("V3.1.5.a", card=card)
    elif not staying:
        draft.consult("V3.1.5.d", card=card)
    pile = draft.get(to, ())
    on_top = kind in reading.ORDERED and (kind != "underworld" or draft.on("V3.3.2"))
    draft.set(to, (*pile, card) if told.get("bottom") or not on_top else (card, *pile))
    draft.set(f"card.{card}.zone", to)
    if kind == "field" and not staying:
        draft.set(f"card.{card}.since", tick(draft))
        draft.set(f"card.{card}.entered", draft.get("turn"))
    if kind == "nodes":
        draft.consult("V1.8.5", card=card)
    if kind == "underworld":
        draft.consult("V3.3.2", card=card)
        if removal.get("fell"):
            how = (reading.epoch(draft, card), removal.get("cause", ""), removal.get("by", ""))
            draft.set(f"this_turn.fallen.{card}", how)
        put_there(draft, card, {"was": before, "to": to, "character": character, "fallen": fallen}, removal)
    if kind == "field" and told.get("down") and not staying:
        draft.consult("V5.7.1", "V3.4.3.a", card=card)
    if kind in ("field", "nodes"):
        awake = told.get("awake")
        sleeping = asleep if staying and awake is None else awake is False
        draft.set(f"card.{card}.asleep", True if sleeping else None)
    if kind == "field" and (told.get("down") if not staying or "down" in told else reading.down(draft, card)):
        draft.set(f"card.{card}.down", True)
    if staying and before != to:
        heard(draft, "went_over", {"card": card, "was": before, "to": to, "serial": card})
    if staying:
        for one in reading.tree(draft, card) if draft.on("V11.3.11.d") else ():
            draft.consult("V11.3.11.d", card=one)
            draft.set(f"card.{one}.zone", to)
    gone(draft, card, staying)
    return fully(card=card, was=before, to=to, host=host, by=told.get("by", ""), paid=bool(told.get("paid")))


def gone(draft: Draft, card: int, staying: bool) -> None:
    """An attack ends with the character that leaves the field or changes sides (6.3.6).

    A block ends with the character that leaves the field; of one that changes sides nothing is said, and it goes on.
    """
    if reading.printed(draft, card).type == "character" and not staying:
        draft.consult("V6.1.9.c", card=card)
    if draft.get("attack.by") == card:
        clause = "V6.3.6.c" if staying else "V6.3.6.b"
        if draft.on(clause):
            draft.consult(clause, card=card)
            end_attack(draft)
            if staying:
                side = reading.other(reading.holder(draft, card))
                heard(draft, "attack_cancelled", {"card": card, "side": side, "serial": card})
    elif draft.get("attack.blocked") == card and not staying:
        draft.set("attack.blocked", None)


def end_attack(draft: Draft) -> None:
    """There is no attack any more, and no block (6.4.6)."""
    draft.set("attack.by", None)
    draft.set("attack.blocked", None)


def attach(draft: Draft, act: Act) -> Result:
    """A card set on another (11.3.10.b): it shares its state (11.3.11.c); one of the field lies as it lay (3.1.7.b)."""
    card, to = act.args["card"], act.args["to"]
    before = draft.get(f"card.{card}.zone", "")
    if not before or not reading.on_field(draft, to) or to == card:
        return undone(card=card)
    staying = before.endswith(".field")
    lies_down = bool(act.args.get("down")) or (staying and reading.down(draft, card) and draft.on("V3.1.7.b"))
    detach(draft, card)
    draft.set(f"card.{card}.removal", None)
    if not staying:
        forget(draft, card)
        draft.set(f"card.{card}.since", tick(draft))
        draft.set(f"card.{card}.entered", draft.get("turn"))
    else:
        gone(draft, card, False)
        draft.consult("V6.1.9.a", "V10.28.11", card=card)
        for what, clause in (("damage", "V1.10.13.c"), ("combat", "V1.10.13.c"), ("turned", "V10.28.11")):
            if draft.on(clause, "V6.1.9.a"):
                draft.set(f"card.{card}.{what}", None)
    draft.consult("V11.3.11.c", "V11.3.8.b" if staying else "V11.3.8", card=card)
    if staying:
        draft.consult("V1.10.13.c", *(("V3.1.7.b",) if lies_down else ()), card=card)
    draft.set(f"card.{card}.host", to)
    draft.set(f"card.{to}.set", (*draft.get(f"card.{to}.set", ()), card))
    zone = draft.get(f"card.{to}.zone")
    for one in (card, *reading.tree(draft, card)):
        draft.set(f"card.{one}.zone", zone)
    if not staying or draft.on("V11.3.11.c"):
        draft.set(f"card.{card}.asleep", None)
    draft.set(f"card.{card}.down", lies_down or None)
    return fully(card=card, to=to, was=before, by=act.args.get("by", ""), side=zone.partition(".")[0])


def define(draft: Draft, act: Act) -> Result:
    """From now on a card is what it is said to be (12.5.1, 6.1.6, 6.1.7)."""
    card, made = act.args["card"], dict(act.args["as"])
    if made.get("sort") == "character" and not reading.down(draft, card):
        draft.consult("V6.1.6", card=card)
    if made.get("sort") == "character" and reading.is_character(draft, card) and draft.on("V6.1.9.b"):
        end = ("damage", "combat", "turned")
        draft.consult("V6.1.9.b", card=card)
        for what in end:
            draft.set(f"card.{card}.{what}", None)
    draft.consult("V12.5.1", card=card)
    if reading.down(draft, card) and made.get("sort") == "character":
        draft.consult("V6.1.7", card=card)
    if not draft.on("V12.5.1"):
        return fully(card=card)
    draft.set(f"card.{card}.as", made)
    return fully(card=card)


def orient(draft: Draft, act: Act) -> Result:
    """A card awake or asleep; what is so already cannot be made so (11.5.3). Set cards go with it (11.3.11.c)."""
    card = act.args["card"]
    top = card
    while reading.host(draft, top) and draft.on("V11.3.11.c"):
        top = reading.host(draft, top)
    asleep = act.args["asleep"]
    if reading.asleep(draft, top) == asleep and draft.on("V11.5.3"):
        draft.consult("V11.5.3", card=card)
        return undone(card=card)
    if top != card or reading.attached(draft, top):
        draft.consult("V11.3.11.c", card=card)
    draft.set(f"card.{top}.asleep", True if asleep else None)
    if not asleep:
        heard(draft, "woke", *({"card": c, "serial": c} for c in (top, *reading.tree(draft, top))))
    return fully(card=card, asleep=asleep)


def face(draft: Draft, act: Act) -> Result:
    """A card turned over (5.7.2): how it lies stays, and what is set on it."""
    card = act.args["card"]
    if reading.down(draft, card) == act.args["down"]:
        return fully(card=card, same=True)
    if draft.on("V5.7.2.a"):
        gone(draft, card, False)
        here = (card, reading.epoch(draft, card))
        lasting = [(r, tuple(c for c in r.get("cards", ()) if c != here)) for r in draft.get("lasting", ())]
        if any(left != r.get("cards", ()) for r, left in lasting):  # it was given to who is there no more
            draft.set("lasting", tuple({**r, "cards": left} if "cards" in r else r for r, left in lasting))
    draft.consult("V5.7.2.a", "V6.1.9.d", "V10.28.11", *(("V3.4.3.a",) if act.args["down"] else ()), card=card)
    for what in ("damage", "combat", "turned", "as"):
        if draft.on("V5.7.2.a", "V6.1.9.d", *(("V10.28.11",) if what == "turned" else ())):
            draft.set(f"card.{card}.{what}", None)
    draft.set(f"card.{card}.down", True if act.args["down"] else None)
    draft.set(f"card.{card}.since", tick(draft))
    return fully(card=card, down=act.args["down"])


def entering(draft: Draft, act: Act) -> Result:
    """A character card that is about to come out counts as a character already (11.3.9.a)."""
    draft.set(f"card.{act.args['card']}.entering", True if act.args["on"] else None)
    return fully(card=act.args["card"])


def turn_side(draft: Draft, act: Act) -> Result:
    """A character to its transformed state, or back (10.28.6, 10.28.7)."""
    card, side = act.args["card"], act.args["side"]
    if bool(draft.get(f"card.{card}.turned")) == bool(side) and (not side or draft.on("V10.28.4")):
        return undone(card=card)
    draft.consult("V2.17.3", "V10.28.3", "V10.28.8", card=card)
    if reading.attached(draft, card):
        draft.consult("V10.28.9", card=card)
    if not side:
        draft.consult("V10.28.7.a", "V10.28.7.b", card=card)
        if not draft.on("V10.28.7.a", "V10.28.7.b"):
            return undone(card=card)
    if side and not draft.on("V10.28.6.b"):
        return undone(card=card)
    draft.set(f"card.{card}.turned", side or None)
    draft.set(f"card.{card}.for_good", True if side and act.args.get("for_good") else None)
    return fully(card=card, side=side)


def order(draft: Draft, act: Act) -> Result:
    """A zone in another order (11.8.1)."""
    draft.set(act.args["zone"], act.args["cards"])
    return fully(zone=act.args["zone"])
