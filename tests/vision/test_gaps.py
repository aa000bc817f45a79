"""A silence of 東方VISION is met on the boards whose answer hangs on it, and on no others."""

from __future__ import annotations

from pathlib import Path

import pytest

import judge

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "vision"
MET = (
    ("G17", "contested/their-spell-loses-its-words-in-answer"),
    ("G18", "contested/a-tanuki-blocks-on-the-path-of-the-small"), ("G18", "contested/measured-against-a-tanuki"),
    ("G18", "contested/a-curse-finds-nothing-printed-under-a-tanuki"),
    ("G19", "contested/the-opponents-team-called-over"),
    ("G20", "contested/an-effect-out-of-brackets-made-invalid"),
)  # fmt: skip
NOT_MET = (
    ("G17", "cards/412-another-text", "the spell of the own hand"),
    ("G17", "rulings/blog-2012-07-09-1-4", "the own spell being played"),
    ("G18", "contested/a-princess-under-a-tanuki", "nobody asks what is printed"),
    ("G18", "cards/1858-the-great-do-not-block", "they lie face up"),
    ("G19", "contested/drawn-by-who-sets-it-there", "it comes out of the play area of who sets it"),
    ("G19", "contested/a-first-sign-of-another-player", "it comes out of the sideboard of who brings it out"),
    ("G20", "contested/fixed-text-is-not-silenced", "the text is made invalid, not the effect"),
    ("G20", "cards/085-silences-automatic-effects", "nothing of it stands in 【】"),
    ("G20", "2-cards/text-in-brackets-stays", "what was used is under way"),
    ("G20", "cards/068-gone-with-the-discard-phase", "nothing makes it invalid"),
)  # fmt: skip


def met(file: str) -> dict[str, str]:
    scenario, problems = judge.load(str(SCENARIOS / f"{file}.yaml"))
    assert scenario is not None, problems
    ruling, _ = judge.adjudicate(scenario)
    assert ruling is not None
    return dict(ruling.gaps)


@pytest.mark.parametrize(("gap", "file"), MET)
def test_a_silence_is_met_by_its_first_reading_where_nobody_asks_for_another(gap: str, file: str) -> None:
    assert met(file).get(gap) == "a"


@pytest.mark.parametrize(("gap", "file", "where"), NOT_MET)
def test_a_silence_is_not_met_where_nothing_hangs_on_it(gap: str, file: str, where: str) -> None:
    assert gap not in met(file), where
