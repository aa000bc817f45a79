"""A13-6: the focus of a frozen player melts a freeze token, and may be chosen although no crystal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Act, View
from judge.furuyoni.megami.korunu.freezing import OUT_OF_GAME, TOKEN, lying

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.port.obstacle import Obstacle


def melting(view: View, by: str, kind: str) -> bool:
    """Whether a basic action is the focus of a frozen player."""
    return kind == "focus" and lying(view, by) > 0


def never_idle(view: View, by: str, kind: str) -> Iterator[Obstacle]:
    """It may be chosen although no crystal moves: nothing keeps it from being."""
    return iter(())


def of_frozen(view: View, clause: str, by: str, basic: int) -> bool:
    """Whether the player whose focus is done is frozen."""
    return lying(view, by) > 0


def melt(view: View, clause: str, by: str, basic: int) -> Iterator[Act]:
    """One freeze token of the own aura goes out of the game; they are all alike, so none has to be picked."""
    view.define(*OUT_OF_GAME[:2])
    if not view.on(*OUT_OF_GAME[:2]):
        return
    told = {"what": TOKEN, "from": f"{by}.aura", "to": "out", "n": 1}
    yield Act("move_tokens", {**told, "cause": "focus", "basic": basic, "by": by})
