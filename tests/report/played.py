"""How much of each game is played, as the table of the README: `python -m tests.report.played` prints it."""

from __future__ import annotations

from collections.abc import Iterator

from judge.floors import FLOORS
from judge.furuyoni.cards.facts import PRINTINGS
from judge.furuyoni.cards.index import all_cards, executable
from judge.rulebook.catalogue import load
from judge.vision.cards.facts import cards as printed
from judge.vision.cards.written import written


def rows() -> Iterator[str]:
    """The lines of the table."""
    yield "| of | there are | played |"
    yield "| --- | --- | --- |"
    for game in FLOORS:
        catalogue = load(game)
        for edition in FLOORS[game].editions:
            clauses = [entry.name for entry in catalogue.of(edition) if entry.operative]
            borne = FLOORS[game].implemented(edition)
            yield f"| operative clauses, `{edition}` | {len(clauses)} | {sum(1 for name in clauses if name in borne)} |"
    for printing in PRINTINGS:
        cards = all_cards(printing)
        yield f"| cards, `{printing}` | {len(cards)} | {sum(1 for card in cards if executable(card, printing))} |"
    every = printed().values()
    yield f"| cards of 東方VISION | {len(every)} | {sum(1 for card in every if written(card))} |"


if __name__ == "__main__":
    print("\n".join(rows()))
