"""What a file says besides its board: lines of play, what is expected of the answer, the history.

Named tuples throughout: a cold run makes all these classes, and dataclasses take five times as long to make.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from judge.light import NamedTuple, Protocol
from judge.text.errors import Place

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine import Event, View

NO_TEXT = "none"
"""How a text that is empty is written, in files and answers."""


class Line(NamedTuple):
    """One answer: who gives it, the verb, its parts, and all that was written.

    `attempt`: the player tries what may not be offered. `rest` is what stands behind the verb, as written. `nth`: which
    is meant of several options that are called alike, in the order in which they are offered; 0: the first.
    """

    place: Place
    by: str
    verb: str
    args: tuple[str, ...] = ()
    rest: str = ""
    raw: str = ""
    attempt: bool = False
    nth: int = 0


class Applied(NamedTuple):
    """These clauses were applied in this order, others between them or not; `never`: none of them was."""

    place: Place
    clauses: tuple[str, ...]
    never: bool = False


class Fact(NamedTuple):
    """A fact, compared with `op` (`==`, `!=`, `<`, `<=`, `>`, `>=`); a zone and a number: how many lie there.

    A text that is empty is "" (`NO_TEXT` as it is written). `has` and `lacks` (a zone and objects): they are among
    those that lie there, or none of them is.
    """

    place: Place
    path: str
    op: str
    value: Any


class Unchanged(NamedTuple):
    """Nothing in the run changed these facts, not even for a moment."""

    place: Place
    paths: tuple[str, ...]


class Options(NamedTuple):
    """At the open choice `by` has these options and no others; of those that begin with `only`, where that is said."""

    place: Place
    by: str
    lines: tuple[Line, ...]
    only: tuple[str, ...] = ()


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
    """Lines of play of one player of which each could be played where the run stops, or (`legal` false) none could.

    What stands in the way of one that could not rests on each of `clauses`.
    """

    place: Place
    by: str
    lines: tuple[Line, ...]
    legal: bool = True
    clauses: tuple[str, ...] = ()


class Can(NamedTuple):
    """There is a way: from where the run stops this player can bring it about that all of these claims are met.

    Whatever the other player and chance decide; up to the end of the main phase, in an end phase up to the turn's end.
    """

    place: Place
    by: str
    claims: tuple[Applied | Fact | Unchanged | Result | Claim, ...]


class Claim(Protocol):
    """An expectation that a game has of its own, beside those of every game."""

    @property
    def past(self) -> bool:
        """Whether it speaks of what happened on the way, not of the board at the end."""

    @property
    def place(self) -> Place:
        """Where it stands."""

    @property
    def about(self) -> str:
        """The name under which a comparison tells what it speaks of; "" where nothing else tells it."""

    def check(self, view: View, events: Sequence[Event]) -> tuple[bool, str, str]:
        """Whether it is met where a run has come to, what was wanted, and what was found."""

    def remembered(self, view: View, events: Sequence[Event]) -> object:
        """What of the way so far still decides about it."""

    def settles(self, event: Event) -> bool:
        """Whether an event settles it."""

    def facts(self) -> Iterator[str]:
        """The facts that it speaks of, as `judge why` takes them."""

    def written(self) -> str:
        """The entry of `expect` that says it."""


COMMON = (Applied, Fact, Unchanged, Options, Result, Decided, Stopped, Playable, Can)
"""The expectations of every game; all others are claims of one."""
Expectation: TypeAlias = Applied | Fact | Unchanged | Options | Result | Decided | Stopped | Playable | Can | Claim


class Moment(NamedTuple):
    """What is expected in the middle of the play: where a run would stop if its lines ended after so many."""

    place: Place
    lines: int
    expect: tuple[Expectation, ...]


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
