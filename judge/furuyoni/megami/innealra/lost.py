"""A24-4, A24-5-1: the common zone Lost, and the number of crystals in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board

if TYPE_CHECKING:
    from judge.engine import View
    from judge.furuyoni.rules.attacks import Attack

LOST = "lost"
AKURU = "innealra-o3"
NUMBER = "A24-5-1 paragraph 2"


def number(view: View) -> int:
    """How many crystals lie in Lost (A24-5-1)."""
    view.define("A24-4 paragraph 1", "A24-4 paragraph 2")
    return board.crystals(view, LOST) if view.on(NUMBER) else 0


def only(view: View, attack: Attack, you: str) -> tuple[int, ...]:
    """A range that is that number."""
    return (number(view),)


def up_to(view: View, attack: Attack, you: str) -> tuple[int, ...]:
    """A range from 0 to that number."""
    return tuple(range(number(view) + 1))
