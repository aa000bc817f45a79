"""Making changes: acts on one draft, the computed facts that changed with them, one event."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.data import EMPTY, Act, Change, Event, Result, Value, happenings
from judge.engine.edits import NO_EDITS
from judge.engine.game import Game
from judge.engine.reading import Base, Facts, Reading, Reads
from judge.engine.record import Recorder
from judge.engine.view import Draft, Kept, Memo, State, View
from judge.light import NamedTuple, mypyc_attr


class Rests(NamedTuple):
    """The facts on which the computed facts rest, in this game, under these readings."""

    facts: Facts
    game: Game
    readings: Mapping[str, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Batches(Recorder):
    """The part of a machine that reads a state and replaces it by the next."""

    __slots__ = (
        "_kept", "_kept_by", "_kept_of", "_memo", "_memo_of", "_rests", "_watch", "ever_changed", "game", "readings",
    )  # fmt: skip

    def __init__(
        self, game: Game, state: State, log: list[Event] | None = None, readings: Mapping[str, int] = EMPTY
    ) -> None:
        super().__init__(state, log)
        self.game = game
        self.readings = readings
        self.ever_changed: set[str] | None = None
        """Every fact that this run or a fork of it has changed, if that is kept: one set for all of them."""
        self._watch: Mapping[str, Value] | None = None
        self._rests: Rests | None = None
        self._memo: Memo = {}
        self._memo_of: State | None = None
        self._kept: Kept = {}
        self._kept_of: State | None = None
        self._kept_by: tuple[Game, Mapping[str, int]] = (game, readings)

    def _view(self, aside: bool = False) -> View:
        """The board as it is; `aside`: of what is read of it nothing goes into the record."""
        game, state, readings = self.game, self.state, self.readings
        by, under = self._kept_by
        if self._kept_of is not state or by is not game or under is not readings:
            self._kept, self._kept_of, self._kept_by = {}, state, (game, readings)
        if self.log is not None:
            edits = game.edits
            if edits is not NO_EDITS and edits.hears is not None:
                # whoever hears conditions is told of all that is read and noted for each
                return View(game, state, self.stack, True, readings, None, self._kept)
            return View(game, state, self.stack, True, readings, None, self._kept, aside, {})
        if self._memo_of is not state:
            self._memo, self._memo_of = {}, state
        return View(game, state, self.stack, False, readings, self._memo, self._kept)

    def _apply(
        self, acts: tuple[Act, ...], clauses: tuple[str, ...], by: str, view: View | None
    ) -> tuple[Event, tuple[Result, ...]]:
        """One batch: every act on one draft, the computed facts that changed with it, one event."""
        before = self._watch
        if before is None:
            before = self._watched_with_reads()
        draft = Draft(self.game, self.state, self.stack, self.log is not None, self.readings)
        results = self._made(draft, acts)
        happened = happenings(acts, results)
        self.game.keep(draft, happened)
        changes = draft.changes()
        after = before
        if changes:
            if self.ever_changed is not None:
                self.ever_changed.update(draft.changed)
            if self.log is None:
                known = self._memo if self._memo_of is self.state else {}
                self._memo, self._memo_of = self.game.lasts(known, changes), draft.state
            if self._kept:
                self._keep(changes, draft.state)
            self.state = draft.state
            if self._rewatched(changes):
                after = self._watched_with_reads()
        self._watch = after
        derived: tuple[Change, ...] = ()
        if after is not before:
            derived = tuple([Change(p, before.get(p), v) for p, v in after.items() if before.get(p) != v])
        return self._changed(clauses, by, changes, derived, happened, view, draft), results

    def _keep(self, changes: tuple[Change, ...], after: State) -> None:
        """Keep of what was found out about the state what rests on nothing that changes."""
        kept: Kept = {}
        if self._kept_of is self.state:
            touched = {path for path, _, _ in changes}
            kept = {n: found for n, found in self._kept.items() if found.whole and found.reads.isdisjoint(touched)}
        self._kept, self._kept_of = kept, after

    def lay(self, acts: tuple[Act, ...], clauses: tuple[str, ...], by: str) -> None:
        """Make acts part of what has been, without looking at what they set off: to set up the middle of a run."""
        self._apply(acts, clauses, by, None)

    def _watched(self) -> Mapping[str, Value]:
        """The computed facts as they are now; a gap that one of them rests on has been passed."""
        view = self._view(aside=True)
        facts = self.game.watched(view)
        if view.gaps:
            self._passing(view)
        return facts

    def _watched_with_reads(self) -> Mapping[str, Value]:
        """The same, keeping on which facts they rest, where that can be told and no gap was passed for it."""
        facts: Mapping[str, Value]
        self._rests = None
        if type(self.state) is Reading and self.silences is None:
            facts, read = self.state.apart(self._watched)
        elif self.log is not None and not self._kept:  # what is kept is found with its own reads, unseen here
            reads = Reads({}, {}, (), Base(EMPTY))
            view = View(self.game, Reading(self.state, reads), self.stack, False, self.readings)
            facts, read = self.game.watched(view), None if reads.whole else reads.found
            if view.gaps:
                return self._watched()
        else:
            return self._watched()
        if read is not None:
            self._rests = Rests(read, self.game, self.readings)
        return facts

    def _rewatched(self, changes: tuple[Change, ...]) -> bool:
        """Whether the computed facts may be others after these changes."""
        if self._rests is None:
            return True
        facts, game, readings = self._rests
        if game is not self.game or readings is not self.readings:
            return True
        return not facts.keys().isdisjoint([path for path, _, _ in changes])

    def _made(self, draft: Draft, acts: tuple[Act, ...]) -> tuple[Result, ...]:
        """The acts of a batch made, in the order that the game says; what came of them, as they are listed."""
        if len(acts) < 2:
            return tuple([self._act(draft, a) for a in acts])
        made = {i: self._act(draft, acts[i]) for i in self.game.succession(draft, acts)}
        return tuple([made[i] for i in range(len(acts))])

    def _act(self, draft: Draft, act: Act) -> Result:
        """One act made on the draft of its batch."""
        return self.game.primitives[act.kind](draft, act)
