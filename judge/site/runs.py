"""Pages that take a run: those of rulings and scenarios, and those of claims. They are made file by file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge import data
from judge.answer.faq import judge_claims, load
from judge.answer.run import adjudicate
from judge.light import NamedTuple
from judge.messages import LANGUAGES, messages, words_of
from judge.report.explain.claim import TONES, claim_page
from judge.report.explain.claims import beside
from judge.report.explain.data import data as ruled
from judge.report.explain.document import Document, english, item, page, section
from judge.report.explain.page import file as written
from judge.report.problems import translated
from judge.report.words import apart
from judge.scenario.loader import load_scenario
from judge.scenario.translated import in_all
from judge.search.index import CLAIM, Entry, names
from judge.search.sentence import WORDS
from judge.site import places
from judge.text.errors import Place, Problem
from judge.text.relied import noted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from judge.port.floor import Floor

MOST_CARDS = 24


class Page(NamedTuple):
    """A page: its path, its text, and what lists say of it: the answer in every language, its tone.

    `wrong` is what kept a run from being shown, `applied` are the clauses that a scenario's run cites.
    """

    path: str
    text: str
    answer: list[str]
    tone: str
    wrong: tuple[Problem, ...] = ()
    applied: tuple[str, ...] = ()


class Made(NamedTuple):
    """The pages of a file, and what they were made of: its own words and those of other files, the words on clauses."""

    pages: tuple[Page, ...]
    of: tuple[tuple[str, str], ...]


def made(those: Sequence[Entry], floors: Mapping[str, Floor]) -> Made:
    """The pages of what stands in a file: of its scenario, or of its claims."""
    first = those[0]
    with noted() as relied:
        if first.kind == CLAIM:
            pages = claim_pages(first.file, floors, [one.id for one in those], {one.id: one for one in those})
        else:
            pages = run_page(first, floors)
    return Made(tuple(pages), tuple(relied))


def run_page(one: Entry, floors: Mapping[str, Floor]) -> list[Page]:
    """The page of a scenario, with what it is about below the board; one that says what is wrong where that fails."""
    try:
        return _run_page(one, floors)
    except Exception as error:
        return [_wrong(one, places.run(one.file), [_fault(one.file, error)])]


def _fault(file: str, error: Exception) -> Problem:
    message = f"a fault of this project: {type(error).__name__}: {error}"
    return Problem.at(Place(file), "J501", message, "report it with the file")


def _run_page(one: Entry, floors: Mapping[str, Floor]) -> list[Page]:
    path = places.run(one.file)
    scenario, problems = load_scenario(str(data.scenarios() / one.file), floors)
    ruling = None
    if scenario is not None:
        ruling, problems = adjudicate(scenario)
    if ruling is None:
        return [_wrong(one, path, problems)]
    known = ruled(ruling)
    trail = places.trail(places.called(floors.get(one.game), one.game), places.within(one.game, one.name))
    known |= {"home": places.link(path, places.HOME), "trail": trail, "beside": [*_beside(one, path, floors)]}
    _led(known["clauses"], path)
    plain = f"<h1>{_escaped(known['headline'][0])}</h1><p>{_escaped(one.question or one.title)}</p>"
    text = written(known, plain, "en", places.link(path, places.ASSETS))
    applied = tuple(dict.fromkeys(clause for event in ruling.events for clause in event.clauses))
    return [Page(path, text, known["headline"], known["tone"], applied=applied)]


def claim_pages(file: str, floors: Mapping[str, Floor], ids: Sequence[str], of: Mapping[str, Entry]) -> list[Page]:
    """The pages of the claims of a file."""
    claims, problems = load(str(data.scenarios() / file), floors)
    if claims is None:
        return [_wrong(of[id], places.claim(file, id), problems) for id in ids]
    claims = claims._replace(file=f"{data.scenarios().name}/{file}")
    judged, problems = judge_claims(claims)
    found = []
    stated = [one.claim for one in judged]
    for i, one in enumerate(judged):
        path = places.claim(file, one.claim.id)
        links = [*beside(stated, i), *_cards(of[one.claim.id], path, floors)]
        made = claim_page(claims, one, links)._replace(
            home=places.link(path, places.HOME), assets=places.link(path, places.ASSETS), place=_place(path)
        )
        answer = made.headline if not isinstance(made.headline, str) else [made.headline] * len(LANGUAGES)
        found.append(Page(path, page(made), [*answer], TONES[one.verdict]))
    missing = {*ids} - {one.id for one in stated}
    return [*found, *(_wrong(of[id], places.claim(file, id), problems) for id in sorted(missing))]


def _wrong(one: Entry, path: str, problems: Sequence[Problem]) -> Page:
    """The page of what cannot be adjudicated: what keeps it from that."""
    nothing = [messages(lang, words_of(__file__)).say("site-nothing") for lang in LANGUAGES]
    said = [
        apart((translated(problem, lang).message for problem in problems), lang) or none
        for lang, none in zip(LANGUAGES, nothing, strict=True)
    ]
    made = Document(
        title=in_all(one.title, one.path), trail=one.name,
        question=in_all(one.question, one.path) if one.question else "", headline=said, tone="undecided",
        sections=[section("lines", "", [english(one.file)])], home=places.link(path, places.HOME),
        assets=places.link(path, places.ASSETS),
    )  # fmt: skip
    return Page(path, page(made), said, "undecided", tuple(problems))


def _beside(one: Entry, path: str, floors: Mapping[str, Floor]) -> list[dict[str, Any]]:
    found = [section("links", _said("cards"), _cards(one, path, floors), folded=True)] if one.about else []
    return [*found, section("lines", "", [english(f"{data.scenarios().name}/{one.file}")])]


def _cards(one: Entry, path: str, floors: Mapping[str, Floor]) -> list[dict[str, Any]]:
    """Links to the cards that an entry is about."""
    own = names(floors[one.game]).topics
    found = []
    for id in one.about[:MOST_CARDS]:
        topic = own[id]
        if topic.kind == "card":
            called = [topic.names.get(lang) or topic.names.get("ja") or id for lang in LANGUAGES]
            found.append(item(called, href=places.link(path, places.card(one.game, id)), words=" ".join(topic.called)))
    return found


def _said(key: str) -> list[str]:
    return [messages(lang, WORDS).say(f"search-kind-{key[:-1]}") for lang in LANGUAGES]


def _place(path: str) -> Callable[[str], str]:
    return lambda clause: places.link(path, places.clause(clause)) if known_clause(clause) else ""


def known_clause(id: str) -> bool:
    """Whether a clause is in a catalogue, and so has a page."""
    from judge.rulebook.catalogue import about

    return id in about(id).entries


def _led(clauses: Mapping[str, dict[str, Any]], path: str) -> None:
    for clause, said in clauses.items():
        href = _place(path)(clause)
        if href:
            said["href"] = href


def _escaped(text: str) -> str:
    from html import escape

    return escape(text)

