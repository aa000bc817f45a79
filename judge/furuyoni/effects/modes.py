"""The modes of an open choice in words, as a line of `play` may name them: by what they do, not only by number."""

from __future__ import annotations

import re

from judge.engine import Frame, View
from judge.engine.tree import Node, at
from judge.furuyoni import board
from judge.furuyoni.effects.operations.common import zone


def is_mode(view: View, number: int, said: str) -> bool:
    """Whether a text means the mode of that number: by the number, or by words that are true of no other mode.

    Words are the arrow (`flare to aura`, `to distance`), the end of the deck (`top`), the name of a basic action, and
    `attack`.
    """
    text = said.strip()
    if text == str(number):
        return True
    frame = view.frames[-1] if view.frames else None
    if frame is None or "tree" not in frame.locals:
        return False
    node = at(view.game.tree(frame.locals["tree"], view), frame.locals["at"])
    words = re.sub(r"^\d+ ", "", text)
    modes = enumerate(node.args.get("modes", ()), 1)
    return [i for i, mode in modes if any(_says(view, frame, o, words) for o in mode)] == [number]


def _says(view: View, frame: Frame, node: Node, words: str) -> bool:
    match node.op:
        case "move":
            return _arrow(view, frame, node, words)
        case "put":
            end = node.args.get("at")
            return end is not None and words in (end, f"deck {end}", f"{end} of deck", f"{end} of the deck")
        case "basic":
            return words == node.args.get("named")
        case "attack":
            return words == "attack"
    return False


def _arrow(view: View, frame: Frame, node: Node, words: str) -> bool:
    """Whether words name an arrow: from where to where, or only to where."""
    source, mark, target = words.rpartition("to ")
    if not mark:
        return False
    sources, targets = (
        {name for z in _listed(node.args[end]) for name in _names(zone(view, frame, z))} for end in ("from", "to")
    )
    return target.strip() in targets and (not source.strip() or source.strip() in sources)


def _listed(zones: str | tuple[str, ...]) -> tuple[str, ...]:
    return (zones,) if isinstance(zones, str) else zones


def _names(place: str) -> tuple[str, ...]:
    """A zone as lines name it: with its player or without."""
    player = board.player_of(place)
    return (place, place.removeprefix(f"{player}.")) if player else (place,)
