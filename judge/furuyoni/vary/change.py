"""Single changes of a board: what they are, and the scenario in which one has been made."""

from __future__ import annotations

from collections.abc import Mapping

from judge.furuyoni.file.model import Board, Lying, Seat
from judge.furuyoni.file.setup import Setup
from judge.port.floor import Change, Scenario


def made(start: Setup, scenario: Scenario, change: Change) -> Scenario | None:
    """The scenario with a change in it; None where its board knows nothing of what would change."""
    stands, lying = scenario.board, start.lying
    match change.kind, change.about:
        case "crystals", (str(source), str(target)):
            after = _crystals(stands, source, -change.size, lying)
            after = after and _crystals(after, target, change.size, lying)
            return after and scenario._replace(board=after)
        case "vigor", (str(player), int(by)) if stands.seats[player].vigor + by >= 0:
            return seated(scenario, player, vigor=stands.seats[player].vigor + by)
        case "flinch", (str(player),):
            return seated(scenario, player, flinch=False)
        case "card", (int(card), str(zone), str(state)):
            after = _moved(stands, lying.get(card), zone, state)
            return after and scenario._replace(board=after)
        case "fact", (str(name), value):
            action = "" if name == "phase" and value != "main" else stands.action
            return scenario._replace(board=stands._replace(**{"at": "", "action": action, name: value}))
        case "turned", (int(i), _, str(verb)):
            turned = scenario.play[i]._replace(verb=verb, raw=verb)
            return scenario._replace(play=(*scenario.play[:i], turned, *scenario.play[i + 1 :]))
    return None


def seated(scenario: Scenario, player: str, **facts: object) -> Scenario:
    """The scenario with other facts in one player's part of the board."""
    seats = {**scenario.board.seats, player: scenario.board.seats[player]._replace(**facts)}
    return scenario._replace(board=scenario.board._replace(seats=seats))


def _crystals(stands: Board, zone: str, n: int, lying: Mapping[int, Lying]) -> Board | None:
    head, _, tail = zone.partition(".")
    held = stands.seats.get(head, stands)
    if head != "card" and getattr(held, tail or head) + n < 0:
        return None
    if head in ("distance", "shadow"):
        return stands._replace(**{head: getattr(stands, head) + n})
    if head != "card":
        seat = stands.seats[head]
        return stands._replace(seats={**stands.seats, head: seat._replace(**{tail: getattr(seat, tail) + n})})
    card = lying.get(int(tail))
    found = _where(stands, card)
    if card is None or found is None:
        return None
    player, name, i = found
    there = stands.seats[player].zone(name)
    if there[i].crystals + n < 0:
        return None
    charged = card._replace(crystals=there[i].crystals + n)
    return _zoned(stands, player, name, (*there[:i], charged, *there[i + 1 :]))


def _where(stands: Board, card: Lying | None) -> tuple[str, str, int] | None:
    for player, seat in stands.seats.items():
        for name in stands.words.card_zones:
            for i, one in enumerate(seat.zone(name)):
                if one is card:
                    return player, name, i
    return None


def _zoned(stands: Board, player: str, name: str, cards: tuple[Lying, ...]) -> Board:
    seat: Seat = stands.seats[player]
    return stands._replace(seats={**stands.seats, player: seat._replace(zones={**seat.zones, name: cards})})


def _moved(stands: Board, card: Lying | None, zone: str, state: str) -> Board | None:
    """A card in another zone of the same player; what crystals it bore go to shadow."""
    found = _where(stands, card)
    if card is None or found is None:
        return None
    player, name, i = found
    there = stands.seats[player].zone(name)
    after = _zoned(stands, player, name, (*there[:i], *there[i + 1 :]))
    cards = after.seats[player].zone(zone)
    after = _zoned(after, player, zone, (*cards, card._replace(state=state, crystals=0, under=None)))
    known = tuple(one for one in after.seats[player].known if one.card is not card.card)
    seats = {**after.seats, player: after.seats[player]._replace(known=known)}
    return after._replace(seats=seats, shadow=after.shadow + card.crystals)
