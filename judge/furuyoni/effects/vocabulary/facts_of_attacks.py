"""What a text may ask of an attack (`attack.aura`, `answered.class`), one by one as the vocabulary names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.board import history
from judge.furuyoni.core.s5_6_modifiers import NUMBER_CATEGORIES
from judge.furuyoni.effects.vocabulary.facts_of_cards import Value, defined, of_another, undefined
from judge.furuyoni.rules import attack_damage, attacks, generated, ranges

if TYPE_CHECKING:
    from judge.engine.view import View
    from judge.furuyoni.effects.vocabulary.context import Context

NUMBERS_OF_ATTACKS = ("aura", "life", "ordinal", "ordinal_no_special", "light_ordinal", "dealt_aura", "dealt_life")

UNCHANGED = NUMBER_CATEGORIES[0]
"""Damage that is looked at up to there is that which the attack was made with."""


def answered(view: View, context: Context) -> attacks.Attack | None:
    """The attack that the card which speaks answers."""
    if context.answers is not None:
        return attacks.load(view, context.answers)
    if context.card is None:
        return None
    use = view.get(f"card.{context.card.id}.use") or {}
    return attacks.load(view, use.get("answers") or 0)


def of_attack(view: View, context: Context, attack: attacks.Attack | None, name: str) -> Value:
    """The fact of that name of an attack; of none a number counts as not defined (5-11)."""
    if attack is None:
        return undefined(view) if name in NUMBERS_OF_ATTACKS else None
    said = board.vocab(view).facts.get(name)
    if said is not None and said.of == "attack":
        view.define(said.clause)
        return said.read(view, attack, context.you)
    match name:
        case "aura" | "life":
            seen = "9-1-3-2 paragraph 2" if context.upto else "9-1-3-2 paragraph 3"
            view.define(seen)
            return attack_damage.damage(view, attack, context.upto if view.on(seen) else UNCHANGED)[name == "life"]
        case "class" | "subtype":
            return attacks.sort(view, attack.info, name)
        case "megami":
            return attack.info[name]
        case "by_card":
            view.define("6-4-1-1 paragraph 2")
            return view.on("6-4-1-1 paragraph 2") and attacks.sort(view, attack.info, "class") is not None
        case "other_megami":
            view.define("10-15 paragraph 2", "6-4-1-8")
            return view.on("10-15 paragraph 2", "6-4-1-8") and of_another(view, context, attack.info["megami"])
        case "answers":
            return attack.info["answers"] is not None
        case "ordinal" | "ordinal_no_special":
            fact = "attacks" if name == "ordinal" else "attacks_no_special"
            return history.place(view, attack.id, attack.holder, fact, context.card.id if context.card else None)
        case "light_ordinal":
            return attack_damage.light_ordinal(view, attack)
        case "at_x":
            card = attack.card or attack.info["source"]
            use = view.get(f"card.{card.id}.use") or {} if card is not None else {}
            return (defined(view, context, card.id, "x", use),) if card is not None else ()
        case "both_faces":
            return attack.info.get(name) or generated.of_copied_faces(view, attack) or attack.info["range"]
        case "inner_range":
            return ranges.inner(view, attack)
        case "side":
            return view.get(f"attack.{attack.id}.side")
        case "dealt_aura" | "dealt_life":
            return view.get(f"attack.{attack.id}.dealt", (0, 0))[name == "dealt_life"]
        case "mine":
            return attack.holder == context.you
        case "reacted":
            view.define("9-4 i")
            return bool(view.get(f"attack.{attack.id}.reacted"))
        case "from":
            return attack.info.get("from")
    return None
