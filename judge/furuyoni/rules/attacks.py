"""Attacks as objects: what one is generated with, and what its range, damage and keywords are at this moment (6-4).

Nothing is ever applied to a stored value: standing effects and effects that wait for a next attack are found again at
every read; bound modifiers lie with the attack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.data import Ref, Value
from judge.engine.identity import EffectId
from judge.engine.layers import Modifier, Reckoning, as_data
from judge.engine.rule import nothing
from judge.engine.tree import Node, walk
from judge.furuyoni import board
from judge.furuyoni.board import history, paths
from judge.furuyoni.core.s5_6_modifiers import KEEP, NUMBER_CATEGORIES, damage_layers, own_value
from judge.furuyoni.effects import floating, frames, grants, multiplied, standing
from judge.furuyoni.effects.attack import Attack as Attack
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.furuyoni.rules import numbers

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.engine.view import View
    from judge.furuyoni.effects.abilities import Ability, Keyword


def load(view: View, id: int) -> Attack | None:
    """The attack of that number, or None if it is gone."""
    info = view.get(paths.ATTACK[id])
    if info is None:
        return None
    return Attack(id, info, view.get(paths.BOUND[id], ()), view.get(paths.MADE[id], 0))


def added_after(view: View, attack: Attack) -> tuple[str, ...]:
    """The after-attack effects that the attack has beside those of its own text (10-14)."""
    began: tuple[str, ...] = attack.info.get("added", ())
    if attack.card is None:
        return began
    return grants.of_class(view, grants.kept(view, attack.card.id, began), "after_attack")


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


def measured(view: View, attack: Attack) -> int:
    """The distance at which an attack's range is checked: the current one (9-4-1)."""
    return board.rules(view).distance(view)


def abilities(view: View, attack: Attack) -> Iterator[Ability]:
    """The attack's own text, in order (6-4-1-7)."""
    for ability in written(view, attack):
        if frames.counts_for(view, attack, ability):
            yield ability


def written(view: View, attack: Attack) -> Iterator[Ability]:
    """All that the attack says, what stands in frames and is not text now among it."""
    table, text, own = board.rules(view).abilities, attack.info["text"], attack.info.get("framed", ())
    return (table[key] for key in ((*own, *(key for key in text if key not in own)) if own else text))


def context_of(view: View, attack: Attack) -> Context:
    """From where the attack's own text looks at the board."""
    source: Ref | None = attack.info["source"]
    owner = board.owner(view, source.id) if source is not None else attack.holder
    return Context(attack.holder, attack.card or source, attack.id, owner=owner, weighed=attack)


def weighed_in(context: Context, attack: Attack) -> Context:
    """A context that speaks of this attack."""
    return context._replace(attack=attack.id, weighed=attack)


def sort(view: View, info: Mapping[str, Value], name: str) -> Value:
    """The class or the subtype of an attack (6-4-1-1, 6-4-1-2): of a copy that of its original, or none (gap G30)."""
    original = info.get(f"{name}_of_original")
    if original is not None and view.gap("G30", ("6-4-1-1 paragraph 1",)):
        return original
    return info[name]


def reckoning_data(attack: Attack, what: str, result: Reckoning) -> Mapping[str, Value]:
    """A reckoning of a value of an attack for the record; of one that is only weighed, with its card."""
    data = as_data(f"attack.{attack.id}.{what}", result)
    return data if attack.id or attack.card is None else {**data, "card": attack.card}


def matches(view: View, context: Context, attack: Attack, filter: str) -> bool:
    """Whether the attack fits a filter text."""
    return not filter or board.rules(view).truth(view, weighed_in(context, attack), parse(filter))


def _aims(view: View, context: Context, data: Mapping[str, Any], attack: Attack) -> bool:
    """Whether a standing change speaks of this attack."""
    target = data["target"]
    mine = attack.holder == context.you
    if not (target == "attacks" or (target == "my_attacks" and mine) or (target == "their_attacks" and not mine)):
        return False
    return data.get("filter") is None or board.rules(view).truth(view, weighed_in(context, attack), data["filter"])


def _sources(
    view: View, attack: Attack, own: Context | None = None
) -> Iterator[tuple[EffectId, str, Ability, Context]]:
    """Every text that may change the attack now: (effect, owner, ability, context), conditions not yet asked.

    `own` is the context of the attack's own text, where that is known.
    """
    own = own or context_of(view, attack)
    for ability in abilities(view, attack):
        if ability.does != "change" or ability.data.get("sampled"):
            continue
        if ability.data["target"] == "this_attack":
            ref = attack.info["source"] or Ref("attack", attack.id, 0)
            yield EffectId(ref, ability.key), own.owner, ability, own
    for effect in standing.texts(view, "change attacks"):
        yield effect.id, effect.owner, effect.ability, weighed_in(effect.context, attack)


def rely_on_changes(view: View, attack: Attack) -> None:
    """Note the standing effects that change the attack now, its own text apart (9-1-1-2)."""
    for _, _, ability, context in _sources(view, attack):
        if ability.data["target"] != "this_attack" and _applies(view, attack, ability, context):
            _rely(view, ability, context)


def _rely(view: View, ability: Ability, context: Context) -> None:
    standing.rely(view, standing.Standing(EffectId(), ability, context))


def _used_so(view: View, attack: Attack, ability: Ability, context: Context) -> bool:
    """Whether a card that changes the attack was used, or would be, in the way that the effect is for (9-1-2)."""
    weighed = attack.info.get("action") if context.card == attack.card else None
    return context.card is None or standing.gate_open(view, context.card.id, ability, weighed)


def _applies(view: View, attack: Attack, ability: Ability, context: Context) -> bool:
    if not _used_so(view, attack, ability, context):
        return False
    if ability.data["target"] != "this_attack" and not _aims(view, context, ability.data, attack):
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


def _lasting(view: View, attack: Attack, wanted: tuple[str, ...], keyword: str = "") -> Iterator[Modifier]:
    """Modifiers, of the categories wanted, of effects that last; of keywords only those of one, if it is named.

    They are on all attacks of a sort or, until the attack is made, wait for one. An effect with nothing that is wanted
    is not asked whom it means: its filter may read the very value that is being reckoned (9-1-3-2).
    """
    for effect in view.get("lasting", ()):
        mods = tuple(m for m in effect["modifiers"] if m.category in wanted and _about(m, keyword))
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
    aims = {"my_attacks": mine, "their_attacks": not mine, "attacks": True}[effect["target"]]
    return aims and matches(view, _of_lasting(effect), attack, effect["filter"])


def awaits(view: View, effect: Mapping[str, Any], attack: Attack) -> bool:
    """Whether an effect that waits for a next attack would take this one."""
    if not _waits_for(view, effect, attack):
        return False
    for number in board.lie_in(view, f"{attack.holder}.attacking"):
        earlier = load(view, number) if not attack.id or number < attack.id else None
        if earlier is not None and not earlier.made and _waits_for(view, effect, earlier):
            return view.gap("G32", ("9-2-1 i", "9-4 paragraph 1")) == 0
    return True


def _waits_for(view: View, effect: Mapping[str, Any], attack: Attack) -> bool:
    """Whether it is such an attack that an effect waits for."""
    mine = effect["target"] == "next_attack" and attack.holder == effect["you"]
    return bool(mine and matches(view, _of_lasting(effect), attack, effect["filter"]))


def modifiers(
    view: View, attack: Attack, categories: tuple[str, ...], upto: str | None = None
) -> Iterator[Modifier]:
    """What changes the attack now: those bound to it, those that last, standing ones; up to a category (9-1-3-2)."""
    heeds, what = view.heeds, f"attack.{attack.id}"
    for modifier in _modifiers(view, attack, categories, upto):
        if heeds(what, modifier.source):
            yield modifier


def _holds(view: View, attack: Attack, modifier: Modifier) -> bool:
    """Whether what a modifier asks of the attack, beside what it was taken for, is so now."""
    told = modifier.again
    if told is None or "where" not in told:
        return True
    upto = modifier.category if modifier.category in NUMBER_CATEGORIES else None
    return matches(view, Context(told["you"], told["card"], upto=upto, owner=told["owner"]), attack, told["where"])


def _modifiers(view: View, attack: Attack, categories: tuple[str, ...], upto: str | None) -> Iterator[Modifier]:
    wanted = categories[: categories.index(upto)] if upto else categories
    lapsed = _lapsed(view, attack, wanted) if wanted[:1] == NUMBER_CATEGORIES[:1] else ()
    bound = (m for m in attack.bound if m.category in wanted and m not in lapsed)
    found = (*bound, *_lasting(view, attack, wanted))
    for modifier in found:
        if _holds(view, attack, modifier):
            yield floating.current(view, modifier)
    for source, owner, ability, context in _sources(view, attack):
        parts = [p for p in ability.data["numbers"] if p[0] in wanted]
        if parts and _applies(view, attack, ability, context._replace(upto=parts[0][0])):
            _rely(view, ability, context)
            for category, node in parts:
                yield Modifier(source, category, board.rules(view).settle(view, context, node), owner)
    if "add" in wanted:
        yield from view.rules.adjusted(view, attack)


def _lapsed(view: View, attack: Attack, wanted: tuple[str, ...], keyword: str = "") -> tuple[Modifier, ...]:
    """Modifiers of effects that took the attack as of a sort of which it is no more, if they count no more (G43)."""
    found: list[Modifier] = []
    for effect in view.get(f"attack.{attack.id}.took", ()):
        mods = [m for m in effect["modifiers"] if m.category in wanted and _about(m, keyword)]
        lapsed = mods and not matches(view, _of_lasting(effect), attack, effect["filter"])
        if lapsed and view.gap("G43", ("9-4 paragraph 1", "9-1-3-2")):
            found += mods
    return tuple(found)


def damage(view: View, attack: Attack, upto: str | None = None) -> tuple[int | None, int | None]:
    """The damage of the attack, up to (not including) a category of 5-6 (9-1-3-2); None is "-"."""
    base: Value = tuple(_printed(view, attack, attack.info[side]) for side in ("aura", "life"))
    own = unraised(view, attack, tuple(m for m in attack.bound if m.category == "own"))
    if own:
        base = own_value(base, own)
    mods = unraised(view, attack, tuple(modifiers(view, attack, NUMBER_CATEGORIES, upto)))
    if mods and _fixed(view, attack) and view.applies("1-4 paragraph 2"):
        mods = ()
    over = upto is None and has(view, attack, "overwhelm") and view.on("10-21 paragraph 1", "10-21 paragraph 2")
    result = numbers.reckoned(view, base, damage_layers(over or not view.on("6-4-1-4"), view.on("6-4-1-5")), mods, upto)
    limits: tuple[str, ...] = ()
    if result.stages and result.stages[-1].clause == "5-6 vi":
        limits = ("6-4-1-4", "6-4-1-5")
    elif over and upto is None and (result.value[0] or 0) > 5:
        limits = ("10-21 paragraph 1", "10-21 paragraph 2")
    if result.stages or limits:
        view.note("reckon", (*result.clauses, *limits), reckoning_data(attack, "damage", result))
    value: tuple[int | None, int | None] = result.value
    return value


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
        if _aims(view, effect.context, effect.ability.data, attack) and view.applies("1-4 paragraph 2"):
            standing.rely(view, effect)
            return kept
    return mods


def _not_adding(modifier: Modifier) -> Modifier | None:
    """A modifier of damage without what it adds; None if it does nothing else."""
    if modifier.category not in ADDING:
        return modifier
    left = tuple(KEEP if part != KEEP and part > 0 else part for part in modifier.what)
    return None if all(part == KEEP for part in left) else modifier._replace(what=left)


def _fixed(view: View, attack: Attack) -> bool:
    """Whether the attack's own text says that its damage does not change."""
    return any(a.does == "keyword" and a.data["keyword"] == "fixed_damage" for a in abilities(view, attack))


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


def when_made(view: View, attack: Attack) -> Iterator[Ability]:
    """What of the attack's own text changes it if a condition holds at the moment it is made, and not later."""
    own = context_of(view, attack)
    for ability in abilities(view, attack):
        wanted = ability.does == "change" and ability.data.get("sampled")
        if wanted and (ability.cond is None or board.rules(view).truth(view, own, ability.cond)):
            yield ability


def sampled(view: View, attack: Attack, factors: tuple[int, ...] = ()) -> tuple[Modifier, ...]:
    """What that comes to; `factors`: by how much the numbers in its frames are multiplied, frame by frame."""
    own, left = context_of(view, attack), iter(factors)
    found: list[Modifier] = []
    for one in when_made(view, attack):
        by = next(left, 1) if one.frame is not None else 1
        ability = board.rules(view).abilities[multiplied.name(one.key, by)]
        source = EffectId(attack.info["source"] or Ref("attack", attack.id, 0), ability.key)
        for category, node in ability.data["numbers"]:
            found.append(Modifier(source, category, board.rules(view).settle(view, own, node), own.owner))
        found += [Modifier(source, "gain", keyword, own.owner) for keyword in ability.data.get("gain", ())]
    return tuple(found)


def _printed(view: View, attack: Attack, value: Value) -> int | None:
    if isinstance(value, Node):
        return board.rules(view).number(view, context_of(view, attack), value)
    number: int | None = value
    return number


def this_card(view: View, attack: Attack, text: Sequence[Ability]) -> tuple[Ref | None, bool]:
    """The card that is behind the after-attack effects, and whether what they call "this card" is no card at all.

    It is the card by whose use the attack was generated (10-11), if one was; of a copied attack that is gap G42.
    """
    card: Ref | None = attack.card or attack.info["source"]
    original: Ref | None = attack.info.get("original")
    if original is None or not any(_speaks_of_itself(ability) for ability in text):
        return card, False
    picked = view.gap("G42", ("10-11", "10-27 paragraph 1"))
    return (original if picked == 1 else card), picked == 0


def _speaks_of_itself(ability: Ability) -> bool:
    """Whether a text speaks of "this card"."""
    if ability.tree is None:
        return False
    told = (value for _, node in walk(ability.tree) for value in node.args.values())
    words = (word for value in told for word in (value if isinstance(value, tuple) else (value,)))
    return any(isinstance(word, str) and (word == "this" or word.startswith("this.")) for word in words)


WORDS = ("gain", "lose")
"""The categories of modifiers that are about keywords."""


def _about(modifier: Modifier, keyword: str) -> bool:
    """Whether a modifier concerns the keyword named, if one is and the modifier is one of keywords."""
    if not keyword or modifier.category not in WORDS:
        return True
    return bool(modifier.what == keyword if modifier.category == "lose" else modifier.what[0] == keyword)


def keywords(view: View, attack: Attack, named: str = "") -> tuple[Keyword, ...]:
    """The keywords the attack has now: those of its text, unless lost, and those gained; with a name only that one.

    What concerns other keywords is then not looked at: it may ask for a value that hangs on the one named. A gain that
    is not known to have come before the loss of the same keyword is gap G12 (10-22).
    """
    own = context_of(view, attack)
    gained: list[Keyword] = []
    lost: list[str] = []
    bound = tuple(m for m in attack.bound if m.category in WORDS and _about(m, named))
    lapsed = _lapsed(view, attack, WORDS, named) if bound else ()
    for mod in (*(m for m in bound if m not in lapsed), *_lasting(view, attack, WORDS, named)):
        if mod.category == "gain":
            gained.append(mod.what)
        elif mod.category == "lose" and view.on("10-22 paragraph 4"):
            gained = [k for k in gained if k[0] != mod.what]
            lost.append(mod.what)
    for _, _, ability, context in _sources(view, attack, own):
        gains = tuple(k for k in ability.data.get("gain", ()) if named in ("", k[0]))
        loses = tuple(k for k in ability.data.get("lose", ()) if named in ("", k[0]))
        if (gains or loses) and _applies(view, attack, ability, context):
            _rely(view, ability, context)
            gained += gains
            lost += (name for name, _ in loses if view.on("10-22 paragraph 4"))
    contested = {name for name, _ in gained} & {*lost}
    if contested and view.gap("G12", ("10-22 paragraph 4",)) == 0:
        gained = [k for k in gained if k[0] not in contested]
    found: list[Keyword] = [*attack.info.get("keywords", ())]
    for ability in abilities(view, attack):
        if ability.does != "keyword" or named not in ("", ability.data["keyword"]):
            continue
        if not _used_so(view, attack, ability, own):
            continue
        if ability.cond is None or board.rules(view).truth(view, own, ability.cond):
            found.append((ability.data["keyword"], ability.data.get("filter_text", "")))
    return tuple(k for k in (*(k for k in found if k[0] not in lost), *gained) if named in ("", k[0]))


def has(view: View, attack: Attack, keyword: str) -> bool:
    """Whether the attack has a keyword."""
    return bool(keywords(view, attack, keyword))


__all__ = [
    "KEEP", "Attack", "abilities", "awaits", "context_of", "damage", "has", "keywords", "load", "matches", "modifiers",
    "weighed_in",
]  # fmt: skip

RULES = {"9-2-1 i made": nothing, "9-4-1": measured, "5-6 v": nothing}
