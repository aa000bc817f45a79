"""Operations that decide what comes next: modes (10-43), "may", booking for later (9-1-3-4), ending a phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Done, Frame, Next, View, joint
from judge.engine import effect as trees
from judge.engine.choice import Option, pick_one
from judge.engine.data import Booking
from judge.engine.identity import BOOKED, Count
from judge.engine.outcome import Enter, Outcome
from judge.engine.tree import Node, at, part
from judge.furuyoni import board
from judge.furuyoni.core import s9_1_3_4_booked, s10_13_end_phase
from judge.furuyoni.effects.operations.common import ANY_NUMBER, acting, context, here, number, player, source
from judge.furuyoni.effects.operations.on_cards import nothing_to_choose

if TYPE_CHECKING:
    from judge.engine.game import Operation


def choose(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """Pick among modes, all at once (10-43), then resolve them in the order of the text or, `ordered`, in any.

    What is chosen several times is chosen anew each time (10-43), or, read so, several times in advance (gap G40).
    """
    told, modes = here(frame), node.args["modes"]
    most = min(number(view, frame, node.args.get("n")), len(modes))
    if most < 1 and not told:
        return Next({"last": Done.NOT})
    names, mark = frame.locals["names"], AHEAD + "/".join(str(p) for p in frame.locals["at"])
    ahead: tuple[tuple[Option, ...], ...] = names.get(mark, ())
    asked = 1 if ahead else _in_advance(view, frame, len(modes))
    if not ahead and len(told) < asked:
        least = 0 if node.args.get("up_to") else most
        if "at_least" in node.args:
            least = min(number(view, frame, node.args["at_least"]), most)
        options = tuple(("mode", i + 1) for i in range(len(modes)))
        by, about = player(view, frame, node.args.get("by")), (frame.locals["tree"],)
        clauses = _choosing(view, frame, most)
        ordered = bool(node.args.get("ordered"))
        choice = Choice(by, "mode", options, least, most, clauses, ordered=ordered, about=about)
        return Ask(choice, f"modes{len(told)}")
    picked, *rest = ahead or tuple(told.values())
    put = {"names": {**names, mark: tuple(rest)}} if asked > 1 or ahead else {}
    chosen = [o[1] - 1 for o in picked]
    if not node.args.get("ordered"):
        chosen.sort()
    starts = tuple(("modes", i, 0) for i in chosen if modes[i])
    return Enter(starts, put) if starts else Next({**put, "last": None if chosen else Done.NOT})


AHEAD = "\x00ahead"
"""Under this and the place of the operation, choices made in advance are kept among the names."""


def _in_advance(view: View, frame: Frame, modes: int) -> int:
    """How many choices are made before the first is resolved: one, or all that a repetition orders (gap G40)."""
    root = board.rules(view).tree(frame.locals["tree"], view)
    todo = frame.locals["todo"]
    settled = board.rules(view).has("10-43")
    if (settled and view.on("10-43 paragraph 4")) or modes < 2 or not todo:
        return 1
    path, rest, _ = todo[-1]
    outer = at(root, path)
    if outer.op != "repeat" or len(outer.args["do"]) > 1 or not rest:
        return 1
    return 1 + len(rest) if settled or view.gap("G40", ("9-1 paragraph 1",)) else 1


def _choosing(view: View, frame: Frame, most: int) -> tuple[str, ...]:
    """10-43: several options at once; or, one of them each time an operation is repeated."""
    if not board.rules(view).has("10-43"):
        return ()
    if most > 1:
        return ("10-43 paragraph 3",)
    root = board.rules(view).tree(frame.locals["tree"], view)
    again = any(at(root, path).op == "repeat" for path, *_ in frame.locals["todo"])
    return ("10-43 paragraph 4",) if again else ()


def sentence(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """What one sentence orders: one operation after the other or, read so, one change (gap G1)."""
    if joint.apart(view, frame, node.args["do"]) and view.gap("G1", ("5-5 paragraph 1", "9-1 paragraph 2")):
        return Enter((("one", 0),))
    return Enter((("do", 0),))


def may(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """Do it or leave it (10-40); nobody is asked about a choice among no cards."""
    picked = here(frame).get("wants")
    if picked is None:
        if node.args["do"] and nothing_to_choose(view, frame, node.args["do"]):
            return Next({"last": Done.NOT})
        by = player(view, frame, node.args.get("by"))
        view.define("10-40 paragraph 2")
        return Ask(Choice(by, "may", (("yes",), ("no",)), about=(frame.locals["tree"],)), "wants")
    if picked[0] != ("yes",):
        return Next({"last": Done.NOT if view.on("10-40 paragraph 2") else Done.FULLY})
    return Enter((("do", 0),)) if node.args["do"] else Next({"last": None})


def orders(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """The opponent is to do it: who is not named is that player, and so are the zones of whoever is not (10-12)."""
    return Enter((("do", 0),)) if node.args["do"] else Next({"last": None})


def later(view: View, frame: Frame, node: Node) -> Outcome:
    """Book operations for a moment, or for the end of an attack or of the use of a card (9-1-3-4)."""
    moment = node.args["at"]
    made = view.get("lasting_made", 0)
    tree = part(frame.locals["tree"], frame.locals["at"])
    about = {k: frame.locals[k] for k in ("card", "owner", "attack", "answers") if k in frame.locals}
    if acting(view, frame) != frame.you:
        about["acting"] = acting(view, frame)
    kind, match = when(view, frame, moment)
    id = source(frame)._replace(which=Count(BOOKED, made))
    order = s9_1_3_4_booked.order(id, trees.spec(tree, "9-1-3-4", frame.you, about))
    booking = Booking(id, kind, match, order, within=s9_1_3_4_booked.now(view))
    count = Act("fact", {"values": {"lasting_made": made + 1}})
    return Do((Act("book", {"booking": booking}), count), clauses=("9-1-3-4 paragraph 1",))


def when(view: View, frame: Frame, moment: dict[str, str]) -> tuple[str, dict[str, object]]:
    """The kind of happening a booking waits for, and what it must be about."""
    if "after" not in moment:
        whose = moment.get("whose", "")
        return moment["phase"], {"active": player(view, frame, whose)} if whose not in ("", "both") else {}
    about, card = frame.locals, frame.locals.get("card")
    if moment["after"] == "this_use":
        return "happens", {"what": "use_ended", "use": card.id if card is not None else 0}
    event = about.get("event") or {}
    if moment["after"] == "event" and not (event.get("basic") or event.get("attack")) and event.get("card"):
        return "happens", {"what": "use_ended", "use": event["card"].id}
    if moment["after"] == "event" and event.get("basic"):
        return "happens", {"what": "basic_ended", "basic": event["basic"]}
    use = (view.get(f"card.{card.id}.use") or {}) if card is not None else {}
    attack = {
        "answered": about.get("answers") or use.get("answers"), "this_attack": about.get("attack"),
        "event": event.get("attack"),
    }[moment["after"]]  # fmt: skip
    return "happens", {"what": "attack_ended", "attack": attack}


def declare(view: View, frame: Frame, node: Node) -> Outcome:
    """10-36: name a number; it stands under a name for the operations behind."""
    if not view.on("10-36"):
        return Next({"last": Done.NOT})
    numbers = board.rules(view).settle(view, context(frame), node.args["from"]) if "from" in node.args else range(11)
    picked = here(frame).get("number")
    if picked is None:
        options = tuple(("number", n) for n in numbers)
        choice = pick_one(acting(view, frame), "declare", options, "10-36")
        return Ask(choice if "from" in node.args else choice._replace(about=(ANY_NUMBER,)), "number")
    return Next({"names": {**frame.locals["names"], node.args["as"]: picked[0][1]}})


def end_phase(view: View, frame: Frame, node: Node) -> Outcome:
    """End the phase (10-13)."""
    return s10_13_end_phase.end_phase(view)


OPERATIONS: dict[str, Operation] = {
    "choose": choose, "sentence": sentence, "may": may, "orders": orders, "later": later,
    "end_phase": end_phase, "declare": declare,
}  # fmt: skip
