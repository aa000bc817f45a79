"""A9-2-1-1, A9-5, A9-8: combusting artificial crystals, restoring burnt ones, the cost of cards with combust."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, Ask, Choice, Do, Done, Frame, Next, Spec, View
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.effects import standing
from judge.furuyoni.effects.operations.common import context, here, number
from judge.furuyoni.rules import costs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

CRYSTAL = "artificial_crystal"
STATES = ("minus", "plus")
DUE = "A9-2-1-1"


def due(view: View, moment: str) -> Iterator[Due]:
    """The active player's artificial crystals in the distance are to leave it."""
    player = board.active(view)
    if view.on("A9-2 paragraph 2") and any(_there(view, player, state) for state in STATES):
        yield Due(DUE, Spec(DUE, player, {"player": player}))


def _there(view: View, player: str, state: str) -> int:
    return board.tokens(view, "distance", f"{CRYSTAL}.{player}.{state}")


def burn_out(view: View, frame: Frame) -> Outcome:
    """They lose their state and go to burnt: together or, read so, one after the other (gap G71)."""
    player = frame.locals["player"]
    left = tuple((state, n) for state in STATES if (n := _there(view, player, state)))
    if not left:
        return Next()
    view.define("A9-2-1-1 paragraph 4", "A9-2 paragraph 2")
    if sum(n for _, n in left) > 1 and _looked_at(view) and view.gap("G71", ("A9-2-1-1 bullet 1",)):
        return Do((_out(player, left[0][0], 1),), then=None)
    return Do(tuple(_out(player, state, n) for state, n in left))


def _out(player: str, state: str, n: int) -> Act:
    told = {"from": "distance", "to": f"{player}.burnt", "owner": player, "state": state, "n": n}
    return Act("move_tokens", {"what": CRYSTAL, **told})


def _looked_at(view: View) -> bool:
    """Whether some effect waits for the distance to change."""
    whens = (effect.ability.when or {} for effect in standing.texts(view, "when"))
    return any("distance" in (when.get("becomes"), when.get("changes")) for when in whens)


def burning(view: View, by: str, n: int) -> Act:
    """Combusting: from the machine to burnt or, while an effect of that player reverses it, the other way round."""
    ends = [f"{by}.machine", f"{by}.burnt"]
    for effect in standing.active(view, "reverse_combust"):
        if effect.context.you == by or effect.ability.data["who"] == "both":
            standing.rely(view, effect)
            ends.reverse()
            break
    told = {"what": CRYSTAL, "from": ends[0], "to": ends[1], "n": n, "owner": by, "by": by}
    return Act("move_tokens", {**told, "cause": "added cost"})


def cost(view: View, card: int, by: str) -> Iterator[Act]:
    """A9-8: a card with combust costs one artificial crystal more."""
    if board.definition(view, card).keywords("combust") and view.applies("10-31"):
        yield burning(view, by, 1)


def combust(view: View, frame: Frame, node: Node) -> Outcome:
    """Combust by an effect: it is a payment, so all of it or nothing (A9-5 paragraph 3, 5-9)."""
    told = here(frame)
    if "burnt" in told:
        return Next({"last": Done.FULLY})
    act = burning(view, frame.you, number(view, frame, node.args["n"]))
    if not costs.affordable(view, (act,)):
        view.consult("5-9 paragraph 2")
        return Next({"last": Done.NOT})
    if node.args.get("may") and "wants" not in told:
        view.define("10-40 paragraph 2")
        return Ask(Choice(frame.you, "may", (("yes",), ("no",)), about=(frame.locals["tree"],)), "wants")
    if node.args.get("may") and told["wants"][0] == ("no",):
        return Next({"last": Done.NOT})
    return Do((act,), into="burnt", then=None, clauses=("A9-5 paragraph 3", "5-9 paragraph 3"))


def restore(view: View, frame: Frame, node: Node) -> Outcome:
    """Restore burnt artificial crystals: so many, or as many as there are (5-10)."""
    name = node.args.get("as")
    if "restored" in here(frame):
        result = here(frame)["restored"][0]
        names = {**frame.locals["names"], name: result.facts["moved"]} if name else frame.locals["names"]
        return Next({"last": result.done, "names": names})
    source, wanted = f"{frame.you}.burnt", node.args["n"]
    every = wanted.op == "fact" and wanted.args["path"] == "all"
    n = board.tokens(view, source, CRYSTAL) if every else board.rules(view).number(view, context(frame), wanted)
    told = {"what": CRYSTAL, "from": source, "to": f"{frame.you}.machine", "n": n, "owner": frame.you}
    return Do((Act("move_tokens", told),), into="restored", then=None, clauses=("A9-5 paragraph 4",))
