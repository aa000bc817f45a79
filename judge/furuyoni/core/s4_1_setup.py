"""4-1 preparing the duel: crystals, decks and specials, the first player, hands, the exchange of cards, vigor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Abandon, Act, Ask, Choice, Do, Frame, Goto, Next, Procedure, Push, Spec, Step, View
from judge.engine.choice import CHANCE, Option
from judge.furuyoni import board
from judge.furuyoni.core import s8_turn, s9_7_reshuffle

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome


def megami(view: View, frame: Frame) -> Outcome:
    """2-1: each player has chosen two megami of different numbers from the list, and shown them."""
    chosen = {p: view.get(f"{p}.megami", ()) for p in board.PLAYERS}
    twice = [p for p, two in chosen.items() if len({m.partition("-")[0] for m in two if m != "?"}) < len(two)]
    if twice:
        return Abandon("improper")
    values = {f"{p}.shown": True for p in board.PLAYERS}
    return Do((Act("fact", {"values": values}),), clauses=("2-1 paragraph 1", "2-1 paragraph 2", "2-2"))


def ready(view: View, frame: Frame) -> Outcome:
    """3-1: each player has the cards that the chosen megami bring."""
    view.define("6-2-1-3", "5-4 paragraph 1")
    return Next()


def decks(view: View, frame: Frame) -> Outcome:
    """3-2: seven normal cards and three specials each, in secret."""
    for player in board.PLAYERS:
        sizes = [len(board.lie_in(view, f"{player}.{zone}")) for zone in ("deck", "specials")]
        if sizes != [7, 3]:
            return Abandon("improper")
    return Push(Spec("4-1"))


def crystals(view: View, frame: Frame) -> Outcome:
    """1: ten in the distance, three in each aura, ten in each life."""
    values = {"distance.crystals": 10, "shadow": 0}
    for player in board.PLAYERS:
        values |= {f"{player}.aura": 3, f"{player}.life": 10, f"{player}.flare": 0}
    return Do((Act("fact", {"values": values}),))


def cards(view: View, frame: Frame) -> Outcome:
    """2: the chosen cards lie in deck and specials, unused; those not chosen face down out of the game."""
    values = {
        f"card.{c}.unchosen": True for p in board.PLAYERS for c in board.lie_in(view, f"{p}.out_of_game")
    } | {f"card.{c}.state": "unused" for p in board.PLAYERS for c in board.lie_in(view, f"{p}.specials")}
    return Do((Act("fact", {"values": values}),), clauses=("4-1 2", "3-2", "5-3", "5-4 paragraph 1"))


def first(view: View, frame: Frame) -> Outcome:
    """3: chance names the first player."""
    if "first" not in frame.locals:
        options: tuple[Option, ...] = tuple(("first", p) for p in board.PLAYERS)
        return Ask(Choice(CHANCE, "first", options), "first")
    act = Act("fact", {"values": {"active": frame.locals["first"][0][1]}})
    return Do((act,), clauses=("4-1 3", "5-1-1 paragraph 1"))


def hands(view: View, frame: Frame) -> Outcome:
    """4: each player shuffles the deck and draws three."""
    left = frame.locals.get("left", board.PLAYERS)
    if not left:
        return Next()
    player = left[0]
    if frame.locals.get("mixed") != player:
        return Push(Spec("7-1-6 shuffle", player, {"player": player}), then=None, put={"mixed": player})
    return Push(Spec("7-1-6", player, {"player": player, "n": 3}), then=None, put={"left": left[1:]})


def exchange(view: View, frame: Frame) -> Outcome:
    """5: from the active player on, each may exchange cards once."""
    first = board.active(view)
    left = frame.locals.get("turns", (first, board.opponent(first)))
    if not left:
        return Goto("4-1 6")
    return Goto("4-1 5-1", {"who": left[0], "turns": left[1:]}, ("returned",))


def choose(view: View, frame: Frame) -> Outcome:
    """5-1: any number of cards of the hand, in the order in which they will go to the bottom."""
    if "who" not in frame.locals:
        return Goto("4-1 6")
    player = frame.locals["who"]
    hand = board.lie_in(view, f"{player}.hand")
    if "returned" not in frame.locals:
        options = tuple(("card", c) for c in hand)
        return Ask(Choice(player, "mulligan", options, 0, len(options), ordered=True), "returned")
    return Next() if frame.locals["returned"] else Goto("4-1 5")


def put_back(view: View, frame: Frame) -> Outcome:
    """5-2: they go to the bottom of the deck."""
    player = frame.locals["who"]
    acts = tuple(
        Act("put", {"card": board.card_ref(view, o[1]), "to": f"{player}.deck", "place": "bottom"})
        for o in frame.locals.get("returned", ())
    )
    return Do(acts)


def draw_again(view: View, frame: Frame) -> Outcome:
    """5-3: as many are drawn."""
    player, n = frame.locals["who"], len(frame.locals.get("returned", ()))
    return Push(Spec("7-1-6", player, {"player": player, "n": n}), then="4-1 5")


def vigor(view: View, frame: Frame) -> Outcome:
    """6: the active player has no vigor, the other one."""
    first = board.active(view)
    values = {f"{first}.vigor": 0, f"{board.opponent(first)}.vigor": 1}
    return Do((Act("fact", {"values": values}),))


def begin(view: View, frame: Frame) -> Outcome:
    """7: the first turn."""
    if "begun" in frame.locals:
        return Push(s8_turn.turn(board.active(view)), put={"begun": True})
    return Do((Act("fact", {"values": {"turn": 1}}),), into="begun", then=None)


def procedures(edition: str) -> tuple[Procedure, ...]:
    """4-1."""
    steps = (
        Step("4-1 1", crystals),
        Step("4-1 2", cards),
        Step("4-1 3", first),
        Step("4-1 4", hands),
        Step("4-1 5", exchange),
        Step("4-1 5-1", choose),
        Step("4-1 5-2", put_back),
        Step("4-1 5-3", draw_again),
        Step("4-1 6", vigor),
        Step("4-1 7", begin),
    )
    before = (
        Step("2-1", megami, ("2-1 paragraph 1",)),
        Step("3-1", ready),
        Step("3-2", decks),
    )
    mixing = (Step("7-1-6 shuffle", s9_7_reshuffle.mix, ("7-1-6 paragraph 4",)),)
    return (Procedure("2", before), Procedure("4-1", steps), Procedure("7-1-6 shuffle", mixing))
