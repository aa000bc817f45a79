"""The clause catalogue: every clause of every edition, as data, and how to find one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import chain
from typing import TYPE_CHECKING, Any, cast

from judge import data
from judge.light import NamedTuple
from judge.rulebook.ids import GAMES, ClauseId, ClauseIdError, game_of, parse
from judge.rulebook.official.place import Layout

if TYPE_CHECKING:
    from pathlib import Path

KINDS = (
    "step", "constraint", "definition", "principle", "state-trigger", "keyword", "list", "example", "note", "heading",
    "omitted",
)  # fmt: skip
FOLDERS = {"": "core", "A": "additional", "B": "appendix", "F": "faq", "V": "core"}
LANGUAGES = ("ja", "ko", "en")
HOWS = ("before", "after", "instead", "also", "data", "principle", "heading")
WHATS = {
    "also": ("moment", "menu", "window", "trigger", "verdict", "cost", "text", "information", "modifier", "change",
             "clearing", "prohibition"),
    "data": ("zone", "class", "token", "placement", "information", "state", "fact", "default", "keyword"),
}  # fmt: skip


class UnknownClauseError(LookupError):
    """No clause answers to what was asked; the message names the nearest."""


@dataclass(frozen=True)
class Amends:
    """What an additional clause does to a core clause.

    `how` is one of `HOWS`: before, after or instead of the clause where it is carried out or asked; also, one more item
    of what it gathers; data, where the words of the game bear it; principle or heading, where nothing of its own is
    carried out. `what` names the list or the kind of data (`WHATS`), `why` the reason for a principle or a heading.
    """

    clause: str
    how: str
    what: str = ""
    why: str = ""


class Amendment(NamedTuple):
    """One amendment of the catalogue: the additional clause, the core clause, how, and the editions that have both."""

    id: str
    clause: str
    how: str
    editions: tuple[str, ...]
    what: str = ""
    why: str = ""

    def meets(self, id: str, clause: str) -> bool:
        """Whether it speaks of an amendment by `id` at `clause`, one of each pair standing for what is inside it."""
        return _meet(self.id, id) and _meet(self.clause, clause)


@dataclass(frozen=True)
class Entry:
    """One clause: what it is, where and how it is printed, what it says in the project's own words.

    A clause of kind omitted is one of which a document has the number and no more. A clause of part F stands in no
    document: it is a rule that the publisher's FAQ adds. `published` says when and in which items; `printed` names the
    editions for which it holds.
    """

    id: ClauseId
    kind: str
    printed: Mapping[str, str]
    titles: Mapping[str, str]
    gist: str
    refs: tuple[str, ...]
    amends: tuple[Amends, ...]
    operative: bool
    differs: Mapping[str, Any] | None
    corrected: str
    file: str
    published: Mapping[str, Any] | None = None

    @property
    def name(self) -> str:
        """The canonical id as text."""
        return str(self.id)

    def title(self, language: str = "en") -> str:
        """The title in a language, or in the first there is; "" for steps without one."""
        return self.titles.get(language) or next((self.titles[x] for x in LANGUAGES if self.titles.get(x)), "")


@dataclass(frozen=True)
class Edition:
    """One edition of the rules: its language and title, the printing of cards it goes with, its irregular places."""

    id: str
    language: str
    title: str
    cards: str
    places: Mapping[str, tuple[str, ...]]


class Spoken(NamedTuple):
    """What players say, and cards print, for what the rules do not name: what it means, under which clauses it acts."""

    names: tuple[str, ...]
    means: Mapping[str, str]
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Catalogue:
    """The clauses of one game in the order of its documents, by canonical id."""

    entries: Mapping[str, Entry]
    editions: Mapping[str, Edition]
    glossary: tuple[Mapping[str, str], ...] = field(default=(), repr=False)
    game: str = "furuyoni"
    spoken: tuple[Spoken, ...] = field(default=(), repr=False)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries.values())

    def __len__(self) -> int:
        return len(self.entries)

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    @property
    def newest(self) -> str:
        """The newest edition, the default everywhere."""
        return max(self.editions, key=lambda name: name.partition("-")[2])

    @cached_property
    def order(self) -> Mapping[str, int]:
        """The place of each id in the order of the documents."""
        return {name: place for place, name in enumerate(self.entries)}

    @cached_property
    def _referring(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for entry in self:
            for target in entry.refs:
                found.setdefault(target, []).append(entry.name)
        return {target: tuple(names) for target, names in found.items()}

    def refs_in(self, name: str) -> tuple[str, ...]:
        """The clauses that refer to this one or to what is inside it, but for those that are inside it themselves."""
        own = {name, *(entry.name for entry in self.inside(name))}
        sources = (source for target in own for source in self._referring.get(target, ()) if source not in own)
        return tuple(sorted(set(sources), key=self.order.__getitem__))

    def refs_out(self, name: str) -> tuple[str, ...]:
        """The clauses that this one, or what is inside it, refers to."""
        inside = (self.entries[name], *self.inside(name))
        own = {entry.name for entry in inside}
        return tuple(dict.fromkeys(ref for entry in inside for ref in entry.refs if ref not in own))

    def amended_by(self, name: str) -> tuple[str, ...]:
        """The additional clauses that change this clause, what is inside it, or what it is inside of."""
        return tuple(dict.fromkeys(found.id for found in self.amendments_of(name)))

    def amendments_of(self, name: str) -> tuple[Amendment, ...]:
        """The amendments of this core clause, of what is inside it and of what it is inside of."""
        return tuple(found for found in self.amendments if _meet(found.clause, name))

    def amending(self, name: str) -> tuple[Amendment, ...]:
        """The amendments that this additional clause, or a clause inside it, makes."""
        return tuple(found for found in self.amendments if parse(name).covers(parse(found.id)))

    @cached_property
    def amendments(self) -> tuple[Amendment, ...]:
        """Every amendment in the order of the documents, with the editions in which both clauses stand."""
        return tuple(
            Amendment(entry.name, a.clause, a.how, self._together(entry, a.clause), a.what, a.why)
            for entry in self
            for a in entry.amends
        )

    def _together(self, entry: Entry, target: str) -> tuple[str, ...]:
        amended = self.entries.get(target)
        return tuple(edition for edition in entry.printed if amended is not None and edition in amended.printed)

    def gist(self, name: str, lang: str = "en") -> str:
        """What a clause says in a language; "" where nobody has said it in that one."""
        return self.entries[name].gist if lang == "en" else gists(self.game, lang).get(name, "")

    def remark(self, text: str, lang: str = "en") -> str:
        """A remark of the catalogue (what sets editions apart, what was mended, a title) in a language."""
        return text if lang == "en" else remarks(self.game, lang).get(text, text)

    def inside(self, name: str) -> tuple[Entry, ...]:
        """What is cited inside a section, or below a step: not the sections under it."""
        asked = self.entries[name].id
        return tuple(e for e in self._headed.get(asked.heading, ()) if asked.covers(e.id) and e.id != asked)

    @cached_property
    def _headed(self) -> Mapping[ClauseId, tuple[Entry, ...]]:
        """The clauses of each section, in their order."""
        found: dict[ClauseId, list[Entry]] = {}
        for entry in self:
            found.setdefault(entry.id.heading, []).append(entry)
        return {section: tuple(those) for section, those in found.items()}

    def resolve(self, clause: ClauseId) -> Entry | None:
        """The entry of an id. The first paragraph of a section of one paragraph is the section."""
        found = self.entries.get(str(clause))
        if found is None and clause.inside.endswith(("paragraph 1", "example", "note")):
            shorter = ClauseId(clause.part, clause.section, clause.inside.removesuffix("paragraph 1").rstrip())
            entry = self.entries.get(str(shorter))
            found = entry if entry is not None and entry.kind != "heading" else None
        return found

    def find(self, text: str) -> list[Entry]:
        """The clauses that `text` names: one for an id; for a title, all that bear it in any language.

        The letter of its part may be left out of an id where the game has only one part.

        Raises `UnknownClauseError` when nothing answers to it.
        """
        try:
            clause = parse(self._whole(text))
        except ClauseIdError as error:
            asked = fold(text)
            titled = [e for e in self if asked and any(fold(title) == asked for title in e.titles.values())]
            said = self.said(text)
            if titled or said is not None:
                return titled or [self.entries[name] for name in (said.clauses if said is not None else ())]
            near = [e for e, _ in self.search(text)][:3]
            hint = "; nearest: " + ", ".join(f"{e.name} ({e.title()})" for e in near if e.titles) if near else ""
            raise UnknownClauseError(f"{error}, and no clause has that title{hint}") from None
        entry = self.resolve(clause)
        if entry is None:
            raise UnknownClauseError(f"no clause {clause} in the catalogue{self._nearest(clause)}")
        return [entry]

    def said(self, text: str) -> Spoken | None:
        """The word of players that `text` is, where the rules have none."""
        asked = fold(text)
        return next((one for one in self.spoken if any(fold(name) == asked for name in one.names)), None)

    def _whole(self, text: str) -> str:
        """An id with the letter of its part, where the game has only one part."""
        parts = GAMES.get(self.game, ())
        plain = unicodedata.normalize("NFKC", text).strip()
        return f"{parts[0]}{plain}" if len(parts) == 1 and plain[:1].isdigit() else text

    def _nearest(self, clause: ClauseId) -> str:
        section = self.entries.get(str(clause.heading))
        if section is not None and clause.inside:
            marks = [e for e in self.inside(section.name) if clause.inside in e.printed.values()]
            if marks:
                edition = next(ed for ed, mark in marks[0].printed.items() if mark == clause.inside)
                return f": what {edition} prints as {clause.inside} is {marks[0].name}"
            names = [e.id.inside for e in self.inside(section.name)]
            return f"; {section.name} has " + (", ".join(names) if names else "nothing that is cited by itself")
        other = ClauseId("A" if clause.part == "" else "", clause.section, clause.inside)
        if (entry := self.resolve(other)) is not None:
            return f"; {entry.name} ({entry.title()}) is the {'additional' if entry.id.part else 'core'} clause"
        parent = ClauseId(clause.part, clause.section[:-1])
        if (found := self.entries.get(str(parent))) is not None:
            numbers = [e.name for e in self if not e.id.inside and e.id.section[:-1] == found.id.section
                       and e.id.part == found.id.part]  # fmt: skip
            return f"; below {found.name} stand {numbers[0]} to {numbers[-1]}" if numbers else ""
        return ""

    def search(self, text: str) -> list[tuple[Entry, int]]:
        """Clauses in which the words occur, best first, with a score; in titles of any language, gists and ids.

        Width, kana, case and blanks do not count, a term of the glossary finds what is written in another language,
        and a slip of the pen still finds a title.
        """
        from difflib import SequenceMatcher

        wanted = [self._forms(word) for word in ([text] if not text.isascii() else text.split()) if fold(word)]
        found: list[tuple[Entry, int]] = []
        for entry in self:
            titles = [fold(title) for title in entry.titles.values() if title]
            body = fold(" ".join(self.gist(entry.name, lang) for lang in LANGUAGES))
            score = 0
            for forms in wanted:
                best = max((_score(form, titles, body) for form in forms), default=0)
                score = score + best if best else -1000
            if score > 0:
                found.append((entry, score))
        said = self.said(text)
        if said is not None:
            found = [pair for pair in found if pair[0].name not in said.clauses]
            found += [(self.entries[name], 1000 - i) for i, name in enumerate(said.clauses)]
        if not found and fold(text):
            asked = fold(text)
            for entry in self:
                near = max((SequenceMatcher(None, asked, fold(t)).ratio() for t in entry.titles.values()), default=0)
                if near >= 0.6:
                    found.append((entry, int(near * 50)))
        return sorted(found, key=lambda pair: (-pair[1], self.order[pair[0].name]))

    def _forms(self, word: str) -> set[str]:
        asked = fold(word)
        forms = {asked}
        for term in self.glossary:
            if any(fold(form) == asked for form in term.values()):
                forms.update(fold(form) for form in term.values())
        return forms

    def layout(self, edition: str) -> Layout:
        """What reading a copy of an edition needs to know; for an unknown one, the known one of its language."""
        language = edition.partition("-")[0]
        known = self.editions.get(edition) or next((e for e in self.editions.values() if e.language == language), None)
        names = {f"{e.id.chapter}|{t}": e.name for e in self for t in e.titles.values() if _unnumbered(e)}
        return Layout(names, known.places if known else {})

    def of(self, edition: str) -> Iterable[Entry]:
        """The clauses of one edition's document, which those of part F are not."""
        return (entry for entry in self if edition in entry.printed and entry.published is None)


def _meet(one: str, other: str) -> bool:
    first, second = parse(one), parse(other)
    return first.covers(second) or second.covers(first)


def fold(text: str) -> str:
    """A text with what spelling leaves open taken out: width, case, kana, blanks, brackets and dashes."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    plain = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in plain)
    return re.sub(r"[\W_ー]+", "", plain)


def _score(form: str, titles: list[str], body: str) -> int:
    if form in titles:
        return 100
    if any(form in title for title in titles):
        return 40
    return 10 if form in body else 0


def _unnumbered(entry: Entry) -> bool:
    return entry.id.chapter == "0" or (entry.id.part == "B" and bool(entry.id.inside))


def _spoken(raw: Mapping[str, Any]) -> Spoken:
    return Spoken(tuple(raw["names"]), raw["means"], tuple(str(parse(name)) for name in raw["clauses"]))


@cache
def load(game: str = "furuyoni") -> Catalogue:
    """The catalogue of a game, read once a process.

    Raises `judge.text.errors.Problems` where a file of it is missing or is no strict YAML, with file and line.
    """
    root = data.rulebook() / game
    files = [root / "editions.yaml", root / "glossary.yaml"]
    files += [path for folder in dict.fromkeys(FOLDERS.values()) for path in sorted((root / folder).glob("*.yaml"))]
    read: list[Any] = list(data.load(files))
    spoken = [path for path in (root / "spoken.yaml",) if path.is_file()]
    words: list[Any] = list(chain(*(cast("list[Any]", found) for found in data.load(spoken))))
    entries: dict[str, Entry] = {}
    for path, chapter in zip(files[2:], read[2:], strict=True):
        for raw in chapter:
            entry = _entry(raw, path)
            entries[entry.name] = entry
    editions = {
        name: Edition(
            name, e["language"], e["title"], e["cards"], {s: tuple(str(r).split()) for s, r in e["places"].items()}
        )
        for name, e in read[0].items()
    }
    return Catalogue(entries, editions, tuple(read[1].values()), game, tuple(map(_spoken, words)))


@cache
def gists(game: str, lang: str) -> Mapping[str, str]:
    """What the clauses of a game say in a language that the catalogue itself is not written in, by canonical id."""
    return {name: said for _, chapter in gist_files(game, lang) for name, said in chapter.items()}


@cache
def remarks(game: str, lang: str) -> Mapping[str, str]:
    """What the catalogue of a game remarks of editions and clauses, in another language, by how it stands there."""
    files = [path for path in (data.rulebook() / game / lang / "remarks.yaml",) if path.is_file()]
    found: list[Any] = list(data.load(files))
    return {str(said): str(told) for file in found for said, told in file.items()}


def gist_files(game: str, lang: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The files of gists of a language, each under the name of its chapter's file (`core/09.yaml`)."""
    root = data.rulebook() / game / lang
    files = [path for folder in dict.fromkeys(FOLDERS.values()) for path in sorted((root / folder).glob("*.yaml"))]
    for path, chapter in zip(files, data.load(files), strict=True):
        assert isinstance(chapter, dict)
        yield f"{path.parent.name}/{path.name}", {name: str(said) for name, said in chapter.items()}


def about(clause: str) -> Catalogue:
    """The catalogue that a canonical id belongs to."""
    return load(game_of(clause))


def _entry(raw: Mapping[str, Any], path: Path) -> Entry:
    return Entry(
        id=parse(str(raw["id"])),
        kind=raw["kind"],
        printed={edition: str(mark) for edition, mark in raw["printed"].items()},
        titles={language: str(title) for language, title in (raw.get("titles") or {}).items()},
        gist=str(raw.get("gist") or ""),
        refs=tuple(str(ref) for ref in raw.get("refs") or ()),
        amends=tuple(_amends(raw["id"], amends) for amends in raw.get("amends") or ()),
        operative=bool(raw["operative"]),
        differs=raw.get("differs"),
        corrected=str(raw.get("corrected") or ""),
        file=f"{path.parent.name}/{path.name}",
        published=raw.get("published"),
    )


def _amends(name: str, raw: Any) -> Amends:
    if not isinstance(raw, Mapping) or not {"clause", "how"} <= raw.keys() <= {"clause", "how", "what", "why"}:
        raise ValueError(f"{name}: an entry of amends has clause and how, and what or why: {raw}")
    return Amends(**{key: str(value) for key, value in raw.items()})
