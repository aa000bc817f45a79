"""What a vocabulary is made of: zones, classes of cards, tokens, what is known of players and cards, words of effects.

An entry says a thing once, with its clause; readers, checks, schema, board table, observation, symmetry and read-backs
are derived from it. The core's entries stand beside this file, those of a megami in her room.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

Clause = str
T = TypeVar("T")
EMPTY: Mapping[str, Any] = {}
CARD, CRYSTAL, ATTACK = "card", "crystal", "attack"
"""What a zone may hold beside single classes of cards and kinds of tokens; `card`: cards of any class."""


class Said(NamedTuple, Generic[T]):
    """A value, and the clause that says it."""

    value: T
    clause: Clause


class Zone(NamedTuple):
    """A zone of each player, or a common one (`of`)."""

    name: str
    holds: Said[frozenset[str]]
    """What may lie there: `card` or single classes of cards, `crystal`, `attack`, kinds of tokens."""
    clause: Clause = ""
    """Where it is said that there is such a zone; of a room's zone always given."""
    of: Literal["player", "common"] = "player"
    borne_by: str = ""
    """Only players who have chosen this megami (or version of her) have one; "": everybody has."""
    exact: bool = False
    """Only cards of the classes that it names lie there, none of a class that is like one of them."""
    owners_only: bool = False
    """Only cards of the zone's own player may lie there: another's goes to its owner's (7-2)."""
    face: Said[Literal["up", "down", "by_state", "by_card", "unsaid"]] = Said("unsaid", "")
    """`by_state`: up but for unused specials and cards not chosen; `by_card`: as `card.n.face` says, else up."""
    sight: Literal["all", "owner", "none"] = "all"
    """Who may look at what lies there face down."""
    says_sight: Clause = ""
    """Where that is said."""
    sideways: bool = False
    ordered: bool = False
    """Its cards lie in an order that rules ask for."""
    placed: Mapping[str, Clause] = EMPTY
    """By `top` and `bottom`: what putting a card there means."""
    orders: tuple[Clause, ...] = ()
    """What an effect that puts a card there carries out, if it is not what `placed` says."""
    silent: Clause = ""
    """Where it is said that a card's effects are not in force there; "": they may be."""
    tied: Clause = ""
    """Where it is said that crystals and tokens there are tied to a card; "": they lie by themselves."""
    endless: Clause = ""
    """Where it is said that there is no end of the crystals there; "": as many as lie there."""
    single: Clause = ""
    """Where it is said that a card that comes there replaces the one there; "": any number of them lie there."""
    counted: Clause = ""
    """What its number means."""
    start: int = 0
    """How many crystals lie there when a duel starts; a file that does not say means so many."""
    cap: Said[int] | None = None
    uses: Literal["hand", "specials", ""] = ""
    """Cards there may be used as those of the hand, or as unused specials (8-2-2, 9-4 i)."""
    inert: bool = False
    """A card there whose effects are not written does no harm."""
    apart: str = ""
    """In files: the key under which the cards not chosen for the duel are stated apart."""
    states: tuple[str, ...] = ()
    """In files: the states of cards by which the zone may be stated."""
    by_number: bool = False
    """In files: how many cards lie there may be stated alone."""
    charged: Literal["", "may", "must"] = ""
    """In files: whether a card there states the crystals on it."""
    under: bool = False
    """In files: a card there may state the card that it lies under."""
    filled: bool = False
    """In files: where the zone is not stated, what set-up lays there and lies nowhere else on the board is there."""
    whole: str = ""
    """In files: what set-up lays there never leaves it, so that all of it is there though some of it is stated; the
    class of a card that stands for one of those not stated where some are stated as unknown."""
    complete: bool = False
    """In files: what set-up lays into such zones lies in one of them on every board."""
    row: int = 50
    """Its place in the table of the board."""
    near: int = 7
    """How near at hand a card there is meant that is called by its name alone; 0: the nearest."""


class CardClass(NamedTuple):
    """A class that a card may have (6-2-1-1)."""

    name: str
    clause: Clause
    back: str = ""
    """Cards of one back cannot be told apart face down; "": it has a back of its own."""
    like: str = ""
    """The class as which it lies in zones and is used, where a zone does not name its own."""
    says: tuple[Clause, ...] = ()
    """What is relied on wherever a card of the class moves: which cards have it, where they may lie."""
    used: Clause = ""
    """What is relied on where a card of the class is used."""
    cards: Clause = ""
    """Where it is said which cards have it, if not where it is said that there is such a class."""
    lies: Clause = ""
    """Where it is said that its cards may lie where those of the class may that it is like."""
    usable: Clause = ""
    """Where it is said that its cards may be used as those of the class that it is like."""
    attacks: Clause = ""
    """Where it is said that an attack may be of the class, as that made by using one of its cards is."""
    lies_in: frozenset[str] = frozenset()
    """The zones where its cards lie on a board; empty: wherever a zone takes them."""
    after_use: str = "played"
    """Its owner's zone to which a card goes that has been used (9-2)."""
    follows: bool = False
    """In files: a card of the class is that of the player in whose zone it lies."""


class Token(NamedTuple):
    """A kind of token, by number in zones or on cards: `a.aura.freeze`, `card.7.seed`, `distance.artificial.a.plus`."""

    name: str
    clause: Clause
    lies_in: frozenset[str]
    """The zones where it may be; `card` zones hold it on cards where their crystals are tied."""
    named_in: frozenset[str] = frozenset()
    """The zones in which it has to be told whose it is; elsewhere it is that of the zone's player, or nobody's."""
    states: Mapping[str, frozenset[str]] = EMPTY
    """The zones in which a token has each state; in a zone of none of them it has none."""
    total: Said[int] | None = None
    """How many there are of each player, none of them ever out of the game; None: there is no end of them there."""
    takes_room: Mapping[str, Clause] = EMPTY
    """Where it is said that it counts towards the cap of a zone, by zone."""
    borne_by: str = ""
    """Only players who have chosen this megami have such tokens; "": that is not asked."""

    def owner(self, path: list[str], player: str) -> str:
        """Whose the tokens counted under a path are, of a player's zone or a common one; "" for another kind's path."""
        if len(path) < 2 or path[1] != self.name:
            return ""
        return path[2] if path[0] in self.named_in else player

    def counted_at(self, zones: Iterable[str]) -> tuple[str, ...]:
        """Where it may be counted of zones where it need not be told whose it is: from the zone's name on."""
        own = sorted(self.lies_in - self.named_in)
        return tuple(f"{zone}.{path}" for zone in own if zone in zones for path in self.paths(zone))

    def paths(self, zone: str) -> tuple[str, ...]:
        """How it is counted in a zone: by its name, whose it is where that has to be told, and its state."""
        if zone not in self.lies_in:
            return ()
        heads = [f"{self.name}.{player}" for player in ("a", "b")] if zone in self.named_in else [self.name]
        states = [state for state, zones in self.states.items() if zone in zones]
        return tuple(f"{head}.{state}" for head in heads for state in states) if states else tuple(heads)


class PlayerInfo(NamedTuple):
    """Something that a player has: a number, a flag, one of some words; open, or the player's own to know."""

    name: str
    clause: Clause
    kind: Literal["gauge", "flag", "choice", "text", "named"]
    """`named`: a list of names, which only set-up gives."""
    words: tuple[str, ...] = ()
    least: int = 0
    most: int | None = None
    start: int | bool | str = 0
    borne_by: str = ""
    sight: Literal["all", "owner"] = "all"
    """`owner`: secret until `PLAYER.NAME.shown` is set, or, with `hidden_while`, while that flag of the player is."""
    hidden_while: str = ""
    no_secret: tuple[str, ...] = ()
    """Words of a secret that everybody may know: that there is nothing to know."""
    absent: Said[Any] = Said(0, "")
    """What is read for a player who has no such thing."""
    turn: bool = False
    """It is as at the start again when the turn is over."""
    once: Literal["", "used"] = ""
    """A flag that is set by what its player does for the first time in a duel: `used`, using a card."""
    of_crystals: str = ""
    """The zone whose crystals it is told of: in files it is stated if and only if some lie there."""
    read: Callable[[str], str | None] | None = None
    """Of a `text`: as it is kept, of what a file says; None: it cannot be read."""
    form: str = ""
    """Of a `text`: how it is written, for who wrote one that cannot be read."""
    of_arrivals: tuple[str, ...] = ()
    """It counts how many cards of a class have come to a zone that none of them leaves: that class, that zone."""
    implied: Callable[[Mapping[str, Any]], Said[Any] | None] | None = None
    """What it is by what else its player has, if anything is said of that: so much alone may a file state."""


class CardInfo(NamedTuple):
    """Something that a card has beside what the core gives it: printed on it (under the key `printed`), or a state."""

    name: str
    clause: Clause
    kind: Literal["gauge", "flag", "choice", "text", "card"] = "gauge"
    """`card`: the name of a card, kept as its number; where a file leaves it out and it is asked for, that is told."""
    words: tuple[str, ...] = ()
    of: frozenset[str] = frozenset()
    """The only cards that have it, by number; empty: any card where it lasts."""
    printed: str = ""
    least: int = 0
    most: Callable[[Any, Mapping[str, Any]], int] | None = None
    """How high a gauge of a card stands at most, by what is printed on it and what else is stated of it."""
    start: Any = None
    """What is read where a card has none."""
    lasts_in: frozenset[str] = frozenset()
    """A state: the zones in which it lasts; a card that moves elsewhere loses it. Empty: it lasts everywhere."""
    turn: bool = False
    """A state that is over when the turn is."""
    lost: Mapping[str, Clause] = EMPTY
    """A state: where it is said that a card loses it that moves out of `lasts_in` (`elsewhere`), that turns `unused`,
    that moves from a zone of one player to one of the other (`other_player`), that moves at all (`moved`)."""
    shows: bool = False
    """A flag that everybody sees of a card that lies face down, too."""

    def had_by(self, number: str) -> bool:
        """Whether the card of a number is one that has it."""
        return not self.of or number in self.of


class Action(NamedTuple):
    """Something of a room's that may be forbidden or permitted (1-4)."""

    name: str
    clause: Clause


class Keyword(NamedTuple):
    """A keyword of cards or attacks, or what is like one: they have it or not, may gain and lose it."""

    name: str
    clause: Clause
    copied: str = ""
    """The gap by whose first reading a copy of an attack has it too (10-27); "": it has not."""


class Fact(NamedTuple):
    """A fact that effects may ask for: `path`, or after `me.` and `opp.` where it is a player's."""

    path: str
    clause: Clause
    read: Callable[..., Any]
    """(view, player): its value; of a fact that stands alone `player` is the effect's own."""
    of: Literal["player", "board", "attack"] = "player"
    """Of an attack (`attack.` or `answered.` and the path) `read` is told the attack and the effect's own player."""


class Wording(NamedTuple):
    """Other words in which a line is said: the pattern with which it begins, and what that stands for."""

    has: tuple[str, ...]
    """Texts of which such a line has one; the others are not held against the pattern."""
    pattern: str
    stands_for: str


class Verb(NamedTuple):
    """A word with which a line of play begins, and how the line is read and found among what may be chosen."""

    name: str
    clause: Clause
    read: Callable[[str], tuple[str, ...] | None]
    """The parts of the line behind the verb; None: it cannot be read."""
    form: str = ""
    """The form of a line, for who wrote one that cannot be read."""
    said: tuple[Wording, ...] = ()
    """Other words in which it is said."""
    args: tuple[Literal["card", "hidden_card", "zone", "number", "name", "player", "word"], ...] = ()
    """What the parts of its options are; a `hidden_card` is told under its back to who does not know it."""
    kinds: tuple[str, ...] = ()
    """The kinds of choices that such a line answers."""
    follows: tuple[str, ...] = ()
    """Kinds of choices that one line may answer one after the other, its own the last or the last but one."""
    label: Callable[..., str] | None = None
    """(view, choice, option, lang): the line by which an option is chosen; None: the verb and its parts."""
    accepts: Callable[..., bool] | None = None
    """(view, choice, option, line): whether the line means the option; None: it is the option's label."""
    means: tuple[str, ...] | None = None
    """The option of another verb that the line alone means, at the choices of its kinds; None: it has its own."""
    secret: str = ""
    """The information of a player that the choice settles: who may not know that is not told what was picked."""
    tried: Callable[..., Any] | None = None
    """(view, line): the option, not offered in the main phase, that an `attempt` of such a line tries; None: none."""
    begins: Callable[..., Any] | None = None
    """(view, where, player, option): what follows an option that was so tried."""
    objections: Callable[..., Any] | None = None
    """(point, line): what stands in the way of such a line; None: what stands in the way of any."""


class EffectClass(NamedTuple):
    """A class of effects beside those of 9-1-1: what `at` of an ability may say."""

    name: str
    clause: Clause


class Happening(NamedTuple):
    """What a room announces as having happened, so that effects may wait for it (`happens`)."""

    name: str
    clause: Clause


class BasicAction(NamedTuple):
    """A basic action of the core (9-6); what a room adds is an offer of the port `9-6 i-B`, with a verb of its own."""

    name: str
    clause: Clause
    route: tuple[str, str]
    """From where to where its crystal goes; a zone of the player's without a head."""


class Changed(NamedTuple):
    """A zone of the core, changed by a room: `holds`: a kind more; any other property: its new value."""

    zone: str
    what: str
    value: Any
    clause: Clause


class Shape(NamedTuple):
    """What an operation of effects may be told. `bare`: the argument that stands alone when no mapping is written."""

    args: Mapping[str, str]
    bare: str = ""


class Words(NamedTuple):
    """The vocabulary that a room brings. A room that is given to `Vocabulary` has these, by whatever class."""

    zones: tuple[Zone, ...] = ()
    classes: tuple[CardClass, ...] = ()
    tokens: tuple[Token, ...] = ()
    players: tuple[PlayerInfo, ...] = ()
    cards: tuple[CardInfo, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    actions: tuple[Action, ...] = ()
    facts: tuple[Fact, ...] = ()
    verbs: tuple[Verb, ...] = ()
    zone_changes: tuple[Changed, ...] = ()
    shapes: Mapping[str, Shape] = EMPTY
    """Operations of effects, by name: what each may be told."""
    standing: Mapping[str, Shape] = EMPTY
    """Standing effects, by name: what each may be told."""
    changes: tuple[str, ...] = ()
    """Those of the operations that are a change each."""
    turn_facts: tuple[str, ...] = ()
    """What is counted while a turn lasts, after `me.turn.` or `opp.turn.`."""
    effect_classes: tuple[EffectClass, ...] = ()
    happenings: tuple[Happening, ...] = ()


def bears(versions: tuple[str, ...], borne_by: str) -> bool:
    """Whether a player who has chosen these versions has what `borne_by` brings: a megami in any, or one version.

    >>> bears(("some-a1", "other"), "some"), bears(("some", "other"), "some-a1"), bears((), "")
    (True, False, True)
    """
    return not borne_by or any(one == borne_by or one.startswith(f"{borne_by}-") for one in versions)
