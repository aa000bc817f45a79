"""Where each clause is implemented (`judge.rulebook.in_code`): steps, what set-up lays out, cards, whoever names it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.engine import nothing
from judge.rulebook import in_code
from judge.rulebook.catalogue import load

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def implemented(edition: str) -> Mapping[str, str]:
    """Where each clause of an edition is implemented, by id.

    A clause that is a step, a port or an amendment is its function; any other is all that names it in the code.
    """
    from judge.furuyoni import megami
    from judge.furuyoni.cards.pools import versions
    from judge.furuyoni.game import core, procedures
    from judge.furuyoni.rules import additional
    from judge.furuyoni.vocab import seated

    rooms = megami.seated(megami.NAMES)
    found = in_code.steps((*procedures(edition).values(), *(one for room in rooms for one in room.procedures)))
    answers = [(clause, run) for clause, run in core().items() if run is not nothing]
    answers += [(one.id, one.run) for room in rooms for one in room.in_edition(edition)]
    for clause, run in answers:
        found.setdefault(clause, in_code.function(run))
    words = seated.everything()
    for version in versions():
        for laid in additional.cards_laid(version, words):
            for clause in (laid.clause, *laid.also):
                found.setdefault(clause, "judge.furuyoni.rules.additional.placements")
    for clause in _of_cards():
        where = "cards.definitions" if clause.startswith("B1") else "core.s9_2_use"
        found.setdefault(clause, f"judge.furuyoni.{where}")
    for clause, names in _named().items():
        found.setdefault(clause, ", ".join(names))
    entries = load().entries
    return {clause: found[clause] for clause in found if clause in entries and edition in entries[clause].printed}


@cache
def _of_cards() -> tuple[str, ...]:
    """The clauses that the facts of cards name: notes on their users (B1), errata (B2)."""
    from judge.furuyoni.cards.facts import PRINTINGS, cards_of
    from judge.furuyoni.cards.pools import versions

    cards = (c for m in {v.megami for v in versions().values()} for p in PRINTINGS for c in cards_of(m, p).values())
    named = ((*card.users_by, *([card.erratum.clause] if card.erratum else [])) for card in cards)
    return tuple(dict.fromkeys(clause for clauses in named for clause in clauses))


@cache
def _named() -> Mapping[str, tuple[str, ...]]:
    import judge.furuyoni as game
    from judge.furuyoni import megami

    return in_code.named(game, load().entries, megami.__name__)
