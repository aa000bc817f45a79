"""Where each page lies in the folder, and how one page is reached from another."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote

from judge.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.port.floor import Floor

HOME = "index.html"
ASSETS = "assets"
COVERAGE = "coverage.html"
LISTS = {"clause": "clauses.html", "card": "cards.html", "ruling": "rulings.html", "claim": "claims.html",
         "scenario": "scenarios.html"}  # fmt: skip
"""The page that lists everything of a kind."""


def clause(id: str) -> str:
    """The page of a clause."""
    return f"clauses/{slug(id)}.html"


def card(game: str, id: str) -> str:
    """The page of a card."""
    return f"cards/{slug(game)}/{slug(id)}.html"


def run(file: str) -> str:
    """The page of a scenario or ruling, by its path among the scenarios."""
    return f"runs/{_stem(file)}.html"


def claim(file: str, id: str) -> str:
    """The page of a claim of a file."""
    return f"claims/{_stem(file)}/{slug(id)}.html"


def slug(id: str) -> str:
    """An id as the name of a file: what could mean something else is written as its number.

    >>> slug("9-4 iii"), slug("NA-02/04-saine/tokoyo-A1-N-1/4"), slug("V6.2.4.d")
    ('9-4_iii', 'NA-02~2f04-saine~2ftokoyo-A1-N-1~2f4', 'V6.2.4.d')
    """
    return re.sub(r"[^A-Za-z0-9._-]", lambda found: f"~{ord(found[0]):x}", id.replace(" ", "_"))


def link(page: str, target: str) -> str:
    """How a page leads to another."""
    return quote(f"{'../' * page.count('/')}{target}")


def called(floor: Floor | None, game: str) -> list[str]:
    """What a game is called, in every language."""
    return [floor.titles.get(lang, game) if floor is not None else game for lang in LANGUAGES]


def trail(called: Sequence[str], inside: str | Sequence[str]) -> list[str]:
    """Where a page belongs: what its game is called, and which part of it that is."""
    parts = [inside] * len(called) if isinstance(inside, str) else inside or [""] * len(called)
    return [" · ".join(filter(None, both)) for both in zip(called, parts, strict=True)]


def within(game: str, path: str) -> str:
    """A path among the scenarios, without the folder of its game."""
    return path.removeprefix(f"{game}/")


def _stem(file: str) -> str:
    return "/".join(slug(part) for part in file.removesuffix(".yaml").split("/"))
