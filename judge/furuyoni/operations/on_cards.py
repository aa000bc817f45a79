"""Operations about cards: picking, moving, using, showing and drawing them, reshuffling a deck."""

from __future__ import annotations

from judge.engine import Act, Ask, Choice, Do, Done, Frame, Next, Push, Spec, View
from judge.engine.choice import CHANCE
from judge.engine.game import Operation
from judge.engine.outcome import Outcome
from judge.engine.tree import Node
from judge.furuyoni import board, nesting
from judge.furuyoni.core import s9_2_use, s9_7_reshuffle
from judge.furuyoni.operations.common import cards, here, matching, number, player, players, zone


def pick(view: View, frame: Frame, node: Node) -> Outcome:
    """Choose cards of some zones; the result gets a name (5-10: as many as there are)."""
    args = node.args
    name = args["as"]
    if "picked" in here(frame):
        refs = tuple(board.card_ref(view, o[1]) for o in here(frame)["picked"])
        wanted = number(view, frame, args.get("n"))
        done = Done.FULLY if len(refs) >= wanted else Done.PARTLY if refs else Done.NOT
        return Next({"names": {**frame.locals["names"], name: refs}, "last": done})
    found = tuple(c for text in args["from"] for c in board.lie_in(view, zone(view, frame, text)))
    found = matching(view, frame, found, args.get("filter"))
    most = min(number(view, frame, args.get("n")), len(found))
    least = 0 if args.get("up_to") else most
    by = CHANCE if args.get("random") else player(view, frame, args.get("by"))
    return Ask(Choice(by, "pick", tuple(("card", c) for c in found), least, most, about=(name,)), "picked")


def put(view: View, frame: Frame, node: Node) -> Outcome:
    """Move cards to a zone (7-1), in a state, on top or at the bottom."""
    args = node.args
    refs = cards(view, frame, args["card"])
    target = args["to"]
    acts = []
    for ref in refs:
        to = f"{board.owner(view, ref.id)}.{target[6:]}" if target.startswith("owner.") else zone(view, frame, target)
        about = {"card": ref, "to": to, "place": args.get("at", "bottom"), "open": args.get("open", False)}
        if "state" in args:
            about["state"] = args["state"]
        acts.append(Act("put", about))
    if not acts:
        return Next({"last": Done.NOT})
    return Do(tuple(acts), clauses=_clauses(target, args.get("state")))


def _clauses(target: str, state: str | None) -> tuple[str, ...]:
    kind = target.rpartition(".")[2]
    if kind == "specials" and state == "unused":
        return ("10-17",)
    return {
        "deck": ("7-1-6",), "played": ("7-1-7",), "facedown": ("7-1-8",), "enhancements": ("7-1-9",),
        "hand": ("7-1-10",), "specials": ("7-1-11",), "sealed": ("10-9",), "out_of_game": ("10-18",),
    }.get(kind, ("7-1",))  # fmt: skip


def use(view: View, frame: Frame, node: Node) -> Outcome:
    """Use a card by this effect (9-2); improper, it stays where it is and the effect goes on."""
    args = node.args
    refs = cards(view, frame, args["card"])
    if not refs:
        return Next({"last": Done.NOT})
    by = player(view, frame, args.get("by"))
    answers, mode = None, "effect"
    if args.get("reaction"):
        record = view.get(f"card.{frame.locals['card'].id}.use") or {}
        answers, mode = record.get("answers"), "reaction" if record.get("answers") else "effect"
    return Push(s9_2_use.order(refs[0], by, mode, nesting.USE_BY_EFFECT, answers=answers, free=bool(args.get("free"))))


def reveal(view: View, frame: Frame, node: Node) -> Outcome:
    """Show cards to everybody or to one player."""
    refs = cards(view, frame, node.args["card"])
    to = (player(view, frame, node.args["to"]),) if "to" in node.args else board.PLAYERS
    return Do((Act("reveal", {"cards": refs, "to": to}),), clauses=("6-2-1",)) if refs else Next()


def draw(view: View, frame: Frame, node: Node) -> Outcome:
    """Draw cards one after the other (7-1-6)."""
    who = player(view, frame, node.args.get("who"))
    return Push(Spec("7-1-6", who, {"player": who, "n": number(view, frame, node.args.get("n"))}))


def reshuffle(view: View, frame: Frame, node: Node) -> Outcome:
    """Reshuffle a deck by this effect: no damage comes with it (9-7 i)."""
    return Push(s9_7_reshuffle.order(players(view, frame, node.args.get("who"))[0], by_rule=False))


OPERATIONS: dict[str, Operation] = {
    "pick": pick, "put": put, "use": use, "reveal": reveal, "draw": draw, "reshuffle": reshuffle,
}  # fmt: skip
