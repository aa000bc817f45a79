"""9-4 ii, iv, vi: whether an attack, its damage or its after-attack effects are cancelled (10-23; gap G13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Draft, View
from judge.engine.identity import EffectId
from judge.furuyoni import board
from judge.furuyoni.effects import standing
from judge.furuyoni.effects.standing import Standing
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import attack_keywords, attacks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.furuyoni.rules.attacks import Attack

FACTS = {"attack": "cancelled", "damage": "damage_cancelled", "after": "after_cancelled"}
"""What can be cancelled, and the fact of the attack that tells by what it has been."""
CLAUSES = {"attack": "9-4 ii", "damage": "9-4 iv", "after": "9-4 vi"}


def cannot_be(view: View, attack: Attack) -> bool:
    """10-23: whether nothing of the attack can be cancelled."""
    return attack_keywords.has(view, attack, "uncancellable") and view.applies("10-23", "1-4 paragraph 2")


def marking(view: View, number: int, what: str) -> Act | None:
    """The act by which a standing effect cancels at the step that asks for it; None if none does, or it is done.

    One that was in force before and is no more is gap G13.
    """
    attack = attacks.load(view, number)
    if attack is None or view.get(f"attack.{number}.{FACTS[what]}"):
        return None
    by = tuple(_sources(view, attack, what))
    before = view.get(f"attack.{number}.{_seen(what)}", ())
    if not by and before:
        by = before if view.gap("G13", (CLAUSES[what],)) else ()
    if not by or cannot_be(view, attack):
        return None
    return Act("mark_attack", {"attack": number, "fact": FACTS[what], "value": by})


def notice(draft: Draft) -> None:
    """Keep with each attack which standing effects have cancelled something of it up to now."""
    view = View(draft.game, draft.state, draft.frames, readings=draft.readings)
    for player in board.PLAYERS:
        for number in board.lie_in(view, f"{player}.attacking"):
            attack = attacks.load(view, number)
            if attack is None or cannot_be(view, attack):
                continue
            for what in FACTS:
                path = f"attack.{number}.{_seen(what)}"
                by = () if view.get(path) else tuple(_sources(view, attack, what))
                if by:
                    draft.set(path, by)


def _seen(what: str) -> str:
    return f"{FACTS[what]}_before"


def _sources(view: View, attack: Attack, what: str) -> Iterator[EffectId]:
    """The standing effects that cancel it now."""
    own = attacks.context_of(view, attack)
    for ability in attacks.abilities(view, attack):
        if ability.does == "cancel" and ability.data["target"] == "this_attack" and own.card is not None:
            effect = Standing(EffectId(own.card, ability.key), ability, own)
            if ability.data.get("what", "attack") == what and standing.holds(view, effect):
                yield effect.id
    for effect in standing.texts(view, "cancel"):
        effect = effect._replace(context=attacks.weighed_in(effect.context, attack))
        if effect.ability.data.get("what", "attack") == what and _aims(view, effect, attack):
            barred = any(True for _ in legality.forbidden(view, "cancel", effect.context.you))
            if not barred and standing.holds(view, effect):
                yield standing.rely(view, effect).id


def _aims(view: View, effect: Standing, attack: Attack) -> bool:
    """Whether an effect speaks of this attack."""
    data, context = effect.ability.data, effect.context
    mine = attack.holder == context.you
    match data["target"]:
        case "this_attack":
            return False
        case "answered":
            use = (view.get(f"card.{context.card.id}.use") or {}) if context.card is not None else {}
            if use.get("answers") != attack.id:
                return False
        case target if not {"my_attacks": mine, "their_attacks": not mine, "attacks": True}[target]:
            return False
    return data.get("filter") is None or board.rules(view).truth(view, context, data["filter"])


__all__ = ["CLAUSES", "FACTS", "cannot_be", "marking", "notice"]
