"""The paths of facts that rules ask for over and over, of cards, attacks and zones: said once, not at every reading."""

from __future__ import annotations

from typing import TypeVar

Of = TypeVar("Of", int, str)


class Paths(dict[Of, str]):
    """The path of one fact, by the number of the card or attack that it is of, or by the zone."""

    __slots__ = ("form",)

    def __init__(self, form: str) -> None:
        self.form = form

    def __missing__(self, of: Of) -> str:
        found = self[of] = self.form.format(of)
        return found


AS = Paths[int]("card.{}.as")
CARD = Paths[int]("card.{}")
COPIES = Paths[int]("card.{}.copies")
EPOCH = Paths[int]("card.{}.epoch")
NUMBER = Paths[int]("card.{}.number")
OWNER = Paths[int]("card.{}.owner")
STATE = Paths[int]("card.{}.state")
USE = Paths[int]("card.{}.use")
ZONE = Paths[int]("card.{}.zone")

ATTACK = Paths[int]("attack.{}")
BOUND = Paths[int]("attack.{}.bound")
MADE = Paths[int]("attack.{}.made")

CRYSTALS = Paths[str]("{}.crystals")
