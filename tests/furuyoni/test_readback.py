"""Effects told in words: everything the vocabulary can say is said in every language, and said differently."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from judge.cli.cards import cards as command
from judge.furuyoni import readback
from judge.furuyoni.cards.definitions import define, written
from judge.furuyoni.cards.facts import PRINTINGS, cards_of, homes
from judge.furuyoni.core.s5_6_modifiers import NUMBER_CATEGORIES, RANGE_CATEGORIES
from judge.furuyoni.effects.vocabulary import words
from judge.furuyoni.effects.vocabulary.check import CALLS
from judge.furuyoni.effects.vocabulary.compile import AT, PLAYERS, WHEN_SORTS
from judge.furuyoni.effects.vocabulary.evaluate import OPERATORS
from judge.furuyoni.effects.vocabulary.schema import ACTIONS, KEYWORDS, OPERATIONS, STANDING, WHEN, Shape
from judge.furuyoni.readback import read_back
from judge.furuyoni.readback import words as messages
from judge.furuyoni.readback.expressions import SIGNS
from judge.furuyoni.vocab.zones import ZONES
from judge.messages import LANGUAGES
from tests.furuyoni import samples

MEGAMI = Path(readback.__file__).parents[1] / "megami"
CASES = [(sort, name, shape) for sort, name, shape in samples.shapes()]
IDS = [f"{sort}-{name}" for sort, name, _ in CASES]
WHENS: dict[str, dict[str, Any]] = {
    "becomes": {"becomes": "me.life", "at_most": "3"}, "damaged": {"damaged": "me"}, "touched": {"touched": "me.aura"},
    "phase": {"phase": "end"}, "happens": {"happens": "put"},
}  # fmt: skip


def told(abilities: Any, lang: str) -> str:
    return "\n".join(read_back(samples.compiled(abilities), lang))


def kinds() -> list[tuple[str, str]]:
    shapes = [*OPERATIONS.values(), *STANDING.values(), Shape(WHEN)]
    return [(name, kind.rstrip("!")) for shape in shapes for name, kind in shape.args.items()]


def wanted() -> list[str]:
    """The messages of all words of the vocabulary."""
    wanted = [f"at-{at}" for at in AT] + [f"when-{sort}" for sort in WHEN_SORTS] + [f"who-{p}" for p in PLAYERS]
    wanted += [f"do-{name}" for name in OPERATIONS] + [f"standing-{name}" for name in STANDING]
    wanted += [f"keyword-{name}" for name in KEYWORDS] + [f"action-{name}" for name in ACTIONS]
    wanted += [f"happening-{name}" for name in words.HAPPENINGS] + [f"moment-{m}" for m in words.MOMENTS_AFTER]
    wanted += [f"word-{word}" for word in (*words.WORDS, *words.PHASES)]
    wanted += [f"fact-{fact.replace('.', '-')}" for fact in words.BOARD_FACTS]
    wanted += [f"turn-{fact}" for fact in words.TURN_FACTS]
    wanted += [f"last_turn-{fact}" for fact in words.LAST_TURN_FACTS]
    wanted += [f"of_player-{fact}" for fact in words.player_facts()] + [f"of_card-{fact}" for fact in words.CARD_FACTS]
    wanted += [f"of_attack-{fact}" for fact in words.ATTACK_FACTS] + [f"of_event-{fact}" for fact in words.EVENT_FACTS]
    wanted += [f"op-{SIGNS.get(sign, sign)}" for sign in (*OPERATORS, "and", "or", "not", "minus")]
    wanted += [f"call-{name}" for name in CALLS]
    for name, kind in kinds():
        sort, _, listed = kind.partition(":")
        prefix = "target" if name == "target" and len(listed.split()) > 3 else "word"
        wanted += [f"{prefix}-{word}" for word in listed.split()] if sort in ("word", "words") else []
    sides = ("expand", "shrink")
    categories = [c for c in (*NUMBER_CATEGORIES, *RANGE_CATEGORIES) if c != "normalise" and c not in sides]
    wanted += [f"change-{c}" for c in categories] + [f"change-{c}_{side}" for c in sides for side in ("near", "far")]
    return wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_message(lang: str) -> None:
    assert sorted({message for message in wanted() if message not in messages(lang)}) == []


def test_no_message_is_of_a_word_that_the_vocabulary_lacks() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(readback.__file__).parent.glob("*.py"))
    named = {*re.findall(r"[\"']([a-z_]+(?:-[a-z_]+)*)[\"']", code)}
    others = {f"zone-{zone.name}" for zone in ZONES} | {f"zone-{word}" for word in ("this", "out", "stay")}
    things = ("this", "card", "event_card", "names", "attack", "answered")
    others |= {f"{kind}-{thing}" for kind in ("of", "it") for thing in things}
    others |= {f"whose-{player}" for player in PLAYERS} | {"of_card-self", "of_card-kept", "cards-this", "cards-event"}
    others |= {"cards-answered", "word-keep"}
    others |= {f"label-{name}" for name in re.findall(r"\w+", effects())}
    assert sorted({*messages("en").patterns} - {*wanted()} - named - others) == []


def effects() -> str:
    """What the files of effects say."""
    return "\n".join(path.read_text("utf-8") for path in sorted(MEGAMI.glob("*/effects.yaml")))


def test_what_effects_call_a_result_is_told() -> None:
    called = {*re.findall(r"\bas: ([a-z_]+)", effects())}
    assert len(called) > 40
    assert sorted(name for name in called - {"aura"} if f"label-{name}" not in messages("ja")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("sort", "name", "shape"), CASES, ids=IDS)
def test_every_argument_of_an_operation_is_told(sort: str, name: str, shape: Shape, lang: str) -> None:
    for arg, kind in shape.args.items():
        if kind.endswith("!"):
            continue
        args = samples.least(shape) | samples.NEEDS.get((name, arg), {})
        without = told(samples.written(sort, name, args), lang)
        assert told(samples.written(sort, name, args | {arg: samples.sample(arg, kind)}), lang) != without, arg


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("sort", "name", "shape"), CASES, ids=IDS)
def test_every_word_an_argument_can_be_is_told_apart(sort: str, name: str, shape: Shape, lang: str) -> None:
    for arg, kind in shape.args.items():
        kind, _, listed = kind.rstrip("!").partition(":")
        if kind in ("word", "words"):
            args = samples.least(shape) | samples.NEEDS.get((name, arg), {})
            said = [told(samples.written(sort, name, args | {arg: word}), lang) for word in listed.split()]
            assert len({*said}) == len(said), arg


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_must_be_given_is_told(lang: str) -> None:
    swapped = {"zone": "me.flare", "zones": ["me.flare"], "expr": "2", "cards": "this", "player": "me",
               "place": "me.hand", "places": ["opp.hand"], "damage": ["1", "1"], "range": "9", "card":
               "NA-01-yurina-O-N-2", "into": "shadow", "do": ["end_phase"], "changes": [{"win": "me"}],
               "actions": ["win"], "moment": {"after": "this_use"}, "modes": [["end_phase"]],
               "name": "other"}  # fmt: skip
    for sort, name, shape in CASES:
        for arg, kind in shape.args.items():
            other = swapped.get(kind.rstrip("!"))
            if kind.endswith("!") and other is not None:
                args = samples.least(shape)
                before = told(samples.written(sort, name, args), lang)
                assert told(samples.written(sort, name, args | {arg: other}), lang) != before, (name, arg)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_when_is_told(lang: str) -> None:
    told_apart = set()
    for sort, when in WHENS.items():
        plain = told([{"at": "used", "when": when, "do": ["end_phase"]}], lang)
        for arg, kind in WHEN.items():
            if arg in WHEN_SORTS or (sort == "becomes" and arg == "at_least"):
                continue
            more = when | {arg: samples.sample(arg, kind)}
            if told([{"at": "used", "when": more, "do": ["end_phase"]}], lang) != plain:
                told_apart.add(arg)
    assert told_apart == set(WHEN) - {*WHEN_SORTS}


def test_the_sort_of_an_ability_is_told() -> None:
    said = [told([{"at": at, "do": ["end_phase"]}], "en") for at in AT]
    assert len({*said}) == len(said)
    gates = [told([{"at": "on_use", "throughout": gate, "do": ["end_phase"]}], "ja") for gate in ("yes", "no")]
    assert len({*gates, told([{"at": "on_use", "do": ["end_phase"]}], "ja")}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("megami", [m for m in homes() if written(m)])
def test_every_card_is_told_and_nothing_of_the_vocabulary_is_left_in_it(megami: str, lang: str) -> None:
    for printing in PRINTINGS:
        for number in written(megami).keys() & cards_of(megami, printing).keys():
            for text in read_back(define(number, printing), lang):
                assert text.strip(), number
                assert not re.search(r"[{}]|\b(?:me|opp|names|event)\.|_(?:of|zone)\b", text), text


@pytest.mark.parametrize(
    ("abilities", "lang", "expected"),
    [
        ([{"at": "on_use", "do": [{"move": {"from": "shadow", "to": "me.aura", "n": "5"}}]}], "ja",
         "【使用時】 ダスト → 自オーラ：5"),
        ([{"at": "on_use", "do": [{"move": {"from": "shadow", "to": "me.aura", "n": "5"}}]}], "en",
         "[On use] arrow: shadow → your aura: 5"),
        ([{"at": "after_attack", "if": "me.aura <= 1 and (shadow == 2 or my_turn)", "do": ["end_phase"]}], "en",
         "[After attack; if your aura ≤ 1 and (shadow = 2 or it is your turn)] end the phase"),
        ([{"at": "on_use", "do": [{"change": {"target": "answered", "damage": ["-1", "me.life - 2"]}}]}], "ko",
         "【사용시】 대응한 《공격》: -1/+(자신의 라이프 - 2)"),
        ([{"at": "on_use", "do": [{"if": "done", "then": ["end_phase"], "else": [{"draw": "1"}, {"draw": "2"}]}]}],
         "en", "[On use]\n  - if that was done in full: end the phase\n    otherwise:\n"
               "      - draw 1 card(s)\n      - draw 2 card(s)"),
    ],
)  # fmt: skip
def test_what_is_told(abilities: Any, lang: str, expected: str) -> None:
    said = told(abilities, lang)
    assert (said if "else" not in str(abilities) else said.replace("[On use] if", "[On use]\n  - if")) == expected


def test_the_command_tells_the_abilities() -> None:
    shown = CliRunner().invoke(command, ["show", "圧気", "--lang", "ko"])
    assert shown.exit_code == 0
    assert "\n【전개중】 빈틈\n【파기시】 《공격》을 한다: 적정거리 1-4, 3/-\n" in shown.output
