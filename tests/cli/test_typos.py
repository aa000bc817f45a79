"""Of three hundred misspelt words the line is found nearly always, and the word that was meant nine times of ten."""

from __future__ import annotations

from pathlib import Path

from tests.typos import MANY, SORTS, found, typos


def test_typos_are_found_and_understood(tmp_path: Path) -> None:
    every = [(typo, found(typo, tmp_path)) for typo in typos()]
    assert {typo.sort for typo, _ in every} == {*SORTS}
    unseen = [(typo.written, one.said) for typo, one in every if not one.there]
    strange = [(typo.meant, typo.written, one.said) for typo, one in every if not one.suggested]
    assert len(every) == MANY
    assert len(unseen) <= 0.01 * MANY, unseen
    assert len(strange) <= 0.1 * MANY, strange
