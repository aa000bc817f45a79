"""Written effects read into abilities, and what is refused: unknown words, references to nothing, at their place."""

from __future__ import annotations

import ast
import inspect
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.cli.cards import cards as command
from judge.engine.tree import walk
from judge.floors import FLOORS
from judge.furuyoni.board import history
from judge.furuyoni.cards import definitions
from judge.furuyoni.cards.facts import cards_of, homes
from judge.furuyoni.core import s9_4_attack, s9_6_basic, s9_7_reshuffle
from judge.furuyoni.effects.vocabulary import check, evaluate, facts_of_attacks, facts_of_cards, words
from judge.furuyoni.effects.vocabulary.compile import Compiler, EffectError
from judge.furuyoni.effects.vocabulary.expression import ExpressionError, parse
from judge.furuyoni.effects.vocabulary.files import check as check_file
from judge.furuyoni.effects.vocabulary.files import check_all
from judge.furuyoni.effects.vocabulary.schema import OPERATIONS, Shape
from judge.furuyoni.file.setup import Setup
from judge.scenario import parse_scenario
from tests.furuyoni import samples

PICKED = {"pick": {"as": "it", "from": "me.hand"}}


def do(*operations: Any, **more: Any) -> list[dict[str, Any]]:
    return [{"at": "on_use", **more, "do": [*operations]}]


@pytest.mark.parametrize(("sort", "name", "shape"), list(samples.shapes()))
def test_every_operation_is_read_with_all_it_may_be_told(sort: str, name: str, shape: Shape) -> None:
    args = {arg: samples.sample(arg, kind) for arg, kind in shape.args.items()}
    ability = samples.compiled(samples.written(sort, name, args)).abilities[0]
    if sort == "standing":
        assert ability.does == name
    else:
        assert ability.tree is not None
        assert name in {node.op for _, node in walk(ability.tree)}


@pytest.mark.parametrize("name", [name for name, shape in OPERATIONS.items() if samples.least(shape)])
def test_what_must_be_given_is_missed(name: str) -> None:
    args = samples.least(OPERATIONS[name])
    args.popitem()
    with pytest.raises(EffectError, match=r"is missing|mapping is wanted"):
        samples.compiled(samples.written("do", name, args))


GOOD: list[Any] = [
    do(PICKED, {"put": {"card": "it", "to": "owner.played"}}, {"draw": "names.it"}),
    do({"if": "count(me.played, card.type == attack and card.mine) >= 2", "then": ["end_phase"]}),
    do({"if": "any(me.specials, filter=card.state == used)", "then": ["end_phase"]}),
    do({"later": {"at": {"after": "event"}, "do": [{"if": "event.side == life", "then": ["end_phase"]}]}}),
    do({"put": {"card": "event", "to": "me.hand"}}, when={"happens": "put"}),
    do(PICKED, {"remember": "it"}, {"if": "this.it == 1", "then": []}),
    [{"at": "static", "define": {"x": "me.aura"}}, {"at": "static", "if": "this.x >= 2", "keyword": "overwhelm"}],
    [{"at": "static", "keyword": {"range_limit": "2-4"}}],
    [{"at": "static", "if": "this.megami == yurina or distance_change > -2 /up 1", "keyword": "gap"}],
    [{"at": "resurge", "when": {"phase": "end"}, "if": "me.turn.attacks >= 1"}],
]  # fmt: skip


@pytest.mark.parametrize("abilities", GOOD, ids=str)
def test_good_effects(abilities: Any) -> None:
    assert samples.compiled(abilities).abilities


BAD: list[tuple[Any, tuple[str | int, ...], str]] = [
    ("draw", (), "list of abilities"),
    (do({"drww": "1"}), (0, "do", 0, "drww"), "no operation 'drww'"),
    (do({"draw": "1", "win": "me"}), (0, "do", 0), "one name"),
    (do({"draw": {"k": "1"}}), (0, "do", 0, "draw", "k"), "'k' is not known"),
    (do({"move": {"from": "shadow", "n": "1"}}), (0, "do", 0, "move"), "'to' is missing"),
    (do({"move": {"from": "me.hand", "to": "shadow", "n": "1"}}), (0, "do", 0, "move", "from"), "no zone 'me.hand'"),
    (do({"move": {"from": "shadow", "to": "him.aura", "n": "1"}}), (0, "do", 0, "move", "to"), "no zone 'him.aura'"),
    (do({"move": {"from": "shadow", "to": ["a", "b"], "n": "1"}}), (0, "do", 0, "move", "to"), "one word"),
    (do({"move": {"from": "shadow", "to": "names.it", "n": "1"}}), (0, "do", 0, "move", "to"), "names 'it'"),
    (do({"move": {"from": "shadow", "to": "this", "n": "1", "arrow": "so"}}), (0, "do", 0, "move", "arrow"), "'so'"),
    (do({"draw": "me.lief"}), (0, "do", 0, "draw", "n"), "no 'lief'"),
    (do({"draw": "me.life-1"}), (0, "do", 0, "draw", "n"), "no 'life-1'"),
    (do({"draw": "castle"}), (0, "do", 0, "draw", "n"), "no fact 'castle'"),
    (do({"draw": "me.turn.danced"}), (0, "do", 0, "draw", "n"), "no turn counts"),
    (do({"draw": "attack.color"}), (0, "do", 0, "draw", "n"), "an attack has no 'color'"),
    (do({"draw": "event.value"}), (0, "do", 0, "draw", "n"), "nothing calls this effect up"),
    (do({"draw": "event.color"}, when={"damaged": "me"}), (0, "do", 0, "draw", "n"), "has no 'color'"),
    (do({"draw": "this.color"}), (0, "do", 0, "draw", "n"), "keeps 'color'"),
    (do({"draw": "names.it"}, PICKED), (0, "do", 0, "draw", "n"), "names 'it'"),
    (do({"draw": "total(me.hand)"}), (0, "do", 0, "draw", "n"), "no call 'total'"),
    (do({"draw": "count(me.life)"}), (0, "do", 0, "draw", "n"), "zone of cards"),
    (do({"draw": "count()"}), (0, "do", 0, "draw", "n"), "cannot take 0"),
    (do({"draw": "min(1, filter=2)"}), (0, "do", 0, "draw", "n"), "cannot take 2"),
    (do({"draw": "1 +"}), (0, "do", 0, "draw", "n"), "character 4"),
    (do(PICKED, {"later": {"at": {"phase": "end"}, "do": [{"put": {"card": "it", "to": "hand"}}]}}),
     (0, "do", 1, "later", "do", 0, "put", "card"), "names 'it'"),
    (do({"later": {"at": {"whose": "me"}, "do": []}}), (0, "do", 0, "later", "at"), "a moment is"),
    (do({"later": {"at": {"phase": "noon"}, "do": []}}), (0, "do", 0, "later", "at", "phase"), "noon"),
    (do({"put": {"card": "event", "to": "hand"}}), (0, "do", 0, "put", "card"), "nothing calls this effect up"),
    (do({"put": {"card": "top 2 of me.life", "to": "hand"}}), (0, "do", 0, "put", "card"), "no zone 'me.life'"),
    (do({"put": {"card": "NA-01 in me.extra", "to": "hand"}}), (0, "do", 0, "put", "card"), "no card 'NA-01'"),
    (do({"put": {"card": "The One", "to": "hand"}}), (0, "do", 0, "put", "card"), "names no cards"),
    (do({"put": {"card": "it", "to": "hand"}}), (0, "do", 0, "put", "card"), "names 'it'"),
    (do({"exchange": {"card": "this", "with": "NA-14-honoka-O-N-1-Ex9"}}), (0, "do", 0, "exchange", "with"), "no card"),
    (do({"remember": "it"}), (0, "do", 0, "remember", "names"), "names 'it'"),
    (do({"pick": {"as": "The One", "from": "hand"}}), (0, "do", 0, "pick", "as"), "cannot be the name"),
    (do({"basic": {"like": "it"}}), (0, "do", 0, "basic", "like"), "names 'it'"),
    (do({"basic": {"named": "fly"}}), (0, "do", 0, "basic", "named"), "fly"),
    (do({"attack": {"range": "near", "damage": ["1", "1"]}}), (0, "do", 0, "attack", "range"), "no range"),
    (do({"attack": {"range": "3", "damage": "1"}}), (0, "do", 0, "attack", "damage"), "two values"),
    (do("end_phase", when={"happens": "rain"}), (0, "when", "happens"), "nothing of that name happens"),
    (do("end_phase", when={"becomes": "me.megami"}), (0, "when", "becomes"), "no number of the board"),
    (do("end_phase", when={"whose": "me"}), (0, "when"), "exactly one"),
    ([{"at": "noon", "do": []}], (0, "at"), "no class of effects"),
    ([{"at": "static"}], (0,), "exactly one thing"),
    ([{"at": "static", "keyword": "fast"}], (0, "keyword"), "fast"),
    ([{"at": "static", "keyword": {"range_limit": "far"}}], (0, "keyword"), "a limit names distances"),
    ([{"at": "ongoing", "redirect": {"into": "use.it"}}], (0, "redirect", "into"), "keeps 'it'"),
    ([{"at": "ongoing", "forbid": {"what": "dance"}}], (0, "forbid", "what"), "dance"),
    (do({"cost": {"from": "me.hand", "to": "shadow", "n": 1}}), (0, "do", 0, "cost", "to"), "where crystals lie"),
    ([{"at": "ongoing", "cost": {"from": "me.aura", "to": "shadow", "which": "card.mine", "n": 1}}],
     (0, "cost", "which"), "only of cards"),
    (do({"together": [{"flinch": "me"}, {"draw": 1}]}), (0, "do", 0, "together", "do", 1), "more than a change"),
    (do({"sentence": [{"basic": {}}]}), (0, "do", 0, "sentence", "do", 0), "more than a change"),
    (do({"cost": {"from": "elsewhere", "to": "shadow", "n": 1}}), (0, "do", 0, "cost", "from"), "no zone 'elsewhere'"),
]  # fmt: skip


@pytest.mark.parametrize(("abilities", "trail", "message"), BAD, ids=[message for _, _, message in BAD])
def test_bad_effects_name_their_place(abilities: Any, trail: tuple[str | int, ...], message: str) -> None:
    with pytest.raises(EffectError) as caught:
        Compiler("adhoc:Bad").abilities(abilities)
    assert caught.value.trail == trail
    assert message in str(caught.value)


def test_a_fault_in_a_card_of_a_scenario_s_own_has_line_and_column() -> None:
    text = (
        "board: {a: {megami: [yurina, saine], hand: [Odd]}, b: {megami: [himika, tokoyo]}}\n"
        "cards_adhoc:\n  Odd:\n    type: action\n    abilities:\n"
        "      - at: on_use\n        do:\n          - draw: me.lief\n"
    )
    scenario, problems = parse_scenario(text, "odd.yaml", FLOORS)
    assert scenario is not None, problems
    _, faults = definitions.define_adhoc(scenario.adhoc["Odd"])
    assert [str(fault) for fault in faults] == [
        "odd.yaml:8:19: J410 Odd: a player has no 'lief' (did you mean 'life'?)"
    ]


@pytest.mark.parametrize(
    ("use", "message"),
    [
        ("use: {card: this, as: Bloww}", "no card is called 'Bloww' (did you mean 'Blow'?)"),
        ("use: {card: this, as: Slahs}", "no card is called 'Slahs' (did you mean 'Slash'"),
        ("use: {card: this, as: 'adhoc:Blow'}", "no card is called 'adhoc:Blow' (name it in `cards_adhoc`)"),
        ("exchange: {card: this, with: Blow, named: Bow}", "no card is called 'Bow' (did you mean 'Blow'?)"),
        ("put: {card: Blaw in me.extra, to: me.hand}", "no card is called 'Blaw' (did you mean 'Blow'?)"),
    ],
)
def test_a_card_that_an_effect_misspells_is_told(use: str, message: str) -> None:
    text = (
        "board: {a: {megami: [yurina, saine], hand: [Odd]}, b: {megami: [himika, tokoyo]}}\n"
        f"cards_adhoc:\n  Blow: {{type: attack, range: '3', damage: 1/1}}\n"
        f"  Odd: {{type: action, abilities: [{{at: on_use, do: [{{{use}}}]}}]}}\n"
    )
    scenario, problems = parse_scenario(text, "odd.yaml", FLOORS)
    assert scenario is not None, problems
    _, faults = definitions.define_adhoc(scenario.adhoc["Odd"])
    assert [fault.code for fault in faults] == ["J410"]
    assert message in str(faults[0])


def test_a_card_that_the_printing_has_not_is_told() -> None:
    text = (
        "cards: s9\nboard: {a: {megami: [yurina, saine], hand: [Odd]}, b: {megami: [himika, tokoyo]}}\n"
        "cards_adhoc:\n  Odd: {type: action, abilities: [{at: on_use, do: [{use: {card: this, as: NEW}}]}]}\n"
    )
    newer = next(
        number for megami in homes() for number in sorted(cards_of(megami, "s10-2"))
        if number not in cards_of(megami, "s9")
    )  # fmt: skip
    scenario, problems = parse_scenario(text.replace("NEW", newer), "odd.yaml", FLOORS)
    assert scenario is not None, problems
    assert [p.code for p in Setup(scenario).problems] == ["J203"]


def test_the_effect_files_of_the_project_are_right() -> None:
    assert [str(problem) for problem in check_all()] == []


def test_faults_of_an_effect_file_have_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "yurina" / "effects.yaml"
    path.parent.mkdir()
    path.write_text(
        "NA-01-yurina-O-N-2:\n  - at: static\n    if: me.lief <= 3\n    keyword: gap\n"
        "NA-01-yurina-O-N-8: []\n"
        "NA-01-yurina-O-N-3:\n  s8: []\n  s10:\n    - {at: on_use, do: [{drww: 1}]}\n",
        encoding="utf-8",
    )
    found = [(p.line, p.column, p.code) for p in check_file(path, "yurina")]
    assert found == [(3, 9, "J410"), (5, 1, "J400"), (7, 3, "J025"), (9, 32, "J410")]
    run = CliRunner().invoke(command, ["check", str(path)])
    assert (run.exit_code, run.stderr.count("effects.yaml:")) == (2, 4)


# -- expressions ------------------------------------------------------------------------------------------------------

PIECES = ["1", "07", "me.life", "card", "count(", "(", ")", ",", "filter=", "name=", "not", "and", "or", "-", "+", "*",
          "/up", "<=", "==", "=", ".", "é", "３", "²", "\x00", " "]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(PIECES), max_size=60).map(" ".join)))
def test_an_expression_is_read_or_refused(text: str) -> None:
    at = 0
    try:
        assert list(walk(parse(text)))
    except ExpressionError as error:
        at = error.at
    assert 0 <= at <= len(text)


LONG = ("not " * 5000 + "1", "-" * 5000 + "1", "(" * 5000, "1+" * 5000 + "1", "count(" * 5000)


@pytest.mark.parametrize("text", LONG, ids=["not", "minus", "brackets", "sum", "calls"])
def test_long_expressions_are_refused(text: str) -> None:
    with pytest.raises(ExpressionError):
        parse(text)


@settings(max_examples=200, deadline=None)
@given(st.recursive(
    st.sampled_from(["draw", "1", "me.life", "this", "it", "names.it", "", "no", "shadow"]),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from([*OPERATIONS, "at", "do", "if", "when", "card", "n", "to", "from"]), inner,
                        max_size=3),
    ), max_leaves=12,
))  # fmt: skip
def test_whatever_is_written_is_read_or_refused(written: Any) -> None:
    for abilities in (written, do(written), [{"at": "static", "change": written}]):
        with suppress(EffectError):
            Compiler("adhoc:Any").abilities(abilities)


# -- the tables of words hold what the code knows --------------------------------------------------------------------


def cases(function: Any) -> set[str]:
    """The words of the `case` lines of a function."""
    tree = ast.parse(inspect.getsource(function))
    found = (node for node in ast.walk(tree) if isinstance(node, ast.MatchValue))
    return {str(node.value.value) for node in found if isinstance(node.value, ast.Constant)}


def test_what_can_be_asked_of_cards_and_attacks_is_in_the_tables() -> None:
    assert cases(facts_of_cards.of_card) - {""} == set(words.CARD_FACTS)
    assert cases(facts_of_attacks.of_attack) == set(words.ATTACK_FACTS)
    heads = {fact.partition(".")[0] for fact in words.BOARD_FACTS}
    dotted = {"me", "opp", "a", "b", "this", "card", "attack", "answered", "names", "event"}
    assert cases(evaluate.fact) - dotted == heads


def test_the_calls_are_those_that_can_be_valued() -> None:
    assert set(check.CALLS) == set(evaluate.CALLS)


def test_what_is_counted_in_a_turn_is_in_the_table() -> None:
    counted = {
        node.args[2].value
        for node in ast.walk(ast.parse(inspect.getsource(history)))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "count"
        and isinstance(node.args[2], ast.Constant)
    }  # fmt: skip
    assert counted <= set(words.TURN_FACTS)


def test_what_is_announced_can_be_waited_for() -> None:
    for module in (s9_4_attack, s9_6_basic, s9_7_reshuffle):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Dict):
                keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
                if "what" in keys and isinstance(value := node.values[keys.index("what")], ast.Constant):
                    assert value.value in words.HAPPENINGS
