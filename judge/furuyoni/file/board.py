"""The board of a scenario file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni.file import fields, more
from judge.furuyoni.file.beginnings import beginning
from judge.furuyoni.file.checks import Allow, Checker
from judge.furuyoni.file.crystals import COUNTED, settle
from judge.furuyoni.file.model import PLAYERS, UNKNOWN, Board, Lying, Seat
from judge.furuyoni.file.zones import ZoneReader
from judge.furuyoni.vocab import CORE, Vocabulary, seated
from judge.furuyoni.vocab.model import PlayerInfo, Zone, bears
from judge.text.nodes import List, Map, Node, Text

if TYPE_CHECKING:
    from judge.furuyoni.file.cards import CardIndex
    from judge.furuyoni.file.names import Names
    from judge.text.errors import Place, Problem

TWO_MEGAMI = ("2-1 paragraph 1",)
"""The clause by which a player has two megami, and of different numbers."""
_BESIDE = ("play", "expect", "history", "readings", "question", "source", "edition", "cards", "seed", "cards_adhoc")


def chosen(board: Node, index: CardIndex) -> tuple[str, ...]:
    """The versions of megami that the players of a board have chosen, as far as they can be read."""
    found: list[str] = []
    for player in PLAYERS:
        part = board.get(player) if isinstance(board, Map) else None
        listed = part.get("megami") if isinstance(part, Map) else None
        for item in listed.items if isinstance(listed, List) else ():
            version = index.find_megami(item.text) if isinstance(item, Text) else None
            found += [version] if version else []
    return tuple(found)


class BoardReader:
    """Reads one board; `stated` collects the crystals that the file gives, `places` where."""

    def __init__(self, names: Names, allow: Allow, problems: list[Problem], words: Vocabulary = CORE) -> None:
        self.words = words
        self.names = names
        self.allow = allow
        self.problems = problems
        self.stated: dict[str, int] = {}
        self.beside: dict[str, int] = {}
        self.places: dict[str, Place] = {}
        self.sound = True

    def board(self, node: Node) -> Board | None:
        """The board, or None where it is no map."""
        entries = node.as_map(self.problems, "board")
        if entries is None:
            return None
        self._misplaced(node)
        facts = fields.board(self.words).read(_stated(node), self.problems, beside=self._misplaced_keys(node))
        beside: dict[str, int | bool | str] = {}
        for zone in (zone for zone in self.words.common_zones if zone in facts):
            beside |= self._held(zone, zone, facts[zone])
            self._nobodys(zone, node)
        outside: int = facts.get("outside")
        self.sound = self.sound and ("outside" not in facts or facts["outside"] is not None)
        seats = {player: self._seat(player, facts.get(player), node) for player in PLAYERS}
        values = self._crystals(seats, outside, node.place)
        seats = {player: _filled(seat, player, values) for player, seat in seats.items()}
        checker = Checker(seats, self.names, self.allow, self.problems, self.words)
        computed = [path for path in COUNTED if path not in self.stated]
        checker.caps(values["distance"], {path: self.places.get(path, node.place) for path in COUNTED}, computed)
        checker.cards_lie_where_they_can()
        checker.cards_of_single_zones()
        checker.nothing_lacks()
        checker.tokens(beside, node.place)
        checker.told_of_crystals()
        checker.sealed_under_what_is_there()
        checker.come_for_good(self.places)
        checker.told_alike(self.places)
        at, phase, action = beginning(facts.nodes, facts.get("phase"), facts.get("action"), self.problems)
        return Board(
            place=node.place,
            seats=seats,
            turn=facts.get("turn"),
            active=facts.get("active"),
            phase=phase,
            at=at,
            action=action,
            distance=values["distance"],
            shadow=values["shadow"],
            outside=outside,
            stated=frozenset(facts),
            more=beside,
            words=self.words,
        )

    def _seat(self, player: str, node: Node | None, board: Node) -> Seat:
        if node is None:
            return Seat(board.place)
        table, elsewhere = fields.seat(self.words), self._elsewhere(player, node)
        facts = table.read(node, self.problems, f"the board of {player}", f"{player}.", elsewhere)
        self.places |= {f"{player}.{name}": stated.place for name, stated in facts.nodes.items()}
        told: dict[str, int | bool | str] = {}
        for name in (*self.words.crystal_zones, *self.words.token_zones):
            if name in facts:
                told |= self._held(f"{player}.{name}", name, facts[name])
        infos: dict[str, int | bool | str] = {}
        for name in (name for name, one in self.words.players.items() if name in facts and one.kind != "named"):
            infos |= {name: facts[name]} if facts[name] is not None else {}
        megami = self._megami(player, facts["megami"]) if "megami" in facts else ()
        self._borne(player, megami, node)
        reader = ZoneReader(player, megami, self.names, self.problems, self.words)
        zones: dict[str, tuple[Lying, ...]] = {}
        for zone in (zone for zone in self.words.file_zones if zone in facts):
            before, stated = len(self.problems), facts[zone]
            if more.by_content(self.words, zone, stated) and isinstance(stated, Map):
                path = f"{player}.{zone}"
                parts = more.parts(self.words, path, zone, stated, self.problems)
                told |= self._lying(path, zone, stated, parts.get(more.CRYSTALS))
                zones[zone] = reader.zone(zone, parts[more.CARDS]) if more.CARDS in parts else ()
            elif more.by_number(self.words, zone, stated):
                paths = self.words.token_paths(zone)
                told |= dict(more.tokens(paths, paths[0], f"{player}.{zone}", stated, self.problems))
                zones[zone] = ()
            else:
                zones[zone] = reader.zone(zone, stated)
            charged = zone in self.words.zones and bool(self.words.zones[zone].charged)
            self.sound = self.sound and not (charged and len(self.problems) > before)
        known = reader.known(facts["known"], zones) if "known" in facts else ()
        return Seat(
            place=node.place,
            megami=megami,
            vigor=int(infos.pop("vigor", 0)),
            flinch=bool(infos.pop("flinch", False)),
            zones=zones,
            known=known,
            stated=frozenset(facts),
            more={**told, **infos},
        )

    def _elsewhere(self, player: str, node: Node) -> tuple[str, ...]:
        """Keys that only a room knows in which nobody on this board has a seat: each with whom it would take."""
        own = fields.seat(self.words).fields
        strange = [key for key in node.entries if key.text not in own] if isinstance(node, Map) else []
        rooms = seated.everything() if strange else self.words
        entries: dict[str, Zone | PlayerInfo] = {**rooms.zones, **rooms.players}
        found = [key for key in strange if key.text in entries and entries[key.text].borne_by]
        for key in found:
            entry = entries[key.text]
            hint = f"only a player who has chosen {entry.borne_by} has ({entry.clause})"
            self.problems.append(key.problem("J025", f"{player} has no {key.text}", hint))
        return tuple(key.text for key in found)

    def _borne(self, player: str, megami: tuple[str, ...], node: Node) -> None:
        """Zones and information of a megami whom the player has not chosen, though the other has."""
        entries: dict[str, Zone | PlayerInfo] = {**self.words.zones, **self.words.players}
        for key in node.entries if isinstance(node, Map) else ():
            entry = entries.get(self.words.apart.get(key.text, key.text))
            if entry is not None and not bears(megami, entry.borne_by):
                message = f"only a player who has chosen {entry.borne_by} has ({entry.clause})"
                self.problems.append(key.problem("J025", f"{player} has no {key.text}", message))

    def _nobodys(self, zone: str, board: Node) -> None:
        """A common zone that is there only while somebody has chosen a megami whom nobody has."""
        entry = self.words.zones[zone]
        here = chosen(board, self.names.index)
        if entry.borne_by and not bears(here, entry.borne_by) and isinstance(board, Map):
            key = next(key for key in board.entries if key.text == zone)
            message = f"only where somebody has chosen {entry.borne_by} it is there ({entry.clause})"
            self.problems.append(key.problem("J025", f"there is no {zone}", message))

    def _held(self, path: str, zone: str, node: Node) -> dict[str, int | bool | str]:
        """What lies in a zone beside cards, by path from its name on; crystals of the core's zones are noted apart."""
        only = more.only_kind(self.words, zone)
        if only and isinstance(node, Map) and only not in (key.text for key in node.entries):
            return dict(more.tokens(self.words.token_paths(zone), f"{zone}.{only}", path, node, self.problems))
        if more.by_content(self.words, zone, node) and isinstance(node, Map):
            parts = more.parts(self.words, path, zone, node, self.problems)
            return self._lying(path, zone, node, parts.get(more.CRYSTALS))
        if zone in self.words.token_zones:
            paths = self.words.token_paths(zone)
            head = paths[0] if len(paths) == 1 else f"{zone}.{only}" if only else zone
            return dict(more.tokens(paths, head, path, node, self.problems))
        return self._lying(path, zone, None, node)

    def _lying(self, path: str, zone: str, node: Map | None, crystals: Node | None) -> dict[str, int | bool | str]:
        found: dict[str, int | bool | str] = {}
        if node is not None:
            found |= more.in_zone(self.words, path, zone, node, self.problems)
        if crystals is not None:
            self._number(path, {path: crystals})
            if path not in COUNTED and path in self.stated:
                key = f"{zone}.{more.CRYSTALS}" if zone in self.words.loose else zone
                found[key] = self.beside[path] = self.stated.pop(path)
        return found

    def _megami(self, player: str, node: Node) -> tuple[str, ...]:
        items = node.as_list(self.problems, f"{player}.megami")
        if items is None:
            return ()
        texts = [(item, item.as_text(self.problems, "a megami")) for item in items]
        found = [self.names.megami(item, text, self.problems) for item, text in texts if text]
        if len(items) != 2:
            hint = "name two, `?` for one that is not known"
            message = f"{player} has {len(items)} megami, not two"
            self.problems.append(node.problem("J211", message, hint, TWO_MEGAMI))
        versions = tuple(version for version in found if version is not None)
        people = [version.split("-")[0] for version in versions if version != UNKNOWN]
        if len(people) != len(set(people)):
            message = f"{player} has two versions of one megami: {' and '.join(versions)}"
            self.problems.append(node.problem("J211", message, "take two different megami", TWO_MEGAMI))
        return versions if len(versions) == len(items) else (*versions, UNKNOWN)

    def _number(self, path: str, facts: dict[str, Node]) -> None:
        if path not in facts:
            return
        self.places[path] = facts[path].place
        entry = self.words.zones.get(path.rpartition(".")[2])
        own_cap = entry.cap if entry is not None and entry.name not in CORE.zones else None
        value = facts[path].as_int(self.problems, path, 0, 99 if own_cap is None else own_cap.value)
        if value is None:
            self.sound = False
        else:
            self.stated[path] = value

    def _crystals(self, seats: dict[str, Seat], outside: int, place: Place) -> dict[str, int]:
        on_cards = sum(card.crystals for seat in seats.values() for cards in seat.zones.values() for card in cards)
        # a number that could not be read has its problem already; the sum would only add a second, wrong one
        problems = self.problems if self.sound else []
        return settle(self.stated, on_cards, outside, place, problems, self.beside)

    def _misplaced(self, node: Node) -> None:
        for key in node.entries if isinstance(node, Map) else ():
            if key.text in _BESIDE:
                message = f"the key {key.text!r} does not belong in the board"
                self.problems.append(key.problem("J025", message, "it stands beside `board:`, not in it"))
            elif key.text in fields.seat(self.words).fields:
                message = f"the key {key.text!r} belongs to a player"
                self.problems.append(key.problem("J025", message, "put it under `a:` or `b:`"))

    def _misplaced_keys(self, node: Node) -> tuple[str, ...]:
        written = (key.text for key in node.entries) if isinstance(node, Map) else ()
        return tuple(key for key in written if key in _BESIDE or key in fields.seat(self.words).fields)


def _stated(node: Node) -> Node:
    """A board without those of its lines that say nothing of where it begins."""
    if not isinstance(node, Map):
        return node
    silent = [key for key, fact in node.entries.items() if key.text in ("at", "action") and fact.plain() == ""]
    return Map(node.place, {key: fact for key, fact in node.entries.items() if key not in silent}) if silent else node


def _filled(seat: Seat, player: str, values: dict[str, int]) -> Seat:
    return seat._replace(life=values[f"{player}.life"], aura=values[f"{player}.aura"], flare=values[f"{player}.flare"])
