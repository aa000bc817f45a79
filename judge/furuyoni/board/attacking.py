"""Attacks as primitive changes: generated, made, marked and taken away (9-4, 6-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Done, Draft, Result, nothing
from judge.furuyoni import board
from judge.furuyoni.board import history
from judge.furuyoni.rules import attack_damage, attacks

if TYPE_CHECKING:
    from judge.engine.layers import Modifier

ATTACK_FACTS = (
    "bound", "made", "made_no_special", "cancelled", "damage_cancelled", "after_cancelled", "cancelled_before",
    "damage_cancelled_before", "after_cancelled_before", "side", "dealt", "hit", "took", "reacted",
    "light",
)  # fmt: skip
"""What is kept of an attack beside what it was generated with."""
_ENDINGS = ("", *(f".{fact}" for fact in ATTACK_FACTS))


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
    """Take an attack away; nothing of it is left (9-4).

    `improper`: it goes as one that could not be made; `at`: its range was checked there.
    """
    n = act.args["attack"]
    info = draft.get(f"attack.{n}")
    if info is None:
        return Result(Done.NOT)
    zone = f"{info['holder']}.attacking"
    draft.set(zone, tuple(i for i in board.lie_in(draft, zone) if i != n))
    aura, life = draft.get(f"attack.{n}.dealt", (0, 0))
    facts = {
        "attack": n, "by": info["holder"], "side": draft.get(f"attack.{n}.side"), "dealt_aura": aura,
        "dealt_life": life,
    }  # fmt: skip
    facts |= {name: act.args[name] for name in ("improper", "at") if name in act.args}
    for name in _ENDINGS:
        draft.set(f"attack.{n}{name}", None)
    return Result(Done.FULLY, facts)


def bind(draft: Draft, act: Act) -> Result:
    """Bind modifiers to an attack. If it is gone, nothing happens."""
    n = act.args["attack"]
    if draft.get(f"attack.{n}") is None:
        return Result(Done.NOT)
    mods: tuple[Modifier, ...] = act.args["modifiers"]
    draft.set(f"attack.{n}.bound", (*draft.get(f"attack.{n}.bound", ()), *mods))
    return Result(Done.FULLY, {"attack": n, "modifiers": mods})


def mark_attack(draft: Draft, act: Act) -> Result:
    """Set a fact of an attack: cancelled, damage_cancelled, after_cancelled, side, hit (also: as `unavoidable`)."""
    n = act.args["attack"]
    if draft.get(f"attack.{n}") is None:
        return Result(Done.NOT)
    draft.set(f"attack.{n}.{act.args['fact']}", act.args["value"])
    return Result(Done.FULLY, dict(act.args))


def make_attack(draft: Draft, act: Act) -> Result:
    """The attack is made: it gets its ordinal, and the effects that waited for it are bound and used up (9-4)."""
    n = act.args["attack"]
    info = draft.get(f"attack.{n}")
    _light(draft, n, info["holder"])
    apart = history.asked(draft, "attacks_no_special")
    klass = attacks.sort(draft, info, "class") if apart else info["class"]
    draft.set(f"attack.{n}.made", history.attacked(draft, info["holder"], klass))
    if klass != "special" and apart:
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
    if history.asked(draft, "light_attacks") and attack_damage.light(draft, attacks.load(draft, attack)):
        draft.set(f"attack.{attack}.light", history.count(draft, player, "light_attacks"))


RULES = {"9-4 paragraph 1": nothing}
