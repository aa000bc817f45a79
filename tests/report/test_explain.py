"""The page that shows a ruling: boards that come to the ruling's, steps, bars, what decides, every language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import judge
from judge.cli.run import run
from judge.port.ruling import Ruling
from judge.report.explain import html
from judge.report.explain.data import LANGUAGES, LONG, data
from tests import chromium
from tests.furuyoni.shipped import FILES, FOLDER, SOME, ruling
from tests.ruled import ruled

GAME = next(file for file in FILES if file.startswith("furuyoni/games/"))
SHOWN = [file for i, file in enumerate(SOME) if i % 8 == 0]


def sample() -> Ruling:
    scenario, problems = judge.load(judge.sample())
    assert scenario is not None, problems
    found, _ = judge.adjudicate(scenario)
    assert found is not None
    return found


def last(known: dict[str, Any]) -> dict[str, Any]:
    """The facts that the page shows at its last step."""
    facts: dict[str, Any] = {}
    for board in known["boards"]:
        facts |= board["facts"]
    return facts


@pytest.mark.parametrize("file", [*SHOWN, GAME])
def test_the_boards_come_to_that_of_the_ruling(file: str) -> None:
    found = ruling(file)
    known = data(found)
    shown = last(known)
    numbers = {p: v for p, v in found.board.items() if isinstance(v, int) and p in shown and not isinstance(v, bool)}
    assert {p: shown[p] for p in numbers} == numbers
    piles = {p: [*v] for p, v in found.board.items() if isinstance(v, tuple) and p in shown}
    assert {p: shown[p][0] for p in piles} == piles
    assert numbers
    assert piles
    always = ("life", "aura", "flare", "hand", "played", "deck")
    lying = {slot["path"] for slot in known["slots"]}
    assert {path for path in found.board if path.partition(".")[2] in always} <= lying


@pytest.mark.parametrize("file", [*SHOWN, GAME])
def test_every_text_is_there_in_every_language_and_every_clause_is_told(file: str) -> None:
    known = data(ruling(file))
    texts = [line["text"] for lines in known["lines"] for line in lines] + [bar["text"] for bar in known["bars"]]
    texts += [option for choice in known["choices"] for option in choice["options"]]
    texts += [known["answer"], known["headline"]]
    assert [text for text in texts if len(text) != len(LANGUAGES) or not all(text)] == []
    cited = {clause for lines in known["lines"] for line in lines for clause in line["clauses"]}
    assert cited <= {*known["clauses"]}
    assert [clause for clause in cited if not known["clauses"][clause]["title"][1]] == []


@pytest.mark.parametrize("file", [*SHOWN, GAME])
def test_bars_lie_inside_one_another_and_begin_with_a_line(file: str) -> None:
    known = data(ruling(file))
    begun = {line["n"] for line in known["lines"][0]}
    open_: list[dict[str, Any]] = []
    for bar in known["bars"]:
        assert bar["from"] in begun
        assert bar["from"] <= bar["to"]
        while open_ and open_[-1]["to"] < bar["from"]:
            open_.pop()
        assert bar["depth"] <= len(open_)
        assert all(bar["to"] <= outer["to"] for outer in open_[-1:])
        open_.append(bar)


def test_the_step_that_decides_the_sample_is_the_second_range_check() -> None:
    known = data(sample())
    line = next(line for line in known["lines"][0] if line["n"] == known["deciding"])
    assert line["clauses"] == ("9-4 iii",)
    assert known["headline"][0].startswith("Attack 1 (Slash) fails")
    assert [bar["cause"] for bar in known["bars"]] == ["", "", "response", "state", "attack by an effect"]


def test_an_attack_is_shown_with_what_it_would_deal_now() -> None:
    boards = data(sample())["boards"]
    told = {number: one for board in boards for number, one in board["attacks"].items()}
    assert {*told} == {1, 2}
    assert [*dict.fromkeys(board["attacks"][1][2] for board in boards if 1 in board["attacks"])] == ["3/1", "2/1"]
    assert boards[-1]["attacks"] == {}


def shown_at(known: dict[str, Any], path: str) -> list[Any]:
    """What a place of the board has held, one after the other."""
    return [board["facts"][path] for board in known["boards"] if path in board["facts"]]


def test_cards_are_told_with_how_they_lie_in_each_language() -> None:
    battle = data(ruling("vision/6-battle/block-and-both-deal-damage.yaml"))
    lying = shown_at(battle, "a.field")
    assert lying[0] == [["剣士 5/3"]] * 3
    assert [[one] for one in ("剣士 5/3 (asleep)", "剣士 5/3（スリープ状態）", "剣士 5/3 (슬립 상태)")] in lying
    assert ["剣士 5/3 (attacking character, asleep, damage 3)"] in [one[0] for one in lying]
    assert shown_at(battle, "blocker") == [[[]] * 3, [["番人"]] * 3, [[]] * 3]
    barracks = last(data(ruling("furuyoni/rulings/mizuki-01-2.yaml")))["a.barracks"]
    assert [told[0] for told in barracks] == ["Spearman (conscripted)", "槍兵（徴兵済）", "창병 (징병됨)"]


def test_what_rests_on_facts_is_not_decided_by_a_choice_of_chance() -> None:
    known = data(ruling("furuyoni/additional/12-1/honoka-brings-extra-cards.yaml"))
    assert known["headline"][0] == "Guardian Spirit Rite goes from A's out of game to A's extra (+6)"
    assert known["deciders"]["chance"][1:] == ["無作為", "무작위"]


def test_a_whole_game_is_decided_where_it_ends_and_told_at_one_level() -> None:
    found = ruling(GAME)
    known = data(found)
    assert len(found.events) > LONG
    assert len(known["lines"]) == 1
    assert next(e for e in found.events if e.n == known["deciding"]).kind == "over"


def test_a_refused_line_says_what_stands_in_its_way() -> None:
    known = data(ruled(REFUSED))
    assert (known["tone"], known["deciding"]) == ("refused", 0)
    (one,) = known["refused"]
    assert "range" in one["text"][0]
    assert {*one["clauses"]} <= {*known["clauses"]}


def test_what_a_file_says_cannot_end_the_script() -> None:
    page = html(ruled(REFUSED.replace("refused", "'</script><b>bold'", 1)))
    assert "</script><b>" not in page
    assert json.loads(page.split('id="data">')[1].split("</script>")[0])["title"][0] == "</script><b>bold"
    assert not re.search(r'(src|href)="|url\(|@import', page), "the page needs nothing from elsewhere"


def test_what_a_player_does_not_know_is_not_in_the_page() -> None:
    from judge.answer.observation import seen_by

    text = REFUSED.replace("b: {", "b: {hand: [Shoot], ")
    assert "Shoot" in html(ruled(text))
    assert "Shoot" not in html(seen_by(ruled(text), "a"))


REFUSED = """\
scenario: refused
board:
  distance: 9
  a: {megami: [yurina, saine], aura: 3, hand: [Slash]}
  b: {megami: [himika, tokoyo], aura: 3}
play:
  - a: use Slash
"""


def test_the_command_prints_it_or_writes_it(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    printed = CliRunner().invoke(run, [judge.sample(), "--format", "html", "--lang", "ja"])
    assert printed.exit_code == 0
    assert '<html lang="ja">' in printed.output
    assert CliRunner().invoke(run, [judge.sample(), "--format", "html", "--lang", "ja", "-o", str(out)]).output == ""
    assert out.read_text(encoding="utf-8") == printed.output
    again = CliRunner().invoke(run, [judge.sample(), "--format", "html", "-o", str(out)])
    assert (again.exit_code, "J707" in again.stderr) == (2, True)
    several = CliRunner().invoke(run, [str(FOLDER / FILES[0]), judge.sample(), "--format", "html"])
    assert (several.exit_code, "one ruling" in several.stderr) == (2, True)


DECIDES, BEFORE, MOVES = "attack 1 (Slash) fails", "made by Wavering Crystal) hits", "from shadow to distance"


@chromium.needed
@pytest.mark.parametrize(
    ("said", "at", "stands"),
    [(DECIDES, "", "5"), (BEFORE, "#n={}&lang=ja", "4"), (MOVES, "#n={}&lang=ko&theme=dark&all=1", "5")],
)
def test_a_browser_draws_it_without_a_complaint(tmp_path: Path, said: str, at: str, stands: str) -> None:
    page = tmp_path / "page.html"
    page.write_text(html(sample()), encoding="utf-8")
    line = re.search(rf"(?m)^ +(\d+) .*{re.escape(said)}", CliRunner().invoke(run, [judge.sample()]).output)
    assert line is not None
    found = chromium.drawn(page, at.format(line[1]))
    assert not found.complains
    drawn = found.page.partition('<div id="page">')[2]
    assert drawn.count('role="treeitem"') > 10
    selected = re.search(r'aria-selected="true".*?class="n">(\d+)<', drawn, re.DOTALL)
    assert selected is not None
    assert selected[1] == line[1]
    distance = re.search(r'data-path="distance">.*?<b>(\d+)</b>', drawn)
    assert distance is not None
    assert distance[1] == stands
