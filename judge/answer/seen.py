"""A ruling as one player may know it: hidden cards of the other are no more than their class (6-2-1, 7-1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.answer.facts import board_facts
from judge.answer.ruling import Ruling
from judge.engine import Event, Machine, View
from judge.engine.data import Happening, Value
from judge.furuyoni import board, effects

UNSEEN = "unseen"


def seen_by(ruling: Ruling, player: str) -> Ruling:
    """The ruling with every card that the player does not know at its end replaced by an unknown one of its class.

    Choices among hidden cards of the other player are told without their options.
    """
    machine = ruling.machine
    view = View(machine.game, machine.state, machine.stack)
    hidden = tuple(c for c in board.rules(view).placed if not board.known_to(view, c, player))
    masked = _masked(machine, view, hidden)
    events = tuple(_told(event, hidden, player) for event in ruling.events)
    stopped = ruling.stopped
    if stopped is not None and stopped.by not in (player, "chance"):
        stopped = stopped._replace(options=tuple(_option(o, hidden, stopped.options[i]) for i, o in _options(ruling)))
    return ruling._replace(machine=masked, events=events, board=board_facts(masked), stopped=stopped)


def _options(ruling: Ruling) -> Iterable[tuple[int, tuple[Value, ...]]]:
    return enumerate(ruling.stopped.choice.options) if ruling.stopped is not None else ()


def _option(option: tuple[Value, ...], hidden: tuple[int, ...], label: str) -> str:
    cards = [part for part in option[1:] if isinstance(part, int) and part in hidden]
    return f"{option[0]} ?" if cards else label


def _masked(machine: Machine, view: View, hidden: tuple[int, ...]) -> Machine:
    """A machine in whose state the hidden cards bear the number of the unknown card."""
    twin = machine.fork()
    state = dict(twin.state)
    cards = dict(board.rules(view).cards)
    for card in hidden:
        info = effects.unknown(board.printed(view, card).klass)
        cards[info.number] = info
        state[f"card.{card}.number"] = info.number
    twin.state = state
    twin.game = board.rules(view).with_cards(cards)
    return twin


def _told(event: Event, hidden: tuple[int, ...], player: str) -> Event:
    """The event without what a hidden choice of the other player would give away."""
    data: dict[str, Any] = dict(event.data)
    if event.kind == "choice" and event.actor not in (player, "chance"):
        options = tuple(o for o in data["options"] if not set(o[1:]) & set(hidden))
        data["options"] = options if len(options) < len(data["options"]) else data["options"]
    happened = tuple(Happening(h.kind, h.done, h.facts) for h in event.happened)
    return event._replace(data=data, happened=happened, reads=())
