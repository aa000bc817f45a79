"""When two positions of a run are alike: how their numbers are renamed so that what cannot matter does not part them.

A position is a state, a stack and what the answer awaited is for. Frame and event numbers, incarnations, numbers of
short-lived objects and of counters only serve to tell things apart, so they are replaced by where they stand. Which
facts cannot matter, which lists have no order and which objects are twins is asked of the game (`Alike`). Every
renaming is one to one: alike positions go on alike. Positions that are alike may be kept apart, never the other way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from judge.engine.choice import Choice
from judge.engine.data import EMPTY, Frame, Ref, Value
from judge.engine.group import INTERNAL
from judge.engine.view import State

if TYPE_CHECKING:
    from judge.engine.machine import Machine

FRAME = "frame"
"""The kind under which `Alike.numbers` names values that are numbers of frames."""


def _nothing(path: str) -> bool:
    return False


class Alike(NamedTuple):
    """What a game says of its facts.

    Facts of an object lie under `kind.id.`; its incarnation is counted in `kind.id.epoch`.
    """

    kind: str = ""
    """The kind of the objects that last for the whole run and have incarnations."""
    passing: str = ""
    """The kind of the objects that come and go and are numbered as they come."""
    places: Mapping[str, str] = EMPTY
    """Paths of facts that list objects, with the kind of these."""
    bags: frozenset[str] = frozenset()
    """Those of the places in which order does not matter."""
    numbers: Mapping[str, str] = EMPTY
    """Names under which the number of an object, or of a frame (`FRAME`), stands by itself, with its kind."""
    verbs: frozenset[str] = frozenset()
    """Verbs of options whose second part is the number of a lasting object."""
    silent: Callable[[str], bool] = _nothing
    """Whether the fact of a path can never matter again but to be told."""
    twins: tuple[tuple[int, ...], ...] = ()
    """Groups of lasting objects that only their numbers tell apart."""


class Canon:
    """Gives positions of one game keys: positions with the same key go on alike.

    Parameters
    ----------
    base
        A state of the game, by whose differences the states of the positions are told.
    """

    def __init__(self, alike: Alike, base: State) -> None:
        self.alike = alike
        self.base = base
        self.twins = frozenset(id for group in alike.twins for id in group)
        kinds = [re.escape(k) for k in (alike.kind, alike.passing) if k]
        objects = "|".join(kinds) or "(?!)"
        self.pattern = re.compile(rf"\b({objects})\.(\d+)(?:@(\d+))?|([~!](?:later)?)(\d+)")
        self.own: dict[int, dict[str, Value]] = {id: {} for id in self.twins}
        self.told: list[str] = []
        for path, value in base.items():
            twin = self.twin(path)
            if twin:
                self.own[twin][path] = value
            elif not alike.silent(path) and (self._twinned(path) or _names(value, alike, self.pattern)):
                self.told.append(path)

    def key(self, machine: Machine, *more: object) -> bytes:
        """The key of the position at which a machine stands; `more` is what else tells positions apart."""
        walk = _Walk(self, machine.state, {f.id: i + 1 for i, f in enumerate(machine.stack)})
        changed, twins = walk.changes()
        walk.name(twins)
        stack = [walk.frame(f) for f in machine.stack]
        walk.staying = False
        facts = [walk.fact(path) for path in changed]
        whole = repr((stack, machine.into, facts, walk.signatures, more))
        return blake2b(whole.encode("utf-8", "backslashreplace"), digest_size=16).digest()

    def _twinned(self, path: str) -> bool:
        return bool(self.twins) and path in self.alike.places

    def twin(self, path: str) -> int:
        """The twin of whom a path tells (0: none)."""
        if not self.twins:
            return 0
        head, _, rest = path.partition(".")
        number = rest.partition(".")[0]
        return int(number) if head == self.alike.kind and number.isdigit() and int(number) in self.twins else 0

    def likes(self, machine: Machine, choice: Choice) -> list[Value] | None:
        """For each option what tells it from the others; None where no two options can be alike.

        Options are alike if they differ in twins of which the same is true, and of which nothing else speaks.
        """
        verbs = self.alike.verbs
        spoken = [o[1] if len(o) == 2 and o[0] in verbs and o[1] in self.twins else 0 for o in choice.options]
        if sum(map(bool, spoken)) < 2:
            return None
        walk = _Walk(self, machine.state, {})
        changed, twins = walk.changes()
        for frame in machine.stack:
            walk.frame(frame)
        for path in changed:
            if path not in self.alike.places:
                walk.fact(path)
        met = frozenset(walk.met)
        ordered = not (choice.ordered and choice.most == len(choice.options))
        return [
            (option[0], repr(walk.signature(id, twins.get(id, EMPTY), ordered))) if id and id not in met else i
            for i, (option, id) in enumerate(zip(choice.options, spoken, strict=True))
        ]


class _Walk:
    """One reading of a position, with the names given so far."""

    def __init__(self, canon: Canon, state: State, frames: Mapping[int, int]) -> None:
        self.canon = canon
        self.state = state
        alike = canon.alike
        self.names: dict[tuple[str, int], int] = {(FRAME, id): at for id, at in frames.items()}
        self.signatures: list[Value] = []
        self.staying = True
        self.tangled = False
        self.met: set[int] = set()
        for path, kind in alike.places.items():
            if kind == alike.passing:
                for id in state.get(path, ()):
                    self.names[kind, id] = len(self.names)

    def changes(self) -> tuple[list[str], dict[int, dict[str, Value]]]:
        """The paths that are not as in the base, or speak of objects, in order; and what is new about twins."""
        canon, state = self.canon, self.state
        silent, base, bags = canon.alike.silent, canon.base, canon.alike.bags
        found, twins = [], dict[int, dict[str, Value]]()
        kept = len(base)
        for path, value in state.items():
            before = base.get(path)
            if value is before:
                kept -= 1
                continue
            if before is not None:
                kept -= 1
                if value == before or (path in bags and sorted(value) == sorted(before)):
                    continue
            if silent(path):
                continue
            twin = canon.twin(path)
            if twin:
                twins.setdefault(twin, {})[path] = value
            else:
                found.append(path)
        if kept:
            for path in base:
                if path not in state and not silent(path):
                    twin = canon.twin(path)
                    if twin:
                        twins.setdefault(twin, {})[path] = None
                    else:
                        found.append(path)
        return sorted({*found, *canon.told}), twins

    def name(self, changed: Mapping[int, Mapping[str, Value]]) -> None:
        """Let twins take each other's numbers in the order of what is true of them."""
        kind = self.canon.alike.kind
        for group in self.canon.alike.twins:
            marked = [(repr(self.signature(id, changed.get(id, EMPTY))), id) for id in group]
            if not self.tangled:
                marked.sort()
            self.signatures.append([mark for mark, _ in marked])
            self.names |= {(kind, id): name for (_, id), name in zip(marked, group, strict=True)}

    def signature(self, id: int, changed: Mapping[str, Value], ordered: bool = True) -> Value:
        """What is true of a twin: its facts, and where among others it lies if that has an order."""
        alike = self.canon.alike
        facts = {**self.canon.own[id], **changed}
        skip = len(f"{alike.kind}.{id}.")
        told = sorted(
            (path[skip:], self.plain(value))
            for path, value in facts.items()
            if value is not None and not alike.silent(path)
        )
        place = next((v for v in facts.values() if type(v) is str and v in alike.places), "")
        at = self.state.get(place, ()).index(id) if ordered and place and place not in alike.bags else 0
        return (tuple(told), at)

    def fact(self, path: str) -> Value:
        """A fact of the state, as it is told."""
        value = self.state.get(path)
        kind = self.canon.alike.places.get(path)
        if kind is not None and value is not None:
            ids = [self.number(kind, id) for id in value]
            return path, sorted(ids) if path in self.canon.alike.bags else ids
        return self.text(path), self.plain(value, path.rpartition(".")[2])

    def frame(self, frame: Frame) -> Value:
        """What decides how a frame goes on."""
        inner = frame.locals
        if frame.proc in INTERNAL:
            inner = {name: value for name, value in inner.items() if name != "event"}
        return (
            frame.proc, frame.pc, frame.you, self.plain(inner), frame.nesting, self.text(frame.trigger), frame.into,
            frame.slot, frame.entered, frame.resume, frame.holds,
        )  # fmt: skip

    def number(self, kind: str, id: int) -> int:
        """The name of an object: of lasting ones their own but for twins, of others in the order in which they came."""
        found = self.names.get((kind, id))
        if found is not None:
            return found
        if kind == self.canon.alike.kind:
            self.tangled |= id in self.canon.twins
            self.met.add(id)
            return id
        if kind == FRAME or not self.staying:
            return -1
        return self.names.setdefault((kind, id), len(self.names))

    def text(self, text: str) -> str:
        """A text with the numbers in it renamed."""
        return self.canon.pattern.sub(self._renamed, text) if "." in text or "~" in text or "!" in text else text

    def _renamed(self, found: re.Match[str]) -> str:
        kind, id, epoch, mark, count = found.groups()
        if mark:
            return f"{mark}{self.names.setdefault((mark, int(count)), len(self.names))}"
        if epoch is None or kind != self.canon.alike.kind:
            return f"{kind}.{self.number(kind, int(id))}"
        return f"{kind}.{self.number(kind, int(id))}@{self.age(kind, int(id), int(epoch))}"

    def age(self, kind: str, id: int, epoch: int) -> int:
        """How many incarnations ago something was meant: 0, the present one."""
        return int(self.state.get(f"{kind}.{id}.epoch", 0)) - epoch

    def plain(self, value: Value, name: str = "") -> Value:
        """A value with the numbers in it renamed."""
        kind = type(value)
        if kind is str:
            return self.text(value)
        if kind is int:
            sort = self.canon.alike.numbers.get(name)
            return self.number(sort, value) if sort else value
        if kind is tuple:
            if len(value) == 2 and type(value[1]) is int and value[0] in self.canon.alike.verbs:
                return value[0], self.number(self.canon.alike.kind, value[1])
            return tuple([self.plain(v, name) for v in value])
        if kind is Ref:
            if value.kind == self.canon.alike.kind:
                return value.kind, self.number(value.kind, value.id), self.age(*value)
            return value.kind, self.number(value.kind, value.id)
        if isinstance(value, Mapping):
            return tuple(sorted([(k, self.plain(v, k)) for k, v in value.items()], key=_first))
        if isinstance(value, tuple):
            fields = getattr(value, "_fields", ())
            return (kind.__name__, *[self.plain(v, n) for n, v in zip(fields, value, strict=True)])
        return value


def _first(pair: tuple[str, Value]) -> str:
    return pair[0]


def _names(value: Value, alike: Alike, pattern: re.Pattern[str], name: str = "") -> bool:
    """Whether a value speaks of an object."""
    if isinstance(value, Ref):
        return True
    if isinstance(value, str):
        return pattern.search(value) is not None
    if isinstance(value, Mapping):
        return any(_names(v, alike, pattern, k) for k, v in value.items())
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", None) or [name] * len(value)
        return any(_names(v, alike, pattern, n) for v, n in zip(value, fields, strict=True))
    return isinstance(value, int) and name in alike.numbers
