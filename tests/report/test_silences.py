"""What the rules do not decide is told in every language of the reports."""

from __future__ import annotations

import pytest

from judge.furuyoni.rules.gaps import GAPS
from judge.report.phrases import LANGUAGES
from judge.report.silences import reading, told
from judge.report.silences.ja import SILENCES as JA
from judge.report.silences.ko import SILENCES as KO


@pytest.mark.parametrize("gap", GAPS)
def test_a_question_has_its_readings_in_every_language(gap: str) -> None:
    known = GAPS[gap]
    assert told(gap, "en") == (known.question, known.readings)
    said = {told(gap, lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES), "it is told in English"
    assert {len(readings) for _, readings in said} == {len(known.readings)}


def test_nothing_is_told_that_is_no_gap() -> None:
    assert {*JA, *KO} <= GAPS.keys()
    assert told("G0", "ja") == ("", ())


def test_a_reading_is_told_by_its_letter() -> None:
    assert reading("G3", "b", "ja") == "決まらない"
    assert reading("G3", "a", "en") == GAPS["G3"].readings[0]
