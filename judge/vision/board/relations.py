"""How cards stand to one another: spiritualists, races, names, relics (2.5 to 2.7, 10.25)."""

from __future__ import annotations

from judge.engine.view import View
from judge.vision.board import reading, values


def relic_fits(view: View, card: int, host: int, player: str) -> bool:
    """Whether a 神器 may go to a character: only one with 伝説 (10.25.2.a), unless that is ignored."""
    if not reading.bears(view, card, "神器") or not view.on("V10.25.2.a"):
        return True
    if values.has(view, host, "伝説") or values.player_forbidden(view, player, "神器"):
        return True
    view.consult("V10.25.2.a", card=card)
    return False


def share_race(view: View, card: int, other: int) -> bool:
    """Whether two cards have a race in common (2.6.6)."""
    view.consult("V2.6.6")
    return bool({*values.races(view, card)} & {*values.races(view, other)})


def same_curses(view: View, host: int, card: int) -> tuple[int, ...]:
    """The curse cards set on a character that are called as one of them is (12.3.2)."""
    view.consult("V12.3.2")
    name = reading.printed(view, card).name
    worn = (c for c in reading.attached(view, host) if reading.bears(view, c, "呪符"))
    return tuple(c for c in worn if reading.printed(view, c).name == name)


def sign(name: str) -> str:
    """The B of 符ノ壱“B” (10.18.2.a)."""
    for left, right in (("“", "”"), ('"', '"'), ("「", "」")):
        if left in name and right in name[name.index(left) + 1 :]:
            return name[name.index(left) + 1 : name.rindex(right)]
    return name


def spiritualist_here(view: View, card: int, player: str) -> tuple[int, ...]:
    """The characters of a player that bear the spiritualist of a card in their name (5.5.7, 10.31.3)."""
    name = reading.printed(view, card).spiritualist
    if not name:
        return ()
    return tuple(
        c for c in reading.characters(view, player)
        if values.called(view, c, name) and not values.forbidden(view, c, "spiritualist")
    )  # fmt: skip


def alternate_here(view: View, card: int, player: str) -> bool:
    """Whether a player has as many characters of a race as the alternate race of a card asks (5.6.6)."""
    wanted = reading.printed(view, card).alternate
    return bool(wanted) and all(
        sum(race in values.races(view, c) for c in reading.characters(view, player)) >= n for race, n in wanted
    )
