"""Operations about players: vigor, flinch, basic actions, what they may not do, winning and losing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Ask, Choice, Do, Done, Frame, Next, Push, View
from judge.furuyoni import board
from judge.furuyoni.core import s4_2_victory, s9_6_basic
from judge.furuyoni.effects.operations.common import acting, answered, here, lasting, number, player, players, until
from judge.furuyoni.legal import legality

if TYPE_CHECKING:
    from judge.engine.game import Operation
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node


def vigor(view: View, frame: Frame, node: Node) -> Outcome:
    """Gain, lose or set vigor (5-1-2, 5-1-4)."""
    acts = []
    for who in players(view, frame, node.args.get("who")):
        if "becomes" in node.args:
            acts.append(Act("vigor", {"player": who, "becomes": number(view, frame, node.args["becomes"])}))
        else:
            acts.append(Act("vigor", {"player": who, "by": number(view, frame, node.args.get("by"))}))
    return Do(tuple(acts), clauses=("5-1-2",))


def pay_vigor(view: View, frame: Frame, node: Node) -> Outcome:
    """Pay vigor by an effect: all of it or nothing (5-9); with `may`, if its player wants to (10-40)."""
    told, by = here(frame), acting(view, frame)
    if "paid" in told:
        return Next({"last": Done.FULLY})
    n = number(view, frame, node.args["n"])
    if any(True for _ in legality.forbidden(view, "pay_vigor", by)):
        return Next({"last": Done.NOT})
    if int(view.get(f"{by}.vigor", 0)) < n and view.applies("5-9 paragraph 2"):
        return Next({"last": Done.NOT})
    if node.args.get("may") and "wants" not in told:
        view.define("10-40 paragraph 2")
        return Ask(Choice(by, "may", (("yes",), ("no",)), about=(frame.locals["tree"],)), "wants")
    if node.args.get("may") and told["wants"][0] == ("no",):
        return Next({"last": Done.NOT})
    act = Act("vigor", {"player": by, "by": -n})
    return Do((act,), into="paid", then=None, clauses=("5-9 paragraph 1", "5-9 paragraph 3"))


def flinch(view: View, frame: Frame, node: Node) -> Outcome:
    """Make players flinch (5-1-4)."""
    acts = tuple(Act("flinch", {"player": p}) for p in players(view, frame, node.args["who"]))
    return Do(acts, clauses=("5-1-4",))


def gauge(view: View, frame: Frame, node: Node) -> Outcome:
    """Raise, lower or set a number that players have (5-1), within its limits."""
    args = node.args
    key = "becomes" if "becomes" in args else "by"
    told = {"info": args["of"], key: number(view, frame, args.get(key))}
    acts = tuple(Act("inform", {"player": p, **told}) for p in players(view, frame, args.get("who")))
    return Do(acts, clauses=(board.vocab(view).players[args["of"]].clause,))


def basic(view: View, frame: Frame, node: Node) -> Outcome:
    """Do basic actions, free of cost (9-6 ii); with `may`, up to so many, each chosen when its turn comes."""
    args, told = node.args, here(frame)
    left = told.get("left", number(view, frame, args.get("n")))
    did: tuple[str, ...] = told.get("did", ())
    got = told.get("got")
    if got not in s9_6_basic.UNDONE:
        did = (*did, got)
    if left <= 0 or got == Done.NOT:
        put: dict[str, Any] = {"last": _done(len(did), 1 if args.get("may") else number(view, frame, args.get("n")))}
        if "as" in args:
            put["names"] = {**frame.locals["names"], args["as"]: did}
        return Next(put)
    if board.rules(view).has("10-43"):
        if did or left > 1:
            view.define("10-43 paragraph 4")
        if "different" in args:
            view.define("10-43 paragraph 2")
    who = player(view, frame, args.get("who"))
    named = args.get("named", ())
    if "like" in args:
        named = s9_6_basic.same(view, who, frame.locals["names"].get(args["like"], ()))
        if not named:
            return Next({"last": Done.NOT})
    order = s9_6_basic.order(
        who, named=named, may=bool(args.get("may")),
        without=(*args.get("without", ()), *(did if args.get("different") and view.on("10-43 paragraph 2") else ())),
    )  # fmt: skip
    return Push(order, into="got", then=None, put={"here": {"left": left - 1, "did": did}})


def _done(did: int, wanted: int) -> Done:
    """How much was done of so many actions; one that was replaced was not done (10-40)."""
    return Done.FULLY if did >= wanted else Done.PARTLY if did else Done.NOT


def forbid(view: View, frame: Frame, node: Node) -> Outcome:
    """From now on, until a moment, players may not do something (1-4)."""
    args = node.args
    effect = {
        "id": lasting(frame), "you": frame.you, "target": "forbid", "filter": args.get("filter_text", ""),
        "what": args["what"], "who": players(view, frame, args.get("who"), "opp"), "modifiers": (),
        "until": until(frame, args), "card": frame.locals.get("card"),
    }  # fmt: skip
    return Do((Act("last", {"effect": effect}),), clauses=("1-4 paragraph 2",))


def cost(view: View, frame: Frame, node: Node) -> Outcome:
    """From now on, until a moment, using cards costs more; with `next`, the next such use alone (10-31).

    With `of`, that concerns cards of the megami whose attack was answered alone, and is paid in such cards.
    """
    args = node.args
    filter, which = args.get("filter_text", ""), args.get("which_text")
    if "of" in args:
        users = _attackers(view, frame)
        if not users:
            return Next({"last": Done.NOT})
        theirs = " or ".join(f"card.megami == {user.replace('-', '_')}" for user in users)
        filter, which = (f"({text}) and ({theirs})" if text else theirs for text in (filter, which))
    told = {"from": args["from"], "to": args["to"], "which": which}
    told["n"] = number(view, frame, args["n"])
    effect = {
        "id": lasting(frame), "you": frame.you, "target": "cost", "filter": filter,
        "who": players(view, frame, args.get("who")), "modifiers": (), "until": until(frame, args),
        "card": frame.locals.get("card"), "once": bool(args.get("next")), "cost": told,
    }  # fmt: skip
    return Do((Act("last", {"effect": effect}),), clauses=("10-31",))


def void_basic(view: View, frame: Frame, node: Node) -> Outcome:
    """The next basic action of players, until a moment, is done without its effect being resolved (9-6 iii)."""
    acts = tuple(
        Act("last", {"effect": {
            "id": lasting(frame), "you": frame.you, "target": "void_basic", "filter": "", "who": (who,),
            "modifiers": (), "until": until(frame, node.args), "card": frame.locals.get("card"),
        }})
        for who in players(view, frame, node.args.get("who"), "opp")
    )  # fmt: skip
    return Do(acts, clauses=("1-4 paragraph 1",))


def _attackers(view: View, frame: Frame) -> tuple[str, ...]:
    """The megami whose attack the card was used against (6-4-1-8); none if it answered no attack, or nobody's."""
    attack = answered(view, frame)
    found = attack.info["megami"] if attack is not None else ""
    users = found if isinstance(found, tuple) else (found,)
    return tuple(user for user in users if user)


def skip(view: View, frame: Frame, node: Node) -> Outcome:
    """A player loses the next phase of a kind."""
    effect = {
        "id": lasting(frame), "you": frame.you, "target": f"skip_{node.args['phase']}", "filter": "",
        "what": (), "who": players(view, frame, node.args.get("who"), "opp"), "modifiers": (), "until": "skipped",
        "card": frame.locals.get("card"),
    }  # fmt: skip
    return Do((Act("last", {"effect": effect}),), clauses=("8",))


def win(view: View, frame: Frame, node: Node) -> Outcome:
    """A player wins by this effect (4-2 3), unless that player cannot win now (1-4)."""
    who = player(view, frame, node.args.get("who"))
    return _ends(view, who, s4_2_victory.barred(view, who), "victorious", "4-2 3")


def lose(view: View, frame: Frame, node: Node) -> Outcome:
    """A player loses by this effect (4-2 2), unless that player cannot lose now (1-4)."""
    who = player(view, frame, node.args.get("who"))
    return _ends(view, who, s4_2_victory.safe(view, who), "defeated", "4-2 2")


def _ends(view: View, who: str, barred: bool, fact: str, clause: str) -> Outcome:
    if barred and view.applies("1-4 paragraph 2"):
        return Next({"last": Done.NOT})
    return Do((Act("fact", {"values": {f"{who}.{fact}": True}}),), clauses=(clause,))


OPERATIONS: dict[str, Operation] = {
    "vigor": vigor, "pay_vigor": pay_vigor, "flinch": flinch, "gauge": gauge, "basic": basic, "forbid": forbid,
    "cost": cost, "void_basic": void_basic, "skip": skip, "win": win, "lose": lose,
}  # fmt: skip
