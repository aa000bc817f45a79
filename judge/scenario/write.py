"""A scenario written as a file again: reading what is written gives the same scenario, but for its places."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from judge.furuyoni.file.model import UNKNOWN, AdHoc, AttackEnd, Board, Lying, Named, Seat, Used
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.port.scenario import (
    Applied,
    Can,
    Decided,
    Expectation,
    Fact,
    Line,
    Noted,
    Options,
    Playable,
    Result,
    Scenario,
    Stopped,
)
from judge.text.nodes import List, Map, Node, Text

More = Mapping[str, "int | bool | str"]
_PLAIN = re.compile(r"[^\W_](?:[\w ./+=()・「」～〜!-]*[\w./+=()・「」～〜!])?")
_ESCAPED = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


def write_scenario(scenario: Scenario) -> str:
    """The YAML text of a scenario."""
    head = {
        "scenario": scenario.title,
        "game": scenario.game,
        "edition": scenario.edition,
        "cards": scenario.cards,
        "question": scenario.question,
        "source": scenario.source,
    }
    lines = [f"{key}: {_scalar(text)}" for key, text in head.items() if text]
    if scenario.adhoc:
        lines += ["cards_adhoc:", *(f"  {_scalar(name)}: {_adhoc(card)}" for name, card in scenario.adhoc.items())]
    lines += ["board:", *(f"  {line}" for line in _board(scenario.board))]
    if scenario.history:
        lines += [f"history: {_history(scenario.history)}"]
    if scenario.text_alone:
        lines += ["text_alone: true"]
    if scenario.readings:
        lines += [f"readings: {_map({gap: _scalar(reading) for gap, reading in scenario.readings.items()})}"]
    if scenario.random:
        lines += ["random:", *(f"  - {_scalar(line.raw)}" for line in scenario.random)]
    if scenario.seed is not None:
        lines += [f"seed: {scenario.seed}"]
    if scenario.saved:
        lines += [f"saved: {_scalar(scenario.saved)}"]
    if scenario.play:
        lines += ["play:", *(f"  - {line.by}: {_scalar(line.raw)}" for line in scenario.play)]
    if scenario.expect:
        lines += ["expect:", *(f"  - {_expectation(one)}" for one in scenario.expect)]
    if scenario.decides is not None:
        told = {"fact": _scalar(scenario.decides.fact), "clause": _scalar(scenario.decides.clause)}
        lines += [f"decides: {_map(told)}"]
    return "\n".join(lines) + "\n"


def board_changes(before: Scenario, after: Scenario) -> str:
    """What a file has to state otherwise to be another, as YAML: the keys of the board, and the lines of play."""
    old, new = before.board, after.board
    lines = [f"  {line}" for line in _facts(new) if line not in {*_facts(old)}]
    gone = {line.partition(":")[0] for line in _facts(old)} - {line.partition(":")[0] for line in _facts(new)}
    lines += [f"  {key}: " + '""' for key in ("action", "at") if key in gone]
    for player, seat in new.seats.items():
        was = {*_seat(old.seats[player], old.words)}
        own = [f"    {line}" for line in _seat(seat, new.words) if line not in was]
        own += ["    flinch: false"] if old.seats[player].flinch and not seat.flinch else []
        own += ["    known: []"] if old.seats[player].known and not seat.known else []
        lines += [f"  {player}:", *own] if own else []
    text = ["board:", *lines] if lines else []
    if before.play != after.play:
        text += ["play:" if after.play else "play: []"]
        text += [f"  - {line.by}: {_scalar(line.raw)}" for line in after.play]
    return "\n".join(text)


def _board(board: Board) -> Iterable[str]:
    yield from _facts(board)
    for player, seat in board.seats.items():
        yield f"{player}:"
        yield from (f"  {line}" for line in _seat(seat, board.words))


def _facts(board: Board) -> Iterable[str]:
    facts: dict[str, str | int] = {
        "turn": board.turn,
        "active": board.active,
        "phase": board.phase,
        "at": _scalar(board.at) if board.at else "",
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
        return _map({key: _tree(part) for key, part in value.items()})
    return str(value).lower() if isinstance(value, bool) else str(value)


def _seat(seat: Seat, words: Vocabulary) -> Iterable[str]:
    if seat.megami:
        yield f"megami: {_list(map(_scalar, seat.megami))}"
    for key in CORE.crystal_zones:
        yield f"{key}: {_content(key, getattr(seat, key), seat.more)}"
    yield f"vigor: {seat.vigor}"
    if seat.flinch:
        yield "flinch: true"
    for key in _zones(seat.more):
        if key not in CORE.crystal_zones and key not in seat.zones:
            yield f"{key}: {_tree(seat.more[key]) if key in words.players else _content(key, None, seat.more)}"
    for zone, cards in seat.zones.items():
        states = words.zones[zone].states if zone in words.zones else ()
        if states:
            found = {state: [card for card in cards if card.state == state] for state in states}
            written = {state: _list(_lying(zone, card, words) for card in cards) for state, cards in found.items()}
            told = {state: listed for state, listed in written.items() if listed != "[]"}
            yield f"{zone}: {_map(told) if told else '[]'}"
        else:
            listed = _list(_lying(zone, card, words) for card in cards)
            yield f"{zone}: {_content(zone, listed, seat.more, 'cards')}"
    if seat.known:
        yield f"known: {_list(_lying('known', card, words) for card in seat.known)}"


def _lying(zone: str, lying: Lying, words: Vocabulary) -> str:
    name = UNKNOWN if lying.card is None else _scalar(lying.text)
    entry = words.zones.get(zone)
    charged = entry.charged if entry is not None else ""
    if lying.more:
        crystals = lying.crystals if lying.crystals or charged == "must" else None
        return f"{name}: {_content('', crystals, {f'.{path}': value for path, value in lying.more.items()})}"
    if lying.under is not None:
        return f"{name}: {_scalar(lying.under.number)}"
    if lying.crystals or charged == "must":
        return f"{name}: {lying.crystals}"
    told = lying.card is None and lying.klass in words.told_apart
    return f"{lying.klass}: ?" if told and (entry is None or words.lies_as(zone) != lying.klass) else name


def _adhoc(card: AdHoc) -> str:
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
    written = {key: _scalar(value) for key, value in facts.items() if value}
    if card.abilities is not None:
        written["abilities"] = _node(card.abilities)
    return _map(written)


def _history(history: Iterable[Noted]) -> str:
    facts: dict[str, str] = {}
    seats: dict[str, dict[str, str]] = {}
    for noted in history:
        # what looks like a number or a flag but was text needs its quotes again
        value = _quoted(noted.value)
        player, _, key = noted.path.rpartition(".")
        (seats.setdefault(player, {}) if player else facts)[key] = value
    return _map({**facts, **{player: _map(own) for player, own in seats.items()}})


def _expectation(claim: Expectation) -> str:
    match claim:
        case Applied():
            return f"{'not_applied' if claim.never else 'applied'}: {_list(map(_scalar, claim.clauses))}"
        case Fact():
            return f"{claim.path}: {_value(claim)}"
        case Options():
            return f"options: {{{claim.by}: {_list(_answer(line) for line in claim.lines)}}}"
        case Playable():
            key = "legal" if claim.legal else "illegal"
            return f"{key}: {{{claim.by}: {_list(_answer(line) for line in claim.lines)}}}"
        case Can():
            return f"can: {{{claim.by}: {_list('{' + _expectation(one) + '}' for one in claim.claims)}}}"
        case Result():
            return f"result: {claim.winner + ' wins' if claim.winner in ('a', 'b') else claim.winner}"
        case Decided():
            return f"decided: {str(claim.decided).lower()}"
        case Stopped():
            facts = {"by": claim.by, "kind": claim.kind}
            said = {key: _scalar(text) for key, text in facts.items() if text}
            return f"stopped: {_map(said) if said else 'none'}"
        case AttackEnd():
            return f"attack {claim.number}: {claim.end}"
    assert isinstance(claim, Used)
    return f"used: {_list(map(_named, claim.cards))}"


def _value(fact: Fact) -> str:
    if isinstance(fact.value, tuple):
        return _list(map(_named, fact.value))
    text = str(fact.value).lower() if isinstance(fact.value, bool) else str(fact.value)
    return text if fact.op == "==" else _scalar(f"{fact.op} {text}")


def _named(named: Named) -> str:
    return _scalar(named.text) if named.crystals is None else f"{_scalar(named.text)}: {named.crystals}"


def _answer(line: Line) -> str:
    return _scalar(line.raw)


def _node(node: Node) -> str:
    if isinstance(node, List):
        return _list(map(_node, node.items))
    if isinstance(node, Map):
        return _map({_scalar(key.text): _node(value) for key, value in node.entries.items()})
    assert isinstance(node, Text)
    return _quoted(node.text) if node.quoted else _scalar(node.text)


def _scalar(text: str) -> str:
    return text if _PLAIN.fullmatch(text) or text == UNKNOWN else _quoted(text)


def _quoted(value: str | int | bool) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _list(items: Iterable[str]) -> str:
    return f"[{', '.join(items)}]"


def _map(entries: Mapping[str, str]) -> str:
    return f"{{{', '.join(f'{key}: {value}' for key, value in entries.items())}}}"
