"""Single changes of a board: what they are, and the scenario in which one has been made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.furuyoni.board.token_moves import OUT
from judge.furuyoni.vocab import CORE

if TYPE_CHECKING:
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
        case "info", (str(player), str(name), value):
            return seated(scenario, player, more={**stands.seats[player].more, name: value})
        case "token", (_, str(source), str(target)):
            return _token(start, scenario, source, target)
        case "mark", (int(card), str(name)):
            return _marked(scenario, lying.get(card), name)
        case "mark", (int(card), str(name), value):
            return _marked(scenario, lying.get(card), name, value)
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


def _token(start: Setup, scenario: Scenario, source: str, target: str) -> Scenario | None:
    """One token from where a player's are counted to elsewhere, in or out; how many lie there is stated from now on."""
    player = (target if source == OUT else source).partition(".")[0]
    more = dict(scenario.board.seats[player].more)
    for counted, by in ((source, -1), (target, 1)):
        if counted == OUT:
            continue
        path = counted.partition(".")[2]
        more[path] = int(more.get(path, start.state.get(f"{player}.{path}") or 0)) + by
        if int(more[path]) < 0:
            return None
    return seated(scenario, player, more=more)


def _marked(scenario: Scenario, card: Lying | None, name: str, value: bool | None = None) -> Scenario | None:
    """A card with a flag, or without one that it has."""
    found = _where(scenario.board, card)
    if card is None or found is None:
        return None
    player, zone, i = found
    there = scenario.board.seats[player].zone(zone)
    more = {key: told for key, told in card.more.items() if key != name}
    other = card._replace(more=more if value is None else {**more, name: value})
    return scenario._replace(board=_zoned(scenario.board, player, zone, (*there[:i], other, *there[i + 1 :])))


def seated(scenario: Scenario, player: str, **facts: object) -> Scenario:
    """The scenario with other facts in one player's part of the board."""
    return scenario._replace(board=seated_board(scenario.board, player, **facts))


def seated_board(stands: Board, player: str, **facts: Any) -> Board:
    """The board with other facts in one player's part of it."""
    return stands._replace(seats={**stands.seats, player: stands.seats[player]._replace(**facts)})


def _crystals(stands: Board, zone: str, n: int, lying: Mapping[int, Lying]) -> Board | None:
    head, _, tail = zone.partition(".")
    if head != "card":
        name = tail or head
        key = f"{name}.crystals" if name in stands.words.loose else name
        held = stands.seats.get(head)
        if held is None:
            changed = _counted(stands, key, n)
            return None if changed is None else stands._replace(**changed)
        changed = _counted(held, key, n)
        return None if changed is None else seated_board(stands, head, **changed)
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


def _counted(part: Board | Seat, key: str, n: int) -> dict[str, Any] | None:
    """What of a board or a player's part of it is other with so many more; None where there are too few."""
    own = key in CORE.zones
    after = (getattr(part, key) if own else int(part.more.get(key, 0))) + n
    if after < 0:
        return None
    return {key: after} if own else {"more": {**part.more, key: after}}


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
    told = {path: value for path, value in card.more.items() if path.partition(".")[0] not in stands.words.tokens}
    after = _zoned(after, player, zone, (*cards, card._replace(state=state, crystals=0, under=None, more=told)))
    known = tuple(one for one in after.seats[player].known if one.card is not card.card)
    seats = {**after.seats, player: after.seats[player]._replace(known=known)}
    return after._replace(seats=seats, shadow=after.shadow + card.crystals)
