"""Where each clause is implemented (`judge.rulebook.in_code`): steps, keywords, whoever names it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.rulebook import in_code
from judge.rulebook.catalogue import load

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def implemented() -> Mapping[str, str]:
    """Where each clause is implemented, by id: the function of its step, its keyword, or all that name it."""
    import judge.vision as game
    from judge.vision.effects import keywords
    from judge.vision.rules import procedures

    found = in_code.steps(procedures())
    for abilities in keywords.abilities().values():
        for ability in abilities:
            found.setdefault(ability.clause, "judge/vision/effects/keywords.yaml")
    for clause, names in in_code.named(game, load("vision").entries).items():
        found.setdefault(clause, ", ".join(names))
    return found
