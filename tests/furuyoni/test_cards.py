"""Cards found by number and name, decks checked, and the commands that show them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import judge
from judge.cli.cards import cards as command
from judge.floors import FLOORS
from judge.furuyoni.cards import facts
from judge.furuyoni.cards.decks import read_deck
from judge.furuyoni.cards.facts import PRINTINGS
from judge.furuyoni.cards.index import Cards, all_cards, brought, executable, matching, of_megami
from judge.furuyoni.cards.pools import versions
from judge.scenario import load_scenario
from judge.text.source import parse
from tests.furuyoni.shipped import one_in

INDEX = Cards()
SHARED = "NA-02/04-saine/tokoyo-A1-N-1/4"
DECK = "[斬, 一閃, 柄打ち, 居合, 体捌き, 圧気, 見切り, 月影落, 浦波嵐, 律動弧戟]"


def number(text: str, printing: str = "s10", megami: tuple[str, ...] = ()) -> list[str]:
    return [card.number for card in INDEX.find(text, printing, megami)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("NA-01-yurina-O-N-1", "NA-01-yurina-O-N-1"),
        ("na-01-yurina-o-n-1", "NA-01-yurina-O-N-1"),
        ("01-yurina-o-n-1", "NA-01-yurina-O-N-1"),
        ("Slash", "NA-01-yurina-O-N-1"),
        ("ＳＬＡＳＨ", "NA-01-yurina-O-N-1"),
        (" slash ", "NA-01-yurina-O-N-1"),
        ("斬", "NA-01-yurina-O-N-1"),
        ("참", "NA-01-yurina-O-N-1"),
        ("斩", "NA-01-yurina-O-N-1"),
        ("二重奏:弾奏氷瞑", "NA-02-saine-A1-S-2"),
        ("二重奏：弾奏氷瞑", "NA-02-saine-A1-S-2"),
        ("ﾚｯﾄﾞﾊﾞﾚｯﾄ", "NA-03-himika-O-S-1"),
        ("しこみばり / ふくみばり", "NA-06-yukihi-O-N-1"),
        ("ふくみばり", "NA-06-yukihi-O-N-1"),
        ("幽玄の空", "NA-04-tokoyo-O-S-1"),
        ("Wallow", "NA-22-renri-O-S-1"),
        ("22-renri-a1-n-5", "NA-22-renri-A1-N-6"),
        ("NA-22-kiriko-O-S-4", "NA-22-kiriko-O-S-4"),
        ("TransForm Card 01", "TransForm Card 01"),
        ("Form: YAKSHA", "TransForm Card 01"),
        ("NA-26-O1-F-1", "NA-26-O1-F-1"),
        ("糾えるかえりみ", "NA-26-O1-F-1"),
        ("20-kanawe-o-p-01-will", "NA-20-kanawe-O-P-1"),
        (SHARED, SHARED),
        ("12-raira-storm", "12-raira-storm"),
    ],
)
def test_cards_are_found(text: str, expected: str) -> None:
    assert number(text) == [expected]


@pytest.mark.parametrize("text", ["", "?", "nothing", "NA-01-yurina-O-N-8", "NA-99-nobody-O-N-1", "気迫"])
def test_what_is_no_card_is_not_found(text: str) -> None:
    assert number(text) == []


def test_names_belong_to_a_printing() -> None:
    assert number("気迫", "s9") == number("体捌き", "s9-2") == ["NA-01-yurina-O-N-5"]
    assert number("Vivacity", "s9") == ["NA-01-yurina-O-N-5"]
    assert number("Vivacity", "s9-2") == []
    assert number("槍振るい", "s9-2") == []
    assert INDEX.printings("気迫") == ("s9",)


@pytest.mark.parametrize("printing", PRINTINGS)
def test_every_card_is_found_by_all_it_is_called(printing: str) -> None:
    for card in all_cards(printing):
        for text in (card.number, card.id, *card.names.values()):
            assert number(text, printing) == [card.number], text
        assert INDEX.card(card.number, printing) == card
        assert hash(card)


def test_another_s_cards_are_found_and_not_explained() -> None:
    own = ("yurina", "himika")
    (bullet,) = INDEX.find("Slash", "s10", own)
    (clear,) = INDEX.find("衝音晶", "s10", own)
    assert INDEX.explains(bullet, own, "s10")
    assert not INDEX.explains(clear, own, "s10")
    assert INDEX.explains(clear, ("saine", "himika"), "s10")


def test_versions_explain_what_they_bring() -> None:
    (swapped,) = INDEX.find("八方振り", "s10")
    (shared,) = INDEX.find("合奏", "s10")
    (poison,) = INDEX.find("麻痺毒", "s10")
    (kiriko,) = INDEX.find("NA-22-kiriko-O-S-4", "s10")
    assert [INDEX.explains(swapped, (one,), "s10") for one in ("saine", "saine-a1", "saine-a2")] == [True, False, True]
    assert INDEX.explains(shared, ("tokoyo-a1",), "s10")
    assert INDEX.explains(poison, ("chikage-a1",), "s10")
    assert not INDEX.explains(kiriko, ("renri", "renri-a1"), "s10")


def test_names_of_some_megami_and_of_all() -> None:
    some = list(INDEX.names(("saine-a1", "tokoyo-a1"), "s10"))
    assert some.count("合奏") == 2  # Japanese and Chinese of one card
    assert "八方振り" not in some
    assert {"八方振り", "ふくみばり"} <= set(INDEX.names((), "s10"))


def test_two_megami_are_enough_for_their_cards() -> None:
    facts._entries.cache_clear()
    facts.cards_of.cache_clear()
    assert number("Slash", "s10", ("yurina", "himika"))
    assert number("NA-04-tokoyo-O-S-1")
    assert facts._entries.cache_info().currsize <= 3


def test_an_unknown_number_is_a_key_error() -> None:
    for wrong in ("Slash", "NA-99-nobody-O-N-1", "NA-01-yurina-O-N-8"):
        with pytest.raises(KeyError):
            INDEX.card(wrong, "s10")


def test_parts_of_names_and_megami() -> None:
    assert [card.number for card in matching("衝音", "s10")] == ["NA-02-saine-O-N-6"]
    assert matching("?", "s10") == ()
    assert len(of_megami("saine", "s10")) == len(of_megami("サイネ", "s10")) == 17
    assert of_megami("saine-a1", "s10") == of_megami("innealra", "s9") == ()


def test_a_card_without_text_can_be_executed() -> None:
    (slash,) = INDEX.find("Slash", "s10")
    assert executable(slash, "s10")


def test_a_scenario_finds_its_cards_here(tmp_path: Path) -> None:
    board = "megami: [yurina, himika], hand: [Slash, {card}]"
    text = f"edition: ja-2024-06-24\nboard:\n  a: {{{board}}}\n  b: {{megami: [『第二章』サイネ, 토코요]}}\n"
    file = tmp_path / "x.yaml"
    for card, code in (("シュート", ""), ("槍振るい", "J203"), ("合奏", "J205")):
        file.write_text(text.replace("{card}", card), encoding="utf-8")
        scenario, problems = load_scenario(str(file), FLOORS)
        assert [problem.code for problem in problems] == ([code] if code else [])
        assert (scenario is None) == bool(code)


# decks


def check(text: str, printing: str | None = None) -> list[str]:
    root, problems = parse(text, "d.yaml")
    assert root is not None
    assert not problems
    deck, problems = read_deck(root, printing, "s10")
    assert (deck is None) == bool(problems)
    return [str(problem) for problem in problems]


def test_a_deck_that_can_be_chosen() -> None:
    assert check(f"deck: mine\nmegami: [yurina, saine]\ncards: {DECK}\n") == []


@pytest.mark.parametrize("version", versions())
def test_every_version_has_decks(version: str) -> None:
    other = "korunu" if version != "korunu" else "yurina"
    cards = [*brought(version, "s10"), *brought(other, "s10")]
    chosen = [card for card in cards if card.number in versions()[version].choose + versions()[other].choose]
    names = [card.number for card in chosen if card.klass == "normal"][:7]
    names += [card.number for card in chosen if card.klass == "special"][:3]
    assert check(f"megami: [{version}, {other}]\ncards: {json.dumps(names)}\n") == []


@pytest.mark.parametrize(
    ("megami", "cards", "expected"),
    [
        ("[yurina]", DECK, "d.yaml:1:9: J401 a deck is made with two megami, here is 1 (2-1)"),
        ("[yurina, himika, saine]", DECK, "d.yaml:1:9: J401 a deck is made with two megami, here are 3 (2-1)"),
        ("yurina", DECK, "d.yaml:1:9: J020 "),
        ("[saine, saine-a1]", "[見切り]", "d.yaml:1:17: J402 saine and saine-a1 are one megami, number 2 (2-1)"),
        ("[innealra-o1, innealra-o3]", "[変転]", "d.yaml:1:23: J402 innealra-o1 and innealra-o3 are one megami"),
        ("[innealra, yurina]", DECK, "d.yaml:1:10: J400 no megami is called 'innealra' (her versions are innealra-o1"),
        ("[yurna, saine]", DECK, "d.yaml:1:10: J400 no megami is called 'yurna' (did you mean 'yurina'"),
        ("[コダマ, saine]", DECK, "d.yaml:1:10: J403 kodama is named by cards, but cannot be chosen (2-2)"),
        ("[yurina, saine]", "[Slush]", "d.yaml:2:9: J400 no card of s10 is called 'Slush' (did you mean 'Slash'"),
        ("[yurina, saine]", "[気迫]", "d.yaml:2:9: J400 no card of s10 is called '気迫' (it is in s9)"),
        ("[yurina, saine]", "[Slash, 斬]", "d.yaml:2:16: J405 Slash (NA-01-yurina-O-N-1) stands here a second"),
        ("[tokoyo-a1, saine-a1]", "[合奏, 合奏]", "a second time (3-1); saine and tokoyo share the one there is"),
        ("[saine-a1, yurina]", "[八方振り]", "does not bring Swing Rush (NA-02-saine-O-N-1) (B1 saine-a1) (saine"),
        ("[saine, yurina]", "[シュート]", "neither megami brings Shoot (NA-03-himika-O-N-1) (himika, himika-a1 "),
        ("[kururu, yurina]", "[でゅーぷりぎあ]", "lies in extra from set-up on (A8-1) and cannot be chosen (B1"),
        ("[chikage, yurina]", "[麻痺毒]", "lies in poison_bag from set-up on (A7-1)"),
        ("[renri, yurina]", "[NA-22-kiriko-O-S-4]", "cannot be chosen by anyone (B1 renri, B1 renri-a1)"),
        ("[yurina, saine]", "[斬, 月影落]", "d.yaml:2:8: J406 1 normal cards, where a deck has 7 (3-2) (add 6)"),
        ("[yurina, saine]", DECK[:-1] + ", 響鳴共振]", "J406 4 special cards, where a deck has 3 (3-2) (take 1 away)"),
    ],
)
def test_what_is_wrong_with_a_deck(megami: str, cards: str, expected: str) -> None:
    assert any(expected in problem for problem in check(f"megami: {megami}\ncards: {cards}\n"))


def test_everything_wrong_is_told_at_once_in_order() -> None:
    text = "megami: [yurina, saine-a1]\nprintng: s9\ncards: [斬, 斬, 八方振り, Slush]\n"
    assert [problem.split()[1] for problem in check(text)] == ["J025", "J405", "J404", "J400"]


def test_printings_of_decks() -> None:
    innealra = "megami: [innealra-o1, yurina]\ncards: []\n"
    assert any("J403 innealra-o1 is not in s9" in problem for problem in check(innealra + "printing: s9\n"))
    assert not any("J403" in problem for problem in check(innealra + "printing: s9\n", "s10-2"))
    assert any("J024" in problem for problem in check(innealra + "printing: s11\n"))


NO_DECKS = ["- a", "5", "{}", "megami: {a: b}\ncards: 3", "megami: [[a], b]\ncards: [{a: b}, '']"]


@pytest.mark.parametrize("text", NO_DECKS)
def test_a_file_that_is_no_deck(text: str) -> None:
    problems = check(text)
    assert problems
    assert all(problem.startswith("d.yaml:") for problem in problems)


# commands


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments, catch_exceptions=False)


def test_list_as_json_has_what_it_promises() -> None:
    listed = json.loads(run("list", "--cards", "s9-2", "--format", "json").stdout)
    assert len(listed) == 407
    for card in listed:
        assert {"number", "megami", "version", "names", "executable"} <= set(card)
    assert {card["number"]: card["executable"] for card in listed}["NA-01-yurina-O-N-1"] is True


@pytest.mark.parametrize(
    ("printing", "summed"),
    [("s9", (407, 413)), ("s9-2", (407, 413)), ("s10", (444, 462)), ("s10-2", (444, 462))],
)
def test_list_sums_up_cards_and_faces_all_of_which_are_executable(printing: str, summed: tuple[int, int]) -> None:
    last = run("list", "--cards", printing).stdout.splitlines()[-1]
    assert last == f"{summed[0]} cards with {summed[1]} faces, all executable"


def test_list_of_one_megami_and_of_one_version() -> None:
    assert len(json.loads(run("list", "--megami", "saine", "--format", "json").stdout)) == 17
    shown = run("list", "--megami", "oboro-a2", "--lang", "ja").stdout.splitlines()
    assert len(shown) == 1 + 18 + 1
    assert shown[-1] == "カード18枚（面18）、実行できるもの18枚"
    assert sum("電子戦ゾーン" in line for line in shown) == 7


def test_show_tells_history_and_errata() -> None:
    edge = run("show", "Waving Edge", "--cards", "s10-2").stdout
    assert "UNCONFIRMED" in edge
    assert "range 1-3 → 1-4" in edge
    assert "range 1-4 → 1-3; unconfirmed" in edge
    assert "UNCONFIRMED" not in run("show", "Waving Edge", "--cards", "s9-2").stdout
    assert "気迫 → 体捌き" in run("show", "体捌き").stdout
    assert "erratum" in run("show", "Roaring").stdout
    shown = json.loads(run("show", "イサナ海域", "--format", "json").stdout)
    assert shown["history"][0]["facts"] == {"damage": {"from": "3/1", "to": "2/1"}, "cost": {"from": 4, "to": 3}}


def test_cards_can_be_shown() -> None:
    """One card in eight, all of them with `JUDGE_EVERY_FILE=1`."""
    numbers = [card.number for card in all_cards("s10-2") if one_in(8, card.number)]
    result = run("show", *numbers, "--cards", "s10-2")
    assert result.exit_code == 0
    assert [number for number in numbers if number not in result.stdout] == []


def test_the_items_of_the_publishers_faq_are_named() -> None:
    shown = run("show", "Harmony").stdout
    assert "of-yurina-10 of the publisher's FAQ (2025-10-13, upheld): With Harmony in play" in shown
    told = json.loads(run("show", "Harmony", "--format", "json").stdout)["items"]
    assert [item["id"] for item in told] == ["of-yurina-10", "of-yurina-11"]
    assert "NA-01-yurina-A2-N-7: of-yurina-10, of-yurina-11 of" in run("search", "Harmony").stdout
    assert "publisher" not in run("show", "Magnum").stdout


def test_search() -> None:
    assert "NA-02-saine-O-N-6" in run("search", "衝音").stdout
    missed = run("search", "tsukikag3")
    assert missed.exit_code == 1
    assert "did you mean 'Tsukikage Crush'?" in missed.stderr


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("show", "Slush"), "J400 no card of s10 is called 'Slush' (did you mean 'Slash'"),
        (("list", "--megami", "yurna"), "J400 no megami is called 'yurna' (did you mean 'yurina'"),
        (("list", "--megami", "innealra-o1", "--cards", "s9"), "is not in s9 (`--cards s10` or later has her)"),
        (("deck", "no/such.yaml"), "no/such.yaml:1:1: J001"),
    ],
)
def test_wrong_input_is_one_message_and_exit_2(arguments: tuple[str, ...], expected: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert expected in result.stderr
    assert result.stderr.count("\n") == 1


def test_deck_command(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    file.write_text(f"deck: mine\nmegami: [yurina, saine]\ncards: {DECK}\n", encoding="utf-8")
    good = run("deck", str(file))
    assert good.exit_code == 0
    assert "mine: can be chosen with Yurina and Saine, printing s10" in good.stdout
    shown = json.loads(run("deck", str(file), "--format", "json").stdout)
    assert (len(shown["normal"]), len(shown["special"])) == (7, 3)
    bad = run("deck", str(file), "--cards", "s9")
    assert bad.exit_code == 2
    assert f"{file}:3:25: J400 no card of s9 is called '体捌き'" in bad.stderr


def test_a_number_over_its_cap_is_told_whatever_printing_the_cards_are_in() -> None:
    """A card that lies there is looked up in every printing that has it, for it may have raised the cap before."""
    board = "board: {distance: 8, a: {megami: [innealra-o2, yurina], aura: 9, specials: [スピエル・ウレエル]}, b: {}}\n"
    scenario, problems = judge.parse(board)
    assert scenario is None
    assert "J202" in {problem.code for problem in problems}


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("Poetic Dance", "NA-04-tokoyo-O-N-4"), ("Clone Technique", "NA-05-oboro-O-N-6"),
        ("Sophistry", "NA-07-shinra-O-N-3"), ("Module", "NA-10-kururu-O-N-6"), ("Falsehood", "NA-13-utsuro-O-S-2"),
        ("Karahari Lighthouse", "NA-17-hatsumi-O-S-3"), ("Two-Leaf Mirror", "NA-16-yatsuha-O-S-1"),
    ],
)  # fmt: skip
def test_cards_are_found_by_names_that_other_translations_give_them(said: str, number: str) -> None:
    assert [card.number for card in Cards().find(said, "s10")] == [number]
