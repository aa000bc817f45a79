"""Which paragraphs stand behind every movement: what lies where, whose it is, who sees it, what an order means."""

from __future__ import annotations

from judge.engine.view import View
from judge.furuyoni import board

FACE = {
    "deck": "7-1-6 paragraph 3", "played": "7-1-7 paragraph 3", "facedown": "7-1-8 paragraph 3",
    "enhancements": "7-1-9 paragraph 3", "hand": "7-1-10 paragraph 3", "specials": "7-1-11 paragraph 3",
    "extra": "7-1-12 paragraph 3", "in_use": "7-1-14 paragraph 3", "out_of_game": "7-1-16 paragraph 5",
}  # fmt: skip
"""How cards lie in a zone, and who may see their faces."""

HOLDS = {
    "deck": "7-1-6 paragraph 2", "played": "7-1-7 paragraph 2", "facedown": "7-1-8 paragraph 2",
    "enhancements": "7-1-9 paragraph 2", "hand": "7-1-10 paragraph 2", "specials": "7-1-11 paragraph 2",
    "extra": "7-1-12 paragraph 2", "sealed": "7-1-13 paragraph 1", "in_use": "7-1-14 paragraph 2",
    "out_of_game": "7-1-16 paragraph 1", "life": "7-1-2 paragraph 2", "aura": "7-1-3 paragraph 2",
    "flare": "7-1-4 paragraph 2", "shadow": "7-1-5", "distance": "7-1-1",
}  # fmt: skip
"""What may lie in a zone, and of whom."""

TIED = {"enhancements": "7-1-9 paragraph 5", "specials": "7-1-11 paragraph 6", "in_use": "7-1-14 paragraph 4"}
"""Crystals there are tied to a card."""

ORDERED = {
    ("deck", "top"): "7-1-6 paragraph 7", ("deck", "bottom"): "7-1-6 paragraph 8",
    ("played", "bottom"): "7-1-7 paragraph 4", ("facedown", "bottom"): "7-1-8 paragraph 4",
    ("hand", "bottom"): "7-1-10 paragraph 4", ("sealed", "bottom"): "7-1-13 paragraph 3",
}  # fmt: skip
"""What an order to put a card somewhere means."""

SILENT = {"extra": "7-1-12 paragraph 4", "sealed": "7-1-13 paragraph 2", "out_of_game": "7-1-16 paragraph 3"}
"""Zones in which a card's effects are not in force."""

COUNTED = {
    "life": "5-1-5 paragraph 2", "flare": "5-1-6 paragraph 2", "aura": "5-1-7 paragraph 2",
    "shadow": "5-2-3 paragraph 2",
}  # fmt: skip
"""What the number of a zone means."""


def put(view: View, kind: str, place: str, crystals: bool, cause: str) -> None:
    """The definitions behind a card's coming to a zone."""
    found = ["7-1 paragraph 2", *(table[kind] for table in (HOLDS, FACE) if kind in table)]
    if crystals and kind in TIED:
        found += ["6-3 paragraph 6", TIED[kind]]
    if cause == "draw":
        found.append("7-1-6 paragraph 5")
    elif (kind, place) in ORDERED:
        found.append(ORDERED[kind, place])
    view.define(*found)


def turned(view: View, card: int, face: str, sideways: bool) -> None:
    """The definitions behind a card's being turned over or round, from how it lay before."""
    now = board.face(view, card)
    if face and now and face != now:
        view.define("6-2-2-1")
    if sideways != board.sideways(view, card):
        view.define("6-2-2-2")


def moved(view: View, source: str, target: str, n: int) -> None:
    """The definitions behind a movement of crystals."""
    found = [HOLDS[kind] for kind in (source, target) if kind in HOLDS]
    if n > 1 and board.rules(view).has("6-3 paragraph 9"):
        found.append("6-3 paragraph 9")
    if source == "out":
        found.append("7-1-16 paragraph 2")
    view.define("6-3 paragraph 2", *found)
