"""An effect as a card has it, and a change that one makes: who bears it, who speaks, how long it is the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.engine.data import EMPTY, Value
from judge.engine.identity import EVER, Count, EffectId, Ref
from judge.engine.tree import Node, Text
from judge.light import NamedTuple
from judge.vision.board import reading
from judge.vision.effects.ability import Ability
from judge.vision.effects.evaluate import evaluate
from judge.vision.effects.scope import Scope

if TYPE_CHECKING:
    from judge.engine.view import View

ALIKE, RAISED = "+", "#"
"""Why effects of one identity are counted: a card has several that are alike, an event has raised them."""


def identity(key: Text, card: int, of: int, nth: int = 0) -> EffectId:
    """What an effect is known by: its text, who bears it, the card on which it is written, which of several alike."""
    others = (Ref("card", of, EVER),) if of != card else ()
    return EffectId(Ref("card", card, EVER), key, which=Count(ALIKE, nth=nth) if nth else None, others=others)


def raised(id: EffectId, serial: int) -> EffectId:
    """The identity of an effect as an event has raised it."""
    return id._replace(which=Count(RAISED, serial, id.which.nth if id.which is not None else None))


class Live(NamedTuple):
    """An effect as a card has it now: who bears it ("this card"), and the card on which it is written."""

    ability: Ability
    card: int
    of: int
    about: tuple[str, ...] = ()
    nth: int = 0
    """Which of several alike it is: a keyword that the card has more than once (10.1.3)."""

    @property
    def id(self) -> EffectId:
        """What names it as long as it is there."""
        return identity(self.ability.key, self.card, self.of, self.nth)

    @property
    def named(self) -> tuple[str | int, ...]:
        """What names it among the effects of its card."""
        return (self.ability.key, self.of, *((self.nth,) if self.nth else ()))


def scope(view: View, one: Live, event: Mapping[str, Value] = EMPTY, you: str = "") -> Scope:
    """Where an effect of a card speaks: "you" is who has the card (1.4.4)."""
    return Scope(view, you or reading.holder(view, one.card), one.card, one.of, EMPTY, event, one.about)


class Change(NamedTuple):
    """A change that lasts: since when, from which card, by whom, and what it changes."""

    order: int
    source: int
    by: str
    what: Mapping[str, Any]
    scope: Scope | None = None
    clause: str = ""
    key: str = ""
    """That of the effect in force that makes it."""

    def get(self, name: str) -> Any:
        """One of the things that it changes, None where it does not."""
        found = self.what.get(name)
        if isinstance(found, Node):
            assert self.scope is not None
            return asked(self.scope, self.key, found)
        return found


def asked(here: Scope, key: str, what: Node | Value) -> Any:
    """What an effect says; of one in force that rests on itself (`circles`) as it is without it."""
    view = here.view
    if not key or key not in view.game.circular:
        return evaluate(here, what)
    inner = view.leaving_out(key)
    found = evaluate(here._replace(view=inner), what)
    view.gaps, view.relied = inner.gaps, inner.relied
    return found


def epochs(view: View, one: Live) -> tuple[int, int]:
    """Which incarnations of its cards an effect belongs to: one that has left the field is another (3.1.7)."""
    return reading.epoch(view, one.card), reading.epoch(view, one.of)


def used_up(view: View, one: Live) -> bool:
    """Whether what can be used or resolved once a turn has been in this turn, by this very card."""
    found = view.get(f"this_turn.used.{one.id}")
    return found is not None and (found == epochs(view, one) or not view.applies("V3.1.7", card=one.card))
