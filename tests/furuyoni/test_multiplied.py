"""Effects whose written numbers are multiplied: every literal, the ends of ranges, attacks made with what they do."""

from __future__ import annotations

from typing import Any

import pytest

from judge.engine.tree import walk
from judge.furuyoni.effects.multiplied import Abilities, multiplied, name, times
from judge.furuyoni.effects.vocabulary.compile import Compiler


def compiled(text: Any) -> Abilities:
    compiler = Compiler("adhoc:Example")
    found = Abilities({a.key: a for a in compiler.abilities(text)})
    found.update(compiler.created)
    return found


def numbers(abilities: Abilities, key: str) -> list[Any]:
    tree = abilities[key].tree
    assert tree is not None
    return [node.args["value"] for _, node in walk(tree) if node.op in ("num", "constant")]


def test_numbers_of_operations_and_conditions_are_multiplied() -> None:
    found = compiled([{"at": "on_use", "do": [{"if": "me.life <= 3", "then": [{"draw": 2}]}]}])
    assert numbers(found, "adhoc:Example#0") == [3, 2]
    assert numbers(found, "adhoc:Example#0*2") == [6, 4]
    assert numbers(found, "adhoc:Example#0*4") == [12, 8]


def test_the_ends_of_a_range_are_what_is_written() -> None:
    found = compiled([{"at": "on_use", "do": [{"attack": {"range": "1-3,5", "damage": [1, "-"]}}]}])
    reach, damage = numbers(found, "adhoc:Example#0*2")
    assert (reach, damage) == ((2, 3, 4, 5, 6, 10), 2)


def test_what_an_attack_that_is_made_does_is_multiplied_with_it() -> None:
    found = compiled(
        [{"at": "on_use", "do": [{"attack": {"range": "1", "damage": [1, 1], "after": [{"draw": 1}]}}]}]
    )
    (attack,) = (n for _, n in walk(multiplied(found["adhoc:Example#0"].tree, 2)) if n.op == "attack")  # type: ignore[arg-type]
    (text,) = attack.args["text"]
    assert numbers(found, text) == [2]


def test_what_changes_an_attack_is_multiplied() -> None:
    found = compiled([{"at": "static", "change": {"target": "this_attack", "damage": [2, "keep"]}}])
    ((category, pair),) = times(found["adhoc:Example#0"], 2).data["numbers"]
    assert category == "add"
    assert [part.args.get("value") for part in pair.args["of"]] == [4, None]


def test_names() -> None:
    assert (name("K#0", 1), name("K#0", 2)) == ("K#0", "K#0*2")
    found = compiled([{"at": "on_use", "do": [{"draw": 1}]}])
    assert found.get("nothing") is None
    with pytest.raises(KeyError):
        found["nothing*x"]
