"""Operations about cards: picking, moving, using, showing and drawing them, reshuffling a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Ask, Choice, Do, Done, Frame, Next, Push, Spec, View
from judge.engine.choice import CHANCE, Option
from judge.engine.outcome import NEXT, Outcome
from judge.engine.tree import Node, whole
from judge.furuyoni import board
from judge.furuyoni.core import s9_2_use, s9_7_reshuffle, s10_25_exchange, s10_39_declared
from judge.furuyoni.effects.operations.common import (
    SHORT,
    acting,
    cards,
    falls_short,
    here,
    matching,
    number,
    player,
    players,
    source,
    within,
    zone,
)
from judge.furuyoni.legal import legality, prohibitions
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from judge.engine.data import Ref
    from judge.engine.game import Operation


def pick(view: View, frame: Frame, node: Node) -> Outcome:
    """Choose cards of some zones; the result gets a name (5-10: as many as there are)."""
    args = node.args
    name = args["as"]
    if "picked" in here(frame):
        refs = tuple(board.card_ref(view, o[1]) for o in here(frame)["picked"])
        wanted = 1 if args.get("up_to") else number(view, frame, args.get("n"))
        if args.get("random"):
            aside = View(view.game, view.state, view.frames, readings=view.readings)
            if any(_shielded(aside, frame, ref.id, frame.you) for ref in refs):
                view.consult("10-33")
        if len(refs) < wanted and not args.get("up_to") and not view.applies("5-10 paragraph 3"):
            refs = ()
        if len(refs) < wanted and "proved" not in here(frame):
            hidden = _unproved(view, frame, node)
            if hidden and view.on("10-24"):
                return Do((Act("reveal", {"cards": hidden}),), into="proved", then=None, clauses=("10-24",))
        done = Done.FULLY if len(refs) >= wanted else Done.PARTLY if refs else Done.NOT
        names = {**frame.locals["names"], name: refs}
        if done == Done.PARTLY:
            names[SHORT] = (*names.get(SHORT, ()), name)
        return Next({"names": names, "last": done})
    by = acting(view, frame) if args.get("random") else player(view, frame, args.get("by"))
    found = candidates(view, frame, node, by)
    most = min(number(view, frame, args.get("n")), len(found))
    least = 0 if args.get("up_to") else most
    options = tuple(("card", c) for c in found) if most else ()
    ordered, chooser = bool(args.get("ordered")), CHANCE if args.get("random") else by
    return Ask(Choice(chooser, "pick", options, least, most, ordered=ordered, about=(name,)), "picked")


def candidates(view: View, frame: Frame, node: Node, by: str) -> tuple[int, ...]:
    """The cards among which a player is to choose."""
    args = node.args
    found = tuple(c for text in args["from"] for c in lying(view, frame, text, by))
    found = matching(view, frame, found, args.get("filter"))
    return found if args.get("random") else tuple(c for c in found if not _shielded(view, frame, c, by))


def nothing_to_choose(view: View, frame: Frame, nodes: tuple[Node, ...]) -> bool:
    """Whether an effect begins with a choice of cards of which there are none, and all the rest is about these."""
    first, rest = nodes[0], nodes[1:]
    about = first.args.get("as")
    if first.op != "pick" or not all(n.op in ("put", "reveal", "use") and n.args.get("card") == about for n in rest):
        return False
    return not candidates(view, frame, first, player(view, frame, first.args.get("by")))


def lying(view: View, frame: Frame, text: str, by: str) -> tuple[int, ...]:
    """The cards of a place; `me.unchosen`: those of out of the game that were not chosen in deck building (10-29)."""
    if not text.endswith(".unchosen") or not view.applies("10-29"):
        return board.lie_in(view, zone(view, frame, text.replace(".unchosen", ".out_of_game"), by))
    return board.unchosen(view, board.player_of(zone(view, frame, text, by)))


def _shielded(view: View, frame: Frame, card: int, by: str) -> bool:
    """10-33: whether a player cannot choose a card by this effect."""
    barred = legality.forbidden(view, "choose", frame.you, card, mode=by)
    return any(True for _ in barred) and view.applies("10-33")


def _unproved(view: View, frame: Frame, node: Node) -> tuple[Ref, ...]:
    """10-24: the hidden cards among which there were not as many of a sort as had to be chosen; none if one may."""
    args = node.args
    free = args.get("up_to") or args.get("random") or within(view, frame, "may")
    if args.get("filter") is None or free:
        return ()
    by = player(view, frame, node.args.get("by"))
    return tuple(
        board.card_ref(view, c) for text in node.args["from"] for c in lying(view, frame, text, by)
        if not all(board.known_to(view, c, p) for p in board.PLAYERS)
    )  # fmt: skip


def proof(view: View, frame: Frame, node: Node) -> Outcome:
    """10-24: what had to be done with hidden cards could not be done, so they are shown."""
    of = node.args["of"]
    refs = tuple(board.card_ref(view, c) for text in of for c in board.lie_in(view, zone(view, frame, text)))
    return Do((Act("reveal", {"cards": refs}),), clauses=("10-24",))


def become(view: View, frame: Frame, node: Node) -> Outcome:
    """10-16: a card becomes a copy of another (or itself again)."""
    refs = cards(view, frame, node.args["card"])
    of = cards(view, frame, node.args["copy_of"]) if "copy_of" in node.args else (None,)
    if not refs or not of:
        return Next({"last": Done.NOT})
    return Do((Act("shape", {"card": refs[0], "copies": of[0]}),), clauses=("10-16 paragraph 2",))


def put(view: View, frame: Frame, node: Node) -> Outcome:
    """Move cards to a zone (7-1), in a state, on top or at the bottom."""
    args = node.args
    refs = cards(view, frame, args["card"])
    if args.get("wherever"):
        refs = tuple(board.card_ref(view, ref.id) for ref in refs)
    target = args["to"]
    short = falls_short(frame, args["card"], refs)
    acts = []
    for ref in refs:
        to = f"{board.owner(view, ref.id)}.{target[6:]}" if target.startswith("owner.") else zone(view, frame, target)
        if not _there(view, to):
            short = True
            if not view.gap("G102", ("5-10 paragraph 2", "7-1 paragraph 2")):
                continue
            to = f"{board.owner(view, ref.id)}.out_of_game"
        barred = board.kind_of(to) == "facedown" and not legality.coverable(view, ref.id)
        if barred and view.applies("1-4 paragraph 2", "7-1-8 paragraph 4"):
            prohibitions.cite_cover(view, ref.id)
            short = True
            if ref != refs[-1] and args["card"].startswith("top ") and view.gap("G82", ("7-1-8 paragraph 4",)):
                break
            continue
        held = board.vocab(view).says_holds.get(board.kind_of(to)) or "7-1-11 paragraph 2"
        if not board.may_lie(view, ref.id, to) and view.applies(held, "5-10 paragraph 2"):
            short = True
            continue
        unsaid = board.kind_of(to) == "sealed" and not view.on("7-1-13 paragraph 3")
        if unsaid or prohibitions.stays(view, frame.you, ref.id, to, sealed="under" in args):
            short = True
            continue
        about = {"card": ref, "to": to, "place": args.get("at", "bottom"), "open": args.get("open", False)}
        if "state" in args:
            about["state"] = args["state"]
        if "under" in args:
            about["under"] = frame.locals["card"]
        acts.append(Act("put", about))
    if not acts:
        return Next({"last": Done.NOT})
    if short:
        acts[0] = acts[0]._replace(args={**acts[0].args, "short": True})
    return Do(tuple(acts), clauses=_clauses(view, target, args.get("state"), args.get("at", "bottom")))


def _there(view: View, zone: str) -> bool:
    """Whether there is such a zone: one that a chapter brings is there for the players who have chosen its megami."""
    player = board.player_of(zone)
    return not player or board.has_zone(view, player, board.kind_of(zone))


def _clauses(view: View, target: str, state: str | None, place: str) -> tuple[str, ...]:
    kind = target.rpartition(".")[2]
    if kind == "specials" and state == "unused":
        return ("10-17",)
    there = board.vocab(view).zones[kind]
    said = there.placed.get(place) or there.placed.get("bottom", "7-1 paragraph 2")
    return there.orders or (said,)


def exchange(view: View, frame: Frame, node: Node) -> Outcome:
    """Exchange a card for one in extra, or in the zone that the effect names, unless a bar stands against it (10-25).

    The zone is that of the effect's own player (10-12).
    """
    args, told = node.args, here(frame)
    if "settled" in told or "moved" in told:
        return _exchanged(view, frame, node)
    extra = zone(view, frame, args.get("where", "me.extra"))
    old = next((board.card_ref(view, ref.id) for ref in cards(view, frame, args["card"])), None)
    wanted = args["with"] if args["with"] in frame.locals["names"] else f"{args['with']} in {extra}"
    new = next(iter(cards(view, frame, wanted)), None)
    named = args.get("named") or (_text_of(frame) if args["card"] == "this" else "")
    bar = s10_25_exchange.bar(view, extra, old, new, named)
    if (bar and view.applies(bar)) or old is None or new is None:
        return Next({"last": Done.NOT})
    acts = s10_25_exchange.acts(view, extra, old, new)
    return Do(acts, into="moved", then=None, clauses=(s10_25_exchange.CLAUSE,))


def _text_of(frame: Frame) -> str:
    """The number of the card on which the text under way is printed, which is what the text calls its card."""
    return whole(frame.locals["tree"]).partition("#")[0]


def _exchanged(view: View, frame: Frame, node: Node) -> Outcome:
    """10-25: a card that came into in_use goes on, normal to played, a special in use to the specials."""
    told = here(frame)
    new = (told["settled"][0] if "settled" in told else told["moved"][1]).facts["card"]
    onwards = None if "settled" in told else s10_25_exchange.onwards(view, new)
    if onwards is not None:
        return Do((onwards,), into="settled", then=None, clauses=(s10_25_exchange.ONWARDS,))
    names = {**frame.locals["names"], node.args["as"]: (new,)} if "as" in node.args else frame.locals["names"]
    return Next({"last": Done.FULLY, "names": names})


def remember(view: View, frame: Frame, node: Node) -> Outcome:
    """Keep results with the use of this card, for effects that ask later; or as the state of cards of that name."""
    card: Ref = frame.locals["card"]
    found = {name: frame.locals["names"].get(name, ()) for name in node.args["names"]}
    states = {f"card.{card.id}.{name}": value for name, value in found.items() if name in board.vocab(view).cards}
    kept = {name: value for name, value in found.items() if f"card.{card.id}.{name}" not in states}
    acts = [Act("fact", {"values": states})] if states else []
    acts += [Act("record", {"card": card, "add": kept})] if kept else []
    return Do(tuple(acts), clauses=("9-2 paragraph 2",))


def shifts(view: View, card: int, by: int) -> tuple[Option, ...]:
    """What can be raised or lowered of a card that is used (10-35): all of its range, one damage, its charge.

    What the card has not, and a damage of "-", cannot be.
    """
    info = board.definition(view, card)
    attack = info.type == "attack"
    parts = {
        "range": attack and info.range, "aura": attack and _number(info.aura), "life": attack and _number(info.life),
        "charge": info.type == "enhancement" and info.charge is not None,
    }  # fmt: skip
    return tuple(("shift", name, sign * by) for name, there in parts.items() if there for sign in (1, -1))


def _number(damage: Node | None) -> bool:
    return damage is not None and damage.op != "dash"


def use(view: View, frame: Frame, node: Node) -> Outcome:
    """Use a card by this effect (9-2); improper, it stays where it is and the effect goes on.

    What a text goes on to say of a card that it has named and used is about that card, wherever the use has put it.
    """
    args = node.args
    if "used" in here(frame):
        names = frame.locals["names"]
        lying = tuple(board.card_ref(view, ref.id) for ref in names[args["card"]])
        return Next({"last": here(frame)["used"], "names": {**names, args["card"]: lying}})
    refs: tuple[Ref, ...] = here(frame).get("left") or cards(view, frame, args["card"])
    if not refs:
        return Next({"last": Done.NOT})
    shift: Option = ("no",)
    if "shift" in args:
        options = shifts(view, refs[0].id, number(view, frame, args["shift"]))
        picked = here(frame).get("shift")
        if picked is None and options:
            choice = Choice(frame.you, "shift", (("no",), *options), 1, 1, ("10-35 paragraph 2",), about=(refs[0].id,))
            return Ask(choice, "shift")
        shift = picked[0] if picked else shift
    by = player(view, frame, args.get("by"))
    answers, mode = None, "effect"
    if args.get("reaction") or args.get("answers"):
        record = view.get(f"card.{frame.locals['card'].id}.use") or {}
        answers = record.get("answers")
        mode = "reaction" if args.get("reaction") and answers else mode
    free, other = s9_2_use.OWN_COST if args.get("no_cost") else bool(args.get("free")), args.get("as", "")
    if args.get("declared"):
        about = {"answers": answers, "free": free, "as": other}
        judge = player(view, frame, args.get("refusable"), "opp")
        return Push(s10_39_declared.order(refs[0], by, mode, judge, about))
    told: dict[str, Any] = {"answers": answers, "free": free, "other": other, "shift": shift[1:]}
    if "gain" in args:
        told["gain"] = (source(frame), args["gain"])
    if "charge" in args:
        told["charge"] = number(view, frame, args["charge"])
    if "from_life" in args:
        told["life"] = number(view, frame, args["from_life"])
    if args.get("returns") and board.kind_of(board.zone_of(view, refs[0].id)) == "out_of_game":
        told["returns"] = True
    if "ends_in" in args:
        told["ends_in"] = str(args["ends_in"])
    order = s9_2_use.order(refs[0], by, mode, nesting.USE_BY_EFFECT, **told)
    if len(refs) > 1:
        return Push(order, then=None, put={"here": {"left": refs[1:]}})
    if args["card"] in frame.locals["names"]:
        return Push(order, into="used", then=None)
    return Push(order)


def reveal(view: View, frame: Frame, node: Node) -> Outcome:
    """Show cards to everybody or to one player; they may get a name."""
    refs = cards(view, frame, node.args["card"])
    to = (player(view, frame, node.args["to"]),) if "to" in node.args else board.PLAYERS
    if not refs:
        return Next({"last": Done.NOT})
    if "shown" in here(frame):
        return Next({"names": {**frame.locals["names"], node.args["as"]: refs}, "last": here(frame)["shown"][0].done})
    short = falls_short(frame, node.args["card"], refs)
    acts = (Act("reveal", {"cards": refs, "to": to, "short": short}),)
    return Do(acts, "shown", NEXT if "as" not in node.args else None, ("6-2-1",))


def draw(view: View, frame: Frame, node: Node) -> Outcome:
    """Draw cards one after the other (7-1-6)."""
    who = player(view, frame, node.args.get("who"))
    return Push(Spec("7-1-6", who, {"player": who, "n": number(view, frame, node.args.get("n"))}))


def reshuffle(view: View, frame: Frame, node: Node) -> Outcome:
    """Reshuffle a deck by this effect: no damage comes with it (9-7 i)."""
    return Push(s9_7_reshuffle.order(players(view, frame, node.args.get("who"))[0], by_rule=False))


OPERATIONS: dict[str, Operation] = {
    "pick": pick, "put": put, "use": use, "exchange": exchange, "remember": remember, "reveal": reveal, "draw": draw,
    "reshuffle": reshuffle, "proof": proof, "become": become,
}  # fmt: skip
