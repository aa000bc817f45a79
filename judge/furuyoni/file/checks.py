"""Boards that cannot be: a card where it cannot lie, a number over its cap."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from judge.furuyoni.file.cards import CardRef
from judge.furuyoni.file.model import PLAYERS, UNKNOWN, Lying, Seat
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.furuyoni.vocab.model import bears
from judge.light import NamedTuple
from judge.text.errors import Place, Problem

if TYPE_CHECKING:
    from judge.furuyoni.file.names import Names

POOL = "3-1"
"""The clause that says which cards a player has: those of the own megami."""
SEALED = "7-1-13 paragraph 4"
"""The clause that ties every sealed card to the one that it lies under."""


class Oddity(NamedTuple):
    """Something that no board shows unless a card allows it: a number over its cap, or a card in a foreign zone.

    `seats` are both players' parts of the board, for a look at the cards that may allow it.
    """

    path: str
    value: int | CardRef
    seats: Mapping[str, Seat]


Allow = Callable[[Oddity], bool]


def never(_: Oddity) -> bool:
    """No card allows it."""
    return False


class Checker:
    """Checks the board of one file."""

    def __init__(
        self, seats: Mapping[str, Seat], names: Names, allow: Allow, problems: list[Problem], words: Vocabulary = CORE
    ) -> None:
        self.words = words
        self.seats = seats
        self.names = names
        self.allow = allow
        self.problems = problems

    def caps(self, distance: int, places: Mapping[str, Place], computed: Iterable[str]) -> None:
        """Aura and distance against their caps."""
        numbers = {"distance": distance} | {f"{player}.aura": seat.aura for player, seat in self.seats.items()}
        for path, value in numbers.items():
            limit = self.words.zones[path.rpartition(".")[2]].cap
            cap = limit.value if limit is not None else value
            value += self._filling(path)
            if value > cap and not self.allow(Oddity(path, value, self.seats)):
                left = " is what the other numbers leave" if path in computed else ""
                message = (
                    f"{path} {value}{left}, over its cap of {cap}"
                    if left
                    else f"{path} is {value}, over its cap of {cap}"
                )
                hint = "state the number that is missing" if left else f"at most {cap} unless a card in play raises it"
                self.problems.append(Problem.at(places[path], "J202", message, hint, (limit.clause,) if limit else ()))

    def _filling(self, path: str) -> int:
        """How many tokens lie in a zone that count towards its cap."""
        player, _, zone = path.partition(".")
        more = self.seats[player].more if player in self.seats else {}
        kinds = (token.name for token in self.words.tokens.values() if zone in token.takes_room)
        return sum(int(more.get(f"{zone}.{kind}", 0)) for kind in kinds)

    def tokens(self, common: Mapping[str, int | bool | str], place: Place) -> None:
        """Tokens of which each player has so many: not more of them on the board."""
        for token in (one for one in self.words.tokens.values() if one.total is not None):
            for player, seat in self.seats.items():
                found = [(path.split("."), n) for path, n in seat.more.items()]
                found += [(path.split("."), n) for path, n in common.items()]
                own = sum(int(n) for path, n in found if token.owner(path, player) == player)
                own += seat.on_cards(token.name)
                theirs = not token.borne_by or bears(seat.megami, token.borne_by) or not seat.megami
                most = 0 if not theirs else token.total.value if token.total is not None else own
                if own > most:
                    message = f"{player} has {own} of {token.name}, of which there are {most}"
                    self.problems.append(Problem.at(place, "J202", message, f"at most {most} in all zones"))
                counted = token.counted_at([zone for zone in self.words.zones if zone not in self.words.tied])
                if own < most and bears(seat.megami, token.borne_by) and all(path in seat.more for path in counted):
                    message = f"{player} has {own} of {token.name}, of which there are {most}"
                    hint = "leave a number out and it is what is left of them"
                    self.problems.append(Problem.at(place, "J202", message, hint))

    def told_of_crystals(self) -> None:
        """What is said of the crystals in a zone, where none lie, and crystals of which it is not said."""
        for info in (one for one in self.words.players.values() if one.of_crystals):
            for player, seat in self.seats.items():
                lying = int(seat.more.get(f"{info.of_crystals}.crystals", 0))
                value = seat.more.get(info.name, info.start)
                if bool(lying) == (value != info.start):
                    continue
                zone = f"{player}.{info.of_crystals}"
                said = f"{player}.{info.name} is {value}, and {lying} crystals lie in {zone}"
                hint = f"state `{info.name}` together with the crystals in `{info.of_crystals}`"
                self.problems.append(Problem.at(seat.place, "J213", said, hint))

    def sealed_under_what_is_there(self) -> None:
        """No card sealed under another (7-1-13) that lies nowhere."""
        every = [(player, lying) for player, _, lying in self._lying()]
        for player, lying in every:
            above = lying.under
            others = (other.card.number for _, other in every if other is not lying and other.card is not None)
            if above is not None and above.number not in others:
                name = above.names.get("en") or above.number
                message = f"{lying.text!r} of {player} is sealed under {name!r}, which lies nowhere"
                hint = f"state {name!r} in its zone, or write {lying.text!r} alone"
                self.problems.append(Problem.at(lying.place, "J215", message, hint, (SEALED,)))

    def come_for_good(self, places: Mapping[str, Place]) -> None:
        """How many cards have come to a zone for good: no more than set-up lays out, less those that lie elsewhere."""
        from judge.furuyoni.rules import additional

        for info in (one for one in self.words.players.values() if one.of_arrivals):
            klass, zone = info.of_arrivals
            for player, seat in self.seats.items():
                path, value = f"{player}.{info.name}", int(seat.more.get(info.name, 0))
                laid = [n for v in seat.megami for one in additional.cards_laid(v, self.words) for n in one.cards]
                all_laid = [n for n in laid if self.names.of_class(n) == klass]
                lying = [at for at, cards in seat.zones.items() for one in cards if one.klass == klass]
                most = lying.count(zone) or len(all_laid) - len(lying)
                if value > most and UNKNOWN not in seat.megami:
                    message = f"{path} is {value}, over its cap of {most}"
                    hint = f"at most {most}, as no card leaves `{zone}` again"
                    self.problems.append(Problem.at(places[path], "J202", message, hint, (info.clause,)))

    def told_alike(self, places: Mapping[str, Place]) -> None:
        """What a player has, against what follows of it from what else is stated."""
        for info in self.words.players.values():
            for player, seat in self.seats.items():
                found = info.implied(seat.more) if info.implied is not None else None
                path, value = f"{player}.{info.name}", seat.more.get(info.name, info.start)
                if found is not None and value != found.value:
                    message = f"{path} is {value}, and by what else is stated it is {found.value}"
                    hint = f"state `{info.name}: {found.value}`"
                    place = places.get(path, seat.place)
                    self.problems.append(Problem.at(place, "J216", message, hint, (found.clause,)))

    def nothing_lacks(self) -> None:
        """Cards that lie in zones of a sort all game long: of those that the file states, and that set-up laid out."""
        from judge.furuyoni.rules import additional

        whole = [zone.name for zone in self.words.zones.values() if zone.complete]
        for player, seat in self.seats.items() if whole and not self.names.lacking else ():
            lying = {(zone, one.card.number) for zone, cards in seat.zones.items() for one in cards if one.card}
            there = {number for zone, number in lying if zone in whole}
            elsewhere = {number for zone, number in lying if zone not in whole}
            for version in seat.megami:
                laid = [one for one in additional.cards_laid(version, self.words) if one.zone in whole]
                gone = [n for one in laid for n in one.cards if one.zone in seat.stated or n in elsewhere]
                lacking = [n for n in gone if n not in there]
                empty = [one.zone for one in laid if one.zone not in seat.stated and {*one.cards} <= there]
                if lacking:
                    said = f"{', '.join(lacking)} of {player} lies in none of {', '.join(whole)}"
                    hint = f"state {' and '.join(f'`{name}`' for name in empty)} too" if empty else "put it back"
                    self.problems.append(Problem.at(seat.place, "J214", said, hint))

    def cards_lie_where_they_can(self) -> None:
        """Class, kind and owner of every card against its zone, and no card in two places."""
        seen: dict[str, list[tuple[str, Lying]]] = {}
        for player, zone, lying in self._lying():
            path = f"{player}.{zone}"
            self._class(path, zone, lying)
            if lying.card is not None:
                self._owner(player, path, zone, lying, lying.card)
                seen.setdefault(lying.card.number, []).append((path, lying))
        for places in seen.values():
            self._copies(places)

    def cards_of_single_zones(self) -> None:
        """No second card in a zone where one takes the place of the other."""
        for zone in (one for one in self.words.zones.values() if one.single):
            for player, seat in self.seats.items():
                cards = seat.zones.get(zone.name, ())
                if len(cards) > 1:
                    message = f"{len(cards)} cards lie in {player}.{zone.name}, where one takes the place of the other"
                    self.problems.append(Problem.at(cards[1].place, "J202", message, "state one card", (zone.single,)))

    def _lying(self) -> Iterable[tuple[str, str, Lying]]:
        for player, seat in self.seats.items():
            for zone, cards in seat.zones.items():
                for lying in cards:
                    yield player, zone, lying

    def _class(self, path: str, zone: str, lying: Lying) -> None:
        there = self.words.apart.get(zone, zone)
        if not self.words.may_hold(there, lying.klass):
            kinds = " and ".join(f"{kind}s" for kind in self.words.kinds(self.words.zones[there]))
            hint = f"only {kinds} lie there; put it where {lying.klass} cards lie"
            message = f"the {lying.klass} card {lying.text!r} cannot lie in {path}"
            self._wrong("J207", path, lying, message, hint, self._holds(there))
        elif not self.words.lies_in(there, lying.klass) and (lying.card is None or self._never(there, lying)):
            message = f"the {lying.klass} {lying.text!r} cannot lie in {path}"
            hint = f"put it into `{self.words.classes[lying.klass].after_use}`"
            self._wrong("J207", path, lying, message, hint, self._holds(there))
        elif zone == "enhancements" and lying.card is not None and lying.card.type in ("attack", "action"):
            message = f"{lying.text!r} is an {lying.card.type}; only enhancements lie in {path}"
            hint = "put it into another zone, like `in_use` or `played`"
            self._wrong("J208", path, lying, message, hint, self._holds(there))

    def _holds(self, zone: str) -> tuple[str, ...]:
        """The clause that says what a zone holds."""
        return (self.words.zones[zone].holds.clause,)

    @staticmethod
    def _never(zone: str, lying: Lying) -> bool:
        """Whether nothing brings a card there: a special into a pile of normal ones; a hand takes any (7-1-10)."""
        return lying.klass == "special" and zone in ("deck", "played", "facedown")

    def _owner(self, player: str, path: str, zone: str, lying: Lying, card: CardRef) -> None:
        own, other = self._megami(player), self._megami("b" if player == "a" else "a")
        if not own or self.names.explains(card, own):
            return
        foreign = bool(other) and self.names.explains(card, other)
        own_only = self.words.apart.get(zone, zone) in self.words.owners_only
        if foreign and (not own_only or card.klass not in ("normal", "special")):
            return
        whose = f"a card of {card.megami}, the opponent's megami" if foreign else f"a card of {card.megami}"
        message = f"{lying.text!r} in {path} is {whose}, and {player} has {' and '.join(own)}"
        self._wrong("J205", path, lying, message, "correct `megami`, or move the card", (POOL,))

    def _copies(self, places: list[tuple[str, Lying]]) -> None:
        card = places[0][1].card
        assert card is not None
        owners = sum(
            1 for player in PLAYERS if self._megami(player) and self.names.explains(card, self._megami(player))
        )
        most = card.copies * max(owners, 1)
        if len(places) > most:
            path, lying = places[most]
            earlier = ", ".join(f"{where} (line {other.place.line})" for where, other in places[:most])
            message = f"{lying.text!r} lies in {path} and in {earlier}"
            hint = "there is one of it" if most == 1 else f"there are {most} of it"
            if any(one.under is not None for _, one in places):
                hint += f"; what is sealed stands first: `Slash: {lying.text}`"
            self._wrong("J206", path, lying, message, hint)

    def _megami(self, player: str) -> tuple[str, ...]:
        return self.seats[player].megami if player in self.seats else ()

    def _wrong(
        self, code: str, path: str, lying: Lying, message: str, hint: str, clauses: tuple[str, ...] = ()
    ) -> None:
        if lying.card is None or not self.allow(Oddity(path, lying.card, self.seats)):
            self.problems.append(Problem.at(lying.place, code, message, hint, clauses))
