"""The page of the vocabulary: every example compiles, and every word of the vocabulary has one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judge.engine.tree import walk
from judge.furuyoni.effects.vocabulary import words
from judge.furuyoni.effects.vocabulary.check import CALLS, Checker
from judge.furuyoni.effects.vocabulary.compile import AT, Compiler
from judge.furuyoni.effects.vocabulary.evaluate import OPERATORS
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.furuyoni.effects.vocabulary.schema import (
    ABILITY_KEYS,
    ACTIONS,
    CHANGES,
    KEYWORDS,
    OPERATIONS,
    STANDING,
    WHEN,
    Shape,
)
from judge.furuyoni.vocab import CORE, seated
from judge.text.nodes import Map
from judge.text.source import parse as read

PAGE = (Path(__file__).parents[2] / "docs" / "vocabulary.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
QUOTED = set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)))


def texts(block: str) -> Iterator[Any]:
    """The lists of abilities of an example."""
    root, problems = read(block, "docs/vocabulary.md")
    assert problems == []
    assert root is not None
    if not isinstance(root, Map):
        yield root.plain()
        return
    for node in root.entries.values():
        yield from (n.plain() for n in node.entries.values()) if isinstance(node, Map) else (node.plain(),)


EXAMPLES = [text for block in BLOCKS for text in texts(block)]


def mappings(value: Any) -> Iterator[dict[str, Any]]:
    """Every mapping inside an example."""
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from mappings(inner)


def shown(name: str, shape: Shape) -> set[str]:
    """The arguments with which examples show an operation or a standing effect."""
    found: set[str] = set()
    for mapping in mappings(EXAMPLES):
        if name in mapping:
            told = mapping[name]
            found |= set(told) if isinstance(told, dict) else {shape.bare}
            if name == "if":
                found |= {"cond", *mapping}
    return found


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_compiles(text: Any) -> None:
    Compiler("adhoc:Example", known=seated.everything()).abilities(text)


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_is_shown_with_all_it_may_be_told(name: str) -> None:
    assert set(OPERATIONS[name].args) - shown(name, OPERATIONS[name]) - set(CHANGES) == set()
    assert any(name in m for m in mappings(EXAMPLES)) or f"- {name}" in PAGE


@pytest.mark.parametrize("name", STANDING)
def test_every_standing_effect_is_shown_with_all_it_may_be_told(name: str) -> None:
    assert set(STANDING[name].args) - shown(name, STANDING[name]) - set(CHANGES) == set()


def test_every_change_is_shown() -> None:
    assert set(CHANGES) - shown("change", STANDING["change"]) == set()


def test_every_key_of_an_ability_and_of_when_is_shown() -> None:
    keys = {key for mapping in mappings(EXAMPLES) for key in mapping}
    assert set(ABILITY_KEYS) - keys == set()
    assert set(WHEN) - {key for m in mappings(EXAMPLES) if "when" in m for key in m["when"]} == set()
    assert set(AT) - {m["at"] for m in mappings(EXAMPLES) if isinstance(m.get("at"), str)} == set()


def test_every_keyword_is_shown() -> None:
    told = [mapping["keyword"] for mapping in mappings(EXAMPLES) if "keyword" in mapping]
    assert set(KEYWORDS) - {name for one in told for name in ([one] if isinstance(one, str) else one)} == set()


def test_every_word_is_on_the_page() -> None:
    whole = set(re.findall(r"[a-z_]+", PAGE))
    kinds = [kind for shape in (*OPERATIONS.values(), *STANDING.values(), Shape(WHEN)) for kind in shape.args.values()]
    listed = {word for kind in kinds if kind.startswith("word") for word in kind.rstrip("!").partition(":")[2].split()}
    assert sorted({*listed, *ACTIONS, *words.MOMENTS_AFTER, *words.PHASES} - whole) == []
    facts = (words.BOARD_FACTS, words.player_facts(), words.TURN_FACTS, words.CARD_FACTS, words.ATTACK_FACTS)
    told = {*words.EVENT_FACTS, *words.WORDS, *words.HAPPENINGS, *(fact for table in facts for fact in table)}
    assert sorted(told - QUOTED) == []
    zones = {*(f"me.{zone}" for zone in (*CORE.crystal_zones, *CORE.card_zones)), "distance", "shadow", "this", "out"}
    assert sorted(zones - QUOTED) == []


def test_every_form_of_expression_has_an_example_that_can_be_read() -> None:
    table = re.findall(r"^\| `([^`]+)` \|", PAGE.partition("## Expressions")[2].partition("### Facts")[0], re.MULTILINE)
    seen: set[str] = set()
    calls: set[str] = set()
    for text in table:
        Checker("adhoc:Example").expression(parse(text), ())
        nodes = [node for _, node in walk(parse(text))]
        seen |= {node.op for node in nodes}
        calls |= {node.args["name"] for node in nodes if node.op == "call"}
    assert {*OPERATORS, "and", "or", "not"} - seen == set()
    assert set(CALLS) - calls == set()


def test_every_form_of_selector_has_an_example_that_can_be_read() -> None:
    part = PAGE.partition("Selectors (`card:`): ")[2].partition("Names are given")[0]
    checker = Checker("adhoc:Example")
    with checker.text(event=True):
        for text in re.findall(r"`([^`]+)`", part):
            assert checker.cards(text, ()) == text
