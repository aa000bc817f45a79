"""The board of a scenario written as lines of YAML: reading them gives the same board, but for its places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judge.furuyoni.file.model import UNKNOWN, AdHoc, Board, Lying, Named, Seat
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.text.written import as_written, listed, mapped, scalar

More = Mapping[str, "int | bool | str"]


def written_board(board: Board) -> Iterator[str]:
    """The lines of a board."""
    yield from _facts(board)
    for player, seat in board.seats.items():
        yield f"{player}:"
        yield from (f"  {line}" for line in _seat(seat, board.words))


def _facts(board: Board) -> Iterator[str]:
    facts: dict[str, str | int] = {
        "turn": board.turn,
        "active": board.active,
        "phase": board.phase,
        "at": scalar(board.at) if board.at else "",
        "action": board.action,
        "distance": _content("distance", board.distance, board.more),
        "shadow": _content("shadow", board.shadow, board.more),
        "outside": board.outside or "",
    }
    facts |= {zone: _content(zone, None, board.more) for zone in _zones(board.more) if zone not in facts}
    yield from (f"{key}: {value}" for key, value in facts.items() if value != "")


def _zones(more: More) -> Iterable[str]:
    return dict.fromkeys(path.partition(".")[0] for path in more)


def _content(zone: str, crystals: int | str | None, more: More, key: str = "crystals") -> int | str:
    """What lies in a zone or on a card: its crystals (or cards, by `key`) alone, or a map with what rooms add."""
    beside = {path.partition(".")[2]: value for path, value in more.items() if path.startswith(f"{zone}.")}
    if not beside:
        return more.get(zone, 0) if crystals is None else crystals
    tree: dict[str, Any] = {} if crystals is None else {key: crystals}
    for path, value in beside.items():
        *heads, last = path.split(".")
        at = tree
        for head in heads:
            at = at.setdefault(head, {})
        at[last] = value
    return _tree(tree)


def _tree(value: Any) -> str:
    if isinstance(value, dict):
        return mapped({key: _tree(part) for key, part in value.items()})
    return str(value).lower() if isinstance(value, bool) else str(value)


def _seat(seat: Seat, words: Vocabulary) -> Iterator[str]:
    if seat.megami:
        yield f"megami: {listed(map(scalar, seat.megami))}"
    for key in CORE.crystal_zones:
        yield f"{key}: {_content(key, getattr(seat, key), seat.more)}"
    yield f"vigor: {seat.vigor}"
    if seat.flinch:
        yield "flinch: true"
    for key in _zones(seat.more):
        if key not in CORE.crystal_zones and key not in seat.zones:
            own = key in words.players
            yield f"{key}: {_told(words, key, seat.more[key]) if own else _content(key, None, seat.more)}"
    for zone, cards in seat.zones.items():
        states = words.zones[zone].states if zone in words.zones else ()
        if states:
            lying = {state: [card for card in cards if card.state == state] for state in states}
            found = {state: listed(_lying(zone, card, words) for card in cards) for state, cards in lying.items()}
            told = {state: cards for state, cards in found.items() if cards != "[]"}
            yield f"{zone}: {mapped(told) if told else '[]'}"
        else:
            lie = listed(_lying(zone, card, words) for card in cards)
            yield f"{zone}: {_content(zone, lie, seat.more, 'cards')}"
    if seat.known:
        yield f"known: {listed(_lying('known', card, words) for card in seat.known)}"


def _told(words: Vocabulary, key: str, value: int | bool | str) -> str:
    return scalar(str(value)) if words.players[key].kind == "text" else _tree(value)


def _lying(zone: str, lying: Lying, words: Vocabulary) -> str:
    entry = words.zones.get(zone)
    told = lying.card is None and lying.klass in words.told_apart
    apart = told and (entry is None or words.lies_as(zone) != lying.klass)
    name = scalar(lying.text) if lying.card is not None else lying.klass if apart and lying.more else UNKNOWN
    charged = entry.charged if entry is not None else ""
    if lying.more:
        crystals = lying.crystals if lying.crystals or charged == "must" else None
        return f"{name}: {_content('', crystals, {f'.{path}': value for path, value in lying.more.items()})}"
    if lying.under is not None:
        return f"{name}: {scalar(lying.under.number)}"
    if lying.crystals or charged == "must":
        return f"{name}: {lying.crystals}"
    return f"{lying.klass}: ?" if apart else name


def written_adhoc(card: AdHoc) -> str:
    """A card that is made up, as the value in a file."""
    facts = {
        "class": card.klass,
        "type": card.type,
        "subtype": card.subtype,
        "range": card.range,
        "damage": card.damage,
        "charge": card.charge,
        "cost": card.cost,
        "megami": card.megami,
        "copies": str(card.copies) if card.copies != 1 else None,
    }
    written = {key: scalar(value) for key, value in facts.items() if value}
    if card.abilities is not None:
        written["abilities"] = as_written(card.abilities)
    return mapped(written)


def named(card: Named) -> str:
    """A card named in an expectation."""
    if card.more:
        return f"{scalar(card.text)}: {_content('', card.crystals, {f'.{p}': v for p, v in card.more.items()})}"
    if card.under:
        return f"{scalar(card.text)}: {scalar(card.under)}"
    return scalar(card.text) if card.crystals is None else f"{scalar(card.text)}: {card.crystals}"


def changes(old: Board, new: Board) -> Iterator[str]:
    """The lines that a board has to state otherwise to be another: the keys of the board."""
    yield from (line for line in _facts(new) if line not in {*_facts(old)})
    gone = {line.partition(":")[0] for line in _facts(old)} - {line.partition(":")[0] for line in _facts(new)}
    yield from (f'{key}: ""' for key in ("action", "at") if key in gone)
    for player, seat in new.seats.items():
        was = {*_seat(old.seats[player], old.words)}
        own = [f"  {line}" for line in _seat(seat, new.words) if line not in was]
        own += ["  flinch: false"] if old.seats[player].flinch and not seat.flinch else []
        own += ["  known: []"] if old.seats[player].known and not seat.known else []
        yield from (f"{player}:", *own) if own else ()
