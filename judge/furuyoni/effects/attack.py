"""An attack as an object (6-4): what it was generated with, and what is bound to it.

What it says is in `rules.attacks`; what it comes to at this moment in `rules.attack_modifiers`, `attack_damage`,
`attack_keywords` and `ranges`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judge.engine.data import Value
from judge.engine.layers import Modifier
from judge.light import NamedTuple

if TYPE_CHECKING:

    from judge.engine.data import Ref


class Attack(NamedTuple):
    """An attack as it stands: `id` 0 while it is only being weighed whether it could be made."""

    id: int
    info: Mapping[str, Value]
    bound: tuple[Modifier, ...] = ()
    made: int = 0

    @property
    def holder(self) -> str:
        """The player who attacks."""
        return str(self.info["holder"])

    @property
    def card(self) -> Ref | None:
        """The card by whose use it was generated (10-11)."""
        card: Ref | None = self.info["card"]
        return card
