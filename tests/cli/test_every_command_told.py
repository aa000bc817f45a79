"""Every command, asked in Japanese and Korean about both games: no word of Latin letters but names, ids and code."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from judge.cli.commands import main
from judge.cli.lang import LANGUAGES
from judge.data import scenarios
from judge.report.meetings import rows
from judge.report.rulebook import coverage, coverage_html
from judge.rulebook.catalogue import load
from judge.rulebook.coverage import STAGES, Chapter
from judge.rulebook.interactions import Meeting
from tests.cli.commands import run_by_themselves
from tests.latin import WORD, names

BOARD = """\
scenario: 斬
board:
  distance: 4
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 1, hand: [斬, 참의 없음]}
  b: {megami: [saine, tokoyo], life: 7, aura: 4, flare: 5, hand: [衝音晶]}
play: [斬を使用, b: pass]
expect: [b.life: 6]
""".replace(", 참의 없음", "").replace("[斬を使用, b: pass]", "[a: 斬を使用]")
SOLVED = """\
scenario: 斬
board:
  distance: 4
  action: standard
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 0, hand: [斬]}
  b: {megami: [saine, tokoyo], life: 1, aura: 0, flare: 5}
puzzle: {can: {a: {result: a wins}}}
"""
VISION = str(scenarios() / "vision/6-battle/any-number-of-attacks.yaml")
CLAIMS = """\
faq: 斬
claims:
  - id: s-1
    question: 斬
    claimed: 斬
    boards:
      - board: {distance: 4, a: {megami: [yurina, himika], life: 8, hand: [斬]}, b: {megami: [saine, tokoyo], life: 7}}
        play: [a: 斬を使用]
        claim: [b.life: 6]
"""
OWN = "help\nboard\nwhy b.life\nwhy-not a: 居合を使用\nstep\nnext\nundo\nredo\nuntil 9-4 iii\noptions\nsave\nquit\n"
CASES: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "run": (("board.yaml",), ("board.yaml", "--detail", "2"), ("board.yaml", "--as", "b"), ("board.yaml", "deck.yaml"),
            ("vision.yaml", "--detail", "1"), ("wrong.yaml",)),
    "new": (("-y", "a.megami=yurina,himika", "a.life=8", "--no-play", "-o", "new.yaml", "--force"), ("a.life", "-y")),
    "play": (("board.yaml",),),
    "why-not": (("board.yaml", "b: 衝音晶で対応"), ("board.yaml", "a: 居合を使用"), ("vision.yaml", "a: 小悪魔で攻撃")),
    "graph": (("board.yaml", "-o", "g.mmd", "--force"), ("vision.yaml", "-o", "g.dot", "--force")),
    "outcomes": (("board.yaml",), ("vision.yaml",)),
    "solve": (("solved.yaml",), ("solved.yaml", "--proof", "proof", "--force"), ("--check", "proof/proof.json")),
    "puzzle make": (("yurina,saine", "himika,tokoyo", "--tries", "1", "--hand", "1", "--nodes", "9", "-o", "made"),),
    "compare": (("board.yaml",), ("parts.yaml",)),
    "faq": (("faq.yaml", "--detail", "1"), ("faq.yaml", "--format", "md")),
    "why": (("board.yaml",), ("board.yaml", "b.life", "--detail", "2"), ("vision.yaml", "b.life")),
    "search": (("9-4 iii", "--kind", "clause"), ("斬", "--kind", "card")),
    "site": (("-o", "site"),),
    "lint": (("board.yaml", "wrong.yaml"), ("vision.yaml",)),
    "clause": (("9-4 iii", "--scenarios", "1"), ("A7-5", "--scenarios", "1"), ("V6.2", "--scenarios", "1"), ("F1",),
               ("10-4 paragraph 5", "--scenarios", "1"), ("A24", "--scenarios", "1"), ("99-9",)),
    "explain": (("J201",), ("J999",)),
    "completion": (("csh",),),
    "schema": (("words",), ("--game", "chess")),
    "rulebook list": ((), ("--editions",), ("--editions", "--game", "vision"), ("--chapter", "V6"),
                      ("--chapter", "99")),
    "rulebook search": (("攻撃",), ("ゐゑ",)),
    "rulebook diff": ((), ("--game", "vision")),
    "rulebook attach": (("board.yaml",),),
    "rulebook coverage": (("--edition", "none"),),
    "rulebook interactions": (("--format", "none"),),
    "cards list": (("--megami", "yurina"), ("--set", "NO1"), ("--set", "NO99"), ("--megami", "nobody")),
    "cards search": (("斬",), ("霊夢", "--game", "vision"), ("ゐゑ",), ("ゐゑ", "--game", "vision")),
    "cards show": (("NA-11-thallya-O-N-2",), ("NA-04-tokoyo-O-S-1",), ("NA-17-hatsumi-O-S-1",), ("NA-20-kanawe-O-S-1",),
                   ("No.940", "--game", "vision"), ("No.1003", "--game", "vision"), ("ゐゑ",)),
    "cards check": ((),),
    "cards deck": (("deck.yaml",), ("board.yaml",), ("vision-deck.yaml", "--game", "vision")),
}  # fmt: skip
CODE = re.compile(
    r"`[^`]*`|「[^」]*」|'[^']*'|\"[^\"]*\"|\S+\.(?:yaml|json|mmd|dot|ftl|html)\S*|--[a-z-]+"
    r"|judge(?: [a-z-]+|\.[\w.]+)*"
    r"|(?:furuyoni|vision)/[\w/.#-]+|\b(?:NA|No|PR)[-.][\w/.+-]+|\b(?:ja|ko|en|vision)-[\w-]+|\bs(?:9|10)(?:-2)?\b|no20"
    r"|\bof-[a-z0-9]+-\d+\b|\b[AB]?\d[\w.-]* [a-z][\w-]*|\bV\d+[\w.]*|\b[AB]\d+(?:-\d+)*|\b[ab](?:\.[a-z_]+)+"
    r"|\bG\d+[a-z]?\b|\bJ\d{3}\b|FAQ|TransForm|VISION|\b[ivx]+(?:-\w+)?\b|\b(?:NO|SC|RE|ST|PR|AM)\d+\b"
    r"|\{[a-z|]+\}|使い方：.*|사용법: .*|^ +(?:\w+: |- |\S+, [a-z-]+(?:, [a-z?]+)? ).*|Ex\d|\b(?:[MC]P|AA\d)-\w+"
    r"|(?:Alpha|Beta|Gamma|Delta|Sigma)-\w+"
    r"|\[[A-Za-z0-9|-]+\]|\b(?:ja|ko|en)(?=[版판 ])|YAML|JSON|B1 [\w-]+",
    re.ASCII,
)
"""What is written so in every language: code, files, ids, clauses, paths of facts, words printed in Latin letters."""
OF_CASES = "English lfie nobody many us Comb Haze Fog yurina himika vision"
"""What files of the cases say, ids of games and megami, what click is told in."""
KEYS = "cards megami board play distance edition game deck printing id furuyoni hand main shadow life aura flare vigor"
"""Keys of files, as they are spoken of."""
OF_FILES = ("search", "clause", "cards show")
"""Commands that also show what files of the project say in their own words: titles, questions, items."""


def left(text: str, own: frozenset[str] = frozenset()) -> list[str]:
    """The words of Latin letters that a text should not have."""
    return [word for word in WORD.findall(CODE.sub(" ", text)) if word not in names() and word not in own]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    parts = scenarios() / "furuyoni/core/10-4/two-equal-shrinks-of-a-range-with-holes.ja.yaml"
    plain = re.compile(r"^(scenario|question|note): .*$", re.MULTILINE)
    texts = {
        "board.yaml": BOARD, "solved.yaml": SOLVED, "faq.yaml": CLAIMS,
        "vision.yaml": plain.sub(r"\1: 題", Path(VISION).read_text("utf-8")),
        "parts.yaml": plain.sub(r"\1: 題", parts.read_text("utf-8")),
        "wrong.yaml": "board: {a: {lfie: 3, megami: [nobody]}, distance: many}\nplay: [a: us 斬]\n",
        "deck.yaml": "megami: [yurina, saine]\ncards: [斬, 一閃]\n",
        "vision-deck.yaml": "cards: {博麗 霊夢: 1}\n",
    }  # fmt: skip
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_there_is_a_case_for_every_command() -> None:
    assert sorted((" ".join(path) for path, _ in run_by_themselves(main))) == sorted(CASES)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("command", CASES)
def test_a_command_is_told(command: str, lang: str, files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = SimpleNamespace(pages=3, written=2, removed=1, problems=[])
    monkeypatch.setattr("judge.site.build", lambda *args: done)
    for args in CASES[command]:
        words = [*command.split(), *args, "--lang", lang]
        said = CliRunner().invoke(main, words, input=OWN)
        assert said.exception is None or isinstance(said.exception, SystemExit), (words, said.exception)
        lines = said.output.splitlines()
        if command == "schema" and said.exit_code == 0:
            lines = [line for line in lines if not line.startswith("|")]
        lines = [line for line in lines if not line.startswith("```")]
        if command in OF_FILES:
            lines = [line for line in lines if not re.search(r"[A-Za-z]{2,} [a-z]+ [a-z]{2,}|you do", line)]
        own = frozenset(WORD.findall(" ".join((*args, OWN, KEYS, OF_CASES))))
        assert [(line, found) for line in lines if (found := left(line, own))] == [], words
        for file in files.glob("g.*"):
            assert left(" ".join(re.findall(r'label="([^"]*)"|\["([^"]*)"\]', file.read_text("utf-8"))[0])) == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_what_takes_long_to_find_is_told(lang: str) -> None:
    """Coverage and meetings, of which the commands run every scenario."""
    catalogue = load()
    gaps = dict.fromkeys(STAGES, ("9-4 iii",))
    chapters = [Chapter("core rules", "9", catalogue.newest, "x", 9, 8, 7, 6, None, None, gaps)]
    assert left(coverage(catalogue, chapters, ["1-9"], lang)) == []
    html = coverage_html(catalogue, chapters, ["1-9"], lang)
    assert f'<html lang="{lang}">' in html
    assert left(re.sub(r"<style>.*</style>|<[^>]*>", " ", html)) == []
    several = tuple(f"furuyoni/core/{n}" for n in range(9))
    meetings = [Meeting("9-4 paragraph 1", ("A6", "A7"), (("A6-1",), ("A7-1",)), found) for found in ((), several)]
    assert left(rows(meetings, lang)) == []
