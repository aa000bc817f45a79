"""A20-6-1, A20-6-4: a perjury from the card's being hidden to the end of its use; what a card that lies hidden is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import PASS, Abandon, Act, Ask, Choice, Do, Done, Finish, Frame, Goto, Next, Push, Spec, View
from judge.furuyoni import board
from judge.furuyoni.core import s9_2_use
from judge.furuyoni.effects.operations.common import cards, here
from judge.furuyoni.legal import legality
from judge.furuyoni.legal.legality import Use
from judge.furuyoni.megami.renri import menu
from judge.furuyoni.megami.renri.menu import ZONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.data import Ref
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

HIDDEN, FAKE, BELIEVED = "hidden", "fake", "believed"
OVER, FACEDOWN = "A20-6-1 over", "facedown_after"


def face(view: View, card: int) -> bool:
    """A20-2-1: which way a card lies in perjury or in use that was hidden: down, until it is turned up."""
    kind = board.kind_of(board.zone_of(view, card))
    if kind == ZONE:
        return not view.get(f"card.{card}.{HIDDEN}")
    if kind != "in_use" or not view.get(f"card.{card}.{HIDDEN}"):
        return PASS  # type: ignore[no-any-return]
    return False


def true_number(view: View, card: int) -> str:
    """What a card is apart from the name under which it is hidden, by number: itself, or what it is a copy of."""
    own = board.printed(view, card).number
    if card in board.rules(view).mimics:
        return own
    return board.copied_number(view, card) or own


def is_fake(view: View, card: int, number: str) -> bool | None:
    """Whether a card has another name than that of the card claimed; None: the board does not say what it is."""
    own = true_number(view, card)
    if own.startswith("?"):
        return None
    known = board.rules(view).cards
    return own not in known or known[own].names.get("ja") != known[number].names.get("ja")


def mark(card: Ref, info: str, value: object = True) -> Act:
    """A state of a card."""
    return Act("mark_card", {"card": card, "info": info, "value": value})


def hide(view: View, frame: Frame) -> Outcome:
    """i: the card goes face down to its owner's zone."""
    if "hidden" in frame.locals:
        return Next({"card": frame.locals["hidden"][0].facts["card"]})
    card: Ref = frame.locals["card"]
    there = Act("put", {"card": card, "to": f"{board.owner(view, card.id)}.{ZONE}"})
    return Do((there, mark(card._replace(epoch=card.epoch + 1), HIDDEN)), into="hidden", then=None)


def claim(view: View, frame: Frame) -> Outcome:
    """ii: the name is claimed, which spends it for the turn; from iii on the card is treated as the one named."""
    about = frame.locals
    if "said" in about:
        return Next()
    acts = (
        menu.spend(view, about["by"], about["as"]),
        Act("shape", {"card": about["card"], "as": about["as"]}),
        Act("record", {"card": about["card"], "add": {"began": about["began"]}}),
    )
    return Do(acts, into="said", then=None)


def up_to_payment(view: View, frame: Frame) -> Outcome:
    """iii: used as the card named, to the end of the payment."""
    about = frame.locals
    if "paid" in about:
        return Goto("A20-6-1 iii improper") if about["paid"] == Done.NOT else Goto("A20-6-1 iv")
    use = Use(about["card"].id, about["by"], about["mode"], about["action"], about["answers"], about["free"])
    problems = legality.may_use(view, use)
    if problems:
        for problem in problems:
            view.consult(*problem.clauses, obstacle=problem.what, source=problem.source)
        return Goto("A20-6-1 iii improper")
    return Push(Spec(_procedure(view, frame), frame.you, {**about, "declared": True}), into="paid", then=None)


def _procedure(view: View, frame: Frame) -> str:
    return s9_2_use.PROCEDURES[board.definition(view, frame.locals["card"].id).type]


def improper(view: View, frame: Frame) -> Outcome:
    """The use as the card named was improper: all is as it was. Whether the name is spent is gap G200."""
    about = frame.locals
    if "back" in about:
        return Abandon(Done.NOT)
    card = board.card_ref(view, about["card"].id)
    acts = [
        Act("shape", {"card": card, "as": None}),
        Act("put", {"card": card, "to": about["began"], "cause": "put_back"}),
    ]
    if not view.gap("G200", ("A20-6-1 ii", "9-2 paragraph 6")):
        left = ", ".join(name for name in menu.claimed(view, about["by"]) if name != menu.called(view, about["as"]))
        acts.append(Act("inform", {"player": about["by"], "info": menu.CLAIMED, "becomes": left}))
    return Do(tuple(acts), into="back", then=None)


def go_on(view: View, frame: Frame) -> Outcome:
    """v: it comes to its owner's in_use as it lies, and the rest of the use is run as that of the card named."""
    about = frame.locals
    if "done" in about:
        return Finish(about["done"])
    card = board.card_ref(view, about["card"].id)
    if not board.face_up(view, card.id) and FACEDOWN not in (view.get(f"card.{card.id}.use") or {}):
        view.define("A20-2-1")
        return Do((Act("record", {"card": card, "add": {FACEDOWN: True}}),), then=None)
    proc = _procedure(view, frame)
    kept = ("by", "mode", "action", "as", "answers", "free", "unseen", "began")
    told = {**{key: about[key] for key in kept}, "card": card, "owners": True}
    if about["paid"]:
        told["attack"] = about["paid"]
    onwards = Spec(proc, frame.you, told, start=s9_2_use.ENTER[proc])
    return Push(Spec("9-2", frame.you, {**told, "rest": onwards}, start="9-2 rest"), into="done", then=None)


def over(view: View, frame: Frame) -> Outcome:
    """The perjury has been refuted: no card was used, and no attack made."""
    return Abandon("refuted")


def away(view: View, card: Ref) -> str:
    """v: what lay face down as it came to in_use goes facedown where the use would send it to played."""
    use = view.get(f"card.{card.id}.use") or {}
    clearing = any(frame.proc == "10-13" for frame in view.frames)
    if not use.get(FACEDOWN) or clearing or board.kind_of(board.zone_of(view, card.id)) != "in_use":
        return PASS  # type: ignore[no-any-return]
    return f"{board.owner(view, card.id)}.facedown"


def cleared(view: View) -> Iterator[Act]:
    """A20-6-4: as a phase is ended, what is in perjury goes to played."""
    for player in board.PLAYERS:
        for card in board.lie_in(view, f"{player}.{ZONE}"):
            yield Act("put", {"card": board.card_ref(view, card), "to": f"{board.owner(view, card)}.played"})


# -- turning it up -----------------------------------------------------------------------------------------------------


def turned(view: View, card: Ref, number: str, fake: bool) -> tuple[Act, ...]:
    """The changes by which a hidden card is turned up, and seen to be the one named or not."""
    return Act("reveal", {"cards": (card,)}), mark(card, HIDDEN, None), mark(card, FAKE, fake)


def which(by: str) -> Choice:
    """What is asked of a card of which the board does not say what it is: whether it is the one named."""
    return Choice(by, "genuine", (("yes",), ("no",)), clauses=("A20-6-3",))


def turn_up(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation by which a text lets its player show a card in perjury; one that lies open is shown too."""
    refs = cards(view, frame, node.args["card"])
    if not refs or board.gone(view, refs[0]):
        return Next({"last": Done.NOT})
    card, number = refs[0], view.get(f"card.{refs[0].id}.as")
    if number is None or board.face_up(view, card.id):
        return Do((Act("reveal", {"cards": (card,)}),), clauses=("6-2-1",))
    fake = is_fake(view, card.id, number)
    if fake is None and "genuine" not in here(frame):
        return Ask(which(frame.you), "genuine")
    if fake is None:
        fake = here(frame)["genuine"][0] == ("no",)
    return Do(turned(view, card, number, fake), clauses=("6-2-1",))
