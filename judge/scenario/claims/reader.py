"""Reading files of claims, with all their problems in one go."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from judge.scenario.claims import fields
from judge.scenario.claims.fields import ID, OF_BOARD
from judge.scenario.claims.model import Case, Claim, Claims
from judge.scenario.claims.variations import read_rows, read_vary
from judge.scenario.folders import CLAIMS_KEY
from judge.scenario.loader import Floors, floor_of
from judge.scenario.speech import choices_of, claims_plainly
from judge.text.errors import Problem, gathered
from judge.text.nodes import List, Map, Node, Text
from judge.text.source import parse, read

if TYPE_CHECKING:
    from collections.abc import Container

    from judge.port.floor import Floor
    from judge.text.fields import Facts

BESIDE_SHIPPED = ("note", "scenario", "edition", "cards", "vary", "each", "claim")


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
        floor = floor_of(root, floors, found)
        reader = _Reader(file, found, floor)
        claims = reader.claims(claims_plainly(root, floor.files.words, partial(choices_of, floor)))
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
        self.claim, self.case = fields.claim(floor), fields.case(floor)
        self.inside = 0
        """How many of the problems are of one claim, which is left out; the others can be judged without it."""

    def claims(self, root: Node) -> Claims | None:
        if root.as_map(self.problems, "a file of claims") is None:
            return None
        if isinstance(root, Map) and root.get(CLAIMS_KEY) is None and root.get("board") is not None:
            message = "this is a scenario, no file of claims"
            self.problems.append(root.problem("J106", message, "`judge run` adjudicates it; claims begin with `faq:`"))
            return None
        facts = fields.file(self.floor).read(root, self.problems)
        for key in (CLAIMS_KEY, "claims"):
            if key not in facts:
                self.problems.append(root.problem("J802", f"there is no `{key}:`", f"add `{key}:`"))
        items = facts["claims"].as_list(self.problems, "claims") or () if "claims" in facts else ()
        read = tuple(claim for item in items if (claim := self._sound(item)) is not None)
        return Claims(self.file, facts.get(CLAIMS_KEY), self.floor, facts.get("source"), read)

    def _sound(self, node: Node) -> Claim | None:
        """A claim; None, and problems more, where something is wrong with it."""
        before = len(self.problems)
        claim = self._claim(node)
        self.inside += len(self.problems) - before
        return claim if len(self.problems) == before else None

    def _claim(self, node: Node) -> Claim | None:
        if node.as_map(self.problems, "a claim") is None:
            return None
        facts = self.claim.read(node, self.problems).whole()
        id = self._id(node, facts)
        if "claimed" not in facts:
            self.problems.append(node.problem("J802", f"{id or 'a claim'} says nothing", "add `claimed:`"))
        waiting, verdict = facts.get("waiting"), facts.get("verdict")
        unruled = verdict == "undecidable" and bool(facts.keys() & {"why"}) and not facts.keys() & {"boards", "waiting"}
        if ("boards" in facts) == ("waiting" in facts) and not unruled:
            message = f"{id or 'a claim'} has " + ("boards and waits" if waiting else "neither boards nor waits")
            self.problems.append(node.problem("J802", message, "one of `boards:` and `waiting:`"))
        elif verdict and (verdict == "waiting") != bool(waiting):
            message = "it waits" if waiting else "it has boards"
            hint = "say in `why` what it will be" if waiting else "say what comes of them"
            self.problems.append(facts.nodes["verdict"].problem("J802", f"{verdict}: but {message}", hint))
        if ("strictly" in facts) != ("ordinarily" in facts):
            message = f"{id}: `strictly:` and `ordinarily:` stand together"
            hint = "the word that is taken strictly, and the boards of the ordinary reading"
            at = facts.nodes["strictly" if "strictly" in facts else "ordinarily"]
            self.problems.append(at.problem("J802", message, hint))
        claim = Claim(
            place=node.place,
            id=id,
            claimed=facts.get("claimed"),
            question=facts.get("question"),
            where=facts.get("place"),
            verdict="waiting" if waiting else verdict,
            clauses=facts.get("clauses"),
            editions=facts.get("editions") or tuple(sorted(self.floor.editions)),
            printings=facts.get("printings"),
            why=facts.get("why"),
            cases=self._cases(facts, "boards", id),
            waiting=waiting,
            source=facts.get("source"),
            dated=facts.get("dated"),
            about=facts.get("about"),
            doubt=facts.get("doubt"),
            sort=facts.get("sort"),
            strictly=facts.get("strictly"),
            ordinary=self._cases(facts, "ordinarily", id),
        )
        self._never_judged(claim)
        return claim

    def _cases(self, facts: Facts, key: str, id: str) -> tuple[Case, ...]:
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

    def _id(self, node: Node, facts: Facts) -> str:
        id: str = facts.get("id")
        at = facts.nodes.get("id", node)
        if "id" not in facts:
            self.problems.append(ID.wrong(node, "", "id"))
        elif id in self.ids and ID.fits(id):
            self.problems.append(at.problem("J801", f"another claim is called {id!r}", "give it a name of its own"))
        self.ids.add(id)
        return id

    def _case(self, node: Node) -> Case | None:
        if not isinstance(node, Map):
            node.as_map(self.problems, "a board of a claim")
            return None
        facts = self.case.read(node, self.problems).whole()
        said = facts.get("claim")
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
        shipped = facts.get("scenario")
        at = facts.nodes.get("scenario")
        content = self._shipped(at, shipped, node) if at is not None else _but_for(node, OF_BOARD)
        rows = read_rows(facts["each"], self.problems) if "each" in facts else ({},)
        vary = read_vary(facts["vary"], content, self.floor, self.problems) if "vary" in facts else {}
        if content is None or not facts.keys() & {"claim", "refused"} or not rows or vary is None:
            return None
        expected = {Text(said.place, "expect"): said} if said is not None else {}
        entries = {**content.entries, **expected}
        return Case(
            node.place, Map(content.place, entries), self.floor, facts.get("note"), shipped, rows, vary,
            facts.get("edition"), facts.get("cards"), facts.get("refused"),
        )  # fmt: skip

    def _only_refused(self, facts: Facts) -> None:
        """Of a board that is claimed to be none nothing else can be said."""
        for key in ("claim", "play", "scenario"):
            if key in facts:
                message = f"there is no such board, and it has a `{key}:`"
                self.problems.append(facts.nodes[key].problem("J802", message, "one of the two"))

    def _shipped(self, at: Node, name: str, node: Map) -> Map | None:
        """The content of a scenario that comes with the project, or lies beside the file."""
        from judge.data import scenarios

        for key in node.entries:
            if key.text in OF_BOARD and key.text not in BESIDE_SHIPPED:
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
        return _but_for(root, tuple(key for key in OF_BOARD if key != "edition"))


def _but_for(node: Map, keys: Container[str]) -> Map:
    """A map with only these of its keys."""
    return Map(node.place, {key: value for key, value in node.entries.items() if key.text in keys})


