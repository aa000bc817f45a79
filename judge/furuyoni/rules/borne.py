"""Where each clause is implemented: the steps of procedures, and the modules that name a clause in their code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from judge.light import regex
from judge.rulebook.catalogue import load

_LITERAL = regex(r'"(A?\d{1,2}-\d[\w -]*|B\d \d+|F\d{1,3})"')


@cache
def implemented(edition: str) -> Mapping[str, str]:
    """Where each clause of an edition is implemented, by id: the module and function of its step, or who cites it.

    A step of a procedure bears the clauses it cites; any other clause is borne by the modules of the game that name it.
    """
    from judge.furuyoni.cards.pools import versions
    from judge.furuyoni.game import procedures
    from judge.furuyoni.rules import additional
    from judge.furuyoni.vocab import seated

    found: dict[str, str] = {}
    for procedure in procedures(edition).values():
        for step in procedure.steps:
            where = f"{step.run.__module__}.{getattr(step.run, '__name__', 'step')}"
            for clause in step.clauses:
                found.setdefault(clause, where)
    words = seated.everything()
    for version in versions():
        for laid in additional.cards_laid(version, words):
            for clause in (laid.clause, *laid.also):
                if edition in load().entries[clause].printed:
                    found.setdefault(clause, "judge.furuyoni.rules.additional.placements")
    for clause in _of_cards():
        if edition in load().entries[clause].printed:
            where = "cards.definitions" if clause.startswith("B1") else "core.s9_2_use"
            found.setdefault(clause, f"judge.furuyoni.{where}")
    for clause, modules in _named().items():
        if clause not in found and edition in load().entries[clause].printed:
            found[clause] = ", ".join(modules)
    return found


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
    """The modules of the game that name a clause of the catalogue in a literal of their code."""
    import judge.furuyoni as game

    found: dict[str, dict[str, None]] = {}
    catalogue = load()
    root = Path(str(game.__path__[0]))
    for path in sorted(root.rglob("*.py")):
        module = ".".join((game.__name__, *path.relative_to(root).with_suffix("").parts))
        for name in _LITERAL.findall(path.read_text(encoding="utf-8")):
            if name in catalogue:
                found.setdefault(name, {})[module] = None
    return {name: tuple(modules) for name, modules in found.items()}
