"""A scenario's board as a state of the machine, and the frames in which it stands."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judge.engine import Machine, Ref, Spec, View
from judge.engine.tree import walk
from judge.furuyoni import board, megami
from judge.furuyoni.board import sound
from judge.furuyoni.board.history import PREFIX
from judge.furuyoni.cards import definitions
from judge.furuyoni.cards.pools import Placement, versions
from judge.furuyoni.core import s8_turn
from judge.furuyoni.file import told
from judge.furuyoni.file.model import UNKNOWN, AdHoc, Lying, Seat
from judge.furuyoni.game import Furuyoni
from judge.furuyoni.rules import authority, distances, parameters, unplayed
from judge.furuyoni.vocab import CORE
from judge.furuyoni.vocab.model import bears
from judge.text.errors import Place, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judge.furuyoni.effects.abilities import CardDef
    from judge.furuyoni.file.midway import Midway
    from judge.port.floor import Scenario

PHASES = {"start": "8-1", "main": "8-2", "end": "8-3"}


class Setup:
    """Builds the game and the state of one scenario. `problems` says what keeps it from being adjudicated."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.words = scenario.board.words
        self.problems: list[Problem] = []
        self.cards: dict[str, CardDef] = {}
        self.placed: dict[int, str] = {}
        self.lying: dict[int, Lying] = {}
        self.unwritten: dict[int, Problem] = {}
        self.state: dict[str, Any] = {}
        self._board()
        self._spoken_of()
        self.game = Furuyoni(scenario.edition, self.cards, self.placed, self._chosen(), unwritten=self.unwritten)
        self.game.stated = scenario.board.place
        if scenario.text_alone:
            self.game.off = authority.ADDED
        else:
            self.game.answers = authority.answers(scenario.edition, scenario.cards)
        self.game.unplayed = unplayed.chapters(self.game.chosen, scenario.edition)
        if not self.problems:
            now = parameters.distance(View(self.game, self.state))
            if self.state.setdefault("turn_start_distance", now) != now and distances.CHANGED in self.game.asked:
                self.state.setdefault(distances.CHANGED, True)
        self.midway: Midway | None = None
        if scenario.board.at.startswith("9-4"):
            from judge.furuyoni.file import midway

            self.midway = midway.Midway(scenario.board)
        if self.midway is not None and not self.problems:
            laid, self.problems = self.midway.laid(self.game, self.state, scenario.board.place)
            self.state = dict(laid)

    @property
    def inside(self) -> bool:
        """Whether the board stands in the middle of an attack."""
        return self.midway is not None

    def fits(self, machine: Machine) -> bool:
        """Whether the cards of a machine are those of the board. Raises ValueError where no run can have come to it."""
        if any(machine.state.get(f"card.{id}.number") != number for id, number in self.placed.items()):
            return False
        view, before = View(self.game, machine.state, machine.stack), View(self.game, self.state)
        wrong = next(sound.faults(view), "")
        there, were = sound.crystals(view), sound.crystals(before)
        if not wrong and there != were and "'out'" not in repr(self.game.abilities):
            wrong = f"{there} crystals where the board has {were}"
        if wrong:
            raise ValueError(f"no board can be so: {wrong}")
        return True

    def begin(self, machine: Machine) -> None:
        """Let a machine stand where the scenario stands."""
        machine.start(self.start())
        if self.midway is not None:
            self.midway.enter(machine)

    def _chosen(self) -> Iterator[str]:
        """The megami whose chapters are in force: those chosen; where the board names none, those of its cards."""
        for seat in self.scenario.board.seats.values():
            yield from (m for m in seat.megami if m != "?")
        if any(not seat.megami or "?" in seat.megami for seat in self.scenario.board.seats.values()):
            for lying in self.lying.values():
                if lying.card is not None and not isinstance(lying.card, AdHoc):
                    yield lying.card.megami

    def _spoken_of(self) -> None:
        """Define the cards that need not lie anywhere, for others are used as them (10-38)."""
        own = {card.number: card for card in self.scenario.adhoc.values()}
        for number in (text for room in megami.seated(self._chosen()) for text in room.texts):
            self.cards[number] = self._real(number, number, self.scenario.board.place)
        if any(a.does == "declares" for card in self.cards.values() for a in card.abilities):
            for number in _choosable(self.scenario.board.seats.values()):
                if number not in self.cards:
                    self.cards[number] = self._real(number, number, None)
        left = [*self.cards]
        while left:
            for number in sorted({*_used_as(self.cards[left.pop()])} - {*self.cards}):
                if number in own:
                    self.cards[number] = self._made_up(own[number])
                else:
                    self.cards[number] = self._real(number, number, self.scenario.board.place)
                left.append(number)

    @property
    def before_first(self) -> bool:
        """Whether the scenario begins before chance has named the first player (4-1 3): nobody is active (5-1-1)."""
        return self.before_setup or self.scenario.board.at == "4-1 3"

    @property
    def before_setup(self) -> bool:
        """Whether the scenario begins before the cards are laid out (4-1 2)."""
        return self.scenario.board.at in ("2-1", "3-1", "3-2", "4-1", "4-1 1", "4-1 2")

    def start(self) -> Spec:
        """The frame that plays the turn from where the scenario stands."""
        stands = self.scenario.board
        if stands.at in ("2-1", "3-1", "3-2"):
            return Spec("2", start=stands.at)
        if stands.at.startswith("4-1"):
            return Spec("4-1", start=stands.at if stands.at != "4-1" else "")
        enter = "8-2-2" if self.midway is not None else stands.at or PHASES[stands.phase]
        if not stands.at and stands.phase == "main" and stands.action:
            enter = "8-2-2"
        return s8_turn.turn(stands.active, enter)

    def _board(self) -> None:
        stands, state = self.scenario.board, self.state
        state.update(
            turn=stands.turn, active=stands.active, phase=stands.phase, action=stands.action or None,
            shadow=stands.shadow,
        )  # fmt: skip
        if stands.at.startswith(("2-", "3-", "4-1")):
            state["turn"] = 0
            if self.before_first:
                state |= {"active": None, "phase": None}
        state["distance.crystals"] = stands.distance
        state |= stands.more
        for player, seat in stands.seats.items():
            for name in CORE.crystal_zones:
                state[f"{player}.{name}"] = getattr(seat, name)
            state |= self._more(player, seat)
            state[f"{player}.vigor"] = seat.vigor
            state[f"{player}.flinch"] = seat.flinch or None
            state[f"{player}.megami"] = seat.megami
            self._zones(player, seat)
        self.problems += told.problems(self.scenario.history, self.words)
        for noted in self.scenario.history:
            head, _, tail = noted.path.partition(".")
            state[f"{PREFIX}{noted.path}" if head in board.PLAYERS and tail else noted.path] = noted.value
        self._sealed()
        if self.before_setup:
            self._extras()
        else:
            self._filled()
        for path in [p for p, value in state.items() if value is None]:
            del state[path]

    def _zones(self, player: str, seat: Seat) -> None:
        for zone in self.words.card_zones:
            if not self.words.has_zone(seat.megami, zone):
                continue
            ids = tuple(self._card(player, zone, lying, seat) for lying in seat.zone(zone))
            if apart := self.words.zones[zone].apart:
                ids += tuple(self._card(player, zone, lying, seat, unchosen=True) for lying in seat.zone(apart))
            self.state[f"{player}.{zone}"] = ids
        self.state |= {f"{player}.{zone}": () for zone in self.words.attack_zones}

    def _more(self, player: str, seat: Seat) -> dict[str, Any]:
        """What rooms give a player: zones of crystals, tokens, and what a player has, as stated or at its start."""
        words, found = self.words, dict[str, Any]()
        for zone in words.crystal_zones:
            if zone not in CORE.zones and words.has_zone(seat.megami, zone):
                found[f"{player}.{zone}"] = words.zones[zone].start
        for name, info in words.players.items():
            if name not in CORE.players and info.kind != "named" and bears(seat.megami, info.borne_by):
                found[f"{player}.{name}"] = info.start
        found |= {f"{player}.{path}": value for path, value in seat.more.items()}
        return found if self.before_setup else self._tokens(player, seat) | found

    def _tokens(self, player: str, seat: Seat) -> dict[str, Any]:
        """Tokens of which there is a fixed number, and that the file places nowhere: where set-up laid them.

        Where that zone is stated, they lie in the only other one of the player's that is not.
        """
        from judge.furuyoni.rules import additional

        found: dict[str, Any] = {}
        for laid in (one for version in seat.megami for one in additional.tokens_laid(version, self.words)):
            for path, n in laid.tokens.items():
                token = self.words.tokens[path.partition(".")[0]]
                told = (*seat.more.items(), *((path, value) for path, value in self.scenario.board.more.items()))
                rest = n - sum(int(value) for path, value in told if token.owner(path.split("."), player) == player)
                rest -= seat.on_cards(token.name)
                own = (f"{laid.zone}.{path}", *token.counted_at(self.words.token_zones))
                free = [path for path in own if path not in seat.more]
                if rest > 0 and token.total is not None and free:
                    found[f"{player}.{free[0]}"] = rest
        return found

    def _sealed(self) -> None:
        """Which card each sealed one lies under (10-9); both players know it where that card's text seals openly."""
        for id, lying in self.lying.items():
            if lying.under is None:
                continue
            own = sorted(self.placed, key=lambda c: self.state[f"card.{c}.owner"] != self.state[f"card.{id}.owner"])
            above = next((c for c in own if c != id and self.placed[c] == lying.under.number), None)
            if above is not None:
                self.state[f"card.{id}.under"] = Ref("card", above, 0)
                if _seals_openly(self.cards[self.placed[above]]):
                    self.state[f"card.{id}.seen"] = "ab"

    def _extras(self) -> None:
        """Before the set-up: the cards that additional rules will lay into extra are still out of the game."""
        from judge.furuyoni.rules import additional

        for player, seat in self.scenario.board.seats.items():
            there = {self.cards[self.placed[c]].number for c in self.state[f"{player}.extra"]}
            for version in seat.megami:
                for laid in additional.cards_laid(version, self.words):
                    new = tuple(self._place(player, "out_of_game", n) for n in laid.cards if n not in there)
                    self.state[f"{player}.out_of_game"] = (*self.state[f"{player}.out_of_game"], *new)

    def _filled(self) -> None:
        """What set-up laid into a zone that the file does not state, and that lies nowhere on the board, is there."""
        from judge.furuyoni.rules import additional

        for player, seat in self.scenario.board.seats.items():
            for version in seat.megami:
                for laid in additional.cards_laid(version, self.words):
                    zone = self.words.zones[laid.zone]
                    if not zone.filled or (laid.zone in seat.stated and not zone.whole):
                        continue
                    left = Counter(laid.cards) - Counter(self._laid_by(player, version))
                    ids = self._rest(player, laid.zone, tuple(left.elements()), zone.whole, seat)
                    self.state[f"{player}.{laid.zone}"] = (*self.state[f"{player}.{laid.zone}"], *ids)
                    if laid.zone == "extra":
                        back = self._exchanged(player, version, laid)
                        self.state[f"{player}.extra"] = (*self.state[f"{player}.extra"], *back)

    def _exchanged(self, player: str, version: str, laid: Placement) -> tuple[int, ...]:
        """What has come to extra in exchange for cards laid there that lie elsewhere now (10-25), and lies nowhere."""
        there, extra = {*self._laid_by(player, version)}, {self.placed[id] for id in self.state[f"{player}.extra"]}
        left = [number for number in laid.cards if number in there - extra]
        found: list[int] = []
        known: set[str] = set()
        while left:
            came = left.pop()
            for number in (*versions()[version.removesuffix("-o")].choose, *laid.cards):
                if number in known or came not in _exchanges(number, self.scenario.cards):
                    continue
                known.add(number)
                if number in laid.cards:
                    left.append(number)
                elif number not in there:
                    found.append(self._place(player, "extra", number))
        return tuple(found)

    def _rest(self, player: str, zone: str, numbers: tuple[str, ...], klass: str, seat: Seat) -> tuple[int, ...]:
        """What the file does not state: these cards; of some, if others are stated as unknown, only the class."""
        unknown = sum(self.lying[c].card is None for c in self.state[f"{player}.{zone}"] if c in self.lying)
        if not klass or not unknown:
            return tuple(self._place(player, zone, number) for number in numbers)
        one = Lying(UNKNOWN, seat.place, None, klass, "")
        return tuple(self._card(player, zone, one, seat) for _ in numbers[unknown:])

    def _laid_by(self, player: str, version: str) -> Iterator[str]:
        """The cards on the board that a player's set-up may have laid out: where both have her, their own."""
        name = version.partition("-")[0]
        seats = self.scenario.board.seats.values()
        both = all(name in (one.partition("-")[0] for one in seat.megami) for seat in seats)
        for id, number in self.placed.items():
            if not both or self.state[f"card.{id}.owner"] == player:
                yield number

    def _place(self, player: str, zone: str, number: str) -> int:
        """A card that the board does not name."""
        info = definitions.define(number, self.scenario.cards)
        id = len(self.placed) + 1
        self.cards[info.number] = info
        self.placed[id] = info.number
        if not info.scripted:
            self.unwritten[id] = _not_written(self.scenario.board.place, info, info.number)
        facts = {"number": info.number, "owner": player, "zone": f"{player}.{zone}"}
        if info.klass == "special":
            facts["state"] = "used"
        if zone in self.words.face_up:
            facts["seen"] = "ab"
        self.state |= {f"card.{id}.{name}": value for name, value in facts.items()}
        return id

    def _card(self, player: str, zone: str, lying: Lying, seat: Seat, unchosen: bool = False) -> int:
        """A card of the board. What lies out of the game was removed face up (10-18), or not chosen (10-29)."""
        out = zone == "out_of_game"
        unchosen = unchosen or (out and self.before_setup)
        id = len(self.placed) + 1
        info = self._definition(lying, zone)
        self.cards[info.number] = info
        self.placed[id] = info.number
        self.lying[id] = lying
        if not info.scripted:
            self.unwritten[id] = _not_written(lying.place, info, lying.text)
        facts: dict[str, Any] = {
            "number": info.number, "owner": self._owner(player, zone, lying), "zone": f"{player}.{zone}",
            "epoch": None, "crystals": lying.crystals or None,
            "unchosen": unchosen or None,
        }  # fmt: skip
        if info.klass == "special":
            open_ = zone in ("enhancements", "extra") or (out and not unchosen)
            facts["state"] = lying.state or ("used" if open_ else "unused")
            if zone in ("enhancements", "in_use"):
                facts["state"] = "in_use"
        known = lying.card is not None and any(k.card is lying.card for k in seat.known)
        if known or zone in self.words.face_up or facts.get("state") == "used" or (out and not unchosen):
            facts["seen"] = "ab"
        facts |= lying.more
        self._gauges(info, lying)
        self.state |= {f"card.{id}.{name}": value for name, value in facts.items()}
        return id

    def _gauges(self, info: CardDef, lying: Lying) -> None:
        """What is stated of a card against what is printed on it."""
        for name, value in lying.more.items():
            gauge = self.words.cards.get(name)
            if gauge is not None and gauge.most is not None and value > (most := gauge.most(info, lying.more)):
                message, hint = f"{lying.text}: {name} is {str(value)!r}", f"from {gauge.least} to {most}"
                self.problems.append(Problem.at(lying.place, "J022", message, hint, (gauge.clause,)))

    def _owner(self, player: str, zone: str, lying: Lying) -> str:
        """Whose card it is: the player's in whose zone it lies, unless only the other's megami explain it (5-4)."""
        other = board.opponent(player)
        klass = self.words.classes.get(lying.klass)
        if klass is not None and klass.follows:
            return player
        bound = zone in self.words.owners_only or self.words.zones[zone].endless
        if lying.card is None or isinstance(lying.card, AdHoc) or bound:
            return player
        seats: Mapping[str, Seat] = self.scenario.board.seats
        megami = {p: [m.partition("-")[0] for m in seats[p].megami] for p in (player, other)}
        mine = lying.card.megami in megami[player] or not megami[player]
        return player if mine or lying.card.megami not in megami[other] else other

    def _definition(self, lying: Lying, zone: str) -> CardDef:
        card = lying.card
        if card is None:
            return definitions.unknown(lying.klass)
        if isinstance(card, AdHoc):
            return self._made_up(card)
        return self._real(card.number, lying.text, None if zone in self.words.inert else lying.place)

    def _made_up(self, card: AdHoc) -> CardDef:
        info, problems = definitions.define_adhoc(card)
        self.problems += [p for p in problems if p not in self.problems]
        return info or definitions.unknown(card.klass)

    def _real(self, number: str, text: str, place: Place | None) -> CardDef:
        """A real card; where it stands at a place where its effects count, they have to be written."""
        try:
            info = definitions.define(number, self.scenario.cards)
        except KeyError:
            message = f"no card of {self.scenario.cards} is called {text!r}"
            self.problems.append(Problem.at(place or self.scenario.board.place, "J203", message))
            return definitions.unknown("normal")
        if not info.scripted and place is not None:
            self.problems.append(_not_written(place, info, text))
        return info


def _not_written(place: Place, info: CardDef, text: str) -> Problem:
    return Problem.at(place, "J411", unplayed.not_written(text, info.number))


def _used_as(card: CardDef) -> Iterator[str]:
    """The cards as which the effects of a card use others."""
    trees = (a.tree for a in (*card.abilities, *card.created.values()) if a.tree is not None)
    yield from (band.of for band in card.bands)
    yield from (str(n.args["as"]) for tree in trees for _, n in walk(tree) if n.op == "use" and "as" in n.args)


def _choosable(seats: Iterable[Seat]) -> Iterator[str]:
    """The cards from which the players could build their decks: what one may be declared as (10-39)."""
    chosen = dict.fromkeys(version for seat in seats for version in seat.megami)
    yield from (number for one in chosen if one in versions() for number in versions()[one].choose)


def _exchanges(number: str, printing: str) -> set[str]:
    """The cards for which a card says that it is exchanged."""
    trees = (a.tree for a in definitions.define(number, printing).abilities if a.tree is not None)
    return {str(node.args["with"]) for tree in trees for _, node in walk(tree) if node.op == "exchange"}


def _seals_openly(card: CardDef) -> bool:
    """Whether a card's text has cards sealed under it face up."""
    trees = (a.tree for a in card.abilities if a.tree is not None)
    puts = (node.args for tree in trees for _, node in walk(tree) if node.op == "put")
    return any("under" in args and args.get("open") for args in puts)
