"""The keywords of an attack at this moment (6-4, 10-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.rules import attack_modifiers, attacks
from judge.furuyoni.rules.attack_modifiers import WORDS

if TYPE_CHECKING:
    from judge.engine.view import View
    from judge.furuyoni.effects.abilities import Keyword
    from judge.furuyoni.effects.attack import Attack


def keywords(view: View, attack: Attack, named: str = "") -> tuple[Keyword, ...]:
    """The keywords the attack has now: those of its text, unless lost, and those gained; with a name only that one.

    What concerns other keywords is then not looked at: it may ask for a value that hangs on the one named. A gain that
    is not known to have come before the loss of the same keyword is gap G12 (10-22).
    """
    own = attacks.context_of(view, attack)
    gained: list[Keyword] = []
    lost: list[str] = []
    bound = tuple(m for m in attack.bound if m.category in WORDS and attack_modifiers.about(m, named))
    lapsed = attack_modifiers.lapsed(view, attack, WORDS, named) if bound else ()
    for mod in (*(m for m in bound if m not in lapsed), *attack_modifiers.lasting(view, attack, WORDS, named)):
        if mod.category == "gain":
            gained.append(mod.what)
        elif mod.category == "lose" and view.on("10-22 paragraph 4"):
            gained = [k for k in gained if k[0] != mod.what]
            lost.append(mod.what)
    for _, _, ability, context in attack_modifiers.sources(view, attack, own):
        gains = tuple(k for k in ability.data.get("gain", ()) if named in ("", k[0]))
        loses = tuple(k for k in ability.data.get("lose", ()) if named in ("", k[0]))
        if (gains or loses) and attack_modifiers.applies(view, attack, ability, context):
            attack_modifiers.rely(view, ability, context)
            gained += gains
            lost += (name for name, _ in loses if view.on("10-22 paragraph 4"))
    contested = {name for name, _ in gained} & {*lost}
    if contested and view.gap("G12", ("10-22 paragraph 4",)) == 0:
        gained = [k for k in gained if k[0] not in contested]
    found: list[Keyword] = [*attack.info.get("keywords", ())]
    for ability in attacks.abilities(view, attack):
        if ability.does != "keyword" or named not in ("", ability.data["keyword"]):
            continue
        if not attack_modifiers.used_so(view, attack, ability, own):
            continue
        if ability.cond is None or board.rules(view).truth(view, own, ability.cond):
            found.append((ability.data["keyword"], ability.data.get("filter_text", "")))
    return tuple(k for k in (*(k for k in found if k[0] not in lost), *gained) if named in ("", k[0]))


def has(view: View, attack: Attack, keyword: str) -> bool:
    """Whether the attack has a keyword."""
    return bool(keywords(view, attack, keyword))
