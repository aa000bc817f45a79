"""6-2-1-7: resolving all effects of one class of a text, in the order in which they are written."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.engine import Ask, Choice, Frame, Next, Push, View
from judge.engine import effect as trees
from judge.engine.data import EMPTY, Locals, Ref
from judge.furuyoni import board
from judge.furuyoni.core import s9_1_1_8_frames
from judge.furuyoni.effects import arrows, frames, grants, standing
from judge.furuyoni.effects.abilities import CLASSES, Ability
from judge.furuyoni.effects.vocabulary.context import Context
from judge.furuyoni.rules import attacks

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome


@cache
def _marks(at: str) -> tuple[str, str, str]:
    """Under which names the texts of a class, how many of them are done, and their order are kept."""
    return f"\x00{at}", f"\x00{at} done", f"\x00{at} order"


def resolve(
    view: View, frame: Frame, at: str, card: Ref, abilities: tuple[Ability, ...] | None = None, about: Locals = EMPTY,
    more: tuple[str, ...] | None = None,
) -> Outcome:  # fmt: skip
    """Push the next effect of class `at` whose condition holds when its turn comes; end the step after the last.

    The text is the one the card had when the first of them came up: all of them, whatever becomes of the card; what
    stands in a frame is looked at when its turn comes. Effects that others have added (to an attack: `more`) come
    behind, in the order the active player gives them (10-14).
    """
    mark, done, order = _marks(at)
    keys: tuple[str, ...] | None = frame.locals.get(mark)
    if keys is None:
        own = board.definition(view, card.id).texts(at) if abilities is None else abilities
        added = grants.of_card(view, card.id, at) if more is None else more
        if len(added) > 1 and order not in frame.locals:
            options = tuple(("added", key) for key in added)
            n = len(options)
            return Ask(Choice(board.active(view), "added", options, n, n, ("10-14",), ordered=True), order)
        if added and not view.applies("10-14"):
            added = ()
        keys = (*(a.key for a in own), *(tuple(o[1] for o in frame.locals[order]) if order in frame.locals else added))
    if len(keys) > 1:
        view.define("6-2-1-7 paragraph 1")
        keys = keys if view.on("6-2-1-7 paragraph 1") else keys[:1]
    if abilities is None and frame.locals.get(done, 0) < len(keys) and board.copy_lost(view, card.id):
        return Next()
    table = board.rules(view).abilities
    for i in range(frame.locals.get(done, 0), len(keys)):
        ability = table[keys[i]]
        if stands(view, frame, card, ability, about):
            told = {"card": card, "owner": board.owner(view, card.id), "text": arrows.frozen(view, card.id), **about}
            spec = trees.spec(ability.key, clause_of(view, at), speaker(view, frame, card), told)
            return Push(s9_1_1_8_frames.order(view, ability, spec), then=None, put={mark: keys, done: i + 1})
    return Next()


def clause_of(view: View, at: str) -> str:
    """The clause that says what effects of a class are: one of 9-1-1, or of the chapter that brings the class."""
    return CLASSES.get(at) or board.vocab(view).effect_classes[at].clause


def speaker(view: View, frame: Frame, card: Ref) -> str:
    """Whom the text calls "you": whose procedure it is part of; of a copy, attacks apart, the owner (10-12, 10-16)."""
    copy = frame.proc != "9-4" and board.original(view, card.id) is not None
    return board.user(view, card.id) if copy else frame.you


def remaining(frame: Frame, at: str) -> bool:
    """Whether effects of the class are still to be looked at after one has been resolved."""
    keys = frame.locals.get(f"\x00{at}")
    return keys is not None and frame.locals[f"\x00{at} done"] < len(keys)


def stands(view: View, frame: Frame, card: Ref, ability: Ability, about: Locals) -> bool:
    """Whether an effect is resolved: its gate (9-1-2) and its condition."""
    if not standing.gate_open(view, card.id, ability):
        return False
    if not _written(view, frame, card, ability, about):
        if ability.frame is not None:
            view.consult("6-2-1-7 paragraph 1")
        return False
    if mute(view, frame, card, ability.at):
        return False
    owner = board.owner(view, card.id)
    context = Context(speaker(view, frame, card), card, about.get("attack"), owner=owner)
    return ability.cond is None or board.rules(view).truth(view, context, ability.cond)


def _written(view: View, frame: Frame, card: Ref, ability: Ability, about: Locals) -> bool:
    """Whether what stands in a frame or a vow is text now: that of the card, or of its attack."""
    if ability.vow is not None and "attack" not in about:
        use = frame.locals if "vows" in frame.locals else view.get(f"card.{card.id}.use") or {}
        if not frames.chosen(view, use, ability):
            return False
    if ability.frame is None:
        return True
    attack = attacks.load(view, about.get("attack") or 0)
    now = frames.counts_for(view, attack, ability) if attack is not None else frames.counts(view, card.id, ability)
    use = view.get(f"card.{card.id}.use") or {}
    began = ability.key in use.get("frames", ())
    if now == began or "frames" not in use or board.kind_of(board.zone_of(view, card.id)) != "in_use":
        return now
    return now if view.gap("G62", ("6-2-1-7 paragraph 1", "9-1-3-3 paragraph 2")) == 0 else began


def mute(view: View, frame: Frame, card: Ref, at: str) -> bool:
    """Whether another effect keeps effects of a class from being resolved (1-4): of a card, or of an attack."""
    attack = attacks.load(view, frame.locals.get("attack") or 0) if at == "after_attack" else None
    for effect in standing.active(view, "mute"):
        data, mine = effect.ability.data, effect.context.you
        if data["of"] != at or (attack is not None and not _speaks_of(data.get("attacks"), attack.holder == mine)):
            continue
        context = effect.context._replace(subject=card.id)
        if data.get("filter") is None or board.rules(view).truth(view, context, data["filter"]):
            view.consult("1-4 paragraph 2", source=standing.rely(view, effect).id)
            return True
    return False


def _speaks_of(whose: str | None, mine: bool) -> bool:
    return {"my_attacks": mine, "their_attacks": not mine}.get(whose or "", True)
