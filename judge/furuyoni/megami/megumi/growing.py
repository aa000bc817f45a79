"""A17-6, A17-7: growth, and how the player who has Megumi charges an enhancement (A17-7-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import NEXT, Act, Ask, Choice, Do, Finish, Frame, Next, Push, Spec, View
from judge.furuyoni import board
from judge.furuyoni.effects.operations.common import lasting, number, until
from judge.furuyoni.megami.megumi.seeds import PLACES, SEED, SPROUTED, UNSPROUTED, in_soil
from judge.furuyoni.rules import costs, instead, parameters

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

GROWTH = "growth"


def has_megumi(view: View, player: str) -> bool:
    """Whether a player has Megumi."""
    return board.brings(view, player, "megumi")


def hers(view: View, frame: Frame) -> bool:
    """A17-7: whether the player who uses the card has Megumi."""
    return has_megumi(view, frame.locals["by"]) and view.on("A17-7-1")


def charging(view: View, frame: Frame) -> Outcome:
    """iii: the five steps, unless something else is resolved in the card's place (10-30)."""
    other = instead.of_resolution(view, frame)
    if other is not None:
        return other
    return Push(Spec("A17-7-1", frame.you, {"card": frame.locals["card"], "by": frame.locals["by"]}))


def sprouting(view: View, player: str, n: int) -> Act:
    """Seeds in a player's soil sprout: so many, or as many as there are (5-10)."""
    soil = f"{player}.soil"
    view.define("A17-3 paragraph 1", "A17-3 paragraph 2")
    told = {"from": soil, "to": soil, "state": UNSPROUTED, "new_state": SPROUTED, "n": n, "owner": player}
    return Act("move_tokens", {"what": SEED, **told})


def sprout_by_use(view: View, frame: Frame) -> Outcome:
    """1: a card of some megami lets one seed sprout."""
    by, card = frame.locals["by"], frame.locals["card"]
    if not board.users(view, card.id) or not in_soil(view, by, UNSPROUTED):
        return Next()
    return Do((sprouting(view, by, 1),), clauses=("A17-7-1 iii-1", "A17-2-1-1 paragraph 1"))


def _free(view: View, frame: Frame) -> int:
    """The sprouted seeds that may be chosen: none where the card lies in the other player's zone (A17-4)."""
    by, card = frame.locals["by"], frame.locals["card"]
    there, place = in_soil(view, by, SPROUTED), board.zone_of(view, card.id)
    if not there or not view.applies("A17-4 paragraph 1"):
        return 0
    return there if place in (f"{by}.{zone}" for zone in PLACES) else 0


def _picked(frame: Frame, name: str) -> int:
    return int(frame.locals[name][0][1]) if name in frame.locals else 0


def seeds_of_charge(view: View, frame: Frame) -> Outcome:
    """2: any number of sprouted seeds, up to the charge."""
    by, card = frame.locals["by"], frame.locals["card"]
    most = min(parameters.charge(view, card.id) - costs.from_life(view, card.id, by), _free(view, frame))
    options = tuple((SEED, k) for k in range(most + 1))
    return Ask(Choice(by, SEED, options, about=(card.id,)), "seeds", NEXT)


def crystals_of_charge(view: View, frame: Frame) -> Outcome:
    """3: for the rest of the charge crystals from shadow and the user's aura, in any mixture."""
    by, card = frame.locals["by"], frame.locals["card"]
    ways = costs.mixtures(view, card.id, by, _left(view, frame))
    return Ask(Choice(by, "charge", ways, about=(card.id,)), "mixture", NEXT)


def _left(view: View, frame: Frame) -> int:
    """What of the charge has not been chosen as seeds."""
    return parameters.charge(view, frame.locals["card"].id) - _picked(frame, "seeds")


def seeds_of_growth(view: View, frame: Frame) -> Outcome:
    """4: of growth X, up to X seeds more."""
    by, card = frame.locals["by"], frame.locals["card"]
    most = min(growth(view, card.id), _free(view, frame) - _picked(frame, "seeds"))
    options = tuple(("grow", k) for k in range(max(0, most) + 1))
    return Ask(Choice(by, GROWTH, options, about=(card.id,)), "grown", NEXT)


def growth(view: View, card: int) -> int:
    """A17-6: the X of a card's growth: what is printed and what it has gained, in sum (paragraph 2)."""
    found = [int(board.definition(view, card).printed.get(GROWTH) or 0)]
    use = view.get(f"card.{card}.use") or {}
    found += [int(effect["n"]) for effect in use.get("took", ()) if effect["gains"] == GROWTH]
    if any(found):
        view.define("A17-6 paragraph 1")
    if len([n for n in found if n]) > 1 and not view.applies("A17-6 paragraph 2"):
        return max(found)
    return sum(found)


def attach(view: View, frame: Frame) -> Outcome:
    """5: all of it goes onto the card together."""
    if "charged" in frame.locals:
        return Finish()
    by, card = frame.locals["by"], frame.locals["card"]
    take = costs.taken(view, frame.locals.get("mixture", (("charge", 0, 0),))[0], by)
    seeds = _picked(frame, "seeds") + _picked(frame, "grown")
    acts = [Act("charge", {"card": card, "take": take, "asked": _left(view, frame)})]
    if seeds:
        view.define("A17-4 paragraph 2", "A17-2-1-1 paragraph 3", "A17-2 paragraph 2")
        if has_megumi(view, board.opponent(by)):
            view.define("A17-2 paragraph 3")
        told = {"from": f"{by}.soil", "to": f"card.{card.id}", "state": SPROUTED, "n": seeds, "owner": by}
        acts.append(Act("move_tokens", {"what": SEED, **told}))
    return Do(tuple(acts), into="charged", then=None)


def sprout(view: View, frame: Frame, node: Node) -> Outcome:
    """An effect lets seeds in the player's soil sprout."""
    n = number(view, frame, node.args.get("n"))
    return Do((sprouting(view, frame.you, n),), clauses=("A17-2-1-1 paragraph 1",))


def grow_next(view: View, frame: Frame, node: Node) -> Outcome:
    """The next such card that the player uses until a moment gains growth (9-1-3-4)."""
    effect: dict[str, Any] = {
        "id": lasting(frame), "you": frame.you, "target": "next_use", "gains": GROWTH,
        "n": number(view, frame, node.args.get("n")), "filter": node.args.get("filter_text", ""), "modifiers": (),
        "until": until(frame, node.args), "card": frame.locals.get("card"),
    }  # fmt: skip
    return Do((Act("last", {"effect": effect}),), clauses=("A17-6 paragraph 1",))
