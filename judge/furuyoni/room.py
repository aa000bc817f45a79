"""A megami's room: what her chapter of the additional rules and her cards bring to a game in which she sits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judge.engine import Amendment, Draft, Procedure
from judge.engine.data import Happening as Happened
from judge.engine.game import Operation, Primitive
from judge.furuyoni.bounds.weight import Weight
from judge.furuyoni.vocab.model import (
    Action,
    CardClass,
    CardInfo,
    Changed,
    EffectClass,
    Fact,
    Happening,
    Keyword,
    PlayerInfo,
    Shape,
    Token,
    Verb,
    Zone,
)
from judge.light import NamedTuple


class Room(NamedTuple):
    """What one megami brings.

    `name` is her own, `chapter` that of the additional rules ("A7"). `amendments` stand in the chapter's order, each
    under its own clause against the rule that it changes; `only` names those of one edition. `unplayed` are operative
    clauses of the chapter that are named in the room's code and yet not written: every answer on a board where she sits
    says so, as it does of those that are named nowhere in the room.
    """

    name: str
    chapter: str
    amendments: tuple[Amendment, ...] = ()
    procedures: tuple[Procedure, ...] = ()
    operations: Mapping[str, Operation] = {}
    shapes: Mapping[str, Shape] = {}
    """What each of her operations of effects may be told."""
    standing: Mapping[str, Shape] = {}
    """Her standing effects of cards, and what each may be told."""
    changes: tuple[str, ...] = ()
    """Those of her operations that are a change each."""
    primitives: Mapping[str, Primitive] = {}
    only: Mapping[str, str] = {}
    """Clauses that one edition alone has, with that edition."""
    counted: tuple[str, ...] = ()
    """What her rules ask of the turn (`judge.furuyoni.board.history`), beside what cards ask."""
    notices: tuple[Callable[[Draft, Sequence[Happened]], None], ...] = ()
    """What puts into the state what her rules will ask of a change that has just been made: (draft, what happened)."""
    texts: tuple[str, ...] = ()
    """Cards that need lie nowhere, by number: her procedures resolve their texts."""
    unplayed: tuple[str, ...] = ()
    of_version: Mapping[str, str] = {}
    """Clauses that concern one version of hers alone, with that version: no board without it misses them."""
    # the words she brings: judge.furuyoni.vocab.model says what each is
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
    turn_facts: tuple[str, ...] = ()
    effect_classes: tuple[EffectClass, ...] = ()
    happenings: tuple[Happening, ...] = ()
    weights: Mapping[str, Weight] | None = None
    """What the words that she brings can do to life at most, those left out being such of which nothing can be said.

    By giving them a room says that her rules by themselves take nobody's life in the turn in which they come, make no
    attack, raise none, and let no card be used once more. None: that is not said (`judge.furuyoni.bounds`).
    """

    def in_edition(self, edition: str) -> tuple[Amendment, ...]:
        """Her amendments that an edition has."""
        return tuple(a for a in self.amendments if self.only.get(a.id, edition) == edition)
