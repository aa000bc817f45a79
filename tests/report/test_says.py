"""What a report says in so many words: the reason that holds, for the right player, at the point asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.report import answer, page, record, trace
from tests.ruled import ruled
from tests.yaml_files import typed

A = "a: {megami: [himika, saine], life: 8, aura: 3, flare: 4, vigor: 1"
B = "b: {megami: [yurina, tokoyo], life: 8, aura: 2, flare: 2"


SAID = typed((Path(__file__).parent / "says.yaml").read_text("utf-8"))


@pytest.mark.parametrize("case", SAID)
def test_the_trace_says_so(case: str) -> None:
    told = SAID[case]
    assert told["says"] in [line.what for line in trace.tell(ruled(told["board"]), told.get("detail", 0))]


def test_a_line_that_is_refused_behind_a_forced_choice_ends_the_run_there() -> None:
    ruling = ruled(f"""
cards_adhoc: {{Claw: {{type: attack, subtype: throughout, range: "5", damage: 3/2}}}}
board: {{turn: 7, distance: 5, {A}, hand: [Claw]}}, {B}, deck: 3}}}}
play: [a: throughout, a: use Claw, b: damage aura]
""")
    assert ruling.refused is not None
    assert ruling.refused.open is not None
    assert ruling.refused.open.options == ("damage life",)
    assert (ruling.board["turn"], ruling.board["b.life"]) == (7, 8)
    assert not any(event.kind == "choice" and event.data["choice"] == "damage" for event in ruling.events)


def test_an_attempt_that_only_leads_up_to_it_says_what_stands_in_the_way() -> None:
    ruling = ruled(f"""
board: {{distance: 5, action: standard, {A.replace("aura: 3", "aura: 0")}}}, {B}}}}}
play: [a: attempt focus, a: forward with vigor]
""")
    assert "What the line `a: attempt focus` attempts is not open: there is no crystal to move." in answer.line(ruling)
    assert "Attempted, but not open:" in page.text(ruling)
    (attempt,) = record.record(ruling)["attempted"]
    assert [one["what"] for one in attempt["why"]] == ["no_crystal"]
    assert ruling.board["distance"] == 4


def test_what_is_not_as_expected_is_told_with_the_choice_that_is_open() -> None:
    ruling = ruled(f"""
board: {{distance: 3, active: b, action: standard, {A}}}, {B}, hand: [Slash]}}}}
play: [b: use Slash]
expect: [a.life: 6]
""")
    assert answer.line(ruling) == "Not as expected: a.life == 6, but found 8; A is to choose which damage to take."


def test_an_option_that_bears_a_clause_alone_says_what_the_clause_does() -> None:
    ruling = ruled("""
board:
  distance: 5
  shadow: 5
  action: standard
  a: {megami: [misora, yurina], life: 8, aura: 3, flare: 4, aim: 3, specials: [ミハテヌハテ], deck: 4}
  b: {megami: [saine, tokoyo], life: 8, aura: 3, flare: 0, deck: 4}
play: [a: use ミハテヌハテ, a: end]
""")
    told = page.text(ruling)
    assert "- a: order A23-2 bullet 2 (In your end phase you may set your aim to the current distance)\n" in told
    assert ruling.stopped is not None
    assert "order A23-2 bullet 2" in ruling.stopped.options
