"""Pages that take no run: clauses, cards, lists of everything, coverage, and the first page with the search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from judge.messages import LANGUAGES, messages, words_of
from judge.port.library import GROUP
from judge.report.explain.document import Document, Item, item, page, section, table
from judge.report.gists import cited, gist
from judge.report.gists import title as titled
from judge.report.rulebook import how
from judge.report.rulebook import titled as of_chapter
from judge.report.words import claims as claim_words
from judge.rulebook.coverage import Chapter, Evidence, measure
from judge.scenario.translated import in_all
from judge.search.find import CLAIM, RULING
from judge.search.index import Entry, names
from judge.search.sentence import WORDS
from judge.site import places

if TYPE_CHECKING:
    from judge.rulebook.catalogue import Amendment, Catalogue
    from judge.rulebook.catalogue import Entry as Clause
    from judge.site.known import Known

OWN = words_of(__file__)
MOST = 200
"""How many of the entries about a clause or a card a page lists."""
COLUMNS = ("chapter", "title", "clauses", "operative", "implemented", "applied")
NEAR = 5
"""How many of them stand open."""
SIDE = {"side": True}
"""Of a section: it stands beside the others where there is room."""
Answers = Mapping[str, Mapping[str, Any]]
"""By path of a page what lists say of it: `answer` in every language, `tone`."""


def say(key: str, **facts: object) -> list[str]:
    """A message of the site in every language."""
    return [messages(lang, OWN).say(f"site-{key}", **facts) for lang in LANGUAGES]


def kind(key: str) -> list[str]:
    """What a kind of things is called."""
    return [messages(lang, WORDS).say(f"search-kind-{key}") for lang in LANGUAGES]


class Teller:
    """Makes the pages; `answers` holds what came of the runs, `applied` by file the clauses that each cites."""

    def __init__(self, known: Known, answers: Answers, applied: Mapping[str, Sequence[str]]) -> None:
        self.known = known
        self.answers = answers
        self.applied = applied

    # -- clauses -----------------------------------------------------------------------------------------------------

    def clause(self, game: str, entry: Clause) -> str:
        """The page of a clause."""
        path = places.clause(entry.name)
        catalogue = self.known.catalogues[game]
        facts = [item([catalogue.gist(entry.name, lang) or entry.gist or "–" for lang in LANGUAGES])]
        facts += [item(say(f"kind_{entry.kind}"), label=say("kind"))]
        for edition in catalogue.editions:
            mark = entry.printed.get(edition)
            facts.append(item(mark or say("not_in_it"), label=say("printed", edition=edition)))
        if entry.differs:
            facts.append(item(str(entry.differs.get("what")), label=say("differs"), lang="en"))
        if entry.corrected:
            facts.append(item(entry.corrected, label=say("corrected"), lang="en"))
        if entry.published is not None:
            items = ", ".join(map(str, entry.published["items"]))
            facts.append(item(f"{items}, {entry.published['dated']}", label=say("added")))
        played = entry.name in self._implemented(game)
        facts.append(item(say("somewhere") if played else say("nowhere"), label=say("implemented")))
        parts = [section("lines", "", facts)]
        inside = catalogue.inside(entry.name)
        groups: Sequence[tuple[str, Sequence[tuple[str, Sequence[str]]]]] = (
            ("inside", [(one.name, []) for one in inside]),
            ("amends", [(a.clause, _how(a, entry)) for a in catalogue.amending(entry.name)]),
            ("amended_by", [(a.id, _how(a, entry)) for a in catalogue.amendments_of(entry.name)]),
            ("refers_to", [(name, []) for name in catalogue.refs_out(entry.name)]),
            ("referred_to_by", [(name, []) for name in catalogue.refs_in(entry.name)]),
        )
        for key, found in groups:
            if found:
                links = [self._to_clause(path, name, note) for name, note in found if name in catalogue]
                parts.append(section("links", say(key), links, folded=len(links) > 12))
        parts += self._about(path, self.known.on_clause(entry.name))
        said = [titled(entry.name, lang) for lang in LANGUAGES]
        heads = [f"{cited(entry.name, lang)}  {one}" if one != entry.gist else cited(entry.name, lang)
                 for lang, one in zip(LANGUAGES, said, strict=True)]  # fmt: skip
        return self._page(path, heads, parts, trail=self.known.chapter(game, entry))

    def _implemented(self, game: str) -> Mapping[str, str]:
        floor, catalogue = self.known.floors.get(game), self.known.catalogues[game]
        return floor.implemented(catalogue.newest) if floor is not None else {}

    def _to_clause(self, path: str, name: str, note: Sequence[str] = ()) -> dict[str, Any]:
        called = [f"{cited(name, lang)}  {titled(name, lang)}" for lang in LANGUAGES]
        said = note or [gist(name, lang) for lang in LANGUAGES]
        return item(called, href=places.link(path, places.clause(name)), note=said, words=name)

    # -- cards -------------------------------------------------------------------------------------------------------

    def card(self, game: str, id: str) -> str:
        """The page of a card: what is printed, what it does, what is ruled and asked about it."""
        path = places.card(game, id)
        library, topic = self.known.floors[game].library, self.known.cards[game, id]
        called = [topic.names.get(lang) or topic.names.get("ja") or id for lang in LANGUAGES]
        printed = [library.facts(id, lang) for lang in LANGUAGES]
        facts = [item([value for _, value in same], label=[label for label, _ in same])
                 for same in zip(*printed, strict=True)]  # fmt: skip
        facts.append(item(id, label=say("number")))
        others = dict.fromkeys(name for name in topic.called if name not in (id, *called))
        if others:
            facts.append(item(", ".join(others), label=say("called")))
        parts = [section("lines", "", facts)]
        does = [library.abilities(id, lang) for lang in LANGUAGES]
        if any(does):
            lines = [[line for text in one for line in text.splitlines()] for one in does]
            same_lines = zip(*lines, strict=True)
            told = [item([line.strip() for line in same]) | {"depth": _depth(same[0])} for same in same_lines]
            parts.append(section("tree", say("does"), told))
        parts += self._about(path, self.known.on_card(game, id))
        whose = names(self.known.floors[game]).topics.get(topic.of)
        group = [] if whose is None else [whose.names.get(lang) or topic.of for lang in LANGUAGES]
        return self._page(path, called, parts, trail=self.known.trail(game, group))

    # -- what is about something -------------------------------------------------------------------------------------

    def _about(self, path: str, every: Sequence[Entry]) -> Iterator[dict[str, Any]]:
        """What is about a thing, kind by kind: the nearest open, the rest folded."""
        for key in (CLAIM, RULING, "scenario"):
            here = self._together(one for one in every if one.kind == key)
            if not here:
                continue
            first = here if len(here) <= NEAR + 2 else here[:NEAR]
            links = (self.entry(path, those) for those in first)
            yield section("links", _many(kind(key), len(here)), links) | SIDE
            rest = here[len(first) : MOST]
            if rest:
                links = (self.entry(path, those, short=True) for those in rest)
                yield section("links", say("rest", n=len(here) - len(first)), links, folded=True) | SIDE

    def _together(self, every: Iterable[Entry]) -> list[list[Entry]]:
        """Entries, those together that ask the same under several editions and come to the same."""
        found: dict[tuple[object, ...], list[Entry]] = {}
        for one in every:
            answer = self._answer(one)
            key = (one.head, one.file.rpartition("/")[0], *answer) if one.edition and answer else (one.file, one.id)
            if any(other.edition == one.edition for other in found.get(key, ())):
                key = (one.file, one.id)
            found.setdefault(key, []).append(one)
        return [*found.values()]

    def _answer(self, one: Entry) -> Sequence[str]:
        return self.answers.get(self.known.page(one), {}).get("answer") or ()

    def entry(self, path: str, those: Sequence[Entry], short: bool = False) -> dict[str, Any]:
        """Entries that are told together in a list: what they ask, their answer, each under its edition."""
        one = those[0]
        said = [one.head_in(lang) for lang in LANGUAGES]
        words = " ".join(each.name for each in those)
        link: dict[str, Any] = {"text": said, "href": places.link(path, self.known.page(one)), "words": words}
        if len(those) > 1:
            link["tags"] = self._editions(path, those)
        if short:
            return link
        answer = self._answer(one)
        if answer:
            link["note"] = answer
        if one.kind == CLAIM and one.verdict:
            tone = {"upheld": "sound", "contradicted": "wrong"}.get(one.verdict, "undecided")
            link |= {"tag": [claim_words(lang)(one.verdict) for lang in LANGUAGES], "tone": f"verdict-{tone}"}
        elif one.edition and len(those) < 2:
            link["tag"] = one.edition
        return link

    def _editions(self, path: str, those: Iterable[Entry]) -> list[dict[str, str]]:
        return [{"text": one.edition, "href": places.link(path, self.known.page(one))} for one in those]

    # -- lists -------------------------------------------------------------------------------------------------------

    def listed(self, key: str) -> str:
        """The page that lists all of a kind."""
        path = places.LISTS[key]
        parts = [*{"clause": self._clauses, "card": self._cards}.get(key, lambda: self._entries(key))()]
        total = sum(len(part["items"]) for part in parts)
        return self._page(path, _many(kind(key), total), parts, search="page")

    def _clauses(self) -> Iterator[dict[str, Any]]:
        for game, catalogue in self.known.catalogues.items():
            for chapter in dict.fromkeys((entry.id.part, entry.id.chapter) for entry in catalogue):
                own = [entry for entry in catalogue if (entry.id.part, entry.id.chapter) == chapter]
                links = [self._to_clause(places.LISTS["clause"], entry.name) for entry in own]
                yield section("links", self.known.chapter(game, own[0]), links, folded=True)

    def _cards(self) -> Iterator[dict[str, Any]]:
        for game, floor in self.known.floors.items():
            topics = names(floor).topics
            groups: dict[str, list[str]] = {}
            for (name, id), topic in self.known.cards.items():
                if name == game:
                    groups.setdefault(topic.of, []).append(id)
            for of, ids in groups.items():
                whose = topics.get(of)
                head = [(whose.names.get(lang) if whose is not None and whose.kind == GROUP else None) or called
                        for called, lang in zip(self.known.called(game), LANGUAGES, strict=True)]  # fmt: skip
                links = [self._to_card(places.LISTS["card"], game, id) for id in ids]
                yield section("links", head, links, folded=True)

    def _to_card(self, path: str, game: str, id: str) -> dict[str, Any]:
        topic = self.known.cards[game, id]
        called = [topic.names.get(lang) or topic.names.get("ja") or id for lang in LANGUAGES]
        href = places.link(path, places.card(game, id))
        return item(called, href=href, words=" ".join((id, *topic.called)).casefold())

    def _entries(self, key: str) -> Iterator[dict[str, Any]]:
        folders: dict[str, list[Entry]] = {}
        for one in self.known.entries:
            if one.kind == key:
                folders.setdefault(one.title if key == CLAIM else one.file.rpartition("/")[0], []).append(one)
        path = places.LISTS[key]
        for folder, those in folders.items():
            links = (self.entry(path, same, short=key == "scenario") for same in self._together(those))
            first = those[0]
            inside = places.within(first.game, folder)
            head = in_all(folder, first.path) if key == CLAIM else self.known.trail(first.game, inside)
            yield section("links", head, links, folded=len(folders) > 1)

    # -- coverage ----------------------------------------------------------------------------------------------------

    def coverage(self) -> str:
        """How much of the rules is code, and how much of that is applied in a scenario, chapter by chapter."""
        parts = []
        for game, catalogue in self.known.catalogues.items():
            floor = self.known.floors.get(game)
            applied: dict[str, set[str]] = {}
            for one in self.known.entries:
                if one.game == game and one.kind != CLAIM:
                    for clause in self.applied.get(one.file, ()):
                        applied.setdefault(clause, set()).add(one.name)
            for edition in catalogue.editions:
                code = floor.implemented(edition) if floor is not None else {}
                chapters = measure(catalogue, edition, Evidence(code, applied, None))
                columns = [say(key) for key in COLUMNS]
                rows = (_row(catalogue, one) for one in chapters)
                parts.append(table(self.known.trail(game, edition), columns, rows))
        return self._page(places.COVERAGE, say("coverage"), parts)

    # -- the first page ----------------------------------------------------------------------------------------------

    def home(self) -> str:
        """The first page: the search, and the ways to everything."""
        counts = {"clause": len(self.known.clauses), "card": len(self.known.cards)}
        for those in self._together(self.known.entries):
            counts[those[0].kind] = counts.get(those[0].kind, 0) + 1
        links = [item(_many(kind(key), counts.get(key, 0)), href=list_) for key, list_ in places.LISTS.items()]
        links.append(item(say("coverage"), href=places.COVERAGE))
        made = Document(
            title="Judge", headline=say("head"), sections=[section("links", "", links)], search="site",
            found=f"{places.ASSETS}/search.js", kinds={key: kind(key) for key in places.LISTS},
            assets=places.ASSETS, home=places.HOME,
        )  # fmt: skip
        return page(made)

    def found(self) -> Iterator[list[Any]]:
        """What the search of the site looks through: kind, page, what it is called in every language, other words.

        What is ruled alike under several editions has the page of each behind them.
        """
        for game, catalogue in self.known.catalogues.items():
            for entry in catalogue:
                called = [f"{cited(entry.name, lang)} {titled(entry.name, lang)}" for lang in LANGUAGES]
                of = " ".join((game, *self.known.called(game)))
                says = [gist(entry.name, lang) for lang in LANGUAGES]
                yield ["clause", places.clause(entry.name), called, says, f"{entry.name} {of}"]
        for (game, id), topic in self.known.cards.items():
            called = [topic.names.get(lang) or topic.names.get("ja") or id for lang in LANGUAGES]
            yield ["card", places.card(game, id), called, "", " ".join((id, *topic.called))]
        for those in self._together(self.known.entries):
            one = those[0]
            own = names(self.known.floors[one.game]).topics
            words = " ".join(name for id in (*one.named, *one.played)[:6] for name in own[id].names.values())
            own_names = " ".join(each.name for each in those)
            said = [one.head_in(lang) for lang in LANGUAGES]
            more = [self._editions(places.HOME, those)] if len(those) > 1 else []
            yield [one.kind, self.known.page(one), said, self._answer(one) or "",
                   f"{own_names} {words} {' '.join(one.clauses[:8])}", *more]  # fmt: skip

    def _page(
        self, path: str, head: Sequence[str], parts: Iterable[Mapping[str, Any]], *, trail: Sequence[str] = (),
        search: str = "",
    ) -> str:  # fmt: skip
        made = Document(
            title=[*head], headline=[*head], trail=[*(trail or say("head"))], sections=[*parts], search=search,
            home=places.link(path, places.HOME), assets=places.link(path, places.ASSETS),
        )  # fmt: skip
        return page(made)


def _many(called: Sequence[str], n: int) -> list[str]:
    return [f"{one[:1].upper()}{one[1:]} ({n})" for one in called]


def _how(amendment: Amendment, page: Clause) -> list[str]:
    return [how(amendment, page.name, lang) for lang in LANGUAGES]


def _depth(line: str) -> int:
    return (len(line) - len(line.lstrip())) // 2


def _row(catalogue: Catalogue, chapter: Chapter) -> list[Item | str]:
    counts = (chapter.clauses, chapter.operative, chapter.implemented, chapter.executed)
    title = item([of_chapter(catalogue, chapter, lang) for lang in LANGUAGES])
    return [chapter.chapter, title, *map(str, counts)]
