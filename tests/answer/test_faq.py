"""Verdicts on claims: each kind, and what decides it."""

from __future__ import annotations

import pytest

from judge.answer.faq import Judged, judge_claims
from judge.floors import FLOORS
from judge.furuyoni.cards import definitions
from judge.furuyoni.effects.abilities import CardDef
from judge.furuyoni.rules import unplayed
from judge.scenario.claims import parse_claims
from judge.text.errors import Problem

SEATS = "a: {megami: [yurina, himika], vigor: 1}, b: {megami: [saine, tokoyo]}"
SLASH = "board: {distance: 4, a: {megami: [yurina, himika], hand: [Slash]}, b: {megami: [saine, tokoyo], aura: <aura>}}"
SHRINKS = "scenario: furuyoni/core/10-4/two-equal-shrinks-of-a-range-with-holes.ja.yaml"
DYING = "scenario: furuyoni/core/4-2/both-at-life-zero-at-once.yaml"
JA, KO = "ja-2024-06-24", "ko-2025-08-15"


def judged(*lines: str, edition: str = "") -> tuple[list[Judged], list[Problem]]:
    text = "\n".join(("faq: x", "claims:", "  - id: one", "    claimed: y", *(f"    {line}" for line in lines)))
    claims, problems = parse_claims(text, "f.yaml", FLOORS)
    assert claims is not None, problems
    return judge_claims(claims, edition)


def one(*lines: str, edition: str = "") -> Judged:
    found, problems = judged(*lines, edition=edition)
    assert not problems, problems
    return found[0]


def test_upheld_on_every_board_of_a_shape() -> None:
    found = one(
        "clauses: [9-6-1]", "boards:", f"  - board: {{{SEATS}}}", "    vary: {distance: [3-6, 9], a.aura: 0-4}",
        "    play: [a: forward with vigor]", "    claim: [distance: <distance - 1>, a.aura: <a.aura + 1>]",
    )  # fmt: skip
    assert (found.verdict, found.met) == ("upheld", True)
    assert [(s.edition, s.cards, s.boards, s.impossible) for s in found.seen] == [
        (JA, "s9-2", 25, 0), (KO, "s10", 25, 0),
    ]  # fmt: skip


def test_one_board_of_many_contradicts() -> None:
    found = one(
        "verdict: contradicted", "clauses: [9-6-1]", "boards:", f"  - board: {{{SEATS}}}",
        "    vary: {distance: 0-10, a.aura: 3}", "    claim: [legal: {a: forward}]",
    )  # fmt: skip
    assert (found.verdict, found.met) == ("contradicted", True)
    shown = found.shown
    assert shown is not None
    assert shown.tried is not None
    assert (shown.edition, shown.count("fails"), shown.count("holds")) == (KO, 3, 8)
    assert shown.tried.position.filled["distance"] == "0"
    assert "9-6-1" in shown.tried.deciding.clauses


def test_what_is_contradicted_without_a_word_of_it_in_the_file_is_not_met() -> None:
    found = one("boards:", f"  - {SLASH}".replace("<aura>", "0"), "    play: [a: use Slash]", "    claim: [b.flare: 0]")
    assert (found.verdict, found.met, found.clauses) == (
        "contradicted", False, ("5-8-3-1 paragraph 3", "5-8-3-1", "9-4 v", "9-2-1 iv"),
    )  # fmt: skip


def test_a_line_that_is_refused_speaks_against_the_claim() -> None:
    found = one("boards:", f"  - board: {{distance: 9, {SEATS}}}", "    play: [a: break away]", "    claim: [turn: 5]")
    assert found.verdict == "contradicted"
    assert "9-6-5" in found.clauses


def test_editions_that_differ() -> None:
    found = one("boards:", f"  - {SHRINKS}", "    claim: [a.hand: [Comb]]")
    assert (found.verdict, [s.verdict for s in found.seen]) == ("depends", ["upheld", "contradicted"])
    assert found.comparison is not None
    assert found.comparison.parting is not None
    assert {clause for clause, _, _ in found.comparison.parting.differs} == {"5-7 paragraph 2", "10-4 paragraph 5"}


def test_a_board_bound_to_an_edition_is_judged_there_alone() -> None:
    found = one("boards:", f"  - {SHRINKS}", f"    edition: {JA}", "    claim: [a.hand: [Comb]]")
    assert (found.verdict, [s.verdict for s in found.seen]) == ("upheld", ["upheld", ""])
    assert one("boards:", f"  - {SHRINKS}", "    claim: [a.hand: [Comb]]", edition=KO).verdict == "contradicted"


def test_a_silence_of_the_rules_is_told_with_what_each_reading_gives() -> None:
    found = one("boards:", f"  - {DYING}", f"    edition: {JA}", "    claim: [result: draw]")
    shown = found.shown
    assert (found.verdict, found.met) == ("undecidable", True)
    assert shown is not None
    assert shown.tried is not None
    assert shown.tried.ruling is not None
    assert [(o.gap, o.reading) for o in shown.tried.ruling.others] == [("G3", "b")]


def test_what_is_not_written_yet_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    written = definitions.define

    def define(number: str, cards: str) -> CardDef:
        found = written(number, cards)
        return found._replace(abilities=(), scripted=False) if number == "NA-12-raira-O-N-1" else found

    monkeypatch.setattr(definitions, "define", define)
    found = one(
        "boards:", "  - board: {distance: 4, a: {megami: [raira, himika], hand: [獣爪]}, b: {}}",
        "    claim: [turn: 5]",
    )  # fmt: skip
    assert found.verdict == "undecidable"
    assert found.shown is not None
    assert found.shown.tried is not None
    assert [problem.code for problem in found.shown.tried.problems] == ["J411"]


def test_waiting() -> None:
    found = one("waiting: Thallya", "clauses: [9-4]")
    assert (found.verdict, found.met, found.seen, found.shown) == ("waiting", True, (), None)


def test_what_no_rule_speaks_of_is_undecidable_without_a_board() -> None:
    found = one("verdict: undecidable", "why: The rules set no time.")
    assert (found.verdict, found.met, found.seen, found.shown) == ("undecidable", True, (), None)


@pytest.mark.parametrize(
    ("clauses", "unborne"),
    [
        ("9-6-1", ()),
        ("9-6 iii", ()),
        ("9-4 iii", ("9-4 iii",)),
        # 9-6 iv, in the newer edition alone, says only that the resolution has ended by then, for what waits for
        # that. Nothing does here, and the crystal has moved at iii: switched off, it leaves the claim as it is.
        ("9-6, 9-6 iv", ("9-6 iv",)),
        ("10-4 paragraph 5, 9-6", ("10-4 paragraph 5",)),
    ],
)
def test_the_clauses_of_a_file_have_to_bear_it(clauses: str, unborne: tuple[str, ...]) -> None:
    found = one(
        f"clauses: [{clauses}]", "boards:", f"  - board: {{distance: 5, {SEATS}}}", "    play: [a: forward with vigor]",
        "    claim: [distance: 4]",
    )  # fmt: skip
    assert (found.verdict, found.unborne, found.met) == ("upheld", unborne, not unborne)


def test_the_end_of_a_basic_action_bears_what_waits_for_it() -> None:
    """9-6 iv names the moment: without it an effect after a basic action does not come."""
    found = one(
        "clauses: [9-6 iv]", "editions: [ko-2025-08-15]", "boards:",
        "  - cards_adhoc: {Wait: {class: special, type: action, cost: 0, abilities: [{at: used, when: {happens: "
        "basic_ended, who: me}, do: [{vigor: {by: 1}}]}]}}",
        f"    board: {{distance: 5, {SEATS.replace('vigor: 1', 'vigor: 1, specials: {used: [Wait]}')}}}",
        "    play: [a: forward with vigor]", "    claim: [a.vigor: 1]",
    )  # fmt: skip
    assert (found.verdict, found.unborne, found.met) == ("upheld", (), True)


@pytest.mark.parametrize("clause", ["9-4 i", "9-4 iii"])
def test_a_clause_that_was_applied_and_decides_nothing_does_not_bear_a_verdict(clause: str) -> None:
    """Life is lost whether or not anybody is asked for an answer, and whether or not the range is looked at."""
    found = one(
        "verdict: contradicted", f"clauses: [{clause}]", "boards:", f"  - {SLASH}".replace("<aura>", "0"),
        "    play: [a: use Slash]", "    claim: [b.flare: 0]",
    )  # fmt: skip
    assert (found.verdict, found.unborne, found.met) == ("contradicted", (clause,), False)


def test_the_price_of_an_action_does_not_bear_where_it_leads() -> None:
    found = one(
        "clauses: [9-6 ii-A, 9-6-5]", "boards:", f"  - board: {{distance: 2, {SEATS}}}",
        "    play: [a: break away with vigor]", "    claim: [distance: 3]",
    )  # fmt: skip
    assert (found.verdict, found.unborne) == ("upheld", ("9-6 ii-A",))


def test_a_card_that_one_printing_does_not_have() -> None:
    from judge.furuyoni.cards.index import all_cards

    newer = {c.number for c in all_cards("s10")} - {c.number for c in all_cards("s9-2")}
    number = min(newer)
    found = one(
        "boards:", f"  - board: {{distance: 4, a: {{megami: ['?', '?'], played: [{number}]}}, b: {{}}}}",
        "    claim: [a.played: 1]",
    )  # fmt: skip
    ja, ko = found.seen
    assert (found.verdict, ja.verdict, ko.verdict) == ("upheld", "", "upheld")
    assert [problem.code for problem in ja.absent] == ["J203"]


def test_a_board_that_is_wrong_everywhere_is_a_problem_and_its_claim_has_no_verdict() -> None:
    found, problems = judged("boards:", f"  - {SLASH}".replace("<aura>", "0").replace("Slash", "Slassh"),
                             "    claim: [turn: 5]")  # fmt: skip
    assert (found, [(p.code, p.line) for p in problems]) == ([], [("J203", 6)])


def test_printings_are_crossed_with_editions() -> None:
    found = one("printings: [s9, s10]", "boards:", f"  - board: {{{SEATS}}}", "    claim: [turn: 5]")
    assert [(s.edition, s.cards) for s in found.seen] == [(e, p) for e in (JA, KO) for p in ("s9", "s10")]


# -- what is left to be decided --------------------------------------------------------------------------------------

ANSWERED = [
    "boards:",
    "  - board: {distance: 4, a: {megami: [yurina, himika], hand: [Slash, 一閃]}, b: <b>}",
    "    each: [{b: {megami: [saine, tokoyo], aura: 3, hand: [衝音晶]}}]",
    "    play: [a: use Slash]",
]


def over(*claims: str) -> Judged:
    return one(*ANSWERED, f"    claim: [{', '.join(claims)}]")


def test_what_the_players_can_still_decide_is_gone_through() -> None:
    found = over("b.life: 9")
    assert (found.verdict, found.met) == ("depends", True)
    tried = found.shown and found.shown.tried
    assert tried is not None
    assert tried.over is not None
    assert 0 < tried.over.held < tried.over.total
    assert tried.over.exhausted
    (verdict,) = tried.over.outcomes.verdicts()
    assert verdict.can("b", False)
    assert [check.wanted for check in tried.wrong] == ["b.life == 9"]


def test_what_holds_whatever_is_decided_is_upheld_and_what_never_does_contradicted() -> None:
    assert over("a.played: [Slash]").verdict == "upheld"
    assert over("b.life: '>= 9'", "a.life: 10").verdict == "upheld"
    never = over("b.life: 3")
    assert never.verdict == "contradicted"
    assert never.shown is not None
    assert never.shown.tried is not None
    assert [check.wanted for check in never.shown.tried.wrong] == ["b.life == 3"]


def test_a_claim_about_the_open_choice_is_judged_where_the_run_stops() -> None:
    assert over("options: {b: [respond 衝音晶, pass]}", "b.life: 10").verdict == "upheld"
    assert over("legal: {b: respond 衝音晶}").verdict == "upheld"
    assert over("stopped: {by: b, kind: react}", "b.life: 10").verdict == "upheld"


def test_what_was_applied_on_the_way_counts_with_what_comes() -> None:
    assert over("applied: [9-4 i, 9-4 iii]").verdict == "upheld"
    assert over("'attack 1': hit", "used: [Slash]").verdict == "depends"


def test_a_claim_that_the_rules_leave_it_open_is_about_just_that() -> None:
    bound = [f"  - {DYING}", f"    edition: {JA}"]
    assert one("boards:", *bound, "    claim: [decided: false, result: draw]").verdict == "upheld"
    assert one("boards:", *bound, "    claim: [decided: true]").verdict == "contradicted"


def test_what_is_not_written_in_one_printing_leaves_all_undecidable() -> None:
    from judge.answer.faq.judge import _verdict

    assert _verdict(["holds", "missing"]) == _verdict(["fails", "missing"]) == _verdict([]) == "undecidable"
    assert _verdict(["holds", "fails"]) == _verdict(["holds", "open"]) == "depends"
    assert _verdict(["open", "missing"]) == "undecidable"


def test_a_claim_whose_boards_are_all_of_another_edition_is_left_out() -> None:
    assert judged("boards:", f"  - {SHRINKS}", f"    edition: {JA}", "    claim: [turn: 5]", edition=KO) == ([], [])


def test_printings_that_differ_show_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unplayed, "chapters", lambda *_: ())  # as if Shinra's were played: this is about the card
    found = one(
        "printings: [s9, s10]", "boards:", "  - scenario: furuyoni/rulings/yurina-02.yaml", f"    edition: {KO}",
        "    claim: [b.aura: 0]",
    )  # fmt: skip
    assert (found.verdict, {s.verdict for s in found.seen}) == ("depends", {"", "upheld", "contradicted"})
    assert found.comparison is not None
    assert [(card.name, dict(card.facts)) for card in found.comparison.cards] == [("Protest", {"text": ("", "")})]


def test_what_a_start_phase_leaves_open_is_looked_into_up_to_the_main_phase() -> None:
    board = "{distance: 4, a: {megami: [yurina, himika]}, b: {megami: [saine, tokoyo], aura: 3, played: [衝音晶]}}"
    lines = ("boards:", f"  - board: {board}", "    play: [a: end, b: 'no']")
    assert one(*lines, "    claim: [phase: main, b.vigor: 1, b.aura: '>= 1', b.hand: []]").verdict == "upheld"
    assert one(*lines, "    claim: [b.life: 9]").verdict == "depends"


def test_a_verdict_that_does_not_hang_on_the_word_is_not_as_the_file_says() -> None:
    found = one(
        "verdict: contradicted", "strictly: always", "ordinarily:", f"  - {SLASH}".replace("<aura>", "1"),
        "    play: [a: use Slash]", "    claim: [b.life: 10]", "boards:", f"  - {SLASH}".replace("<aura>", "0"),
        "    play: [a: use Slash]", "    claim: [b.life: 10]",
    )  # fmt: skip
    assert found.ordinary is not None
    assert (found.verdict, found.ordinary.verdict, found.met) == ("contradicted", "contradicted", False)


def test_the_word_and_the_ordinary_reading_stand_together() -> None:
    claims, problems = parse_claims(
        "faq: x\nclaims:\n  - id: one\n    claimed: y\n    strictly: always\n    boards:\n"
        "      - board: {}\n        claim: [turn: 5]\n", "f.yaml", FLOORS
    )  # fmt: skip
    assert claims is None
    assert [(p.code, p.line) for p in problems] == [("J802", 5)]
