"""How people ask what becomes of an attack, a player or an object: forms that each game gives in its own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from re import Pattern

from judge.engine.data import EMPTY
from judge.light import NamedTuple

Forms = Sequence[tuple[Sequence[str], Pattern[str]]]
"""The forms of a question, each with words of which it has one: a form is looked at only where one of them is."""
STILL = "(?: (?:still|then|now|also|even so))*"
"""What may stand before an English verb and changes nothing of what is asked."""


class Turning(NamedTuple):
    """Objects that become usable again: the forms in which it is asked of one (`what`), and where that shows."""

    forms: Forms
    bare: tuple[str, ...]
    """What is said for the one object that the whole question names."""
    back: str
    """The fact of a player of which such objects are."""
    gone: str
    """The fact of which the others are."""
    state: str
    """What is written of the object, by its path with a place for its number."""
    value: str
    """What that then is."""


class Questions(NamedTuple):
    """Forms of questions, and the ends of attacks (`Grounds.attack_ends`) that answer them.

    A game of which nothing such is asked leaves all of it empty.
    """

    attack: tuple[str, ...] = ()
    """What is said for the one attack that there is."""
    by_range: Pattern[str] | None = None
    """An attack called by its range."""
    hits: Forms = ()
    """Whether an attack (`what`) hits or fails (`how`)."""
    meaning_hit: tuple[str, ...] = ()
    """What is said for that it hits."""
    cancels: Forms = ()
    """Whether an attack is cancelled."""
    reaches: Forms = ()
    """Whether an attack is in range."""
    made: Forms = ()
    """Whether the one attack may be made."""
    failed: str = ""
    """The end of an attack that was made and fails."""
    cancelled: str = ""
    """That of one that is cancelled."""
    improper: str = ""
    """That of one that could not be made."""
    removed: str = ""
    """That of one that is taken away otherwise."""
    flags: Mapping[str, Forms] = EMPTY
    """Facts of a player of which it is asked whether they come to be so (`who`)."""
    turning: Turning | None = None
    using: tuple[str, ...] = ()
    """Verbs of lines that use a card."""
