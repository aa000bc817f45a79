"""The classes of cards that the core knows, and those that a file may give a card of its own."""

from __future__ import annotations

from judge.furuyoni.vocab.model import CardClass

TO_COME = tuple(
    CardClass(name, clause, back="normal", like="normal")
    for name, clause in (
        ("poison", "A7-2 paragraph 1"), ("transform", "A9-3-1-1"), ("storm", "A10-1"), ("troop", "A16-2 paragraph 1"),
        ("plan", "A18-2-1-1"), ("diving", "A15-1"), ("main-parts", "A3-4-1"), ("custom-parts", "A3-4-2"),
    )
)  # fmt: skip
"""Classes of the additional rules: a room that has one declares it, and its entry takes the place of the one here."""

CLASSES = (
    CardClass("normal", "6-2-1-1"),
    CardClass(
        "special", "6-2-1-1", after_use="specials",
        lies_in=frozenset({"specials", "enhancements", "in_use", "extra", "sealed", "out_of_game"}),
    ),
    *TO_COME,
)  # fmt: skip
