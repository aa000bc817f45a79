"""The page of `judge solve`: the answer, the tree of the line with every reply, and each way on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.report import unplayed
from judge.report.explain.data import LANGUAGES
from judge.report.explain.document import Document, Shown, in_each, item, section
from judge.report.solve import DEEP, SolveWords
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.answer.solve import Solved
    from judge.answer.solve.solved import Branch
    from judge.port.ruling import Ruling
    from judge.report.solve import Piece

MOST = 8
"""How many ways a page shows on the board."""
LINES = 400
"""How many lines of the tree a page holds."""
TONES = {True: "sound", False: "wrong", None: "undecided"}


def trees(solved: Solved) -> list[Branch | None]:
    """The tree of a search told in every language."""
    deep = None if solved.answer else DEEP
    return [solved.tree(lang, deep=deep) for lang in LANGUAGES]


def solve_page(solved: Solved, told: Sequence[Branch | None], rulings: Mapping[int, Ruling]) -> Document:
    """The page of a search; `told` is its tree in every language, `rulings` shows branches on the board."""
    words = [SolveWords(solved, lang) for lang in LANGUAGES]
    missing = solved.shown.ground.setup.game.unplayed
    answers = [[*one.answer().split("\n"), *unplayed.sentences(missing, one.words.lang), *_gaps(one)] for one in words]
    heads, *rest = zip(*answers, strict=True)
    sections = []
    if rest:
        sections.append(section("lines", "", (item(list(said)) for said in rest)))
    boards = {number: i for i, number in enumerate(rulings)}
    tree = told[0]
    if tree is not None:
        key = "line" if solved.answer else "refutation" if tree.odds is None else "likeliest"
        sections.append(section("folds", [one.say(key) for one in words], _pieces(words, told, boards)))
    elif refuted := solved.proved():
        sections.append(section("lines", [one.say("so_far") for one in words], _refuted(words, refuted)))
    scenario = solved.scenario
    return Document(
        title=in_each(lambda lang: title_in(scenario, lang, or_file=True)),
        question=in_each(lambda lang: question_in(scenario, lang)),
        headline=list(heads),
        tone="undecided" if missing else TONES[solved.answer],
        sections=sections,
        shown=[Shown([_called(one, number) for one in words], ruling) for number, ruling in rulings.items()],
        edition=scenario.edition,
        versions=f"{scenario.edition} · {scenario.cards}",
    )


def _gaps(words: SolveWords) -> Iterator[str]:
    from judge.messages import listed

    if words.solved.gaps:
        passed = listed((f"{gap}={letter}" for gap, letter in words.solved.gaps), words.words.lang)
        yield words.say("gaps", gaps=passed)


def _refuted(words: Sequence[SolveWords], lines: Sequence[str]) -> Iterator[dict[str, Any]]:
    for line in lines:
        by, _, rest = line.partition(": ")
        yield item([f"`{by}: {one.words.named_line(rest)}`" for one in words])


def _called(words: SolveWords, number: int) -> str:
    return words.say("way", n=number) if number else words.words.messages.say("page-board")


def _pieces(
    words: Sequence[SolveWords], told: Sequence[Branch | None], boards: Mapping[int, int]
) -> Iterator[dict[str, Any]]:
    """The lines of the tree in every language; in that of the first where another could not be told as far."""
    every = [[*one.pieces(tree)] if tree is not None else [] for one, tree in zip(words, told, strict=True)]
    first = every[0]
    alike = [_shape(one) == _shape(first) for one in every]
    same = [one if like else first for one, like in zip(every, alike, strict=True)]
    for pieces in list(zip(*same, strict=True))[:LINES]:
        piece = pieces[0]
        number = f"{piece.number}. " if piece.number else ""
        more = {"board": boards[piece.number], "n": 0} if piece.number in boards else {}
        depth = piece.depth + (not piece.number)
        yield item([f"{number}{one.text}" for one in pieces]) | {"depth": depth} | more
    if len(first) > LINES:
        yield item([one.say("more", n=len(first) - LINES) for one in words]) | {"depth": 0}


def _shape(pieces: Sequence[Piece]) -> list[tuple[int, int]]:
    return [(one.depth, one.number) for one in pieces]
