"""The page of `judge why`: what is so, the argument for it as a tree, and the run in which each line of it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.report.explain.data import LANGUAGES
from judge.report.explain.document import Document, Shown, in_each, item, page_words, section
from judge.report.headline import headline, sentence
from judge.report.why import Wording, left
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.why import Why
    from judge.port.ruling import Ruling


def why_page(ruling: Ruling, arguments: Sequence[Why]) -> Document:
    """The page of the arguments for facts of one ruling; over several stands what decides the ruling."""
    words = [Wording(ruling, lang) for lang in LANGUAGES]
    heads = [[one.heading(why) for one in words] for why in arguments]
    sections = []
    for i, (why, head) in enumerate(zip(arguments, heads, strict=True)):
        title = page_words("argument") if len(arguments) == 1 else head
        sections.append(section("tree", title, _lines(words, why), folded=i > 0))
        rest = [*zip(*(left(one, why) for one in words), strict=True)]
        if rest:
            sections.append(section("lines", "", (item(said) for said in rest)))
    scenario = ruling.scenario
    return Document(
        title=in_each(lambda lang: title_in(scenario, lang, or_file=True)),
        question=in_each(lambda lang: question_in(scenario, lang)),
        headline=[sentence(one.answer(arguments[0])) for one in words] if len(arguments) == 1
        else [headline(ruling, lang).text for lang in LANGUAGES],
        tone="sound" if all(why.holds for why in arguments) else "wrong",
        sections=sections,
        shown=[Shown(page_words("board"), ruling)],
        edition=scenario.edition,
        versions=f"{scenario.edition} · {scenario.cards}",
    )


def _lines(words: Sequence[Wording], why: Why) -> Iterator[dict[str, Any]]:
    told = [one.lines(why) for one in words]
    proved = [one.proved(why) for one in words]
    for lines, without in zip(zip(*told, strict=True), zip(*proved, strict=True), strict=True):
        first = lines[0]
        said = item([one.what for one in lines], clauses=first.clauses, note=without if without[0] else "")
        yield said | {"depth": first.depth} | ({"board": 0, "n": first.n} if first.n else {})
