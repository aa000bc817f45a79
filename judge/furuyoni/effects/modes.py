"""The modes of an open choice in words, as a line of `play` may name them: by what they do, not only by number."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.tree import Node, at, walk
from judge.furuyoni import board
from judge.furuyoni.cards.names import fold, full_width
from judge.furuyoni.effects.operations.common import zone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine import Choice, Frame, View

LANGUAGES = ("en", "ja", "ko")


def is_mode(view: View, number: int, said: str) -> bool:
    """Whether a text means the mode of that number: by the number, or by words that are true of no other mode.

    Words are the arrow (`flare to aura`, `to distance`), the end of the deck (`top`) or another zone that a card goes
    to (`facedown`), the name of a basic action or a gauge, that of what is done (`attack`, `use`, `draw`, `flinch`),
    and all that the mode does, as `mode_words` tells it in any language.
    """
    text = said.strip()
    if text == str(number):
        return True
    modes = _open(view)
    if not modes:
        return False
    frame, words = view.frames[-1], re.sub(r"^\d+ ", "", text)
    meant = [i for i, mode in enumerate(modes, 1) if any(_says(view, frame, o, words) for o in mode)]
    if meant:
        return meant == [number]
    whole = _signed(text)
    return number <= len(modes) and any(_signed(_told(view, modes[number - 1], lang)) == whole for lang in LANGUAGES)


def deed(view: View, number: int) -> tuple[str, int] | None:
    """The mode of that number as a line about a card says it, where it says no other mode: `use` or `cover`, and the
    one card that the text has picked for it."""
    deeds = [{done for operation in mode if (done := _deed(view.frames[-1], operation))} for mode in _open(view)]
    if number > len(deeds) or len(deeds[number - 1]) != 1:
        return None
    (own,) = deeds[number - 1]
    return own if sum(own in one for one in deeds) == 1 else None


def _deed(frame: Frame, node: Node) -> tuple[str, int] | None:
    """What an operation does to the one card that the text has picked, as the verb of a line."""
    verb = {"use": "use", "put": "cover"}.get(node.op)
    if verb is None or (verb == "cover" and (node.args["to"] != "owner.facedown" or node.args.get("at") is not None)):
        return None
    picked = frame.locals.get("names", {}).get(node.args.get("card"), ())
    return (verb, picked[0].id) if len(picked) == 1 and picked[0].kind == "card" else None


def _signed(text: str) -> tuple[str, ...]:
    """What is left of the words of a mode when they are compared: the marks of a name, and the signs before numbers.

    >>> _signed("the distance: -1, then +2")
    ('thedistance', '-', '1then', '+', '2')
    """
    parts = re.split(r"([+-])(?=\d)", full_width(text))
    return tuple(part if part in ("+", "-") else fold(part) for part in parts)


def mode_words(view: View, choice: Choice, number: int, lang: str = "en") -> str:
    """The mode of that number in words that mean it and no other: short ones, or what it does as a card tells it.

    Of a choice that was made it is what it does; its number, where its text holds several that it may have been.
    """
    if is_past(choice):
        asked = _asked(view, choice)
        return _told(view, asked[number - 1], lang) if asked else str(number)
    modes = _open(view)
    if number > len(modes):
        return str(number)
    for operation in modes[number - 1]:
        for word in _short(view, view.frames[-1], operation):
            if is_mode(view, number, word):
                return word
    return _told(view, modes[number - 1], lang)


def is_past(choice: Choice) -> bool:
    """Whether a choice was made before, and is told by its event (`Words.made`)."""
    return len(choice.about) == 2


def _asked(view: View, choice: Choice) -> tuple[tuple[Node, ...], ...]:
    """The modes of a choice that was made, where only one operation of its text asks among so many."""
    root = board.rules(view).tree(choice.about[0], view)
    found = [node.args["modes"] for _, node in walk(root) if node.op == "choose"]
    found = [modes for modes in found if len(modes) == len(choice.options)]
    return found[0] if len(found) == 1 else ()


def _open(view: View) -> tuple[tuple[Node, ...], ...]:
    """The modes of the choice that is open; none where it is no choice of a mode."""
    frame = view.frames[-1] if view.frames else None
    if frame is None or "tree" not in frame.locals:
        return ()
    root = board.rules(view).tree(frame.locals["tree"], view)
    modes: tuple[tuple[Node, ...], ...] = at(root, frame.locals["at"]).args.get("modes", ())
    return modes


def _told(view: View, mode: tuple[Node, ...], lang: str) -> str:
    """A mode as the read-back of its card tells it, on one line."""
    from judge.furuyoni.messages import seated
    from judge.furuyoni.readback import words
    from judge.furuyoni.readback.teller import Teller

    game = board.rules(view)
    return " ".join(Teller(words(lang, seated(view)), game.abilities, game.vocab).mode(mode).split())


def _short(view: View, frame: Frame, node: Node) -> Iterator[str]:
    """The short words for an operation, as `_says` takes them."""
    match node.op:
        case "move":
            ends = [[zone(view, frame, place) for place in _listed(node.args[end])] for end in ("from", "to")]
            if len(ends[0]) == len(ends[1]) == 1:
                yield " to ".join(_names(one[0])[-1] for one in ends)
        case "put":
            if node.args.get("at") is not None:
                yield str(node.args["at"])
        case "basic":
            if len(_listed(node.args.get("named", ()))) == 1:
                yield _listed(node.args["named"])[0]
        case "attack":
            yield "attack"


def _says(view: View, frame: Frame, node: Node, words: str) -> bool:
    match node.op:
        case "move":
            return _arrow(view, frame, node, words)
        case "put":
            end = node.args.get("at")
            if end is None:
                return words == str(node.args["to"]).rpartition(".")[2]
            return words in (end, f"deck {end}", f"{end} of deck", f"{end} of the deck")
        case "basic":
            return (words,) == _listed(node.args.get("named", ()))
        case "gauge":
            return words == str(node.args["of"])
        case "sentence" | "together" | "if":
            inside = (*node.args.get("do", ()), *node.args.get("then", ()))
            return any(_says(view, frame, inner, words) for inner in inside)
    return words == node.op


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
