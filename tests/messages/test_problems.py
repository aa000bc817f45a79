"""What the code says of problems is told in every language: each sentence that it writes, and its example pages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from judge.floors import FLOORS
from judge.furuyoni.megami import NAMES as MEGAMI
from judge.furuyoni.vocab import CORE
from judge.port.floor import Floor
from judge.report.problems import spoken, translated
from judge.scenario import parse_scenario
from judge.scenario.speech import KEYS, VALUES
from judge.text.codes import codes
from judge.text.errors import Place, Problem

ROOT = Path(__file__).parents[2] / "judge"
CODE = re.compile(r"J\d{3}")
QUOTED = re.compile(r"""["']J\d{3}["']""")
SAMPLES = ("x", "3", "'x'", "a", "many", "0x1", ".xy", "x, y")
"""What may stand for what an f-string says: for `!r` the one in quotes."""
GIVEN = {
    "a deck is made with two megami, here ": ("are", "3"),
    " stands here a second time (3-1)": ("Slash", "; yurina and saine share the one there is"),
    ", of which there are ": ("a", "3", "feather", "2"),
    ", and ": ("a", "aura", "1", "2", "a.x"),
    " is ": ("a.hand", "a card of himika, the opponent's megami", "a", "yurina and saine"),
    ", over its cap of ": ("a.aura", "7", " is what the other numbers leave", "5"),
    "the crystals do not add up: ": ("a.life 10 + b.life 10 by default = 20", "16", "too few"),
    ": but ": ("upheld", "it waits"),
}
"""What stands for what is filled in where not anything may, by a part of the sentence."""
OTHER = ("ja", "ko")
CODED = re.compile(r"`[^`]*`")


def fields(node: ast.expr, inside: ast.AST, depth: int = 0) -> Iterator[tuple[str | None, ...]]:
    """The texts that an expression may be, each as its parts, None for what is filled in, True-like for quoted."""
    match node:
        case ast.Constant(value=str(text)) if text:
            yield (text,)
        case ast.JoinedStr(values=values):
            yield tuple(
                str(v.value) if isinstance(v, ast.Constant) else ("\x00" if v.conversion == 114 else None)
                for v in values
                if isinstance(v, ast.Constant | ast.FormattedValue)
            )
        case ast.IfExp(body=one, orelse=other):
            yield from fields(one, inside, depth)
            yield from fields(other, inside, depth)
        case ast.BoolOp(values=ways):
            for way in ways:
                yield from fields(way, inside, depth)
        case ast.Name(id=name) if depth < 3:
            for found in ast.walk(inside):
                match found:
                    case ast.Assign(targets=[ast.Name(id=id)], value=value) | ast.NamedExpr(
                        target=ast.Name(id=id), value=value
                    ) if id == name:
                        yield from fields(value, inside, depth + 1)


def sites() -> Iterator[tuple[str, str, str, tuple[str | None, ...]]]:
    """Where the code says a problem: the place, the code, which of its sentences, and the parts of a text."""
    for path in sorted(ROOT.rglob("*.py")):
        text = path.read_text("utf-8")
        if not QUOTED.search(text):
            continue
        tree = ast.parse(text)
        nodes = [*ast.walk(tree)]
        functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        for node in nodes:
            if not isinstance(node, ast.Call):
                continue
            for at, arg in enumerate(node.args):
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str) and CODE.fullmatch(arg.value):
                    around = [f for f in functions if f.lineno <= node.lineno <= (f.end_lineno or 0)]
                    inside = max(around, key=lambda f: f.lineno) if around else tree
                    rest = [a for a in node.args[at + 1 :] if not _is_place(a)]
                    for which, said in zip(("message", "hint"), rest, strict=False):
                        for text in fields(said, inside):
                            yield f"{path.relative_to(ROOT)}:{node.lineno}", arg.value, which, text


def _is_place(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id in ("path", "lying", "places")) or isinstance(node, ast.Subscript)


@cache
def every_site() -> list[tuple[str, str, str, tuple[str | None, ...]]]:
    """Found where it is asked for, as it takes long: not by whoever only collects the tests."""
    return sorted(set(sites()), key=str)


def is_told(parts: tuple[str | None, ...], which: str, lang: str) -> bool:
    """Whether a sentence is told under some code: what a variable holds may be one of several, under several."""
    terms = spoken()
    blanks = sum(part is None for part in parts)
    own = next((given for part, given in GIVEN.items() if part in parts and len(given) == blanks), None)
    for fill in [own] if own else product(SAMPLES, repeat=min(blanks, 3)):
        given = [*fill, *(["x"] * blanks)]
        text = "".join(given.pop(0) if part is None else "'x'" if part == "\x00" else part for part in parts)
        if terms.sentence(text, lang, "J" if which == "message" else "hint-") != text:
            return True
    return not re.search(r"[A-Za-z]{2,}", CODED.sub("", "".join(part or "" for part in parts)))


def test_there_are_many_sentences() -> None:
    assert len(every_site()) > 250


@pytest.mark.parametrize("lang", OTHER)
def test_every_sentence_of_the_code_is_told(lang: str) -> None:
    missing = [(where, code, parts) for where, code, which, parts in every_site() if not is_told(parts, which, lang)]
    assert [one for one in missing if one[2] not in PARTS] == []


PARTS = {("it waits",), ("it has boards",)}
"""Ends of sentences."""
LATIN = re.compile(r"[A-Za-z]{3,}")
LINES = re.compile(r"`[^`]*`|「[^」]*」|'[^']*'|YAML|iii|UTF-\d+|Infinity|\b[a-z_]+-\d{4}-\d\d-\d\d\b")
"""What stands in quotes is the file's, or what it may say."""
EXAMPLES = {code.name: code.example for code in codes() if code.example}


@pytest.mark.parametrize("lang", OTHER)
@pytest.mark.parametrize("name", EXAMPLES)
def test_problems_of_the_pages_are_told_without_english(name: str, lang: str) -> None:
    """But for keys and words of files, which are the same in what the file says."""
    _, problems = parse_scenario(EXAMPLES[name], "f.yaml", FLOORS)
    for problem in problems:
        said = translated(problem, lang)
        own = {*LATIN.findall(EXAMPLES[name]), *KEYS, *(n for known in FLOORS.values() for n in words_of_files(known))}
        for text, english in ((said.message, problem.message), (said.hint, problem.hint)):
            assert text != english or not english or LINES.fullmatch(english), english
            assert [word for word in LATIN.findall(LINES.sub("", text)) if word not in own] == [], text


def words_of_files(floor: Floor) -> list[str]:
    """The parts of paths and the verbs of a game's files."""
    paths = (*floor.facts.paths(), *floor.editions, *floor.printings, *CORE.verbs, *MEGAMI, *VALUES)
    return [part for path in paths for part in LATIN.findall(path)]


def test_sentences_with_semicolons_are_told_part_by_part() -> None:
    problem = Problem.at(Place("f"), "J012", "nested more than 9 deep", "split it; delete it")
    assert translated(problem, "ja").message == "入れ子が9段を超えています"
    assert translated(problem, "ja").hint == "分けてください。消してください"
    assert translated(problem, "ko").hint == "나누세요. 지우세요"
    assert translated(problem, "en") is problem


def test_what_no_message_says_stays_as_it_is() -> None:
    problem = Problem.at(Place("f"), "J012", "something else", "and more")
    assert translated(problem, "ko") == problem
