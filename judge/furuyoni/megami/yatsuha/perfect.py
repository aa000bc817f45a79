"""A14-3: cards are brought to their perfect form; A14-4: those that come back from memory too, if they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Done, Event, Finish, Frame, Next, Push, Spec, Triggered, View
from judge.engine.identity import EffectId
from judge.furuyoni import board
from judge.furuyoni.core import s10_25_exchange
from judge.furuyoni.effects.operations.common import cards, here
from judge.furuyoni.rules import nesting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.data import Ref
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

WHO = "yatsuha"
FORMS = {f"NA-16-yatsuha-O-N-{n}": f"NA-16-yatsuha-A1-N-{n}-Ex1" for n in range(1, 8)}
"""A14-3 table 1: by number, the card for which each is exchanged."""
SHOWN = "A14-4 paragraph 5"


def perfect(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation by which a card says so; what has come of the card gets a name, exchanged or not."""
    told, name = here(frame), node.args.get("as")
    found = next(iter(cards(view, frame, node.args["card"])), None)
    if "became" not in told and found is not None:
        card = board.card_ref(view, found.id)
        return Push(Spec("A14-3", frame.you, {"card": card}), into="became", then=None)
    became: Ref | None = told.get("became")
    now = became or (board.card_ref(view, found.id) if found is not None else None)
    names = {**frame.locals["names"], name: () if now is None else (now,)} if name else frame.locals["names"]
    return Next({"last": Done.NOT if became is None else Done.FULLY, "names": names})


def exchange(view: View, frame: Frame) -> Outcome:
    """The card is exchanged for the one of the table in the extra of who does it, if it can be (10-25), and counted.

    What the card is called decides: one that another card has become a copy of is not the one that is named.
    """
    if "moved" in frame.locals:
        return Next()
    card: Ref = frame.locals["card"]
    extra = f"{frame.you}.extra"
    named = board.definition(view, card.id).number
    wanted = FORMS.get(named) if view.applies("A14-3 table 1") else None
    lying = (c for c in board.lie_in(view, extra) if view.get(f"card.{c}.number") == wanted)
    new = next((board.card_ref(view, c) for c in lying), None) if wanted is not None else None
    bar = s10_25_exchange.bar(view, extra, card, new, named if wanted is not None else "no such card")
    if bar:
        view.consult(bar)
        return Finish(None)
    assert new is not None
    count = Act("inform", {"player": frame.you, "info": "perfected", "by": 1})
    acts = (*s10_25_exchange.acts(view, extra, card, new), count)
    return Do(acts, into="moved", clauses=(s10_25_exchange.CLAUSE,))


def onwards(view: View, frame: Frame) -> Outcome:
    """10-25: one that came into in_use goes on to where its owner keeps such cards."""
    if "moved" not in frame.locals:
        return Finish(None)
    new = (frame.locals["gone"][0] if "gone" in frame.locals else frame.locals["moved"][1]).facts["card"]
    onwards = None if "gone" in frame.locals else s10_25_exchange.onwards(view, new)
    if onwards is None:
        return Finish(new)
    return Do((onwards,), into="gone", then=None)


# -- a card that comes back from memory --------------------------------------------------------------------------------


def returned(view: View, event: Event) -> Iterator[Triggered]:
    """State: a card has moved from memory to the hand of its player."""
    for happening in event.happened:
        facts = happening.facts
        if happening.kind == "put" and board.kind_of(facts.get("from", "")) == "memory":
            card, player = facts["card"], board.player_of(facts["from"])
            if facts["to"] == f"{player}.hand" and not board.gone(view, card):
                spec = Spec(SHOWN, player, {"card": card}, nesting.STATE)
                yield Triggered(EffectId(card, rule=SHOWN), spec)


def show(view: View, frame: Frame) -> Outcome:
    """It may be shown; whether it is, its player picks."""
    card = frame.locals["card"]
    if board.gone(view, card):
        return Finish()
    picked = frame.locals.get("picked")
    if picked is None:
        return Ask(Choice(frame.you, "show", (("no",), ("yes",)), clauses=(SHOWN,)), "picked")
    if picked[0] == ("no",):
        return Finish()
    return Do((Act("reveal", {"cards": (card,)}),))


def complete(view: View, frame: Frame) -> Outcome:
    """Shown, it is brought to its perfect form if its user is Yatsuha."""
    card = frame.locals["card"]
    users = board.users(view, card.id)
    if board.gone(view, card) or WHO not in ((users,) if isinstance(users, str) else users):
        return Next()
    return Push(Spec("A14-3", frame.you, {"card": card}))


# -- how many --------------------------------------------------------------------------------------------------------


def completed(view: View, player: str) -> int:
    """How many cards a player has brought to their perfect form: ever or, read so, those there are now (gap G140).

    Of a board on which it is not stated, as many as its cards show.
    """
    zones = (z for z in board.vocab(view).card_zones if z not in ("extra", "out_of_game"))
    lying = (c for z in zones for p in board.PLAYERS for c in board.lie_in(view, f"{p}.{z}"))
    now = sum(view.get(f"card.{c}.number") in FORMS.values() and board.owner(view, c) == player for c in lying)
    made = max(now, int(board.information(view, player, "perfected")))
    return made if made == now or view.gap("G140", ("A14-3",)) == 0 else now
