"""Facts as people write them: `b.life = 6`, `attack 2 failed`, `Slash was not used`, `a won`, `9-5 was applied`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from judge.answer.why.facts import Claim
from judge.engine import View
from judge.light import regex
from judge.port.expect import COMMON, NO_TEXT, Expectation, Fact, Result, Unchanged
from judge.port.reading import Kind
from judge.rulebook.ids import ClauseIdError, parse
from judge.text.errors import Place, Problem, suggest
from judge.text.written import UNKNOWN

if TYPE_CHECKING:
    from judge.answer.why.runs import Run
    from judge.port.floor import Facts

ENDS = {
    "made": "made", "hit": "hit", "hits": "hit", "fail": "failed", "fails": "failed", "failed": "failed",
    "cancelled": "cancelled", "canceled": "cancelled", "improper": "improper",
    "removed": "removed",
}  # fmt: skip
OPS = {"=": "==", "==": "==", "is": "==", ":": "==", "is not": "!=", "!=": "!=", "≠": "!=", "≤": "<=", "≥": ">="}
FORMS = (
    "b.life", "b.aura = 2", "attack 2 failed", "Slash was used", "a won", "Slash is in a.played",
    "9-4 iii was applied", "a did not go forward",
)  # fmt: skip
RESULTS = {"none": "the game goes on", "draw": "the game is a draw", "loop": "the game never ends"}
_NOT = r"(?P<no> ?(?:not|n't|never))?"
_COMPARED = r"(?:\s*(?P<op>[=!<>]=|[=<>:≠≤≥]|is not|is)\s*(?P<value>.+))?"
_PATH = regex(r"(?P<path>(?:[ab](?:'s)?[ .])?[a-z_]+(?:[. ][a-z_]+){0,3}?)" + _COMPARED)
_ATTACK = regex(rf"attack (?P<n>\d+)(?: ?[:=])? ?(?:was|is|has|did|does)?{_NOT} ?(?:been )?(?P<end>[a-z]+)")
_USED = regex(rf"(?P<card>.+?) (?:was|is|has been|were){_NOT} used(?: by (?P<by>[ab]))?")
_USES = regex(
    rf"(?P<by>[ab]) (?:(?:did|does|has|could){_NOT} )?(?:used?|uses|respond(?:s|ed)?(?: with)?) (?P<card>.+)"
)
_WON = regex(rf"(?P<who>[ab]|nobody) (?:(?:has|did|does|is){_NOT} )?(?P<how>won|wins?|lost|loses?)")
_LIES = regex(rf"(?:card )?(?P<card>.+?) (?:is|lies|was|went|goes){_NOT} ?(?:in|to|among) (?P<zone>.+)")
_CLAUSE = regex(rf"(?:clause |step )?(?P<id>.+?) (?:was|is|has been){_NOT} ?(?:applied|taken|done|executed|cited)")
_BORNE = regex(r"(.+?)(?:: *(\d+|\{[^{}]*\}))?")
_PARTED = regex(r",(?![^{}]*\})")
_CRYSTALS = regex(r"crystals: *(\d+)")
_ASKED = regex(rf"(?P<by>[ab]|chance) (?:(?:does|is|has){_NOT} ?)?(?:decides?|to (?:choose|decide)|chooses?)")
_DRAW = regex(
    r"(?:it (?:is|was) )?a? ?draw|the game (?:is|was) a draw|the game goes on|nobody won|loop|the game never ends"
)


def _action(kinds: Sequence[str]) -> re.Pattern[str]:
    """What says that a player did, or did not do, one of these."""
    kind = "|".join(name.replace("_", "[ _]") for name in kinds) or r"(?!)"
    return re.compile(
        rf"(?P<by>[ab]) (?:(?:did|does|has|could|may|can|was){_NOT} )?(?:go |goes |went |done |do |able to )*"
        rf"(?P<kind>{kind})(?:ed|s|es)?"
    )


class FactError(ValueError):
    """Text that is no fact, or a fact about something that is not there; `problem` says what and how to mend it."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


ReaderFn = Callable[[str, re.Match[str]], Claim | None]


class Reader:
    """Reads facts about one run."""

    def __init__(self, run: Run, place: Place, over: bool = True) -> None:
        self.run = run
        self.paths = run.paths
        self.grounds = run.floor.grounds
        self.over = over
        """Whether the run has been played, so that it is known which attacks there are."""
        self.place = place
        self.view = View(run.machine.game, run.machine.state, run.machine.stack)
        self.named = {_plain(path).lower(): path for path in self.paths if not _PATH.fullmatch(_plain(path).lower())}
        """Facts of things by their names, as they are looked for."""
        names = "|".join(re.escape(name) for name in sorted(self.named, key=len, reverse=True)) or "(?!)"
        self.readers: tuple[tuple[re.Pattern[str], ReaderFn], ...] = (
            (re.compile(f"(?P<path>{names}){_COMPARED}"), self._path),
            (_ATTACK, self._attack), (_ASKED, self._asked), (_WON, self._won), (_DRAW, self._draw),
            (_action(self.grounds.actions), self._action), (_USES, self._use), (_USED, self._use),
            (_CLAUSE, self._clause), (_LIES, self._lies), (_PATH, self._path),
        )  # fmt: skip

    def read(self, text: str) -> Claim:
        """The claim that the text makes.

        Raises
        ------
        FactError
            If it makes none, or is about an attack, a card, a zone or a clause that there is not.
        """
        said = _plain(text)
        for pattern, reader in self.readers:
            found = pattern.fullmatch(said.lower())
            if found is not None:
                claim = reader(said, found)
                if claim is not None:
                    return claim
        ended = (f"{player} {how}" for player in self.run.floor.players for how in ("won", "lost"))
        words = (*self.paths, *ended, *self._names())
        raise self._error("J704", f"{text!r} is no fact", suggest(said, words) or f"write it like {', '.join(FORMS)}")

    def _error(self, code: str, message: str, hint: str) -> FactError:
        return FactError(Problem.at(self.place, code, message, hint))

    def _names(self) -> Iterator[str]:
        for thing in self.grounds.things(self.view):
            yield from self.grounds.names(self.view, thing)

    def _cards(self, text: str) -> tuple[int, ...]:
        found = tuple(c for c in self.grounds.things(self.view) if self.grounds.called(self.view, c, text))
        if not found:
            hint = suggest(text, dict.fromkeys(self._names())) or "name a card of the board, in any language"
            raise self._error("J705", f"no card on this board is called {text!r}", hint)
        return found

    def _attack(self, said: str, found: re.Match[str]) -> Claim | None:
        end = ENDS.get(found["end"])
        ends = self.grounds.attack_ends(self.run.events)
        n = int(found["n"])
        if end is None:
            hint = suggest(found["end"], ENDS) or "say whether it was made, hit, failed, cancelled or improper"
            raise self._error("J704", f"{found['end']!r} says nothing of an attack", hint)
        if n not in ends and self.over:
            there = ", ".join(f"attack {i}" for i in ends) or "none was made"
            raise self._error("J705", f"there is no attack {n}", f"there is {there}" if ends else there)
        return Claim(said, "attack", (n, end), no=bool(found["no"]))

    def _asked(self, said: str, found: re.Match[str]) -> Claim | None:
        return Claim(said, "asked", (found["by"],), no=bool(found["no"]))

    def _won(self, said: str, found: re.Match[str]) -> Claim | None:
        who, lost = found["who"], found["how"].startswith("los")
        if who == "nobody":
            return Claim(said, "result", ("none",))
        return Claim(said, "result", (self.run.floor.tell.other(who) if lost else who,), no=bool(found["no"]))

    def _draw(self, said: str, found: re.Match[str]) -> Claim | None:
        loop = "loop" in found[0] or "never" in found[0]
        return Claim(said, "result", ("draw" if "draw" in found[0] else "loop" if loop else "none",))

    def _action(self, said: str, found: re.Match[str]) -> Claim | None:
        return Claim(said, "done", (found["by"], found["kind"].replace(" ", "_")), no=bool(found["no"]))

    def _use(self, said: str, found: re.Match[str]) -> Claim | None:
        head, tail = found.span("card")
        cards = self._cards(said[head:tail])
        if said[head:tail] == UNKNOWN:
            hint = "name a card of the board, in any language"
            raise self._error("J705", "a card that is not known is not used", hint)
        return Claim(said, "used", (found["by"] or "", cards), no=bool(found["no"]))

    def _clause(self, said: str, found: re.Match[str]) -> Claim | None:
        from judge.rulebook.catalogue import UnknownClauseError, about

        try:
            name = str(parse(found["id"]))
        except ClauseIdError:
            return None
        try:
            about(name).find(name)
        except UnknownClauseError as error:
            raise self._error("J602", str(error), "judge rulebook search finds clauses by their words") from None
        return Claim(said, "applied", (name,), no=bool(found["no"]))

    def _lies(self, said: str, found: re.Match[str]) -> Claim | None:
        zone = _path_name(found["zone"].removeprefix("the ").removesuffix(" pile").removesuffix(" zone"))
        zones = [p for p, kind in self.paths.items() if kind is Kind.OBJECTS]
        meant = tuple(p for p in zones if p == zone or p.partition(".")[2] == zone)
        if not meant:
            if zone in self.paths or any(zone == p.partition(".")[2] for p in self.paths):
                return None
            hint = suggest(zone, (*zones, *(z.partition(".")[2] for z in zones)))
            hint = hint or f"zones are {', '.join(zones[:10])}"
            raise self._error("J705", f"there is no zone {found['zone']!r}", hint)
        head, tail = found.span("card")
        return Claim(said, "lies", (self._cards(said[head:tail]), meant), no=bool(found["no"]))

    def _path(self, said: str, found: re.Match[str]) -> Claim | None:
        path = self.named.get(found["path"]) or _path_name(found["path"])
        if path not in self.paths:
            if found["op"] is None and "." not in found["path"]:
                return None
            raise self._error("J705", f"there is no fact {found['path']!r}", suggest(path, self.paths) or "like b.life")
        if found["op"] is None:
            return Claim(said, "path", (path,))
        op = OPS.get(found["op"], found["op"])
        head, tail = found.span("value")
        return Claim(said, "path", (path,), op, self._value(path, self.paths[path], op, said[head:tail].strip()))

    def _value(self, path: str, kind: Kind, op: str, text: str) -> Any:
        word = text.lower()
        if kind in (Kind.NUMBER, Kind.OBJECTS) and word.lstrip("-").isdigit():
            return int(word)
        if kind is Kind.OBJECTS and op in ("==", "!=") and _enclosed(text):
            inside = [_BORNE.fullmatch(n.strip()) for n in _PARTED.split(text.strip("[]")) if n.strip()]
            return tuple((self._cards(n[1].strip()), _crystals(n[2])) for n in inside if n)
        if kind is Kind.FLAG and word in ("true", "false", "yes", "no"):
            return word in ("true", "yes")
        if kind is Kind.TEXT and op in ("==", "!="):
            return "" if word == NO_TEXT else text.strip("'\"")
        words = self.run.floor.facts.words(path, self.run.scenario.board) if kind is Kind.WORD else ()
        if word in words:
            return word
        if kind is Kind.NUMBER or kind is Kind.OBJECTS:
            hint = f"like `{path} = 2`" if kind is Kind.NUMBER else f"like `{path} = 2` or `{path} = [Slash]`"
        else:
            hint = "true or false" if kind is Kind.FLAG else " or ".join(words) or f"like `{path} = Slash`"
        raise self._error("J704", f"{text!r} is no value of {path}", hint)


def _crystals(told: str | None) -> int | None:
    """How many crystals are said to lie on a card: alone, or among the rest that is said of it."""
    found = _CRYSTALS.search(told) if told and told.startswith("{") else None
    return int(found[1]) if found else int(told) if told and told.isdecimal() else None


def _enclosed(text: str) -> bool:
    """Whether what opens is closed, once: a list of cards, or a name alone."""
    brackets = "".join(letter for letter in text if letter in "[]{}").replace("{}", "")
    return brackets == ("[]" if text.startswith("[") and text.endswith("]") else "")


def _plain(text: str) -> str:
    """A text in one width, with one blank between its words."""
    return " ".join(unicodedata.normalize("NFKC", text).replace("’", "'").split())


def _path_name(text: str) -> str:
    """`b's aura`, `B.AURA` and `b aura` as the path that they mean."""
    text = re.sub(r"^([ab])(?:'s)?[ .]", r"\1.", text.strip().lower())
    return text.replace(" ", "_") if "." not in text else text.replace(" ", ".")


def of_expectation(claim: Expectation, facts: Facts) -> Iterator[str]:
    """The facts that an expectation of a scenario speaks of, as they would be written."""
    if not isinstance(claim, COMMON):
        yield from claim.facts()
        return
    match claim:
        case Fact(_, path, "has" | "lacks" as op, value):
            yield from (f"{facts.named(one)} is {'not ' * (op == 'lacks')}in {path}" for one in value)
        case Unchanged(_, paths):
            yield from paths
        case Fact(_, path, op, value):
            said = f"[{', '.join(map(facts.named, value))}]" if isinstance(value, tuple) else str(value).lower()
            written = said or NO_TEXT
            yield f"{path} {op} {written}".replace("==", "=")
        case Result(_, winner):
            yield RESULTS.get(winner, f"{winner} won")
