"""What a player may know of a ruling: every event with the faces that were known when it happened (6-2-1, 7-1)."""

from __future__ import annotations

import json

import pytest

import judge
from judge.answer.observation import seen_by
from judge.api import adjudicate
from judge.data import scenarios
from judge.floors import FLOORS
from judge.port.ruling import Ruling
from judge.report import page
from judge.report.graph import build
from judge.report.record import dumps
from judge.scenario.loader import parse_scenario

HEAD = """\
edition: ja-2024-06-24
cards_adhoc:
  Old Song: {type: action, abilities: [{at: on_use, do: [{draw: 1}]}]}
  Old Dance: {type: action, abilities: [{at: on_use, do: [{flinch: opp}]}]}
  Guard: {type: action, subtype: reaction, abilities: [{at: on_use, do: [{draw: 1}]}]}
  Pride: {abilities: [{at: static, change: {target: my_attacks, damage: [1, 0]}}], type: action}
  Tidy:
    type: action
    abilities:
      - at: on_use
        do:
          - pick: {as: low, from: me.played, n: 2, ordered: yes}
          - put: {card: low, to: me.deck, at: bottom}
  Lay Top:
    type: action
    abilities: [{at: on_use, do: [{pick: {as: it, from: me.played}}, {put: {card: it, to: me.deck, at: top}}]}]
  Seal:
    type: action
    abilities: [{at: on_use, do: [{pick: {as: it, from: me.hand}}, {put: {card: it, to: me.sealed, under: this}}]}]
  Spy: {type: action, abilities: [{at: on_use, do: [{reveal: {card: all opp.hand, to: me}}]}]}
  Show: {type: action, abilities: [{at: on_use, do: [{reveal: {card: all me.hand}}]}]}
  Snatch:
    type: action
    abilities:
      - at: on_use
        do:
          - reveal: {card: all opp.hand, to: me}
          - pick: {as: it, from: opp.hand}
          - put: {card: it, to: opp.facedown}
  Blow: {type: attack, range: "3-4", damage: 1/1}
  Sudden Blow: {type: attack, range: "3-4", damage: 1/1, abilities: [{keyword: no_reactions}]}
  Far Blow: {class: special, type: attack, range: "9", damage: 1/1, cost: 0}
  Deep Blow: {class: special, type: attack, range: "3-4", damage: 1/1, cost: 0}
"""


def ruling(board: str, *play: str, head: str = HEAD) -> Ruling:
    """The ruling of a board, with its lines."""
    lines = "play:\n" + "".join(f"  - {line}\n" for line in play) if play else ""
    scenario, problems = parse_scenario(f"{head}{board}{lines}", "x.yaml", FLOORS)
    assert not problems, problems
    assert scenario is not None
    found, problems = adjudicate(scenario)
    assert found is not None, problems
    return found


def told(found: Ruling, player: str, detail: int = 1) -> list[str]:
    """The lines of the trace as a player may know them."""
    return page.text(seen_by(found, player), "tree", detail).partition("Trace:\n")[2].splitlines()


def board(a: str, b: str, more: str = "") -> str:
    """A board at distance 4 where both have enough of everything."""
    return (
        f"board:\n  distance: 4\n{more}"
        f"  a: {{megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 1, {a}}}\n"
        f"  b: {{megami: [saine, tokoyo], life: 7, aura: 2, flare: 3, vigor: 1, {b}}}\n"
    )


def everything(found: Ruling, player: str) -> str:
    """All that any report says to the player: text in every detail and form, Markdown, JSON, the graph."""
    view = seen_by(found, player)
    graph = build(view)
    forms = [(form, detail, lang) for form in ("tree", "table") for detail in (0, 1, 2) for lang in ("en", "ja")]
    parts = [page.text(view, form, detail, lang) for form, detail, lang in forms]
    parts += [page.markdown(view, 2), dumps(view), repr(graph.nodes(data=True)), repr(graph.edges(data=True))]
    return "\n".join(parts)


def test_cards_of_the_other_hand_show_only_when_they_are_used() -> None:
    there = board("hand: [Blow]", "hand: [Guard, Old Song], deck: [Old Dance]")
    found = ruling(there, "a: use Blow", "b: respond Guard")
    seen = everything(found, "a")
    assert "Guard" in seen
    assert "Old Song" not in seen
    assert "Old Dance" not in seen
    assert seen_by(found, "a").board["b.hand"] == ("?", "?")
    assert seen_by(found, "b").board["b.hand"] == ("Old Song", "Old Dance")


@pytest.mark.parametrize(("hand", "lines"), [("Guard", ("b: pass",)), ("Old Song", ())])
def test_whether_the_other_could_have_answered_does_not_show(hand: str, lines: tuple[str, ...]) -> None:
    found = ruling(board("hand: [Blow]", f"hand: [{hand}]"), "a: use Blow", *lines, "b: damage aura")
    view = seen_by(found, "a")
    other = seen_by(ruling(board("hand: [Blow]", "hand: [Guard]"), "a: use Blow", "b: pass", "b: damage aura"), "a")
    assert view.events == other.events
    assert dumps(view) == dumps(other)


def test_why_a_line_of_the_other_is_refused_does_not_show() -> None:
    view = seen_by(ruling(board("hand: [Blow]", "hand: [Guard, Old Song]"), "a: use Blow", "b: respond Old Song"), "a")
    assert view.refused is not None
    assert view.refused.why == ()
    assert "why, rests on cards that are not known" in view.answer
    assert "Guard" not in page.text(view)


@pytest.mark.parametrize("hand", ["hand: [Old Dance]", "hand: [Old Song]", "facedown: [Old Dance]"])
def test_where_a_card_lies_that_is_not_seen_no_refused_line_tells(hand: str) -> None:
    view = seen_by(ruling(board("hand: [Blow]", hand), "a: use Old Dance"), "a")
    assert view.refused is not None
    assert [(bar.what, bar.facts) for bar in view.refused.why] == [("unseen_card", ())]
    assert "Old" not in view.answer.replace("a: use Old Dance", "")


def test_a_refused_line_names_the_cards_that_are_seen() -> None:
    view = seen_by(ruling(board("hand: [Blow]", "hand: [Guard], played: [Old Dance]"), "a: use Old Dance"), "a")
    assert "Old Dance: B's played" in view.answer
    assert "Guard" not in page.text(view)


def test_what_no_reactions_bars_does_not_show() -> None:
    def view(hand: str) -> str:
        found = ruling(board("hand: [Sudden Blow]", f"hand: [{hand}]"), "a: use Sudden Blow", "b: damage aura")
        assert ("10-22" in repr(found.events)) == (hand == "Guard")
        return dumps(seen_by(found, "a"))

    assert view("Guard") == view("Old Song")


def test_what_the_other_may_answer_with_is_withheld_where_the_run_stops() -> None:
    view = seen_by(ruling(board("hand: [Blow]", "hand: [Guard]"), "a: use Blow"), "a")
    assert view.stopped is not None
    assert view.stopped.withheld
    assert view.stopped.options == ()
    assert "among what, cannot be known" in page.text(view)
    assert json.loads(dumps(view))["stopped"]["withheld"] is True
    own = seen_by(ruling(board("hand: [Blow]", "hand: [Guard]"), "a: use Blow"), "b")
    assert own.stopped is not None
    assert own.stopped.options == ("pass", "respond Guard")


def test_what_is_known_of_a_hand_lets_its_options_show() -> None:
    view = seen_by(ruling(board("hand: [Blow]", "hand: [Guard], known: [Guard]"), "a: use Blow"), "a")
    assert view.stopped is not None
    assert view.stopped.options == ("pass", "respond Guard")


def test_a_reshuffle_shows_the_open_cards_and_no_order() -> None:
    found = ruling(
        board("hand: [Old Song], deck: 0", "hand: 0, deck: [Pride], played: [Guard, Old Dance], facedown: [Blow]",
              "  active: b\n  at: 8-1-3 iii\n"),
        "b: reshuffle", "chance: shuffle [Blow, Old Dance, Guard, Pride]",
    )  # fmt: skip
    lines = "\n".join(told(found, "a"))
    assert "Guard goes from B's played to B's deck" in lines
    assert "a card goes from B's facedown to B's deck" in lines
    assert "Blow" not in everything(found, "a")
    assert "Pride" not in everything(found, "a")
    view = seen_by(found, "a")
    assert view.board["b.deck"] == ("?", "?")
    assert view.board["b.hand"] == ("?", "?")


def test_the_owner_knows_what_lies_in_the_own_deck_but_not_in_which_order() -> None:
    deck = "hand: [Old Song], deck: [Blow, Guard, Pride]"
    view = seen_by(ruling(board(deck, "hand: 0")), "a")
    again = seen_by(ruling(board(deck.replace("Blow, Guard, Pride", "Pride, Guard, Blow"), "hand: 0")), "a")
    assert sorted(view.board["a.deck"]) == ["Blow", "Guard", "Pride"]
    assert sorted(again.board["a.deck"]) == ["Blow", "Guard", "Pride"]


def test_cards_put_to_the_bottom_do_not_show_in_which_order() -> None:
    def view(order: str) -> str:
        cards = "hand: [Tidy], played: [Guard, Old Dance, Pride], deck: [Blow]"
        lines = (f"a: choose [{order}]",)
        return dumps(seen_by(ruling(board(cards, "hand: 0"), "a: use Tidy", *lines), "b"))

    assert view("Guard, Pride") == view("Pride, Guard")
    assert "Guard" in view("Guard, Pride")


def test_a_card_laid_open_on_the_deck_is_known_when_it_is_drawn() -> None:
    cards = "hand: [Lay Top, Old Song], played: [Guard], deck: [Blow]"
    view = seen_by(ruling(board(cards, "hand: 0"), "a: use Lay Top", "a: use Old Song"), "b")
    assert view.board["a.hand"] == ("Guard",)
    assert view.board["a.deck"] == ("?",)


def test_a_card_drawn_from_a_deck_that_was_shuffled_is_not_known() -> None:
    cards = "deck: [], played: [Guard, Old Dance, Pride]"
    lines = ("a: reshuffle", "chance: shuffle [Guard, Old Dance, Pride]")
    start = "  at: 8-1-3 iii\n"
    found = ruling(board(f"hand: [Old Song], {cards}", "hand: 0", start), *lines)
    assert seen_by(found, "b").board["a.hand"] == ("?", "?", "?")
    assert seen_by(found, "b").board["a.deck"] == ("?",)
    used = ruling(board(f"hand: [], {cards}", "hand: 0", start), *lines, "a: standard", "a: use Old Dance")
    assert seen_by(used, "b").board["a.hand"] == ("?",)
    both = ruling(board(f"hand: [Old Song], {cards}", "hand: 0", start), *lines, "a: standard", "a: use Old Song")
    assert set(seen_by(both, "b").board["a.hand"]) == {"Guard", "Old Dance", "Pride"}     # the whole deck was drawn


def test_a_card_is_not_told_before_it_was_seen() -> None:
    cards = "hand: [Old Song], deck: [Guard, Pride]"
    found = ruling(board(cards, "hand: 0"), "a: use Old Song", "a: forward covering Guard", "a: end")
    late = ruling(board("hand: [Old Song], deck: [Old Dance, Pride]", "hand: 0"), "a: use Old Song", "a: use Old Dance")
    lines = told(late, "b")
    drawn = next(line for line in lines if "A's deck to A's hand" in line)
    assert "a card goes" in drawn
    assert any("A uses Old Dance" in line for line in lines)
    assert "Guard" not in everything(found, "b")


def test_a_whole_game_shows_no_face_before_it_was_seen() -> None:
    scenario, _ = judge.load(str(next((scenarios() / "furuyoni" / "games").glob("*.yaml"))))
    assert scenario is not None
    found, _ = adjudicate(scenario)
    assert found is not None
    for player, other in ("ab", "ba"):
        draws = [line for line in told(found, player) if f"{other.upper()}'s deck to {other.upper()}'s hand" in line]
        assert draws
        assert all("a card goes from" in line for line in draws[:3])


def test_a_card_of_a_hand_that_was_seen_is_lost_when_a_hidden_card_leaves_it() -> None:
    hand = "hand: [Show, Guard, Old Dance, Pride]"
    first = ruling(board(hand, "hand: 0"), "a: use Show")
    assert set(seen_by(first, "b").board["a.hand"]) == {"Guard", "Old Dance", "Pride"}
    covered = ruling(board(hand, "hand: 0"), "a: use Show", "a: forward covering Pride")
    view = seen_by(covered, "b")
    assert view.board["a.hand"] == ("?", "?")
    assert view.board["a.facedown"] == ("?",)
    assert "Pride goes" not in everything(covered, "b")
    assert seen_by(covered, "a").board["a.facedown"] == ("Pride",)


def test_the_last_card_of_a_hand_that_was_seen_is_known_where_it_goes() -> None:
    covered = ruling(board("hand: [Show, Pride]", "hand: 0"), "a: use Show", "a: forward covering Pride")
    assert seen_by(covered, "b").board["a.facedown"] == ("Pride",)


def test_the_own_facedown_cards_may_be_looked_at() -> None:
    found = ruling(board("hand: 0, facedown: [Guard]", "hand: 0"))
    assert seen_by(found, "a").board["a.facedown"] == ("Guard",)
    assert seen_by(found, "b").board["a.facedown"] == ("?",)


def test_whoever_looked_and_chose_knows_what_went() -> None:
    found = ruling(board("hand: [Snatch]", "hand: [Guard, Old Song]"), "a: use Snatch", "a: choose Guard")
    view = seen_by(found, "a")
    assert view.board["b.facedown"] == ("Guard",)
    assert view.board["b.hand"] == ("Old Song",)


def test_a_hand_shown_to_one_player_is_not_shown_to_the_other() -> None:
    found = ruling(board("hand: [Spy]", "hand: [Guard]"), "a: use Spy")
    assert seen_by(found, "a").board["b.hand"] == ("Guard",)
    assert seen_by(found, "a").board["b.known"] == ("Guard",)
    assert seen_by(found, "b").board["b.known"] == ("Guard",)          # b was there when it was shown


def test_an_unused_special_tried_in_vain_stays_known() -> None:
    cards = "specials: [Far Blow, Deep Blow]"
    found = ruling(board(cards, "hand: 0"), "a: attempt use Far Blow", "a: end")
    view = seen_by(found, "b")
    assert view.board["a.specials.unused"] == ("Far Blow", "?")
    assert "Deep Blow" not in everything(found, "b")


def test_a_static_effect_from_the_hand_shows_its_card_from_then_on() -> None:
    found = ruling(board("hand: [Blow, Pride]", "hand: 0"), "a: use Blow", "b: damage aura")
    lines = told(found, "b", 2)
    reveal = next(i for i, line in enumerate(lines) if "Pride" in line)
    assert "9-1-1-2 paragraph 2" in " ".join(lines[reveal : reveal + 2])
    assert seen_by(found, "b").board["a.hand"] == ("Pride",)


def test_a_sealed_card_is_known_to_who_knew_it_when_it_was_sealed() -> None:
    found = ruling(board("hand: [Seal, Guard, Pride]", "hand: 0"), "a: use Seal", "a: choose Guard")
    assert seen_by(found, "a").board["a.sealed"] == ("Guard",)
    assert seen_by(found, "b").board["a.sealed"] == ("?",)


def test_expectations_about_hidden_cards_do_not_give_them_away() -> None:
    expect = "expect:\n  - b.hand: [Guard]\n  - options: {a: [use Blow]}\n"
    text = f"{HEAD}{board('hand: [Blow]', 'hand: [Guard]')}{expect}"
    scenario, _ = parse_scenario(text, "x.yaml", FLOORS)
    assert scenario is not None
    found, _ = adjudicate(scenario)
    assert found is not None
    view = seen_by(found, "a")
    assert view.checks[0].ok
    assert "Guard" not in repr(view.checks[0].wanted + view.checks[0].found)
    assert "Guard" not in everything(found, "a")


def test_an_expectation_about_what_the_player_knows_is_told() -> None:
    text = f"{HEAD}{board('hand: [Blow]', 'hand: [Blow, Guard], known: [Blow]')}"
    scenario, _ = parse_scenario(f"{text}expect: [b.known: [Guard], a.known: [Guard]]", "x.yaml", FLOORS)
    assert scenario is not None
    found, _ = adjudicate(scenario)
    assert found is not None
    told = [(check.wanted, check.found) for check in seen_by(found, "a").checks]
    assert told == [("b.known == [Guard]", "[Blow]"), ("a.known == [?]", "[]")]


def test_cards_not_chosen_for_the_duel_are_known_to_their_owner_alone() -> None:
    head = "edition: ja-2024-06-24\n"
    there = (
        "board:\n  at: 4-1 2\n  distance: 10\n  shadow: 0\n"
        "  a: {megami: [yurina, himika], life: 10, aura: 3, deck: 7, specials: 3, out_of_game: [Slash]}\n"
        "  b: {megami: [saine, tokoyo], life: 10, aura: 3, deck: 7, specials: 3}\n"
    )
    found = ruling(there, head=head)
    assert seen_by(found, "a").board["a.out_of_game"] == ("Slash",)
    assert seen_by(found, "b").board["a.out_of_game"] == ("?",)
    assert "Slash" not in everything(found, "b")


def test_what_is_open_to_all_stays() -> None:
    scenario, _ = judge.load(judge.sample())
    assert scenario is not None
    found, _ = adjudicate(scenario)
    assert found is not None
    for player in ("a", "b"):
        view = seen_by(found, player)
        changes = [[e.clauses for e in events if e.kind == "change"] for events in (view.events, found.events)]
        assert changes[0] == changes[1]
        assert view.answer == found.answer


def test_a_card_that_all_saw_go_on_top_of_a_deck_is_shown_on_top() -> None:
    scenario, problems = judge.parse(
        "scenario: x\n"
        "cards_adhoc:\n"
        "  Homing: {type: action, abilities: [{at: on_use, do: [{put: {card: this, to: owner.deck, at: top}}]}]}\n"
        "board: {distance: 6, a: {megami: [himika, saine], hand: [Homing], deck: 2}, b: {megami: [yurina, tokoyo]}}\n"
        "play: [a: use Homing]\n"
    )  # fmt: skip
    assert scenario is not None, problems
    ruling, _ = judge.adjudicate(scenario)
    assert ruling is not None
    assert seen_by(ruling, "b").board["a.deck"] == ("Homing", "?", "?")


def test_the_back_of_a_hidden_card_tells_a_poison_and_not_which() -> None:
    duel = """\
board:
  distance: 5
  a: {megami: [chikage, yurina], life: 8, aura: 3, flare: 3, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 8, aura: 3, hand: [Swing Rush, Hallucinogen], deck: [滅灯毒, ?]}
"""
    view = seen_by(ruling(duel), "a")
    assert view.board["b.hand"] == ("?", "?")
    for zone, backs in (("b.hand", ["?:normal", "?:poison"]), ("b.deck", ["?:poison", "?:normal"])):
        assert [view.machine.state[f"card.{card}.number"] for card in view.machine.state[zone]] == backs
