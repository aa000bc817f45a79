"""A14-4 to A14-7: memory and its four positions, setting out, the crystal that moves on, the way home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Finish, Frame, Goto, Next, Push, Spec, View
from judge.engine.choice import pick_one
from judge.furuyoni import board
from judge.furuyoni.legal import prohibitions

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

PLACES = (1, 2, 3, 4)
TABLE = "A14-4 table 1"
IDEOLOGY = "NA-16-yatsuha-AA1-N-7-Ex2"
PILES = ("deck", "played", "facedown", "enhancements", "hand")


# -- memory ----------------------------------------------------------------------------------------------------------


def has_memory(view: View, player: str) -> bool:
    """Whether a player has memory (A14-4)."""
    return board.has_zone(view, player, "memory") and view.on("A14-4 paragraph 1")


def travels(view: View, player: str) -> bool:
    """Whether a player has memory and a crystal in it, whose position is the location."""
    return has_memory(view, player) and board.plain_crystals(view, f"{player}.memory") > 0


def location(view: View, player: str) -> int:
    """The position to which the crystal in memory is tied; 0: there is none (A14-4)."""
    if not travels(view, player) or not view.on("A14-4 paragraph 7"):
        return 0
    view.define("A14-4 paragraph 7")
    return int(board.information(view, player, "location"))


def comes_round(view: View, player: str) -> bool:
    """Whether the effect of the place where the journey began would now be resolved for the second time."""
    here = location(view, player)
    start = board.information(view, player, "journey_start")
    return here != 0 and here == start and board.information(view, player, "start_resolved") >= 1


# -- setting out -----------------------------------------------------------------------------------------------------


def set_out(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation by which a card says so."""
    return Push(Spec("A14-5", frame.you, {}))


def start(view: View, frame: Frame) -> Outcome:
    """1: a position is chosen. Who has set out before does nothing; nor does who has no memory."""
    you = frame.you
    if not has_memory(view, you):
        view.consult("A14-4 paragraph 1", "5-10 paragraph 1")
        return Finish()
    if board.information(view, you, "journey_start") and view.applies("A14-5"):
        return Finish()
    if "place" not in frame.locals:
        if not view.applies("A14-4 paragraph 6"):
            return Finish()
        return Ask(pick_one(you, "place", tuple(("start", n) for n in PLACES), "A14-5 1"), "place")
    n = frame.locals["place"][0][1]
    return Do((Act("inform", {"player": you, "info": "journey_start", "becomes": n}),))


def leave(view: View, frame: Frame) -> Outcome:
    """2: one crystal comes from shadow to memory, tied to the starting point."""
    you = frame.you
    if "place" not in frame.locals:
        return Next()
    n = frame.locals["place"][0][1]
    view.define("A14-4 paragraph 7")
    if not board.takeable(view, "shadow"):
        view.consult("5-10 paragraph 1")
        return Next()
    told = {"from": "shadow", "to": f"{you}.memory", "n": 1, "cause": "effect"}
    return Do((Act("move", told), Act("inform", {"player": you, "info": "location", "becomes": n})))


# -- where the crystal is --------------------------------------------------------------------------------------------


def visit(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation: the effect of the location."""
    return Push(Spec(TABLE, frame.you, {}))


def resolve(view: View, frame: Frame) -> Outcome:
    """Which effect it is; that of the place where the journey began is counted."""
    you, n = frame.you, location(view, frame.you)
    if not n:
        view.consult("A14-4 paragraph 7")
        return Finish()
    if n == board.information(view, you, "journey_start") and "counted" not in frame.locals:
        count = Act("inform", {"player": you, "info": "start_resolved", "by": 1})
        return Do((count,), into="counted", then=None)
    return Goto(f"{TABLE} {n}")


def vigor(view: View, frame: Frame) -> Outcome:
    """1: one vigor."""
    return Do((Act("vigor", {"player": frame.you, "by": 1}),), then="A14-4 over")


def touch(view: View, frame: Frame) -> Outcome:
    """2: an enhancement of either player is chosen; a crystal from it to shadow, or one from shadow onto it."""
    cards = tuple(("card", c) for p in board.PLAYERS for c in board.lie_in(view, f"{p}.enhancements"))
    if not cards:
        view.consult("5-10 paragraph 1")
        return Goto("A14-4 over")
    if "card" not in frame.locals:
        return Ask(pick_one(frame.you, "pick", cards, TABLE)._replace(about=("enhancement",)), "card")
    card = f"card.{frame.locals['card'][0][1]}"
    if "way" not in frame.locals:
        ways = (("move", card, "shadow"), ("move", "shadow", card))
        return Ask(Choice(frame.you, "arrow", ways, clauses=(TABLE,)), "way")
    _, source, target = frame.locals["way"][0]
    return Do((Act("move", {"from": source, "to": target, "n": 1, "cause": "effect"}),), then="A14-4 over")


def sink(view: View, frame: Frame) -> Outcome:
    """3: a card of played or facedown is chosen and goes to the bottom of the deck."""
    you = frame.you
    cards = tuple(("card", c) for pile in ("played", "facedown") for c in board.lie_in(view, f"{you}.{pile}"))
    if not cards:
        view.consult("5-10 paragraph 1")
        return Goto("A14-4 over")
    if "card" not in frame.locals:
        return Ask(pick_one(you, "pick", cards, TABLE)._replace(about=("bottom",)), "card")
    card = board.card_ref(view, frame.locals["card"][0][1])
    if prohibitions.stays(view, you, card.id, f"{you}.deck"):
        return Goto("A14-4 over")
    down = Act("put", {"card": card, "to": f"{you}.deck", "place": "bottom"})
    return Do((down,), then="A14-4 over", clauses=("7-1-6 paragraph 8",))


def draw(view: View, frame: Frame) -> Outcome:
    """4: one card is drawn."""
    return Push(Spec("7-1-6", frame.you, {"player": frame.you, "n": 1}), then="A14-4 over")


def over(view: View, frame: Frame) -> Outcome:
    """The effect has been resolved."""
    return Finish()


def move_on(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation: the crystal moves on clockwise."""
    return Push(Spec("A14-6", frame.you, {}))


def clockwise(view: View, frame: Frame) -> Outcome:
    """The crystal comes to the position whose number is one higher, from 4 to 1."""
    here = location(view, frame.you)
    if not here:
        view.consult("A14-4 paragraph 7", "5-10 paragraph 1")
        return Next()
    return Do((Act("inform", {"player": frame.you, "info": "location", "becomes": here % len(PLACES) + 1}),))


# -- the way home ----------------------------------------------------------------------------------------------------


def way_home(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation by which a card says so."""
    return Push(Spec("A14-7", frame.you, {})) if view.applies("A14-7") else Next()


def keep(view: View, frame: Frame) -> Outcome:
    """1: one card of the hand at most is chosen."""
    cards = tuple(("card", c) for c in board.lie_in(view, f"{frame.you}.hand"))
    if "kept" not in frame.locals:
        most = min(1, len(cards))
        return Ask(Choice(frame.you, "pick", cards, 0, most, ("A14-7 1",), about=("kept",)), "kept")
    return Next()


def remember(view: View, frame: Frame) -> Outcome:
    """2: all other normal cards that are the player's own come to memory, with the crystals on them."""
    you = frame.you
    if not has_memory(view, you):
        view.consult("A14-4 paragraph 1")
        return Next()
    kept = {option[1] for option in frame.locals.get("kept", ())}
    cards = tuple(
        c
        for pile in PILES
        for c in board.lie_in(view, f"{you}.{pile}")
        if c not in kept and board.definition(view, c).klass == "normal" and board.owner(view, c) == you
    )
    acts = tuple(Act("put", {"card": board.card_ref(view, c), "to": f"{you}.memory"}) for c in cards)
    return Do(acts, clauses=("A14-4 paragraph 2", "A14-4 paragraph 3")) if acts else Next()


def release(view: View, frame: Frame) -> Outcome:
    """3: all crystals of memory go to shadow."""
    zone = f"{frame.you}.memory"
    n = board.plain_crystals(view, zone) if has_memory(view, frame.you) else 0
    if not n:
        return Next()
    gone = Act("inform", {"player": frame.you, "info": "location", "becomes": 0})
    return Do((Act("move", {"from": zone, "to": "shadow", "n": n, "cause": "effect"}), gone))


def gain(view: View, frame: Frame) -> Outcome:
    """4: the special of that number comes from extra to the specials, unused."""
    you = frame.you
    cards = [c for c in board.lie_in(view, f"{you}.extra") if view.get(f"card.{c}.number") == IDEOLOGY]
    told = {"to": f"{you}.specials", "state": "unused"}
    acts = tuple(Act("put", {"card": board.card_ref(view, c), **told}) for c in cards)
    return Do(acts) if acts else Next()


# -- lines of play ---------------------------------------------------------------------------------------------------


def words(rest: str) -> tuple[str, ...] | None:
    """A position behind `start`."""
    return (rest,) if rest in {str(n) for n in PLACES} else None
