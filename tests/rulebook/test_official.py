"""Reading the two formats: what a scan breaks, and what Markdown wraps, on small documents of our own."""

from __future__ import annotations

import pytest

from judge.rulebook import official
from judge.rulebook.official.place import Layout, place, target

JA = """# 『遊戯』

# 総合ルール

2018/06/09 制定	2030/01/02 更新

# はじめに

前書き。

# **§1** 始まり

# 1-1 猫

猫は寝る。犬は走
る。

#### 1-2鳥

鳥は飛ぶ。

鳥は歌う。

補足:夜は歌わない。

- i : 羽を広げる。

風を待つ。

ii:飛ぶ。

- a) 高く飛ぶ。

- 海へ
- ・ 山へ

1-3 魚

魚は<間合>にいる。く山札>にはいない。

- 1) 泳ぐ。
- 跳ねる。
- 3) 潜る。

## A. 深い海の場合

光はない。

値\t魚
1\t鯛

2\t鮪
"""

KO = """---
title: 통합 규칙
date: 2031-05-06 09:00:00 +09:00
---

### 들어가며

머리말.

#### [핵심 규칙](#핵심-규칙-1)

유효하다.

#### 에라타

고침.

## 핵심 규칙

### 1. 시작

#### 1-1. 고양이

고양이는 [잔다](#1-2-새(낮)).

#### 1-2. 새

> i: 날개를 편다.
>
> > i-A: 넓게.
> > i-B: 좁게.

> ii: 난다.

##### 1-2-1. 까치

| 하나 | 둘 |
| :--- | :--- |
| 1 | 2 |

#### 1-3. 물고기

##### 1-2-1. 잉어

- 물에서
  산다.
"""


def read(text: str) -> dict[str, str]:
    layout = Layout({"0|はじめに": "0", "0|들어가며": "0", "0|핵심 규칙": "0-1", "0|에라타": "0-2"})
    return {clause.id: clause.text for clause in place(official.read(text).sections, layout).clauses}


def test_japanese_scan() -> None:
    document = official.read(JA)
    assert (document.edition, document.language) == ("ja-2030-01-02", "ja")
    found = read(JA)
    assert list(found) == [
        "0", "1", "1-1", "1-2", "1-2 paragraph 1", "1-2 paragraph 2", "1-2 note 1", "1-2 i", "1-2 ii", "1-2 ii-a",
        "1-2 bullet 1", "1-2 bullet 2", "1-3", "1-3 1", "1-3 2", "1-3 3", "1-3 A", "1-3 table 1",
    ]  # fmt: skip
    assert found["1-1"] == "猫は寝る。犬は走る。"
    assert found["1-2 i"] == "羽を広げる。\n風を待つ。"
    assert found["1-3"] == "魚は<間合>にいる。<山札>にはいない。"
    assert found["1-3 A"] == "深い海の場合\n光はない。"
    assert found["1-3 table 1"].count("\n") == 2


def test_faults_that_were_mended_are_told() -> None:
    faults = place(official.read(JA).sections, Layout()).faults
    assert faults == {"1-3": "the heading is printed like a paragraph; step 2 is printed without its number"}


def test_korean_markdown() -> None:
    document = official.read(KO)
    assert (document.edition, document.language) == ("ko-2031-05-06", "ko")
    found = read(KO)
    assert list(found) == [
        "0", "0-1", "0-2", "1", "1-1", "1-2", "1-2 i", "1-2 i-A", "1-2 i-B", "1-2 ii", "1-2-1", "1-2-1 table 1",
        "1-3", "1-3-1", "1-3-1 bullet 1",
    ]  # fmt: skip
    assert found["1-1"] == "고양이는 잔다."
    assert found["1-2 i-A"] == "넓게."
    assert found["1-3-1 bullet 1"] == "물에서 산다."


def test_what_has_no_id_is_reported_with_its_line() -> None:
    placed = place(official.read(JA).sections, Layout())
    assert placed.unplaced == ["line 7: the section “はじめに” is in no catalogue"]


def test_rows_of_places() -> None:
    layout = Layout(places={"1-2": ["p1", "p3", "n1", "i", "ii", "ii-a", "b1", "b1"]})
    found = {c.id: c for c in place(official.read(JA).sections, layout).clauses}
    assert found["1-2 paragraph 3"].printed == "¶2"
    assert found["1-2 bullet 1"].text == "海へ\n山へ"
    assert target("A4-2", "A4-2-1:p2") == "A4-2-1 paragraph 2"
    assert target("B1 saine", "B1_saine-a1:n1") == "B1 saine-a1 note 1"
    assert target("5-11", ".") == "5-11"


@pytest.mark.parametrize("text", ["", "総合ルール", "통합 규칙", "# 1-1 a\n", "\x00" * 10])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(official.UnknownFormatError, match="no comprehensive rules document"):
        official.read(text)
