"""A copy with twenty known edits: all twenty are named, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from judge.rulebook import official
from judge.rulebook.catalogue import load
from judge.rulebook.diff import Report, compare, compare_editions, words
from judge.rulebook.official.place import passages

Seed = Callable[[str], Path]
Copied = Callable[[str], Any]


def between(edition: str, old: str, new: str) -> Report:
    """The report on two texts of one edition."""
    layout = load().layout(edition)
    read = [passages(official.read(text).sections, layout) for text in (old, new)]
    return compare(*read)


def edit(copy: Any) -> set[tuple[str, str, str]]:
    """Make twenty edits; return what they are: kind, clause, and where it went."""
    ja = not copy.korean
    step = "- {}" if ja else "> {}"
    # 1 a step is put in and shifts the others
    copy.insert("9-5", 1, step.format("i: 新しい一歩を踏み出す。" if ja else "i: 새로운 걸음을 내딛는다."))
    lines = copy.body("9-5")
    copy.lines[lines[2]] = copy.lines[lines[2]].replace("i:", "ii:", 1)
    copy.lines[lines[3]] = copy.lines[lines[3]].replace("ii:", "iii:", 1)
    # 2 a paragraph is put in between two
    copy.insert("5-10", 2, "桜が散るならば数えない。" if ja else "벚꽃이 지면 세지 않는다.")
    # 3 a paragraph is put behind a section of one
    copy.insert("5-11", 1, "数が無限ならば止まる。" if ja else "숫자가 무한이면 멈춘다.")
    # 4 a bullet is put in
    copy.insert("9-2", 7, "- 風が吹いている" if ja else "- 바람이 불고 있다.")
    # 5 a section is put in and shifts those behind it
    copy.sections({f"10-{n}": f"10-{n + 1}" for n in range(10, 45)})
    new = ["#### 10-10. 花見" if not ja else "#### 10-10 花見", "", "花を見る。酒は飲まない。" if ja else "꽃을 본다."]
    copy.put("10-11", [*new, ""])
    # 6 a section is taken out and those behind it move up
    copy.take("6-4-1-6")
    copy.sections({"6-4-1-7": "6-4-1-6", "6-4-1-8": "6-4-1-7"})
    # 7 a step is taken out
    copy.delete("9-7", 3)
    # 8 a paragraph is taken out
    copy.delete("9-8", 6)
    # 9 a bullet is taken out
    copy.delete("6-1", 3)
    # 10 a note is taken out
    copy.delete("5-1-4", 2)
    # 11 to 16 words are changed
    copy.reword("5-1-3", 1, r"2", "3")
    copy.reword("9-6-2", 1, "1", "2")
    copy.reword("4-1", 5, "3(?=枚|장)", "4")
    copy.reword("7-1-3-1", 1, "5", "6")
    copy.reword("9-6-4", 0, "宿し|품기", "蓄え" if ja else "쌓기")
    copy.reword("8-1-3", 6, "2", "3")
    # 17 a paragraph moves to another section
    copy.insert("1-2", 1, copy.delete("5-2-1", 7))
    # 18 a paragraph moves inside its section
    copy.insert("7-1-6", 1, copy.delete("7-1-6", 8))
    # 19 a section moves to another chapter
    moved = copy.take("3-2")
    copy.put("5-3", [moved[0].replace("3-2", "5-2-4"), *moved[1:]])
    # 20 a section of the additional rules is reworded
    copy.additional().reword("21-1", 2, "5", "7")
    return {
        ("added", "9-5 i", ""), ("added", "5-10 paragraph 6", ""), ("added", "5-11 paragraph 2", ""),
        ("added", "9-2 bullet 5", ""), ("added", "10-10", ""),
        ("removed", "6-4-1-6", ""), ("removed", "9-7 ii", ""), ("removed", "9-8 paragraph 2", ""),
        ("removed", "6-1 bullet 2", ""), ("removed", "5-1-4 note 1", ""),
        ("reworded", "5-1-3", ""), ("reworded", "9-6-2", ""), ("reworded", "4-1 4", ""),
        ("reworded", "7-1-3-1", ""), ("reworded", "9-6-4", ""), ("reworded", "8-1-3 iv", ""),
        ("reworded", "A21-1 paragraph 2", ""),
        ("moved", "5-2-1 paragraph 7", "1-2 paragraph 2"), ("moved", "7-1-6 paragraph 8", "7-1-6 paragraph 2"),
        ("moved", "3-2", "5-2-4"),
    }  # fmt: skip


def test_names_twenty_edits_and_nothing_else(edition: str, seed: Seed, copied: Copied) -> None:
    original = seed(edition).read_text(encoding="utf-8")
    copy = copied(edition)
    expected = edit(copy)
    assert len(expected) == 20
    report = between(edition, original, copy.text)
    assert {(change.kind, change.id, change.to) for change in report.changes} == expected
    assert len(report.changes) == 20
    assert ("9-5 ii", "9-5 iii") in report.renumbered
    assert ("10-39", "10-40") in report.renumbered
    assert ("6-4-1-8", "6-4-1-7") in report.renumbered
    assert all(old.startswith(("9-5", "10-", "6-4-1")) for old, _ in report.renumbered)
    assert {change.id: change.words for change in report.changes}["9-6-2"] == (("1", "2"),)


def test_a_text_does_not_differ_from_itself(edition: str, seed: Seed) -> None:
    original = seed(edition).read_text(encoding="utf-8")
    assert between(edition, original, original) == Report(())


def test_steps_that_change_places_are_one_move(seed: Seed, copied: Copied) -> None:
    original = seed("ja-2024-06-24").read_text(encoding="utf-8")
    copy = copied("ja-2024-06-24")
    body = copy.body("9-4")
    copy.marks("9-4", {"v": "vi", "vi": "v"})
    v, vi = body[6], body[7]
    copy.lines[v], copy.lines[vi] = copy.lines[vi], copy.lines[v]
    report = between("ja-2024-06-24", original, copy.text)
    assert len(report.changes) == 1
    assert report.changes[0].kind == "moved"
    assert len(report.renumbered) == 1


def test_editions_by_id() -> None:
    catalogue = load()
    ja, ko = ({e.name: e.printed[name] for e in catalogue.of(name)} for name in ("ja-2024-06-24", "ko-2025-08-15"))
    report = compare_editions(catalogue, ja, ko)
    added = [change.id for change in report.changes if change.kind == "added"]
    assert {"4-2 0", "9-4 ix", "9-6 iv", "7-1-3-2", "10-41", "10-44", "6-3 paragraph 9", "A24-7 5"} <= set(added)
    removed = {change.id for change in report.changes if change.kind == "removed"}
    assert {"A3-3 paragraph 4", "A4-2-1", "B2 2"} <= removed
    assert ("4-2 1", "4-2 2") in report.renumbered
    assert ("A18-2-2-1", "18-2-1-1") in report.renumbered


def test_words_that_changed() -> None:
    assert words("カードを2枚引く", "カードを3枚引く") == (("2", "3"),)
    assert words("카드를 2장 뽑는다", "카드를 3장 뽑는다") == (("2", "3"),)
    assert words("", "new words") == (("", "new words"),)
