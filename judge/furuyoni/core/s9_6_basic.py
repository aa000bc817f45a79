"""9-6 basic actions: which (i), at what cost in the standard action (ii), and what each does (9-6-1 to 9-6-5)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.engine import (
    Abandon,
    Act,
    Ask,
    Choice,
    Do,
    Done,
    Finish,
    Frame,
    Goto,
    Next,
    Offer,
    Procedure,
    Push,
    Spec,
    Step,
    View,
    nothing,
)
from judge.engine.choice import Option
from judge.engine.effect import EFFECT
from judge.engine.tree import at, walk
from judge.furuyoni import board
from judge.furuyoni.effects import standing
from judge.furuyoni.legal import legality
from judge.furuyoni.rules import instead, parameters, redirects
from judge.furuyoni.rules.edition import KO
from judge.furuyoni.vocab import CORE
from judge.furuyoni.vocab.verbs import BASICS
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.outcome import Outcome
    from judge.furuyoni.effects.standing import Standing

KINDS = tuple(basic.name for basic in BASICS)
CLAUSES = {basic.name: basic.clause for basic in BASICS}
BY_CLAUSE = {basic.clause: basic.name for basic in BASICS}
_ROUTES = {basic.name: basic.route for basic in BASICS}


@cache
def route(kind: str, me: str) -> tuple[str, str]:
    """From where to where the crystal of a basic action of a player goes."""
    source, target = (zone if CORE.zones[zone].of == "common" else f"{me}.{zone}" for zone in _ROUTES[kind])
    return source, target


Named = tuple[str | Option, ...]
"""Basic actions that an effect names: those of 9-6 by their kind, those of chapters as the option that picks them."""

UNDONE = (None, Done.NOT, Done.PARTLY, instead.REPLACED)
"""How an action ends that was not done."""


def order(
    by: str, standard: bool = False, named: Named = (), may: bool = False, without: tuple[str, ...] = ()
) -> Spec:
    """An order to do one basic action; it finishes with the action done, `replaced` or `not`, `partly` if it did not
    happen (G33).

    In the standard action it costs something. An effect may name the actions (`named`), leave it open whether one is
    done at all (`may`), or rule some out (`without`).
    """
    return Spec("9-6", by, {"by": by, "standard": standard, "named": named, "may": may, "without": without})


def kept_out(view: View, kind: str) -> bool:
    """9-6-1, 9-6-5: no forward inside the mastery zone, no break away outside it."""
    if kind not in ("forward", "break_away"):
        return False
    inside = parameters.distance(view) <= parameters.mastery_zone(view)
    return inside == (kind == "forward")


def moves_something(view: View, by: str, kind: str) -> bool:
    """Whether the action would move a crystal (i-B)."""
    return not any(True for _ in view.rules.idle(view, by, kind))


def still(view: View, by: str, kind: str) -> Iterator[Obstacle]:
    """Why the action would move nothing."""
    if kept_out(view, kind):
        yield Obstacle("rule", ("9-6 i-B", CLAUSES[kind], "5-2-2"), f"{kind}_mastery")
    source, target = route(kind, by)
    if not board.takeable(view, source):
        yield Obstacle("rule", ("9-6 i-B", CLAUSES[kind]), "no_crystal")
    targets = _targets(view, by, kind)
    if {*targets} == {source}:
        yield Obstacle("rule", ("9-6 i-B", "6-3 paragraph 8"), "same_zone")
    if all(parameters.room(view, to) == 0 for to in targets):
        clause = "7-1-1" if board.kind_of(target) == "distance" else "7-1-3-1"
        yield Obstacle("rule", ("9-6 i-B", clause), "no_room")


def _targets(view: View, by: str, kind: str) -> tuple[str, ...]:
    """Where the crystal may go: what sends it elsewhere is looked at (10-42)."""
    if not redirects.are_any(view):
        return (route(kind, by)[1],)
    move = next(movement(view, CLAUSES[kind], by))
    sent = [rep for rep in redirects.candidates(view, (move,)) if rep.into]
    stays = (str(move.args["to"]),) if all(rep.optional for rep in sent) else ()
    return (*stays, *(str(act.args["to"]) for rep in sent for act in rep.into))


def obstacles(view: View, by: str, kind: str, price: Option = ()) -> list[Obstacle]:
    """Everything that stands in the way of a basic action in the standard action, paid for in one way or in any."""
    return [*bars(view, by, kind), *unaffordable(view, by, price)]


def unaffordable(view: View, by: str, price: Option = ()) -> list[Obstacle]:
    """Why no basic action at all can be paid for in that way, or in any, in the standard action (ii)."""
    found: list[Obstacle] = []
    if view.get("action") == "throughout":
        found.append(Obstacle("rule", ("8-2-2 B",), "basic_throughout"))
    if price:
        found += unpaid(view, by, price)
    elif not prices(view, by):
        facts = (("vigor", view.get(f"{by}.vigor", 0)), ("hand", len(board.lie_in(view, f"{by}.hand"))))
        found.append(Obstacle("rule", ("9-6 ii",), "basic_price", facts))
        hand = board.lie_in(view, f"{by}.hand")
        found += dict.fromkeys(bar for card in hand for bar in unpaid(view, by, ("cover", card)))
    return found


def bars(view: View, by: str, kind: str, named: tuple[str, ...] = ()) -> list[Obstacle]:
    """What keeps a basic action from being chosen: what forbids it, and, unless it is named, that it moves nothing."""
    return [*legality.forbidden(view, "basic", by), *_barring(view, by, kind, named)]


def _barred(view: View, by: str, kind: str, named: tuple[str, ...]) -> bool:
    """Whether anything keeps a basic action from being chosen."""
    return view.here(("basic", by, kind, named), _some_barring, by, kind, named)


def _some_barring(view: View, by: str, kind: str, named: tuple[str, ...]) -> bool:
    return next(iter(_barring(view, by, kind, named)), None) is not None


def _barring(view: View, by: str, kind: str, named: tuple[str, ...]) -> Iterable[Obstacle]:
    """The same, one after the other."""
    return view.each(("barring", by, kind, named), _bars, by, kind, named)


def _bars(view: View, by: str, kind: str, named: tuple[str, ...]) -> Iterator[Obstacle]:
    yield from legality.forbidden(view, kind, by)
    if view.on("9-6 i-B") and (not named or _must_move(view, by, named)):
        yield from _nothing_moves(view, by, kind)


def open_to(view: View, by: str, named: Named = ()) -> tuple[str, ...]:
    """The basic actions a player may choose: those named (i-A), else what moves something (i-B); none forbidden."""
    if any(True for _ in legality.forbidden(view, "basic", by)):
        return ()
    named = named if view.on("9-6 i-A") else ()
    plain = tuple(kind for kind in named if isinstance(kind, str))
    return tuple(kind for kind in (plain if named else KINDS) if not _barred(view, by, kind, plain))


def offered(view: View, by: str) -> tuple[Offer, ...]:
    """The basic actions beside the five of 9-6 that a player may choose: those of chapters (i-B); none forbidden."""
    if any(True for _ in legality.forbidden(view, "basic", by)):
        return ()
    return tuple(view.rules.basics(view, by))


def same(view: View, by: str, done: Named) -> Named:
    """The basic actions of a player that are those which were done: of one that a card adds, by a card like it."""
    plain = tuple(did for did in done if did in KINDS)
    return (*plain, *(o.option for o in offered(view, by) if any(_alike(view, o.option, did) for did in done)))


def _alike(view: View, option: Option, did: str | Option) -> bool:
    if isinstance(did, str) or did[0] != option[0]:
        return False
    return board.definition(view, option[1]).number == board.definition(view, did[1]).number


def any_open(view: View, by: str) -> bool:
    """Whether a basic action may be done in the standard action."""
    some = view.here(("basics", by), _some_open, by)
    return some and bool(prices(view, by))


def _some_open(view: View, by: str) -> bool:
    """Whether there is a basic action that a player may choose.

    Each is looked at where a silence might be passed for one of them (gap G36), else as many as it takes to tell.
    """
    if instead.are_any(view):
        return bool(open_to(view, by) or offered(view, by))
    if any(True for _ in legality.forbidden(view, "basic", by)):
        return False
    return any(not _barred(view, by, kind, ()) for kind in KINDS) or bool(offered(view, by))


def cite(view: View, by: str, without: tuple[str, ...] = ()) -> None:
    """Note what keeps each basic action that is not offered from being chosen, where a record is kept."""
    if view.notes is None:
        return
    for kind in KINDS:
        for bar in bars(view, by, kind) if kind not in without else ():
            own = CLAUSES[kind] if "9-6 i-B" in bar.clauses else ""
            view.consult(*(c for c in bar.clauses if c != own), basic=kind, bar=bar.what, source=bar.source)


def _must_move(view: View, by: str, named: tuple[str, ...]) -> bool:
    """Whether one of several actions named has to move something, as one that is not named has (gap G28)."""
    if board.rules(view).edition == KO or len(named) < 2 or all(moves_something(view, by, k) for k in named):
        return False
    return view.gap("G28", ("9-6 i-A", "9-6 i-B")) == 1


def _nothing_moves(view: View, by: str, kind: str) -> list[Obstacle]:
    """What keeps an action from being chosen since nothing would move: it itself, or what is done instead (gap G36)."""
    still = list(view.rules.idle(view, by, kind))
    others = () if kept_out(view, kind) else tuple(instead.for_basic(view, kind, by))
    if not others:
        return still
    moving = any(instead.would_move(view, effect) for effect in others)
    left = not still and all(effect.ability.data.get("may") for effect in others)
    allowed = (moving or left, not still, moving or not still)
    if len({*allowed}) == 1 or allowed[view.gap("G36", ("9-6 i-B",))]:
        return [] if any(allowed) else still
    return still or [Obstacle("rule", ("9-6 i-B", CLAUSES[kind]), "no_crystal")]


def open_ways(view: View, frame: Frame, effect: Standing) -> tuple[str, ...]:
    """Whether what an effect does instead may be done, and whether it may be left: a way that moves nothing may not.

    An action that the effect ordering it names has to move nothing (i-A); the rest the publisher's FAQ says (F1).
    """
    by, kind = frame.locals["by"], frame.locals["kind"][0][0]
    itself, other = moves_something(view, by, kind), instead.would_move(view, effect)
    if frame.locals["named"] or itself == other or view.gap("G36", ("9-6 i-B",)):
        return ("yes", "no")
    if not view.applies("F1"):
        return ("yes", "no")
    return ("no",) if itself else ("yes",)


def prices(view: View, by: str) -> tuple[Option, ...]:
    """The ways to pay for a basic action in the standard action (ii-A, ii-B)."""
    ways: tuple[Option, ...] = (("vigor",), *(("cover", c) for c in board.lie_in(view, f"{by}.hand")))
    return tuple(way for way in ways if not any(True for _ in unpaid(view, by, way)))


def unpaid(view: View, by: str, way: Option) -> Iterator[Obstacle]:
    """Why a basic action cannot be paid for in a way: with vigor (ii-A), or by putting a card facedown (ii-B)."""
    if way == ("vigor",):
        for obstacle in legality.forbidden(view, "pay_vigor", by):
            yield obstacle._replace(clauses=("9-6 ii-A", *obstacle.clauses))
        if not view.get(f"{by}.vigor", 0):
            yield Obstacle("rule", ("9-6 ii-A",), "no_vigor")
    else:
        for obstacle in legality.forbidden(view, "cover", by, way[1]):
            yield obstacle._replace(clauses=("9-6 ii-B", *obstacle.clauses))


def choose(view: View, frame: Frame) -> Outcome:
    """i: which basic action."""
    about = frame.locals
    by, named = about["by"], about["named"]
    if "kind" not in about:
        kinds = tuple((k,) for k in open_to(view, by, named) if k not in about["without"])
        others = tuple(o for o in offered(view, by) if o.option not in about["without"])
        others = tuple(o for o in others if o.option in named) if named else others
        if not kinds and not others:
            for bar in legality.forbidden(view, "basic", by):
                view.consult(*bar.clauses, obstacle=bar.what, source=bar.source)
            return Abandon(Done.NOT)
        if not named:
            cite(view, by, about["without"])
        kinds += tuple(offer.option for offer in others)
        stop: tuple[Option, ...] = (("pass",),) if about["may"] else ()
        return Ask(Choice(by, "basic", (*kinds, *stop), clauses=("9-6 i-A" if named else "9-6 i-B",)), "kind")
    kind = about["kind"][0]
    if kind == ("pass",):
        return Abandon(Done.NOT)
    return Next({"result": kind[0] if kind[0] in KINDS else kind})


def pay(view: View, frame: Frame) -> Outcome:
    """ii: in the standard action, one vigor or one card of the hand put facedown."""
    by = frame.locals["by"]
    if not frame.locals["standard"]:
        return Goto("9-6 iii")
    if "price" not in frame.locals:
        ways = prices(view, by)
        if not ways:
            return Abandon(Done.NOT)
        return Ask(Choice(by, "basic_cost", ways), "price")
    price = frame.locals["price"][0]
    if price == ("vigor",):
        return Do((Act("vigor", {"player": by, "by": -1}),), clauses=("9-6 ii-A", "5-9 paragraph 1"))
    act = Act("put", {"card": board.card_ref(view, price[1]), "to": f"{by}.facedown", "cause": "basic"})
    return Do((act,), clauses=("9-6 ii-B",))


def perform(view: View, frame: Frame) -> Outcome:
    """iii: the action itself."""
    by, kind = frame.locals["by"], frame.locals["kind"][0][0]
    done = Act("happens", {"what": "basic", "kind": kind, "by": by})
    voided = _voided(view, by)
    void = done._replace(args={**done.args, "void": True})
    if kind not in KINDS and voided and "offered" not in frame.locals:
        return Do((*voided, void), clauses=("9-6 iii", "1-4 paragraph 1"))
    if kind not in KINDS:
        if "offered" in frame.locals:
            return Do((done,), clauses=("9-6 iii",))
        order = next(o.then for o in offered(view, by) if o.option == frame.locals["kind"][0])
        return order._replace(into="offered", then=None) if isinstance(order, Push) else order
    clauses = ("9-6 iii", CLAUSES[kind])
    other = instead.of_basic(view, frame, kind, by, open_ways)
    if other is not None:
        return other._replace(put={"result": instead.REPLACED}) if isinstance(other, Push) else other
    if voided:
        return Do((*voided, void), clauses=(*clauses, "1-4 paragraph 1"))
    if came_to_nothing(view, frame):
        return Next({"result": Done.PARTLY})
    if kept_out(view, kind):
        return Do((done,), clauses=clauses)
    return Do((*_acts(view, frame, kind), done), clauses=clauses)


def _acts(view: View, frame: Frame, kind: str) -> tuple[Act, ...]:
    return tuple(view.rules.basic_acts(view, CLAUSES[kind], frame.locals["by"], frame.id))


def _voided(view: View, by: str) -> tuple[Act, ...]:
    """The ends of the effects that wait for this player's next basic action, whose effect they keep from resolving."""
    waiting = (e for e in view.get("lasting", ()) if e["target"] == "void_basic" and by in e["who"])
    return tuple(Act("end_lasting", {"id": effect["id"]}) for effect in waiting)


def movement(view: View, clause: str, by: str, basic: int = -1) -> Iterator[Act]:
    """What a basic action does: one crystal moves (9-6-1 to 9-6-5)."""
    kind = BY_CLAUSE[clause]
    source, target = route(kind, by)
    yield Act("move", {"from": source, "to": target, "n": 1, "cause": kind, "basic": basic, "by": by})


def came_to_nothing(view: View, frame: Frame) -> bool:
    """Whether an action that would move nothing has not happened at all (gap G33); asked where somebody looks."""
    by, kind = frame.locals["by"], frame.locals["kind"][0][0]
    if board.rules(view).edition == KO:
        return False
    if view.notes is None and not _looked_for(view, by):  # where no record is kept nobody is told what else was seen
        return False
    if moves_something(view, by, kind) or not _looked_for(view, by):
        return False
    if not kept_out(view, kind) and any(True for _ in redirects.candidates(view, _acts(view, frame, kind))):
        return False
    return view.gap("G33", ("9-6 iii", CLAUSES[kind])) == 1


def _looked_for(view: View, by: str) -> bool:
    """Whether it matters to some effect that a basic action has happened: one that waits for it, or that orders it."""
    for effect in standing.texts(view, "when"):
        when, mine = effect.ability.when or {}, effect.context.you == by
        if when.get("happens") in ("basic", "basic_ended") and when.get("who") != ("opp" if mine else "me"):
            return True
    below = view.frames[-2] if len(view.frames) > 1 else None
    if below is None or below.proc != EFFECT:
        return False
    root = board.rules(view).tree(below.locals["tree"], view)
    ordering = at(root, below.locals["at"]).args
    asked = (str(node.args["path"]) for _, node in walk(root) if node.op == "fact")
    return "as" in ordering or "different" in ordering or "done" in asked


def ended(view: View, frame: Frame) -> Outcome:
    """iv: the basic action has been resolved."""
    return Finish(frame.locals["result"])


def ends(view: View, frame: Frame, result: object) -> tuple[Act, ...]:
    """What may be waited for: the end of a basic action that was done, which one that was replaced was not."""
    if result in UNDONE or not view.on("9-6 iv"):
        return ()
    kind = result[0] if isinstance(result, tuple) else result
    return (Act("happens", {"what": "basic_ended", "kind": kind, "basic": frame.id, "by": frame.locals["by"]}),)


def procedures(edition: str) -> tuple[Procedure, ...]:
    """9-6 in an edition."""
    steps: tuple[Step, ...] = (Step("9-6 i", choose), Step("9-6 ii", pay), Step("9-6 iii", perform))
    if edition == KO:
        steps = (*steps, Step("9-6 iv", ended))
    return (Procedure("9-6", steps, ends=ends),)


RULES = {"9-6 i-B": nothing, "9-6 i-B still": still, "9-6-1": movement}
