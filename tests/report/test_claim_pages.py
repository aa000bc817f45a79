"""The pages of claims: one for each, its boards, what it rests on, in every language; all links lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from judge.cli.faq import faq
from judge.data import scenarios
from judge.report.explain.data import LANGUAGES
from tests import chromium
from tests.pages import known

OFFICIAL = scenarios() / "furuyoni" / "faq" / "official"
FILES = [str(OFFICIAL / name) for name in ("saine.yaml", "honoka.yaml")]

TWO = """\
faq: A page
claims:
  - id: forward
    claimed: Forward moves one crystal to aura.
    boards:
      - board:
          distance: 4
          a: {megami: [yurina, himika], aura: 1, vigor: 1}
          b: {megami: [saine, tokoyo]}
        play: [a: standard, a: forward]
        claim: [a.aura: 2]
  - {id: waits, claimed: Nothing., waiting: a card}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("claims")
    found = CliRunner().invoke(faq, [*FILES, "--format", "html", "-o", str(out)])
    assert found.exit_code == 0, found.output
    return out


def items(page: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from (one for section in page["sections"] for one in section.get("items", ()))


def test_there_is_a_page_for_each_claim_and_an_index_of_all(folder: Path) -> None:
    ids = re.findall(r"^  - id: (.*)$", "".join(Path(file).read_text("utf-8") for file in FILES), re.M)
    pages = {path.stem for path in folder.glob("*/*.html")}
    assert pages == {*ids}
    listed = [one["href"] for one in items(known(folder / "index.html"))]
    assert {path.rpartition("/")[2].removesuffix(".html") for path in listed} == {*ids}


def test_every_link_leads_to_a_page_or_out(folder: Path) -> None:
    for path in folder.rglob("*.html"):
        page = known(path)
        links = [one["href"] for one in items(page) if "href" in one] + [page["home"]] * bool(page["home"])
        lost = [link for link in links if not link.startswith("http") and not (path.parent / link).is_file()]
        assert lost == [], path


def test_a_page_says_question_verdict_source_date_and_clauses_and_shows_each_board(folder: Path) -> None:
    page = known(folder / "saine" / "of-saine-04.html")
    assert page["question"][0].endswith("What happens?")
    assert page["headline"][0].startswith("Upheld: The attack is cancelled")
    assert page["headline"][1].startswith("正しい：")
    assert [one["text"][0] for one in page["chips"]] == ["upheld", "the publisher, 2025-10-13"]
    assert [c for one in items(page) for c in one.get("clauses", ())] == ["9-4 ii", "9-5 i"]
    assert {"9-4 ii", "9-5 i"} <= {*page["clauses"]}
    assert any(one.get("href", "").startswith("https://") for one in items(page))
    of_its_own, with_the_card = page["rulings"]
    assert of_its_own["ruling"]["headline"][0].endswith("it was cancelled")
    assert with_the_card["ruling"]["headline"][0].endswith("it was cancelled")
    assert len(known(folder / "saine" / "of-saine-02.html")["rulings"]) == 2


def test_a_contradicted_claim_shows_what_speaks_against_it(folder: Path) -> None:
    page = known(folder / "honoka" / "of-honoka-08.html")
    assert page["tone"] == "wrong"
    (board,) = page["rulings"]
    assert board["ruling"]["tone"] == "wrong"
    assert any("found" in one["text"][0] for one in items(page))


def test_what_waits_has_a_page_without_boards(tmp_path: Path) -> None:
    file = tmp_path / "faq.yaml"
    claim = "{id: one, question: What of it?, claimed: Nothing., waiting: a card}"
    file.write_text(f"faq: A page\nclaims:\n  - {claim}\n", encoding="utf-8")
    found = CliRunner().invoke(faq, [str(file), "--format", "html", "-o", str(tmp_path / "out")])
    assert found.exit_code == 0, found.output
    page = known(tmp_path / "out" / "faq" / "one.html")
    assert page["chips"][0]["text"][0] == "waiting"
    assert page["rulings"] == []
    assert any("a card" in one["text"][0] for one in items(page))


def test_every_text_is_there_in_every_language(folder: Path) -> None:
    for path in folder.glob("*/*.html"):
        page = known(path)
        texts = [page["headline"], page["trail"], *(one["text"] for one in (*page["chips"], *items(page)))]
        assert all(len(text) == len(LANGUAGES) for text in texts)
        assert all({*words} == {*page["words"][0]} for words in page["words"])


def test_what_the_file_says_of_a_claim_is_told_in_every_language(folder: Path) -> None:
    page = known(folder / "honoka" / "of-honoka-04.html")
    why, doubt = (next(one["text"] for one in items(page) if one["text"][0].startswith(said))
                  for said in ("The card that should come", "Card data differ"))  # fmt: skip
    assert (why[1][:9], doubt[2][:5]) == ("来るはずのカードは", "시즌 9와")
    notes = [one["note"] for one in known(folder / "saine" / "of-saine-04.html")["rulings"] if one["note"]]
    assert ["Treacherous Spiritquell itself.", "「叛旗の纏毒」そのもの。", "「반기의 얽힌독」 자체."] in notes


def test_pages_need_nothing_from_elsewhere_and_can_be_read_without_a_script(folder: Path) -> None:
    for path in folder.rglob("*.html"):
        text = path.read_text("utf-8")
        assert not re.search(r'(src)="|url\(|@import|<link', text)
        plain = text.split("<noscript>")[1].split("</noscript>")[0]
        assert unescape(plain).count("<h1>") == 1


def test_again_nothing_is_written_and_what_is_in_the_way_is_left(tmp_path: Path) -> None:
    out = tmp_path / "out"
    files = [tmp_path / "one.yaml", tmp_path / "two.yaml"]
    for file in files:
        file.write_text(TWO, encoding="utf-8")
    words, index = [*map(str, files), "--format", "html", "-o", str(out)], out / "index.html"
    run = CliRunner().invoke
    assert run(faq, words).exit_code == 0
    before = {path: path.stat().st_mtime_ns for path in out.rglob("*.html")}
    assert len(before) == 5
    assert run(faq, words).exit_code == 0
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*.html")} == before
    held = index.read_text("utf-8")
    index.write_text("mine", encoding="utf-8")
    assert run(faq, words).exit_code == 2
    assert index.read_text("utf-8") == "mine"
    assert run(faq, [*words, "--force"]).exit_code == 0
    assert index.read_text("utf-8") == held


def test_pages_and_a_folder_go_together(tmp_path: Path) -> None:
    assert CliRunner().invoke(faq, [*FILES, "--format", "html"]).exit_code == 2
    assert CliRunner().invoke(faq, [*FILES, "-o", str(tmp_path)]).exit_code == 2


@chromium.needed
@pytest.mark.parametrize("name", ["index.html", "saine/of-saine-02.html"])
def test_a_browser_draws_it_without_an_error_and_nothing_is_cut_off_on_a_phone(folder: Path, name: str) -> None:
    probe = folder / name.replace("/", "-").replace(".html", ".probe.html")
    probe.write_text(
        f'<iframe id="f" style="width:390px;height:800px;border:0" src="{name}"></iframe><script>onload=()=>{{'
        'const d=f.contentDocument;document.title=[d.documentElement.scrollWidth,d.querySelectorAll("h1").length,'
        'd.querySelectorAll(".board").length].join()}</script>',
        encoding="utf-8",
    )
    drawn = chromium.drawn(probe, time=3000)
    probe.unlink()
    assert not drawn.complains
    title = re.search(r"<title>(\d+),(\d+),(\d+)</title>", drawn.page)
    assert title is not None, drawn.page[:500]
    width, heads, boards = map(int, title.groups())
    assert width <= 390
    assert (heads, boards) == (1, 0 if name == "index.html" else 1)
