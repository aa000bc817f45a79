"""Where cards lie and who sees them, as primitive changes: putting, showing, shuffling (6-3, 7-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Done, Draft, Ref, Result, View, nothing
from judge.furuyoni import board
from judge.furuyoni.board import cites, history
from judge.furuyoni.board.movement import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.data import Value
    from judge.furuyoni.vocab.model import CardInfo


def put(draft: Draft, act: Act) -> Result:
    """Move a card to a zone; crystals on it go with it (6-3). A zone of another owner becomes the owner's own (7-2)."""
    ref: Ref = act.args["card"]
    card, path = ref.id, f"card.{ref.id}"
    if board.gone(draft, ref):
        return Result(Done.NOT, {"card": ref})
    if (draft.get(f"{path}.use") or {}).get("returns") and board.kind_of(board.zone_of(draft, card)) == "in_use":
        out = f"{board.owner(draft, card)}.out_of_game"
        act = act._replace(args={**act.args, "to": out, "open": False, "state": "unused"})
    told, cause = act.args, act.args.get("cause", "")
    source = board.zone_of(draft, card)
    lay = (board.face(draft, card), board.sideways(draft, card))
    along = tuple(draft.rules.moves_along(draft, card, source, told["to"], cause))
    target = draft.rules.home(draft, card, told["to"], cause)
    kind, place, before = board.kind_of(target), told.get("place", "bottom"), draft.get(f"{path}.state")
    _moved(draft, card, source, target, place)
    state = _stated(draft, card, kind, told)
    _a_new_object(draft, path, told)
    for info in board.vocab(draft).lapsing:
        if draft.get(f"{path}.{info.name}") is not None and _lost(draft, info, source, target, state):
            draft.set(f"{path}.{info.name}", None)
    draft.set(f"{path}.unchosen", True if kind == "out_of_game" and not told.get("open") else None)
    if kind not in ("in_use", "enhancements") and not told.get("being_used"):
        draft.set(f"{path}.use", None)
    _seen_there(draft, card, kind, told, state)
    arrived = _unparked(draft, path, target) if kind != "in_use" else ()
    for fact, value in along:
        draft.set(fact, value)
    if kind == "enhancements" or f"{path}.came_after" in draft.state:
        draft.set(f"{path}.came_after", history.attacks_before(draft) if kind == "enhancements" else None)
    _of_class(draft, card, kind)
    if cause == "draw":
        history.count(draft, board.player_of(target), "draws")
    _crystals_let_go(draft, path, target)
    cites.put(draft, kind, place, bool(board.crystals(draft, path)), cause)
    cites.turned(draft, card, *lay)
    facts = {"card": board.card_ref(draft, card), "from": source, "to": target, "state": state, "crystals": arrived}
    if state is not None and before is not None:
        facts["before"] = before
    return Result(_done(act), {**facts, "cause": cause})


def _moved(draft: Draft, card: int, source: str, target: str, place: str) -> None:
    """The card out of one zone, and on top or at the bottom of another, which may be the same."""
    draft.set(source, tuple([c for c in board.lie_in(draft, source) if c != card]))
    there = board.lie_in(draft, target)
    draft.set(target, (card, *there) if place == "top" else (*there, card))
    draft.set(f"card.{card}.zone", target)


def _stated(draft: Draft, card: int, kind: str, told: Mapping[str, Any]) -> str | None:
    """The state in which a special comes to a zone (6-2-2-3), where anything says it; of other cards what was told."""
    state: str | None = told.get("state")
    if kind == "out_of_game" and told.get("open") and board.definition(draft, card).klass == "special":
        draft.define("7-1-16 paragraph 4")
        state = "used" if draft.on("7-1-16 paragraph 4") else state
    if kind == "extra" and draft.on("7-1-12 paragraph 3"):
        state = "used"
    if state is not None and board.definition(draft, card).klass == "special":
        draft.define("6-2-2-3")
        if draft.on("6-2-2-3"):
            draft.set(f"card.{card}.state", state)
    return state


def _a_new_object(draft: Draft, path: str, told: Mapping[str, Any]) -> None:
    """The card is another object than it was: nothing is switched off of this one, and it lies under what was told."""
    draft.set(f"{path}.epoch", draft.get(f"{path}.epoch", 0) + 1)
    draft.set(f"{path}.off", None)
    draft.set(f"{path}.under", told.get("under") if draft.on("7-1-13 paragraph 4") else None)


def _seen_there(draft: Draft, card: int, kind: str, told: Mapping[str, Any], state: str | None) -> None:
    """Who sees the face of a card that has come to a zone: both, or whose hand it is."""
    upward = kind in board.vocab(draft).face_up and board.face_up(draft, card)
    if told.get("open") or upward or (kind == "specials" and state == "used"):
        draft.set(f"card.{card}.seen", "ab")
    elif kind == "hand":
        see(draft, card, (board.player_of(board.zone_of(draft, card)),))


def _unparked(draft: Draft, path: str, target: str) -> tuple[tuple[str, str, int], ...]:
    """Crystals that came onto a card in use have moved where it lies now (6-3): each movement, (from, to, number)."""
    parked = draft.get(f"{path}.parked", ())
    if not parked:
        return ()
    draft.consult("6-3 paragraph 7")
    arrived = tuple((zone, target, n) for zone, n in parked if zone != target)
    for zone, to, n in arrived:
        if zone != UNKNOWN:
            history.moved(draft, zone, to, n)
    draft.set(f"{path}.parked", None)
    return arrived


def _crystals_let_go(draft: Draft, path: str, target: str) -> None:
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


def see(draft: Draft, card: int, players: tuple[str, ...]) -> None:
    """Players have seen the face of a card."""
    seen = str(draft.get(f"card.{card}.seen", "") or "")
    draft.set(f"card.{card}.seen", "".join(sorted({*seen, *players})) or None)


def _specials(draft: Draft, cards: tuple[Ref, ...]) -> bool:
    return any(board.kind_of(board.zone_of(draft, ref.id)) == "specials" for ref in cards)


def reveal(draft: Draft, act: Act) -> Result:
    """Show cards to players (everybody, if none is named). What has been seen stays seen."""
    draft.define("6-2-1", *({"7-1-11 paragraph 5"} if _specials(draft, act.args["cards"]) else ()))
    to = act.args.get("to", board.PLAYERS) if draft.on("7-1-11 paragraph 5") else ()
    for ref in act.args["cards"]:
        see(draft, ref.id, to)
    return Result(_done(act), {"cards": act.args["cards"], "to": to})


def shuffle(draft: Draft, act: Act) -> Result:
    """Put the cards of a deck into the order given."""
    zone = f"{act.args['player']}.deck"
    draft.set(zone, tuple(act.args["order"]))
    for card in act.args["order"]:
        draft.set(f"card.{card}.seen", None)
    return Result(Done.FULLY, {"player": act.args["player"]})


RULES = {"7-2": home, "6-3 along": nothing}
