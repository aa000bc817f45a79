"""A change put into the state where a run stands, and the open choice asked anew on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Machine, View
from judge.furuyoni import board
from judge.furuyoni.board.token_moves import OUT
from judge.furuyoni.file.model import PLAYERS
from judge.furuyoni.rules import parameters

if TYPE_CHECKING:
    from judge.engine.data import Value
    from judge.furuyoni.vocab import Vocabulary
    from judge.port.floor import Change


def put(machine: Machine, changes: tuple[Change, ...]) -> Machine | None:
    """The machine with changes made to its state and the same choice asked anew.

    None where a change cannot be made, where the rules would not let the board be so, or where the choice is not asked.
    """
    choice = machine.pending
    if choice is None:
        return None
    if changes[0].kind == "window":
        return _window(machine, changes[0].about[0]) if len(changes) == 1 else None
    state: dict[str, Value] = dict(machine.state)
    for change in changes:
        if not _put(View(machine.game, state, readings=machine.readings), state, change):
            return None
    fork = machine.fork()
    fork.asks_all = True
    fork.ask_again(state)
    if fork.pending is None or fork.pending.kind != choice.kind or fork.pending.by != choice.by:
        return None
    return fork if sound(fork) else None


def _window(machine: Machine, attack: int) -> Machine | None:
    """The machine where an attack under way, which may be no answer itself, can be answered (9-4 i)."""
    n = next(i for i, frame in enumerate(machine.stack) if frame.proc == "9-4" and frame.locals["attack"] == attack)
    info = {**machine.state[f"attack.{attack}"], "answers": None}
    frame = machine.stack[n]
    kept = {name: value for name, value in frame.locals.items() if name != "answer"}
    fork = machine.fork()
    fork.asks_all, fork.pending = True, None
    fork.state = {**machine.state, f"attack.{attack}": info}
    fork.stack = (*machine.stack[:n], frame._replace(pc="9-4 i", slot="", entered=False, resume="", locals=kept))
    fork.run()
    return fork if fork.pending is not None and fork.pending.kind == "react" else None


def sound(machine: Machine) -> bool:
    """Whether the board may stay so: nothing ends the game on it, and nobody has more vigor than can be."""
    view = View(machine.game, machine.state, machine.stack, readings=machine.readings)
    vigor = all(view.get(f"{p}.vigor", 0) <= parameters.vigor_cap(view, p) for p in PLAYERS)
    return vigor and machine.game.urgent(view) is None


def _put(view: View, state: dict[str, Value], change: Change) -> bool:
    match change.kind, change.about:
        case "crystals", (str(source), str(target)):
            room = parameters.room(view, target)
            if room is not None and room < change.size:
                return False
            words = board.vocab(view)
            return _crystals(words, state, source, -change.size) and _crystals(words, state, target, change.size)
        case "vigor", (str(player), int(by)):
            state[f"{player}.vigor"] = state.get(f"{player}.vigor", 0) + by
            return bool(state[f"{player}.vigor"] >= 0)
        case "info", (str(player), str(name), value):
            state[f"{player}.{name}"] = value
            return True
        case "token", (str(kind), str(source), str(target)):
            for path, by in ((source, -1), (target, 1)):
                if path != OUT:
                    state[path] = state.get(path, 0) + by
            zone = ".".join(target.split(".")[:2])
            bounded = board.kind_of(zone) in board.vocab(view).tokens[kind].takes_room
            return bool(state.get(source, 0) >= 0 and not (bounded and not parameters.room(view, zone)))
        case "mark", (int(card), str(name)):
            return state.pop(f"card.{card}.{name}", None) is not None
        case "mark", (int(card), str(name), value):
            state[f"card.{card}.{name}"] = value
            return True
        case "flinch", (str(player),):
            return state.pop(f"{player}.flinch", None) is not None
        case "card", (int(card), _, _) if any(board.tokens(view, f"card.{card}", t) for t in board.vocab(view).tokens):
            return False
        case "card", (int(card), str(zone), str(to)):
            return _card(state, card, zone, to)
        case "lasting", (effect,):
            state["lasting"] = tuple(one for one in state["lasting"] if one["id"] != effect)
            return True
    return False


def _crystals(words: Vocabulary, state: dict[str, Value], zone: str, n: int) -> bool:
    path = board.crystal_path(words, zone)
    after = state.get(path, 0) + n
    lying = zone.startswith("card.")
    if after < 0 or (lying and n < 0 and not after) or (zone in ("a.life", "b.life") and not after):
        return False
    state[path] = after
    return True


def _card(state: dict[str, Value], card: int, zone: str, to: str) -> bool:
    path, source = f"card.{card}", str(state[f"card.{card}.zone"])
    target = f"{board.player_of(source)}.{zone}"
    state[source] = tuple(c for c in state[source] if c != card)
    state[target] = (*state.get(target, ()), card)
    state |= {f"{path}.zone": target, f"{path}.epoch": state.get(f"{path}.epoch", 0) + 1}
    if to:
        state[f"{path}.state"] = to
    crystals = state.pop(f"{path}.crystals", 0)
    state["shadow"] = state.get("shadow", 0) + crystals
    return True
