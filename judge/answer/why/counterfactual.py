"""A machine that keeps every point of its run, and runs again from there with one thing left out or otherwise.

A run is deterministic, so the numbers of events agree up to the first thing that is otherwise. A `Site` is the number
that the next event would have borne when something was about to happen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Choice, Draft, Event, Frame, Game, Machine, Option, Step, View
from judge.engine.data import EMPTY, Act, Change, Done, Happening, Result, Value
from judge.engine.outcome import Next, Outcome
from judge.engine.tree import Node, Text
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


Site = int

LEFT_OUT = "left out"
FULLY = "done in full"
UNTAKEN = "not taken"
SKIPPED = "skipped"
PICKED = "picked"
DROPPED = "dropped"
READ = "read"
TOLD = "told"
RESET = "reset"
CHANGED = (LEFT_OUT, FULLY, UNTAKEN)
"""What is otherwise about a change."""


class Edit(NamedTuple):
    """One thing that is otherwise, and from where on.

    `how` is LEFT_OUT (the acts of a change are not made), FULLY (what a change fell short of is made good), UNTAKEN (an
    attack is made without the effects that waited for one), SKIPPED (a step of a frame), PICKED (another answer, or
    DROPPED: the line is not played), READ (another reading of a gap), TOLD (a frame was told something else), RESET (a
    fact had been what it was at first), or one of those that `judge.answer.why.supposed` knows.
    """

    how: str
    site: Site
    frame: int = 0
    about: Any = None


class Decision(NamedTuple):
    """A choice as it was answered: where, by whom, which kind, among what, and what was picked."""

    site: Site
    choice: Choice
    picked: tuple[Option, ...]
    attempted: bool


class Asked(NamedTuple):
    """A condition of an effect that was looked at: where, in which frame, its key, what came of it, on what it rests.

    The key is that of the ability whose condition it is, or the place of the node in an effect's tree.
    """

    site: Site
    frame: int
    step: str
    key: Text
    holds: bool
    reads: tuple[tuple[str, int], ...]
    clauses: tuple[str, ...]
    card: int | None
    node: Node
    facts: tuple[tuple[Node, Value], ...] = ()
    """What the facts that it names came to, where it first came out so."""


class EditableMachine(Machine):
    """A machine that can be given edits; see `Edit`. `kept` is where the points of a first run go, None in a replay."""

    __slots__ = ("asked", "decisions", "doing", "edits", "kept", "offered", "sites", "stood")

    def __init__(
        self, game: Game, state: Mapping[str, Any], log: list[Event] | None = None,
        readings: Mapping[str, int] = EMPTY,
    ) -> None:  # fmt: skip
        super().__init__(game, state, log, readings)
        self.decisions: list[Decision] = []
        self.asked: list[Asked] = []
        self.edits: tuple[Edit, ...] = ()
        self.kept: dict[Site, EditableMachine] | None = {}
        self.doing = ""
        self.offered = 0
        self.sites: dict[int, Site] = {}
        self.stood: dict[Text, bool] = {}

    def fork(self, log: list[Event] | None = None) -> EditableMachine:
        """A machine that stands exactly here, records into `log` and keeps no points."""
        fork = self._copied(EditableMachine, log)
        fork.decisions, fork.asked, fork.edits, fork.kept = [], [], self.edits, None
        fork.doing, fork.offered, fork.sites = "", self.offered, {}
        fork.stood = {}
        return fork

    def before(self, site: Site) -> EditableMachine:
        """The machine as it stood before the advance in which the site lies; only of a run that kept its points.

        Where the run was over from the start, that is the machine itself.
        """
        assert self.kept is not None
        if not self.kept:
            return self
        return self.kept[max((n for n in self.kept if n <= site), default=min(self.kept))]

    def back_to(self, fork: Machine) -> None:
        """Stand again where a fork stands: what was decided and asked since has not been."""
        super().back_to(fork)
        self.decisions = [one for one in self.decisions if one.site < self.next_event]
        self.asked = [one for one in self.asked if one.site < self.next_event]
        if self.kept is not None:
            self.kept = {site: point for site, point in self.kept.items() if site < self.next_event}

    def advance(self) -> None:
        if self.kept is not None and self.next_event not in self.kept:
            self.kept[self.next_event] = self.fork()
        super().advance()

    def hear(
        self, view: View, key: Text, holds: bool, since: tuple[int, int], card: int | None, node: Node,
        facts: Callable[[], tuple[tuple[Node, Value], ...]],
    ) -> None:  # fmt: skip
        """Keep what a condition came to; `since`: how many facts had been read and notes made before."""
        reads = tuple((p, self.written.get(p, 0)) for p in list(view.reads or ())[since[0] :])
        clauses = tuple(dict.fromkeys(c for _, cited, _ in (view.notes or ())[since[1] :] for c in cited))
        frame, step = (view.frames[-1].id, view.frames[-1].pc) if view.frames else (0, "")
        new = self.kept is not None and self.stood.get(key) != holds
        told = facts() if new else ()
        self.stood[key] = holds
        self.asked.append(Asked(self.next_event, frame, step, key, holds, reads, clauses, card, node, told))

    # -- steps ---------------------------------------------------------------------------------------------------------

    def _step(self, view: View, frame: Frame) -> tuple[Step, Frame] | None:
        found = super()._step(view, frame)
        if found is None:
            return None
        step, frame = found
        for edit in self.edits:
            if (edit.how, edit.frame, edit.about) == (SKIPPED, frame.id, step.clauses[0]):
                return step.running(_skip), frame
        return found

    def _began(self, frame: Frame, clauses: tuple[str, ...]) -> None:
        told = dict(e.about for e in self.edits if e.how == TOLD and e.frame == frame.id)
        super()._began(frame._replace(locals={**frame.locals, **told}) if told else frame, clauses)

    # -- choices -------------------------------------------------------------------------------------------------------

    def _ask(self, choice: Choice) -> None:
        self.offered = len(choice.options)
        super()._ask(choice)

    def _decide(self, choice: Choice, picked: tuple[int, ...], forced: bool = False) -> None:
        attempted = any(i >= self.offered for i in picked)
        options = tuple(choice.options[i] for i in picked)
        self.decisions.append(Decision(self.next_event, choice, options, attempted))
        super()._decide(choice, picked, forced)

    # -- changes -------------------------------------------------------------------------------------------------------

    def _apply(
        self, acts: tuple[Act, ...], clauses: tuple[str, ...], by: str, view: View | None
    ) -> tuple[Event, tuple[Result, ...]]:
        here = self.next_event
        self.doing = next((e.how for e in self.edits if e.how in CHANGED and e.site == here), "")
        try:
            event, results = super()._apply(acts, clauses, by, view)
        finally:
            self.doing = ""
        self.sites[event.n] = here
        return event, results

    def _act(self, draft: Draft, act: Act) -> Result:
        if self.doing == LEFT_OUT:
            aside = Draft(self.game, draft.state, self.stack, False, self.readings)
            return super()._act(aside, act)._replace(done=Done.NOT)
        if self.doing == UNTAKEN and "taken" in act.args:
            act = act._replace(args={**act.args, "taken": ()})
        result = super()._act(draft, act)
        return self.game.made_good(draft, act, result) if self.doing == FULLY else result

    def _changed(
        self, clauses: tuple[str, ...], by: str, changes: tuple[Change, ...], derived: tuple[Change, ...],
        happened: tuple[Happening, ...], view: View | None, draft: View,
    ) -> Event:  # fmt: skip
        done = () if self.doing == LEFT_OUT else happened
        return super()._changed(clauses, by, changes, derived, done, view, draft)


def _skip(view: View, frame: Frame) -> Outcome:
    return Next()
