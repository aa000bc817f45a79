"""A18-2, A18-4 to A18-7: plan cards, prepared on either face, moved on where their condition was met, achieved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Act, Ask, Choice, Do, Done, Event, Finish, Frame, Goto, Next, Push, Spec, Triggered, View
from judge.engine.identity import EffectId, of_thing
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.effects.abilities import LYING, CardDef
from judge.furuyoni.effects.operations.common import acting, here, zone
from judge.furuyoni.legal import legality
from judge.furuyoni.megami.kanawe import watching
from judge.furuyoni.rules import nesting
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine.choice import Option
    from judge.engine.data import Ref
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node
    from judge.port.expect import Line

ADVANCE = "A18-5 bullet 2"
PREPARE = "A18-7"
ACHIEVED = "A18-6"


def shown(view: View, found: CardDef, card: int) -> CardDef:
    """A18-2 paragraph 2: a prepared plan card is what the face that lies up says; elsewhere none of it counts."""
    if LYING[0] not in found.faces or board.kind_of(board.zone_of(view, card)) != "plan":
        return found
    view.define("A18-2-2-1")
    lies = board.face(view, card) if view.on("A18-2-2-1") else LYING[0]
    return found.faces[lies or LYING[0]]._replace(faces=found.faces)


def prepared(view: View, player: str) -> int | None:
    """The plan card in a player's plan zone (A18-4-1 paragraph 4)."""
    view.define("A18-4-1 paragraph 4")
    lying = board.lie_in(view, f"{player}.plan") if view.on("A18-4-1 paragraph 4") else ()
    return next(iter(lying), None)


def last_square(view: View, card: int) -> int:
    """The number of the rightmost square of a plan card, from 1 on the left (A18-2-1-6)."""
    return _squares(board.definition(view, card))


def rightmost(found: CardDef, told: Mapping[str, Any]) -> int:
    """The number of that square on the face that a file says lies up."""
    return _squares(found.faces[str(told.get("face", LYING[0]))])


def _squares(found: CardDef) -> int:
    return int(found.printed["steps"]) + 1


# -- moving on ---------------------------------------------------------------------------------------------------------


def due(view: View, clause: str) -> Iterator[Due]:
    """A18-5 bullet 2: in every end phase, whoever's, a plan whose condition was met in the turn moves on."""
    both = all(board.has_zone(view, player, "plan") for player in board.PLAYERS)
    for player in board.PLAYERS:
        card = prepared(view, player)
        if card is not None and both:
            view.define("A18-4-1 paragraph 2", "A18-4-2 paragraph 2")
            card = card if player == board.active(view) or view.on("A18-4-1 paragraph 2") else None
        if card is not None and (watching.was_met(view, player, card) or not view.applies(watching.CONDITION)):
            order = Spec(ADVANCE, player, {"card": board.card_ref(view, card)})
            yield Due(of_thing("card", card, ADVANCE), order)


def advance(view: View, frame: Frame) -> Outcome:
    """The crystal moves one square to the right; none without a crystal, or where it may not be moved (1-4)."""
    card = frame.locals["card"]
    if board.gone(view, card) or not board.crystals(view, f"card.{card.id}"):
        view.consult(ADVANCE)
        return Next()
    barred = next(iter(legality.forbidden(view, "advance_plan", frame.you)), None)
    if barred is not None:
        view.consult(*barred.clauses, obstacle=barred.what, source=barred.source)
        return Next()
    square = board.card_information(view, card.id, "square") + 1
    moved = Act("mark_card", {"card": card, "info": "square", "value": square})
    last = Act("inform", {"player": frame.you, "info": "plan_advanced", "becomes": view.get("turn", 0)})
    return Do((moved, last))


def idle(view: View, player: str) -> bool:
    """Whether a player's plan has not moved on in the turn before this one."""
    return bool(board.information(view, player, "plan_advanced") != view.get("turn", 0) - 1)


# -- achieving ---------------------------------------------------------------------------------------------------------


def achieved(view: View, event: Event) -> Iterator[Triggered]:
    """A18-6: the crystal on a prepared plan has moved to the rightmost square."""
    for happening in event.happened:
        facts = happening.facts
        if happening.kind != "mark_card" or facts.get("info") != "square":
            continue
        card, player = facts["card"], board.player_of(board.zone_of(view, facts["card"].id))
        if prepared(view, player) == card.id and facts["value"] >= last_square(view, card.id):
            order = Spec(ACHIEVED, player, {"card": card}, nesting.STATE)
            yield Triggered(EffectId(card, rule=ACHIEVED), order)


def achieve(view: View, frame: Frame) -> Outcome:
    """A18-6 bullet 1: its crystal to shadow, the card to achieved; which face it had is what counts from here on."""
    card = frame.locals["card"]
    if "will" not in frame.locals:
        return Goto(f"{ACHIEVED} bullet 1", {"will": not board.face_up(view, card.id)})
    view.define("A18-4-2 paragraph 1", "A18-4-2 paragraph 3")
    own = view.on("A18-4-2 paragraph 2") or frame.you == board.active(view)
    to = "achieved" if own and view.on("A18-4-2 paragraph 1", "A18-4-2 paragraph 3") else "extra"
    return Do(_cleared(view, frame.you, card, f"{frame.you}.{to}"))


def _cleared(view: View, player: str, card: Ref, to: str) -> tuple[Act, ...]:
    """A plan card leaves its zone, its crystal goes to shadow."""
    n = board.crystals(view, f"card.{card.id}")
    move = Act("move", {"from": f"card.{card.id}", "to": "shadow", "n": n, "arrow": False, "by": player})
    return (*((move,) if n else ()), Act("put", {"card": card, "to": to}))


# -- preparing ---------------------------------------------------------------------------------------------------------


def prepare(view: View, frame: Frame, node: Node) -> Outcome:
    """The operation: a plan card of some zones is prepared; `as` keeps which zone it came from."""
    told, by = here(frame), acting(view, frame)
    if "got" in told:
        source = told["got"]
        names = {**frame.locals["names"], **({node.args["as"]: source} if "as" in node.args else {})}
        return Next({"last": Done.FULLY if source else Done.NOT, "names": names})
    if not view.applies(PREPARE):
        return Next({"last": Done.NOT})
    zones = tuple(zone(view, frame, one, by) for one in node.args["from"])
    about = {"zones": zones, "may": bool(node.args.get("may"))}
    return Push(Spec(PREPARE, by, about), into="got", then=None)


def choose(view: View, frame: Frame) -> Outcome:
    """A18-7 1: which plan card; the one that is prepared is in none of those zones. Without a plan zone none."""
    you, about = frame.you, frame.locals
    if "plan" not in about:
        lying = [card for one in about["zones"] for card in board.lie_in(view, one)]
        known = "plan" if view.on("A18-2-1-1") else ""
        plans = tuple(("plan", card) for card in lying if board.definition(view, card).klass == known)
        view.define("A18-2-1-1", "A18-4-1 paragraph 1")
        there = board.has_zone(view, you, "plan") and view.on("A18-4-1 paragraph 1")
        if not there or not plans:
            view.consult("A18-7 1" if there else "A18-4-1 paragraph 1")
            return Finish("")
        return Ask(Choice(you, "plan", plans, 0 if about["may"] else 1, 1, ("A18-7 1",)), "plan")
    if not about["plan"]:
        return Finish("")
    card = board.card_ref(view, about["plan"][0][1])
    return Next({"card": card, "source": board.kind_of(board.zone_of(view, card.id))})


def replace(view: View, frame: Frame) -> Outcome:
    """A18-7 2: one that is prepared already goes face up to extra, wherever it came from, its crystal to shadow."""
    old = prepared(view, frame.you)
    if old is None:
        return Next()
    acts = _cleared(view, frame.you, board.card_ref(view, old), f"{frame.you}.extra")
    return Do(acts, clauses=("A18-7 2", "A18-4-3"))


def lay(view: View, frame: Frame) -> Outcome:
    """A18-7 3: on either face, with a crystal of shadow or of the own aura on the leftmost square.

    Where there is none nothing is done; that the card is laid down all the same is the other reading of gap G184.
    """
    you, about = frame.you, frame.locals
    sources = tuple(one for one in ("shadow", f"{you}.aura") if board.takeable(view, one))
    if not sources and "bare" not in about:
        if not view.gap("G184", ("A18-7 3",)):
            return Finish("")
        return Goto("A18-7 3", {"bare": True})
    if "face" not in about:
        view.define("A18-2-2-1", "A18-2-2-2")
        return Ask(Choice(you, "plan_face", tuple(("face", way) for way in LYING), 1, 1, ("A18-7 3",)), "face")
    if sources and "crystal" not in about:
        ways: tuple[Option, ...] = tuple(("from", (one, 1)) for one in sources)
        return Ask(Choice(you, "move_from", ways, 1, 1, ("A18-7 3",)), "crystal")
    card: Ref = about["card"]
    facts = {"face": about["face"][0][1], "square": 1}
    marks = (Act("mark_card", {"card": card, "info": name, "value": value}) for name, value in facts.items())
    kept = {f"card.{card.id}.fresh": True, f"card.{card.id}.before": watching.counted(view, you) or None}
    acts = (*marks, Act("fact", {"values": kept}), Act("put", {"card": card, "to": f"{you}.plan"}))
    if sources:
        source, _ = about["crystal"][0][1]
        acts += (
            Act("move", {"from": source, "to": f"card.{card.id}", "n": 1, "arrow": False, "by": you}),
        )
    return Do(acts, clauses=("A18-7 3", "A18-4-1 paragraph 3"))


def over(view: View, frame: Frame) -> Outcome:
    """The plan is prepared: from which zone."""
    return Finish(frame.locals["source"])


def face(rest: str) -> tuple[str, ...] | None:
    """A line with a face behind its verb."""
    return (rest,) if rest in LYING else None


def named(rest: str) -> tuple[str, ...] | None:
    """A line with a plan card behind its verb."""
    return (rest,) if rest else None


def objections(at: Point, line: Line) -> list[Obstacle]:
    """What stands in the way of preparing a plan card: nothing has one prepared, or it lies where none is taken."""
    from judge.furuyoni.file.called import is_meant

    view, by = at.view, line.by
    if at.choice is None or at.choice.kind != "plan" or at.choice.by != by:
        return [Obstacle("rule", (PREPARE,), "no_preparing")]
    card = prepared(view, by)
    if card is not None and is_meant(view, card, line.args[0]):
        return [Obstacle("rule", ("A18-7 1", "A18-7 2"), "plan_prepared")]
    offered = (option[1] for option in at.choice.options)
    if any(is_meant(view, one, line.args[0]) for one in offered):
        return []
    return [Obstacle("rule", ("A18-7 1",), "plan_elsewhere")]
