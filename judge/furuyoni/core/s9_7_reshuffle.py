"""9-7 reshuffling the deck, 7-1-6 drawing, 10-10 fatigue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import (
    Act,
    Ask,
    Choice,
    Do,
    Done,
    Finish,
    Frame,
    Goto,
    Next,
    Procedure,
    Push,
    Spec,
    Step,
    Triggered,
    View,
)
from judge.engine.choice import CHANCE
from judge.furuyoni import board
from judge.furuyoni.core import s5_8_damage
from judge.furuyoni.effects import standing
from judge.furuyoni.legal import prohibitions
from judge.furuyoni.rules import conditions, instead, nesting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome

DRAWING = ("7-1-6 paragraph 6",)


def order(player: str, by_rule: bool) -> Spec:
    """An order to reshuffle a player's deck; by rule it costs life (9-7 i)."""
    return Spec("9-7", player, {"player": player, "by_rule": by_rule})


def announce(view: View, frame: Frame) -> Outcome:
    """The reshuffle is about to be made: what comes just before it, or instead of it, comes now."""
    about = {"what": "reshuffle", "player": frame.locals["player"]}
    return Do((Act("happens", about),))


def waited_for(view: View, acts: tuple[Act, ...]) -> Iterator[Triggered]:
    """What comes just before acts that are about to be made: what cards say comes just before a reshuffle."""
    player = about_to(acts)
    return conditions.before_reshuffle(view, player) if player else iter(())


DECIDED = "reshuffle_replaced"
"""What is announced of a reshuffle that was chosen and then replaced by something else."""


def about_to(acts: tuple[Act, ...], replaced: bool = False) -> str:
    """The player whose reshuffle is what is about to be made; "" if it is something else.

    `replaced`: of one, too, that was chosen and is then replaced.
    """
    meant = ("reshuffle", DECIDED) if replaced else ("reshuffle",)
    if acts and acts[0].kind == "happens" and acts[0].args["what"] in meant:
        return str(acts[0].args["player"])
    return ""


def at_first(view: View, fit: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that fit as a reshuffle was about to be made: none, where others have come before it by now."""
    return () if view.frames and view.frames[-1].locals.get("seen") else fit


def fitting(view: View, now: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    """The cards for an effect just before a reshuffle: those that fit as it is resolved, or as it came up (gap G78)."""
    if set(now) <= {*before} or view.gap("G78", ("5-5 paragraph 3", "9-1 paragraph 2")) == 0:
        return now
    return tuple(card for card in now if card in before)


def hurt(view: View, frame: Frame) -> Outcome:
    """i: a reshuffle by rule deals one damage to life."""
    if not frame.locals["by_rule"]:
        return Next()
    player = frame.locals["player"]
    if not any(True for _ in prohibitions.forbidden(view, "damaged", player)):
        other = instead.of_players(view, frame, "reshuffle_damage", player, "9-7 i")
        if not isinstance(other, bool):
            return other
    return Push(s5_8_damage.one_value(player, "life", 1, "reshuffle"))


def gather(view: View, frame: Frame) -> Outcome:
    """ii: the normal cards of played and facedown go to the deck."""
    player = frame.locals["player"]
    zones = (f"{player}.{name}" for name in ("played", "facedown"))
    cards = tuple(c for zone in zones for c in board.lie_in(view, zone) if not stays(view, zone))
    normal = tuple(c for c in cards if board.definition(view, c).klass != "special")
    acts = tuple(Act("put", {"card": board.card_ref(view, c), "to": f"{player}.deck"}) for c in normal)
    return Do(acts) if acts else Next()


def stays(view: View, zone: str) -> bool:
    """Whether an effect keeps the cards of a zone from moving by a reshuffle (1-4)."""
    for effect in standing.active(view, "stays"):
        head, _, tail = str(effect.ability.data["in"]).partition(".")
        mine = effect.context.you
        if zone == f"{mine if head == 'me' else board.opponent(mine)}.{tail}" and view.applies("1-4 paragraph 2"):
            standing.rely(view, effect)
            return True
    return False


def mix(view: View, frame: Frame) -> Outcome:
    """ii: the deck is shuffled."""
    player = frame.locals["player"]
    deck = board.lie_in(view, f"{player}.deck")
    if "shuffled" in frame.locals:
        return Finish(Done.FULLY)
    if "order" not in frame.locals:
        cards = tuple(("card", c) for c in deck)
        choice = Choice(CHANCE, "shuffle", cards, len(cards), len(cards), ordered=True, about=(player,))
        return Ask(choice, "order")
    order = tuple(o[1] for o in frame.locals["order"])
    return Do((Act("shuffle", {"player": player, "order": order}),), into="shuffled", then=None)


def ends(view: View, frame: Frame, result: object) -> tuple[Act, ...]:
    """What may be waited for: the deck has been reshuffled, all that chapters add to it done."""
    if result == instead.REPLACED:
        return ()
    if not any((e.ability.when or {}).get("happens") == "reshuffled" for e in standing.texts(view, "when")):
        return ()
    return (Act("happens", {"what": "reshuffled", "player": frame.locals["player"]}),)


def draw(view: View, frame: Frame) -> Outcome:
    """7-1-6: draw one card after the other; where the deck is empty, fatigue instead (5-5-3): then none is drawn.

    Each of them may be replaced by something else; then it is not drawn either.
    """
    about = frame.locals
    left, player = about["n"], about["player"]
    if left <= 0 or not view.on("7-1-6 paragraph 5"):
        lacking = Done.PARTLY if about.get("some") else Done.NOT
        return Finish(lacking if about.get("tired") else Done.FULLY)
    if any(True for _ in prohibitions.forbidden(view, "draw", player)) and view.applies("1-4 paragraph 2"):
        return Finish(Done.PARTLY if about.get("some") else Done.NOT)
    put = {"n": left - 1, "tired": True, **dict.fromkeys(instead.asked(frame))}
    other = instead.of_players(view, frame, "draw", player, DRAWING[0])
    if not isinstance(other, bool):
        return other._replace(then=None, put=put) if isinstance(other, Push) else other
    deck = board.lie_in(view, f"{player}.deck")
    if not deck:
        return Push(Spec("10-10", player, {"player": player}, nesting.STATE), then=None, put=put)
    act = Act("put", {"card": board.card_ref(view, deck[0]), "to": f"{player}.hand", "cause": "draw"})
    return Do((act,), into="got", then="7-1-6 next")


def drawn(view: View, frame: Frame) -> Outcome:
    """One card less to draw."""
    return Goto("7-1-6", {"n": frame.locals["n"] - 1, "some": True}, ("got", *instead.asked(frame)))


def fatigue(view: View, frame: Frame) -> Outcome:
    """10-10: damage of one to the aura or one to the life, if no effect says otherwise."""
    if not view.on("10-10"):
        return Finish(Done.NOT)
    player, sides = frame.locals["player"], (1, 1)
    for effect in standing.active(view, "fatigue"):
        data, you = effect.ability.data, effect.context.you
        whose = you if data["who"] == "me" else board.opponent(you)
        if player == whose and view.applies("1-4 paragraph 1"):
            standing.rely(view, effect)
            aura, life = (board.rules(view).number(view, effect.context, n) for n in data["damage"].args["of"])
            sides = (aura, life)
    return Push(s5_8_damage.two_values(player, *sides, "fatigue"))


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-7, drawing, and fatigue."""
    return (
        Procedure(
            "9-7",
            (
                Step("9-7", announce),
                Step("9-7 i", hurt),
                Step("9-7 ii", gather),
                Step("9-7 ii shuffle", mix, ("9-7 ii", "7-1-6 paragraph 4")),
            ),
            ends=ends,
        ),
        Procedure("7-1-6", (Step("7-1-6", draw, DRAWING), Step("7-1-6 next", drawn, DRAWING))),
        Procedure("10-10", (Step("10-10", fatigue, ("5-5-3", "10-10")),)),
    )


RULES = {"9-7 before": waited_for}
