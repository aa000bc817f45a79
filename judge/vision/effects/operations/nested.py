"""What is tried with something said for its failing (7.1.12.b), cards taken out (11.4), groups (11.10)."""

from __future__ import annotations

from judge.engine import Ask, Do, Frame, Next, Push, View
from judge.engine.choice import Choice
from judge.engine.data import Done
from judge.engine.outcome import Enter, Outcome
from judge.engine.tree import Node, part
from judge.vision.board import reading
from judge.vision.effects.evaluate import here, one
from judge.vision.effects.operations.common import FAIL, cards_of, told_of, value
from judge.vision.rules import s7_1_effects as effects
from judge.vision.rules.common import FAILED, act, put


def _inside(frame: Frame, branch: str, clause: str) -> Push:
    """A part of the effect as a text of its own, which may fail without the rest."""
    inside = part(frame.locals["tree"], (*frame.locals["at"], branch))
    kept = ("this", "source", "about", "event", "ability", "link", "epoch")
    about = {name: frame.locals[name] for name in kept if name in frame.locals}
    about["picked"] = {**frame.locals.get("picked", {}), **frame.locals["names"]}
    return Push(effects.text(inside, clause, frame.you, about), into="came", then=None)


def attempt(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """Something, and what is done where that cannot be done as it says (7.1.12.b)."""
    told = told_of(frame)
    if "came" not in told:
        return _inside(frame, "do", "V7.1.12")
    if told["came"] != FAILED:
        return Next()
    if not view.applies("V7.1.12.b"):
        return FAIL
    return Enter((("else", 0),)) if node.args["else"] else Next()


def take_out(view: View, frame: Frame, node: Node) -> Outcome:
    """Cards taken out until what is ordered has been done (11.4): back to their place, or out of the game."""
    told = told_of(frame)
    cards = cards_of(here(view, frame), node)
    if "out" not in told:
        if not cards:
            return FAIL
        marks = {f"card.{c}.taken": True for c in cards}
        return Do((put(marks, taken=cards),), "out", None, ("V11.4.1", "V11.4.2"))
    taken = told["out"][0].facts["taken"]
    if "came" not in told:
        return _inside(frame, "do", "V11.4.1")
    left = tuple(c for c in taken if view.get(f"card.{c}.taken"))
    if "back" in told:
        return Next() if told["came"] != FAILED else FAIL
    if not left:
        return Next()
    if told["came"] == FAILED and view.on("V11.4.4"):
        gone = [act("bring", card=c, to=f"{reading.owner(view, c)}.removed", by=frame.you) for c in left]
        return Do(tuple(gone), "back", None, ("V11.4.4",))
    return Do((put({f"card.{c}.taken": None for c in left}),), "back", None, ("V11.4.3",))


def groups(view: View, frame: Frame, node: Node) -> Outcome:
    """Cards dealt into groups as a player likes (11.10.2), none of them empty (11.10.3), before everybody (11.10.4)."""
    at, told = here(view, frame), told_of(frame)
    cards, n = cards_of(at, node), int(value(at, node, "n", 2))
    least = 1 if view.applies("V11.10.3") else 0
    if len(cards) < n * least:
        return FAIL
    by = str(one(value(at, node, "by", at.you)))
    left = cards
    names = {}
    for i in range(1, n + 1):
        if i == n:
            names[f"{node.args['name']}_{i}"] = left
            break
        key = f"group_{i}"
        if key not in told:
            options = tuple(("choose", c) for c in left)
            most = len(left) - (n - i) * least
            return Ask(Choice(by, "object", options, least, most, ("V11.10.2",), about=(key,)), key)
        picked = tuple(option[1] for option in told[key])
        names[f"{node.args['name']}_{i}"] = picked
        left = tuple(c for c in left if c not in picked)
    if "shown" not in told:
        return Do((put({}, revealed=cards),), "shown", None, ("V11.10.4",))
    view.consult("V11.10.5")
    return Next({"names": {**frame.locals["names"], **names}, "last": Done.FULLY})

