"""What a file tells of the history before its board: what can be told, and what is wrong with what is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni import board
from judge.furuyoni.board.history import LAST
from judge.furuyoni.effects.vocabulary.words import LAST_TURN_FACTS, TURN_FACTS
from judge.furuyoni.rules.distances import CHANGED
from judge.text.errors import Problem, suggest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.furuyoni.vocab import Vocabulary
    from judge.port.expect import Noted

OF_BOARD = ("turn_start_distance", CHANGED)
"""What is told of the board: where the distance stood as the turn began, and that it moved though it came back."""

YES = ("yes", "true", "no", "false")


def facts(words: Vocabulary) -> tuple[str, ...]:
    """What can be told of a player: counts of the turn, and of the turn before."""
    counts = (fact for fact in (*TURN_FACTS, *words.turn_facts) if fact != "used_cards")
    return (*counts, *(LAST + fact for fact in LAST_TURN_FACTS))


def problems(history: Iterable[Noted], words: Vocabulary) -> Iterator[Problem]:
    """Facts that nothing counts, and values that are no number: they would be told in vain."""
    for noted in history:
        head, _, tail = noted.path.partition(".")
        of_player = head in board.PLAYERS and bool(tail)
        known, fact = (facts(words), tail) if of_player else (OF_BOARD, noted.path)
        if fact not in known:
            hint = suggest(fact, known) or "a count of the turn, like `a: {attacks: 1}`"
            yield Problem.at(noted.place, "J025", f"history: nothing is called {fact!r} there", hint)
        elif isinstance(noted.value, str) and not (fact == CHANGED and noted.value in YES):
            yield Problem.at(noted.place, "J021", f"history: {fact} is a number, not {noted.value!r}", "like `1`")
