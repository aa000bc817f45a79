"""What the reader of files takes, its JSON Schema takes, and what it refuses, that refuses: field by field."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from judge.data import load
from judge.floors import FLOORS
from judge.furuyoni.cards import pool_fields
from judge.furuyoni.cards.decks import read_deck
from judge.furuyoni.cards.pools import POOLS, versions
from judge.furuyoni.file import adhoc
from judge.furuyoni.file import fields as furuyoni
from judge.furuyoni.vocab import seated
from judge.furuyoni.vocab.model import bears
from judge.scenario import parse_scenario
from judge.scenario.claims import fields as claims
from judge.scenario.claims import parse_claims
from judge.scenario.claims.schema import schema as of_claims
from judge.scenario.expect import CLAIMED
from judge.scenario.fields import DECIDES, scenario
from judge.scenario.puzzle import table as puzzle
from judge.scenario.schema import deck, pools, schema
from judge.text.codes import codes
from judge.text.errors import Problem
from judge.text.fields import Field, Flag, Form, Many, Number, Prose, Raw, Table, Word
from judge.text.source import PROJECT, parse, read
from judge.vision import definitions
from judge.vision.cards.decks import read_deck as read_vision_deck
from judge.vision.file import board as vision
from tests.games.heap.floor import FLOOR as HEAP
from tests.scenario.valid import valid

GAMES = {**FLOORS, "heap": HEAP}
FORM = {code.name for code in codes() if code.name[:2] in ("J0", "J1", "J3")} | {"J209", "J801", "J802"} - {"J107"}
"""Codes of problems with the form of a file; the others are about what it says."""
FURUYONI = {
    "distance": 3, "a": {"megami": ["yurina", "himika"]}, "b": {"megami": ["saine", "tokoyo"]},
}  # fmt: skip
WINS = {"a": {"result": "a wins"}}
SPECIAL: dict[str, tuple[list[Any], list[Any]]] = {
    "board": ([FURUYONI], [[], "x"]),
    "vision board": ([{}], [[], "x"]),
    "heap board": ([{}], [[], "x"]),
    "play": ([[{"a": line}] for line in ("forward", "attack with Slash", "attempt react Slash", "aura", "斬を使用")],
             [[{"z": "forward"}], [{"a": "jump"}], {"a": "forward"}]),
    "vision play": ([[{"a": "pass"}]], [[{"z": "pass"}], [{"a": "jump"}], {"a": "pass"}]),
    "heap play": ([[{"a": "take 1"}]], [[{"z": "take 1"}], [{"a": "jump"}], {"a": "take 1"}]),
    "expect": ([[{"a.aura": 3}, {"a.aura": ">= 2"}, {"result": "none"}]], [[{"a.aurra": 3}], {"a.aura": 3}]),
    "vision expect": ([[{"a.life": 3}, {"a.life": ">= 2"}]], [[{"a.lief": 3}], {"a.life": 3}]),
    "heap expect": ([[{"heap": 3}, {"heap": ">= 2"}]], [[{"heep": 3}], {"heap": 3}]),
    "yes_if": ([{"a.aura": 3}, [{"a.aura": ">= 2"}, {"result": "none"}]], [{"a.aurra": 3}, [{"a.aurra": 3}], "x"]),
    "no_if": ([{"result": "none"}], [{"reslt": "none"}, "x"]),
    "vision yes_if": ([{"a.life": 3}, [{"a.life": ">= 2"}]], [{"a.lief": 3}, "x"]),
    "vision no_if": ([{"a.life": 3}], [{"a.lief": 3}, "x"]),
    "heap yes_if": ([{"heap": 3}, [{"heap": ">= 2"}]], [{"heep": 3}, "x"]),
    "heap no_if": ([{"heap": 3}], [{"heep": 3}, "x"]),
    "readings": ([{"G5": "b"}], [{"5": "b"}, {"G5": "bb"}, []]),
    "history": ([{"a": {"used": 1}}], [[], "x"]),
    "random": ([["shuffle"]], ["shuffle"]),
    "heap random": ([["take 1"]], ["take 1"]),
    "cards_adhoc": ([{"Blow": {"type": "attack", "range": "1-3", "damage": "1/1"}}], [[], {"Blow": []}]),
    "vision cards_adhoc": ([{"Fairy": {"attack": 2}}], [[], {"Fairy": []}]),
    "decides": ([{"fact": "b.life", "clause": "9-4 iii"}], [{"fact": "b.life"}, [], {"fact": "b.life", "claus": "1"}]),
    "vision decides": ([{"fact": "b.life", "clause": "V6.2.4.d"}], [{"fact": "b.life"}, []]),
    "heap decides": ([{"fact": "heap", "clause": "N2"}], [{"fact": "heap"}, []]),
    "puzzle": ([{"can": WINS}], [{}, {"can": []}, {"can": WINS, "wn": 1}]),
    "clause": (["9-4 iii"], [[], {}]),
    "can": ([WINS], [{}, {**WINS, "b": {"result": "b wins"}}, "a"]),
    "odds": (["2/3", 1], ["3/2x", "many", []]),
    "hidden": ([], [[], {}]),
    "one_line": ([], ["perhaps"]),
    "at": (["8-1-3 ii"], [[], {}]),
    "distance": ([3], [-1, "far", []]),
    "shadow": ([3], [-1, "far", []]),
    "a": ([FURUYONI["a"]], [[], {"megamy": []}]),
    "b": ([FURUYONI["b"]], [[], {"megamy": []}]),
    "vision a": ([{"life": 3}], [[], {"lief": 3}]),
    "heap a": ([{"store": ["1"]}], [[], {"stoer": []}]),
    "megami": ([["yurina", "himika"], ["?", "?"]], ["yurina", {"yurina": 1}]),
    "known": ([[]], [{"x": 1}, 3]),
    "enhancements": ([[{"?": 2}], {"?": 2}, [{"card": "?", "crystals": 1}]], [["?"], [{"?": "many"}]]),
    "specials": ([["?"], 2, {"used": ["?"]}, [{"?": 1}]], [{"usd": []}, [[]]]),
    "in_use": ([["?"], [{"?": 1}]], [[[]]]),
    "sealed": ([["?", {"?": "?"}]], [[[]]]),
    "out_of_game": ([["?"]], [[[]], 3]),
    "plan": ([[{"?": 1}]], [["?"]]),
    "soil": ([{"sprouted": 1}], [{"rotten": 1}, []]),
    "act_place": (["red 2 left"], [[]]),
    "story": (["white 1 > red 2, trial green 2; red 2 > final"], [[]]),
    "claimed": (["Charm"], [[]]),
    "type": (["action"], ["nonesuch", []]),
    "range": (["3-4", "1,3,5", 3], ["far", "3-", []]),
    "damage": (["2/1", "-/1", "X / X"], [2, "2/", []]),
    "charge": ([2, "X"], ["many", 100]),
    "cost": ([2, "X"], ["many", 100]),
    "abilities": ([[]], []),
    "applied": (["9-4 i", ["9-4 i"]], [{}, [[]]]),
    "not_applied": (["9-4 i", ["9-4 i"]], [{}, [[]]]),
    "unchanged": (["a.aura", ["a.aura"]], [{}]),
    "options": ([{"a": ["pass"]}, {"a": ["forward"], "only": "forward"}], [{}, {"z": ["pass"]}, ["pass"]]),
    "legal": ([{"a": "forward"}, {"a": ["forward"]}], [{}, {"z": "forward"}, {"a": "forward", "clauses": "9-4"}]),
    "illegal": ([{"a": "forward", "clauses": ["9-4"]}], [{}, {"z": "forward"}]),
    "result": (["a wins", "none"], ["c wins", []]),
    "decided": ([True], ["perhaps"]),
    "stopped": (["none", {"by": "a"}, {"kind": "react"}], ["here", {"by": "z"}, {"who": "a"}]),
    "nodes": ([3, {"awake": 1, "asleep": 2}, ["?"]], [{"awak": 1}, "x"]),
    "set": ([["?"]], ["?", 3]),
    "vision type": (["spell"], ["nonesuch", []]),
    "node": ([2, "2", "-"], [-1, "many", []]),
    "vision cost": ([2, "X"], ["many", -1]),
    "graze": ([2, "-"], [-1, "many", []]),
    "attack": ([2, "+2", "-"], ["many", []]),
    "toughness": ([2, "-2", "-"], ["many", []]),
    "spiritualist": (["霊夢"], [[], {}]),
    "races": (["人間", ["妖怪"]], ["Nobody", {"人間": 1}]),
    "alternate": ([{"妖怪": 2}, ["人間"]], [{"Nobody": 1}]),
    "keywords": (["速攻", ["速攻"]], [{"a": 1}]),
    "fixed": ([["速攻"]], [{"a": 1}]),
    "effects": ([[]], ["x", {}]),
    "turned": ([[], {"type": "character"}], ["x", [3]]),
    "name": (["Cirno"], []),
    "gives": ([[]], ["x"]),
    "cards": ([], ["x", 3]),
    "sideboard": ([], ["x", 3]),
    "vision sideboard": ([["?"], 3], ["x", {}]),
    "strictly": ([], [[], {}]),
    "scenario": ([], [[], {}]),
    "claims": ([], [{}]),
    "id": (["one-2"], ["One", []]),
    "dated": (["2025-10-13"], ["today"]),
    "about": ([["NA-01-yurina-O-N-1"]], [["x"], "NA-"]),
    "clauses": ([["9-4 iii"]], ["9-4 iii", [[]]]),
    "boards": ([[{"board": FURUYONI, "claim": [{"a.aura": 3}]}]], [[{"board": FURUYONI}], {"board": FURUYONI}]),
    "ordinarily": ([], []),
    "claim": ([[{"a.aura": 3}]], []),
    "vary": ([{"a.aura": [1, 2]}], [[]]),
    "each": ([[{"N": 1}]], [3]),
    "refused": ([], ["2-1"]),
}
"""Values that fit and values that do not, of fields that their readers read by themselves."""
BESIDE = ("type", "one_line", "strictly", "scenario")
"""Fields whose form tells, that need others beside them."""
CARDS: tuple[list[Any], list[Any]] = ([["?"], []], [{"Slash": []}, [["?"]]])


def of_form(form: Form) -> tuple[list[Any], list[Any]] | None:
    """Values that fit a form, and such that do not; None: the form does not tell."""
    match form:
        case Prose():
            return ["words"], [[], {}]
        case Flag():
            return [True, False], ["perhaps", 3, []]
        case Number(least, most):
            right = [max(least or 0, 1) if most is None or most >= 1 else most]
            ends = [least - 1] if least is not None else []
            return right, [*ends, *([most + 1] if most is not None else []), "many", [], True]
        case Word(words):
            return [*words][:1], ["nonesuch", [], {}]
        case Many(one) if (inner := of_form(one)) is not None:
            return [[], inner[0]], [[value] for value in inner[1]]
    return None


class Case:
    """A field somewhere in a file: how a file with a value there is made, read and described."""

    def __init__(self, where: str, key: str, field: Field | None, put: Callable[[Any], Any], game: str) -> None:
        self.where, self.key, self.field, self.put, self.game = where, key, field, put, game

    def __repr__(self) -> str:
        return f"{self.game}-{self.where}-{self.key}"

    @property
    def values(self) -> tuple[list[Any], list[Any]]:
        known = of_form(self.field.form) if self.field is not None else None
        own = f"{self.game} {'a' if self.key == 'b' and self.game != 'furuyoni' else self.key}"
        for name in (own, self.key):
            if name in SPECIAL and (known is None or self.key in BESIDE):
                return SPECIAL[name]
        if known is None and self.where.startswith("seat"):
            return CARDS if self.key in seated.everything().file_zones or self.game == "vision" else ([1], ["x", []])
        assert known is not None, f"say in SPECIAL what {self} may be"
        return known


Said = dict[str, Any]


def board(game: str, said: Said = {}) -> Said:  # noqa: B006 - never changed
    at = {"furuyoni": FURUYONI, "vision": {}, "heap": {}}[game]
    return {"game": game, "board": {**at, **said}}


def sat(game: str, said: Said) -> Said:
    """A file in which a player's part of the board says something."""
    return board(game, {"a": {**board(game)["board"].get("a", {}), **said}})


def beside(key: str, said: Said, game: str = "furuyoni") -> Said:
    """A file that says something beside its board."""
    return {**board(game), key: said}


def of_table(where: str, table: Table, made: Callable[..., Any], game: str) -> Iterator[Case]:
    for key, field in table.fields.items():
        yield Case(where, key, field, lambda value, key=key: made({key: value}), game)  # type: ignore[misc]


def made_up(said: Said, game: str) -> Said:
    """A file that makes up a card."""
    return beside("cards_adhoc", {"x": said}, game)


def every() -> Iterator[Case]:
    """Every field of every table."""
    for game, floor in GAMES.items():
        yield from of_table("scenario", scenario(floor), lambda said, game=game: {**board(game), **said}, game)
    solved, decides = {"can": WINS}, {"fact": "a.aura", "clause": "9-4 iii"}
    first = FLOORS["furuyoni"]
    yield from of_table("puzzle", puzzle(first), lambda said: beside("puzzle", {**solved, **said}), first.name)
    yield from of_table("decides", DECIDES, lambda said: beside("decides", {**decides, **said}), first.name)
    yield from of_table("board", furuyoni.board(), partial(board, "furuyoni"), first.name)
    yield from of_table("seat", furuyoni.seat(), partial(sat, "furuyoni"), first.name)
    for key, field in furuyoni.seat(seated.everything()).fields.items():
        if key not in furuyoni.seat().fields:
            yield from of_table("seat in a room", Table("", {key: field}), partial(borne, key), first.name)
    blow = {"type": "action"}
    yield from of_table("made up", adhoc.table(), lambda said: made_up({**blow, **said}, first.name), first.name)
    yield from of_table("board", vision.BOARD, partial(board, "vision"), "vision")
    yield from of_table("seat", vision.SEAT, partial(sat, "vision"), "vision")
    yield from of_table("card", vision.CARD_FACTS, lambda said: sat("vision", {"field": [{"?": said}]}), "vision")
    yield from of_table("made up", definitions.TABLE, lambda said: made_up(said, "vision"), "vision")
    yield from of_table("board", HEAP.files.table, partial(board, "heap"), "heap")  # type: ignore[attr-defined]
    yield from of_table("seat", HEAP.files.seat, partial(sat, "heap"), "heap")  # type: ignore[attr-defined]
    claimed = Table("", {key: Field(Raw(dict)) for key in CLAIMED})
    yield from of_table("expect", claimed, lambda said: {**board("furuyoni"), "expect": [said]}, first.name)


def borne(key: str, said: Said) -> Said:
    """A board on which the player has chosen who brings what is said."""
    words = seated.everything()
    entries: dict[str, Any] = {**words.zones, **words.players}
    who = entries[words.apart.get(key, key)].borne_by
    brings = (one for one in versions() if bears((one,), who) and key in furuyoni.seat(seated.of((one,))).fields)
    version = next(brings)
    return sat("furuyoni", {"megami": [version, "?"], **said})


CASES = [*every()]


@cache
def described(game: str) -> Any:
    return json.loads(json.dumps(schema(GAMES[game], names=False)))


def problems(said: Any, game: str) -> list[Problem]:
    found = parse_scenario(json.dumps(said, ensure_ascii=False), "f.yaml", {game: GAMES[game]})[1]
    return [problem for problem in found if problem.code in FORM]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_the_reader_and_the_schema_agree_on_a_field(case: Case) -> None:
    right, wrong = case.values
    for value in right:
        said = case.put(value)
        assert problems(said, case.game) == [], value
        assert valid(said, described(case.game), described(case.game)), value
    for value in wrong:
        said = case.put(value)
        assert problems(said, case.game), value
        assert not valid(said, described(case.game), described(case.game)), value


CLAIM = {"id": "one", "claimed": "It is so.", "waiting": "an answer"}
BOARD = {"board": FURUYONI, "claim": [{"a.aura": 3}]}
DECK = {
    "megami": ["yurina", "himika"],
    "cards": [*(f"NA-01-yurina-O-N-{n}" for n in range(1, 8)), *(f"NA-01-yurina-O-S-{n}" for n in range(1, 4))],
}  # fmt: skip


def of_claim(said: Said) -> Said:
    """A file with a claim, which waits where nothing is said of boards."""
    judged = bool({*said} & {"boards", "verdict"})
    kept = {key: value for key, value in CLAIM.items() if key != "waiting" or not judged}
    boards = {"boards": [BOARD]} if judged else {}
    return {"faq": "A page", "claims": [{**kept, **boards, **said}]}


def of_board(said: Said) -> Said:
    """A file with a board of a claim."""
    return {"faq": "A page", "claims": [{"id": "one", "claimed": "It is so.", "boards": [{**BOARD, **said}]}]}


def of_claims_too() -> Iterator[Case]:
    """Every field of the tables of claims."""
    floor = FLOORS["furuyoni"]
    page = {"faq": "A page", "claims": [CLAIM]}
    yield from of_table("file", claims.file(floor), lambda said: {**page, **said}, floor.name)
    yield from of_table("claim", claims.claim(floor), of_claim, floor.name)
    own = {key: one for key, one in claims.case(floor).fields.items() if one.says != "As in a scenario"}
    yield from of_table("case", Table("", own), of_board, floor.name)


@pytest.mark.parametrize("case", [*of_claims_too()], ids=repr)
def test_they_agree_on_a_field_of_claims(case: Case) -> None:
    told = json.loads(json.dumps(of_claims(FLOORS["furuyoni"])))
    right, wrong = case.values
    for value, fits in (*((one, True) for one in right), *((one, False) for one in wrong)):
        said = case.put(value)
        found = parse_claims(json.dumps(said, ensure_ascii=False), "f.yaml", FLOORS)[1]
        assert bool([one for one in found if one.code in FORM]) != fits, (value, found)
        assert valid(said, told, told) == fits, value


@pytest.mark.parametrize("game", ["furuyoni", "vision"])
def test_they_agree_on_decks(game: str) -> None:
    told = json.loads(json.dumps(deck(FLOORS[game], names=False)))
    table = FLOORS[game].files.deck()
    assert table is not None
    good: Any = DECK if game == "furuyoni" else {"cards": {f"No.{n}": 1 for n in range(1, 51)}}

    def problems(said: Any) -> list[Problem]:
        root, found = parse(json.dumps(said, ensure_ascii=False), "deck.yaml")
        assert root is not None, found
        return read_vision_deck(root)[1] if game == "vision" else read_deck(root, None, "s10")[1]

    assert {one.code for one in problems(good)} <= {"J407"}
    assert valid(good, told, told)
    for key, field in table.fields.items():
        for value in (of_form(field.form) or SPECIAL[key])[1]:
            said = {**good, key: value}
            assert problems(said), said
            assert not valid(said, told, told), said
        if key in table.needed:
            said = {one: value for one, value in good.items() if one != key}
            assert problems(said)
            assert not valid(said, told, told)
    assert problems({**good, "colour": "red"})
    assert not valid({**good, "colour": "red"}, told, told)


NAMED = {"ja": "x", "en": "x", "ko": "x"}
VERSION: Said = {"choose": ["O-N-1..7", "O-S-1..4"]}
PLACED: Said = {"zone": "extra", "clause": "A10-1"}
HER: Said = {"number": 1, "prefix": "NA-01-yurina", "names": NAMED, "versions": {"o": VERSION}}
POOLED: dict[str, tuple[list[Any], list[Any]]] = {
    "megami": ([{"yurina": HER}], [[], {"yurina": []}, {"yurina": {}}]),
    "never_chosen": ([{}, {"kodama": NAMED}], [[], {"kodama": {}}, {"kodama": {**NAMED, "fr": "x"}}]),
    "versions": ([{"o": VERSION}, {"o": {"out": [], "in": []}}], [[], {"o": {}}, {"o": {"out": []}}]),
    "chapter": (["A10"], ["10", "A", []]),
    "clause": (["A10-1", "9-4 iii"], ["there", []]),
    "also": ([[]], [{}, "x", [[]]]),
    "zone": (["extra", "board", "soil"], ["nonesuch", []]),
    "setup": ([[PLACED]], [{}, [{}], [{"zone": "extra"}], [{**PLACED, "colour": "red"}]]),
    "tokens": ([{}, {"seed.unsprouted": 5}], [[], {"seed": "many"}, {"seed": 0}]),
    **dict.fromkeys(("names", "title"), ([NAMED], [[], {}, {"ja": "x"}, {**NAMED, "fr": "x"}])),
}
"""What may stand under keys of a file of pools whose form does not tell, and what may not."""


def of_pools() -> Iterator[Case]:
    """Every field of the tables of pools."""

    def in_file(said: Said) -> Said:
        return {"never_chosen": {}, "megami": {}, **said}

    def of_her(said: Said) -> Said:
        return in_file({"megami": {"yurina": {**HER, **said}}})

    def of_version(said: Said) -> Said:
        return of_her({"versions": {"o": {**VERSION, **said}}})

    yield from of_table("file", pool_fields.FILE, in_file, "furuyoni")
    yield from of_table("names", pool_fields.NAMES, lambda said: of_her({"names": {**NAMED, **said}}), "furuyoni")
    yield from of_table("her", pool_fields.MEGAMI, of_her, "furuyoni")
    yield from of_table("version", pool_fields.VERSION, of_version, "furuyoni")
    yield from of_table(
        "placement", pool_fields.PLACEMENT, lambda said: of_version({"setup": [{**PLACED, **said}]}), "furuyoni"
    )


@pytest.mark.parametrize("case", [*of_pools()], ids=repr)
def test_they_agree_on_a_field_of_pools(case: Case) -> None:
    told = json.loads(json.dumps(pools(FLOORS["furuyoni"])))
    assert case.field is not None
    right, wrong = of_form(case.field.form) or POOLED[case.key]
    for value, fits in (*((one, True) for one in right), *((one, False) for one in wrong)):
        said = case.put(value)
        root, found = parse(json.dumps(said, ensure_ascii=False), "pools.yaml")
        assert root is not None, found
        assert bool(pool_fields.wrong(root)) != fits, value
        assert valid(said, told, told) == fits, value


def test_the_kept_schema_of_pools_is_the_one_that_is_made() -> None:
    kept = Path(__file__).parents[2] / "docs" / "schema" / "pools.json"
    assert json.loads(kept.read_text("utf-8")) == json.loads(json.dumps(pools(FLOORS["furuyoni"])))


def test_the_pools_are_as_their_tables_say() -> None:
    assert [str(problem) for problem in pool_fields.check(POOLS)] == []
    root, _ = read(POOLS, PROJECT)
    assert root is not None
    told: Any = json.loads(json.dumps(pools(FLOORS["furuyoni"])))
    (said,) = load([POOLS])
    assert valid(said, told, told)
