"""What a scenario file of the game may say, read and written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from judge.messages import messages
from judge.port.reading import Wanted
from judge.port.simple_board import Spoken
from judge.text.errors import Problem, suggest
from judge.text.written import listed, mapped, scalar
from judge.vision.cards import index
from judge.vision.definitions import TABLE
from judge.vision.file import facts, lines, speech
from judge.vision.file.board import BOARD, FLAGS, LISTS, BoardReader, lying
from judge.vision.file.called import CALLED, VERBS
from judge.vision.file.made_up import adhoc_of
from judge.vision.messages import WORDS
from judge.vision.model import PLAYERS

if TYPE_CHECKING:
    from judge.port.expect import Line
    from judge.port.floor import Scenario
    from judge.text.fields import Table
    from judge.text.nodes import Node
    from judge.text.schema import Schema
    from judge.vision.file.model import Board


class Reading(Spoken):
    """What was read of a board, and reads what names cards on it."""

    verbs = lines.VERBS
    called = CALLED
    other = VERBS

    def __init__(self, board: Board | None, adhoc: Mapping[str, Any]) -> None:
        self.board = board
        self.adhoc = adhoc
        self.paths = facts.paths(board)

    def plainly(self, said: str) -> str:
        """A line in English, whatever language it is written in."""
        return speech.plainly(said)

    def path(self, said: str) -> str:
        """A card may be said by its number too: `No.031.attack`."""
        return said if self.board is None else facts.path(said, self.board)

    def words(self, path: str) -> Sequence[str]:
        """The words that a fact may be."""
        return facts.words(path)

    def unready(self, printing: str, problems: list[Problem]) -> None:
        """What would keep the board from being adjudicated is told when it is set up."""

    def tried(self, node: Node, line: Line, problems: list[Problem]) -> bool:
        """Whether the card that a line names is on the board, and none that it is played or used on is misspelt."""
        if self.board is None or line.verb not in lines.OF_A_CARD or line.attempt:
            return True
        about = lines.about(line)
        if not self._is_there(about):
            hint = suggest(about, self._called()) or "name a card of the board"
            problems.append(node.problem("J203", f"no card on the board is called {about!r}", hint))
            return False
        on = lines.parts(line).get("on", "") if line.verb in speech.VERBS else ""
        return all(self._is_spelt(name, node, problems) for name in re.split(r"\s+and\s+", on))

    def objects(self, node: Node, what: str, problems: list[Problem]) -> tuple[str, ...]:
        """The texts of a list, none of which may be the name of a card of the board misspelt where cards are listed."""
        found = super().objects(node, what, problems)
        if what.rpartition(".")[2] not in facts.WORDS_OF_CARD:
            for name in found:
                self._is_spelt(name, node, problems)
        return found

    def _called(self) -> list[str]:
        """The names that cards of the board have, or may come to have."""
        if self.board is None:
            return []
        known = [n for c in self.board.cards.values() for n in (c.name, *(side.name for side in c.turned))]
        return known + [str(d["name"]) for d in self.board.definitions.values() if "name" in d]

    def _is_there(self, said: str) -> bool:
        """Whether a card of the board is called so, by its name, its number or whose it is."""
        name = lines.plain(said).partition("#")[0]
        numbers = () if self.board is None else (lines.plain(c.no) for c in self.board.cards.values())
        bare = {*map(lines.plain, self._called()), *numbers}
        if name in bare or name.partition("'s")[2] in bare or name.startswith(("card", "?")):
            return True
        return name.rpartition("of")[0] in bare

    def _is_spelt(self, said: str, node: Node, problems: list[Problem]) -> bool:
        """Whether a text is not the name of a card of the board with a slip."""
        if self.board is None or self._is_there(said):
            return True
        hint = suggest(said, self._called())
        if not hint or index.find(said):
            return True
        problems.append(node.problem("J203", f"no card on the board is called {said!r}", hint))
        return False


class Files:
    """Reads and writes boards."""

    keys = ("cards", "cards_adhoc")
    claims: tuple[str, ...] = ()
    impossible: tuple[str, ...] = ()
    varied = tuple(f"{p}.life" for p in PLAYERS)
    wanted = tuple(
        one
        for p in PLAYERS
        for one in (Wanted(f"{p}.life"), Wanted(f"{p}.field", "cards"), Wanted(f"{p}.hand", "cards"),
                    Wanted(f"{p}.nodes"), Wanted(f"{p}.deck"))
    )  # fmt: skip

    def words(self, lang: str) -> Mapping[str, str]:
        """The terms that are messages."""
        own = messages(lang, WORDS)
        return {key[5:]: own.say(key) for key in own.patterns if key.startswith("term-")}

    def is_claim(self, key: str) -> bool:
        """There are none of its own."""
        return False

    def reading(self, facts: Mapping[str, Node], edition: str, printing: str, problems: list[Problem]) -> Reading:
        """The board of a file, with the cards it makes up."""
        from judge.vision import catalogue

        node = facts.get("cards_adhoc")
        made = adhoc_of(node, problems)
        board = BoardReader(problems, made.cards, made.abilities).read(facts["board"])
        if board is not None:
            board = board._replace(definitions=catalogue.definitions(), places=made.places)
        return Reading(board, {} if node is None else node.plain())  # type: ignore[arg-type]

    def again(self, scenario: Scenario) -> Reading:
        """What reads the lines of a scenario."""
        return Reading(scenario.board, scenario.adhoc)

    def written_adhoc(self, adhoc: Any) -> str:
        """Cards made up, as they were said."""
        return _written(adhoc)

    def written_board(self, board: Board) -> Iterator[str]:
        """The lines of a board."""
        view = board.values
        for key in ("turn", "active"):
            yield f"{key}: {view.get(key)}"
        yield f"phase: {board.begin}"
        if view.get("first_turn"):
            yield "first_turn: true"
        for player in PLAYERS:
            yield f"{player}: {mapped(dict(self._seat(board, player)))}"

    def _seat(self, board: Board, player: str) -> Iterator[tuple[str, str]]:
        values = board.values
        yield "life", str(values.get(f"{player}.life"))
        for zone in (*LISTS, "nodes"):
            cards = values.get(f"{player}.{zone}", ())
            if cards:
                yield zone, listed(self._card(board, c, player) for c in cards)
        for flag, path in FLAGS.items():
            if values.get(f"this_turn.{player}.{path}"):
                yield flag, "true"
        if values.get(f"{player}.hell"):
            yield "hell", "true"

    def _card(self, board: Board, card: int, player: str) -> str:
        values, head = board.values, f"card.{card}."
        key = values[head + "card"]
        name = "?" if key == "?" else scalar(key if not key.startswith("adhoc ") else board.cards[key].name)
        how: dict[str, str] = {}
        for flag in ("asleep", "down"):
            if values.get(head + flag):
                how[flag] = "true"
        combat = values.get(head + "combat") or 0
        told = {"damage": (values.get(head + "damage") or 0) + combat, "combat_damage": combat,
                "turned": values.get(head + "turned")}  # fmt: skip
        how |= {said: str(n) for said, n in told.items() if n}
        if values.get(head + "owner") != player:
            how["owner"] = str(values[head + "owner"])
        if values.get(head + "as"):
            how["as"] = scalar(_called_as(values[head + "as"]))
        if values.get(head + "entered"):
            how["entered_this_turn"] = "true"
        below = values.get(head + "set", ())
        if below:
            how["set"] = listed(self._card(board, c, player) for c in below)
        return f"{{{name}: {mapped(how)}}}" if how else name

    def changes(self, before: Board, after: Board) -> Iterator[str]:
        """The lines that a board has to state otherwise to be another."""
        old = {*self.written_board(before)}
        return (line for line in self.written_board(after) if line not in old)

    def written(self, value: Any) -> str:
        """A card named in the value of a fact."""
        return scalar(str(value))

    def deck(self) -> Table:
        """What a file may say that holds a deck."""
        from judge.vision.cards.decks import TABLE

        return TABLE

    def pools(self) -> None:
        """Cards are brought by nobody: a deck is of any."""

    def schema(self) -> Mapping[str, Any]:
        """JSON Schema of the board and its lines."""
        made: Schema = {"type": "object", "additionalProperties": TABLE.schema()}
        line: Schema = {"type": "string", "pattern": f"^(attempt )?({'|'.join(lines.VERBS)})( |$)"}
        return {
            "board": BOARD.schema(), "cards_adhoc": made, "player": line, "chance": line, "expect": {},
            "patterns": {r"^card\.": {}}, "defs": lying(),
        }  # fmt: skip


def _written(value: Any) -> str:
    if isinstance(value, Mapping):
        return mapped({scalar(str(k)): _written(v) for k, v in value.items()})
    if isinstance(value, list | tuple):
        return listed(map(_written, value))
    if isinstance(value, bool):
        return str(value).lower()
    return scalar(str(value))


def _called_as(made: Mapping[str, Any]) -> str:
    """What a card counts as, as a board says it: the name of a definition of the game, or its own."""
    from judge.vision import catalogue

    known = (name for name, one in catalogue.definitions().items() if one == made)
    return next(known, str(made.get("name")))
