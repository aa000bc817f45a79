"""A24-2, A24-3, A24-7, A24-8: fate cards, their faces and places, moving one to the fate not yet seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Do, Done, Finish, Frame, Next, Push, Spec, View
from judge.furuyoni import board
from judge.furuyoni.core import s6_2_1_7_text
from judge.furuyoni.effects import standing
from judge.furuyoni.effects.abilities import LYING, CardDef
from judge.furuyoni.effects.operations.common import here, player

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

WHO = "innealra"
FATE = "fate"
PAST, PRESENT, FUTURE, UNSEEN = "past", "present", "future", "unseen"
PLACES = (PAST, PRESENT, FUTURE, UNSEEN)
"""The places of a fate zone, each a zone of its own on the board."""
ZONE = "A24-3 paragraph 1"
SHIFT = "A24-7"
TEXT = "A24-2-1-5"
LED = "A24-8"
AGAIN, MOVED = "G240", "G243"


def lying(view: View, whose: str, place: str) -> int | None:
    """The fate card in a place of a player's fate zone (A24-3); of a player without Innealra there is none."""
    view.define("A24-3 paragraph 1", "A24-3 paragraph 2", "A24-3 paragraph 3")
    if not view.on("A24-3 paragraph 1", "A24-3 paragraph 2") or not board.has_zone(view, whose, place):
        return None
    fate = FATE if view.on("A24-2-1-1") else ""
    cards = (c for c in board.lie_in(view, f"{whose}.{place}") if board.definition(view, c).klass == fate)
    return next(cards, None)


# -- faces -------------------------------------------------------------------------------------------------------------


def led(view: View, whose: str) -> bool:
    """A24-8: whether an effect that is valid leads the fate of a player to entangled fate."""
    if not board.rules(view).standing.get("entangle"):
        return False
    return any(effect.context.you == whose for effect in standing.active(view, "entangle"))


def face_up(view: View, found: bool, card: int) -> bool:
    """A24-2-2-2: while that player's fate is led to entangled fate, each of the fate cards lies face down."""
    zone = board.zone_of(view, card)
    if not found or board.kind_of(zone) not in PLACES or not led(view, board.player_of(zone)):
        return found
    return not (view.on("A24-2-2-1") and view.on("A24-2-2-2"))


def shown(view: View, found: CardDef, card: int) -> CardDef:
    """A24-2 paragraph 2: a fate card is what the face that lies up says."""
    if found.klass != FATE or not found.faces:
        return found
    view.define("A24-2-1-4", "A24-2-2-1")
    up, down = LYING
    now = found.faces[up if board.face_up(view, card) else down]._replace(faces=found.faces)
    return now if view.on("A24-2-1-4") else now._replace(megami="")


# -- what a fate card does ---------------------------------------------------------------------------------------------


def resolve(view: View, frame: Frame) -> Outcome:
    """A24-2-1-5: the effects of a fate card, in the order in which they are written; its arrows are those of a card."""
    card = frame.locals.get("fate")
    if card is None or not view.on(TEXT):
        return Next()
    view.define("A24-2 paragraph 3")
    about = {} if view.on("A24-2 paragraph 3") else {"text": ()}
    return s6_2_1_7_text.resolve(view, frame, FATE, board.card_ref(view, card), about=about)


def resolve_all(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation: the effects of the fates in past, present and future are resolved in turn; none of them moves.

    Which cards these are where one has moved meanwhile is gap G243.
    """
    told, you = here(frame), frame.you
    began = told.get("began", {place: lying(view, you, place) for place in PLACES[:3]})
    left: tuple[str, ...] = told.get("left", tuple(place for place, card in began.items() if card is not None))
    if not left:
        if not told:
            view.consult(ZONE)
        return Next({"last": Done.FULLY if told else Done.NOT})
    place, *rest = left
    card = lying(view, you, place)
    if card != began[place] and view.gap(MOVED, (TEXT, SHIFT)):
        card = began[place]
    put = {"here": {"began": began, "left": tuple(rest)}}
    return Push(Spec(TEXT, you, {"fate": card}), then=None, put=put)


# -- moving ------------------------------------------------------------------------------------------------------------


def order(card: int, whose: str) -> Spec:
    """An order to move one of a player's fate cards to the fate not yet seen."""
    return Spec(SHIFT, whose, {"fate": card})


def shift(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation: the fate in a player's past moves to that player's fate not yet seen."""
    told = here(frame)
    if "moved" in told:
        return Next({"last": told["moved"]})
    whose = player(view, frame, node.args.get("who"))
    card = lying(view, whose, PAST)
    if card is None or not view.on(SHIFT):
        view.consult(ZONE)
        return Next({"last": Done.NOT})
    return Push(order(card, whose), into="moved", then=None)


def keep_in_mind(view: View, frame: Frame) -> Outcome:
    """1: which card is in the fate not yet seen. Whether the card that lies there itself moves at all is gap G240."""
    was = lying(view, frame.you, UNSEEN)
    if was == frame.locals["fate"] and not view.gap(AGAIN, (SHIFT, "A24-6 bullet 2")):
        return Finish(Done.NOT)
    return Next({"was": was})


def tie(view: View, frame: Frame) -> Outcome:
    """2: the card goes to the fate not yet seen."""
    return _to(view, frame, frame.locals["fate"], UNSEEN)


def to_past(view: View, frame: Frame) -> Outcome:
    """3: an empty past takes the card of the present."""
    return _moves_up(view, frame, PRESENT, PAST)


def to_present(view: View, frame: Frame) -> Outcome:
    """4: an empty present takes the card of the future."""
    return _moves_up(view, frame, FUTURE, PRESENT)


def to_future(view: View, frame: Frame) -> Outcome:
    """5: the card that was in the fate not yet seen goes to the future."""
    return _to(view, frame, frame.locals.get("was"), FUTURE)


def done(view: View, frame: Frame) -> Outcome:
    """The fate has moved."""
    return Finish(Done.FULLY)


def _moves_up(view: View, frame: Frame, source: str, target: str) -> Outcome:
    if lying(view, frame.you, target) is not None:
        return Next()
    return _to(view, frame, lying(view, frame.you, source), target)


def _to(view: View, frame: Frame, card: int | None, place: str) -> Outcome:
    if card is None:
        return Next()
    return Do((Act("put", {"card": board.card_ref(view, card), "to": f"{frame.you}.{place}"}),))
