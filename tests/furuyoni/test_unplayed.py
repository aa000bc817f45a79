"""What is in force and is not played is told with every answer, until it is; cards that are not written stop a run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import judge
from judge.answer.faq import judge_claims
from judge.cli.commands import main
from judge.floors import FLOORS
from judge.furuyoni.cards import definitions
from judge.furuyoni.cards.facts import cards_of
from judge.furuyoni.cards.pools import versions
from judge.furuyoni.effects.abilities import CardDef
from judge.furuyoni.file.model import EDITIONS, PRINTINGS
from judge.furuyoni.room import Room
from judge.furuyoni.rules import unplayed
from judge.rulebook.catalogue import fold, load
from judge.scenario.claims import parse_claims

ORIGINALS = {version.id: version for version in versions().values() if version.id == version.megami}
LEFT_OUT = "raira"
"""Whose room is taken as not written."""
IN_FORCE = [(LEFT_OUT, edition) for edition in EDITIONS]
UNWRITTEN = [("raira", "NA-12-raira-O-N-4"), ("akina", "NA-23-akina-O-N-4")]
"""Cards whose effects are taken as not written."""


@pytest.fixture
def left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    played = unplayed._played
    monkeypatch.setattr(unplayed, "_played", lambda megami: frozenset() if megami == LEFT_OUT else played(megami))


@pytest.fixture
def unwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    written, numbers = definitions.define, {number for _, number in UNWRITTEN}

    def define(number: str, printing: str) -> CardDef:
        info = written(number, printing)
        return info._replace(abilities=(), scripted=False) if number in numbers else info

    monkeypatch.setattr(definitions, "define", define)


def board(megami: str, edition: str, more: str = "") -> str:
    seats = f"a: {{megami: [{megami}, saine]{more}}}, b: {{megami: [yurina, tokoyo]}}"
    return f"edition: {edition}\ncards: {PRINTINGS[-1]}\nboard: {{distance: 5, {seats}}}\n"


def run(*args: str, text: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(main, args, input=text)
    return result.exit_code, result.output


def test_chapters_are_those_of_the_catalogue() -> None:
    titled = {
        fold(title): entry.name
        for entry in load()
        if entry.id.part == "A" and len(entry.id.section) == 1 and not entry.id.inside
        for title in entry.titles.values()
    }
    for megami, version in ORIGINALS.items():
        named = {titled[fold(name)] for name in version.megami_names.values() if fold(name) in titled}
        assert named == ({version.chapter} if version.chapter else set()), megami


def test_operative_clauses_are_those_of_the_catalogue() -> None:
    for chapter in {version.chapter for version in versions().values()} - {""}:
        for edition in EDITIONS:
            entries = [e.name for e in load().of(edition) if e.operative and e.id.chapter == chapter]
            assert [*unplayed.operative(chapter, edition)] == entries


@pytest.mark.usefixtures("left_out")
@pytest.mark.parametrize(("megami", "edition"), IN_FORCE)
def test_an_answer_names_what_it_leaves_out(megami: str, edition: str) -> None:
    version = ORIGINALS[megami]
    scenario, problems = judge.parse(board(megami, edition))
    assert scenario is not None, problems
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, problems
    assert not ruling.decided
    assert [one.part for one in ruling.unplayed] == [version.chapter]
    assert version.chapter in ruling.answer


@pytest.mark.usefixtures("left_out")
@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_every_command_names_it(tmp_path: Path, lang: str) -> None:
    megami, edition = IN_FORCE[0]
    chapter = ORIGINALS[megami].chapter
    file = tmp_path / "f.yaml"
    file.write_text(board(megami, edition) + "expect: [distance: 5]\n", encoding="utf-8")
    asked = (
        ("run", str(file)), ("run", str(file), "--format", "md"), ("run", str(file), "--as", "a"),
        ("why", str(file), "distance"), ("why", str(file), "distance", "--format", "md"),
        ("why-not", str(file), "a: use Slash", "--no-search"), ("outcomes", str(file), "--depth", "1"),
    )  # fmt: skip
    for args in asked:
        assert chapter in run(*args, "--lang", lang)[1], args


@pytest.mark.usefixtures("left_out")
@pytest.mark.parametrize(
    "args",
    [("run", "-"), ("why", "-", "distance"), ("why-not", "-", "a: end", "--no-search"), ("outcomes", "-", "--depth=1")],
)
def test_json_names_it(args: tuple[str, ...]) -> None:
    megami, edition = IN_FORCE[0]
    _, out = run(*args, "--format", "json", text=board(megami, edition))
    (one,) = json.loads(out)["unplayed"]
    assert one["part"] == ORIGINALS[megami].chapter
    assert one["clauses"]


@pytest.mark.usefixtures("left_out")
def test_claims_about_it_are_undecidable() -> None:
    megami, edition = IN_FORCE[0]
    seats = f"a: {{megami: [{megami}, saine]}}, b: {{megami: [yurina, tokoyo]}}"
    claim = f"{{id: one, claimed: y, boards: [{{board: {{distance: 5, {seats}}}, claim: [distance: 5]}}]}}"
    claims, problems = parse_claims(f"faq: x\nclaims:\n  - {claim}\n", "f.yaml", FLOORS)
    assert claims is not None, problems
    (found,), problems = judge_claims(claims, edition)
    assert (found.verdict, problems) == ("undecidable", [])


def test_it_is_told_until_a_room_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    megami, edition = IN_FORCE[0]
    chapter = ORIGINALS[megami].chapter
    monkeypatch.setattr(unplayed, "_played", lambda _: frozenset())
    left = unplayed.left_out(chapter, megami, edition)
    assert left.whole
    monkeypatch.setattr(unplayed, "_played", lambda _: frozenset(left.clauses[1:]))
    assert unplayed.left_out(chapter, megami, edition) == left._replace(clauses=left.clauses[:1], whole=False)
    (said,) = unplayed.chapters([megami], edition)
    assert said.clauses == left.clauses[:1]
    monkeypatch.setattr(unplayed, "_played", lambda _: frozenset(left.clauses))
    assert unplayed.chapters([megami], edition) == ()


def test_a_clause_that_a_room_forgets_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    megami, edition = IN_FORCE[0]
    chapter = ORIGINALS[megami].chapter
    first, second, *rest = unplayed.operative(chapter, edition)
    (tmp_path / megami).mkdir()
    code = f"ROOM = {(first, second)!r}  # {rest[0]}\n"
    (tmp_path / megami / "room.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr(unplayed, "MEGAMI", str(tmp_path))
    monkeypatch.setattr(unplayed, "room", lambda _: Room(megami, chapter, unplayed=(second,)))
    assert unplayed._played.__wrapped__(megami) == {first}


# -- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("unwritten")
@pytest.mark.parametrize(("megami", "number"), UNWRITTEN)
def test_a_card_that_is_not_written_stops_the_run_where_it_is_drawn(megami: str, number: str) -> None:
    text = board(megami, "ko-2025-08-15", f", deck: [{number}]") + "play: [a: end]\n"
    assert run("run", "-", text=text)[0] == 0
    text = text.replace("{distance", "{phase: start, at: 8-1-3 iii, distance").replace("a: end", "a: no")
    status, out = run("run", "-", text=text)
    assert (status, out.count("J411")) == (2, 1)
    assert f"<stdin>:3:{text.splitlines()[2].index(number) + 1}: J411" in out


@pytest.mark.usefixtures("unwritten")
def test_a_card_that_is_not_written_stops_the_run_where_an_effect_uses_it() -> None:
    for megami, number in UNWRITTEN[:1]:
        text = board(megami, "ko-2025-08-15", f", hand: [Again], facedown: [{number}]")
        text += (
            "cards_adhoc: {Again: {type: action, abilities: [{at: on_use, do: "
            "[{pick: {as: one, from: me.facedown}}, {use: {card: one, by: me}}]}]}}\nplay: [a: use Again]\n"
        )
        assert "J411" in run("run", "-", text=text)[1]


@pytest.mark.usefixtures("unwritten")
@pytest.mark.parametrize("command", [("why", "-", "distance"), ("outcomes", "-"), ("why-not", "-", "a: no")])
def test_no_command_breaks_on_it(command: tuple[str, ...]) -> None:
    megami, number = UNWRITTEN[0]
    text = board(megami, "ko-2025-08-15", f", deck: [{number}]") + "play: [a: no]\n"
    text = text.replace("{distance", "{phase: start, at: 8-1-3 iii, distance")
    status, out = run(*command, text=text)
    assert (status, out.count("J411"), "J501" in out) == (2, 1, False)


@pytest.mark.usefixtures("unwritten")
def test_where_it_lies_and_is_known_it_is_assumed_to_do_nothing() -> None:
    megami, number = UNWRITTEN[0]
    scenario, _ = judge.parse(board(megami, "ko-2025-08-15", f", played: [{number}]"))
    assert scenario is not None
    ruling, _ = judge.adjudicate(scenario)
    assert ruling is not None
    assert "a.played" in [one.partition(": ")[0] for one in ruling.assumed]
    assert "not written" in run("run", "-", text=board(megami, "ko-2025-08-15", f", played: [{number}]"))[1]


def test_a_card_without_any_text_can_be_used() -> None:
    blank = [
        (megami, number)
        for megami in ORIGINALS
        for number, card in cards_of(megami, PRINTINGS[-1]).items()
        if card.blank and card.open is None
    ]
    assert blank
    for _, number in blank:
        assert definitions.is_executable(number, PRINTINGS[-1]), number
