"""9-1-1-2: a static effect that only one player knows is shown just before it is applied."""

from __future__ import annotations

from judge.engine import Act, Do, View
from judge.engine.data import Ref
from judge.engine.outcome import Outcome
from judge.furuyoni import board
from judge.furuyoni.rules import attacks


def shown_first(view: View, attack: attacks.Attack) -> Outcome | None:
    """An order to show the cards whose static effects change the attack and that a player does not know; None: none."""
    return shown(view, tuple(board.card_ref(view, card) for card in attacks.changed_by(view, attack)))


def shown(view: View, cards: tuple[Ref, ...]) -> Outcome | None:
    """An order to show those of the cards that a player does not know; None: there are none."""
    hidden = tuple(ref for ref in cards if not all(board.known_to(view, ref.id, p) for p in board.PLAYERS))
    if not hidden or not view.on("9-1-1-2 paragraph 2"):
        return None
    return Do((Act("reveal", {"cards": hidden}),), then=None, clauses=("9-1-1-2 paragraph 2",))
