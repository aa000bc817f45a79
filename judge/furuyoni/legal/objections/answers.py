"""What stands in the way of an answer to what is asked: damage, charging, cards to cover, any other choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.core import s5_8_damage
from judge.furuyoni.file import called, lines, options
from judge.furuyoni.legal import legality
from judge.furuyoni.legal.objections import cards, picking
from judge.furuyoni.legal.objections.point import in_phase, not_decider, top, under_way
from judge.furuyoni.rules import costs, parameters
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine import Choice
    from judge.port.expect import Line

COVERING = ("cover", "basic_cost")


def _asked(at: Point, kinds: tuple[str, ...]) -> bool:
    return at.choice is not None and at.choice.kind in kinds


def damage(at: Point, line: Line) -> list[Obstacle]:
    """Picking the side of damage with two values (5-8-3-2)."""
    frame = top(at, "5-8-3")
    if frame is None:
        return [Obstacle("rule", ("5-8-3-2 paragraph 1",), "no_damage")]
    about = frame.locals
    asked = _asked(at, ("damage",))
    found = list(not_decider(at, line.by)) if asked else []
    if not asked and about["player"] != line.by:
        found.append(Obstacle("rule", ("5-8-3-2 paragraph 1",), "not_damaged", (("by", about["player"]),)))
    if about.get("both"):
        return [*found, Obstacle("rule", ("10-26",), "both_sides")]
    if not asked:
        what = "side_chosen" if "side" in about else "one_value"
        return [*found, Obstacle("rule", ("5-8-3-2 paragraph 1" if "side" in about else "5-8-1",), what)]
    offered = () if at.choice is None else at.choice.options
    if ("damage", line.args[0]) in offered:
        return found
    two = (about["player"], about["aura"], about["life"])
    return [*found, *s5_8_damage.bars(at.view, *two, line.args[0], about.get("attack"))]


def charge(at: Point, line: Line) -> list[Obstacle]:
    """Charging an enhancement (9-2-3 iii)."""
    if at.choice is None or at.choice.kind != "charge":
        charging = at.choice is not None and any(frame.proc == "9-2-3" for frame in at.view.frames)
        return other(at, line) if charging else [Obstacle("rule", ("9-2-3 iii",), "no_charge")]
    found, view, by, card = list(not_decider(at, line.by)), at.view, at.choice.by, at.choice.about[0]
    wanted = options.amounts(line.args)
    due = max(sum(p if isinstance(p, int) else p[1] for p in option[1:]) for option in at.choice.options)
    if sum(wanted.values()) != due:
        facts: tuple[tuple[str, object], ...] = (("due", due), ("named", sum(wanted.values())))
        clauses = ("9-2-3 iii",) if due == parameters.charge(view, card) else ("9-2-3 iii", "5-10 paragraph 3")
        found.append(Obstacle("rule", clauses, "charge_sum", facts))
    life = min(costs.from_life(view, card, by), due)
    if life and wanted.get("life", 0) != life:
        facts = (("zone", f"{by}.life"), ("named", wanted.get("life", 0)), ("due", life))
        found.append(Obstacle("rule", ("9-2-3 iii", "1-4 paragraph 1"), "charge_fixed", facts))
    beside = costs.sources(view, card, by)
    for zone, n in wanted.items():
        path = f"{by}.aura" if zone == "aura" else zone
        if (zone == "out" and zone in beside) or (zone == "life" and life):
            continue
        if n and zone not in ("shadow", "aura", *beside):
            found.append(Obstacle("rule", ("9-2-3 iii",), "charge_zone", (("zone", zone),)))
        elif n > board.crystals(view, path):
            facts = (("zone", path), ("there", board.crystals(view, path)), ("named", n))
            found.append(Obstacle("rule", ("9-2-3 iii", "6-3 paragraph 3"), "charge_short", facts))
    return found


def cover(at: Point, line: Line) -> list[Obstacle]:
    """Putting a card of the hand facedown: above the hand limit (8-3-2), or as the price of a basic action."""
    if at.choice is not None and at.choice.kind == "pick":
        return other(at, line)
    priced = _asked(at, ("basic_cost",))
    clause = "9-6 ii-B" if priced else "8-3-2"
    found = list(not_decider(at, line.by)) if priced else list(_limit(at, line.by))
    meant = cards.in_hand(at.view, line.by, line.args[0], clause)
    found += meant.bars
    if meant.card is not None:
        bars = legality.forbidden(at.view, "cover", line.by, meant.card)
        found += (o._replace(clauses=(clause, *o.clauses)) for o in bars)
    return found


def _limit(at: Point, by: str) -> Iterator[Obstacle]:
    """Why no card has to go facedown at the end of the turn."""
    held, limit = len(board.lie_in(at.view, f"{by}.hand")), parameters.hand_limit(at.view, by)
    for obstacle in in_phase(at, by, "end", "8-3-2", COVERING):
        if obstacle.what != "no_choice" or held > limit:
            yield obstacle
    if held <= limit:
        yield Obstacle("rule", ("8-3-2", "5-1-3"), "hand_limit", (("hand", held), ("limit", limit)))


def other(at: Point, line: Line) -> list[Obstacle]:
    """Any other answer: it has to be one that is offered to that player."""
    if at.choice is None:
        return [under_way(at)]
    found = list(not_decider(at, line.by))
    if lines.answer(at.view, at.choice, line._replace(by=at.choice.by)) is None:
        found += _not_offered(at, at.choice, line)
    return found


def _not_offered(at: Point, choice: Choice, line: Line) -> Iterator[Obstacle]:
    named = [w.strip() for w in line.rest.strip("[]").split(",")] if line.verb in ("choose", "pick", "order") else []
    amiss = choice.most > 1 and bool(named) and not choice.least <= len(named) <= choice.most
    if amiss:
        facts = (("least", choice.least), ("most", choice.most), ("named", len(named)))
        yield Obstacle("rule", choice.clauses, "how_many", facts)
    told: list[Obstacle] = []
    strange = False
    for word in named or [line.rest]:
        one = line._replace(by=choice.by, verb=line.verb if choice.most == 1 else "choose", args=(word,), rest=word)
        if any(lines.accepts(at.view, choice, option, one) for option in choice.options):
            continue
        card = next((c for c in _all_cards(at) if named and called.is_meant(at.view, c, word)), None)
        bars = [] if card is None else list(_barred(at, choice, card))
        told += bars
        strange = strange or not bars
    yield from told
    if strange or not (told or amiss):
        found = [i for i, option in enumerate(choice.options) if lines.accepts(at.view, choice, option, line)]
        whose = line.verb == "order" and lines.several(at.view, choice, found)
        what = "must_choose" if line.verb in ("pass", "no") else "whose" if whose else "not_offered"
        yield Obstacle("rule", choice.clauses, what, (("by", choice.by), ("kind", choice.kind)))


def _barred(at: Point, choice: Choice, card: int) -> Iterator[Obstacle]:
    """Why a card is not among those to choose from: what forbids it (10-33), and what the text asks for."""
    shields = legality.forbidden(at.view, "choose", choice.by, card)
    yield from (o._replace(clauses=("10-33", *o.clauses)) for o in shields)
    yield from picking.bars(at.view, choice, card)


def _all_cards(at: Point) -> Iterator[int]:
    for player in board.PLAYERS:
        for kind in board.vocab(at.view).card_zones:
            yield from board.lie_in(at.view, f"{player}.{kind}")
