"""The primitive changes of the game. Each does as much as can be done and says how much that was (5-10).

A primitive changes a draft and returns a `Result`; which acts make one batch is the business of the step or effect.
"""

from __future__ import annotations

from typing import Any

from judge.engine import Act, Done, Draft, Ref, Result, View, nothing
from judge.engine.data import Booking, Value
from judge.engine.layers import Modifier
from judge.furuyoni import board
from judge.furuyoni.board import cites, history
from judge.furuyoni.board.informing import inform, mark_card
from judge.furuyoni.board.movement import UNKNOWN, charge, degree, move
from judge.furuyoni.board.token_moves import move_tokens
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.furuyoni.rules import attacks, nesting, parameters
from judge.furuyoni.vocab.model import CardInfo

NOTHING = Result(Done.NOT)


def put(draft: Draft, act: Act) -> Result:
    """Move a card to a zone; crystals on it go with it (6-3). A zone of another owner becomes the owner's own (7-2)."""
    ref: Ref = act.args["card"]
    card = ref.id
    if board.gone(draft, ref):
        return Result(Done.NOT, {"card": ref})
    target: str = act.args["to"]
    if (draft.get(f"card.{card}.use") or {}).get("returns") and board.kind_of(board.zone_of(draft, card)) == "in_use":
        target = f"{board.owner(draft, card)}.out_of_game"
        act = act._replace(args={**act.args, "to": target, "open": False, "state": "unused"})
    source, cause = board.zone_of(draft, card), act.args.get("cause", "")
    lay = (board.face(draft, card), board.sideways(draft, card))
    along = tuple(draft.rules.moves_along(draft, card, source, target, cause))
    target = draft.rules.home(draft, card, target, cause)
    kind = board.kind_of(target)
    state, before = act.args.get("state"), draft.get(f"card.{card}.state")
    words = board.vocab(draft)
    place = act.args.get("place", "bottom")
    here = tuple(c for c in board.lie_in(draft, source) if c != card)
    draft.set(source, here)
    there = tuple(c for c in board.lie_in(draft, target) if c != card)
    draft.set(target, (card, *there) if place == "top" else (*there, card))
    path = f"card.{card}"
    draft.set(f"{path}.zone", target)
    if kind == "out_of_game" and act.args.get("open") and board.definition(draft, card).klass == "special":
        draft.define("7-1-16 paragraph 4")
        state = "used"
    if kind == "extra" and draft.on("7-1-12 paragraph 3"):
        state = "used"
    if state is not None and board.definition(draft, card).klass == "special":
        draft.define("6-2-2-3")
        draft.set(f"{path}.state", state)
    draft.set(f"{path}.epoch", draft.get(f"{path}.epoch", 0) + 1)
    draft.set(f"{path}.off", None)
    draft.set(f"{path}.under", act.args.get("under"))
    for info in words.lapsing:
        if draft.get(f"{path}.{info.name}") is not None and _lost(draft, info, source, target, state):
            draft.set(f"{path}.{info.name}", None)
    draft.set(f"{path}.unchosen", True if kind == "out_of_game" and not act.args.get("open") else None)
    if kind not in ("in_use", "enhancements") and not act.args.get("being_used"):
        draft.set(f"{path}.use", None)
    if act.args.get("open") or kind in words.face_up or (kind == "specials" and state == "used"):
        draft.set(f"{path}.seen", "ab")
    elif kind == "hand":
        _see(draft, card, (board.player_of(target),))
    arrived: tuple[tuple[str, str, int], ...] = ()
    if kind != "in_use":
        parked = draft.get(f"{path}.parked", ())
        arrived = tuple((zone, target, n) for zone, n in parked if zone != target)
        if parked:
            draft.consult("6-3 paragraph 7")
        for zone, to, n in arrived:
            if zone != UNKNOWN:
                history.moved(draft, zone, to, n)
        draft.set(f"{path}.parked", None)
    for fact, value in along:
        draft.set(fact, value)
    if kind == "enhancements" or f"{path}.came_after" in draft.state:
        draft.set(f"{path}.came_after", history.attacks_before(draft) if kind == "enhancements" else None)
    _of_class(draft, card, kind)
    if cause == "draw":
        history.count(draft, board.player_of(target), "draws")
    _along(draft, path, target)
    cites.put(draft, kind, place, bool(board.crystals(draft, path)), cause)
    cites.turned(draft, card, *lay)
    facts = {"card": board.card_ref(draft, card), "from": source, "to": target, "state": state, "crystals": arrived}
    if state is not None and before is not None:
        facts["before"] = before
    return Result(_done(act), {**facts, "cause": cause})


def _along(draft: Draft, path: str, target: str) -> None:
    """Crystals on a card come along with it (6-3): in a zone that holds some by themselves they lie on no card."""
    n = board.plain_crystals(draft, path)
    if n and board.kind_of(target) in board.vocab(draft).loose:
        draft.define("6-3 paragraph 6")
        draft.set(f"{path}.crystals", None)
        draft.set(f"{target}.crystals", board.plain_crystals(draft, target) + n)


def _lost(draft: Draft, info: CardInfo, source: str, target: str, state: Value) -> bool:
    """Whether a card that moves so loses a state that it is in."""
    players = {board.player_of(source), board.player_of(target)} - {""}
    ways = {
        "elsewhere": bool(info.lasts_in) and board.kind_of(target) not in info.lasts_in,
        "unused": state == "unused", "other_player": len(players) > 1, "moved": True,
    }  # fmt: skip
    if ways["elsewhere"] and "elsewhere" not in info.lost:
        return True
    return any(ways[way] and draft.applies(clause) for way, clause in info.lost.items())


def _of_class(draft: Draft, card: int, kind: str) -> None:
    """What a chapter says of the class of a card that moves, and of its use."""
    rooms = board.rules(draft).rooms
    zone = board.vocab(draft).zones[kind] if rooms else None
    if zone is not None and zone.borne_by:
        draft.define(zone.clause)
    klass = board.vocab(draft).classes.get(board.definition(draft, card).klass) if rooms else None
    if klass is not None and klass.says:
        said = (clause for clause in klass.says if board.rules(draft).has(clause))
        draft.define(*said, *((klass.used,) if kind == "in_use" and klass.used else ()))


def home(view: View, card: int, zone: str, cause: str) -> str:
    """The zone to which a card comes that is put into another: one of its owner's, if it takes only these (7-2)."""
    kind, owner = board.kind_of(zone), board.owner(view, card)
    words = board.vocab(view)
    if kind in words.owners_only and board.player_of(zone) != owner and view.applies("7-2", words.says_holds[kind]):
        return f"{owner}.{kind}"
    return zone


def _done(act: Act) -> Done:
    """How much was done of what was ordered: part of it, if fewer cards were there than it speaks of (5-10)."""
    return Done.PARTLY if act.args.get("short") else Done.FULLY


def _see(draft: Draft, card: int, players: tuple[str, ...]) -> None:
    seen = str(draft.get(f"card.{card}.seen", "") or "")
    draft.set(f"card.{card}.seen", "".join(sorted({*seen, *players})) or None)


def _specials(draft: Draft, cards: tuple[Ref, ...]) -> bool:
    return any(board.kind_of(board.zone_of(draft, ref.id)) == "specials" for ref in cards)


def reveal(draft: Draft, act: Act) -> Result:
    """Show cards to players (everybody, if none is named). What has been seen stays seen."""
    draft.define("6-2-1", *({"7-1-11 paragraph 5"} if _specials(draft, act.args["cards"]) else ()))
    to = act.args.get("to", board.PLAYERS)
    for ref in act.args["cards"]:
        _see(draft, ref.id, to)
    return Result(_done(act), {"cards": act.args["cards"], "to": to})


def announce(draft: Draft, act: Act) -> Result:
    """Begin to use a card: it is shown, and what is decided about its use is kept with it (9-2)."""
    ref: Ref = act.args["card"]
    _see(draft, ref.id, board.PLAYERS)
    draft.define("6-2-1", "6-2-2-1")
    draft.set(f"card.{ref.id}.earlier_use", draft.get(f"card.{ref.id}.use"))
    draft.set(f"card.{ref.id}.use", act.args["use"])
    return Result(Done.FULLY, {"card": ref})


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
    """End an improper use: the card stands as before, only that it has been seen (9-2)."""
    ref: Ref = act.args["card"]
    draft.set(f"card.{ref.id}.use", draft.get(f"card.{ref.id}.earlier_use"))
    draft.set(f"card.{ref.id}.earlier_use", None)
    return Result(Done.FULLY, {"card": ref})


def enter_use(draft: Draft, act: Act) -> Result:
    """Move a card to its user's in_use, or to its owner's: now it has been used, and counts as such (9-2, 10-39)."""
    ref: Ref = act.args["card"]
    use = draft.get(f"card.{ref.id}.use") or {}
    player = use["by"]
    inside = board.kind_of(board.zone_of(draft, ref.id)) == "in_use"
    counts = not inside or draft.gap("G26", ("9-2 paragraph 3",)) == 0
    ordinal = history.used(draft, player, ref.id) if counts else use.get("ordinal", 0)
    told = {"ordinal": ordinal, "from": board.zone_of(draft, ref.id)}
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


ATTACK_FACTS = (
    "bound", "made", "made_no_special", "cancelled", "damage_cancelled", "after_cancelled", "cancelled_before",
    "damage_cancelled_before", "after_cancelled_before", "side", "dealt", "hit", "took", "reacted",
    "light",
)  # fmt: skip
"""What is kept of an attack beside what it was generated with."""


def generate(draft: Draft, act: Act) -> Result:
    """Make an attack and put it into its player's zone for attacks (9-2-1 i, 10-5)."""
    n = int(draft.get("attacks.made", 0)) + 1
    draft.set("attacks.made", n)
    info = act.args["attack"]
    draft.set(f"attack.{n}", info)
    draft.set(f"attack.{n}.bound", act.args.get("bound") or None)
    zone = f"{info['holder']}.attacking"
    draft.set(zone, (*board.lie_in(draft, zone), n))
    return Result(Done.FULLY, {"attack": n})


def remove_attack(draft: Draft, act: Act) -> Result:
    """Take an attack away; nothing of it is left (9-4)."""
    n = act.args["attack"]
    info = draft.get(f"attack.{n}")
    if info is None:
        return NOTHING
    zone = f"{info['holder']}.attacking"
    draft.set(zone, tuple(i for i in board.lie_in(draft, zone) if i != n))
    aura, life = draft.get(f"attack.{n}.dealt", (0, 0))
    facts = {
        "attack": n, "by": info["holder"], "side": draft.get(f"attack.{n}.side"), "dealt_aura": aura,
        "dealt_life": life,
    }  # fmt: skip
    for name in ("", *(f".{fact}" for fact in ATTACK_FACTS)):
        draft.set(f"attack.{n}{name}", None)
    return Result(Done.FULLY, facts)


def bind(draft: Draft, act: Act) -> Result:
    """Bind modifiers to an attack. If it is gone, nothing happens."""
    n = act.args["attack"]
    if draft.get(f"attack.{n}") is None:
        return NOTHING
    mods: tuple[Modifier, ...] = act.args["modifiers"]
    draft.set(f"attack.{n}.bound", (*draft.get(f"attack.{n}.bound", ()), *mods))
    return Result(Done.FULLY, {"attack": n, "modifiers": mods})


def mark_attack(draft: Draft, act: Act) -> Result:
    """Set a fact of an attack: cancelled, damage_cancelled, after_cancelled, side, hit."""
    n = act.args["attack"]
    if draft.get(f"attack.{n}") is None:
        return NOTHING
    draft.set(f"attack.{n}.{act.args['fact']}", act.args["value"])
    return Result(Done.FULLY, {"attack": n, "fact": act.args["fact"], "value": act.args["value"]})


def make_attack(draft: Draft, act: Act) -> Result:
    """The attack is made: it gets its ordinal, and the effects that waited for it are bound and used up (9-4)."""
    n = act.args["attack"]
    info = draft.get(f"attack.{n}")
    _light(draft, n, info["holder"])
    draft.set(f"attack.{n}.made", history.attacked(draft, info["holder"], info["class"]))
    if info["class"] != "special" and history.asked(draft, "attacks_no_special"):
        draft.set(f"attack.{n}.made_no_special", history.value(draft, info["holder"], "attacks_no_special"))
    taken: tuple[str, ...] = act.args["taken"]
    mods = (*act.args["sampled"], *(m for e in draft.get("lasting", ()) if e["id"] in taken for m in e["modifiers"]))
    if mods:
        draft.set(f"attack.{n}.bound", (*draft.get(f"attack.{n}.bound", ()), *mods))
    took = tuple(e for e in draft.get("lasting", ()) if e["id"] in taken and e["filter"] and e["modifiers"])
    draft.set(f"attack.{n}.took", took or None)
    if taken:
        draft.set("lasting", tuple(e for e in draft.get("lasting", ()) if e["id"] not in taken) or None)
    for fact, value in draft.rules.making(draft, n):
        draft.set(fact, value)
    return Result(Done.FULLY, {"attack": n, "by": info["holder"], "taken": taken})


def _light(draft: Draft, attack: int, player: str) -> None:
    """Which of its player's attacks of the turn of 3 or less to aura this is, additions apart (9-1-3-2)."""
    if history.asked(draft, "light_attacks") and attacks.light(draft, attacks.load(draft, attack)):
        draft.set(f"attack.{attack}.light", history.count(draft, player, "light_attacks"))


def last(draft: Draft, act: Act) -> Result:
    """Let an effect last: a mapping with id, you, target, filter, modifiers, until. An id ending in ~ gets a number."""
    effect, made = act.args["effect"], draft.get("lasting_made", 0)
    if effect["id"].endswith("~"):
        effect = {**effect, "id": f"{effect['id']}{made}"}
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


def shuffle(draft: Draft, act: Act) -> Result:
    """Put the cards of a deck into the order given."""
    zone = f"{act.args['player']}.deck"
    draft.set(zone, tuple(act.args["order"]))
    for card in act.args["order"]:
        draft.set(f"card.{card}.seen", None)
    return Result(Done.FULLY, {"player": act.args["player"]})


def damage(draft: Draft, act: Act) -> Result:
    """Damage that was dealt: what conditions ask about it. The crystals move in acts of the same batch."""
    args = dict(act.args)
    again = not args.pop("second", False) or not history.asked(draft, "damaged") or history.two_damages(draft)
    history.damaged(draft, args["player"], args["zone"], args["value"], again)
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

RULES = {
    "7-2": home, "6-3 along": nothing, "9-2 paragraph 3": nothing, "9-4 paragraph 1": nothing, "8 over": nothing,
}  # fmt: skip
