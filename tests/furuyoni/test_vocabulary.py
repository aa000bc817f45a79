"""The vocabulary is the one place where zones are listed; its clauses are those of the catalogue."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.furuyoni.vocab.model import Changed, Said, Verb, Words, Zone
from judge.rulebook.catalogue import load

SOURCE = Path(judge.__file__).parent
NAMES = {*CORE.card_zones, *CORE.crystal_zones}
MOST = 4
"""So many names of zones may stand together: in a rule that names its zones (10-20)."""
GONE = ("CARD_ZONES", "CRYSTAL_ZONES", "OWNERS_ONLY", "HOLDS_CRYSTALS", "FACE_UP", "THEIRS_TO_SEE", "WITHOUT_ORDER",
        "SPECIAL_STATES", "KLASSES", "PLAYER_FACTS")  # fmt: skip


def literals(tree: ast.AST) -> Iterator[tuple[int, set[str]]]:
    """Every list of words that is written out: where it begins, and its words."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            parts = node.elts
        elif isinstance(node, ast.Dict):
            parts = [key for key in node.keys if key is not None]
        else:
            continue
        yield node.lineno, {p.value for p in parts if isinstance(p, ast.Constant) and isinstance(p.value, str)}


def test_nothing_else_lists_zones() -> None:
    elsewhere = [
        f"{path.relative_to(SOURCE)}:{line} {sorted(found & NAMES)}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path.parent.name != "vocab" and "megami" not in path.parts  # a clause of a chapter may name zones itself
        for line, found in literals(ast.parse(path.read_text()))
        if len(found & NAMES) > MOST and len(found & NAMES) * 2 > len(found)
    ]
    assert elsewhere == []


def test_the_lists_of_old_are_gone() -> None:
    texts = {path: path.read_text() for path in SOURCE.rglob("*.py")}
    assert [f"{path}: {name}" for path, text in texts.items() for name in GONE if name in text] == []


def test_every_clause_of_an_entry_is_in_the_catalogue() -> None:
    found: set[str] = set()
    for zone in CORE.zones.values():
        found |= {zone.clause, zone.holds.clause, zone.face.clause, zone.silent, zone.tied, zone.counted, zone.endless}
        found |= {*zone.placed.values(), *zone.orders}
    for entry in (*CORE.classes.values(), *CORE.players.values(), *CORE.verbs.values()):
        found.add(entry.clause)
    catalogue = load()
    for clause in sorted(found - {""}):
        assert catalogue.find(clause), clause


def test_what_cannot_be_is_refused_when_it_is_built() -> None:
    held = Said(frozenset({"normal"}), "7-1")
    with pytest.raises(ValueError, match="common zone"):
        Vocabulary((Words(zones=(Zone("heap", held, of="common"),)),))
    with pytest.raises(ValueError, match="only the first part"):
        Vocabulary((Words(verbs=(Verb("call", "9-2", lambda rest: None, args=("name", "hidden_card")),)),))
    with pytest.raises(KeyError):
        Vocabulary((Words(zone_changes=(Changed("nowhere", "holds", "seed", "7-1"),)),))
    with pytest.raises(ValueError, match="declared twice"):
        Vocabulary((Words(zones=(Zone("hand", held),)),))
