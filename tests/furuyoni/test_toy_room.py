"""A room's words in a file, on the board, in effects, in play, in what a player may know, and written back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import judge
from judge.answer.observation import seen_by
from judge.answer.why_not import why_not
from judge.engine import Act, Amendment, Done, Draft, Machine, View
from judge.engine.data import EMPTY
from judge.engine.position_key import Canon
from judge.furuyoni import board, game, megami
from judge.furuyoni.board.informing import inform, mark_card
from judge.furuyoni.board.putting import put
from judge.furuyoni.board.token_moves import move_tokens
from judge.furuyoni.cards import definitions
from judge.furuyoni.file.schema import schema
from judge.furuyoni.rules import unplayed
from judge.furuyoni.vocab import CORE, Vocabulary, seated
from judge.port.floor import Scenario
from judge.port.ruling import Ruling
from judge.report import page, record
from judge.scenario.write import write_scenario
from judge.text.errors import Problem
from tests.furuyoni import toy_room

FILE = """\
scenario: a toy room
cards_adhoc:
  Venom: {class: toxin, type: action, abilities: []}
  Reed: {class: normal, type: enhancement, charge: 1, abilities: []}
  Iron: {class: normal, type: action, abilities: []}
  Brew:
    class: normal
    type: action
    abilities:
      - at: on_use
        if: me.wind >= 2 and me.parasol == open and opp.wind == 0 and count(me.bag) == 2 and me.breeze == 6
        do:
          - pick: {as: drop, from: me.bag, filter: card.class == toxin}
          - put: {card: drop, to: me.played}
          - move: {from: me.flow, to: lost, n: 1}
      - at: on_use
        if: opp.aura.frost == 1 and distance.gear.a.plus == 1 and me.machine.gear == 4 and me.anvil.crystals == 2
        do:
          - move: {from: me.anvil, to: me.aura, n: 1}
board:
  distance: {crystals: 4, gear: {a: {plus: 1}}}
  lost: 1
  a:
    megami: [yurina, saine]
    aura: 3
    flow: 2
    machine: 4
    anvil: {cards: [Iron], crystals: 2}
    wind: 3
    parasol: open
    scheme: bless
    hand: [Brew]
    bag: [Venom, ?]
    enhancements: [Reed: {crystals: 1, seed: 2, humming: true}]
  b:
    megami: [himika, tokoyo]
    aura: {crystals: 3, frost: 1}
    hand: 2
play:
  - a: use Brew
  - a: choose Venom
  - a: blow 2
expect:
  - a.wind: 1
  - b.aura.frost: 3
  - a.parasol: open
  - a.scheme: bless
  - a.machine.gear: 4
  - distance.gear.a.plus: 1
  - a.flow: 1
  - lost: 2
  - a.anvil.crystals: 1
  - a.anvil: [Iron]
  - a.bag: 1
  - a.played: [Venom, Brew]
  - applied: [A99-15, A99-13]
"""


@pytest.fixture(autouse=True)
def _seated(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is found meanwhile is of the toy room, so nothing of it is kept for the tests that come after."""
    monkeypatch.setattr(megami, "room", lambda name: toy_room.ROOM if name == toy_room.WHO else None)
    yield
    for module in (unplayed, definitions, game):
        for kept in [one for one in vars(module).values() if hasattr(one, "cache_clear")]:
            kept.cache_clear()


def read(text: str = FILE) -> tuple[Scenario | None, list[Problem]]:
    return judge.parse(text, "toy.yaml")


def ruled(text: str = FILE) -> Ruling:
    scenario, problems = read(text)
    assert scenario is not None, "\n".join(map(str, problems))
    ruling, problems = judge.adjudicate(scenario)
    assert ruling is not None, "\n".join(map(str, problems))
    return ruling


def told(text: str) -> str:
    return "\n".join(map(str, read(text)[1]))


def test_a_file_speaks_of_all_that_the_room_brings() -> None:
    ruling = ruled()
    assert ruling.ok, [(check.wanted, check.found) for check in ruling.checks if not check.ok]


def test_what_is_written_is_read_the_same() -> None:
    scenario, _ = read()
    assert scenario is not None
    text = write_scenario(scenario)
    again, problems = read(text)
    assert not problems
    assert again is not None
    assert write_scenario(again) == text
    assert "gear: {a: {plus: 1}}" in text
    assert "seed: 2" in text
    assert "anvil: {cards: [Iron], crystals: 2}" in text


def test_the_table_shows_it() -> None:
    text = page.text(ruled(), "table", 0, "en", None)
    for row in (
        "wind",
        "parasol",
        "bag",
        "anvil",
        "flow",
        "frost",
        "lost 2 (was 1)",
        "gear",
        "A's wind 3 → 1",
        "2 of 2 frost from",
    ):
        assert row in text, row
    assert "Reed: 1 (seed 2, humming)" in text


def test_the_other_player_sees_backs_and_no_scheme() -> None:
    theirs, own = seen_by(ruled(), "b"), seen_by(ruled(), "a")
    assert own.board["a.scheme"] == "bless"
    assert theirs.board["a.scheme"] == "?"
    text = json.dumps(record.record(theirs), ensure_ascii=False)
    assert "bless" not in text
    assert theirs.board["a.bag"] == ("?",)
    assert "Venom" in theirs.board["a.played"]
    before = ruled(FILE[: FILE.index("play:")])
    assert seen_by(before, "b").board["a.bag"] == ("?", "?")
    assert set(seen_by(before, "a").board["a.bag"]) == {"?", "Venom"}


def test_backs_tell_a_class_apart() -> None:
    words = seated.of((toy_room.WHO,))
    assert words.backs["toxin"] == "toxin"
    assert "toxin" in words.told_apart
    mixed = FILE.replace("hand: [Brew]", "hand: [Brew, toxin: ?]")
    hand = seen_by(ruled(mixed[: mixed.index("play:")]), "b").machine
    cards = hand.state["a.hand"]
    assert len({hand.state[f"card.{card}.number"] for card in cards}) == 2


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("    hand: 2\n", "    hand: 2\n    bag: 1\n", "b has no bag"),
        ("    hand: 2\n", "    hand: 2\n    wind: 1\n", "b has no wind"),
        ("wind: 3", "wind: 4", "a.wind is '4'"),
        ("parasol: open", "parasol: ajar", "one of closed, open"),
        ("frost: 1", "snow: 1", "unknown key 'snow'"),
        ("bag: [Venom", "bag: [Iron", "cannot lie in a.bag"),
        ("gear: {a: {plus: 1}}", "gear: {a: {over: 1}}", "unknown key 'over'"),
        ("machine: 4", "machine: {gear: many}", "whole number"),
        ("machine: 4", "machine: 5", "a has 6 of gear, of which there are 5"),
        ("seed: 2", "frost: 2", "unknown key 'frost'"),
        ("flow: 2", "flow: 30", "do not add up"),
        ("blow 2\nexpect", "blew 2\nexpect", "blow"),
    ],
)
def test_what_is_wrong_is_said(was: str, now: str, said: str) -> None:
    text = FILE.replace(was, now)
    assert text != FILE
    assert said in told(text)


def test_without_the_room_nothing_of_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(megami, "room", lambda name: None)
    assert "unknown key 'bag'" in told(FILE)
    assert seated.of((toy_room.WHO,)) is CORE


def test_who_would_have_it_is_said() -> None:
    text = FILE.replace("megami: [yurina, saine]", "megami: [oboro, saine]")
    assert f"a has no bag (only a player who has chosen {toy_room.WHO} has (A99-1 paragraph 1))" in told(text)


def test_a_line_that_is_refused_says_why() -> None:
    ruling = ruled(
        FILE.replace("blow 2", "blow 9").replace("expect:\n", "expect: []\nnothing:\n").partition("nothing")[0]
    )
    assert ruling.refused is not None
    assert [o.clauses for o in ruling.refused.why] == [("A99-13",)]


def test_equal_boards_with_other_gauges_are_two_positions() -> None:
    text = FILE[: FILE.index("play:")]
    one, same, other = ruled(text), ruled(text), ruled(text.replace("wind: 3", "wind: 2"))
    canon = Canon(one.machine.game.symmetry(), EMPTY)
    assert canon.key(one.machine.situation) == canon.key(same.machine.situation) != canon.key(other.machine.situation)


def test_the_order_of_a_bag_does_not_matter() -> None:
    text = FILE[: FILE.index("play:")]
    one, other = ruled(text), ruled(text.replace("[Venom, ?]", "[?, Venom]"))
    found = one.machine.game.symmetry()
    assert "a.bag" in found.bags
    assert found.places["a.bag"] == "card"
    order = one.machine.state["a.bag"]
    turned = one.machine.fork()
    turned.state = {**turned.state, "a.bag": order[::-1]}
    canon = Canon(found, EMPTY)
    assert len(other.machine.state["a.bag"]) == 2
    assert canon.key(one.machine.situation) == canon.key(turned.situation)


def test_a_saved_machine_goes_on() -> None:
    machine = ruled(FILE.partition("  - a: blow 2")[0]).machine
    assert machine.pending is not None
    blow = machine.pending.options.index(("blow", 1))
    for again in (machine.fork(), Machine.load(machine.game, machine.dump())):
        again.answer((blow,))
        again.run()
        assert again.state["a.wind"] == 2
        assert again.state["b.aura.frost"] == 2


def test_why_not_speaks_of_what_the_room_brings() -> None:
    scenario, _ = read(FILE.partition("play:")[0])
    assert scenario is not None
    found = why_not(scenario, "a: blow 9")
    assert [one.clauses for one in found.obstacles] == [("A99-13",)]


def test_one_more_wind_would_do() -> None:
    scenario, _ = read(FILE.partition("play:")[0].replace("wind: 3", "wind: 1"))
    assert scenario is not None
    found = why_not(scenario, "a: blow 2")
    assert ("info", ("a", "wind", 2)) in [(c.kind, c.about) for fix in found.sought.fixes for c in fix.changes]
    assert any("wind: 2" in fix.edit for fix in found.sought.fixes)


def test_a_state_of_a_card_ends_where_it_does_not_last() -> None:
    machine = ruled(FILE.partition("play:")[0]).machine
    card = next(c for c in machine.state["a.enhancements"])
    draft = Draft(machine.game, machine.state)
    ref = board.card_ref(draft, card)
    assert board.card_information(draft, card, "humming") is True
    put(draft, Act("put", {"card": ref, "to": "a.played"}))
    assert board.card_information(draft, card, "humming") is False
    ref = board.card_ref(draft, card)
    assert not board.gone(draft, ref)
    mark_card(draft, Act("mark_card", {"card": ref, "info": "humming", "value": True}))
    assert board.card_information(draft, card, "humming") is True


def test_a_zone_takes_only_the_classes_it_names() -> None:
    machine = ruled(FILE.partition("play:")[0]).machine
    view = View(machine.game, machine.state)
    (iron,), (reed,) = machine.state["a.anvil"], machine.state["a.enhancements"]
    venom = next(c for c in machine.state["a.bag"] if board.printed(view, c).number == "adhoc:Venom")
    assert board.may_lie(view, iron, "a.anvil")
    assert not board.may_lie(view, reed, "a.bag")
    assert board.may_lie(view, venom, "a.bag")
    assert board.may_lie(view, venom, "a.anvil")
    assert not board.face_up(view, venom)
    assert board.known_to(view, venom, "a")
    assert not board.known_to(view, venom, "b")


def test_tokens_move_as_many_as_there_are_and_fit() -> None:
    machine = ruled(FILE.partition("play:")[0]).machine
    draft = Draft(machine.game, machine.state)

    def moved(n: int, **told: object) -> int:
        return int(move_tokens(draft, Act("move_tokens", {"what": "gear", "n": n, **told})).facts["moved"])

    assert moved(3, **{"from": "a.machine", "to": "distance", "owner": "a", "new_state": "minus", "room": 2}) == 2
    assert (draft.get("a.machine.gear"), draft.get("distance.gear.a.minus")) == (2, 2)
    assert moved(9, **{"from": "distance", "to": "a.machine", "owner": "a", "state": "minus"}) == 2
    with pytest.raises(ValueError, match="out of the game"):
        moved(1, **{"from": "a.machine", "to": "out"})
    with pytest.raises(ValueError, match="no gear in"):
        moved(1, **{"from": "a.machine", "to": "a.aura"})
    seeds = {"what": "seed", "from": f"card.{machine.state['a.enhancements'][0]}", "to": "out", "n": 5}
    assert move_tokens(draft, Act("move_tokens", seeds)).facts["moved"] == 2


def test_who_has_no_gauge_has_what_its_clause_says() -> None:
    machine = ruled(FILE.partition("play:")[0]).machine
    draft = Draft(machine.game, machine.state)
    assert board.information(draft, "b", "parasol") == "closed"
    assert board.information(draft, "b", "wind") == 0
    assert inform(draft, Act("inform", {"player": "b", "info": "wind", "by": 2})).done is Done.NOT
    assert inform(draft, Act("inform", {"player": "a", "info": "wind", "by": -9})).done is Done.PARTLY
    assert draft.get("a.wind") == 0


def test_editors_know_the_rooms_words() -> None:
    made: Any = schema(seated.of((toy_room.WHO,)))
    seat = made["board"]["properties"]["a"]["properties"]
    assert seat["parasol"] == {"enum": ["closed", "open"]}
    assert seat["wind"]["maximum"] == 3
    assert {"bag", "anvil", "flow", "machine"} <= {*seat}


@pytest.mark.parametrize("twice", [toy_room.ROOM._replace(zones=(toy_room.BAG,))])
def test_two_rooms_cannot_declare_one_word(twice: Any) -> None:
    with pytest.raises(ValueError, match="declared twice"):
        Vocabulary((toy_room.ROOM, twice))


def test_a_chapter_may_say_at_which_distance_a_range_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    far = """\
scenario: from another distance
board:
  distance: 9
  a: {megami: [yurina, saine], aura: 3, hand: [Slash]}
  b: {megami: [himika, tokoyo], aura: 3}
play:
  - a: use Slash
"""
    assert not ruled(far).ok
    aimed = Amendment("A99-13", "9-4-1", "instead", lambda view, attack: 3)
    room = toy_room.ROOM._replace(amendments=(aimed,))
    monkeypatch.setattr(megami, "room", lambda name: room if name == toy_room.WHO else None)
    assert ruled(far).ok
