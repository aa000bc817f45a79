"""What shipped files say is translated whole where it is translated at all, and as people of the language write."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from judge.data import scenarios
from judge.floors import FLOORS
from judge.furuyoni import megami
from judge.furuyoni.cards.facts import PRINTINGS, cards_of
from judge.messages.korean import particle
from judge.scenario import load_scenario
from judge.scenario.claims import fields, load_claims
from judge.scenario.folders import SUFFIX
from judge.scenario.translated import catalogue, in_all, question_in, title_in, translated, version
from judge.search.index import Names, names
from judge.text.fields import Prose, Table
from tests.scenario.translations import NO_WORDS, OF_BOARDS, OF_CLAIMS, OF_PAGES, own, words

ROOT = scenarios()
FILES = sorted(ROOT.rglob(f"*{SUFFIX}"))
WORD = re.compile(r"[A-Za-z]{2,}")
IDS = re.compile(
    r"\b[AF]?\d+(-\d+)*( [ivx]+(-[A-Z])?)?\b|\bG\d+[a-z]?\b|\bNA-[\w-]+|\bof-[a-z]+-\d+"
    r"|(?<![A-Za-z])[ivx]+(?![A-Za-z])|FAQ|TransForm|[A-Z][a-z]+-[A-Z][a-z]+|synurus/Furuyoni|docs/|\b[0-9a-f]{8}\b"
)
"""Clauses, gaps, items of the FAQ, cards by number, steps, paths, and what the game prints in Latin letters."""
ASCII = re.compile(r"[,;!?](?=\s|$)|(?<=[ぁ-んァ-ヶ一-龠])[.:()]|[():](?=[ぁ-んァ-ヶ一-龠])")
PAIRS = (("을", "를"), ("은", "는"), ("이", "가"), ("과", "와"), ("으로", "로"))
ENDS = {one: pair for pair in PAIRS for one in pair}
PARTICLE = re.compile(rf"([A-Z0-9]|「[^」]+」)({'|'.join(sorted(ENDS, key=len, reverse=True))})(?=[ .,?]|$)")


NOTES = Path(megami.__file__).parent
"""The folder of the megami, whose cards have notes on later printings, errata and what was mended."""


def called(path: Path) -> str:
    return str(path.relative_to(ROOT))


@cache
def known(path: Path) -> Names:
    return names(FLOORS[path.relative_to(ROOT).parts[0]])


@cache
def latin(path: Path) -> frozenset[str]:
    """The words of Latin letters in names of cards and megami as they are printed in Japanese and Korean."""
    topics = known(path).topics.values()
    return frozenset(
        word for topic in topics for lang, name in topic.names.items() if lang != "en" for word in WORD.findall(name)
    )


def test_folders_are_translated_into_both_languages() -> None:
    assert FILES
    assert {path.parent for path in FILES if path.stem == "ja"} == {path.parent for path in FILES if path.stem == "ko"}


@pytest.mark.parametrize("path", FILES, ids=called)
def test_a_folder_is_translated_whole_and_nothing_else(path: Path) -> None:
    said, told = words(path.parent), catalogue(str(path))
    assert [text for text in said if text not in told] == [], "not translated"
    assert [text for text in told if text not in said] == [], "no file says this any more"


@pytest.mark.parametrize("path", FILES, ids=called)
def test_translations_are_of_their_language(path: Path) -> None:
    wrong = []
    for text, told in catalogue(str(path)).items():
        bare = IDS.sub("", re.sub(r"[a-z]+\.[a-z_]+|https?://\S+", "", told))
        if any(word not in latin(path) and word not in own(text) for word in WORD.findall(bare)):
            wrong.append(told)
        if path.stem == "ja" and ASCII.search(_without_names(path, told)):
            wrong.append(told)
    assert wrong == []


def _without_names(path: Path, told: str) -> str:
    return re.sub("「[^」]*」", "", told)


@pytest.mark.parametrize("path", FILES, ids=called)
def test_translations_name_the_same_cards(path: Path) -> None:
    missing = []
    for text, told in catalogue(str(path)).items():
        for _, _, ids in known(path).places(text, exact=True):
            topics = [known(path).topics[id] for id in ids]
            names = [topic.names.get(path.stem) or topic.names["ja"] for topic in topics]
            if not any(part in told for name in names for part in (name, *name.split(" / "))):
                missing.append((text, names))
    assert missing == []


@pytest.mark.parametrize("path", [path for path in FILES if path.stem == "ko"], ids=called)
def test_particles_fit(path: Path) -> None:
    wrong = []
    for told in catalogue(str(path)).values():
        for match in PARTICLE.finditer(told):
            closed, bare = ENDS[match[2]]
            if particle(match[1].strip("「」"), closed, bare) != match[2]:
                wrong.append((match[0], told))
    assert wrong == []


def prose(table: Table) -> set[str]:
    return {key for key, field in table.fields.items() if isinstance(field.form, Prose)}


def test_all_prose_of_a_file_of_claims_is_to_be_told() -> None:
    floor = FLOORS["furuyoni"]
    assert prose(fields.file(floor)) == {*OF_PAGES}
    assert prose(fields.claim(floor)) == {*OF_CLAIMS}
    assert prose(fields.case(floor)) == {*OF_BOARDS, "scenario"}, "a scenario is named by its path"


def test_what_is_read_of_claims_is_what_is_to_be_told() -> None:
    for folder in {path.parent for path in FILES}:
        said = words(folder)
        for file in sorted(folder.glob("*.yaml")):
            if file.read_text("utf-8").startswith("faq:"):
                page, problems = load_claims(str(file), FLOORS)
                assert page is not None, problems
                texts = [page.title, page.source]
                for one in page.claims:
                    texts += (one.question, one.claimed, one.why, one.doubt, one.waiting, one.strictly)
                    texts += (one.where, one.source)
                    texts += (case.note for case in (*one.cases, *one.ordinary))
                assert [text for text in texts if text and not NO_WORDS.fullmatch(text) and text not in said] == []


def test_a_file_is_told_by_the_nearest_translation(tmp_path: Path) -> None:
    below = tmp_path / "below"
    below.mkdir()
    file = below / "one.yaml"
    board = "board: {a: {megami: [yurina, himika]}, b: {megami: [saine, tokoyo]}}"
    file.write_text(f"scenario: A hit\nquestion: Why?\n{board}\n")
    far = 'msgid "A hit"\nmsgstr "遠い"\n\n#: one.yaml\nmsgid "Why?"\nmsgstr "な"\n"ぜか。"\n'
    (tmp_path / "ja.po").write_text(far, "utf-8")
    (below / "ja.po").write_text('msgid "A hit"\nmsgstr "命\\"中\\""\n', "utf-8")
    scenario, problems = load_scenario(str(file), FLOORS)
    assert scenario is not None, problems
    assert (title_in(scenario, "ja"), question_in(scenario, "ja")) == ('命"中"', "なぜか。")
    assert (title_in(scenario, "ko"), title_in(scenario, "en")) == ("A hit", "A hit")
    assert in_all("A hit", str(file)) == ["A hit", '命"中"', "A hit"]
    assert title_in(scenario._replace(title=""), "ja", or_file=True) == str(file)
    assert version(str(file)) != version(str(tmp_path / "two.yaml"))


@pytest.mark.parametrize("held", ['msgid "A hit\nmsgstr "x"\n', "\udcff", 'msgid "A hit"\n', ""])
def test_what_is_no_catalogue_translates_nothing(held: str, tmp_path: Path) -> None:
    (tmp_path / "ko.po").write_bytes(held.encode("utf-8", "surrogateescape"))
    assert translated("A hit", str(tmp_path / "one.yaml"), "ko") == "A hit"


@pytest.mark.parametrize("lang", ["ja", "ko"])
def test_notes_on_cards_are_told_in_every_language(lang: str) -> None:
    cards = [card for name in megami.NAMES for printing in PRINTINGS for card in cards_of(name, printing).values()]
    said = {change.what for card in cards for change in card.history} | {card.corrected for card in cards}
    said |= {card.erratum.what for card in cards if card.erratum}
    told = catalogue(str(NOTES / f"{lang}{SUFFIX}"))
    assert {*told} == said - {""}
    own = re.compile(r"NA-[\w-]+|[NS]-[\w-]+|\b(ja|ko)(?=[版판])")
    assert [one for one in told.values() if WORD.search(own.sub("", one))] == []
