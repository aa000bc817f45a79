"""What may be done: one place is asked by menus, steps, effects and explanations alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.identity import EffectId, of_thing
from judge.engine.tree import walk
from judge.engine.view import Draft, View
from judge.furuyoni import board
from judge.furuyoni.effects import altered, frames, standing
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.furuyoni.legal.prohibitions import coverable, forbidden, permitted
from judge.furuyoni.rules import attack_keywords, attacks, costs, generated, ranges
from judge.light import NamedTuple
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.data import Ref, Value

OUT_OF_RANGE = Obstacle("rule", ("9-2-1 i", "9-4-1"), "range")
OWN_COST = "this_cost"
UNPAYABLE = Obstacle("rule", ("9-3", "5-9 paragraph 2"), "cost")


class Use(NamedTuple):
    """A use that is considered: of which card, by whom, in which way (9-2)."""

    card: int
    by: str
    mode: str
    action: str = ""
    answers: int | None = None
    free: bool | str = False


def may_use(view: View, use: Use) -> list[Obstacle]:
    """What makes a use improper from the start (9-2 bullets 1 to 4, and what forbids the use)."""
    card, by, mode, _, answers, _ = use
    info = board.definition(view, card)
    found: list[Obstacle] = []

    def bars(action: str, *clauses: str) -> None:
        for obstacle in forbidden(view, action, by, card, answers, mode):
            found.append(obstacle._replace(clauses=tuple(dict.fromkeys((*clauses, *obstacle.clauses)))))

    if info.type not in ("attack", "action", "enhancement"):
        found.append(Obstacle("rule", ("6-2-1-5",), "type"))
    usable_as = board.vocab(view).classes[info.klass].usable if info.klass else ""
    if usable_as and not view.on(usable_as):
        found.append(Obstacle("rule", ("9-2 paragraph 2",), "type"))
    if use.mode == "reaction":
        if altered.subtype(view, use.card) == "reaction":
            view.define("6-2-1-6")
        elif permitted(view, "react_this", use.card):
            view.define("1-4 paragraph 1")
        else:
            found.append(Obstacle("rule", ("9-2 bullet 1", "9-4 i"), "no_reaction_subtype"))
        bars("react")
        bars("react_this")
        found += _no_reactions(view, use)
    if use.mode == "main" and use.action == "standard" and altered.subtype(view, use.card) == "throughout":
        found.append(Obstacle("rule", ("9-2 bullet 2", "8-2-2 A"), "throughout"))
    bars("use_this", "9-2 bullet 3")
    found += _range_limit(view, use.card)
    if info.type == "attack":
        bars("attack", "9-2 bullet 4")
        bars("use_attack")
    bars("use")
    bars(f"use_{info.klass}")
    return [o for o in found if view.on(*o.clauses) and view.bars(o.source, use.card)]


def _no_reactions(view: View, use: Use) -> Iterator[Obstacle]:
    """10-22: cards that may not be chosen to answer the attack."""
    attack = attacks.load(view, use.answers or 0)
    if attack is None:
        return
    for name, filter in attack_keywords.keywords(view, attack, "no_reactions"):
        if name == "no_reactions":
            context = attacks.context_of(view, attack)._replace(subject=use.card)
            if not filter or board.rules(view).truth(view, context, parse(filter)):
                clause = "10-22 paragraph 2" if filter else "10-22 paragraph 3"
                yield Obstacle(of_thing("attack", attack.id), (clause,), "no_reactions")


def _range_limit(view: View, card: int) -> Iterator[Obstacle]:
    """10-37: a card that may be used at some distances only."""
    for ability in frames.text(view, card).keywords("range_limit"):
        low, _, high = ability.data["filter_text"].partition("-")
        distance = board.rules(view).distance(view)
        if not int(low) <= distance <= int(high or low):
            source = EffectId(board.card_ref(view, card), ability.key)
            facts = (("distance", distance), ("range", tuple(range(int(low), int(high or low) + 1))))
            yield Obstacle(source, ("9-2 bullet 3", "10-37 paragraph 2"), "range_limit", facts)


def obstacles(view: View, use: Use, measured: bool = False) -> list[Obstacle]:
    """Everything that stands in the way of a use, the range of its attack and its cost included.

    `measured`: with what there is and what would be needed, which menus have no use for.
    """
    found = may_use(view, use)
    if board.definition(view, use.card).type == "attack":
        info = generated.of_card(view, use.card, use.by, use.answers)
        attack = attacks.Attack(0, {**info, "action": use.action})
        if not ranges.in_range(view, attack):
            found.append(OUT_OF_RANGE._replace(facts=_far(view, attack) if measured else ()))
    if use.free is not True:
        paying = _as_announced(view, use)
        if not costs.payable(paying, use.card, use.by, use.free):
            found.append(UNPAYABLE._replace(facts=_short(paying, use) if measured else ()))
        if paying is not view:
            view.gaps += paying.gaps
    return [o for o in found if view.on(*o.clauses) and view.bars(o.source, use.card)]


def _as_announced(view: View, use: Use) -> View:
    """The board as it will be when the cost is found: with the use announced, where the card's own cost asks how."""
    text = frames.text(view, use.card).abilities
    own = [a.cond for a in text if a.does == "change" and a.data["target"] == OWN_COST and a.cond is not None]
    asked = [n.args["path"] for cond in own for _, n in walk(cond) if n.op == "fact"]
    if "this.mode" not in asked:
        return view
    draft = Draft(view.game, view.state, view.frames, readings=view.readings)
    told = {"by": use.by, "mode": use.mode, "action": use.action, "answers": use.answers, "free": use.free}
    draft.set(f"card.{use.card}.use", told)
    return draft


def _far(view: View, attack: attacks.Attack) -> tuple[tuple[str, Value], ...]:
    """Where the attack is, and where it could be made."""
    return (("distance", board.rules(view).distance(view)), ("range", tuple(ranges.reach(view, attack))))


def _short(view: View, use: Use) -> tuple[tuple[str, Value], ...]:
    """What is due for a use, zone by zone, and what is there; for cards, by which effect and how many can pay."""
    acts = costs.due(view, use.card, use.by, use.free)
    due: list[tuple[Value, ...]] = [(act.args["from"], act.args["n"]) for act in acts]
    there = [costs.there(view, act) for act in acts]
    for cost in costs.in_cards(view, use.card, use.by):
        due.append((cost.zone(use.by), cost.n, cost.id))
        there.append(sum(card != use.card for card in costs.candidates(view, cost, use.by)))
    return (("due", tuple(due)), ("there", tuple(there)))


def usable(view: View, use: Use) -> bool:
    """Whether nothing stands in the way of a use."""
    return view.here(("usable", use), _free, use)


def _free(view: View, use: Use) -> bool:
    return not obstacles(view, use)


def closed(view: View, attack: attacks.Attack, card: int = 0) -> list[Obstacle]:
    """What keeps an attack from being answered with whatever card (9-4 i): that it answers one itself."""
    answers = attack.info["answers"] is not None
    found = [Obstacle(of_thing("attack", attack.id), ("9-4 i",), "to_reaction")] if answers else []
    return [o for o in found if view.bars(o.source, card)]


def reactions(view: View, attack: attacks.Attack) -> tuple[int, ...]:
    """The cards with which the attacked player may answer (9-4 i); where only 10-22 bars others, it decides here."""
    by = board.opponent(attack.holder)
    found = []
    for card in view.rules.usable_from(view, "9-4 i cards", by):
        problems = obstacles(view, Use(card, by, "reaction", answers=attack.id))
        if not problems:
            found.append(card)
        elif all(problem.what == "no_reactions" for problem in problems):
            for problem in problems:
                view.consult(*problem.clauses, obstacle=problem.what, source=problem.source)
    return tuple(found)


def main_uses(view: View, by: str, action: str) -> tuple[int, ...]:
    """The cards that may be used in the main phase in the normal way (8-2-2)."""
    cards = view.rules.usable_from(view, "8-2-2 cards", by)
    return tuple(c for c in cards if usable(view, Use(c, by, "main", action)))


def hand_and_specials(view: View, where: str, by: str) -> Iterator[int]:
    """The cards that a player may use: those in hand and the unused specials (8-2-2, 9-4 i), and whose text says so."""
    hand, specials = board.lie_in(view, f"{by}.hand"), board.lie_in(view, f"{by}.specials")
    yield from (*hand, *(c for c in specials if view.get(f"card.{c}.state") == "unused"))
    for effect in standing.texts(view, "permit"):
        card, what = effect.context.card, effect.ability.data["what"]
        theirs = card is not None and effect.context.you == by and card.id not in hand
        if card is not None and theirs and "use_as_in_hand" in what and permitted(view, "use_as_in_hand", card.id):
            yield card.id


def ref_of(view: View, card: int) -> Ref:
    """A reference to the card as it is now."""
    return board.card_ref(view, card)


RULES = {"8-2-2 cards": hand_and_specials}

__all__ = [
    "Obstacle", "Use", "coverable", "forbidden", "main_uses", "may_use", "obstacles", "permitted", "reactions",
    "ref_of", "usable",
]  # fmt: skip
