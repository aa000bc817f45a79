"""The items of the publisher's FAQ, by the cards of which they speak."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from judge.data import load, scenarios
from judge.light import NamedTuple
from judge.scenario.folders import claims_in

if TYPE_CHECKING:
    from collections.abc import Mapping


class Item(NamedTuple):
    """One item. `verdict` is what its file says comes of it (`waiting`: it cannot be put on a board yet)."""

    id: str
    dated: str
    verdict: str
    question: str
    claimed: str
    file: str = ""
    """The file in which it stands."""


@cache
def by_card() -> Mapping[str, tuple[Item, ...]]:
    """The items that speak of a card, by its number, in the order of the files."""
    found: dict[str, tuple[Item, ...]] = {}
    files = claims_in(scenarios() / "furuyoni" / "faq" / "official")
    for file, page in zip(files, load(files), strict=True):
        claims: Any = page
        for claim in claims["claims"]:
            verdict = str(claim.get("verdict", "waiting" if "waiting" in claim else ""))
            item = Item(str(claim["id"]), str(claim["dated"]), verdict, claim["question"], claim["claimed"], file)
            for number in claim.get("about", ()):
                found[number] = (*found.get(number, ()), item)
    return found


def on_card(number: str) -> tuple[Item, ...]:
    """The items that speak of a card."""
    return by_card().get(number, ())
