"""A21-5, A21-6-2: collecting, by an effect or as one's main phase begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Abandon, Act, Ask, Choice, Do, Done, Finish, Frame, Next, Option, Push, Spec, View
from judge.engine.tree import Node, walk
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.effects import standing
from judge.furuyoni.effects.operations.common import acting, here
from judge.furuyoni.megami.akina import market
from judge.furuyoni.megami.akina.tickets import COLLECTING as PHASE
from judge.furuyoni.megami.akina.tickets import TICKETS, held
from judge.furuyoni.rules import instead, parameters, redirects
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.identity import EffectId
    from judge.engine.outcome import Outcome
    from judge.furuyoni.effects.standing import Standing
    from judge.port.expect import Line

COLLECTING = "A21-5"
SHORT = "G212"
FALLS_BY = 2


def collect(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation by which a card says so; whether it was done in full though the market fell by less is G212."""
    got = here(frame).get("got")
    if got is None:
        by = acting(view, frame)
        return Push(Spec(COLLECTING, by, {"player": by}), into="got", then=None)
    if got == Done.PARTLY and _asked(view, frame) and view.gap(SHORT, ("10-40 paragraph 3", "A21-5 3")):
        got = Done.FULLY
    return Next({"last": got})


def _asked(view: View, frame: Frame) -> bool:
    """Whether the text asks if it was done."""
    root = board.rules(view).tree(frame.locals["tree"], view)
    return any(node.op == "fact" and node.args["path"] == "done" for _, node in walk(root))


def send(view: View, frame: Frame) -> Outcome:
    """1: a crystal of one's own flow goes to shadow; without one nothing more is done."""
    if "sent" in frame.locals:
        return Next() if frame.locals["sent"][0].done != Done.NOT else Abandon(Done.NOT)
    flow = f"{frame.you}.flow"
    if not board.takeable(view, flow) or not view.on(COLLECTING):
        view.consult("A21-5 1")
        return Abandon(Done.NOT)
    view.define("A21-1 paragraph 1")
    act = Act("move", {"from": flow, "to": "shadow", "n": 1, "cause": "collect"})
    return Do((act,), into="sent", then=None)


def gain(view: View, frame: Frame) -> Outcome:
    """2: a crystal of the zone for which the market stands, the opponent's, goes to one's own aura, if it has room."""
    you = frame.you
    if "gained" in frame.locals:
        return Next() if frame.locals["gained"][0].done != Done.NOT else Abandon(Done.PARTLY)
    source, aura = market.zone(view, you, board.opponent(you)), f"{you}.aura"
    if not source:
        return Abandon(Done.PARTLY)
    act = Act("move", {"from": source, "to": aura, "n": 1, "cause": "collect"})
    if parameters.room(view, aura) == 0:
        other = _elsewhere(view, frame, act)
        if isinstance(other, Ask):
            return other
        if not other:
            act = act._replace(args={**act.args, "to": "shadow"})
    return Do((act,), into="gained", then=None)


def _elsewhere(view: View, frame: Frame, act: Act) -> Ask | bool:
    """Whether another effect sends the crystal elsewhere before the full aura does: of several one is picked (G16)."""
    others = tuple(redirects.candidates(view, (act,)))
    if not others:
        return False
    picked = frame.locals.get("picked")
    if picked is None:
        ways: tuple[Option, ...] = (("replace", "A21-5 2", 0), *(("replace", other.id, 0) for other in others))
        by = board.rules(view).picks(view, others)
        return Ask(Choice(by, "replace", ways, clauses=("A21-5 2", "9-1 paragraph 2")), "picked")
    return bool(picked[0][1] != "A21-5 2")


def fall(view: View, frame: Frame) -> Outcome:
    """3: the market falls by 2."""
    if "fell" in frame.locals:
        parts = {result.done for name in ("sent", "gained", "fell") for result in frame.locals.get(name, ())}
        return Finish(Done.FULLY if parts == {Done.FULLY} else Done.PARTLY)
    return Do((market.moving(frame.you, -FALLS_BY),), into="fell", then=None)


# -- as the main phase begins ------------------------------------------------------------------------------------------


def due(view: View, moment: str) -> Iterator[Due]:
    """A21-6-2: once, after the tickets of one's own main phase, if there are any."""
    player = board.active(view)
    if market.is_hers(view, player) and ways(view, player):
        yield Due(PHASE, Spec(PHASE, player), after=TICKETS if held(view, player) else "")


def ways(view: View, player: str) -> tuple[Option, ...]:
    """What a player may do then: collect, if there is something in the flow, or what a card has instead."""
    collecting: tuple[Option, ...] = (("collect",),) if board.takeable(view, f"{player}.flow") else ()
    return (*collecting, *(("instead", id) for id in others(view, player)))


def others(view: View, player: str) -> dict[EffectId, Standing]:
    """What a player's cards let them do instead."""
    found = standing.active(view, "instead_of_collecting")
    return {effect.id: effect for effect in found if effect.context.you == player}


def offer(view: View, frame: Frame) -> Outcome:
    """Collect, do what a card has instead of it, or neither."""
    picked = frame.locals.get("picked")
    if picked is None:
        options = ways(view, frame.you)
        return Ask(Choice(frame.you, "collect", options, 0, min(1, len(options)), (PHASE,)), "picked")
    if "done" in frame.locals or not picked:
        return Next()
    if picked[0][0] == "collect":
        return Push(Spec(COLLECTING, frame.you, {"player": frame.you}), into="done", then=None)
    return Push(instead.resolution(standing.rely(view, others(view, frame.you)[picked[0][1]])), into="done", then=None)


# -- lines of play -----------------------------------------------------------------------------------------------------


def words(rest: str) -> tuple[str, ...] | None:
    """The verb stands alone."""
    return None if rest else ()


def objections(point: Point, line: Line) -> list[Obstacle]:
    """What keeps a player from collecting: the moment, a flow that is empty, that it is not theirs to do."""
    from judge.furuyoni.legal.objections.point import in_phase

    view: Any = point.view
    if not market.is_hers(view, line.by):
        return [Obstacle("rule", (PHASE,), "no_market")]
    found = list(in_phase(point, line.by, "main", PHASE, ("collect",)))
    if not board.takeable(view, f"{line.by}.flow"):
        found.append(Obstacle("rule", ("A21-5 1",), "empty_flow"))
    return found
