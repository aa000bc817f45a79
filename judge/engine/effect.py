"""Walking an effect tree: one frame a tree, whose program counter is the path of the node it stands at.

Locals of such a frame: `tree` (which text), `at` (path), `here` (what the node under way was told so far), `names`
(results that later nodes refer to), `todo` (control nodes entered, with what they still have to run and how much of
them was done so far), `last` (how much of what the operation before this one orders was done; None: it ordered none).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.data import EMPTY, Done, Frame, Locals, Spec, Value
from judge.engine.outcome import Ask, Do, Enter, Finish, Next, Outcome
from judge.engine.tree import Node, Path, Text, at, parent, sibling

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.identity import Identity
    from judge.engine.view import View

EFFECT = "effect"
Todo = tuple[tuple[Path, tuple[Path, ...], Value], ...]
"""Control nodes entered, outermost first: where, the lists still to run, and what those run have come to together."""


REPEATED = 10_000
"""How often an operation is repeated at most: twice as often as a run in which nobody chooses may go on."""


def spec(
    tree: Text, clause: str, you: str, about: Locals = EMPTY, nesting: str = "", trigger: Identity = ""
) -> Spec:
    """An order to resolve the effect `tree` under `clause`; `about` joins the locals."""
    begin = {**about, "tree": tree, "at": ("do", 0), "here": EMPTY, "names": EMPTY, "todo": (), "last": None}
    return Spec(EFFECT, you, begin, nesting, trigger, clause)


def advance(view: View, frame: Frame) -> Outcome | Enter:
    """One outcome of the operation at which the frame stands."""
    game: Game = view.game
    root = game.tree(frame.locals["tree"], view)
    path = frame.locals["at"]
    if not root.args["do"]:
        return Finish()
    return operate(view, frame, at(root, path))


def operate(view: View, frame: Frame, node: Node) -> Outcome | Enter:
    """One outcome of one node."""
    game: Game = view.game
    if node.op == "block":
        return Enter((("do", 0),)) if node.args["do"] else Next({"last": None})
    if node.op == "if":
        branch = "then" if game.holds(view, frame, node) else "else"
        return Enter(((branch, 0),)) if node.args.get(branch) else Next({"last": None})
    if node.op == "repeat":
        times = min(game.evaluate(view, frame, node.args["n"]), REPEATED)
        return Enter(((("do", 0),)) * times) if times > 0 and node.args["do"] else Next({"last": None})
    if node.op == "together":
        return together(view, frame, node)
    return game.operations[node.op](view, frame, node)


def together(view: View, frame: Frame, node: Node) -> Outcome:
    """The operations below the node as one change: each makes its choices, then all acts are one batch."""
    here: Locals = frame.locals["here"]
    acts: list[object] = []
    clauses: list[str] = []
    short: list[object] = []
    for i, child in enumerate(node.args["do"]):
        mark = f"{i}/"
        own = {k[len(mark) :]: v for k, v in here.items() if k.startswith(mark)}
        place = (*frame.locals["at"], "do", i)
        outcome = operate(view, frame._replace(locals={**frame.locals, "at": place, "here": own}), child)
        if isinstance(outcome, Ask):
            return outcome._replace(into=mark + outcome.into)
        if isinstance(outcome, Do):
            acts += outcome.acts
            clauses += outcome.clauses
            short += outcome.short
        elif isinstance(outcome, Next):
            short += (outcome.put["last"],) if "last" in outcome.put else ()
        else:
            raise TypeError(f"{child.op} cannot be part of one change")
    return Do(tuple(acts), clauses=tuple(dict.fromkeys(clauses)), short=tuple(short))  # type: ignore[arg-type]


def entered(locals_: Locals, enter: Enter) -> Locals:
    """The locals after entering lists below the node."""
    path = locals_["at"]
    first, *rest = enter.starts
    todo = (*locals_["todo"], (path, tuple(rest), None))
    return {**locals_, **enter.put, "at": path + first, "here": EMPTY, "todo": todo}


def moved_on(view: View, locals_: Locals) -> Locals | None:
    """The locals after the node is done, or None at the end of the tree.

    What a control node orders has been done as far as all that was run of it has been.
    """
    game: Game = view.game
    root = game.tree(locals_["tree"], view)
    path: Path = locals_["at"]
    todo: Todo = locals_["todo"]
    last = locals_["last"]
    while True:
        onward = sibling(root, path)
        if todo:
            todo = (*todo[:-1], (*todo[-1][:2], together_done(todo[-1][2], last)))
        if onward is not None:
            return {**locals_, "at": onward, "here": EMPTY, "todo": todo, "last": last}
        if not todo:
            return None
        control, rest, so_far = todo[-1]
        if parent(path) != control:
            raise LookupError(path)
        todo = todo[:-1]
        if rest:
            again = (*todo, (control, rest[1:], so_far))
            return {**locals_, "at": control + rest[0], "here": EMPTY, "todo": again, "last": last}
        path, last = control, so_far


def together_done(one: Value, other: Value) -> Value:
    """How much of two orders was done together; None is an order of nothing."""
    if one is None or other is None or one == other:
        return other if one is None else one
    return Done.PARTLY
