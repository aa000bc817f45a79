"""The lines of `expect`: claims about the answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judge.engine.data import EMPTY
from judge.light import NamedTuple, regex
from judge.port.expect import (
    NO_TEXT,
    Applied,
    Can,
    Decided,
    Expectation,
    Fact,
    Line,
    Options,
    Playable,
    Result,
    Stopped,
    Unchanged,
)
from judge.port.floor import Floor
from judge.port.reading import Kind, Reading
from judge.scenario.clauses import clause
from judge.scenario.play import deciders, read_line
from judge.text.errors import Problem, meant
from judge.text.fields import Field, Prose, Table, Word
from judge.text.nodes import ONE, List, Map, Node, Text
from judge.text.schema import Schema, any_of, listing, mapping, one_of, word

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ENDS = ("draw", "loop", "undecided", "none")
"""How a game may end, or stand, without a winner."""
STANDING = (Options, Playable, Stopped, Decided, Can)
"""Claims about where a run stops; the others are about what came of it."""
AMONG = ("has", "lacks")
"""What may be said of some of the objects in a zone: that each of them is there, or that none is."""
ONLY, CLAUSES = "only", "clauses"
"""What stands beside the options of a player, and beside lines that are illegal."""
HAS = "`- a.hand: {has: [Slash]}`"
_COMPARED = regex(r"(==|!=|<=|>=|<|>)\s*(.+)")


def results(floor: Floor) -> dict[str, str]:
    """How a result is written, with what it is."""
    return {**{f"{player} wins": player for player in floor.players}, **{end: end for end in ENDS}}


class ExpectReader:
    """Reads the expectations of one file."""

    def __init__(self, floor: Floor, reading: Reading, problems: list[Problem]) -> None:
        self.floor = floor
        self.reading = reading
        self.problems = problems

    def read(self, node: Node) -> tuple[Expectation, ...]:
        """The expectations, in order; one that cannot be read is a problem and left out."""
        found: list[Expectation] = []
        for item in node.as_list(self.problems, "expect") or ():
            if not isinstance(item, Map):
                message = f"an expectation is a key and a value, not {item.kind}"
                self.problems.append(item.problem("J305", message, "like `- a.aura: 2`"))
                continue
            claims = (self.claim(*one) for entry in item.entries.items() for one in _apart(*entry))
            found += [claim for claim in claims if claim is not None]
        return tuple(found)

    def answering(self, node: Node, key: str) -> tuple[Expectation, ...]:
        """What has to be so for an answer: an expectation, or several."""
        items = node.items if isinstance(node, List) else (node,)
        if not items or (isinstance(node, Map) and not node.entries):
            self.problems.append(node.problem("J306", f"{key} says nothing", f"`{key}: {{attack 1: hit}}`"))
        return self.read(List(node.place, tuple(items)))

    def claim(self, key: Text, value: Node) -> Expectation | None:
        """One expectation; None, and a problem more, if it cannot be read."""
        if key.text in CLAIMED:
            return CLAIMED[key.text].read(self, key, value)
        files, paths = self.floor.files, self.reading.paths
        if files.is_claim(key.text):
            return self.reading.claim(key, value, self.problems)
        path = self.reading.path(key.text)
        if path in paths:
            return self._fact(Text(key.place, path), value, paths[path])
        words = (*CLAIMS, *files.claims)
        owned = [one for one in (f"{path}.{player}" for player in self.floor.players) if one in paths]
        near = meant(key.text, (*paths, *words), self.reading.called)
        if len(owned) > 1:
            near = f"say whose they are: {' or '.join(map(repr, owned))}"
        hint = near or f"a fact like {next(iter(paths))}, or " + ", ".join(words)
        self.problems.append(key.problem("J305", f"nothing is known of {key.text!r}", hint))
        return None

    def applied(self, key: Text, value: Node, never: bool = False) -> Applied | None:
        """Clauses that were executed in this order, or never."""
        items = value.items if isinstance(value, List) else (value,)
        clauses = tuple(clause(self.floor, item, self.problems) for item in items)
        found = tuple(one for one in clauses if one is not None)
        if not items:
            self.problems.append(value.problem("J306", f"{key.text} names no clause", f"`- {key.text}: [9-4 i]`"))
        return Applied(key.place, found, never) if found and len(found) == len(items) else None

    def unchanged(self, key: Text, value: Node) -> Unchanged | None:
        """Facts that nothing changes."""
        items = value.items if isinstance(value, List) else (value,)
        known = self.reading.paths
        meant = [Text(i.place, self.reading.path(i.text)) if isinstance(i, Text) else i for i in items]
        paths = [item.as_word(self.problems, "unchanged", known) for item in meant]
        for item, path in zip(items, paths, strict=True):
            if path is not None and not self.floor.facts.changes(path):
                message = f"unchanged: what happens does not tell whether {path} changes"
                self.problems.append(item.problem("J306", message, "name the zones or numbers that it is made of"))
        found = tuple(path for path in paths if path is not None)
        if not items:
            self.problems.append(value.problem("J306", "unchanged names no fact", "`- unchanged: [b.life, b.aura]`"))
        return Unchanged(key.place, found) if found and len(found) == len(paths) else None

    def options(self, key: Text, value: Node) -> Options | None:
        """What may be chosen where the run stops."""
        entries = dict(value.entries) if isinstance(value, Map) else {}
        among = next((one for one in entries if one.text == ONLY), None)
        kept = entries.pop(among) if among is not None else None
        if len(entries) != 1:
            message = "options are those of one player, at the open choice"
            self.problems.append(value.problem("J306", message, "`- options: {b: [respond Slash, pass]}`"))
            return None
        ((by, answers),) = entries.items()
        if by.as_word(self.problems, "options: who decides", deciders(self.floor)) is None:
            return None
        items = answers.as_list(self.problems, "options") or ()
        lines: list[Line | None] = [read_line(self.reading, by.text, item, item, self.problems) for item in items]
        only = (kept.items if isinstance(kept, List) else (kept,)) if kept is not None else ()
        words = tuple(w for item in only if (w := item.as_text(self.problems, "options: only")) is not None)
        return Options(key.place, by.text, tuple(line for line in lines if line is not None), words)

    def playable(self, key: Text, value: Node, legal: bool = True) -> Playable | None:
        """Lines that could be played where the run stops, or could not."""
        entries = dict(value.entries) if isinstance(value, Map) else {}
        named = next((one for one in entries if one.text == CLAUSES and not legal), None)
        cited = entries.pop(named) if named is not None else None
        if len(entries) != 1:
            message = f"{key.text} speaks of lines of one player"
            self.problems.append(value.problem("J306", message, f"`- {key.text}: {{a: forward}}`"))
            return None
        ((by, said),) = entries.items()
        if by.as_word(self.problems, f"{key.text}: whose line", self.floor.players) is None:
            return None
        items = said.items if isinstance(said, List) else (said,)
        if not items:
            self.problems.append(said.problem("J306", f"{key.text} names no line", f"`- {key.text}: {{a: forward}}`"))
        lines = tuple(self._tried(by.text, item, key.text) for item in items)
        found = tuple(line for line in lines if line is not None)
        told = (cited.items if isinstance(cited, List) else (cited,)) if cited is not None else ()
        clauses = tuple(one for item in told if (one := clause(self.floor, item, self.problems)) is not None)
        return Playable(key.place, by.text, found, legal, clauses) if found and len(found) == len(lines) else None

    def can(self, key: Text, value: Node) -> Can | None:
        """What one player can bring about."""
        entries = value.entries if isinstance(value, Map) else {}
        hint = "`- can: {a: {result: a wins}}`"
        if len(entries) != 1:
            self.problems.append(value.problem("J306", "can speaks of what one player can bring about", hint))
            return None
        ((by, said),) = entries.items()
        if by.as_word(self.problems, "can: who", self.floor.players) is None:
            return None
        items = said.items if isinstance(said, List) else (said,)
        maps = [item.as_map(self.problems, "can: what comes of it") or {} for item in items]
        written = [one for entries in maps for entry in entries.items() for one in _apart(*entry)]
        claims = [self.claim(*entry) for entry in written]
        for (one, _), claim in zip(written, claims, strict=True):
            if isinstance(claim, STANDING):
                message = f"can: {one.text} says where a run stops, not what comes of it"
                self.problems.append(one.problem("J306", message, hint))
        if not written:
            self.problems.append(said.problem("J306", "can says nothing", hint))
        found = tuple(one for one in claims if one is not None and not isinstance(one, STANDING))
        return Can(key.place, by.text, found) if found and len(found) == len(claims) else None

    def _tried(self, by: str, node: Node, what: str) -> Line | None:
        """A line that is tried; a card that no player has must not make it illegal by its name alone."""
        line = read_line(self.reading, by, node, node, self.problems)
        if line is None:
            return None
        if line.attempt:
            hint = f"write `{line.raw.removeprefix('attempt').strip()}`"
            self.problems.append(node.problem("J306", f"{what}: anything may be attempted", hint))
            return None
        return line if self.reading.tried(node, line, self.problems) else None

    def result(self, key: Text, value: Node) -> Result | None:
        """How the game ends."""
        known = results(self.floor)
        word = value.as_word(self.problems, "result", known)
        return Result(key.place, known[word]) if word else None

    def decided(self, key: Text, value: Node) -> Decided | None:
        """Whether the rules decide."""
        word = value.as_bool(self.problems, "decided")
        return None if word is None else Decided(key.place, word)

    def stopped(self, key: Text, value: Node) -> Stopped | None:
        """At which choice the run stops."""
        if isinstance(value, Text):
            return Stopped(key.place) if value.as_word(self.problems, "stopped", ("none",)) else None
        facts = _stopped(self.floor).read(value, self.problems, head="stopped: ")
        if not facts:
            self.problems.append(value.problem("J306", "stopped says nothing", "`- stopped: {by: b, kind: react}`"))
        return Stopped(key.place, facts.get("by"), facts.get("kind")) if facts else None

    def _fact(self, key: Text, value: Node, kind: Kind) -> Fact | None:
        path, place = key.text, key.place
        if kind is Kind.OBJECTS and isinstance(value, Map) and {k.text for k in value.entries} & {*AMONG}:
            ((how, said), *more) = value.known(AMONG, self.problems, path).items()
            if more:
                self.problems.append(value.problem("J306", f"{path} has some cards or lacks some", HAS))
            objects = self.reading.objects(said, path, self.problems)
            if not objects:
                self.problems.append(said.problem("J306", f"{path}: {how} names no card", HAS))
            return Fact(place, path, how, objects)
        if kind is Kind.OBJECTS and not isinstance(value, Text):
            return Fact(place, path, "==", self.reading.objects(value, path, self.problems))
        text = value.as_text(self.problems, path)
        if text is None:
            return None
        compared = _COMPARED.fullmatch(text)
        op, operand = (compared[1], compared[2].strip()) if compared else ("==", text)
        bare = Text(value.place, operand, quoted=True)
        if kind in (Kind.NUMBER, Kind.OBJECTS):
            if kind is Kind.OBJECTS and not operand.lstrip("+-").isdigit():
                objects = () if operand == NO_TEXT else self.reading.objects(value, path, self.problems)
                return Fact(place, path, "==", objects)
            number = bare.as_int(self.problems, path)
            return None if number is None else Fact(place, path, op, number)
        if op not in ("==", "!="):
            self.problems.append(value.problem("J306", f"{path} is no number to compare", f"`- {path}: {operand}`"))
            return None
        if kind is Kind.FLAG:
            flag = bare.as_bool(self.problems, path)
            return None if flag is None else Fact(place, path, op, flag)
        if kind is Kind.TEXT:
            return Fact(place, path, op, "" if operand == NO_TEXT else operand)
        word = bare.as_word(self.problems, path, self.reading.words(path))
        return None if word is None else Fact(place, path, op, word)


def _apart(key: Text, value: Node) -> Iterator[tuple[Text, Node]]:
    """A fact of which several things are said at once, `{has: [..], lacks: [..]}`, as so many facts."""
    if isinstance(value, Map) and len(value.entries) > 1 and {one.text for one in value.entries} <= {*AMONG}:
        yield from ((key, Map(value.place, {how: said})) for how, said in value.entries.items())
    else:
        yield key, value


def _stopped(floor: Floor) -> Table:
    return Table("stopped", {"by": Field(Word(deciders(floor)), start=""), "kind": Field(Prose(), "The kind of the choice", "")})  # noqa: E501


SOME = any_of({"type": "string"}, listing({"type": "string"}))
"""One text, or several."""


def can(floor: Floor) -> Schema:
    """Who can bring about what."""
    claims = any_of({"type": "object"}, listing({"type": "object"}))
    return one_of(mapping(dict.fromkeys(floor.players, claims)))


def _options(floor: Floor) -> Schema:
    lines: dict[str, Schema] = {by: listing({"type": "string"}) for by in deciders(floor)}
    return one_of(mapping({**lines, ONLY: SOME}), 2)


def _played(floor: Floor, beside: Mapping[str, Schema] = EMPTY) -> Schema:
    return one_of(mapping({**dict.fromkeys(floor.players, SOME), **beside}), 1 + len(beside))


class Claimed(NamedTuple):
    """An expectation of every game: how it is read, and what an editor is told of it."""

    read: Callable[[ExpectReader, Text, Node], Expectation | None]
    schema: Callable[[Floor], Schema]


CLAIMED: Mapping[str, Claimed] = {
    "applied": Claimed(ExpectReader.applied, lambda floor: SOME),
    "not_applied": Claimed(lambda reader, key, value: reader.applied(key, value, never=True), lambda floor: SOME),
    "unchanged": Claimed(ExpectReader.unchanged, lambda floor: SOME),
    "options": Claimed(ExpectReader.options, _options),
    "legal": Claimed(ExpectReader.playable, _played),
    "illegal": Claimed(
        lambda reader, key, value: reader.playable(key, value, legal=False),
        lambda floor: _played(floor, {CLAUSES: SOME}),
    ),
    "result": Claimed(ExpectReader.result, lambda floor: word(results(floor))),
    "decided": Claimed(ExpectReader.decided, lambda floor: {"type": "boolean"}),
    "stopped": Claimed(ExpectReader.stopped, lambda floor: any_of(word(["none"]), _stopped(floor).schema())),
    "can": Claimed(ExpectReader.can, can),
}
"""What may be expected whatever the game, but for facts."""
CLAIMS = tuple(CLAIMED)
_SIGNS = "(==|!=) *"
FACTS: Mapping[Kind, Schema] = {
    Kind.NUMBER: {"type": ["integer", "string"], "pattern": "^((==|!=|<=|>=|<|>) *)?[+-]?[0-9]+$"},
    Kind.FLAG: any_of({"type": "boolean"}, {"type": "string", "pattern": f"^{_SIGNS}(true|false)$"}),
    Kind.TEXT: {"type": ["string", "integer"]},
    Kind.OBJECTS: any_of(
        {"type": ["array", "integer", "object"]},
        {"type": "string", "pattern": f"^((==|!=|<=|>=|<|>) *[+-]?[0-9]+|{ONE})$"},
    ),
}
"""What is said of facts by their kinds: a value, or a comparison in quotes."""


def _fact(floor: Floor, path: str, kind: Kind) -> Schema:
    if kind in FACTS:
        return FACTS[kind]
    words = floor.facts.words(path)
    return any_of(word(words), {"type": "string", "pattern": f"^{_SIGNS}({'|'.join(map(re.escape, words))})$"})


def expectation(floor: Floor) -> Schema:
    """An item of `expect`."""
    own = floor.files.schema()
    known: dict[str, Schema] = {**{name: one.schema(floor) for name, one in CLAIMED.items()}, **own["expect"]}
    known |= {path: _fact(floor, path, kind) for path, kind in floor.facts.paths().items()}
    return {**mapping(known), "patternProperties": own["patterns"]}
