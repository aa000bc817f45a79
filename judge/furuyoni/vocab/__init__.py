"""The vocabulary of a board: the core's with that of the rooms of the megami chosen, and every table made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from judge.furuyoni.vocab.classes import CLASSES, TO_COME
from judge.furuyoni.vocab.model import ATTACK, CARD, CRYSTAL, CardClass, Changed, Said, Words, Zone, bears
from judge.furuyoni.vocab.players import PLAYERS as PLAYER_INFO
from judge.furuyoni.vocab.verbs import VERBS
from judge.furuyoni.vocab.zones import ZONES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.furuyoni.vocab.model import (
        Action,
        CardInfo,
        EffectClass,
        Fact,
        Happening,
        Keyword,
        PlayerInfo,
        Shape,
        Token,
        Verb,
    )
    from judge.light import Protocol

    class HasName(Protocol):
        """An entry that is found by its name."""

        @property
        def name(self) -> str: ...

    class Declares(Protocol):
        """What brings words to a vocabulary: a room."""

        @property
        def zones(self) -> tuple[Zone, ...]: ...
        @property
        def classes(self) -> tuple[CardClass, ...]: ...
        @property
        def tokens(self) -> tuple[Token, ...]: ...
        @property
        def players(self) -> tuple[PlayerInfo, ...]: ...
        @property
        def cards(self) -> tuple[CardInfo, ...]: ...
        @property
        def keywords(self) -> tuple[Keyword, ...]: ...
        @property
        def actions(self) -> tuple[Action, ...]: ...
        @property
        def facts(self) -> tuple[Fact, ...]: ...
        @property
        def verbs(self) -> tuple[Verb, ...]: ...
        @property
        def shapes(self) -> Mapping[str, Shape]: ...
        @property
        def zone_changes(self) -> tuple[Changed, ...]: ...
        @property
        def standing(self) -> Mapping[str, Shape]: ...
        @property
        def changes(self) -> tuple[str, ...]: ...
        @property
        def turn_facts(self) -> tuple[str, ...]: ...
        @property
        def effect_classes(self) -> tuple[EffectClass, ...]: ...
        @property
        def happenings(self) -> tuple[Happening, ...]: ...


PLAYERS = ("a", "b")
Entry = TypeVar("Entry", bound="HasName")
CORE_WORDS = Words(zones=ZONES, classes=CLASSES, players=PLAYER_INFO, verbs=VERBS)


class Vocabulary:
    """The words of one board. Every table is made once, when the vocabulary is; nothing of it changes afterwards.

    Raises ValueError where two parts declare the same word, or a part a zone that cannot be.
    """

    def __init__(self, parts: Iterable[Declares] = ()) -> None:
        parts = tuple(parts)
        every: tuple[Declares, ...] = (CORE_WORDS, *parts)
        self.parts = parts
        self.zones = _changed(_named(z for p in every for z in p.zones), [c for p in parts for c in p.zone_changes])
        self.classes = _named((c for p in every for c in p.classes), replace=frozenset(c.name for c in TO_COME))
        self.tokens = _named(t for p in every for t in p.tokens)
        self.players = _named(i for p in every for i in p.players)
        self.cards = _named(i for p in every for i in p.cards)
        self.keywords = _named(k for p in every for k in p.keywords)
        self.actions = tuple(_named(a for p in every for a in p.actions))
        """What rooms add to what may be forbidden."""
        self.facts = {fact.path: fact for p in every for fact in p.facts}
        self.verbs = _named(v for p in every for v in p.verbs)
        self.shapes = {name: shape for p in every for name, shape in p.shapes.items()}
        self.standing = {name: shape for p in every for name, shape in p.standing.items()}
        self.changes = tuple(name for p in every for name in p.changes)
        self.turn_facts = tuple(name for p in every for name in p.turn_facts)
        """What rooms count while a turn lasts."""
        self.effect_classes = _named(c for p in every for c in p.effect_classes)
        self.happenings = _named(h for p in every for h in p.happenings)
        self.own_verbs = _named(v for p in parts for v in p.verbs)
        """Verbs that rooms bring."""
        for verb in self.own_verbs.values():
            if {*verb.args[1:]} & {"card", "hidden_card"}:
                raise ValueError(f"{verb.name}: only the first part of an option can be a card")
        self._zones()
        self._clauses()
        choices = [word for info in self.players.values() for word in info.words]
        choices += [word for info in self.cards.values() for word in info.words]
        self.said = frozenset((*self.card_zones, *self.classes, *choices))
        """Words of effects that stand for themselves: zones, classes, choices."""
        states = (one.name for one in self.cards.values() if not one.printed)
        self.card_paths = (*dict.fromkeys(p for zone in self.tied for p in self.tokens_on(zone)), *states)
        """What rooms give a card, by path from the card on: tokens on it, states."""
        self.lapsing = tuple(one for one in self.cards.values() if one.lasts_in or one.lost)
        """States of cards that a move may end."""
        self.shown_states = tuple(one.name for one in self.cards.values() if one.shows)
        """States that are seen of cards that lie face down."""
        self.turnwise = (
            *(one.name for one in self.players.values() if one.turn),
            *(one.name for one in self.cards.values() if one.turn),
        )
        """What players and cards have until the turn is over."""
        self.once_used = tuple(one for one in self.players.values() if one.once == "used")
        """Flags that a player gets by using a card for the first time in a duel."""
        self._classes()

    def _zones(self) -> None:
        zones = tuple(self.zones.values())
        own = tuple(z for z in zones if z.of == "player" and ATTACK not in z.holds.value)
        cards = tuple(z for z in own if self.kinds(z))
        self.card_zones = tuple(z.name for z in cards)
        """Zones of a player that hold cards, in the order in which a board is told."""
        self.crystal_zones = tuple(z.name for z in own if CRYSTAL in z.holds.value and not z.tied and z not in cards)
        """Zones of a player that hold crystals by themselves, and no cards."""
        self.common_crystals = tuple(z.name for z in zones if z.of == "common" and CRYSTAL in z.holds.value)
        for zone in zones:
            if zone.of == "common" and self.kinds(zone):
                raise ValueError(f"{zone.name}: a common zone cannot hold cards")
        self.common_zones = tuple(z.name for z in zones if z.of == "common")
        self.token_zones = tuple(z.name for z in own if z not in cards and CRYSTAL not in z.holds.value)
        """Zones of a player that hold only tokens."""
        self.attack_zones = tuple(z.name for z in zones if ATTACK in z.holds.value)
        self.player_zones = frozenset(z.name for z in own)
        """Zones of a player that effects and costs may name."""
        self.is_card_zone = frozenset(self.card_zones)
        self.is_crystal_zone = frozenset(self.crystal_zones)
        self.loose = frozenset(z.name for z in cards if CRYSTAL in z.holds.value and not (z.tied or z.endless))
        """Zones that hold cards, and crystals by themselves."""
        self.owners_only = frozenset(z.name for z in cards if z.owners_only)
        self.exacting = frozenset(z.name for z in cards if CARD not in z.holds.value)
        """Zones that take cards of some classes alone."""
        self.holds_crystals = frozenset(z.name for z in cards if CRYSTAL in z.holds.value) - self.loose
        """Zones where crystals may lie on a card."""
        self.face_up = frozenset(z.name for z in cards if z.face.value == "up")
        self.face_by_state = frozenset(z.name for z in cards if z.face.value == "by_state")
        self.face_by_card = frozenset(z.name for z in cards if z.face.value == "by_card")
        self.seen_both_ways = frozenset(z.name for z in cards if z.face.value == "by_card" and z.sight == "all")
        """Zones where everybody may look at a card whichever way it lies."""
        self.face_unsaid = frozenset(z.name for z in cards if z.face.value == "unsaid")
        self.theirs_to_see = frozenset(z.name for z in cards if z.sight == "owner")
        self.says_sight = {z.name: z.says_sight for z in cards if z.says_sight}
        self.sideways = frozenset(z.name for z in cards if z.sideways)
        self.ordered = frozenset(z.name for z in cards if z.ordered)
        self.unordered = tuple(z.name for z in cards if not z.ordered)
        self.covered = frozenset(z.name for z in cards if z.face.value in ("down", "unsaid"))
        """Zones that are stacks or fans of backs: the order of their cards tells nothing, or must not show."""
        self.recalled = tuple(z.name for z in cards if z.face.value in ("down", "by_state") and not z.apart)
        """Zones whose cards the opponent may know though they do not lie open: what `known` in a file speaks of."""
        self.inert = frozenset(z.name for z in cards if z.inert)
        self.tied = {z.name: z.tied for z in cards if z.tied}
        self.used_from = {z.name: z.uses for z in cards if z.uses}
        self.nearest = tuple(z.name for z in sorted(cards, key=lambda z: z.near))
        by_nearness = tuple(z for z in sorted(cards, key=lambda z: z.near) if z.name != "in_use")
        piles = tuple(z.name for z in by_nearness if z.owners_only and self._for_normal(z.name))
        self.tried = (piles, tuple(z.name for z in by_nearness if z.name not in piles))
        """Where a card may be put to see what would change by it: piles of normal cards; and where else one may be."""
        self.rows = tuple(z.name for z in sorted((*cards, *(self.zones[n] for n in self.attack_zones)), key=_row))
        self.file_zones = tuple(name for z in cards for name in (z.name, z.apart) if name)
        """Keys of a player's cards in a file."""
        self.by_number = frozenset(n for z in cards for n in (z.name if z.by_number else "", z.apart) if n)
        """Keys of cards in a file that may be stated by their number alone."""
        self.apart = {z.apart: z.name for z in cards if z.apart}

    def _clauses(self) -> None:
        zones = self.zones.values()
        self.says_face = {z.name: z.face.clause for z in zones if z.face.clause}
        self.says_holds = {z.name: z.holds.clause for z in zones}
        self.says_silent = {z.name: z.silent for z in zones if z.silent}
        self.says_placed = {(z.name, place): clause for z in zones for place, clause in z.placed.items()}
        self.says_counted = {z.name: z.counted for z in zones if z.counted}

    def _classes(self) -> None:
        self.backs = {c.name: c.back or c.name for c in self.classes.values()}
        """The back of each class; cards of one back cannot be told apart face down."""
        written = (c for c in self.classes.values() if c not in TO_COME)
        self.told_apart = tuple(c.name for c in written if self.backs[c.name] != self.backs["normal"])
        """Classes that show on a back of their own: of an unknown card they may be told, `special: ?`."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vocabulary) and self.parts == other.parts

    def __hash__(self) -> int:
        return len(self.parts)

    # -- questions -------------------------------------------------------------------------------------------------

    def kinds(self, zone: Zone) -> tuple[str, ...]:
        """The classes of cards that a zone names as what it holds, or `card`."""
        return tuple(name for name in (CARD, *self.classes) if name in zone.holds.value)

    def may_hold(self, zone: str, klass: str) -> bool:
        """Whether a zone takes a card of that class: any card, its own class, or the one that it is like."""
        held = self.zones[zone].holds.value
        known = self.classes.get(klass)
        alike = known is not None and known.like in held and not self.zones[zone].exact
        return CARD in held or klass in held or alike

    def lies_in(self, zone: str, klass: str) -> bool:
        """Whether a board may show a card of that class in a zone: the zone takes it, and the class lies there."""
        known = self.classes.get(klass)
        own = known is None or not known.lies_in or zone in known.lies_in or klass in self.zones[zone].holds.value
        return own and self.may_hold(zone, klass)

    def lies_as(self, zone: str) -> str:
        """The class of a card in a zone of which nothing is known: the only one that lies there, else a normal one."""
        named = self.kinds(self.zones[zone])
        return named[0] if len(named) == 1 and named != (CARD,) else "normal"

    def _for_normal(self, zone: str) -> bool:
        return self.lies_in(zone, "normal") and not self.lies_in(zone, "special")

    def token_paths(self, zone: str) -> tuple[str, ...]:
        """The paths under which tokens by themselves are counted in a zone: by kind, whose they are, and state."""
        return (
            () if zone in self.tied else tuple(f"{zone}.{path}" for t in self.tokens.values() for path in t.paths(zone))
        )

    def tokens_on(self, zone: str) -> tuple[str, ...]:
        """What is counted of tokens on a card in a zone: by kind, whose they are, and state."""
        return tuple(path for t in self.tokens.values() for path in t.paths(zone)) if zone in self.tied else ()

    def has_zone(self, versions: tuple[str, ...], zone: str) -> bool:
        """Whether a player who has chosen these versions has a zone."""
        return bears(versions, self.zones[self.apart.get(zone, zone)].borne_by)


def _row(zone: Zone) -> int:
    return zone.row


def _named(entries: Iterable[Entry], replace: frozenset[str] = frozenset()) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    replaced: set[str] = set()
    for entry in entries:
        if entry.name in found and (entry.name not in replace or entry.name in replaced):
            raise ValueError(f"{entry.name!r} is declared twice")
        if entry.name in found:
            replaced.add(entry.name)
        found[entry.name] = entry
    return found


def _changed(zones: dict[str, Zone], changes: Iterable[Changed]) -> dict[str, Zone]:
    for change in changes:
        zone = zones[change.zone]
        was = getattr(zone, change.what)
        new: Any = change.value
        if change.what == "holds":
            new = Said(was.value | {change.value}, zone.holds.clause)
        elif isinstance(was, Said):
            new = Said(change.value, change.clause)
        zones[change.zone] = zone._replace(**{change.what: new})
    return zones


CORE = Vocabulary()
"""The vocabulary of a board without a room."""


KEPT = 64
"""How many vocabularies are kept."""
_made: dict[tuple[int, ...], Vocabulary] = {}


def vocabulary(rooms: Iterable[Declares]) -> Vocabulary:
    """The words of a board in which these rooms are seated: for the same rooms the same, as far as they are kept."""
    parts = tuple(room for room in rooms if any(getattr(room, what) for what in Words._fields))
    if not parts:
        return CORE
    who = tuple(map(id, parts))  # the rooms last as long as the vocabulary made of them, so nothing else has their ids
    found = _made.pop(who, None) or Vocabulary(parts)
    _made[who] = found
    if len(_made) > KEPT:
        del _made[next(iter(_made))]
    return found
