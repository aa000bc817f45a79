"""A made-up game for testing the kernel: counters that are added to and set, and policies given as functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from judge.engine import (
    Act,
    Amendment,
    Ask,
    Choice,
    Do,
    Done,
    Draft,
    Event,
    Frame,
    Game,
    Machine,
    Over,
    Procedure,
    Replacement,
    Result,
    Rules,
    Spec,
    Step,
    Triggered,
    View,
)
from judge.engine.data import Booking, Happening
from judge.engine.outcome import Outcome
from judge.engine.tree import Node, Text, whole


def add(draft: Draft, act: Act) -> Result:
    """Add `n` to a counter that never falls below nothing."""
    path, n = act.args["path"], act.args["n"]
    before = draft.get(path, 0)
    after = max(0, before + n)
    draft.set(path, after)
    done = abs(after - before)
    how = Done.FULLY if done == abs(n) else Done.PARTLY if done else Done.NOT
    return Result(how, {"path": path, "n": after - before})


def put(draft: Draft, act: Act) -> Result:
    """Set facts."""
    for path, value in act.args["values"].items():
        draft.set(path, value)
    return Result(Done.FULLY)


def happen(draft: Draft, act: Act) -> Result:
    """Change nothing, but be something that can be waited for."""
    return Result(Done.FULLY, dict(act.args))


def note(draft: Draft, act: Act) -> Result:
    """Append a word to the diary, so that an order of events can be read off the state."""
    draft.set("diary", (*draft.get("diary", ()), act.args["word"]))
    return Result(Done.FULLY, dict(act.args))


def book(draft: Draft, act: Act) -> Result:
    """Book an effect for later."""
    draft.set("bookings", (*draft.get("bookings", ()), act.args["booking"]))
    return Result(Done.FULLY)


def unbook(draft: Draft, act: Act) -> Result:
    """Take bookings away."""
    left = tuple(b for b in draft.get("bookings", ()) if b.id not in act.args["ids"])
    draft.set("bookings", left or None)
    return Result(Done.FULLY)


class Toy(Game):
    """A game put together by a test: any policy may be given as a keyword."""

    name = "toy"
    primitives: ClassVar = {p.__name__: p for p in (add, put, happen, note, book, unbook)}

    def __init__(
        self,
        *procedures: Procedure,
        amendments: Sequence[Amendment] = (),
        rules: type[Rules] = Rules,
        core: Mapping[str, Any] | None = None,
        off: frozenset[str] = frozenset(),
        trees: Mapping[str, Node] | None = None,
        operations: Mapping[str, Any] | None = None,
        **policies: Callable[..., Any],
    ) -> None:
        self.off = off
        self.rules = rules(core or {}, procedures, amendments, off)
        self.trees = trees or {}
        self.operations = operations or {}
        self.policies = policies

    def tree(self, text: Text, view: View) -> Node:
        return self.trees[whole(text)]

    def evaluate(self, view: View, frame: Frame, node: Node) -> Any:
        return node.args["value"] if node.op == "num" else view.get(node.args["path"], 0)

    def _policy(self, name: str, default: Any, *args: Any) -> Any:
        return self.policies[name](*args) if name in self.policies else default

    def watched(self, view: View) -> Mapping[str, Any]:
        return self._policy("watched", {}, view)

    def urgent(self, view: View) -> Outcome | None:
        return self._policy("urgent", None, view)

    def would(self, view: View, acts: tuple[Act, ...]) -> Iterable[Triggered]:
        return self._policy("would", (), view, acts)

    def replacements(self, view: View, acts: tuple[Act, ...]) -> Iterable[Replacement]:
        return self._policy("replacements", (), view, acts)

    def triggers(self, view: View, event: Event) -> Iterable[Triggered]:
        yield from self._policy("triggers", (), view, event)
        for booking in view.get("bookings", ()):
            if any(_meant(booking, h.kind, h.facts) for h in event.happened):
                yield Triggered(booking.id, booking.spec)

    def still(self, view: View, item: Triggered) -> bool:
        return self._policy("still", True, view, item)

    def keep(self, draft: Draft, happened: Sequence[Happening]) -> None:
        self._policy("keep", None, draft, happened)

    def ahead(self, view: View, items: Sequence[Triggered]) -> Sequence[Triggered]:
        return self._policy("ahead", items, view, items)  # type: ignore[no-any-return]

    def orders(self, view: View, items: Sequence[Triggered]) -> str:
        return self._policy("orders", "first", view, items)

    def picks(self, view: View, candidates: Sequence[Replacement]) -> str:
        return self._policy("picks", "second", view, candidates)

    def unwound(self, view: View, frames: Sequence[Frame]) -> tuple[Act, ...]:
        gone = {f.id for f in frames}
        ids = tuple(b.id for b in view.get("bookings", ()) if b.dies_with in gone)
        return (Act("unbook", {"ids": ids}),) if ids else ()


def _meant(booking: Booking, kind: str, facts: Mapping[str, Any]) -> bool:
    return kind == booking.kind and all(facts.get(k) == v for k, v in booking.match.items())


# -- steps -----------------------------------------------------------------------------------------------------------


def adds(path: str, n: int = 1) -> Act:
    """An act that adds to a counter."""
    return Act("add", {"path": path, "n": n})


def says(word: str) -> Act:
    """An act that appends to the diary."""
    return Act("note", {"word": word})


def step(id: str, *acts: Act, of: str = "") -> Step:
    """A step that makes acts happen as one batch."""
    return Step(id, lambda view, frame: Do(acts), of=of)


def asks(id: str, by: str, *words: str, then: Callable[[str], Act] = says) -> Step:
    """A step that asks for a word, then makes of it an act."""

    def run(view: View, frame: Frame) -> Outcome:
        if id not in frame.locals:
            return Ask(Choice(by, "word", tuple((w,) for w in words)), id)
        return Do((then(frame.locals[id][0][0]),))

    return Step(id, run)


def saying(id: str, *words: str) -> Procedure:
    """A procedure whose steps `id 1`, `id 2` … each write a word into the diary."""
    return Procedure(id, tuple(step(f"{id} {i}", says(w)) for i, w in enumerate(words, 1)))


# -- runs ------------------------------------------------------------------------------------------------------------


def begin(game: Game, proc: str, state: Mapping[str, Any] | None = None, *, record: bool = True) -> Machine:
    """A machine that stands at the start of a procedure."""
    machine = Machine(game, dict(state or {}), [] if record else None)
    machine.start(Spec(proc, "first"))
    return machine


def play(machine: Machine, *words: str) -> Machine:
    """Run to the end, answering each open choice by the next word found in one of its options."""
    left = list(words)
    while machine.run() is machine.pending and machine.pending is not None:
        if not left:
            return machine
        word = left.pop(0)
        machine.answer((next(i for i, o in enumerate(machine.pending.options) if word in o),))
    assert not left, f"nobody asked for {left}"
    return machine


def run(game: Game, proc: str, state: Mapping[str, Any] | None = None, *words: str) -> Machine:
    """Begin a procedure and play it to the end."""
    machine = play(begin(game, proc, state), *words)
    assert isinstance(machine.over, Over), machine.pending
    return machine


def diary(machine: Machine) -> tuple[str, ...]:
    """What was written, in order."""
    written: tuple[str, ...] = machine.state.get("diary", ())
    return written


def cited(machine: Machine, kind: str = "step") -> list[str]:
    """The clauses of every event of a kind, in order."""
    return [c for e in machine.log or () if e.kind == kind for c in e.clauses]
