"""What may know what: imports go downwards as ARCHITECTURE.md lays the packages out; the kernel knows no game."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import grimp
import networkx as nx
import pytest
import yaml

from judge.furuyoni.landmarks import LANDMARKS

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "judge").rglob("*.py"))
GLOSSARY = ROOT / "rulebook" / "furuyoni" / "glossary.yaml"

STANDARD = sys.stdlib_module_names
ENTRANCES = ("__init__", "__main__")
"""The package's own doors stand above every layer."""


class Import(NamedTuple):
    module: str
    target: str
    line: int
    lazy: bool

    def __str__(self) -> str:
        return f"{self.module}:{self.line} imports judge.{self.target}"


def layers() -> dict[str, int]:
    """The rank of each package in the table of ARCHITECTURE.md, the highest first."""
    rows = re.findall(r"^\| (`judge/.*?) \|", (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.M)
    return {
        name.removesuffix(".py"): rank
        for rank, row in enumerate(reversed(rows))
        for name in re.findall(r"`judge/([\w.]+)`", row)
    }


def imports() -> Iterator[Import]:
    for path in SOURCES:
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        tree = ast.parse(path.read_text("utf-8"))
        top = {id(node) for node in tree.body}
        for node in ast.walk(tree):
            names: list[str] = []
            if isinstance(node, ast.ImportFrom) and node.module:
                below = node.module == "judge"
                names = [f"judge.{a.name}" for a in node.names] if below else [node.module]
            elif isinstance(node, ast.Import):
                names = [a.name for a in node.names]
            for name in names:
                head, _, rest = name.partition(".")
                if head == "judge" and rest and not rest.startswith("__"):
                    yield Import(module, rest.partition(".")[0], getattr(node, "lineno", 0), id(node) not in top)


def home(module: str) -> str:
    """The package (or single module) of the top level to which a module belongs."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def test_the_contracts_of_the_imports_are_kept() -> None:
    """Layers, no game above the port, a kernel of its own: imports for types alone included (pyproject.toml)."""
    code = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    linter = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert linter.returncode == 0, linter.stdout


def test_every_package_has_its_place_in_the_table() -> None:
    top = {p.stem for p in (ROOT / "judge").glob("*.py")} | {p.parent.name for p in (ROOT / "judge").glob("*/*.py")}
    assert sorted(top - layers().keys() - {*ENTRANCES}) == []


def test_the_table_names_only_what_there_is() -> None:
    homes = {name: ROOT / "judge" / name for name in layers()}
    assert [n for n, path in homes.items() if not path.is_dir() and not path.with_suffix(".py").exists()] == []


def test_imports_go_downwards_only() -> None:
    rank = layers()
    upwards = [
        str(i)
        for i in imports()
        if home(i.module) not in ENTRANCES
        and rank.get(i.target, 0) > rank.get(home(i.module), 0)
    ]
    assert upwards == []


def test_no_modules_know_each_other_in_a_circle() -> None:
    """Imports inside functions and for types alone included."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    built = grimp.build_graph("judge", cache_dir=None)
    for module in built.modules:
        graph.add_edges_from((module, target) for target in built.find_modules_directly_imported_by(module))
    assert [sorted(one) for one in nx.strongly_connected_components(graph) if len(one) > 1] == []


def test_the_kernel_imports_nothing_but_itself_and_what_comes_with_python() -> None:
    shared_out = {"work.py": {"distributed", "joblib"}}  # no rules are in it: it has others do what is to be done
    for path in sorted((ROOT / "judge" / "engine").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or "."] if isinstance(node, ast.ImportFrom) else []
            names += [a.name for a in node.names] if isinstance(node, ast.Import) else []
            names = [n for n in names if n not in ("judge.garbage", "judge.light")]
            foreign = [n for n in names if not n.startswith("judge.engine")]
            foreign = [n for n in foreign if n.split(".")[0] not in STANDARD]
            foreign = [n for n in foreign if n.split(".")[0] not in shared_out.get(path.name, ())]
            assert foreign == [], path.name


def test_which_changes_of_a_board_there_are_the_games_say() -> None:
    """Answers and reports on what would help know changes of the lines alone (`judge.port.tell.Tell.varied`)."""
    where = [ROOT / "judge" / "report" / "why_not.py", *sorted((ROOT / "judge" / "answer" / "why_not").glob("*.py"))]
    games = [*(ROOT / "judge").glob("*/vary/*.py"), ROOT / "judge/vision/vary.py", ROOT / "judge/port/simple_play.py"]
    kinds = {kind for path in games for kind in _made(path)}
    assert {"crystals", "card", "info", "number"} <= kinds
    named = []
    for path in where:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare | ast.MatchValue):
                said = {c.value for c in ast.walk(node) if isinstance(c, ast.Constant) and isinstance(c.value, str)}
                named += [f"{path.relative_to(ROOT)}:{node.lineno} {kind}" for kind in sorted(said & kinds)]
    assert named == []


def _made(path: Path) -> Iterator[str]:
    """The kinds of the changes that a module makes."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Change"), args=[ast.Constant(value=str(kind)), *_]):
                yield kind


def test_answers_and_reports_name_no_choice_of_a_game_and_no_clause() -> None:
    """What they need of a game they ask its landmarks (`judge.port.landmarks`): choices, verbs, happenings, marks."""
    marks = LANDMARKS
    kinds = {
        marks.opening, marks.naming, marks.answering, marks.given_up, marks.striking, *marks.paying, *marks.using,
        *marks.using.values(), *marks.quiet, *marks.meant, *marks.measured, *marks.ends, *marks.telling,
        *marks.cancelled, *marks.struck, *marks.harmed, *marks.carrying,
        marks.telling_done, marks.entering, marks.making, marks.removing, marks.marking, marks.binding, marks.moving,
    } - {"fact"}  # fmt: skip
    named = []
    for package in ("answer", "report", "scenario", "search", "site"):
        for path in sorted((ROOT / "judge" / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                said = {c.value for c in ast.walk(node) if isinstance(c, ast.Constant) and isinstance(c.value, str)}
                if isinstance(node, ast.Compare | ast.MatchValue) and said & kinds:
                    named.append(f"{path.relative_to(ROOT)}:{node.lineno} {sorted(said & kinds)}")
                if isinstance(node, ast.Constant) and CLAUSE.fullmatch(str(node.value)):
                    named.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.value}")
    assert named == []


CLAUSE = re.compile(r"[ABF]?\d{1,2}-\d{1,2}(-\d+)*( [ivx]+| paragraph \d+| \d+)?|V\d{1,2}(\.\d+)+(\.[a-z])?")


# -- words -----------------------------------------------------------------------------------------------------------

TERMS = """
    distance, mastery zone, aura, life, flare, shadow, dust, vigor, flinch, deck, hand, played, facedown, enhancement,
    enhancements, special, specials, extra, in use, sealed, out of game, attacking, attack, action, reaction,
    throughout, static, on use, after attack, initialize, ongoing, disenchant, used, unused, normal, charge, cost,
    forward, backward, recover, focus, break away, reshuffle, fatigue, resurge, resurge now, terminal, gap, overwhelm,
    unavoidable, no reactions, active player, megami, crystal, crystals, card, cards, damage, turn, devoted
"""
"""The words of the game that every text of the project uses, whatever the glossary lists besides."""

GENERAL = {
    "text": "what is saved and shown is text",
    "gap": "where the text of the rules is silent, in any game",
    "used": "an ordinary word: which effects have already acted on an act",
    "use": "an ordinary word",
    "hand": "an ordinary word: to hand a result over",
    "owner": "whose effect a modifier is, in any game",
    "range": "a function of the language",
    "object": "a word of the language",
}
"""Words of the glossary that the kernel may use, and what they mean there."""


def terms() -> set[str]:
    """The English terms: those of the glossary file and those that every text uses."""
    found = {t.strip() for t in TERMS.replace("\n", " ").split(",")}
    if GLOSSARY.exists():
        found |= {*_english(yaml.safe_load(GLOSSARY.read_text("utf-8")))}
    return {t.lower() for t in found if re.fullmatch(r"[A-Za-z][A-Za-z _-]*", t)}


def _english(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if isinstance(value, dict) and ("ja" in value or "ko" in value):
                yield str(key).replace("_", " ")
                for text in (value.get("en"), value.get("term")):
                    if isinstance(text, str):
                        yield text
            elif isinstance(value, dict | list):
                yield from _english(value)
    elif isinstance(data, list):
        for item in data:
            yield from _english(item)


def plain(source: str) -> str:
    """Source text with the words of its names apart: `InUse` and `in_use` read as "in use"."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", source)
    return re.sub(r"[^a-z]+", " ", apart.replace("_", " ").lower())


@pytest.mark.parametrize("path", sorted((ROOT / "judge" / "engine").glob("*.py")), ids=lambda p: p.name)
def test_the_kernel_has_no_word_of_any_game(path: Path) -> None:
    source = path.read_text("utf-8")
    words = f" {plain(source)} "
    assert sorted(t for t in terms() - GENERAL.keys() if f" {t.replace('-', ' ')} " in words) == []
    assert re.findall(r"[぀-ヿ㐀-鿿가-힯]", source) == []


def test_every_word_that_is_allowed_is_a_term_and_is_needed() -> None:
    kernel = " ".join(plain(path.read_text("utf-8")) for path in (ROOT / "judge" / "engine").glob("*.py")).split()
    assert [word for word in GENERAL if word not in terms() or word not in kernel] == []


def test_the_list_of_words_is_not_empty() -> None:
    assert {"aura", "in use", "break away", "disenchant"} <= terms() - GENERAL.keys()
    assert " in use " in plain("class InUse: in_use = 1")
