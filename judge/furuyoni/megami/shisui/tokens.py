"""A22-1 to A22-5: laceration tokens, whose they are, and the zones where they lie."""

from __future__ import annotations

from judge.engine import Act, View
from judge.furuyoni import board

TOKEN = "laceration"
ZONES = ("aura", "life", "flare")
LIES_IN = {"aura": "A22-2", "life": "A22-3", "flare": "A22-4"}
"""Where it is said that tokens may lie in a zone."""
DEALT_TO = {
    "aura": "A22-6-3-1 paragraph 1", "flare": "A22-6-3-1 paragraph 2", "life": "A22-6-3-1 paragraph 3",
}  # fmt: skip
"""Where it is said what laceration to a zone does."""
OUT = "out"
ENDLESS = "A22-5"


def lying(view: View, zone: str, owner: str) -> int:
    """How many tokens of a player lie in a zone of either player."""
    return board.tokens(view, zone, f"{TOKEN}.{owner}")


def zones_with(view: View, owner: str) -> tuple[str, ...]:
    """The zones where tokens of a player lie, that player's own first; out of the game they do not count (A22-7-4)."""
    view.define("A22-7-4")
    found = (f"{player}.{zone}" for player in (owner, board.opponent(owner)) for zone in ZONES)
    return tuple(zone for zone in found if lying(view, zone, owner))


def on_aura(view: View, player: str) -> int:
    """How many tokens of the opponent's lie in a player's aura."""
    return lying(view, f"{player}.aura", board.opponent(player))


def placing(view: View, zone: str, owner: str, n: int) -> Act | None:
    """So many tokens of a player come from out of the game to a zone; None where they may not lie there."""
    kind = board.kind_of(zone)
    if not view.on(LIES_IN[kind], ENDLESS):
        return None
    view.define("A22-1 paragraph 2", LIES_IN[kind], ENDLESS)
    return Act("move_tokens", {"what": TOKEN, "from": OUT, "to": zone, "n": n, "owner": owner, "cause": TOKEN})


def removing(view: View, zone: str, owner: str) -> Act:
    """All tokens of a player leave a zone."""
    n = lying(view, zone, owner)
    return Act("move_tokens", {"what": TOKEN, "from": zone, "to": OUT, "n": n, "owner": owner, "cause": TOKEN})
