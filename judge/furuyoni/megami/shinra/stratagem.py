"""A5-1 to A5-3: a player's stratagem, carried out openly and prepared in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Done, Frame, Next, Option, Push, Spec, View
from judge.engine import effect as trees
from judge.engine.effect import EFFECT
from judge.engine.identity import EffectId
from judge.engine.outcome import Enter, Outcome
from judge.engine.tree import Node, Path, at, parent, part, walk
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.effects.operations.common import here

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.data import Ref
    from judge.furuyoni.effects.abilities import Ability

SIDES = ("divine", "devious")
PREPARE = "A5-2 paragraph 3"
CARRY_OUT = "A5-2 paragraph 2"


def has(view: View, player: str) -> bool:
    """Whether a player has a stratagem: who has Shinra, and who has prepared one all the same (gap G80)."""
    return bears(view, player) or view.get(f"{player}.stratagem") is not None


def bears(view: View, player: str) -> bool:
    """Whether a player has Shinra (A5-1)."""
    return board.has(view, player, board.vocab(view).players["stratagem"])


def value(view: View, player: str) -> str:
    """Which stratagem a player has."""
    return str(view.get(f"{player}.stratagem", SIDES[0]))


def prepared(view: View, player: str) -> bool:
    """Whether it has been prepared since it was last carried out."""
    return bool(view.get(f"{player}.prepared", True))


def execute(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """Carry out the stratagem of whoever uses the card: reveal it, then resolve what the card says for it."""
    you = frame.you
    if "shown" not in here(frame):
        if not usable(view, you):
            return Next({"last": Done.NOT})
        if prepared(view, you):
            return reveal(view, you)
    side = value(view, you)
    return Enter(((side, 0),)) if node.args.get(side) else Next({"last": None})


def execute_each(view: View, frame: Frame, node: Node) -> Outcome:
    """Carry out the stratagem as cards in played have it: any number of them, each once, one after the other."""
    you, told = frame.you, here(frame)
    done: tuple[Ref, ...] = told.get("done", ())
    picked: tuple[Option, ...] | None = told.get("card")
    if picked is None:
        if not done and not usable(view, you):
            return Next({"last": Done.NOT})
        left = (c for c in board.lie_in(view, f"{you}.played") if _left(view, c, done))
        options: tuple[Option, ...] = tuple(("card", c) for c in left)
        return Ask(Choice(you, "pick", options, 0, min(1, len(options)), about=(frame.locals["tree"],)), "card")
    if not picked:
        return Next({"last": Done.FULLY if done else Done.NOT})
    if prepared(view, you):
        return reveal(view, you)
    card = board.card_ref(view, int(picked[0][1]))
    ability, place = _written(view, card.id)[0]
    tree = part(ability.key, (*place, value(view, you)))
    about = {"card": card, "owner": board.owner(view, card.id), "carried_out": True}
    order = trees.spec(tree, CARRY_OUT, you, about)
    return Push(order, into="got", then=None, put={"here": {"done": (*done, card)}})


def _written(view: View, card: int) -> list[tuple[Ability, Path]]:
    """Where the text of a card has a stratagem carried out."""
    texts = ((a, a.tree) for a in board.definition(view, card).abilities if a.tree is not None)
    return [(a, path) for a, tree in texts for path, node in walk(tree) if node.op == "execute"]


def _left(view: View, card: int, done: tuple[Ref, ...]) -> bool:
    """Whether a card may still be picked: has it come back to played after it was, that is gap G84."""
    if not _written(view, card) or board.card_ref(view, card) in done:
        return False
    return all(card != ref.id for ref in done) or bool(view.gap("G84", ("A5-2 paragraph 2",)))


def usable(view: View, you: str) -> bool:
    """Whether there is a stratagem to carry out: none without Shinra; one not prepared again yet is gap G81."""
    if not has(view, you):
        view.consult(CARRY_OUT)
        return False
    if prepared(view, you) or inside(view, you):
        return True
    return not view.gap("G81", (CARRY_OUT, "A5-3 bullet 1"))


def reveal(view: View, you: str) -> Do:
    """The order to reveal a player's stratagem; until another is prepared it lies open."""
    return Do(_set(view, you, value(view, you), False), into="shown", then=None, clauses=(CARRY_OUT, "A5-1"))


def inside(view: View, you: str) -> bool:
    """Whether a stratagem of the player is being carried out: the one that is resolved within is the same."""
    for frame in view.frames:
        if frame.proc != EFFECT or frame.you != you:
            continue
        if "carried_out" in frame.locals:
            return True
        root, path = board.rules(view).tree(frame.locals["tree"], view), frame.locals["at"]
        while path := parent(path):
            if at(root, path).op == "execute":
                return True
    return False


def prepare(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation by which a card says so."""
    return ready(view, frame, here(frame).get("stratagem"))


def ready(view: View, frame: Frame, picked: tuple[Option, ...] | None) -> Outcome:
    """Choose the next stratagem in secret; of who has none nothing is prepared, or one comes about (gap G80)."""
    you = frame.you
    if not bears(view, you) and not view.gap("G80", ("A5-1", PREPARE)):
        return Next({"last": Done.NOT})
    if picked is None:
        options: tuple[Option, ...] = tuple(("prepare", side) for side in SIDES)
        return Ask(Choice(you, "prepare", options, 1, 1, (PREPARE,)), "stratagem")
    clauses = (PREPARE,) if prepared(view, you) else (PREPARE, "A5-2 paragraph 1")
    return Do(_set(view, you, str(picked[0][1]), True), clauses=clauses)


def _set(view: View, you: str, side: str, ready: bool) -> tuple[Act, ...]:
    """The changes by which a stratagem is revealed, or laid down."""
    if not bears(view, you):
        return (Act("fact", {"values": {f"{you}.stratagem": side, f"{you}.prepared": ready}}),)
    return (
        Act("inform", {"player": you, "info": "stratagem", "becomes": side}),
        Act("inform", {"player": you, "info": "prepared", "becomes": ready}),
    )


def due(view: View, clause: str) -> Iterator[Due]:
    """A5-3: in an end phase, whoever's, a player who has Shinra prepares a stratagem that is not prepared."""
    for player in board.PLAYERS:
        if bears(view, player) and not prepared(view, player):
            yield Due(EffectId(rule="A5-3", of=player), Spec("A5-3", player))


def side(rest: str) -> tuple[str, ...] | None:
    """A line with a stratagem behind its verb."""
    return (rest,) if rest in SIDES else None


def by_rule(view: View, frame: Frame) -> Outcome:
    """The rule's own effect."""
    return ready(view, frame, frame.locals.get("stratagem"))

