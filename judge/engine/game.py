"""What a game supplies: its rules, primitives, and the policies in which games differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Self

from judge.engine.choice import CHANCE
from judge.engine.data import EMPTY, Act, Change, Event, Frame, Happening, Locals, Result, Spec, Value
from judge.engine.edits import NO_EDITS, Edits
from judge.engine.identity import Identity
from judge.engine.outcome import LOOP, Cut, Enter, Outcome, Push
from judge.engine.tree import Node, Text, part
from judge.engine.view import Draft, Memo, View
from judge.light import NamedTuple

if TYPE_CHECKING:
    from judge.engine.authority import Answered, Disputed
    from judge.engine.procedure import Procedure, Step
    from judge.engine.rules import Rules
    from judge.engine.symmetry import Symmetry

Primitive = Callable[[Draft, Act], Result]
Operation = Callable[[View, Frame, Node], Outcome | Enter]


class Triggered(NamedTuple):
    """An effect whose condition has come true: what to begin, and how to tell whether the condition still holds.

    `level`: it states a condition of the state, so it is raised once and dropped if the condition lapses while held.
    `soon`: it is said to come right after what has raised it; the gap that this leaves beside others raised with it.
    """

    id: Identity
    spec: Spec
    level: bool = False
    optional: bool = False
    soon: str = ""


class Replacement(NamedTuple):
    """An effect that would rewrite an act into others. It acts once on an act."""

    id: Identity
    act: int
    into: tuple[Act, ...]
    clauses: tuple[str, ...]
    optional: bool = False
    by: str = ""


class Unplayed(NamedTuple):
    """Part of the rules that is in force and that the game does not carry out: `whole`, or some clauses of it."""

    part: str
    clauses: tuple[str, ...]
    whole: bool


class Game:
    """Base of a game. Subclasses fill the tables and override the policies; an instance is never changed by a run."""

    name = ""
    rules: Rules
    """What it may be asked and the steps of its procedures, with the amendments in force."""
    primitives: Mapping[str, Primitive] = {}
    operations: Mapping[str, Operation] = {}
    off: frozenset[str] = frozenset()
    """Clauses that are switched off, to see what they decide."""
    answers: Mapping[str, Answered] = {}
    """Silences of the rules that an authority has answered: its reading is taken, and decides."""
    unplayed: tuple[Unplayed, ...] = ()
    """What is in force and the game does not carry out: no answer decides what it might bear on."""

    edits: Edits = NO_EDITS
    """What is otherwise in this run than in the game as it is."""

    def edited(self, edits: Edits) -> Self:
        """The game with things otherwise: what they leave out is left out wherever the kernel asks."""
        from copy import copy

        copied = copy(self)
        copied.edits = edits
        copied.off = self.off | edits.waived
        return copied

    def raises(self, view: View, event: Event) -> Iterable[Triggered]:
        """The effects whose condition an event has met, as far as they are to be raised."""
        found = self.triggers(view, event)
        off = () if self.edits is NO_EDITS else self.edits.unraised
        return (item for item in found if item.id not in off) if off else found

    def rewrites(self, view: View, acts: tuple[Act, ...]) -> Iterable[Replacement]:
        """The effects that would rewrite one of these acts, as far as they are to act."""
        found = self.replacements(view, acts)
        off = () if self.edits is NO_EDITS else self.edits.unreplaced
        return (item for item in found if item.id not in off) if off else found

    def presses(self, view: View) -> Cut | Push | None:
        """What must be done before everything else, unless nothing is to be judged."""
        return self.urgent(view) if self.edits is NO_EDITS or not self.edits.unjudged else None

    def holds(self, view: View, frame: Frame, node: Node) -> Value:
        """Whether the condition of an `if` node holds, or is to hold."""
        if self.edits is NO_EDITS:
            return self.condition(view, frame, node)
        asked = part(frame.locals["tree"], frame.locals["at"])
        return self.edits.heard(
            view, asked, self.speaks(frame), node.args["cond"],
            lambda: bool(self.condition(view, frame, node)), lambda: self.named(view, frame, node.args["cond"]),
        )  # fmt: skip

    def speaks(self, frame: Frame) -> int | None:
        """The object whose effect a frame resolves, if it is one's."""
        return None

    def named(self, view: View, frame: Frame, node: Node) -> tuple[tuple[Node, Value], ...]:
        """What the facts that a condition names come to."""
        return ()

    @property
    def procedures(self) -> Mapping[str, Procedure]:
        """Its procedures as the document has them, by id."""
        return self.rules.procedures

    def readings(self, gap: str) -> tuple[str, ...]:
        """What the readings of a silence of the rules are, in order, as the record tells them."""
        return ()

    def disputed(self, events: Sequence[Event], state: Mapping[str, Value]) -> tuple[Disputed, ...]:
        """What an authority says otherwise of clauses that acted in a run."""
        return ()

    def tree(self, text: Text, view: View) -> Node:
        """What a text, or a part of one, says."""
        raise KeyError(text)

    def evaluate(self, view: View, frame: Frame, node: Node) -> Value:
        """The value of an expression node inside an effect."""
        raise NotImplementedError

    def condition(self, view: View, frame: Frame, node: Node) -> Value:
        """Whether the condition of an `if` node holds."""
        return self.evaluate(view, frame, node.args["cond"])

    def lets(self, nesting: str, frames: Sequence[Frame]) -> bool:
        """Whether something may interrupt what is running: so its clauses say, unless one of them is switched off."""
        return not self.off or self.off.isdisjoint(self.nested(nesting, frames))

    def nested(self, nesting: str, frames: Sequence[Frame]) -> tuple[str, ...]:
        """The clauses under which a frame interrupts those on the stack."""
        return (nesting,) if nesting else ()

    def watched(self, view: View) -> Locals:
        """Computed facts whose changes belong to the event that brought them about."""
        return EMPTY

    def keep(self, draft: Draft, happened: Sequence[Happening]) -> None:
        """Put into the state what the moment after a batch leaves behind, beside what its acts have changed."""

    def lasts(self, memo: Memo, changes: Sequence[Change]) -> Memo:
        """What of that which was found out about a state is so after these changes as well."""
        return {}

    def urgent(self, view: View) -> Cut | Push | None:
        """What must be done before everything else after a batch, if anything."""
        return None

    def symmetry(self) -> Symmetry:
        """What parts two positions of a run."""
        from judge.engine.symmetry import Symmetry

        return Symmetry()

    def endless(self, view: View, took: Sequence[int] = ()) -> Cut:
        """The end of a run that never ends by itself and in which nobody has anything to choose.

        `took`: the objects that take part in its going round (`partakes`).
        """
        return Cut(0, over=LOOP)

    def partakes(self, frame: Frame) -> Sequence[int]:
        """The objects that take part in what is done while a frame is on top."""
        return ()

    def would(self, view: View, acts: tuple[Act, ...]) -> Iterable[Triggered]:
        """Effects that come just before these acts."""
        return ()

    def beforehand(self, view: View, frame: Frame, step: Step, outcome: Outcome | Enter) -> Push | None:
        """What is run before an outcome is carried out, for what it relies on; then the step is run again."""
        return None

    def replacements(self, view: View, acts: tuple[Act, ...]) -> Iterable[Replacement]:
        """Effects that would rewrite one of these acts and have not yet done so."""
        return ()

    def succession(self, view: View, acts: Sequence[Act]) -> Sequence[int]:
        """In which order the acts of a batch are made, where one may leave no room for another."""
        return range(len(acts))

    def triggers(self, view: View, event: Event) -> Iterable[Triggered]:
        """Effects whose condition the event has met (level conditions: that hold now)."""
        return ()

    def still(self, view: View, item: Triggered) -> bool:
        """Whether a held effect is still to be resolved."""
        return True

    def ahead(self, view: View, items: Sequence[Triggered]) -> Sequence[Triggered]:
        """Those of the effects raised together of which one comes next."""
        return items

    def orders(self, view: View, items: Sequence[Triggered]) -> str:
        """Who picks the next of several effects."""
        return CHANCE

    def order_clauses(self, items: Sequence[Triggered]) -> tuple[str, ...]:
        """Why."""
        return ()

    def picks(self, view: View, candidates: Sequence[Replacement]) -> str:
        """Who picks among several replacements."""
        return CHANCE

    def replace_clauses(self) -> tuple[str, ...]:
        """Why."""
        return ()

    def short(self, happening: Happening) -> int:
        """By how much what happened fell short of what was ordered."""
        return 0

    def made_good(self, draft: Draft, act: Act, result: Result) -> Result:
        """What an act fell short of, brought about as if nothing had been lacking."""
        return result

    def unwound(self, view: View, frames: Sequence[Frame]) -> tuple[Act, ...]:
        """What a cut that removed `frames` does to the state besides (bookings that go with them)."""
        return ()
