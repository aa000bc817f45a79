"""When two positions of a run are alike: how their numbers are renamed so that what cannot matter does not part them.

A position is a state, a stack and what the answer awaited is for. Frame and event numbers, incarnations, numbers of
short-lived objects and of counters only serve to tell things apart, so they are replaced by where they stand. Which
facts cannot matter, which lists have no order, which objects are interchangeable: the game says (`Symmetry`). Every
renaming is one to one: alike positions go on alike. Positions that are alike may be kept apart, never the other way.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from hashlib import blake2b
from itertools import compress
from operator import is_not
from typing import TYPE_CHECKING, Any

from judge.engine.data import EMPTY, Frame, Situation, Value
from judge.engine.group import INTERNAL
from judge.engine.identity import EVER, Count, Ref
from judge.engine.reading import Hashed
from judge.engine.symmetry import FRAME, Symmetry
from judge.light import NamedTuple

if TYPE_CHECKING:
    from judge.engine.choice import Choice
    from judge.engine.view import State

PLAIN = (int, bool, type(None))
"""Types of values that name no object, unless by the name under which they stand."""
SILENT = -1
"""Instead of a twin: what cannot matter tells of none."""
MOST = 5_000
"""So many frames are kept at most with how they are told, and ten times as many facts."""
WAYS = 8
"""So many ways are kept in which one fact is told, as the names are by which it is."""


class _Told(NamedTuple):
    """A mark of how something is told wherever objects have these names (None: none), and are in these incarnations.

    `begun` have no name before and are given these, where so many have been given one.
    """

    mark: bytes
    names: tuple[tuple[tuple[str, int], int | None], ...]
    ages: tuple[tuple[str, int], ...]
    begun: tuple[tuple[str, int], ...] = ()
    first: int = 0


class Canon:
    """Gives positions of one game keys: positions with the same key go on alike.

    Parameters
    ----------
    base
        A state of the game, by whose differences the states of the positions are told.
    changed
        The facts that may differ from the base, which may become more (`Batches.ever_changed`); None: any may.
    """

    def __init__(self, symmetry: Symmetry, base: State, changed: Collection[str] | None = None) -> None:
        self.symmetry = symmetry
        self.base = base
        self.changed = changed
        self.passing = tuple(path for path, kind in symmetry.places.items() if kind == symmetry.passing)
        """The places of objects that come and go."""
        self.interchangeable = frozenset(id for group in symmetry.interchangeable for id in group)
        self.own: dict[int, dict[str, Value]] = {id: {} for id in self.interchangeable}
        self.twins: dict[str, int] = {}
        self._plain: dict[str, bool] = {}
        self.facts_told: dict[tuple[str, Value], tuple[_Told, ...]] = {}
        self.frames_told: dict[int, tuple[Frame, _Told]] = {}
        """By `id`."""
        self.naming: list[str] = []
        """The paths of the base that speak of objects."""
        for path, value in base.items():
            twin = self.twin(path)
            if twin > 0:
                self.own[twin][path] = value
            elif not twin and symmetry.names_objects(value):
                self.naming.append(path)
        self.marks = {
            id: repr(_Walk(self, base, {}).facts_of(id, EMPTY))
            for id, facts in self.own.items()
            if not any(symmetry.names_objects(value) for value in facts.values())
        }
        self.lies = {id: self.place(facts) for id, facts in self.own.items()}
        self.signatures = {
            id: f"{mark}@0" for id, mark in self.marks.items() if not self.lies[id] or self.lies[id] in symmetry.bags
        }
        """How twins are told of which nothing has changed, where it is not told where among others they lie."""
        self.contents = {path: self.others(path, value) for path, value in base.items() if path in symmetry.places}
        self._told_of: tuple[str, ...] = ()
        self._before: tuple[Value, ...] = ()
        self._count = 0

    def key(self, at: Situation, *more: object) -> bytes:
        """The key of a position; `more` is what else tells positions apart."""
        walk = _Walk(self, at.state, {f.id: i + 1 for i, f in enumerate(at.stack)})
        changed, interchangeable = walk.changes()
        if self.interchangeable:
            walk.name(interchangeable)
        stack = [walk.frame_told(f) for f in at.stack]
        walk.staying = False
        facts = walk.facts_told(changed)
        head = _mark(repr((at.into, more, len(stack), walk.signatures)))
        return blake2b(b"".join((head, *stack, *facts)), digest_size=16).digest()

    def forget(self) -> None:
        """Forget how facts and frames are told: they are told anew when they come again."""
        self.facts_told.clear()
        self.frames_told.clear()

    def told_of(self, state: State) -> tuple[tuple[str, ...], tuple[Value, ...]]:
        """The paths by whose facts positions are told apart, in order, and what the base has there."""
        every = {**self.base, **state} if self.changed is None else self.changed
        if self.changed is None or len(every) != self._count:
            self._count = len(every)
            self._told_of = tuple(sorted(path for path in every if self.twin(path) != SILENT))
            self._before = tuple(map(self.base.get, self._told_of))
        return self._told_of, self._before

    def others(self, path: str, value: Value) -> Value:
        """The objects in a place, interchangeable apart: where these lie is told with what else is true of them."""
        mixed = self.symmetry.places[path] == self.symmetry.kind
        ids = [id for id in value if not (mixed and id in self.interchangeable)]
        if path in self.symmetry.bags:
            ids.sort()
        return ids

    def place(self, facts: Mapping[str, Value]) -> str:
        """Where a twin lies of which these are the facts."""
        return next((value for value in facts.values() if type(value) is str and value in self.symmetry.places), "")

    def twin(self, path: str) -> int:
        """The twin of whom a path tells (0: none; SILENT: what it tells cannot matter)."""
        found = self.twins.get(path)
        if found is None and self.symmetry.silent(path):
            found = self.twins[path] = SILENT
        elif found is None:
            head, _, rest = path.partition(".")
            number = rest.partition(".")[0]
            told = head == self.symmetry.kind and number.isdigit() and int(number) in self.interchangeable
            found = self.twins[path] = int(number) if told else 0
        return found

    def plain(self, path: str) -> bool:
        """Whether a path names nothing that is renamed, and a number there is no object's."""
        found = self._plain.get(path)
        if found is None:
            symmetry = self.symmetry
            named = path in symmetry.places or path.rpartition(".")[2] in symmetry.numbers
            found = self._plain[path] = not named and symmetry.object_at(path) is None
        return found

    def likes(self, at: Situation, choice: Choice) -> list[Value] | None:
        """For each option what tells it from the others; None where no two options can be alike.

        Options are alike if they differ in interchangeable objects of which the same is true and nothing else speaks.
        """
        verbs = self.symmetry.verbs
        spoken = [o[1] if len(o) == 2 and o[0] in verbs and o[1] in self.interchangeable else 0 for o in choice.options]
        if sum(map(bool, spoken)) < 2:
            return None
        walk = _Walk(self, at.state, {})
        changed, interchangeable = walk.changes()
        for frame in at.stack:
            walk.frame(frame)
        for path in changed:
            if path not in self.symmetry.places:
                walk.fact(path)
        met = frozenset(walk.met)
        ordered = not (choice.ordered and choice.most == len(choice.options))
        return [
            (option[0], walk.signature(id, interchangeable.get(id, EMPTY), ordered)) if id and id not in met else i
            for i, (option, id) in enumerate(zip(choice.options, spoken, strict=True))
        ]


class _Walk:
    """One reading of a position, with the names given so far."""

    def __init__(self, canon: Canon, state: State, frames: Mapping[int, int]) -> None:
        self.canon = canon
        self.state = state
        symmetry = canon.symmetry
        self.names: dict[tuple[str, int], int] = {(FRAME, id): at for id, at in frames.items()}
        self.given = 0
        """So many have been given a name when they were met first."""
        self.signatures: list[str] = []
        self.staying = True
        self.begun: list[tuple[str, int]] = []
        """What has been given a name just now."""
        self.by: dict[tuple[str, int], int | None] = {}
        """The names by which something is told just now."""
        self.ages: dict[str, int] = {}
        """The incarnations which that rests on."""
        self.tangled = self.tangles = False
        """Whether a twin that had no name has been spoken of, and whether just now."""
        self.met: set[int] = set()
        for path in canon.passing:
            for id in state.get(path, ()):
                self.give((symmetry.passing, id))

    def changes(self) -> tuple[list[str], dict[int, dict[str, Value]]]:
        """The paths that are not as in the base, or speak of objects, in order; and what is new about such objects."""
        canon, get = self.canon, self.state.get
        paths, before = canon.told_of(self.state)
        values = tuple(map(get, paths))
        found = [
            (path, value)
            for path, value, old in compress(zip(paths, values, before, strict=True), map(is_not, values, before))
            if value != old
        ]
        contents, twins, naming = canon.contents, canon.twins, canon.naming
        interchangeable: dict[int, dict[str, Value]] = {}
        told: list[str] = []
        for path, value in found:
            if path in contents and value is not None and canon.others(path, value) == contents[path]:
                continue
            if twins[path]:
                interchangeable.setdefault(twins[path], {})[path] = value
            else:
                told.append(path)
        return sorted({*told, *naming}) if naming else told, interchangeable

    def name(self, changed: Mapping[int, Mapping[str, Value]]) -> None:
        """Let interchangeable take each other's numbers in the order of what is true of them."""
        kind, groups = self.canon.symmetry.kind, self.canon.symmetry.interchangeable
        known = self.canon.signatures
        marked = [
            [
                (known[id] if id in known and id not in changed else self.signature(id, changed.get(id, EMPTY)), id)
                for id in group
            ]
            for group in groups
        ]  # fmt: skip
        for group, found in zip(groups, marked, strict=True):
            if not self.tangled:
                found.sort()
            self.signatures += [mark for mark, _ in found]
            self.names |= {(kind, id): name for (_, id), name in zip(found, group, strict=True)}

    def signature(self, id: int, changed: Mapping[str, Value], ordered: bool = True) -> str:
        """What is true of a twin: its facts, and where among others it lies if that has an order."""
        canon = self.canon
        mark = None if changed else canon.marks.get(id)
        if mark is None:
            mark = repr(self.facts_of(id, changed))
        place = canon.lies[id] if not changed else canon.place({**canon.own[id], **changed})
        at = self.state.get(place, ()).index(id) if ordered and place and place not in canon.symmetry.bags else 0
        return f"{mark}@{at}"

    def facts_of(self, id: int, changed: Mapping[str, Value]) -> Value:
        """The facts of a twin."""
        symmetry = self.canon.symmetry
        skip = len(f"{symmetry.kind}.{id}.")
        return sorted(
            (path[skip:], self.plain(value))
            for path, value in {**self.canon.own[id], **changed}.items()
            if value is not None and not symmetry.silent(path)
        )

    def facts_told(self, paths: Iterable[str]) -> list[bytes]:
        """How facts of the state are told."""
        known, get = self.canon.facts_told, self.state.get
        every: list[bytes] = []
        for path in paths:
            value = get(path)
            try:
                ways = known.get((path, value), ())
            except TypeError:
                every.append(_mark(repr(self.fact(path))))
                continue
            for told in ways:
                if self.holds(told):
                    break
            else:
                told, kept_on = self.told_anew(self.fact, path)
                if kept_on:
                    if len(known) >= 10 * MOST:
                        known.clear()
                    known[path, value] = (told, *ways[: WAYS - 1])
            every.append(told.mark)
        return every

    def holds(self, told: _Told) -> bool:
        """Whether something is told so here too; what it begins to name has that name then."""
        _, names, ages, begun, first = told
        if names:
            known = self.names.get
            for thing, name in names:
                if known(thing) != name:
                    return False
        if ages:
            state = self.state.get
            for path, epoch in ages:
                if state(path, 0) != epoch:
                    return False
        if begun:
            if self.given != first or not self.names.keys().isdisjoint(begun):
                return False
            for thing in begun:
                self.give(thing)
        return True

    def told_anew(self, tell: Callable[[Any], Value], what: Any) -> tuple[_Told, bool]:
        """How something is told, and whether that is so wherever what is told of it holds."""
        first, self.tangles, self.begun, self.by, self.ages = self.given, False, [], {}, {}
        mark = _mark(repr(tell(what)))
        begun = tuple(self.begun)
        names = tuple([(thing, name) for thing, name in self.by.items() if thing not in begun])
        return _Told(mark, names, tuple(self.ages.items()), begun, first), not self.tangles

    def give(self, thing: tuple[str, int]) -> int:
        """The name that is given to what has none: how many have been given one before."""
        name = self.names[thing] = self.given
        self.given += 1
        self.begun.append(thing)
        return name

    def frame_told(self, frame: Frame) -> bytes:
        """How it is told what decides how a frame goes on."""
        known = self.canon.frames_told
        kept = known.get(id(frame))
        if kept is not None and kept[0] is frame and self.holds(kept[1]):
            return kept[1].mark
        told, whole = self.told_anew(self.frame, frame)
        if whole:
            if len(known) >= MOST:
                known.clear()
            known[id(frame)] = frame, told
        return told.mark

    def fact(self, path: str) -> Value:
        """A fact of the state, as it is told."""
        value = self.state.get(path)
        if type(value) in PLAIN and self.canon.plain(path):
            return path, value
        kind = self.canon.symmetry.places.get(path)
        if kind == self.canon.symmetry.kind and value is not None:
            return path, self.canon.others(path, value)
        if kind is not None and value is not None:
            return path, [self.number(kind, id) for id in value]
        return self.path(path), self.plain(value, path.rpartition(".")[2])

    def frame(self, frame: Frame) -> Value:
        """What decides how a frame goes on."""
        inner = frame.locals
        if frame.proc in INTERNAL:
            inner = {name: value for name, value in inner.items() if name != "event"}
        return (
            frame.proc, frame.pc, frame.you, self.plain(inner), frame.nesting, self.plain(frame.trigger), frame.into,
            frame.slot, frame.entered, frame.resume, frame.holds,
        )  # fmt: skip

    def number(self, kind: str, id: int) -> int:
        """The name of an object: lasting ones keep theirs if not interchangeable, others go by when they came."""
        if kind == self.canon.symmetry.kind and id not in self.canon.interchangeable:
            return id
        found = self.by[kind, id] = self.names.get((kind, id))
        if found is not None:
            return found
        if kind == self.canon.symmetry.kind:
            self.tangles = self.tangled = True
            self.met.add(id)
            return id
        if kind == FRAME or not self.staying:
            return -1
        return self.give((kind, id))

    def path(self, path: str) -> str:
        """A path, or another word, with the number of its object renamed."""
        found = self.canon.symmetry.object_at(path)
        if found is None:
            return path
        kind, id, rest = found
        return f"{kind}.{self.number(kind, id)}{rest}"

    def counted(self, count: Count) -> Value:
        """A count with its number renamed."""
        sort, n, nth = count
        if n is None:
            return sort, None, nth
        found = self.by[sort, n] = self.names.get((sort, n))
        return sort, self.give((sort, n)) if found is None else found, nth

    def age(self, kind: str, id: int, epoch: int) -> int:
        """How many incarnations ago something was meant: 0, the present one."""
        path = f"{kind}.{id}.epoch"
        now: int = self.state.get(path, 0)
        self.ages[path] = now
        return now - epoch

    def plain(self, value: Value, name: str = "") -> Value:
        """A value with the numbers in it renamed."""
        kind = type(value)
        if kind is str:
            return self.path(value) if "." in value else value
        if kind is int:
            sort = self.canon.symmetry.numbers.get(name)
            return self.number(sort, value) if sort else value
        if kind is tuple:
            if len(value) == 2 and type(value[1]) is int and value[0] in self.canon.symmetry.verbs:
                return value[0], self.number(self.canon.symmetry.kind, value[1])
            return tuple([self.plain(v, name) for v in value])
        if kind is Ref:
            if value.kind == self.canon.symmetry.kind and value.epoch != EVER:
                return value.kind, self.number(value.kind, value.id), self.age(*value)
            return value.kind, self.number(value.kind, value.id)
        if kind is Count:
            return self.counted(value)
        if isinstance(value, tuple):
            fields = getattr(value, "_fields", ())
            return (kind.__name__, *[self.plain(v, n) for n, v in zip(fields, value, strict=True)])
        if kind is dict or kind is Hashed or isinstance(value, Mapping):
            return tuple(sorted([(k, self.plain(v, k)) for k, v in value.items()], key=_first))
        return value


def _mark(told: str) -> bytes:
    """A mark that stands for what is told, sixteen bytes long."""
    return blake2b(told.encode("utf-8", "backslashreplace"), digest_size=16).digest()


def _first(pair: tuple[str, Value]) -> str:
    return pair[0]
