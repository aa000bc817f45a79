"""The action that is asked about: a line of play as people write it, `a: use Slash`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.choice import CHANCE
from judge.furuyoni.cards.index import Cards
from judge.furuyoni.file.model import PLAYERS
from judge.furuyoni.file.names import Names, fold
from judge.furuyoni.file.play import read_line
from judge.furuyoni.glossary import glossary
from judge.light import regex
from judge.port.floor import Asked, Scenario
from judge.text.errors import Place, Problem
from judge.text.nodes import Text

if TYPE_CHECKING:
    from judge.port.expect import Line

WHERE = "<action>"
DISCARD = "cover"
WORDS = {
    "discard": DISCARD, "react": "respond", "answer": "respond", "counter": "respond", "play": "use", "cast": "use",
    "advance": "forward", "approach": "forward", "withdraw": "backward", "retreat": "backward",
    "escape": "break_away", "evade": "break_away", "take": "damage", "finish": "end", "stop": "end",
    "rebuild": "reshuffle", "decline": "pass", "pay": "choose", "pick": "choose", "full_power": "throughout",
}  # fmt: skip
"""Verbs that people write, and the project's own."""
TERMS = ("forward", "backward", "recover", "focus", "break_away", "reshuffle", "throughout", "charge")
"""Verbs that are terms of the game, so that a line may have them in Japanese or Korean."""
_BY = regex(r"\s*(\w+)\s*[:：]\s*(.*?)\s*", re.S)
_NAMED = ("use", "respond", "cover")


def asked(text: str, scenario: Scenario, problems: list[Problem]) -> Asked | None:
    """The action as a line of play; None, with a problem, where it cannot be read or names a card there is not."""
    found = _BY.fullmatch(text)
    by = found[1].lower() if found is not None else ""
    if found is None or by not in (*PLAYERS, CHANCE):
        problem = Problem.at(Place(WHERE), "J711", f"{text!r} does not say whose action it is", "write `a: use Slash`")
        problems.append(problem)
        return None
    words, said = _own(found[2])
    words = words.removeprefix("attempt ").strip()
    node = Text(Place(WHERE, 1, found.start(2) + 1), words)
    line = read_line(by, node, node, problems, scenario.board.words)
    if line is None or not _known(line, scenario, node, problems):
        return None
    return Asked(line, said)


def _own(words: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The words with the project's own verb, and what was said instead of it."""
    key = fold(re.sub(r"^(full|break) (power|away)\b", r"\1_\2", words.strip()))
    verb, _, rest = words.strip().partition(" ")
    if key.startswith("full_power"):
        verb, rest = "full_power", words.strip()[len("full power") :].strip()
    own = WORDS.get(fold(verb)) or _terms().get(fold(verb))
    if own is None or own == fold(verb):
        return words, ()
    return f"{own} {rest}".strip(), ((verb.replace("_", " "), own.replace("_", " ")),)


def _terms() -> dict[str, str]:
    terms = ((term, glossary().get(term, {})) for term in TERMS)
    return {fold(names[lang]): term for term, names in terms for lang in ("ja", "ko") if lang in names}


def _known(line: Line, scenario: Scenario, node: Text, problems: list[Problem]) -> bool:
    """Whether the card that the line names exists: one that nobody has makes an action illegal, a slip does not."""
    name = line.args[0] if line.verb in _NAMED else line.args[1] if line.args[:1] == ("cover",) else ""
    if not name:
        return True
    name = re.sub(r" of [ab]$", "", name)
    megami = tuple(m for seat in scenario.board.seats.values() for m in seat.megami)
    found: list[Problem] = []
    Names(Cards(), scenario.cards, scenario.adhoc).card(node, name, megami, found)
    slips = [one for one in found if one.code == "J203"]
    problems += slips
    return not slips
