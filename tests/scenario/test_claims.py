"""Reading files of claims: every form of the page, every error with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judge.floors import FLOORS
from judge.scenario import parse_scenario
from judge.scenario.claims import Claim, lay, parse_claims
from judge.scenario.claims.fields import case as board_fields
from judge.scenario.claims.fields import claim as claim_fields
from judge.scenario.claims.fields import file as file_fields
from judge.scenario.folders import claims_in, is_claims, scenarios_in
from judge.text.codes import codes
from judge.text.errors import Problem

EXAMPLES = {code.name: code.example for code in codes() if code.name.startswith("J8")}
PAGE = (Path(__file__).parents[2] / "docs" / "faq.md").read_text(encoding="utf-8")
SEATS = "a: {megami: [yurina, himika]}, b: {megami: [saine, tokoyo]}"
BOARD = f"board: {{distance: 4, {SEATS}}}"


def claim(*lines: str) -> str:
    return "\n".join(("faq: A page", "claims:", "  - id: one", "    claimed: It is so.", *(f"    {x}" for x in lines)))


def board(*lines: str) -> str:
    return claim("boards:", f"  - {lines[0]}", *(f"    {line}" for line in lines[1:]))


def read(text: str) -> Claim:
    claims, problems = parse_claims(text, "f.yaml", FLOORS)
    assert claims is not None, problems
    (found,) = claims.claims
    return found


def wrong(text: str) -> list[Problem]:
    claims, problems = parse_claims(text, "f.yaml", FLOORS)
    if claims is None or problems:
        assert problems
        return problems
    return [p for one in claims.claims for case in one.cases for p in laid(case).problems]


def laid(case, edition: str = "ja-2024-06-24", printing: str = ""):  # type: ignore[no-untyped-def]
    return lay(case, "f.yaml", edition, printing)


def test_the_page_shows_every_key() -> None:
    (block,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    claims, problems = parse_claims(block, "docs/faq.md", FLOORS)
    assert claims is not None, problems
    assert [one.id for one in claims.claims] == ["forward-moves-one", "life-to-shadow", "of-yurina-10", "stun"]
    tables = [table(FLOORS["furuyoni"]) for table in (file_fields, claim_fields, board_fields)]
    missing = [key for table in tables for key in table.fields if not re.search(rf"\b{key}\b", PAGE)]
    assert missing == []


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_example_of_a_page_shows_its_error(code: str) -> None:
    problems = wrong(EXAMPLES[code])
    assert {problem.code for problem in problems} == {code}
    assert all(problem.line <= EXAMPLES[code].count("\n") + 1 for problem in problems)


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("faq: x\nclaims: []\nother: 1", "J025", "f.yaml:3:1"),
        ("faq: x", "J802", "f.yaml:1:1"),
        ("board: {distance: 3}", "J106", "f.yaml:1:1"),
        ("faq: x\nclaims:\n  - {id: a_b, claimed: y, waiting: z}", "J801", "f.yaml:3:10"),
        ("faq: x\nclaims:\n  - {claimed: y, waiting: z}", "J801", "f.yaml:3:5"),
        ("faq: x\nclaims:\n  - &1 {id: a, claimed: y, waiting: z}", "J008", "f.yaml:3:5"),
        (claim("verdict: contradictd", "waiting: x"), "J024", "f.yaml:5:14"),
        (claim("verdict: upheld", "waiting: x"), "J802", "f.yaml:5:14"),
        (claim("verdict: waiting", f"boards: [{{{BOARD}, claim: [turn: 5]}}]"), "J802", "f.yaml:5:14"),
        (claim("boards: []"), "J802", "f.yaml:5:13"),
        (claim("waiting: x", "clauses: [9-99]"), "J602", "f.yaml:6:15"),
        (claim("waiting: x", "clauses: [nine]"), "J103", "f.yaml:6:15"),
        (claim("waiting: x", "editions: [ja]"), "J024", "f.yaml:6:16"),
        (board(BOARD), "J802", "f.yaml:6:9"),
        (board(BOARD, "claim: []"), "J802", "f.yaml:7:16"),
        (claim("editions: [ja-2024-06-24]", "boards:", f"  - {BOARD}", "    edition: ko-2025-08-15",
               "    claim: [turn: 5]"), "J802", "f.yaml:7:9"),
        (claim("printings: [s9]", "boards:", f"  - {BOARD}", "    cards: s10", "    claim: [turn: 5]"),
         "J802", "f.yaml:7:9"),
        (board("claim: [turn: 5]"), "J802", "f.yaml:6:9"),
        (board(BOARD, "expect: [turn: 5]", "claim: [turn: 5]"), "J025", "f.yaml:7:9"),
        (board("scenario: furuyoni/x.yaml", "claim: [turn: 5]"), "J805", "f.yaml:6:19"),
        (board(BOARD, "vary: {distance: 3}", "claim: [turn: 5]"), "J803", "f.yaml:7:16"),
        (board(BOARD, "vary: {a.armour: 3}", "claim: [turn: 5]"), "J803", "f.yaml:7:16"),
        (board(BOARD, "vary: {shadow: []}", "claim: [turn: 5]"), "J803", "f.yaml:7:24"),
        (board(BOARD, "each: [{card: x}, {crad: x}]", "claim: [turn: 5]"), "J803", "f.yaml:7:27"),
        (board(BOARD, "each: []", "claim: [turn: 5]"), "J803", "f.yaml:7:15"),
        (board(BOARD, "each: [{n: x}]", "claim: [turn: <n + 1>]"), "J804", "f.yaml:8:23"),
        (board(BOARD, "each: [{n: x}]", "claim: [turn: <m>]"), "J804", "f.yaml:8:23"),
        (board(BOARD, "vary: {shadow: 0-9, turn: 1-60, a.life: 1-9}", "claim: [turn: 5]"), "J803", "f.yaml:6:9"),
        (board(BOARD, "claim: [a.armour: 5]"), "J305", "f.yaml:7:17"),
        (board(BOARD, "play: [a: forwrad]", "claim: [turn: 5]"), "J303", "f.yaml:7:19"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_place(text: str, code: str, place: str) -> None:
    assert [(p.code, str(p.place)) for p in wrong(text)] == [(code, place)]


def test_two_claims_of_one_id() -> None:
    text = "faq: x\nclaims:\n" + "  - {id: one, claimed: y, waiting: z}\n" * 2
    assert [(p.code, p.line) for p in wrong(text)] == [("J801", 4)]


def test_a_scenario_is_no_place_for_claims() -> None:
    scenario, problems = parse_scenario("faq: x\nclaims: []\n", "f.yaml", FLOORS)
    assert scenario is None
    assert [problem.code for problem in problems] == ["J106"]


def test_varied_facts_are_put_on_the_board_and_into_blanks() -> None:
    (case,) = read(
        board(
            f"board: {{{SEATS}}}", "vary: {distance: [2-3, 8], a.aura: [0, 5]}",
            "claim: [distance: <distance - 1>, a.aura: '>= <a.aura>']",
        )
    ).cases  # fmt: skip
    found = laid(case)
    assert [tuple(one.filled.values()) for one in found.positions] == [
        ("2", "0"), ("2", "5"), ("3", "0"), ("3", "5"), ("8", "0"), ("8", "5"),
    ]  # fmt: skip
    scenario = found.positions[3].scenario
    assert (scenario.board.distance, scenario.board.seats["a"].aura) == (3, 5)
    assert [(e.path, e.op, e.value) for e in scenario.expect] == [("distance", "==", 2), ("a.aura", ">=", 5)]  # type: ignore[union-attr]


def test_combinations_that_are_no_boards_are_counted() -> None:
    (case,) = read(board(f"board: {{{SEATS}}}", "vary: {a.aura: 3-7, distance: 9-11}", "claim: [turn: 5]")).cases
    found = laid(case)
    assert (len(found.positions), found.impossible) == (3, 12)


def test_rows_fill_names_numbers_and_lists() -> None:
    (case,) = read(
        board(
            "board:", "  distance: <d>", "  a: {megami: [yurina, himika], hand: <cards>}",
            "  b: {megami: [saine, tokoyo], enhancements: [<ward>: 1]}",
            "each: [{d: 3, cards: [Slash, 一閃], ward: 衝音晶, card: Slash}]", "play: [a: use <card>, a: forward]",
            "claim: [a.hand: <cards>]",
        )
    ).cases  # fmt: skip
    found = laid(case)
    assert not found.problems, found.problems
    (one,) = found.positions
    assert [card.text for card in one.scenario.board.seats["a"].zone("hand")] == ["Slash", "一閃"]
    assert one.scenario.play[0].raw == "use Slash"
    assert one.filled == {"d": "3", "cards": "[Slash, 一閃]", "ward": "衝音晶", "card": "Slash"}


def test_a_shipped_scenario_lends_its_board_and_lines_but_not_its_edition() -> None:
    (case,) = read(
        board("scenario: furuyoni/core/10-4/two-equal-shrinks-of-a-range-with-holes.ja.yaml", "claim: [turn: 5]")
    ).cases
    found = laid(case, "ko-2025-08-15").positions[0].scenario
    assert (found.edition, len(found.expect), bool(found.play)) == ("ko-2025-08-15", 1, True)


def test_folders_tell_claims_from_scenarios(tmp_path: Path) -> None:
    kinds = {
        "a.yaml": "# a comment\n\nfaq: x\nclaims: []\n", "b.yml": '\ufeff"faq": x\n', "c.yaml": "board: {turn: 1}\n",
        "d.yaml": "scenario: faq\n", "e.yaml": "", "f.txt": "faq: x",
    }  # fmt: skip
    for name, text in kinds.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert [Path(p).name for p in claims_in(tmp_path)] == ["a.yaml", "b.yml"]
    assert [Path(p).name for p in scenarios_in(tmp_path)] == ["c.yaml", "d.yaml", "e.yaml"]
    assert not is_claims(str(tmp_path / "nothing.yaml"))


def test_what_is_wrong_with_one_claim_leaves_the_others() -> None:
    """A claim that cannot be read is told, and left out; what is wrong with the file leaves nothing to judge."""
    good = board("board: {turn: 5}", "claim: [turn: 5]")
    for bad, code in (
        (["boards:", "  - board: {turn: 5}", "    vary: {nonsense: 1-2}", "    claim: [turn: 5]"], "J803"),
        (["boards: nothing"], "J020"),
        (["waiting: x", "boards: [{board: {turn: 5}, claim: [turn: 5]}]"], "J802"),
    ):
        lines = ("  - id: two", "    claimed: It is not so.", *(f"    {line}" for line in bad))
        claims, problems = parse_claims("\n".join((good, *lines)), "f.yaml", FLOORS)
        assert claims is not None
        assert [one.id for one in claims.claims] == ["one"]
        assert code in {problem.code for problem in problems}
    claims, problems = parse_claims(f"nonsense: 1\n{good}", "f.yaml", FLOORS)
    assert (claims, [problem.code for problem in problems]) == (None, ["J025"])
