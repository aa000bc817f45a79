"""5-8 damage: the side of damage with two values (5-8-3-2), moving the crystals (5-8-3-1), both sides (10-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import (
    Abandon,
    Act,
    Ask,
    Choice,
    Do,
    Done,
    Finish,
    Frame,
    Goto,
    Next,
    Procedure,
    Result,
    Spec,
    Step,
    View,
)
from judge.engine.identity import of_thing
from judge.furuyoni import board
from judge.furuyoni.board import history, movement
from judge.furuyoni.effects import standing
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import attack_keywords, attacks, nesting
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.choice import Option
    from judge.engine.outcome import Outcome

SIDES = ("aura", "life")
DEALT = {"aura": "5-8-3-1 paragraph 1", "flare": "5-8-3-1 paragraph 2", "life": "5-8-3-1 paragraph 3"}
INTO = {"aura": "shadow", "flare": "shadow"}


def from_attack(player: str, aura: int | None, life: int | None, attack: int, both: bool) -> Spec:
    """An order to deal an attack's damage."""
    about = {"player": player, "aura": aura, "life": life, "both": both, "source": "attack", "attack": attack}
    return Spec("5-8-3", player, about, nesting.STATE)


def two_values(player: str, aura: int | None, life: int | None, source: str) -> Spec:
    """An order to deal damage with two values that comes from an effect or a rule."""
    return Spec("5-8-3", player, {"player": player, "aura": aura, "life": life, "source": source}, nesting.STATE)


def one_value(player: str, zone: str, value: int, source: str) -> Spec:
    """An order to deal damage to one zone."""
    return to_zones(player, ((zone, value),), source)


def to_zones(player: str, sides: tuple[tuple[str, int], ...], source: str) -> Spec:
    """An order to deal damage of one value each to zones, at the same time."""
    return Spec("5-8-3", player, {"player": player, "sides": sides, "source": source}, nesting.STATE)


def as_aura(view: View, player: str) -> tuple[int, ...]:
    """The cards whose crystals count as the player's aura while damage to them is resolved (10-41)."""
    found = []
    for effect in standing.active(view, "treat"):
        card = effect.context.card
        if effect.context.you == player and card is not None and board.crystals(view, f"card.{card.id}"):
            standing.rely(view, effect)
            found.append(card.id)
    clause = "10-41" if board.rules(view).has("10-41") else "9-1-1-6 paragraph 1"
    return tuple(found) if found and view.applies(clause) else ()


def _aura_for_damage(view: View, player: str) -> int:
    extra = sum(board.crystals(view, f"card.{c}") for c in as_aura(view, player))
    return board.crystals(view, f"{player}.aura") + extra


def begin(view: View, frame: Frame) -> Outcome:
    """5-8-3: damage has come up (5-5-1); of one value it leaves nothing to choose. Who takes none is dealt none."""
    for bar in legality.forbidden(view, "damaged", frame.locals["player"]):
        view.consult(*bar.clauses, obstacle=bar.what, source=bar.source)
        return Abandon(Done.NOT)
    if not view.on("5-8-3"):
        return Abandon(Done.NOT)
    return Goto("5-8-3-1") if "sides" in frame.locals else Next()


def choose(view: View, frame: Frame) -> Outcome:
    """5-8-3-2: the damaged player picks the side; too little aura leaves life, a "-" leaves the other side."""
    about = frame.locals
    if not view.on("5-5-1"):
        return Abandon(Done.NOT)
    aura, life, player = about["aura"], about["life"], about["player"]
    if aura is None and life is None:
        return Abandon(Done.NOT)
    if about.get("both") and view.applies("10-26"):
        sides = tuple((z, n) for z, n in (("aura", aura), ("life", life)) if n is not None)
        alone = len(sides) == 1 and history.asked(view, "side") and history.two_damages(view)
        return Next({"sides": sides, "chosen": sides[0][0] if alone else "both"})
    if "side" not in about:
        number = about.get("attack")
        two = (player, aura, life)
        open_sides = tuple(side for side in SIDES if not any(True for _ in bars(view, *two, side, number)))
        by = chooser(view, player, number)
        open_sides = without_bar(view, open_sides, by != player and aura is not None and life is not None, number)
        if not open_sides:
            return Abandon(Done.NOT)
        options: tuple[Option, ...] = tuple(("damage", side) for side in open_sides)
        return Ask(Choice(by, "damage", options, about=(aura, life)), "side")
    zone = about["side"][0][1]
    return Next({"sides": ((zone, aura if zone == "aura" else life),)})


def bars(
    view: View, player: str, aura: int | None, life: int | None, side: str, attack: int | None = None
) -> Iterator[Obstacle]:
    """Why a side of damage with two values may not be picked: it is a "-", the aura holds too little, the attack says
    so."""
    if (aura if side == "aura" else life) is None:
        yield Obstacle("rule", ("5-8-3-2 paragraph 1", "5-8-1"), "damage_dash", (("side", side),))
    elif side == "aura" and aura is not None and life is not None:
        there = _aura_for_damage(view, player)
        if there < aura and view.on("5-8-3-2 paragraph 1"):
            facts = (("damage", aura), ("aura", there))
            yield Obstacle("rule", ("5-8-3-2 paragraph 1",), "damage_aura", facts)
    if side == "aura":
        yield from forbidden_aura(view, attack)


def forbidden_aura(view: View, number: int | None) -> Iterator[Obstacle]:
    """That the attack's own text does not let the attacked player pick the aura (1-4)."""
    attack = attacks.load(view, number or 0)
    if attack is not None and attack_keywords.has(view, attack, "no_aura") and view.applies("1-4 paragraph 2"):
        yield Obstacle(of_thing("attack", attack.id), ("1-4 paragraph 2",), "no_aura")


def without_bar(view: View, sides: tuple[str, ...], others: bool, number: int | None) -> tuple[str, ...]:
    """The sides among which the attacker picks (`others`): whether too small an aura binds that player too is G17."""
    alone = others and sides == ("life",) and not any(True for _ in forbidden_aura(view, number))
    return SIDES if alone and view.gap("G17", ("5-8-3-2 paragraph 1",)) else sides


def chooser(view: View, player: str, number: int | None) -> str:
    """Who picks the side: the damaged player, or the attacker where the attack says so (1-4)."""
    attack = attacks.load(view, number or 0)
    if attack is not None and attack_keywords.has(view, attack, "attacker_picks") and view.applies("1-4 paragraph 1"):
        return attack.holder
    return player


def take(view: View, frame: Frame) -> Outcome:
    """5-8-3-1: crystals go from aura or flare to shadow, from life to flare; both sides are one change."""
    about = frame.locals
    if "sides" not in about:
        return Abandon(Done.NOT)
    player, sides = about["player"], about["sides"]
    if "moved" in about:
        return Finish(_done(about["moved"]))
    if "from" not in about:
        return Ask(Choice(player, "damage_from", _ways(view, player, dict(sides).get("aura", 0))), "from")
    acts: list[Act] = []
    parts = dict(about["from"][0][1:])
    clauses = tuple(DEALT[zone] for zone, _ in sides)
    says = "5-8-3-2 paragraph 2" if "side" in about or about.get("both") else "5-8-1"
    view.define(says)
    if not view.on(says):
        return Abandon(Done.NOT)
    joint = len(sides) > 1 and all(value >= 1 for _, value in sides)
    for zone, value in sides:
        if zone == "aura":
            acts += [_move(f, "shadow", n, about.get("attack")) for f, n in parts.items() if n]
            short = value - sum(parts.values())
            if short > 0:
                view.consult("5-10 paragraph 1")
        else:
            acts.append(_move(f"{player}.{zone}", INTO.get(zone, f"{player}.flare"), value, about.get("attack")))
        dealt_here = {"player": player, "zone": zone, "value": value, "source": about["source"]}
        second = {"second": True} if joint and (zone, value) == sides[-1] else {}
        acts.append(Act("damage", {**dealt_here, "attack": about.get("attack"), **second}))
    if about.get("attack"):
        side = about.get("chosen") or sides[0][0]
        dealt = tuple(dict(sides).get(zone, 0) for zone in ("aura", "life"))
        for fact, value in (("side", side), ("dealt", dealt)):
            acts.append(Act("mark_attack", {"attack": about["attack"], "fact": fact, "value": value}))
    return Do(tuple(acts), into="moved", then=None, clauses=clauses)


def _done(results: tuple[Result, ...]) -> Done:
    """How much of the damage moved crystals (10-40)."""
    marks = {result.done for result in results if "moved" in result.facts}
    return marks.pop() if len(marks) == 1 else Done.PARTLY if marks else Done.FULLY


def _move(source: str, target: str, n: int, attack: int | None) -> Act:
    return Act("move", {"from": source, "to": target, "n": n, "cause": "damage", "attack": attack})


def _ways(view: View, player: str, n: int) -> tuple[Option, ...]:
    """How damage to the aura may be shared among the aura and the cards whose crystals count as aura."""
    zones = (f"{player}.aura", *(f"card.{c}" for c in as_aura(view, player)))
    return tuple(("from", *share) for share in movement.shares(view, zones, n))


def procedures(edition: str) -> tuple[Procedure, ...]:
    """5-8-3."""
    steps = (
        Step("5-8-3", begin, ("5-5-1", "5-8-3")),
        Step("5-8-3-2", choose, ("5-8-2", "5-8-3-2 paragraph 1")),
        Step("5-8-3-1", take),
    )
    return (Procedure("5-8-3", steps),)
