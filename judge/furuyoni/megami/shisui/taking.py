"""A22-6: laceration of one and of two values, and how it is resolved: like damage up to the choice of a side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Abandon, Act, Ask, Choice, Do, Done, Finish, Frame, Goto, Next, Push, Spec, View
from judge.furuyoni import board
from judge.furuyoni.core import s5_8_damage
from judge.furuyoni.effects.operations.common import context, here, number, player
from judge.furuyoni.legal.objections.point import not_decider, top
from judge.furuyoni.megami.shisui import tokens
from judge.furuyoni.rules import attack_keywords, attacks, nesting
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.choice import Option
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node
    from judge.port.expect import Line

RESOLVED, ONE = "A22-6-3", "A22-6-3-1"
CHOICE, LIKE_DAMAGE, CHOSEN = "A22-6-3-2 paragraph 1", "A22-6-3-2 paragraph 2", "A22-6-3-2 paragraph 3"
KIND = "laceration"
"""The kind of the choice of a side."""
VERB = "lacerate"
Sides = tuple[tuple[str, int], ...]


def of_attack(view: View, attack: attacks.Attack, aura: int | None, life: int | None) -> Spec:
    """An order to deal an attack's damage as laceration."""
    target = board.opponent(attack.holder)
    about = {"player": target, "owner": attack.holder, "aura": aura, "life": life, "attack": attack.id}
    return Spec(RESOLVED, target, {**about, "both": attack_keywords.has(view, attack, "both_damages")}, nesting.STATE)


def of_two_values(who: str, owner: str, aura: int | None, life: int | None) -> Spec:
    """An order to deal laceration with two values by an effect; the tokens are those of `owner`."""
    return Spec(RESOLVED, who, {"player": who, "owner": owner, "aura": aura, "life": life}, nesting.STATE)


def of_one_value(zones: Sides, owner: str) -> Spec:
    """An order to deal laceration of one value to zones (`a.aura`), at the same time."""
    return Spec(RESOLVED, owner, {"owner": owner, "zones": zones}, nesting.STATE)


def begin(view: View, frame: Frame) -> Outcome:
    """A22-6-3: laceration has come up; of one value it leaves nothing to choose."""
    if not view.on(RESOLVED):
        return Abandon(Done.NOT)
    if "zones" in frame.locals:
        view.define("A22-6-1")
        return Goto(ONE) if view.on("A22-6-1") else Abandon(Done.NOT)
    return Next() if view.on("A22-6-2") else Abandon(Done.NOT)


def choose(view: View, frame: Frame) -> Outcome:
    """A22-6-3-2: who takes laceration with two values picks the side, under whatever bears on the choice of damage."""
    about = frame.locals
    aura, life, who, attack = about["aura"], about["life"], about["player"], about.get("attack")
    if aura is None and life is None:
        return Abandon(Done.NOT)
    if about.get("both") and view.applies(LIKE_DAMAGE, "10-26"):
        both = tuple((f"{who}.{zone}", n) for zone, n in (("aura", aura), ("life", life)) if n is not None)
        return Next({"zones": both, "chosen": "both"})
    if "side" not in about:
        by = s5_8_damage.chooser(view, who, attack) if view.on(LIKE_DAMAGE) else who
        two = (who, aura, life)
        sides = tuple(side for side in s5_8_damage.SIDES if not any(True for _ in bars(view, *two, side, attack)))
        if view.on(LIKE_DAMAGE):
            sides = s5_8_damage.without_bar(view, sides, by != who and aura is not None and life is not None, attack)
        if by != who:
            view.consult(LIKE_DAMAGE)
        if not sides:
            return Abandon(Done.NOT)
        options: tuple[Option, ...] = tuple((VERB, side) for side in sides)
        return Ask(Choice(by, KIND, options, clauses=(CHOICE,), about=(aura, life)), "side")
    if not view.applies(CHOSEN):
        return Abandon(Done.NOT)
    side = about["side"][0][1]
    return Next({"zones": ((f"{who}.{side}", aura if side == "aura" else life),), "chosen": side})


def bars(
    view: View, who: str, aura: int | None, life: int | None, side: str, attack: int | None
) -> Iterator[Obstacle]:
    """Why a side may not be picked: it is a "-", there are fewer crystals in the aura, an effect forbids it.

    Crystals count that lie in the aura itself: what counts as aura while damage is resolved does not (10-41).
    """
    if (aura if side == "aura" else life) is None:
        yield Obstacle("rule", (CHOICE,), "damage_dash", (("side", side),))
    elif side == "aura" and aura is not None and life is not None and view.on(CHOICE):
        there = board.crystals(view, f"{who}.aura")
        if there < aura:
            yield Obstacle("rule", (CHOICE,), "damage_aura", (("damage", aura), ("aura", there)))
    if side == "aura" and view.on(LIKE_DAMAGE):
        for bar in s5_8_damage.forbidden_aura(view, attack):
            view.consult(LIKE_DAMAGE)
            yield bar._replace(clauses=(LIKE_DAMAGE, *bar.clauses))


def place(view: View, frame: Frame) -> Outcome:
    """A22-6-3-1: tokens come to the zones; that of two values has been picked is a fact of the attack."""
    about = frame.locals
    if "placed" in about:
        marks = {result.done for result in about["placed"] if "moved" in result.facts}
        return Finish(marks.pop() if len(marks) == 1 else Done.PARTLY if marks else Done.NOT)
    owner = about["owner"]
    if "player" in about and not view.on("A22-1 paragraph 2"):
        owner = about["player"]
    acts: list[Act] = []
    clauses: list[str] = []
    for zone, n in about["zones"]:
        clause = tokens.DEALT_TO[board.kind_of(zone)]
        act = tokens.placing(view, zone, owner, n) if view.on(clause) else None
        if act is not None:
            acts.append(act)
            clauses.append(clause)
    if about.get("attack"):
        fact = {"attack": about["attack"], "fact": "side", "value": about["chosen"]}
        acts.append(Act("mark_attack", fact))
    if not acts:
        return Finish(Done.NOT)
    return Do(tuple(acts), into="placed", then=None, clauses=tuple(clauses))


# -- operations of effects ---------------------------------------------------------------------------------------------


def lacerate(view: View, frame: Frame, node: Node) -> Outcome:
    """Deal laceration: to one zone of a player, or to one that a player picks; to one of each player; or two values.

    The tokens are those of the effect's own player. `by`: who picks; with `to: both` each player picks of their own.
    """
    args, told = node.args, here(frame)
    if "done" in told:
        return Next({"last": told["done"]})
    if "damage" in args:
        aura, life = board.rules(view).settle(view, context(frame), args["damage"])
        order = of_two_values(player(view, frame, args["to"]), frame.you, aura, life)
        return Push(order, into="done", then=None)
    whose = (frame.you, board.opponent(frame.you)) if args["to"] == "both" else (player(view, frame, args["to"]),)
    n, zones = number(view, frame, args.get("n")), args["zone"]
    found: list[tuple[str, int]] = []
    for who in whose:
        if len(zones) == 1:
            found.append((f"{who}.{zones[0]}", n))
            continue
        picked = told.get(f"zone of {who}")
        if picked is None:
            by = who if args["to"] == "both" else player(view, frame, args.get("by"))
            options: tuple[Option, ...] = tuple((VERB, zone) for zone in zones)
            return Ask(Choice(by, KIND, options, about=(who,)), f"zone of {who}")
        found.append((f"{who}.{picked[0][1]}", n))
    return Push(of_one_value(tuple(found), frame.you), into="done", then=None)


# -- lines of play -----------------------------------------------------------------------------------------------------


def words(rest: str) -> tuple[str, ...] | None:
    """The zone behind the verb."""
    zone = rest.removeprefix("the ")
    return (zone,) if zone in tokens.ZONES else None


def accepts(view: View, choice: Choice, option: Option, line: Line) -> bool:
    """Whether a line means a zone that may be picked; of two values it may be told as that of damage is."""
    told = line.verb == VERB or (line.verb == "damage" and len(choice.about) == len(s5_8_damage.SIDES))
    return told and line.args[:1] == (option[1],)


def objections(at: Point, line: Line) -> list[Obstacle]:
    """What stands in the way of picking a side or a zone of laceration."""
    frame, asked = top(at, RESOLVED), at.choice is not None and at.choice.kind == KIND
    found = list(not_decider(at, line.by)) if asked else []
    if at.choice is not None and asked and (VERB, line.args[0]) in at.choice.options:
        return found
    if frame is None or "aura" not in frame.locals:
        what = "zone_not_offered" if asked else "no_laceration"
        return [*found, Obstacle("rule", (RESOLVED,), what)]
    about = frame.locals
    if about.get("both"):
        return [*found, Obstacle("rule", (LIKE_DAMAGE, "10-26"), "both_sides")]
    if line.args[0] not in s5_8_damage.SIDES:
        return [*found, Obstacle("rule", ("A22-6-2",), "zone_not_offered")]
    return [*found, *bars(at.view, about["player"], about["aura"], about["life"], line.args[0], about.get("attack"))]
