"""What a step may order. A step gives one outcome a call; the machine carries it out and calls again.

`then` says what follows: None calls the same step again (the result now stands in the frame's locals under `into`),
NEXT ends the step, any other value is the step to go to.
"""

from __future__ import annotations

from judge.engine.choice import Choice, Option
from judge.engine.data import EMPTY, Act, Locals, Spec, Value
from judge.engine.tree import Path
from judge.light import NamedTuple

NEXT = "\x00next"


class Ask(NamedTuple):
    """Stop until `choice` is answered; the tuple of options picked goes to `into`."""

    choice: Choice
    into: str
    then: str | None = None


class Do(NamedTuple):
    """Make `acts` happen as one batch; the tuple of their `Result`s goes to `into`.

    `short` tells how far parts of it were done that came to no act.
    """

    acts: tuple[Act, ...]
    into: str = ""
    then: str | None = NEXT
    clauses: tuple[str, ...] = ()
    by: str = ""
    short: tuple[Value, ...] = ()


class Push(NamedTuple):
    """Begin a frame above this one, after keeping `put`; what it finishes with goes to `into`, then `then` follows."""

    spec: Spec
    into: str = ""
    then: str | None = NEXT
    put: Locals = EMPTY


class Next(NamedTuple):
    """End the step, keeping `put` among the locals."""

    put: Locals = EMPTY


class Goto(NamedTuple):
    """Go on at another step of the procedure, forgetting the locals named in `drop`."""

    step: str
    put: Locals = EMPTY
    drop: tuple[str, ...] = ()


class Finish(NamedTuple):
    """End the procedure, handing `result` to the frame below: what stands behind the whole of it still comes."""

    result: Value = None


class Abandon(NamedTuple):
    """Break the procedure off, handing `result` to the frame below: it was not done, and nothing behind it is run."""

    result: Value = None


LOOP = "loop"
"""How a run ends that would never end by itself, unless its game says otherwise."""


class Cut(NamedTuple):
    """Cut the stack down to the frame `to` (0: all of it), let that frame go on at `then`, begin `push` above it."""

    to: int
    then: str | None = None
    push: Spec | None = None
    over: Value = None
    """With `to` = 0: what the run ended with."""
    clauses: tuple[str, ...] = ()


Outcome = Ask | Do | Push | Next | Goto | Finish | Abandon | Cut


class Enter(NamedTuple):
    """Of an operation of an effect: keep `put` among the locals, run lists of nodes below it, then go on behind it."""

    starts: tuple[Path, ...]
    put: Locals = EMPTY


class Offer(NamedTuple):
    """One item of a menu: the option, and what follows if it is picked."""

    option: Option
    then: Outcome
