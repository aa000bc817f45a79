"""The verdict on every item of the publisher's FAQ rests on something: taken away, the verdict is another.

One item in forty-eight is gone through, all of them with `JUDGE_EVERY_FILE=1` or `python -m tests.answer.rests`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.answer.rests import FILES, rests

MANY_WAYS = {
    "of-oboro-29": "the rules speak against it in several ways: no single thing taken away bears it out",
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: Path(file).stem)
def test_something_taken_away_changes_the_verdict_on_each_item(file: str) -> None:
    assert [one.id for one in rests(file, all_=False, share=48) if not one.held and one.id not in MANY_WAYS] == []
