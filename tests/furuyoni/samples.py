"""A sample of every kind of argument, and effects made of them: what tests of the vocabulary are run over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.furuyoni.effects.abilities import Ability, CardDef
from judge.furuyoni.effects.vocabulary.compile import Compiler
from judge.furuyoni.effects.vocabulary.schema import OPERATIONS, STANDING, Shape
from judge.furuyoni.vocab import seated

PICK = {"pick": {"as": "it", "from": "me.hand"}}
SAMPLES: dict[str, Any] = {
    "expr": "me.life", "filter": "card.mine", "damage": ["7", "8"], "range": "3-4", "sides": {"near": "1"},
    "keywords": "overwhelm", "do": [{"draw": "9"}], "modes": [[{"draw": "9"}], [{"draw": "7"}]], "flag": "yes",
    "abilities": [{"at": "after_attack", "do": [{"draw": "9"}]}], "player": "owner", "actions": ["react", "cover"],
    "zone": "shadow", "zones": ["distance", "opp.flare"], "origin": "opp.enhancements",
    "into": "me.life", "place": "opp.sealed",
    "places": ["me.hand", "opp.deck"], "cards": "all me.extra", "name": "found", "result": "it", "kept": ["it"],
    "card_or_result": "NA-01-yurina-O-N-1", "card": "NA-01-yurina-O-N-1",
    "moment": {"phase": "main_end", "whose": "opp"}, "happening": "reshuffle",
    "payment": "me.hand", "changes": [{"flinch": "me"}], "tracked": "opp.aura", "gauge": "wind",
    "text": "NA-01-yurina-O-N-1",
}  # fmt: skip
OTHER = {"arrow": "no"}
NEEDS: dict[tuple[str, str], dict[str, Any]] = {
    ("change", "rounding"): {"damage_divided": ["2", "2"]}, ("damage", "n"): {"zone": "life"},
}  # fmt: skip
"""Arguments that say something only beside another."""


def sample(name: str, kind: str) -> Any:
    """A value for an argument."""
    sort, _, words = kind.rstrip("!").partition(":")
    if sort in ("word", "words"):
        return words.split()[-1]
    return OTHER.get(name, SAMPLES[sort])


def least(shape: Shape) -> dict[str, Any]:
    """The arguments that must be given."""
    return {name: sample(name, kind) for name, kind in shape.args.items() if kind.endswith("!")}


def written(sort: str, name: str, args: dict[str, Any]) -> list[dict[str, Any]]:
    """An ability with one operation or standing effect."""
    if sort == "standing":
        return [{"at": "ongoing", name: args}]
    if name == "if":
        args = {"if" if key == "cond" else key: value for key, value in args.items()}
        return [{"at": "on_use", "do": [PICK, args]}]
    return [{"at": "on_use", "do": [PICK, {name: args}]}]


def shapes() -> Iterator[tuple[str, str, Shape]]:
    """Every operation and every standing effect."""
    yield from (("do", name, shape) for name, shape in OPERATIONS.items())
    yield from (("standing", name, shape) for name, shape in STANDING.items())


def compiled(abilities: Any) -> CardDef:
    """A card with these abilities."""
    compiler = Compiler("adhoc:Sample", known=seated.everything())
    found: tuple[Ability, ...] = compiler.abilities(abilities)
    return CardDef("adhoc:Sample", {}, "normal", "action", None, "", abilities=found, created=compiler.created)
