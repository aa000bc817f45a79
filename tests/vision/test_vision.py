"""The second game: its files, its commands, its effects read strictly."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

import judge
from judge.answer.saved import export
from judge.answer.switched import differs_without
from judge.cli.commands import main
from judge.scenario.write import write_scenario
from judge.vision import catalogue
from judge.vision.cards import index
from judge.vision.definitions import TABLE, DefinitionError, made_up
from judge.vision.effects import keywords
from judge.vision.effects.check import NAMES, WHOSE, wrong
from judge.vision.effects.sorts import KNOWN_OF
from judge.vision.effects.vocabulary import KEYS, OPERATIONS, PICKED
from judge.vision.file import facts, lines
from judge.vision.file.board import BOARD, CARD_FACTS, COUNTS, SEAT
from judge.vision.file.called import CALLED, VERBS, VOCABULARY
from tests.furuyoni.shipped import one_in
from tests.vision.wrong_values import spoiled, told

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios" / "vision"
PIERCING = str(SCENARIOS / "10-keywords" / "pierce-deals-the-rest.yaml")
BROKEN_OFF = str(SCENARIOS / "contested" / "a-battle-broken-off-still-ends.yaml")
ASLEEP = str(SCENARIOS / "6-battle" / "sleepers-do-not-block.yaml")


class Ended(NamedTuple):
    """How a command ended, and what it printed."""

    status: int
    out: str


Run = Callable[..., Ended]


@pytest.fixture
def run() -> Run:
    """Runs a command."""

    def ended(*args: str) -> Ended:
        found = CliRunner().invoke(main, list(args))
        return Ended(found.exit_code, found.output)

    return ended


def test_set_one_is_written() -> None:
    silent = [no for no in (f"No.{n:03}" for n in range(1, 102)) if not catalogue.card(no)[0].written]
    assert silent == []


def test_every_card_written_is_read() -> None:
    for no in catalogue.executable():
        catalogue.card(no)
    assert len(catalogue.executable()) > 350


def test_what_no_effect_can_say_is_refused() -> None:
    for effects in ([{"play": [{"explode": 1}]}], [{"play": [{"draw": {"m": 1}}]}], [{"play": [], "use": "any"}],
                    [{"gamma": "entered", "if": "this is ("}]):  # fmt: skip
        with pytest.raises(DefinitionError):
            made_up("札", {"type": "command", "effects": effects})


def test_the_page_has_every_operation() -> None:
    page = (ROOT / "docs" / "vision-vocabulary.md").read_text("utf-8")
    assert [op for op in OPERATIONS if f"`{op}`" not in page] == []


def test_errors_stand_at_their_place(run: Run, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(
        "game: vision\nboard:\n  phase: noon\n  a: {hand: [チルチル], life: x}\nplay:\n  - a: fly 橙\n", "utf-8"
    )
    ended = run("lint", str(wrong))
    assert ended.status == 2
    assert [code for code in ("J024", "J203", "J021", "J303") if code not in ended.out] == []


def test_a_wrong_word_is_met_with_the_one_for_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "words.yaml"
    lines = ["game: vision", "cards_adhoc:", "  鬼: {power: 3, hp: 2}", "board:", "  a:", "    graveyard: [鬼]",
             "    field: [{チルノ: {tapped: true}}]", "    nodes: {active: 2}", "play:", "  - a: cast 狙撃",
             "expect:", "  - a.hp: 3", "  - チルノ.power: 3"]  # fmt: skip
    file.write_text("\n".join(lines), "utf-8")
    told = [line.partition("(")[2] for line in run("lint", str(file)).out.splitlines() if ":" in line and "(" in line]
    wanted = ("'attack'", "'toughness'", "'underworld'", "'asleep'", "'awake'", "'play'", "'a.life'", "'チルノ.attack'")
    assert told == [f"did you mean {word}?)" for word in wanted]


def test_a_word_that_is_suggested_is_one() -> None:
    tables = (BOARD, SEAT, CARD_FACTS, COUNTS, TABLE)
    keys = {key for table in tables for key in table.fields} | {*facts.COMMON, *facts.OWN, *facts.OF_CARD}
    assert {how for found in CALLED.values() for how in found if how.partition(":")[0] not in keys} == set()
    assert {how for found in VERBS.values() for how in found if how.partition(" ")[0] not in lines.VERBS} == set()
    told = {key for shape in OPERATIONS.values() for key in shape}
    words = {*OPERATIONS, *told, *KEYS, *PICKED, *NAMES, *WHOSE, *KNOWN_OF}
    assert {how for found in VOCABULARY.values() for how in found} - words == set()


def test_a_fact_may_say_its_card_by_number(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "number.yaml"
    head = "game: vision\nboard: {a: {field: [No.010, No.010, No.024]}}\nexpect:\n"
    file.write_text(f"{head}  - No.024.toughness: 5\n  - No.010#2.attack: 3\n", "utf-8")
    assert run("run", str(file)).status == 0
    file.write_text(f"{head}  - No.024.toughness: 4\n", "utf-8")
    assert run("run", str(file)).status == 1
    file.write_text(f"{head}  - No.010.attack: 3\n", "utf-8")
    assert run("run", str(file)).status == 2


def test_a_name_that_several_cards_bear_is_one_that_is_played(run: Run, tmp_path: Path) -> None:
    """The only one that is; of several the lowest number, and the others are told."""
    file = tmp_path / "names.yaml"
    head = "game: vision\nboard: {a: {field: [%s]}}\nexpect:\n"
    file.write_text(f"{head % '魂魄 妖忌'}  - No.040.asleep: false\n", "utf-8")
    only = run("run", str(file))
    assert (only.status, "No.696" in only.out, "Assumed" in only.out) == (0, False, False)
    file.write_text(f"{head % '神玉'}  - No.904.asleep: false\n", "utf-8")
    several = run("run", str(file))
    told = "神玉 is taken for No.904; of the same name: No.1369 and No.1713"
    assert (several.status, told in several.out) == (0, True)
    file.write_text(f"{head % 'No.904'}  - No.904.asleep: false\n", "utf-8")
    assert "Assumed" not in run("run", str(file)).out


def test_a_name_of_which_no_card_is_played_is_the_lowest_number() -> None:
    found = catalogue.find("レイラ・プリズムリバー")
    assert (found and found[0].no, catalogue.others("レイラ・プリズムリバー")) == ("No.160", ("No.907",))


def test_what_a_played_card_does_is_not_dropped() -> None:
    told, listed = (made_up("札", {"type": "command", "effects": [{"play": said}]}) for said in (
        {"draw": 2}, [{"draw": 2}]))  # fmt: skip
    assert told == listed
    with pytest.raises(DefinitionError, match="not under both"):
        made_up("札", {"type": "command", "effects": [{"play": [{"draw": 2}], "do": [{"draw": 1}]}]})


def test_what_a_made_up_card_says_wrongly_is_told_at_its_place() -> None:
    """So many of what `python -m tests.vision.wrong_values` goes through."""
    said = {seed: told(spoiled(seed)) for seed in range(24)}
    assert {seed: one.said for seed, one in said.items() if one.faults} == {}
    assert sum(one.status == 2 for one in said.values()) > 12


@pytest.mark.parametrize(("value", "line"), [("to: 3", 7), ("n: characters", 8), ("n: this.fly", 8), ("fly: 1", 9)])
def test_a_wrong_value_is_blamed_and_no_other(run: Run, tmp_path: Path, value: str, line: int) -> None:
    said = {"to": "to: opponent", "n": "n: 1", value.partition(":")[0]: value}
    head = ["game: vision", "cards_adhoc:", "  矢:", "    type: command", "    effects:", "      - play: [{damage: {"]
    file = tmp_path / "wrong.yaml"
    inner = [f"          {one}," for one in said.values()]
    file.write_text("\n".join([*head, *inner, "        }}]", "board: {a: {hand: [矢]}}"]), "utf-8")
    assert f"wrong.yaml:{line}:" in (out := run("lint", str(file)).out), out
    assert "J104" in out


def test_every_key_of_a_made_up_card_is_looked_at(run: Run, tmp_path: Path) -> None:
    """Those of another side too, and beside a wrong key what else is wrong."""
    file = tmp_path / "keys.yaml"
    side = "  蝶: {attack: 1, toughness: 1, keywords: [変身], turned: {atack: 3}}\n"
    file.write_text(f"game: vision\ncards_adhoc:\n{side}  鬼: {{atk: 1, toughness: many}}\nboard: {{}}\n", "utf-8")
    out = run("lint", str(file)).out
    wanted = ("'atack'", "did you mean 'attack'?", "'atk'", "'many'")
    assert [word for word in wanted if word not in out] == [], out


@pytest.mark.parametrize(
    ("effect", "meant"),
    [
        ("{play: [{damge: 2}]}", "damage"), ("{play: [{destroy: this}]}", "dying"), ("{paly: []}", "play"),
        ("{play: [{damage: {target: opponent, n: 1}}]}", "to"), ("{alpha: turn_strat, do: []}", "turn_start"),
        ("{play: [{draw: 'cuont(my.hand)'}]}", "count"), ("{auto: true, if: 'me.life > 2', do: []}", "my"),
        ("{static: true, change: {attack: 'this.power'}}", "attack"), ("{play: [], cost: {node: 1}}", "nodes"),
    ],
)  # fmt: skip
def test_a_word_of_effects_that_there_is_not_leads_to_the_one_that_is_meant(effect: str, meant: str) -> None:
    _, problems = judge.parse(f"game: vision\ncards_adhoc: {{鬼: {{effects: [{effect}]}}}}\nboard: {{}}\n")
    assert [(one.code, one.hint.startswith(f"did you mean {meant!r}")) for one in problems] == [("J104", True)]


def test_the_printed_cards_say_nothing_that_a_made_up_one_may_not() -> None:
    given = {no: f"{index.card(no).same or no} gives" for no in catalogue.executable()}
    said = {no: wrong(catalogue.card(no)[1], (gives,)) for no, gives in given.items()}
    assert {no: one for no, one in said.items() if one} == {}
    assert [wrong(found) for found in keywords.abilities().values() if wrong(found)] == []


def test_a_card_not_written_stops_the_run_where_it_would_act(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "unwritten.yaml"
    file.write_text(
        "game: vision\nboard: {a: {hand: [No.299], nodes: 8, deck: 5}, b: {deck: 5}}\n"
        "play: [{a: play No.299}, {b: pass}, {a: pass}]\n", "utf-8",
    )  # fmt: skip
    ended = run("run", str(file))
    assert ended.status != 0
    assert "J411" in ended.out


def test_why_why_not_outcomes_and_graph(run: Run, tmp_path: Path) -> None:
    assert "10.5.2.a" in run("why", PIERCING, "b.life = 23").out
    ended = run("why-not", ASLEEP, "b: block 番人")
    assert "[V6.4.3.b" in ended.out
    assert "番人 is awake" in ended.out
    assert "番人がアクティブ状態" in run("why-not", ASLEEP, "b: block 番人", "--lang", "ja").out
    assert "番人: 액티브 상태" in run("why-not", ASLEEP, "b: block 番人", "--lang", "ko").out
    assert run("outcomes", ASLEEP).status == 0
    for suffix in ("svg", "json", "dot", "mmd"):
        assert run("graph", PIERCING, "-o", str(tmp_path / f"g.{suffix}")).status == 0
    assert run("run", PIERCING, "--format", "html", "-o", str(tmp_path / "page.html")).status == 0


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_it_is_told_in_every_language(run: Run, lang: str) -> None:
    assert run("run", PIERCING, "--lang", lang, "--detail", "1").status == 0


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_what_is_asked_of_no_card_at_all_is_left_out_of_what_was_read(run: Run, lang: str) -> None:
    """A battle that is broken off has no attacker any more, and is asked for its facts all the same."""
    ended = run("run", BROKEN_OFF, "--lang", lang, "--detail", "2")
    assert ended.status == 0
    record = json.loads(run("run", BROKEN_OFF, "--format", "json").out)
    read = {path for event in record["events"] for path, _ in event.get("reads", ())}
    assert any(path.startswith("card.0.") for path in read)


def test_a_player_does_not_see_the_others_hand(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "hands.yaml"
    file.write_text("game: vision\nboard: {a: {hand: [チルノ], deck: [橙]}, b: {hand: [狙撃], deck: 5}}\n", "utf-8")
    record = json.loads(run("run", str(file), "--format", "json", "--as", "b").out)
    assert record["board"]["a.hand"] == ["?"]
    assert record["board"]["a.deck"] == ["?"]
    assert record["board"]["b.hand"] == ["狙撃"]


@pytest.mark.parametrize(
    ("file", "fact", "yes", "event"),
    [
        ("contested/asleep-with-what-it-bears", "チルノ.asleep = true", True, "チルノ goes to sleep"),
        ("contested/asleep-with-what-it-bears", "祈願「商売繁盛守り」.asleep = true", True, "チルノ goes to sleep"),
        ("contested/out-of-its-attack-onto-another", "チルノ.set = [雲山]", True, "雲山 is set on チルノ"),
        ("contested/out-of-its-attack-onto-another", "attacker = [雲山]", False, ""),
        ("5-playing/a-target-that-the-declaration-itself-dooms", "a.underworld = [札, 番]", True, "札 goes from"),
        ("5-playing/a-target-that-the-declaration-itself-dooms", "a.underworld = [番, 札]", False, ""),
        ("5-playing/a-target-that-the-declaration-itself-dooms", "a.field = [番]", False, ""),
        ("5-playing/a-target-that-the-declaration-itself-dooms", "番 is in a.underworld", True, "札 goes from"),
    ],
)
def test_facts_of_cards_are_argued_for_by_their_names(run: Run, file: str, fact: str, yes: bool, event: str) -> None:
    told = run("why", str(SCENARIOS / f"{file}.yaml"), fact).out
    assert told.startswith(f"{fact}: {'yes' if yes else 'no'}, "), told
    assert event in told


def test_rules_switched_off_are_missed() -> None:
    for file, clause in (
        ("10-keywords/swift-comes-out-awake", "V10.2.2.a"), ("10-keywords/first-strike-kills-before", "V10.4.2.a"),
        ("5-playing/one-character-a-turn", "V5.4.1.d"), ("8-targets/shielded-from-all", "V8.1.4"),
        ("1-basics/no-life-is-lost-with-priority", "V1.5.3.a"), ("6-battle/sleepers-do-not-block", "V6.4.3.b"),
    ):  # fmt: skip
        scenario, problems = judge.load(str(SCENARIOS / f"{file}.yaml"))
        assert scenario is not None, problems
        ruling, _ = judge.adjudicate(scenario)
        assert ruling is not None
        assert differs_without(ruling, clause), file


def test_a_run_is_saved_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    scenario, _ = judge.load(str(SCENARIOS / "1-basics" / "an-interference-resolves-backwards.yaml"))
    assert scenario is not None
    ruling, _ = judge.adjudicate(scenario._replace(play=scenario.play[:2], expect=()))
    assert ruling is not None
    saved = tmp_path / "saved.yaml"
    text = write_scenario(export(ruling))
    saved.write_text(text + "play:\n  - a: pass\n  - b: pass\nexpect:\n  - a.life: 20\n  - b.life: 24\n", "utf-8")
    ended = run("run", str(saved))
    assert ended.status == 0, ended.out


def test_a_scenario_is_written_as_it_is_read() -> None:
    """One in six, every one with `JUDGE_EVERY_FILE=1`."""
    for file in sorted(path for path in SCENARIOS.rglob("*.yaml") if one_in(6, path.stem)):
        scenario, problems = judge.load(str(file))
        assert scenario is not None, problems
        again, problems = judge.parse(write_scenario(scenario))
        assert again is not None, (file, problems)
        assert dict(again.board.values).items() >= {
            path: value for path, value in scenario.board.values.items()
            if not path.startswith("card.") and path not in ("clock",) and not isinstance(value, tuple)
        }.items()  # fmt: skip
