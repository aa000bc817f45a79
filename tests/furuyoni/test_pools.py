"""Appendix 1: what each version brings, against the official text where it stands beside the project."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from judge.furuyoni.cards.facts import PRINTINGS, cards_of, home, homes
from judge.furuyoni.cards.index import brought
from judge.furuyoni.cards.pools import bringing, find_version, never_chosen, versions
from judge.rulebook.catalogue import load

OFFICIAL = Path(__file__).parents[3] / "shared" / "seeds" / "000_56e2a420a25a7f88.txt"
JAPANESE = OFFICIAL.parent / "001_5dd914a4a9a48b37.txt"
TOKEN = re.compile("「([^」]+)」`?(부터|から)?")
# the Korean document prints other lists in place of theirs, see `corrected` in pools.yaml; the Japanese one has them
MISPRINTED = {"saine", "tokoyo"}


def official(path: Path = OFFICIAL) -> list[str]:
    if not path.is_file():
        pytest.skip(f"the official text is not at {path.parent}")
    return path.read_text(encoding="utf-8").splitlines()


def numbers(text: str) -> list[str]:
    """The numbers in a sentence, those between two that are named as a run included."""
    found: list[str] = []
    run = ""
    for token, begins in TOKEN.findall(text):
        number = token.replace("NA-07-chikage", "NA-09-chikage").replace("-O-P-0", "-O-P-").replace("-MP1", "-MP-1")
        if run:
            found.pop()
            found.extend(between(run, number))
        else:
            found.append(number)
        run = number if begins else ""
    return found


def between(first: str, last: str) -> list[str]:
    """All numbers from one to another: TransForm Card 01 to 03, O-S-3-Ex1 to Ex3, A1-N-1-Ex1 to A1-N-7-Ex1."""
    at = next(at for at, marks in enumerate(zip(first, last, strict=True)) if marks[0] != marks[1])
    return [f"{first[:at]}{digit}{first[at + 1 :]}" for digit in range(int(first[at]), int(last[at]) + 1)]


def swap(line: str, have: list[str]) -> list[str]:
    """A version's list after one line of the appendix: swapped, taken out, put in, or simply stated."""
    parts = re.split("(교체한다|교환한다|제외한다|제외하고|추가한다)", line)
    for text, verb in zip(parts[::2], [*parts[1::2], ""], strict=True):
        out, _, into = text.partition("카드를") if verb[:1] == "교" else (text, "", "")
        if verb[:1] in ("교", "제"):
            gone = numbers(out)
            have = [number for number in have if number not in gone] + numbers(into)
        else:
            have = have + numbers(text)
    return have


def lists() -> dict[str, list[str]]:
    """The lists of appendix 1 by version, read from the official text."""
    text = "\n".join(official()).partition("### 카드 목록")[2].partition("\n## ")[0]
    found: dict[str, list[str]] = {}
    version = None
    for line in re.sub(r"\([^)]*\)|(?<=부터)\n", "", text).splitlines():
        if heading := re.fullmatch(r"#{4,5} (.*)의 경우", line):
            version = find_version(heading[1])
            if version:
                original = versions()[version].megami
                found.setdefault(version, list(found.get(original, [])) if version != original else [])
        elif version and "「" in line and not line.startswith("※"):
            found[version] = swap(line, found[version])
    return found


def test_the_lists_are_those_of_the_official_text() -> None:
    printed = lists()
    assert set(versions()) == set(printed)
    for version in versions().values():
        if version.megami in MISPRINTED:
            continue
        ours = {number for number in version.listed if re.match("NA-|TransForm", number)} - set(version.text_only)
        assert Counter(printed[version.id]) == Counter(ours), version.id


def test_the_two_that_are_misprinted_are_those_of_the_japanese_text() -> None:
    found: dict[str, list[str]] = {}
    version = None
    for line in official(JAPANESE):
        if heading := re.fullmatch("#+ (.*)の場合", line):
            version = find_version(heading[1])
        elif version and versions()[version].megami in MISPRINTED and "「NA-" in line and not line.startswith("※"):
            gone, _, into = line.replace("--", "-").partition("カードを、") if "入れ替える" in line else ("", "", line)
            base = found.get(versions()[version].megami, [])
            found[version] = [number for number in base if number not in numbers(gone)] + numbers(into)
    assert len(found) == 6
    for version, printed in found.items():
        assert Counter(versions()[version].listed) == Counter(printed), version


def test_set_up_is_that_of_the_official_text() -> None:
    printed: dict[str, set[str]] = {}
    for line in official():
        if "벚꽃결투를 준비할 때" in line or "깃들인 플레이어는, 대신 카드 번호" in line:
            for number in numbers(line):
                owner = home(number)
                assert owner
                printed.setdefault(owner, set()).add(number)
    ours: dict[str, set[str]] = {}
    for version in versions().values():
        for number in version.beside:
            if re.match("NA-|TransForm", number):
                ours.setdefault(version.megami, set()).add(number)
    assert printed == ours


@pytest.mark.parametrize("version", versions())
def test_every_version_has_seven_or_more_to_choose(version: str) -> None:
    known = versions()[version]
    cards = {number: card for name in homes() for number, card in cards_of(name, "s10-2").items()}
    classes = Counter(cards[number].klass for number in known.choose)
    assert classes == {"normal": 7, "special": 1 if version.startswith("yatsuha-") else 4}
    assert len(set(known.listed)) == len(known.listed)
    assert set(known.listed) <= set(cards)


def test_every_card_is_in_somebody_s_list() -> None:
    for name in homes():
        for number in cards_of(name, "s10-2"):
            assert bringing(number), number


def test_a_megami_is_in_no_printing_before_her_first() -> None:
    assert not brought("innealra-o1", "s9-2")
    assert len(brought("innealra-o1", "s10")) == 15
    assert all(brought(version, printing) for version in versions() for printing in PRINTINGS[2:])


def test_the_edition_that_alone_has_a_megami_is_the_one_in_whose_appendix_she_is() -> None:
    entries = load().entries
    for version in versions().values():
        printed = {*entries[version.clause].printed}
        assert printed == ({version.edition} if version.edition else {"ja-2024-06-24", "ko-2025-08-15"}), version.id


def test_the_shared_card_belongs_to_two_megami() -> None:
    shared = "NA-02/04-saine/tokoyo-A1-N-1/4"
    assert [version.id for version in bringing(shared)] == ["saine-a1", "tokoyo-a1"]
    (card,) = [card for card in brought("tokoyo-a1", "s10") if card.number == shared]
    assert card.users == ("saine", "tokoyo")


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("yurina", "yurina"),
        ("YURINA", "yurina"),
        ("yurina-o", "yurina"),
        ("ユリナ", "yurina"),
        ("『第二章』サイネ", "saine-a1"),
        ("第二章サイネ", "saine-a1"),
        ("Second Chapter Saine", "saine-a1"),
        ("『제2장』 사이네", "saine-a1"),
        ("『徒神』ヤツハ", "yatsuha-a1"),
        ("완전태 야츠하", "yatsuha-a1"),
        ("이니르·마히루", "innealra-o2"),
        ("innealra", None),
        ("コダマ", None),
        ("", None),
    ],
)
def test_versions_are_found_by_name(text: str, version: str | None) -> None:
    assert find_version(text) == version


def test_no_name_means_two_versions() -> None:
    named = Counter(name for version in versions().values() for name in {*version.names.values(), version.id})
    assert set(named.values()) == {1}
    assert set(never_chosen()) == {"kodama", "kiriko", "zanka", "ouka"}
