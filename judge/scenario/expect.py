"""The lines of `expect`: claims about the answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from judge.furuyoni.file.facts import Kind, paths
from judge.furuyoni.file.model import PLAYERS, UNKNOWN, AttackEnd, Named, Used
from judge.furuyoni.file.names import Names
from judge.furuyoni.file.play import DECIDERS, read_line
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.port.scenario import Applied, Can, Decided, Expectation, Fact, Line, Options, Playable, Result, Stopped
from judge.scenario.clauses import clause
from judge.text.errors import Problem, suggest
from judge.text.nodes import List, Map, Node, Text

ATTACK_ENDS = ("hit", "failed", "improper", "cancelled")
RESULTS = {"a wins": "a", "b wins": "b", "draw": "draw", "loop": "loop", "undecided": "undecided", "none": "none"}
CLAIMS = ("applied", "not_applied", "options", "legal", "illegal", "result", "decided", "stopped", "used", "can")
STANDING = (Options, Playable, Stopped, Decided, Can)
"""Claims about where a run stops; the others are about what came of it."""
_ATTACK = re.compile(r"attack ([0-9]{1,3})")
_COMPARED = re.compile(r"(==|!=|<=|>=|<|>)\s*(.+)")


class ExpectReader:
    """Reads the expectations of one file."""

    def __init__(
        self, names: Names, megami: tuple[str, ...], problems: list[Problem], words: Vocabulary = CORE
    ) -> None:  # fmt: skip
        self.words = words
        self.paths = paths(words)
        self.names = names
        self.megami = megami
        self.problems = problems
        self.readers: dict[str, Callable[[Text, Node], Expectation | None]] = {
            "applied": lambda key, value: self._applied(key, value, never=False),
            "not_applied": lambda key, value: self._applied(key, value, never=True),
            "options": self._options,
            "legal": lambda key, value: self._playable(key, value, legal=True),
            "illegal": lambda key, value: self._playable(key, value, legal=False),
            "result": self._result,
            "decided": self._decided,
            "stopped": self._stopped,
            "used": lambda key, value: Used(key.place, self._named(value, "used")),
            "can": self._can,
        }

    def read(self, node: Node) -> tuple[Expectation, ...]:
        """The expectations, in order; one that cannot be read is a problem and left out."""
        found: list[Expectation] = []
        for item in node.as_list(self.problems, "expect") or ():
            if not isinstance(item, Map):
                message = f"an expectation is a key and a value, not {item.kind}"
                self.problems.append(item.problem("J305", message, "like `- a.aura: 2`"))
                continue
            claims = (self.claim(key, value) for key, value in item.entries.items())
            found += [claim for claim in claims if claim is not None]
        return tuple(found)

    def claim(self, key: Text, value: Node) -> Expectation | None:
        """One expectation; None, and a problem more, if it cannot be read."""
        if key.text in self.readers:
            return self.readers[key.text](key, value)
        if attack := _ATTACK.fullmatch(key.text):
            end = value.as_word(self.problems, key.text, ATTACK_ENDS)
            return AttackEnd(key.place, int(attack[1]), end) if end else None
        if key.text in self.paths:
            return self._fact(key, value, self.paths[key.text])
        hint = suggest(key.text, (*self.paths, *CLAIMS, "attack 1")) or "a fact like a.aura, or " + ", ".join(CLAIMS)
        self.problems.append(key.problem("J305", f"nothing is known of {key.text!r}", hint))
        return None

    def _applied(self, key: Text, value: Node, never: bool) -> Applied | None:
        items = value.items if isinstance(value, List) else (value,)
        clauses = tuple(clause(item, self.problems) for item in items)
        found = tuple(one for one in clauses if one is not None)
        if not items:
            self.problems.append(value.problem("J306", f"{key.text} names no clause", f"`- {key.text}: [9-4 i]`"))
        return Applied(key.place, found, never) if found and len(found) == len(items) else None

    def _options(self, key: Text, value: Node) -> Options | None:
        entries = value.as_map(self.problems, "options") or {}
        if len(entries) != 1:
            message = "options are those of one player, at the open choice"
            self.problems.append(value.problem("J306", message, "`- options: {b: [respond Slash, pass]}`"))
            return None
        ((by, answers),) = entries.items()
        if by.as_word(self.problems, "options: who decides", DECIDERS) is None:
            return None
        items = answers.as_list(self.problems, "options") or ()
        lines: list[Line | None] = [read_line(by.text, item, item, self.problems, self.words) for item in items]
        return Options(key.place, by.text, tuple(line for line in lines if line is not None))

    def _playable(self, key: Text, value: Node, legal: bool) -> Playable | None:
        entries = value.as_map(self.problems, key.text) or {}
        if len(entries) != 1:
            message = f"{key.text} speaks of lines of one player"
            self.problems.append(value.problem("J306", message, f"`- {key.text}: {{a: forward}}`"))
            return None
        ((by, said),) = entries.items()
        if by.as_word(self.problems, f"{key.text}: whose line", PLAYERS) is None:
            return None
        items = said.items if isinstance(said, List) else (said,)
        if not items:
            self.problems.append(said.problem("J306", f"{key.text} names no line", f"`- {key.text}: {{a: forward}}`"))
        lines = tuple(self._tried(by.text, item, key.text) for item in items)
        found = tuple(line for line in lines if line is not None)
        return Playable(key.place, by.text, found, legal) if found and len(found) == len(lines) else None

    def _can(self, key: Text, value: Node) -> Can | None:
        entries = value.as_map(self.problems, "can") or {}
        hint = "`- can: {a: {result: a wins}}`"
        if len(entries) != 1:
            self.problems.append(value.problem("J306", "can speaks of what one player can bring about", hint))
            return None
        ((by, said),) = entries.items()
        if by.as_word(self.problems, "can: who", PLAYERS) is None:
            return None
        items = said.items if isinstance(said, List) else (said,)
        maps = [item.as_map(self.problems, "can: what comes of it") or {} for item in items]
        written = [entry for entries in maps for entry in entries.items()]
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
        line = read_line(by, node, node, self.problems, self.words)
        if line is None:
            return None
        if line.attempt:
            hint = f"write `{line.raw.removeprefix('attempt').strip()}`"
            self.problems.append(node.problem("J306", f"{what}: anything may be attempted", hint))
            return None
        if line.verb in ("use", "respond", "cover"):
            named = self.names.card(node, line.args[0], self.megami, self.problems)
            return None if named is None else line
        return line

    def _result(self, key: Text, value: Node) -> Result | None:
        word = value.as_word(self.problems, "result", RESULTS)
        return Result(key.place, RESULTS[word]) if word else None

    def _decided(self, key: Text, value: Node) -> Decided | None:
        word = value.as_bool(self.problems, "decided")
        return None if word is None else Decided(key.place, word)

    def _stopped(self, key: Text, value: Node) -> Stopped | None:
        if isinstance(value, Text):
            return Stopped(key.place) if value.as_word(self.problems, "stopped", ("none",)) else None
        facts = value.known(("by", "kind"), self.problems, "stopped")
        by = facts["by"].as_word(self.problems, "stopped: by", DECIDERS) if "by" in facts else ""
        kind = facts["kind"].as_text(self.problems, "stopped: kind") if "kind" in facts else ""
        if not facts:
            self.problems.append(value.problem("J306", "stopped says nothing", "`- stopped: {by: b, kind: react}`"))
        return Stopped(key.place, by or "", kind or "") if facts else None

    def _fact(self, key: Text, value: Node, kind: Kind) -> Fact | None:
        path, place = key.text, key.place
        if kind is Kind.CARDS and not isinstance(value, Text):
            return Fact(place, path, "==", self._named(value, path))
        text = value.as_text(self.problems, path)
        if text is None:
            return None
        compared = _COMPARED.fullmatch(text)
        op, operand = (compared[1], compared[2].strip()) if compared else ("==", text)
        bare = Text(value.place, operand, quoted=True)
        if kind in (Kind.NUMBER, Kind.CARDS):
            if kind is Kind.CARDS and not operand.lstrip("+-").isdigit():
                value.as_list(self.problems, path)
                return None
            number = bare.as_int(self.problems, path)
            return None if number is None else Fact(place, path, op, number)
        if op not in ("==", "!="):
            self.problems.append(value.problem("J306", f"{path} is no number to compare", f"`- {path}: {operand}`"))
            return None
        if kind is Kind.FLAG:
            flag = bare.as_bool(self.problems, path)
            return None if flag is None else Fact(place, path, op, flag)
        words: Iterable[str] = PLAYERS if kind is Kind.PLAYER else ("start", "main", "end")
        if kind is Kind.WORD:
            words = self.words.players[path.partition(".")[2]].words
        word = bare.as_word(self.problems, path, words)
        return None if word is None else Fact(place, path, op, word)

    def _named(self, node: Node, what: str) -> tuple[Named, ...]:
        found: list[Named] = []
        for item in node.as_list(self.problems, what) or ():
            if isinstance(item, Map) and len(item.entries) == 1:
                ((key, value),) = item.entries.items()
                crystals = value.as_int(self.problems, f"the crystals on {key.text}", 0)
                found.append(self._card(key, key.text, crystals))
            elif (text := item.as_text(self.problems, f"a card of {what}")) is not None:
                found.append(self._card(item, text, None))
        return tuple(found)

    def _card(self, node: Node, text: str, crystals: int | None) -> Named:
        card = None if text == UNKNOWN else self.names.card(node, text, self.megami, self.problems)
        return Named(text, card, crystals)
