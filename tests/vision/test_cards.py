"""What is printed on the cards: whole, as the data set has it, without a sentence of it, found by number and name."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from judge.cli.cards import cards as command
from judge.port.library import CARD
from judge.text.errors import Problems
from judge.vision import library
from judge.vision.cards import facts, index, keywords, written
from judge.vision.cards.facts import DURATIONS, LINK, RACES, RANGES, TYPES, Card
from tests.vision.source import DURATIONS as TIMES
from tests.vision.source import RANGES as AREAS
from tests.vision.source import SWAPPED, plain, source
from tests.vision.source import keywords as words_of

FOLDER = Path(facts.FACTS)


def run(*args: str) -> Result:
    return CliRunner().invoke(command, list(args))


def printed() -> list[Card]:
    return list(facts.cards().values())


# -- the data ----------------------------------------------------------------------------------------------------------


def test_every_card_is_there_in_the_file_of_its_number() -> None:
    numbers = [card.number for card in printed()]
    assert len(numbers) == len(set(numbers)) == 2223
    assert numbers[:2000] == [f"No.{n:03}" for n in range(1, 2001)]
    assert numbers[2000:] == [f"PR.{n:03}" for n in range(1, 224)]
    for path in facts.files():
        assert {facts.file_of(number) for number in facts.read(path)} == {path}
    assert {str(path) for path in FOLDER.glob("*")} == {*facts.files()}


def test_what_a_card_has_is_of_its_kind() -> None:
    for card in printed():
        assert card.type in TYPES, card
        assert {*card.races, *(race for race, _ in card.alternate)} <= {*RACES}, card
        assert card.range in ("", *RANGES), card
        assert card.duration in ("", *DURATIONS), card
        assert card.fixed <= {word.name for word in card.keywords}, card
        assert (card.spiritualist != "") == (card.type == "spell"), card
        assert not card.alternate or card.type == "command", card
        assert card.modifies <= (card.type != "character"), card
        if card.type == "character":
            assert card.attack is not None, card
            assert card.toughness is not None, card
            assert card.graze is not None, card


def test_every_keyword_is_one_of_the_rules() -> None:
    used = {word.name for card in printed() for word in card.keywords}
    assert [word for word in used if not keywords.clauses(word)] == []
    assert [word for word in keywords.headings() if word not in used] == []
    for card in printed():
        for word in card.keywords:
            wanted = word.name in ("マナチャージ", "抵抗", "維持コスト", "加護")
            assert (len(word.about) == 1 and re.fullmatch(r"\d+|X", word.about[0]) is not None) == wanted, card
            assert bool(word.about) == (wanted or word.name in ("耐性", LINK)), card


def test_what_is_linked_by_name_is_a_name() -> None:
    names = {"".join(card.name.split()) for card in printed()}
    missing = []
    for card in printed():
        for link in (link for word in card.keywords if word.name == LINK for link in word.about):
            for name in () if link.startswith("*") else link.split("|"):
                if not any("".join(name.split()) in known for known in names):
                    missing.append((card.number, name))
    assert missing == []


def test_there_is_no_sentence_in_it() -> None:
    for path in FOLDER.glob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(?<!々)。|〔|〕|（自動|（常時|（自分ターン|（相手ターン", text), path.name


def test_a_card_that_counts_as_another_is_like_it() -> None:
    for card in printed():
        if card.same:
            other = index.card(card.same)
            assert (other.name, other.type, other.cost, other.keywords, other.strength) == (
                card.name, card.type, card.cost, card.keywords, card.strength,
            ), card  # fmt: skip
            assert not other.same, card


def test_a_number_reads_one_file() -> None:
    probe = (
        "from judge.vision.cards import index, facts; index.find('No.1234');"
        "print(facts.read.cache_info().currsize, index.find('No.1234')[0].number)"
    )
    assert subprocess.check_output([sys.executable, "-c", probe], text=True).split() == ["1", "No.1234"]


# -- the data set, where it is at hand ---------------------------------------------------------------------------------


def test_it_has_the_numbers_names_and_types_of_the_data_set() -> None:
    found = source()
    assert {*found} == {*facts.cards()}
    for number, entry in found.items():
        card = index.card(number)
        assert re.sub(r"^PR\.\d+\s*", "", entry["name"]).strip() == card.name
        assert entry["type"].lower() == card.type
        assert entry.get("user", "").strip() == card.spiritualist
        assert [*entry.get("package", ())] == [*card.sets]


def test_it_has_the_values_of_the_data_set() -> None:
    def told(value: object) -> str:
        return "-" if value is None else str(value)

    for number, entry in source().items():
        card = index.card(number)
        assert (told(card.node), told(card.cost)) == (plain(entry["node"]), plain(entry["cost"])), number
        assert told(card.graze) == plain(entry.get("graze", "-")), number
        strength = "/".join(plain(entry.get(key, "-")) for key in ("attack", "toughness"))
        assert (card.strength or "-/-") == strength, number


def test_it_has_races_keywords_and_icons_of_the_data_set() -> None:
    for number, entry in source().items():
        card = index.card(number)
        races = [race for race in re.split(r"[／\s]+", entry.get("class", "").strip()) if race not in ("", "なし")]
        assert races == [*card.races], number
        words, fixed = words_of(entry)
        own = re.sub(r"「【連結[^」]*」", "", entry.get("ability", ""))  # what a card gives to others it has not itself
        tail = re.findall(r"【連結[^】]*】(?:[^\n【]*)【([^】]*)】", own)
        linked = [LINK] if "【連結" in own else []
        names = [word.name if word.name == LINK else str(word) for word in card.keywords]
        assert sorted(names) == sorted([*words, *linked, *tail]), number
        assert card.fixed == {*fixed, *linked, *tail}, number
        area, time = entry.get("range", ""), entry.get("time", "")
        area, time = (time, area) if number in SWAPPED else (area, time)
        assert (card.range, card.duration) == (AREAS.get(area, ""), TIMES.get(time, "")), number


def test_it_has_the_transformed_sides_and_alternate_races_of_the_data_set() -> None:
    for number, entry in source().items():
        card = index.card(number)
        text = plain(entry.get("ability", ""))
        side = re.search(r"\(変身後\)\n《(.+)》\nGRAZE\((\d+)\)/攻撃力\((\d+)\)/耐久力\((\d+)\) 種族:(\S+)", text)
        if card.turned is None:
            assert side is None, number
        else:
            assert side is not None, number
            assert plain(card.turned.name) == side[1], number
            assert (card.turned.graze, card.turned.attack, card.turned.toughness) == tuple(map(int, side.groups()[1:4]))
            assert [*card.turned.races] == [race for race in side[5].split("/") if race != "なし"], number
        races = re.search(r"《代替レース》(.*)", text)
        asked = re.split(r"[、\s]+", races[1].strip()) if races else []
        assert [race if n == 1 else f"{race}×{n}" for race, n in card.alternate] == asked, number


# -- found -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("43", ["No.043"]),
        ("No.43", ["No.043"]),
        ("Ｎｏ．０４３", ["No.043"]),
        ("N43", ["No.043"]),
        ("PR.7", ["PR.007"]),
        ("p-007", ["PR.007"]),
        ("No.9999", []),
        ("ルーミア", ["No.007", "No.480", "No.921", "No.1254", "No.1625", "No.1909"]),
        ("宇佐見蓮子#478", ["No.478"]),
        ("伊吹萃香#9999", []),
        ("夢想封印 集", ["No.063"]),
        ("霊符「夢想封印集」", ["No.063"]),
        ("すきま妖怪でない誰か", []),
    ],
)
def test_finds_by_number_and_by_name(text: str, found: list[str]) -> None:
    assert [card.number for card in index.find(text)] == found


def test_every_card_is_found_by_its_number_and_by_its_name() -> None:
    for card in printed():
        assert index.find(card.number) == [card]
        beside = {one.number for one in index.find(card.name)}
        assert card.number in beside or card.same in beside, card


def test_suggests_what_is_nearly_so_called() -> None:
    assert "レミリア・スカーレット" in index.nearest("レミリヤ・スカーレット")
    assert {"No.064", "No.1008"} <= {card.number for card in index.matching("マスタースパーク")}
    assert index.matching("・") == []
    with pytest.raises(KeyError):
        index.card("64")


def test_whether_effects_are_written() -> None:
    assert written.written(index.card("No.904"))
    assert not index.card("No.904").text
    for card in printed():
        if card.text and card.number not in written.numbers() and card.same not in written.numbers():
            assert not written.written(card)


def test_the_library_knows_every_card_by_its_names() -> None:
    topics = {topic.id: topic for topic in library.topics()}
    assert {topic.kind for topic in topics.values()} == {CARD}
    assert len(topics) == sum(not card.same for card in printed())
    assert "夢想封印 集" in topics["No.063"].called
    assert "耐久力" not in library.line("No.063", "ja")
    assert library.line("No.043", "en").startswith("character · required node 8 · cost 4 · race 鬼")
    assert ("必要ノード", "8") in library.facts("No.043", "ja")


# -- the command -------------------------------------------------------------------------------------------------------


def test_show_says_what_is_printed_and_whether_effects_are_written() -> None:
    told = run("show", "No.904", "--game", "vision").output
    for piece in ("神玉  (No.904)", "変身 Transform (V10.28)", "0/3", "陰陽師, 人間, graze 0, 2/1, 先制", "none:"):
        assert piece in told
    record = json.loads(run("show", "伊吹", "萃香#43", "--game", "vision", "--format", "json").output)
    assert [one["number"] for one in record] == ["No.043"]
    assert record[0]["written"] is written.written(index.card("No.043"))
    assert record[0]["keywords"] == [{"name": "伝説", "about": [], "fixed": False, "clauses": ["V10.10"]}]
    assert run("show", "ルーミア", "--game", "vision").output.count("(No.") == 6


def test_list_and_search() -> None:
    rows = run("list", "--set", "NO1").output.splitlines()
    assert len(rows) == 2 + sum("NO1" in card.sets for card in printed())
    assert len(json.loads(run("list", "--game", "vision", "--format", "json").output)) == 2223
    assert "No.1008" in run("search", "マスタースパーク", "--game", "vision").output
    assert run("search", "レミリヤ", "--game", "vision").exit_code == 1


@pytest.mark.parametrize(
    "args",
    [
        ("show", "レミリヤ・スカーレット", "--game", "vision"),
        ("list", "--set", "XX1"),
        ("list", "--set", "NO1", "--megami", "saine"),
        ("list", "--set", "NO1", "--game", "furuyoni"),
        ("show", "43", "--game", "vision", "--cards", "s9"),
    ],
)
def test_what_is_wrong_is_one_line_and_status_2(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stderr.startswith("J400 ")
    assert result.stderr.count("\n") == 1


def deck(text: str, tmp_path: Path) -> Path:
    file = tmp_path / "deck.yaml"
    file.write_text(text, encoding="utf-8")
    return file


FULL = "cards: {" + ", ".join(f"No.{n:03}: 3" for n in range(49, 65)) + ", No.065: 2}\n"


def test_a_deck_that_may_be_played(tmp_path: Path) -> None:
    side = "sideboard: [" + ", ".join(f"No.{n:03}" for n in range(80, 90)) + "]\n"
    told = run("deck", str(deck(f"deck: 弾幕\n{FULL}{side}", tmp_path)), "--game", "vision").output
    assert told.startswith("弾幕: may be played, 50 cards, 10 beside them")
    record = json.loads(run("deck", str(deck(FULL, tmp_path)), "--game", "vision", "--format", "json").output)
    assert (sum(record["cards"].values()), record["sideboard"]) == (50, {})


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("cards: [No.049]\n", "a deck has 50 cards, this one 1 (1.2.2.a)"),
        (FULL + "sideboard: [No.080]\n", "a sideboard has 10 cards, this one 1 (1.2.5.a)"),
        (FULL.replace("No.049: 3", "No.049: 5").replace(", No.065: 2", ""), "(1.2.2.b)"),
        (FULL + "sideboard: {No.064: 1, No.080: 9}\n", "are called 恋符「マスタースパーク」, sideboard included"),
        (FULL.replace("No.065: 2", "PR.009: 2"), "may not go into a deck (1.2.2.c)"),
        (FULL.replace("No.065: 2", "PR.215: 2"), "2 of いぬさくや (PR.215), of which a deck has one (10.24.2.a)"),
        ("cards: [霧雨 魔理沙]\n", "names 6 cards (take a number: No.030"),
        ("cards: [霧雨 摩理沙#30]\n", "no card of vision is called"),
        ("cards: {No.049: 0}\n", "J022"),
        ("card: [No.049]\n", "unknown key 'card'"),
        ("[]\n", "J020"),
    ],
)
def test_a_deck_that_may_not_be_played_says_why(text: str, wrong: str, tmp_path: Path) -> None:
    result = run("deck", str(deck(text, tmp_path)), "--game", "vision")
    assert result.exit_code == 2
    assert wrong in result.stderr


def test_a_file_that_is_broken_says_where(tmp_path: Path) -> None:
    broken = tmp_path / "no-0001.yaml"
    broken.write_text("No.001: {name: [}\n", encoding="utf-8")
    with pytest.raises(Problems):
        facts.read(str(broken))
