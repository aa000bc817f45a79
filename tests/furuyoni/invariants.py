"""What holds of the board after every change, and what besides when nothing is being resolved.

The invariants know what the rules allow: an aura above a cap that has fallen, a special in its zone in state in_use, a
card in use whose effect waits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.engine import Event, Machine, View
from judge.furuyoni import board
from judge.furuyoni.board.sound import crystals, ids
from judge.furuyoni.game import Furuyoni
from judge.furuyoni.rules import parameters
from judge.furuyoni.vocab import CORE
from tests.random_games import BrokenError

State = Mapping[str, Any]
NO_SPECIALS = ("deck", "played", "facedown")
STATES = ("unused", "in_use", "used")


class Watch(list[Event]):
    """A log that checks the board each time something is written into it.

    Set `machine` to the machine that writes here before anything happens.
    """

    machine: Machine

    def begin(self, machine: Machine) -> None:
        """Look at the board as it is before the first event."""
        self.machine = machine
        self.before: State = dict(machine.state)
        view = View(machine.game, machine.state, machine.stack)
        self.crystals = crystals(view)
        self.cards = frozenset(ids(self.before, "card"))
        faults = list(self._faults(view))
        if faults:
            raise BrokenError(f"on the board itself: {'; '.join(faults)}")

    def append(self, event: Event) -> None:
        super().append(event)
        if event.kind != "change":
            return
        view = View(self.machine.game, self.machine.state, self.machine.stack)
        faults = [*self._moved(view, event), *self._faults(view)]
        if faults:
            raise BrokenError(f"event {event.n} ({', '.join(event.clauses)}): {'; '.join(faults)}")
        self.before = self.machine.state

    def _faults(self, view: View) -> Iterator[str]:
        if crystals(view) != self.crystals:
            yield f"{crystals(view)} crystals where {self.crystals} were"
        if frozenset(ids(view.state, "card")) != self.cards:
            yield "a card was made or lost"
        yield from zones(view)
        yield from attacks(view)
        yield from tokens(view)
        yield from numbers(view)
        for player in board.PLAYERS:
            aura = max(parameters.aura_cap(view, player, arrow_of) for arrow_of in ("", *board.PLAYERS))
            for path, most in ((f"{player}.aura", aura), (f"{player}.vigor", parameters.vigor_cap(view, player))):
                n = filled(view, view.state, path)
                if n > most and n > filled(view, self.before, path):
                    yield f"{path} {n} has grown above its cap of {most}"
        if view.get("distance.crystals", 0) > 10:
            yield "more than 10 crystals in distance"

    def _moved(self, view: View, event: Event) -> Iterator[str]:
        """What may not have happened between two states."""
        state, before = view.state, self.before
        heaps = [zone.name for zone in board.vocab(view).zones.values() if zone.whole]
        out = {"out": +1}
        for h in event.happened:
            if h.kind == "move":
                self.crystals += h.facts.get("moved", 0) * (out.get(h.facts["from"], 0) - out.get(h.facts["to"], 0))
            elif h.kind == "charge":
                self.crystals += h.facts.get("outside", 0)
        for card in self.cards:
            path = f"card.{card}"
            was, now = before.get(f"{path}.epoch", 0), state.get(f"{path}.epoch", 0)
            if now < was:
                yield f"{path}: epoch {was} to {now}"
            if state[f"{path}.zone"] != before[f"{path}.zone"] and now <= was:
                yield f"{path} has moved and is still the same incarnation"
            if state[f"{path}.number"] != before[f"{path}.number"]:
                yield f"{path}.number has changed"
            by_chapter = any(clause.startswith("A") for clause in event.clauses)
            if state[f"{path}.owner"] != before[f"{path}.owner"] and not by_chapter:
                yield f"{path}.owner has changed, and no chapter says so"
            lost = {*before.get(f"{path}.seen", "")} - {*state.get(f"{path}.seen", "")}
            if lost and board.kind_of(state[f"{path}.zone"]) not in ("deck", *heaps):
                yield f"{path} was seen by {sorted(lost)} and is no longer"
        if state.get("turn", 0) < before.get("turn", 0):
            yield "the turn has gone back"
        for change in event.changes:
            if before.get(change.path) != change.before or state.get(change.path) != change.after:
                yield f"{change.path} is recorded otherwise than it changed"
        recorded = {c.path for c in event.changes}
        changed = {p for p in {*state, *before} if state.get(p) != before.get(p)}
        if changed - recorded:
            yield f"changed without record: {sorted(changed - recorded)}"


def zones(view: View) -> Iterator[str]:
    """Every card lies in one zone, which agrees, and where it may lie; specials have a state, others none."""
    game = view.game
    assert isinstance(game, Furuyoni)
    lying: dict[int, str] = {}
    for player in board.PLAYERS:
        for kind in game.vocab.card_zones:
            zone = f"{player}.{kind}"
            for card in view.get(zone, ()):
                if card in lying:
                    yield f"card.{card} lies in {lying[card]} and in {zone}"
                lying[card] = zone
    for card in ids(view.state, "card"):
        path, info = f"card.{card}", game.cards[view.get(f"card.{card}.number")]
        zone = view.get(f"{path}.zone")
        kind, state = board.kind_of(zone), view.get(f"{path}.state")
        if lying.get(card) != zone:
            yield f"{path}.zone is {zone}, but it lies in {lying.get(card)}"
        owners = {board.owner(view, card), board.kept_owner(view, card)}
        if kind in game.vocab.owners_only and board.player_of(zone) not in owners:
            yield f"{path} of {view.get(f'{path}.owner')} lies in {zone}"
        if info.klass == "special":
            if kind in NO_SPECIALS:
                yield f"the special {path} lies in {zone}"
            if state not in STATES:
                yield f"the special {path} has state {state}"
            if kind in ("in_use", "enhancements") and state != "in_use":
                yield f"the special {path} in {zone} has state {state}"
        elif kind == "specials" or state is not None:
            yield f"{path}, which is {info.klass}, lies in {zone} with state {state}"


def filled(view: View, state: State, path: str) -> int:
    """The crystals or the number under a path, with the tokens that count towards the cap of that zone."""
    kinds = (t.name for t in board.vocab(view).tokens.values() if path.partition(".")[2] in t.takes_room)
    return int(state.get(path, 0)) + sum(int(state.get(f"{path}.{kind}", 0)) for kind in kinds)


def tokens(view: View) -> Iterator[str]:
    """Of tokens of which there is a fixed number every player who has them has as many, once they are laid out."""
    words = board.vocab(view)
    for token in words.tokens.values():
        own = (f"{player}.{path}" for player in board.PLAYERS for z in words.zones for path in words.token_paths(z))
        paths = [*own, *(path for zone in words.common_zones for path in words.token_paths(zone))]
        for player in board.PLAYERS:
            mine = [p for p in paths if p.startswith(f"{player}.") and f".{token.name}" in p]
            mine += [p for p in paths if f".{token.name}.{player}." in p and p[:2] not in ("a.", "b.")]
            n = sum(view.get(path, 0) for path in mine) + on_cards(view, token.name, player)
            if token.total is not None and n not in (0, token.total.value):
                yield f"{player} has {n} of {token.name}"


    for card in ids(view.state, "card"):
        for token in words.tokens.values():
            kind = board.kind_of(view.get(f"card.{card}.zone"))
            if board.tokens(view, f"card.{card}", token.name) and kind not in token.lies_in:
                yield f"{token.name} lies on card.{card} in {kind}"


def on_cards(view: View, token: str, player: str) -> int:
    """How many tokens of a kind lie on cards in a player's zones."""
    cards = (c for c in ids(view.state, "card") if board.player_of(view.get(f"card.{c}.zone")) == player)
    return sum(board.tokens(view, f"card.{card}", token) for card in cards)


def attacks(view: View) -> Iterator[str]:
    """An attack exists if and only if it lies in its holder's zone, once; nothing is kept of one that is gone."""
    listed = [(n, player) for player in board.PLAYERS for n in view.get(f"{player}.attacking", ())]
    there = sorted(ids(view.state, "attack"))
    if sorted(n for n, _ in listed) != there:
        yield f"attacks {there} exist, {sorted(n for n, _ in listed)} lie in zones"
    for n, player in listed:
        info = view.get(f"attack.{n}")
        if info is not None and info["holder"] != player:
            yield f"attack.{n} of {info['holder']} lies with {player}"
    for path in view.state:
        if path.startswith("attack.") and int(path.split(".")[1]) not in there:
            yield f"{path} is left of an attack that is gone"


def numbers(view: View) -> Iterator[str]:
    """No number of crystals, vigor or turns below nothing; a card without crystals has no count of them.

    What chapters give players lies within its bounds.
    """
    words = board.vocab(view)
    counted = ("shadow", "distance.crystals", "turn", "attacks.made")
    counted += tuple(f"{p}.{n}" for p in board.PLAYERS for n in (*words.crystal_zones, "vigor"))
    for player in board.PLAYERS:
        for name, info in words.players.items():
            n = view.get(f"{player}.{name}") if info.kind == "gauge" and name not in CORE.players else None
            if n is not None and not info.least <= n <= (n if info.most is None else info.most):
                yield f"{player}.{name} is {n}"
        for name in words.crystal_zones:
            cap = words.zones[name].cap if name not in CORE.crystal_zones else None
            if cap is not None and view.get(f"{player}.{name}", 0) > cap.value:
                yield f"{player}.{name} is {view.get(f'{player}.{name}')}"
    for path in counted:
        if view.get(path, 0) < 0:
            yield f"{path} is {view.get(path)}"
    for path, value in view.state.items():
        if path.startswith("card.") and path.endswith(".crystals") and value <= 0:
            yield f"{path} is {value}"
        if value is None:
            yield f"{path} is kept although there is nothing"
    for card in ids(view.state, "card"):
        parked = view.get(f"card.{card}.parked", ())
        if sum(n for _, n in parked) > view.get(f"card.{card}.crystals", 0):
            yield f"card.{card} has {parked} waiting, but not so many crystals"
    if parameters.distance(view) < 0:
        yield "the distance is negative"
    begun = any(frame.proc.startswith("8") for frame in view.frames)
    if begun and (view.get("active") not in board.PLAYERS or view.get("phase") not in (None, "start", "main", "end")):
        yield f"it is nobody's turn: {view.get('active')}, {view.get('phase')}"


def _stays(machine: Machine, view: View, card: int) -> bool:
    """Whether a used card stays in use for good: one that no step takes away, where the rules are read so (G160)."""
    unnamed = board.definition(view, card).klass not in ("normal", "special")
    return machine.readings.get("G160") == 1 and unnamed


RESTING = tuple((*begun, "8", "8-2") for begun in ((), ("4-1",), ("2", "4-1")))
"""The procedures under way while the active player may freely choose: a turn, and the set-up that led to it."""


def at_rest(machine: Machine) -> list[str]:
    """What is wrong although the active player may freely choose what to do: something was left behind."""
    view = View(machine.game, machine.state, machine.stack)
    words = board.vocab(view)
    found: list[str] = []
    for player in board.PLAYERS:
        for zone in ("in_use", "attacking"):
            left = [n for n in view.get(f"{player}.{zone}", ()) if zone != "in_use" or not _stays(machine, view, n)]
            if left:
                found.append(f"{player}.{zone} holds {left}")
        for card in view.get(f"{player}.enhancements", ()):
            if not board.crystals(view, f"card.{card}"):
                found.append(f"card.{card} is an enhancement without crystals")
    for path in view.state:
        if path.endswith((".parked", ".off")) or (
            path.endswith(".crystals") and path.startswith("card.")
            and board.kind_of(view.get(path.removesuffix("crystals") + "zone")) not in words.holds_crystals
        ):  # fmt: skip
            found.append(f"{path} is left")
    if tuple(f.proc for f in machine.stack) not in RESTING:
        found.append(f"the stack is {[f.proc for f in machine.stack]}")
    return found
