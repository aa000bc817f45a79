"""A card that no board shows, stated; and what is found then, told in the cards of the board that did not show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.identity import EffectId, Identity, object_at, thing_of
from judge.furuyoni.cards.index import Cards
from judge.furuyoni.file.model import Lying
from judge.furuyoni.file.names import Names
from judge.furuyoni.vary.change import seated
from judge.port.floor import Change, Scenario
from judge.text.errors import Place
from judge.text.nodes import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.engine.data import Value
    from judge.furuyoni.file.setup import Setup
    from judge.port.expect import Line
    from judge.port.obstacle import Obstacle


def stated(scenario: Scenario, line: Line, bars: Sequence[Obstacle]) -> tuple[Change, Scenario] | None:
    """A card that no board shows put into its player's hand or specials, for an unknown one if there is one.

    None where the card is on the board, or where it cannot be stated.
    """
    if line.by not in scenario.board.seats or not {one.what for one in bars} & {"no_card", "unknown_card"}:
        return None
    player, name = line.by, line.args[-1] if line.args[:1] == ("cover",) else line.args[0]
    seat, node = scenario.board.seats[player], Text(Place("<changed>"), name)
    card = Names(Cards(), scenario.cards, scenario.adhoc).card(node, name, seat.megami, [])
    if card is None:
        return None
    zone = "specials" if card.klass == "special" else "hand"
    there = seat.zone(zone)
    unknown = next((i for i, one in enumerate(there) if one.card is None), None)
    left = there if unknown is None else (*there[:unknown], *there[unknown + 1 :])
    lying = Lying(name, node.place, card, card.klass, "unused" if zone == "specials" else "")
    after = seated(scenario, player, zones={**seat.zones, zone: (*left, lying)})
    return Change("stated", (player, zone, name)), after


def same(first: Setup, again: Setup) -> dict[int, int]:
    """Which card of the first board a card of the second is; the one that is stated is none of them."""
    lying = {id(one): card for card, one in first.lying.items()}
    return {card: lying[id(one)] for card, one in again.lying.items() if id(one) in lying}


def retold(bar: Obstacle, same: Mapping[int, int], stated: Change) -> Obstacle:
    """An obstacle in the first board's cards; what comes from the stated card bears its name."""
    source = _own(bar.source, same) or str(stated.about[2])
    facts = tuple((key, same.get(value, 0) if key == "card" else value) for key, value in bar.facts)
    facts = facts if dict(facts).get("card") != 0 else ()
    return bar._replace(source=source, facts=facts)


def renamed(change: Change, same: Mapping[int, int]) -> Change | None:
    """A change in the first board's cards; None where it is about the card that is stated."""
    about = tuple(_value(change.kind, i, value, same) for i, value in enumerate(change.about))
    return None if None in about else change._replace(about=about)


def _value(kind: str, i: int, value: Value, same: Mapping[int, int]) -> Value:
    if kind in ("card", "mark") and i == 0:
        return same.get(value)
    if kind == "lasting":
        return _own(value, same)
    card = object_at(value) if kind == "crystals" else None
    if card is None or card[0] != "card":
        return value
    own = same.get(card[1])
    return None if own is None else f"card.{own}{card[2]}"


def _own(effect: Identity, same: Mapping[int, int]) -> Identity | None:
    """The identity of an effect in the first board's cards; None where it is of the card that is stated."""
    thing = thing_of(effect)
    if not isinstance(effect, EffectId) or thing is None or thing.kind != "card":
        return effect
    own = same.get(thing.id)
    return None if own is None else effect._replace(thing=thing._replace(id=own))
