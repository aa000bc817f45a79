"""6-2-1-7: resolving all effects of one class of a text, in the order in which they are written."""

from __future__ import annotations

from judge.engine import Frame, Next, Push, View
from judge.engine import effect as trees
from judge.engine.data import EMPTY, Locals, Ref
from judge.engine.outcome import Outcome
from judge.furuyoni import board, standing
from judge.furuyoni.abilities import CLASSES, Ability
from judge.furuyoni.vocabulary.context import Context


def resolve(
    view: View, frame: Frame, at: str, card: Ref, abilities: tuple[Ability, ...] | None = None, about: Locals = EMPTY
) -> Outcome:
    """Push the next effect of class `at` whose condition holds when its turn comes; end the step after the last.

    The text is the one the card had when the first of them came up: all of them, whatever becomes of the card.
    """
    if abilities is None:
        abilities = board.definition(view, card.id).texts(at)
    done = f"\x00{at}"
    i = frame.locals.get(done, 0)
    while i < len(abilities):
        ability = abilities[i]
        i += 1
        if stands(view, frame, card, ability, about):
            locals_ = {"card": card, "owner": board.owner(view, card.id), **about}
            spec = trees.spec(ability.key, CLASSES[at], frame.you, locals_)
            return Push(spec, then=None, put={done: i})
    return Next()


def stands(view: View, frame: Frame, card: Ref, ability: Ability, about: Locals) -> bool:
    """Whether an effect is resolved: its gate (9-1-2) and its condition."""
    if not standing.gate_open(view, card.id, ability):
        return False
    owner = board.owner(view, card.id)
    context = Context(frame.you, card, about.get("attack"), owner=owner)
    return ability.cond is None or board.rules(view).truth(view, context, ability.cond)
