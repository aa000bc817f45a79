"""A share of the malformed inputs; `python -m tests.malformed` tries all four hundred."""

from __future__ import annotations

import pytest

from tests.malformed import WHOLE, Case, cases, fault, tried

EVERY = 16
CHOSEN = [case for n, case in enumerate(cases()) if n < len(WHOLE) or n % EVERY == 0]


@pytest.mark.parametrize("case", CHOSEN, ids=lambda case: case.name)
def test_it_ends_in_words(case: Case) -> None:
    assert fault(case, tried(case)) == ""


def test_what_would_be_a_fault_is_one() -> None:
    case = Case("x", ("run", "FILE"), b"")
    good = tried(case)
    assert fault(case, good) == ""
    for bad in (
        good._replace(status=3), good._replace(told="Traceback (most recent call last)"), good._replace(told=""),
        good._replace(seconds=10.5), good._replace(megabytes=301.0), good._replace(told="x: J501 y"),
    ):  # fmt: skip
        assert fault(case, bad)


STRANGE_LINE = """\
盤面:
  間合: 4
  a: {メガミ: [カムヰ, レンリ], ライフ: 8, 手札: [紅刃]}
  b: {メガミ: [サイネ, トコヨ], ライフ: 8}
手順:
  - a: ふわふわする
"""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("`choose ふわふわする` where", "use …, respond …, pass", "a basic action", "vow, perjure … as …")),
        ("ja", ("`ふわふわするを選ぶ`", "…を使用、…で対応、何もしない", "基本動作", "誓約する、…を…と偽って使用")),
        ("ko", ("`ふわふわする", "…을/를 사용, …으로/로 대응, 하지 않음", "기본동작", "서약하기")),
    ],
)
def test_lines_there_are_stand_in_the_language_of_the_reader(judge, lang: str, said: tuple[str, ...]) -> None:
    told = judge("run", "-", "--lang", lang, stdin=STRANGE_LINE).err
    assert [part for part in said if part not in told] == []


def test_keys_there_are_stand_in_the_language_of_the_reader(judge) -> None:
    told = judge("run", "-", "--lang", "ja", stdin=STRANGE_LINE.replace("手札: [紅刃]", "凍結: 1")).err
    assert "メガミ、ライフ、オーラ" in told
