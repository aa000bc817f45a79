"""Words of other languages in files: what the reader takes of them, the JSON Schema takes, wherever they stand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from judge.floors import FLOORS
from judge.messages import LANGUAGES
from judge.scenario import parse_scenario
from judge.scenario.claims import VERDICTS, parse_claims
from judge.scenario.claims.fields import case, claim, file
from judge.scenario.claims.model import SORTS
from judge.scenario.claims.schema import schema as of_claims_schema
from judge.scenario.fields import scenario
from judge.scenario.folders import is_claims
from judge.scenario.puzzle import table as puzzle
from judge.scenario.schema import schema
from judge.scenario.speech import (
    OF_CLAIMS,
    claims_plainly,
    keys_by_word,
    of_claims,
    plainly,
    values_of_claims,
    written,
)
from judge.text.nodes import Map
from judge.text.source import parse
from tests.scenario.test_fields import of_claims_too
from tests.scenario.valid import valid

FURUYONI = FLOORS["furuyoni"]
SEATS = {"a": {"megami": ["yurina", "himika"]}, "b": {"megami": ["saine", "tokoyo"]}}
OTHERS = LANGUAGES[1:]


@cache
def whole(game: str) -> Any:
    return json.loads(json.dumps(schema(FLOORS[game], names=False)))


@cache
def for_claims() -> Any:
    return json.loads(json.dumps(of_claims_schema(FURUYONI)))


@cache
def by_key(game: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for said, key in keys_by_word(FLOORS[game].files.words).items():
        found.setdefault(key, []).append(said)
    return found


def mixtures(game: str, path: str) -> Iterator[str]:
    """A path with each of its parts in each language."""
    yield from map(".".join, product(*([part, *by_key(game).get(part, ())] for part in path.split("."))))


@pytest.mark.parametrize("game", list(FLOORS))
def test_a_path_may_have_its_parts_in_any_languages(game: str) -> None:
    floor = FLOORS[game]
    expected = whole(game)["properties"]["expect"]
    for path in floor.facts.paths():
        for said in mixtures(game, path):
            root, problems = parse(json.dumps({"expect": [{said: "x"}]}, ensure_ascii=False), "f.yaml")
            assert root is not None, problems
            (read,) = plainly(root, floor.files.words).plain()["expect"][0]  # type: ignore[index,call-overload]
            assert read == path
    some = [path for path in floor.facts.paths() if path.count(".") > 1][:12] or ["a.life"]
    for path in some:
        fits = {"table": expected, "root": whole(game)}
        assert all(_named(said, fits) for said in mixtures(game, path)), path
        assert not _named(f"{path}x", fits)


def _named(path: str, fits: dict[str, Any]) -> bool:
    """Whether the schema knows a path, whatever value it asks for."""
    values = (3, "3", True, ["?"], "main", "a")
    return any(valid([{path: value}], fits["table"], fits["root"]) for value in values)


@pytest.mark.parametrize(
    ("path", "fits"),
    [("a.切札.used", True), ("a.specials.使用済", True), ("b.切札.사용됨", True), ("a.切札.使用後", False),
     ("c.切札.used", False), ("a.ライフ", True), ("a.라이프", True), ("a.らいふ", False)],
)  # fmt: skip
def test_reader_and_schema_agree_on_a_path_in_two_languages(path: str, fits: bool) -> None:
    value: Any = ["?"] if "." in path[2:] else 3
    said = {"board": SEATS, "expect": [{path: value}]}
    found = parse_scenario(json.dumps(said, ensure_ascii=False), "f.yaml", FLOORS)[1]
    assert ([one for one in found if one.code == "J305"] == []) == fits, found
    assert valid(said, whole("furuyoni"), whole("furuyoni")) == fits


def test_paths_are_values_too() -> None:
    said = {"board": SEATS, "期待": [{"不変": ["a.オーラ", "b.라이프"]}, {"그대로": "間合"}]}
    found, problems = parse_scenario(json.dumps(said, ensure_ascii=False), "f.yaml", FLOORS)
    assert found is not None, problems
    assert [one.paths for one in found.expect] == [("a.aura", "b.life"), ("distance",)]  # type: ignore[union-attr]
    assert valid(said, whole("furuyoni"), whole("furuyoni"))


def test_every_key_of_files_has_a_word() -> None:
    tables = (scenario(FURUYONI), puzzle(FURUYONI))
    for lang in OTHERS:
        known = {**FURUYONI.files.words(lang), **written(lang)}
        assert [key for table in tables for key in table.fields if key not in known and key not in ("a", "b")] == []
        said = {**known, **of_claims(lang)}
        assert [key for one in (file, claim, case) for key in one(FURUYONI).fields if key not in said] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_words_of_claims_mean_one_thing(lang: str) -> None:
    every = [*of_claims(lang).values(), *written(lang).values()]
    assert len({*every}) == len(every)
    assert {*values_of_claims("en")} == {*VERDICTS, *SORTS}
    assert len({*values_of_claims(lang).values()}) == len(VERDICTS) + len(SORTS) - ("waiting" in SORTS)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("case", [*of_claims_too()], ids=repr)
def test_they_agree_on_a_field_of_claims_in_words(case: Any, lang: str) -> None:
    """A file of claims with every key, verdict and sort in another language is read, and described, as in English."""
    right, wrong = case.values
    for value in (*right, *wrong):
        plain = case.put(value)
        said = in_words(plain, lang)
        root, problems = parse(json.dumps(said, ensure_ascii=False), "f.yaml")
        own, _ = parse(json.dumps(plain, ensure_ascii=False), "f.yaml")
        assert root is not None, problems
        assert own is not None
        assert claims_plainly(root, FURUYONI.files.words).plain() == own.plain()
        fits = valid(plain, for_claims(), for_claims())
        assert valid(said, for_claims(), for_claims()) == fits, said


def in_words(said: Any, lang: str) -> Any:
    """A file of claims in the words of a language."""
    words = {**FURUYONI.files.words(lang), **written(lang), **of_claims(lang)}
    told = values_of_claims(lang)

    def one(value: Any, under: str) -> Any:
        if isinstance(value, dict):
            return {words.get(key, key): one(inner, key) for key, inner in value.items()}
        if isinstance(value, list):
            return [one(inner, "") for inner in value]
        return told.get(value, value) if under in ("verdict", "sort") and isinstance(value, str) else value

    return one(said, "")


JAPANESE = """
よくある質問: 例
主張一覧:
  - 識別名: one
    主張: はい
    判定: 正しい
    種別: 助言
    盤面一覧:
      - 備考: 正しい
        盤面: {a: {メガミ: [ユリナ, ヒミカ], 手札: [斬]}, b: {メガミ: [サイネ, トコヨ], オーラ: 0}}
        変える事実: {間合: [3-4], a.オーラ: 0-1}
        各行: [{枚数: 1}]
        手順: [a: 斬を使用]
        結論: [攻撃 1: 命中, {間合: <間合>}, {a.オーラ: <a.オーラ>}, {b.ライフ: <枚数 + 8>}]
"""


def test_verdicts_blanks_and_texts_of_the_file_itself_are_told_apart() -> None:
    claims, problems = parse_claims(JAPANESE, "f.yaml", FLOORS)
    assert claims is not None, problems
    (found,) = claims.claims
    assert (found.claimed, found.verdict, found.sort, found.cases[0].note) == ("はい", "upheld", "advice", "正しい")
    assert {*found.cases[0].vary} == {"distance", "a.aura"}
    assert found.cases[0].root.plain()["expect"][1] == {"distance": "<distance>"}  # type: ignore[index,call-overload]


def test_its_verdict_is_given(tmp_path: Any) -> None:
    from judge.answer.faq import judge_claims, load

    path = tmp_path / "主張.yaml"
    path.write_text(JAPANESE, "utf-8")
    claims, problems = load(str(path), FLOORS)
    assert claims is not None, problems
    judged, problems = judge_claims(claims)
    assert ([one.verdict for one in judged], problems) == (["upheld"], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_of_claims_are_known_by_their_first_key(lang: str, tmp_path: Any) -> None:
    path = tmp_path / "one.yaml"
    key = of_claims(lang)["faq"]
    path.write_text(f"# a note\n{key}: x\n", "utf-8")
    assert is_claims(str(path))
    assert [one.code for one in parse_scenario(f"{key}: x\n", "f.yaml", FLOORS)[1]] == ["J106"]
    assert OF_CLAIMS[0] == "faq"
    assert isinstance(parse(f"{key}: x\n", "f.yaml")[0], Map)
