"""What is found, each in one sentence: a ruling by what decides it, a claim by its verdict, a clause by its gist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge import data
from judge.light import NamedTuple
from judge.messages import messages, words_of
from judge.port.library import CARD
from judge.report.gists import cited, gist, title
from judge.report.polarity import answered
from judge.report.words import claims
from judge.scenario.translated import translated
from judge.search.find import CLAIM, CLAUSE, Found, catalogue
from judge.search.index import Entry, names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.port.floor import Floor
    from judge.text.errors import Problem

WORDS = words_of(__file__)


class Said(NamedTuple):
    """A thing found: by what it is called, what it asks or is called in full, its answer, and the clauses it rests on.

    `where` is the file it stands in, "" for what is in no file of its own.
    """

    found: Found
    name: str
    head: str
    answer: str
    clauses: tuple[str, ...] = ()
    where: str = ""


def said(found: Found, floors: Mapping[str, Floor], lang: str = "en") -> Said:
    """What is to be said of a thing in a language."""
    if found.kind == CARD:
        floor = floors[found.game]
        topic = names(floor).topics[found.id]
        others = [name for own, name in topic.names.items() if own != lang and own in ("en", "ja", "ko")]
        name = topic.names.get(lang) or topic.names.get("ja") or found.id
        rest = f" ({', '.join(dict.fromkeys(others))})" if others else ""
        return Said(found, found.id, f"{name}{rest}", floor.library.line(found.id, lang))
    if found.kind == CLAUSE:
        known = catalogue(found.game)
        entry = known.entries[found.id] if known is not None else None
        told = entry.gist if entry is not None and lang == "en" else gist(found.id, lang)
        return Said(found, cited(found.id, lang), title(found.id, lang), told or title(found.id, lang))
    assert found.entry is not None
    where = f"{data.scenarios().name}/{found.entry.file}"
    if found.kind == CLAIM:
        return _claim(found, found.entry, lang, where)
    answer, clauses = ruled(found.entry, floors, lang)
    return Said(found, found.id, found.entry.head_in(lang), answer, clauses, where)


def _claim(found: Found, one: Entry, lang: str, where: str) -> Said:
    own = messages(lang, WORDS).under("search")
    claimed = translated(one.claimed, one.path, lang)
    verdict = one.verdict or "undecidable"
    said = answered(one.claimed, claimed, verdict, lang)
    said = said or own("verdict", verdict=claims(lang)(verdict), claimed=claimed)
    asked = translated(one.question, one.path, lang)
    head = own("item", question=asked, dated=one.dated) if one.dated else asked
    return Said(found, found.id, head, said, one.clauses, where)


def ruled(one: Entry, floors: Mapping[str, Floor], lang: str = "en") -> tuple[str, tuple[str, ...]]:
    """The answer to a scenario of the project: it is adjudicated; and the clauses that decide."""
    from judge.answer.run import adjudicate
    from judge.report.headline import headline
    from judge.scenario.loader import load_scenario

    problems: list[Problem]
    scenario, problems = load_scenario(str(data.scenarios() / one.file), floors)
    if scenario is not None:
        ruling, problems = adjudicate(scenario)
        if ruling is not None:
            found = headline(ruling, lang)
            return found.text, found.clauses
    return "; ".join(problem.message for problem in problems), ()
