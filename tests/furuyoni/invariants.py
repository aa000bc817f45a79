"""What holds of the board after every change, and what besides when nothing is being resolved.

The invariants know what the rules allow: an aura above a cap that has fallen, a special in its zone in state in_use, a
card in use whose effect waits.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from judge.engine import Event, Machine, View
from judge.furuyoni import board
from judge.furuyoni.board import history
from judge.furuyoni.board.sound import counted, crystals, ids
from judge.furuyoni.game import Furuyoni
from judge.furuyoni.rules import parameters
from judge.furuyoni.vocab import CORE
from tests.lasting import ANEW, Check, Lasting, untold
from tests.random_games import BrokenError

State = Mapping[str, Any]
NO_SPECIALS = ("deck", "played", "facedown")
STATES = ("unused", "in_use", "used")


class Watch(list[Event]):
    """A log that checks the board each time something is written into it.

    Set `machine` to the machine that writes here before anything happens. What did not change is not looked at anew.
    """

    machine: Machine

    def begin(self, machine: Machine) -> None:
        """Look at the board as it is before the first event."""
        self.machine = machine
        self.before: State = dict(machine.state)
        self.looked = 0
        view = self._view()
        self.crystals = crystals(view)
        self.cards = frozenset(ids(self.before, "card"))
        self.counted = frozenset(counted(view))
        words = board.vocab(view)
        self.capped = {f"{p}.{what}": (p, what) for p in board.PLAYERS for what in ("aura", "vigor")}
        for path, (player, _) in tuple(self.capped.items()):
            of = path.partition(".")[2]
            kinds = (t.name for t in words.tokens.values() if of in t.takes_room)
            self.capped |= {f"{path}.{kind}": (player, of) for kind in kinds}
        self.lasting = Lasting(checks(view, self.cards))
        faults = self._anew(view)
        if faults:
            raise BrokenError(f"on the board itself: {'; '.join(faults)}")

    def append(self, event: Event) -> None:
        super().append(event)
        if event.kind != "change":
            return
        view = self._view()
        other = untold(self.before, event, view.state)
        faults = [*self._moved(view, event, self.cards if other else self._touched(event)), *other]
        self.looked += 1
        if other or not self.looked % ANEW:
            faults += self._anew(view)
        else:
            faults += self._after(view, event)
        if faults:
            raise BrokenError(f"event {event.n} ({', '.join(event.clauses)}): {'; '.join(faults)}")
        self.before = self.machine.state

    def _view(self) -> View:
        return View(self.machine.game, self.machine.state, self.machine.stack)

    def _anew(self, view: View) -> list[str]:
        """What is wrong with the board, all of it looked at."""
        state = view.state
        self.lying = crystals(view)
        self.attacks = {path for path in state if path.startswith("attack.")}
        faults = []
        if frozenset(ids(state, "card")) != self.cards:
            faults.append("a card was made or lost")
        faults += self.lasting.anew(view)
        faults += attacks(view, self.attacks)
        faults += of_facts(view, state)
        return [*faults, *self._always(view, state)]

    def _after(self, view: View, event: Event) -> list[str]:
        """What is wrong where something has changed, and what rests on more than the board's facts."""
        faults: list[str] = []
        paths = dict.fromkeys(change.path for change in event.changes)
        for path, before, after in event.changes:
            if path.endswith(".crystals") or path in self.counted:
                self.lying += int(after or 0) - int(before or 0)
            elif path.startswith("attack."):
                (self.attacks.discard if after is None else self.attacks.add)(path)
            elif path.startswith("card.") and path.endswith(".number") and (before is None or after is None):
                faults.append("a card was made or lost")
        faults += self.lasting.after(view, paths)
        if any(path.startswith("attack.") or path.endswith(".attacking") for path in paths):
            faults += attacks(view, self.attacks)
        faults += of_facts(view, paths)
        return [*faults, *self._always(view, paths)]

    def _always(self, view: View, paths: Iterable[str]) -> Iterator[str]:
        """What is asked each time; caps only of what has changed."""
        if self.lying != self.crystals:
            yield f"{self.lying} crystals where {self.crystals} were"
        for player, what in {self.capped[path] for path in paths if path in self.capped}:
            path = f"{player}.{what}"
            n = filled(view, view.state, path)
            if n > filled(view, self.before, path) and n > (most := cap(view, player, what)):
                yield f"{path} {n} has grown above its cap of {most}"
        if parameters.distance(view) < 0:
            yield "the distance is negative"
        begun = any(frame.proc.startswith("8") for frame in view.frames)
        if begun and (
            view.get("active") not in board.PLAYERS or view.get("phase") not in (None, "start", "main", "end")
        ):
            yield f"it is nobody's turn: {view.get('active')}, {view.get('phase')}"

    def _touched(self, event: Event) -> list[int]:
        """The cards of which something has changed."""
        parts = (change.path.split(".") for change in event.changes if change.path.startswith("card."))
        return [card for card in dict.fromkeys(int(part[1]) for part in parts) if card in self.cards]

    def _moved(self, view: View, event: Event, cards: Iterable[int]) -> Iterator[str]:
        """What may not have happened between two states, to these cards and besides."""
        state, before = view.state, self.before
        heaps = [zone.name for zone in board.vocab(view).zones.values() if zone.whole]
        out = {"out": +1}
        for h in event.happened:
            if h.kind == "move":
                self.crystals += h.facts.get("moved", 0) * (out.get(h.facts["from"], 0) - out.get(h.facts["to"], 0))
            elif h.kind == "charge":
                self.crystals += h.facts.get("outside", 0)
        for card in cards:
            path = f"card.{card}"
            was, now = before.get(f"{path}.epoch", 0), state.get(f"{path}.epoch", 0)
            if now < was:
                yield f"{path}: epoch {was} to {now}"
            if state.get(f"{path}.zone") != before.get(f"{path}.zone") and now <= was:
                yield f"{path} has moved and is still the same incarnation"
            if state.get(f"{path}.number") != before.get(f"{path}.number"):
                yield f"{path}.number has changed"
            by_chapter = any(clause.startswith("A") for clause in event.clauses)
            if state.get(f"{path}.owner") != before.get(f"{path}.owner") and not by_chapter:
                yield f"{path}.owner has changed, and no chapter says so"
            lost = {*before.get(f"{path}.seen", "")} - {*state.get(f"{path}.seen", "")}
            if lost and board.kind_of(state[f"{path}.zone"]) not in ("deck", *heaps):
                yield f"{path} was seen by {sorted(lost)} and is no longer"
        if state.get("turn", 0) < before.get("turn", 0):
            yield "the turn has gone back"
        for change in event.changes:
            if before.get(change.path) != change.before or state.get(change.path) != change.after:
                yield f"{change.path} is recorded otherwise than it changed"


def checks(view: View, cards: Iterable[int]) -> dict[Hashable, Check]:
    """What must hold of the facts of a board, in parts that rest on few of them."""
    words = board.vocab(view)
    found: dict[Hashable, Check] = {"zones": zones, "numbers": numbers}
    found |= {("card", card): partial(lies_well, card=card) for card in cards}
    found |= {("token", name): partial(tokens, cards=tuple(cards), name=name) for name in words.tokens}
    return found


def zones(view: View) -> Iterator[str]:
    """No card lies in two zones."""
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


def lies_well(view: View, card: int) -> Iterator[str]:
    """A card lies in the zone that it names and where it may; specials have a state, others none.

    It has no more crystals waiting than lie on it, and no tokens where none can lie.
    """
    game = view.game
    assert isinstance(game, Furuyoni)
    path = f"card.{card}"
    number = view.get(f"{path}.number")
    if number is None:
        yield f"{path} is no card"
        return
    info, zone = game.cards[number], view.get(f"{path}.zone")
    kind, state = board.kind_of(zone), view.get(f"{path}.state")
    if card not in view.get(zone, ()):
        yield f"{path}.zone is {zone}, but it does not lie there"
    if kind in game.vocab.owners_only:
        owners = {board.owner(view, card), board.kept_owner(view, card)}
        if board.player_of(zone) not in owners:
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
    parked = view.get(f"{path}.parked", ())
    if sum(n for _, n in parked) > view.get(f"{path}.crystals", 0):
        yield f"{path} has {parked} waiting, but not so many crystals"
    for token in game.vocab.tokens.values():
        if kind not in token.lies_in and board.tokens(view, path, token.name):
            yield f"{token.name} lies on {path} in {kind}"


def filled(view: View, state: State, path: str) -> int:
    """The crystals or the number under a path, with the tokens that count towards the cap of that zone."""
    kinds = (t.name for t in board.vocab(view).tokens.values() if path.partition(".")[2] in t.takes_room)
    return int(state.get(path, 0)) + sum(int(state.get(f"{path}.{kind}", 0)) for kind in kinds)


def cap(view: View, player: str, what: str) -> int:
    """How far the aura or the vigor of a player may be filled."""
    if what == "vigor":
        return parameters.vigor_cap(view, player)
    return max(parameters.aura_cap(view, player, arrow_of) for arrow_of in ("", *board.PLAYERS))


def tokens(view: View, cards: Iterable[int], name: str) -> Iterator[str]:
    """Of tokens of which there is a fixed number every player who has them has as many, once they are laid out."""
    words = board.vocab(view)
    token = words.tokens[name]
    if token.total is None:
        return
    paths = [f"{player}.{path}" for player in board.PLAYERS for z in words.zones for path in words.token_paths(z)]
    paths += (path for zone in words.common_zones for path in words.token_paths(zone))
    for player in board.PLAYERS:
        mine = [p for p in paths if p.startswith(f"{player}.") and f".{name}" in p]
        mine += [p for p in paths if f".{name}.{player}." in p and p[:2] not in ("a.", "b.")]
        n = sum(view.get(path, 0) for path in mine) + on_cards(view, cards, name, player)
        if n not in (0, token.total.value):
            yield f"{player} has {n} of {name}"


def on_cards(view: View, cards: Iterable[int], token: str, player: str) -> int:
    """How many tokens of a kind lie on cards in a player's zones."""
    own = (c for c in cards if board.player_of(view.get(f"card.{c}.zone")) == player)
    return sum(board.tokens(view, f"card.{card}", token) for card in own)


def attacks(view: View, paths: Iterable[str]) -> Iterator[str]:
    """An attack exists if and only if it lies in its holder's zone, once; nothing is kept of one that is gone.

    `paths` are those of attacks.
    """
    listed = [(n, player) for player in board.PLAYERS for n in view.get(f"{player}.attacking", ())]
    there = sorted(ids(dict.fromkeys(paths), "attack"))
    if sorted(n for n, _ in listed) != there:
        yield f"attacks {there} exist, {sorted(n for n, _ in listed)} lie in zones"
    for n, player in listed:
        info = view.get(f"attack.{n}")
        if info is not None and info["holder"] != player:
            yield f"attack.{n} of {info['holder']} lies with {player}"
    for path in paths:
        if int(path.split(".")[1]) not in there:
            yield f"{path} is left of an attack that is gone"


def numbers(view: View) -> Iterator[str]:
    """No number of crystals, vigor or turns below nothing; what chapters give players lies within its bounds."""
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
    if view.get("distance.crystals", 0) > 10:
        yield "more than 10 crystals in distance"


def of_facts(view: View, paths: Iterable[str]) -> Iterator[str]:
    """A card without crystals has no count of them; what is nothing is not kept; a turn keeps what its end forgets."""
    forgotten = history.paths(board.vocab(view).turn_facts)
    for path in paths:
        if path in view.state:
            value = view.state[path]
            if path.startswith(history.PREFIX) and path not in forgotten:
                yield f"{path} would outlast the turn"
            if path.startswith("card.") and path.endswith(".crystals") and value <= 0:
                yield f"{path} is {value}"
            if value is None:
                yield f"{path} is kept although there is nothing"


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
