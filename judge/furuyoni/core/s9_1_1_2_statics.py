"""9-1-1-2: a static effect that only one player knows is shown just before it is applied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Do, Finish, Frame, Procedure, Push, Spec, Step, Triggered, View
from judge.engine.identity import EVER, EffectId, Ref
from judge.engine.view import Draft
from judge.furuyoni import board

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from judge.engine.outcome import Enter, Outcome

CLAUSE = "9-1-1-2 paragraph 2"


def unknown_to(view: View, cards: Collection[object], *players: str) -> tuple[int, ...]:
    """Those of the cards that one of the players does not know; what a card is used as everybody knows (10-38)."""
    if not cards:
        return ()
    ids = dict.fromkeys(card for card in cards if isinstance(card, int) and view.get(f"card.{card}.as") is None)
    return tuple(c for c in ids if not all(board.known_to(view, c, p) for p in players))


def beforehand(view: View, frame: Frame, step: Step, outcome: Outcome | Enter) -> Push | None:
    """An order to show the cards on whose unseen static effects the outcome of a step rests; None: there are none.

    A choice rests on what its player does not know only if other answers would be open without it: of what that player
    knows, nothing is applied before it is chosen.
    """
    if isinstance(outcome, Ask):
        chooser = outcome.choice.by
        hidden = unknown_to(view, view.relied, *({chooser} & {*board.PLAYERS} or board.PLAYERS))
        if hidden:
            other = step.run(view.without(hidden), frame)
            if isinstance(other, Ask) and other.choice == outcome.choice:
                return None
    else:
        hidden = unknown_to(view, view.relied, *board.PLAYERS)
        declined = frame.locals.get("agreed")
        if declined and declined[0][0] == "no":
            return None
    if not hidden or not view.on(CLAUSE):
        return None
    return Push(_order(hidden, frame.locals.get("last")), then=None)


def before_acts(view: View, acts: tuple[Act, ...]) -> Iterable[Triggered]:
    """The same for what is applied only as acts are made: limits of zones and of vigor."""
    statics = board.rules(view).statics
    if not statics or not unknown_to(view, statics, *board.PLAYERS) or not view.on(CLAUSE):
        return ()
    draft = Draft(view.game, view.state, view.frames, readings=view.readings)
    for act in acts:
        board.rules(view).primitives[act.kind](draft, act)
    hidden = unknown_to(view, draft.relied, *board.PLAYERS)
    if not hidden:
        return ()
    first, *others = (Ref("card", card, EVER) for card in hidden)
    return (Triggered(EffectId(first, rule=CLAUSE, others=tuple(others)), _order(hidden)),)


def _order(cards: tuple[int, ...], result: object = None) -> Spec:
    return Spec("9-1-1-2", locals={"cards": cards, "result": result})


def show(view: View, frame: Frame) -> Outcome:
    """The cards are shown; what was being done goes on as it was."""
    if "shown" in frame.locals:
        return Finish(frame.locals["result"])
    refs = tuple(board.card_ref(view, card) for card in frame.locals["cards"])
    return Do((Act("reveal", {"cards": refs}),), into="shown", then=None)


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-1-1-2."""
    return (Procedure("9-1-1-2", (Step("9-1-1-2", show, (CLAUSE,)),)),)
