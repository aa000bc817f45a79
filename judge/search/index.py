"""What there is to be found in the files of the project, file by file, kept as what they hold is (`judge.data`)."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any, cast

from judge import data
from judge.light import NamedTuple
from judge.scenario.folders import CLAIMS_KEY, files_in
from judge.scenario.translated import translated
from judge.search.names import Names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judge.port.floor import Floor

RULING, SCENARIO, CLAIM = "ruling", "scenario", "claim"
_FORMAT = "1"
_SAID = ("scenario", "question", "claimed", "why", "note")
_PLAYED = ("play",)


class Entry(NamedTuple):
    """A scenario, a ruling (a scenario in a folder `rulings`) or a claim.

    `file` is its path among the scenarios, `id` that of a claim in it. `named` are the topics that its texts name or
    that it says it is about, `played` those of its lines of play, `lies` those anywhere else on its boards. `clauses`
    are those that are to be applied or that decide, `decides` the one that decides.
    """

    kind: str
    game: str
    file: str
    title: str
    question: str = ""
    id: str = ""
    claimed: str = ""
    why: str = ""
    verdict: str = ""
    dated: str = ""
    source: str = ""
    edition: str = ""
    named: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    lies: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    decides: str = ""

    @property
    def name(self) -> str:
        """By what it is asked for and told apart: the id of a claim, the path of a file without its ending."""
        return self.id or self.file.removesuffix(".yaml")

    @property
    def head(self) -> str:
        """What it asks; its title where it asks nothing, or only what another asks on another board."""
        return self.question if self.question and not self.question.startswith("As before") else self.title

    @property
    def path(self) -> str:
        """Where its file lies."""
        return str(data.scenarios() / self.file)

    def head_in(self, lang: str) -> str:
        """What it asks, or its title, in a language."""
        return translated(self.head, self.path, lang)

    @property
    def about(self) -> tuple[str, ...]:
        """The topics it names, plays or has on its boards, each once."""
        return tuple(dict.fromkeys((*self.named, *self.played, *self.lies)))


_known: dict[str, tuple[Floor, Names]] = {}


def names(floor: Floor) -> Names:
    """The names of a game, read once."""
    known = _known.get(floor.name)
    if known is None or known[0] is not floor:
        known = _known[floor.name] = floor, Names(floor.library.topics())
    return known[1]


def entries(floors: Mapping[str, Floor], game: str = "") -> list[Entry]:
    """All entries, file by file; with `game` those of that game."""
    root = data.scenarios()
    own = {name: names(floor) for name, floor in floors.items()}
    version = " ".join((_FORMAT, *(f"{name} {known.version}" for name, known in own.items())))
    first = next(iter(floors))

    def made(file: str, held: data.Data) -> data.Data:
        if not isinstance(held, dict):
            return []
        said = str(held.get("game") or first)
        if said not in own:
            return []
        told = _entries(file, said, cast("Mapping[str, Any]", held), own[said], floors[said])
        return [[_kept(value) for value in one] for one in told]

    found: list[Any] = data.derived("search", files_in(root), version, made)
    read = (_read(one) for kept in found for one in kept or ())
    return [one for one in read if not game or one.game == game]


def _kept(value: str | tuple[str, ...]) -> data.Data:
    return value if isinstance(value, str) else [*value]


def _read(kept: list[Any]) -> Entry:
    return Entry._make(tuple(value) if isinstance(value, list) else value for value in kept)


def _entries(file: str, game: str, held: Mapping[str, Any], own: Names, floor: Floor) -> Iterator[Entry]:
    if CLAIMS_KEY not in held:
        kind = RULING if "rulings" in PurePosixPath(file).parts else SCENARIO
        yield _entry(Entry(kind, game, file, _text(held, "scenario"), _text(held, "question")), held, own, floor)
        return
    for claim in held.get("claims") or ():
        if isinstance(claim, dict):
            verdict = _text(claim, "verdict") or ("waiting" if "waiting" in claim else "")
            one = Entry(
                CLAIM, game, file, _text(held, CLAIMS_KEY), _text(claim, "question"), _text(claim, "id"),
                _text(claim, "claimed"), _text(claim, "why"), verdict, _text(claim, "dated"),
                _text(claim, "source") or _text(held, "source"),
            )  # fmt: skip
            yield _entry(one, claim, own, floor)


def _entry(one: Entry, held: Mapping[str, Any], own: Names, floor: Floor) -> Entry:
    said = [text for key in _SAID for text in _texts(held.get(key))]
    stated = [str(number) for number in held.get("about") or () if str(number) in own.topics]
    boards = [board for key in ("boards", "ordinarily") for board in held.get(key) or () if isinstance(board, dict)]
    lines = [text for part in (held, *boards) for key in _PLAYED for text in _texts(part.get(key))]
    rest = [text for part in (held, *boards) for key in part if key not in (*_SAID, *_PLAYED, "boards", "source")
            for text in _texts(part[key])]  # fmt: skip
    decides = held.get("decides")
    clause = _clause(decides.get("clause"), floor) if isinstance(decides, dict) else ""
    applied = [c for part in (held, *boards) for key in ("expect", "claim") for c in _applied(part.get(key))]
    clauses = dict.fromkeys(_clause(c, floor) for c in (*(held.get("clauses") or ()), *applied))
    return one._replace(
        edition=_text(held, "edition"),
        named=_all(stated, own, said),
        played=_all((), own, lines),
        lies=_all((), own, rest),
        clauses=tuple(c for c in clauses if c),
        decides=clause,
    )


def _all(stated: Iterable[str], own: Names, texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*stated, *(id for text in texts for id in own.within(text)))))


def _clause(text: Any, floor: Floor) -> str:
    try:
        return floor.clause(str(text)) if text else ""
    except ValueError:
        return ""


def _applied(expected: Any) -> Iterator[Any]:
    for line in expected if isinstance(expected, list) else ():
        applied = line.get("applied") if isinstance(line, dict) else None
        yield from applied if isinstance(applied, list) else ()


def _texts(held: Any) -> Iterator[str]:
    """The words in what a file holds, keys included."""
    if isinstance(held, dict):
        for key, value in held.items():
            yield key
            yield from _texts(value)
    elif isinstance(held, list):
        for one in held:
            yield from _texts(one)
    elif isinstance(held, str):
        yield held


def _text(held: Mapping[str, Any], key: str) -> str:
    value = held.get(key)
    return "" if value is None or isinstance(value, (dict, list)) else str(value)
