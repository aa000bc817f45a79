"""A scenario file read and checked, with all its problems in one go."""

from __future__ import annotations

import re

from judge.furuyoni.file.adhoc import read_adhoc
from judge.furuyoni.file.board import BoardReader, chosen
from judge.furuyoni.file.cards import CardIndex
from judge.furuyoni.file.checks import Allow, never
from judge.furuyoni.file.model import EDITIONS, GAMES, PLAYERS, PRINTINGS
from judge.furuyoni.file.names import Names
from judge.furuyoni.file.play import read_play, read_random
from judge.furuyoni.vocab import CORE, seated
from judge.port.scenario import Decides, Noted, Scenario
from judge.scenario.clauses import clause
from judge.scenario.expect import ExpectReader
from judge.scenario.folders import CLAIMS_KEY
from judge.text.errors import Problem, gathered, suggest
from judge.text.nodes import Map, Node, Text
from judge.text.source import parse, read

KEYS = (
    "scenario", "game", "edition", "cards", "question", "source", "board", "play", "expect", "readings", "history",
    "random", "seed", "cards_adhoc", "saved", "decides", "text_alone",
)  # fmt: skip
_GAP = re.compile(r"G[0-9]{1,3}")
_SEED_MOST = 999_999_999


def load_scenario(
    path: str, cards: CardIndex, *, edition: str = "", printing: str = "", allow: Allow = never
) -> tuple[Scenario | None, list[Problem]]:
    """Read the scenario file at `path` (`-`: standard input).

    Parameters
    ----------
    cards
        what the names of cards and megami mean
    edition, printing
        take the place of what the file states; without a printing of its own a file has that of its edition
    allow
        asked about what no board shows unless a card allows it, see `judge.furuyoni.file.checks.Oddity`

    Returns
    -------
    The scenario and no problem, or None and every problem found, in the order in which they stand. Never raises.
    """
    root, problems = read(path)
    return _scenario("<stdin>" if path == "-" else path, root, problems, cards, edition, printing, allow)


def parse_scenario(
    text: str | bytes, file: str, cards: CardIndex, *, edition: str = "", printing: str = "", allow: Allow = never
) -> tuple[Scenario | None, list[Problem]]:
    """Read a scenario from memory, as `load_scenario` does; `file` is the name that its places bear."""
    root, problems = parse(text, file)
    return _scenario(file, root, problems, cards, edition, printing, allow)


def node_scenario(
    root: Node, file: str, cards: CardIndex, *, edition: str = "", printing: str = "", allow: Allow = never
) -> tuple[Scenario | None, list[Problem]]:
    """Read a scenario from what was read of a file, as `load_scenario` does."""
    return _scenario(file, root, [], cards, edition, printing, allow)


def _scenario(
    file: str, root: Node | None, problems: list[Problem], cards: CardIndex, edition: str, printing: str, allow: Allow
) -> tuple[Scenario | None, list[Problem]]:
    if root is None:
        return None, problems
    return gathered(problems, lambda found: _Loader(file, found, cards, allow).scenario(root, edition, printing))


class _Loader:
    def __init__(self, file: str, problems: list[Problem], cards: CardIndex, allow: Allow) -> None:
        self.file = file
        self.problems = problems
        self.index = cards
        self.allow = allow

    def scenario(self, root: Node, edition: str, printing: str) -> Scenario | None:
        problems = self.problems
        if root.as_map(problems, "a scenario") is None:
            return None
        if isinstance(root, Map) and root.get(CLAIMS_KEY) is not None:
            problems.append(root.problem("J106", "this is a file of claims, no scenario", "`judge faq` checks it"))
            return None
        facts = root.known(KEYS, problems, "a scenario")
        game = facts["game"].as_word(problems, "game", GAMES) if "game" in facts else GAMES[0]
        stated = facts["edition"].as_word(problems, "edition", EDITIONS) if "edition" in facts else None
        of_file = stated or next(iter(EDITIONS))
        edition = edition or of_file
        own = facts["cards"].as_word(problems, "cards", PRINTINGS) if "cards" in facts else None
        printing = printing or own or EDITIONS.get(edition, PRINTINGS[-1])
        words = seated.of(chosen(facts["board"], self.index)) if "board" in facts else CORE
        adhoc = read_adhoc(facts["cards_adhoc"], problems, words) if "cards_adhoc" in facts else {}
        names = Names(self.index, printing, adhoc)
        if "board" not in facts:
            problems.append(root.problem("J101", "there is no board", "add `board:`"))
            return None
        board = BoardReader(names, self.allow, problems, words).board(facts["board"])
        if board is None:
            return None
        if "saved" in facts and (edition, printing) != (of_file, own or EDITIONS.get(of_file)):
            message = "a machine saved in mid-run stands in one edition, with the cards of one printing"
            problems.append(Problem.at(board.place, "J503", message, "take the scenario it was exported from"))
        megami = tuple(version for seat in board.seats.values() for version in seat.megami)
        expectations = ExpectReader(names, megami, problems, words)
        return Scenario(
            file=self.file,
            board=board,
            title=self._text(facts, "scenario"),
            game=game or GAMES[0],
            edition=edition,
            cards=printing,
            question=self._text(facts, "question"),
            source=self._text(facts, "source"),
            play=read_play(facts["play"], problems, words) if "play" in facts else (),
            expect=expectations.read(facts["expect"]) if "expect" in facts else (),
            readings=self._readings(facts["readings"]) if "readings" in facts else {},
            history=tuple(self._history(facts["history"])) if "history" in facts else (),
            random=read_random(facts["random"], problems) if "random" in facts else (),
            seed=facts["seed"].as_int(problems, "seed", 0, _SEED_MOST) if "seed" in facts else None,
            adhoc=adhoc,
            saved=self._text(facts, "saved"),
            decides=self._decides(facts["decides"]) if "decides" in facts else None,
            text_alone="text_alone" in facts and facts["text_alone"].as_bool(problems, "text_alone") is True,
        )

    def _text(self, facts: dict[str, Node], key: str) -> str:
        return (facts[key].as_text(self.problems, key) or "") if key in facts else ""

    def _decides(self, node: Node) -> Decides | None:
        said = node.known(("fact", "clause"), self.problems, "decides")
        text = said["fact"].as_text(self.problems, "decides: fact") if "fact" in said else None
        name = clause(said["clause"], self.problems) if "clause" in said else None
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

    def _history(self, node: Node, before: str = "") -> list[Noted]:
        found: list[Noted] = []
        for key, value in (node.as_map(self.problems, "history") or {}).items():
            if isinstance(value, Map) and not before:
                if key.text in PLAYERS:
                    found += self._history(value, f"{key.text}.")
                else:
                    hint = suggest(key.text, PLAYERS) or "facts of one player stand under `a:` or `b:`"
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
