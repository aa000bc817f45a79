"""The damage of an attack at this moment (6-4-1-4, 6-4-1-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.tree import Node
from judge.furuyoni import board
from judge.furuyoni.board import history
from judge.furuyoni.core.s5_6_modifiers import KEEP, NUMBER_CATEGORIES, damage_layers, own_value
from judge.furuyoni.effects import standing
from judge.furuyoni.rules import attack_keywords, attack_modifiers, attacks, numbers

if TYPE_CHECKING:
    from judge.engine.data import Value
    from judge.engine.layers import Modifier
    from judge.engine.view import View
    from judge.furuyoni.effects.attack import Attack


def damage(view: View, attack: Attack, upto: str | None = None) -> tuple[int | None, int | None]:
    """The damage of the attack, up to (not including) a category of 5-6 (9-1-3-2); None is "-"."""
    base: Value = tuple(_printed(view, attack, attack.info[side]) for side in ("aura", "life"))
    own = unraised(view, attack, tuple(m for m in attack.bound if m.category == "own"))
    if own:
        base = own_value(base, own)
    mods = unraised(view, attack, tuple(attack_modifiers.modifiers(view, attack, NUMBER_CATEGORIES, upto)))
    if mods and _fixed(view, attack) and view.applies("1-4 paragraph 2"):
        mods = ()
    over = upto is None and attack_keywords.has(view, attack, "overwhelm")
    over = over and view.on("10-21 paragraph 1", "10-21 paragraph 2")
    result = numbers.reckoned(view, base, damage_layers(over or not view.on("6-4-1-4"), view.on("6-4-1-5")), mods, upto)
    limits: tuple[str, ...] = ()
    if result.stages and result.stages[-1].clause == "5-6 vi":
        limits = ("6-4-1-4", "6-4-1-5")
    elif over and upto is None and (result.value[0] or 0) > 5:
        limits = ("10-21 paragraph 1", "10-21 paragraph 2")
    if result.stages or limits:
        view.note("reckon", (*result.clauses, *limits), attacks.reckoning_data(attack, "damage", result))
    value: tuple[int | None, int | None] = result.value
    return value


def _printed(view: View, attack: Attack, value: Value) -> int | None:
    if isinstance(value, Node):
        return board.rules(view).number(view, attacks.context_of(view, attack), value)
    number: int | None = value
    return number


def _fixed(view: View, attack: Attack) -> bool:
    """Whether the attack's own text says that its damage does not change."""
    return any(a.does == "keyword" and a.data["keyword"] == "fixed_damage" for a in attacks.abilities(view, attack))


ADDING = ("own", "raise", "add")
"""Categories in which something may be added to damage."""


def unraised(view: View, attack: Attack, mods: tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    """The modifiers without what is added by them, while an effect says that nothing is (1-4); less is still less."""
    if not board.rules(view).standing.get("no_additions"):
        return mods
    kept = tuple(found for m in mods if (found := _not_adding(m)) is not None)
    if kept == mods:
        return mods
    for effect in standing.active(view, "no_additions"):
        if attack_modifiers.aims(view, effect.context, effect.ability.data, attack) and view.applies("1-4 paragraph 2"):
            standing.rely(view, effect)
            return kept
    return mods


def _not_adding(modifier: Modifier) -> Modifier | None:
    """A modifier of damage without what it adds; None if it does nothing else."""
    if modifier.category not in ADDING:
        return modifier
    left = tuple(KEEP if part != KEEP and part > 0 else part for part in modifier.what)
    return None if all(part == KEEP for part in left) else modifier._replace(what=left)


LIGHT = 3
"""Up to how much damage to aura an attack counts among the light ones of a turn."""


def light(view: View, attack: Attack | None) -> bool:
    """Whether an attack's damage to aura is a number of 3 or less before anything is added to it (9-1-3-2)."""
    aura = damage(view, attack, "add")[0] if attack is not None else None
    return aura is not None and aura <= LIGHT


def light_ordinal(view: View, attack: Attack) -> int:
    """Which of its player's light attacks of the turn it is, as it was made; of one not yet made, which it would be."""
    if attack.made:
        return int(view.get(f"attack.{attack.id}.light", 0))
    return history.value(view, attack.holder, "light_attacks") + 1 if light(view, attack) else 0
