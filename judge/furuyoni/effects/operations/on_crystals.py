"""Operations that move crystals and deal damage: arrows (10-1), movement told in words (6-3), damage (5-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Ask, Choice, Do, Done, Frame, Next, Push, View
from judge.engine.choice import pick_one
from judge.engine.tree import Node, whole
from judge.furuyoni import board
from judge.furuyoni.board import movement
from judge.furuyoni.core import s5_8_damage
from judge.furuyoni.effects import arrows
from judge.furuyoni.effects.operations.common import acting, context, here, number, player, zone
from judge.furuyoni.rules import costs

if TYPE_CHECKING:
    from judge.engine.game import Operation
    from judge.engine.outcome import Outcome


def move(view: View, frame: Frame, node: Node) -> Outcome:
    """Move crystals; an arrow may be turned round, point both ways or carry one more by another effect (10-1, 10-2)."""
    args = node.args
    if "moved" in here(frame):
        return _named(frame, node)
    by = player(view, frame, args["by"]) if "by" in args else ""
    target = zone(view, frame, args["to"], by)
    if len(args["from"]) > 1 and not args.get("arrow", True) and number(view, frame, args["n"]) > 1:
        return _shared(view, frame, node, target, by)
    source = _source(view, frame, node, target, by)
    if isinstance(source, Ask):
        return source
    if not source or not target:
        view.consult("5-10 paragraph 1")
        return Next({"last": Done.NOT})
    if not _holds(view, frame, target):
        return Next({"last": Done.NOT})
    n_node: Node = args["n"]
    every = n_node.op == "fact" and n_node.args["path"] == "all"
    n = board.takeable(view, source) if every else number(view, frame, n_node)
    about = {"from": source, "to": target, "n": n}
    if not args.get("arrow", True) or not view.on("10-1 paragraph 1"):
        return _moving(view, frame, node, {**about, "arrow": False}, "6-3 paragraph 2")
    view.define("10-1 paragraph 1")
    tags = arrows.of(view, frame)
    clauses = ["10-1 paragraph 2"]
    if "reversed" in tags and view.on("10-2"):
        source, target = target, source
        clauses.append("10-2")
    if args.get("two_way") or "two_way" in tags:
        clauses = ["10-1 paragraph 3"]
        picked = here(frame).get("way")
        if not picked:
            ways = (("move", source, target), ("move", target, source))
            return Ask(Choice(by or acting(view, frame), "arrow", ways, 1, 1, tuple(clauses)), "way")
        source, target = picked[0][1:]
    n += tags.count("one_more")
    if args.get("fewer"):
        picked = here(frame).get("amount")
        if picked is None:
            options = tuple(("number", k) for k in range(n + 1))
            return Ask(pick_one(by or acting(view, frame), "amount", options, "6-3 paragraph 2"), "amount")
        n = picked[0][1]
    owner = frame.locals.get("owner", "")
    about = {"from": source, "to": target, "n": n, "arrow": True, "arrow_of": owner}
    if arrows.in_attack(view, frame):
        about["in_attack"] = True
    if frame.locals.get("card") is None:
        about["of_rule"] = True
    return _moving(view, frame, node, about, *clauses)


def _moving(view: View, frame: Frame, node: Node, about: dict[str, Any], *clauses: str) -> Outcome:
    """Order the movement; of crystals on a card in use it may have to be picked from where they came (6-3; gap G15)."""
    ways = movement.mixtures(view, about["from"], about["to"], about["n"])
    if ways:
        picked = here(frame).get("origins")
        if picked is None and view.gap("G15", ("6-3 paragraph 7",)) == 0:
            by = player(view, frame, node.args.get("by"))
            options = tuple(("from", *way) for way in ways)
            return Ask(pick_one(by, "origin", options, "6-3 paragraph 5", "6-3 paragraph 7"), "origins")
        about = {**about, "origins": picked[0][1:] if picked else ((movement.UNKNOWN, about["n"]),)}
    if "as" in node.args:
        return Do((Act("move", about),), into="moved", then=None, clauses=clauses)
    return Do((Act("move", about),), clauses=clauses)


def _named(frame: Frame, node: Node) -> Next:
    """How many crystals have moved stands under a name for the operations behind."""
    results = here(frame)["moved"]
    moved = sum(result.facts["moved"] + result.facts.get("others", 0) for result in results)
    parts = {result.done for result in results}
    last = parts.pop() if len(parts) == 1 else Done.PARTLY
    return Next({"names": {**frame.locals["names"], node.args["as"]: moved}, "last": last})


def _holds(view: View, frame: Frame, target: str) -> bool:
    """Whether crystals can be put there: on a card, where it lies among cards that bear some (6-3, 9-1-3-4)."""
    card = board.on_card(target)
    if not card:
        return True
    ability = board.rules(view).abilities.get(whole(frame.locals["tree"]))
    if frame.pc == "9-1-3-4" and ability is not None and ability.at == "ongoing":
        clause = "9-1-3-4 paragraph 4"
        if board.rules(view).has(clause) and view.applies(clause):
            ongoing = not board.gone(view, frame.locals["card"]) and not view.get(f"{target}.off")
            return ongoing and board.kind_of(board.zone_of(view, card)) == "enhancements"
    if board.kind_of(board.zone_of(view, card)) in board.vocab(view).holds_crystals:
        return True
    view.consult("5-10 paragraph 2")
    return False


def _shared(view: View, frame: Frame, node: Node, target: str, by: str) -> Outcome:
    """Several crystals out of several zones together: how many from which, the player picks who moves them."""
    zones = tuple(zone(view, frame, name, by) for name in node.args["from"])
    n = number(view, frame, node.args["n"])
    picked = here(frame).get("shares")
    if picked is None:
        ways = tuple(("from", *share) for share in movement.shares(view, zones, n))
        return Ask(pick_one(by or acting(view, frame), "move_from", ways, "6-3 paragraph 5"), "shares")
    parts = [(source, k) for source, k in picked[0][1:] if k]
    done = movement.degree(sum(k for _, k in parts), n)
    if not parts:
        return Next({"last": done})
    acts = tuple(Act("move", {"from": source, "to": target, "n": k, "arrow": False}) for source, k in parts)
    return Do(acts, clauses=("6-3 paragraph 2",), short=() if done == Done.FULLY else (done,))


def _source(view: View, frame: Frame, node: Node, target: str, by: str) -> str | Ask:
    """Where the crystals come from: of several zones, one that holds any, as the player picks who moves them."""
    zones = tuple(zone(view, frame, name, by) for name in node.args["from"])
    if len(zones) == 1:
        return zones[0]
    picked = here(frame).get("from")
    if picked is None:
        options = tuple(("move", z, target) for z in zones if board.takeable(view, z))
        return Ask(pick_one(by or acting(view, frame), "move_from", options, "6-3 paragraph 5"), "from")
    return str(picked[0][1]) if picked else zones[0]


def pay(view: View, frame: Frame, node: Node) -> Outcome:
    """Pay crystals (5-9): all of them, or nothing is done."""
    args = node.args
    source, target = zone(view, frame, args["from"]), zone(view, frame, args["to"])
    if not source or not target:
        return Next({"last": Done.NOT})
    about = {"from": source, "to": target, "n": number(view, frame, args["n"]), "arrow": False, "cause": "payment"}
    acts = (Act("move", about),)
    if not costs.affordable(view, acts) and view.applies("5-9 paragraph 2"):
        return Next({"last": Done.NOT})
    return Do(acts, clauses=("5-9 paragraph 3",))


def damage(view: View, frame: Frame, node: Node) -> Outcome:
    """Deal damage to a player: to one zone (5-8-1), to aura and life alike, or with two values (5-8-2)."""
    args = node.args
    target = player(view, frame, args["to"])
    source = "effect"
    if frame.pc == "9-1-1-4":
        view.define("10-19 paragraph 2")
        source = "effect" if view.on("10-19 paragraph 2") else "attack"
    if "damage" in args:
        aura, life = board.rules(view).settle(view, context(frame), args["damage"])
        return Push(s5_8_damage.two_values(target, aura, life, source))
    if args.get("both"):
        return _both(view, frame, target, number(view, frame, args.get("n")))
    if "zone" not in args:
        return Next()
    return Push(s5_8_damage.one_value(target, args["zone"], number(view, frame, args.get("n")), source))


def _both(view: View, frame: Frame, target: str, value: int) -> Outcome:
    """Damage to aura and to life by one sentence: dealt together, or one after the other (gap G153)."""
    left = here(frame).get("left")
    if left is None and not view.gap("G153", ("5-8-1", "5-5-1")):
        sides = tuple((side, value) for side in s5_8_damage.SIDES)
        return Push(s5_8_damage.to_zones(target, sides, "effect"))
    if left is None:
        first, *rest = s5_8_damage.SIDES
        order = s5_8_damage.one_value(target, first, value, "effect")
        return Push(order, then=None, put={"here": {"left": tuple(rest)}})
    return Push(s5_8_damage.one_value(target, left[0], value, "effect"))


OPERATIONS: dict[str, Operation] = {"move": move, "pay": pay, "damage": damage}
