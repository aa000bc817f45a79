"""Reading files of claims, with all their problems in one go."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from judge.port.floor import Floor
from judge.scenario.claims.model import SORTS, VERDICTS, Case, Claim, Claims
from judge.scenario.claims.variations import read_rows, read_vary
from judge.scenario.clauses import clause
from judge.scenario.folders import CLAIMS_KEY
from judge.scenario.loader import Floors, floor_of
from judge.text.errors import Problem, gathered
from judge.text.nodes import List, Map, Node, Text
from judge.text.source import parse, read

KEYS = (CLAIMS_KEY, "game", "source", "claims")
CLAIM_KEYS = (
    "id", "place", "question", "claimed", "verdict", "clauses", "editions", "printings", "why", "boards", "waiting",
    "source", "dated", "about", "doubt", "sort", "strictly", "ordinarily",
)  # fmt: skip
BOARD_KEYS = (
    "edition", "cards", "board", "play", "readings", "history", "random", "seed", "cards_adhoc", "saved",
)  # fmt: skip
"""What a board of a claim shares with a scenario."""
CASE_KEYS = ("note", "scenario", *BOARD_KEYS, "vary", "each", "claim", "refused")
BESIDE_SHIPPED = ("note", "scenario", "edition", "cards", "vary", "each", "claim")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_Found = TypeVar("_Found")


def load_claims(path: str, floors: Floors) -> tuple[Claims | None, list[Problem]]:
    """Read the file of claims at `path` (`-`: standard input).

    The claims and every problem, in the order in which they stand. A claim with which something is wrong is left out;
    there are none at all where it is wrong with the file. Boards are only read as far as they do not hang on an
    edition; `lay` reads the rest. Never raises.
    """
    return _claims("<stdin>" if path == "-" else path, *read(path), floors)


def parse_claims(text: str | bytes, file: str, floors: Floors) -> tuple[Claims | None, list[Problem]]:
    """Read claims from memory, as `load_claims` does; `file` is the name that their places bear."""
    return _claims(file, *parse(text, file), floors)


def _claims(
    file: str, root: Node | None, problems: list[Problem], floors: Floors
) -> tuple[Claims | None, list[Problem]]:
    if root is None:
        return None, problems
    sound: list[Claims] = []

    def every(found: list[Problem]) -> Claims | None:
        reader = _Reader(file, found, floor_of(root, floors, found))
        claims = reader.claims(root)
        if claims is not None and claims.claims and len(found) == reader.inside:
            sound.append(claims)
        return claims

    claims, wrong = gathered(problems, every)
    return (sound[0] if sound else claims), wrong


class _Reader:
    def __init__(self, file: str, problems: list[Problem], floor: Floor) -> None:
        self.file = file
        self.floor = floor
        self.problems = problems
        self.ids: set[str] = set()
        self.inside = 0
        """How many of the problems are of one claim, which is left out; the others can be judged without it."""

    def claims(self, root: Node) -> Claims | None:
        if root.as_map(self.problems, "a file of claims") is None:
            return None
        if isinstance(root, Map) and root.get(CLAIMS_KEY) is None and root.get("board") is not None:
            message = "this is a scenario, no file of claims"
            self.problems.append(root.problem("J106", message, "`judge run` adjudicates it; claims begin with `faq:`"))
            return None
        facts = root.known(KEYS, self.problems, "a file of claims")
        for key in (CLAIMS_KEY, "claims"):
            if key not in facts:
                self.problems.append(root.problem("J802", f"there is no `{key}:`", f"add `{key}:`"))
        items = facts["claims"].as_list(self.problems, "claims") or () if "claims" in facts else ()
        read = tuple(claim for item in items if (claim := self._sound(item)) is not None)
        return Claims(self.file, self._text(facts, CLAIMS_KEY), self.floor, self._text(facts, "source"), read)

    def _sound(self, node: Node) -> Claim | None:
        """A claim; None, and problems more, where something is wrong with it."""
        before = len(self.problems)
        claim = self._claim(node)
        self.inside += len(self.problems) - before
        return claim if len(self.problems) == before else None

    def _claim(self, node: Node) -> Claim | None:
        if node.as_map(self.problems, "a claim") is None:
            return None
        facts = node.known(CLAIM_KEYS, self.problems, "a claim")
        id = self._id(node, facts)
        if "claimed" not in facts:
            self.problems.append(node.problem("J802", f"{id or 'a claim'} says nothing", "add `claimed:`"))
        waiting, verdict = self._text(facts, "waiting"), self._word(facts, "verdict", VERDICTS)
        unruled = verdict == "undecidable" and bool(facts.keys() & {"why"}) and not facts.keys() & {"boards", "waiting"}
        if ("boards" in facts) == ("waiting" in facts) and not unruled:
            message = f"{id or 'a claim'} has " + ("boards and waits" if waiting else "neither boards nor waits")
            self.problems.append(node.problem("J802", message, "one of `boards:` and `waiting:`"))
        elif verdict and (verdict == "waiting") != bool(waiting):
            message = "it waits" if waiting else "it has boards"
            hint = "say in `why` what it will be" if waiting else "say what comes of them"
            self.problems.append(facts["verdict"].problem("J802", f"{verdict}: but {message}", hint))
        if ("strictly" in facts) != ("ordinarily" in facts):
            message = f"{id}: `strictly:` and `ordinarily:` stand together"
            hint = "the word that is taken strictly, and the boards of the ordinary reading"
            at = facts["strictly"] if "strictly" in facts else facts["ordinarily"]
            self.problems.append(at.problem("J802", message, hint))
        editions = self.floor.editions
        claim = Claim(
            place=node.place,
            id=id,
            claimed=self._text(facts, "claimed"),
            question=self._text(facts, "question"),
            where=self._text(facts, "place"),
            verdict="waiting" if waiting else verdict,
            clauses=self._items(facts, "clauses", self._clause),
            editions=self._items(facts, "editions", self._one_of(editions)) or tuple(sorted(editions)),
            printings=self._items(facts, "printings", self._one_of(self.floor.printings)),
            why=self._text(facts, "why"),
            cases=self._cases(facts, "boards", id),
            waiting=waiting,
            source=self._text(facts, "source"),
            dated=self._dated(facts),
            about=self._items(facts, "about", self._number),
            doubt=self._text(facts, "doubt"),
            sort=self._word(facts, "sort", SORTS) or SORTS[0],
            strictly=self._text(facts, "strictly"),
            ordinary=self._cases(facts, "ordinarily", id),
        )
        self._never_judged(claim)
        return claim

    def _cases(self, facts: dict[str, Node], key: str, id: str) -> tuple[Case, ...]:
        boards = facts[key].as_list(self.problems, key) or () if key in facts else ()
        if key in facts and not boards:
            self.problems.append(facts[key].problem("J802", f"{id}: there is no board", "add one"))
        found = [self._case(board) for board in boards]
        return tuple(case for case in found if case is not None)

    def _never_judged(self, claim: Claim) -> None:
        """Boards bound to an edition or a printing for which the claim is not made."""
        for case in (*claim.cases, *claim.ordinary):
            for bound, among in ((case.edition, claim.editions), (case.cards, claim.printings)):
                if bound and among and bound not in among:
                    message = f"this board is bound to {bound}, for which {claim.id} is not claimed"
                    hint = f"it is claimed for {', '.join(among)}"
                    self.problems.append(Problem.at(case.place, "J802", message, hint))

    def _id(self, node: Node, facts: dict[str, Node]) -> str:
        id = self._text(facts, "id")
        at = facts.get("id", node)
        if not _ID.fullmatch(id):
            said = f"{id!r} is no id" if id else "a claim has no id"
            self.problems.append(at.problem("J801", said, "small letters, digits and dashes: `empty-deck-draw`"))
        elif id in self.ids:
            self.problems.append(at.problem("J801", f"another claim is called {id!r}", "give it a name of its own"))
        self.ids.add(id)
        return id

    def _case(self, node: Node) -> Case | None:
        if not isinstance(node, Map):
            node.as_map(self.problems, "a board of a claim")
            return None
        facts = node.known(CASE_KEYS, self.problems, "a board of a claim")
        said = facts.get("claim")
        refused = self._items(facts, "refused", self._clause)
        if "refused" in facts:
            self._only_refused(facts)
        elif said is None or (isinstance(said, List) and not said.items):
            hint = "say under `claim:` what comes of it"
            self.problems.append((said or node).problem("J802", "nothing is claimed of this board", hint))
        if ("board" in facts) == ("scenario" in facts):
            message = "a `board:` and a `scenario:`" if "board" in facts else "neither a `board:` nor a `scenario:`"
            self.problems.append(node.problem("J802", message, "one of the two"))
            return None
        played = facts.get("play")
        for item in played.items if isinstance(played, List) else ():
            if isinstance(item, Map) and (at := item.get("expect")) is not None:
                hint = "say it under `claim:`, of a board whose play ends there"
                self.problems.append(at.problem("J802", "a claim speaks of where the play ends", hint))
        shipped = self._text(facts, "scenario")
        content = self._shipped(facts["scenario"], shipped, node) if "scenario" in facts else _but_for(node, BOARD_KEYS)
        rows = read_rows(facts["each"], self.problems) if "each" in facts else ({},)
        vary = read_vary(facts["vary"], content, self.floor, self.problems) if "vary" in facts else {}
        if content is None or not facts.keys() & {"claim", "refused"} or not rows or vary is None:
            return None
        expected = {Text(said.place, "expect"): said} if said is not None else {}
        entries = {**content.entries, **expected}
        return Case(
            node.place, Map(content.place, entries), self.floor, self._text(facts, "note"), shipped, rows, vary,
            self._word(facts, "edition", self.floor.editions), self._word(facts, "cards", self.floor.printings),
            refused,
        )  # fmt: skip

    def _only_refused(self, facts: dict[str, Node]) -> None:
        """Of a board that is claimed to be none nothing else can be said."""
        for key in ("claim", "play", "scenario"):
            if key in facts:
                message = f"there is no such board, and it has a `{key}:`"
                self.problems.append(facts[key].problem("J802", message, "say one of the two"))

    def _shipped(self, at: Node, name: str, node: Map) -> Map | None:
        """The content of a scenario that comes with the project, or lies beside the file."""
        from judge.data import scenarios

        for key in node.entries:
            if key.text in BOARD_KEYS and key.text not in BESIDE_SHIPPED:
                message = f"{key.text!r} is said by the scenario {name}"
                self.problems.append(key.problem("J802", message, "write the board out, or leave it as it is"))
        places = (os.path.join(scenarios(), name), os.path.join(os.path.dirname(self.file), name))
        path = next((place for place in places if name and os.path.isfile(place)), None)
        if path is None:
            message = f"there is no scenario {name!r}"
            self.problems.append(at.problem("J805", message, "like `furuyoni/core/9-5/name.yaml`"))
            return None
        root, problems = read(path)
        self.problems += problems
        if not isinstance(root, Map):
            return None
        return _but_for(root, tuple(key for key in BOARD_KEYS if key != "edition"))

    def _clause(self, node: Node) -> str | None:
        name = clause(self.floor, node, self.problems)
        wrong = self.floor.lacks(name) if name else ""
        if wrong:
            self.problems.append(node.problem("J602", wrong, "judge rulebook search finds clauses"))
        return None if wrong else name

    def _dated(self, facts: dict[str, Node]) -> str:
        day = self._text(facts, "dated")
        if day and not _DAY.fullmatch(day):
            self.problems.append(facts["dated"].problem("J802", f"{day!r} is no day", "year-month-day: `2025-10-13`"))
        return day

    def _number(self, node: Node) -> str | None:
        number = node.as_text(self.problems, "about")
        if number and not number.startswith(("NA-", "TransForm")):
            hint = "the number printed on it: `NA-01-yurina-O-N-1`"
            self.problems.append(node.problem("J802", f"{number!r} is no number of a card", hint))
        return number

    def _one_of(self, words: Iterable[str]) -> Callable[[Node], str | None]:
        return lambda node: node.as_word(self.problems, "it", words)

    def _items(self, facts: dict[str, Node], key: str, one: Callable[[Node], _Found | None]) -> tuple[_Found, ...]:
        items = facts[key].as_list(self.problems, key) or () if key in facts else ()
        return tuple(found for found in (one(item) for item in items) if found is not None)

    def _word(self, facts: dict[str, Node], key: str, words: Iterable[str]) -> str:
        return (facts[key].as_word(self.problems, key, words) or "") if key in facts else ""

    def _text(self, facts: dict[str, Node], key: str) -> str:
        text = (facts[key].as_text(self.problems, key) or "") if key in facts else ""
        return " ".join(text.split())


def _but_for(node: Map, keys: tuple[str, ...]) -> Map:
    """A map with only these of its keys."""
    return Map(node.place, {key: value for key, value in node.entries.items() if key.text in keys})


