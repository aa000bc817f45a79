"""What changes an attack at this moment: its range, its damage, its keywords (9-1-1, 9-1-3, 9-4).

Nothing is ever applied to a stored value: standing effects and effects that wait for a next attack are found again at
every read; bound modifiers lie with the attack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.data import Ref, Value
from judge.engine.identity import EffectId
from judge.engine.layers import Modifier
from judge.engine.rule import nothing
from judge.furuyoni import board
from judge.furuyoni.core.s5_6_modifiers import KEEP, NUMBER_CATEGORIES
from judge.furuyoni.effects import floating, multiplied, standing
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.rules import attacks

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine.view import View
    from judge.furuyoni.effects.abilities import Ability
    from judge.furuyoni.effects.attack import Attack


def modifiers(view: View, attack: Attack, categories: tuple[str, ...], upto: str | None = None) -> Iterator[Modifier]:
    """What changes the attack now: those bound to it, those that last, standing ones; up to a category (9-1-3-2)."""
    heeds, what = view.heeds, f"attack.{attack.id}"
    for modifier in _modifiers(view, attack, categories, upto):
        if heeds(what, modifier.source):
            yield modifier


def _modifiers(view: View, attack: Attack, categories: tuple[str, ...], upto: str | None) -> Iterator[Modifier]:
    wanted = categories[: categories.index(upto)] if upto else categories
    gone = lapsed(view, attack, wanted) if wanted[:1] == NUMBER_CATEGORIES[:1] else ()
    bound = (m for m in attack.bound if m.category in wanted and m not in gone)
    found = (*bound, *lasting(view, attack, wanted))
    for modifier in found:
        if _holds(view, attack, modifier):
            yield floating.current(view, modifier)
    for source, owner, ability, context in sources(view, attack):
        parts = [p for p in ability.data["numbers"] if p[0] in wanted]
        if parts and applies(view, attack, ability, context._replace(upto=parts[0][0])):
            rely(view, ability, context)
            for category, node in parts:
                yield Modifier(source, category, board.rules(view).settle(view, context, node), owner)
    if "add" in wanted:
        yield from view.rules.adjusted(view, attack)


def _holds(view: View, attack: Attack, modifier: Modifier) -> bool:
    """Whether what a modifier asks of the attack, beside what it was taken for, is so now."""
    told = modifier.again
    if told is None or "where" not in told:
        return True
    upto = modifier.category if modifier.category in NUMBER_CATEGORIES else None
    context = Context(told["you"], told["card"], upto=upto, owner=told["owner"])
    return attacks.matches(view, context, attack, told["where"])


def shifted(view: View, card: Ref, shift: tuple[Value, ...]) -> tuple[Modifier, ...]:
    """What raises or lowers a part of the attack of a card that is used so (10-35)."""
    if not shift or shift[0] == "charge":
        return ()
    part, by = shift
    owner, id = board.owner(view, card.id), EffectId(card, rule="10-35")
    if part == "range":
        view.define("10-35-1")
        return (Modifier(id, "shift", by, owner),)
    view.define("10-35-3")
    category = ("raise", "own", "add")[view.gap("G61", ("10-35-3", "5-6"))]
    return (Modifier(id, category, (by, KEEP) if part == "aura" else (KEEP, by), owner),)


def given(by: str, gain: tuple[Value, ...]) -> tuple[Modifier, ...]:
    """The keywords that the effect by which a card is used gives its attack: (the effect, its keywords)."""
    return tuple(Modifier(gain[0], "gain", keyword, by) for keyword in gain[1]) if gain else ()


def when_made(view: View, attack: Attack) -> Iterator[Ability]:
    """What of the attack's own text changes it if a condition holds at the moment it is made, and not later."""
    own = attacks.context_of(view, attack)
    for ability in attacks.abilities(view, attack):
        wanted = ability.does == "change" and ability.data.get("sampled")
        if wanted and (ability.cond is None or board.rules(view).truth(view, own, ability.cond)):
            yield ability


def sampled(view: View, attack: Attack, factors: tuple[int, ...] = ()) -> tuple[Modifier, ...]:
    """What that comes to; `factors`: by how much the numbers in its frames are multiplied, frame by frame."""
    own, left = attacks.context_of(view, attack), iter(factors)
    found: list[Modifier] = []
    for one in when_made(view, attack):
        by = next(left, 1) if one.frame is not None else 1
        ability = board.rules(view).abilities[multiplied.name(one.key, by)]
        source = EffectId(attack.info["source"] or Ref("attack", attack.id, 0), ability.key)
        for category, node in ability.data["numbers"]:
            found.append(Modifier(source, category, board.rules(view).settle(view, own, node), own.owner))
        found += [Modifier(source, "gain", keyword, own.owner) for keyword in ability.data.get("gain", ())]
    return tuple(found)


def rely_on_changes(view: View, attack: Attack) -> None:
    """Note the standing effects that change the attack now, its own text apart (9-1-1-2)."""
    for _, _, ability, context in sources(view, attack):
        if ability.data["target"] != "this_attack" and applies(view, attack, ability, context):
            rely(view, ability, context)


def sources(view: View, attack: Attack, own: Context | None = None) -> Iterator[tuple[EffectId, str, Ability, Context]]:
    """Every text that may change the attack now: (effect, owner, ability, context), conditions not yet asked.

    `own` is the context of the attack's own text, where that is known.
    """
    own = own or attacks.context_of(view, attack)
    for ability in attacks.abilities(view, attack):
        if ability.does != "change" or ability.data.get("sampled"):
            continue
        if ability.data["target"] == "this_attack":
            ref = attack.info["source"] or Ref("attack", attack.id, 0)
            yield EffectId(ref, ability.key), own.owner, ability, own
    for effect in standing.texts(view, "change attacks"):
        yield effect.id, effect.owner, effect.ability, attacks.weighed_in(effect.context, attack)


def applies(view: View, attack: Attack, ability: Ability, context: Context) -> bool:
    """Whether a text that may change the attack does so now."""
    if not used_so(view, attack, ability, context):
        return False
    if ability.data["target"] != "this_attack" and not aims(view, context, ability.data, attack):
        return False
    if ability.cond is not None and not board.rules(view).truth(view, context, ability.cond):
        return False
    if context.card is not None:
        id = EffectId(context.card, ability.key)
        if standing.cancelled_out(view, standing.Standing(id, ability, context)):
            return False
    if ability.at in standing.CONSULTED:
        view.define(standing.CONSULTED[ability.at])
    return True


def used_so(view: View, attack: Attack, ability: Ability, context: Context) -> bool:
    """Whether a card that changes the attack was used, or would be, in the way that the effect is for (9-1-2)."""
    weighed = attack.info.get("action") if context.card == attack.card else None
    return context.card is None or standing.gate_open(view, context.card.id, ability, weighed)


def aims(view: View, context: Context, data: Mapping[str, Any], attack: Attack) -> bool:
    """Whether a standing change speaks of this attack."""
    target = data["target"]
    mine = attack.holder == context.you
    if not (target == "attacks" or (target == "my_attacks" and mine) or (target == "their_attacks" and not mine)):
        return False
    if data.get("filter") is None:
        return True
    return board.rules(view).truth(view, attacks.weighed_in(context, attack), data["filter"])


def rely(view: View, ability: Ability, context: Context) -> None:
    """Note the effect to which a text that changes the attack belongs (9-1-1-2)."""
    standing.rely(view, standing.Standing(EffectId(), ability, context))


def lasting(view: View, attack: Attack, wanted: tuple[str, ...], keyword: str = "") -> Iterator[Modifier]:
    """Modifiers, of the categories wanted, of effects that last; of keywords only those of one, if it is named.

    They are on all attacks of a sort or, until the attack is made, wait for one. An effect with nothing that is wanted
    is not asked whom it means: its filter may read the very value that is being reckoned (9-1-3-2).
    """
    for effect in view.get("lasting", ()):
        mods = tuple(m for m in effect["modifiers"] if m.category in wanted and about(m, keyword))
        if not mods:
            continue
        if effect["target"] == "next_attack":
            if attack.made or not awaits(view, effect, attack):
                continue
        elif not str(effect["target"]).endswith("attacks") or not _lasting_aims(view, effect, attack):
            continue
        yield from mods


def _of_lasting(effect: Mapping[str, Any]) -> Context:
    """From where the filter of an effect that lasts looks: at damage up to its own category (9-1-3-2)."""
    own = {m.category for m in effect["modifiers"]}
    upto = next((c for c in NUMBER_CATEGORIES if c in own), None)
    return Context(effect["you"], effect["card"], upto=upto, owner=effect["you"])


def _lasting_aims(view: View, effect: Mapping[str, Any], attack: Attack) -> bool:
    mine = attack.holder == effect["you"]
    meant = {"my_attacks": mine, "their_attacks": not mine, "attacks": True}[effect["target"]]
    return meant and attacks.matches(view, _of_lasting(effect), attack, effect["filter"])


def awaits(view: View, effect: Mapping[str, Any], attack: Attack) -> bool:
    """Whether an effect that waits for a next attack would take this one."""
    if not _waits_for(view, effect, attack):
        return False
    for number in board.lie_in(view, f"{attack.holder}.attacking"):
        earlier = attacks.load(view, number) if not attack.id or number < attack.id else None
        if earlier is not None and not earlier.made and _waits_for(view, effect, earlier):
            return view.gap("G32", ("9-2-1 i", "9-4 paragraph 1")) == 0
    return True


def _waits_for(view: View, effect: Mapping[str, Any], attack: Attack) -> bool:
    """Whether it is such an attack that an effect waits for."""
    mine = effect["target"] == "next_attack" and attack.holder == effect["you"]
    return bool(mine and attacks.matches(view, _of_lasting(effect), attack, effect["filter"]))


def lapsed(view: View, attack: Attack, wanted: tuple[str, ...], keyword: str = "") -> tuple[Modifier, ...]:
    """Modifiers of effects that took the attack as of a sort of which it is no more, if they count no more (G43)."""
    found: list[Modifier] = []
    for effect in view.get(f"attack.{attack.id}.took", ()):
        mods = [m for m in effect["modifiers"] if m.category in wanted and about(m, keyword)]
        strayed = mods and not attacks.matches(view, _of_lasting(effect), attack, effect["filter"])
        if strayed and view.gap("G43", ("9-4 paragraph 1", "9-1-3-2")):
            found += mods
    return tuple(found)


WORDS = ("gain", "lose")
"""The categories of modifiers that are about keywords."""


def about(modifier: Modifier, keyword: str) -> bool:
    """Whether a modifier concerns the keyword named, if one is and the modifier is one of keywords."""
    if not keyword or modifier.category not in WORDS:
        return True
    return bool(modifier.what == keyword if modifier.category == "lose" else modifier.what[0] == keyword)


RULES = {"5-6 v": nothing}
