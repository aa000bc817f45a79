"""What can happen to a board: each primitive makes one kind of act on the draft of its batch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.vision.board.primitives.cards import attach, define, entering, face, move, order, orient, turn_side
from judge.vision.board.primitives.effects import change_hit, expire, hit, last, link, queue, unlink, void, wait, waited
from judge.vision.board.primitives.removal import heal, hurt, life, mark, unmark
from judge.vision.board.primitives.turn import happens, phase, priority, put, turn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.vision.board.primitives.common import Primitive

PRIMITIVES: Mapping[str, Primitive] = {
    "put": put, "phase": phase, "turn": turn, "priority": priority, "bring": move, "attach": attach, "define": define,
    "orient": orient, "face": face, "entering": entering, "turn_side": turn_side, "order": order, "mark": mark,
    "unmark": unmark, "life": life, "hurt": hurt, "heal": heal, "last": last, "expire": expire, "wait": wait,
    "waited": waited, "link": link, "unlink": unlink, "void": void, "hit": hit, "change_hit": change_hit,
    "queue": queue, "happens": happens,
}  # fmt: skip
