"""Effects that are resolved instead of something else: a basic action, a card's resolution, a defeat, a reaction, a
card drawn, damage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from judge.engine import Abandon, Act, Ask, Choice, Do, Frame, Push, Spec, View
from judge.engine import effect as trees
from judge.engine.data import Locals, Ref, Value
from judge.engine.identity import EffectId
from judge.furuyoni import board
from judge.furuyoni.effects import standing
from judge.furuyoni.effects.abilities import CLASSES, Ability
from judge.furuyoni.effects.standing import Standing
from judge.furuyoni.rules import attacks, nesting, parameters

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

REPLACED = "replaced"
"""How the use of a card, or a basic action, ends in whose place something else was resolved (10-30, 10-40)."""


def are_any(view: View) -> bool:
    """Whether any text of the game has something resolved instead of something else."""
    return bool(view.game.standing.get("instead"))


def resolution(effect: Standing, about: Locals | None = None) -> Spec:
    """An order to resolve such an effect."""
    context, ability = effect.context, effect.ability
    told = {"card": context.card, "owner": context.owner, **(about or {})}
    return trees.spec(ability.key, CLASSES[ability.at], context.you, told)


def _candidates(view: View, what: str, card: int | None = None) -> Iterator[Standing]:
    for effect in standing.active(view, "instead"):
        data = effect.ability.data
        if data.get("of") != what:
            continue
        context = effect.context._replace(subject=card)
        if data.get("filter") is None or board.rules(view).truth(view, context, data["filter"]):
            yield standing.rely(view, effect)


def _wanted(
    frame: Frame, effect: Standing, by: str, *clauses: str, ways: tuple[str, ...] = ("yes", "no")
) -> Outcome | bool:
    """Whether an optional effect is taken: ask its player once."""
    if not effect.ability.data.get("may"):
        return True
    name = f"instead:{effect.id}"
    answer = frame.locals.get(name)
    if answer is None:
        return Ask(Choice(by, "instead", tuple((way, effect.id) for way in ways), clauses=clauses), name)
    return bool(answer[0][0] == "yes")


def _one(
    view: View, frame: Frame, effects: tuple[Standing, ...], whose: str, clause: str
) -> Standing | Ask | None:
    """Which of several effects is applied, of those that have not been declined: one is picked (gap G16)."""
    answers = ((effect, frame.locals.get(f"instead:{effect.id}")) for effect in effects)
    left = {effect.id: effect for effect, answer in answers if answer is None or answer[0][0] != "no"}
    if len(left) < 2:
        return next(iter(left.values()), None)
    picked = frame.locals.get("instead of")
    if picked and picked[0][1] in left:
        return left[picked[0][1]]
    options = tuple(("replace", id, 0) for id in left)
    by = board.active(view) if view.gap("G16", ("9-1 paragraph 2",)) == 0 else whose
    return Ask(Choice(by, "replace", options, clauses=("9-1 paragraph 2", clause)), "instead of")


def for_basic(view: View, kind: str, by: str) -> Iterator[Standing]:
    """The effects that replace a basic action of a player."""
    for effect in standing.active(view, "instead"):
        if effect.ability.data.get("basic") == kind and effect.context.you == by:
            yield standing.rely(view, effect)


def would_move(view: View, effect: Standing) -> bool:
    """Whether what is done instead would move something, as far as its orders can be told before they are resolved."""
    assert effect.ability.tree is not None
    orders = effect.ability.tree.args.get("do", (effect.ability.tree,))
    for node in orders:
        if node.op in ("if", "choose", "may"):
            continue
        if node.op != "move" or any(_moves(view, effect, source, str(node.args["to"])) for source in _froms(node)):
            return True
    return False


def _froms(node: Node) -> tuple[str, ...]:
    source = node.args["from"]
    return tuple(source) if isinstance(source, tuple) else (str(source),)


def _moves(view: View, effect: Standing, source: str, target: str) -> bool:
    there, to = (_zone(effect, zone) for zone in (source, target))
    return there != to and bool(board.takeable(view, there)) and parameters.room(view, to) != 0


def _zone(effect: Standing, name: str) -> str:
    head, _, tail = name.partition(".")
    you = effect.context.you
    if name == "this" and effect.context.card is not None:
        return f"card.{effect.context.card.id}"
    return f"{you if head == 'me' else board.opponent(you)}.{tail}" if head in ("me", "opp") else name


Ways = Callable[[View, Frame, Standing], tuple[str, ...]]
"""Which answers are open where an optional effect stands in for a basic action: yes, no."""


def of_basic(view: View, frame: Frame, kind: str, by: str, ways: Ways) -> Outcome | None:
    """What is done instead of a basic action, asked of its player where it is optional; None: the action itself."""
    while (effect := _one(view, frame, tuple(for_basic(view, kind, by)), by, "9-6 iii")) is not None:
        if isinstance(effect, Ask):
            return effect
        wanted = _wanted(frame, effect, by, ways=ways(view, frame, effect))
        if wanted is True:
            return Push(resolution(effect))
        if wanted is not False:
            return wanted
    return None


def replaces(view: View, card: int) -> bool:
    """Whether the resolution of a card is going to be replaced (10-30), by an effect that nobody may decline."""
    use = view.get(f"card.{card}.use") or {}
    found = _for_card(view, card, use.get("answers")) if view.on("10-30") else iter(())
    return any(not effect.ability.data.get("may") for effect in found)


def _for_card(view: View, card: int, answers: int | None) -> Iterator[Standing]:
    """What would be resolved instead of a card that is used: by effects in force, or by the attack that it answers."""
    yield from _candidates(view, "resolution", card)
    attack = attacks.load(view, answers or 0)
    if attack is None:
        return
    own = attacks.context_of(view, attack)._replace(subject=card)
    for ability in attacks.abilities(view, attack):
        if ability.does != "instead" or ability.data.get("of") != "answer":
            continue
        if all(board.rules(view).truth(view, own, node) for node in (ability.cond, ability.data.get("filter")) if node):
            source = attack.info["source"] or Ref("attack", attack.id, 0)
            yield Standing(EffectId(source, ability.key), ability, own)


def of_resolution(view: View, frame: Frame) -> Outcome | None:
    """10-30: what is resolved instead of a card; the rest of its procedure is not run, an attack it made goes."""
    if frame.locals.get("replaced"):
        return Abandon(REPLACED)
    if not view.on("10-30"):
        return None
    card = frame.locals["card"]
    user, answers = frame.locals["by"], frame.locals.get("answers")
    while (effect := _one(view, frame, tuple(_for_card(view, card.id, answers)), user, "10-30")) is not None:
        if isinstance(effect, Ask):
            return effect
        wanted = _wanted(frame, effect, effect.context.you, "10-30")
        if wanted is False:
            continue
        if wanted is not True:
            return wanted
        attack = attacks.load(view, frame.locals.get("attack") or 0)
        if attack is not None:
            return Do((Act("remove_attack", {"attack": attack.id}),), then=None, clauses=("10-30",))
        view.consult("10-30")
        about: dict[str, Value] = {"event": {"card": card}}
        if effect.ability.data.get("of") == "answer":
            about["attack"] = effect.context.attack
        return Push(resolution(effect, about), then=None, put={"replaced": True})
    return None


def of_defeat(view: View, player: str) -> tuple[Standing, ...]:
    """9-1-3-1: the effects that would be resolved instead of a player's defeat."""
    refused = view.get(f"{player}.refused", ())
    return tuple(e for e in _candidates(view, "defeat") if e.context.you == player and e.id not in refused)


def of_players(view: View, frame: Frame, what: str, player: str, clause: str) -> Outcome | bool:
    """What is resolved instead of something that happens to a player: a card drawn, the damage of a reshuffle.

    An outcome that asks or begins it; False: nothing takes its place. An order to resolve it ends the step.
    """
    while True:
        mine = tuple(e for e in _candidates(view, what) if e.context.you == player)
        effect = _one(view, frame, mine, player, clause)
        if effect is None:
            return False
        if isinstance(effect, Ask):
            return effect
        wanted = _wanted(frame, effect, player, clause)
        if wanted is True:
            view.consult("1-4 paragraph 1")
            return Push(resolution(effect))
        if wanted is not False:
            return wanted


def asked(frame: Frame) -> tuple[str, ...]:
    """Under which names the frame keeps the answers about effects that stand in for what it does."""
    return tuple(name for name in frame.locals if name.startswith("instead"))


def for_damage(view: View, attack: attacks.Attack) -> Iterator[Ability]:
    """What of an attack's own text says what it does instead of dealing its damage."""
    own = attacks.context_of(view, attack)
    for ability in attacks.abilities(view, attack):
        if ability.does != "instead" or ability.data.get("of") != "damage":
            continue
        if ability.cond is None or board.rules(view).truth(view, own, ability.cond):
            yield ability


def of_damage(view: View, frame: Frame, attack: attacks.Attack) -> Outcome | None:
    """What an attack does instead of dealing its damage, by texts of its own; None: it deals damage."""
    own = attacks.context_of(view, attack)
    source = attack.info["source"] or Ref("attack", attack.id, 0)
    found = (Standing(EffectId(source, one.key), one, own) for one in for_damage(view, attack))
    effect = _one(view, frame, tuple(found), attack.holder, "9-4 v")
    if effect is None or isinstance(effect, Ask):
        return effect
    view.consult("1-4 paragraph 1")
    return Push(resolution(effect, {"attack": attack.id}))


def of_reaction(view: View, player: str) -> tuple[Standing, ...]:
    """10-34: the effects that a player may use instead of reacting."""
    return tuple(e for e in _candidates(view, "reaction") if e.context.you == player and view.on("10-34"))


def reaction(effect: Standing, attack: int) -> Spec:
    """An order to resolve an effect instead of a reaction to an attack."""
    return resolution(effect, {"attack": attack, "answers": attack})._replace(nesting=nesting.STATE)
