"""Reading and changing the state. A state is a flat mapping from fact path to value, replaced and never changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from judge.engine.data import EMPTY, Change, Frame, Value
from judge.engine.reading import Reading, Tree, grown
from judge.light import NamedTuple, Protocol

if TYPE_CHECKING:
    from judge.engine.authority import Answered
    from judge.engine.edits import Edits
    from judge.engine.identity import Identity

State = Mapping[str, Value]
Memo = dict[Hashable, tuple[Any, tuple[tuple[str, int], ...], tuple[Hashable, ...]]]
"""What has been found out about one state, with the gaps passed in finding it and what it relies on."""
Found = TypeVar("Found")
NOTHING: frozenset[Hashable] = frozenset()
_new = tuple.__new__


def _noting(state: State, reads: dict[str, None]) -> Callable[..., Value]:
    """A `get` that keeps which facts were read."""

    fact = state.get

    def get(path: str, default: Value = None) -> Value:
        reads[path] = None
        return fact(path, default)

    return get


class FoundItem(NamedTuple):
    """An item found, with what was read, noted, passed and relied on since the one before it."""

    item: Any
    reads: tuple[str, ...]
    notes: tuple[tuple[str, tuple[str, ...], Mapping[str, Value]], ...]
    gaps: tuple[tuple[str, int], ...]
    relied: tuple[Hashable, ...]


END = object()
"""What comes behind the last item found."""


class Finding:
    """What is found out about states one item after the other, as far as somebody has asked.

    It rests on the facts read alone, so that it holds for all states in which these are the same.
    """

    __slots__ = ("_left", "_view", "items", "reads")

    def __init__(self, view: View, left: Iterator[Any]) -> None:
        self._view: View | None = view
        self._left: Iterator[Any] | None = left
        self.items: list[FoundItem] = []
        self.reads: set[str] = set()

    @property
    def whole(self) -> bool:
        """Whether nothing is left to be found."""
        return self._left is None

    def more(self) -> None:
        """Find the next item."""
        view, left = self._view, self._left
        assert left is not None
        assert view is not None
        assert view.reads is not None
        assert view.notes is not None
        item = next(left, END)
        self.items.append(FoundItem(item, (*view.reads,), (*view.notes,), view.gaps, view.relied))
        self.reads.update(view.reads)
        view.reads.clear()
        view.notes.clear()
        view.gaps = view.relied = ()
        if item is END:
            self._left = self._view = None


Kept = dict[Hashable, Finding]


class Asking:
    """Items that are found one after the other, as far as somebody has asked, for all who ask of one view."""

    __slots__ = ("found", "left")

    def __init__(self, left: Iterator[Any]) -> None:
        self.found: list[Any] = []
        self.left: Iterator[Any] | None = left
        """What finds more; None when nothing is left."""

    def __iter__(self) -> Iterator[Any]:
        found, i = self.found, 0
        while True:
            while i < len(found):
                yield found[i]
                i += 1
            if self.left is None:
                return
            item = next(self.left, END)
            if item is END:
                self.left = None
                return
            found.append(item)


class Asked(Protocol):
    """What a view itself asks of the game."""

    @property
    def rules(self) -> Any:
        """What may be asked of it."""

    @property
    def off(self) -> frozenset[str]:
        """Clauses that are switched off."""

    @property
    def edits(self) -> Edits:
        """What is otherwise in this run."""

    @property
    def answers(self) -> Mapping[str, Answered]:
        """Silences of the rules that an authority has answered."""

    def readings(self, gap: str) -> tuple[str, ...]:
        """What the readings of a silence of the rules are, in order."""


class View:
    """The only way for rules to read a state. With `record` it notes what was read, consulted and reckoned.

    `aside`: nobody will ask what was read, and that is not kept.
    """

    __slots__ = (
        "frames", "game", "gaps", "get", "kept", "memo", "notes", "readings", "reads", "relied", "rules", "same",
        "state", "unheeded",
    )  # fmt: skip

    def __init__(
        self, game: Asked, state: State, frames: tuple[Frame, ...] = (), record: bool = False,
        readings: Mapping[str, int] = EMPTY, memo: Memo | None = None, kept: Kept | None = None, aside: bool = False,
        same: dict[Hashable, Any] | None = None,
    ) -> None:  # fmt: skip
        self.game: Any = game
        """The game: whoever asks more of it than a view does knows which one it is."""
        self.rules: Any = game.rules
        """What may be asked: the game's own table."""
        self.state = state
        self.frames = frames
        self.readings = readings
        self.memo = memo
        self.kept = kept
        self.gaps: tuple[tuple[str, int], ...] = ()
        self.relied: tuple[Hashable, ...] = ()
        """On what the outcome rests that the game wants to look at before it is carried out (`Game.beforehand`)."""
        self.same = same
        """What was found out within this view, where that is kept: asked again, it reads and notes nothing new."""
        self.unheeded = NOTHING
        """What is to be left out of account, to see what rests on it."""
        self.reads: dict[str, None] | None = None
        self.notes: list[tuple[str, tuple[str, ...], Mapping[str, Value]]] | None = [] if record else None
        self.get: Callable[..., Value] = state.get
        """The value of a fact, or the default given (None) where the state has none."""
        if record and not aside:
            self.reads = {}
            self.get = _noting(state, self.reads)

    def once(self, name: Hashable, find: Callable[..., Found], *of: Any) -> Found:
        """What `find` reads of the state alone, found once for each state; a gap passed in it is passed each time.

        Where a record is kept it is found once for each view; where the state is a draft, anew each time. Here as in
        what follows `find` is asked of this view and of what else is given.
        """
        memo = self.memo
        if memo is None:
            return self.within(name, find, *of)
        if type(self.state) is Reading:
            return self._known(self.state, name, partial(find, self, *of))
        known = memo.get(name)
        if known is None:
            gaps, relied = len(self.gaps), len(self.relied)
            value = find(self, *of)
            memo[name] = (value, self.gaps[gaps:], self.relied[relied:])
            return value
        if known[1]:
            self.gaps += known[1]
        if known[2]:
            self.relied += known[2]
        found: Found = known[0]
        return found

    def within(self, name: Hashable, find: Callable[..., Found], *of: Any) -> Found:
        """What `find` reads of state and frames: where a record is kept, found once for each view, else anew."""
        same = self.same
        if same is None:
            return find(self, *of)
        if name not in same:
            same[name] = find(self, *of)
        found: Found = same[name]
        return found

    def knows(self, name: Hashable) -> bool:
        """Whether what has that name was found out within this view, or was told it as the view was made."""
        return self.same is not None and name in self.same

    def each(self, name: Hashable, find: Callable[..., Iterator[Found]], *of: Any) -> Iterable[Found]:
        """What `find` gives one after the other: where a record is kept found once for each view, as far as asked."""
        same = self.same
        if same is None:
            return find(self, *of)
        asking = same.get(name)
        if asking is None:
            asking = same[name] = Asking(find(self, *of))
        items: Iterable[Found] = asking if asking.left is not None else asking.found
        return items

    def here(self, name: Hashable, find: Callable[..., Found], *of: Any) -> Found:
        """What `find` reads of state and frames alone: found once for a stack and what was read, where that is kept.

        Where a record is kept it is found once for each view.
        """
        if self.memo is None:
            return self.within(name, find, *of)
        if type(self.state) is Reading and self.frames is self.state.reads.stack:
            return self._recalled(self.state, self.state.reads.here, name, partial(find, self, *of))
        return find(self, *of)

    def _known(self, state: Reading, name: Hashable, find: Callable[[], Found]) -> Found:
        """What was found where the same was read; at once if it was asked just now, and is among the same reads."""
        reads = state.reads
        last = state.again.get(name)
        if last is not None and last[1] is reads.found:
            value, gaps, relied = last[0]
            self.gaps += gaps
            self.relied += relied
            found: Found = value
            return found
        passed, on = len(self.gaps), len(self.relied)
        found = self._recalled(state, reads.known, name, find)
        state.again[name] = (found, self.gaps[passed:], self.relied[on:]), reads.found
        return found

    def _recalled(
        self, state: Reading, known: dict[Hashable, Tree], name: Hashable, find: Callable[[], Found]
    ) -> Found:
        """What was found where the same was read, with the gaps passed and what it relies on; else what is found."""
        tree = known.get(name)
        before = state.recalled(tree)
        if before is not None:
            value, gaps, relied = before.what
            self.gaps += gaps
            self.relied += relied
            found: Found = value
            return found
        passed, on = len(self.gaps), len(self.relied)
        found, read = state.apart(find)
        if read is not None:
            what = (found, self.gaps[passed:], self.relied[on:])
            known[name] = grown(tree, read, what, state.reads.base)
        return found

    def found(self, name: Hashable, find: Callable[[View], Iterable[Found]]) -> Iterator[Found]:
        """What `find` gives one after the other, which is found once as long as the facts stay that it has read.

        It may read the state by `get` alone, and must not look at the frames. What is noted, passed and relied on in
        finding an item is so each time.
        """
        kept = self.kept
        if kept is None:
            yield from find(self)
            return
        finding = kept.get(name)
        if finding is None:
            inner = View(self.game, self.state, self.frames, True, self.readings, None, kept)
            finding = kept[name] = Finding(inner, iter(find(inner)))
        items = finding.items
        i = 0
        while True:
            if i == len(items):
                try:
                    finding.more()
                except BaseException:
                    kept.pop(name, None)
                    raise
            one = items[i]
            i += 1
            self._again(one)
            if one.item is END:
                return
            yield one.item

    def _again(self, found: FoundItem) -> None:
        """Read, note, pass and rely on what was so in finding an item."""
        if self.reads is not None:
            self.reads.update(dict.fromkeys(found.reads))
        if self.notes is not None:
            self.notes += found.notes
        if found.gaps:
            self.gaps += found.gaps
        if found.relied:
            self.relied += found.relied

    def among(self, paths: Collection[str]) -> list[str]:
        """Those of the facts that there are: in the order in which they came about, or as asked if reading is kept."""
        state = self.state
        if type(state) is Reading:
            return [path for path in paths if path in state]
        return [path for path in state if path in paths]

    def without(self, ignored: Iterable[Hashable]) -> View:
        """The same view, but for what is to be left out of account; nothing is recorded or remembered."""
        blind = View(self.game, self.state, self.frames, readings=self.readings)
        blind.unheeded = frozenset(ignored)
        return blind

    def leaving_out(self, *ignored: Hashable) -> View:
        """The same view, but for what is left out of account; what it reads and notes is read and noted by this one.

        Gaps that it passes and what it relies on are still to be taken from it.
        """
        inner = View(self.game, self.state, self.frames, readings=self.readings)
        inner.reads, inner.notes, inner.get = self.reads, self.notes, self.get
        inner.gaps, inner.relied = self.gaps, self.relied
        inner.unheeded = self.unheeded | {*ignored}
        return inner

    def note(self, kind: str, clauses: tuple[str, ...], data: Mapping[str, Value]) -> None:
        """Put a record of that kind into the trace."""
        if self.notes is not None:
            self.notes.append((kind, clauses, data))

    def gap(self, id: str, clauses: tuple[str, ...]) -> int:
        """Decide where the rules are silent: which of its readings is taken (0: the most defensible).

        Whoever asks takes one, else an authority that has answered does.
        """
        game: Asked = self.game
        answered = game.answers.get(id)
        taken = self.readings.get(id, 0 if answered is None else answered.reading)
        self.gaps = (*self.gaps, (id, taken))
        if self.notes is not None:
            told = {} if answered is None or answered.reading != taken else {"answered": answered}
            self.note("gap", clauses, {"gap": id, "options": game.readings(id), "picked": taken, **told})
        return taken

    def rely(self, thing: Hashable) -> None:
        """Note that what comes of this step rests on a thing that the game wants to look at before."""
        self.relied = (*self.relied, thing)

    def define(self, *clauses: str) -> None:
        """Note that definitions were relied on that nobody would contest here."""
        if self.notes is not None:
            self.notes.append(("define", clauses, EMPTY))

    def consult(self, *clauses: str, **data: Value) -> None:
        """Note that a definition or constraint decided something here."""
        self.note("consult", clauses, data)

    def on(self, *clauses: str) -> bool:
        """Whether clauses are in force: all are, unless one is switched off to see what it decides."""
        off: frozenset[str] = self.game.off
        return not off or off.isdisjoint(clauses)

    def heeds(self, what: str, source: Identity) -> bool:
        """Whether an effect takes part where a value is reckoned."""
        game: Asked = self.game
        unmodified = game.edits.unmodified
        return not unmodified or (what, source) not in unmodified

    def bars(self, source: Identity, thing: int) -> bool:
        """Whether what comes from a source stands in the way of using an object."""
        game: Asked = self.game
        lifted = game.edits.lifted
        return thing not in lifted and source not in lifted

    def applies(self, *clauses: str, **data: Value) -> bool:
        """Whether a definition or constraint decides here: so it does, and is noted, unless it is switched off."""
        if not self.on(*clauses):
            return False
        self.consult(*clauses, **data)
        return True


class Draft(View):
    """A state being changed by one batch: reads see the changes made so far; nothing shows until it is committed."""

    __slots__ = ("changed",)

    def __init__(
        self, game: Asked, state: State, frames: tuple[Frame, ...] = (), record: bool = False,
        readings: Mapping[str, int] = EMPTY,
    ) -> None:  # fmt: skip
        copy = state.drafted() if type(state) is Reading else dict(state)
        super().__init__(game, copy, frames, record, readings)
        self.changed: dict[str, Value] = {}

    def set(self, path: str, value: Value) -> None:
        """Change a fact; None takes the fact away."""
        state: Any = self.state  # a copy of its own
        before = state.get(path)
        if before == value:
            return
        self.changed.setdefault(path, before)
        if value is None:
            del state[path]
        else:
            state[path] = value

    def changes(self) -> tuple[Change, ...]:
        """What has changed, in the order in which it was first touched."""
        get = self.state.get
        of = _new  # what `Change(…)` does, one call less for each
        return tuple([of(Change, (p, b, now)) for p, b in self.changed.items() if b != (now := get(p))])
