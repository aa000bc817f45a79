"""Effects that are resolved instead of something else: of a basic action."""

from __future__ import annotations

from judge.engine import Ask, Choice, Frame, Push, View
from judge.engine import effect as trees
from judge.engine.outcome import Outcome
from judge.furuyoni import standing
from judge.furuyoni.abilities import CLASSES


def of_basic(view: View, frame: Frame, kind: str, by: str) -> Outcome | None:
    """What is done instead of a basic action, asked of its player where it is optional; None: the action itself."""
    for effect in standing.active(view, "instead"):
        data, context = effect.ability.data, effect.context
        if data["basic"] != kind or context.you != by:
            continue
        answer = frame.locals.get(f"instead:{effect.id}")
        if data.get("may") and answer is None:
            return Ask(Choice(by, "instead", (("yes", effect.id), ("no", effect.id))), f"instead:{effect.id}")
        if answer is not None and answer[0][0] == "no":
            continue
        about = {"card": context.card, "owner": context.owner}
        return Push(trees.spec(effect.ability.key, CLASSES[effect.ability.at], by, about))
    return None
