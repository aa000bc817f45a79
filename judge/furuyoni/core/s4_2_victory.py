"""4-2 victory and defeat: looked at after every change, before anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Cut, Do, Finish, Frame, Goto, Procedure, Push, Spec, Step, View
from judge.engine.choice import pick_one
from judge.furuyoni import board
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import instead
from judge.furuyoni.rules.edition import KO

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome

LIVES = tuple((player, f"{player}.life") for player in board.PLAYERS)
LOSING = tuple((player, f"{player}.defeated") for player in board.PLAYERS)
WINNING = tuple((player, f"{player}.victorious") for player in board.PLAYERS)


def safe(view: View, player: str) -> bool:
    """Whether a player cannot lose now."""
    return any(True for _ in legality.forbidden(view, "lose", player))


def barred(view: View, player: str) -> bool:
    """Whether a player cannot win now."""
    return any(True for _ in legality.forbidden(view, "win", player))


def _at_zero(view: View) -> list[str]:
    """The players whose life is 0 and who can lose and be beaten."""
    crystals = view.rules.crystals
    dead = [player for player, life in LIVES if not crystals(view, life)]
    return [p for p in dead if not safe(view, p) and view.on("4-2 1") and not barred(view, board.opponent(p))]


def judgement(view: View) -> Cut | Push | None:
    """What the victory check comes to: None, what is resolved instead of a defeat, or the end of the game.

    The end is `a` or `b` for the winner, or `draw`.
    """
    dead = _at_zero(view)
    if dead:
        return _of_life(view, dead)
    named = dict(view.rules.defeated(view)) if view.on("4-2 2") else {}
    lost = [p for p in board.PLAYERS if p in named and not safe(view, p)] if named else ()
    for player in lost:
        other = _instead(view, player)
        if other is not None:
            return other
    if lost:
        says = (named[player] for player in lost)
        return _by_effect(view, [board.opponent(player) for player in lost], "4-2 2", *says)
    won = [p for p, fact in WINNING if view.get(fact) and view.on("4-2 3") and not barred(view, p)]
    return _by_effect(view, won, "4-2 3") if won else None


def _of_life(view: View, dead: list[str]) -> Cut | Push:
    """What comes of it that the life of one player, or of both, is 0."""
    if len(dead) < 2 or _replaced_first(view, dead):
        for player in dead:
            other = _instead(view, player)
            if other is not None:
                return other
    if len(dead) < 2:
        return Cut(0, over=board.opponent(dead[0]), clauses=("4-2", "4-2 1"))
    if board.rules(view).edition == KO:
        return Cut(0, over="draw" if view.on("4-2 0") else "undecided", clauses=("4-2", "4-2 0"))
    drawn = view.gap("G3", ("4-2 1",)) == 0
    return Cut(0, over="draw" if drawn else "undecided", clauses=("4-2", "4-2 1"))


def by_effect(view: View) -> Iterator[tuple[str, str]]:
    """The players whom an effect has made lose."""
    for player, fact in LOSING:
        if view.get(fact):
            yield player, "4-2 2"


def _by_effect(view: View, winners: list[str], clause: str, *says: str) -> Cut:
    """The end by an effect, which a clause of its own may say; for both players at once that is gap G46."""
    if len(winners) == 1:
        return Cut(0, over=winners[0], clauses=tuple(dict.fromkeys(("4-2", *says, clause))))
    drawn = view.gap("G46", (clause,)) == 0
    return Cut(0, over="draw" if drawn else "undecided", clauses=("4-2", clause))


def _replaced_first(view: View, dead: list[str]) -> bool:
    """Whether what stands in for the defeat of one comes before the draw of both (gap G47)."""
    if not any(instead.of_defeat(view, player) for player in dead):
        return False
    return view.gap("G47", ("4-2", "9-1-3-1 paragraph 1")) == 1


def _instead(view: View, player: str) -> Push | None:
    """9-1-3-1: something else is resolved instead of the defeat; meanwhile there is no check."""
    if not instead.of_defeat(view, player):
        return None
    return Push(Spec("9-1-3-1", player, {"player": player}, holds=("urgent",)))


def choose(view: View, frame: Frame) -> Outcome:
    """9-1-3-1: of several such effects the loser picks one."""
    player = frame.locals["player"]
    effects = {e.id: e for e in instead.of_defeat(view, player)}
    if "picked" not in frame.locals:
        options = tuple(("resolve", id) for id in effects)
        options = options if view.on("9-1-3-1 paragraph 2") else options[:1]
        clauses = ("9-1-3-1 paragraph 2",) if len(options) > 1 else ("9-1-3-1 paragraph 1",)
        return Ask(pick_one(player, "instead_of_defeat", options, *clauses), "picked")
    if not frame.locals["picked"]:
        return Finish()
    effect = effects[frame.locals["picked"][0][1]]
    if effect.ability.data.get("may"):
        if "agreed" not in frame.locals:
            ways = (("yes", effect.id), ("no", effect.id))
            return Ask(Choice(player, "instead", ways, clauses=("9-1-3-1 paragraph 1",)), "agreed")
        if frame.locals["agreed"][0][0] == "no":
            refused = (*view.get(f"{player}.refused", ()), effect.id)
            return Do((Act("fact", {"values": {f"{player}.refused": refused}}),), then="9-1-3-1 over")
    undo = Act("fact", {"values": {f"{player}.defeated": None}})
    if view.get(f"{player}.defeated"):
        return Do((undo,), then=None)
    order = instead.resolution(effect)
    return Goto("9-1-3-1 counted", {"order": order}) if _counts(view, player) else Push(order, then="9-1-3-1 over")


def _counts(view: View, player: str) -> bool:
    """Whether something asks how often something stood in for the player's defeat."""
    info = board.vocab(view).players.get("defeats")
    return info is not None and board.has(view, player, info)


def over(view: View, frame: Frame) -> Outcome:
    """What was to be done instead has been done, or it was refused: 4-2 is looked at again."""
    return Finish()


def counted(view: View, frame: Frame) -> Outcome:
    """Where that is asked: it is counted, then what stands in for the defeat is resolved."""
    if "noted" in frame.locals:
        return Push(frame.locals["order"])
    return Do((Act("inform", {"player": frame.locals["player"], "info": "defeats", "by": 1}),), into="noted", then=None)


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-1-3-1."""
    clauses = ("9-1-3-1 paragraph 1",)
    steps = (
        Step("9-1-3-1", choose, clauses),
        Step("9-1-3-1 over", over, clauses),
        Step("9-1-3-1 counted", counted, clauses),
    )
    return (Procedure("9-1-3-1", steps),)


RULES = {"4-2": judgement, "4-2 2": by_effect}
