"""A10-3-1-1, A10-4: how cards become electrified, and the three moments at which they may be discharged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Ask, Choice, Do, Event, Frame, Goto, Next, Offer, Option, Spec, Triggered, View
from judge.engine.identity import EffectId
from judge.furuyoni import board
from judge.furuyoni.core import s9_7_reshuffle
from judge.furuyoni.effects.abilities import others
from judge.furuyoni.legal import prohibitions
from judge.furuyoni.rules import nesting
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.data import Value
    from judge.engine.outcome import Outcome
    from judge.port.expect import Line

RAIRA = "raira"
GAUGES = ("wind", "thunder")
LASTS_IN = frozenset({"in_use", "played", "enhancements", "specials"})
HOW = ("A10-4", "A10-3-1-1 paragraph 2")
OWN, RESHUFFLE, MENU = "A10-4 bullet 1", "A10-4 bullet 2", "A10-4 bullet 3"


def is_hers(view: View, player: str) -> bool:
    """Whether a player has chosen Raira."""
    return board.brings(view, player, RAIRA)


def by_use(view: View, card: int, by: str) -> Iterator[tuple[str, Value]]:
    """A10-3-1-1: a card of another megami becomes electrified as a player of Raira uses it.

    Only in that player's zones: a card whose use was declared comes to its owner's in_use (10-39).
    """
    zone = board.zone_of(view, card)
    if not is_hers(view, by) or board.player_of(zone) != by:
        return
    users = board.users(view, card)
    if others(RAIRA, users) and not any(prohibitions.forbidden(view, "electrify", by, card)):
        yield f"card.{card}.electrified", True


def electrified(view: View, player: str) -> tuple[int, ...]:
    """The electrified cards that a player of Raira may discharge."""
    if not is_hers(view, player):
        return ()
    zones = (zone for zone in board.vocab(view).card_zones if zone in LASTS_IN)
    cards = (card for zone in zones for card in board.lie_in(view, f"{player}.{zone}"))
    return tuple(card for card in cards if view.get(f"card.{card}.electrified"))


def options(cards: tuple[int, ...]) -> tuple[Option, ...]:
    """Each of the cards, for one of the gauges."""
    return tuple(("discharge", card, gauge) for card in cards for gauge in GAUGES)


def discharge(view: View, player: str, option: Option) -> tuple[Act, ...]:
    """A10-4: the card is electrified no more, and a gauge of the player rises by 1."""
    _, card, gauge = option
    return (
        Act("mark_card", {"card": board.card_ref(view, card), "info": "electrified", "value": None}),
        Act("inform", {"player": player, "info": gauge, "by": 1}),
    )


# -- a card that has come to in_use ------------------------------------------------------------------------------------


def as_it_enters(view: View, event: Event) -> Iterator[Triggered]:
    """State: a card has come to in_use and is electrified."""
    for happening in event.happened:
        if happening.kind not in ("enter_use", "put") or board.kind_of(happening.facts.get("to", "")) != "in_use":
            continue
        ref, player = happening.facts["card"], board.player_of(happening.facts["to"])
        if not board.gone(view, ref) and ref.id in electrified(view, player):
            yield Triggered(EffectId(ref, rule=OWN), Spec(OWN, player, {"card": ref}, nesting.STATE))


def itself(view: View, frame: Frame) -> Outcome:
    """That card alone may be discharged."""
    card = frame.locals["card"]
    if board.gone(view, card) or card.id not in electrified(view, frame.you):
        return Next()
    picked = frame.locals.get("picked")
    if picked is None:
        return Ask(Choice(frame.you, "discharge", options((card.id,)), 0, 1, (OWN,)), "picked")
    return Do(discharge(view, frame.you, picked[0]), clauses=HOW) if picked else Next()


# -- before a reshuffle ------------------------------------------------------------------------------------------------


def before_reshuffle(view: View, acts: tuple[Act, ...]) -> Iterator[Triggered]:
    """Nested: the player of Raira is about to reshuffle the deck."""
    player = s9_7_reshuffle.about_to(acts, replaced=True)
    if player and electrified(view, player):
        fitted = s9_7_reshuffle.at_first(view, electrified(view, player))
        yield Triggered(EffectId(rule=RESHUFFLE, of=player), Spec(RESHUFFLE, player, {"fitted": fitted}, nesting.STATE))


def any_of_them(view: View, frame: Frame) -> Outcome:
    """Cards may be discharged, one after the other."""
    cards = s9_7_reshuffle.fitting(view, electrified(view, frame.you), frame.locals["fitted"])
    if not cards:
        return Next()
    picked = frame.locals.get("picked")
    if picked is None:
        return Ask(Choice(frame.you, "discharge", options(cards), 0, 1, (RESHUFFLE,)), "picked")
    return Do(discharge(view, frame.you, picked[0]), into="done", clauses=HOW) if picked else Next({"done": None})


def again(view: View, frame: Frame) -> Outcome:
    """Whether another one may be discharged at the same moment (gap G90)."""
    if not frame.locals.get("done") or not electrified(view, frame.you):
        return Next()
    if view.gap("G90", (RESHUFFLE,)):
        return Next()
    return Goto(RESHUFFLE, drop=("picked", "done"))


# -- in the main phase -------------------------------------------------------------------------------------------------


def in_menu(view: View, where: str, by: str) -> Iterator[Offer]:
    """8-2-2 A: one card may be discharged, as often as it is chosen."""
    for option in options(electrified(view, by)):
        then = Do(discharge(view, by, option), then="8-2-2 A again", clauses=(MENU, *HOW))
        yield Offer(option, then)


# -- lines of play -----------------------------------------------------------------------------------------------------


def words(rest: str) -> tuple[str, ...] | None:
    """A card and a gauge."""
    name, _, gauge = rest.rpartition(" ")
    return (name.strip(), gauge) if name and gauge in GAUGES else None


def objections(point: Point, line: Line) -> list[Obstacle]:
    """What keeps a card from being discharged: the moment, or the card, which is not electrified."""
    from judge.furuyoni.file.called import is_meant
    from judge.furuyoni.legal.objections.point import in_phase

    view: Any = point.view
    found = list(in_phase(point, line.by, "main", "A10-4 bullet 3", ("main", "action", "discharge")))
    if not any(is_meant(view, card, line.args[0]) for card in electrified(view, line.by)):
        found.append(Obstacle("rule", ("A10-4", "A10-3-1-1 paragraph 1"), "not_electrified"))
    if view.get("action") == "throughout":
        found.append(Obstacle("rule", ("A10-4 bullet 3", "8-2-2 B"), "discharge_throughout"))
    return found
