"""What a run has made goes when nobody holds it any more: nothing of it waits until garbage is looked for."""

from __future__ import annotations

import gc

import pytest

from judge.answer.run import adjudicate
from tests.furuyoni.shipped import FILES, load, one_in

SAMPLED = [file for file in FILES if one_in(150, file)]


@pytest.mark.parametrize("file", SAMPLED, ids=[str(file) for file in SAMPLED])
def test_a_run_leaves_no_garbage(file: str) -> None:
    scenario = load(file)
    adjudicate(scenario)
    gc.disable()
    gc.freeze()  # what was there before is not gone through
    try:
        adjudicate(scenario)
        assert not gc.collect()
    finally:
        gc.unfreeze()
        gc.enable()
