"""Facts as people write them, and what they are said to rest on."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

import judge
from judge.answer.why import Asking, FactError, ask, model
from judge.answer.why.model import Why
from judge.data import scenarios
from judge.messages import LANGUAGES
from judge.report.why import Wording, markdown, text
from judge.text.errors import Place

RULINGS = scenarios() / "furuyoni" / "rulings"
PLACE = Place("<test>")
ROLES = {role for name, role in vars(model).items() if name.isupper() and isinstance(role, str)}


@lru_cache(4)
def asking(path: str | Path) -> Asking:
    """A file run once, for the tests that ask about it one after the other."""
    scenario, problems = judge.load(str(path))
    assert scenario is not None, problems
    found, problems = ask(scenario)
    assert found is not None, problems
    return found


def why(name: str, fact: str, detail: int = 0) -> tuple[Asking, Why]:
    found = asking(RULINGS / f"{name}.yaml")
    return found, found.why(found.read(fact, PLACE), detail)


def told(name: str, fact: str) -> str:
    found, argument = why(name, fact)
    return text(found.ruling, argument)


@pytest.mark.parametrize(
    ("fact", "holds"),
    [
        ("b.aura", True), ("b's aura", True), ("B.AURA = 0", True), ("b.aura == 1", False), ("b aura is 0", True),
        ("b.aura is not 0", False), ("b.aura < 3", True), ("b.aura >= 1", False), ("distance: 3", True),
        ("attack 1 hit", True), ("attack 1 was not hit", False), ("attack 2 was cancelled", False),
        ("attack 1 was made", True), ("Attack 2 failed", False), ("attack 1 was improper", False),
        ("Brandish was used", True), ("一閃 was used", True), ("항의 was used", False), ("a used Brandish", True),
        ("b did not use Protest", False), ("b used NA-07-shinra-O-N-2", True), ("a won", False), ("b lost", False),
        ("nobody won", True), ("the game goes on", True), ("draw", False), ("Brandish is in a.played", True),
        ("card Protest is in b.played", True), ("Protest is not in played", False), ("9-4 iii was applied", True),
        ("9-5 was not applied", True), ("10-10 was applied", True),
        ("a did not go forward", True), ("a focused", False),
        ("a.played = [Brandish]", True), ("b.hand = 0", True), ("b.flinch = false", True), ("active = a", True),
        ("phase is main", True), ("a is to choose", True), ("b decides", False),
        ("attack 1: hit", True), ("attack 1 = failed", False), ("Ｂ．ａｕｒａ ＝ ０", True), ("a used Protest", False),
    ],
)  # fmt: skip
def test_facts_as_people_write_them(fact: str, holds: bool) -> None:
    found = asking(RULINGS / "yurina-02.yaml")
    if fact.startswith("항의"):
        fact = fact.replace("항의", "반론")
        holds = True
    assert found.why(found.read(fact, PLACE)).holds is holds


@pytest.mark.parametrize(
    ("fact", "code", "said"),
    [
        ("b.lief", "J705", "did you mean 'b.life'"), ("b.life = many", "J704", "b.life = 2"),
        ("attack 9 hit", "J705", "attack 1, attack 2"), ("attack 1 exploded", "J704", "made, hit"),
        ("attack 1 faild", "J704", "did you mean 'failed'"), ("Brandsh was used", "J705", "did you mean 'Brandish'"),
        ("Brandish is in a.plyed", "J705", "did you mean 'a.played'"), ("9-99 was applied", "J602", "9-99"),
        ("what a day", "J704", "write it like"), ("b.flinch = 3", "J704", "true or false"),
        ("active = c", "J704", "a or b"), ("b.played = [Slahs]", "J705", "Slahs"), ("", "J704", ""),
        ("b.played = [", "J704", "b.played = [Slash]"), ("b.played = Protest]", "J704", "b.played = [Slash]"),
        ("? was used", "J705", "name a card"), ("?", "J704", "write it like"),
    ],
)  # fmt: skip
def test_what_is_no_fact_and_what_is_not_there(fact: str, code: str, said: str) -> None:
    found = asking(RULINGS / "yurina-02.yaml")
    with pytest.raises(FactError) as error:
        found.read(fact, PLACE)
    assert error.value.problem.code == code
    assert said in str(error.value.problem)


def test_a_fact_that_is_not_so_is_answered_with_what_is() -> None:
    said = told("hagane-01", "attack 1 hit")
    assert said.splitlines()[0] == "attack 1 hit: no, attack 1 (Brandish) fails. That rests on:"
    assert "fails: distance 4 is not in its range 3  [9-4 iii, 9-4-1]" in said
    said = told("yurina-02", "b.aura = 3")
    assert said.startswith("b.aura = 3: no, B's aura is 0 and was 3 at the start.")


def test_a_condition_that_was_not_met_is_told_with_what_it_asked_for() -> None:
    said = told("yurina-02", "b.aura = 0")
    assert "Protest asks whether" in said
    assert "9-1-3-2 paragraph 3" in said
    assert "Brandish asks whether your life ≤ 3: no (your life is 4)" in said


def test_a_use_that_was_barred_is_told_with_every_obstacle() -> None:
    said = told("faq-core-10", "Uranami Storm was not used")
    assert "A cannot use Uranami Storm: the attack is itself an answer" in said
    said = told("../core/9-2/a-card-that-forbids-its-own-use-after-an-attack", "Untouched Peak was not used")
    assert "1-4 paragraph 2, 9-2 bullet 3]" in said
    assert "attack 1 (Slash) is made" in said


def test_what_fell_short_is_told_as_such() -> None:
    said = told("faq-core-06", "a.enhancements = [Silent Wall: 3]")
    assert "3 of 5 crystals are put on Silent Wall" in said
    assert "5-10 paragraph 3" in said


def test_nothing_bears_on_what_nothing_touched() -> None:
    _, argument = why("core-ishuku-03", "b.life = 7")
    assert argument.reasons == ()
    assert told("core-ishuku-03", "10-10 was not applied").splitlines()[1].endswith("[5-5-3]")


def test_a_standing_effect_is_told_by_what_the_run_would_be_without_it() -> None:
    file = scenarios() / "furuyoni" / "core" / "5-8" / "crystals-that-count-as-aura-for-damage.yaml"
    found = asking(file)
    said = text(found.ruling, found.why(found.read("b.enhancements = [Silent Wall: 1]", PLACE)))
    assert "Silent Wall: [Ongoing] crystals on this card count as aura for damage  [9-1-1-6 paragraph 1]" in said
    assert "was [Silent Wall: 3] at the" in said


def test_two_standing_effects_each_of_which_would_have_been_enough() -> None:
    file = scenarios() / "furuyoni" / "core" / "9-1-3" / "of-two-effects-instead-of-a-defeat-the-loser-picks.yaml"
    found = asking(file)
    argument = found.why(found.read("the game goes on", PLACE))
    said = text(found.ruling, argument)
    assert "Ember: [Used] instead of your defeat" in said
    assert "Phoenix: [Used] instead of your defeat" in said
    assert all(reason.given for reason in argument.reasons)


def test_a_cap_that_decided_is_told() -> None:
    file = scenarios() / "furuyoni" / "core" / "10-21" / "without-overwhelm-five-is-the-most.yaml"
    found = asking(file)
    argument = found.why(found.read("b.aura", PLACE))
    assert any("6-4-1-4" in line.clauses for line in Wording(found.ruling).lines(argument))


def test_a_choice_and_the_change_that_carries_it_out_are_one_line() -> None:
    said = told("faq-tokoyo-14", "b.life = 7")
    assert "A chooses: damage life (of 2); B takes 1 damage to life (B's life 8 → 7, B's flare 3 → 4)" in said
    assert "1-4 paragraph 1" in said
    said = told("saine-02", "b.life = 5")
    assert said.count("by Backdraft and Uranami Storm") == 1


def test_that_an_attack_takes_what_waited_for_it_before_it_is_answered_is_told() -> None:
    asked = asking(scenarios() / "furuyoni" / "rulings" / "saine-02.yaml")
    argument = asked.why(asked.read("b.life = 5", PLACE))
    wording = Wording(asked.ruling)
    reasons = [one for top in argument.reasons for one in top.walk()]
    takes = next(reason for reason in reasons if reason.unit.clauses[0] == "9-4 paragraph 1")
    assert "takes the effects that waited for it" in wording.told_as(takes)[0]
    assert "B's life 6" in wording.without(argument, takes)


def test_what_stands_in_for_a_cause_comes_right_behind_it() -> None:
    lines = told("faq-tokoyo-06", "shadow = 0").splitlines()
    at = next(i for i, line in enumerate(lines) if "even without that" in line)
    assert "1 from shadow to distance" in lines[at - 1]


def test_a_choice_after_which_an_effect_uses_a_card_is_told_with_the_use() -> None:
    assert "A chooses: Shoot (of 2); A uses Shoot, told to by an effect" in told("himika-06", "b.aura = 0")


def test_a_card_that_forbids_its_own_use_is_told_in_one_line_with_what_it_says() -> None:
    asked, argument = why("../core/9-2/a-card-that-forbids-its-own-use-after-an-attack", "Untouched Peak was not used")
    first, second, *_ = (line.what for line in Wording(asked.ruling).lines(argument))
    assert "A cannot use Untouched Peak: the card itself forbids its use: [Static; if your attacks" in first
    assert second == "Untouched Peak asks whether your attacks this turn ≥ 1: yes (your attacks this turn is 1)"


TWICE = """
scenario: An attack that is cancelled and out of range as well
edition: ja-2024-06-24
cards_adhoc:
  Far Cancel:
    type: action
    subtype: reaction
    abilities:
      - at: on_use
        do:
          - cancel: answered
          - move: {from: shadow, to: distance, n: 2}
board:
  distance: 4
  shadow: 4
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 7, aura: 3, flare: 4, hand: [Far Cancel]}
play:
  - a: use Slash
  - b: respond Far Cancel
"""


def test_two_causes_each_of_which_would_have_been_enough(tmp_path: Path) -> None:
    file = tmp_path / "twice.yaml"
    file.write_text(TWICE, encoding="utf-8")
    found = asking(file)
    argument = found.why(found.read("attack 1 failed", PLACE))
    said = text(found.ruling, argument)
    assert "it was cancelled  [9-4 ii]" in said
    assert "even without that: attack 1 (Slash) fails: distance 6 is not in its range 3-4  [9-4 iii, 9-4-1]" in said
    assert "B responds with Far Cancel" in said
    assert any(reason.given for _, reason in argument.lines())


def test_every_role_is_known_and_every_argument_can_be_told_in_three_languages() -> None:
    for name in ("saine-02", "oboro-04", "core-basic-01", "faq-tokoyo-17", "utsuro-02"):
        found = asking(RULINGS / f"{name}.yaml")
        wordings = [Wording(found.ruling, lang) for lang in LANGUAGES]
        for fact in found.expected():
            argument = found.why(found.read(fact, PLACE))
            assert {reason.unit.role for _, reason in argument.lines()} <= ROLES
            assert all(line.what and line.clauses for wording in wordings for line in wording.lines(argument))
        for lang in LANGUAGES:
            assert text(found.ruling, argument, lang)
            assert markdown(found.ruling, argument, lang)


def test_more_detail_tells_what_carries_on() -> None:
    (_, short), (_, long) = why("hagane-01", "attack 1 failed"), why("hagane-01", "attack 1 failed", 1)
    assert len(list(short.lines())) < len(list(long.lines()))


@pytest.mark.parametrize("fact", ["a won", "b.life", "attack 3 was made", "a.aura"])
def test_a_whole_game_is_looked_at_from_the_turn_in_which_the_fact_came_to_be(fact: str) -> None:
    found = asking(scenarios() / "furuyoni" / "games" / "yurina-saine-against-himika-tokoyo.yaml")
    argument = found.why(found.read(fact, PLACE))
    assert argument.since > 1
    assert 1 <= len(list(argument.lines())) <= 12
    assert found.base.work <= 100_000


@pytest.fixture
def open_cards(tmp_path: Path) -> Asking:
    file = tmp_path / "open.yaml"
    file.write_text(
        """
board:
  distance: 4
  a: {megami: [yurina, himika], vigor: 1, hand: [Slash, Brandish], known: [Brandish]}
  b: {megami: [saine, tokoyo], hand: 2, enhancements: [衝音晶: 2]}
play:
  - a: use Slash
""",
        encoding="utf-8",
    )
    return asking(file)


@pytest.mark.parametrize(
    ("fact", "holds"),
    [
        ("a.known", True), ("a.known = [Brandish]", True), ("a.known = [Slash]", False), ("a.known = 1", True),
        ("Brandish is in a.known", True), ("Slash is in known", False), ("a.face_up = [Slash]", True),
        ("a.face_down = [Brandish]", True), ("b.face_up = [衝音晶: 2]", True), ("b.face_up = [衝音晶: 1]", False),
        ("b.face_down = [?, ?]", True), ("a.sideways = []", True), ("a.unchosen = 0", True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("detail", [0, 2])
def test_facts_that_gather_cards(open_cards: Asking, fact: str, holds: bool, detail: int) -> None:
    found = open_cards.why(open_cards.read(fact, PLACE), detail)
    assert found.holds is holds
    assert text(open_cards.ruling, found)


def test_what_turned_a_card_up_is_told(open_cards: Asking) -> None:
    found = text(open_cards.ruling, open_cards.why(open_cards.read("a.face_up = [Slash]", PLACE)))
    assert "yes, A's face up is [Slash] and was [] at the start" in found
    assert "A uses Slash" in found


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        ("b used Slash", "no, B did not use Slash."), ("a is to choose", "no, B is to choose. That rests on:"),
        ("b.hand = 2", "yes, B's hand is 2 and was 2 at the start."),
    ],
)  # fmt: skip
def test_what_is_so_instead_is_said_of_the_same(open_cards: Asking, fact: str, said: str) -> None:
    assert said in text(open_cards.ruling, open_cards.why(open_cards.read(fact, PLACE)))


@pytest.mark.parametrize("detail", [0, 1, 2])
def test_an_attempt_whose_attack_never_came_to_be(detail: int) -> None:
    found = asking(scenarios() / "furuyoni" / "core" / "10-4" / "a-shrink-can-empty-the-range.yaml")
    for fact in ("a.face_up", "Slash was used", "a.hand"):
        assert text(found.ruling, found.why(found.read(fact, PLACE), detail))


@pytest.mark.parametrize(("fact", "open"), [("b.life", True), ("b.aura = 4", True), ("a.life", False),
                                            ("9-4 v was applied", False), ("b is to choose", False)])
def test_what_the_open_choice_decides_is_said_to_be_open(tmp_path: Path, fact: str, open: bool) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("""
board:
  distance: 3
  action: standard
  a: {megami: [yurina, himika], life: 7, aura: 3, flare: 2, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 5, aura: 4, flare: 4}
play: [a: use Slash]
""")
    one = asking(path)
    found = one.why(one.read(fact, Place("x")))
    assert found.open == open
    assert ("B is to choose which damage to take" in Wording(one.ruling).heading(found)) == open


def test_what_may_still_be_done_rests_on_the_choice_that_is_open(tmp_path: Path) -> None:
    board = tmp_path / "board.yaml"
    board.write_text(
        "board: {distance: 3, action: standard, a: {megami: [yurina, himika], aura: 5, vigor: 1}, b: {megami: [?, ?]}}"
    )
    found = asking(board)
    said = text(found.ruling, found.why(found.read("a did not focus", PLACE)))
    assert "A does not take the basic action focus, though it was possible  [8-2-2 A]" in said
