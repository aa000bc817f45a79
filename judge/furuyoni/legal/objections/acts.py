"""What stands in the way of what a player may do unasked: using cards, responding, basic actions, ending the phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.core import s9_6_basic, s10_39_declared
from judge.furuyoni.effects import naming
from judge.furuyoni.file import options
from judge.furuyoni.legal import legality
from judge.furuyoni.legal.legality import Use
from judge.furuyoni.legal.objections import cards
from judge.furuyoni.legal.objections.point import attack_on, in_phase, not_decider, top, under_way
from judge.port.obstacle import Obstacle, Point

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.choice import Option
    from judge.port.expect import Line

MAIN = ("main", "action")


def _clause(at: Point) -> str:
    """Where it is said what may be done in the main phase."""
    action = at.view.get("action")
    return {"standard": "8-2-2 A", "throughout": "8-2-2 B"}.get(action, "8-2-2")


def use(at: Point, line: Line) -> list[Obstacle]:
    """Using a card in the normal way (8-2-2)."""
    view, by, clause = at.view, line.by, _clause(at)
    found = list(in_phase(at, by, "main", clause, MAIN))
    action = view.get("action") or options.implied(view, by, line)
    if len(line.args) > 1 and line.args[1] != action:
        found.append(Obstacle("rule", ("8-2-1",), "other_action", (("action", action),)))
        action = line.args[1]
    meant = cards.to_use(view, by, line.args[0], clause)
    found += meant.bars
    if meant.card is not None:
        found += legality.obstacles(view, Use(meant.card, by, "main", action), measured=True)
    return found


def declare(at: Point, line: Line) -> list[Obstacle]:
    """Declaring a card as another that the opponent can choose in deck building (10-39)."""
    view, by, clause = at.view, line.by, _clause(at)
    found = list(in_phase(at, by, "main", clause, MAIN))
    meant = cards.to_use(view, by, line.args[0], clause)
    found += meant.bars
    if meant.card is None or meant.bars:
        return found
    card = meant.card
    effect = next((e for e in s10_39_declared.declaring(view, by) if s10_39_declared.speaks_of(e) == card), None)
    if effect is None:
        return [*found, Obstacle("rule", ("10-39",), "no_declaring")]
    pool = s10_39_declared.pool(view, effect)
    number = next((n for n in pool if naming.is_named(view, n, line.args[1])), None)
    if number is None:
        return [*found, Obstacle(effect.id, ("1-4 paragraph 1",), "not_in_pool")]
    action = view.get("action") or "standard"
    return [*found, *s10_39_declared.bars(view, card, number, by, action, measured=True)]


def respond(at: Point, line: Line) -> list[Obstacle]:
    """Answering an attack with a card (9-4 i)."""
    view, by = at.view, line.by
    found = list(_window(at, by))
    if len(line.args) > 1:
        found.append(Obstacle("rule", ("9-1-2 paragraph 2",), "answer_in_action", (("action", line.args[1]),)))
    attack = attack_on(at, by)
    meant = cards.to_use(view, by, line.args[0], "9-4 i")
    found += meant.bars
    if meant.card is not None:
        answers = attack.id if attack is not None else None
        found += legality.obstacles(view, Use(meant.card, by, "reaction", answers=answers), measured=True)
    return found


def _improper(at: Point, by: str) -> Iterator[Obstacle]:
    """The attacks on a player that the last thing done in the main phase came to, and that were improper (10-5 2)."""
    found: list[Obstacle] = []
    for event in reversed(at.record):
        if event.kind == "choice" and event.data["choice"] in MAIN:
            break
        for happening in event.happened:
            facts = happening.facts
            if happening.kind == "remove_attack" and facts.get("improper") and facts["by"] != by:
                found.append(Obstacle("rule", event.clauses, "improper", (("attack", facts["attack"]),)))
    yield from reversed(found)


def _window(at: Point, by: str) -> Iterator[Obstacle]:
    """Why there is nothing to answer now."""
    if at.choice is not None and at.choice.kind == "react" and at.choice.by == by:
        return
    attack, running = attack_on(at, by), top(at, "9-4")
    if attack is None:
        what = "own_attack" if running is not None else "no_attack"
        yield Obstacle("rule", ("9-4 i",), what)
        if running is None:
            yield from _improper(at, by)
        return
    facts = (("attack", attack.id),)
    if attack.info["answers"] is not None:
        yield Obstacle("rule", ("9-4 i",), "to_reaction", facts)
        return
    frame = next(f for f in reversed(at.view.frames) if f.proc == "9-4" and f.locals["attack"] == attack.id)
    answer = frame.locals.get("answer")
    if answer:
        what = "window_passed" if answer[0] == ("pass",) else "window_answered"
        yield Obstacle("rule", ("9-4 i",), what, facts)
    else:
        yield under_way(at)


def basic(at: Point, line: Line) -> list[Obstacle]:
    """A basic action: in the standard action, or because an effect orders one (9-6)."""
    view, by, kind = at.view, line.by, line.verb
    price, bars = _price(at, line)
    frame = top(at, "9-6")
    if at.choice is not None and at.choice.kind == "basic_cost" and frame is not None:
        found = list(not_decider(at, by))
        if frame.locals["result"] != kind:
            found.append(Obstacle("rule", ("9-6 i",), "other_basic", (("action", _kind(frame.locals["result"])),)))
        return [*found, *bars, *(s9_6_basic.unpaid(view, by, price) if price else [under_way(at)])]
    if at.choice is None or at.choice.kind != "basic" or frame is None or frame.locals["standard"]:
        found = list(in_phase(at, by, "main", _clause(at), (*MAIN, "basic")))
        return [*found, *bars, *s9_6_basic.obstacles(view, by, kind, price)]
    found = list(not_decider(at, by))
    named, without = frame.locals["named"], frame.locals["without"]
    if (named and kind not in named) or kind in without:
        found.append(Obstacle("rule", at.choice.clauses, "not_named", (("named", named), ("without", without))))
    found += s9_6_basic.bars(view, by, kind, named)
    if line.args:
        found.append(Obstacle("rule", ("9-6 ii",), "no_price"))
    return found


def added_basic(at: Point, line: Line, bars: list[Obstacle]) -> list[Obstacle]:
    """A basic action that a chapter adds (9-6 i-B): `bars` is what stands in the way of that one."""
    view, by = at.view, line.by
    price, unfit = _price(at, line)
    frame = top(at, "9-6")
    if at.choice is not None and at.choice.kind == "basic" and frame is not None and not frame.locals["standard"]:
        found = [*not_decider(at, by), *bars]
        if frame.locals["named"]:
            found.append(Obstacle("rule", at.choice.clauses, "not_named", (("named", frame.locals["named"]),)))
        return [*found, *([Obstacle("rule", ("9-6 ii",), "no_price")] if price else [])]
    found = [*in_phase(at, by, "main", _clause(at), (*MAIN, "basic", "basic_cost")), *unfit, *bars]
    return [*found, *s9_6_basic.unaffordable(view, by, price)]


def _kind(result: object) -> object:
    """What a basic action is called: one that a chapter adds by the word of its option."""
    return result[0] if isinstance(result, tuple) else result


def _price(at: Point, line: Line) -> tuple[Option, list[Obstacle]]:
    """The price that a line names, and what is wrong with the card that is to pay it."""
    price = options.price(at.view, line)
    if not price:
        return (), []
    if price[0] == "vigor":
        return ("vigor",), []
    meant = cards.in_hand(at.view, line.by, price[1], "9-6 ii-B")
    return ("cover", meant.card or 0), list(meant.bars)


def action(at: Point, line: Line) -> list[Obstacle]:
    """Choosing the standard or the throughout action (8-2-1)."""
    found = list(in_phase(at, line.by, "main", "8-2-1", MAIN))
    chosen = at.view.get("action")
    if chosen:
        found.append(Obstacle("rule", ("8-2-1",), "action_chosen", (("action", chosen),)))
    return found


def end(at: Point, line: Line) -> list[Obstacle]:
    """Ending the main phase (8-2-2)."""
    return list(in_phase(at, line.by, "main", _clause(at), MAIN))


def reshuffle(at: Point, line: Line) -> list[Obstacle]:
    """Reshuffling by rule (8-1-3 iii)."""
    found = list(in_phase(at, line.by, "start", "8-1-3 iii", ("reshuffle",)))
    if board.active(at.view) == line.by and at.view.get("turn", 0) <= 2:
        found.append(Obstacle("rule", ("8-1-3 paragraph 2",), "first_turn"))
    return found
