"""A23: the aim of a player, how it is set and lost, attacks whose aim is right, attacks that track it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import PASS, Act, Ask, Choice, Do, Done, Frame, Next, Spec, View
from judge.furuyoni import board
from judge.furuyoni.asks import Due
from judge.furuyoni.board import history
from judge.furuyoni.effects.operations.common import acting, number
from judge.furuyoni.rules import attack_keywords, attacks, parameters, ranges

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node

MISORA, AIM, NONE = "misora", "aim", "none"
LOST, SET, RIGHT, TRACKING = "A23-2 bullet 1", "A23-2 bullet 2", "A23-3", "A23-4"
VALUES = (NONE, *map(str, (*range(41), *range(-1, -10, -1))))
"""What an aim may be: none, or an integer (of these)."""
NOWHERE = -1
"""A distance that lies in no range."""


def is_hers(view: View, player: str) -> bool:
    """Whether a player has chosen Misora."""
    return board.brings(view, player, MISORA)


def of(view: View, player: str) -> int | None:
    """A player's aim; None: there is none."""
    found = str(board.information(view, player, AIM))
    return None if found == NONE else int(found)


def takes(player: str, aim: int | None) -> Act:
    """An aim becomes this."""
    return Act("inform", {"player": player, "info": AIM, "becomes": NONE if aim is None else str(aim)})


# -- A23-2 -------------------------------------------------------------------------------------------------------------


def due_in_main(view: View, moment: str) -> Iterator[Due]:
    """At the end of the main phase of a player of hers who has attacked this turn."""
    player = board.active(view)
    if is_hers(view, player) and history.value(view, player, "attacks"):
        yield Due(LOST, Spec(LOST, player))


def lose(view: View, frame: Frame) -> Outcome:
    """The aim becomes none."""
    return Do((takes(frame.you, None),)) if of(view, frame.you) is not None else Next()


def due_in_end(view: View, moment: str) -> Iterator[Due]:
    """In the end phase of a player who has Misora."""
    player = board.active(view)
    if is_hers(view, player):
        yield Due(SET, Spec(SET, player))


def take_aim(view: View, frame: Frame) -> Outcome:
    """The aim may become the current distance."""
    distance = parameters.distance(view)
    if of(view, frame.you) == distance:
        return Next()
    picked = frame.locals.get("picked")
    if picked is None:
        return Ask(Choice(frame.you, AIM, ((AIM, "distance"), (AIM, "keep")), clauses=(SET,)), "picked")
    return Do((takes(frame.you, distance),), clauses=(SET, "A23-1-1")) if picked[0][1] == "distance" else Next()


def words(rest: str) -> tuple[str, ...] | None:
    """What a line says behind `aim`: nothing, or `keep`."""
    return (rest or "distance",) if rest in ("", "keep", "distance") else None


# -- A23-3, A23-4 ------------------------------------------------------------------------------------------------------


def right(view: View, attack: attacks.Attack, you: str) -> bool:
    """A23-3: there is an aim of the attacking player, and it and the current distance are in the attack's range."""
    aim, reach = of(view, attack.holder), ranges.reach(view, attack)
    return aim is not None and aim in reach and parameters.distance(view) in reach and view.applies(RIGHT)


def in_reach(view: View, attack: attacks.Attack, you: str) -> bool:
    """Whether the aim of the effect's own player is in the attack's range."""
    aim = of(view, you)
    return aim is not None and aim in ranges.reach(view, attack)


def tracked(view: View, attack: attacks.Attack) -> int:
    """A23-4: a tracking attack is checked at the aim; without an aim it fails (gap G230: for who has no Misora)."""
    if not attack_keywords.has(view, attack, "tracking"):
        return PASS  # type: ignore[no-any-return]
    aim = of(view, attack.holder)
    if aim is None and not is_hers(view, attack.holder) and view.gap("G230", (TRACKING, "5-11")):
        return 0
    return NOWHERE if aim is None else aim


def shift(view: View, frame: Frame, node: Node) -> Outcome:
    """Raise or lower the own aim; none is no number that could."""
    player = acting(view, frame)
    now = of(view, player)
    if now is None:
        view.consult("A23-1-1")
        return Next({"last": Done.NOT})
    return Do((takes(player, now + number(view, frame, node.args["by"])),), clauses=("A23-1-1",))
