"""Whether it can be seen on this board that operations are made one after the other and not as one change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.data import EMPTY, Change, Event, Frame, happenings
from judge.engine.effect import operate
from judge.engine.group import GROUP
from judge.engine.identity import Identity
from judge.engine.outcome import Do, Next
from judge.engine.view import Draft, View

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judge.engine.tree import Node


def apart(view: View, frame: Frame, nodes: Sequence[Node]) -> bool:
    """Whether anything looks at the board between the operations, or one of them would come out otherwise.

    Where an operation asks somebody, or its acts would be preceded or rewritten, it counts as seen.
    """
    fresh = frame._replace(locals={**frame.locals, "here": EMPTY})
    planned = tuple(operate(view, fresh, node) for node in nodes)
    acts = tuple(act for outcome in planned if isinstance(outcome, Do) for act in outcome.acts)
    if not all(isinstance(outcome, Do | Next) for outcome in planned):
        return True
    if any(True for _ in view.game.would(view, acts)) or any(True for _ in view.game.rewrites(view, acts)):
        return True
    state, raised = view, frozenset[Identity]()
    for i, node in enumerate(nodes):
        if operate(state, fresh, node) != planned[i]:
            return True
        outcome = planned[i]
        if isinstance(outcome, Do):
            state, raised = _made(state, frame, (outcome,))
            if i + 1 < len(nodes) and (raised or _urgent(state)):
                return True
    return _made(view, frame, [o for o in planned if isinstance(o, Do)])[1] != raised


def _made(view: View, frame: Frame, outcomes: Iterable[Do]) -> tuple[View, frozenset[Identity]]:
    """The board after the acts, as one batch, and what that would raise; nothing of it is recorded."""
    game, acts = view.game, tuple(act for outcome in outcomes for act in outcome.acts)
    draft = Draft(game, view.state, view.frames, readings=view.readings)
    results = tuple(game.primitives[act.kind](draft, act) for act in acts)
    happened = happenings(acts, results)
    game.keep(draft, happened)
    after = View(game, draft.state, view.frames, readings=view.readings)
    before, now = game.watched(view), game.watched(after)
    derived = tuple(Change(path, before.get(path), value) for path, value in now.items() if before.get(path) != value)
    event = Event(0, "change", (), frame.id, frame.parent, 0, frame.you, draft.changes(), derived, happened)
    items = game.raises(after, event)
    return after, frozenset(item.id for item in items if not (item.level and _held(view, item.id)))


def _urgent(view: View) -> bool:
    """Whether something would have to be done before everything else."""
    return not any("urgent" in f.holds for f in view.frames) and view.game.presses(view) is not None


def _held(view: View, id: Identity) -> bool:
    """Whether an effect of that id is held or being resolved."""
    groups = (f.locals["items"] for f in view.frames if f.proc == GROUP)
    return any(f.trigger == id for f in view.frames) or any(item.id == id for items in groups for item in items)
