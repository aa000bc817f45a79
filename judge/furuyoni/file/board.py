"""The board of a scenario file."""

from __future__ import annotations

from judge.furuyoni.file.beginnings import beginning
from judge.furuyoni.file.checks import Allow, Checker
from judge.furuyoni.file.crystals import COUNTED, settle
from judge.furuyoni.file.model import PLAYERS, UNKNOWN, ZONES, Board, Lying, Seat
from judge.furuyoni.file.names import Names
from judge.furuyoni.file.zones import CHARGED, ZoneReader
from judge.text.errors import Place, Problem
from judge.text.nodes import Map, Node

PHASES = ("start", "main", "end")
ACTIONS = ("standard", "throughout")
SHARED = ("turn", "active", "phase", "at", "action", "distance", "shadow", "outside")
NUMBERS = ("life", "aura", "flare")
SEAT = ("megami", *NUMBERS, "vigor", "flinch", *ZONES, "known")
_BESIDE = ("play", "expect", "history", "readings", "question", "source", "edition", "cards", "seed", "cards_adhoc")


class BoardReader:
    """Reads one board; `stated` collects the crystals that the file gives, `places` where."""

    def __init__(self, names: Names, allow: Allow, problems: list[Problem]) -> None:
        self.names = names
        self.allow = allow
        self.problems = problems
        self.stated: dict[str, int] = {}
        self.places: dict[str, Place] = {}
        self.sound = True

    def board(self, node: Node) -> Board | None:
        """The board, or None where it is no map."""
        entries = node.as_map(self.problems, "board")
        if entries is None:
            return None
        self._misplaced(node)
        facts = node.known((*SHARED, *PLAYERS, *_misplaced_keys(node)), self.problems, "the board")
        facts = {key: fact for key, fact in facts.items() if key not in ("at", "action") or fact.plain() != ""}
        for path in ("distance", "shadow"):
            self._number(path, facts)
        outside = facts["outside"].as_int(self.problems, "outside", -36, 36) if "outside" in facts else 0
        seats = {player: self._seat(player, facts.get(player), node) for player in PLAYERS}
        values = self._crystals(seats, outside, node.place)
        seats = {player: _filled(seat, player, values) for player, seat in seats.items()}
        checker = Checker(seats, self.names, self.allow, self.problems)
        computed = [path for path in COUNTED if path not in self.stated]
        checker.caps(values["distance"], {path: self.places.get(path, node.place) for path in COUNTED}, computed)
        checker.cards_lie_where_they_can()
        problems = self.problems
        phase = (facts["phase"].as_word(problems, "phase", PHASES) or "main") if "phase" in facts else "main"
        action = (facts["action"].as_word(problems, "action", ACTIONS) or "") if "action" in facts else ""
        at, phase, action = beginning(facts, phase, action, problems)
        return Board(
            place=node.place,
            seats=seats,
            turn=(facts["turn"].as_int(problems, "turn", 1, 999) or 5) if "turn" in facts else 5,
            active=(facts["active"].as_word(problems, "active", PLAYERS) or "a") if "active" in facts else "a",
            phase=phase,
            at=at,
            action=action,
            distance=values["distance"],
            shadow=values["shadow"],
            outside=outside or 0,
            stated=frozenset(facts),
        )

    def _seat(self, player: str, node: Node | None, board: Node) -> Seat:
        if node is None:
            return Seat(board.place)
        facts = node.known(SEAT, self.problems, f"the board of {player}")
        for name in NUMBERS:
            self._number(f"{player}.{name}", {f"{player}.{name}": facts[name]} if name in facts else {})
        vigor = facts["vigor"].as_int(self.problems, f"{player}.vigor", 0, 2) if "vigor" in facts else 0
        flinch = facts["flinch"].as_bool(self.problems, f"{player}.flinch") if "flinch" in facts else False
        megami = self._megami(player, facts["megami"]) if "megami" in facts else ()
        reader = ZoneReader(player, megami, self.names, self.problems)
        zones: dict[str, tuple[Lying, ...]] = {}
        for zone in (zone for zone in ZONES if zone in facts):
            before = len(self.problems)
            zones[zone] = reader.zone(zone, facts[zone])
            self.sound = self.sound and (zone not in CHARGED or len(self.problems) == before)
        known = reader.known(facts["known"], zones) if "known" in facts else ()
        return Seat(
            place=node.place,
            megami=megami,
            vigor=vigor or 0,
            flinch=bool(flinch),
            zones=zones,
            known=known,
            stated=frozenset(facts),
        )

    def _megami(self, player: str, node: Node) -> tuple[str, ...]:
        items = node.as_list(self.problems, f"{player}.megami")
        if items is None:
            return ()
        texts = [(item, item.as_text(self.problems, "a megami")) for item in items]
        found = [self.names.megami(item, text, self.problems) for item, text in texts if text]
        if len(items) != 2:
            hint = "name two, `?` for one that is not known"
            self.problems.append(node.problem("J211", f"{player} has {len(items)} megami, not two", hint))
        versions = tuple(version for version in found if version is not None)
        people = [version.split("-")[0] for version in versions if version != UNKNOWN]
        if len(people) != len(set(people)):
            message = f"{player} has two versions of one megami: {' and '.join(versions)}"
            self.problems.append(node.problem("J211", message, "take two different megami"))
        return versions if len(versions) == len(items) else (*versions, UNKNOWN)

    def _number(self, path: str, facts: dict[str, Node]) -> None:
        if path not in facts:
            return
        self.places[path] = facts[path].place
        value = facts[path].as_int(self.problems, path, 0, 99)
        if value is None:
            self.sound = False
        else:
            self.stated[path] = value

    def _crystals(self, seats: dict[str, Seat], outside: int | None, place: Place) -> dict[str, int]:
        on_cards = sum(card.crystals for seat in seats.values() for cards in seat.zones.values() for card in cards)
        # a number that could not be read has its problem already; the sum would only add a second, wrong one
        problems = self.problems if self.sound and outside is not None else []
        return settle(self.stated, on_cards, outside or 0, place, problems)

    def _misplaced(self, node: Node) -> None:
        for key in node.entries if isinstance(node, Map) else ():
            if key.text in _BESIDE:
                message = f"the key {key.text!r} does not belong in the board"
                self.problems.append(key.problem("J025", message, "it stands beside `board:`, not in it"))
            elif key.text in SEAT:
                message = f"the key {key.text!r} belongs to a player"
                self.problems.append(key.problem("J025", message, "put it under `a:` or `b:`"))


def _misplaced_keys(node: Node) -> tuple[str, ...]:
    written = (key.text for key in node.entries) if isinstance(node, Map) else ()
    return tuple(key for key in written if key in _BESIDE or key in SEAT)


def _filled(seat: Seat, player: str, values: dict[str, int]) -> Seat:
    return seat._replace(life=values[f"{player}.life"], aura=values[f"{player}.aura"], flare=values[f"{player}.flare"])
