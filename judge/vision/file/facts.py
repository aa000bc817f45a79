"""The board by paths: `a.life`, `a.hand`, `attacker`, `チルノ.damage`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judge.engine import Event, Machine, View
from judge.port.reading import Kind
from judge.vision.board import identity, reading, strength, values
from judge.vision.cards import index
from judge.vision.file import lines
from judge.vision.file.model import PHASES, Board
from judge.vision.model import PLAYERS, Card

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from judge.port.floor import Scenario

COMMON: Mapping[str, Kind] = {
    "turn": Kind.NUMBER, "active": Kind.WORD, "phase": Kind.WORD, "priority": Kind.WORD, "interference": Kind.NUMBER,
    "attacker": Kind.OBJECTS, "blocker": Kind.OBJECTS,
}  # fmt: skip
OWN: Mapping[str, Kind] = {
    "life": Kind.NUMBER, **dict.fromkeys(reading.ZONES, Kind.OBJECTS), "awake_nodes": Kind.NUMBER,
    "asleep_nodes": Kind.NUMBER,
}  # fmt: skip
OF_CARD: Mapping[str, Kind] = {
    "attack": Kind.NUMBER, "toughness": Kind.NUMBER, "damage": Kind.NUMBER, "asleep": Kind.FLAG, "down": Kind.FLAG,
    "character": Kind.FLAG, "turned": Kind.FLAG, "zone": Kind.WORD, "set": Kind.OBJECTS, "races": Kind.OBJECTS,
    "keywords": Kind.OBJECTS,
}  # fmt: skip
WORDS_OF_CARD = ("races", "keywords")
"""Lists of what is no card."""
_CARD = tuple(f".{what}" for what in OF_CARD)
"""How paths of facts of one card end."""
ZONES = tuple(f"{p}.{z}" for p in PLAYERS for z in reading.ZONES)
NOWHERE = "none"


def paths(board: Board | None = None) -> Mapping[str, Kind]:
    """Every path that a board may be spoken of with, and what its value is."""
    found = dict(COMMON)
    for player in PLAYERS:
        found |= {f"{player}.{name}": kind for name, kind in OWN.items()}
    if board is not None:
        for name in (*_named(board), *_become(board)):
            found |= {f"{name}.{what}": kind for what, kind in OF_CARD.items()}
    return found


def _named(board: Board) -> dict[str, int]:
    """The cards that a file names, by what they are called."""
    own: dict[int, str] = {}
    for card in board.named:
        made = board.values.get(f"card.{card}.as")
        own[card] = str(made["name"]) if made and "name" in made else _printed(board, card).name
    count = Counter(own.values())
    seen: Counter[str] = Counter()
    found: dict[str, int] = {}
    for card in sorted(own):
        name = own[card]
        seen[name] += 1
        found[name if count[name] == 1 else f"{name}#{seen[name]}"] = card
        for side in _printed(board, card).turned:
            found.setdefault(side.name, card)  # as it is called while it is transformed
    for card in sorted(own):
        found.setdefault(_printed(board, card).name, card)  # though it counts as something else
    return found


def _become(board: Board) -> Iterator[str]:
    """What cards may be called in the run, as effects define them (12.5.1): the first so called, or one of several."""
    for name in {str(made["name"]) for made in board.definitions.values() if "name" in made}:
        yield from (name, *(f"{name}#{i}" for i in range(1, len(board.named) + 1)))


def _printed(board: Board, card: int) -> Card:
    return board.cards[board.values[f"card.{card}.card"]]


def path(said: str, board: Board) -> str:
    """The path that is meant, where it says a card by its number: `No.031.attack`, `No.010#2.damage`."""
    head, _, what = said.rpartition(".")
    name, mark, which = head.partition("#")
    no = index.number(name)
    if what not in OF_CARD or not no or (mark and not which.isdigit()):
        return said
    own = [(card, called) for called, card in _named(board).items() if board.values[f"card.{card}.card"] == no]
    called = [called for _, called in sorted(dict(reversed(own)).items())]
    if not (len(called) == 1 if not mark else 0 < int(which) <= len(called)):
        return said
    return f"{called[int(which) - 1 if mark else 0]}.{what}"


def words(path: str, board: Board | None = None) -> Sequence[str]:
    """The words that a fact of kind WORD may be."""
    if path == "phase":
        return PHASES
    if path in ("active", "priority"):
        return (*PLAYERS, NOWHERE)
    return (*ZONES, NOWHERE)


def board(machine: Machine, paths: Collection[str] = (), lang: str = "en") -> dict[str, Any]:
    """The facts by path; cards are told by their names."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    called = lines.card_names(view)
    found: dict[str, Any] = {
        "turn": view.get("turn", 0), "active": view.get("active") or NOWHERE, "phase": view.get("phase") or NOWHERE,
        "priority": view.get("priority") or NOWHERE, "interference": view.get("interference", 0),
        "attacker": _names(called, (reading.attacker(view),)), "blocker": _names(called, (reading.blocker(view),)),
    }  # fmt: skip
    for player in PLAYERS:
        found[f"{player}.life"] = view.get(f"{player}.life", 0)
        for zone in reading.ZONES:
            found[f"{player}.{zone}"] = _names(called, reading.cards(view, f"{player}.{zone}"))
        found[f"{player}.awake_nodes"] = len(reading.nodes(view, player, False))
        found[f"{player}.asleep_nodes"] = len(reading.nodes(view, player, True))
    if paths and not any(path.endswith(_CARD) for path in paths):
        return found
    for card in called:
        if view.get(f"card.{card}.card") != "?":
            found |= _of_card(view, card, called)
    for head in {path.rpartition(".")[0] for path in paths if path not in found and path.endswith(_CARD)}:
        other = _card(view, head)  # called so elsewhere: as it was printed, or on another side
        if other is not None:
            found |= _of_card(view, other, called, head)
    return found


def _of_card(view: View, card: int, called: Mapping[int, str], name: str = "") -> dict[str, Any]:
    """The facts of one card."""
    name = name or called[card]
    attack, toughness = strength.shown(view, card) if reading.is_character(view, card) else (0, 0)
    return {
        f"{name}.attack": attack, f"{name}.toughness": toughness, f"{name}.damage": strength.damage(view, card),
        f"{name}.asleep": reading.asleep(view, card), f"{name}.down": reading.down(view, card),
        f"{name}.character": reading.is_character(view, card), f"{name}.turned": bool(view.get(f"card.{card}.turned")),
        f"{name}.zone": reading.zone(view, card) or NOWHERE,
        f"{name}.set": _names(called, reading.attached(view, card)),
        f"{name}.races": identity.races(view, card),
        f"{name}.keywords": tuple(k.name for _, k in values.borne(view, card)),
    }  # fmt: skip


def _names(called: Mapping[int, str], cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(called[c] for c in cards if c)


def derived(path: str) -> bool:
    """Whether a fact only gathers what others tell."""
    return path.endswith(("_nodes", ".keywords"))


def changes(path: str) -> bool:
    """Whether the events of a run tell every change of the fact: those of zones and of a player's own numbers."""
    return path.partition(".")[2] in (*reading.ZONES, "life")


def bears(changed: str, path: str) -> bool:
    """Whether a fact is otherwise by a change of another path: those whose changes events tell are not."""
    return False


def compared(path: str) -> bool:
    """Every fact is compared."""
    return True


def places(paths: Iterable[str]) -> frozenset[str]:
    """The places whose order counts if these facts are told in order."""
    return frozenset(p for p in paths if p.partition(".")[2] in reading.ORDERED)


def canonical(machine: Machine, path: str, value: Any) -> Any:
    """A value as it is compared: what lies in no order in that of its names."""
    if isinstance(value, tuple) and path.partition(".")[2] not in reading.ORDERED:
        return tuple(sorted(map(str, value)))
    return value


def meant(view: View, path: str, wanted: tuple[Any, ...]) -> bool:
    """Whether the cards of a fact are those named."""
    words = _words(view, path)
    if words is not None:
        return sorted(words) == sorted(map(str, wanted))
    there = cards(view, path)
    if there is None or len(there) != len(wanted):
        return False
    if path.partition(".")[2] in reading.ORDERED:
        return all(lines.is_called(view, c, str(w)) or w == "?" for c, w in zip(there, wanted, strict=True))
    left = list(there)
    for one in sorted(wanted, key=lambda w: w == "?"):
        found = next((c for c in left if one == "?" or lines.is_called(view, c, str(one))), None)
        if found is None:
            return False
        left.remove(found)
    return True


def among(view: View, path: str, wanted: Any) -> bool:
    """Whether a card that is named is among those of a fact, or a word among those that it has."""
    words = _words(view, path)
    if words is not None:
        return str(wanted) in words
    return any(wanted == "?" or lines.is_called(view, c, str(wanted)) for c in cards(view, path) or ())


ATTACK = {"attacker": "attack.by", "blocker": "attack.blocked"}
"""The facts of an attack under way, as boards call them, and as the state does."""


def _words(view: View, path: str) -> tuple[str, ...] | None:
    """The races or keywords that a fact tells of a card, nothing where it tells cards."""
    name, _, what = path.rpartition(".")
    card = _card(view, name) if what in WORDS_OF_CARD else None
    if card is None:
        return None
    return identity.races(view, card) if what == "races" else tuple(k.name for _, k in values.borne(view, card))


def cards(view: View, path: str) -> tuple[int, ...] | None:
    """The cards of a fact: of a zone, attacking, blocking, or set on one; None where that one is not there."""
    if path in ATTACK:
        return tuple(c for c in (view.get(ATTACK[path]),) if c)
    name, _, what = path.rpartition(".")
    if what not in ("set", *WORDS_OF_CARD):
        return reading.cards(view, path)
    card = _card(view, name)
    return None if card is None else reading.attached(view, card)


def _card(view: View, name: str) -> int | None:
    called = lines.card_names(view)
    own = next((c for c, one in called.items() if one == name), None)
    return own if own is not None else next((c for c in called if lines.is_called(view, c, name)), None)


def named(wanted: Any) -> str:
    """A card as an expectation names it."""
    return str(wanted)


def happened(events: Sequence[Event]) -> Mapping[str, Any]:
    """Nothing is told beside the board."""
    return {}


def assumed(scenario: Scenario, events: Sequence[Event], machine: Machine) -> tuple[str, ...]:
    """Which card a name was taken for, where others of that name are played too; nothing else is assumed."""
    board = scenario.board
    known = {machine.state.get(f"card.{card}.card") for card in board.named}
    told = sorted((no, others) for no, others in board.alike.items() if no in known)
    return tuple(f"{board.cards[no].name}: {no}: {', '.join(others)}" for no, others in told)
