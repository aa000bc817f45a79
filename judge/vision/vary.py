"""What of a board could be otherwise: a card awake, a node more, more or less life, another phase or turn player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine import Machine, View
from judge.port.floor import Asked, Change, Scenario
from judge.text.errors import Place, Problem
from judge.text.nodes import Text
from judge.vision.board import reading
from judge.vision.file.files import Files
from judge.vision.model import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.port.expect import Line
    from judge.port.obstacle import Obstacle
    from judge.vision.file.model import Board

NODES_MOST = 12


def asked(text: str, scenario: Scenario, problems: list[Problem]) -> Asked | None:
    """A line as people write it when they ask about it, `a: play 狙撃`."""
    by, _, words = text.partition(":")
    if by.strip() not in PLAYERS or not words.strip():
        hint = f"write `{PLAYERS[0]}: …`"
        problems.append(Problem.at(Place("<action>"), "J711", f"{text!r} does not say whose action it is", hint))
        return None
    node = Text(Place("<action>"), words.strip())
    found = Files().again(scenario)
    line = found.line(by.strip(), node, node, problems)
    return None if line is None or not found.tried(node, line, problems) else Asked(line)


def sized(machine: Machine, scenario: Scenario, n: int) -> Iterator[Change]:
    """Every single change of that size."""
    view = View(machine.game, machine.state, machine.stack)
    for player in PLAYERS:
        there = len(reading.nodes(view, player))
        if there + n <= NODES_MOST:
            yield Change("info", (player, "nodes", there + n), n)
        for by in (n, -n):
            yield Change("info", (player, "life", view.get(f"{player}.life", 0) + by), n)
    if n > 1:
        return
    for player in PLAYERS:
        for card in reading.cards(view, f"{player}.field"):
            if reading.asleep(view, card):
                yield Change("mark", (card, "asleep"))
        for path in ("node", "character", "doll", "world"):
            if view.get(f"this_turn.{player}.{path}"):
                yield Change("info", (player, f"{path}_done", False))
    active, phase = view.get("active"), view.get("phase")
    if phase != "main":
        yield Change("fact", ("phase", "main"))
    yield Change("fact", ("active", reading.other(active)))


def in_state(change: Change) -> bool:
    """Whether it can be made where a run stands: whose turn and which phase it is cannot."""
    return change.kind in ("info", "mark")


def begins_again(change: Change) -> bool:
    """Whether the board begins somewhere else with it."""
    return change.kind == "fact"


def _applied(values: Mapping[str, Any], change: Change) -> dict[str, Any] | None:
    """The facts with a change made."""
    found = dict(values)
    match change.kind, change.about:
        case "info", (player, "life", value):
            found[f"{player}.life"] = value
        case "info", (player, "nodes", value):
            held = found.get(f"{player}.nodes", ())
            for _ in range(int(value) - len(held)):
                card = 1 + max(int(p.split(".")[1]) for p in found if p.startswith("card.") and p.endswith(".card"))
                held = (*held, card)
                head = f"card.{card}."
                found |= {head + "card": "?", head + "owner": player, head + "zone": f"{player}.nodes"}
            found[f"{player}.nodes"] = held
        case "info", (player, done, False):
            found.pop(f"this_turn.{player}.{str(done).removesuffix('_done')}", None)
        case "mark", (card, "asleep"):
            if f"card.{card}.asleep" not in found:
                return None
            found.pop(f"card.{card}.asleep")
        case _:
            return None
    return found


def put(machine: Machine, changes: tuple[Change, ...]) -> Machine | None:
    """The machine with changes made to its state and the open choice asked anew; None where that cannot be."""
    choice = machine.pending
    state: dict[str, Any] = dict(machine.state)
    for change in changes:
        after = _applied(state, change)
        if after is None:
            return None
        state = after
    fork = machine.fork()
    fork.asks_all, fork.state = True, state
    if not sound(fork):
        return None
    fork.ask_again(state)
    again = fork.pending
    if choice is None or again is None or (again.by, again.kind) != (choice.by, choice.kind):
        return None
    return fork


def made(start: Any, scenario: Scenario, change: Change) -> Scenario | None:
    """The scenario with a change in it."""
    board: Board = scenario.board
    if change.kind == "fact":
        name, value = change.about
        begin = str(value) if name == "phase" else board.begin
        values = {**board.values, name: value}
        return scenario._replace(board=board._replace(values=values, begin=begin))
    after = _applied(board.values, change)
    return None if after is None else scenario._replace(board=board._replace(values=after))


def sound(machine: Machine) -> bool:
    """Whether the rules would let the board be so: nothing is about to be taken off it."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    return machine.game.urgent(view) is None


def stated(scenario: Scenario, line: Line, bars: Sequence[Obstacle]) -> tuple[Change, Scenario] | None:
    """Nothing is hidden that a line could name."""
    return None


def same(first: Any, again: Any) -> Mapping[int, int]:
    """Cards keep their numbers."""
    cards = (p for p in again.state if p.startswith("card.") and p.endswith(".card"))
    return {n: n for n in (int(p.split(".")[1]) for p in cards)}


def retold(bar: Obstacle, same: Mapping[int, int], stated: Change) -> Obstacle:
    """An obstacle in the cards of the first board."""
    return bar


def renamed(change: Change, same: Mapping[int, int]) -> Change | None:
    """A change in the cards of the first board."""
    return change
