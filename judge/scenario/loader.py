"""A scenario file read and checked, with all its problems in one go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from judge.light import regex
from judge.port.expect import Decides, Noted
from judge.port.floor import Floor, Scenario
from judge.scenario.clauses import clause
from judge.scenario.expect import ExpectReader
from judge.scenario.fields import DECIDES, scenario
from judge.scenario.folders import is_claims_key
from judge.scenario.play import read_play, read_random
from judge.scenario.speech import choices_of, plainly, plainly_at
from judge.text.errors import Place, Problem, gathered, suggest
from judge.text.nodes import Map, Node, Text
from judge.text.source import parse, read

Floors = Mapping[str, Floor]
"""The games there are, by the name that a file gives; the first is that of a file that names none."""
_GAP = regex(r"G[0-9]{1,3}")


def floor_of(root: Node, floors: Floors, problems: list[Problem]) -> Floor:
    """The game that a file names, or the first."""
    node = plainly_at(root, "game")
    name = node.as_word(problems, "game", floors) if node is not None else None
    return floors[name or next(iter(floors))]


def choice_of(stated: str, known: Mapping[str, object] | tuple[str, ...], what: str, problems: list[Problem]) -> str:
    """An edition or a printing asked for beside a file, "" and a problem where the game has none of that name."""
    if stated and stated not in known:
        hint = suggest(stated, known) or f"one of {', '.join(known)}"
        problems.append(Problem.at(Place(ARGUMENTS), "J024", f"{stated!r} is no {what}", hint))
        return ""
    return stated


ARGUMENTS = "<arguments>"


def load_scenario(
    path: str, floors: Floors, *, edition: str = "", printing: str = ""
) -> tuple[Scenario | None, list[Problem]]:
    """Read the scenario file at `path` (`-`: standard input).

    Parameters
    ----------
    floors
        the games there are, by name
    edition, printing
        take the place of what the file states; without a printing of its own a file has that of its edition

    Returns
    -------
    The scenario and no problem, or None and every problem found, in the order in which they stand. Never raises.
    """
    root, problems = read(path)
    return _scenario("<stdin>" if path == "-" else path, root, problems, floors, edition, printing)


def parse_scenario(
    text: str | bytes, file: str, floors: Floors, *, edition: str = "", printing: str = ""
) -> tuple[Scenario | None, list[Problem]]:
    """Read a scenario from memory, as `load_scenario` does; `file` is the name that its places bear."""
    root, problems = parse(text, file)
    return _scenario(file, root, problems, floors, edition, printing)


def node_scenario(
    root: Node, file: str, floors: Floors, *, edition: str = "", printing: str = ""
) -> tuple[Scenario | None, list[Problem]]:
    """Read a scenario from what was read of a file, as `load_scenario` does."""
    return _scenario(file, root, [], floors, edition, printing)


def _scenario(
    file: str, root: Node | None, problems: list[Problem], floors: Floors, edition: str, printing: str
) -> tuple[Scenario | None, list[Problem]]:
    if root is None:
        return None, problems
    return gathered(problems, lambda found: _Loader(file, found, floors).scenario(root, edition, printing))


class _Loader:
    def __init__(self, file: str, problems: list[Problem], floors: Floors) -> None:
        self.file = file
        self.problems = problems
        self.floors = floors

    def scenario(self, root: Node, edition: str, printing: str) -> Scenario | None:
        problems = self.problems
        if root.as_map(problems, "a scenario") is None:
            return None
        if isinstance(root, Map) and any(is_claims_key(key.text) for key in root.entries):
            problems.append(root.problem("J106", "this is a file of claims, no scenario", "`judge faq` checks it"))
            return None
        floor = floor_of(root, self.floors, problems)
        root = plainly(root, floor.files.words, partial(choices_of, floor))
        files, editions = floor.files, floor.editions
        facts = scenario(floor).read(root, problems)
        stated = facts.get("edition")
        of_file = stated or next(iter(editions))
        edition = choice_of(edition, editions, "edition", problems) or of_file
        own = facts.get("cards")
        printing = choice_of(printing, tuple(floor.printings), "printing", problems) or own or editions[edition]
        if "board" not in facts:
            problems.append(root.problem("J101", "there is no board", "add `board:`"))
            return None
        reading = files.reading(facts.nodes, edition, printing, problems)
        if reading.board is None:
            return None
        if "saved" in facts and (edition, printing) != (of_file, own or editions[of_file]):
            message = "a machine saved in mid-run stands in one edition, with the cards of one printing"
            problems.append(Problem.at(facts["board"].place, "J503", message, "take the scenario it was exported from"))
        expectations = ExpectReader(floor, reading, problems)
        played = read_play(floor, reading, facts["play"], problems, expectations.read) if "play" in facts else ((), ())
        found = Scenario(
            file=self.file,
            board=reading.board,
            floor=floor,
            title=facts.get("scenario"),
            game=floor.name,
            edition=edition,
            cards=printing,
            question=facts.get("question"),
            source=facts.get("source"),
            play=played[0],
            moments=played[1],
            expect=expectations.read(facts["expect"]) if "expect" in facts else (),
            yes_if=expectations.answering(facts["yes_if"], "yes_if") if "yes_if" in facts else (),
            no_if=expectations.answering(facts["no_if"], "no_if") if "no_if" in facts else (),
            readings=self._readings(facts["readings"]) if "readings" in facts else {},
            history=tuple(self._history(facts["history"], floor.players)) if "history" in facts else (),
            random=read_random(reading, facts["random"], problems) if "random" in facts else (),
            seed=facts.get("seed"),
            adhoc=reading.adhoc,
            saved=facts.get("saved"),
            decides=self._decides(facts["decides"], floor) if "decides" in facts else None,
            text_alone=facts.get("text_alone"),
        )
        if "puzzle" in facts:
            from judge.scenario.puzzle import PuzzleReader

            assert isinstance(root, Map)
            again = partial(self._again, edition=edition, printing=printing)
            reader = PuzzleReader(floor, root, problems, expectations.can, again)
            found = found._replace(puzzle=reader.read(facts["puzzle"]))
        if problems:
            reading.unready(printing, problems)
        return found

    def _again(self, content: Map, edition: str, printing: str) -> Scenario | None:
        """The file with another content, in that edition, with the cards of that printing."""
        found, problems = node_scenario(content, self.file, self.floors, edition=edition, printing=printing)
        self.problems += problems
        return found

    def _decides(self, node: Node, floor: Floor) -> Decides | None:
        said = DECIDES.read(node, self.problems, head="decides: ")
        text = said.get("fact")
        name = clause(floor, said["clause"], self.problems) if "clause" in said else None
        if isinstance(node, Map) and len(said) < 2:
            hint = "like `decides: {fact: b.life, clause: 9-4 iii}`"
            self.problems.append(node.problem("J307", "decides names a fact and a clause", hint))
        return Decides(node.place, text, name) if text and name else None

    def _readings(self, node: Node) -> dict[str, str]:
        readings: dict[str, str] = {}
        for gap, reading in (node.as_map(self.problems, "readings") or {}).items():
            letter = reading.as_text(self.problems, f"the reading of {gap.text}")
            if not _GAP.fullmatch(gap.text):
                self.problems.append(gap.problem("J102", f"{gap.text!r} is no gap of the rules", "like `G5: b`"))
            elif letter is not None and not (len(letter) == 1 and letter.isascii() and letter.islower()):
                self.problems.append(reading.problem("J102", f"{letter!r} is no reading", f"like `{gap.text}: b`"))
            elif letter is not None:
                readings[gap.text] = letter
        return readings

    def _history(self, node: Node, players: Sequence[str], before: str = "") -> list[Noted]:
        found: list[Noted] = []
        for key, value in (node.as_map(self.problems, "history") or {}).items():
            if isinstance(value, Map) and not before:
                if key.text in players:
                    found += self._history(value, players, f"{key.text}.")
                else:
                    hint = suggest(key.text, players) or "facts of one player stand under `a:` or `b:`"
                    self.problems.append(key.problem("J105", f"history: {key.text!r} is no player", hint))
            elif (text := value.as_text(self.problems, f"history: {key.text}")) is not None:
                found.append(Noted(key.place, before + key.text, _noted(value, text)))
        return found


def _noted(node: Node, text: str) -> int | bool | str:
    if isinstance(node, Text) and node.quoted:
        return text
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
