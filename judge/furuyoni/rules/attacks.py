"""Attacks as objects: the one of a number, its own text, and whether it fits a filter (6-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.layers import as_data
from judge.engine.rule import nothing
from judge.engine.tree import walk
from judge.furuyoni import board
from judge.furuyoni.board import paths
from judge.furuyoni.effects import frames, grants
from judge.furuyoni.effects.attack import Attack as Attack
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.effects.vocabulary.expression import parse

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.engine.data import Ref, Value
    from judge.engine.layers import Reckoning
    from judge.engine.view import View
    from judge.furuyoni.effects.abilities import Ability


def load(view: View, id: int) -> Attack | None:
    """The attack of that number, or None if it is gone."""
    info = view.get(paths.ATTACK[id])
    if info is None:
        return None
    return Attack(id, info, view.get(paths.BOUND[id], ()), view.get(paths.MADE[id], 0))


def sort(view: View, info: Mapping[str, Value], name: str) -> Value:
    """The class or the subtype of an attack (6-4-1-1, 6-4-1-2): of a copy that of its original, or none (gap G30)."""
    original = info.get(f"{name}_of_original")
    if original is not None and view.gap("G30", ("6-4-1-1 paragraph 1",)):
        return original
    return info[name]


def written(view: View, attack: Attack) -> Iterator[Ability]:
    """All that the attack says, what stands in frames and is not text now among it."""
    table, info = board.rules(view).abilities, attack.info
    text, own = info["text"], info.get("framed", ())
    return map(table.__getitem__, (*own, *(key for key in text if key not in own)) if own else text)


def abilities(view: View, attack: Attack) -> Iterator[Ability]:
    """The attack's own text, in order (6-4-1-7)."""
    for ability in written(view, attack):
        if ability.frame is None or frames.counts_for(view, attack, ability):
            yield ability


def context_of(view: View, attack: Attack) -> Context:
    """From where the attack's own text looks at the board."""
    id, info, _, _ = attack
    holder: str = info["holder"]
    source: Ref | None = info["source"]
    owner = board.owner(view, source.id) if source is not None else holder
    return Context(holder, info["card"] or source, id, owner=owner, weighed=attack)


def weighed_in(context: Context, attack: Attack) -> Context:
    """A context that speaks of this attack."""
    return context._replace(attack=attack.id, weighed=attack)


def matches(view: View, context: Context, attack: Attack, filter: str) -> bool:
    """Whether the attack fits a filter text."""
    return not filter or board.rules(view).truth(view, weighed_in(context, attack), parse(filter))


def measured(view: View, attack: Attack) -> int:
    """The distance at which an attack's range is checked: the current one (9-4-1)."""
    return board.rules(view).distance(view)


def added_after(view: View, attack: Attack) -> tuple[str, ...]:
    """The after-attack effects that the attack has beside those of its own text (10-14)."""
    began: tuple[str, ...] = attack.info.get("added", ())
    if attack.card is None:
        return began
    return grants.of_class(view, grants.kept(view, attack.card.id, began), "after_attack")


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


def reckoning_data(attack: Attack, what: str, result: Reckoning) -> Mapping[str, Value]:
    """A reckoning of a value of an attack for the record; of one that is only weighed, with its card."""
    data = as_data(f"attack.{attack.id}.{what}", result)
    return data if attack.id or attack.card is None else {**data, "card": attack.card}


RULES = {"9-2-1 i made": nothing, "9-4-1": measured}
