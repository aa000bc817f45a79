"""A scenario: a described board, what was played on it, and what is expected of the answer.

What a board is, a game alone knows; here it is only handed on. Named tuples throughout: a cold run makes all these
classes, and dataclasses take five times as long to make.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from judge.text.errors import Place

_NOTHING: Mapping[str, Any] = {}


class Claim(Protocol):
    """An expectation that a game has of its own, beside those of every game."""

    @property
    def place(self) -> Place:
        """Where it stands."""


class Line(NamedTuple):
    """One answer: who gives it, the verb, its parts, and all that was written.

    `attempt`: the player tries what may not be offered. `rest` is what stands behind the verb, as written.
    """

    place: Place
    by: str
    verb: str
    args: tuple[str, ...] = ()
    rest: str = ""
    raw: str = ""
    attempt: bool = False


class Applied(NamedTuple):
    """These clauses were applied in this order, others between them or not; `never`: none of them was."""

    place: Place
    clauses: tuple[str, ...]
    never: bool = False


class Fact(NamedTuple):
    """A fact, compared with `op` (`==`, `!=`, `<`, `<=`, `>`, `>=`); a zone and a number: how many lie there."""

    place: Place
    path: str
    op: str
    value: Any


class Options(NamedTuple):
    """At the open choice `by` has these options and no others."""

    place: Place
    by: str
    lines: tuple[Line, ...]


class Result(NamedTuple):
    """How the game ended: `winner` is `a`, `b`, `draw`, or `none` while it goes on."""

    place: Place
    winner: str


class Decided(NamedTuple):
    """Whether the rules decide the answer."""

    place: Place
    decided: bool


class Stopped(NamedTuple):
    """The run stopped at a choice of this player and kind; both empty: it did not stop at a choice."""

    place: Place
    by: str = ""
    kind: str = ""


class Playable(NamedTuple):
    """Lines of play of one player of which each could be played where the run stops, or (`legal` false) none could."""

    place: Place
    by: str
    lines: tuple[Line, ...]
    legal: bool = True


class Can(NamedTuple):
    """There is a way: from where the run stops this player can bring it about that all of these claims are met.

    Whatever the other player and chance decide; up to the end of the main phase, in an end phase up to the turn's end.
    """

    place: Place
    by: str
    claims: tuple[Applied | Fact | Result | Claim, ...]


Expectation: TypeAlias = Applied | Fact | Options | Result | Decided | Stopped | Playable | Can | Claim


class Decides(NamedTuple):
    """The fact in which the answer of a ruling lies, and the clause that decides it."""

    place: Place
    fact: str
    clause: str


class Noted(NamedTuple):
    """A fact of the history before the board: `turn_start_distance`, `a.attacks`."""

    place: Place
    path: str
    value: int | bool | str


class Scenario(NamedTuple):
    """A file, read and checked. `saved` is a machine saved in mid-run, which goes before the board.

    `text_alone`: no authority answers where the rules are silent.
    """

    file: str
    board: Any
    title: str = ""
    game: str = "furuyoni"
    edition: str = "ko-2025-08-15"
    cards: str = "s10"
    question: str = ""
    source: str = ""
    play: tuple[Line, ...] = ()
    expect: tuple[Expectation, ...] = ()
    readings: Mapping[str, str] = _NOTHING
    history: tuple[Noted, ...] = ()
    random: tuple[Line, ...] = ()
    seed: int | None = None
    adhoc: Mapping[str, Any] = _NOTHING
    saved: str = ""
    decides: Decides | None = None
    text_alone: bool = False
