"""Which paragraphs stand behind every movement: what lies where, whose it is, who sees it, what an order means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board

if TYPE_CHECKING:
    from judge.engine.view import View


def counted(view: View, kind: str) -> bool:
    """Whether it is said what the number of a zone means; the definition is noted."""
    says = board.vocab(view).says_counted
    if kind not in says:
        return True
    view.define(says[kind])
    return view.on(says[kind])


def put(view: View, kind: str, place: str, crystals: bool, cause: str) -> None:
    """The definitions behind a card's coming to a zone."""
    words = board.vocab(view)
    found = ["7-1 paragraph 2", *(table[kind] for table in (words.says_holds, words.says_face) if kind in table)]
    if crystals and kind in words.tied:
        found += ["6-3 paragraph 6", words.tied[kind]]
    if cause == "draw":
        found.append("7-1-6 paragraph 5")
    elif (kind, place) in words.says_placed:
        found.append(words.says_placed[kind, place])
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
    holds = board.vocab(view).says_holds
    found = [holds[kind] for kind in (source, target) if kind in holds]
    if n > 1 and board.rules(view).has("6-3 paragraph 9"):
        found.append("6-3 paragraph 9")
    if source == "out":
        found.append("7-1-16 paragraph 2")
    view.define("6-3 paragraph 2", *found)
